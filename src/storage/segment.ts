import { randomBytes } from 'node:crypto';
import { open, readdir, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { VitaeError } from '../protocol/errors';
import { syncFolder } from './atomicWrite';
import { errnoCode, storageFailure } from './failure';
import { decodeLine, encodeLine, type EncodedLine, type Line } from './line';
import { FORMAT, type SegmentRecord } from './records';

/** `<generation>-<count>-<random>.log`: sorting the names gives the order in which segments were begun. */
const NAME = /^\d{8}-\d{8}-[0-9a-f]{16}\.log$/;

const DAMAGED = '.damaged';

/** Names of a thread's segments, oldest first; none where the folder is missing. */
export async function segmentNames(folder: string): Promise<string[]> {
  return (await filesOf(folder)).filter((name) => NAME.test(name));
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (errnoCode(error) === 'ENOENT') return [];
    throw storageFailure(error);
  }
}

/** What the copy of a damaged segment is called that is kept until its thread is deleted. */
export function damagedName(name: string): string {
  return `${name}${DAMAGED}`;
}

/** The segments, by their own names, of which a damaged copy is kept; oldest first. */
export async function keptDamaged(folder: string): Promise<string[]> {
  const names = (await filesOf(folder)).filter((name) => name.endsWith(DAMAGED));
  return names.map((name) => name.slice(0, -DAMAGED.length)).filter((name) => NAME.test(name));
}

/** What a segment is called until it is complete. */
export function unfinishedName(name: string): string {
  return `.${name}.tmp`;
}

/** Segments that a process that died never finished. */
export async function unfinishedNames(folder: string): Promise<string[]> {
  return (await filesOf(folder)).filter((name) => name.endsWith('.tmp') && NAME.test(name.slice(1, -4)));
}

/** A name for a segment of a lease's generation that is begun after `others`. */
export function newSegmentName(generation: number, others: readonly string[]): string {
  const count = Math.max(0, ...others.map((name) => Number(name.split('-')[1]))) + 1;
  return `${digits(generation)}-${digits(count)}-${randomBytes(8).toString('hex')}.log`;
}

function digits(value: number): string {
  return String(value).padStart(8, '0');
}

/** Sizes of files in a folder, in bytes. */
export async function sizesOf(folder: string, names: readonly string[]): Promise<number[]> {
  try {
    return await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  } catch (error) {
    throw storageFailure(error);
  }
}

/** The generation of the lease under which a segment was begun. */
export function generationOf(name: string): number {
  return Number(name.slice(0, 8));
}

/** What reading a segment found: `end` is where the first line begins that could not be read. */
export interface SegmentContent {
  lines: Line[];
  end: number;
}

/**
 * Reads a segment from `start` (a line's beginning) up to its end, or to the first line that is torn or damaged.
 * Rejects with `thread-version {format}` where it was written by a newer version.
 */
export async function readSegment(folder: string, name: string, start = 0): Promise<SegmentContent> {
  const bytes = await readFrom(join(folder, name), start);
  const lines: Line[] = [];
  let end = start;
  for (;;) {
    const line = decodeLine(bytes, end - start, start);
    if (!line) break;
    refuseNewer(line);
    lines.push(line);
    end = line.end;
  }
  return { lines, end };
}

/** The lines from `from` on that can be read, whatever lies between them. */
export async function readBehind(folder: string, name: string, from: number): Promise<Line[]> {
  return linesIn(await readFrom(join(folder, name), from), 0, from);
}

/**
 * Where a segment that is readable up to `from` can't be read further although records follow. A torn tail, as a killed
 * writer leaves it, or one that is being written, has none. All is told of one reading: a writer may append meanwhile.
 */
export async function damageBehind(
  folder: string,
  name: string,
  from: number,
): Promise<{ at: number; recoverable: number } | undefined> {
  const bytes = await readFrom(join(folder, name), from);
  let end = 0;
  for (let line = decodeLine(bytes, 0, from); line; line = decodeLine(bytes, end, from))
    end = line.end - from;
  const recoverable = linesIn(bytes, end, from).length;
  return recoverable > 0 ? { at: from + end, recoverable } : undefined;
}

function linesIn(bytes: Buffer, start: number, offset: number): Line[] {
  const lines: Line[] = [];
  for (let at = start; at < bytes.length;) {
    const line = decodeLine(bytes, at, offset);
    if (line) {
      lines.push(line);
      at = line.end - offset;
    } else {
      const newline = bytes.indexOf(NEWLINE, at);
      if (newline < 0) break;
      at = newline + 1;
    }
  }
  return lines;
}

/** All bytes of a segment. */
export function readWhole(folder: string, name: string): Promise<Buffer> {
  return readFrom(join(folder, name), 0);
}

function refuseNewer({ record }: Line): void {
  if (record.kind === 'segment' && record.format > FORMAT) {
    throw new VitaeError('thread-version', { format: record.format, known: FORMAT });
  }
}

async function readFrom(path: string, start: number): Promise<Buffer> {
  try {
    const handle = await open(path, 'r');
    try {
      const { size } = await handle.stat();
      const bytes = Buffer.allocUnsafe(Math.max(0, size - start));
      let read = 0;
      while (read < bytes.length) {
        const { bytesRead } = await handle.read(bytes, read, bytes.length - read, start + read);
        if (bytesRead === 0) break;
        read += bytesRead;
      }
      return bytes.subarray(0, read);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw storageFailure(error);
  }
}

const NEWLINE = 10;

interface Pending {
  bytes: Buffer;
  resolve: (offset: number) => void;
  reject: (error: Error) => void;
}

/** How a segment is written. */
export interface WriterOptions {
  /** False: nothing is flushed to the disk (tests). */
  sync: boolean;
  /** Rejects where the records that are on disk now don't count, since another process took over. */
  confirm?: () => Promise<void>;
}

/**
 * The segment that this process appends to. What is appended in one tick, or while an earlier write is under way,
 * shares one write and one fdatasync.
 */
export class SegmentWriter {
  private pending: Pending[] = [];
  private flushing: Promise<void> | undefined;
  private offset = 0;
  private failure: Error | undefined;

  private constructor(
    private readonly folder: string,
    readonly name: string,
    private readonly file: FileHandle,
    private readonly options: WriterOptions,
  ) {}

  /** Begins a segment; its file is created exclusively. The header goes out with the first record. */
  static async create(folder: string, name: string, options: WriterOptions): Promise<SegmentWriter> {
    try {
      return new SegmentWriter(folder, name, await open(join(folder, name), 'wx', 0o600), options);
    } catch (error) {
      throw storageFailure(error);
    }
  }

  /** How much of the file is on disk, in bytes. */
  get size(): number {
    return this.offset;
  }

  /** Whether a write failed: what follows in the file can't be trusted, another segment has to be begun. */
  get broken(): boolean {
    return this.failure !== undefined;
  }

  /** Appends a line; resolves, once it is on disk, with its position. Rejects with `storage-failed`. */
  append(line: EncodedLine): Promise<number> {
    if (this.failure) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      this.pending.push({ bytes: line.bytes, resolve, reject });
      this.flushing ??= this.flush();
    });
  }

  /** Writes what is true of the records that follow; goes out with them. */
  mark(header: Omit<SegmentRecord, 'kind' | 'format'>): void {
    this.append(encodeLine({ kind: 'segment', format: FORMAT, ...header })).catch(() => undefined);
  }

  /** Waits for what was appended, then closes the file. */
  async close(): Promise<void> {
    await this.flushing;
    await this.file.close();
  }

  private async flush(): Promise<void> {
    // The rest of this tick may still append.
    await new Promise(setImmediate);
    while (this.pending.length > 0) {
      const batch = this.pending;
      this.pending = [];
      try {
        await this.write(Buffer.concat(batch.map(({ bytes }) => bytes)));
      } catch (error) {
        const failure = storageFailure(error);
        this.failure = failure;
        for (const { reject } of [...batch, ...this.pending.splice(0)]) reject(failure);
        break;
      }
      for (const { bytes, resolve } of batch) {
        resolve(this.offset);
        this.offset += bytes.length;
      }
    }
    this.flushing = undefined;
  }

  private async write(bytes: Buffer): Promise<void> {
    let written = 0;
    while (written < bytes.length) {
      const position = this.offset + written;
      written += (await this.file.write(bytes, written, bytes.length - written, position)).bytesWritten;
    }
    if (this.options.sync) {
      await this.file.datasync();
      if (this.offset === 0) await syncFolder(this.folder);
    }
    await this.options.confirm?.();
  }
}
