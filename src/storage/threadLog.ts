import { VitaeError } from '../protocol/errors';
import type { CheckpointStore, NewCheckpoint, StoredWrite } from '../protocol/ports';
import type { LoadedCheckpoint } from './checkpoints';
import { errnoCode, storageFailure } from './failure';
import type { HeadState } from './headState';
import { keptCheckpoints } from './kept';
import { acquireLease, leaseHolder, type Lease, type LeaseHolder, type Observations } from './lease';
import { outlineOf, type CheckpointOutline } from './outline';
import type { HeadRecord, JournalRecord, StoredRecord, ThreadRecord } from './records';
import { rewritten } from './rewrite';
import { SegmentLog, type Damage, type LogOptions, type StoredLine } from './segmentLog';
import { ThreadContent } from './threadContent';
import { watchFolder } from './watch';

/** The most that a thread's segments may hold, in bytes, and what is left free for the end of a run. */
const MAX_BYTES = 64 * 1024 * 1024;
const RESERVE = 64 * 1024;
/** Compacting is worth while from so many bytes, and once the log has doubled since. */
const WORTH_COMPACTING = 1024 * 1024;
/** Once so much of the checkpoints is needed no more. */
const WORTH_DROPPING = 0.7;
const MANY_SEGMENTS = 12;
/** Of the time between two looks at a holder so much counts at most, in ms. */
const LONGEST_LOOK = 5_000;

export type { Damage, StoredLine } from './segmentLog';

/** Another process that holds a thread's lease. */
export interface Holder extends LeaseHolder {
  /** For how long nothing was appended, in ms, as this process saw it. */
  silentMs: number;
}

/**
 * The log of one thread: its record, its journal and its checkpoints. What is acknowledged is on disk and counts. Only the
 * holder of the thread's lease appends; what is asynchronous here first takes in what other processes wrote.
 */
export class ThreadLog implements CheckpointStore {
  private readonly segments: SegmentLog;
  private content: ThreadContent;
  private readonly observed: Observations = new Map();
  private lease: Lease | undefined;
  private refreshing: Promise<void> = Promise.resolve();
  /** While the log is rewritten or read anew, appending waits. */
  private rewriting: Promise<void> | undefined;
  private readonly writing = new Set<Promise<unknown>>();
  private damaged: Damage[] = [];
  private compactedSize = 0;
  /** For how long, in ms of looking, nothing was appended. */
  private silentMs = 0;
  private lookedAt = performance.now();

  private constructor(
    private readonly folder: string,
    private readonly options: LogOptions,
  ) {
    this.segments = new SegmentLog(folder, options, () => this.confirm());
    this.content = this.newContent();
  }

  /** Begins a thread's log in an existing, empty folder. Its first record needs no lease. */
  static async create(folder: string, thread: ThreadRecord, options: LogOptions = {}): Promise<ThreadLog> {
    const log = new ThreadLog(folder, options);
    try {
      await log.write(thread, []);
    } catch (error) {
      await log.close().catch(() => undefined);
      throw error;
    }
    return log;
  }

  /**
   * Reads a thread's log. Rejects with `thread-unknown` where the folder is missing or the thread's creation was
   * never finished, `thread-unreadable` where its record can't be read, `thread-version` where it is newer than this
   * code.
   */
  static async open(folder: string, options: LogOptions = {}): Promise<ThreadLog> {
    const log = new ThreadLog(folder, options);
    await log.readNew();
    if (!log.content.known)
      throw new VitaeError((await log.segments.isEmpty()) ? 'thread-unknown' : 'thread-unreadable');
    log.damaged = await log.segments.damage();
    return log;
  }

  /** The thread's record; `updatedAt` is the time of the last thing that happened in it. */
  get thread(): ThreadRecord {
    return this.content.thread;
  }

  /** Inputs, answers, ends of runs and moves of the head, in order. */
  get journal(): readonly JournalRecord[] {
    return this.content.journal;
  }

  /** Whether the thread waits for the user: an interrupt is open at the head. */
  get waiting(): boolean {
    return this.content.waiting;
  }

  /**
   * What could not be read when the log was opened, oldest segment first; it stays until the thread is deleted. Torn tails
   * of dead writers are not damage.
   */
  get damage(): readonly Damage[] {
    return this.damaged;
  }

  /** Appends to the journal, or replaces the thread's record; resolves when it is on disk. Needs the lease. */
  async append(...records: (JournalRecord | ThreadRecord)[]): Promise<void> {
    await this.entering(() => Promise.all(records.map((record) => this.write(record, []))));
  }

  /** Takes in what other processes appended. */
  refresh(): Promise<void> {
    const next = this.refreshing.then(() => this.readNew());
    this.refreshing = next.catch(() => undefined);
    return next;
  }

  /** The state in view, or `undefined` before the first checkpoint. */
  async head(): Promise<HeadState | undefined> {
    return this.reading((content) => content.head());
  }

  /**
   * Takes the thread's lease; rejects with `thread-elsewhere {pid, host}`. With `force` it is taken from a living holder,
   * whose writes are refused from then on. What is appended from then on carries its generation.
   */
  async takeLease({ force = false }: { force?: boolean } = {}): Promise<Lease> {
    const lease = await acquireLease(this.folder, { observed: this.observed, force }).catch(
      (error: unknown) => {
        // Deleted in another window.
        throw errnoCode(storageFailure(error).cause) === 'ENOENT' ? new VitaeError('thread-unknown') : error;
      },
    );
    try {
      await this.segments.settle();
      await this.refresh();
      if (await this.segments.keepDamaged()) this.damaged = await this.segments.damage();
      await this.segments.lead(lease.generation);
    } catch (error) {
      await lease.release().catch(() => undefined);
      throw error;
    }
    this.lease = lease;
    return {
      ...lease,
      release: async () => {
        await Promise.allSettled(this.writing);
        if (this.lease !== lease) return lease.abandon();
        this.lease = undefined;
        await lease.release();
      },
    };
  }

  /** Whether this log holds the thread's lease. */
  get leased(): boolean {
    return this.lease !== undefined;
  }

  /** Who holds the thread's lease, if it is another process that lives; `null`: it is free, or ours. */
  async holder(): Promise<Holder | null> {
    const now = performance.now();
    // Of a long pause only a part counts: the observer may have slept, and the holder with it.
    this.silentMs += Math.min(now - this.lookedAt, LONGEST_LOOK);
    this.lookedAt = now;
    await this.refresh();
    const holder = await leaseHolder(this.folder, this.observed, this.lease);
    return holder && { ...holder, silentMs: this.silentMs };
  }

  /** Calls back, soon after and at least once, when another process appended to the thread or took its lease. */
  watch(changed: () => void): { dispose(): void } {
    return watchFolder(this.folder, changed);
  }

  knows(ns: string, channel: string, version: string): boolean {
    return this.content.checkpoints.index.atVersion(ns, undefined, channel, version) !== undefined;
  }

  async put(checkpoint: NewCheckpoint, inherited: readonly string[] = []): Promise<void> {
    await this.entering(() => this.content.checkpoints.put(checkpoint, inherited));
  }

  async putWrites(ns: string, checkpointId: string, writes: readonly StoredWrite[]): Promise<void> {
    await this.entering(() => this.content.checkpoints.putWrites(ns, checkpointId, writes));
  }

  async get(ns: string, id?: string): Promise<LoadedCheckpoint | undefined> {
    return this.reading(async ({ checkpoints }) => {
      const { index } = checkpoints;
      const found = id === undefined ? index.newest(ns) : index.checkpoint(ns, id);
      return found && checkpoints.load(found);
    });
  }

  async *list(ns: string | undefined, before?: string): AsyncGenerator<LoadedCheckpoint> {
    await this.refresh();
    const { checkpoints } = this.content;
    for (const checkpoint of checkpoints.index.newestFirst(ns)) {
      if (before === undefined || checkpoint.id < before) yield checkpoints.load(checkpoint);
    }
  }

  /** All checkpoints, newest first, without their values. */
  async outline(): Promise<CheckpointOutline[]> {
    return this.reading(async ({ checkpoints, headCheckpoint, texts }) =>
      outlineOf(checkpoints.index, headCheckpoint, (wanted) => texts.pieces(wanted)),
    );
  }

  /**
   * Everything that is kept of the thread, as lines to be written elsewhere: its record, the journal, and the checkpoints
   * that rewinding and regenerating need. Values are complete.
   */
  async *lines(): AsyncGenerator<StoredLine> {
    if (!this.lease) await this.refresh();
    const { content } = this;
    const { checkpoints, thread, journal } = content;
    yield { record: thread, columns: [] };
    const { kept, head } = await this.kept();
    yield* rewritten({ index: checkpoints.index, load: (one) => checkpoints.load(one) }, kept);
    for (const record of journal) yield { record, columns: [] };
    // Read behind the checkpoints, the last move of the head is in force.
    const moved = journal.findLast((record): record is HeadRecord => record.kind === 'head');
    if (head && moved && moved.checkpointId !== head.checkpointId) {
      yield {
        record: { kind: 'head', at: thread.updatedAt, checkpointId: head.checkpointId },
        columns: [],
      };
    }
  }

  /** Rewrites the log to what is kept, where that is worth while. To be called by the holder of the lease, between runs. */
  async compactIfWorthwhile(): Promise<void> {
    if (this.segments.names.length > MANY_SEGMENTS) return this.compact();
    if (this.segments.size <= Math.max(WORTH_COMPACTING, 2 * this.compactedSize)) return;
    const { kept, all } = await this.kept();
    if (kept.size < all * WORTH_DROPPING) return this.compact();
    // Looked at again once it has doubled.
    this.compactedSize = this.segments.size;
  }

  /**
   * Rewrites the log to what is kept. Needs the lease; appending waits meanwhile. A damaged log stays as it is: what builds
   * on something that can't be read may be all that is left of it.
   */
  async compact(): Promise<void> {
    if (!this.lease) throw new VitaeError('thread-taken');
    if (this.damaged.length > 0 || this.content.checkpoints.lost > 0) return;
    await this.exclusively(async () => {
      await this.segments.replace(this.lines());
      await this.readAgain();
      this.compactedSize = this.segments.size;
    });
  }

  /** Waits for what is being written, and closes the files. */
  async close(): Promise<void> {
    await this.segments.endSegment();
    await this.content.texts.close();
  }

  /** The checkpoints that are needed, by their keys, of how many, and the state in view. */
  private async kept() {
    const outline = await this.outline();
    const head = await this.content.head();
    const finished = !head || (head.interrupts.length === 0 && !head.pendingTasks);
    const kept = keptCheckpoints(outline, head && { id: head.checkpointId, finished });
    return { kept, all: outline.length, head };
  }

  private newContent(): ThreadContent {
    return new ThreadContent(this.folder, (record, columns) => this.write(record, columns));
  }

  /** What was written counts only if the lease is still ours after it reached the disk. */
  private async confirm(): Promise<void> {
    const { lease } = this;
    // The first record of a thread is written before anybody else knows of it.
    if (!this.content.known) return;
    if (lease && (await lease.isCurrent())) return;
    lease?.abandon();
    if (this.lease === lease) this.lease = undefined;
    throw new VitaeError('thread-taken');
  }

  /** Writes between two rewritings: what a checkpoint builds on is the same from its encoding to its place in the file. */
  private async entering(write: () => Promise<unknown>): Promise<void> {
    while (this.rewriting) await this.rewriting;
    const writing = write();
    this.writing.add(writing);
    try {
      await writing;
    } finally {
      this.writing.delete(writing);
    }
  }

  private async write(record: StoredRecord, columns: readonly string[]): Promise<void> {
    if (this.content.known && !this.lease) throw new VitaeError('thread-taken');
    this.refuseIfFull(record);
    this.content.take({ record, places: await this.segments.append(record, columns) });
  }

  /** How a run ended can always be written. */
  private refuseIfFull({ kind }: StoredRecord): void {
    const max = this.options.maxBytes ?? MAX_BYTES;
    const room = max - this.segments.size;
    const begins = kind === 'input' || kind === 'answer';
    if (kind === 'ended' || kind === 'head' || kind === 'thread' || room > (begins ? 2 * RESERVE : RESERVE))
      return;
    throw new VitaeError('thread-full', { mb: Math.round(max / 1024 / 1024) });
  }

  /** Reads after a refresh; where a file was compacted away meanwhile, once more. */
  private async reading<T>(read: (content: ThreadContent) => Promise<T>): Promise<T> {
    // Nobody else appends as long as the lease is ours.
    if (!this.lease) await this.refresh();
    const { content } = this;
    try {
      return await read(content);
    } catch (error) {
      if (content === this.content && errnoCode(storageFailure(error).cause) !== 'ENOENT') throw error;
      await this.refresh();
      return read(this.content);
    }
  }

  private async readNew(): Promise<void> {
    const records = await this.segments.readNew();
    if (!records) return this.exclusively(() => this.readAgain());
    if (records.length > 0) this.silentMs = 0;
    for (const placed of records) this.content.take(placed);
  }

  /** What was read counts no more: everything anew. */
  private async readAgain(): Promise<void> {
    await this.segments.reset();
    const records = (await this.segments.readNew()) ?? [];
    if (this.lease) await this.segments.lead(this.lease.generation);
    const { texts } = this.content;
    const content = this.newContent();
    for (const placed of records) content.take(placed);
    this.content = content;
    this.silentMs = 0;
    await texts.close();
  }

  private async exclusively(work: () => Promise<void>): Promise<void> {
    while (this.rewriting) await this.rewriting;
    // Appending waits from now on, before what is under way is waited for.
    const done = Promise.allSettled(this.writing).then(work);
    this.rewriting = done.catch(() => undefined);
    try {
      await done;
    } finally {
      this.rewriting = undefined;
    }
  }
}
