import assert from 'node:assert/strict';
import { marked, scoreOf } from './bullets';

/** `[stronger, weaker]`. */
const ORDER: [string, [string, string][]][] = [
  [
    'a measured result with its baseline over one without',
    [
      [
        'Cut invoice export from 40 s to 6 s by streaming rows.',
        'Cut invoice export time by 85% by streaming rows.',
      ],
      ['流式写出行,将发票导出由 40 秒降到 6 秒', '流式写出行,将发票导出耗时降低 85%'],
    ],
  ],
  [
    'a measured result over the same deed without one',
    [
      ['Cut mail bounces by 30% with address checks.', 'Added address checks to the mail form.'],
      ['为邮件表单加地址校验,退信减少 30%', '为邮件表单加地址校验'],
    ],
  ],
  [
    'a concrete effect without a number over the bare object',
    [
      [
        'Made uploads resumable, so a dropped connection no longer costs the whole file.',
        'Built the file upload.',
      ],
      ['上传改为分片,断线后可续传', '开发文件上传'],
      ['Wrote a lint rule that rejects unescaped SQL.', 'Wrote a lint rule for SQL.'],
    ],
  ],
  [
    'a concrete object over any project’s words',
    [
      ['Built the tide table for harbour pilots.', 'Built new features for the application.'],
      ['编写潮汐表供引航员查询', '开发系统的新功能模块'],
    ],
  ],
  [
    'a short fact over long vagueness',
    [
      [
        'Cached tariffs; quotes now take 0.2 s instead of 3 s.',
        'Significantly improved the overall performance of various parts of the quoting application in many ways, which greatly benefited numerous users.',
      ],
      [
        '缓存运价,报价由 3 秒降到 0.2 秒',
        '对报价系统进行了大量优化,大幅提升了整体性能和用户体验,获得了广泛好评',
      ],
    ],
  ],
  [
    'an effect over versions, years and counts of tools',
    [
      [
        'Let clerks undo a posting within the same day.',
        'Used Java 17, Spring Boot 3.1 and Oracle 19c in 4 modules from 2020 to 2023.',
      ],
      ['让柜员当日可撤销记账', '2020 年至 2023 年使用 Java 17、Spring Boot 3.1、Oracle 19c 开发 4 个模块'],
    ],
  ],
  [
    'an effect over counts of activity',
    [
      [
        'Moved the stock check before payment, so nobody pays for what is sold out.',
        'Attended 180 meetings, closed 400 tickets and wrote 50,000 lines of code.',
      ],
      ['把库存校验提前到支付前,售罄商品不再被付款', '参加会议 180 次,处理工单 400 个,编写代码 5 万行'],
      ['Fixed the lock that froze the till at midnight.', 'Fixed 320 bugs.'],
    ],
  ],
  [
    'a named object over a bare percentage',
    [
      ['Cut label misprints by 40% by checking barcodes before printing.', 'Increased efficiency by 40%.'],
      ['打印前校验条码,错标减少 40%', '工作效率提升 40%'],
    ],
  ],
  [
    'what can be read over what is buried',
    [
      [
        'Built the shift planner that seven wards use.',
        'Built (together with IT (who host it), mostly alone (except at the end)) the thing (a planner) which wards use (or used) for shifts (and leave).',
      ],
    ],
  ],
];

describe('rubric: impact', () => {
  for (const [name, pairs] of ORDER) {
    for (const [stronger, weaker] of pairs) {
      it(`puts ${name}: ${stronger.slice(0, 24)}`, () => {
        const [more, less] = [scoreOf('impact', stronger), scoreOf('impact', weaker)];
        assert.ok(more > less + 3, `${more} ${less}`);
      });
    }
  }

  it('is not moved by spaces, marks at the end or capitals', () => {
    const base = scoreOf('impact', '使用 Vue 3 重构商家后台,首屏缩短至 1.2 s');
    for (const text of [
      '使用Vue 3重构商家后台,首屏缩短至1.2 s。',
      '使用 Vue 3 重构商家后台，首屏缩短至 1.2s',
      ' 使用 Vue 3 重构商家后台, 首屏缩短至 1.2 s ',
    ]) {
      assert.equal(Math.round(scoreOf('impact', text)), Math.round(base), text);
    }
    const english = scoreOf('impact', 'Maintained the label printer queue.');
    for (const text of [
      'maintained the label printer queue',
      'Maintains the label printer queue.',
      '  Maintain the label printer queue;',
    ]) {
      assert.equal(scoreOf('impact', text), english, text);
    }
  });

  it('marks vague amounts and leaves exact words alone', () => {
    assert.deepEqual(marked('vague-words', 'Significantly improved several reports, logs, etc.'), [
      'Significantly',
      'several',
      'etc',
    ]);
    assert.deepEqual(marked('vague-words', '大幅优化了多个页面等'), ['大幅', '多个', '等']);
    assert.deepEqual(marked('vague-words', '等待队列按优先级排序,支持相关性检索'), []);
    assert.deepEqual(marked('vague-words', 'Built a multiple choice quiz on a wide-column store.'), []);
  });

  it('does not count a finding without a cost', () => {
    assert.equal(marked('metric', 'Cut build time from 14 to 3 minutes by caching modules in CI.').length, 0);
  });
});
