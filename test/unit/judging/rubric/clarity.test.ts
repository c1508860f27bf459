import assert from 'node:assert/strict';
import { findingsOf, marked, scoreOf } from './bullets';

describe('rubric: clarity', () => {
  const cliches: [string, string[]][] = [
    [
      'Results-driven team player with a proven track record.',
      ['Results-driven', 'team player', 'proven track record'],
    ],
    [
      'Leveraged cutting-edge tools to deliver seamless solutions.',
      ['Leveraged', 'cutting-edge', 'seamless'],
    ],
    ['Championed synergies and spearheaded a paradigm shift.', ['synergies', 'spearheaded', 'paradigm']],
    ['Dynamic self-starter who goes above and beyond.', ['Dynamic self-starter', 'above and beyond']],
    ['认真负责,吃苦耐劳,学习能力强', ['认真负责', '吃苦耐劳', '学习能力强']],
    ['打造生态闭环,赋能商家', ['打造', '生态', '闭环', '赋能']],
    ['对齐颗粒度,沉淀方法论', ['对齐', '颗粒度', '沉淀', '方法论']],
  ];
  for (const [text, words] of cliches) {
    it(`marks clichés: ${text}`, () => {
      assert.deepEqual(marked('cliche', text), words);
    });
  }

  it('leaves words of the trade alone', () => {
    for (const text of [
      'Solved the routing with dynamic programming and dedicated tee streams.',
      'Cut CPU utilization of the test harness.',
      'Showed outstanding invoices in landscape mode.',
      'Built a setup wizard on top of Ninja.',
      'Renamed fields with underscores and first-class functions.',
      '实现矩阵分解与内存对齐',
      '用聚合查询统计省市区三级联动的点击',
      '接入全链路压测与闭环控制',
      '修复缓存穿透,串联审批节点',
    ])
      assert.deepEqual(marked('cliche', text), [], text);
  });

  it('finds clichés of the summary and the label', () => {
    const resume = { basics: { label: 'Passionate developer', summary: '热爱技术,抗压能力强' } };
    assert.deepEqual(
      findingsOf('cliche', resume)
        .map(({ path }) => path)
        .toSorted(),
      ['basics.label', 'basics.summary', 'basics.summary'],
    );
  });

  /** `[rule, bad, good]`. */
  const pairs: [string, string, string][] = [
    ['bullet-length', 'Fixed bugs', 'Fixed the bug that lost tickets.'],
    ['bullet-length', '写接口', '编写订票退票接口'],
    [
      'bullet-length',
      `Built ${'the very long list of parts of the ferry desk '.repeat(6)}.`,
      'Built the ferry desk.',
    ],
    [
      'filler',
      'In order to sell tickets, successfully performed the creation of a desk.',
      'Built a desk that sells tickets.',
    ],
    ['filler', '在项目过程中进行了大量的票务系统的优化工作,取得了良好的效果', '优化票务查询,加联合索引'],
    [
      'chain',
      'Designed, built, tested, documented, deployed, ran and sold the desk and its app.',
      'Designed and built the ferry desk.',
    ],
    ['chain', '实现登录,实现注册,实现查询,实现下单,实现支付,实现退票,实现改签', '实现订票与退改签'],
    [
      'chain',
      'Fixed the timeout of the pool of the driver of the base of the desk.',
      'Fixed the pool timeout of the driver.',
    ],
    ['nested-parentheses', 'Built (in Go (mostly)) the desk (with Ops).', 'Built the desk in Go (with Ops).'],
    ['abbreviations', 'Did the DPR w/ LCM & XRT per GAX re: FFS.', 'Wrote the data protection review.'],
    ['shouting', 'SHIPPED THE WHOLE FERRY DESK!!!', 'Shipped the ferry desk.'],
    ['shouting', '🚀🔥 Shipped the ferry desk 🚀', 'Shipped the ferry desk.'],
    ['spoken', 'Basically cleaned up a bunch of stuff, kind of.', 'Cleaned up the ticket module.'],
    ['spoken', '把老的那个导出弄了一下,感觉好用一些', '重写导出,改为流式写入'],
    [
      'repeated-word',
      'Automated the automated jobs that automated jobs automated.',
      'Automated the nightly jobs.',
    ],
    ['hidden-characters', 'Built the ferry\u200b desk.', 'Built the ferry desk.'],
  ];
  for (const [rule, bad, good] of pairs) {
    it(`${rule}: ${bad.slice(0, 30)}`, () => {
      assert.ok(marked(rule, bad).length > 0);
      assert.equal(marked(rule, good).length, 0);
      assert.ok(scoreOf('clarity', good) > scoreOf('clarity', bad) + 5);
    });
  }

  it('mends hidden characters', () => {
    const [finding] = findingsOf('hidden-characters', { work: [{ highlights: ['Built the\u200b desk.'] }] });
    assert.deepEqual(finding?.fix, { path: 'work[0].highlights[0]', text: 'Built the desk.' });
  });

  it('wants a summary that is read in one breath', () => {
    const long = (text: string, times: number): number =>
      findingsOf('summary-length', {
        basics: { summary: text.repeat(times) },
        work: [{ highlights: [text] }],
      }).length;
    assert.deepEqual([long('Builds ferry desks. ', 20), long('Builds ferry desks. ', 40)], [0, 1]);
    assert.deepEqual([long('编写售票系统。', 20), long('编写售票系统。', 40)], [0, 1]);
  });
});
