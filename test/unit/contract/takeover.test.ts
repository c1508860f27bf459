import assert from 'node:assert/strict';
import type { JournalRecord } from '../../../src/storage/records';
import type { ThreadLog } from '../../../src/storage/threadLog';
import { newThread, threadFolder } from '../storage/threads';

const input = (id: string): JournalRecord => ({
  kind: 'input',
  id,
  at: '2026-11-30T10:00:00.000Z',
  text: '',
});

describe('A thread that is taken over to and fro', () => {
  const folder = threadFolder();

  async function windows(count: number): Promise<ThreadLog[]> {
    const { id } = (await folder.store().create(newThread)).thread;
    return Promise.all(Array.from({ length: count }, () => folder.store().open(id)));
  }
  async function journalOf(log: ThreadLog): Promise<string[]> {
    const { journal } = await folder.store().open(log.thread.id);
    return journal.map((record) => (record.kind === 'input' ? record.id : record.kind));
  }
  const refused = (writing: Promise<void>) => assert.rejects(writing, { code: 'thread-taken' });

  it('keeps what was accepted after somebody who wrote nothing was forced out, and then tries to write', async () => {
    const [a, b] = (await windows(2)) as [ThreadLog, ThreadLog];
    await a.takeLease();
    await a.append(input('a1'));
    await b.takeLease({ force: true });
    await a.takeLease({ force: true });
    await a.append(input('a2'));
    await refused(b.append(input('b1')));
    assert.deepEqual(await journalOf(a), ['a1', 'a2']);
    await a.append(input('a3'));
    assert.deepEqual(await journalOf(a), ['a1', 'a2', 'a3']);
  });

  it('shows nothing that was refused, and all that was accepted, whoever is forced out by whom', async () => {
    const logs = await windows(3);
    const accepted: string[] = [];
    let held = -1;
    for (let n = 0; n < 60; n++) {
      const who = (n * 7 + (n >> 2)) % 3;
      const log = logs[who] as ThreadLog;
      if (n % 3 === 0) {
        await log.takeLease({ force: true });
        held = who;
      }
      const id = `${who}.${n}`;
      if (who === held) {
        await log.append(input(id));
        accepted.push(id);
      } else {
        await refused(log.append(input(id)));
      }
      assert.deepEqual(await journalOf(log), accepted, `after ${n}`);
    }
    for (const log of logs) {
      await log.refresh();
      assert.deepEqual(
        log.journal.map((record) => (record.kind === 'input' ? record.id : '')),
        accepted,
      );
    }
  });
});
