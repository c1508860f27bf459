/** A calendar date as precise as it is known. */
export interface PartialDate {
  y: number;
  m?: number;
  d?: number;
}

/** A date, or a range of dates, in prose. `span` is `[start, end)` in UTF-16 units. */
export interface DateMention {
  span: [number, number];
  surface: string;
  from: PartialDate;
  /** The end of a range; `present` is "now", 至今. */
  to?: PartialDate | 'present';
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const YEAR = '(?:19[7-9]\\d|20[0-4]\\d)';

/** One date point; the alternatives are ordered from the most to the least precise. */
const POINT = [
  `(?<y1>${YEAR})\\s*年\\s*(?<m1>1[0-2]|0?[1-9])\\s*月(?:份)?(?:\\s*(?<d1>3[01]|[12]\\d|0?[1-9])\\s*[日号])?`,
  `(?<y2>${YEAR})\\s*年(?!\\s*代)`,
  `(?<y3>${YEAR})(?<sep>[-./])(?<m3>1[0-2]|0?[1-9])(?:\\k<sep>(?<d3>3[01]|[12]\\d|0?[1-9]))?(?![\\d.]*\\d)`,
  `(?<m4>${MONTH_NAME})\\s+(?:(?<d4>3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?,?\\s+)?(?:of\\s+)?(?<y4>${YEAR})`,
  `(?:(?<d5>3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?\\s+)(?:of\\s+)?(?<m5>${MONTH_NAME}),?\\s+(?<y5>${YEAR})`,
  `(?<m6>1[0-2]|0[1-9])/(?<y6>${YEAR})`,
  `(?<y7>${YEAR})`,
].join('|');
const BEFORE = /(?:[\w.#:/\\=@+$¥€£-]|port |端口 ?|rfc |iso |https? |status )$/i;
/** What makes four digits a count or a size instead of a year. */
const COUNTED =
  /^(?:[\w+%×]|[.:/\\-][\w]|,\d|\s*(?:%|ms\b|qps|rps|tps|[kmgtp]i?b\b|px|x\b|×|个|名|人|次|条|行|万|亿|元|台|家|张|份|倍|位|项|小时|分钟|秒|天|毫秒|款|篇|页|commits?|users?|requests?|lines?|people|stars?|tests?|files?|downloads?|customers?|orders?|items?|records?|rows?|hours?|days?|minutes?|seconds?|games?|nodes?|devices?|samples?|images?|games?|messages?|events?|jobs?|tasks?|concurrent|connections?|players?|students?|pages?|dimensions?|tokens?|bits?|words?))/i;
const PRESENT =
  /^\s*(?:-|–|—|~|～|至|到|to|till|until|through)?\s*(?:present|now|today|ongoing|current(?:ly)?|至今|今|现在|目前)(?![\p{L}])/iu;
const CONNECTOR = /^\s*(?:-|–|—|--|~|～|至|到|to|till|until|through|and|和|与)\s*$/iu;
const NEXT_MONTH = /^\s*(?:-|–|—|~|～|至|到|to)\s*(?:同年\s*)?(?<m>1[0-2]|0?[1-9])\s*月/u;

/** Dates and ranges of dates, in English and Chinese; plain years where nothing says that they are counts or names. */
export function findDates(text: string): DateMention[] {
  const points: DateMention[] = [];
  for (const match of text.matchAll(new RegExp(POINT, 'giu'))) {
    const groups = match.groups ?? {};
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 8), match.index);
    const bare = groups.y7 !== undefined;
    if (/[\d.]$/.test(before) || (bare && (BEFORE.test(before) || COUNTED.test(text.slice(end, end + 24)))))
      continue;
    if (!bare && /(?:\w|version |release |版本 ?)$/i.test(before)) continue;
    const from = toDate(groups);
    if (from) points.push({ span: [match.index, end], surface: match[0], from });
  }
  return joinRanges(text, points);
}

/** Whether `precise` lies within `loose` (2024-03-05 in 2024-03, in 2024). */
export function dateWithin(precise: PartialDate, loose: PartialDate): boolean {
  if (precise.y !== loose.y) return false;
  if (loose.m !== undefined && precise.m !== loose.m) return false;
  return loose.d === undefined || precise.d === loose.d;
}

/** `2024-03` as a date, `null` for anything else. */
export function parsePartialDate(text: string): PartialDate | null {
  const match = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(text.trim());
  if (!match) return null;
  const [y, m, d] = match.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
  if (y === undefined || (m !== undefined && (m < 1 || m > 12))) return null;
  return { y, ...(m === undefined ? {} : { m }), ...(d === undefined ? {} : { d }) };
}

/** Months from one date to another, both counted in: 2024-03 to 2024-12 are ten. Missing months are January. */
export function monthsBetween(first: PartialDate, last: PartialDate): number {
  return (last.y - first.y) * 12 + (last.m ?? 1) - (first.m ?? 1) + 1;
}

function toDate(groups: Record<string, string | undefined>): PartialDate | null {
  for (const n of [1, 2, 3, 4, 5, 6, 7]) {
    const year = groups[`y${n}`];
    if (year === undefined) continue;
    const month = groups[`m${n}`];
    const day = groups[`d${n}`];
    const m = month === undefined ? undefined : monthNumber(month);
    return {
      y: Number(year),
      ...(m === undefined ? {} : { m }),
      ...(day === undefined ? {} : { d: Number(day) }),
    };
  }
  return null;
}

function monthNumber(text: string): number {
  const number = Number(text);
  return Number.isNaN(number) ? MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1 : number;
}

function joinRanges(text: string, points: DateMention[]): DateMention[] {
  const mentions: DateMention[] = [];
  for (const point of points) {
    const last = mentions.at(-1);
    const between = last ? text.slice(last.span[1], point.span[0]) : '';
    if (last && last.to === undefined && CONNECTOR.test(between) && !/and|和|与/i.test(between)) {
      last.to = point.from;
      last.span = [last.span[0], point.span[1]];
      last.surface = text.slice(...last.span);
    } else mentions.push({ ...point });
  }
  for (const mention of mentions) {
    if (mention.to !== undefined) continue;
    const after = text.slice(mention.span[1], mention.span[1] + 24);
    const month = NEXT_MONTH.exec(after);
    const end = PRESENT.exec(after) ?? month;
    if (!end) continue;
    mention.to = month ? { y: mention.from.y, m: Number(month.groups?.m) } : 'present';
    mention.span = [mention.span[0], mention.span[1] + end[0].length];
    mention.surface = text.slice(...mention.span);
  }
  return mentions;
}
