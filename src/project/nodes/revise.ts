import type { CardDecision } from '../../protocol/cards';
import { understandIntent } from '../../steps/intents.rules';
import { speaker } from '../../steps/say';
import type { ProjectNode } from '../graph';
import { phrases } from '../phrases';
import type { Update } from '../state';
import { languageWish } from './revise.rules';

/**
 * Reads what was typed while the card waited: a decision in words, a wish for another draft, or something else. The
 * card stays until it is decided.
 */
export const revise: ProjectNode = async (state, ports, config) => {
  const voice = speaker(config, ports.now);
  const say = phrases[state.language];
  const { decided, proposal, cardId } = state;
  if (decided?.answer.action !== 'say' || !proposal || cardId === null) return { next: 'approve' };
  const { text } = decided.answer;
  const { intent, confidence } = understandIntent(text, {
    hasResume: true,
    hasJobAd: false,
    stage: 'review',
  });

  if (confidence === 'sure' && (intent === 'reject' || intent === 'stop')) {
    return close(cardId, decided.id, { action: 'reject' }, ports.now(), {
      transcript: [voice.say(say.rejected)],
      next: 'end',
    });
  }
  if (confidence === 'sure' && intent === 'approve') {
    const bullets = proposal.entry.bullets.map(({ id, text: line }) => ({ id, text: line }));
    const answer = { action: 'approve', bullets } as const;
    return close(cardId, decided.id, answer, ports.now(), {
      decided: { id: decided.id, answer },
      next: 'save',
    });
  }
  const language = languageWish(text);
  const again = { wish: text, attempts: 0, findings: [], next: 'draft' as const };
  const superseded = close(cardId, decided.id, { action: 'superseded' }, ports.now(), {});
  if (language && language !== state.entryLanguage) {
    return { ...superseded, ...again, entryLanguage: language };
  }
  if (intent === 'extract') return { ...superseded, next: 'collect' };
  if (await ports.model()) {
    const reply = voice.say(say.reworking);
    return { ...superseded, ...again, transcript: [...(superseded.transcript ?? []), reply] };
  }
  const reply =
    intent === 'polish' || intent === 'undo' || intent === 'tailor' ? say.cannotRework : say.stillWaiting;
  return { transcript: [voice.say(reply)], next: 'approve' };
};

/** Closes the card with a decision that came in words. */
function close(of: string, answerId: string, answer: CardDecision, at: Date, update: Update): Update {
  const item = {
    id: `${answerId}:decision`,
    by: 'user',
    source: 'user',
    at: at.toISOString(),
    kind: 'decision',
    of,
    answer,
  } as const;
  return { ...update, transcript: [item, ...(update.transcript ?? [])] };
}
