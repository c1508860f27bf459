import { parsePartialDate } from '../../../document/partialDate';
import type { JudgeContext, Rule, RuleFinding } from '../rule';
import { STYLE_PREFERENCE, styleOfField, stylesInProse, writeDate } from './dateStyle';
import type { StyledDate } from './dateStyle';
import { mixtureOf, spread } from './mixture';
import { mixedFindings } from './occurrences';
import { hasHan, passagesOf } from './passages';

const ISO = 'YYYY-MM';

/** A date field that says something. */
interface DateField {
  path: string;
  text: string;
  section: string;
  /** Of the entry that it belongs to. */
  entry: string;
}

/** Every date field in the document's order. */
function dateFieldsOf({ resume }: JudgeContext): DateField[] {
  const fields: DateField[] = [];
  const add = (section: string, entry: string, key: string, text: string): void => {
    if (text.trim() !== '') fields.push({ path: `${entry}.${key}`, text, section, entry });
  };
  for (const { section, path, startDate, endDate } of resume.entries) {
    add(section, path, 'startDate', startDate);
    add(section, path, 'endDate', endDate);
  }
  resume.certificates.forEach(({ date }, at) => add('certificates', `certificates[${at}]`, 'date', date));
  resume.awards.forEach(({ date }, at) => add('awards', `awards[${at}]`, 'date', date));
  return fields;
}

/** Months are written in one way: in the date fields, and, apart from those, in prose. */
const dateFormat: Rule = {
  id: 'date-format',
  dimension: 'consistency',
  judge: (context) => [...fieldFindings(context), ...proseFindings(context)],
};

function fieldFindings(context: JudgeContext): RuleFinding[] {
  const written = dateFieldsOf(context).flatMap((field) => {
    const dated = styleOfField(field.text);
    return dated ? [{ item: { ...field, dated }, forms: dated.styles }] : [];
  });
  const mixture = mixtureOf(written, STYLE_PREFERENCE);
  // Where no style prevails, all dates should be what JSON Resume asks for.
  const prevails = 2 * mixture.deviants.length < written.length;
  const target = prevails ? mixture.target : ISO;
  const deviants = prevails ? mixture.deviants : written.filter(({ forms }) => !forms.includes(ISO));
  const share = (2 * deviants.length) / Math.max(1, written.length);
  const findings = deviants.map(({ item: { path, text, dated } }) => {
    const mended = writeDate(dated, target);
    return {
      path,
      severity: 'warning' as const,
      params: { found: text.trim(), expected: target },
      ...(mended === null ? {} : { fix: { path, text: mended } }),
    };
  });
  return spread(findings, share, 26);
}

function proseFindings(context: JudgeContext): RuleFinding[] {
  const dates = new Map<string, StyledDate>();
  const occurrences = passagesOf(context).flatMap((passage) =>
    stylesInProse(passage.prose).map(({ span, dated }) => {
      dates.set(`${passage.path} ${span[0]}`, dated);
      return { passage, span, forms: dated.styles };
    }),
  );
  return mixedFindings(context, occurrences, {
    worst: 14,
    preference: ['Mmm YYYY', 'Mmmm YYYY', 'YYYY年M月', ...STYLE_PREFERENCE],
    mend: ({ passage, span }, target) => {
      const dated = dates.get(`${passage.path} ${span[0]}`);
      const text = dated ? writeDate(dated, target) : null;
      // A date in another script needs other spaces around it, and one without words reads as another number.
      const found = passage.text.slice(...span);
      if (text === null || [hasHan, hasLetters].some((has) => has(text) !== has(found))) return null;
      return { span, text };
    },
  });
}

function hasLetters(text: string): boolean {
  return /[A-Za-z]/.test(text);
}

/** Within a section (in education: within an entry) all dates are equally precise. */
const datePrecision: Rule = {
  id: 'date-precision',
  dimension: 'consistency',
  judge(context) {
    const groups = new Map<string, { path: string; text: string; precision: string }[]>();
    for (const { path, text, section, entry } of dateFieldsOf(context)) {
      const parsed = parsePartialDate(text);
      if (parsed.kind !== 'date') continue;
      const { m, d } = parsed.date;
      const precision = d !== undefined ? 'day' : m !== undefined ? 'month' : 'year';
      // Graduations and awards are often remembered by their year alone.
      const group = section === 'work' || section === 'projects' ? section : entry;
      groups.set(group, [...(groups.get(group) ?? []), { path, text, precision }]);
    }
    return [...groups.values()].flatMap((group) => {
      const { target, deviants, share } = mixtureOf(
        group.map((item) => ({ item, forms: [item.precision] })),
        ['month', 'day', 'year'],
      );
      const findings = deviants.map(({ item: { path, text, precision } }) => ({
        path,
        severity: 'info' as const,
        params: { found: text.trim(), precision, expected: target },
      }));
      return spread(findings, share, 6);
    });
  },
};

/** A date that no calendar has: a thirteenth month, the 31st of June. */
const dateInvalid: Rule = {
  id: 'date-invalid',
  dimension: 'consistency',
  judge: (context) =>
    dateFieldsOf(context).flatMap(({ path, text }) => {
      const parsed = parsePartialDate(text);
      if (parsed.kind !== 'invalid' || (parsed.fault !== 'month' && parsed.fault !== 'day')) return [];
      return [{ path, severity: 'error', params: { found: text.trim(), fault: parsed.fault }, cost: 10 }];
    }),
};

/** What goes on is called by one word: "present", "now", 至今. */
const presentWord: Rule = {
  id: 'present-word',
  dimension: 'consistency',
  judge(context) {
    const written = dateFieldsOf(context)
      .filter(({ text }) => parsePartialDate(text).kind === 'open')
      .map((item) => ({ item, forms: [item.text.trim()] }));
    const { target, deviants, share } = mixtureOf(written, ['present', 'Present', '至今']);
    const findings = deviants.map(({ item: { path, text } }) => ({
      path,
      severity: 'info' as const,
      params: { found: text.trim(), expected: target },
      fix: { path, text: target },
    }));
    return spread(findings, share, 4);
  },
};

/** Rules over how dates are written. */
export const dateFormatRules: Rule[] = [dateFormat, datePrecision, dateInvalid, presentWord];
