import assert from 'node:assert/strict';
import { derivedQuantities } from '../../../src/text/quantityDerived';
import { supportsQuantity } from '../../../src/text/quantityMatch';
import { findQuantities } from '../../../src/text/numbers';

/** Whether the last number of `claim` follows from what `fact` says. */
const supported = (fact: string, claim: string): boolean => {
  const facts = findQuantities(fact);
  const last = findQuantities(claim).at(-1);
  assert.ok(last, claim);
  return [...facts, ...derivedQuantities(facts)].some((one) => supportsQuantity(one, last));
};

describe('text: a number that supports another', () => {
  const honest: [string, string][] = [
    ['1,187 tests', 'about 1,200 tests'],
    ['21.3 万用户', '20 余万用户'],
    ['61 of 64 commits', '95 %'],
    ['a third of it', 'about 33 %'],
    ['from 800 ms to 120 ms', 'an 85 % cut'],
    ['到了原来的 3 倍', '提升 200%'],
    ['到了原来的 3 倍', '提升 2 倍'],
    ['from 300 to 900', '3x'],
    ['from 52 to 14 minutes', 'saved 38 minutes'],
    ['覆盖率从 60% 提升到 72%', '提升 12 个百分点'],
    ['over 300 users', '300+ users'],
    ['about 50 users', '50 users'],
    ['48 users', 'nearly 50 users'],
    ['480 ms', '不到 500 ms'],
    ['省电 5%~18%', '最高 18%'],
  ];
  for (const [fact, claim] of honest)
    it(`${fact}: ${claim}`, () => assert.equal(supported(fact, claim), true));

  const dishonest: [string, string][] = [
    ['0.3 million readers', '3 million readers'],
    ['到了原来的 3 倍', '提升 300%'],
    ['68 %', 'over 70 %'],
    ['省电 5%~18%', '降低 18%'],
    ['降低到 40%', '降低 40%'],
    ['nearly 50 users', 'over 50 users'],
    ['nearly 50 users', '50 users'],
    ['over 300 users', 'about 400 users'],
    ['from 2.6s to 1.1s', '由 3.6s 降至 1.1s 即 3.6s'],
    ['46 users', '47 users'],
    ['up 12 %', 'up 12 percentage points'],
  ];
  for (const [fact, claim] of dishonest)
    it(`${fact}: not ${claim}`, () => assert.equal(supported(fact, claim), false));
});
