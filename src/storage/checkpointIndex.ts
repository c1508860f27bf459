import type { Span } from './line';
import type { CheckpointRecord, ValueForm, WritesRecord } from './records';

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
  record: CheckpointRecord;
  metadata: StoredText;
  values: Map<string, StoredText>;
}

/** A write as indexed. */
export interface IndexedWrite {
  task: string;
  path: string;
  idx: number;
  channel: string;
  value: StoredText;
}

/** What is known of the checkpoints and writes of a thread, without the texts of their values. */
export class CheckpointIndex {
  private readonly namespaces = new Map<string, Map<string, IndexedCheckpoint>>();
  private readonly writes = new Map<string, Map<string, IndexedWrite>>();
  private readonly versions = new Map<string, StoredText>();

  checkpoint(ns: string, id: string): IndexedCheckpoint | undefined {
    return this.namespaces.get(ns)?.get(id);
  }

  /** Of one namespace, or of all; newest (greatest id) first. */
  newestFirst(ns: string | undefined): IndexedCheckpoint[] {
    const spaces = ns === undefined ? [...this.namespaces.values()] : [this.namespaces.get(ns) ?? new Map()];
    const all: IndexedCheckpoint[] = spaces.flatMap((space) => [...space.values()]);
    return all.sort((a, b) => (a.record.id < b.record.id ? 1 : a.record.id > b.record.id ? -1 : 0));
  }

  newest(ns: string): IndexedCheckpoint | undefined {
    let newest: IndexedCheckpoint | undefined;
    for (const checkpoint of this.namespaces.get(ns)?.values() ?? []) {
      if (!newest || checkpoint.record.id > newest.record.id) newest = checkpoint;
    }
    return newest;
  }

  writesOf(ns: string, checkpoint: string): IndexedWrite[] {
    return [...(this.writes.get(key(ns, checkpoint))?.values() ?? [])];
  }

  /** Whether a write would change nothing: a task's regular write (`idx` ≥ 0) is kept as first written. */
  hasWrite(ns: string, checkpoint: string, task: string, idx: number): boolean {
    return idx >= 0 && (this.writes.get(key(ns, checkpoint))?.has(writeKey(task, idx)) ?? false);
  }

  /**
   * The stored value of a channel at a version: the parent's where its version is equal, else, since string versions
   * are unique in a thread, the one that was stored with it anywhere.
   */
  atVersion(ns: string, parent: string | undefined, channel: string, version: string | number) {
    const above = parent === undefined ? undefined : this.checkpoint(ns, parent);
    if (
      above &&
      Object.hasOwn(above.record.versions, channel) &&
      above.record.versions[channel] === version
    ) {
      return above.values.get(channel);
    }
    return typeof version === 'string' ? this.versions.get(key(ns, channel, version)) : undefined;
  }

  /** Whether naming the value's holder in a record leads back to this value. */
  reachable(ns: string, channel: string, text: StoredText): boolean {
    return this.checkpoint(ns, text.holder)?.values.get(channel) === text;
  }

  /**
   * Takes in a record. Returns false where it builds on one that could not be read: then the checkpoint is left out.
   */
  addCheckpoint(record: CheckpointRecord, places: readonly Place[]): boolean {
    const values = new Map<string, StoredText>();
    for (const [channel, form] of Object.entries(record.values)) {
      const text = this.resolve(record, channel, form, places);
      if (!text) return false;
      values.set(channel, text);
    }
    const metadata = this.full(record.id, record.metadata, places);
    if (!metadata) return false;
    let space = this.namespaces.get(record.ns);
    if (!space) this.namespaces.set(record.ns, (space = new Map()));
    space.set(record.id, { record, metadata, values });
    for (const [channel, text] of values) {
      const version = record.versions[channel];
      if (typeof version === 'string') this.versions.set(key(record.ns, channel, version), text);
    }
    return true;
  }

  addWrites(record: WritesRecord, places: readonly Place[]): void {
    const at = key(record.ns, record.checkpoint);
    let writes = this.writes.get(at);
    if (!writes) this.writes.set(at, (writes = new Map()));
    for (const [n, { task, path, idx, channel, type = 'json' }] of record.writes.entries()) {
      const place = places[n];
      if (!place || this.hasWrite(record.ns, record.checkpoint, task, idx)) continue;
      const value: StoredText = { type, holder: record.checkpoint, place, depth: 0 };
      writes.set(writeKey(task, idx), { task, path, idx, channel, value });
    }
  }

  private resolve(record: CheckpointRecord, channel: string, form: ValueForm, places: readonly Place[]) {
    if ('full' in form) return this.full(record.id, form, places);
    const holder = this.checkpoint(record.ns, 'ref' in form ? form.ref : form.to);
    const text = holder?.values.get(channel);
    if ('ref' in form || !text) return text;
    const place = places[form.append];
    return place && { type: text.type, holder: record.id, place, base: text, depth: text.depth + 1 };
  }

  private full(
    holder: string,
    { full, type = 'json' }: { full: number; type?: string },
    places: readonly Place[],
  ): StoredText | undefined {
    const place = places[full];
    return place && { type, holder, place, depth: 0 };
  }
}

/** Tabs and newlines can't occur in the parts that tell records apart, but a channel may have any name. */
function key(...parts: string[]): string {
  return JSON.stringify(parts);
}

function writeKey(task: string, idx: number): string {
  return `${idx},${task}`;
}
