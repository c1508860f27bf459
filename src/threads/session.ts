import type { ApprovalAnswer } from '../protocol/cards';
import { hasCode, VitaeError } from '../protocol/errors';
import type { CheckpointStore } from '../protocol/ports';
import type { ThreadView } from '../protocol/view';
import type { HeadState } from '../storage/headState';
import type { ThreadLog } from '../storage/threadLog';
import { FilesView } from './filesView';
import { Follower } from './follower';
import { Hold, isElsewhere, under, type Release } from './hold';
import { answerRecord, languageOf, messageRecord, type Known, type SendOptions, type Sent } from './incoming';
import { Leftovers } from './leftovers';
import { LiveRun, nameOf, type RunDeps, type RunPlan } from './liveRun';
import { workOf } from './recovery';
import { RunStore } from './runStore';
import { TIMES, type SessionTimes } from './sessionTimes';
import { Shown, type SessionListener } from './shown';

/** What a session needs from outside. */
export interface SessionDeps extends RunDeps {
  times?: Partial<SessionTimes>;
}

/**
 * One thread in this process: its view, and its runs, one per user turn. Whatever is written is written under the
 * thread's lease: taken, then looked at what others did, then journaled, then run, and given back once the run is over.
 * While another process has the lease, this one shows what that one does and sends nothing.
 */
export class ThreadSession {
  /** The thread's checkpoints, as its runs get them. */
  readonly checkpoints: CheckpointStore;
  private readonly shown: Shown;
  private readonly follower: Follower;
  private live: { run: LiveRun; over: Promise<void> } | undefined;
  /** Resolves when nothing of the latest run goes on any more. */
  private dead: Promise<void> = Promise.resolve();
  private accepting: Promise<unknown> = Promise.resolve();
  private readonly left: Leftovers;
  /** How many wait for their turn or have it. */
  private turns = 0;
  private followers = 0;
  private closing = false;

  private constructor(
    readonly log: ThreadLog,
    private readonly deps: SessionDeps,
    private readonly times: SessionTimes,
    private readonly hold: Hold,
    private readonly files: FilesView,
    view: ThreadView,
  ) {
    this.shown = new Shown(view);
    this.left = new Leftovers(log, deps);
    this.follower = new Follower(log, () => this.look(), this.times.look);
    this.checkpoints = new RunStore(log, () => this.live?.run.writes ?? false);
  }

  /** A run that died with its process goes on. */
  static async open(log: ThreadLog, deps: SessionDeps): Promise<ThreadSession> {
    const times = { ...TIMES, ...deps.times };
    const hold = new Hold(log);
    const files = new FilesView(log, hold, deps.describe, times);
    const session = new ThreadSession(log, deps, times, hold, files, (await files.read()).view);
    await session.look();
    return session;
  }

  get view(): ThreadView {
    return this.shown.view;
  }

  get id(): string {
    return this.shown.view.threadId;
  }

  /** Tells of changes. Only while somebody listens who wants to `follow`, it is looked at what other processes do. */
  listen(listener: SessionListener, { follow = true } = {}): { dispose(): void } {
    this.shown.add(listener);
    if (follow && ++this.followers === 1) this.follower.start();
    let listening = true;
    return {
      dispose: () => {
        if (!listening) return;
        listening = false;
        this.shown.remove(listener);
        if (follow && --this.followers === 0) this.follower.stop();
      },
    };
  }

  /**
   * Takes a message; resolves when it is on disk, then runs. Sent again with the same id it changes nothing. While an
   * approval waits it is the answer `say`. Rejects with `message-empty`, `message-too-long`, `thread-busy` while a run
   * is live here, `thread-elsewhere`, `storage-failed`.
   */
  send(id: string, text: string, options: SendOptions = {}): Promise<void> {
    return this.accept((known) => messageRecord({ id, text, ...options }, known));
  }

  /** Answers an approval. Rejects with `interrupt-stale` when it doesn't wait any more, else as {@link send} does. */
  answer(id: string, interruptId: string, value: ApprovalAnswer): Promise<void> {
    return this.accept((known) => answerRecord({ id, interruptId, value }, known));
  }

  /** Ends the live run, if any; resolves when the user sees that it has ended. */
  async stop(): Promise<void> {
    const { live } = this;
    live?.run.stop();
    await live?.over;
  }

  /** Goes on with what a failed, stopped or dead run left. Rejects with `thread-elsewhere`. */
  resume(): Promise<void> {
    return this.inTurn(async () => {
      if (this.live) return;
      const release = await this.lease(async () => false);
      if (release) await this.goOn(release, 'retry');
    });
  }

  /**
   * Takes the thread from a living process that is silent, and goes on with what that one left. Rejects with
   * `thread-elsewhere` where it is not silent.
   */
  takeOver(): Promise<void> {
    return this.inTurn(async () => {
      if (this.live) return;
      const holder = await this.hold.elsewhere();
      if (holder && holder.silentMs < this.times.silence) {
        throw new VitaeError('thread-elsewhere', { pid: holder.pid, host: holder.host ?? '' });
      }
      await this.goOn(await this.hold.take({ force: holder !== null }), 'crash');
      void this.follower.now();
    });
  }

  /** Resolves when nothing is being accepted and no run is live. */
  async idle(): Promise<void> {
    await this.accepting;
    await this.live?.over;
  }

  /** Resolves when nothing is being accepted or looked at, and nothing of a run goes on any more. */
  async settled(): Promise<void> {
    await this.follower.settled();
    await this.idle();
    await this.dead;
  }

  /** Whether nothing is being accepted, run or watched. */
  get atRest(): boolean {
    return this.turns === 0 && !this.live && this.followers === 0 && !this.log.leased;
  }

  /** Ends the live run so that it goes on when the thread is opened again: after a second it is aborted. */
  async close(): Promise<void> {
    this.closing = true;
    this.follower.stop();
    await this.accepting;
    const { live } = this;
    live?.run.close();
    const patience = setTimeout(() => live?.run.stop(), this.times.drain);
    await live?.over;
    clearTimeout(patience);
    this.shown.clear();
  }

  /** One at a time, so that a double click finds the first one's record. */
  private inTurn(act: () => Promise<void>): Promise<void> {
    this.turns++;
    const done = this.accepting.then(act).finally(() => this.turns--);
    this.accepting = done.catch(() => undefined);
    return done;
  }

  /** `make` decides on what is known what to journal; `null`: it is there already. */
  private accept(make: (known: Known) => Sent | null): Promise<void> {
    const decide = (head: HeadState | undefined): Sent | null => {
      if (this.log.damage.length > 0) throw new VitaeError('thread-damaged');
      const record = make({ head, journal: this.log.journal, at: this.deps.now().toISOString() });
      if (record && (this.live || this.closing)) throw new VitaeError('thread-busy');
      return record;
    };
    return this.inTurn(async () => {
      const release = await this.lease(async () => decide(await this.log.head()) === null);
      if (!release) return;
      await under(release, async () => {
        const record = decide(await this.catchUp());
        if (!record) return false;
        await this.journal(record);
        // It is on disk: it runs when the thread is opened again.
        if (this.closing) return false;
        this.begin({ work: workOf(record), workId: record.id, sent: record, release });
        return true;
      });
    });
  }

  /**
   * Takes the lease. Another process's is waited for: after opening, since that one may be on its way out, and a moment
   * in any case. `null`: meanwhile it became `moot`.
   */
  private lease(moot: () => Promise<boolean>): Promise<Release | null> {
    const until = Math.max(this.files.openedAt + this.times.finishing, performance.now() + this.times.race);
    return this.hold.wait(async (refused) => {
      if (await moot()) return true;
      if (!this.closing && performance.now() < until) return false;
      void this.follower.now();
      throw refused;
    });
  }

  /** Journals what was sent; the agent then speaks the language that the user speaks. */
  private async journal(record: Sent): Promise<void> {
    const { thread } = this.log;
    const language = languageOf(record) ?? thread.language;
    if (language === thread.language) return this.log.append(record);
    await this.log.append(record, { ...thread, language });
    this.shown.replace({ ...this.view, language });
  }

  /** Goes on with what is left, if anything is. */
  private goOn(
    release: Release,
    after: 'crash' | 'retry',
    by: Pick<RunPlan, 'unattended'> = {},
  ): Promise<void> {
    return under(release, async () => {
      const head = await this.catchUp();
      if (this.live || this.closing || this.log.damage.length > 0) return false;
      const next = await this.left.take(head, after);
      if (next) this.begin({ ...next, ...by, release });
      else await this.catchUp();
      return next !== null;
    });
  }

  private begin(plan: Omit<RunPlan, 'before' | 'deafMs'>): void {
    const run = new LiveRun(this.log, this.shown, this.deps, {
      ...plan,
      before: this.dead,
      deafMs: this.times.deaf,
    });
    this.dead = run.dead;
    const over = run.ended.then(async ({ anew }) => {
      if (anew) await this.derive(run).catch((error: unknown) => this.failed(error));
      this.live = undefined;
      if (anew && !this.closing) void this.follower.now();
    });
    this.live = { run, over };
  }

  /** Looks at what other processes did; resolves with whether one has the thread. */
  private async look(): Promise<boolean> {
    try {
      if (this.live) {
        if (await this.hold.lost()) this.live?.run.lose();
        return false;
      }
      const elsewhere = await this.derive();
      if (!elsewhere && this.left.byDead()) await this.goOnAfterCrash();
      return elsewhere;
    } catch (error) {
      this.failed(error);
      // Once more only while that other process may still end.
      const { status } = this.view.run;
      return status === 'elsewhere' || status === 'finishing';
    }
  }

  private goOnAfterCrash(): Promise<void> {
    return this.inTurn(async () => {
      if (this.live || this.closing || !this.left.byDead()) return;
      try {
        await this.goOn(await this.hold.take(), 'crash', { unattended: true });
      } catch (error) {
        // Another window was quicker: this one follows.
        if (isElsewhere(error)) return;
        const [code, params] = hasCode(error) ? [error.code, error.params] : (['unknown', {}] as const);
        this.shown.replace({
          ...this.view,
          run: { status: 'error', error: this.deps.describe(code, params) },
        });
        throw error;
      }
    });
  }

  /** Shows what the files tell, unless a run is live, which tells more; resolves with whether another has the thread. */
  private async derive(ending?: LiveRun): Promise<boolean> {
    const { view, elsewhere } = await this.files.look();
    if (this.live?.run === ending) this.shown.replace(view);
    return elsewhere;
  }

  /** Under the lease: what others wrote before counts. */
  private async catchUp(): Promise<HeadState | undefined> {
    const { view, head } = await this.files.read();
    if (!this.live) this.shown.replace(view);
    return head;
  }

  private failed(error: unknown): void {
    this.deps.log(`thread ${this.id}: ${nameOf(error)}`);
  }
}
