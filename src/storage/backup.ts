import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, type ErrorCode } from '../protocol/errors';
import { oneLine } from '../text/plainText';
import { ARCHIVE_SUFFIX } from './archive';
import { archiveOf } from './archiveOf';
import { atomicWrite, syncFolder } from './atomicWrite';
import {
  BACKUP_FORMAT,
  BACKUP_NAME,
  MANIFEST,
  portable,
  type BackupFile,
  type BackupManifest,
} from './backupManifest';
import { freeName } from './freeName';
import { errnoCode, storageFailure } from './failure';
import type { ThreadSummary } from './threadStore';

/** A title is cut after so many characters. */
const MOST_TITLE = 1_000;

/** What goes into a backup beside the threads and the folder `resumes` of the extension's storage. */
export interface BackupResume {
  /** The id of the current resume, also where it was not saved yet. */
  id: string;
  /** Its name, for a file of its own. */
  name: string;
  /** Where it isn't in the extension's storage: what it holds. */
  bytes: Uint8Array | null;
  /** It is the one in the extension's storage. */
  private: boolean;
}

/** What a backup is made of, and how it is followed. */
export interface BackupOptions {
  /** The extension's storage: its folders `threads` and `resumes` are read. */
  storage: string;
  threads: readonly ThreadSummary[];
  resume: BackupResume;
  now: () => Date;
  /** Aborting it leaves nothing behind. */
  signal: AbortSignal;
  progress: (done: number, total: number) => void;
}

/** What was backed up. */
export interface BackupReport {
  /** The backup's own folder. */
  folder: string;
  chats: number;
  resumes: number;
  /** Threads of which something could not be read: their raw files are in the backup. */
  unreadable: BackupManifest['unreadable'];
}

/**
 * Writes a backup of all threads and resumes as a folder in `into`. It has its name only once all of it is on disk.
 * Secrets are no part of it. Rejects with `storage-failed {code}`, or with the signal's reason.
 */
export async function writeBackup(into: string, options: BackupOptions): Promise<BackupReport> {
  const temporary = join(into, `.vitae-backup-${randomUUID()}.tmp`);
  try {
    const backup = new Backup(temporary, options);
    await backup.write();
    const folder = await settle(temporary, into, options.now());
    const { unreadable } = backup;
    return {
      folder,
      chats: backup.count('chats/'),
      resumes: backup.count('resumes/', '.resume.json'),
      unreadable,
    };
  } catch (error) {
    await rm(temporary, { recursive: true, force: true }).catch(() => undefined);
    options.signal.throwIfAborted();
    throw storageFailure(error);
  }
}

class Backup {
  readonly unreadable: BackupReport['unreadable'] = [];
  private readonly files: BackupFile[] = [];

  constructor(
    private readonly folder: string,
    private readonly options: BackupOptions,
  ) {}

  count(start: string, end = ''): number {
    return this.files.filter(({ path }) => path.startsWith(start) && path.endsWith(end)).length;
  }

  async write(): Promise<void> {
    const { threads, progress, now, resume } = this.options;
    await mkdir(join(this.folder, 'chats'), { recursive: true, mode: 0o700 });
    for (const [done, summary] of threads.entries()) {
      progress(done, threads.length);
      await this.addThread(summary);
    }
    const file = await this.addResumes();
    const manifest: BackupManifest = {
      kind: 'backup',
      format: BACKUP_FORMAT,
      createdAt: now().toISOString(),
      resume: { id: resume.id, ...(file !== undefined && { file }) },
      files: this.files,
      unreadable: this.unreadable,
    };
    this.options.signal.throwIfAborted();
    await atomicWrite(join(this.folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  }

  /** One that can't be read, or only in part, is copied as it is. */
  private async addThread(summary: ThreadSummary): Promise<void> {
    const { id } = summary;
    const title = 'title' in summary ? { title: oneLine(summary.title).slice(0, MOST_TITLE) } : {};
    let failed: ErrorCode | undefined = 'unreadable' in summary ? summary.unreadable : undefined;
    if (failed === undefined) {
      try {
        const archived = await archiveOf(join(this.options.storage, 'threads', id), this.options.now());
        if (!archived) return;
        await this.add(`chats/${id}${ARCHIVE_SUFFIX}`, archived.bytes, title);
        if (archived.damaged) failed = 'thread-unreadable';
      } catch (error) {
        this.options.signal.throwIfAborted();
        // Deleted since it was listed.
        if (hasCode(error) && error.code === 'thread-unknown') return;
        if (!hasCode(error) || error.code === 'storage-failed') throw error;
        failed = error.code;
      }
    }
    if (failed === undefined) return;
    this.unreadable.push({ id, code: failed, ...title });
    await this.addFolder(join('threads', id), `unreadable/${id}`);
  }

  /** Returns the path of the current resume in the backup. */
  private async addResumes(): Promise<string | undefined> {
    const { resume } = this.options;
    await this.addFolder('resumes', 'resumes');
    if (resume.private) {
      const path = 'resumes/resume.resume.json';
      return this.files.some((file) => file.path === path) ? path : undefined;
    }
    return resume.bytes ? this.add(`resumes/${resume.name}.resume.json`, resume.bytes) : undefined;
  }

  /** All files that lie in a folder itself, but what is half written. */
  private async addFolder(from: string, to: string): Promise<void> {
    const folder = join(this.options.storage, from);
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      if (errnoCode(error) === 'ENOENT') return [];
      throw error;
    });
    for (const entry of entries) {
      if (!entry.isFile() || /^\.|^lease\./.test(entry.name)) continue;
      const bytes = await readFile(join(folder, entry.name)).catch((error: unknown) => {
        if (errnoCode(error) === 'ENOENT') return undefined;
        throw error;
      });
      if (bytes) await this.add(`${to}/${entry.name}`, bytes);
    }
  }

  /** Returns the path that the file got: one that every system can have, and that is free. */
  private async add(wanted: string, bytes: Uint8Array, of: { title?: string } = {}): Promise<string> {
    this.options.signal.throwIfAborted();
    const known = new Set(this.files.map(({ path }) => path.toLowerCase()));
    const path = freeName(portable(wanted), (one) => known.has(one.toLowerCase()));
    const target = join(this.folder, ...path.split('/'));
    await mkdir(join(target, '..'), { recursive: true, mode: 0o700 });
    await atomicWrite(target, bytes);
    this.files.push({ path, size: bytes.length, sha256: sha256(bytes), ...of });
    return path;
  }
}

/** Gives the finished backup its name: `Vitae Backup 2026-11-30 1530`, by the clock on the wall. */
async function settle(temporary: string, into: string, now: Date): Promise<string> {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const taken = new Set(await readdir(into));
  const free = freeName(`${BACKUP_NAME} ${day} ${two(now.getHours())}${two(now.getMinutes())}`, (one) =>
    taken.has(one),
  );
  await rename(temporary, join(into, free));
  await syncFolder(into);
  return join(into, free);
}

/** A file's fingerprint, in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
