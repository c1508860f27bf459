import type { Entry } from '../protocol/cards';
import { periodOf } from './entryJson';
import { comparePartialDates, type PartialDate } from './partialDate';

interface Period {
  start?: PartialDate;
  end?: PartialDate;
  open: boolean;
}

/**
 * Where a new entry goes in a list: in date order where the list is in one (newest first, or oldest first if the user
 * keeps it so), else to the top. Going on is newest; then the later end, then the later start.
 */
export function placeFor(entry: Entry, items: unknown[]): number {
  const own = periodOf(entry);
  const periods = items.map(periodOf);
  if (!isDated(own) || !periods.every(isDated)) return 0;
  const newestFirst = isSorted(periods, (a, b) => newness(b, a));
  if (newestFirst) return firstOr(periods, (other) => newness(own, other) >= 0);
  const oldestFirst = isSorted(periods, newness);
  return oldestFirst ? firstOr(periods, (other) => newness(own, other) < 0) : 0;
}

function isDated({ start, end }: Period): boolean {
  return start !== undefined || end !== undefined;
}

/** Positive where `a` is newer than `b`. */
function newness(a: Period, b: Period): number {
  if (a.open !== b.open) return a.open ? 1 : -1;
  return compare(a.end, b.end) || compare(a.start, b.start);
}

function compare(a: PartialDate | undefined, b: PartialDate | undefined): number {
  if (a && b) return comparePartialDates(a, b);
  return a ? 1 : b ? -1 : 0;
}

function isSorted(periods: Period[], order: (a: Period, b: Period) => number): boolean {
  return periods.every((period, at) => {
    const before = periods[at - 1];
    return !before || order(before, period) <= 0;
  });
}

function firstOr(periods: Period[], goesBefore: (other: Period) => boolean): number {
  const at = periods.findIndex(goesBefore);
  return at < 0 ? periods.length : at;
}
