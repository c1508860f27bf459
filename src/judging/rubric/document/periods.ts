import { isSurelyBefore, parsePartialDate } from '../../../document/partialDate';
import type { PartialDate } from '../../../text/dates';
import type { EntryText } from '../../resumeText';
import type { JudgeContext, JudgedEntry, Rule } from '../rule';
import { spread } from './mixture';

/** Free months between two jobs that a reader asks about. */
const GAP_MONTHS = 6;
/** A change of jobs may overlap by a notice period. */
const OVERLAP_MONTHS = 2;

/** Work that leaves room for other work. */
const PART_TIME =
  /part[- ]?time|freelanc|contract|consult|advis|intern\b|internship|trainee|working student|werkstudent|tutor|teaching assistant|volunteer|co-?founder|founder|side project|open[- ]source|maintainer|mentor|self[- ]employed|兼职|自由职业|实习|顾问|志愿|助教|家教|合伙|创始|开源|外包|副业|在校/i;

/** Work and education stand newest first; projects at least not oldest first. */
const entryOrder: Rule = {
  id: 'entry-order',
  dimension: 'consistency',
  judge: (context) =>
    (['work', 'education', 'volunteer', 'projects'] as const).flatMap((section) => {
      const dated = datedOf(context, section);
      const byEnd = misplaced(dated, isBeforeByEnd);
      const byStart = misplaced(dated, isBeforeByStart);
      const found = byEnd.length <= byStart.length ? byEnd : byStart;
      // Projects may stand in the order of their weight; only a strict "oldest first" of several is none.
      if (section === 'projects' && (dated.length < 3 || found.length < dated.length - 1)) return [];
      const findings = found.map(({ entry }) => ({
        path: entry.path,
        severity: 'warning' as const,
        params: { section, entry: entry.name },
      }));
      return spread(findings, found.length / Math.max(1, dated.length - 1), section === 'work' ? 22 : 12);
    }),
};

/** Months without work between two jobs that neither study nor a project of one's own fills. Advice: no cost. */
const employmentGap: Rule = {
  id: 'employment-gap',
  dimension: 'consistency',
  judge(context) {
    const jobs = datedOf(context, 'work').filter(({ start, end }) => start?.m !== undefined && isFull(end));
    const busy = context.entries.filter(({ start, end }) => start !== null && end !== null);
    return jobs.flatMap((job) => {
      if (job.start === null) return [];
      const from = monthOf(job.start);
      const before = jobs.filter((other) => other !== job && other.start && monthOf(other.start) < from);
      if (before.length === 0) return [];
      const idleSince = Math.max(
        ...busy
          .filter((other) => other !== job && other.start && monthOf(other.start) < from)
          .map(({ end }) => lastMonth(end)),
      );
      const months = from - idleSince - 1;
      if (!(months > GAP_MONTHS)) return [];
      const { path, name } = job.entry;
      return [{ path, severity: 'info' as const, params: { entry: name, months }, cost: 0 }];
    });
  },
};

/** Two full-time jobs at once. Advice: there are good reasons for it. */
const employmentOverlap: Rule = {
  id: 'employment-overlap',
  dimension: 'consistency',
  judge(context) {
    const jobs = datedOf(context, 'work').filter(
      ({ entry, start, end }) => start?.m !== undefined && isFull(end) && !isPartTime(entry),
    );
    const findings = jobs.flatMap((later, at) => {
      const other = jobs.find((one, index) => {
        if (index === at || !one.start || !later.start) return false;
        if (one.entry.name.trim().toLowerCase() === later.entry.name.trim().toLowerCase()) return false;
        const [a, b] = [monthOf(one.start), monthOf(later.start)];
        if (a > b || (a === b && index > at)) return false;
        return Math.min(lastMonth(one.end), lastMonth(later.end)) - b + 1 > OVERLAP_MONTHS;
      });
      if (!other) return [];
      const params = { entry: later.entry.name, other: other.entry.name };
      return [{ path: later.entry.path, severity: 'info' as const, params }];
    });
    return spread(findings, findings.length / Math.max(1, jobs.length - 1), 3);
  },
};

/** An entry that ends before it begins. */
const endBeforeStart: Rule = {
  id: 'end-before-start',
  dimension: 'consistency',
  judge: (context) =>
    spread(
      context.entries
        .filter(({ start, end }) => start && end && end !== 'present' && isSurelyBefore(end, start))
        .map(({ entry }) => ({
          path: `${entry.path}.endDate`,
          severity: 'error' as const,
          params: { start: entry.startDate.trim(), end: entry.endDate.trim() },
        })),
      1,
      25,
    ),
};

/** A start in the future, or an end of work there: studies may be planned. Only with a given today. */
const futureDate: Rule = {
  id: 'future-date',
  dimension: 'consistency',
  judge(context) {
    const today = parseDay(context.today);
    if (!today) return [];
    const findings = context.entries.flatMap(({ entry, start, end }) => {
      const future: [string, string][] = [];
      if (start && isSurelyBefore(today, start)) future.push(['startDate', entry.startDate]);
      if (end && end !== 'present' && entry.section !== 'education' && isSurelyBefore(today, end)) {
        future.push(['endDate', entry.endDate]);
      }
      return future.map(([key, found]) => ({
        path: `${entry.path}.${key}`,
        severity: 'error' as const,
        params: { found: found.trim() },
      }));
    });
    return spread(findings, 1, 10);
  },
};

/** Rules over what the dates say. */
export const periodRules: Rule[] = [entryOrder, employmentGap, employmentOverlap, endBeforeStart, futureDate];

/** Whether an entry is over: it has an end, which is not after today where that is known. */
export function isFinished({ end }: JudgedEntry, today?: string): boolean {
  if (end === null || end === 'present') return false;
  const now = parseDay(today);
  return !now || !isSurelyBefore(now, end);
}

/** Whether an entry goes on: it says so, or it has a beginning and no end. */
export function isCurrent({ entry, start, end }: JudgedEntry): boolean {
  return end === 'present' || (end === null && start !== null && entry.endDate.trim() === '');
}

/** Entries of a section that say when they were; those that go on end at present. */
function datedOf(context: JudgeContext, section: EntryText['section']): JudgedEntry[] {
  return context.entries
    .filter((one) => one.entry.section === section)
    .map((one) => ({
      ...one,
      start: dateOf(one.entry.startDate) ?? one.start,
      end: isCurrent(one) ? ('present' as const) : (dateOf(one.entry.endDate) ?? one.end),
    }))
    .filter(({ start, end }) => start !== null || end !== null);
}

function dateOf(text: string): PartialDate | null {
  const parsed = parsePartialDate(text);
  return parsed.kind === 'date' ? parsed.date : null;
}

/** Entries before which an older one stands. */
function misplaced(
  entries: readonly JudgedEntry[],
  isBefore: (a: JudgedEntry, b: JudgedEntry) => boolean,
): JudgedEntry[] {
  return entries.filter((entry, at) => entries.slice(0, at).some((earlier) => isBefore(earlier, entry)));
}

function isBeforeByEnd(a: JudgedEntry, b: JudgedEntry): boolean {
  if (a.end === 'present') return false;
  // What ended before another began is older, whatever else is known.
  const end = b.end ?? b.start;
  if (a.end !== null && end !== null) return end === 'present' || isSurelyBefore(a.end, end);
  return isBeforeByStart(a, b);
}

function isBeforeByStart(a: JudgedEntry, b: JudgedEntry): boolean {
  return a.start !== null && b.start !== null && isSurelyBefore(a.start, b.start);
}

function isPartTime({ position, name, summary }: EntryText): boolean {
  return PART_TIME.test(`${position} ${name} ${summary}`);
}

function isFull(end: JudgedEntry['end']): boolean {
  return end === 'present' || end?.m !== undefined;
}

function monthOf({ y, m = 1 }: PartialDate): number {
  return y * 12 + m;
}

/** The last month that an entry surely or possibly covers. */
function lastMonth(end: JudgedEntry['end']): number {
  if (end === 'present') return Infinity;
  return end ? monthOf({ m: 12, ...end }) : -Infinity;
}

function parseDay(today: string | undefined): PartialDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(today ?? '');
  return match ? { y: Number(match[1]), m: Number(match[2]), d: Number(match[3]) } : null;
}
