import { exactValue } from './numeralsHan';
import { matchesOf } from './matches';

/** A calendar date as precise as it is known. */
export interface PartialDate {
  y: number;
  m?: number;
  d?: number;
}

/** One date in a text: complete, a month that leaves its year to a neighbour, or a range that one form says. */
export interface DatePoint {
  start: number;
  end: number;
  y?: number;
  m?: number;
  d?: number;
  /** The end of a range in one form: 2021年3-5月, "2019/20". */
  to?: PartialDate;
}

type Groups = Record<string, string | undefined>;
type Reader = (groups: Groups) => Omit<DatePoint, 'start' | 'end'> | null;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
export const MONTH_NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';
const YEAR = '(?:19[7-9]\\d|20[0-4]\\d)';
/** 19年 is a year only with a month or a word that says so; "5 年" is a length. */
const SHORT_YEAR = '(?:0\\d|[12]\\d|3[0-5]|9\\d)';
const HAN_YEAR = '(?:[一二][零〇九][零〇一二三四五六七八九]{2})';
const HAN_MONTH = '(?:十[一二]?|[一二三四五六七八九])';
const M = '(?:1[0-2]|0?[1-9])';
const D = '(?:3[01]|[12]\\d|0?[1-9])';
const NTH = '(?:st|nd|rd|th)?';
const SEASON = '(?:spring|summer|autumn|fall|winter|michaelmas|hilary|trinity)';
const HAN_PART =
  '(?:年底|年初|年中|年末|底|初|中旬?|末|上半年|下半年|第?[一二三四1-4]季度|[春夏秋冬](?:季|天|招)?|暑假|寒假|Q[1-4])';

const date = (y: number, m?: number, d?: number): PartialDate => ({
  y,
  ...(m === undefined || m < 1 || m > 12 ? {} : { m, ...(d === undefined || d < 1 || d > 31 ? {} : { d }) }),
});
const whole = ({ y, m, d }: Groups): PartialDate =>
  date(Number(y), m === undefined ? undefined : monthNumber(m), d === undefined ? undefined : Number(d));
const open = ({ m, d }: Groups): Omit<DatePoint, 'start' | 'end'> => ({
  m: monthNumber(m ?? ''),
  ...(d === undefined ? {} : { d: Number(d) }),
});

/** Forms of a date; where two begin at one place, the longer one holds. Open ones have no year. */
const FORMS: readonly [pattern: string, read: Reader][] = [
  // 2021年3月5日, 2021 年 3 月底, 2021年3-5月, 二零一八年六月
  [`(?<y>${YEAR})\\s?年\\s?(?<m>${M})\\s?月份?(?:\\s?(?<d>${D})\\s?[日号]|底|初|中旬?|末|下旬|上旬)?`, whole],
  [`(?<y>${YEAR})\\s?年\\s?(?<m>${HAN_MONTH})月份?`, whole],
  [`(?<y>${YEAR})\\s?年(?!\\s?代)(?:\\s?${HAN_PART})?`, whole],
  [`(?<y>${YEAR})\\s?年?\\s?(?<m>${M})月?\\s?(?:-|–|—|~|～|到|至)\\s?(?<n>${M})\\s?月`, months],
  [`(?<y>${YEAR})(?<sep>[./])(?<m>${M})\\s?[-–—~～]\\s?(?<n>1[0-2]|0[1-9])(?![\\d./年-])`, months],
  [`(?<y>${HAN_YEAR})年(?:(?<m>${HAN_MONTH})月份?)?(?:${HAN_PART})?`, ({ y, m }) => date(hanYear(y ?? ''), m === undefined ? undefined : monthNumber(m))],
  // 21年9月, 19年底, 18 年入职
  [`(?<![\\d.])(?<y>${SHORT_YEAR})\\s?年\\s?(?<m>${M}|${HAN_MONTH})\\s?月份?`, ({ y, m }) => date(century(y ?? ''), monthNumber(m ?? ''))],
  [`(?<![\\d.第])(?<y>${SHORT_YEAR})年(?=底|初|末|中(?!间)|春|夏|秋|冬|上半年|下半年|暑假|寒假|入职|毕业|加入|上线|离职|入学|进(?:公司|厂|组|的)|考上|校招|秋招|春招|去的?|来的?|开始|就|起|那会|的时候|转|跳槽|\\s?(?:-|–|—|~|到|至)\\s?(?:${SHORT_YEAR}年|今|现在))(?:${HAN_PART})?`, ({ y }) => date(century(y ?? ''))],
  [`(?<=(?:-|–|—|~|到|至)\\s?)(?<![\\d.]\\s?)(?<y>${SHORT_YEAR})年(?![\\d]|多|的?经验|以上|左右|半|来|后|内)`, ({ y }) => date(century(y ?? ''))],
  // 2021-03-05, 2021.03, 2021/3
  [`(?<y>${YEAR})(?<sep>[-./])(?<m>${M})(?:\\k<sep>(?<d>${D}))?(?![\\d.]*\\d)`, whole],
  [`(?<y>${YEAR})(?<m>0[1-9]|1[0-2])(?=\\s?(?:-|–|—|~|至|到|to)\\s?(?:${YEAR}(?:0[1-9]|1[0-2])|至今|今|present|now))`, whole],
  [`(?<=${YEAR}(?:0[1-9]|1[0-2])\\s?(?:-|–|—|~|至|到|to)\\s?)(?<y>${YEAR})(?<m>0[1-9]|1[0-2])(?!\\d)`, whole],
  // 03/2021, 02.2021, 05/03/2021 (day or month first: unknown), 15.03.2021
  [`(?<m>1[0-2]|0?[1-9])[/.](?<y>${YEAR})`, whole],
  [`(?<a>3[01]|[12]\\d|0?[1-9])/(?<b>3[01]|[12]\\d|0?[1-9])/(?<y>${YEAR})`, dayOrMonthFirst],
  [`(?<d>${D})\\.(?<m>${M})\\.(?<y>${YEAR})`, whole],
  // March 2021, Mar '21, 5 March 2021, March 5th, 2021, 2021 March, Sept. of 2019
  [`(?<m>${MONTH_NAME})(?:\\s(?<d>${D})${NTH},?)?,?\\s?(?:of\\s|in\\s)?(?<y>${YEAR})`, whole],
  [`(?<d>${D})${NTH}\\s(?:of\\s)?(?<m>${MONTH_NAME}),?\\s(?<y>${YEAR})`, whole],
  [`(?<y>${YEAR}),?\\s(?<m>${MONTH_NAME})(?![a-z])(?:\\s(?<d>${D})\\b)?`, whole],
  [`(?<m>${MONTH_NAME})\\s?['’](?<y>\\d\\d)(?!\\d)`, ({ y, m }) => date(century(y ?? ''), monthNumber(m ?? ''))],
  [`(?<![\\w'’])['’](?<y>${SHORT_YEAR})(?![\\w'’])`, ({ y }) => date(century(y ?? ''))],
  // Quarters, halves, seasons: the year alone is sure
  [`(?:Q[1-4]|H[12]|FY)[ /-]?(?:of\\s)?(?<y>${YEAR})`, whole],
  [`(?<y>${YEAR})[ /-]?(?:Q[1-4]|H[12])\\b`, whole],
  [`(?:(?:early|mid|late)(?:\\s|-)|(?:the\\s)?(?:beginning|start|middle|end|first half|second half|(?:first|second|third|fourth|last) quarter)\\sof\\s|${SEASON}(?:\\s(?:of|term))?\\s)(?<y>${YEAR})`, whole],
  [`(?<y>${YEAR})\\s?[-–—~～]\\s?(?<n>${YEAR})`, ({ y, n }) => (Number(n) >= Number(y) ? { y: Number(y), to: { y: Number(n) } } : null)],
  [`(?<y>${YEAR})/(?<n>\\d\\d)(?!\\d|[/.-]\\d)`, academicYear],
  [`(?<y>${YEAR})-(?<n>[2-4]\\d)(?!\\d|[/.-]\\d)`, academicYear],
  // Without a year
  [`(?<m>${MONTH_NAME})(?:\\s(?<d>${D})${NTH}(?![\\d%:]|\\s?[a-z]?[a-z]+s\\b))?`, open],
  [`(?<d>${D})${NTH}\\s(?:of\\s)?(?<m>${MONTH_NAME})`, open],
  [`(?<![\\d.个几])(?<m>${M})\\s?月份?(?![\\d.]*个)(?:\\s?(?<d>${D})\\s?[日号]|底|初|中旬?|末)?`, open],
  [`(?<![一二三四五六七八九十个几])(?<m>${HAN_MONTH})月份?(?:底|初)?`, open],
  // The bare year comes last: it may be a count.
  [`(?<bare>${YEAR})`, ({ bare }) => date(Number(bare))],
]; // prettier-ignore
const COMPILED = FORMS.map(([pattern, read]) => ({ pattern: new RegExp(pattern, 'gi'), read }));

/** Of this every form holds something. */
const PART_OF_ANY = new RegExp(`${YEAR}|[年月]|['’]\\d\\d|${MONTHS.join('|')}`, 'i');

const BEFORE =
  /(?:[\w.#:/\\=@+$¥€£-]|port |端口 ?|rfc |iso |https? |status |version |v|版本 ?|(?:近|约|超过?|逾|多达|高达|突破|不足) ?)$/i;
/** What makes four digits a count or a size instead of a year. */
const COUNTED =
  /^(?:[\w+%×]|[.:/\\-][\w]|,\d|\s?(?:年代|[余多几]|以上|左右)|\s*(?:%|ms\b|qps|rps|tps|[kmgtp]i?b\b|px|x\b|×|个|名|人|次|条|行|万|亿|元|台|家|张|份|倍|位|项|小时|分钟|秒|天|毫秒|款|篇|页|家|单|笔|所|座|辆|部|件|批|例|场|门|类|只|组|轮|节|封|枚|株|艘|户|棵|匹|亩|吨|公里|千米|斤|字|册|幅|栋|块|盏|帧|股|趟|架|套|片|颗|粒|瓦|commits?|users?|requests?|lines?|people|stars?|tests?|files?|downloads?|customers?|orders?|items?|records?|rows?|hours?|days?|minutes?|seconds?|games?|nodes?|devices?|samples?|images?|messages?|events?|jobs?|tasks?|concurrent|connections?|players?|students?|pages?|dimensions?|tokens?|bits?|words?|members?|stores?|sites?|servers?|points?|pieces?|products?|employees?|tickets?|bugs?|issues?))/i;

/** "2020 photos" are counted, unless a word of time stands before: "in 2020 teams moved". */
const PLURAL =
  /^ (?!(?:was|is|has|as|this|its|plus|across|towards|always|thus|sales|was|news|business|series|does|gets|starts|ends|begins)\b)(?:[a-z]+[- ]){0,2}[a-z]{2,}[^su\W]s\b/;
const TIMED =
  /\b(?:in|since|from|until|till|by|of|year|during|early|late|mid|to|end|summer|spring|and|for) $|[-–—/,，、]\s?$/i;

/** Dates of a text in order, without overlaps; whether open ones get a year is for their neighbours to say. */
export function findDatePoints(text: string): DatePoint[] {
  const found: DatePoint[] = [];
  if (!PART_OF_ANY.test(text)) return found;
  for (const { pattern, read } of COMPILED) {
    for (const match of matchesOf(pattern, text)) {
      const groups = match.groups ?? {};
      const [start, end] = [match.index, match.index + match[0].length];
      if (!stands(text, start, end, groups.bare !== undefined)) continue;
      const point = read(groups);
      if (point) found.push({ start, end, ...point });
    }
  }
  return withoutOverlaps(found);
}

/** Whether the date is no part of a version, an address, a count or a longer word. */
function stands(text: string, start: number, end: number, bare: boolean): boolean {
  const before = text.slice(Math.max(0, start - 10), start);
  if (/[\d.]$/.test(before) && /\d/.test(text.charAt(start))) return false;
  if (/[A-Za-z]$/.test(before) && /[A-Za-z]/.test(text.charAt(start))) return false;
  if (bare) {
    const after = text.slice(end, end + 32);
    return !BEFORE.test(before) && !COUNTED.test(after) && (TIMED.test(before) || !PLURAL.test(after));
  }
  return !/(?:[\w/]|version |release |版本 ?)$/i.test(before) && !/^[\w%]/.test(text.slice(end, end + 1));
}

/** Earlier and longer ones first. */
export function withoutOverlaps<T extends { start: number; end: number }>(points: readonly T[]): T[] {
  const sorted = [...points].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: T[] = [];
  for (const point of sorted) if (point.start >= (kept.at(-1)?.end ?? 0)) kept.push(point);
  return kept;
}

export function monthNumber(text: string): number {
  const number = Number(text);
  if (!Number.isNaN(number)) return number;
  return exactValue(text) ?? MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;
}

/** 2021年3-5月 */
function months({ y, m, n }: Groups): ReturnType<Reader> {
  const [from, to] = [monthNumber(m ?? ''), monthNumber(n ?? '')];
  return to > from ? { ...date(Number(y), from), to: date(Number(y), to) } : null;
}

/** 05/03/2021: only a number over 12 tells which of the two is the day. */
function dayOrMonthFirst({ a, b, y }: Groups): ReturnType<Reader> {
  const [first, second] = [Number(a), Number(b)];
  if (first === second) return date(Number(y), first, first);
  if (first > 12 && second <= 12) return date(Number(y), second, first);
  return second > 12 && first <= 12 ? date(Number(y), first, second) : date(Number(y));
}

/** 2019/20, 2020-22 */
function academicYear({ y, n }: Groups): ReturnType<Reader> {
  const [from, to] = [Number(y), Math.floor(Number(y) / 100) * 100 + Number(n)];
  return to > from && to - from < 12 ? { y: from, to: { y: to } } : null;
}

function century(year: string): number {
  return Number(year) + (Number(year) >= 70 ? 1900 : 2000);
}

function hanYear(text: string): number {
  return Number([...text].map((c) => (c === '〇' ? 0 : '零一二三四五六七八九'.indexOf(c))).join(''));
}
