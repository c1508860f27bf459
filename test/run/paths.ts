import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An extension that offers models to VS Code, which tests script. */
export const modelProvider = join(root, 'test/fixtures/model-provider');

/** What the runners install and write: servers, user data, logs, pictures. Ignored by git, safe to delete. */
export const workDir = fileURLToPath(new URL('../../.vscode-test', import.meta.url));

/**
 * A folder `<name>-<pid>` for what this run writes, so that two runs don't meet. What runs left that have ended is
 * removed: their logs can be read until the next run.
 */
export function runDir(name: string): string {
  mkdirSync(workDir, { recursive: true });
  removeEnded(`${name}-`);
  const dir = join(workDir, `${name}-${process.pid}`);
  mkdirSync(dir, { recursive: true });
  return dir;
}

/** Removes the folders in `.vscode-test` that are named by a prefix and the id of a process that has ended. */
function removeEnded(prefix: string): void {
  for (const name of readdirSync(workDir)) {
    const pid = name.startsWith(prefix) ? /^\d+$/.exec(name.slice(prefix.length)) : null;
    if (pid && !isAlive(Number(pid[0]))) rmSync(join(workDir, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}
