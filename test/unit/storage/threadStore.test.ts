import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeLine } from '../../../src/storage/line';
import { FORMAT } from '../../../src/storage/records';
import { segmentNames } from '../../../src/storage/segment';
import { SegmentLog } from '../../../src/storage/segmentLog';
import { withFailingSync } from './fileSyncs';
import { checkpoint, json, newThread, threadFolder } from './threads';

describe('ThreadStore', () => {
  const folder = threadFolder();
  const unknown = '7b0c2f39-8a51-4c62-9a3e-0d5d3f1b2c4e';

  it('begins a thread with an id of its own and both times', async () => {
    const log = await folder.store({ now: () => new Date('2026-11-30T10:00:00Z') }).create(newThread);
    assert.match(log.thread.id, /^[0-9a-f-]{36}$/);
    assert.equal(log.thread.createdAt, '2026-11-30T10:00:00.000Z');
    assert.equal(log.thread.updatedAt, '2026-11-30T10:00:00.000Z');
    const again = await folder.store().open(log.thread.id);
    assert.deepEqual(again.thread, log.thread);
  });

  it('keeps folders and files from other users', async () => {
    const log = await folder.store().create(newThread);
    await (await log.takeLease()).release();
    const inside = join(folder.root, log.thread.id);
    assert.equal((await stat(folder.root)).mode & 0o777, 0o700);
    assert.equal((await stat(inside)).mode & 0o777, 0o700);
    for (const name of await readdir(inside)) {
      assert.equal((await stat(join(inside, name))).mode & 0o777, 0o600, name);
    }
  });

  for (const id of [
    '',
    'x',
    '../7b0c2f39-8a51-4c62-9a3e-0d5d3f1b2c4e',
    unknown.toUpperCase(),
    '__proto__',
    7,
    null,
  ]) {
    it(`refuses the id ${JSON.stringify(id)}`, async () => {
      const store = folder.store();
      await assert.rejects(store.open(id as string), { code: 'thread-id-malformed' });
      await assert.rejects(store.delete(id as string), { code: 'thread-id-malformed' });
    });
  }

  it('never makes a thread by opening or deleting it', async () => {
    const store = folder.store();
    await assert.rejects(store.open(unknown), { code: 'thread-unknown' });
    await assert.rejects(store.delete(unknown), { code: 'thread-unknown' });
    await store.create(newThread);
    await assert.rejects(store.open(unknown), { code: 'thread-unknown' });
    assert.equal((await readdir(folder.root)).length, 1);
  });

  it('gives the same log to everybody who opens a thread', async () => {
    const store = folder.store();
    const log = await store.create(newThread);
    assert.equal(await store.open(log.thread.id), log);
    const other = folder.store();
    const [one, two] = await Promise.all([other.open(log.thread.id), other.open(log.thread.id)]);
    assert.equal(one, two);
  });

  it('lists threads from their files, the one that changed last first', async () => {
    const store = folder.store({ now: () => new Date('2026-11-30T10:00:00Z') });
    const one = await store.create(newThread);
    const two = await store.create({ ...newThread, title: '潮汐', language: 'zh' });
    for (const log of [one, two]) await log.takeLease();
    await one.append({ kind: 'input', id: 'm1', at: '2026-11-30T11:00:00.000Z', text: 'Go' });
    await two.append({ ...two.thread, title: '潮汐表' });
    await two.put(checkpoint('c1', { log: [] }));
    await two.putWrites('', 'c1', [
      { taskId: 't', taskPath: '', idx: -3, channel: '__interrupt__', value: json([{ id: 'i', value: 1 }]) },
    ]);
    const summaries = [
      {
        id: one.thread.id,
        agent: 'project',
        title: 'Tide tables',
        language: 'en',
        createdAt: '2026-11-30T10:00:00.000Z',
        updatedAt: '2026-11-30T11:00:00.000Z',
        workspace: 'tides',
        waiting: false,
      },
      {
        id: two.thread.id,
        agent: 'project',
        title: '潮汐表',
        language: 'zh',
        createdAt: '2026-11-30T10:00:00.000Z',
        updatedAt: '2026-11-30T10:00:00.000Z',
        workspace: 'tides',
        waiting: true,
      },
    ];
    assert.deepEqual(await store.list(), summaries);
    assert.deepEqual(await folder.store().list(), summaries);
  });

  it('lists threads while another window compacts them', async () => {
    const log = await folder.store({ sync: false }).create(newThread);
    await log.takeLease();
    const lists: Promise<unknown>[] = [];
    for (let n = 0; n < 40; n++) {
      lists.push(folder.store().list());
      await log.compact();
    }
    for (const list of await Promise.all(lists)) {
      assert.deepEqual(
        (list as { id: string; unreadable?: string }[]).map(({ id, unreadable }) => [id, unreadable]),
        [[log.thread.id, undefined]],
      );
    }
  });

  it('takes nothing for damaged that another window wrote since the files were read', async () => {
    const log = await folder.store().create(newThread);
    await log.takeLease();
    const input = (id: string) => ({ kind: 'input', id, at: '2026-11-30T11:00:00.000Z', text: 'x' }) as const;
    await log.append(input('m1'));
    const never = () => Promise.reject(new Error('It only reads.'));
    const reader = new SegmentLog(join(folder.root, log.thread.id), {}, never);
    assert.ok(((await reader.readNew()) ?? []).length > 1);
    await log.append(input('m2'), input('m3'));
    assert.deepEqual(await reader.damage(), []);
  });

  it('says that a thread is no more, which another window deleted', async () => {
    const log = await folder.store().create(newThread);
    await folder.store().delete(log.thread.id);
    await assert.rejects(log.takeLease(), { code: 'thread-unknown' });
    await assert.rejects(log.head(), { code: 'thread-unknown' });
    assert.deepEqual(await readdir(folder.root), []);
  });

  it('lists nothing where nothing was stored', async () => {
    assert.deepEqual(await folder.store().list(), []);
  });

  it('lists a thread that it cannot read as such and leaves it alone', async () => {
    const store = folder.store();
    const { id } = (await store.create(newThread)).thread;
    await store.close();
    const inside = join(folder.root, id);
    const [name = ''] = await segmentNames(inside);
    await writeFile(join(inside, name), 'not a segment');
    const other = folder.store();
    assert.deepEqual(await other.list(), [{ id, unreadable: 'thread-unreadable' }]);
    await assert.rejects(other.open(id), { code: 'thread-unreadable' });
    assert.equal(await readFile(join(inside, name), 'utf8'), 'not a segment');
  });

  it('refuses a thread of a newer format by name', async () => {
    const store = folder.store();
    const { id } = (await store.create(newThread)).thread;
    const newer = encodeLine({ kind: 'segment', format: FORMAT + 1, generation: 1 });
    await writeFile(join(folder.root, id, '00000001-00000002-0000000000000000.log'), newer.bytes);
    await assert.rejects(folder.store().open(id), {
      code: 'thread-version',
      params: { format: FORMAT + 1, known: FORMAT },
    });
    assert.deepEqual(await folder.store().list(), [{ id, unreadable: 'thread-version' }]);
  });

  it('does not list a thread whose creation was cut short', async () => {
    await mkdir(join(folder.root, unknown), { recursive: true });
    await writeFile(join(folder.root, unknown, '00000000-00000001-0000000000000000.log'), '');
    assert.deepEqual(await folder.store().list(), []);
    await assert.rejects(folder.store().open(unknown), { code: 'thread-unknown' });
  });

  it('leaves nothing of a thread that it could not begin', async () => {
    await withFailingSync('ENOSPC', () =>
      assert.rejects(folder.store().create(newThread), {
        code: 'storage-failed',
        params: { code: 'ENOSPC' },
      }),
    );
    assert.deepEqual(await readdir(folder.root), []);
  });

  it('deletes a thread for good, and no other', async () => {
    const store = folder.store();
    const one = await store.create(newThread);
    const two = await store.create(newThread);
    await store.delete(one.thread.id);
    assert.deepEqual(await readdir(folder.root), [two.thread.id]);
    await assert.rejects(store.open(one.thread.id), { code: 'thread-unknown' });
    await assert.rejects(folder.store().open(one.thread.id), { code: 'thread-unknown' });
  });

  it('finishes a deletion that was cut short', async () => {
    const store = folder.store();
    await store.create(newThread);
    await mkdir(join(folder.root, '.deleted-1'));
    await writeFile(join(folder.root, '.deleted-1', 'rest'), '');
    assert.equal((await store.list()).length, 1);
    assert.ok(!(await readdir(folder.root)).includes('.deleted-1'));
  });

  it('does not delete a thread that another log runs', async () => {
    const log = await folder.store().create(newThread);
    const lease = await log.takeLease();
    const other = folder.store();
    await assert.rejects(other.delete(log.thread.id), { code: 'thread-elsewhere' });
    assert.ok(await other.open(log.thread.id));
    await lease.release();
    await other.delete(log.thread.id);
    assert.deepEqual(await readdir(folder.root), []);
  });
});
