import type { Rule } from '../rule';
import { collect } from './figures';
import { mixedFindings } from './occurrences';

/** A range of figures: 10-20, 10–20, 10~20. Not a date (2020-03), a version, nor a number with several dashes. */
const RANGE =
  /(?<![\w.,/:$€£¥~～–—-])\d[\d.]{0,8}(?:%|[kKwW万]|\s?ms)?(?<gap> ?)(?<dash>[-–—~～])(?: ?)(?=\d)(?!\d{1,2}(?!\d)(?<=(?:19|20)\d\d.\d{1,2}))(?!\d[\d.]*[-–—/]\d)/g;
/** A dash between two clauses. */
const CLAUSE = /(?<=[A-Za-z\d)%”"])(?: (?<spaced>-|--|–|—) |(?<tight>--|—)(?=[A-Za-z]))(?=[A-Za-z\d("“])/g;

/** Ranges have one kind of dash. */
const rangeDash: Rule = {
  id: 'range-dash',
  dimension: 'consistency',
  judge: (context) =>
    mixedFindings(
      context,
      collect(context, RANGE, ({ dash = '' }) => (dash === '～' ? '~' : dash === '—' ? '–' : dash)),
      {
        worst: 3,
        preference: ['-', '–', '~'],
        mend: ({ passage, span }, target) => ({
          span,
          text: passage.text.slice(...span).replace(/ ?[-–—~～] ?$/, target),
        }),
      },
    ),
};

/** So have clauses: a hyphen, an en dash or an em dash, close or apart. */
const clauseDash: Rule = {
  id: 'clause-dash',
  dimension: 'consistency',
  judge: (context) =>
    mixedFindings(
      context,
      collect(context, CLAUSE, ({ spaced, tight }) => (spaced === undefined ? (tight ?? '') : ` ${spaced} `)),
      {
        worst: 3,
        preference: [' – ', '—', ' — ', ' - '],
        mend: ({ span }, target) => ({ span, text: target }),
      },
    ),
};

/** Rules over dashes. */
export const dashRules: Rule[] = [rangeDash, clauseDash];
