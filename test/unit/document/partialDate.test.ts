import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  comparePartialDates,
  formatPartialDate,
  formatPeriod,
  isSurelyBefore,
  parsePartialDate,
  partialDateText,
} from '../../../src/document/partialDate';
import { open, refused, understood } from './dates';

describe('partial dates', () => {
  for (const [value, expected] of understood) {
    it(`reads ${JSON.stringify(value)} as ${expected}`, () => {
      const parsed = parsePartialDate(value);
      assert.equal(parsed.kind === 'date' ? partialDateText(parsed.date) : parsed.kind, expected);
    });
  }

  for (const value of open) {
    it(`takes ${JSON.stringify(value)} for still going on`, () => {
      assert.deepEqual(parsePartialDate(value), { kind: 'open' });
    });
  }

  for (const [value, fault] of refused) {
    it(`refuses ${JSON.stringify(value)}: ${fault}`, () => {
      assert.deepEqual(parsePartialDate(value), { kind: 'invalid', fault });
    });
  }

  it('reads back every date that it writes, in both languages and as text', () => {
    const dates = fc
      .tuple(
        fc.integer({ min: 1900, max: 2199 }),
        fc.option(fc.integer({ min: 1, max: 12 })),
        fc.option(fc.integer({ min: 1, max: 28 })),
      )
      .map(([y, m, d]) => ({ y, ...(m !== null && { m }), ...(m !== null && d !== null && { d }) }));
    fc.assert(
      fc.property(dates, (date) => {
        for (const text of [
          partialDateText(date),
          formatPartialDate(date, 'en'),
          formatPartialDate(date, 'zh'),
        ]) {
          assert.deepEqual(parsePartialDate(text), { kind: 'date', date }, text);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('never throws, whatever the value', () => {
    fc.assert(fc.property(fc.anything(), (value) => void parsePartialDate(value)));
  });

  it('orders by what is known, the less precise first', () => {
    const dates = [{ y: 2021 }, { y: 2020, m: 3, d: 5 }, { y: 2020 }, { y: 2020, m: 3 }, { y: 2019, m: 12 }];
    assert.deepEqual(dates.sort(comparePartialDates).map(partialDateText), [
      '2019-12',
      '2020',
      '2020-03',
      '2020-03-05',
      '2021',
    ]);
  });

  it('says "before" only where no missing part could change it', () => {
    assert.equal(isSurelyBefore({ y: 2019 }, { y: 2020, m: 1 }), true);
    assert.equal(isSurelyBefore({ y: 2020 }, { y: 2020, m: 3 }), false);
    assert.equal(isSurelyBefore({ y: 2020, m: 2 }, { y: 2020, m: 3, d: 1 }), true);
    assert.equal(isSurelyBefore({ y: 2020, m: 3 }, { y: 2020, m: 3, d: 9 }), false);
    assert.equal(isSurelyBefore({ y: 2020, m: 3, d: 1 }, { y: 2020, m: 3, d: 2 }), true);
    assert.equal(isSurelyBefore({ y: 2021 }, { y: 2020 }), false);
  });

  it('writes periods for readers of both languages', () => {
    const [start, end] = [
      { y: 2020, m: 3 },
      { y: 2021, m: 1, d: 9 },
    ];
    assert.equal(formatPeriod(start, end, 'en'), 'Mar 2020 – Jan 9, 2021');
    assert.equal(formatPeriod(start, end, 'zh'), '2020年3月 – 2021年1月9日');
    assert.equal(formatPeriod(start, undefined, 'en'), 'Mar 2020 – Present');
    assert.equal(formatPeriod({ y: 2020 }, undefined, 'zh'), '2020年 – 至今');
    assert.equal(formatPeriod(start, start, 'en'), 'Mar 2020');
    assert.equal(formatPeriod(undefined, end, 'en'), 'Jan 9, 2021');
    assert.equal(formatPeriod(undefined, undefined, 'en'), '');
  });
});
