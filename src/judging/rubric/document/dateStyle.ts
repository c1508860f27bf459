import { parsePartialDate } from '../../../document/partialDate';
import type { PartialDate } from '../../../document/partialDate';

/** A date of a resume with the ways of writing dates that it may follow. */
export interface StyledDate {
  /** `2021-11` may come from a writer of `2021-03` and from one of `2021-3`. Empty: a way that nobody shares. */
  styles: readonly string[];
  /** `null`: a month is missing or can't be told. */
  date: PartialDate | null;
}

const SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONG = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];
const SHORT_NAME = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const LONG_NAME = `(?:${LONG.join('|')})`;
const MONTH = '(?:0[1-9]|1[0-2])';
const SHORT_MONTH = '(?:[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d{2}';

interface StyleRow {
  style: string;
  pattern: string;
  write: (y: number, m: number) => string;
  /** In prose too; elsewhere only in date fields, where nothing else can be meant. */
  prose?: true;
}

/** The preferred of equally frequent styles come first: ISO is what JSON Resume asks for. */
const ROWS: StyleRow[] = [
  { style: 'YYYY-MM', pattern: `${YEAR}-${MONTH}`, write: (y, m) => `${y}-${two(m)}`, prose: true },
  { style: 'YYYY-M', pattern: `${YEAR}-${SHORT_MONTH}`, write: (y, m) => `${y}-${m}`, prose: true },
  { style: 'YYYY.MM', pattern: `${YEAR}\\.${MONTH}`, write: (y, m) => `${y}.${two(m)}`, prose: true },
  { style: 'YYYY.M', pattern: `${YEAR}\\.${SHORT_MONTH}`, write: (y, m) => `${y}.${m}`, prose: true },
  { style: 'YYYY/MM', pattern: `${YEAR}/${MONTH}`, write: (y, m) => `${y}/${two(m)}`, prose: true },
  { style: 'YYYY/M', pattern: `${YEAR}/${SHORT_MONTH}`, write: (y, m) => `${y}/${m}`, prose: true },
  { style: 'YYYYMM', pattern: `${YEAR}${MONTH}`, write: (y, m) => `${y}${two(m)}` },
  { style: 'MM/YYYY', pattern: `${MONTH}/${YEAR}`, write: (y, m) => `${two(m)}/${y}`, prose: true },
  { style: 'M/YYYY', pattern: `${SHORT_MONTH}/${YEAR}`, write: (y, m) => `${m}/${y}`, prose: true },
  { style: 'MM.YYYY', pattern: `${MONTH}\\.${YEAR}`, write: (y, m) => `${two(m)}.${y}` },
  { style: 'MM-YYYY', pattern: `${MONTH}-${YEAR}`, write: (y, m) => `${two(m)}-${y}` },
  { style: 'Mmm YYYY', pattern: `${SHORT_NAME} ${YEAR}`, write: (y, m) => `${SHORT[m - 1] ?? ''} ${y}`, prose: true },
  { style: 'Mmm. YYYY', pattern: `(?:${SHORT_NAME}\\.|May) ${YEAR}`, write: (y, m) => `${SHORT[m - 1] ?? ''}${m === 5 ? '' : '.'} ${y}`, prose: true },
  { style: 'Mmm, YYYY', pattern: `${SHORT_NAME}, ${YEAR}`, write: (y, m) => `${SHORT[m - 1] ?? ''}, ${y}` },
  { style: 'Mmmm YYYY', pattern: `${LONG_NAME} ${YEAR}`, write: (y, m) => `${LONG[m - 1] ?? ''} ${y}`, prose: true },
  { style: 'Mmmm, YYYY', pattern: `${LONG_NAME}, ${YEAR}`, write: (y, m) => `${LONG[m - 1] ?? ''}, ${y}` },
  { style: 'YYYY年M月', pattern: `${YEAR}年${SHORT_MONTH}月`, write: (y, m) => `${y}年${m}月`, prose: true },
  { style: 'YYYY年MM月', pattern: `${YEAR}年${MONTH}月`, write: (y, m) => `${y}年${two(m)}月`, prose: true },
  { style: 'YYYY 年 M 月', pattern: `${YEAR} 年 ?${SHORT_MONTH} 月`, write: (y, m) => `${y} 年 ${m} 月`, prose: true },
]; // prettier-ignore

const FIELD = ROWS.map(({ style, pattern }) => ({ style, pattern: new RegExp(`^${pattern}$`) }));
const FULL_STYLES: { style: string; pattern: RegExp }[] = [
  { style: 'YYYY-MM-DD', pattern: /^\d{4}-\d{2}-\d{2}(?:T.*)?$/ },
  { style: 'YYYY.MM.DD', pattern: /^\d{4}\.\d{1,2}\.\d{1,2}$/ },
  { style: 'YYYY/MM/DD', pattern: /^\d{4}\/\d{1,2}\/\d{1,2}$/ },
  { style: 'YYYY年M月D日', pattern: /^\d{4}年\d{1,2}月\d{1,2}[日号]$/ },
];
/** With a day: the same separators as a style without one. */
const DAY_OF: Record<string, string[]> = {
  'YYYY-MM-DD': ['YYYY-MM', 'YYYY-M'],
  'YYYY.MM.DD': ['YYYY.MM', 'YYYY.M'],
  'YYYY/MM/DD': ['YYYY/MM', 'YYYY/M'],
  YYYY年M月D日: ['YYYY年M月', 'YYYY年MM月'],
};
// What stands before and behind says that it is no version (Unity 2021.3), identifier or longer number.
const PROSE = ROWS.filter(({ prose }) => prose).map(({ style, pattern }) => ({
  style,
  pattern: new RegExp(
    `(?<![\\w./-]${style.includes('.M') ? '|[A-Za-z] ' : ''})${pattern}(?![\\d./-]*\\d|[A-Za-z])`,
    'g',
  ),
}));

/** Styles in the order in which equally frequent ones are preferred. */
export const STYLE_PREFERENCE: readonly string[] = ROWS.map(({ style }) => style);

/**
 * A date field's style. `null` for what says no month that could be written in several ways: nothing, "present", a
 * year alone.
 */
export function styleOfField(text: string): StyledDate | null {
  const trimmed = text.trim();
  const parsed = parsePartialDate(trimmed);
  if (parsed.kind === 'open') return null;
  const date = parsed.kind === 'date' ? parsed.date : null;
  if (date && date.m === undefined && /^\d{4}年?$/.test(trimmed)) return null;
  const full = FULL_STYLES.find(({ pattern }) => pattern.test(trimmed))?.style;
  const styles = full
    ? (DAY_OF[full] ?? [])
    : FIELD.filter(({ pattern }) => pattern.test(trimmed)).map(({ style }) => style);
  return { styles, date };
}

/** Months of years in prose, each with the styles that it may follow. */
export function stylesInProse(text: string): { span: [number, number]; dated: StyledDate }[] {
  const found = new Map<string, { span: [number, number]; styles: string[] }>();
  for (const { style, pattern } of PROSE) {
    for (const match of text.matchAll(pattern)) {
      const span: [number, number] = [match.index, match.index + match[0].length];
      const known = found.get(span.join());
      if (known) known.styles.push(style);
      else found.set(span.join(), { span, styles: [style] });
    }
  }
  return [...found.values()]
    .sort((a, b) => a.span[0] - b.span[0])
    .map(({ span, styles }) => {
      const parsed = parsePartialDate(text.slice(...span));
      return { span, dated: { styles, date: parsed.kind === 'date' ? parsed.date : null } };
    });
}

/** The same month in another style; `null` where that would add or lose something. */
export function writeDate({ date }: StyledDate, style: string): string | null {
  const row = ROWS.find((one) => one.style === style);
  if (!row || date?.m === undefined || date.d !== undefined) return null;
  return row.write(date.y, date.m);
}

function two(month: number): string {
  return String(month).padStart(2, '0');
}
