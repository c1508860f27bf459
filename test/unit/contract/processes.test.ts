import assert from 'node:assert/strict';
import { threadFolder } from '../storage/threads';
import { processes } from './children';
import { race } from './leaseRace';
import { manyThreads, turns } from './twoProcesses';

describe('Two processes in one folder of threads', () => {
  const folder = threadFolder();
  const load = processes('loadProcess');
  const turning = processes('turnsProcess');

  it('write to 50 threads each at once, and nothing is lost or mixed', () =>
    manyThreads(folder.root, load.start, { threads: 50, steps: 3 })).timeout(30_000);

  it('take turns on one thread, and nothing is lost or mixed', () =>
    turns(folder.root, turning.start, { processes: 2, turns: 25 })).timeout(30_000);
});

describe('Processes that fight for a lease', () => {
  const folder = threadFolder();
  const holders = processes('leaseProcess');

  it('never hold it two at once, also where holders are killed or forced out', async () => {
    await race(folder.root, holders.start, 30, { byForce: 0, kills: true });
    const { forced } = await race(folder.root, holders.start, 40, { byForce: 0.1, kills: true });
    assert.ok(forced > 0);
  }).timeout(30_000);
});
