import type {
  AppendedValue,
  NewCheckpoint,
  StoredCheckpoint,
  StoredValue,
  StoredWrite,
} from '../protocol/ports';
import { CheckpointIndex, type IndexedCheckpoint, type Place, type StoredText } from './checkpointIndex';
import type { CheckpointRecord, StoredRecord, ValueForm, Versions, WritesRecord } from './records';
import { appendedTo, joinArrays, type ValueTexts } from './valueTexts';

/** After so many records that build on one another everything is written again, so that reading never joins more. */
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

/** Where a value is; `'parent'`: where the parent's is, which a delta need not say. */
type Form = ValueForm | 'parent';

/** A checkpoint's record while its columns are gathered. */
interface Draft {
  checkpoint: NewCheckpoint;
  parent: IndexedCheckpoint | undefined;
  /** Everything is written, whatever is known already. */
  complete: boolean;
  /** What differs from the parent, where the record holds only that. */
  delta: Delta | undefined;
  columns: string[];
  /** The column of each channel that has one of its own. */
  own: Map<string, number>;
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
  async put(checkpoint: NewCheckpoint, inherited: readonly string[]): Promise<void> {
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
      writes: fresh.map((write, n) => ({
        ...placeOf(write, fresh[n - 1]),
        channel: write.channel,
        ...typeOf(write.value),
      })),
    };
    await this.append(
      record,
      fresh.map(({ value }) => columnOf(value)),
    );
  }

  /** Reads a checkpoint and its writes. */
  async load(indexed: IndexedCheckpoint): Promise<LoadedCheckpoint> {
    const { ns, id, parent, v, ts, versions, seen, metadata, values } = indexed;
    const writes = this.index.writesOf(ns, id);
    const texts = [metadata, ...values.values(), ...writes.map(({ value }) => value)];
    const [about, ...loaded] = await this.texts.values(texts);
    const channels = [...values.keys()].map((channel, n) => [channel, loaded[n]] as const);
    const written = writes.flatMap(({ task, path, idx, channel }, n): StoredWrite[] => {
      const value = loaded[values.size + n];
      return value ? [{ taskId: task, taskPath: path, idx, channel, value }] : [];
    });
    const checkpoint: StoredCheckpoint = {
      ns,
      id,
      ...(parent !== undefined && { parentId: parent }),
      frame: { v, ts, channelVersions: versions, versionsSeen: seen },
      metadata: about ?? { type: 'json', data: '{}' },
      values: Object.fromEntries(
        channels.filter((one): one is [string, StoredValue] => one[1] !== undefined),
      ),
    };
    return { checkpoint, writes: written };
  }

  /** Takes in a record that was written or read. */
  add(record: CheckpointRecord | WritesRecord, places: readonly Place[]): void {
    if (record.kind === 'writes') this.index.addWrites(record, places);
    else if (!this.index.addCheckpoint(record, places)) this.orphans.push({ record, places });
    else if (this.orphans.length > 0) this.adopt();
  }

  /** How many checkpoints are left out, since what they build on could not be read. */
  get lost(): number {
    return this.orphans.length;
  }

  /** Checkpoints of one process may build on those of another, whose segment is read later. */
  private adopt(): void {
    let waiting: number;
    do {
      waiting = this.orphans.length;
      this.orphans = this.orphans.filter(({ record, places }) => !this.index.addCheckpoint(record, places));
    } while (this.orphans.length < waiting);
  }

  private async write(checkpoint: NewCheckpoint, inherited: readonly string[]): Promise<void> {
    const { ns, id, parentId, frame, metadata } = checkpoint;
    const parent = parentId === undefined ? undefined : this.index.checkpoint(ns, parentId);
    const complete = parent !== undefined && parent.depth >= LONGEST_CHAIN;
    const delta = parent && !complete ? deltaOf(parent, frame) : undefined;
    const draft: Draft = {
      checkpoint,
      parent,
      complete,
      delta,
      columns: [columnOf(metadata)],
      own: new Map(),
    };
    const values = new Map<string, Form>();
    for (const [channel, value] of Object.entries(checkpoint.values)) {
      const form = this.form(draft, channel, value);
      // Hardly any form takes time, and waiting for those that don't would be most of the cost.
      values.set(channel, form instanceof Promise ? await form : form);
    }
    for (const channel of inherited) {
      const form = this.inherit(draft, channel);
      const ready = form instanceof Promise ? await form : form;
      if (ready) values.set(channel, ready);
    }
    const record: CheckpointRecord = {
      kind: 'checkpoint',
      ns,
      id,
      ...(parentId !== undefined && { parent: parentId }),
      v: frame.v,
      ts: frame.ts,
      ...(delta ?? { versions: frame.channelVersions, seen: frame.versionsSeen }),
      metadata: { full: 0, ...typeOf(metadata) },
      values: Object.fromEntries(
        [...values].filter((named): named is [string, ValueForm] => named[1] !== 'parent'),
      ),
    };
    const gone = delta && [...(parent?.values.keys() ?? [])].filter((channel) => !values.has(channel));
    if (gone && gone.length > 0) record.gone = gone;
    await this.append(record, draft.columns);
    this.keepColumns(draft);
  }

  /** The next checkpoint builds on this one, which is likely to be read. */
  private keepColumns({ checkpoint: { ns, id }, columns, own }: Draft): void {
    const values = this.index.checkpoint(ns, id)?.values;
    for (const [channel, column] of own) {
      const text = values?.get(channel);
      if (text?.holder === id) this.texts.keep(text, columns[column] ?? '');
    }
  }

  /** An unchanged value: the parent's, one that stands elsewhere, or now and then a copy of it. */
  private inherit(draft: Draft, channel: string): Form | Promise<Form> | undefined {
    const { ns, parentId, frame } = draft.checkpoint;
    const version = frame.channelVersions[channel];
    const text = version === undefined ? undefined : this.index.atVersion(ns, parentId, channel, version);
    if (!text) return undefined;
    if (draft.delta && draft.parent?.values.get(channel) === text) return 'parent';
    if (!draft.complete && this.index.reachable(ns, channel, text)) return { ref: text.holder };
    return this.texts.text(text).then((column) => ownColumn(draft, channel, column, text.type));
  }

  private form(draft: Draft, channel: string, value: StoredValue | AppendedValue): Form | Promise<Form> {
    if ('onto' in value) return this.formAppended(draft, channel, value);
    const base = draft.parent?.values.get(channel);
    if (!base || draft.complete || base.type !== value.type) return whole(draft, channel, value);
    const growing = value.type === 'json' && value.data.length > SHORT_LIST && base.depth < LONGEST_CHAIN;
    if (!growing && isVersioned(draft, channel)) return whole(draft, channel, value);
    const known = this.texts.known(base);
    return known === undefined
      ? this.texts.text(base).then((text) => this.formOn(base, text, draft, channel, value))
      : this.formOn(base, known, draft, channel, value);
  }

  /** A value whose parent's text is at hand: a list that only grew is written as what was appended. */
  private formOn(base: StoredText, text: string, draft: Draft, channel: string, value: StoredValue): Form {
    const column = columnOf(value);
    // The initial value of a channel without a version is given with each checkpoint.
    if (draft.delta && !isVersioned(draft, channel) && text === column) return 'parent';
    const appended = value.type === 'json' ? appendedTo(column, text) : undefined;
    const reachable = this.index.reachable(draft.checkpoint.ns, channel, base);
    if (appended === undefined || !reachable || base.depth >= LONGEST_CHAIN)
      return whole(draft, channel, value);
    return { ...append(draft, channel, appended), to: base.holder };
  }

  private formAppended(draft: Draft, channel: string, { onto, data }: AppendedValue): Form | Promise<Form> {
    const { ns, parentId } = draft.checkpoint;
    const base = this.index.atVersion(ns, parentId, channel, onto);
    if (!base) throw new Error('A list was appended to one that is not stored.');
    if (base.depth < LONGEST_CHAIN && !draft.complete) {
      if (draft.parent?.values.get(channel) === base) return append(draft, channel, data);
      if (this.index.reachable(ns, channel, base)) {
        return { ...append(draft, channel, data), to: base.holder };
      }
    }
    return this.texts
      .text(base)
      .then((text) => ownColumn(draft, channel, joinArrays([text, data]), base.type));
  }
}

function isVersioned({ checkpoint }: Draft, channel: string): boolean {
  return Object.hasOwn(checkpoint.frame.channelVersions, channel);
}

/** A checkpoint's versions as changes to its parent's. */
interface Delta {
  bumped: [string | number, string[]][];
  saw: Record<string, Versions>;
}

/** `undefined` where something is missing that the parent has. */
function deltaOf(
  parent: IndexedCheckpoint,
  { channelVersions, versionsSeen }: StoredCheckpoint['frame'],
): Delta | undefined {
  const versions = changes(channelVersions, parent.versions, (a, b) => a === b);
  const saw = changes(versionsSeen, parent.seen, sameVersions);
  if (!versions || !saw) return undefined;
  const channels = new Map<string | number, string[]>();
  for (const [channel, version] of Object.entries(versions)) {
    channels.set(version, [...(channels.get(version) ?? []), channel]);
  }
  return { bumped: [...channels], saw };
}

function changes<T>(
  now: Record<string, T>,
  before: Record<string, T>,
  same: (a: T, b: T) => boolean,
): Record<string, T> | undefined {
  if (!Object.keys(before).every((key) => Object.hasOwn(now, key))) return undefined;
  const changed = Object.entries(now).filter(
    ([key, value]) => !Object.hasOwn(before, key) || !same(value, before[key] as T),
  );
  return Object.fromEntries(changed);
}

function sameVersions(a: Versions, b: Versions): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

function whole(draft: Draft, channel: string, value: StoredValue): ValueForm {
  return ownColumn(draft, channel, columnOf(value), value.type);
}

function ownColumn(draft: Draft, channel: string, column: string, type: string): ValueForm {
  const full = draft.columns.push(column) - 1;
  draft.own.set(channel, full);
  return type === 'json' ? { full } : { full, type };
}

function append(draft: Draft, channel: string, column: string): { append: number } {
  const place = draft.columns.push(column) - 1;
  draft.own.set(channel, place);
  return { append: place };
}

/** What tells a write's place, as far as it does not follow from the write before it. */
function placeOf({ taskId, taskPath, idx }: StoredWrite, before: StoredWrite | undefined) {
  const same = before?.taskId === taskId && before.taskPath === taskPath;
  const next = same ? before.idx + 1 : 0;
  return { ...(!same && { task: taskId, path: taskPath }), ...(idx !== next && { idx }) };
}

function typeOf({ type }: StoredValue): { type?: string } {
  return type === 'json' ? {} : { type };
}

function columnOf({ type, data }: StoredValue): string {
  return type === 'json' ? data : JSON.stringify(data);
}
