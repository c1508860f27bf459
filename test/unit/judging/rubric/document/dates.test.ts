import assert from 'node:assert/strict';
import { costOf, judge, rulesIn } from './judge';

interface Period {
  start: string;
  end: string;
  name?: string;
  position?: string;
}

let built = 0;

const entry = ({
  start,
  end,
  name = `Depot ${start}`,
  position = 'Engineer',
}: Period): Record<string, unknown> => ({
  name,
  position,
  startDate: start,
  endDate: end,
  // Each bullet is another one.
  highlights: [`Built rota ${'abcdefghijklmnopqrstuvwxyz'.charAt(built++ % 26)}`],
});
const jobs = (...periods: [start: string, end: string][]): Record<string, unknown> => ({
  work: periods.map(([start, end]) => entry({ start, end })),
});

const FORMATS: [dates: [string, string][], rules: string[]][] = [
  [[['2020-01', '2022-05'], ['2018-03', '2019-12']], []],
  [[['2020-01', '2022-05'], ['03/2018', 'Dec 2019']], ['date-format']],
  [[['2020/01', '2022/05'], ['2018/03', '2019/12']], []],
  [[['2020/01', '2022/05'], ['2018-03', '2019-12']], ['date-format']],
  [[['01/2020', '05/2022'], ['03/2018', '12/2019']], []],
  [[['1/2020', '5/2022'], ['3/2018', '12/2019']], []],
  [[['Jan 2020', 'May 2022'], ['March 2018', 'Dec 2019']], ['date-format']],
  [[['January 2020', 'May 2022'], ['March 2018', 'December 2019']], []],
  [[['Jan. 2020', 'May 2022'], ['Mar. 2018', 'Dec. 2019']], []],
  [[['Jan. 2020', 'May 2022'], ['Mar 2018', 'Dec. 2019']], ['date-format']],
  [[['Sept 2020', 'May 2022'], ['Mar 2018', 'Dec 2019']], []],
  [[['2020年1月', '2022年5月'], ['2018年3月', '2019年12月']], []],
  [[['2020年01月', '2022年05月'], ['2018年03月', '2019年12月']], []],
  [[['2020年1月', '2022年5月'], ['2018年03月', '2019年12月']], ['date-format']],
  [[['2020.1', '2022.5'], ['2018.03', '2019.12']], ['date-format']],
  [[['2020年1月', '至今'], ['2018.3', '2019.12']], ['date-format']],
  [[['202001', '202205'], ['201803', '201912']], []],
  [[['01.2020', '05.2022'], ['03.2018', '12.2019']], []],
  [[['Spring 2020', '2022-05'], ['2018-03', '2019-12']], ['date-format']],
  [[['20.1', '22.5'], ['2018-03', '2019-12']], ['date-format']],
  [[['2020-01-15', '2022-05-31'], ['2018-03-01', '2019-12-31']], []],
  [[['2020-01-15', '2022-05-31'], ['2018-03', '2019-12']], ['date-precision']],
  [[['2020', '2022'], ['2018-03', '2019-12']], ['date-precision']],
  [[['2020-01', 'present'], ['2018-03', 'Present']], ['present-word']],
  [[['2020-13', '2022-05'], ['2018-03', '2019-12']], ['date-format', 'date-invalid']],
  [[['2020-01', '2022-05'], ['2018-02-30', '2019-12']], ['date-invalid']],
]; // prettier-ignore

const ORDER: [name: string, document: Record<string, unknown>, rules: string[]][] = [
  ['newest first', jobs(['2021-01', ''], ['2018-01', '2020-12'], ['2015-01', '2017-12']), []],
  ['oldest first', jobs(['2015-01', '2017-12'], ['2018-01', '2020-12'], ['2021-01', '']), ['entry-order']],
  ['the newest last', jobs(['2018-01', '2020-12'], ['2015-01', '2017-12'], ['2021-01', '']), ['entry-order']],
  ['two in the middle swapped', jobs(['2021-01', ''], ['2015-01', '2017-12'], ['2018-01', '2020-12']), ['entry-order']],
  ['sorted by their ends', jobs(['2016-01', '2022-12'], ['2019-01', '2019-05']), ['employment-overlap']],
  ['sorted by their beginnings', jobs(['2019-01', '2019-02'], ['2018-06', '2019-03']), []],
  ['two current jobs', jobs(['2018-01', 'present'], ['2018-02', 'present']), ['employment-overlap']],
  ['an unreadable first date', jobs(["Spring '16", '11/2018'], ['12/2018', '06/2021']), ['date-format', 'entry-order']],
  ['years of one year', jobs(['2019', '2019'], ['2019', '2019']), []],
  ['schools oldest first', { education: [entry({ start: '2012-09', end: '2016-06' }), entry({ start: '2016-09', end: '2019-06' })] }, ['entry-order']],
  ['schools newest first', { education: [entry({ start: '2016-09', end: '2019-06' }), entry({ start: '2012-09', end: '2016-06' })] }, []],
  ['two projects as they weigh', { projects: [entry({ start: '2019-01', end: '2019-05' }), entry({ start: '2021-01', end: '2021-05' })] }, []],
  ['three projects oldest first', { projects: ['2019', '2020', '2021'].map((year) => entry({ start: `${year}-01`, end: `${year}-05` })) }, ['entry-order']],
  ['an end before the start', jobs(['2022-08', '2021-03']), ['end-before-start']],
  ['an end in the same month', jobs(['2022-08', '2022-08']), []],
  ['a start in the future', jobs(['2030-08', '']), ['future-date']],
  ['an end of work in the future', jobs(['2020-08', '2031-01']), ['future-date']],
  ['studies that end in the future', { education: [entry({ start: '2022-09', end: '2026-06' })] }, []],
  ['a long gap', jobs(['2021-01', ''], ['2015-01', '2019-06']), ['employment-gap']],
  ['a short gap', jobs(['2021-01', ''], ['2015-01', '2020-08']), []],
  ['a gap filled by study', { ...jobs(['2021-01', ''], ['2015-01', '2018-08']), education: [entry({ start: '2018-09', end: '2020-12' })] }, []],
  ['a gap filled by a project', { ...jobs(['2021-01', ''], ['2015-01', '2019-08']), projects: [entry({ start: '2019-09', end: '2020-11' })] }, []],
  ['two full-time jobs at once', jobs(['2020-01', '2022-12'], ['2018-01', '2021-12']), ['employment-overlap']],
  ['a month of handing over', jobs(['2020-01', '2022-12'], ['2018-01', '2020-01']), []],
  ['a freelance job beside', { work: [entry({ start: '2020-01', end: '2022-12' }), entry({ start: '2018-01', end: '2021-12', position: 'Freelance developer' })] }, []],
  ['an internship beside', { work: [entry({ start: '2020-01', end: '2022-12' }), entry({ start: '2018-01', end: '2021-12', position: '前端实习生' })] }, []],
  ['two titles at one employer', { work: [entry({ start: '2020-01', end: '2022-12', name: 'Port' }), entry({ start: '2018-01', end: '2021-12', name: 'Port' })] }, []],
]; // prettier-ignore

describe('consistency of dates', () => {
  for (const [dates, rules] of FORMATS) {
    it(`${rules.join(', ') || 'nothing'} in ${dates.flat().join(', ')}`, () => {
      const found = rulesIn(jobs(...dates), 'consistency').filter((rule) => !rule.startsWith('employment'));
      assert.deepEqual(found, rules);
    });
  }

  for (const [name, document, rules] of ORDER) {
    it(`${rules.join(', ') || 'nothing'} in ${name}`, () => {
      assert.deepEqual(rulesIn(document, 'consistency', '2024-05-01'), rules);
    });
  }

  const mended: [dates: [string, string][], path: string, text: string | undefined][] = [
    [[['2020-01', '2022-05'], ['03/2018', '2019-12']], 'work[1].startDate', '2018-03'],
    [[['2020-01', '2022-05'], ['2018年3月', '2019-12']], 'work[1].startDate', '2018-03'],
    [[['2020-01', '2022-05'], ['September 2018', '2019-12']], 'work[1].startDate', '2018-09'],
    [[['2020.01', '2022.05'], ['2018.03', '2019-12']], 'work[1].endDate', '2019.12'],
    [[['Mar 2020', 'May 2022'], ['2018-03', 'Dec 2019']], 'work[1].startDate', 'Mar 2018'],
    [[['2020年1月', '2022/05'], ['2018.3', 'Dec 2019']], 'work[0].endDate', '2022-05'],
    [[['2020-01', '2022-05'], ['Spring 2018', '2019-12']], 'work[1].startDate', undefined],
    [[['2020-01', '2022-05'], ['03/04/2018', '2019-12']], 'work[1].startDate', undefined],
    [[['2020-01', '2022-05'], ['5 March 2018', '2019-12']], 'work[1].startDate', undefined],
    [[['2020-01', 'present'], ['2018-03', 'Present']], 'work[1].endDate', 'present'],
  ]; // prettier-ignore
  for (const [dates, path, text] of mended) {
    it(`${text === undefined ? 'leaves' : 'mends'} ${path} in ${dates.flat().join(', ')}`, () => {
      const found = judge(jobs(...dates)).filter(
        (one) => one.path === path && one.dimension === 'consistency',
      );
      assert.ok(found.length > 0);
      assert.equal(found.flatMap(({ fix }) => fix?.text ?? [])[0], text);
    });
  }

  it('judges the future only with a given today', () => {
    assert.deepEqual(rulesIn(jobs(['2030-08', '']), 'consistency'), []);
  });

  it('takes gaps for no fault', () => {
    assert.equal(costOf(jobs(['2021-01', ''], ['2015-01', '2017-06']), 'consistency'), 0);
  });
});
