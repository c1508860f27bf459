import assert from 'node:assert/strict';
import { readArchive } from '../../../src/storage/archive';
import { archiveOf } from '../../../src/storage/archiveOf';
import { ThreadStore } from '../../../src/storage/threadStore';
import { aProposal } from '../document/builders';
import { all, AT, checkpoint, each, folder, ID, line, thread, waiting } from './files';
import { putRecorded } from './recorded';

describe('a thread as a file', () => {
  const at = folder();
  let store: ThreadStore;
  beforeEach(() => {
    store = new ThreadStore(at(), { sync: false });
  });
  afterEach(() => store.close());

  it('is whole while its window compacts it', async () => {
    const id = await putRecorded('project-v2-finished', at());
    const log = await store.open(id);
    const lease = await log.takeLease();
    const expected = await all(log.lines());
    for (let n = 0; n < 20; n++) {
      const [archived] = await Promise.all([archiveOf(at(id), new Date(AT)), log.compact()]);
      assert.ok(archived && !archived.damaged);
      assert.deepEqual(await all((await readArchive(archived.bytes, 'a')).lines()), expected);
    }
    await lease.release();
  });

  it('is none where it could not be taken in again, or where there is no thread', async () => {
    const unshown = line(checkpoint('c9', { proposal: { full: 1 } }), {}, aProposal());
    await store.adopt(each([thread(), ...waiting().slice(1), unshown]));
    await assert.rejects(archiveOf(at(ID), new Date(AT)), { code: 'thread-unreadable' });
    await assert.rejects(archiveOf(at('nowhere'), new Date(AT)), { code: 'thread-unknown' });
  });

  it('is none where nothing was sent in it yet', async () => {
    await store.adopt(each([thread()]));
    assert.equal(await archiveOf(at(ID), new Date(AT)), undefined);
  });
});
