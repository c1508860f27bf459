import { constants } from 'node:fs';
import { open, readdir, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { GitFolder } from '../../git/runGit.io';
import { runGit } from '../../git/runGit.io';

/** More files than this are not looked at. */
export const MAX_FILES = 20_000;
const MAX_DEPTH = 24;
/** Folders of others' or of generated files, where git does not say so. */
const SKIPPED = new Set(['node_modules', 'bower_components', '__pycache__', 'venv', 'site-packages']);

/** Windows has neither flag. */
const NO_LINKS = constants.O_NOFOLLOW ?? 0;
/** Not blocking, so that a named pipe cannot hang the run; a link is resolved first, to see where it leads. */
const FLAGS = constants.O_RDONLY | NO_LINKS | (constants.O_NONBLOCK ?? 0);

/** Paths relative to the folder, with `/`, sorted by depth, then name. */
export interface FileList {
  paths: string[];
  /** There were more. */
  capped: boolean;
  /** There was no time to list all. */
  cut: boolean;
}

/** What ends the reading: `signal` at once, `deadline` with what was read until then. */
export interface Ends {
  signal: AbortSignal;
  deadline?: AbortSignal | undefined;
}

/** The files of the folder that git tracks or would track; `null` where git knows none. */
export async function listWithGit(git: GitFolder, ends: Ends): Promise<FileList | null> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { ok, cut, stdout } = await runGit(git, args, { ...ends, maxBytes: 8_000_000 });
  if (!ok && !cut) return null;
  const paths = [...new Set(stdout.split('\0'))].filter((path) => path !== '' && !path.endsWith('/'));
  return paths.length === 0 ? null : ordered(paths, ends.deadline?.aborted === true && cut);
}

/**
 * The files of the folder without git: symbolic links and folders whose name begins with a dot are not entered. What lies
 * at the top is listed in any case.
 */
export async function walk(folder: string, { signal, deadline }: Ends): Promise<FileList> {
  const paths: string[] = [];
  let level = [''];
  let cut = false;
  // Breadth first, so that a cap leaves out what lies deepest.
  for (let depth = 0; level.length > 0 && depth < MAX_DEPTH && paths.length <= MAX_FILES; depth++) {
    const next: string[] = [];
    for (const directory of level) {
      signal.throwIfAborted();
      cut ||= depth > 0 && deadline?.aborted === true;
      if (paths.length > MAX_FILES || cut) break;
      const entries = await readdir(join(folder, directory), { withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        const path = directory === '' ? entry.name : `${directory}/${entry.name}`;
        if (entry.isDirectory()) {
          if (entersWithoutGit(path)) next.push(path);
        } else if (entry.isFile()) paths.push(path);
      }
    }
    level = next;
  }
  return ordered(paths, cut);
}

function entersWithoutGit(path: string): boolean {
  if (path === '.github' || path === '.github/workflows') return true;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return !name.startsWith('.') && !SKIPPED.has(name);
}

function ordered(paths: string[], cut: boolean): FileList {
  const depth = (path: string): number => path.split('/').length;
  const sorted = paths
    .map((path) => ({ path, depth: depth(path) }))
    .sort((a, b) => a.depth - b.depth || (a.path < b.path ? -1 : 1))
    .map(({ path }) => path);
  return { paths: sorted.slice(0, MAX_FILES), capped: sorted.length > MAX_FILES, cut };
}

/** The beginning of a file. */
export interface Head {
  bytes: Uint8Array;
  /** Of the whole file. */
  size: number;
}

/** Reads files of one folder and never leaves it, wherever symbolic links point. */
export class FolderReader {
  private readonly inside = new Map<string, Promise<boolean>>();

  private constructor(
    private readonly folder: string,
    private readonly real: string,
  ) {}

  static async open(folder: string): Promise<FolderReader> {
    return new FolderReader(folder, await realpath(folder));
  }

  /** The first `max` bytes; `null` where there is no regular file that lies in the folder. */
  async head(path: string, max: number): Promise<Head | null> {
    const absolute = join(this.folder, path);
    if (!(await this.holds(dirname(absolute)))) return null;
    let file = NO_LINKS === 0 ? null : await open(absolute, FLAGS).catch(() => null);
    if (!file) {
      const target = await realpath(absolute).catch(() => null);
      if (target === null || !this.within(target)) return null;
      file = await open(target, FLAGS).catch(() => null);
    }
    if (!file) return null;
    try {
      const stat = await file.stat();
      if (!stat.isFile()) return null;
      const buffer = Buffer.allocUnsafe(Math.min(stat.size, max));
      let length = 0;
      while (length < buffer.length) {
        const { bytesRead } = await file.read(buffer, length, buffer.length - length, length);
        if (bytesRead === 0) break;
        length += bytesRead;
      }
      return { bytes: buffer.subarray(0, length), size: stat.size };
    } catch {
      return null;
    } finally {
      await file.close();
    }
  }

  private holds(directory: string): Promise<boolean> {
    let known = this.inside.get(directory);
    if (!known) {
      known = realpath(directory).then(
        (target) => this.within(target),
        () => false,
      );
      this.inside.set(directory, known);
    }
    return known;
  }

  private within(target: string): boolean {
    const root = this.real.endsWith(sep) ? this.real : this.real + sep;
    return target === this.real || target.startsWith(root);
  }
}
