import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Counts, noCounts } from './counts';
import { runHostSuite } from './hostSuite';
import { root } from './paths';
import { say } from './say';

/** The suites in the order they run: what is quick and explains most comes first. */
export const suites = ['unit', 'browser', 'host', 'e2e'] as const;

export type SuiteName = (typeof suites)[number];

/** Runs a suite and shows its output. A suite that crashed or ran no test counts as one failure. */
export async function runSuite(name: SuiteName, grep: string | undefined): Promise<Counts> {
  const started = performance.now();
  say(`${name} tests`);
  const counts = await (name === 'host' ? runHostSuite(grep) : runInProcess(name, grep)).catch(
    (error: unknown) => {
      console.error(error);
      return undefined;
    },
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!counts) {
    say(`${name}: did not come to its end (${seconds} s)`);
    return { ...noCounts, failed: 1 };
  }
  if (counts.passed + counts.failed === 0 && !grep) {
    say(`${name}: no test ran`);
    return { ...counts, failed: 1 };
  }
  say(`${name}: ${seconds} s`);
  return counts;
}

/** The counts that the suite's process sent, `undefined` where it ended without. */
function runInProcess(name: SuiteName, grep: string | undefined): Promise<Counts | undefined> {
  const file = fileURLToPath(new URL('mochaSuite.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file, name, ...(grep ? [grep] : [])], {
    cwd: root,
    // Colours are for people; a log is easier to read without.
    env: process.stdout.isTTY ? process.env : { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let counts: Counts | undefined;
    child.once('message', (message) => (counts = message as Counts));
    child.once('error', reject);
    child.once('close', () => resolve(counts));
  });
}
