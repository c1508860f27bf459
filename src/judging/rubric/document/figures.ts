import type { JudgeContext, Rule } from '../rule';
import type { Edit } from './mixture';
import { mixedFindings } from './occurrences';
import type { Occurrence } from './occurrences';
import { passagesOf } from './passages';
import type { Passage } from './passages';

/** Nothing in front that makes digits a part of a name, a version, a date or a longer number. */
const ALONE = '(?<![\\w.,:/#@$+-])';

/** Percentages are written in one way: 10%, 10 %, 10 percent. */
const percentForm: Rule = {
  id: 'percent-form',
  dimension: 'consistency',
  judge: (context) =>
    mixedFindings(
      context,
      collect(
        context,
        /\d(?<gap>[ \u00a0]?)(?<sign>%|％|percent\b|per cent\b|pct\b)/gi,
        ({ gap, sign = '' }) =>
          sign === '%' ? (gap ? '10 %' : '10%') : sign === '％' ? '10％' : '10 percent',
      ),
      {
        worst: 6,
        preference: ['10%', '10 %', '10 percent'],
        mend: behindDigit({ '10%': '%', '10 %': ' %', '10％': '％', '10 percent': ' percent' }),
      },
    ),
};

/** Large numbers are grouped in one way. Where only five digits and more have commas, four have none: a style too. */
const digitGroups: Rule = {
  id: 'digit-groups',
  dimension: 'consistency',
  judge(context) {
    const grouped = collect(
      context,
      new RegExp(`${ALONE}\\d{1,3}(?:,\\d{3})+(?![\\d,.]*\\d)`, 'g'),
      (_, found) => (found.length === 5 ? ['1,000', '1,000 and 10000'] : ['1,000', '1000 and 10,000']),
    );
    const plain = collect(
      context,
      new RegExp(`${ALONE}\\d{4,9}(?![\\d.,:/-]*\\d|[A-Za-z]|年|\\s?(?:px\\b|端口))`, 'g'),
      (_, found) => {
        if (found.length > 4) return ['1000', '1,000 and 10000'];
        // Four digits may be a year.
        return /^(?:19|20)\d\d$/.test(found) ? [] : ['1000', '1000 and 10,000'];
      },
    );
    return mixedFindings(context, [...grouped, ...plain], {
      worst: 5,
      preference: ['1,000', '1000', '1000 and 10,000', '1,000 and 10000'],
      mend: ({ passage, span }, target) => {
        const digits = passage.text.slice(...span).replace(/,/g, '');
        if (/^0/.test(digits)) return null;
        const comma = target === '1,000' || (target === '1000 and 10,000' && digits.length > 4);
        return { span, text: comma ? digits.replace(/\B(?=(?:\d{3})+$)/g, ',') : digits };
      },
    });
  },
};

/** Round thousands are abbreviated or written out, and abbreviated in one way: 10k, 10K, 10,000; 30 万, 30w. */
const thousands: Rule = {
  id: 'thousands-form',
  dimension: 'consistency',
  judge(context) {
    const short = collect(
      context,
      /(?<![\w.,$-])\d+(?:\.\d+)?(?<sign>[kK])(?![\w-])/g,
      ({ sign = '' }) => `10${sign}`,
    );
    const long = collect(
      context,
      new RegExp(`${ALONE}\\d{2,3},?000(?![\\d.,]*\\d|[A-Za-z])`, 'g'),
      () => '10,000',
    );
    const ten = collect(
      context,
      /\d(?:\.\d+)?(?<gap> ?)(?<sign>[wW](?![\w-])|万)/g,
      ({ sign = '' }) => `30${sign}`,
    );
    const unitOf: Record<string, string> = { '10k': 'k', '10K': 'K' };
    return [
      ...mixedFindings(context, [...short, ...long], {
        worst: 5,
        preference: ['10,000', '10k', '10K'],
        mend: ({ passage, span }, target) => {
          const sign = unitOf[target];
          const found = passage.text.slice(...span);
          return sign !== undefined && /[kK]$/.test(found) ? { span, text: found.slice(0, -1) + sign } : null;
        },
      }),
      ...mixedFindings(context, ten, {
        worst: 5,
        preference: ['30万', '30w', '30W'],
        // A letter for 万 would need new spaces behind it, too.
        mend: ({ passage, span }, target) => {
          const gap = prevailingGap(ten.filter(({ forms }) => forms.includes('30万')));
          const text = passage.text.slice(...span).replace(/ ?[wW]$/, `${gap}万`);
          return target === '30万' ? { span, text } : null;
        },
      }),
    ];
  },
};

/** Rules over how numbers are written. */
export const figureRules: Rule[] = [percentForm, digitGroups, thousands];

/** What most of the occurrences have in front of their sign: a space or nothing. */
function prevailingGap(occurrences: readonly Occurrence[]): string {
  const spaced = occurrences.filter(({ passage, span }) => passage.text.slice(...span).includes(' ')).length;
  return 2 * spaced > occurrences.length ? ' ' : '';
}

/** Every match of a pattern in the prose with the forms that it may pass for; `[]` is left out. */
export function collect(
  context: JudgeContext,
  pattern: RegExp,
  forms: (groups: Record<string, string | undefined>, found: string, passage: Passage) => string | string[],
): Occurrence[] {
  return passagesOf(context).flatMap((passage) =>
    [...passage.prose.matchAll(pattern)].flatMap((match): Occurrence[] => {
      const found = forms(match.groups ?? {}, match[0], passage);
      if (found.length === 0) return [];
      const span: [number, number] = [match.index, match.index + match[0].length];
      return [{ passage, span, forms: typeof found === 'string' ? [found] : found }];
    }),
  );
}

/** Replaces what follows the digit that an occurrence begins with. */
function behindDigit(written: Record<string, string>) {
  return ({ span }: Occurrence, target: string): Edit | null => {
    const text = written[target];
    return text === undefined ? null : { span: [span[0] + 1, span[1]], text };
  };
}
