import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir, uptime } from 'node:os';
import { join } from 'node:path';
import { acquireLease, type Observations } from '../../../src/storage/lease';
import { childProcesses } from './childProcess';

describe('A lease', () => {
  let folder: string;
  const start = childProcesses('leaseHolder');
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitae-lease-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  const leave = (generation: number, holder: object) =>
    writeFile(join(folder, `lease.${generation}`), JSON.stringify(holder));

  /** Processes that are ready to take the leases of these folders all at once. */
  async function holders(
    count: number,
    folders: string[],
  ): Promise<{ child: ChildProcess; done: Promise<string[]> }[]> {
    const started = Array.from({ length: count }, () => {
      const child = start(folders);
      return { child, ready: lines(child, 'ready'), done: lines(child, 'done') };
    });
    await Promise.all(started.map(({ ready }) => ready));
    for (const { child } of started) child.stdin?.write('go\n');
    return started;
  }

  it('is held by one, and free again after its release, with the next number', async () => {
    const lease = await acquireLease(folder);
    assert.equal(lease.generation, 1);
    assert.ok(await lease.isCurrent());
    await assert.rejects(acquireLease(folder), {
      code: 'thread-elsewhere',
      params: { pid: process.pid, host: '' },
    });
    await lease.release();
    const next = await acquireLease(folder);
    assert.equal(next.generation, 2);
    assert.ok(!(await lease.isCurrent()));
    await next.release();
  });

  it('leaves one file, for the user only', async () => {
    for (let n = 0; n < 3; n++) await (await acquireLease(folder)).release();
    assert.deepEqual(await readdir(folder), ['lease.3']);
    assert.equal((await stat(join(folder, 'lease.3'))).mode & 0o777, 0o600);
  });

  it('of a living process is refused, of a dead one taken at once', async () => {
    const [holder] = await holders(1, [folder]);
    assert.ok(holder);
    assert.deepEqual(await holder.done, ['ready', `held ${folder} 1`, 'done']);
    const params = { pid: holder.child.pid, host: '' };
    await assert.rejects(acquireLease(folder), { code: 'thread-elsewhere', params });
    const gone = new Promise((resolve) => holder.child.once('exit', resolve));
    holder.child.kill('SIGKILL');
    await gone;
    const lease = await acquireLease(folder);
    assert.equal(lease.generation, 2);
    await lease.release();
  });

  it('of an earlier process that had our id is taken', async () => {
    await leave(4, { pid: process.pid, host: hostname(), startedAt: 1, nonce: 'n' });
    const lease = await acquireLease(folder);
    assert.equal(lease.generation, 5);
    await lease.release();
  });

  it('of a process of before the machine was restarted is taken, although its id came back', async () => {
    const before = Date.now() - uptime() * 1000 - 60_000;
    await leave(1, { pid: process.ppid, host: hostname(), startedAt: before, nonce: 'n' });
    await assert.rejects(acquireLease(folder), { code: 'thread-elsewhere' }, 'its counter still moves');
    await utimes(join(folder, 'lease.1'), new Date(before), new Date(before));
    const lease = await acquireLease(folder);
    assert.equal(lease.generation, 2);
    await lease.release();
  });

  it('of another host is taken once its counter stood still for 30 s of watching', async () => {
    await leave(1, { pid: 1, host: 'elsewhere', startedAt: 1, nonce: 'n' });
    const observed: Observations = new Map();
    const tryAt = (now: number) => acquireLease(folder, { observed, now: () => now });
    const busy = { code: 'thread-elsewhere', params: { pid: 1, host: 'elsewhere' } };
    await assert.rejects(tryAt(1_000), busy);
    await assert.rejects(tryAt(30_900), busy);
    await utimes(join(folder, 'lease.1'), new Date(5_000), new Date(5_000));
    await assert.rejects(tryAt(40_000), busy);
    await assert.rejects(tryAt(69_900), busy);
    const lease = await tryAt(70_000);
    assert.equal(lease.generation, 2);
    await lease.release();
  });

  it('is not taken with a number that was used and cleaned up while we looked', async () => {
    await leave(1, { pid: process.pid, host: hostname(), startedAt: 1, nonce: 'dead' });
    // The clock is read after the newest number was, and before the next one is created.
    const meanwhile = () => {
      rmSync(join(folder, 'lease.1'), { force: true });
      const holder = { pid: process.ppid, host: hostname(), startedAt: 1, nonce: 'other' };
      writeFileSync(join(folder, 'lease.3'), JSON.stringify(holder));
      return 0;
    };
    await assert.rejects(acquireLease(folder, { now: meanwhile }), { code: 'thread-elsewhere' });
    assert.deepEqual(await readdir(folder), ['lease.3']);
  });

  it('that cannot be read is not taken for free', async () => {
    await writeFile(join(folder, 'lease.1'), '');
    await assert.rejects(acquireLease(folder), { code: 'thread-elsewhere' });
    assert.equal(await readFile(join(folder, 'lease.1'), 'utf8'), '');
  });

  it('is taken by exactly one of several processes, after a dead holder too', async () => {
    const folders = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const each = join(folder, String(n));
        await mkdir(each);
        // No process has this id.
        const dead = { pid: 4_194_304 + 1, host: hostname(), startedAt: 1, nonce: 'n' };
        if (n % 2 === 0) await writeFile(join(each, 'lease.1'), JSON.stringify(dead));
        return each;
      }),
    );
    const outcomes = await Promise.all((await holders(3, folders)).map(({ done }) => done));
    for (const each of folders) {
      const won = outcomes.flat().filter((line) => line.startsWith(`held ${each} `));
      assert.equal(won.length, 1, won.join());
    }
  });
});

/** All that a process has printed when it prints `last`. */
function lines(child: ChildProcess, last: string): Promise<string[]> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(`${last}\n`)) resolve(output.trimEnd().split('\n'));
    });
    child.once('exit', () => reject(new Error(`ended before "${last}": ${output}`)));
  });
}
