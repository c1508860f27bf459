import type { DroppedBullet, TranscriptItem } from '../../protocol/cards';
import { deadlineOf, limitOf, rulesOnly } from '../../steps/runContext';
import { speaker } from '../../steps/say';
import type { ResumeNode } from '../graph';
import { phrases } from '../phrases';
import { afterEvaluation, isBarren } from '../routes';
import type { Candidate, State, Update } from '../state';
import { changesOf, styleOf, withChanges } from './judged.rules';
import { nextGaps } from './nextGaps.rules';
import { standingOf, type Current } from './standing';

/** Findings on the card of an evaluation. */
const SHOWN = 8;
/** What would help by hand, at the end. */
const BY_HAND = 3;

/**
 * Joins what the three checks found, and decides the way on: a review is told and ends; a draft is written again, asked
 * about, or proposed. The best draft wins: a later one is taken only if its score is higher and no more of it was turned
 * away by the fact gate.
 */
export const evaluate: ResumeNode = async (state, ports, config) => {
  const voice = speaker(config, ports.now);
  const say = phrases[state.language];
  const current = await standingOf(ports);
  if (state.job?.kind === 'review') return reviewed(state, current, voice, say);
  const late = (limitOf(config) ?? deadlineOf(config))?.aborted === true;
  const failing = new Set(state.unproven.map(({ bullet }) => bullet));
  const parts = changesOf(state, current, ports.newId, failing);
  const after = withChanges(current, parts, state.told.evidence);
  const today = ports.now().toISOString().slice(0, 10);
  const style =
    failing.size === 0 && state.style
      ? state.style
      : styleOf(current.text, after, undefined, state.jobAd, today);
  const totals = [...state.totals, style.after];
  const way = afterEvaluation({
    failing: failing.size,
    barren: isBarren(state),
    attempts: state.attempts,
    changes: parts.length > 0 || state.best !== null,
    totals,
    returns: state.returns,
    askable: nextGaps(state, current, true, today).length > 0,
    late,
  });
  if (way.next === 'write') return { next: 'write' };
  const dropped: DroppedBullet[] = state.unproven.map(({ bullet, findings }) => ({
    text: state.draft?.bullets[bullet]?.text ?? '',
    findings,
  }));
  const candidate: Candidate = {
    proposal: {
      id: ports.newId(),
      resumeId: current.resumeId,
      language: current.language ?? state.language,
      parts,
    },
    source: state.draft?.source ?? 'rules',
    fallback: state.draft?.fallback === true || (state.draft?.source === 'rules' && rulesOnly(config)),
    score: style.after,
    before: style.before,
    dropped,
  };
  const best = better(state.best, candidate);
  const kept: Update = { totals, style, best, stopped: way.stopped };
  if (way.next === 'collect') return { ...kept, returns: state.returns + 1, next: 'collect' };
  if (way.next === 'end' || best.proposal.parts.length === 0) {
    return { ...kept, transcript: [voice.say(say.nothingToWrite)], next: 'end' };
  }
  const card = voice.card(
    {
      type: 'changes',
      proposal: best.proposal,
      evidence: cited(best, state),
      dropped: best.dropped,
      score: best.score === null || best.before === null ? null : { before: best.before, after: best.score },
    },
    best.source,
  );
  const told: TranscriptItem[] = [
    ...(state.match ? [voice.card({ type: 'match', ...state.match })] : []),
    ...(best.dropped.length > 0 ? [voice.say(say.dropped(best.dropped.length))] : []),
    voice.card({
      type: 'stopped',
      reason: way.stopped ?? 'nothing-left',
      score: best.score,
      byHand: style.findings.slice(0, BY_HAND),
    }),
    voice.say(say.proposal(best.proposal.parts.length)),
  ];
  const shown = { ...card, ...(best.fallback && { fallback: true as const }) };
  return {
    ...kept,
    proposal: best.proposal,
    cardId: card.id,
    decided: null,
    transcript: [...told, shown],
    next: 'approve',
  };
};

/** A later draft is taken only if it is better, and at least as true. */
export function better(before: Candidate | null, now: Candidate): Candidate {
  if (before === null) return now;
  // What was told since is in the later one only.
  const more = now.proposal.parts.length > before.proposal.parts.length;
  const rises = (now.score ?? 0) > (before.score ?? 0);
  return (rises || more) && now.dropped.length <= before.dropped.length ? now : before;
}

function reviewed(
  { style, match, language }: State,
  { resumeId, exists }: Current,
  voice: ReturnType<typeof speaker>,
  say: (typeof phrases)['en'],
): Update {
  if (!exists) {
    const offer = voice.card({ type: 'choices', choices: [{ id: 'draft', label: say.choices.draft }] });
    return { transcript: [voice.say(say.noResume), offer], next: 'end' };
  }
  const total = style?.after ?? null;
  const card = voice.card({
    type: 'evaluation',
    resumeId,
    total,
    dimensions: style?.dimensions ?? [],
    findings: (style?.findings ?? []).slice(0, SHOWN),
    comments: [],
  });
  const next = voice.card({
    type: 'choices',
    choices: [{ id: 'polish', label: phrases[language].choices.polish }],
  });
  return {
    transcript: [
      voice.say(say.evaluation(total === null ? null : Math.round(total))),
      card,
      ...(match ? [voice.card({ type: 'match', ...match })] : []),
      next,
    ],
    next: 'end',
  };
}

/** The evidence that the changes cite. */
function cited({ proposal }: Candidate, { told }: State) {
  const ids = new Set(
    proposal.parts.flatMap((part) =>
      part.kind === 'entry' ? part.entry.bullets.flatMap(({ evidence }) => evidence) : part.evidence,
    ),
  );
  return told.evidence.filter(({ id }) => ids.has(id));
}
