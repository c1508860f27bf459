import type { Rule } from '../rule';
import { collect } from './figures';
import { mixedFindings } from './occurrences';
import type { Occurrence } from './occurrences';

/**
 * Spellings of one unit, each behind a number. The first of a row is preferred; a plural is no other spelling. `Mb` is a
 * megabit and no spelling of `MB`.
 */
const UNITS: readonly (readonly string[])[] = [
  ['ms', 'MS', 'Ms', 'msec', 'millisecond', '毫秒'],
  ['µs', 'us', 'μs', 'microsecond', '微秒'],
  ['s', 'sec', 'second', '秒'],
  ['min', 'minute', 'mins', '分钟'],
  ['h', 'hr', 'hour', '小时'],
  ['KB', 'kB', 'kb', 'kilobyte'],
  ['MB', 'mb', 'megabyte', '兆'],
  ['GB', 'gb', 'gigabyte'],
  ['TB', 'tb', 'terabyte'],
  ['QPS', 'qps', 'Qps', 'queries per second', 'queries/s'],
  ['TPS', 'tps', 'Tps', 'transactions per second'],
  ['RPS', 'rps', 'req/s', 'requests per second', 'requests/s', 'reqs/s'],
  ['Hz', 'hz', 'HZ'],
  ['fps', 'FPS'],
];
const ROW_OF = new Map(UNITS.flatMap((row) => row.map((spelling) => [spelling, row] as const)));
const LONGEST_FIRST = [...ROW_OF.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
const SPELLING = LONGEST_FIRST.map((unit) =>
  /^[a-z]{3,}$/.test(unit) ? `${unit}s?` : unit.replace('/', '\\/'),
).join('|');
const UNIT = new RegExp(
  `(?<=(?:^|[^\\w.,])[~$]?\\d[\\d.,]{0,12})[ \\u00a0-]?(?<unit>${SPELLING})(?![A-Za-z\\d])`,
  'g',
);
/** Short signs are written close to the number or apart; words are always apart, Chinese ones have rules of their own. */
const SIGN = /^(?:m?s|µs|us|μs|min|h|[KMGT]B|kB|[kmgt]b)$/;

const DECADE = /(?<!\d)(?:1[89]|20)\d0s$/;

/** Whether a word behind a number is a unit in any spelling. */
export function isUnit(word: string): boolean {
  return ROW_OF.has(word);
}

/** Each unit is spelt in one way; a resume in two languages has one for each. */
const unitSpelling: Rule = {
  id: 'unit-spelling',
  dimension: 'consistency',
  judge: (context) =>
    (['en', 'zh'] as const).flatMap((language) => {
      const all = collect(context, UNIT, ({ unit = '' }, _, passage) =>
        passage.language === language ? [singular(unit)] : [],
      ).filter(({ passage, span }) => passage.prose.charAt(span[0]) !== '-');
      return UNITS.flatMap((row) =>
        mixedFindings(
          all.filter(({ forms }) => row.includes(forms[0] ?? '')),
          { worst: 4, preference: row, mend: mendUnit },
        ),
      );
    }),
};

/** 200ms or 200 ms. */
const unitSpacing: Rule = {
  id: 'unit-spacing',
  dimension: 'consistency',
  judge: (context) =>
    mixedFindings(
      collect(context, UNIT, ({ unit = '' }, found) => {
        if (!SIGN.test(unit) || found.startsWith('-')) return [];
        return found.length > unit.length ? '200 ms' : '200ms';
      }).filter(({ passage, span }) => !DECADE.test(passage.prose.slice(Math.max(0, span[0] - 5), span[1]))),
      {
        worst: 5,
        preference: ['200 ms', '200ms'],
        mend: ({ passage, span }, target) => ({
          span,
          text: (target === '200 ms' ? ' ' : '') + passage.text.slice(...span).trimStart(),
        }),
      },
    ),
};

/** Rules over units. */
export const unitRules: Rule[] = [unitSpelling, unitSpacing];

function mendUnit(
  { passage, span }: Occurrence,
  target: string,
): { span: [number, number]; text: string } | null {
  const found = passage.text.slice(...span);
  const unit = found.trimStart();
  const gap = found.slice(0, found.length - unit.length);
  // A word for a sign and a sign for a word also change the space and the plural around them.
  if (/^[a-z]{3,}/.test(target) || /^[a-z]{3,}/.test(unit)) return null;
  return { span, text: gap + target };
}

function singular(unit: string): string {
  return ROW_OF.has(unit) ? unit : unit.replace(/s$/, '');
}
