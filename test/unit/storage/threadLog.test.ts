import assert from 'node:assert/strict';
import { appendFile, readFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredWrite } from '../../../src/protocol/ports';
import type { JournalRecord } from '../../../src/storage/records';
import { segmentNames } from '../../../src/storage/segment';
import type { Lease } from '../../../src/storage/lease';
import type { ThreadLog } from '../../../src/storage/threadLog';
import type { StoreOptions } from '../../../src/storage/threadStore';
import { countSyncs, withFailingSync } from './fileSyncs';
import { checkpoint, idOf, json, newThread, threadFolder } from './threads';

const at = '2026-11-30T10:00:00.000Z';
const input = (id: string): JournalRecord => ({ kind: 'input', id, at, text: `say ${id}` });
const write = (taskId: string, idx: number, value: unknown): StoredWrite => ({
  taskId,
  taskPath: `~${taskId}`,
  idx,
  channel: 'log',
  value: json(value),
});

async function values(log: ThreadLog, id: string, ns = ''): Promise<Record<string, unknown>> {
  const found = await log.get(ns, id);
  assert.ok(found, id);
  return Object.fromEntries(
    Object.entries(found.checkpoint.values).map(([channel, { data }]) => [channel, JSON.parse(data)]),
  );
}

describe('ThreadLog', () => {
  const folder = threadFolder();
  const reopen = (log: ThreadLog) => folder.store().open(log.thread.id);
  const leases = new Map<ThreadLog, Lease>();
  const hold = async (log: ThreadLog) => {
    leases.set(log, await log.takeLease());
    return log;
  };
  const leave = (log: ThreadLog) => leases.get(log)?.release();
  const begin = async (options: StoreOptions = {}) => hold(await folder.store(options).create(newThread));
  afterEach(() => leases.clear());
  const inside = (log: ThreadLog, name = '') => join(folder.root, log.thread.id, name);
  const onlySegment = async (log: ThreadLog) => {
    const [name = '', ...others] = await segmentNames(inside(log));
    assert.deepEqual(others, []);
    return inside(log, name);
  };

  it('gives the journal back in order, in another process too', async () => {
    const log = await begin();
    const records: JournalRecord[] = [
      input('m1'),
      { kind: 'ended', at, runId: 'r1', workId: 'm1', reason: 'interrupt' },
      { kind: 'answer', id: 'm2', at, interruptId: 'i1', value: { action: 'reject' } },
      {
        kind: 'ended',
        at,
        runId: 'r2',
        workId: 'm2',
        reason: 'error',
        error: { code: 'model-failed', params: { status: 500 } },
        partial: [{ id: 't:1', text: '我在', after: null }],
      },
    ];
    await log.append(...records.slice(0, 2));
    for (const record of records.slice(2)) await log.append(record);
    assert.deepEqual(log.journal, records);
    assert.deepEqual((await reopen(log)).journal, records);
  });

  it('takes the last record of the thread, and the time of the last thing that happened', async () => {
    const log = await begin({ now: () => new Date(at) });
    await log.append({ ...log.thread, title: 'Moon phases' });
    await log.append({ ...input('m1'), at: '2027-01-01T00:00:00.000Z' } as JournalRecord);
    const { title, updatedAt } = (await reopen(log)).thread;
    assert.deepEqual({ title, updatedAt }, { title: 'Moon phases', updatedAt: '2027-01-01T00:00:00.000Z' });
  });

  it('waits for the disk before it acknowledges, once for all records of a tick', async () => {
    const log = await begin();
    const syncs = await countSyncs(() =>
      Promise.all([
        log.append(input('m1'), input('m2')),
        log.put(checkpoint('c1', { log: ['a'] })),
        log.putWrites('', 'c1', [write('t', 0, 1)]),
      ]),
    );
    assert.equal(syncs, 1);
    assert.equal(await countSyncs(() => log.append(input('m3'))), 1);
  });

  it('keeps writes that come before their checkpoint', async () => {
    const log = await begin();
    await log.putWrites('', 'c1', [write('t', 0, 1)]);
    await log.put(checkpoint('c1', { log: ['a'] }));
    const found = await (await reopen(log)).get('');
    assert.deepEqual(found?.writes, [write('t', 0, 1)]);
  });

  it('keeps the first of two regular writes and the last of two special ones', async () => {
    const log = await begin();
    await log.put(checkpoint('c1', {}));
    for (const value of [1, 2]) await log.putWrites('', 'c1', [write('t', 0, value), write('t', -1, value)]);
    await Promise.all([3, 4].map((value) => log.putWrites('', 'c1', [write('u', 0, value)])));
    const expected = [write('t', 0, 1), write('t', -1, 2), write('u', 0, 3)];
    assert.deepEqual((await log.get('', 'c1'))?.writes, expected);
    assert.deepEqual((await (await reopen(log)).get('', 'c1'))?.writes, expected);
  });

  it('keeps namespaces apart and lists the newest first', async () => {
    const log = await begin();
    await log.put(checkpoint('c1', { log: 1 }));
    await log.put(checkpoint('c3', { log: 3 }));
    await log.put(checkpoint('c2', { log: 2 }, { ns: 'child:1' }));
    const listed = async (ns: string | undefined, before?: string) => {
      const ids: string[] = [];
      for await (const found of log.list(ns, before)) ids.push(found.checkpoint.id);
      return ids;
    };
    assert.deepEqual(await listed(undefined), ['c3', 'c2', 'c1']);
    assert.deepEqual(await listed(''), ['c3', 'c1']);
    assert.deepEqual(await listed('child:1'), ['c2']);
    assert.deepEqual(await listed('', 'c3'), ['c1']);
    assert.equal((await log.get(''))?.checkpoint.id, 'c3');
    assert.equal(await log.get('child:1', 'c1'), undefined);
  });

  it('writes a value once while its version stays the same', async () => {
    const log = await begin();
    const notes = 'w'.repeat(20_000);
    await log.put(checkpoint('c1', { notes, n: 1 }));
    await log.put(checkpoint('c2', { n: 2 }, { parentId: 'c1', versions: { notes: 'vc1' } }), ['notes']);
    await log.put(checkpoint('c3', { n: 3 }, { parentId: 'c2', versions: { notes: 'vc1' } }), ['notes']);
    assert.ok((await stat(await onlySegment(log))).size < 25_000);
    for (const read of [log, await reopen(log)]) {
      assert.deepEqual(await values(read, 'c3'), { notes, n: 3 });
      assert.deepEqual(await values(read, 'c1'), { notes, n: 1 });
    }
  });

  it('inherits from the parent, not from a sibling with the same version number', async () => {
    const log = await begin();
    const numbered = (
      id: string,
      parentId: string | undefined,
      value: Record<string, unknown>,
      n: number,
    ) => {
      const made = checkpoint(id, value, parentId === undefined ? {} : { parentId });
      made.frame.channelVersions = { log: n };
      return made;
    };
    await log.put(numbered('c1', undefined, { log: 'root' }, 1), []);
    await log.put(numbered('c2', 'c1', { log: 'left' }, 2), []);
    await log.put(numbered('c3', 'c1', { log: 'right' }, 2), []);
    await log.put(numbered('c4', 'c2', {}, 2), ['log']);
    await log.put(numbered('c5', undefined, {}, 2), ['log']);
    assert.deepEqual(await values(log, 'c4'), { log: 'left' });
    assert.deepEqual(await values(log, 'c5'), {}, 'a number says nothing without the parent');
  });

  it('finds a value by its version where the parent does not have it, as in a copied checkpoint', async () => {
    const log = await begin();
    await log.put(checkpoint('c1', { log: 'old' }));
    await log.put(checkpoint('c2', { log: 'new' }, { parentId: 'c1' }));
    await log.put(checkpoint('c3', {}, { parentId: 'c1', versions: { log: 'vc2' } }), ['log']);
    assert.deepEqual(await values(await reopen(log), 'c3'), { log: 'new' });
  });

  it('inherits from a parent that is still being written', async () => {
    const log = await begin();
    await Promise.all([
      log.put(checkpoint('c1', { notes: 'kept' })),
      log.put(checkpoint('c2', {}, { parentId: 'c1', versions: { notes: 'vc1' } }), ['notes']),
    ]);
    assert.deepEqual(await values(await reopen(log), 'c2'), { notes: 'kept' });
  });

  it('is not misled by a checkpoint that is written a second time', async () => {
    const log = await begin();
    await log.put(checkpoint('c1', { notes: 'first' }));
    await log.put(checkpoint('c2', {}, { parentId: 'c1', versions: { notes: 'vc1' } }), ['notes']);
    await log.put(checkpoint('c1', { notes: 'second' }));
    await log.put(checkpoint('c3', {}, { parentId: 'c2', versions: { notes: 'vc1' } }), ['notes']);
    for (const read of [log, await reopen(log)]) {
      assert.deepEqual(await values(read, 'c2'), { notes: 'first' });
      assert.deepEqual(await values(read, 'c3'), { notes: 'first' });
      assert.deepEqual(await values(read, 'c1'), { notes: 'second' });
    }
  });

  it('writes only what was appended to a list, and gives every version of it back', async () => {
    const log = await begin();
    const items = Array.from({ length: 300 }, (_, n) => ({
      id: `i${n}`,
      text: `第 ${n} 项 "quoted", [nested]`,
    }));
    for (const n of items.keys()) {
      const parentId = n === 0 ? {} : { parentId: idOf(n - 1) };
      await log.put(checkpoint(idOf(n), { log: items.slice(0, n + 1) }, parentId));
    }
    const written = (await stat(await onlySegment(log))).size;
    const whole = items.reduce((sum, _, n) => sum + JSON.stringify(items.slice(0, n + 1)).length, 0);
    assert.ok(written < whole / 10, `${written} of ${whole}`);
    const wholes = (await readFile(await onlySegment(log), 'utf8')).match(/"log":\{"full"/g);
    assert.equal(wholes?.length, 3, 'one of each 128');
    for (const read of [log, await reopen(log)]) {
      for (const n of [0, 1, 127, 128, 129, 255, 299]) {
        assert.deepEqual(await values(read, idOf(n)), { log: items.slice(0, n + 1) });
      }
    }
  });

  it('writes a list again when it was changed, cut or branched', async () => {
    const log = await begin();
    const base = Array.from({ length: 30 }, (_, n) => n + 1000);
    const versions: Record<string, unknown> = {
      c1: base,
      c2: [...base, 1],
      c3: [...base, 12],
      c4: base.slice(1),
      c5: base.map((n) => n + 1),
      c6: 'no list at all, but long enough to be compared with one, if anybody tried',
      c7: [],
    };
    for (const [id, log_] of Object.entries(versions)) {
      await log.put(
        checkpoint(id, { log: log_ }, id === 'c1' ? {} : { parentId: id === 'c3' ? 'c2' : 'c1' }),
      );
    }
    const again = await reopen(log);
    for (const [id, value] of Object.entries(versions))
      assert.deepEqual(await values(again, id), { log: value });
  });

  it('keeps values that are not JSON', async () => {
    const log = await begin();
    const made = checkpoint('c1', {});
    made.values = { blob: { type: 'bytes', data: 'AAEC/w==' } };
    await log.put(made);
    assert.deepEqual((await (await reopen(log)).get(''))?.checkpoint.values, made.values);
  });

  it('is readable: JSON values stand in the file as they are', async () => {
    const log = await begin();
    await log.put(checkpoint('c1', { log: ['Wrote the tide model', '写了潮汐模型'] }));
    const text = await readFile(await onlySegment(log), 'utf8');
    assert.ok(text.includes('\t["Wrote the tide model","写了潮汐模型"]\n'));
  });

  for (const [what, tail] of [
    ['cut in a record', ''],
    ['followed by zeros', '\0'.repeat(4096)],
    ['followed by something else', '0000000c deadbeef {"kind":"x"}\n'],
  ] as const) {
    it(`reads the records before the end when the last writer's file is ${what}`, async () => {
      const log = await begin();
      await log.put(checkpoint('c1', { log: ['a'] }));
      await log.append(input('m1'), input('m2'));
      await leave(log);
      await log.close();
      const path = await onlySegment(log);
      if (tail === '') await truncate(path, (await stat(path)).size - 3);
      else await appendFile(path, tail);
      const again = await reopen(log);
      const kept = tail === '' ? [input('m1')] : [input('m1'), input('m2')];
      assert.deepEqual(again.journal, kept);
      assert.deepEqual(await values(again, 'c1'), { log: ['a'] });
      await (await hold(again)).append(input('m3'));
      assert.deepEqual((await reopen(log)).journal, [...kept, input('m3')]);
      assert.deepEqual(again.damage, []);
    });
  }

  it('takes in what another window appends, with each read', async () => {
    const log = await begin();
    const other = await reopen(log);
    await log.put(checkpoint('c1', { log: ['a'] }));
    assert.deepEqual(await values(other, 'c1'), { log: ['a'] });
    await log.append(input('m1'));
    await log.put(checkpoint('c2', { log: ['b'] }, { parentId: 'c1' }));
    assert.equal((await other.head())?.checkpointId, 'c2');
    assert.deepEqual(other.journal, [input('m1')]);
    await leave(log);
    await (await hold(other)).append(input('m2'));
    await log.refresh();
    assert.deepEqual(log.journal, [input('m1'), input('m2')]);
  });

  it('keeps the order in which windows took turns', async () => {
    const log = await begin();
    await leave(log);
    const other = await reopen(log);
    const order: JournalRecord[] = [];
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const window = n % 2 === 0 ? log : other;
      const lease = await window.takeLease();
      await window.append(input(`m${n}`));
      await window.put(checkpoint(`c${n}`, { notes: n }, n > 1 ? { parentId: `c${n - 1}` } : {}));
      await lease.release();
      order.push(input(`m${n}`));
    }
    await Promise.all([log.refresh(), other.refresh()]);
    for (const { journal } of [log, other, await reopen(log)]) assert.deepEqual(journal, order);
  });

  it('goes on in its segment over its own leases, and begins another after somebody else wrote', async () => {
    const log = await begin();
    assert.ok(log.leased);
    await log.append(input('m1'));
    await leave(log);
    assert.ok(!log.leased);
    await (await hold(log)).append(input('m2'));
    await leave(log);
    assert.equal((await segmentNames(inside(log))).length, 1);
    const other = await hold(await reopen(log));
    await other.append(input('m3'));
    await leave(other);
    await (await hold(log)).append(input('m4'));
    const names = await segmentNames(inside(log));
    assert.deepEqual(
      names.map((name) => name.slice(0, 17)),
      ['00000000-00000001', '00000003-00000002', '00000004-00000003'],
    );
    assert.deepEqual((await reopen(log)).journal, ['m1', 'm2', 'm3', 'm4'].map(input));
  });

  it('reads a checkpoint that builds on one in another segment', async () => {
    const log = await begin();
    await log.put(checkpoint('c1', { n: 1 }));
    await leave(log);
    const other = await hold(await reopen(log));
    await other.put(checkpoint('c2', { notes: 'kept' }, { parentId: 'c1' }));
    await leave(other);
    await (
      await hold(log)
    ).put(checkpoint('c3', {}, { parentId: 'c2', versions: { notes: 'vc2' } }), ['notes']);
    assert.deepEqual(await values(await reopen(log), 'c3'), { notes: 'kept' });
  });

  it('shows the branch that a head record names, until a checkpoint is written after it', async () => {
    const log = await begin();
    assert.equal(await log.head(), undefined);
    await log.put(checkpoint('c1', { n: 1 }));
    await log.put(checkpoint('c2', { n: 2 }, { parentId: 'c1' }));
    assert.deepEqual((await log.head())?.values, { n: 2 });
    await log.append({ kind: 'head', at, checkpointId: 'c1' });
    assert.deepEqual((await log.head())?.values, { n: 1 });
    assert.deepEqual((await (await reopen(log)).head())?.values, { n: 1 });
    await log.put(checkpoint('c2b', { n: 3 }, { parentId: 'c1' }));
    assert.deepEqual((await log.head())?.values, { n: 3 });
    assert.deepEqual((await (await reopen(log)).head())?.values, { n: 3 });
  });

  it('goes on in another segment after a write that failed', async () => {
    const log = await begin();
    await log.append(input('m1'));
    await withFailingSync('ENOSPC', () =>
      assert.rejects(log.append(input('m2')), { code: 'storage-failed', params: { code: 'ENOSPC' } }),
    );
    assert.deepEqual(log.journal, [input('m1')]);
    await log.append(input('m3'));
    assert.equal((await segmentNames(inside(log))).length, 2);
    const { journal } = await reopen(log);
    assert.deepEqual([journal[0], journal.at(-1)], [input('m1'), input('m3')]);
  });
});
