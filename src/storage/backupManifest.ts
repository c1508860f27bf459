import * as z from 'zod/mini';
import { VitaeError, type ErrorCode } from '../protocol/errors';
import { nestsDeeper } from './archiveJson';
import { label } from './archiveRecords';
import { THREAD_ID } from './threadStore';

/** The file that makes a folder a backup. */
export const MANIFEST = 'backup.json';
/** How the name of a backup's folder begins. */
export const BACKUP_NAME = 'Vitae Backup';
/** A change that an older reader would misunderstand raises this number. */
export const BACKUP_FORMAT = 1;

/** A file of a backup; `path` is relative to its folder, with `/`. */
export interface BackupFile {
  path: string;
  /** Bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
  /** Of a chat: what its user knows it by. */
  title?: string;
}

/** What a backup holds. */
export interface BackupManifest {
  kind: 'backup';
  format: number;
  /** ISO 8601. */
  createdAt: string;
  /** The resume that was the current one: its id, and its file once it was saved. */
  resume: { id: string; file?: string };
  files: BackupFile[];
  /** Threads of which something could not be read. */
  unreadable: { id: string; code: ErrorCode; title?: string }[];
}

/** A thread's id, within a path. */
const UUID = THREAD_ID.source.slice(1, -1);
/** A name that is one on every system. */
const NAME = '(?![. ])[^/\\\\:*?"<>|\\u0000-\\u001f\\u007f]{1,200}(?<![. ])';
const PATH = new RegExp(`^(?:chats/${UUID}\\.vitae-chat|resumes/${NAME}|unreadable/${UUID}/${NAME})$`, 'u');

const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/));
const path = z.string().check(z.maxLength(300), z.regex(PATH));
const file = z.object({
  path,
  size: z.int().check(z.minimum(0)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  title: z.optional(label),
});

const manifest = z.object({
  kind: z.literal('backup'),
  format: z.int().check(z.minimum(1)),
  createdAt: z.string().check(z.maxLength(40)),
  resume: z.object({ id, file: z.optional(path) }),
  files: z.array(file).check(z.maxLength(100_000)),
  unreadable: z
    .array(
      z.object({
        id: z.string().check(z.regex(THREAD_ID)),
        code: z.string().check(z.maxLength(100)),
        title: z.optional(label),
      }),
    )
    .check(z.maxLength(100_000)),
});

/** A path whose parts are names on every system. */
export function portable(wanted: string): string {
  return wanted
    .split('/')
    .map((part) => portableName(part, 'file'))
    .join('/');
}

/** A text as the beginning of a file's name on every system; `other` where nothing is left of it. */
export function portableName(wanted: string, other: string): string {
  const name = wanted.replace(/[/\\:*?"<>|\p{Cc}]/gu, '-').replace(/^[. ]+|[. ]+$/g, '');
  return [...name].slice(0, 120).join('') || other;
}

/** Reads a manifest that may come from anybody. Rejects as {@link readArchive} does. */
export function parseManifest(bytes: Buffer): BackupManifest {
  const invalid = new VitaeError('archive-invalid', { name: MANIFEST, line: 1 });
  if (nestsDeeper(bytes, 8)) throw invalid;
  let data: unknown;
  try {
    data = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw invalid;
  }
  const format = z.object({ kind: z.literal('backup'), format: z.int() }).safeParse(data);
  if (format.success && format.data.format > BACKUP_FORMAT) {
    throw new VitaeError('archive-version', {
      name: MANIFEST,
      format: format.data.format,
      known: BACKUP_FORMAT,
    });
  }
  const parsed = manifest.safeParse(data);
  if (!parsed.success) throw invalid;
  const read = parsed.data as BackupManifest;
  const paths = read.files.map((one) => one.path);
  const { file: current } = read.resume;
  // Names that differ in case only are one file on some systems.
  if (new Set(paths.map((one) => one.toLowerCase())).size < paths.length) throw invalid;
  if (current !== undefined && !(current.startsWith('resumes/') && paths.includes(current))) throw invalid;
  return read;
}
