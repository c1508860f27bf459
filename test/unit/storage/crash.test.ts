import assert from 'node:assert/strict';
import { childProcesses } from './childProcess';
import { killed } from './killedWriter';
import { idOf, newThread, threadFolder } from './threads';

describe('A writer that is killed', () => {
  const folder = threadFolder();
  const start = childProcesses('writer');

  it('loses nothing that it had acknowledged, and leaves its thread free', async () => {
    const store = folder.store();
    const threads = await Promise.all([0, 1, 2].map(() => store.create(newThread)));
    await Promise.all(
      threads.map(async ({ thread: { id } }, n) => {
        const acknowledged = await killed(start([folder.root, id]), 5 + 40 * n);
        const log = await folder.store().open(id);
        const found = new Set(log.journal.map((record) => (record.kind === 'input' ? record.id : '')));
        for (let n = 0; n <= acknowledged; n++) {
          assert.ok(found.has(`m${n}`), `input ${n} of ${acknowledged}`);
          const { checkpoint, writes } = (await log.get('', idOf(n))) ?? {};
          const list = JSON.parse(checkpoint?.values['log']?.data ?? '[]') as string[];
          assert.equal(list.length, n + 1, `checkpoint ${n} of ${acknowledged}`);
          assert.equal(list.at(-1), `Item ${n} of a list that grows`);
          assert.equal(writes?.[0]?.value.data, `[${n}]`);
        }
        const lease = await log.takeLease();
        assert.equal(lease.generation, 2);
        await log.append({ kind: 'input', id: 'again', at: '2026-11-30T11:00:00.000Z', text: '' });
        await lease.release();
        assert.equal((await folder.store().open(id)).journal.at(-1)?.kind, 'input');
      }),
    );
  });
});
