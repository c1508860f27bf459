import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hasCode, VitaeError } from '../protocol/errors';
import { ARCHIVE_SUFFIX, MOST_BYTES, readArchive, type Archive } from './archive';
import { sha256 } from './backup';
import { BACKUP_NAME, MANIFEST, parseManifest, type BackupFile, type BackupManifest } from './backupManifest';
import { errnoCode, storageFailure } from './failure';
import type { ThreadStore } from './threadStore';

const MOST_MANIFEST_BYTES = 32 * 1024 * 1024;

/** A file of a backup that is damaged, missing, or can't be read. */
export type BadFile = Pick<BackupFile, 'path' | 'title'>;

/** A backup that was checked as a whole: nothing of it was written anywhere yet. */
export interface CheckedBackup {
  folder: string;
  manifest: BackupManifest;
  chats: BackupFile[];
  /** What lies in its folder `resumes`, by name. */
  resumes: Map<string, Buffer>;
  /** What of it can't be restored. */
  bad: BadFile[];
}

/** What became of a backup's threads. */
export interface RestoredChats {
  restored: string[];
  /** Threads of the same ids were here: they stay as they are. */
  left: string[];
  /** How many were not looked at, since it was cancelled. */
  remaining: number;
}

/** How restoring is followed and stopped. */
export interface RestoreOptions {
  signal: AbortSignal;
  progress: (done: number, total: number) => void;
}

/**
 * The backups that a folder is or holds, the latest first: its subfolders with a manifest, and where some have the name
 * of a backup, only these. Rejects with `storage-failed {code}`.
 */
export async function findBackups(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw storageFailure(error);
  });
  if (entries.some(({ name }) => name === MANIFEST)) return [folder];
  const found: string[] = [];
  for (const entry of entries) {
    if (!entry.isDirectory()) continue;
    const manifest = await stat(join(folder, entry.name, MANIFEST)).catch(() => undefined);
    if (manifest?.isFile()) found.push(entry.name);
  }
  const named = found.filter((name) => name.startsWith(BACKUP_NAME));
  const latest = (named.length > 0 ? named : found).sort().reverse();
  return latest.map((name) => join(folder, name));
}

/**
 * Reads a backup and checks every file: size, fingerprint, and that each thread is one. Rejects with
 * `archive-invalid {name, line}` where the manifest is none, `archive-version {name, format, known}`,
 * `storage-failed {code}`.
 */
export async function checkBackup(
  folder: string,
  { signal, progress }: RestoreOptions,
): Promise<CheckedBackup> {
  const manifest = await readManifest(folder);
  const chats: BackupFile[] = [];
  const resumes = new Map<string, Buffer>();
  const bad: BadFile[] = [];
  for (const [done, file] of manifest.files.entries()) {
    progress(done, manifest.files.length);
    signal.throwIfAborted();
    const [place = '', name = ''] = file.path.split('/');
    try {
      if (place === 'chats') {
        await readChat(folder, file);
        chats.push(file);
      } else if (place === 'resumes') resumes.set(name, await readChecked(folder, file));
    } catch (error) {
      if (!hasCode(error) || error.code === 'archive-version') throw error;
      bad.push(file);
    }
  }
  return { folder, manifest, chats, resumes, bad };
}

/** A folder without a manifest is no backup: then it is the folder that the error names. */
async function readManifest(folder: string): Promise<BackupManifest> {
  const here = await readdir(folder).catch((error: unknown) => {
    throw storageFailure(error);
  });
  if (!here.includes(MANIFEST)) throw new VitaeError('archive-invalid', { name: basename(folder), line: 1 });
  return parseManifest(await read(folder, MANIFEST, MOST_MANIFEST_BYTES));
}

/**
 * Adds the threads of a backup under their own ids; one that is here already stays as it is. Where it is cancelled, what
 * was added stays.
 */
export async function restoreChats(
  store: ThreadStore,
  { folder, chats }: CheckedBackup,
  { signal, progress }: RestoreOptions,
): Promise<RestoredChats> {
  const here = new Set((await store.list()).map(({ id }) => id));
  const result: RestoredChats = { restored: [], left: [], remaining: 0 };
  for (const [done, file] of chats.entries()) {
    progress(done, chats.length);
    if (signal.aborted) return { ...result, remaining: chats.length - done };
    const id = idOf(file);
    const added = !here.has(id) && (await adopt(store, await readChat(folder, file)));
    result[added ? 'restored' : 'left'].push(id);
  }
  return result;
}

/** False where the id is taken. */
async function adopt(store: ThreadStore, archive: Archive): Promise<boolean> {
  try {
    // Its files are opened again when they are needed: a backup may hold hundreds.
    await (await store.adopt(archive.lines())).close();
    return true;
  } catch (error) {
    if (hasCode(error) && error.code === 'archive-invalid') return false;
    throw error;
  }
}

/** Read again before it is used: a file may have changed since it was checked. */
async function readChat(folder: string, file: BackupFile): Promise<Archive> {
  const archive = await readArchive(await readChecked(folder, file), file.title ?? file.path);
  if (archive.thread.id !== idOf(file)) throw new VitaeError('archive-invalid', { name: file.path, line: 2 });
  return archive;
}

function idOf({ path }: BackupFile): string {
  return path.slice('chats/'.length, -ARCHIVE_SUFFIX.length);
}

async function readChecked(folder: string, { path, size, sha256: expected }: BackupFile): Promise<Buffer> {
  const bytes = await read(folder, path, MOST_BYTES);
  if (bytes.length === size && sha256(bytes) === expected) return bytes;
  throw new VitaeError('archive-invalid', { name: path, line: 1 });
}

/** A file of the backup itself: what is missing, a link or too large is no part of one. */
async function read(folder: string, path: string, most: number): Promise<Buffer> {
  const file = join(folder, ...path.split('/'));
  try {
    const about = await lstat(file);
    if (!about.isFile() || about.size > most)
      throw new VitaeError('archive-invalid', { name: path, line: 1 });
    return await readFile(file);
  } catch (error) {
    if (errnoCode(error) === 'ENOENT' || errnoCode(error) === 'ENOTDIR') {
      throw new VitaeError('archive-invalid', { name: path, line: 1 });
    }
    throw storageFailure(error);
  }
}
