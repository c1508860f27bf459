import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { damages, survives } from './damage';
import { recordThread, type RecordedThread } from './recordedThread';

describe('A thread whose file was torn, zeroed, flipped or overwritten', () => {
  let folder: string;
  let thread: RecordedThread;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitae-damage-'));
    thread = await recordThread(join(folder, 'recorded'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('keeps all before the damage, shows nothing wrong, and goes on', () =>
    fc.assert(
      fc.asyncProperty(damages, (damage) => survives(join(folder, 'threads'), thread, damage)),
      { numRuns: 120, seed: 20261130 },
    )).timeout(30_000);
});
