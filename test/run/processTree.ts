import { type ChildProcess, spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const running = new Set<ChildProcess>();
let interrupted = false;

// Whatever way we end, nothing that we started stays behind.
process.once('exit', () => running.forEach((child) => signalTree(child, 'SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    interrupted = true;
    void Promise.all([...running].map((child) => stopTree(child))).then(() => process.exit(130));
  });
}

/** Whether we are ending because someone said so, e.g. with Ctrl-C. */
export function wasInterrupted(): boolean {
  return interrupted;
}

/** Starts a program as the head of its own process group, so that it can be ended with all its children. */
export function startTree(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: process.platform !== 'win32' });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Ends a program and its children: politely, then after `graceMs` by force. */
export async function stopTree(child: ChildProcess, graceMs = 3000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  signalTree(child, 'SIGTERM');
  await Promise.race([exited, delay(graceMs, undefined, { ref: false })]);
  signalTree(child, 'SIGKILL');
  await exited;
}

function signalTree(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}
