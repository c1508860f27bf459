import { checkBullet } from '../../steps/checkBullet.rules';
import type { ResumeNode } from '../graph';
import { changesOf, matchOf, styleOf, withChanges } from './judged.rules';
import { standingOf } from './standing';

/** The rubric's view of the resume as it would be. */
export const checkStyle: ResumeNode = async (state, ports) => {
  const current = await standingOf(ports);
  const parts = changesOf(state, current, ports.newId);
  const after = withChanges(current, parts, state.told.evidence);
  return { style: styleOf(current.text, after, undefined, state.jobAd, today(ports.now())) };
};

/** The job ad's view of it. */
export const checkMatch: ResumeNode = async (state, ports) => {
  if (state.jobAd === null) return { match: null };
  const current = await standingOf(ports);
  const parts = changesOf(state, current, ports.newId);
  const after = withChanges(current, parts, state.told.evidence);
  const evidence = [...current.evidence, ...state.told.evidence];
  return { match: matchOf(state.jobAd, after, evidence, today(ports.now())) };
};

/** What each drafted bullet says beyond the evidence that it cites. It sees the draft, and nothing of how it was made. */
export const checkFacts: ResumeNode = async (state) => {
  const unproven = (state.draft?.bullets ?? []).flatMap((bullet, at) => {
    const entry = state.told.entries.find(({ id }) => id === bullet.entry);
    const own = state.told.evidence.filter(({ id }) => entry?.evidence.includes(id) ?? false);
    const findings = checkBullet(bullet, own, { path: `bullets[${at}]` });
    return findings.length > 0 ? [{ bullet: at, findings }] : [];
  });
  return { unproven };
};

function today(now: Date): string {
  return now.toISOString().slice(0, 10);
}
