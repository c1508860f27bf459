import assert from 'node:assert/strict';
import { dateWithin, findDates, monthsBetween, parsePartialDate } from '../../../src/text/dates';
import type { PartialDate } from '../../../src/text/dates';

const show = ({ y, m, d }: PartialDate): string => [y, m, d].filter((part) => part !== undefined).join('-');
const read = (text: string, today?: string): string[] =>
  findDates(text, today === undefined ? {} : { today }).map(
    ({ from, to }) => show(from) + (to === undefined ? '' : to === 'present' ? '..' : `..${show(to)}`),
  );

/** Dates of a text, one string with blanks between them. */
const ABSOLUTE: [string, string][] = [
  // Points
  ['5 March 2024', '2024-3-5'],
  ['5th of March, 2024', '2024-3-5'],
  ['March 5, 2024', '2024-3-5'],
  ['March 5th 2024', '2024-3-5'],
  ['June of 2021', '2021-6'],
  ['Sept. 2012', '2012-9'],
  ['2024-03-05', '2024-3-5'],
  ['2021.12.31', '2021-12-31'],
  ['2021年12月31日', '2021-12-31'],
  ['2021 年 3 月底', '2021-3'],
  ['15.03.2021', '2021-3-15'],
  ['15/03/2021', '2021-3-15'],
  ['03/15/2021', '2021-3-15'],
  ['05/03/2021', '2021'],
  ['3/3/2021', '2021-3-3'],
  ['since 2019', '2019'],
  ['2019 年上线', '2019'],
  ['march 2020', '2020-3'],
  ['Aug 2018. Sorry, I meant Aug 2019.', '2018-8 2019-8'],
  // Two digits, Chinese digits
  ['19年3月', '2019-3'],
  ['98年9月', '1998-9'],
  ['18年入职', '2018'],
  ['16年春招进的公司', '2016'],
  ["Mar '21", '2021-3'],
  ["class of '19", '2019'],
  ['二零一七年七月', '2017-7'],
  ['二〇一九年', '2019'],
  ['一九九八年十二月', '1998-12'],
  // Parts of a year: the year alone is sure
  ['Q3 2021', '2021'],
  ['2021 Q3', '2021'],
  ['2021 年三季度', '2021'],
  ['2021 年上半年', '2021'],
  ['2021年底', '2021'],
  ['the first half of 2021', '2021'],
  ['summer 2022', '2022'],
  ['autumn of 2020', '2020'],
  ['early 2021, mid-2022, late 2023', '2021 2022 2023'],
  ['2016 年春', '2016'],
  // Ranges
  ['2019.4-2021.10 在职', '2019-4..2021-10'],
  ['2021年3月至2022年5月', '2021-3..2022-5'],
  ['2020/03 - 2020/10', '2020-3..2020-10'],
  ['2020-03 ~ 2021-08', '2020-3..2021-8'],
  ['02/2021–11/2021', '2021-2..2021-11'],
  ['03/2024 - 05/2024', '2024-3..2024-5'],
  ['Oct 2019-Dec 2019', '2019-10..2019-12'],
  ['Sept 2011 to June 2014', '2011-9..2014-6'],
  ['2022/3/1-2023/4/30', '2022-3-1..2023-4-30'],
  ['202103-202211', '2021-3..2022-11'],
  ['2016-2019', '2016..2019'],
  ['(2019–2021)', '2019..2021'],
  ['2019/20', '2019..2020'],
  ['2018-21', '2018..2021'],
  ['19年到21年', '2019..2021'],
  ['2011年到2015年', '2011..2015'],
  ['2019 - 2021, 2022 - now', '2019..2021 2022..'],
  // Open ends
  ['from Apr 2020 till now', '2020-4..'],
  ['2023.09–至今', '2023-9..'],
  ['2019年至今', '2019..'],
  ['2020年7月到现在在云海科技', '2020-7..'],
  ['2020年7月至今在云海', '2020-7..'],
  ['从2021年3月起至今', '2021-3..'],
  ['June 2021-Present', '2021-6..'],
  ['2022.07 - current', '2022-7..'],
  ['Feb 2020 to the present day', '2020-2..'],
  // A month takes its year from its neighbour
  ['2021年3月至5月', '2021-3..2021-5'],
  ['2021年3-5月', '2021-3..2021-5'],
  ['2021.03-05', '2021-3..2021-5'],
  ['2021年10月至次年3月', '2021-10..2022-3'],
  ['2023年5月写到8月', '2023-5..2023-8'],
  ['March to November 2021', '2021-3..2021-11'],
  ['Mar–Nov 2021', '2021-3..2021-11'],
  ['November to March 2021', '2020-11..2021-3'],
  ['November 2020 to March', '2020-11..2021-3'],
  ['between June and December 2020', '2020-6 2020-12'],
  ['between March 2024 and January 2025', '2024-3 2025-1'],
  ['3月到11月(2021年)', '2021-3..2021-11'],
];

/** Text, today, dates. */
const RELATIVE: [string, string, string][] = [
  ['去年五月入职', '2025-08-01', '2024-5'],
  ['前年十月', '2024-04-15', '2022-10'],
  ['大前年', '2024-03-15', '2021'],
  ['今年 5 月', '2025-07-01', '2025-5'],
  ['去年底', '2025-07-01', '2024'],
  ['年初入职', '2025-07-01', '2025'],
  ['上个月', '2023-01-15', '2022-12'],
  ['上上个月', '2024-01-15', '2023-11'],
  ['三个月前', '2025-02-01', '2024-11'],
  ['两年前', '2025-02-01', '2023'],
  ['半年前', '2025-07-01', '2025-1'],
  ['一年半前', '2025-07-01', '2024-1'],
  ['3月入职', '2025-07-01', '2025-3'],
  ['9月入职', '2025-07-01', '2024-9'],
  ['last year', '2025-07-01', '2024'],
  ['this year', '2025-07-01', '2025'],
  ['the year before last', '2025-07-01', '2023'],
  ['at the end of last year', '2025-07-01', '2024'],
  ['last month', '2025-01-10', '2024-12'],
  ['last March', '2025-07-01', '2025-3'],
  ['last March', '2025-02-01', '2024-3'],
  ['March last year', '2025-07-01', '2024-3'],
  ['last summer', '2025-07-01', '2024'],
  ['four months ago', '2024-06-20', '2024-2'],
  ['two years ago', '2024-05-20', '2022'],
  ['half a year ago', '2024-05-20', '2023-11'],
  ['since March', '2025-07-01', '2025-3'],
  ['from last March till now', '2025-07-01', '2025-3..'],
  ['去年3月到今年5月', '2025-07-01', '2024-3..2025-5'],
  ['2019年3月到去年6月', '2025-07-01', '2019-3..2024-6'],
];

const NONE = [
  '接入近 2000 户',
  '签约 2021 亩林地',
  '峰值突破 2000',
  '扫描 2019 册古籍',
  'RFC 2119 and ES2015',
  '2024 users, 2024 次提交, 2000 ms, 2048%',
  'version 2024.1.3, port 2021, Python 3.11',
  '5 年经验, 3-5 年, 20年经验',
  'May I ask, we march on',
  '2010 年代',
  '去年五月入职, two years ago, last March',
];

describe('text: dates in prose', () => {
  for (const [text, expected] of ABSOLUTE) it(text, () => assert.equal(read(text).join(' '), expected));
  for (const [text, today, expected] of RELATIVE)
    it(`${text} on ${today}`, () => assert.equal(read(text, today).join(' '), expected));
  for (const text of NONE) it(`none in: ${text}`, () => assert.deepEqual(read(text), []));

  it('tells where a range stands', () => {
    const [mention] = findDates('worked 2020.3 – 2022.11 there');
    assert.deepEqual([mention?.span, mention?.surface], [[7, 23], '2020.3 – 2022.11']);
  });

  it('counts both ends of a span of months', () => {
    assert.equal(monthsBetween({ y: 2024, m: 3 }, { y: 2024, m: 12 }), 10);
    assert.equal(monthsBetween({ y: 2023, m: 11 }, { y: 2024, m: 2 }), 4);
  });

  it('holds a precise date to lie within a looser one', () => {
    assert.equal(dateWithin({ y: 2024, m: 3, d: 5 }, { y: 2024, m: 3 }), true);
    assert.equal(dateWithin({ y: 2024, m: 3 }, { y: 2024 }), true);
    assert.equal(dateWithin({ y: 2024 }, { y: 2024, m: 3 }), false);
    assert.equal(dateWithin({ y: 2023, m: 3 }, { y: 2024 }), false);
  });

  it('parses only ISO dates', () => {
    assert.deepEqual(parsePartialDate('2024-03'), { y: 2024, m: 3 });
    assert.equal(parsePartialDate('2024-13'), null);
    assert.equal(parsePartialDate('March 2024'), null);
  });

  it('is linear on hostile text', () => {
    const texts = ['2020-', '1/', '月', 'may ', '一二', "'21", '2020 - '].map((part) =>
      part.repeat(Math.ceil(100_000 / part.length)),
    );
    const start = performance.now();
    for (const text of texts) findDates(text, { today: '2025-07-01' });
    assert.ok(performance.now() - start < 6_000);
  });
});
