import { monthsBetween, parsePartialDate } from '../../text/dates';
import type { PartialDate } from '../../text/dates';
import { findTechnologies, technologyOf } from '../../text/technologies';
import type { EntryText, ResumeText } from '../resumeText';
import { knockoutState } from './knockoutState';
import type { JobAd, JobMatch, Requirement, RequirementMatch, RequirementState } from './match';
import { skillsOf } from './resumeSkills';
import type { SkillPlaces } from './resumeSkills';

/** Evidence as the match reads it: a skill, a text that may name some, or both; `where` refers to it. */
export interface SkillEvidence {
  skill?: string;
  text?: string;
  where: string;
}

const WEIGHTS: Readonly<Record<Requirement['level'], number>> = { must: 3, duty: 2, nice: 1 };
/** What a requirement is worth by its state; what is shown in an old entry is worth less. */
const CREDITS: Readonly<Record<RequirementState, number>> = {
  covered: 1,
  skillsListOnly: 0.5,
  inEvidenceNotInResume: 0.3,
  gap: 0,
  unknown: 0,
};
/** An entry that ended within two years counts in full; from there on less, down to 0.6 eight years later. */
const FRESH_MONTHS = 24;
const STALE_MONTHS = 120;
const STALE_CREDIT = 0.6;

/**
 * Holds a resume against an ad. Of a group of alternatives the members that the resume and the evidence lack are left
 * out as soon as another one is there; a concept that is not named is unknown, because work shows it in other words.
 * `today` (`YYYY-MM-DD`) is what recency counts from, else the newest date of the resume.
 */
export function matchJob(
  ad: JobAd,
  resume: ResumeText,
  evidence: readonly SkillEvidence[] = [],
  today?: string,
): JobMatch {
  const skills = skillsOf(resume);
  const proofs = evidenceBySkill(evidence);
  const empty = resume.entries.length === 0 && skills.size === 0;
  const all = ad.requirements.map((requirement) => matchOf(requirement, skills, proofs, empty));
  const present = new Set(
    all.flatMap(({ requirement, state }) =>
      requirement.group !== undefined && isThere(state) ? [requirement.group] : [],
    ),
  );
  const matches = all.filter(
    ({ requirement, state }) =>
      isThere(state) || requirement.group === undefined || !present.has(requirement.group),
  );
  return {
    estimate: empty ? null : estimateOf(matches, skills, now(resume, today)),
    matches,
    knockouts: ad.knockouts.map((knockout) => ({ knockout, state: knockoutState(knockout, resume, today) })),
  };
}

function isThere(state: RequirementState): boolean {
  return state !== 'gap' && state !== 'unknown';
}

function matchOf(
  requirement: Requirement,
  skills: ReadonlyMap<string, SkillPlaces>,
  proofs: ReadonlyMap<string, string[]>,
  empty: boolean,
): RequirementMatch {
  const places = skills.get(requirement.skill);
  const proof = proofs.get(requirement.skill) ?? [];
  if (places && places.shown.length > 0)
    return { requirement, state: 'covered', where: places.shown.map(({ path }) => path) };
  if (places && places.named.length > 0) return { requirement, state: 'skillsListOnly', where: places.named };
  if (proof.length > 0) return { requirement, state: 'inEvidenceNotInResume', where: proof };
  const untold = empty || technologyOf(requirement.skill)?.kind === 'concept';
  return { requirement, state: untold ? 'unknown' : 'gap', where: [] };
}

function evidenceBySkill(evidence: readonly SkillEvidence[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { skill, text, where } of evidence) {
    const named = skill === undefined ? [] : [technologyOf(skill)?.id ?? skill.trim().toLowerCase()];
    const read = text === undefined ? [] : findTechnologies(text).map(({ id }) => id);
    for (const id of new Set([...named, ...read])) found.set(id, [...(found.get(id) ?? []), where]);
  }
  return found;
}

/** The share of the weights that is there, 0–100; a group counts once, with its best member. */
function estimateOf(
  matches: readonly RequirementMatch[],
  skills: ReadonlyMap<string, SkillPlaces>,
  today: PartialDate | null,
): number | null {
  const units = new Map<string, { weight: number; credit: number }>();
  for (const { requirement, state } of matches) {
    if (state === 'unknown') continue;
    const key = requirement.group === undefined ? requirement.skill : `#${requirement.group}`;
    const credit = state === 'covered' ? recency(skills.get(requirement.skill), today) : CREDITS[state];
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

function recency(places: SkillPlaces | undefined, today: PartialDate | null): number {
  const credits = (places?.shown ?? []).map(({ entry }) => entryCredit(entry, today));
  return Math.max(0, ...credits);
}

function entryCredit({ startDate, endDate }: EntryText, today: PartialDate | null): number {
  const ended = parsePartialDate(endDate);
  // Without an end it goes on; without dates it can't be told, and nothing is taken off.
  const last = ended ?? (endDate.trim() === '' && startDate !== '' ? today : null);
  if (!last || !today) return CREDITS.covered;
  const ago = monthsBetween(last, today) - 1;
  const stale = Math.min(1, Math.max(0, (ago - FRESH_MONTHS) / (STALE_MONTHS - FRESH_MONTHS)));
  return CREDITS.covered - (CREDITS.covered - STALE_CREDIT) * stale;
}

function now({ entries }: ResumeText, today: string | undefined): PartialDate | null {
  const given = today === undefined ? null : parsePartialDate(today);
  if (given) return given;
  const dates = entries.flatMap(({ startDate, endDate }) =>
    [startDate, endDate].flatMap((text) => parsePartialDate(text) ?? []),
  );
  return dates.reduce<PartialDate | null>(
    (newest, date) => (!newest || monthsBetween(newest, date) > 1 ? date : newest),
    null,
  );
}
