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

describe('partial dates', () => {
  const understood: [unknown, string][] = [
    ['2020', '2020'],
    [2020, '2020'],
    ['2020-03', '2020-03'],
    ['2020-3', '2020-03'],
    ['2020.03', '2020-03'],
    ['2020/3', '2020-03'],
    ['2020-03-05', '2020-03-05'],
    ['2020/3/5', '2020-03-05'],
    ['2020.3.5', '2020-03-05'],
    [' 2020-03 ', '2020-03'],
    ['03/2020', '2020-03'],
    ['3.2020', '2020-03'],
    ['31/12/2020', '2020-12-31'],
    ['12/31/2020', '2020-12-31'],
    ['05/05/2020', '2020-05-05'],
    ['2020年', '2020'],
    ['2020年3月', '2020-03'],
    ['2020 年 3 月', '2020-03'],
    ['2020年3月份', '2020-03'],
    ['2020年03月05日', '2020-03-05'],
    ['2020年3月5号', '2020-03-05'],
    ['二〇二〇年三月', '2020-03'],
    ['二零二一年十二月', '2021-12'],
    ['二〇二四年十月二十九日', '2024-10-29'],
    ['２０２０年３月', '2020-03'],
    ['２０２０－０３', '2020-03'],
    ['２０２０．３', '2020-03'],
    ['２０２０／１２／３１', '2020-12-31'],
    ['Mar 2020', '2020-03'],
    ['mar. 2020', '2020-03'],
    ['March 2020', '2020-03'],
    ['MARCH, 2020', '2020-03'],
    ['Sept 2019', '2019-09'],
    ['May-2019', '2019-05'],
    ['2020 March', '2020-03'],
    ['5 March 2020', '2020-03-05'],
    ['5th of March 2020', '2020-03-05'],
    ['March 5, 2020', '2020-03-05'],
    ['Mar 1st, 2020', '2020-03-01'],
    ['2020-03-05T10:20:30Z', '2020-03-05'],
    ['2020-03-05T23:30:00.123-11:00', '2020-03-05'],
    ['2020-03-05 10:20', '2020-03-05'],
    ['2020-02-29', '2020-02-29'],
    ['2000-02-29', '2000-02-29'],
  ];
  for (const [value, expected] of understood) {
    it(`reads ${JSON.stringify(value)} as ${expected}`, () => {
      const parsed = parsePartialDate(value);
      assert.equal(parsed.kind === 'date' ? partialDateText(parsed.date) : parsed.kind, expected);
    });
  }

  const open = [
    'present',
    'Present',
    'now',
    'Current',
    'to date',
    '至今',
    '现在',
    '今',
    null,
    undefined,
    '',
    '  ',
  ];
  for (const value of open) {
    it(`takes ${JSON.stringify(value)} for still going on`, () => {
      assert.deepEqual(parsePartialDate(value), { kind: 'open' });
    });
  }

  const refused: [unknown, string][] = [
    ['2020-13', 'month'],
    ['2020-00', 'month'],
    ['2020年13月', 'month'],
    ['2020年十三月', 'month'],
    ['13/2020', 'month'],
    ['2020-02-31', 'day'],
    ['2021-02-29', 'day'],
    ['1900-02-29', 'day'],
    ['2020-04-31', 'day'],
    ['2020年2月30日', 'day'],
    ['Feb 30, 2020', 'day'],
    ['32/13/2020', 'month'],
    ['03/05/2020', 'ambiguous'],
    ['0000', 'year'],
    ['3020-01', 'year'],
    [20200, 'year'],
    ['2020-2021', 'form'],
    ['2020-03/05', 'form'],
    ['202003', 'form'],
    ['20-03', 'form'],
    ['Ma 2020', 'form'],
    ['Smarch 2020', 'form'],
    ['十十月', 'form'],
    ['2020年十十月', 'month'],
    ['soon', 'form'],
    [true, 'form'],
    [{}, 'form'],
    [2020.5, 'form'],
  ];
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
