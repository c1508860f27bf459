import assert from 'node:assert/strict';
import { childProcesses } from '../unit/storage/childProcess';
import { killed } from '../unit/storage/killedWriter';
import { newThread, threadFolder } from '../unit/storage/threads';

/** Kills in all; a sample of them runs with the unit tests. */
const KILLS = 200;

describe('a writer that is killed again and again', () => {
  const folder = threadFolder();
  const start = childProcesses('writer');

  it(`loses nothing that it had acknowledged, in ${KILLS} kills at random moments`, async () => {
    for (let round = 0; round < KILLS; round++) {
      const { thread } = await folder.store().create(newThread);
      const acknowledged = await killed(start([folder.root, thread.id]), Math.floor(Math.random() * 150));
      const log = await folder.store().open(thread.id);
      const found = new Set(log.journal.map((record) => (record.kind === 'input' ? record.id : '')));
      for (let n = 0; n <= acknowledged; n++)
        assert.ok(found.has(`m${n}`), `round ${round}: ${n} of ${acknowledged}`);
      await (await log.takeLease()).release();
      await log.close();
    }
  });
});
