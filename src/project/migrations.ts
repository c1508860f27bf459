import type { CardContent, EntryProposal, TranscriptItem } from '../protocol/cards';
import type { AgentMigrations } from '../steps/migrations';
import type { State } from './state';

/** What the project agent does for threads of its graph's earlier versions. */
export const projectMigrations: AgentMigrations = {
  from: {
    // A draft may be `cut`, and notes tell what there was no time for.
    1: 'unchanged',
    // Cards and answers of the resume agent may stand in a transcript.
    2: 'unchanged',
  },

  /** Puts the proposal up for approval again, with the user's edits; a refusal of it needs no second one. */
  askAgain({ state }, { id, at, value }, notice, newId) {
    const { transcript = [], proposal, cardId } = state as Partial<State>;
    const card = transcript.find((item) => item.id === cardId);
    if (!proposal || card?.kind !== 'card' || card.card.type !== 'proposal') return { refused: 'proposal' };
    const decisions = transcript.filter((item) => item.kind === 'decision' && item.of === card.id);
    if (decisions.some((item) => item.kind === 'decision' && item.answer.action === 'reject'))
      return { refused: 'proposal' };
    const user = { by: 'user', source: 'user', at } as const;
    const decision = { ...user, kind: 'decision', of: card.id } as const;
    if (value.action === 'reject') {
      const rejected = { ...decision, id, answer: value };
      return {
        state: { ...state, transcript: [...transcript, rejected], decided: { id, answer: value } },
        due: [],
      };
    }
    const superseded = { ...decision, answer: { action: 'superseded' } } as const;
    const said: TranscriptItem[] =
      value.action === 'say'
        ? [
            { ...user, id, kind: 'text', text: value.text },
            ...(decisions.length > 0 ? [] : [{ ...superseded, id: `${id}:decision` }]),
          ]
        : [{ ...superseded, id }];
    const again = edited(proposal, value.action === 'say' ? value.card : value);
    const shown: TranscriptItem = {
      ...card,
      id: newId(),
      at: notice.at,
      card: { ...card.card, proposal: again },
    };
    return {
      state: {
        ...state,
        transcript: [...transcript, ...said, notice, shown],
        proposal: again,
        cardId: shown.id,
        decided: null,
      },
      due: ['approve'],
    };
  },
};

/** The proposal as the user had it on the card. */
function edited(proposal: EntryProposal, card: CardContent | undefined): EntryProposal {
  if (!card) return proposal;
  const { entry } = proposal;
  const bullets = card.bullets.flatMap(({ id, text }) => {
    const before = entry.bullets.find((bullet) => bullet.id === id);
    if (!before || text.trim() === '') return [];
    return [text.trim() === before.text ? before : { ...before, text: text.trim(), source: 'user' as const }];
  });
  const name = card.name?.trim() || entry.name;
  const description = card.description?.trim() ?? entry.description;
  return { ...proposal, entry: { ...entry, name, description, bullets } };
}
