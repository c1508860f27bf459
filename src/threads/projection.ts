import type { TranscriptItem } from '../protocol/cards';
import type { ErrorCode, ErrorParams } from '../protocol/errors';
import type { ErrorView } from '../protocol/messages';
import { withUsage, type RunView, type ThreadView, type TurnUsage, type ViewItem } from '../protocol/view';
import type { HeadState } from '../storage/headState';
import { isGivenUp } from './attempts';
import { usageOf } from './usage';
import type { AnswerRecord, EndedRecord, InputRecord, JournalRecord, ThreadRecord } from '../storage/records';

/** Renders an error in the language of the interface. */
export type DescribeError = (code: ErrorCode, params: ErrorParams) => ErrorView;

/** What a thread's view is made of. */
export interface ThreadSources {
  thread: ThreadRecord;
  head: HeadState | undefined;
  journal: readonly JournalRecord[];
  /** A part of the thread can't be read: it is shown, and not gone on with. */
  damaged?: boolean;
}

/**
 * A thread as shown when no run is live: the state at the head, the text that stopped runs left, and the journal
 * records that no checkpoint consumed yet.
 */
export function project(
  { thread, head, journal, damaged = false }: ThreadSources,
  describe: DescribeError,
): ThreadView {
  const items: ViewItem[] = transcript(head);
  let usage: TurnUsage[] | undefined;
  for (const record of journal) {
    if (record.kind === 'ended') {
      placePartial(items, record);
      const used = usageOf(record, journal);
      if (used) usage = withUsage(usage, used);
    } else if (record.kind !== 'head' && !isDead(record, journal)) placeSent(items, record);
  }
  return {
    threadId: thread.id,
    agent: thread.agent,
    title: thread.title,
    language: thread.language,
    items,
    run: damaged
      ? { status: 'error', error: describe('thread-damaged', {}) }
      : runView(thread, head, journal, describe),
    ...(usage && { usage }),
  };
}

/** The transcript of a state; what isn't an item is left out. */
export function transcript(head: HeadState | undefined): TranscriptItem[] {
  const value = head?.values['transcript'];
  return Array.isArray(value) ? value.filter(isItem) : [];
}

function isItem(value: unknown): value is TranscriptItem {
  return typeof value === 'object' && value !== null && 'id' in value && 'kind' in value;
}

/** The item that something sent is, or will be once a checkpoint holds it. */
export function sentItem(record: InputRecord | AnswerRecord, of: string): TranscriptItem {
  const user = { id: record.id, by: 'user', source: 'user', at: record.at } as const;
  if (record.kind === 'input') return { ...user, kind: 'text', text: record.text };
  if (record.value.action === 'say') return { ...user, kind: 'text', text: record.value.text };
  return { ...user, kind: 'decision', of, answer: record.value };
}

/** Whether an item is a card that is approved or rejected. */
export function isProposed(item: TranscriptItem): boolean {
  return item.kind === 'card' && (item.card.type === 'proposal' || item.card.type === 'changes');
}

/** The newest proposal card without a decision. */
export function openCard(items: readonly ViewItem[]): string | undefined {
  const closed = new Set(items.map((item) => (item.kind === 'decision' ? item.of : null)));
  return items.findLast((item) => isProposed(item) && !closed.has(item.id))?.id;
}

/** An answer whose run was stopped or failed counts no more: the card is open again. */
export function isDead(record: InputRecord | AnswerRecord, journal: readonly JournalRecord[]): boolean {
  if (record.kind === 'input') return false;
  const ended = endOf(record.id, journal);
  return ended?.reason === 'cancelled' || ended?.reason === 'error';
}

/** How the run of an input or answer ended; absent while it runs, or when its process died. */
export function endOf(workId: string, journal: readonly JournalRecord[]): EndedRecord | undefined {
  return journal.findLast(
    (record): record is EndedRecord => record.kind === 'ended' && record.workId === workId,
  );
}

/** The last thing that the user sent. */
export function lastSent(journal: readonly JournalRecord[]): InputRecord | AnswerRecord | undefined {
  return journal.findLast(
    (record): record is InputRecord | AnswerRecord => record.kind === 'input' || record.kind === 'answer',
  );
}

function placeSent(items: ViewItem[], record: InputRecord | AnswerRecord): void {
  if (items.some(({ id }) => id === record.id)) return;
  items.push(sentItem(record, openCard(items) ?? ''));
}

function placePartial(items: ViewItem[], { partial = [] }: EndedRecord): void {
  for (const { id, text, after } of partial) {
    if (items.some((item) => item.id === id)) continue;
    const behind = items.findIndex((item) => item.id === after);
    items.splice(after === null ? 0 : behind < 0 ? items.length : behind + 1, 0, {
      id,
      by: 'agent',
      source: 'rules',
      // As the live view has it: a draft has no time.
      at: '',
      kind: 'text',
      text,
      stopped: true,
    });
  }
}

function runView(
  thread: ThreadRecord,
  head: HeadState | undefined,
  journal: readonly JournalRecord[],
  describe: DescribeError,
): RunView {
  const sent = lastSent(journal);
  const ended = sent && endOf(sent.id, journal);
  const error =
    sent && !ended && isGivenUp(thread, sent.id)
      ? describe('run-died', {})
      : ended?.reason !== 'error'
        ? undefined
        : describe((ended.error?.code ?? 'unknown') as ErrorCode, ended.error?.params ?? {});
  const waits = head?.interrupts[0];
  if (waits && !(sent?.kind === 'answer' && sent.interruptId === waits.id && !isDead(sent, journal))) {
    return { status: 'waiting', interruptId: waits.id, ...(error && { error }) };
  }
  if (error) return { status: 'error', error };
  if (ended?.reason === 'cancelled') return { status: 'stopped' };
  return { status: 'idle' };
}
