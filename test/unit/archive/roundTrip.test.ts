import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { encodeArchive, readArchive } from '../../../src/storage/archive';
import { ThreadStore } from '../../../src/storage/threadStore';
import type { ThreadLog } from '../../../src/storage/threadLog';
import { root } from '../../run/paths';
import { RecordedWindow } from '../graphs/recordedWindow';
import { all, AT, folder } from './files';
import { putRecorded } from './recorded';

const OTHER = '6f9619ff-8b86-4d01-b42d-00cf4fc964aa';

describe('an exported thread', () => {
  const at = folder();
  const stores: ThreadStore[] = [];
  const store = (name: string): ThreadStore => {
    const opened = new ThreadStore(at(name), { sync: false });
    stores.push(opened);
    return opened;
  };
  afterEach(() => Promise.all(stores.splice(0).map((one) => one.close())));

  /** Exports a recorded thread and imports it into an empty store. */
  async function moved(name: string): Promise<{ before: ThreadLog; after: ThreadLog }> {
    const id = await putRecorded(name, at('old'));
    const before = await store('old').open(id);
    const archive = await readArchive(await encodeArchive(before.lines(), new Date(AT)), name);
    return { before, after: await store('new').adopt(archive.lines(OTHER)) };
  }

  for (const name of readdirSync(join(root, 'test/fixtures/threads'))) {
    it(`has the same state, transcript and journal where it is imported (${name})`, async () => {
      const { before, after } = await moved(name);
      assert.deepEqual(await after.head(), await before.head());
      assert.deepEqual(after.journal.slice(0, before.journal.length), before.journal);
      assert.equal(after.thread.id, OTHER);
      assert.equal(after.thread.createdAt, before.thread.createdAt);
      assert.equal(after.waiting, before.waiting);
    });
  }

  it('that waits can be approved where it is imported', async () => {
    await moved('project-v1-waiting');
    const window = new RecordedWindow(at('new'), at('nowhere'));
    const session = await window.open(OTHER);
    try {
      assert.deepEqual(window.steps(), []);
      await window.approve(session);
      assert.deepEqual(window.steps(), ['approve', 'save']);
      assert.equal(window.resume.projects.length, 1);
    } finally {
      await window.close();
    }
  });

  it('runs nothing where it is imported before the user says so', async () => {
    for (const name of ['project-v1-killed-before-input', 'project-v1-killed-in-save']) {
      const id = await putRecorded(name, at(name));
      const log = await store(name).open(id);
      const archive = await readArchive(await encodeArchive(log.lines(), new Date(AT)), name);
      await store(`${name}-new`).adopt(archive.lines(OTHER));
      const window = new RecordedWindow(at(`${name}-new`), at('nowhere'));
      await window.open(OTHER);
      assert.deepEqual(window.steps(), []);
      assert.equal(window.resume.text, null);
      await window.close();
    }
  });

  it('gives the same file again', async () => {
    const { after } = await moved('project-v1-waiting');
    const once = await encodeArchive(after.lines(), new Date(AT));
    const again = await readArchive(once, 'a');
    const third = await store('third').adopt(again.lines());
    assert.deepEqual(await all(third.lines()), await all(after.lines()));
  });
});
