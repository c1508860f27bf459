import { randomUUID } from 'node:crypto';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errnoCode, storageFailure } from './failure';

/**
 * Replaces a file as a whole: whatever happens, the path holds the old content or the new one, and after the promise
 * resolves the new one survives a power cut. The folder must exist. A symbolic link is followed, not replaced.
 *
 * `mode` (default 0600) is for a new file; an existing one keeps its own.
 *
 * Rejects with `storage-failed {code}`; then the old content is untouched and nothing is left behind.
 */
export async function atomicWrite(
  path: string,
  content: string | Uint8Array,
  { mode = 0o600 }: { mode?: number } = {},
): Promise<void> {
  let temporary: string | undefined;
  try {
    const target = await followLinks(path);
    const folder = dirname(target);
    temporary = join(folder, `.vitae-${randomUUID()}.tmp`);
    const finalMode = (await existingMode(target)) ?? mode;
    await writeSynced(temporary, content, finalMode);
    await replace(temporary, target);
    temporary = undefined;
    await syncFolder(folder);
  } catch (error) {
    if (temporary !== undefined) await rm(temporary, { force: true }).catch(() => undefined);
    throw storageFailure(error);
  }
}

/** Makes a folder's entries durable; does nothing where the platform can't (Windows). */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some network file systems refuse to sync a folder; the rename itself has happened.
    if (errnoCode(error) !== 'EINVAL' && errnoCode(error) !== 'ENOTSUP') throw error;
  } finally {
    await handle.close();
  }
}

async function writeSynced(path: string, content: string | Uint8Array, mode: number): Promise<void> {
  const handle = await open(path, 'wx', mode);
  try {
    // The mode given to open() is cut by the umask.
    if (process.platform !== 'win32') await handle.chmod(mode);
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function followLinks(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (errnoCode(error) === 'ENOENT') return path;
    throw error;
  }
}

async function existingMode(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mode & 0o777;
  } catch (error) {
    if (errnoCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** On Windows a scanner or an editor may hold the target for a moment. */
async function replace(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await rename(from, to);
    } catch (error) {
      const held = ['EPERM', 'EACCES', 'EBUSY'].includes(errnoCode(error) ?? '');
      if (process.platform !== 'win32' || !held || attempt === 8) throw error;
      await delay(2 ** attempt);
    }
  }
}
