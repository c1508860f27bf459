import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { root } from '../../run/paths';
import type { ThreadSession } from '../../../src/threads/session';
import type { Moments, RecordedWindow } from './recordedWindow';

/** A thread that is recorded with every release and resumed by every later one. */
export interface Scenario {
  /** What stands in the name of its folder. */
  what: string;
  /** Git knows the project's user; otherwise they are asked who they are. */
  knownUser: boolean;
  /** Brings the thread to where it is recorded. */
  play(window: RecordedWindow, session: ThreadSession): Promise<void>;
  /** Where the process is killed; absent: it ends by closing the window. */
  killedAt?(kill: () => never): Moments;
}

const extract = (window: RecordedWindow, session: ThreadSession): Promise<void> =>
  window.send(session, 'Extract', 'extractProject');

const extractAndApprove = async (window: RecordedWindow, session: ThreadSession): Promise<void> => {
  await extract(window, session);
  await window.approve(session);
};

/** The project agent's recorded threads. */
export const scenarios: readonly Scenario[] = [
  { what: 'waiting', knownUser: true, play: extract },
  { what: 'asked', knownUser: false, play: extract },
  { what: 'finished', knownUser: true, play: extractAndApprove },
  {
    what: 'killed-before-input',
    knownUser: true,
    play: extract,
    killedAt: (kill) => ({ run: kill }),
  },
  {
    what: 'killed-in-check',
    knownUser: true,
    play: extract,
    killedAt: (kill) => ({ check: kill }),
  },
  {
    what: 'killed-before-answer',
    knownUser: true,
    play: extractAndApprove,
    killedAt: (kill) => ({ run: (count) => (count === 2 ? kill() : undefined) }),
  },
  {
    what: 'killed-in-save',
    knownUser: true,
    play: extractAndApprove,
    killedAt: (kill) => ({ save: kill }),
  },
];

/** What is written beside a recorded thread's segments, as `recorded.json`. */
export interface Recorded {
  agent: string;
  threadId: string;
  graphVersion: number;
  /** Version of the segments' format. */
  storageFormat: number;
  /** The lease in force at the end; `released` is false where the process was killed. */
  lease: { generation: number; released: boolean };
  /** The versions of Vitae and of the libraries that wrote it. */
  versions: Record<string, string>;
}

/** What decides how a checkpoint is written and read. */
export const CHECKPOINT_LIBRARIES = [
  '@langchain/langgraph',
  '@langchain/langgraph-checkpoint',
  '@langchain/core',
] as const;

/** Where recorded threads are kept, each in a folder of its own. */
export const recordings = join(root, 'test/fixtures/threads');

/** What is noted of a recorded thread. */
export function readRecorded(name: string): Recorded {
  return JSON.parse(readFileSync(join(recordings, name, 'recorded.json'), 'utf8')) as Recorded;
}

/** Puts a recorded thread into a folder of threads, as if its process had ended on this machine. */
export function restore(name: string, folder: string): void {
  const { threadId, lease } = readRecorded(name);
  const thread = join(folder, threadId);
  mkdirSync(thread, { recursive: true });
  for (const file of readdirSync(join(recordings, name))) {
    if (file.endsWith('.log')) copyFileSync(join(recordings, name, file), join(thread, file));
  }
  const { pid } = spawnSync('git', ['--version']);
  const holder = {
    pid,
    host: hostname(),
    startedAt: 0,
    nonce: name,
    ...(lease.released && { released: true }),
  };
  writeFileSync(join(thread, `lease.${lease.generation}`), JSON.stringify(holder));
}
