import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { ThreadSession } from '../../../src/threads/session';
import { until, words, World } from './world';

const uuid = () => crypto.randomUUID();

describe('a thread that a process on its own has', () => {
  let folder: string;
  let world: World;
  let session: ThreadSession;
  let other: ChildProcess;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitae-window-'));
    const entryPoints = [join(__dirname, 'windowProcess.ts')];
    buildSync({ entryPoints, bundle: true, platform: 'node', outdir: folder });
  });
  after(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    world = await World.open(undefined, { silence: 100 });
    session = await world.thread();
    const script = join(folder, 'windowProcess.js');
    other = spawn(process.execPath, [script, world.folder, session.id], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (other.stdout) await once(other.stdout, 'data');
    await until(() => session.view.run.status === 'elsewhere');
  });
  afterEach(async () => {
    other.kill('SIGKILL');
    await world.threads.close();
  });

  it('is shown as it is there, and goes on here by itself once that one is killed', async () => {
    assert.deepEqual(words(session), ['from there']);
    await assert.rejects(session.send(uuid(), 'from here'), { code: 'thread-elsewhere' });
    other.kill('SIGKILL');
    await until(() => session.view.run.status === 'waiting');
    assert.deepEqual(words(session), ['from there', 'Hello there']);
    assert.deepEqual(world.script.runs, ['talk', 'ask']);
    const ended = session.log.journal.at(-1);
    assert.equal(ended?.kind === 'ended' && ended.again?.after, 'crash');
  });

  it('is taken over, once, while that one lives but is silent', async () => {
    await until(() => session.view.run.status === 'elsewhere' && session.view.run.silent);
    await Promise.all([session.takeOver(), session.takeOver()]);
    await session.idle();
    assert.equal(session.view.run.status, 'waiting');
    assert.deepEqual(world.script.runs, ['talk', 'ask']);
    assert.deepEqual(world.script.unattended, [false], 'the user took it');
    assert.equal(other.exitCode, null);
    await session.send(uuid(), 'shorter');
    await session.idle();
    assert.equal(session.log.journal.filter(({ kind }) => kind === 'ended').length, 2);
  });
});
