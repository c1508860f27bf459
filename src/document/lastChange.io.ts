import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atomicWrite } from '../storage/atomicWrite';
import { errnoCode, storageFailure } from '../storage/failure';
import { changeText, parseChange, type LastChange } from './lastChange';

/** What was last written into a resume; `undefined`: nothing is known. Rejects with `storage-failed {code}`. */
export async function readLastChange(folder: string, resumeId: string): Promise<LastChange | undefined> {
  try {
    return parseChange(await readFile(changePath(folder, resumeId), 'utf8'), resumeId);
  } catch (error) {
    if (errnoCode(error) === 'ENOENT') return undefined;
    throw storageFailure(error);
  }
}

/** Keeps what is written into a resume now, in place of what was before. Rejects with `storage-failed {code}`. */
export async function writeLastChange(folder: string, change: LastChange): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw storageFailure(error);
  }
  await atomicWrite(changePath(folder, change.resumeId), changeText(change));
}

/** Of this machine and this moment: a name that is no part of a backup. */
function changePath(folder: string, resumeId: string): string {
  return join(folder, `.${resumeId}.last-change.json`);
}
