import { allCaught, allClean } from './claims';

describe('fact gate: whoever judged a thing did not make it', () => {
  allClean([
    ['I was one of the reviewers of the design doc.', 'Reviewed the design doc.'],
    ['接口规范我只是评审人之一。', '参与接口规范评审。'],
    ["I wrote the style guide and reviewed others' patches.", 'Wrote the style guide.'],
  ]);
  allCaught([
    [
      'I was a reviewer of the security handbook, Dana wrote it.',
      'Wrote the security handbook.',
      'Wrote',
      'verb-beyond-evidence',
    ],
    [
      'I commented on the RFC for the new queue.',
      'Wrote the RFC for the new queue.',
      'Wrote',
      'verb-beyond-evidence',
    ],
    ['I proofread the API docs.', 'Authored the API docs.', 'Authored', 'verb-beyond-evidence'],
    [
      'I gave feedback on the design of the login page.',
      'Designed the login page.',
      'Designed',
      'verb-beyond-evidence',
    ],
    ['接口规范我只是评审人之一。', '制定接口规范。', '制定', 'verb-beyond-evidence'],
    ['设计文档我看过，提了点意见。', '撰写设计文档。', '撰写', 'verb-beyond-evidence'],
    ['I signed off the release plan.', 'Drew up the release plan.', 'Drew up', 'verb-beyond-evidence'],
    ['迁移方案我参与过讨论。', '设计迁移方案。', '设计', 'verb-beyond-evidence'],
  ]);
});

describe('fact gate: outcomes that no fact tells of', () => {
  allClean([
    [
      'I moved the logs to Loki; finding the cause of an incident is much quicker now.',
      'Moved the logs to Loki, reducing incident response time.',
    ],
    [
      'I wrote a guide; new hires are up and running in two days instead of a week.',
      'Wrote an onboarding guide, shortening ramp-up.',
    ],
    ['I cached the menu, so the page loads faster.', 'Cached the menu, improving page load speed.'],
    ['Since I added retries the job hardly ever fails.', 'Added retries, making the job more reliable.'],
    ['我给支付回调加了幂等，重复扣款的投诉没有了。', '为支付回调加入幂等，消除重复扣款投诉。'],
    ['列表我改成分页，打开快多了。', '将列表改为分页，提升打开速度。'],
    [
      'I shrank the Docker image from 1.2 GB to 300 MB.',
      'Shrank the Docker image, reducing its size by 75 %.',
    ],
    ['我加了缓存，数据库压力小了很多。', '加入缓存，减轻数据库压力。'],
    ['I wrote a script that fills in the timesheets.', 'Wrote a script to automate timesheets.'],
    ['I built a dashboard to track churn.', 'Built a dashboard for tracking churn.'],
    [
      'I maintain the fraud rules; my last change cut false positives by a third.',
      'Maintain the fraud rules, reducing false positives by a third.',
    ],
    [
      'I added rate limiting to protect the login from brute force.',
      'Added rate limiting to the login, protecting it from brute-force attacks.',
    ],
    ['负责接口性能优化，把慢查询都加了索引。', '优化接口性能，为慢查询添加索引。'],
    ['我写了脚本自动发周报，不用手工了。', '编写周报自动发送脚本，减少手工操作。'],
  ]);
  allCaught([
    [
      'I moved the logs to Loki.',
      'Moved the logs to Loki, greatly reducing incident response time.',
      'greatly reducing incident response time',
      'scope-not-in-evidence',
    ],
    [
      'I wrote a linter rule against console.log.',
      'Wrote a linter rule, cutting production bugs.',
      'cutting production bugs',
      'scope-not-in-evidence',
    ],
    [
      'I rewrote the onboarding emails.',
      'Rewrote the onboarding emails, which boosted activation.',
      'boosted activation',
      'scope-not-in-evidence',
    ],
    [
      'I added alt texts to all images.',
      'Added alt texts to all images, improving search rankings.',
      'improving search rankings',
      'scope-not-in-evidence',
    ],
    [
      'I set up Dependabot.',
      'Set up Dependabot, significantly improving security.',
      'significantly improving security',
      'scope-not-in-evidence',
    ],
    [
      "I split the monolith's billing part out.",
      'Split out the billing service, improving scalability and reliability.',
      'improving scalability',
      'scope-not-in-evidence',
    ],
    [
      'I set up a retro every sprint.',
      'Set up sprint retrospectives, raising team morale.',
      'raising team morale',
      'scope-not-in-evidence',
    ],
    [
      '我给后台加了批量导出。',
      '为后台新增批量导出，大幅提升运营效率。',
      '大幅提升运营效率',
      'scope-not-in-evidence',
    ],
    ['我加了操作日志。', '增加操作日志，降低了误操作风险。', '降低了误操作风险', 'scope-not-in-evidence'],
    [
      '我把组件库升级到了新版本。',
      '升级组件库，页面性能明显改善。',
      '页面性能明显改善',
      'scope-not-in-evidence',
    ],
    [
      '我给支付回调加了幂等。',
      '为支付回调加入幂等，投诉量大幅下降。',
      '投诉量大幅下降',
      'scope-not-in-evidence',
    ],
    ['我做了一套代码模板。', '制作代码模板，代码质量得到提升。', '代码质量得到提升', 'scope-not-in-evidence'],
    ['我给列表加了骨架屏。', '为列表加入骨架屏，提升用户体验。', '提升用户体验', 'scope-not-in-evidence'],
    ['我画了部署架构图。', '绘制部署架构图，团队沟通更加顺畅。', '团队沟通更加顺畅', 'scope-not-in-evidence'],
    ['我写了告警规则。', '编写告警规则，系统稳定性显著提高。', '系统稳定性显著提高', 'scope-not-in-evidence'],
  ]);
});

describe('fact gate: lacks in other words', () => {
  allCaught([
    [
      'I took over the billing code.',
      'Took over billing code that nobody understood.',
      'nobody understood',
      'lack-not-in-evidence',
    ],
    [
      'I wrote the firmware.',
      'Wrote firmware for a board that had never been supported.',
      'never been supported',
      'lack-not-in-evidence',
    ],
    [
      'I added tests to the parser.',
      'Added tests to a previously untested parser.',
      'untested',
      'lack-not-in-evidence',
    ],
    ['我接手了报表系统。', '接手无人敢动的报表系统。', '无人敢动', 'lack-not-in-evidence'],
    ['我做了排班小程序。', '在没有任何预算的情况下完成排班小程序。', '没有任何预算', 'lack-not-in-evidence'],
    ['自学两个月 Go，写了一个代理。', '在缺乏资金的条件下写了一个代理。', '缺乏资金', 'lack-not-in-evidence'],
    [
      'I wrote the parser alone.',
      'Wrote the parser without any documentation.',
      'without any documentation',
      'lack-not-in-evidence',
    ],
    [
      '毕设是我一个人做的识别系统。',
      '在没有标注数据的情况下完成识别系统。',
      '没有标注数据',
      'lack-not-in-evidence',
    ],
    [
      'I set up the lab network.',
      'Set up the lab network from nothing despite zero funding.',
      'zero funding',
      'lack-not-in-evidence',
    ],
  ]);
});
