import { isUtf8 } from 'node:buffer';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { VitaeError } from '../protocol/errors';
import { oneLine } from '../text/plainText';
import { ArchivedApprovals, isSound } from './archiveApproval';
import { ArchiveEnd, isEnd } from './archiveEnd';
import { isPlainData, nestsDeeper } from './archiveJson';
import { columnCount, parseArchivedRecord, type ArchivedRecord } from './archiveRecords';
import { ArchiveReferences } from './archiveReferences';
import { decodeLine, encodeLine, type Line } from './line';
import type { AnswerRecord, EndedRecord, InputRecord, StoredRecord, ThreadRecord } from './records';
import type { StoredLine } from './segmentLog';

/**
 * A thread as one file: the lines of a log (see `line.ts`) between a first one that names the format and a last one that
 * tells how many there are and their fingerprint. A change that an older reader would misunderstand, or that its schemas
 * refuse, raises this number.
 */
export const ARCHIVE_FORMAT = 1;
/** What such a file's name ends with. */
export const ARCHIVE_SUFFIX = '.vitae-chat';
/** The largest file, in bytes, that is written or read. */
export const MOST_BYTES = 64 * 1024 * 1024;

/** The longest line, in bytes: what is parsed at once must not fill the memory. */
const LONGEST_LINE = 16 * 1024 * 1024;
const MOST_LINES = 200_000;
const DEEPEST = 64;
/** After so many bytes, others get their turn. */
const BREATH = 512 * 1024;

/** The first line. */
interface ArchiveRecord {
  kind: 'archive';
  format: number;
  /** ISO 8601. */
  exportedAt: string;
}

/** A file that was checked from its first to its last byte. */
export interface Archive {
  thread: ThreadRecord;
  /**
   * The lines for another store, settled (see {@link settled}). With an id the thread becomes one of its own, which
   * knows of no parent.
   */
  lines(newId?: string): AsyncGenerator<StoredLine>;
}

/**
 * Writes a thread's lines as a file. Rejects with `archive-too-large {mb}` where that would be too large to be read
 * again.
 */
export async function encodeArchive(lines: AsyncIterable<StoredLine>, at: Date): Promise<Buffer> {
  const header: ArchiveRecord = { kind: 'archive', format: ARCHIVE_FORMAT, exportedAt: at.toISOString() };
  // Framed as a record is; it is never read as one.
  const parts: Buffer[] = [];
  const end = new ArchiveEnd();
  let size = 0;
  const add = (bytes: Buffer): void => {
    size += bytes.length;
    if (size > MOST_BYTES) throw new VitaeError('archive-too-large', { mb: MOST_BYTES / 1024 / 1024 });
    parts.push(bytes);
    end.take(bytes);
  };
  add(encodeLine(header as unknown as StoredRecord).bytes);
  for await (const { record, columns } of lines) {
    add(encodeLine(record.kind === 'thread' ? seen(record) : record, columns).bytes);
  }
  add(end.encode());
  return Buffer.concat(parts, size);
}

/** A folder may have a name that no reader takes. */
function seen({ title, workspace, ...thread }: ThreadRecord): ThreadRecord {
  return { ...thread, title: oneLine(title), workspace: workspace === null ? null : oneLine(workspace) };
}

/**
 * Checks a file that may come from anybody: every line's length and checksum, that none is missing, every record by
 * its schema, that every column is bounded JSON and plain data, that what is referred to is there, that something was said
 * or done in it, and that nothing can be approved but what is shown. Nothing is constructed.
 *
 * Rejects with `archive-invalid {name, line}` (lines count from 1) and `archive-version {name, format, known}`.
 * @param name what errors call the file
 */
export async function readArchive(bytes: Buffer, name: string): Promise<Archive> {
  const invalid = (line: number): VitaeError => new VitaeError('archive-invalid', { name, line });
  if (bytes.length > MOST_BYTES || !isUtf8(bytes)) throw invalid(1);
  const first = lineAt(bytes, 0);
  if (!first) throw invalid(1);
  refuseFormat(first.record, name);
  const references = new ArchiveReferences();
  const approvals = new ArchivedApprovals();
  const end = new ArchiveEnd();
  end.take(bytes.subarray(0, first.end));
  let thread: ThreadRecord | undefined;
  let [used, breath, number] = [false, 0, 2];
  let at = first.end;
  for (; ; number++) {
    const line = lineAt(bytes, at);
    if (line && isEnd(line.record)) {
      if (!used || !end.isAt(line.record) || line.end < bytes.length) throw invalid(number);
      break;
    }
    const columns = line ? columnsOf(line, bytes) : [];
    const read = line && recordOf(line.record, columns);
    if (!line || !read || number > MOST_LINES) throw invalid(number);
    const { record, values } = read;
    // The thread's record comes first, and once.
    if ((record.kind === 'thread') !== (number === 2)) throw invalid(number);
    if (record.kind === 'thread') thread = record;
    if (!references.take(record, columns)) throw invalid(number);
    approvals.take(record, values);
    used ||= record.kind === 'input' || record.kind === 'checkpoint';
    end.take(bytes.subarray(at, line.end));
    breath += line.end - at;
    at = line.end;
    if (breath > BREATH) {
      breath = 0;
      await nextTurn();
    }
  }
  if (!thread || !approvals.agree()) throw invalid(number - 1);
  const lines = bytes.subarray(0, at);
  return { thread, lines: (newId) => settled(linesOf(lines, first.end, newId)) };
}

/**
 * Lines in which no run is under way: what was sent last and has no end counts as stopped. Else opening the thread would
 * run it, with an answer perhaps that nobody here gave.
 */
export async function* settled(lines: AsyncIterable<StoredLine>): AsyncGenerator<StoredLine> {
  let sent: InputRecord | AnswerRecord | undefined;
  for await (const line of lines) {
    const { record } = line;
    if (record.kind === 'input' || record.kind === 'answer') sent = record;
    else if (record.kind === 'ended' && record.workId === sent?.id) sent = undefined;
    yield line;
  }
  if (!sent) return;
  const { id: workId, at } = sent;
  const record: EndedRecord = { kind: 'ended', at, runId: '', workId, reason: 'cancelled' };
  yield { record, columns: [] };
}

/** The line that begins at `at`; `undefined` where it is damaged or nests too deep to be parsed. */
function lineAt(bytes: Buffer, at: number): Line | undefined {
  const end = bytes.indexOf('\n', at) + 1;
  if (end === 0 || end - at > LONGEST_LINE || nestsDeeper(bytes.subarray(at, end), DEEPEST)) return undefined;
  const line = decodeLine(bytes, at, 0);
  return line?.end === end ? line : undefined;
}

function refuseFormat(header: unknown, name: string): void {
  const known =
    typeof header === 'object' && header !== null && 'kind' in header && header.kind === 'archive';
  if (!known || !('format' in header) || !Number.isSafeInteger(header.format)) {
    throw new VitaeError('archive-invalid', { name, line: 1 });
  }
  const format = Number(header.format);
  if (format > ARCHIVE_FORMAT) {
    throw new VitaeError('archive-version', { name, format, known: ARCHIVE_FORMAT });
  }
  if (format < 1) throw new VitaeError('archive-invalid', { name, line: 1 });
}

/** A record with the values of its columns, which are as many as it names, and plain data all of them. */
function recordOf(
  read: unknown,
  columns: readonly string[],
): { record: ArchivedRecord; values: unknown[] } | undefined {
  if (!isPlainData(read)) return undefined;
  const record = parseArchivedRecord(read);
  if (!record || columnCount(record) !== columns.length) return undefined;
  const channels = channelsOf(record);
  const values: unknown[] = [];
  for (const [n, text] of columns.entries()) {
    const value = parsed(text);
    if (value === undefined || !isPlainData(value)) return undefined;
    if (!isSound(channels[n], value)) return undefined;
    values.push(value);
  }
  return { record, values };
}

/** The channel that each column belongs to. */
function channelsOf(record: ArchivedRecord): (string | undefined)[] {
  if (record.kind === 'writes') return record.writes.map(({ channel }) => channel);
  const channels: (string | undefined)[] = [];
  if (record.kind !== 'checkpoint') return channels;
  for (const [channel, form] of Object.entries(record.values)) {
    if ('full' in form) channels[form.full] = channel;
    else if ('append' in form) channels[form.append] = channel;
  }
  return channels;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function columnsOf(line: Line, bytes: Buffer): string[] {
  return line.columns.map(({ start, length }) => bytes.toString('utf8', start, start + length));
}

/** The lines of a file that was checked, from `start` on. */
async function* linesOf(bytes: Buffer, start: number, newId?: string): AsyncGenerator<StoredLine> {
  for (let at = start; at < bytes.length;) {
    const line = decodeLine(bytes, at, 0);
    const record = line && parseArchivedRecord(line.record);
    if (!line || !record) return;
    at = line.end;
    const columns = columnsOf(line, bytes);
    yield {
      record: record.kind === 'thread' && newId !== undefined ? ofItsOwn(record, newId) : record,
      columns,
    };
  }
}

function ofItsOwn({ parent: _, ...thread }: ThreadRecord, id: string): ThreadRecord {
  return { ...thread, id };
}
