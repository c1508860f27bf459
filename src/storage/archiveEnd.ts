import { createHash } from 'node:crypto';
import { encodeLine } from './line';
import type { StoredRecord } from './records';

/** The last line of an archive: without it, lines could be missing that nobody would miss. */
interface EndRecord {
  kind: 'end';
  /** How many lines stand before this one. */
  lines: number;
  /** Of all bytes before this line, hexadecimal. */
  sha256: string;
}

/** Follows the lines of an archive in their order, to write the last one or to check it. */
export class ArchiveEnd {
  private lines = 0;
  private readonly hash = createHash('sha256');

  /** Takes the next line in, with its line break. */
  take(line: Uint8Array): void {
    this.lines++;
    this.hash.update(line);
  }

  /** The last line. */
  encode(): Buffer {
    // Framed as a record is; it is never read as one.
    return encodeLine(this.expected() as unknown as StoredRecord).bytes;
  }

  /** Whether a record is the last line of what was taken in. */
  isAt(record: unknown): boolean {
    const { lines, sha256 } = this.expected();
    return isEnd(record) && record.lines === lines && record.sha256 === sha256;
  }

  private expected(): EndRecord {
    return { kind: 'end', lines: this.lines, sha256: this.hash.copy().digest('hex') };
  }
}

/** Whether a record claims to be the last one. */
export function isEnd(record: unknown): record is Partial<EndRecord> {
  return typeof record === 'object' && record !== null && 'kind' in record && record.kind === 'end';
}
