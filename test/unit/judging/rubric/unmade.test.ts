import assert from 'node:assert/strict';
import { isUnmade } from '../../../../src/judging/rubric/unmade';
import { bulletOf, findingsOf } from './bullets';

const DONE = [
  'Planned and ran the migration of 40 TB to S3 in 6 weeks',
  'Planned the capacity for Black Friday, keeping p95 under 200 ms at 9k rps',
  'Planned sprints for two squads',
  'Replaced shared admin keys with short-lived roles in AWS',
  'Rewrote led drivers in Rust',
  'Going live with 3 stores in 2 weeks',
  'Scheduled the nightly jobs on Airflow',
  'Expected-goals model in R, read by 4 clubs',
  'Aligned the invoice numbers of two shops',
  'Wrote the plan for the move and moved 12 services',
  'Hopper jobs ported to Rust',
  'Willing buyers are matched with sellers by a queue in Go',
  'Projected demand per store with Prophet',
  '将单体应用迁移至 Kubernetes，部署时间由 40 分钟缩短至 5 分钟',
  '将订单表按用户拆分为 16 个分片',
  '将开发环境容器化，新人搭环境由两天降到一小时',
  '将测试用例迁移到 pytest',
  '将构建时间从 20 分钟压到 6 分钟',
  '将监控指标接入 Prometheus',
  '将军棋在线对战的服务端，用 Go 编写',
  '将日志统一写入 Kafka',
  '计划任务调度系统支持每日 3 万个任务',
  '计划管理模块由 PHP 改写为 Go',
  '拟定接口规范并在 4 个团队推行',
  '拟合销量曲线，误差由 18% 降到 9%',
  '准备了 3 套压测数据',
  '预计送达时间的误差由 8 分钟降到 3 分钟',
  '争取到 30 万预算并采购了 GPU',
  '未来函数检测工具拦下 12 处回测泄漏',
];
const UNMADE = [
  'Planned to migrate 40 TB to S3',
  'Planning a migration to Kubernetes',
  'We plan on moving the shop to Go',
  'Going to rewrite the till in Rust',
  'Will move the search to OpenSearch',
  'Hoping to cut the build time by half',
  'Intends to publish a paper',
  'Scheduled for release in the third quarter',
  'Aims to halve the costs of the cluster',
  'Expected to serve 3,000 schools',
  'A gateway that is expected to carry 9k rps',
  'Anna built the till in Go',
  'The till was built by a contractor',
  '将会上线新版收银台',
  '将要重构订单模块',
  '将于三季度上线会员系统',
  '将在年底前完成迁移',
  '将重构订单模块',
  '将上线新版本',
  '即将发布移动端',
  '计划引入 Kafka',
  '拟采用微服务架构',
  '准备迁移到 Go',
  '打算用 Rust 重写网关',
  '希望减少一半构建时间',
  '下季度将接入支付',
  '预计节省成本 30%',
  '上线后有望提升转化率',
];

describe('rubric: what is still to be done', () => {
  for (const text of DONE) it(`done: ${text}`, () => assert.equal(isUnmade(bulletOf(text)), false));
  for (const text of UNMADE) it(`not done: ${text}`, () => assert.equal(isUnmade(bulletOf(text)), true));

  it('is found in a bullet', () => {
    assert.equal(
      findingsOf('not-done', { work: [{ highlights: ['将会上线新版收银台', '将日志写入 Kafka'] }] }).length,
      1,
    );
  });
});
