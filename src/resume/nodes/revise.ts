import type { CardDecision, ProposalPart, TranscriptItem } from '../../protocol/cards';
import { plainDecision } from '../../steps/decisionWords.rules';
import { speaker } from '../../steps/say';
import type { ResumeNode } from '../graph';
import { phrases } from '../phrases';
import { takeAnswer } from './tell.rules';
import { bulletsOf } from './write.rules';

/**
 * Reads what was typed while the card waited: a decision and nothing else, or more to tell, which is taken in and written
 * anew. The card stays until it is decided or another takes its place.
 */
export const revise: ResumeNode = async (state, ports, config) => {
  const voice = speaker(config, ports.now);
  const say = phrases[state.language];
  const { decided, proposal, cardId, told } = state;
  if (decided?.answer.action !== 'say' || !proposal || cardId === null) return { next: 'approve' };
  const { text, card } = decided.answer;
  const closed = (answer: CardDecision): TranscriptItem => ({
    id: `${decided.id}:decision`,
    by: 'user',
    source: 'user',
    at: ports.now().toISOString(),
    kind: 'decision',
    of: cardId,
    answer,
  });
  const decision = plainDecision(text);
  if (decision === 'reject') {
    const transcript = [closed({ action: 'reject' }), voice.say(say.rejected)];
    return { transcript, proposal: null, next: 'end' };
  }
  if (decision === 'approve') {
    const answer = { action: 'approve', ...(card ?? { bullets: bulletsIn(proposal.parts) }) } as const;
    return { transcript: [closed(answer)], decided: { id: decided.id, answer }, next: 'finalize' };
  }
  const last = told.entries.at(-1);
  const tells = bulletsOf([{ id: 'e0', text }], state.language).length > 0;
  if (!last || !tells) return { transcript: [voice.say(say.stillWaiting)], next: 'approve' };
  const today = ports.now().toISOString().slice(0, 10);
  const gap = { kind: 'deeds', entry: last.id, name: '' } as const;
  const asked = [{ key: 'said', gap, state: 'open', times: 1 } as const];
  const merged = takeAnswer(told, asked, ['said'], { text, question: '', today }, ports.newId);
  return {
    transcript: [closed({ action: 'superseded' })],
    told: merged.told,
    proposal: null,
    attempts: 0,
    best: null,
    next: 'write',
  };
};

function bulletsIn(parts: readonly ProposalPart[]): { id: string; text: string }[] {
  return parts.flatMap((part) =>
    part.kind === 'entry' ? part.entry.bullets.map(({ id, text }) => ({ id, text })) : [],
  );
}
