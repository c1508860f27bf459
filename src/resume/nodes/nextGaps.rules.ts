import { matchJob } from '../../judging/match/matchJob';
import { readJobAd } from '../../judging/match/readJobAd';
import type { Evidence } from '../../protocol/cards';
import type { ResumeText } from '../../judging/resumeText';
import { technologyOf } from '../../text/technologies';
import type { State } from '../state';
import type { Gap } from '../told';
import { gapsOf, together } from './gaps.rules';

/**
 * What is asked next, by the job: a draft from nothing asks for all, a fitting only for what the ad wants, and after an
 * evaluation (`returning`) only for what costs most. Empty: nothing is worth a question.
 */
export function nextGaps(
  { job, jobAd, told, asked }: Pick<State, 'job' | 'jobAd' | 'told' | 'asked'>,
  { text: resume, evidence }: { text: ResumeText; evidence: readonly Evidence[] },
  returning: boolean,
  today: string,
): Gap[] {
  const kind = job?.kind ?? 'create';
  if (kind === 'tailor' && jobAd === null) return [{ kind: 'job-ad' }];
  const proofs = [...evidence, ...told.evidence].map(({ id, text }) => ({ text, where: id }));
  const match = jobAd === null ? null : matchJob(readJobAd(jobAd), resume, proofs, today);
  const musts = match?.matches.filter(({ requirement }) => requirement.level === 'must') ?? [];
  const missing = musts
    .filter(({ state }) => state === 'gap')
    .map(({ requirement }) => technologyOf(requirement.skill)?.name ?? requirement.surface);
  const target = job?.target ?? null;
  const known = { target, hasAd: jobAd !== null, told, resume, missing, musts: musts.length, asked };
  const all = gapsOf(known);
  const only = (...kinds: Gap['kind'][]) => all.filter(({ gap }) => kinds.includes(gap.kind));
  if (returning) return together(only('metric', 'deeds', 'requirement', 'transferable'));
  switch (kind) {
    case 'tailor':
      return together(only('experience', 'deeds', 'field', 'requirement', 'transferable'));
    case 'create':
      return together(all);
    case 'polish':
    case 'review':
      return [];
    default:
      return kind satisfies never;
  }
}
