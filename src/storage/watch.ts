import { watch, type FSWatcher } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** File systems that report no changes (network drives) are looked at so often, in ms. */
const LOOK_MS = 1_000;
/** Changes that come together are reported once, in ms. */
const GATHER_MS = 30;

/** Calls back when files of a folder change; soon where the system reports it, else within a second. */
export function watchFolder(folder: string, changed: () => void): { dispose(): void } {
  let soon: NodeJS.Timeout | undefined;
  let seen: string | undefined;
  const report = (): void => {
    soon ??= setTimeout(() => {
      soon = undefined;
      changed();
    }, GATHER_MS).unref();
  };
  const look = async (): Promise<void> => {
    const state = await stateOf(folder);
    if (seen !== undefined && seen !== state) report();
    seen = state;
  };
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(folder, { persistent: false }, report);
    watcher.on('error', () => watcher?.close());
  } catch {
    // Looking from time to time has to do.
  }
  const looking = setInterval(() => void look(), LOOK_MS).unref();
  void look();
  return {
    dispose: () => {
      watcher?.close();
      clearInterval(looking);
      clearTimeout(soon);
    },
  };
}

/** Names, sizes and times of a folder's files; the empty text where it can't be read. */
async function stateOf(folder: string): Promise<string> {
  try {
    const names = (await readdir(folder)).sort();
    const states = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(join(folder, name));
        // The holder of a lease moves its time as a sign of life: that is no change.
        return name.startsWith('lease.') ? `${name} ${size}` : `${name} ${size} ${mtimeMs}`;
      }),
    );
    return states.join('\n');
  } catch {
    return '';
  }
}
