import assert from 'node:assert/strict';
import { findQuantities } from '../../../src/text/numbers';
import type { Quantity } from '../../../src/text/numbers';
import { derivedQuantities } from '../../../src/text/quantityDerived';
import { supportsQuantity } from '../../../src/text/quantityMatch';

/**
 * The quantities of a text in one line: bound, value (or its limits), unit or what is counted, period, part, change;
 * `over 200 store`, `0.8 s from, 0.12 s to`, `40 percent down`, `-` for none.
 */
export function notationOf(text: string): string {
  return findQuantities(text).map(one).join(', ') || '-';
}

/** Tests of a table, one `text | notation` a line; lines with `#` name a family. */
export function describeTable(title: string, table: string): void {
  describe(title, () => {
    for (const line of table.split('\n').filter((row) => row.includes(' | '))) {
      const [text = '', expected = ''] = line.split(' | ');
      it(text.trim(), () => assert.equal(notationOf(text.trim()), expected.trim()));
    }
  });
}

/** Whether every number of `claim` stands in `fact`, or follows from it. */
export function isSupported(fact: string, claim: string): boolean {
  const facts = findQuantities(fact);
  const known = [...facts, ...derivedQuantities(facts)];
  const claims = findQuantities(claim).filter(({ unit }) => unit !== 'percentile');
  assert.ok(claims.length > 0, claim);
  return claims.every((quantity) => known.some((other) => supportsQuantity(other, quantity)));
}

/** Tests of a table, one `fact == claim` a line where the fact supports the claim, `fact != claim` where not. */
export function describePairs(title: string, table: string): void {
  describe(title, () => {
    for (const line of table.split('\n')) {
      const [, fact, sign, claim] = /^(.+) (==|!=) (.+)$/.exec(line) ?? [];
      if (fact === undefined || claim === undefined) continue;
      it(line, () => assert.equal(isSupported(fact, claim), sign === '=='));
    }
  });
}

function one({
  bound,
  vague,
  value,
  unit,
  noun,
  nouns,
  per,
  part,
  change,
  reached,
  interval,
}: Quantity): string {
  const counted = (nouns ?? [noun]).join('/') || '#';
  const name = unit === 'count' ? counted : unit === 'rate' ? `${noun}/s` : unit;
  return [
    bound,
    vague ? vague.join('..') : String(value),
    name + (per ? `/${per}` : ''),
    interval ? 'every' : undefined,
    part,
    change,
    // The end of a pair is reached anyway.
    reached && part === undefined ? 'reached' : undefined,
  ]
    .filter((word) => word !== undefined)
    .join(' ');
}
