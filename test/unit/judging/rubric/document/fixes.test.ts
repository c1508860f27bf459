import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parsePartialDate } from '../../../../../src/document/partialDate';
import { applyFix, costOf, judge } from './judge';
import type { Document } from './judge';

/** Sloppy bullets of many kinds, to be mixed at random. */
const SLOPPY = [
  'Built the rota', 'wrote the planner.', 'Maintains  the audits ;', '• Ran the harbour survey', 'Maintain the tide app',
  'Cut p99 from 900ms to 120 ms', 'Served 1,200 shops , 3400 homes', 'Cut cost by 12 % in Mar 2020', 'Raised sales by 12% in 06/2021',
  'Wrote Javascript widgets', 'Typed the JavaScript code', 'Optimised builds', 'Optimized the “cache” of 10k items',
  'Split the "users" table', 'Tested on Github with nodejs', 'Moved node.js to GitHub', 'Built the API，wrote its tests', 'Sold it!!',
  'Built the rota', 'Improved **recall** 🎉', 'Used Go,Rust and C, Zig', "Fixed the shop's rota", 'Fixed the team’s rota',
  '使用Vue 3重写后台,首屏1.2 s。', '使用 Node.js 编写导出服务', '接入Sentry ,每周处理告警.', '编写ＡＰＩ文档，共１２篇', '负责 漏损报表；',
  '重写结算，减少人工', '拆分网关,独立发布（含回滚)', '1、日活 30 万', '月活 120w，峰值 3000 qps', '峰值 5000QPS;覆盖率 80％', '覆盖率由40%升到 75%。。',
  'Served 10-20 shops – by hand', 'Ran it 2019–2021 -- nightly', 'I built the Depot Planner For Shops', 'BUILT THE NIGHTLY ROTA', '優化船期查詢,降本10%~20%',
  '【性能】首屏提速 10-20%', '我維護排班平臺；', '2020年3月上线', '2021.06 下线「拼团」', '修复“重复扣款”', '于 2021 年上线，用时 3毫秒',
]; // prettier-ignore
const DATES = [
  '2020-01',
  '03/2019',
  'Dec 2020',
  '2018.6',
  '2021年3月',
  '2019/11',
  'June 2017',
  '2022',
  'present',
  '',
];
const entries = fc.array(
  fc.record({
    name: fc.constantFrom('Port', 'Depot', 'Quay'),
    position: fc.constantFrom('Engineer', ''),
    startDate: fc.constantFrom(...DATES),
    endDate: fc.constantFrom(...DATES),
    // Copies have cases of their own.
    highlights: fc.uniqueArray(fc.constantFrom(...SLOPPY), { maxLength: 5 }),
  }),
  { maxLength: 4 },
);
const documents = fc.oneof(
  fc.uniqueArray(fc.constantFrom(...SLOPPY), { minLength: 1, maxLength: 8 }),
  entries.map((work): Document => ({ work })),
);

function digitsOf(document: Document): string {
  return JSON.stringify(document).normalize('NFKC').replace(/\D+/g, ' ');
}

describe('fixes of the rules over the document', () => {
  it('never cost anything, one at a time', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const before = costOf(document);
        for (const { fix, rule } of judge(document)) {
          if (!fix) continue;
          const mended = applyFix(document, fix);
          const after = costOf(mended);
          assert.ok(after <= before + 1e-9, `${rule}: ${before} → ${after} ${JSON.stringify(fix)}`);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('take a copy out at no cost', () => {
    const others = ['Built the rota', 'wrote the planner.', '重写结算，减少人工', '拆分网关,独立发布'];
    for (const text of SLOPPY) {
      const copied = [text, ...others, text];
      const fix = judge(copied).find(({ rule, fix: one }) => rule === 'duplicate-bullet' && one)?.fix;
      assert.ok(fix);
      assert.ok(costOf(applyFix(copied, fix)) < costOf(copied), text);
    }
  });

  it('come to an end', () => {
    fc.assert(
      fc.property(documents, (document) => {
        let current = document;
        for (let step = 0; step < 200; step++) {
          const fix = judge(current).find((found) => found.fix)?.fix;
          if (!fix) return;
          current = applyFix(current, fix);
        }
        assert.fail(`still mending ${JSON.stringify(current)}`);
      }),
      { numRuns: 25 },
    );
  });

  it('keep every date, to the month', () => {
    fc.assert(
      fc.property(entries, (work) => {
        for (const { fix } of judge({ work })) {
          const match = /^work\[(\d+)\]\.(startDate|endDate)$/.exec(fix?.path ?? '');
          if (!fix?.text || !match) continue;
          const before = work[Number(match[1])]?.[match[2] === 'startDate' ? 'startDate' : 'endDate'];
          assert.deepEqual(parsePartialDate(fix.text), parsePartialDate(before));
        }
      }),
    );
  });

  it('keep every figure of prose, but for its grouping', () => {
    const prose = SLOPPY.filter((text) => !/\d{4}年|\d{4}\.|\d\/\d{4}|Mar 2020|^\d、/.test(text));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...prose), { minLength: 1, maxLength: 8 }), (bullets) => {
        for (const { fix } of judge(bullets)) {
          if (!fix || fix.text === null) continue;
          const plain = (document: Document): string => digitsOf(document).replace(/ /g, '');
          assert.equal(plain(applyFix(bullets, fix)), plain(bullets));
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('costs of the rules over the document', () => {
  it('depend on no order of bullets', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...SLOPPY), { minLength: 2, maxLength: 10 }), (bullets) => {
        assert.ok(Math.abs(costOf(bullets) - costOf([...bullets].reverse())) < 1e-9);
      }),
      { numRuns: 100 },
    );
  });

  it('grow with the mess', () => {
    const tidy = ['Built the rota', 'Wrote the planner', 'Ran the audits', 'Moved the tide app to Rust'];
    const messier = [
      tidy,
      [...tidy.slice(0, 3), 'Moved the tide app to Rust.'],
      [...tidy.slice(0, 3), 'moved the tide app to Rust.'],
      [...tidy.slice(0, 2), 'Ran  the audits', '- moved the tide app to Rust.'],
    ].map((bullets) => costOf(bullets));
    assert.deepEqual(
      messier,
      [...new Set(messier)].sort((a, b) => a - b),
    );
    assert.equal(messier[0], 0);
  });

  it('stay small for blanks alone', () => {
    const spaced = [' Built  the rota ', 'Wrote   the planner  ', '  Ran the  audits'];
    assert.ok(costOf(spaced) > 0 && costOf(spaced) <= 4);
  });

  it('are found in little time, however long and odd the text', () => {
    const odd = ['a'.repeat(50_000), '.'.repeat(20_000), ' '.repeat(20_000), '（'.repeat(20_000), '“'.repeat(20_000), '-.'.repeat(20_000), '中a'.repeat(20_000), '1,'.repeat(20_000), '12 ms '.repeat(8_000), '/a'.repeat(20_000), "'x ".repeat(15_000), 'a@'.repeat(20_000)]; // prettier-ignore
    for (const text of odd) {
      const start = performance.now();
      judge([text, 'Built the rota']);
      assert.ok(
        performance.now() - start < 6_000,
        `${text.slice(0, 4)}… took ${performance.now() - start} ms`,
      );
    }
  });
});
