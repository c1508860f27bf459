import { writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { hasCode } from '../../../src/protocol/errors';
import { ThreadStore } from '../../../src/storage/threadStore';

/** What a process tells of its leases, one JSON line each. `at` is in ns of the clock that all processes share. */
export type LeaseEvent = { at: string; pid: number; generation: number } & (
  | { event: 'asks' | 'releases' | 'released' }
  | { event: 'holds'; forced: boolean }
  | { event: 'appends' | 'appended' | 'refused'; id: string }
  | { event: 'lost'; id: string; error: string }
);

/**
 * A process that takes a thread's lease again and again, by force now and then, appends while it holds it, and releases
 * it, until it is killed: `leaseProcess.ts <root> <threadId> <share taken by force>`.
 */
async function main(root: string, threadId: string, byForce: number): Promise<void> {
  const store = new ThreadStore(root, { sync: false });
  const log = await store.open(threadId);
  for (let turn = 0; ; turn++) {
    const force = Math.random() < byForce;
    const lease = await log.takeLease({ force }).catch(busy);
    if (!lease) {
      await delay(Math.random() * 4);
      continue;
    }
    const { generation } = lease;
    tell({ event: 'holds', generation, forced: force });
    for (let n = 0; n < 1 + (turn % 4); n++) {
      const id = `${process.pid} ${generation} ${n}`;
      tell({ event: 'appends', generation, id });
      try {
        await log.append({ kind: 'input', id, at: '2026-11-30T10:00:00.000Z', text: '' });
        tell({ event: 'appended', generation, id });
      } catch (error) {
        if (hasCode(error) && error.code === 'thread-taken') tell({ event: 'refused', generation, id });
        else tell({ event: 'lost', generation, id, error: String((error as Error).stack) });
        break;
      }
      await delay(Math.random() * 3);
    }
    tell({ event: 'releases', generation });
    await lease.release();
    tell({ event: 'released', generation });
    await delay(Math.random() * 2);
  }
}

function busy(error: unknown): undefined {
  if (!hasCode(error) || error.code !== 'thread-elsewhere') throw error;
}

type Told = LeaseEvent extends infer E ? (E extends LeaseEvent ? Omit<E, 'at' | 'pid'> : never) : never;

/** Synchronous, so that a kill loses nothing that was told. */
function tell(event: Told): void {
  writeSync(1, `${JSON.stringify({ at: String(process.hrtime.bigint()), pid: process.pid, ...event })}\n`);
}

const [, script = '', root, threadId, byForce] = process.argv;
if (script.includes('leaseProcess') && root && threadId) void main(root, threadId, Number(byForce));
