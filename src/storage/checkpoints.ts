import type { StoredCheckpoint, StoredValue, StoredWrite } from '../protocol/ports';
import { CheckpointIndex, type IndexedCheckpoint, type IndexedWrite, type Place } from './checkpointIndex';
import type { CheckpointRecord, StoredRecord, ValueForm, WritesRecord } from './records';
import { appendedTo, type ValueTexts } from './valueTexts';

/** A full value is written again after so many appended ones, so that reading one never joins more. */
const LONGEST_CHAIN = 127;
/** Below this many characters a list is written as a whole. */
const SHORT_LIST = 64;

/** Appends a record to the log and takes it in: resolves when it is on disk. */
export type Append = (record: StoredRecord, columns: readonly string[]) => Promise<void>;

/** A checkpoint with its writes, as the saver reads it. */
export interface LoadedCheckpoint {
  checkpoint: StoredCheckpoint;
  writes: StoredWrite[];
}

/** Turns checkpoints into records that hold only what is new in them, and back. */
export class Checkpoints {
  readonly index = new CheckpointIndex();
  /** Checkpoints whose base is not known yet, or was lost. */
  private orphans: { record: CheckpointRecord; places: readonly Place[] }[] = [];
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly texts: ValueTexts,
    private readonly append: Append,
  ) {}

  /** Writes a checkpoint; `inherited` names the channels that have not changed. */
  async put(checkpoint: StoredCheckpoint, inherited: readonly string[]): Promise<void> {
    const { ns, id, parentId } = checkpoint;
    const key = JSON.stringify([ns, id]);
    const parent = parentId === undefined ? undefined : this.underWay.get(JSON.stringify([ns, parentId]));
    // What is inherited can only be looked up once the parent is written.
    const done = parent
      ? parent.catch(() => undefined).then(() => this.write(checkpoint, inherited))
      : this.write(checkpoint, inherited);
    this.underWay.set(key, done);
    try {
      await done;
    } finally {
      if (this.underWay.get(key) === done) this.underWay.delete(key);
    }
  }

  /** Writes what tasks wrote; a regular write that is there already stays as it is. */
  async putWrites(ns: string, checkpoint: string, writes: readonly StoredWrite[]): Promise<void> {
    const fresh = writes.filter(({ taskId, idx }) => !this.index.hasWrite(ns, checkpoint, taskId, idx));
    if (fresh.length === 0) return;
    const record: WritesRecord = {
      kind: 'writes',
      ns,
      checkpoint,
      writes: fresh.map(({ taskId, taskPath, idx, channel, value }) => ({
        task: taskId,
        path: taskPath,
        idx,
        channel,
        ...typeOf(value),
      })),
    };
    await this.append(
      record,
      fresh.map(({ value }) => columnOf(value)),
    );
  }

  /** Reads a checkpoint and its writes. */
  async load({ record, metadata, values }: IndexedCheckpoint): Promise<LoadedCheckpoint> {
    const { ns, id, parent, v, ts, versions, seen } = record;
    const channels = [...values].map(
      async ([channel, text]) => [channel, await this.texts.value(text)] as const,
    );
    const [stored, written, about] = await Promise.all([
      Promise.all(channels),
      Promise.all(this.index.writesOf(ns, id).map((write) => this.loadWrite(write))),
      this.texts.value(metadata),
    ]);
    const checkpoint: StoredCheckpoint = {
      ns,
      id,
      ...(parent !== undefined && { parentId: parent }),
      frame: { v, ts, channelVersions: versions, versionsSeen: seen },
      metadata: about,
      values: Object.fromEntries(stored),
    };
    return { checkpoint, writes: written };
  }

  /** Takes in a record that was written or read. */
  add(record: CheckpointRecord | WritesRecord, places: readonly Place[]): void {
    if (record.kind === 'writes') this.index.addWrites(record, places);
    else if (!this.index.addCheckpoint(record, places)) this.orphans.push({ record, places });
    else this.adopt();
  }

  /** Checkpoints of one process may build on those of another, whose segment is read later. */
  private adopt(): void {
    let waiting: number;
    do {
      waiting = this.orphans.length;
      this.orphans = this.orphans.filter(({ record, places }) => !this.index.addCheckpoint(record, places));
    } while (this.orphans.length < waiting);
  }

  private async write(checkpoint: StoredCheckpoint, inherited: readonly string[]): Promise<void> {
    const { ns, id, parentId, frame, metadata } = checkpoint;
    const columns = [columnOf(metadata)];
    const values: [string, ValueForm][] = [];
    for (const [channel, value] of Object.entries(checkpoint.values)) {
      values.push([channel, await this.form(checkpoint, channel, value, columns)]);
    }
    for (const channel of inherited) {
      const version = frame.channelVersions[channel];
      const text = version === undefined ? undefined : this.index.atVersion(ns, parentId, channel, version);
      if (!text) continue;
      if (this.index.reachable(ns, channel, text)) values.push([channel, { ref: text.holder }]);
      else {
        columns.push(await this.texts.text(text));
        values.push([channel, full(columns.length - 1, text.type)]);
      }
    }
    const record: CheckpointRecord = {
      kind: 'checkpoint',
      ns,
      id,
      ...(parentId !== undefined && { parent: parentId }),
      v: frame.v,
      ts: frame.ts,
      versions: frame.channelVersions,
      seen: frame.versionsSeen,
      metadata: { full: 0, ...typeOf(metadata) },
      values: Object.fromEntries(values),
    };
    await this.append(record, columns);
    this.keepTexts(checkpoint);
  }

  /** The next checkpoint is compared with this one, and is likely to be read. */
  private keepTexts({ ns, id, values }: StoredCheckpoint): void {
    const indexed = this.index.checkpoint(ns, id);
    for (const [channel, { type, data }] of Object.entries(values)) {
      const text = indexed?.values.get(channel);
      if (text && type === 'json') this.texts.keep(text, data);
    }
  }

  /** A list that only grew is written as what was appended. */
  private async form(
    { ns, parentId }: StoredCheckpoint,
    channel: string,
    value: StoredValue,
    columns: string[],
  ): Promise<ValueForm> {
    const base =
      parentId === undefined ? undefined : this.index.checkpoint(ns, parentId)?.values.get(channel);
    const growing = value.type === 'json' && value.data.length > SHORT_LIST && base?.type === 'json';
    if (growing && base.depth < LONGEST_CHAIN && this.index.reachable(ns, channel, base)) {
      const appended = appendedTo(value.data, await this.texts.text(base));
      if (appended !== undefined) return { append: columns.push(appended) - 1, to: base.holder };
    }
    return full(columns.push(columnOf(value)) - 1, value.type);
  }

  private async loadWrite({ task, path, idx, channel, value }: IndexedWrite): Promise<StoredWrite> {
    return { taskId: task, taskPath: path, idx, channel, value: await this.texts.value(value) };
  }
}

function full(column: number, type: string): { full: number; type?: string } {
  return type === 'json' ? { full: column } : { full: column, type };
}

function typeOf({ type }: StoredValue): { type?: string } {
  return type === 'json' ? {} : { type };
}

function columnOf({ type, data }: StoredValue): string {
  return type === 'json' ? data : JSON.stringify(data);
}
