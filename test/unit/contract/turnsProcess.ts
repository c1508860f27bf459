import { writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { hasCode } from '../../../src/protocol/errors';
import type { ThreadLog } from '../../../src/storage/threadLog';
import { ThreadStore } from '../../../src/storage/threadStore';
import { checkpoint, idOf, json } from '../storage/threads';

/**
 * A process that takes turns with others on one thread: `turnsProcess.ts <root> <threadId> <name> <turns>`. In a turn
 * it takes the lease, builds on the checkpoint at the head, and releases the lease.
 */
async function main(root: string, threadId: string, name: string, turns: number): Promise<void> {
  const store = new ThreadStore(root);
  const log = await store.open(threadId);
  for (let turn = 0; turn < turns; turn++) {
    const lease = await takeWhenFree(log);
    const head = await log.get('');
    const before = JSON.parse(head?.checkpoint.values['log']?.data ?? '[]') as string[];
    const said = `${name}${turn}`;
    const id = idOf(before.length);
    await log.append({ kind: 'input', id: said, at: '2026-11-30T10:00:00.000Z', text: '' });
    await Promise.all([
      log.put(checkpoint(id, { log: [...before, said] }, head ? { parentId: head.checkpoint.id } : {})),
      log.putWrites('', id, [{ taskId: name, taskPath: '', idx: 0, channel: 'log', value: json([said]) }]),
    ]);
    await lease.release();
    writeSync(1, `${said}\n`);
    // The others get their turn.
    await delay(turn % 3);
  }
  await store.close();
}

/** Takes the lease once nobody else holds it. */
export async function takeWhenFree(log: ThreadLog): ReturnType<ThreadLog['takeLease']> {
  for (;;) {
    try {
      return await log.takeLease();
    } catch (error) {
      if (!hasCode(error) || error.code !== 'thread-elsewhere') throw error;
      await delay(1 + Math.random() * 3);
    }
  }
}

const [, script = '', root, threadId, name, turns] = process.argv;
if (script.includes('turnsProcess') && root && threadId && name)
  void main(root, threadId, name, Number(turns));
