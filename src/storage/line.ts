import { crc32 } from 'node:zlib';
import type { StoredRecord } from './records';

/**
 * A record on disk is one line:
 *
 *     <length> <crc> <record>[\t<column>]…\n
 *
 * `length` (of what follows up to the newline, in bytes) and `crc` (CRC-32 of the same bytes) are 8 hexadecimal
 * digits. `record` and the columns are JSON texts in UTF-8; JSON has no raw tab or newline, so columns are found
 * without parsing, and a value's text is cut out as its writer wrote it.
 */
const PREFIX = 18;
const TAB = 9;
const NEWLINE = 10;
const SPACE = 32;

/** Part of a file, in bytes. */
export interface Span {
  start: number;
  length: number;
}

/** A record as read: `columns` are where the values lie in the file, `end` is where the next line begins. */
export interface Line {
  record: StoredRecord;
  columns: Span[];
  end: number;
}

/** A record ready to be written; `columns` are relative to the start of the line. */
export interface EncodedLine {
  record: StoredRecord;
  bytes: Buffer;
  columns: Span[];
}

/** Encodes a record and its columns (JSON texts). */
export function encodeLine(record: StoredRecord, columns: readonly string[] = []): EncodedLine {
  const parts = [JSON.stringify(record), ...columns.map(oneLine)].map((text) => ({
    text,
    length: Buffer.byteLength(text),
  }));
  const length = parts.reduce((sum, part) => sum + part.length, parts.length - 1);
  const bytes = Buffer.allocUnsafe(PREFIX + length + 1);
  const spans: Span[] = [];
  let at = PREFIX;
  for (const [n, part] of parts.entries()) {
    if (n > 0) {
      bytes[at++] = TAB;
      spans.push({ start: at, length: part.length });
    }
    at += bytes.write(part.text, at);
  }
  bytes[at] = NEWLINE;
  const crc = crc32(bytes.subarray(PREFIX, at));
  bytes.write(`${hex(length)} ${hex(crc)} `, 0, 'latin1');
  return { record, bytes, columns: spans };
}

/**
 * The line that begins at `start`, or `undefined` where the file ends or is torn or damaged. `offset` is the file
 * position of the first byte of `bytes`; the spans returned are positions in the file.
 */
export function decodeLine(bytes: Buffer, start: number, offset: number): Line | undefined {
  const from = start + PREFIX;
  if (from > bytes.length || bytes[start + 8] !== SPACE || bytes[start + 17] !== SPACE) return undefined;
  const length = unhex(bytes, start);
  const crc = unhex(bytes, start + 9);
  if (length === undefined || crc === undefined) return undefined;
  const to = from + length;
  if (to >= bytes.length || bytes[to] !== NEWLINE) return undefined;
  const payload = bytes.subarray(from, to);
  if (crc32(payload) !== crc) return undefined;
  const record = parseRecord(payload);
  return record && { record, columns: columnsOf(payload, offset + from), end: offset + to + 1 };
}

function parseRecord(payload: Buffer): StoredRecord | undefined {
  const tab = payload.indexOf(TAB);
  try {
    return JSON.parse(payload.toString('utf8', 0, tab < 0 ? payload.length : tab)) as StoredRecord;
  } catch {
    return undefined;
  }
}

function columnsOf(payload: Buffer, offset: number): Span[] {
  const spans: Span[] = [];
  for (let tab = payload.indexOf(TAB); tab >= 0;) {
    const next = payload.indexOf(TAB, tab + 1);
    const end = next < 0 ? payload.length : next;
    spans.push({ start: offset + tab + 1, length: end - tab - 1 });
    tab = next;
  }
  return spans;
}

/** Raw control characters of a JSON text can only be white space between its tokens. */
function oneLine(json: string): string {
  return /[\t\n\r]/.test(json) ? json.replace(/[\t\n\r]/g, ' ') : json;
}

function hex(value: number): string {
  return value.toString(16).padStart(8, '0');
}

function unhex(bytes: Buffer, at: number): number | undefined {
  const text = bytes.toString('latin1', at, at + 8);
  return /^[0-9a-f]{8}$/.test(text) ? Number.parseInt(text, 16) : undefined;
}
