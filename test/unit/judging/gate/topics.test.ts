import { allCaught, allClean } from './claims';

describe('fact gate: what is denied stands before its denial', () => {
  allClean([
    ['服务一年没挂过，我一直在值班。', '负责服务值班，一年未出现宕机。'],
    ['数据一条没丢，迁移是我做的。', '完成数据迁移，数据零丢失。'],
    ['迁移是我做的，数据一条没丢。', '完成数据迁移。'],
    ['单测没补上，我只补了接口文档。', '补充接口文档。'],
    ['缓存最后没加，我只改了 SQL。', '优化 SQL，未引入缓存。'],
    ['之前监控没做，我来了以后配了 Prometheus。', '使用 Prometheus 搭建监控。'],
    ['导出一直没人做，我后来做了。', '开发导出功能。'],
    ['缓存当时没做，后来我补上了。', '补充缓存。'],
    ['SSO was left out of the first release; I added it later.', 'Added SSO.'],
    [
      'I took over the billing code, nobody had touched it for two years.',
      'Took over billing code that nobody had touched for two years.',
    ],
    ['我接手了一个没人敢动的报表系统。', '接手无人敢动的报表系统。'],
    ['I wrote tests for the parser, it had none.', 'Added tests to a previously untested parser.'],
    ['I had never used Rust before this.', 'Learned Rust on the job, having never used it before.'],
    ['没人带，我自己摸索做的。', '在无人指导的情况下完成。'],
  ]);
  allCaught([
    ['分库分表没做，只做了读写分离。', '完成分库分表与读写分离。', '分库分表', 'denied-in-evidence'],
    ['缓存最后没加，我只改了 SQL。', '引入缓存并优化 SQL。', '缓存', 'denied-in-evidence'],
    ['灰度没搞成，我写了回滚脚本。', '搭建灰度发布并编写回滚脚本。', '灰度', 'denied-in-evidence'],
    ['链路追踪一直没接上，日志我都接了。', '接入链路追踪与日志。', '链路追踪', 'denied-in-evidence'],
    ['国际化后来没时间弄，主题切换做好了。', '实现国际化与主题切换。', '国际化', 'denied-in-evidence'],
    ['埋点我没写，页面是我写的。', '编写页面与埋点。', '埋点', 'denied-in-evidence'],
    ['小程序那边轮不到我，H5 是我做的。', '开发小程序与 H5 页面。', '小程序', 'denied-in-evidence'],
    ['推送功能没来得及做，登录注册做完了。', '完成登录注册与推送功能。', '推送功能', 'denied-in-evidence'],
    ['压测没安排上，接口测试我写了 60 条。', '完成压测与 60 条接口测试。', '压测', 'denied-in-evidence'],
    ['容灾演练泡汤了，监控是我配的。', '组织容灾演练并配置监控。', '容灾演练', 'denied-in-evidence'],
    ['数据大屏没批下来，报表我做了。', '开发数据大屏与报表。', '数据大屏', 'denied-in-evidence'],
    ['暗色模式算是黄了，无障碍我改了一版。', '实现暗色模式与无障碍。', '暗色模式', 'denied-in-evidence'],
    ['OCR 那块没碰过，我写的是上传。', '实现上传与 OCR。', 'OCR', 'denied-in-evidence'],
    [
      '自动扩容没跑通，手动扩容脚本是我写的。',
      '实现自动扩容与手动扩容脚本。',
      '自动扩容',
      'denied-in-evidence',
    ],
    [
      'Sharding never got off the ground; I did the read replicas.',
      'Set up sharding and read replicas.',
      'sharding',
      'denied-in-evidence',
    ],
    [
      'The mobile app fell through, I finished the web app.',
      'Built a mobile app and a web app.',
      'mobile app',
      'denied-in-evidence',
    ],
    [
      'The audit log stayed on paper. I built the export.',
      'Built an audit log and the export.',
      'audit log',
      'denied-in-evidence',
    ],
    [
      'We skipped SSO in the end; I did the password reset.',
      'Implemented SSO and password reset.',
      'SSO',
      'denied-in-evidence',
    ],
    [
      "Load tests? Didn't get to them. Unit tests, yes, I wrote those.",
      'Wrote unit and load tests.',
      'load tests',
      'denied-in-evidence',
    ],
    [
      'I left the recommender alone and only rebuilt the search page.',
      'Rebuilt the search page and the recommender.',
      'recommender',
      'denied-in-evidence',
    ],
  ]);
});
