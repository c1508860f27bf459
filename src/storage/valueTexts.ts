import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredValue } from '../protocol/ports';
import type { Place, StoredText } from './checkpointIndex';
import { storageFailure } from './failure';

/** How much text is kept in memory by default, in UTF-16 units. */
const BUDGET = 8 * 1024 * 1024;
/** Pieces of a file that lie closer together than this are read at once, up to so much, in bytes. */
const GAP = 16 * 1024;
const MOST_AT_ONCE = 4 * 1024 * 1024;

/** Reads the texts of values from the segments and keeps the latest ones. */
export class ValueTexts {
  /** Each value's own column; one that builds on another is joined with it when it is asked for. */
  private readonly kept = new Map<StoredText, string>();
  private readonly files = new Map<string, Promise<FileHandle>>();
  private size = 0;

  constructor(
    private readonly folder: string,
    private readonly budget = BUDGET,
  ) {}

  /** Several values, read together. */
  async values(stored: readonly StoredText[]): Promise<StoredValue[]> {
    const chains = stored.map(chainOf);
    const columns = await this.pieces(chains.flat());
    let at = 0;
    return chains.map((chain, n): StoredValue => {
      const own = columns.slice(at, (at += chain.length));
      const column = own.length === 1 ? (own[0] ?? '') : joinArrays(own);
      const type = stored[n]?.type ?? 'json';
      return { type, data: type === 'json' ? column : (JSON.parse(column) as string) };
    });
  }

  /** The value's column, if it is in memory. */
  known(stored: StoredText): string | undefined {
    const columns: string[] = [];
    for (const one of chainOf(stored)) {
      const column = this.kept.get(one);
      if (column === undefined) return undefined;
      columns.push(column);
    }
    return columns.length === 1 ? columns[0] : joinArrays(columns);
  }

  /** The value's column: the text of the value itself for `json`, else a JSON string of its base64. */
  async text(stored: StoredText): Promise<string> {
    const columns = await this.pieces(chainOf(stored));
    return columns.length === 1 ? (columns[0] ?? '') : joinArrays(columns);
  }

  /** Keeps a column that has just been written, so that it need not be read. */
  keep(stored: StoredText, column: string): void {
    if (column.length > this.budget / 4 || this.kept.has(stored)) return;
    this.kept.set(stored, column);
    this.size += column.length;
    for (const [oldest, dropped] of this.kept) {
      if (this.size <= this.budget) break;
      this.kept.delete(oldest);
      this.size -= dropped.length;
    }
  }

  /** Closes the files and forgets all texts. */
  async close(): Promise<void> {
    const files = [...this.files.values()];
    this.files.clear();
    this.kept.clear();
    this.size = 0;
    await Promise.all(files.map(async (file) => (await file).close()));
  }

  /** The columns of several values, from memory or read together. */
  async pieces(stored: readonly StoredText[]): Promise<string[]> {
    // Taken at once: what is in memory now may be forgotten while the rest is read.
    const known = stored.map((one) => this.kept.get(one));
    const missing = stored.filter((_, n) => known[n] === undefined);
    if (missing.length === 0) return known.map((column) => column ?? '');
    const read = new Map<StoredText, string>();
    await Promise.all(ranges(missing).map((range) => this.readRange(range, read)));
    for (const [one, column] of read) this.keep(one, column);
    return stored.map((one, n) => known[n] ?? read.get(one) ?? '');
  }

  private async readRange(
    { segment, start, end, parts }: Range,
    into: Map<StoredText, string>,
  ): Promise<void> {
    const bytes = Buffer.allocUnsafe(end - start);
    try {
      const file = await this.file(segment);
      const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
      if (bytesRead !== bytes.length) {
        throw Object.assign(new Error('The segment is shorter than before.'), { code: 'EIO' });
      }
    } catch (error) {
      throw storageFailure(error);
    }
    for (const part of parts) {
      const from = part.place.start - start;
      into.set(part, bytes.toString('utf8', from, from + part.place.length));
    }
  }

  private file(segment: string): Promise<FileHandle> {
    const known = this.files.get(segment);
    if (known) return known;
    const opened = open(join(this.folder, segment), 'r');
    this.files.set(segment, opened);
    opened.catch(() => this.files.delete(segment));
    return opened;
  }
}

/** A value and those that it builds on, the first of them first. */
function chainOf(stored: StoredText): StoredText[] {
  const chain: StoredText[] = [];
  for (let at: StoredText | undefined = stored; at; at = at.base) chain.push(at);
  return chain.reverse();
}

/** A stretch of a segment with the values in it. */
interface Range {
  segment: string;
  start: number;
  end: number;
  parts: StoredText[];
}

function ranges(stored: readonly StoredText[]): Range[] {
  const found: Range[] = [];
  for (const part of [...stored].sort((a, b) => comparePlaces(a.place, b.place))) {
    const { segment, start, length } = part.place;
    const last = found.at(-1);
    const near = last?.segment === segment && start - last.end < GAP && start - last.start < MOST_AT_ONCE;
    if (last && near) {
      last.end = Math.max(last.end, start + length);
      last.parts.push(part);
    } else found.push({ segment, start, end: start + length, parts: [part] });
  }
  return found;
}

function comparePlaces(a: Place, b: Place): number {
  return a.segment < b.segment ? -1 : a.segment > b.segment ? 1 : a.start - b.start;
}

/** `[1,2]`, `[3]` and `[]` make `[1,2,3]`. */
export function joinArrays(arrays: readonly string[]): string {
  const inner = arrays.map((array) => array.slice(1, -1)).filter((elements) => elements.trim() !== '');
  return `[${inner.join(',')}]`;
}

/**
 * What a list's text adds to another's, as a list, where it begins with all its elements; else `undefined`. The
 * comparison is of texts, so that joining the two gives the same text again.
 */
export function appendedTo(list: string, base: string): string | undefined {
  if (base.length < 3 || base[0] !== '[') return undefined;
  if (list[base.length - 1] !== ',' || !list.startsWith(base.slice(0, -1))) return undefined;
  return `[${list.slice(base.length)}`;
}
