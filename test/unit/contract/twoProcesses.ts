import assert from 'node:assert/strict';
import { ThreadStore } from '../../../src/storage/threadStore';
import { newThread } from '../storage/threads';
import type { Running } from './children';
import { assertIntact } from './kill';

type Start = (args: readonly string[]) => Running;

/** Two processes write to threads of their own in one folder; then each thread has its own steps and no others. */
export async function manyThreads(
  root: string,
  start: Start,
  { threads, steps }: { threads: number; steps: number },
): Promise<void> {
  const before = new ThreadStore(root, { sync: false });
  const ids: string[] = [];
  for (let n = 0; n < 2 * threads; n++) ids.push((await before.create(newThread)).thread.id);
  await before.close();
  const halves = [ids.slice(0, threads), ids.slice(threads)];
  const both = halves.map((half) => start([root, String(steps), ...half]));
  for (const { ended } of both) assert.deepEqual(await ended, { code: 0, signal: null });

  const store = new ThreadStore(root, { sync: false });
  try {
    const listed = await store.list();
    assert.deepEqual(listed.map(({ id }) => id).sort(), [...ids].sort());
    assert.ok(listed.every((one) => !('unreadable' in one)));
    for (const half of halves) {
      for (const [n, id] of half.entries()) {
        const log = await store.open(id);
        assert.equal(await assertIntact(log, id, steps - 1, n === half.length - 1), steps - 1);
        assert.equal(log.journal.length, steps);
      }
    }
  } finally {
    await store.close();
  }
}

/** Processes build on one another's steps of one thread; then all steps of all are there, each on top of another. */
export async function turns(
  root: string,
  start: Start,
  { processes, turns: each }: { processes: number; turns: number },
): Promise<void> {
  const before = new ThreadStore(root, { sync: false });
  const { id } = (await before.create(newThread)).thread;
  await before.close();
  const names = Array.from({ length: processes }, (_, n) => 'abcdefgh'.charAt(n));
  const all = names.map((name) => start([root, id, name, String(each)]));
  for (const { ended } of all) assert.deepEqual(await ended, { code: 0, signal: null });

  const store = new ThreadStore(root, { sync: false });
  try {
    const log = await store.open(id);
    const said = log.journal.map((record) => (record.kind === 'input' ? record.id : ''));
    const expected = names.flatMap((name) => Array.from({ length: each }, (_, n) => `${name}${n}`));
    assert.deepEqual([...said].sort(), expected.sort());
    for (const name of names) {
      const own = said.filter((one) => one.startsWith(name));
      assert.deepEqual(
        own,
        own.map((_, n) => `${name}${n}`),
        'in order',
      );
    }
    assert.ok(
      said
        .join()
        .replaceAll(/[0-9]|,/g, '')
        .match(/ab|ba/g)?.length ?? 0 > 2,
      'they did take turns',
    );
    let count = said.length;
    for await (const { checkpoint, writes } of log.list('')) {
      const list = JSON.parse(checkpoint.values['log']?.data ?? '[]') as string[];
      assert.deepEqual(list, said.slice(0, count));
      assert.deepEqual(
        writes.map(({ value }) => value.data),
        [JSON.stringify([said[count - 1]])],
      );
      count--;
    }
    assert.equal(count, 0);
  } finally {
    await store.close();
  }
}
