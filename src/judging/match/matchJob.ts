import { findTechnologies, technologyOf } from '../../text/technologies';
import { impliedBy } from '../../text/technologyRelations';
import type { ResumeText } from '../resumeText';
import { estimateOf } from './estimate';
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
    estimate: empty ? null : estimateOf(matches, resume, today),
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
  const implied = impliedPlaces(requirement.skill, skills);
  if (implied) return { ...implied, requirement };
  const untold = empty || technologyOf(requirement.skill)?.kind === 'concept';
  return { requirement, state: untold ? 'unknown' : 'gap', where: [] };
}

/** Where something stands that is always made of the skill: Spring Boot for Spring. Its own name comes first. */
function impliedPlaces(
  skill: string,
  skills: ReadonlyMap<string, SkillPlaces>,
): Pick<RequirementMatch, 'state' | 'where'> | null {
  const places = [...skills].filter(([id]) => impliedBy(id).includes(skill)).map(([, found]) => found);
  const shown = places.flatMap((found) => found.shown);
  if (shown.length > 0) return { state: 'covered', where: shown.map(({ path }) => path) };
  const named = places.flatMap((found) => found.named);
  return named.length > 0 ? { state: 'skillsListOnly', where: named } : null;
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
