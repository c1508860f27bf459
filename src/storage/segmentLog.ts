import { copyFile, link, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from './checkpointIndex';
import { Fences, type Counts } from './fences';
import { syncFolder } from './atomicWrite';
import { hasCode, VitaeError } from '../protocol/errors';
import { storageFailure } from './failure';
import { encodeLine, type Span } from './line';
import type { StoredRecord } from './records';
import {
  damageBehind,
  damagedName,
  keptDamaged,
  newSegmentName,
  readSegment,
  segmentNames,
  SegmentWriter,
  sizesOf,
  unfinishedName,
  unfinishedNames,
  type WriterOptions,
} from './segment';

/** How often a log is listed again whose files go away while it is read. */
const MOST_TRIES = 10;

/** How a log writes. */
export interface LogOptions {
  /** False: nothing is flushed to the disk (for tests that write thousands of records). */
  sync?: boolean;
  /** The most that a thread's segments may hold, in bytes. */
  maxBytes?: number;
}

/** A record with the places of its columns. */
export interface PlacedRecord {
  record: StoredRecord;
  places: Place[];
}

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

/** The segments of one folder as one log: appends to a segment of its own, reads those of others. */
export class SegmentLog {
  private writer: Promise<SegmentWriter> | undefined;
  /** The segment that this object writes; what it holds is known. */
  private own: string | undefined;
  /** How far each segment was read. */
  private positions = new Map<string, number>();
  private fences = new Fences();
  /** Segments that this object began, with what of them was acknowledged. */
  private readonly begun = new Map<string, number>();
  /** Of the lease in force. */
  private generation = 0;
  /** What counts of the segments of others, once a lease is in force. */
  private counts: Counts | undefined;
  /** Whether the header of the lease in force stands in the own segment. */
  private marked = false;

  constructor(
    private readonly folder: string,
    private readonly options: LogOptions,
    private readonly confirm: () => Promise<void>,
  ) {}

  /** Appends a record; resolves, once it is on disk and counts, with the places of its columns. */
  async append(record: StoredRecord, columns: readonly string[] = []): Promise<Place[]> {
    const line = encodeLine(record, columns);
    this.writer = this.writer ? this.unlessBroken(this.writer) : this.begin();
    const writer = await this.writer;
    if (!this.marked) {
      this.marked = true;
      writer.mark(this.header(writer.name));
    }
    const offset = await writer.append(line);
    this.begun.set(writer.name, writer.size);
    this.positions.set(writer.name, writer.size);
    return placesIn(writer.name, line.columns, offset);
  }

  /** How many bytes of all segments were read or written. */
  get size(): number {
    return [...this.positions.values()].reduce((sum, size) => sum + size, 0);
  }

  /** Whether no segment holds anything. */
  async isEmpty(): Promise<boolean> {
    const sizes = await sizesOf(this.folder, await segmentNames(this.folder));
    return sizes.every((size) => size === 0);
  }

  /** Segments that count, in part or as a whole. */
  get names(): string[] {
    return [...this.positions.keys()].sort();
  }

  /**
   * What others appended since the last time, oldest segment first. `undefined`: something that was read counts no more,
   * so that everything has to be read again, after {@link reset}. Rejects with `thread-version`.
   */
  readNew(): Promise<PlacedRecord[] | undefined> {
    return whileListed(() => this.readListed());
  }

  private async readListed(): Promise<PlacedRecord[] | undefined> {
    const all = await segmentNames(this.folder);
    if (all.length === 0 && this.positions.size > 0) throw new VitaeError('thread-unknown');
    const names = all.filter((name) => name !== this.own);
    const sizes = await sizesOf(this.folder, names);
    const read: { name: string; lines: Awaited<ReturnType<typeof readSegment>>['lines'] }[] = [];
    for (const [n, name] of names.entries()) {
      const from = this.positions.get(name) ?? 0;
      if ((sizes[n] ?? 0) <= from) continue;
      const { lines } = await readSegment(this.folder, name, from);
      if (lines.length > 0) read.push({ name, lines });
      for (const { record, end } of lines) if (record.kind === 'segment') this.fences.add(name, end, record);
    }
    const records: PlacedRecord[] = [];
    for (const { name, lines } of read) {
      const limit = this.limit(name);
      for (const { record, columns, end } of lines) {
        if (end > limit) break;
        this.positions.set(name, end);
        records.push({ record, places: placesIn(name, columns, 0) });
      }
    }
    const stale = this.names.some((name) => (this.positions.get(name) ?? 0) > this.limit(name));
    return stale ? undefined : records;
  }

  /** Forgets what was read; to be called when nothing is being written. */
  async reset(): Promise<void> {
    await this.endSegment();
    this.positions = new Map();
    this.fences = new Fences();
    this.counts = undefined;
  }

  /**
   * Writes lines to a new segment that takes the place of all there are. It is written under another name first: when it
   * appears, it is complete, and the others count no more, whether or not they can be removed.
   */
  async replace(lines: AsyncIterable<StoredLine>): Promise<void> {
    await this.endSegment();
    const names = await segmentNames(this.folder);
    const name = newSegmentName(this.generation, names);
    const temporary = unfinishedName(name);
    const { generation } = this;
    const counts = Object.fromEntries(names.map((one) => [one, 0]));
    try {
      await writeSegment(this.folder, temporary, { generation, counts }, lines, this.writing);
      await rename(join(this.folder, temporary), join(this.folder, name));
    } catch (error) {
      await rm(join(this.folder, temporary), { force: true });
      throw storageFailure(error);
    }
    if (this.options.sync ?? true) await syncFolder(this.folder);
    // Whoever took over before the new segment appeared goes on from the old ones.
    await this.confirm();
    for (const one of [...names, ...(await unfinishedNames(this.folder))]) await this.remove(one);
  }

  /**
   * To be called after a lease was taken and everything was read: what is appended from now on comes after all that is
   * there, and states how much of it counts.
   */
  async lead(generation: number): Promise<void> {
    const last = (await segmentNames(this.folder)).at(-1);
    // Where somebody else held the lease in between, a segment that was begun before is theirs to fence off.
    const goesOn = last === this.own && generation === this.generation + 1;
    if (this.own !== undefined && !goesOn) await this.endSegment();
    this.generation = generation;
    this.counts = Object.fromEntries([...this.positions].filter(([name]) => name !== this.own));
    this.marked = false;
    const own = this.own === undefined ? {} : { [this.own]: Number.POSITIVE_INFINITY };
    this.fences.add('', 0, { generation, counts: { ...this.counts, ...own } });
  }

  /** Closes a segment after a write that failed: what of it counts is read like that of others. */
  async settle(): Promise<void> {
    const writer = await this.writer?.catch(() => undefined);
    if (writer?.broken) await this.endSegment();
  }

  /** Waits for what is being written, and closes the segment; a later append begins another. */
  async endSegment(): Promise<void> {
    const writer = await this.writer?.catch(() => undefined);
    this.writer = undefined;
    if (writer) await this.finish(writer);
  }

  /** Where reading stopped before the end of a segment although records follow: in copies that were kept, and now. */
  damage(): Promise<Damage[]> {
    return whileListed(async () => {
      const kept = await keptDamaged(this.folder);
      const found = await Promise.all(kept.map((name) => this.damageOf(name, damagedName(name), 0)));
      return [...found.filter((one) => one !== undefined), ...(await this.newDamage(kept))];
    });
  }

  /**
   * Keeps a copy of each damaged segment aside. To be called before a lease is used: its header says that what follows the
   * damage doesn't count, and a compaction removes the segment.
   */
  async keepDamaged(): Promise<boolean> {
    const damaged = await this.newDamage(await keptDamaged(this.folder));
    for (const { segment } of damaged) {
      const [from, to] = [join(this.folder, segment), join(this.folder, damagedName(segment))];
      // Nobody appends to it any more, so that another name for it does.
      await link(from, to).catch(() => copyFile(from, to));
    }
    if (damaged.length > 0 && (this.options.sync ?? true)) await syncFolder(this.folder);
    return damaged.length > 0;
  }

  private async newDamage(kept: readonly string[]): Promise<Damage[]> {
    const names = await segmentNames(this.folder);
    const sizes = await sizesOf(this.folder, names);
    const found = await Promise.all(
      names.map((name, n) => {
        const at = this.positions.get(name) ?? 0;
        const unread = name !== this.own && !kept.includes(name) && (sizes[n] ?? 0) > at;
        return unread && this.limit(name) > at ? this.damageOf(name, name, at) : undefined;
      }),
    );
    return found.filter((one) => one !== undefined);
  }

  /** The damage of a segment that lies in a file; up to `from` it is known to be readable. */
  private async damageOf(segment: string, file: string, from: number): Promise<Damage | undefined> {
    const damage = await damageBehind(this.folder, file, from);
    return damage && { segment, ...damage };
  }

  /**
   * The bytes of a segment that count. What follows the last acknowledged record of a segment of ours was refused or is
   * torn, unless a later holder read it all the same: then it may have built on it.
   */
  private limit(name: string): number {
    const limit = this.fences.limit(name);
    const acknowledged = name === this.own ? undefined : this.begun.get(name);
    return acknowledged === undefined || this.fences.states(name) ? limit : Math.min(limit, acknowledged);
  }

  private async unlessBroken(current: Promise<SegmentWriter>): Promise<SegmentWriter> {
    const writer = await current.catch(() => undefined);
    if (writer && !writer.broken) return writer;
    if (writer) await this.finish(writer);
    return this.begin();
  }

  private async finish(writer: SegmentWriter): Promise<void> {
    await writer.close();
    this.begun.set(writer.name, writer.size);
    this.own = undefined;
    this.marked = false;
  }

  private async begin(): Promise<SegmentWriter> {
    const name = newSegmentName(this.generation, await segmentNames(this.folder));
    const writer = await SegmentWriter.create(this.folder, name, this.writing);
    this.own = name;
    this.marked = false;
    return writer;
  }

  private get writing(): WriterOptions {
    return { sync: this.options.sync ?? true, confirm: this.confirm };
  }

  /** A file that can't be removed now (where an open one can't) is left out all the same. */
  private async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true }).catch(() => undefined);
  }

  private header(own: string): { generation: number; counts?: Counts } {
    const { generation, counts } = this;
    if (!counts) return { generation };
    const earlier = [...this.begun].filter(([name]) => name !== own);
    return { generation, counts: { ...Object.fromEntries(earlier), ...counts } };
  }
}

/** Reads again where a segment that was listed was compacted away before it was read. */
async function whileListed<T>(read: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await read();
    } catch (error) {
      const gone = hasCode(error) && error.params['code'] === 'ENOENT';
      if (!gone || tries === MOST_TRIES) throw error;
    }
  }
}

/** Places in a segment of spans that are relative to `offset`. */
export function placesIn(segment: string, columns: readonly Span[], offset: number): Place[] {
  return columns.map(({ start, length }) => ({ segment, start: start + offset, length }));
}

/** Writes a whole segment; resolves when it is on disk. */
export async function writeSegment(
  folder: string,
  name: string,
  header: { generation: number; counts?: Counts },
  lines: AsyncIterable<StoredLine>,
  options: WriterOptions,
): Promise<void> {
  const writer = await SegmentWriter.create(folder, name, options);
  try {
    writer.mark(header);
    let last: Promise<unknown> | undefined;
    for await (const { record, columns } of lines) {
      last = writer.append(encodeLine(record, columns));
      // A failure is reported by the last one; until then nobody waits for it.
      last.catch(() => undefined);
    }
    await last;
  } finally {
    await writer.close();
  }
}
