import type { Place } from './checkpointIndex';
import { encodeLine, type Span } from './line';
import type { StoredRecord } from './records';
import { newSegmentName, readSegment, segmentNames, SegmentWriter, sizesOf } from './segment';

/** How a log writes. */
export interface LogOptions {
  /** False: nothing is flushed to the disk (for tests that write thousands of records). */
  sync?: boolean;
}

/** A record with the places of its columns. */
export interface PlacedRecord {
  record: StoredRecord;
  places: Place[];
}

/** The segments of one folder as one log: appends to a segment of its own, reads those of others. */
export class SegmentLog {
  private writer: Promise<SegmentWriter> | undefined;
  /** Segments that this object writes; what they hold is known. */
  private readonly writing = new Set<string>();
  /** How far each other segment was read. */
  private readonly positions = new Map<string, number>();

  /** `generation` tells that of the lease in force. */
  constructor(
    private readonly folder: string,
    private readonly options: LogOptions,
    private readonly generation: () => Promise<number>,
  ) {}

  /** Appends a record; resolves, once it is on disk, with the places of its columns. */
  async append(record: StoredRecord, columns: readonly string[] = []): Promise<Place[]> {
    const line = encodeLine(record, columns);
    const writer = await this.openWriter();
    const offset = await writer.append(line);
    return placesIn(writer.name, line.columns, offset);
  }

  /** What others appended since the last time, oldest segment first, and the size of all they have. */
  async readNew(): Promise<{ records: PlacedRecord[]; size: number }> {
    const names = (await segmentNames(this.folder)).filter((name) => !this.writing.has(name));
    const sizes = await sizesOf(this.folder, names);
    const records: PlacedRecord[] = [];
    for (const [n, name] of names.entries()) {
      const from = this.positions.get(name) ?? 0;
      if (sizes[n] === from) continue;
      const content = await readSegment(this.folder, name, from);
      this.positions.set(name, content.end);
      for (const { record, columns } of content.lines) {
        records.push({ record, places: placesIn(name, columns, 0) });
      }
    }
    return { records, size: sizes.reduce((sum, size) => sum + size, 0) };
  }

  /**
   * To be called when another process may have written since: what is appended from now on comes after all that is
   * there. `generation` is a new lease's.
   */
  async comeLast(generation?: number): Promise<void> {
    const writer = await this.writer?.catch(() => undefined);
    if (!writer) return;
    const isLast = (await segmentNames(this.folder)).at(-1) === writer.name;
    if (!isLast) await this.endSegment();
    else if (generation !== undefined) writer.mark(generation);
  }

  /** Waits for what is being written, and closes the segment; a later append begins another. */
  async endSegment(): Promise<void> {
    const writer = this.writer;
    this.writer = undefined;
    if (writer) await this.end(await writer);
  }

  private openWriter(): Promise<SegmentWriter> {
    this.writer = this.writer ? this.unlessBroken(this.writer) : this.begin();
    return this.writer;
  }

  private async unlessBroken(current: Promise<SegmentWriter>): Promise<SegmentWriter> {
    const writer = await current.catch(() => undefined);
    if (writer && !writer.broken) return writer;
    if (writer) await this.end(writer);
    return this.begin();
  }

  private async begin(): Promise<SegmentWriter> {
    const generation = await this.generation();
    const name = newSegmentName(generation, await segmentNames(this.folder));
    this.writing.add(name);
    return SegmentWriter.create(this.folder, name, generation, this.options.sync ?? true);
  }

  private async end(writer: SegmentWriter): Promise<void> {
    await writer.close();
    this.positions.set(writer.name, writer.size);
    this.writing.delete(writer.name);
  }
}

function placesIn(segment: string, columns: readonly Span[], offset: number): Place[] {
  return columns.map(({ start, length }) => ({ segment, start: start + offset, length }));
}
