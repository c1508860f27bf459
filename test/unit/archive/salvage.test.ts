import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { inspectSalvage, salvagedThread } from '../../../src/storage/archiveSalvage';
import type { ThreadRecord } from '../../../src/storage/records';
import { ThreadStore } from '../../../src/storage/threadStore';
import { RecordedWindow } from '../graphs/recordedWindow';
import { all, AT, each, folder, line, thread, waiting } from './files';
import { putRecorded } from './recorded';

const OTHER = '6f9619ff-8b86-4d01-b42d-00cf4fc964bb';

describe('what is saved of a damaged thread', () => {
  const at = folder();
  let store: ThreadStore;
  let id: string;
  let file: string;
  beforeEach(async () => {
    id = await putRecorded('project-v1-waiting', at());
    file = at(id, (await readdir(at(id)))[0] ?? '');
    store = new ThreadStore(at(), { sync: false });
  });
  afterEach(() => store.close());

  /** Flips a bit in the n-th line, from 0; returns how many records there were, headers of segments left out. */
  async function damage(n: number): Promise<number> {
    const bytes = await readFile(file);
    const lines = bytes.toString('latin1').split('\n');
    const before = lines.slice(0, n).join('\n').length;
    bytes[before + 30] = (bytes[before + 30] ?? 0) ^ 1;
    await writeFile(file, bytes);
    return lines.filter((text) => text.includes('"kind":"') && !text.includes('"kind":"segment"')).length;
  }

  async function save(): Promise<ThreadRecord> {
    const { thread: record } = await inspectSalvage(store.salvage(id));
    const made = { ...(record ?? (thread().record as ThreadRecord)), id: OTHER };
    return (await store.adopt(salvagedThread(store.salvage(id), made))).thread;
  }

  it('is what stands behind the damage too, and it can be gone on with', async () => {
    const records = await damage(2);
    const [summary] = await store.list();
    assert.ok(summary && 'damaged' in summary && summary.damaged);
    const salvage = await inspectSalvage(store.salvage(id));
    assert.equal(salvage.records, records - 1);
    assert.ok(salvage.checkpoints > 2);
    assert.equal(salvage.thread?.id, id);
    await save();
    const original = await readFile(file);
    const window = new RecordedWindow(at(), at('nowhere'));
    const session = await window.open(OTHER);
    assert.deepEqual(window.steps(), []);
    assert.ok(session.view.title);
    await window.close();
    assert.deepEqual(await readFile(file), original, 'the damaged one stays as it is');
  });

  it('is what was said behind a lost checkpoint, too, in a chat in which nothing waits or is due', async () => {
    const recorded = await putRecorded('project-v2-waiting', at());
    const path = at(recorded, (await readdir(at(recorded)))[0] ?? '');
    const original = await readFile(path);
    const lines = original.toString('utf8').split('\n');
    const checkpoints = [...lines.keys()].filter((n) => lines[n]?.includes('"kind":"checkpoint"'));
    assert.ok(checkpoints.length >= 5);
    const whole = await new ThreadStore(at(), { sync: false }).open(recorded);
    const transcript = (await whole.head())?.values['transcript'] as { id: string }[];
    await whole.close();
    for (const n of checkpoints) {
      const bytes = Buffer.from(original);
      const before = Buffer.byteLength(lines.slice(0, n).join('\n'));
      bytes[before + 40] = (bytes[before + 40] ?? 0) ^ 1;
      await writeFile(path, bytes);
      const other = new ThreadStore(at(`saved-${n}`), { sync: false });
      const { thread: record } = await inspectSalvage(store.salvage(recorded));
      const log = await other.adopt(
        salvagedThread(store.salvage(recorded), { ...(record as ThreadRecord), id: OTHER }),
      );
      const head = await log.head();
      const lost = lines[n] ?? '';
      const saved = head?.values['transcript'] as { id: string }[];
      for (const item of transcript) {
        const found = saved.find(({ id: one }) => one === item.id);
        if (found) assert.deepEqual(found, item);
        else assert.ok(lost.includes(item.id), `line ${n}: ${item.id} is lost, and stood elsewhere`);
      }
      assert.ok(saved.length >= transcript.length - 2, `line ${n}`);
      assert.deepEqual(head?.interrupts, []);
      // Without the last one the state before it is whole, and can be gone on with.
      assert.equal(head?.pendingTasks, n === checkpoints.at(-1), `line ${n}`);
      assert.deepEqual(log.damage, []);
      await other.close();
    }
  });

  it('is all the rest where the thread’s own record is lost', async () => {
    await damage(1);
    assert.deepEqual(await store.list(), [{ id, unreadable: 'thread-unreadable' }]);
    const salvage = await inspectSalvage(store.salvage(id));
    assert.equal(salvage.thread, undefined);
    assert.equal(salvage.firstText, 'Extract');
    assert.equal(salvage.messages, 1);
    await save();
    const window = new RecordedWindow(at(), at('nowhere'));
    const session = await window.open(OTHER);
    await window.approve(session);
    assert.equal(window.resume.projects.length, 1);
    await window.close();
  });

  it('holds nothing twice, one record of the thread, and no run that is under way', async () => {
    const [first, ...rest] = waiting();
    const sent = line({ kind: 'input', id: 'm2', at: AT, text: 'again' });
    const made = thread({ id: OTHER, title: 'made up' });
    const saved = salvagedThread(
      each([...rest, ...(first ? [first, first] : []), sent, sent]),
      made.record as ThreadRecord,
    );
    const stopped = line({ kind: 'ended', at: AT, runId: '', workId: 'm2', reason: 'cancelled' });
    assert.deepEqual(await all(saved), [made, ...rest, sent, stopped]);
  });

  it('is nothing where nothing can be read', async () => {
    await writeFile(file, Buffer.alloc(1_000, 7));
    const salvage = await inspectSalvage(store.salvage(id));
    assert.deepEqual(salvage, { records: 0, messages: 0, checkpoints: 0, latest: '' });
  });
});
