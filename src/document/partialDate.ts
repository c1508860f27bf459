import type { Language } from '../protocol/cards';
import { chineseDate } from './chineseDate';

/** A date as precise as it is known. Never a `Date`: that invents a day and a time zone. */
export interface PartialDate {
  /** 1900–2199. */
  y: number;
  /** 1–12. */
  m?: number;
  /** 1–31, only with `m`. */
  d?: number;
}

/** Why a value is no date: no known form, a month or day that doesn't exist, or day and month could be swapped. */
export type DateFault = 'form' | 'year' | 'month' | 'day' | 'ambiguous';

export type ParsedDate =
  | { kind: 'date'; date: PartialDate }
  /** Absent, empty or "present": for an end, still going on. */
  | { kind: 'open' }
  | { kind: 'invalid'; fault: DateFault };

/** The forms to offer to someone whose date was not understood. */
export const allowedDateForms = '2020, 2020-03, 2020-03-05';

const openWords = new Set([
  ...['present', 'now', 'current', 'currently', 'ongoing', 'today', 'to date', 'to present', 'till now'],
  ...['至今', '现在', '目前', '今', '迄今', '至現在', '現在', '进行中', '在职'],
]);

const monthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
];
const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Reads a date of a resume: `2020`, `2020-03`, `2020.03`, `2020/3/5`, `2020年3月5日`, `Mar 2020`, `5 March 2020`,
 * `03/2020`, an ISO date-time (its date part), in ASCII or full-width characters; `present`, `至今`, `null`, `""`.
 */
export function parsePartialDate(value: unknown): ParsedDate {
  if (value === null || value === undefined) return { kind: 'open' };
  if (typeof value === 'number') return yearOnly(value);
  if (typeof value !== 'string') return invalid('form');
  const text = value.normalize('NFKC').replace(/[‐‑−]/g, '-').trim().toLowerCase().replace(/\s+/g, ' ');
  if (text === '' || openWords.has(text)) return { kind: 'open' };
  return numeric(text) ?? english(text) ?? fromParts(chineseDate(text)) ?? invalid('form');
}

/** A date as it is written into a document: `2020`, `2020-03`, `2020-03-05`. */
export function partialDateText(date: PartialDate): string {
  const parts = [String(date.y)];
  if (date.m !== undefined) parts.push(twoDigits(date.m));
  if (date.m !== undefined && date.d !== undefined) parts.push(twoDigits(date.d));
  return parts.join('-');
}

/** Total order, oldest first; of two that agree, the less precise comes first. */
export function comparePartialDates(a: PartialDate, b: PartialDate): number {
  return a.y - b.y || (a.m ?? 0) - (b.m ?? 0) || (a.d ?? 0) - (b.d ?? 0);
}

/** Whether `a` is before `b` however their missing parts are filled in: 2019 before 2020-03, but not 2020. */
export function isSurelyBefore(a: PartialDate, b: PartialDate): boolean {
  if (a.y !== b.y) return a.y < b.y;
  if (a.m === undefined || b.m === undefined) return false;
  if (a.m !== b.m) return a.m < b.m;
  return a.d !== undefined && b.d !== undefined && a.d < b.d;
}

/** For a reader: `2020`, `Mar 2020`, `Mar 5, 2020`; `2020年`, `2020年3月`, `2020年3月5日`. */
export function formatPartialDate(date: PartialDate, language: Language): string {
  const { y, m, d } = date;
  if (language === 'zh') {
    return `${y}年${m === undefined ? '' : `${m}月${d === undefined ? '' : `${d}日`}`}`;
  }
  if (m === undefined) return String(y);
  const month = shortMonths[m - 1] ?? '';
  return d === undefined ? `${month} ${y}` : `${month} ${d}, ${y}`;
}

/** A period for a reader: `Mar 2020 – Present`, `2020年3月 – 至今`; without a start only the end, without both ''. */
export function formatPeriod(
  start: PartialDate | undefined,
  end: PartialDate | undefined,
  language: Language,
): string {
  if (!start) return end ? formatPartialDate(end, language) : '';
  const from = formatPartialDate(start, language);
  const to = end ? formatPartialDate(end, language) : language === 'zh' ? '至今' : 'Present';
  return from === to ? from : `${from} – ${to}`;
}

const yearFirst = /^(\d{4})(?:([-./])(\d{1,2})(?:\2(\d{1,2}))?)?$/;
const isoDateTime =
  /^(\d{4})-(\d{2})-(\d{2})[t ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?z| ?[+-]\d{2}:?\d{2})?$/;
const compactIso = /^(\d{4})(\d{2})(\d{2})t\d{4,6}z?$/;
const monthFirst = /^(\d{1,2})[-./](\d{4})$/;
const dayAndMonth = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/;

function numeric(text: string): ParsedDate | undefined {
  const [, y, , m, d] = yearFirst.exec(text) ?? [];
  if (y !== undefined) return fromNumbers(y, m, d);
  const dateTime = isoDateTime.exec(text) ?? compactIso.exec(text);
  if (dateTime) return fromNumbers(dateTime[1], dateTime[2], dateTime[3]);
  const short = monthFirst.exec(text);
  if (short) return fromNumbers(short[2], short[1], undefined);
  const [, first, , second, year] = dayAndMonth.exec(text) ?? [];
  return year === undefined ? undefined : eitherOrder(Number(first), Number(second), year);
}

/** `31/12/2020` and `12/31/2020` can be read in one way only; `03/05/2020` can't. */
function eitherOrder(first: number, second: number, year: string): ParsedDate {
  if (first <= 12 && second <= 12 && first !== second) return invalid('ambiguous');
  const [m, d] = first > 12 ? [second, first] : [first, second];
  return fromParts({ y: Number(year), m, d });
}

const englishForms: { form: RegExp; order: ('y' | 'm' | 'd')[] }[] = [
  { form: /^([a-z]+)\.?,? (\d{4})$/, order: ['m', 'y'] },
  { form: /^([a-z]+)\.?-(\d{4})$/, order: ['m', 'y'] },
  { form: /^(\d{4}),? ([a-z]+)\.?$/, order: ['y', 'm'] },
  { form: /^(\d{4})-([a-z]+)$/, order: ['y', 'm'] },
  { form: /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/, order: ['m', 'd', 'y'] },
  { form: /^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]([a-z]+)\.?,?[ -](\d{4})$/, order: ['d', 'm', 'y'] },
];

function english(text: string): ParsedDate | undefined {
  for (const { form, order } of englishForms) {
    const match = form.exec(text);
    if (!match) continue;
    const part = (name: 'y' | 'm' | 'd') => {
      const at = order.indexOf(name);
      return at < 0 ? undefined : match[at + 1];
    };
    const month = monthNumber(part('m') ?? '');
    if (month === undefined) return invalid('form');
    return fromNumbers(part('y'), String(month), part('d'));
  }
  return undefined;
}

/** `mar`, `march`, `sept`: any beginning of three letters or more. */
function monthNumber(word: string): number | undefined {
  if (word.length < 3) return undefined;
  const at = monthNames.findIndex((name) => name.startsWith(word));
  return at < 0 ? undefined : at + 1;
}

function yearOnly(value: number): ParsedDate {
  return Number.isInteger(value) ? fromParts({ y: value }) : invalid('form');
}

function fromNumbers(y: string | undefined, m: string | undefined, d: string | undefined): ParsedDate {
  return fromParts({
    y: Number(y),
    ...(m !== undefined && { m: Number(m) }),
    ...(d !== undefined && { d: Number(d) }),
  });
}

function fromParts(date: PartialDate): ParsedDate;
function fromParts(date: PartialDate | undefined): ParsedDate | undefined;
function fromParts(date: PartialDate | undefined): ParsedDate | undefined {
  if (!date) return undefined;
  const { y, m, d } = date;
  if (!within(y, 1900, 2199)) return invalid('year');
  if (m !== undefined && !within(m, 1, 12)) return invalid('month');
  if (m !== undefined && d !== undefined && !within(d, 1, daysIn(y, m))) return invalid('day');
  return { kind: 'date', date };
}

function within(n: number, first: number, last: number): boolean {
  return Number.isInteger(n) && n >= first && n <= last;
}

function daysIn(y: number, m: number): number {
  const leap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1] ?? 0;
}

function invalid(fault: DateFault): ParsedDate {
  return { kind: 'invalid', fault };
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0');
}
