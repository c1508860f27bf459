import type { ApprovalAnswer, CardContent, InputAction, Language } from '../protocol/cards';
import { VitaeError } from '../protocol/errors';
import type { HeadState } from '../storage/headState';
import type { AnswerRecord, InputRecord, JournalRecord } from '../storage/records';
import { spokenLanguage } from '../text/language';
import { isDead } from './projection';

/** Something that the user sent, as the journal has it. */
export type Sent = InputRecord | AnswerRecord;

/** What is known of a thread when something arrives for it. */
export interface Known {
  head: HeadState | undefined;
  journal: readonly JournalRecord[];
  at: string;
}

/** What comes with a message: a click's job, or what the card that waits holds. */
export interface SendOptions {
  action?: InputAction;
  card?: CardContent;
}

/** Longest message, in UTF-16 units; the composer stops there too. */
const MAX_TEXT = 20_000;

/**
 * The record of a message: while an approval waits it is the answer `say`. `null`: it was sent before. Throws
 * `message-empty`, `message-too-long`.
 */
export function messageRecord(
  { id, text, action, card }: { id: string; text: string } & SendOptions,
  { head, journal, at }: Known,
): Sent | null {
  if (wasSent(id, journal)) return null;
  if (text.trim() === '') throw new VitaeError('message-empty');
  if (text.length > MAX_TEXT) throw new VitaeError('message-too-long', { max: MAX_TEXT });
  const waits = head?.interrupts[0];
  if (action === 'startOver') return { kind: 'input', id, at, text, action, ...(card && { card }) };
  if (!waits || action) return { kind: 'input', id, at, text, ...(action && { action }) };
  return {
    kind: 'answer',
    id,
    at,
    interruptId: waits.id,
    value: { action: 'say', text, ...(card && { card }) },
  };
}

/**
 * The record of an answer. `null`: it was sent before. Throws `interrupt-stale` when the interrupt is answered, or not
 * what the thread waits for.
 */
export function answerRecord(
  { id, interruptId, value }: { id: string; interruptId: string; value: ApprovalAnswer },
  { head, journal, at }: Known,
): Sent | null {
  if (wasSent(id, journal)) return null;
  const answered = journal.some(
    (record) => record.kind === 'answer' && record.interruptId === interruptId && !isDead(record, journal),
  );
  if (answered || !head?.interrupts.some((one) => one.id === interruptId)) {
    throw new VitaeError('interrupt-stale');
  }
  return { kind: 'answer', id, at, interruptId, value };
}

/** The language that the user speaks in something sent, `null` where it doesn't tell. */
export function languageOf(sent: Sent): Language | null {
  if (sent.kind === 'input') return sent.action ? null : spokenLanguage(sent.text);
  return sent.value.action === 'say' ? spokenLanguage(sent.value.text) : null;
}

function wasSent(id: string, journal: readonly JournalRecord[]): boolean {
  return journal.some((record) => 'id' in record && record.id === id);
}
