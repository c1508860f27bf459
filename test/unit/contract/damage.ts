import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import type { JournalRecord } from '../../../src/storage/records';
import type { ThreadLog } from '../../../src/storage/threadLog';
import { ThreadStore } from '../../../src/storage/threadStore';
import { checkpoint } from '../storage/threads';
import { writeThread, type Recorded, type RecordedThread } from './recordedThread';

/** Damage to the end of one of a thread's segments; `segment` and `at` are fractions. */
export interface Damage {
  kind: 'torn' | 'zeroed' | 'zeroed hole' | 'flipped' | 'overwritten' | 'appended' | 'appended lines';
  /** The last segment is hit in every second case. */
  segment: number;
  at: number;
  bits: number[];
  garbage: Uint8Array;
}

export const damages: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom<Damage['kind'][]>(
    'torn',
    'zeroed',
    'zeroed hole',
    'flipped',
    'overwritten',
    'appended',
    'appended lines',
  ),
  segment: fc.double({ min: 0, max: 2, noNaN: true }),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  bits: fc.array(fc.nat(8 * 4096), { minLength: 1, maxLength: 4 }),
  garbage: fc.uint8Array({ minLength: 1, maxLength: 600 }),
});

/**
 * Damages a copy of a thread and shows that it opens, that all before the damage is there, that nothing wrong is
 * there, that it goes on, and that it still shows old and new when it is opened again.
 */
export async function survives(root: string, thread: RecordedThread, kind: Damage): Promise<void> {
  const { segment, at, files } = damaged(thread, kind);
  await writeThread(root, thread.id, files);
  const store = new ThreadStore(root, { sync: false });
  const again = new ThreadStore(root, { sync: false });
  try {
    const log = await store.open(thread.id);
    const found = await read(log);
    const position = thread.segments.indexOf(segment);
    const intact = thread.records.filter(
      (record) =>
        (record.segment === segment && record.end <= at) ||
        thread.segments.indexOf(record.segment) < position,
    );
    assertThere(found, intact);
    assertNothingElse(found, thread.records);

    const damage = log.damage.length;
    const salvage = await salvaged(store, thread.id);
    const lease = await log.takeLease();
    const input: JournalRecord = {
      kind: 'input',
      id: 'after',
      at: '2026-11-30T11:00:00.000Z',
      text: 'goes on',
    };
    await log.append(input);
    const values = { log: ['after'], notes: 'after' };
    const head = await log.get('');
    await log.put(checkpoint('d1', values, head ? { parentId: head.checkpoint.id } : {}));
    await lease.release();
    await store.close();

    const reopened = await read(await again.open(thread.id));
    assert.deepEqual(reopened.journal, [...found.journal, input]);
    assert.deepEqual(reopened.checkpoints, new Map([...found.checkpoints, ['d1', values]]));
    assert.deepEqual(reopened.writes, found.writes);
    await stillThere(again, thread.id, damage, salvage);
    const compacted = await again.open(thread.id);
    const last = await compacted.takeLease();
    await compacted.compact();
    await last.release();
    await stillThere(again, thread.id, damage, salvage);
  } finally {
    await Promise.all([store.close(), again.close()]);
    await rm(join(root, thread.id), { recursive: true, force: true });
  }
}

/** What can be saved of a thread, as texts. */
async function salvaged(store: ThreadStore, id: string): Promise<Set<string>> {
  const records = new Set<string>();
  for await (const { record } of store.salvage(id)) records.add(JSON.stringify(record));
  return records;
}

/** Damage stays reported, and everything that could be saved can still be, whatever was written since. */
async function stillThere(
  store: ThreadStore,
  id: string,
  damage: number,
  before: ReadonlySet<string>,
): Promise<void> {
  assert.equal((await store.open(id)).damage.length, damage);
  if (damage === 0) return;
  const now = await salvaged(store, id);
  for (const record of before) assert.ok(now.has(record), `lost: ${record.slice(0, 100)}`);
}

/** The thread's files with one segment damaged from `at` on. */
function damaged(thread: RecordedThread, damage: Damage) {
  const { segments, begin } = thread;
  const index = damage.segment >= 1 ? segments.length - 1 : Math.floor(damage.segment * segments.length);
  const segment = segments[index] ?? '';
  const whole = thread.files.get(segment) ?? Buffer.alloc(0);
  const from = index === 0 ? begin : 0;
  let at = from + Math.floor(damage.at * (whole.length - from));
  let bytes = Buffer.from(whole);
  switch (damage.kind) {
    case 'torn':
      bytes = bytes.subarray(0, at);
      break;
    case 'zeroed':
      bytes.fill(0, at);
      break;
    case 'zeroed hole':
      bytes.fill(0, at, Math.min(bytes.length, at + damage.garbage.length));
      break;
    case 'overwritten':
      bytes = Buffer.concat([bytes.subarray(0, at), damage.garbage]);
      break;
    case 'appended':
      at = whole.length;
      bytes = Buffer.concat([bytes, damage.garbage]);
      break;
    case 'appended lines':
      // Looks like a record, but is none.
      at = whole.length;
      bytes = Buffer.concat([bytes, Buffer.from('0000000d 00000000 {"kind":"x"}\n'), damage.garbage]);
      break;
    case 'flipped': {
      const bits = damage.bits.map((bit) => Math.min(at * 8 + bit, whole.length * 8 - 1));
      for (const bit of new Set(bits)) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      at = Math.min(...bits.map((bit) => bit >> 3));
      break;
    }
    default:
      damage.kind satisfies never;
  }
  return { segment, at, files: new Map([...thread.files, [segment, bytes]]) };
}

interface Found {
  journal: readonly JournalRecord[];
  checkpoints: Map<string, Record<string, unknown>>;
  writes: Map<string, unknown>;
}

async function read(log: ThreadLog): Promise<Found> {
  const found: Found = { journal: [...log.journal], checkpoints: new Map(), writes: new Map() };
  const ids: string[] = [];
  for await (const { checkpoint: each, writes } of log.list('')) {
    ids.push(each.id);
    const values = Object.entries(each.values).map(([channel, { data }]) => [
      channel,
      JSON.parse(data) as unknown,
    ]);
    found.checkpoints.set(each.id, Object.fromEntries(values) as Record<string, unknown>);
    for (const write of writes) found.writes.set(`${each.id} ${write.taskId}`, write);
  }
  assert.deepEqual(ids, [...ids].sort().reverse());
  return found;
}

function assertThere(found: Found, intact: readonly Recorded[]): void {
  const journal = intact.flatMap((record) => ('journal' in record ? [record.journal] : []));
  assert.deepEqual(found.journal.slice(0, journal.length), journal);
  for (const record of intact) {
    if ('checkpoint' in record) assert.deepEqual(found.checkpoints.get(record.checkpoint), record.values);
    if ('write' in record)
      assert.deepEqual(found.writes.get(`${record.writes} ${record.write.taskId}`), record.write);
  }
}

function assertNothingElse(found: Found, all: readonly Recorded[]): void {
  const journal = all.flatMap((record) => ('journal' in record ? [JSON.stringify(record.journal)] : []));
  let last = -1;
  for (const record of found.journal) {
    const at = journal.indexOf(JSON.stringify(record));
    assert.ok(at > last, 'a journal record that was never written, or not in this order');
    last = at;
  }
  for (const [id, values] of found.checkpoints) {
    const original = all.find((record) => 'checkpoint' in record && record.checkpoint === id);
    assert.ok(original && 'values' in original);
    assert.deepEqual(values, original.values);
  }
  for (const [key, write] of found.writes) {
    const original = all.find((each) => 'write' in each && `${each.writes} ${each.write.taskId}` === key);
    assert.ok(original && 'write' in original);
    assert.deepEqual(write, original.write);
  }
}
