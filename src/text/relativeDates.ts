import { MONTH_NAME, monthNumber } from './datePoints';
import type { DatePoint, PartialDate } from './datePoints';
import { exactValue } from './numeralsHan';

type Groups = Record<string, string | undefined>;
/** What a form says, counted from today. */
type Reader = (groups: Groups, today: Today) => PartialDate | null;
type Today = Required<PartialDate>;

const HAN_MONTH = '(?:1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])';
const COUNT =
  '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half an?|a couple of)';
const HAN_COUNT = '(?:\\d{1,2}|[一二两三四五六七八九十]{1,3}|半)';
const HAN_YEARS: Record<string, number> = {
  大前年: -3,
  前年: -2,
  去年: -1,
  上一年: -1,
  今年: 0,
  本年: 0,
  明年: 1,
};
const SEASONS: Record<string, number> = { spring: 5, summer: 8, autumn: 11, fall: 11, winter: 12 };
const SHIFTS: Record<string, number> = {
  last: -1,
  previous: -1,
  this: 0,
  next: 1,
  上上: -2,
  上: -1,
  本: 0,
  这: 0,
  当: 0,
  下: 1,
};
const NUMBERS: Record<string, number> = {
  a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11,
  twelve: 12, 'half a': 0.5, 'half an': 0.5, 'a couple of': 2, 半: 0.5,
}; // prettier-ignore

const FORMS: readonly [pattern: string, read: Reader][] = [
  [`(?<year>大前年|前年|去年|今年|明年|上一年|本年)(?:的)?\\s?(?<m>${HAN_MONTH})\\s?月(?:份|底|初|中旬?|末)?`, ({ year, m }, { y }) => ({ y: y + yearShift(year), m: monthNumber(m ?? '') })],
  [`(?<year>大前年|前年|去年|今年|明年|上一年|本年)(?:年?[初底末中]|[春夏秋冬][天季]?|上半年|下半年|暑假|寒假|第?[一二三四]季度)?`, ({ year }, { y }) => ({ y: y + yearShift(year) })],
  [`(?<![\\p{Script=Han}])(?:年初|年底|年中)(?=入|加|开|上|离|毕|去|来|就|才|刚|,|，|。|$)`, (_, { y }) => ({ y })],
  [`(?<shift>上上|上|本|这|当|下)个?月(?:份|初|底|中旬?|末)?`, ({ shift }, today) => monthsFrom(today, SHIFTS[shift ?? ''] ?? 0)],
  [`(?<n>${HAN_COUNT})个(?<half>半)?月(?:之前|以前|前)`, ({ n, half }, today) => monthsFrom(today, -Math.round(count(n) + (half ? 0.5 : 0)))],
  [`(?<n>${HAN_COUNT})年(?<half>半)?(?:之前|以前|前)`, ({ n, half }, today) => yearsAgo(today, count(n) + (half ? 0.5 : 0))],
  ['(?:昨天|前天|今天|刚刚|上周|上星期|上礼拜|这周|本周|前几天)', (_, today) => monthsFrom(today, 0)],
  [`(?<m>${MONTH_NAME})\\s(?:of\\s)?(?<shift>last|this|next) year`, ({ shift, m }, { y }) => ({ y: y + (SHIFTS[shift?.toLowerCase() ?? ''] ?? 0), m: monthNumber(m ?? '') })],
  [`(?:(?:early|mid|late)[ -]|earlier |later |(?:the )?(?:end|start|beginning|middle|spring|summer|autumn|fall|winter) (?:of )?)?(?<shift>last|this|next) year`, ({ shift }, { y }) => ({ y: y + (SHIFTS[shift?.toLowerCase() ?? ''] ?? 0) })],
  ['(?:the )?year before last', (_, { y }) => ({ y: y - 2 })],
  ['(?:the )?month before last', (_, today) => monthsFrom(today, -2)],
  ['(?:(?:early|late) |(?:the )?(?:end|start|beginning) of )?(?<shift>last|this|next|previous) month', ({ shift }, today) => monthsFrom(today, SHIFTS[shift?.toLowerCase() ?? ''] ?? 0)],
  [`(?:last|this past|this) (?<m>${MONTH_NAME})`, ({ m }, today) => latest(today, monthNumber(m ?? ''))],
  ['(?:last|this past) (?<season>spring|summer|autumn|fall|winter)', ({ season }, { y, m }) => ({ y: m > (SEASONS[season?.toLowerCase() ?? ''] ?? 12) ? y : y - 1 })],
  ['this (?:spring|summer|autumn|fall|winter)', (_, { y }) => ({ y })],
  [`(?<n>${COUNT}) months? (?:ago|back)`, ({ n }, today) => monthsFrom(today, -Math.round(count(n)))],
  [`(?<n>${COUNT}) years? (?:ago|back)`, ({ n }, today) => yearsAgo(today, count(n))],
  ['(?:yesterday|(?:last|this|earlier this) week|a few days ago|the other day)', (_, today) => monthsFrom(today, 0)],
]; // prettier-ignore
const COMPILED = FORMS.map(([pattern, read]) => ({
  pattern: new RegExp(`(?<![A-Za-z])${pattern}(?![A-Za-z])`, 'giu'),
  read,
}));

/** Dates that are counted from today: 去年三月, 上个月, "last March", "two years ago". A number of years gives the year alone. */
export function findRelativeDates(text: string, today: PartialDate): DatePoint[] {
  const now: Today = { y: today.y, m: today.m ?? 1, d: today.d ?? 1 };
  return COMPILED.flatMap(({ pattern, read }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const date = read(match.groups ?? {}, now);
      return date ? [{ start: match.index, end: match.index + match[0].length, ...date }] : [];
    }),
  );
}

/** A month without a year, told in the past: the latest one that has begun. */
export function latest({ y, m }: PartialDate, month: number): PartialDate {
  return { y: month <= (m ?? 12) ? y : y - 1, m: month };
}

function yearShift(word: string | undefined): number {
  return HAN_YEARS[word ?? ''] ?? 0;
}

function monthsFrom({ y, m }: Today, shift: number): PartialDate {
  const months = y * 12 + m - 1 + shift;
  return { y: Math.floor(months / 12), m: (months % 12) + 1 };
}

/** Half years are told to the month, whole ones are rounded by the speaker. */
function yearsAgo(today: Today, years: number): PartialDate | null {
  if (Number.isNaN(years)) return null;
  return Number.isInteger(years) ? { y: today.y - years } : monthsFrom(today, -Math.round(years * 12));
}

function count(text: string | undefined): number {
  const word = (text ?? '').toLowerCase();
  return NUMBERS[word] ?? exactValue(word) ?? Number(word);
}
