import assert from 'node:assert/strict';
import { judge, rulesIn } from './judge';

/** Bullets, and the rules over their consistency that find something. */
type Case = [bullets: string[], rules: string[]];

const SPACING: Case[] = [
  [['使用Flink处理埋点', '使用 Kafka 传输日志'], ['han-spacing']],
  [['基于 Netty 实现长连接，支持gRPC协议'], ['han-spacing']],
  [['接入 Jenkins,构建耗时减半', '编写Ansible脚本部署 6 套环境'], ['han-spacing']],
  [['将超时从 3 秒调到 1 秒', '覆盖率由40%升到 75%'], ['han-spacing']],
  [['服务12家门店', '为 30 家门店部署网关'], ['han-spacing']],
  [['为TypeScript项目配置 ESLint规则'], ['han-spacing']],
  [['用 C++编写解码器', '用 C# 编写上位机'], ['han-spacing']],
  [['使用Redis缓存热点', '日均请求 30 万次'], ['han-spacing']],
  [['使用Redis缓存热点', '日均请求30万次'], []],
  [['使用 Redis 缓存热点', '日均请求30万次'], []],
  [['使用 Redis 缓存热点', '日均请求 30万次'], []],
  [['使用 Redis 缓存热点', '日均请求30 万次'], ['han-spacing']],
  [['重构 B端后台', '优化 C端首页'], []],
  [['用 Go语言实现调度器', '用 Rust 实现解析器'], []],
  [['于2021年上线', '于 2022年下线'], ['han-spacing']],
  [['2021年上线小程序', '2022 年下线旧站'], ['han-spacing']],
  [['2021 年 3 月上线', '重写 4 个页面'], []],
  [['2021年3月上线', '重写 4 个页面'], []],
  [['第3期活动由本人设计', '重写 4 个页面'], []],
  [['文档见https://example.com/a中文', '使用 Vue 编写'], []],
  [['发信到ops@example.com确认', '使用 Vue 编写'], []],
  [['修改`user_id`字段', '使用 Vue 编写'], []],
  [['代码在src/core/index.ts中', '使用 Vue 编写'], []],
  [['适配 4G和 5G 两种网络', '使用 Vue 编写'], ['han-spacing']],
  [['适配 5G网络', '使用 Vue 编写'], []],
  [['负责 漏损报表', '编制日报', '整理月报'], ['space-in-han']],
  [['监控 告警接入', '编制日报', '整理月报'], ['space-in-han']],
  [['性能优化 首屏提速', '稳定性 补齐降级', '工程化 拆包'], []],
];

const WIDTH: Case[] = [
  [['重写结算,减少人工', '拆分网关，独立发布'], ['punctuation-width']],
  [['重写结算,减少人工，提升效率'], ['punctuation-width']],
  [['重写结算，减少人工.', '拆分网关，独立发布.'], ['punctuation-width']],
  [['重写结算，减少人工.', '拆分网关，独立发布。'], ['punctuation-width']],
  [['重写结算，减少人工;上线回滚', '拆分网关，独立发布'], ['punctuation-width']],
  [['技术栈:前端用 Vue，后端用 Go', '职责：开发与维护'], ['punctuation-width']],
  [['职责:开发与维护，含值班', '拆分网关，独立发布'], ['punctuation-width']],
  [['职责:开发与维护', '成果:减少人工'], []],
  [['职责:开发与维护', '成果：减少人工'], ['punctuation-width']],
  [['完成迁移(含历史数据)', '完成回归（含兼容性测试）'], ['punctuation-width']],
  [['完成迁移（含历史数据)', '编写回归用例'], ['punctuation-width']],
  [['实现鉴权(RBAC)', '完成回归（含兼容性测试）'], []],
  [['实现鉴权(RBAC)', '实现单点登录（SSO）'], ['punctuation-width']],
  [['是否可用?由探活决定，每分钟一次'], ['punctuation-width']],
  [['支持 1:N 关系，延迟 0.5 秒', '每日 03:30 备份，保留 7 天'], []],
  [['使用 Vue, React 与 Svelte，覆盖三端'], []],
  [['使用 Vue,提升渲染速度，减少包体'], ['punctuation-width']],
  [['接入Sentry,处理告警', '编写用例,覆盖主流程'], []],
  [['接入Sentry,处理告警.', '编写用例,覆盖主流程.'], []],
  [['接入Sentry,处理告警。', '编写用例,覆盖主流程。'], []],
  [['升级到 v2.0.1，修复 3 处崩溃', '适配 iOS 17.2，改 12 个页面'], []],
  [['编写ＡＰＩ文档', '补充用例'], ['wide-letters']],
  [['节省１２台机器', '补充用例'], ['wide-letters']],
  [['耗时降低30％', '补充用例'], []],
  [['Built the API，wrote its tests', 'Fixed the cache'], ['punctuation-width']],
  [['Built the API（v2）', 'Fixed the cache'], ['punctuation-width']],
];

const MARKS: Case[] = [
  [['接入告警 ,每周处理', '编写日报'], ['space-before-mark']],
  [['接入告警 ，每周处理', '编写日报'], ['space-before-mark']],
  [['接入告警， 每周处理', '编写日报'], ['space-before-mark']],
  [['接入告警（ 按门店 ）', '编写日报'], ['space-before-mark']],
  [
    ['接入告警  每周处理', '编写日报', '整理周报'],
    ['space-in-han', 'stray-spaces'],
  ],
  [['接入告警 ', '编写日报'], ['stray-spaces']],
  [['　接入告警', '编写日报'], ['stray-spaces']],
  [['接入告警。', '编写日报'], ['end-punctuation']],
  [['接入告警；', '编写日报；', '整理周报。'], []],
  [['接入告警；', '编写日报', '整理周报'], ['end-punctuation']],
  [['接入告警；', '编写日报。', '整理周报。'], ['end-punctuation']],
  [['接入告警,', '编写日报'], ['end-punctuation']],
  [['接入告警、', '编写日报'], ['end-punctuation']],
  [['接入告警！', '编写日报'], ['end-punctuation']],
  [['接入告警。。', '编写日报。'], ['repeated-mark']],
  [['接入告警，，每周处理', '编写日报'], ['repeated-mark']],
  [['接入告警！！！', '编写日报！'], ['repeated-mark']],
  [['1. 接入告警', '2. 编写日报'], ['bullet-mark']],
  [['1、接入告警', '2、编写日报'], ['bullet-mark']],
  [['（1）接入告警', '（2）编写日报'], ['bullet-mark']],
  [['①接入告警', '②编写日报'], ['bullet-mark']],
  [['一、接入告警', '二、编写日报'], ['bullet-mark']],
  [['● 接入告警', '编写日报'], ['bullet-mark']],
  [['🚀 接入告警', '编写日报'], ['bullet-mark']],
  [['接入告警🎉', '编写日报'], ['decoration']],
  [['接入告警★★★', '编写日报'], ['decoration']],
  [['**接入**告警', '编写日报'], ['decoration']],
  [['3.5 小时降到 20 分钟的构建', '编写日报'], []],
  [['10 人团队的代码评审', '编写日报'], []],
  [['接入告警', '接入告警'], ['duplicate-bullet']],
  [
    ['接入告警', '接入告警。'],
    ['duplicate-bullet', 'end-punctuation'],
  ],
  [['修复“重复扣款”问题', '上线「拼团」活动'], ['mixed-quotes']],
  [['修复"重复扣款"问题', '上线“拼团”活动'], ['mixed-quotes']],
  [['设计“含‘免单’的”活动', '上线“拼团”活动'], []],
  [['接入告警平台', 'Wrote the weekly report for the shop'], ['mixed-language']],
  [['接入告警平台', 'Redis, Kafka, MySQL'], []],
  [['接入告警平台', 'Vue 3 + TypeScript + Vite'], []],
];

const VOICE: Case[] = [
  [['我编写了排班工具', '维护船期平台'], ['mixed-subject']],
  [['本人编写了排班工具', '本人维护船期平台'], []],
  [['我国首个港口排班平台上线', '维护船期平台'], []],
  [['【性能】首屏提速一倍', '维护船期平台'], ['mixed-labels']],
  [['【性能】首屏提速一倍', '【稳定】补齐降级'], []],
  [['優化船期查詢', '维护排班平台'], ['mixed-script']],
  [['優化船期查詢', '維護排班平臺'], []],
  [['覆盖 10-20 家门店', '服务 30~40 个小区'], ['range-dash']],
  [['覆盖 10~20 家门店', '服务 30～40 个小区'], []],
];

const FIGURES: Case[] = [
  [['耗时从 300ms 降到 120 ms', '编写用例'], ['unit-spacing']],
  [['耗时从 300 毫秒降到 120 ms', '编写用例'], ['unit-spelling']],
  [['耗时从 3 秒降到 800 ms', '首屏 1.2 s'], ['unit-spelling']],
  [['峰值 3000 QPS', '日常 500 qps'], ['unit-spelling']],
  [['峰值 3000 QPS', '日常 500 QPS'], []],
  [['内存从 16 GB 降到 8 gb', '编写用例'], ['unit-spelling']],
  [['覆盖率 80%', '转化率 12 %'], ['percent-form']],
  [['覆盖率 80%', '转化率 12％'], ['percent-form']],
  [['日活 30 万', '月活 120w'], ['thousands-form']],
  [['日活 30 万', '月活 120 万'], []],
  [['订单 1,200 笔', '工单 3400 张'], ['digit-groups']],
  [['订单 12,000 笔', '工单 3400 张'], []],
  [['2019 年起维护，覆盖 1,200 家门店', '编写用例'], []],
  [['使用 Mysql 存储', '为 MySQL 建索引'], ['name-spelling']],
  [['使用 Springboot 开发', '基于 Spring Boot 重构'], ['name-spelling']],
  [['提交到 Github', '在 GitHub 上维护'], ['name-spelling']],
  [['编写 api 文档', '设计 API 网关'], ['name-spelling']],
  [['2020年3月上线', '2021.06 下线'], ['date-format']],
  [['2020年3月上线', '2021年6月下线'], []],
  [['2020.3 上线', '2021.06 下线'], ['date-format']],
];

describe('consistency of Chinese bullets', () => {
  for (const [bullets, rules] of [...SPACING, ...WIDTH, ...MARKS, ...VOICE, ...FIGURES]) {
    it(`${rules.join(', ') || 'nothing'} in ${bullets.join(' | ')}`, () => {
      assert.deepEqual(rulesIn(bullets, 'consistency'), rules);
    });
  }

  const mended: [bullets: string[], rule: string, at: number, text: string][] = [
    [['使用Flink处理埋点', '使用 Kafka 传输日志', '使用 Hive 建表'], 'han-spacing', 0, '使用 Flink 处理埋点'],
    [['使用Flink处理埋点', '使用Kafka传输日志', '使用 Hive 建表'], 'han-spacing', 2, '使用Hive建表'],
    [['重写结算,减少人工', '拆分网关，独立发布'], 'punctuation-width', 0, '重写结算，减少人工'],
    [
      ['用例覆盖主流程,次流程', '重写结算, 减少人工，提效'],
      'punctuation-width',
      1,
      '重写结算, 减少人工,提效',
    ],
    [['编写ＡＰＩ文档１２篇'], 'wide-letters', 0, '编写API文档12篇'],
    [['接入告警 ,每周处理'], 'space-before-mark', 0, '接入告警,每周处理'],
    [['接入告警。', '编写日报。', '整理周报'], 'end-punctuation', 2, '整理周报。'],
    [['接入告警。', '编写日报', '整理周报'], 'end-punctuation', 0, '接入告警'],
    [['接入告警.', '编写日报.', '整理周报'], 'end-punctuation', 2, '整理周报.'],
    [['2、编写日报'], 'bullet-mark', 0, '编写日报'],
    [['首屏 300ms', '接口 120 ms', '导出 3 s'], 'unit-spacing', 0, '首屏 300 ms'],
    [['上线「拼团」活动', '修复“重复”问题', '隐藏“我的”页'], 'mixed-quotes', 0, '上线“拼团”活动'],
  ];
  for (const [bullets, rule, at, text] of mended) {
    it(`mends ${rule}: ${text}`, () => {
      const fix = judge(bullets).find(
        (found) => found.rule === rule && found.path === `work[0].highlights[${at}]`,
      )?.fix;
      assert.ok(fix);
      const before = bullets[at] ?? '';
      const [start, end] = fix.span ?? [0, before.length];
      assert.equal(before.slice(0, start) + (fix.text ?? '') + before.slice(end), text);
    });
  }
});
