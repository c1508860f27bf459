import { interrupt } from '@langchain/langgraph';
import type { ApprovalAnswer, Language, TranscriptItem } from '../protocol/cards';
import { spokenLanguage } from '../text/language';

/** What the resume of the interrupt brings: the journaled answer. */
export interface Answered {
  id: string;
  at: string;
  value: ApprovalAnswer;
}

/** What the user decided. */
interface Approval {
  transcript: TranscriptItem[];
  decided: { id: string; answer: ApprovalAnswer };
  language?: Language;
}

/**
 * A node that waits for the user's decision on what the state proposes. The body runs again from its first line on every
 * resume, so nothing but the interrupt is in it.
 */
export const approve = async (state: {
  proposal: { id: string } | null;
  cardId: string | null;
}): Promise<Approval> => {
  const { id, at, value } = interrupt<{ proposalId: string | undefined }, Answered>({
    proposalId: state.proposal?.id,
  });
  const user = { id, at, by: 'user', source: 'user' } as const;
  const item =
    value.action === 'say'
      ? ({ ...user, kind: 'text', text: value.text } as const)
      : ({ ...user, kind: 'decision', of: state.cardId ?? '', answer: value } as const);
  const spoken = value.action === 'say' ? spokenLanguage(value.text) : null;
  return { transcript: [item], decided: { id, answer: value }, ...(spoken && { language: spoken }) };
};
