import assert from 'node:assert/strict';
import { findDates, monthsBetween } from '../../../src/text/dates';
import type { PartialDate } from '../../../src/text/dates';

const show = ({ y, m, d }: PartialDate): string => [y, m, d].filter((part) => part !== undefined).join('-');
const read = (text: string): string[] =>
  findDates(text).map(
    ({ from, to }) => show(from) + (to === undefined ? '' : to === 'present' ? '..' : `..${show(to)}`),
  );

describe('text: dates in prose', () => {
  const cases: [string, string[]][] = [
    ['from Mar 2021 till now', ['2021-3..']],
    ['2020.3-2022.11 在职', ['2020-3..2022-11']],
    ['2021年3月至2022年5月', ['2021-3..2022-5']],
    ['2021年3月至5月', ['2021-3..2021-5']],
    ['5 March 2024', ['2024-3-5']],
    ['March 5, 2024', ['2024-3-5']],
    ['2024-03-05', ['2024-3-5']],
    ['2023.09–至今', ['2023-9..']],
    ['between March 2024 and January 2025', ['2024-3', '2025-1']],
    ['03/2024 - 05/2024', ['2024-3..2024-5']],
    ['since 2019', ['2019']],
    ['2019 年上线', ['2019']],
  ];
  for (const [text, expected] of cases) it(text, () => assert.deepEqual(read(text), expected));

  const none = [
    'RFC 2119 and ES2015',
    '2024 users',
    '2024 次提交',
    'version 2024.1.3',
    'port 2021',
    '2000 ms',
    'Python 3.11',
    '2048%',
  ];
  for (const text of none) it(`none in: ${text}`, () => assert.deepEqual(read(text), []));

  it('counts both ends of a span of months', () => {
    assert.equal(monthsBetween({ y: 2024, m: 3 }, { y: 2024, m: 12 }), 10);
    assert.equal(monthsBetween({ y: 2023, m: 11 }, { y: 2024, m: 2 }), 4);
  });
});
