import { EventType } from '@ag-ui/core';
import type { ApprovalAnswer, CardContent } from '../protocol/cards';
import { CUSTOM } from '../protocol/custom';
import { hasCode, VitaeError, type ErrorCode, type ErrorParams } from '../protocol/errors';
import type { RunEvent } from '../protocol/messages';
import type { Agents, RunResult, Work } from '../protocol/ports';
import { reduce, type ThreadView } from '../protocol/view';
import type { HeadState } from '../storage/headState';
import type { Lease } from '../storage/lease';
import type { AnswerRecord, EndedRecord, InputRecord } from '../storage/records';
import type { ThreadLog } from '../storage/threadLog';
import { spokenLanguage } from '../text/language';
import { endOf, isDead, lastSent, openCard, project, sentItem, type DescribeError } from './projection';
import { remainingWork, workOf } from './recovery';

/** What a session needs from outside. */
export interface SessionDeps {
  /** Loads the lazy side; called at the first run. */
  agents(): Promise<Agents>;
  describe: DescribeError;
  now(): Date;
  newId(): string;
  log(line: string): void;
  /** The time that a turn may take, in ms, by the user's setting. */
  deadlineMs(): number;
  /** How long another window's lease is waited for, in ms. */
  leaseWaitMs?: number;
}

/** Follows a thread. `reset` replaces the whole view: after Stop, and when the view was derived anew. */
export interface SessionListener {
  event(event: RunEvent): void;
  reset(view: ThreadView): void;
}

/** What comes with a message: a click's job, or what the card that waits holds. */
export interface SendOptions {
  action?: 'extractProject';
  card?: CardContent;
}

/** Longest message, in UTF-16 units; the composer stops there too. */
const MAX_TEXT = 20_000;
/** An old host may still be finishing after a reload of the window: how long and how often its lease is waited for. */
const LEASE_WAIT_MS = 6_000;
const LEASE_RETRY_MS = 250;
/** How long a run may take to finish by itself when the window closes. */
const DRAIN_MS = 1_000;

interface LiveRun {
  abort: AbortController;
  done: Promise<void>;
}

/**
 * One thread in this process: its view, and its runs, one per user turn. What the user sends is on disk before anything
 * runs on it.
 */
export class ThreadSession {
  private readonly listeners = new Set<SessionListener>();
  private live: LiveRun | undefined;
  private accepting: Promise<unknown> = Promise.resolve();
  private lease: Lease | undefined;
  /** Texts that were started and not ended. */
  private readonly openTexts = new Set<string>();
  /** The window closes: what is aborted now goes on when the thread is opened again. */
  private closing = false;

  private constructor(
    readonly log: ThreadLog,
    private readonly deps: SessionDeps,
    private current: ThreadView,
  ) {}

  static async open(log: ThreadLog, deps: SessionDeps): Promise<ThreadSession> {
    const sources = { thread: log.thread, head: await log.head(), journal: log.journal };
    return new ThreadSession(log, deps, project(sources, deps.describe));
  }

  get view(): ThreadView {
    return this.current;
  }

  get id(): string {
    return this.current.threadId;
  }

  listen(listener: SessionListener): { dispose(): void } {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  }

  /**
   * Takes a message; resolves when it is on disk, then runs. Sent again with the same id it changes nothing. While an
   * approval waits it is the answer `say`. Rejects with `message-empty`, `message-too-long`, `thread-busy`.
   */
  send(id: string, text: string, { action, card }: SendOptions = {}): Promise<void> {
    return this.accept(async (head) => {
      if (this.sent(id)) return;
      if (text.trim() === '') throw new VitaeError('message-empty');
      if (text.length > MAX_TEXT) throw new VitaeError('message-too-long', { max: MAX_TEXT });
      if (this.live) throw new VitaeError('thread-busy');
      const at = this.deps.now().toISOString();
      const waits = head?.interrupts[0];
      const record: InputRecord | AnswerRecord =
        waits && !action
          ? {
              kind: 'answer',
              id,
              at,
              interruptId: waits.id,
              value: { action: 'say', text, ...(card && { card }) },
            }
          : { kind: 'input', id, at, text, ...(action && { action }) };
      await this.begin(record);
    });
  }

  /** Answers an approval. Rejects with `interrupt-stale` when it is answered, or not what the thread waits for. */
  answer(id: string, interruptId: string, value: ApprovalAnswer): Promise<void> {
    return this.accept(async (head) => {
      if (this.sent(id)) return;
      const answered = this.log.journal.some(
        (record) =>
          record.kind === 'answer' && record.interruptId === interruptId && !isDead(record, this.log.journal),
      );
      if (answered || !head?.interrupts.some((one) => one.id === interruptId)) {
        throw new VitaeError('interrupt-stale');
      }
      if (this.live) throw new VitaeError('thread-busy');
      await this.begin({ kind: 'answer', id, at: this.deps.now().toISOString(), interruptId, value });
    });
  }

  /** Ends the live run, if any; resolves when it has ended. */
  async stop(): Promise<void> {
    const { live } = this;
    live?.abort.abort();
    await live?.done;
  }

  /** Goes on with what a failed, stopped or dead run left. */
  resume({ dead = false } = {}): Promise<void> {
    return this.accept(async (head) => {
      const sent = lastSent(this.log.journal);
      if (this.live || !sent || (dead && endOf(sent.id, this.log.journal))) return;
      const work = remainingWork(sent, head);
      if (work) this.run(work, sent.id);
      else if (dead) await this.log.append(this.ended('', sent.id, { status: 'success' }));
    });
  }

  /** Takes the thread from a window that is silent, and goes on with what that one left. */
  async takeOver(): Promise<void> {
    await Promise.resolve();
  }

  /** Resolves when no run is live. */
  async idle(): Promise<void> {
    await this.accepting;
    await this.live?.done;
  }

  /** Ends the live run so that it goes on when the thread is opened again: after a second it is aborted. */
  async close(): Promise<void> {
    this.closing = true;
    const patience = setTimeout(() => this.live?.abort.abort(), DRAIN_MS);
    await this.live?.done;
    clearTimeout(patience);
    await this.lease?.release();
    this.lease = undefined;
    this.listeners.clear();
  }

  /** One at a time, so that a double click finds the first one's record. */
  private accept(take: (head: HeadState | undefined) => Promise<void>): Promise<void> {
    const taken = this.accepting.then(async () => take(await this.log.head()));
    this.accepting = taken.catch(() => undefined);
    return taken;
  }

  private sent(id: string): boolean {
    return this.log.journal.some((record) => 'id' in record && record.id === id);
  }

  private async begin(record: InputRecord | AnswerRecord): Promise<void> {
    await this.follow(record);
    this.run(workOf(record), record.id, record);
  }

  /** Journals what was sent; the agent then speaks the language that the user speaks. */
  private async follow(record: InputRecord | AnswerRecord): Promise<void> {
    const said =
      record.kind === 'input'
        ? record.action
          ? ''
          : record.text
        : 'text' in record.value
          ? record.value.text
          : '';
    const language = spokenLanguage(said) ?? this.log.thread.language;
    if (language === this.log.thread.language) return this.log.append(record);
    await this.log.append(record, { ...this.log.thread, language });
    this.current = { ...this.current, language };
  }

  private run(work: Work, workId: string, record?: InputRecord | AnswerRecord): void {
    const abort = new AbortController();
    const runId = this.deps.newId();
    this.emit({ type: EventType.RUN_STARTED, threadId: this.id, runId });
    if (record) {
      const item = sentItem(record, openCard(this.current.items) ?? '');
      this.emit({ type: EventType.CUSTOM, name: CUSTOM.item, value: item });
    }
    const done = this.execute(work, workId, runId, abort.signal).finally(() => {
      this.live = undefined;
    });
    this.live = { abort, done };
  }

  private async execute(work: Work, workId: string, runId: string, signal: AbortSignal): Promise<void> {
    const { agent, language, workspace } = this.log.thread;
    const emit = (event: RunEvent): void => {
      // Stop was pressed: stragglers are dropped.
      if (!signal.aborted) this.emit(event);
    };
    let held = false;
    let result = await this.attempt(async () => {
      await this.holdLease(signal);
      held = true;
      const agents = await this.deps.agents();
      const { deadlineMs } = this.deps;
      return agents.run(
        { threadId: this.id, runId, agent, language, workspace, deadlineMs: deadlineMs(), work },
        emit,
        signal,
      );
    });
    if (signal.aborted && result.status === 'error') result = { status: 'cancelled' };
    // What the closing window aborts stays unfinished, and goes on when the thread is opened again.
    if (this.closing && result.status === 'cancelled') return;
    this.deps.log(
      `run ${runId} of ${agent}: ${result.status}${result.status === 'error' ? ` ${result.code}` : ''}`,
    );

    let journaled = false;
    const saved = await this.attempt(async () => {
      // Without the lease another window works on it: how that ends is its to say.
      if (!held) return result;
      await this.log.append(this.ended(runId, workId, result));
      journaled = true;
      return result;
    });
    // What is not in the journal, the view derived from it would not show.
    await this.finish(runId, saved, journaled && (signal.aborted || saved.status === 'error'));
  }

  /** Sends the end of the run. After Stop and errors the view is derived `anew`, since the card may be open again. */
  private async finish(runId: string, result: RunResult, anew: boolean): Promise<void> {
    const end = { type: EventType.RUN_FINISHED, threadId: this.id, runId } as const;
    this.closeOpen();
    switch (result.status) {
      case 'success':
        this.emit({ ...end, outcome: { type: 'success' } });
        break;
      case 'interrupt': {
        const interrupts = [{ id: result.interruptId, reason: 'approval' }];
        this.emit({ ...end, outcome: { type: 'interrupt', interrupts } });
        break;
      }
      case 'cancelled':
        this.emit({ ...end, outcome: { type: 'cancelled' } });
        break;
      case 'error': {
        const { code, text, action } = this.deps.describe(result.code, result.params);
        this.emit({
          type: EventType.RUN_ERROR,
          message: text,
          code,
          ...(action && { metadata: { action } }),
        });
        break;
      }
      default:
        result satisfies never;
    }
    if (anew) await this.derive();
  }

  private async derive(): Promise<void> {
    try {
      const sources = { thread: this.log.thread, head: await this.log.head(), journal: this.log.journal };
      this.current = project(sources, this.deps.describe);
      for (const listener of this.listeners) listener.reset(this.current);
    } catch (error) {
      this.deps.log(`view of ${this.id}: ${String(error)}`);
    }
  }

  /** A stopped run leaves texts and steps open; AG-UI wants them closed before its end. */
  private closeOpen(): void {
    for (const item of this.current.items) {
      if (item.draft && this.openTexts.has(item.id))
        this.emit({ type: EventType.TEXT_MESSAGE_END, messageId: item.id });
    }
    if (this.current.run.status !== 'running') return;
    for (const stepName of this.current.run.steps) this.emit({ type: EventType.STEP_FINISHED, stepName });
  }

  private emit(event: RunEvent): void {
    if (event.type === EventType.TEXT_MESSAGE_START) this.openTexts.add(event.messageId);
    if (event.type === EventType.TEXT_MESSAGE_END) this.openTexts.delete(event.messageId);
    this.current = reduce(this.current, event);
    for (const listener of this.listeners) listener.event(event);
  }

  private ended(runId: string, workId: string, result: RunResult): EndedRecord {
    const { items } = this.current;
    const partial = items.flatMap((item, index) =>
      item.draft && item.kind === 'text' && item.text !== ''
        ? [{ id: item.id, text: item.text, after: items[index - 1]?.id ?? null }]
        : [],
    );
    return {
      kind: 'ended',
      at: this.deps.now().toISOString(),
      runId,
      workId,
      reason: result.status,
      ...(result.status === 'error' && { error: { code: result.code, params: result.params } }),
      ...(partial.length > 0 && { partial }),
    };
  }

  private async holdLease(signal: AbortSignal): Promise<void> {
    if (this.lease && (await this.lease.isCurrent())) return;
    const deadline = performance.now() + (this.deps.leaseWaitMs ?? LEASE_WAIT_MS);
    for (;;) {
      try {
        this.lease = await this.log.takeLease();
        return;
      } catch (error) {
        if (!hasCode(error) || error.code !== 'thread-busy' || performance.now() > deadline) throw error;
        signal.throwIfAborted();
        await new Promise((resolve) => setTimeout(resolve, LEASE_RETRY_MS));
      }
    }
  }

  private async attempt(run: () => Promise<RunResult>): Promise<RunResult> {
    try {
      return await run();
    } catch (error) {
      const [code, params]: [ErrorCode, ErrorParams] = hasCode(error)
        ? [error.code, error.params]
        : ['unknown', {}];
      this.deps.log(`failed: ${code} ${error instanceof Error ? error.name : ''}`);
      return { status: 'error', code, params };
    }
  }
}
