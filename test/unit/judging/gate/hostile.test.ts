import assert from 'node:assert/strict';
import { checkClaim } from '../../../../src/judging/gate/gate';
import { indexFacts } from '../../../../src/judging/gate/indexFacts';
import { sources } from './claims';

/** Pieces of which long texts are made that ask for the most work: numbers, clauses, names, verbs, marks. */
const PIECES = [
  '1,', '1. ', '1)', '- ', '不对，', 'React, ', 'Bob ', '高级', '熟悉', '每天', '一个月', '第一', '从A到B', 'a to b ', 'from ', '用', '用A替换B，',
  'replaced a with b ', '->', '5 % ', '3 users, ', '10 ms to ', 'F1 ', '1G ', '2024 ', 'and ', 'led ', 'without ', 'no ', '(', '[', '(a', '"',
  '工程师', 'engineer ', 'award ', 'University ', '本科', '全', '都', '. ', '。', '：', '. A', '—', 'unlike ', '类似', 'weekly ', 'staging ',
  'boosting ', '提升', '审稿中', ' ', '\n', 'x'
]; // prettier-ignore
const LENGTH = 16_000;
const FACTS = sources([
  'I wrote the parser in Go; latency fell from 80 ms to 20 ms, 3 people.',
  '我写了网关，从 A 迁到 B。',
]);
const CLAIM = 'Led a team of 5, moved from A to Redis weekly and cut latency by 40 %, boosting revenue.';

describe('fact gate: hostile texts', () => {
  for (const piece of PIECES) {
    it(`takes seconds at most for 16,000 characters of ${JSON.stringify(piece)}, as a claim or as evidence`, () => {
      const text = piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
      for (const read of [
        () => checkClaim(text, indexFacts(FACTS), 'claim'),
        () => checkClaim(CLAIM, indexFacts(sources([text])), 'claim'),
      ]) {
        // The processor's time: others may run beside this test.
        const before = process.cpuUsage();
        read();
        const { user } = process.cpuUsage(before);
        assert.ok(user < 4_000_000, `${Math.round(user / 1000)} ms`);
      }
    });
  }

  it('names at most a hundred faults of one text, and the first ones', () => {
    const findings = checkClaim('7 users, '.repeat(1_000), indexFacts(FACTS), 'claim');
    assert.ok(findings.length <= 200);
    assert.deepEqual(findings[0]?.span, [0, 1]);
  });
});
