import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeLine } from '../../../src/storage/line';
import type { JournalRecord } from '../../../src/storage/records';
import { segmentNames } from '../../../src/storage/segment';
import type { ThreadLog } from '../../../src/storage/threadLog';
import { checkpoint, json, newThread, threadFolder } from './threads';

const at = '2026-11-30T10:00:00.000Z';
const input = (id: string): JournalRecord => ({ kind: 'input', id, at, text: `say ${id}` });
const taken = { code: 'thread-taken' };

describe('A log whose lease was taken over', () => {
  const folder = threadFolder();
  const reopen = (log: ThreadLog) => folder.store().open(log.thread.id);

  async function takenOver() {
    const log = await folder.store().create(newThread);
    await log.takeLease();
    await log.append(input('m1'));
    const other = await reopen(log);
    const lease = await other.takeLease({ force: true });
    return { log, other, lease };
  }

  it('needs the lease to append anything', async () => {
    const log = await folder.store().create(newThread);
    await assert.rejects(log.append(input('m1')), taken);
    await assert.rejects(log.put(checkpoint('c1', { n: 1 })), taken);
    const write = { taskId: 't', taskPath: '', idx: 0, channel: 'n', value: json(1) };
    await assert.rejects(log.putWrites('', 'c1', [write]), taken);
    const lease = await log.takeLease();
    await log.append(input('m1'));
    await lease.release();
    await assert.rejects(log.append(input('m2')), taken);
    assert.deepEqual((await reopen(log)).journal, [input('m1')]);
  });

  it('is refused by name while another process holds the lease', async () => {
    const log = await folder.store().create(newThread);
    await log.takeLease();
    const refused = { code: 'thread-elsewhere', params: { pid: process.pid, host: '' } };
    await assert.rejects((await reopen(log)).takeLease(), refused);
  });

  it('has its writes refused, before the new holder wrote anything and after', async () => {
    const { log, other } = await takenOver();
    await assert.rejects(log.append(input('late')), taken);
    assert.ok(!log.leased);
    await assert.rejects(log.put(checkpoint('c1', { n: 1 })), taken);
    await other.append(input('m2'));
    for (const read of [other, await reopen(log)]) {
      await read.refresh();
      assert.deepEqual(read.journal, [input('m1'), input('m2')]);
    }
    await log.refresh();
    assert.deepEqual(log.journal, [input('m1'), input('m2')]);
  });

  it('does not get what it had under way into the thread', async () => {
    const { log, other } = await takenOver();
    const late = assert.rejects(Promise.all(['a', 'b', 'c'].map((id) => log.append(input(id)))), taken);
    await other.append(input('m2'));
    await late;
    assert.deepEqual((await reopen(log)).journal, [input('m1'), input('m2')]);
  });

  it('has its segment left out if it begins one too late', async () => {
    const { log, other } = await takenOver();
    await other.append(input('m2'));
    const inside = join(folder.root, log.thread.id);
    const late = [encodeLine({ kind: 'segment', format: 2, generation: 1 }), encodeLine(input('late'))];
    const name = '00000001-00000009-0000000000000000.log';
    await writeFile(join(inside, name), Buffer.concat(late.map(({ bytes }) => bytes)));
    assert.deepEqual((await reopen(log)).journal, [input('m1'), input('m2')]);
  });

  it('shows a reader that saw a late write the thread without it', async () => {
    const { log, other } = await takenOver();
    const reader = await reopen(log);
    // Written when the lease was gone, read before the new holder said what counts.
    await assert.rejects(log.append(input('late')), taken);
    await reader.refresh();
    await other.append(input('m2'));
    await reader.refresh();
    assert.deepEqual(reader.journal, [input('m1'), input('m2')]);
  });

  it('can take the lease again, once it is free, and goes on', async () => {
    const { log, other, lease } = await takenOver();
    await other.append(input('m2'));
    await lease.release();
    await log.takeLease();
    await log.append(input('m3'));
    await log.put(checkpoint('c1', { n: 1 }));
    assert.deepEqual((await reopen(log)).journal, ['m1', 'm2', 'm3'].map(input));
    assert.equal((await segmentNames(join(folder.root, log.thread.id))).length, 3);
  });

  it('tells who holds the lease, and for how long nothing came', async () => {
    const log = await folder.store().create(newThread);
    const other = await reopen(log);
    assert.equal(await other.holder(), null);
    const lease = await log.takeLease();
    assert.equal(await log.holder(), null);
    const holder = await other.holder();
    assert.equal(holder?.pid, process.pid);
    assert.equal(holder?.host, undefined);
    await new Promise((resolve) => setTimeout(resolve, 60));
    const silent = (await other.holder())?.silentMs ?? 0;
    assert.ok(silent >= 50, String(silent));
    await log.append(input('m1'));
    assert.ok(((await other.holder())?.silentMs ?? silent) < silent);
    await lease.release();
    assert.equal(await other.holder(), null);
  });

  it('calls back when another window takes the lease and when it appends', async () => {
    const log = await folder.store().create(newThread);
    const other = await reopen(log);
    let called = 0;
    const watching = other.watch(() => called++);
    const reaches = async (count: number) => {
      for (let tries = 0; called < count && tries < 300; tries++)
        await new Promise((done) => setTimeout(done, 10));
      assert.ok(called >= count, `${called} of ${count}`);
    };
    await new Promise((done) => setTimeout(done, 50));
    await log.takeLease();
    await reaches(1);
    const before = called;
    await new Promise((done) => setTimeout(done, 80));
    await log.append(input('m1'));
    await reaches(before + 1);
    watching.dispose();
    assert.ok((await readdir(join(folder.root, log.thread.id))).length > 0);
  });
});
