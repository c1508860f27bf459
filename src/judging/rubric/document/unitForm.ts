import type { JudgeContext, Rule } from '../rule';
import { mixedFindings } from './occurrences';
import type { Occurrence } from './occurrences';
import { passagesOf } from './passages';

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
  `(?<![\\w.,])(?<number>\\d[\\d.,]{0,12})(?<gap>[ \\u00a0-]?)(?<unit>${SPELLING})(?![A-Za-z\\d])`,
  'g',
);
/** Short signs are written close to the number or apart; words are always apart, Chinese ones have rules of their own. */
const SIGN = /^(?:m?s|µs|us|μs|min|h|[KMGT]B|kB|[kmgt]b)$/;

/** Spellings that stand for each other without a change around them. */
const SHORT = /^(?:[A-Za-zµμ]{1,2}|[A-Za-z]PS|[a-z]ps|Qps|Tps|fps|req\/s|reqs\/s)$/;
const DECADE = /^(?:1[89]|20)\d0$/;

/** Whether a word behind a number is a unit in any spelling. */
export function isUnit(word: string): boolean {
  return ROW_OF.has(word);
}

/** Each unit is spelt in one way; a resume in two languages has one for each. */
const unitSpelling: Rule = {
  id: 'unit-spelling',
  dimension: 'consistency',
  judge: (context) =>
    UNITS.flatMap((row) =>
      (['en', 'zh'] as const).flatMap((language) =>
        mixedFindings(
          context,
          unitsIn(context)
            .filter(({ unit, passage }) => row.includes(unit) && passage.language === language)
            .map((found) => ({ ...found, forms: [found.unit] })),
          { worst: 4, preference: language === 'zh' ? chineseFirst(row) : row, mend: mendUnit },
        ),
      ),
    ),
};

/** 200ms or 200 ms. */
const unitSpacing: Rule = {
  id: 'unit-spacing',
  dimension: 'consistency',
  judge: (context) =>
    mixedFindings(
      context,
      unitsIn(context)
        .filter(({ unit, number, gap }) => SIGN.test(unit) && !(gap === '' && DECADE.test(number)))
        .map((found) => ({ ...found, forms: [found.gap === '' ? '200ms' : '200 ms'] })),
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

interface FoundUnit extends Occurrence {
  unit: string;
  number: string;
  gap: string;
}

const FOUND = new WeakMap<JudgeContext, FoundUnit[]>();

/** Units behind numbers; the span begins behind the number. "A 5-second pause" has an adjective. */
function unitsIn(context: JudgeContext): readonly FoundUnit[] {
  const known = FOUND.get(context);
  if (known) return known;
  const found = passagesOf(context).flatMap((passage) =>
    [...passage.prose.matchAll(UNIT)].flatMap((match): FoundUnit[] => {
      const { number = '', gap = '', unit = '' } = match.groups ?? {};
      if (gap === '-') return [];
      const span: [number, number] = [match.index + number.length, match.index + match[0].length];
      return [{ passage, span, forms: [], unit: singular(unit), number, gap }];
    }),
  );
  FOUND.set(context, found);
  return found;
}

/** 3 秒 is as good as 3 s in Chinese, and reads better; ms and bytes are signs there, too. */
function chineseFirst(row: readonly string[]): readonly string[] {
  return /^(?:s|min|h)$/.test(row[0] ?? '') ? row.toReversed() : row;
}

function mendUnit(
  { passage, span }: Occurrence,
  target: string,
): { span: [number, number]; text: string } | null {
  const found = passage.text.slice(...span);
  const unit = found.trimStart();
  const gap = found.slice(0, found.length - unit.length);
  // A word for a sign and a sign for a word also change the spaces and the plural around them.
  if (!SHORT.test(target) || !SHORT.test(unit)) return null;
  return { span, text: gap + target };
}

function singular(unit: string): string {
  return ROW_OF.has(unit) ? unit : unit.replace(/s$/, '');
}
