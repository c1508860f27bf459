import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processes } from './children';

/** What the process on the full disk tells, line by line. */
interface Content {
  journal: number;
  found: { n: number; whole: boolean }[];
  damage: unknown[];
}

/** Runs a graph on a small disk until it is full, for each durability. Skipped where none can be mounted. */
export function fullDisk(durabilities: readonly ('sync' | 'async')[]): void {
  const graph = processes('graphProcess');
  let folder: string;
  before(async function () {
    folder = await mkdtemp(join(tmpdir(), 'vitae-full-'));
    const mounted = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', folder]);
    if (mounted.status === 0) return;
    // Only root may mount a small disk, and only where the machine allows it.
    console.log('    skipped: a small disk can be mounted by root on Linux only');
    this.skip();
  });
  after(() => rm(folder, { recursive: true, force: true }));

  for (const durability of durabilities) {
    it(`ends with the reason, loses nothing that was stored, and goes on once there is room (${durability})`, async () => {
      const mount = `mount -t tmpfs -o size=400k tmpfs '${folder}' && exec "$@"`;
      const run = graph.start(['full', folder, '', durability], ['unshare', '-m', 'sh', '-c', mount, 'sh']);
      assert.deepEqual(await run.ended, { code: 0, signal: null });
      const [end, free, full, going, freed] = run.lines.map((line) => JSON.parse(line) as unknown) as [
        { error: unknown; ran: number },
        { free: number },
        { released: unknown; full: Content },
        { from: number; to: number },
        { freed: Content },
      ];
      assert.deepEqual(end.error, { code: 'storage-failed', params: { code: 'ENOSPC' } });
      assert.ok(free.free < 16 * 1024);
      assert.equal(full.released, true);
      const stored = full.full;
      assert.equal(stored.journal, 1);
      assert.deepEqual(stored.damage, []);
      // With `async` the run is ahead of the disk, and what is written at once fails at once.
      assert.ok(
        stored.found.length > (durability === 'sync' ? 20 : 0),
        `${stored.found.length} of ${end.ran}`,
      );
      assert.ok(stored.found.every(({ whole }) => whole));
      const steps = Math.max(...stored.found.map(({ n }) => n));
      if (durability === 'sync') assert.ok(steps >= end.ran - 1, `${steps} of ${end.ran}`);
      assert.deepEqual(new Set(stored.found.map(({ n }) => n)).size, steps + 1);

      assert.ok(going.from === steps || going.from === steps + 1, `${going.from} after ${steps}`);
      assert.ok(going.to >= going.from + 2);
      assert.equal(freed.freed.journal, 2);
      assert.ok(freed.freed.found.every(({ whole }) => whole));
      for (const { n } of stored.found) assert.ok(freed.freed.found.some((one) => one.n === n));
    }).timeout(20_000);
  }
}
