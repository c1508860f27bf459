import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { GRAPH_VERSIONS } from '../../src/protocol/graphVersions';
import { FORMAT } from '../../src/storage/records';
import { emptyFolder, RecordedWindow } from '../unit/graphs/recordedWindow';
import {
  CHECKPOINT_LIBRARIES,
  recordings,
  scenarios,
  type Recorded,
  type Scenario,
} from '../unit/graphs/recordings';
import { root } from './paths';
import { makeSampleProject } from './sampleProject';

/*
 * Records threads of this version, to be resumed by every later one: `npx tsx test/run/recordThread.ts`. To be run at each
 * release; what was recorded before stays as it is. Each thread is played in a process of its own, which may be killed.
 */

const AGENT = 'project';

async function play({ play: bring, killedAt }: Scenario, folder: string, about: string): Promise<void> {
  const kill = (): never => {
    process.kill(process.pid, 'SIGKILL');
    // The signal arrives at once, but not in the same instruction.
    for (;;);
  };
  const window = new RecordedWindow(folder, about, killedAt?.(kill));
  await bring(window, await window.begin());
  await window.close();
}

async function record(scenario: Scenario): Promise<void> {
  const target = join(recordings, `${AGENT}-v${GRAPH_VERSIONS.project}-${scenario.what}`);
  if (existsSync(target)) return console.log(`kept      ${target}`);
  const work = emptyFolder();
  try {
    const about = join(work, 'tidewatch');
    await makeSampleProject(about);
    if (!scenario.knownUser) {
      execFileSync('git', ['config', 'user.name', 'Somebody Else'], { cwd: about });
      execFileSync('git', ['config', 'user.email', 'else@example.org'], { cwd: about });
    }
    const folder = join(work, 'threads');
    const { status, signal } = spawnSync(
      process.execPath,
      ['--import', 'tsx', __filename, scenario.what, folder, about],
      { stdio: 'inherit', env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' } },
    );
    const wanted = scenario.killedAt ? signal === 'SIGKILL' : status === 0;
    if (!wanted) throw new Error(`${scenario.what} ended with ${signal ?? status}.`);
    keep(folder, target, work);
    console.log(`recorded  ${target}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Copies the segments as they are; a lease names a machine, so only what it says is noted. */
function keep(folder: string, target: string, work: string): void {
  const [threadId = ''] = readdirSync(folder);
  const names = readdirSync(join(folder, threadId));
  const segments = names.filter((name) => name.endsWith('.log'));
  const lease = names.find((name) => name.startsWith('lease.'));
  if (lease === undefined) throw new Error('There is no lease.');
  for (const name of segments) {
    if (readFileSync(join(folder, threadId, name), 'utf8').includes(work)) {
      throw new Error(`${name} holds a path of this machine.`);
    }
  }
  mkdirSync(target, { recursive: true });
  for (const name of segments) copyFileSync(join(folder, threadId, name), join(target, name));
  const { released } = JSON.parse(readFileSync(join(folder, threadId, lease), 'utf8')) as { released?: true };
  const recorded: Recorded = {
    agent: AGENT,
    threadId,
    graphVersion: GRAPH_VERSIONS.project,
    storageFormat: FORMAT,
    lease: { generation: Number(lease.slice('lease.'.length)), released: released === true },
    versions: versions(),
  };
  writeFileSync(join(target, 'recorded.json'), `${JSON.stringify(recorded, null, 2)}\n`);
}

function versions(): Record<string, string> {
  const read = (path: string): string =>
    (JSON.parse(readFileSync(join(root, path), 'utf8')) as { version: string }).version;
  return {
    vitae: read('package.json'),
    ...Object.fromEntries(
      CHECKPOINT_LIBRARIES.map((name) => [name, read(`node_modules/${name}/package.json`)]),
    ),
  };
}

async function main([what, folder = '', about = '']: string[]): Promise<void> {
  const played = scenarios.find((scenario) => scenario.what === what);
  if (played) return play(played, folder, about);
  for (const scenario of scenarios) await record(scenario);
}

void main(process.argv.slice(2));
