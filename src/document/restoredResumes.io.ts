import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atomicWrite } from '../storage/atomicWrite';
import { errnoCode, storageFailure } from '../storage/failure';
import { freeName } from '../storage/freeName';
import { JsonEditor } from './jsonEditor';
import { decodeUtf8, parseJsonObject } from './jsonText';
import { readMeta } from './meta';
import { parseSidecar, sidecarText } from './sidecar';

/** Where the files of a backup went: by the name that they had, the name that they have now. */
export type Restored = Map<string, string>;

/**
 * Adds the resumes of a backup, with their sidecars, to a folder. Nothing that is there is written over: a resume whose
 * name is taken by another content gets a free name; where its id is in use here too, it and its sidecar get another one,
 * so that the two don't mix.
 *
 * Rejects with `storage-failed {code}`.
 */
export async function restoreResumes(
  folder: string,
  files: ReadonlyMap<string, Buffer>,
  newId: () => string,
): Promise<Restored> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const taken = new Set(await readdir(folder));
    const restored: Restored = new Map();
    const write = async (wanted: string, bytes: Uint8Array): Promise<string> => {
      const name = freeName(wanted, (one) => taken.has(one));
      taken.add(name);
      await atomicWrite(join(folder, name), bytes);
      return name;
    };
    /** Sidecars that were written with another id. */
    const apart = new Set<string>();
    const resumesFirst = [...files].sort(([a], [b]) => Number(isResume(b)) - Number(isResume(a)));
    for (const [name, bytes] of resumesFirst) {
      if (apart.has(name)) continue;
      const here = await contentOf(join(folder, name));
      if (here?.equals(bytes)) restored.set(name, name);
      else if (!here || !isResume(name)) restored.set(name, await write(name, bytes));
      else {
        const id = idOf(bytes);
        const sidecarName = `${id}.evidence.json`;
        const sidecar = files.get(sidecarName);
        const known = await contentOf(join(folder, sidecarName));
        const clashes =
          id !== undefined && (id === idOf(here) || (known && !(sidecar && known.equals(sidecar))));
        if (!clashes) {
          restored.set(name, await write(name, bytes));
          continue;
        }
        const own = newId();
        apart.add(sidecarName);
        const evidence = sidecar && parseSidecar(sidecar.toString('utf8'), id);
        if (evidence)
          await write(`${own}.evidence.json`, Buffer.from(sidecarText({ ...evidence, resumeId: own })));
        restored.set(name, await write(name, withId(bytes, own)));
      }
    }
    return restored;
  } catch (error) {
    throw storageFailure(error);
  }
}

function isResume(name: string): boolean {
  return name.endsWith('.resume.json');
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

async function contentOf(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (errnoCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
