import assert from 'node:assert/strict';
import { open, type FileHandle } from 'node:fs/promises';
import type { JournalRecord } from '../../../src/storage/records';
import type { ThreadLog } from '../../../src/storage/threadLog';
import { checkpoint, idOf, newThread, threadFolder } from '../storage/threads';

const input = (id: string): JournalRecord => ({
  kind: 'input',
  id,
  at: '2026-11-30T10:00:00.000Z',
  text: '',
});
const idsOf = ({ journal }: ThreadLog) => journal.map((record) => (record.kind === 'input' ? record.id : ''));

/** Does something else, once, when a file is to be flushed, or is flushed and to be closed. */
async function onceAt(
  moment: 'flush' | 'close',
  other: () => Promise<unknown>,
  work: () => Promise<unknown>,
) {
  const file = await open(process.execPath, 'r');
  const prototype = Object.getPrototypeOf(file) as { datasync(): Promise<void> };
  await file.close();
  const { datasync } = prototype;
  prototype.datasync = async function (this: FileHandle) {
    prototype.datasync = datasync;
    if (moment === 'flush') await other();
    else {
      const close = this.close;
      this.close = async () => {
        await other();
        return close.call(this);
      };
    }
    return datasync.call(this);
  };
  try {
    await work();
  } finally {
    prototype.datasync = datasync;
  }
}

describe('A log that is compacted', () => {
  const folder = threadFolder();
  const taken = { code: 'thread-taken' };

  async function windows(): Promise<[ThreadLog, ThreadLog]> {
    const { id } = (await folder.store().create(newThread)).thread;
    return [await folder.store().open(id), await folder.store().open(id)];
  }
  const reopened = (log: ThreadLog) => folder.store().open(log.thread.id);

  it('has all that was appended meanwhile', async () => {
    const [log, reader] = await windows();
    await log.takeLease();
    const going: Promise<unknown>[] = [];
    const expected: string[] = [];
    for (let n = 0; n < 150; n++) {
      expected.push(`m${n}`);
      going.push(log.append(input(`m${n}`)));
      const parent = n === 0 ? {} : { parentId: idOf(n - 1) };
      going.push(log.put(checkpoint(idOf(n), { log: [`item ${n}`], n }, parent)));
      if (n % 30 === 10) going.push(log.compact());
      if (n % 7 === 0) await new Promise(setImmediate);
      if (n % 50 === 0) await reader.get('');
    }
    await Promise.all(going);
    for (const each of [log, await reopened(log)]) {
      assert.deepEqual(idsOf(each).sort(), [...expected].sort());
      for (let n = 0; n < 150; n++)
        assert.equal(
          (await each.get('', idOf(n)))?.checkpoint.values['n']?.data,
          String(n),
          `checkpoint ${n}`,
        );
    }
    await reader.refresh();
    assert.deepEqual(idsOf(reader), idsOf(log));
  });

  it('loses nothing when it is taken over while it is compacted, and written to before the compacted file appears', async () => {
    const [a, b] = await windows();
    await a.takeLease();
    await a.append(input('a1'), input('a2'));
    await onceAt(
      'close',
      async () => {
        await b.takeLease({ force: true });
        await b.append(input('b1'));
      },
      () => assert.rejects(a.compact(), taken),
    );
    assert.deepEqual(idsOf(await reopened(a)), ['a1', 'a2', 'b1']);
    await b.append(input('b2'));
    assert.deepEqual(idsOf(await reopened(a)), ['a1', 'a2', 'b1', 'b2']);
  });

  it('keeps what was built on a write that was refused although it had reached the disk', async () => {
    const [a, b] = await windows();
    await a.takeLease();
    await a.put(checkpoint(idOf(1), { log: ['one'], notes: 'kept' }));
    const late = checkpoint(idOf(2), { log: ['one', 'two'] }, { parentId: idOf(1) });
    await onceAt(
      'flush',
      () => b.takeLease({ force: true }),
      () => assert.rejects(a.put(late), taken),
    );
    const head = await b.get('');
    assert.ok(head);
    const { id } = head.checkpoint;
    await b.put(checkpoint(idOf(3), { n: 3 }, { parentId: id, versions: { log: `v${id}` } }), ['log']);
    const before = await b.get('', idOf(3));
    await a.takeLease({ force: true });
    await a.put(checkpoint(idOf(4), { n: 4 }, { parentId: idOf(3) }));
    await b.refresh();
    for (const each of [a, b, await reopened(a)]) {
      assert.deepEqual(await each.get('', idOf(3)), before);
      assert.deepEqual((await each.get(''))?.checkpoint.id, idOf(4));
    }
  });
});
