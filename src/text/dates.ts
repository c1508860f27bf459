import { findDatePoints, withoutOverlaps } from './datePoints';
import type { DatePoint, PartialDate } from './datePoints';
import { memo } from './memo';
import { findRelativeDates, latest } from './relativeDates';

export type { PartialDate } from './datePoints';

/** A date, or a range of dates, in prose. `span` is `[start, end)` in UTF-16 units. */
export interface DateMention {
  span: [number, number];
  surface: string;
  from: PartialDate;
  /** The end of a range; `present` is "now", 至今. */
  to?: PartialDate | 'present';
}

/** `today` (`2025-07-01`) lets relative dates be read: 去年三月, "two years ago". */
export interface DateOptions {
  today?: string;
}

const PRESENT =
  /^\s*(?:起|开始)?[,，]?\s*(?:一直)?(?:-|–|—|--|~|～|至|到|to|till|until|'til|through)?\s*(?:(?:the )?(?:present(?: day)?|now|today|ongoing|current(?:ly)?|date)(?!\p{L})|至今(?!年)|现在|目前|今天|今(?![\p{L}])|在职(?![\p{L}]))/iu;
/** "to date", 至 date of its own; without a connector some of these words say something else. */
const NEEDS_CONNECTOR = /^\s*(?:date|今|在职|today|currently|current)/i;
const CONNECTOR =
  /^\s*(?:,|，|起)?\s*(?:-|–|—|--|−|~|～|→|->|\p{Script=Han}{0,2}[至到]|一直到|直到|to|till|until|'til|through|thru|and until|up to)\s*(?:(?:the )?(?:end of|early|mid|late) )?$/iu;
const AND = /^\s*(?:and|和|与|及|、|or|&)\s*$/i;
/** What may stand between months and the year behind them: 3月到11月(2021年). */
const YEAR_BEHIND = /^\s*(?:[(（,，]|of|in)?\s*$/i;
const SAME_YEAR = /^\s*(?:-|–|—|~|～|至|到)\s*(?<next>同年|当年|次年|翌年|第二年|隔年)\s*$/u;

/**
 * Dates and ranges of dates, in English and Chinese; plain years where nothing says that they are counts or names. A month
 * takes its year from its neighbour ("between June and December 2020"); where day and month can't be told apart the month
 * is unknown, as it is in "summer 2022" and 上半年.
 */
export function findDates(text: string, { today }: DateOptions = {}): readonly DateMention[] {
  const now = today === undefined ? null : parsePartialDate(today);
  return now ? readDates(text, now) : timelessDates(text);
}

const timelessDates = memo((text) => readDates(text, null));

function readDates(text: string, now: PartialDate | null): readonly DateMention[] {
  const relative = now ? findRelativeDates(text, now) : [];
  const points = withoutOverlaps([...findDatePoints(text), ...relative]);
  lendYears(text, points);
  const dated = points.flatMap((point) => closed(text, point, now));
  return joinRanges(text, dated);
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

/** Gives months without a year the year of the neighbour that they form a range or a pair with. */
function lendYears(text: string, points: DatePoint[]): void {
  // 3月到11月(2021年): the year behind the last month is that month's.
  for (const [i, point] of points.entries()) {
    const next = points[i + 1];
    if (point.y !== undefined || next?.y === undefined || next.m !== undefined) continue;
    if (!YEAR_BEHIND.test(text.slice(point.end, next.start))) continue;
    point.y = next.y;
    point.end = next.end + (/^\s*[)）]/.exec(text.slice(next.end))?.[0].length ?? 0);
    points.splice(i + 1, 1);
  }
  for (let i = points.length - 2; i >= 0; i--) {
    const [point, next] = [points[i], points[i + 1]];
    if (!point || !next || point.y !== undefined || next.y === undefined || next.m === undefined) continue;
    const between = text.slice(point.end, next.start);
    if (!CONNECTOR.test(between) && !AND.test(between)) continue;
    point.y = (point.m ?? 0) <= next.m ? next.y : next.y - 1;
  }
  for (let i = 1; i < points.length; i++) {
    const [last, point] = [points[i - 1], points[i]];
    if (!last || !point || point.y !== undefined || last.y === undefined) continue;
    const between = text.slice(last.end, point.start);
    const named = SAME_YEAR.exec(between)?.groups?.next;
    if (named === undefined && !CONNECTOR.test(between)) continue;
    const isNextYear = named === undefined ? (point.m ?? 0) < (last.m ?? 0) : !/[同当]年/.test(named);
    point.y = last.y + (isNextYear ? 1 : 0);
  }
}

/** A point with its year; an open one only where today tells it and the text speaks of a time ("since March"). */
function closed(text: string, point: DatePoint, now: PartialDate | null): (DatePoint & { y: number })[] {
  const { y, m, start, end } = point;
  if (y !== undefined) return [{ ...point, y }];
  if (!now || m === undefined) return [];
  const written = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 10), start);
  const told = /月/.test(written)
    ? !/每年?$|每个?$|\d$/.test(before)
    : /^[A-Z]/.test(written) && /(?:\b(?:since|in|from|until|till|by|of|around)|^) ?$/i.test(before);
  return told ? [{ ...point, ...latest(now, m) }] : [];
}

function joinRanges(text: string, points: readonly (DatePoint & { y: number })[]): DateMention[] {
  const mentions: DateMention[] = [];
  for (const point of points) {
    const from = dateOf(point);
    const last = mentions.at(-1);
    const between = last ? text.slice(last.span[1], point.start) : '';
    if (
      last &&
      last.to === undefined &&
      (CONNECTOR.test(between) || SAME_YEAR.test(between)) &&
      !isAfter(last.from, from)
    ) {
      last.to = from;
      last.span = [last.span[0], point.end];
    } else
      mentions.push({
        span: [point.start, point.end],
        surface: '',
        from,
        ...(point.to ? { to: point.to } : {}),
      });
  }
  for (const mention of mentions) {
    const end =
      mention.to === undefined ? presentBehind(text.slice(mention.span[1], mention.span[1] + 28)) : 0;
    if (end > 0) {
      mention.to = 'present';
      mention.span = [mention.span[0], mention.span[1] + end];
    }
    mention.surface = text.slice(...mention.span);
  }
  return mentions;
}

function dateOf({ y, m, d }: DatePoint & { y: number }): PartialDate {
  return { y, ...(m === undefined ? {} : { m }), ...(d === undefined ? {} : { d }) };
}

function isAfter(a: PartialDate, b: PartialDate): boolean {
  return a.y > b.y || (a.y === b.y && a.m !== undefined && b.m !== undefined && a.m > b.m);
}

/** How long "– present", 至今 right behind a date is; 0 where it is not there. */
function presentBehind(after: string): number {
  const match = PRESENT.exec(after);
  return match && !NEEDS_CONNECTOR.test(match[0]) ? match[0].length : 0;
}
