import { ThreadStore } from '../../../src/storage/threadStore';
import { checkpoint, idOf, json } from './threads';

/**
 * A process to be killed: `writer.ts <root> <threadId>` appends to a thread as fast as it can, and prints a number
 * once everything of that number was acknowledged.
 */
async function main(root: string, threadId: string): Promise<void> {
  const log = await new ThreadStore(root).open(threadId);
  await log.takeLease();
  const items: string[] = [];
  for (let n = 0; ; n++) {
    items.push(`Item ${n} of a list that grows`);
    const id = idOf(n);
    const values = { log: [...items], notes: 'x'.repeat(n % 3000) };
    await Promise.all([
      log.append({ kind: 'input', id: `m${n}`, at: '2026-11-30T10:00:00.000Z', text: `第 ${n} 条` }),
      log.put(checkpoint(id, values, n > 0 ? { parentId: idOf(n - 1) } : {})),
      log.putWrites('', id, [{ taskId: 't', taskPath: '', idx: 0, channel: 'log', value: json([n]) }]),
    ]);
    process.stdout.write(`${n}\n`);
  }
}

const [, , root, threadId] = process.argv;
if (root && threadId) void main(root, threadId);
