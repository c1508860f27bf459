import assert from 'node:assert/strict';
import { broaderConcepts, conceptsOf, GLOSSARY, hanWords } from '../../../src/text/glossary';

const ids = (text: string): Set<string> => new Set(conceptsOf(text).map(({ id }) => id));

describe('text: glossary', () => {
  // What a claim in one language shares with evidence in the other.
  const pairs: [string, string, string][] = [
    ['Rewrote the login endpoint', '重写登录接口', 'rewrite login interface'],
    ['Signed users in with a QR code', '扫码登录，生成二维码', 'qr-code'],
    ['access control by role', '按角色做权限校验', 'permission role'],
    ['coupons for group buying', '拼团优惠券', 'coupon group-buying'],
    ['cached product pages', '缓存商品页面', 'cache goods page'],
    ['a shift roster for 46 stores', '46 个门店的排班系统', 'shift shop'],
    ['refunds and payments', '支付与退款', 'refund payment'],
    ['stock levels in the warehouse', '仓库库存', 'inventory warehouse'],
    ['exported monthly reports', '导出月度报表', 'export monthly report'],
    ['a dashboard of delivery times', '配送耗时看板', 'dashboard delivery-goods'],
    ['migrated the database without downtime', '不停机迁移数据库', 'migrate database zero-downtime'],
    ['cut response time', '响应时间缩短', 'reduce latency'],
    ['raised test coverage', '测试覆盖率提升', 'raise coverage'],
    ['went live in May', '五月上线', 'launch'],
    ['wrote unit tests', '编写单元测试', 'write unit-test'],
    ['a crawler for tender notices', '招投标公告爬虫', 'crawl'],
    ['fewer complaints', '投诉减少', 'complaint'],
    ['deleted duplicate records', '清除重复记录', 'delete duplicate'],
    ['scheduled jobs fail over automatically', '定时任务自动故障转移', 'schedule automate failover'],
    ['as an intern', '实习期间', 'intern'],
    ['mentored two newcomers', '指导两名新人', 'mentor newcomer'],
    ['split the monolith into services', '把单体拆分为服务', 'split monolith service'],
    ['paged through slow queries', '慢查询分页', 'pagination slow-query'],
    ['anonymized the data of patients', '患者数据脱敏', 'desensitize patient'],
    ['a mini program for parking', '停车小程序', 'mini-program parking'],
    ['A/B tests of the landing page', '落地页 AB测试', 'ab-test page'],
    ['reconciled invoices', '发票对账', 'reconciliation invoice'],
    ['push notifications and text messages', '消息推送与短信', 'push sms'],
    ['graceful degradation under peak load', '高峰降级', 'fallback peak'],
    ['students enroll in courses', '学生选课', 'student'],
    ['hotel rooms and bookings', '酒店客房预订', 'hotel room booking'],
    ['encrypted backups', '备份加密', 'encrypt backup'],
    ['troubleshot memory leaks', '排查内存泄漏', 'memory-leak'],
    ['retried failed messages', '失败消息重试', 'retry message'],
    ['idempotent callbacks', '回调幂等', 'idempotent callback'],
    ['hired and trained volunteers', '招募并培训志愿者', 'recruit volunteer'],
    ['doubled throughput', '吞吐量翻倍', 'double throughput'],
    ['by half', '减半', 'halve'],
    ['internationalized the app', '应用国际化', 'internationalize'],
    ['firmware updates over the air', '固件空中升级', 'firmware'],
  ];
  for (const [english, chinese, shared] of pairs)
    it(`${english} – ${chinese}`, () => {
      const [a, b] = [ids(english), ids(chinese)];
      for (const id of shared.split(' ')) {
        assert.ok(a.has(id), `English lacks ${id}: ${[...a].join(' ')}`);
        assert.ok(b.has(id), `Chinese lacks ${id}: ${[...b].join(' ')}`);
      }
    });

  const apart: [string, string][] = [
    ['in order to ship', 'order'],
    ['reports to the head of research', 'report'],
    ['a number of pages', 'number-id'],
    ['为了订单', 'launch'],
    ['在线下单', 'offline'],
    ['实现金额校验', 'payment'],
    ['数据库存储', 'inventory'],
    ['编写组件', 'team'],
    ['raised', 'reduce'],
    ['降低', 'raise'],
    ['login', 'registration'],
  ];
  for (const [text, id] of apart) it(`no ${id} in: ${text}`, () => assert.ok(!ids(text).has(id)));

  it('gives the span of the words that name a concept', () => {
    const text = '用 access control 与权限校验';
    for (const { span } of conceptsOf(text))
      assert.match(text.slice(...span), /^(?:access control|权限校验|权限|校验)$/);
  });

  it('knows what a concept is a case of', () => {
    assert.deepEqual(broaderConcepts('unit-test'), ['test']);
    assert.deepEqual(broaderConcepts('login'), []);
  });

  it('has each id once, and no broader one that is not there', () => {
    const all = GLOSSARY.map(([id]) => id);
    assert.equal(new Set(all).size, all.length);
    for (const [id] of GLOSSARY)
      for (const above of broaderConcepts(id)) assert.ok(all.includes(above), `${id} → ${above}`);
  });

  it('cuts every character of a run once', () => {
    const text = '负责网关开发，砚溪桥头的排班系统';
    const pieces = hanWords(text).map(({ span }) => text.slice(...span));
    assert.equal(pieces.join(''), text.replace('，', ''));
  });

  it('stays linear on hostile input', () => {
    const start = performance.now();
    conceptsOf('订'.repeat(50_000) + 'in order '.repeat(5_000));
    assert.ok(performance.now() - start < 4_000);
  });
});
