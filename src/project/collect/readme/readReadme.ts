import type { Language } from '../../../protocol/cards';
import { decodeText } from '../decode';
import type { Note } from '../facts';
import type { FolderReader } from '../projectFiles';
import { readmeCandidates } from './names';
import type { ReadmeFacts } from './readme';
import { parseReadme } from './readme';

/** Of a README that is larger, only the beginning is read. */
const MAX_BYTES = 512 * 1024;
/** A README may only point to another one. */
const MAX_CANDIDATES = 4;

/** Reads the best README of the folder that tells something; `path` is absent where there is none. */
export async function readReadme(
  reader: FolderReader,
  paths: readonly string[],
  language: Language | undefined,
  signal: AbortSignal,
): Promise<ReadmeFacts & { path?: string }> {
  const notes: Note[] = [];
  let first: (ReadmeFacts & { path: string }) | undefined;
  for (const path of readmeCandidates(paths, language).slice(0, MAX_CANDIDATES)) {
    signal.throwIfAborted();
    const head = await reader.head(path, MAX_BYTES);
    if (!head || head.size === 0) continue;
    const decoded = decodeText(head.bytes);
    if ('binary' in decoded) {
      notes.push({ code: 'readme-binary', params: { path } });
      continue;
    }
    const readme = { path, ...parseReadme(decoded.text, path, language) };
    if (head.size > MAX_BYTES) {
      notes.push({ code: 'readme-large', params: { path, bytes: head.size, read: MAX_BYTES } });
    }
    notes.push(...readme.notes);
    if (readme.facts.some(({ kind }) => kind !== 'title')) return { ...readme, notes };
    first ??= readme;
  }
  return first ? { ...first, notes } : { facts: [], notes };
}
