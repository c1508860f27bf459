import type { Span } from './line';
import type { CheckpointRecord, ValueForm, Versions, WritesRecord } from './records';

/** A piece of a segment file. */
export interface Place extends Span {
  segment: string;
}

/**
 * A value that lies in the files. `holder` is the checkpoint whose record has it. With `base`, the place holds an
 * array of what follows the base's elements; `depth` counts the bases below.
 */
export interface StoredText {
  type: string;
  holder: string;
  place: Place;
  base?: StoredText;
  depth: number;
}

/** A checkpoint as indexed: everything but the texts of its values. */
export interface IndexedCheckpoint {
  ns: string;
  id: string;
  parent?: string;
  v: number;
  ts: string;
  versions: Versions;
  seen: Record<string, Versions>;
  metadata: StoredText;
  values: Map<string, StoredText>;
  /** How many records it builds on by being a delta. */
  depth: number;
}

/** A write as indexed. */
export interface IndexedWrite {
  task: string;
  path: string;
  idx: number;
  channel: string;
  value: StoredText;
}

/** The checkpoints of one namespace. */
class Namespace {
  readonly checkpoints = new Map<string, IndexedCheckpoint>();
  /** Writes by checkpoint, then by task and index. */
  readonly writes = new Map<string, Map<string, IndexedWrite>>();
  /** Values by channel and version: string versions are unique in a thread. */
  readonly values = new Map<string, Map<string, StoredText>>();
  newest: IndexedCheckpoint | undefined;
}

/** What is known of the checkpoints and writes of a thread, without the texts of their values. */
export class CheckpointIndex {
  private readonly namespaces = new Map<string, Namespace>();

  checkpoint(ns: string, id: string): IndexedCheckpoint | undefined {
    return this.namespaces.get(ns)?.checkpoints.get(id);
  }

  /** Of one namespace, or of all; newest (greatest id) first. */
  newestFirst(ns?: string): IndexedCheckpoint[] {
    const spaces = ns === undefined ? [...this.namespaces.values()] : [this.namespaces.get(ns)];
    const all = spaces.flatMap((space) => [...(space?.checkpoints.values() ?? [])]);
    return all.sort((a, b) => (a.id < b.id ? 1 : a.id > b.id ? -1 : 0));
  }

  newest(ns: string): IndexedCheckpoint | undefined {
    return this.namespaces.get(ns)?.newest;
  }

  writesOf(ns: string, checkpoint: string): IndexedWrite[] {
    return [...(this.namespaces.get(ns)?.writes.get(checkpoint)?.values() ?? [])];
  }

  /** Whether a write would change nothing: a task's regular write (`idx` ≥ 0) is kept as first written. */
  hasWrite(ns: string, checkpoint: string, task: string, idx: number): boolean {
    return idx >= 0 && (this.namespaces.get(ns)?.writes.get(checkpoint)?.has(writeKey(task, idx)) ?? false);
  }

  /**
   * The stored value of a channel at a version: the parent's where its version is equal, else, since string versions
   * are unique in a thread, the one that was stored with it anywhere.
   */
  atVersion(
    ns: string,
    parent: string | undefined,
    channel: string,
    version: string | number,
  ): StoredText | undefined {
    const above = parent === undefined ? undefined : this.checkpoint(ns, parent);
    if (above && Object.hasOwn(above.versions, channel) && above.versions[channel] === version) {
      return above.values.get(channel);
    }
    return typeof version === 'string'
      ? this.namespaces.get(ns)?.values.get(channel)?.get(version)
      : undefined;
  }

  /** Whether naming the value's holder in a record leads back to this value. */
  reachable(ns: string, channel: string, text: StoredText): boolean {
    return this.checkpoint(ns, text.holder)?.values.get(channel) === text;
  }

  /**
   * Takes in a record. Returns false where it builds on one that could not be read: then the checkpoint is left out.
   */
  addCheckpoint(record: CheckpointRecord, places: readonly Place[]): boolean {
    const { ns, id, parent, v, ts } = record;
    const above = parent === undefined ? undefined : this.checkpoint(ns, parent);
    const isDelta = record.versions === undefined;
    if (isDelta && !above) return false;
    const below = isDelta ? above : undefined;
    const values = new Map(below?.values);
    for (const channel of record.gone ?? []) values.delete(channel);
    for (const [channel, form] of Object.entries(record.values)) {
      const text = this.resolve(record, above, channel, form, places);
      if (!text) return false;
      values.set(channel, text);
    }
    const metadata = full(id, record.metadata, places);
    if (!metadata) return false;
    const space = this.space(ns);
    const checkpoint: IndexedCheckpoint = {
      ns,
      id,
      ...(parent !== undefined && { parent }),
      v,
      ts,
      versions: record.versions ?? bumped(below?.versions ?? {}, record.bumped ?? []),
      seen: record.seen ?? { ...below?.seen, ...record.saw },
      metadata,
      values,
      depth: below ? below.depth + 1 : 0,
    };
    space.checkpoints.set(id, checkpoint);
    if (!space.newest || id >= space.newest.id) space.newest = checkpoint;
    for (const channel of Object.keys(record.values)) remember(space, channel, checkpoint);
    return true;
  }

  addWrites(record: WritesRecord, places: readonly Place[]): void {
    const { writes: known } = this.space(record.ns);
    let writes = known.get(record.checkpoint);
    if (!writes) known.set(record.checkpoint, (writes = new Map()));
    let task = '';
    let path = '';
    let idx = -1;
    for (const [n, write] of record.writes.entries()) {
      if (write.task !== undefined) [task, path, idx] = [write.task, write.path ?? '', -1];
      idx = write.idx ?? idx + 1;
      const place = places[n];
      const key = writeKey(task, idx);
      if (!place || (idx >= 0 && writes.has(key))) continue;
      const value: StoredText = { type: write.type ?? 'json', holder: record.checkpoint, place, depth: 0 };
      writes.set(key, { task, path, idx, channel: write.channel, value });
    }
  }

  private resolve(
    { ns, id }: CheckpointRecord,
    parent: IndexedCheckpoint | undefined,
    channel: string,
    form: ValueForm,
    places: readonly Place[],
  ): StoredText | undefined {
    if ('full' in form) return full(id, form, places);
    const of = 'ref' in form ? form.ref : form.to;
    const holder = of === undefined ? parent : this.checkpoint(ns, of);
    const text = holder?.values.get(channel);
    if ('ref' in form || !text) return text;
    const place = places[form.append];
    return place && { type: text.type, holder: id, place, base: text, depth: text.depth + 1 };
  }

  private space(ns: string): Namespace {
    let space = this.namespaces.get(ns);
    if (!space) this.namespaces.set(ns, (space = new Namespace()));
    return space;
  }
}

function bumped(before: Versions, changes: readonly [string | number, string[]][]): Versions {
  const versions = { ...before };
  for (const [version, channels] of changes) for (const channel of channels) versions[channel] = version;
  return versions;
}

function remember(space: Namespace, channel: string, { versions, values }: IndexedCheckpoint): void {
  const version = Object.hasOwn(versions, channel) ? versions[channel] : undefined;
  const text = values.get(channel);
  if (typeof version !== 'string' || !text) return;
  let known = space.values.get(channel);
  if (!known) space.values.set(channel, (known = new Map()));
  known.set(version, text);
}

function full(
  holder: string,
  { full, type = 'json' }: { full: number; type?: string },
  places: readonly Place[],
): StoredText | undefined {
  const place = places[full];
  return place && { type, holder, place, depth: 0 };
}

function writeKey(task: string, idx: number): string {
  return `${idx},${task}`;
}
