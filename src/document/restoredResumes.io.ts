import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atomicWrite } from '../storage/atomicWrite';
import { errnoCode, storageFailure } from '../storage/failure';
import { namesLike } from '../storage/freeName';
import { JsonEditor } from './jsonEditor';
import { decodeUtf8, parseJsonObject } from './jsonText';
import { readMeta } from './meta';
import { parseSidecar, sidecarText } from './sidecar';

/** What became of a file: the name that it has now, and whether it was written or was there already. */
export interface RestoredFile {
  name: string;
  written: boolean;
}

/**
 * Adds the resumes of a backup, with their sidecars, to a folder. Nothing that is there is written over: a resume whose
 * name is taken by another content gets a free name; where its id is in use here too, it and its sidecar get another
 * one, so that the two don't mix. Restoring the same again writes nothing.
 *
 * Returns what became of each file, by its name in the backup. Rejects with `storage-failed {code}`.
 */
export async function restoreResumes(
  folder: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<Map<string, RestoredFile>> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const restored = new Map<string, RestoredFile>();
    for (const [name, bytes] of files) {
      if (!isResume(name)) continue;
      const clash = await clashingId(folder, name, bytes, files);
      if (clash === undefined) restored.set(name, await place(folder, name, bytes));
      else {
        const id = idFrom(bytes);
        const sidecar = sidecarOf(clash);
        restored.set(sidecar, await placeSidecar(folder, files.get(sidecar), clash, id));
        restored.set(name, await place(folder, name, withId(bytes, id)));
      }
    }
    for (const [name, bytes] of files) {
      if (!restored.has(name)) restored.set(name, await place(folder, name, bytes));
    }
    return restored;
  } catch (error) {
    throw storageFailure(error);
  }
}

/** The id of a resume that can't keep its name here, where another resume here goes by that id. */
async function clashingId(
  folder: string,
  name: string,
  bytes: Buffer,
  files: ReadonlyMap<string, Buffer>,
): Promise<string | undefined> {
  const here = await contentOf(join(folder, name));
  const id = idOf(bytes);
  if (!here || here.equals(bytes) || id === undefined) return undefined;
  if (idOf(here) === id) return id;
  const known = await contentOf(join(folder, sidecarOf(id)));
  const brought = files.get(sidecarOf(id));
  return known && !(brought && known.equals(brought)) ? id : undefined;
}

/** Writes a file under the first name that is free, unless it is there under one of those before. */
async function place(folder: string, wanted: string, bytes: Buffer): Promise<RestoredFile> {
  for (const name of namesLike(wanted)) {
    const here = await contentOf(join(folder, name));
    if (here?.equals(bytes)) return { name, written: false };
    if (here) continue;
    await atomicWrite(join(folder, name), bytes);
    return { name, written: true };
  }
  return { name: wanted, written: false };
}

/** A sidecar for another id. One that can't be read is of no use there. */
async function placeSidecar(
  folder: string,
  bytes: Buffer | undefined,
  id: string,
  newId: string,
): Promise<RestoredFile> {
  const name = sidecarOf(newId);
  const sidecar = bytes && parseSidecar(bytes.toString('utf8'), id);
  if (!sidecar) return { name, written: false };
  return place(folder, name, Buffer.from(sidecarText({ ...sidecar, resumeId: newId })));
}

function isResume(name: string): boolean {
  return name.endsWith('.resume.json');
}

function sidecarOf(id: string): string {
  return `${id}.evidence.json`;
}

/** The id in a resume; `undefined` where there is none, or it can't be read. */
function idOf(bytes: Buffer): string | undefined {
  try {
    return readMeta(parseJsonObject(decodeUtf8(bytes, ''), '')).id;
  } catch {
    return undefined;
  }
}

/** A resume that has an id, with another one. */
function withId(bytes: Buffer, id: string): Buffer {
  const document = parseJsonObject(decodeUtf8(bytes, ''), '');
  const editor = new JsonEditor(document);
  editor.set(['meta', 'vitae'], 'id', id);
  return Buffer.from(document.bom + editor.text);
}

/** The same content gives the same id. */
function idFrom(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

async function contentOf(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (errnoCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
