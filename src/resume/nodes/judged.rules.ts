import { emptySidecar } from '../../document/sidecar';
import { applyProposal } from '../../document/proposals';
import { matchJob } from '../../judging/match/matchJob';
import { readJobAd } from '../../judging/match/readJobAd';
import { readResume, type ResumeText } from '../../judging/resumeText';
import { scoreResume } from '../../judging/rubric/scoreResume';
import type { Evidence, ProposalPart, ResumeProposal } from '../../protocol/cards';
import type { MatchCheck, State, StyleCheck } from '../state';
import { partsOf } from './parts.rules';
import type { Current } from './standing';

/** Findings that are kept of an evaluation, the costliest. */
const TOP = 40;

/**
 * The changes that a draft comes to, without the bullets that are turned away. Without a draft there are none: a review
 * judges what stands, whatever was told besides.
 */
export function changesOf(
  { told, draft }: Pick<State, 'told' | 'draft'>,
  { entries, basics, text }: Current,
  newId: () => string,
  without: ReadonlySet<number> = new Set(),
): ProposalPart[] {
  if (!draft) return [];
  return partsOf({
    told,
    bullets: draft.bullets.filter((_, at) => !without.has(at)),
    standing: entries,
    basics,
    skills: [
      ...text.skills.flatMap(({ name, keywords }) => [name, ...keywords]),
      ...text.entries.flatMap(({ keywords }) => keywords),
    ].filter((one) => one !== ''),
    source: draft.source,
    newId,
  });
}

/** The resume as it would be with the changes. */
export function withChanges(
  current: Current,
  parts: readonly ProposalPart[],
  evidence: Evidence[],
): ResumeText {
  if (parts.length === 0) return current.text;
  const proposal: ResumeProposal = {
    id: 'draft',
    resumeId: current.resumeId,
    language: current.language ?? 'en',
    parts: [...parts],
  };
  let count = 0;
  const { text } = applyProposal(current.exists ? JSON.stringify(current.document) : null, proposal, {
    path: current.name,
    sidecar: emptySidecar(current.resumeId),
    evidence,
    newId: () => `n${count++}`,
  });
  return readResume(JSON.parse(text));
}

/** How the rubric judges a resume. `evidenced`: bullets that rest on something. */
export function styleOf(
  before: ResumeText,
  after: ResumeText,
  evidenced: ReadonlySet<string> | undefined,
  jobAd: string | null,
  today: string,
): StyleCheck {
  const common = { whole: true, today, ...(jobAd !== null && { jobAd }) };
  const judged = scoreResume({ resume: after, ...common, ...(evidenced && { evidenced }) });
  const old = after === before ? judged : scoreResume({ resume: before, ...common });
  return {
    before: before.entries.length === 0 ? null : old.total,
    after: judged.total,
    findings: judged.findings.slice(0, TOP).map(({ dimension: _, cost: __, ...finding }) => finding),
    dimensions: Object.entries(judged.dimensions).map(([id, { weight, score }]) => ({ id, weight, score })),
  };
}

/** How a resume meets the ad. */
export function matchOf(
  jobAd: string,
  resume: ResumeText,
  evidence: readonly Evidence[],
  today: string,
): MatchCheck {
  const ad = readJobAd(jobAd);
  const proofs = evidence.map(({ id, text }) => ({ text, where: id }));
  const { estimate, matches, knockouts } = matchJob(ad, resume, proofs, today);
  return {
    title: ad.title,
    estimate,
    rows: matches.map(({ requirement, state, where }) => ({
      skill: requirement.surface,
      level: requirement.level,
      state,
      where,
    })),
    knockouts: knockouts.map(({ knockout, state }) => ({
      kind: knockout.kind,
      value: knockout.value,
      state,
    })),
  };
}
