import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { atomicWrite } from '../storage/atomicWrite';
import { errnoCode, storageFailure } from '../storage/failure';
import { emptySidecar, parseSidecar, sidecarText, type Sidecar } from './sidecar';

/**
 * Reads the sidecar of a resume from a folder; an empty one where there is none. One that can't be read is set aside
 * under the name given in `setAside`, so that the next write doesn't overwrite it.
 *
 * Rejects with `storage-failed {code}`.
 */
export async function readSidecar(
  folder: string,
  resumeId: string,
): Promise<{ sidecar: Sidecar; setAside?: string }> {
  const path = sidecarPath(folder, resumeId);
  try {
    const text = await readFile(path, 'utf8');
    const sidecar = parseSidecar(text, resumeId);
    if (sidecar) return { sidecar };
    const setAside = `${resumeId}.evidence.unreadable-${Date.now()}.json`;
    await rename(path, join(folder, setAside));
    return { sidecar: emptySidecar(resumeId), setAside };
  } catch (error) {
    if (errnoCode(error) === 'ENOENT') return { sidecar: emptySidecar(resumeId) };
    throw storageFailure(error);
  }
}

/** Writes the sidecar of a resume, as a whole. Rejects with `storage-failed {code}`. */
export async function writeSidecar(folder: string, sidecar: Sidecar): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw storageFailure(error);
  }
  await atomicWrite(sidecarPath(folder, sidecar.resumeId), sidecarText(sidecar));
}

function sidecarPath(folder: string, resumeId: string): string {
  return join(folder, `${resumeId}.evidence.json`);
}
