import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { ThreadStore } from '../../../src/storage/threadStore';
import type { ThreadLog } from '../../../src/storage/threadLog';
import { checkpoint, newThread } from '../storage/threads';
import type { Running } from './children';
import { stepOf } from './loadProcess';

/** Threads that a killed process wrote to at once. */
export const THREADS = 3;

/**
 * Lets a process write to several threads and kills it so many milliseconds after its first acknowledgement. Then each
 * thread has all that was acknowledged, nothing wrong, and goes on.
 */
export async function killAndGoOn(
  root: string,
  start: (args: readonly string[]) => Running,
  ms: number,
): Promise<void> {
  const before = new ThreadStore(root, { sync: false });
  const ids: string[] = [];
  for (let n = 0; n < THREADS; n++) ids.push((await before.create(newThread)).thread.id);
  await before.close();

  const { child, line, lines, ended } = start([root, '1000000', ...ids]);
  await line('0 ');
  if (ms > 0) await delay(ms);
  child.kill('SIGKILL');
  assert.equal((await ended).signal, 'SIGKILL');
  const acknowledged = ids.map(() => -1);
  for (const each of lines) {
    const [number = 0, n = -1] = each.split(' ').map(Number);
    acknowledged[number] = Math.max(acknowledged[number] ?? -1, n);
  }

  const store = new ThreadStore(root, { sync: false });
  try {
    for (const [number, id] of ids.entries()) {
      const log = await store.open(id);
      const compacted = number === ids.length - 1;
      const last = await assertIntact(log, id, acknowledged[number] ?? -1, compacted);
      await goesOn(root, log, last);
    }
  } finally {
    await store.close();
  }
}

/** All of the steps up to `acknowledged` is there, and nothing that was not written; gives the last step seen. */
export async function assertIntact(
  log: ThreadLog,
  id: string,
  acknowledged: number,
  compacted: boolean,
): Promise<number> {
  assert.deepEqual(log.damage, []);
  for (const [n, record] of log.journal.entries()) assert.deepEqual(record, stepOf(id, n).input);
  assert.ok(log.journal.length > acknowledged, `input ${acknowledged} of ${log.journal.length}`);
  const found = new Set<number>();
  for await (const { checkpoint: each, writes } of log.list('')) {
    const n = Number(each.id.slice(1));
    const { values, write } = stepOf(id, n);
    found.add(n);
    const read = Object.entries(each.values).map(([channel, { data }]) => [
      channel,
      JSON.parse(data) as unknown,
    ]);
    assert.deepEqual(Object.fromEntries(read), values, `checkpoint ${n}`);
    if (n <= acknowledged) assert.deepEqual(writes, [write], `writes of ${n}`);
    else for (const one of writes) assert.deepEqual(one, write);
  }
  for (let n = 0; n <= acknowledged; n++) {
    // Of a side branch (n and n + 1 hang off n - 1) compacting keeps the end only.
    const mayBePruned = compacted && n % 7 === 4;
    assert.ok(found.has(n) || mayBePruned, `checkpoint ${n} of ${acknowledged}`);
  }
  return Math.max(-1, ...found);
}

async function goesOn(root: string, log: ThreadLog, last: number): Promise<void> {
  const lease = await log.takeLease();
  const at = '2026-11-30T11:00:00.000Z';
  await log.append({ kind: 'input', id: 'again', at, text: 'goes on' });
  const parent = last < 0 ? undefined : stepOf(log.thread.id, last).id;
  const made = checkpoint('d', { notes: 'goes on' }, parent === undefined ? {} : { parentId: parent });
  await log.put(made);
  await lease.release();
  const reopened = new ThreadStore(root, { sync: false });
  try {
    const again = await reopened.open(log.thread.id);
    assert.deepEqual(again.journal, log.journal);
    assert.deepEqual((await again.get(''))?.checkpoint, made);
    if (parent !== undefined) assert.deepEqual(await again.get('', parent), await log.get('', parent));
  } finally {
    await reopened.close();
  }
}
