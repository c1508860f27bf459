import { VitaeError } from '../protocol/errors';
import type { CheckpointStore, StoredCheckpoint, StoredWrite } from '../protocol/ports';
import type { IndexedCheckpoint, StoredText } from './checkpointIndex';
import { Checkpoints, type LoadedCheckpoint } from './checkpoints';
import { hasPendingTasks, openInterruptWrites, pendingInterrupts, type HeadState } from './headState';
import { acquireLease, newestGeneration, type Lease, type Observations } from './lease';
import type { JournalRecord, StoredRecord, ThreadRecord } from './records';
import { SegmentLog, type LogOptions, type PlacedRecord } from './segmentLog';
import { ValueTexts } from './valueTexts';

/** A record with its columns (JSON texts), as {@link encodeLine} takes them. */
export interface StoredLine {
  record: StoredRecord;
  columns: string[];
}

/** A part of a segment that could not be read. */
export interface Damage {
  segment: string;
  /** Where it begins, in bytes. */
  at: number;
  /** How many records behind it can be read; they don't count until they are recovered. */
  recoverable: number;
}

/** Another process that holds a thread's lease. */
export interface Holder {
  pid: number;
  /** Absent where it is this machine. */
  host?: string;
  /** For how long nothing was appended, in ms, as this process saw it. */
  silentMs: number;
}

/**
 * The log of one thread: its record, its journal and its checkpoints. What is acknowledged is on disk. Other
 * processes may append to segments of their own: what is asynchronous here first takes in what they wrote.
 */
export class ThreadLog implements CheckpointStore {
  private record: ThreadRecord | undefined;
  private readonly entries: JournalRecord[] = [];
  /** The latest time that a record tells. */
  private latest = '';
  /** The checkpoint that a `head` record named, until another is written after it. */
  private named: string | undefined;

  private readonly segments: SegmentLog;
  private readonly texts: ValueTexts;
  private readonly checkpoints: Checkpoints;
  private readonly observed: Observations = new Map();
  private lease: Lease | undefined;
  private refreshing: Promise<void> = Promise.resolve();

  private constructor(
    private readonly folder: string,
    options: LogOptions,
  ) {
    this.segments = new SegmentLog(
      folder,
      options,
      async () => this.lease?.generation ?? newestGeneration(folder),
    );
    this.texts = new ValueTexts(folder);
    this.checkpoints = new Checkpoints(this.texts, (record, columns) => this.write(record, columns));
  }

  /** Begins a thread's log in an existing, empty folder. */
  static async create(folder: string, thread: ThreadRecord, options: LogOptions = {}): Promise<ThreadLog> {
    const log = new ThreadLog(folder, options);
    try {
      await log.append(thread);
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
    const size = await log.readNew();
    if (log.record) return log;
    throw new VitaeError(size === 0 ? 'thread-unknown' : 'thread-unreadable');
  }

  /** The thread's record; `updatedAt` is the time of the last thing that happened in it. */
  get thread(): ThreadRecord {
    if (!this.record) throw new VitaeError('thread-unreadable');
    return this.latest > this.record.updatedAt ? { ...this.record, updatedAt: this.latest } : this.record;
  }

  /** Inputs, answers, ends of runs and moves of the head, in order. */
  get journal(): readonly JournalRecord[] {
    return this.entries;
  }

  /** Whether the thread waits for the user: an interrupt is open at the head. */
  get waiting(): boolean {
    const head = this.headCheckpoint();
    return head !== undefined && openInterruptWrites(this.writesAt(head)).length > 0;
  }

  /** Appends to the journal, or replaces the thread's record; resolves when it is on disk. */
  async append(...records: (JournalRecord | ThreadRecord)[]): Promise<void> {
    if (!this.lease) {
      await this.refresh();
      await this.segments.comeLast();
    }
    await Promise.all(records.map((record) => this.write(record, [])));
  }

  /** Takes in what other processes appended. */
  refresh(): Promise<void> {
    const next = this.refreshing.then(async () => void (await this.readNew()));
    this.refreshing = next.catch(() => undefined);
    return next;
  }

  /** The state in view, or `undefined` before the first checkpoint. */
  async head(): Promise<HeadState | undefined> {
    await this.refresh();
    const head = this.headCheckpoint();
    if (!head) return undefined;
    const writes = this.writesAt(head);
    const [values, asked] = await Promise.all([
      this.parseValues(head),
      Promise.all(openInterruptWrites(writes).map(({ value }) => this.parse(value))),
    ]);
    return {
      checkpointId: head.record.id,
      values,
      interrupts: asked.flatMap((value) => pendingInterrupts(value, writes)),
      pendingTasks: hasPendingTasks(values),
    };
  }

  /**
   * Takes the thread's lease; rejects with `thread-elsewhere {pid, host}`. With `force` it is taken from a living holder,
   * whose writes are refused from then on. What is appended from then on carries its generation. */
  async takeLease(_options: { force?: boolean } = {}): Promise<Lease> {
    const lease = await acquireLease(this.folder, { observed: this.observed });
    this.lease = lease;
    await this.segments.comeLast(lease.generation);
    await this.refresh();
    return {
      ...lease,
      release: async () => {
        if (this.lease === lease) this.lease = undefined;
        await lease.release();
      },
    };
  }

  /** Whether this log holds the thread's lease. */
  get leased(): boolean {
    return this.lease !== undefined;
  }

  knows(_ns: string, _channel: string, _version: string): boolean {
    return false;
  }

  /**
   * Everything that is kept of the thread, as lines to be written elsewhere: its record, the journal, and the
   * checkpoints that rewinding and regenerating need. Values are complete.
   */
  lines(): AsyncIterable<StoredLine> {
    throw new Error('Not built yet.');
  }

  /** What could not be read, oldest segment first: torn tails of dead writers are not damage. */
  get damage(): readonly Damage[] {
    return [];
  }

  /** Who holds the thread's lease, if it is another process that lives; `null`: it is free, or ours. */
  holder(): Promise<Holder | null> {
    throw new Error('Not built yet.');
  }

  /** Calls back, soon after and at least once, when another process appended to the thread or took its lease. */
  watch(_changed: () => void): { dispose(): void } {
    throw new Error('Not built yet.');
  }

  async put(checkpoint: StoredCheckpoint, inherited: readonly string[] = []): Promise<void> {
    await this.checkpoints.put(checkpoint, inherited);
  }

  async putWrites(ns: string, checkpointId: string, writes: readonly StoredWrite[]): Promise<void> {
    await this.checkpoints.putWrites(ns, checkpointId, writes);
  }

  async get(ns: string, id?: string): Promise<LoadedCheckpoint | undefined> {
    await this.refresh();
    const { index } = this.checkpoints;
    const found = id === undefined ? index.newest(ns) : index.checkpoint(ns, id);
    return found && this.checkpoints.load(found);
  }

  async *list(ns: string | undefined, before?: string): AsyncGenerator<LoadedCheckpoint> {
    await this.refresh();
    for (const checkpoint of this.checkpoints.index.newestFirst(ns)) {
      if (before === undefined || checkpoint.record.id < before) yield this.checkpoints.load(checkpoint);
    }
  }

  /** Waits for what is being written, and closes the files. */
  async close(): Promise<void> {
    await this.segments.endSegment();
    await this.texts.close();
  }

  private async write(record: StoredRecord, columns: readonly string[]): Promise<void> {
    this.take({ record, places: await this.segments.append(record, columns) });
  }

  private async readNew(): Promise<number> {
    const { records, size } = await this.segments.readNew();
    for (const placed of records) this.take(placed);
    return size;
  }

  private take({ record, places }: PlacedRecord): void {
    switch (record.kind) {
      case 'segment':
        return;
      case 'thread':
        this.record = record;
        return;
      case 'input':
      case 'answer':
      case 'ended':
      case 'head':
        this.entries.push(record);
        this.sawTime(record.at);
        if (record.kind === 'head') this.named = record.checkpointId;
        return;
      case 'checkpoint':
        if (record.ns === '') this.named = undefined;
        this.sawTime(record.ts);
        this.checkpoints.add(record, places);
        return;
      case 'writes':
        this.checkpoints.add(record, places);
        return;
      default:
        // Of a newer version that this one can read all the same.
        record satisfies never;
    }
  }

  private sawTime(at: string): void {
    if (at > this.latest) this.latest = at;
  }

  private headCheckpoint(): IndexedCheckpoint | undefined {
    const { index } = this.checkpoints;
    const named = this.named === undefined ? undefined : index.checkpoint('', this.named);
    return named ?? index.newest('');
  }

  private writesAt(checkpoint: IndexedCheckpoint) {
    return this.checkpoints.index.writesOf('', checkpoint.record.id);
  }

  private async parseValues({ values }: IndexedCheckpoint): Promise<Record<string, unknown>> {
    const json = [...values].filter(([, { type }]) => type === 'json');
    return Object.fromEntries(
      await Promise.all(json.map(async ([channel, text]) => [channel, await this.parse(text)] as const)),
    );
  }

  private async parse(text: StoredText): Promise<unknown> {
    return JSON.parse(await this.texts.text(text)) as unknown;
  }
}
