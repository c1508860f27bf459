import type { DateMention } from '../../text/dates';
import type { FactIndex } from './sources';
import { matchesOf } from '../../text/matches';

/** First and last month of a part of a year. */
type Months = readonly [number, number];

/** Parts of a year; the words overlap a little, as speakers' do. */
const PARTS: readonly [RegExp, Months][] = [
  [/\bspring\b|春/i, [2, 6]],
  [/\bsummer\b|夏|暑假/i, [5, 9]],
  [/\b(?:autumn|fall|michaelmas)\b|秋/i, [8, 12]],
  [/\bQ1\b|first quarter|第?[一1]季度/i, [1, 3]],
  [/\bQ2\b|second quarter|第?[二2]季度/i, [4, 6]],
  [/\bQ3\b|third quarter|第?[三3]季度/i, [7, 9]],
  [/\bQ4\b|(?:fourth|last) quarter|第?[四4]季度/i, [10, 12]],
  [/\bH1\b|first half|上半年/i, [1, 6]],
  [/\bH2\b|second half|下半年/i, [7, 12]],
  [/\b(?:early|beginning of|start of)\b|年初|(?<=年)初/i, [1, 4]],
  [/\b(?:mid(?:dle of)?)\b|年中|(?<=年)中(?!旬)/i, [4, 9]],
  [/\b(?:late|end of)\b|年底|年末|(?<=年)[底末]/i, [9, 12]],
];

/** The months that a date may lie in, as far as its words say; `null` for the whole year. */
export function monthsOf(surface: string, date: { m?: number }): Months | null {
  if (date.m !== undefined) return [date.m, date.m];
  return PARTS.find(([pattern]) => pattern.test(surface))?.[1] ?? null;
}

/** Where a date stands in what it tells of: its start, its end, or neither. */
export type Role = 'start' | 'end' | null;

const START_BEFORE =
  /(?:\b(?:since|ever since|from|joined|joining|started|starting|start|began|beginning|hired|onboarded|founded|launched|opened)\b[^.;,，。]{0,24}|(?:自从?|从|入职|加入|开始于?|始于|起于)[^，。；]{0,6})$/i;
const START_AFTER = /^\s*(?:起|以来|至今|开始|入职|加入|onwards?\b|and (?:on|later)\b)/i;
const END_BEFORE =
  /(?:\b(?:until|till|up to|through|left|leaving|ended|ending|finished|quit|resigned|stopped|retired|closed|before)\b[^.;,，。]{0,24}|(?:直到|截至|截止到?|止于|离职于?|离开)[^，。；]{0,6})$/i;
const END_AFTER = /^\s*(?:为?止|离职|离开|结束|停止|之?前(?!端)|以前|交接|下线|卸任)/i;

/** The role of a single date by the words around it. */
export function roleOf(text: string, [from, to]: readonly [number, number]): Role {
  const before = /[^.;。；\n]*$/u.exec(text.slice(Math.max(0, from - 48), from))?.[0] ?? '';
  const after = text.slice(to, to + 16);
  if (END_BEFORE.test(before) || END_AFTER.test(after)) return 'end';
  return START_BEFORE.test(before) || START_AFTER.test(after) ? 'start' : null;
}

const MONTH_EN =
  '(?:january|february|march|april|june|july|august|september|october|november|december|(?<=\\b(?:in|since|from|until|by|of|during|last|early|late|mid|and|to)[ -])may)';
const BARE_MONTH = new RegExp(
  `\\b(?<en>${MONTH_EN})\\b|(?<![\\d.个几第零一二三四五六七八九十])(?<n>1[0-2]|[1-9])\\s?月(?!光|薪|报|度|活|均)|(?<![个几第\\d])(?<zh>十[一二]?|[一二三四五六七八九])月(?!光|薪|报|度|活|均)`,
  'gi',
);
const NAMES = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** Months that a text names without a year, or with one. */
export function bareMonths(text: string): { m: number; span: [number, number] }[] {
  return matchesOf(BARE_MONTH, text)
    .filter((match) => match.groups?.en === undefined || /^[A-Z]/.test(match[0]))
    .map((match) => {
      const { en, n, zh } = match.groups ?? {};
      const m = en ? NAMES.indexOf(en.toLowerCase()) + 1 : n ? Number(n) : hanMonth(zh ?? '');
      return { m, span: [match.index, match.index + match[0].length] };
    });
}

function hanMonth(word: string): number {
  const digits = '一二三四五六七八九';
  if (word.startsWith('十')) return 10 + digits.indexOf(word.charAt(1)) + 1;
  return digits.indexOf(word) + 1;
}

/** Whether a month lies in one of the facts' dates or spans. */
export function knowsMonth(facts: FactIndex, month: number): boolean {
  const told = [...facts.own, ...facts.unmade];
  return (
    told.some(({ text }) => bareMonths(text).some(({ m }) => m === month)) ||
    facts.dates.some((date) => coversMonth(date, month))
  );
}

function coversMonth({ from, to, surface }: DateMention, month: number): boolean {
  if (to === undefined) {
    const months = monthsOf(surface, from);
    return months !== null && months[0] === months[1] && months[0] === month;
  }
  if (to === 'present' || to.y > from.y + 1) return true;
  if (from.m === undefined || to.m === undefined) return false;
  return to.y > from.y ? month >= from.m || month <= to.m : from.m <= month && month <= to.m;
}

/** Times that are counted from the day of writing, by what they mean. */
const RELATIVE: readonly RegExp[] = [
  /\b(?:last year)\b|去年/i,
  /\b(?:this year)\b|今年/i,
  /\byear before last\b|前年/i,
  /\b(?:last|past) month\b|上个?月/i,
  /\b(?:last|this|past) week\b|上周|本周|这周/i,
  /\b(?:next year)\b|明年/i,
  /\b(?:years ago)\b|年前(?!端)/i,
  /\b(?:months ago)\b|个月前(?!端)/i,
];

/** Relative times of a claim that the facts don't say. */
export function strayRelative(text: string, told: string): [number, number][] {
  return RELATIVE.flatMap((pattern): [number, number][] => {
    const match = pattern.exec(text);
    return match && !pattern.test(told) ? [[match.index, match.index + match[0].length]] : [];
  });
}
