import { settled } from './archive';
import { mended } from './archiveMend';
import type { ThreadRecord } from './records';
import type { StoredLine } from './segmentLog';

/** What can be read of a damaged thread. */
export interface Salvage {
  /** Records of all kinds. */
  records: number;
  /** What the user sent. */
  messages: number;
  checkpoints: number;
  /** The thread's own record, the latest one. */
  thread?: ThreadRecord;
  /** The first thing that the user wrote. */
  firstText?: string;
  /** The latest time that a record tells, ISO 8601; empty where none does. */
  latest: string;
}

/** Counts what can be read. */
export async function inspectSalvage(lines: AsyncIterable<StoredLine>): Promise<Salvage> {
  const salvage: Salvage = { records: 0, messages: 0, checkpoints: 0, latest: '' };
  const sent = new Set<string>();
  for await (const { record } of lines) {
    if (record.kind === 'segment') continue;
    salvage.records++;
    const at = 'at' in record ? record.at : 'ts' in record ? record.ts : '';
    if (at > salvage.latest) salvage.latest = at;
    if (record.kind === 'thread') salvage.thread = record;
    else if (record.kind === 'checkpoint') salvage.checkpoints++;
    else if (record.kind === 'input') salvage.firstText ??= record.text;
    if (record.kind === 'input' || record.kind === 'answer') sent.add(record.id);
  }
  salvage.messages = sent.size;
  return salvage;
}

/** What can be read as the lines of a thread of its own: nothing that was sent comes twice, and no run is under way. */
export function salvagedThread(
  lines: AsyncIterable<StoredLine>,
  thread: ThreadRecord,
): AsyncGenerator<StoredLine> {
  return settled(mended(withThread(lines, thread)));
}

async function* withThread(
  lines: AsyncIterable<StoredLine>,
  thread: ThreadRecord,
): AsyncGenerator<StoredLine> {
  yield { record: thread, columns: [] };
  const sent = new Set<string>();
  for await (const line of lines) {
    const { record } = line;
    if (record.kind === 'thread' || record.kind === 'segment') continue;
    if (record.kind === 'input' || record.kind === 'answer') {
      if (sent.has(record.id)) continue;
      sent.add(record.id);
    }
    yield line;
  }
}
