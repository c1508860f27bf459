import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { newThread, threadFolder } from '../storage/threads';
import { processes } from './children';
import { notesIn } from './graphProcess';

describe('A run whose process was killed', () => {
  const folder = threadFolder();
  const graph = processes('graphProcess');

  async function begin(): Promise<{ beside: string; id: string }> {
    const { id } = (await folder.store().create(newThread)).thread;
    return { beside: join(folder.root, '..'), id };
  }

  /** Runs until the graph blocks, kills the process (once `ready`), and runs the rest in another one. */
  async function killAndGoOn(what: string, url = '', ready?: (id: string) => Promise<void>) {
    const { beside, id } = await begin();
    const killed = graph.start([what, beside, id, 'block', url]);
    await killed.line('blocked');
    await ready?.(id);
    killed.child.kill('SIGKILL');
    assert.equal((await killed.ended).signal, 'SIGKILL');
    const next = graph.start([what, beside, id, 'go', url]);
    const state = JSON.parse(await next.line('{')) as { log: string[] };
    assert.deepEqual(await next.ended, { code: 0, signal: null });
    return { log: state.log, notes: notesIn(beside) };
  }

  it('after 30 of 50 steps does the other 20 only', async () => {
    const { log, notes } = await killAndGoOn('steps');
    assert.deepEqual(
      notes,
      Array.from({ length: 50 }, (_, n) => `step ${n}`),
    );
    assert.deepEqual(
      log,
      notes.map((_, n) => `Step ${n} of a long run`),
    );
  }).timeout(20_000);

  it('does not run siblings again that had finished', async () => {
    const finished = async (id: string) => {
      const log = await folder.store().open(id);
      for (let tries = 0; tries < 200; tries++) {
        const tasks = new Set((await log.get(''))?.writes.map(({ taskId }) => taskId));
        if (tasks.size === 3) return;
        await delay(10);
      }
      assert.fail('The writes of the finished siblings never came.');
    };
    const { log, notes } = await killAndGoOn('siblings', '', finished);
    assert.deepEqual([...notes].sort(), ['a', 'b', 'c', 'end', 'slow']);
    assert.deepEqual(log, ['a', 'b', 'c', 'slow', 'end']);
  }).timeout(20_000);

  it('does not pay again for a call whose answer was stored', async () => {
    let calls = 0;
    const server = createServer((_, response) => response.end(`answer ${++calls}`));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const { log, notes } = await killAndGoOn('call', `http://127.0.0.1:${port}/`);
      assert.equal(calls, 1);
      assert.deepEqual(notes, ['use answer 1']);
      assert.deepEqual(log, ['answer 1', 'used']);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }).timeout(20_000);
});
