import { EventType } from '@ag-ui/core';
import { CUSTOM } from '../protocol/custom';
import { hasCode } from '../protocol/errors';
import type { RunEvent } from '../protocol/messages';
import type { Agents, Turn, RunResult, Work } from '../protocol/ports';
import type { AnswerRecord, EndedRecord, InputRecord, ModelCall } from '../storage/records';
import type { ThreadLog } from '../storage/threadLog';
import { withoutAttempts } from './attempts';
import type { Release } from './hold';
import { Meter } from './meter';
import { openCard, sentItem, type DescribeError } from './projection';
import { RunLog } from './runLog';
import type { Shown } from './shown';
import { metCap, took, usageOf } from './usage';

/** After Stop, a step that does not mind being aborted is waited for this long; then the run ends without it. */
export const STOP_GRACE_MS = 250;

/** What a run needs from outside. */
export interface RunDeps {
  agents(): Promise<Agents>;
  describe: DescribeError;
  now(): Date;
  newId(): string;
  log(line: string): void;
  /** Milliseconds and tokens that a turn may take; no tokens are 0: no cap. */
  limits(): Pick<Turn, 'deadlineMs' | 'tokenCap'>;
}

/** What a run is about. */
export interface RunPlan {
  work: Work;
  /** The id of the input or answer that it works on. */
  workId: string;
  /** What the user sent, where the view has no item of it yet. */
  sent?: InputRecord | AnswerRecord;
  /** Why it works on what another run began. */
  again?: 'crash' | 'retry';
  /** Nobody asked for it just now: it goes on by itself. */
  unattended?: true;
  /** Resolves when nothing of the run before goes on any more. */
  before: Promise<void>;
  /** How long that is waited for, in ms: two runs of one thread never go on at once. */
  deafMs: number;
  /** Gives the hold on the lease back. */
  release: Release;
}

/** How a run ended, as the journal has it. */
interface Outcome {
  result: RunResult;
  /** `null`: it is not in the journal, so that what the view shows of it can't be derived. */
  journaled: EndedRecord | null;
}

/** One run of a thread, from the moment that its work is in the journal until nothing of it goes on any more. */
export class LiveRun {
  /** Resolves when the user sees its end, with whether the view has to be derived anew; never rejects. */
  readonly ended: Promise<{ anew: boolean }>;
  /** Resolves when nothing of it goes on any more and the lease is given back; never rejects. */
  readonly dead: Promise<void>;
  private readonly id: string;
  private readonly began: string;
  private readonly abort = new AbortController();
  private readonly drain = new AbortController();
  private readonly steps = new RunLog(() => performance.now());
  private readonly meter = new Meter((value) =>
    this.emit({ type: EventType.CUSTOM, name: CUSTOM.spent, value }),
  );
  private readonly limits: ReturnType<RunDeps['limits']>;
  /** Texts that were started and not ended. */
  private readonly openTexts = new Set<string>();
  /** It came back, or was ended without waiting for it. */
  private settled = false;
  private performing = false;
  private over = false;
  private taken = false;
  /** The window closes: what is aborted now stays unfinished, and goes on when the thread is opened again. */
  private closing = false;

  constructor(
    private readonly thread: ThreadLog,
    private readonly shown: Shown,
    private readonly deps: RunDeps,
    private readonly plan: RunPlan,
  ) {
    this.id = deps.newId();
    this.began = deps.now().toISOString();
    this.limits = deps.limits();
    shown.emit({ type: EventType.RUN_STARTED, threadId: thread.thread.id, runId: this.id });
    if (plan.sent) {
      const item = sentItem(plan.sent, openCard(shown.view.items) ?? '');
      shown.emit({ type: EventType.CUSTOM, name: CUSTOM.item, value: item });
    }
    const performed = this.perform().finally(() => {
      this.settled = true;
    });
    const outcome = this.conclude(performed);
    this.dead = Promise.all([performed, outcome]).then(() => this.bury());
    this.ended = outcome.then((one) => this.show(one));
  }

  /** Whether what is written to the thread's checkpoints is written by it, and counts. */
  get writes(): boolean {
    return this.performing && !this.over;
  }

  /** Ends it soon, whatever it does. */
  stop(): void {
    this.abort.abort();
  }

  /** Another process has the lease: nothing of it counts any more. */
  lose(): void {
    this.taken = true;
    this.stop();
  }

  /** The window closes: the step that runs may finish. */
  close(): void {
    // What the user stopped stays stopped.
    if (this.abort.signal.aborted) return;
    this.closing = true;
    this.drain.abort();
  }

  private perform(): Promise<RunResult> {
    const { agent, language, workspace, id: threadId, parent } = this.thread.thread;
    const { signal } = this.abort;
    return this.attempt(async () => {
      if (!(await this.free())) return { status: 'error', code: 'thread-busy', params: {} };
      const agents = await this.deps.agents();
      if (signal.aborted || this.closing) return { status: 'cancelled' };
      const { work, unattended } = this.plan;
      const turn = {
        threadId,
        runId: this.id,
        agent,
        ...(parent !== undefined && { parent }),
        language,
        workspace,
        ...this.limits,
        ...(unattended && { unattended }),
        work,
      };
      this.performing = true;
      return agents.run(turn, (event) => this.take(event), signal, this.drain.signal);
    });
  }

  /** Waits until the run before is dead. */
  private async free(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, this.plan.deafMs, false);
      timer.unref();
    });
    const free = await Promise.race([this.plan.before.then(() => true), patience]);
    clearTimeout(timer);
    return free;
  }

  /** What it emits; after Stop stragglers are dropped, but for the requests to a model that Stop ended. */
  private take(event: RunEvent): void {
    const isCall = event.type === EventType.CUSTOM && event.name === CUSTOM.call;
    const stopped = this.abort.signal.aborted;
    if (this.over || (stopped && !isCall)) return;
    if (event.type === EventType.CUSTOM && event.name === CUSTOM.spend) {
      this.meter.spend((event.value as { tokens: number }).tokens);
      return;
    }
    this.steps.take(event);
    if (!isCall) return this.emit(event);
    const call = event.value as ModelCall;
    if (call.usage && !took(call)) this.meter.spend(-call.usage.input - call.usage.output);
  }

  private emit(event: RunEvent): void {
    if (event.type === EventType.TEXT_MESSAGE_START) this.openTexts.add(event.messageId);
    if (event.type === EventType.TEXT_MESSAGE_END) this.openTexts.delete(event.messageId);
    this.shown.emit(event);
  }

  /** How it ended, journaled; a step that ignores Stop is not waited for. */
  private async conclude(performed: Promise<RunResult>): Promise<Outcome> {
    const { signal } = this.abort;
    const givenUp = new Promise<RunResult>((resolve) => {
      const giveUp = (): void => void setTimeout(resolve, STOP_GRACE_MS, { status: 'cancelled' });
      signal.addEventListener('abort', giveUp, { once: true });
    });
    let result = await Promise.race([performed, givenUp]);
    this.over = true;
    this.meter.end();
    if (this.taken) result = { status: 'error', code: 'thread-taken', params: {} };
    else if (signal.aborted && result.status === 'error') result = { status: 'cancelled' };
    if (this.closing && result.status === 'cancelled') {
      await this.forgetAttempts();
      return { result, journaled: null };
    }
    this.deps.log(
      `run ${this.id} of ${this.thread.thread.agent}: ${result.status}${result.status === 'error' ? ` ${result.code}` : ''}`,
    );
    const record = this.record(result);
    let journaled: EndedRecord | null = null;
    // Refused where another window took the thread over: how that ends is its to say.
    const saved = await this.attempt(async () => {
      await this.thread.append(record);
      journaled = record;
      return result;
    });
    return { result: saved, journaled };
  }

  /** Closing a window is no death. */
  private async forgetAttempts(): Promise<void> {
    const { thread } = this.thread;
    if (!thread.attempts) return;
    await this.thread.append(withoutAttempts(thread)).catch((error: unknown) => this.failed(error));
  }

  private failed(error: unknown): void {
    this.deps.log(`after run ${this.id}: ${nameOf(error)}`);
  }

  /** Nothing of it goes on any more. */
  private async bury(): Promise<void> {
    const log = (error: unknown): void => this.failed(error);
    if (!this.taken && !this.closing) await this.thread.compactIfWorthwhile().catch(log);
    await this.plan.release().catch(log);
  }

  /** Sends the end of the run. After Stop and errors the card may be open again. */
  private async show({ result, journaled }: Outcome): Promise<{ anew: boolean }> {
    // Whoever sees the end may go on at once, in another window too.
    if (this.settled) await this.dead;
    if (this.closing && result.status === 'cancelled') return { anew: false };
    const end = { type: EventType.RUN_FINISHED, threadId: this.thread.thread.id, runId: this.id } as const;
    this.closeOpen();
    const usage = journaled && usageOf(journaled, this.thread.journal);
    if (usage) this.emit({ type: EventType.CUSTOM, name: CUSTOM.usage, value: usage });
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
        const metadata = action && { metadata: { action } };
        this.emit({ type: EventType.RUN_ERROR, message: text, code, ...metadata });
        break;
      }
      default:
        result satisfies never;
    }
    const cutShort = this.abort.signal.aborted || result.status === 'error';
    return { anew: isTaken(result) || (journaled !== null && cutShort) };
  }

  /** A stopped run leaves texts and steps open; AG-UI wants them closed before its end. */
  private closeOpen(): void {
    const { items, run } = this.shown.view;
    for (const item of items) {
      if (item.draft && this.openTexts.has(item.id))
        this.emit({ type: EventType.TEXT_MESSAGE_END, messageId: item.id });
    }
    if (run.status !== 'running') return;
    for (const stepName of run.steps) this.emit({ type: EventType.STEP_FINISHED, stepName });
  }

  private record(result: RunResult): EndedRecord {
    const { items } = this.shown.view;
    const partial = items.flatMap((item, index) =>
      item.draft && item.kind === 'text' && item.text !== ''
        ? [{ id: item.id, text: item.text, after: items[index - 1]?.id ?? null }]
        : [],
    );
    const { steps } = this.steps;
    return {
      kind: 'ended',
      at: this.deps.now().toISOString(),
      runId: this.id,
      workId: this.plan.workId,
      ...(this.plan.again && { again: { at: this.began, after: this.plan.again } }),
      reason: result.status,
      ...(result.status === 'error' && { error: { code: result.code, params: result.params } }),
      ...(steps.length > 0 && { steps }),
      ...(metCap(steps) && { tokenCap: this.limits.tokenCap }),
      ...(partial.length > 0 && { partial }),
    };
  }

  private async attempt(act: () => Promise<RunResult>): Promise<RunResult> {
    try {
      return await act();
    } catch (error) {
      this.deps.log(`failed: ${nameOf(error)}`);
      return hasCode(error)
        ? { status: 'error', code: error.code, params: error.params }
        : { status: 'error', code: 'unknown', params: {} };
    }
  }
}

/** What may be logged of an error: its message may quote what a user wrote. */
export function nameOf(error: unknown): string {
  if (hasCode(error)) return error.code;
  return error instanceof Error ? error.name : typeof error;
}

function isTaken(result: RunResult): boolean {
  return result.status === 'error' && result.code === 'thread-taken';
}
