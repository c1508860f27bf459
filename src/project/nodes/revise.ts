import type { Bullet, CardContent, CardDecision, EntryProposal } from '../../protocol/cards';
import { understand } from '../../steps/understand';
import { isOffline } from '../../steps/offline';
import { speaker } from '../../steps/say';
import type { ProjectNode } from '../graph';
import { phrases } from '../phrases';
import type { Update } from '../state';
import { languageWish, plainDecision } from '../../steps/decisionWords.rules';

/**
 * Reads what was typed while the card waited: a decision and nothing else, a wish for another draft, or a remark. The
 * card stays until it is decided.
 */
export const revise: ProjectNode = async (state, ports, config) => {
  const voice = speaker(config, ports.now);
  const say = phrases[state.language];
  const { decided, proposal, cardId } = state;
  if (decided?.answer.action !== 'say' || !proposal || cardId === null) return { next: 'approve' };
  const { text, card } = decided.answer;
  const decision = plainDecision(text);
  if (decision === 'reject') {
    return close(cardId, decided.id, { action: 'reject' }, ports.now(), {
      transcript: [voice.say(say.rejected)],
      next: 'end',
    });
  }
  if (decision === 'approve') {
    const answer = { action: 'approve', ...(card ?? asProposed(proposal)) } as const;
    return close(cardId, decided.id, answer, ports.now(), {
      decided: { id: decided.id, answer },
      next: 'save',
    });
  }
  const language = languageWish(text);
  const own = ownBullets(proposal, card ?? asProposed(proposal));
  const again = { wish: text, own, attempts: 0, findings: [], next: 'draft' as const };
  const superseded = close(cardId, decided.id, { action: 'superseded' }, ports.now(), {});
  if (language && language !== state.entryLanguage) {
    return { ...superseded, ...again, entryLanguage: language };
  }
  const known = { hasResume: true, hasJobAd: false, stage: 'review' } as const;
  const { intent, trouble, troubleParams } = await understand(text, known, { ports, config, voice });
  if (intent === 'extract') return { ...superseded, next: 'collect' };
  if (intent === 'ask') {
    const told = trouble ? [voice.say(say.readByRules(trouble, troubleParams))] : [];
    return { transcript: [...told, voice.say(`${say.help}\n\n${say.stillWaiting}`)], next: 'approve' };
  }
  if (!(await isOffline(ports, config))) {
    const reply = voice.say(say.reworking);
    return { ...superseded, ...again, transcript: [...(superseded.transcript ?? []), reply] };
  }
  const wishes = ['polish', 'undo', 'tailor', 'reject'];
  const reply = wishes.includes(intent) ? say.cannotRework : say.stillWaiting;
  return { transcript: [voice.say(reply)], next: 'approve' };
};

function asProposed({ entry }: EntryProposal): CardContent {
  return { bullets: entry.bullets.map(({ id, text }) => ({ id, text })) };
}

/** The bullets that are the user's own words, those that they edited on the card among them. */
function ownBullets({ entry }: EntryProposal, card: CardContent): Bullet[] {
  return card.bullets.flatMap(({ id, text }): Bullet[] => {
    const before = entry.bullets.find((bullet) => bullet.id === id);
    if (!before || (before.source !== 'user' && before.text === text)) return [];
    return [{ ...before, text, source: 'user' }];
  });
}

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
