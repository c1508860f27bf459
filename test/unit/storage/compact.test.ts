import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredWrite } from '../../../src/protocol/ports';
import type { JournalRecord } from '../../../src/storage/records';
import { keptCheckpoints, keyOf, type CheckpointFacts } from '../../../src/storage/kept';
import { segmentNames } from '../../../src/storage/segment';
import type { ThreadLog } from '../../../src/storage/threadLog';
import { ThreadStore } from '../../../src/storage/threadStore';
import { checkpoint, idOf, json, newThread, threadFolder } from './threads';

const at = '2026-11-30T10:00:00.000Z';
const input = (id: string): JournalRecord => ({ kind: 'input', id, at, text: `say ${id}` });
const asks = (id: string): StoredWrite => ({
  taskId: 't',
  taskPath: '',
  idx: -3,
  channel: '__interrupt__',
  value: json([{ id, value: 1 }]),
});

describe('Compaction', () => {
  const folder = threadFolder();
  const reopen = (log: ThreadLog) => folder.store().open(log.thread.id);
  const inside = (log: ThreadLog, name = '') => join(folder.root, log.thread.id, name);

  /** Turns of five steps each over a list that grows; the first step of a turn is its input. */
  async function conversation(turns: number, log?: ThreadLog): Promise<ThreadLog> {
    const begun = log ?? (await folder.store({ sync: false }).create(newThread));
    const lease = await begun.takeLease();
    const items: string[] = [];
    for (let n = 0; n < turns * 5; n++) {
      const source = n % 5 === 0 ? 'input' : 'loop';
      if (source === 'input') await begun.append(input(`m${n / 5}`));
      items.push(`item ${n} ${'x'.repeat(200)}`);
      const values = n === 0 ? { log: [...items], notes: '旧' } : { log: [...items] };
      const made = checkpoint(idOf(n), values, {
        ...(n > 0 && { parentId: idOf(n - 1), versions: { notes: `v${idOf(0)}` } }),
      });
      made.metadata = json({ source, step: n, parents: {} });
      await begun.put(made, n > 0 ? ['notes'] : []);
      await begun.putWrites('', idOf(n), [
        { taskId: `t${n}`, taskPath: '', idx: 0, channel: 'log', value: json(n) },
      ]);
    }
    await lease.release();
    return begun;
  }

  async function compacted(log: ThreadLog): Promise<void> {
    const lease = await log.takeLease();
    await log.compact();
    await lease.release();
  }

  it('leaves one segment, smaller, with the same state, journal and record', async () => {
    const log = await conversation(40);
    const before = { head: await log.head(), journal: [...log.journal], thread: log.thread };
    const size = (await stat(inside(log, (await segmentNames(inside(log)))[0]))).size;
    const newest = await log.get('');
    await compacted(log);
    const [name = '', ...others] = await segmentNames(inside(log));
    assert.deepEqual(others, []);
    const after = (await stat(inside(log, name))).size;
    assert.ok(after < size * 0.8, `${after} of ${size}`);
    for (const read of [log, await reopen(log)]) {
      assert.deepEqual(await read.head(), before.head);
      assert.deepEqual(read.journal, before.journal);
      assert.deepEqual(read.thread, before.thread);
      const { checkpoint: kept, writes } = (await read.get('')) ?? {};
      assert.deepEqual(kept, newest?.checkpoint);
      assert.deepEqual(writes, newest?.writes);
    }
  });

  it('keeps what rewinding needs, with its values and writes: each turn’s beginning and the state before it', async () => {
    const log = await conversation(6);
    const wanted = [0, 4, 5, 9, 10, 14, 15, 19, 20, 24, 25, 26, 27, 28, 29];
    const before = await Promise.all(wanted.map((n) => log.get('', idOf(n))));
    await compacted(log);
    const ids = (await log.outline()).map(({ id }) => id).reverse();
    assert.deepEqual(ids, wanted.map(idOf));
    for (const [n, found] of before.entries()) {
      const kept = await (await reopen(log)).get('', idOf(wanted[n] ?? 0));
      assert.deepEqual(kept?.checkpoint.values, found?.checkpoint.values);
      assert.deepEqual(kept?.checkpoint.frame, found?.checkpoint.frame);
      assert.deepEqual(kept?.writes, found?.writes);
    }
    assert.equal((await log.get('', idOf(9)))?.checkpoint.parentId, idOf(5), 'the nearest that is left');
  });

  it('can be done again and again, and be written on', async () => {
    const log = await conversation(3);
    for (let n = 0; n < 3; n++) await compacted(log);
    const lease = await log.takeLease();
    await log.append(input('more'));
    await log.put(checkpoint('d1', { log: ['new'] }, { parentId: idOf(14) }));
    await lease.release();
    const again = await reopen(log);
    assert.equal(again.journal.length, 4);
    assert.deepEqual((await again.head())?.values, { log: ['new'] });
  });

  it('keeps a question that waits, and the branch in view', async () => {
    const log = await conversation(3);
    const lease = await log.takeLease();
    await log.putWrites('', idOf(14), [asks('i1')]);
    await log.put(checkpoint('c000099', { log: ['other branch'] }, { parentId: idOf(2) }));
    await log.append({ kind: 'head', at, checkpointId: idOf(14) });
    await lease.release();
    await compacted(log);
    for (const read of [log, await reopen(log)]) {
      assert.ok(read.waiting);
      const head = await read.head();
      assert.equal(head?.checkpointId, idOf(14));
      assert.deepEqual(
        head?.interrupts.map(({ id }) => id),
        ['i1'],
      );
      assert.ok(await read.get('', 'c000099'));
    }
  });

  it('shows the same to a window that had read the old segments', async () => {
    const log = await conversation(4);
    const other = await reopen(log);
    const head = await other.head();
    await compacted(log);
    assert.deepEqual(await other.head(), head);
    assert.deepEqual((await other.get('', idOf(5)))?.checkpoint.id, idOf(5));
    const lease = await other.takeLease();
    await other.append(input('again'));
    await lease.release();
    await log.refresh();
    assert.deepEqual(log.journal.at(-1), input('again'));
  });

  it('counts the old segments no more where they can’t be removed', async () => {
    const log = await conversation(3);
    const [name = ''] = await segmentNames(inside(log));
    const old = await readFile(inside(log, name));
    await compacted(log);
    const head = await log.head();
    // As if removing it had failed, because a scanner had it open.
    await writeFile(inside(log, name), old);
    const again = await reopen(log);
    assert.deepEqual(again.journal, log.journal);
    assert.deepEqual(await again.head(), head);
    assert.ok(!(await again.outline()).some(({ id }) => id === idOf(2)), 'what was pruned stays pruned');
    await compacted(again);
    assert.equal((await segmentNames(inside(log))).length, 1);
  });

  it('leaves everything as it was when it dies before the new segment has its name', async () => {
    const log = await conversation(3);
    const head = await log.head();
    const [name = ''] = await segmentNames(inside(log));
    const unfinished = '.00000009-00000009-0123456789abcdef.log.tmp';
    await writeFile(inside(log, unfinished), 'half written');
    assert.deepEqual(await (await reopen(log)).head(), head);
    assert.ok((await readdir(inside(log))).includes(name));
    await compacted(log);
    assert.deepEqual(await log.head(), head);
    assert.ok(!(await readdir(inside(log))).includes(unfinished), 'cleaned up with the next');
  });

  it('disturbs nobody who reads the log meanwhile', async () => {
    const log = await conversation(30);
    const again = await reopen(log);
    const whole = await again.get('', idOf(149));
    const lease = await again.takeLease();
    const reads = [0, 1, 2, 3].map(async () => {
      const found = await again.get('', idOf(149));
      assert.deepEqual(found, whole);
      for await (const {
        checkpoint: { values },
      } of again.list(undefined)) {
        for (const { data } of Object.values(values)) JSON.parse(data);
      }
    });
    await again.compact();
    const results = await Promise.allSettled(reads);
    // One that was overtaken by the compaction may be refused, but never be given something wrong.
    for (const result of results) {
      if (result.status === 'rejected')
        assert.equal((result.reason as { code?: string }).code, 'storage-failed');
    }
    await lease.release();
  });

  it('needs the lease', async () => {
    const log = await conversation(1);
    await assert.rejects(log.compact(), { code: 'thread-taken' });
  });

  it('is done between runs once a log has grown, not before', async () => {
    const log = await conversation(4);
    const lease = await log.takeLease();
    await log.compactIfWorthwhile();
    assert.equal((await log.outline()).length, 20);
    await log.append({ kind: 'input', id: 'big', at, text: 'x'.repeat(1_100_000) });
    await log.compactIfWorthwhile();
    assert.ok((await log.outline()).length < 15);
    await lease.release();
    const again = await reopen(log);
    const other = await again.takeLease();
    const before = await segmentNames(inside(log));
    await again.compactIfWorthwhile();
    assert.deepEqual(await segmentNames(inside(log)), before, 'nothing that could be dropped');
    await other.release();
  });

  it('refuses what would grow beyond the limit, but still says how a run ended', async () => {
    const log = await folder.store({ sync: false, maxBytes: 512 * 1024 }).create(newThread);
    await log.takeLease();
    const big = (n: number) => log.put(checkpoint(idOf(n), { notes: 'x'.repeat(50_000) }));
    let n = 0;
    const full = { code: 'thread-full', params: { mb: 1 } };
    await assert.rejects(async () => {
      for (;;) await big(n++);
    }, full);
    assert.ok(n > 5 && n < 12, String(n));
    await assert.rejects(log.append(input('m1')), full);
    const ended = { kind: 'ended', at, runId: 'r', reason: 'success' } as const;
    await log.append(ended);
    assert.deepEqual((await reopen(log)).journal, [ended]);
  });

  it('gives a thread to another store, whole or not at all', async () => {
    const log = await conversation(3);
    await mkdir(join(folder.root, '..', 'other'));
    const other = new ThreadStore(join(folder.root, '..', 'other'));
    const adopted = await other.adopt(log.lines());
    assert.deepEqual(adopted.thread, log.thread);
    assert.deepEqual(adopted.journal, log.journal);
    assert.deepEqual(await adopted.head(), await log.head());
    await assert.rejects(other.adopt(log.lines()), { code: 'archive-invalid' });
    const broken = async function* () {
      yield { record: { ...log.thread, id: '7b0c2f39-8a51-4c62-9a3e-0d5d3f1b2c4e' }, columns: [] };
      throw new Error('The source ended.');
    };
    await assert.rejects(other.adopt(broken()));
    assert.deepEqual(await readdir(join(folder.root, '..', 'other')), [log.thread.id]);
    await other.close();
  });

  it('reports damage in the middle of a segment, leaves it alone, and gives out what can be read', async () => {
    const log = await conversation(2);
    await log.close();
    const beside = folder.store();
    await beside.open(log.thread.id);
    const [name = ''] = await segmentNames(inside(log));
    const bytes = await readFile(inside(log, name));
    const middle = bytes.indexOf('"m1"');
    bytes[middle + 1] = 'X'.charCodeAt(0);
    await writeFile(inside(log, name), bytes);
    const known = async (options = {}) => (await beside.list(options)).map((one) => 'damaged' in one);
    assert.deepEqual(await known(), [false], 'it was open, and is not read again');
    assert.deepEqual(await known({ anew: true }), [true]);
    const again = await reopen(log);
    assert.equal(again.damage.length, 1);
    assert.ok((again.damage[0]?.recoverable ?? 0) >= 10);
    assert.deepEqual(again.journal, [input('m0')]);
    assert.equal(
      (await folder.store().list()).some((one) => 'damaged' in one && one.damaged),
      true,
    );
    const salvaged = async () => {
      const kinds: string[] = [];
      for await (const { record } of folder.store().salvage(log.thread.id)) kinds.push(record.kind);
      return kinds.filter((kind) => kind === 'checkpoint').length;
    };
    assert.equal(await salvaged(), 10);
    const lease = await again.takeLease();
    await again.append(input('after'));
    assert.deepEqual(await readFile(inside(log, name)), bytes);
    for (const read of [again, await reopen(log)]) assert.deepEqual(read.damage, again.damage);
    assert.equal(await salvaged(), 10, 'after something was written');
    await again.compact();
    await lease.release();
    for (const read of [again, await reopen(log)]) assert.equal(read.damage.length, 1);
    assert.equal(await salvaged(), 10, 'and is not compacted away');
    const records: string[] = [];
    for await (const { record } of folder.store().salvage(log.thread.id))
      records.push(JSON.stringify(record));
    assert.equal(new Set(records).size, records.length, 'each once');
    await folder.store().delete(log.thread.id);
    assert.deepEqual(await readdir(folder.root), []);
  });
});

describe('The checkpoints that are kept', () => {
  const chain = (...sources: string[]): CheckpointFacts[] =>
    sources.map((source, n) => ({
      ns: '',
      id: idOf(n),
      ...(n > 0 && { parent: idOf(n - 1) }),
      source: source.replace('?', ''),
      asked: source.endsWith('?'),
    }));
  const kept = (all: CheckpointFacts[], head: number, finished = true) => {
    const keys = keptCheckpoints(all, { id: idOf(head), finished });
    return all
      .filter(({ ns, id }) => keys.has(keyOf(ns, id)))
      .map(({ ns, id }) => `${ns}${Number(id.slice(1))}`);
  };

  it('are questions and what came before them', () => {
    const all = chain('input', 'loop', 'loop', 'loop?', 'loop', 'loop', 'input', 'loop');
    assert.deepEqual(kept(all, 7), ['0', '2', '3', '5', '6', '7']);
  });

  it('are edits, forks and the ends of branches', () => {
    const all = [
      ...chain('input', 'loop', 'update', 'loop', 'loop', 'loop'),
      { ns: '', id: 'c000010', parent: idOf(1), source: 'fork', asked: false },
      { ns: '', id: 'c000011', parent: 'c000010', source: 'loop', asked: false },
      { ns: '', id: 'c000012', parent: 'c000011', source: 'loop', asked: false },
    ];
    // The head is on the first branch, whose turn has only one input, and is kept as a whole.
    assert.deepEqual(kept(all, 5), ['0', '1', '2', '3', '4', '5', '10', '12']);
  });

  it('are those of subgraphs only while something waits', () => {
    const all = [...chain('input', 'loop'), { ns: 'inner:1', id: 'c000005', source: 'loop', asked: false }];
    assert.deepEqual(kept(all, 1), ['0', '1']);
    assert.deepEqual(kept(all, 1, false), ['0', '1', 'inner:15']);
  });
});
