import type { Work } from '../protocol/ports';
import type { HeadState } from '../storage/headState';
import type { AnswerRecord, EndedRecord, InputRecord, JournalRecord } from '../storage/records';
import { endOf, transcript } from './projection';

/**
 * What is left to do of something that the user sent and whose run did not end well: the input runs again when no
 * checkpoint consumed it, an answer is sent again by its interrupt's id, and a run that died in the middle goes on from
 * its last checkpoint. `null`: nothing.
 */
export function remainingWork(sent: InputRecord | AnswerRecord, head: HeadState | undefined): Work | null {
  const consumed = transcript(head).some(({ id }) => id === sent.id);
  if (consumed) return head?.pendingTasks && head.interrupts.length === 0 ? { kind: 'continue' } : null;
  if (sent.kind === 'input') return workOf(sent);
  return head?.interrupts.some(({ id }) => id === sent.interruptId) ? workOf(sent) : null;
}

/**
 * The end of something that was sent where nothing is left to do and the journal doesn't say so: a state that has it is
 * how it ended; what no state has was overtaken. `undefined`: the journal does.
 */
export function nothingLeft(
  sent: InputRecord | AnswerRecord,
  head: HeadState | undefined,
  journal: readonly JournalRecord[],
): Omit<EndedRecord, 'at'> | undefined {
  const ended = endOf(sent.id, journal);
  if (ended && ended.reason !== 'error') return undefined;
  const consumed = transcript(head).some(({ id }) => id === sent.id);
  return { kind: 'ended', runId: '', workId: sent.id, reason: consumed ? 'success' : 'cancelled' };
}

/** A journal record as the work of a run. */
export function workOf(sent: InputRecord | AnswerRecord): Work {
  const { id, at } = sent;
  if (sent.kind === 'answer')
    return { kind: 'answer', id, at, interruptId: sent.interruptId, value: sent.value };
  const { text, action, card } = sent;
  return { kind: 'input', id, at, text, ...(action && { action }), ...(card && { card }) };
}
