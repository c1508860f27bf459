import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeArchive } from '../../../src/storage/archive';
import { ArchiveEnd } from '../../../src/storage/archiveEnd';
import { encodeLine } from '../../../src/storage/line';
import type { StoredRecord, ThreadRecord } from '../../../src/storage/records';
import type { StoredLine } from '../../../src/storage/segmentLog';

export const AT = '2026-11-30T10:00:00.000Z';
export const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

/** Any JSON that is spread over a record. */
type Changes = Record<string, unknown>;

/** A line as a test writes it: columns are values, or texts where they must not be encoded. */
export function line(record: Changes, ...columns: unknown[]): StoredLine {
  return {
    record: record as unknown as StoredRecord,
    columns: columns.map((value) => (value instanceof Raw ? value.text : JSON.stringify(value))),
  };
}

/** A column's text as it stands. */
export class Raw {
  constructor(readonly text: string) {}
}

export const thread = (changes: Changes = {}): StoredLine =>
  line({
    kind: 'thread',
    id: ID,
    agent: 'project',
    title: 'Tide tables',
    language: 'en',
    workspace: 'tides',
    resumeId: null,
    graphVersion: 1,
    createdAt: AT,
    updatedAt: AT,
    ...changes,
  } satisfies Record<keyof ThreadRecord, unknown> | Changes);

export const said = (id: string, text = 'Hello') => ({
  id,
  by: 'user',
  source: 'user',
  at: AT,
  kind: 'text',
  text,
});

export const checkpoint = (id: string, values: Changes, changes: Changes = {}): Changes => ({
  kind: 'checkpoint',
  ns: '',
  id,
  v: 4,
  ts: AT,
  versions: {},
  seen: {},
  metadata: { full: 0 },
  values,
  ...changes,
});

/** Instead of complete versions: what differs from the parent's. */
export const delta = { versions: undefined, seen: undefined, bumped: [], saw: {} };

const metadata = { source: 'loop', step: 1, parents: {} };

/** Lines 2 to 7 of a file: a thread that waits. */
export const waiting = (): StoredLine[] => [
  thread(),
  line(checkpoint('c1', { transcript: { full: 1 }, facts: { full: 2 } }), metadata, [said('m1')], { a: 1 }),
  line(
    checkpoint('c2', { transcript: { append: 1 }, facts: { ref: 'c1' } }, { parent: 'c1', ...delta }),
    metadata,
    [said('m2')],
  ),
  line(
    {
      kind: 'writes',
      ns: '',
      checkpoint: 'c2',
      writes: [{ task: 't', path: '', idx: -3, channel: '__interrupt__' }],
    },
    [{ id: 'i1', value: {} }],
  ),
  line({ kind: 'input', id: 'm1', at: AT, text: 'Hello', action: 'extractProject' }),
  line({ kind: 'ended', at: AT, runId: 'r1', workId: 'm1', reason: 'interrupt' }),
];

/** The lines as a file. */
export function file(lines: readonly StoredLine[]): Promise<Buffer> {
  return encodeArchive(each(lines), new Date(AT));
}

/** A file with another first line, and its lines as they are. */
export async function fileWith(header: Changes, lines = waiting()): Promise<Buffer> {
  const first = encodeLine(header as unknown as StoredRecord);
  const rest = lines.map(({ record, columns }) => encodeLine(record, columns));
  return ended([first, ...rest].map(({ bytes }) => bytes));
}

/** Lines with the one that ends them. */
export function ended(lines: readonly Buffer[]): Buffer {
  const end = new ArchiveEnd();
  for (const bytes of lines) end.take(bytes);
  return Buffer.concat([...lines, end.encode()]);
}

/** The lines of a file, with their line breaks. */
export function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\n', at) + 1 || bytes.length;
    lines.push(bytes.subarray(at, end));
    at = end;
  }
  return lines;
}

export async function* each<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** A folder that goes away after each test. */
export function folder(): (...names: string[]) => string {
  let path = '';
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'vitae-archive-'));
  });
  afterEach(() => rm(path, { recursive: true, force: true }));
  return (...names) => join(path, ...names);
}
