import { monthsBetween, parsePartialDate } from '../../text/dates';
import type { PartialDate } from '../../text/dates';
import type { EntryText, ResumeText } from '../resumeText';
import type { Requirement, RequirementMatch, RequirementState } from './match';
import { isOpenEnd } from './openEnd';

const WEIGHTS: Readonly<Record<Requirement['level'], number>> = { must: 3, duty: 2, nice: 1 };
/** What a requirement is worth by its state; what is shown in an old entry is worth less. */
const CREDITS: Readonly<Record<RequirementState, number>> = {
  covered: 1,
  skillsListOnly: 0.5,
  inEvidenceNotInResume: 0.3,
  gap: 0,
  unknown: 0,
};
/** An entry that ended within two years counts in full; from there on less, down to 0.6 after ten years. */
const FRESH_MONTHS = 24;
const STALE_MONTHS = 120;
const STALE_CREDIT = 0.6;

/**
 * The share of the weights that is there, 0–100; a group of alternatives counts once, with its best member. `null` when
 * nothing can be told. Without `today` recency counts from the newest date of the resume.
 */
export function estimateOf(
  matches: readonly RequirementMatch[],
  resume: ResumeText,
  today: string | undefined,
): number | null {
  const newest = now(resume, today);
  const entries = new Map(resume.entries.map((entry) => [entry.path, entry]));
  const units = new Map<string, { weight: number; credit: number }>();
  for (const { requirement, state, where } of matches) {
    if (state === 'unknown') continue;
    const key = requirement.group === undefined ? requirement.skill : `#${requirement.group}`;
    const shown = where.flatMap((path) => entries.get(/^\w+\[\d+\]/.exec(path)?.[0] ?? '') ?? []);
    const credit =
      state === 'covered' ? Math.max(...shown.map((entry) => entryCredit(entry, newest))) : CREDITS[state];
    const known = units.get(key);
    units.set(key, {
      weight: Math.max(known?.weight ?? 0, WEIGHTS[requirement.level]),
      credit: Math.max(known?.credit ?? 0, credit),
    });
  }
  const parts = [...units.values()];
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  return Math.round((100 * parts.reduce((sum, { weight, credit }) => sum + weight * credit, 0)) / total);
}

function entryCredit({ startDate, endDate }: EntryText, today: PartialDate | null): number {
  // Without an end it goes on; without dates it can't be told, and nothing is taken off.
  const last = parsePartialDate(endDate) ?? (isOpenEnd(endDate) && startDate !== '' ? today : null);
  if (!last || !today) return CREDITS.covered;
  const ago = monthsBetween(last, today) - 1;
  const stale = Math.min(1, Math.max(0, (ago - FRESH_MONTHS) / (STALE_MONTHS - FRESH_MONTHS)));
  return CREDITS.covered - (CREDITS.covered - STALE_CREDIT) * stale;
}

function now({ entries }: ResumeText, today: string | undefined): PartialDate | null {
  const given = today === undefined ? null : parsePartialDate(today);
  if (given) return given;
  return entries
    .flatMap(({ startDate, endDate }) => [startDate, endDate].flatMap((text) => parsePartialDate(text) ?? []))
    .reduce<PartialDate | null>(
      (newest, date) => (!newest || monthsBetween(newest, date) > 1 ? date : newest),
      null,
    );
}
