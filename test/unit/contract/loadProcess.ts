import { writeSync } from 'node:fs';
import type { JournalRecord } from '../../../src/storage/records';
import type { StoredWrite } from '../../../src/protocol/ports';
import { ThreadStore } from '../../../src/storage/threadStore';
import { checkpoint, idOf, json } from '../storage/threads';

/** What the n-th step of a thread consists of; what is big and what is small follows from `n` and the thread. */
export function stepOf(thread: string, n: number) {
  const salt = Number.parseInt(thread.slice(0, 4), 16);
  const size = (salt + n) % 11 === 0 ? 60_000 : ((salt ^ n) * 131) % 900;
  const input: JournalRecord = {
    kind: 'input',
    id: `m${n}`,
    at: '2026-11-30T10:00:00.000Z',
    text: `第 ${n} 条 ${thread.slice(0, 8)} ${'t'.repeat(size % 300)}`,
  };
  const values = {
    log: Array.from(
      { length: (n % 40) + 1 },
      (_, i) => `${thread.slice(0, 8)}: item ${i} of a list that grows`,
    ),
    notes: `${n} `.repeat(size / 4),
    n,
  };
  const write: StoredWrite = {
    taskId: `t${n}`,
    taskPath: 'p',
    idx: 0,
    channel: 'log',
    value: json([`${thread} ${n}`, 'w'.repeat(size % 5000)]),
  };
  return { id: idOf(n), parent: n === 0 ? undefined : idOf(n - (n % 7 === 6 ? 3 : 1)), input, values, write };
}

/**
 * A process under load, to be killed or left to finish: `loadProcess.ts <root> <steps> <threadId>…` writes to all these
 * threads at once, each under its lease, and prints `<thread's number> <n>` once everything of the n-th step was
 * acknowledged. The last of several threads is compacted now and then.
 */
async function main(root: string, steps: number, threads: readonly string[]): Promise<void> {
  const store = new ThreadStore(root);
  await Promise.all(
    threads.map(async (thread, number) => {
      const log = await store.open(thread);
      const lease = await log.takeLease();
      const compacts = threads.length > 1 && number === threads.length - 1;
      for (let n = 0; n < steps; n++) {
        const { id, parent, input, values, write } = stepOf(thread, n);
        await log.append(input);
        await Promise.all([
          // Every third step's writes come before their checkpoint.
          ...(n % 3 === 0 ? [log.putWrites('', id, [write])] : []),
          log.put(checkpoint(id, values, parent === undefined ? {} : { parentId: parent })),
          ...(n % 3 === 0 ? [] : [log.putWrites('', id, [write])]),
        ]);
        // Synchronous: what was printed was acknowledged, and what was acknowledged is printed.
        writeSync(1, `${number} ${n}\n`);
        if (compacts && n % 16 === 15) await log.compact();
      }
      await lease.release();
    }),
  );
  await store.close();
  writeSync(1, 'done\n');
}

const [, script = '', root, steps, ...threads] = process.argv;
if (script.includes('loadProcess') && root !== undefined) void main(root, Number(steps), threads);
