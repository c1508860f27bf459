import { hasCode, VitaeError } from '../protocol/errors';
import { encodeArchive, readArchive } from './archive';
import { ThreadLog } from './threadLog';

/** A thread as a file, and whether a part of the thread could not be read and is not in it. */
export interface ArchivedThread {
  bytes: Buffer;
  damaged: boolean;
}

/**
 * The thread in a folder as a file that was read again; where another window compacted it meanwhile, once more. The log is
 * one of its own, so that no other is kept open by this. Rejects as {@link ThreadLog.open} does, with
 * `archive-too-large {mb}`, and with `thread-unreadable` where what the thread holds can't be taken in again. `undefined`: nothing was ever sent in it.
 */
export async function archiveOf(folder: string, now: Date): Promise<ArchivedThread | undefined> {
  try {
    return await archiveOnce(folder, now);
  } catch (error) {
    if (!hasCode(error) || !(error.code === 'archive-invalid' || error.params['code'] === 'ENOENT'))
      throw error;
  }
  try {
    return await archiveOnce(folder, now);
  } catch (error) {
    if (!hasCode(error) || error.code !== 'archive-invalid') throw error;
    throw new VitaeError('thread-unreadable', {}, { cause: error });
  }
}

async function archiveOnce(folder: string, now: Date): Promise<ArchivedThread | undefined> {
  const log = await ThreadLog.open(folder);
  try {
    const used = log.journal.some(({ kind }) => kind === 'input') || (await log.outline()).length > 0;
    if (!used && log.damage.length === 0) return undefined;
    const bytes = await encodeArchive(log.lines(), now);
    await readArchive(bytes, '');
    return { bytes, damaged: log.damage.length > 0 };
  } finally {
    await log.close();
  }
}
