import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { processes } from '../unit/contract/children';
import { damages, survives } from '../unit/contract/damage';
import { fullDisk } from '../unit/contract/fullDisk';
import { race, type Race } from '../unit/contract/leaseRace';
import { cases, lockstep } from '../unit/contract/lockstep';
import { recordThread } from '../unit/contract/recordedThread';
import { manyThreads, turns } from '../unit/contract/twoProcesses';
import { threadFolder } from '../unit/storage/threads';

/** New random cases each time; a failure prints its seed. */
const seed = Date.now() % 1_000_000_000;

const say = (what: string) => process.stdout.write(`      ${what}\n`);

describe('The store, at length', () => {
  const folder = threadFolder();
  const load = processes('loadProcess');
  const turning = processes('turnsProcess');
  const holders = processes('leaseProcess');

  it('is as memory is, over 1,000 random graphs', () =>
    fc.assert(fc.asyncProperty(cases, lockstep), { numRuns: 1_000, seed }));

  it('survives 1,500 torn, zeroed, flipped and overwritten tails', async () => {
    const beside = await mkdtemp(join(tmpdir(), 'vitae-damage-'));
    try {
      const thread = await recordThread(join(beside, 'recorded'));
      const property = fc.asyncProperty(damages, (damage) =>
        survives(join(beside, 'threads'), thread, damage),
      );
      await fc.assert(property, { numRuns: 1_500, seed });
    } finally {
      await rm(beside, { recursive: true, force: true });
    }
  });

  it('keeps 50 threads of each of two processes apart', () =>
    manyThreads(folder.root, load.start, { threads: 50, steps: 40 }));

  it('keeps the turns of two processes, and of four, on one thread', async () => {
    await turns(folder.root, turning.start, { processes: 2, turns: 200 });
    await turns(folder.root, turning.start, { processes: 4, turns: 60 });
  });

  it('has one holder of a lease in 500 rounds of 4 processes that are killed', async () => {
    say(told(await race(folder.root, holders.start, 500, { byForce: 0, kills: true })));
  });

  it('has one holder of a lease in 500 rounds of 4 processes that force one another out and are killed', async () => {
    say(told(await race(folder.root, holders.start, 500, { byForce: 0.05, kills: true })));
  });
});

describe('A run on a disk that becomes full, at length', () => fullDisk(['sync', 'async']));

function told({ rounds, killed, forced, refused }: Race): string {
  return `${rounds} leases, ${forced} by force, ${killed} processes killed, ${refused} writes refused`;
}
