import { decodeText } from '../decode';
import type { Ends, FolderReader } from '../projectFiles';
import { ImportCounts, importingEcosystem, importsOf } from './imports';
import type { SourceSize } from './languages';
import { languageOfFile } from './languages';
import { notebookSource } from './notebook';
import type { Attributes } from './own';
import { isGenerated, isOwn, parseAttributes } from './own';

/** What is read of the sources: files, bytes of one file, bytes of all. */
const MOST = { files: 6000, file: 200_000, all: 64_000_000 } as const;
/** A larger file is data. */
const MAX_SOURCE = 2_000_000;
const AT_ONCE = 16;

export interface Sources {
  sizes: SourceSize[];
  imports: ImportCounts;
  /** More source files than are read. */
  capped: boolean;
  /** There was no time for all that would have been read. */
  cut: boolean;
}

/** Reads the project's own sources once, for their languages and imports. */
export async function scanSources(
  reader: FolderReader,
  paths: readonly string[],
  { signal, deadline }: Ends,
): Promise<Sources> {
  const attributes = await readAttributes(reader, paths);
  const relevant = (path: string): boolean =>
    languageOfFile(path) !== undefined || importingEcosystem(path) !== undefined;
  let own = paths.filter((path) => relevant(path) && isOwn(path, attributes));
  // A project may consist of examples.
  if (!own.some((path) => languageOfFile(path) !== undefined)) {
    own = paths.filter((path) => relevant(path) && isOwn(path, attributes, true));
  }
  const capped = own.length > MOST.files;
  const sources: Sources = { sizes: [], imports: new ImportCounts(), capped, cut: false };
  const queue = own.slice(0, MOST.files);
  let left: number = MOST.all;
  const work = async (): Promise<void> => {
    for (let path = queue.shift(); path !== undefined && left > 0; path = queue.shift()) {
      signal.throwIfAborted();
      if (deadline?.aborted) {
        sources.cut = true;
        return;
      }
      const head = await reader.head(path, path.endsWith('.ipynb') ? MAX_SOURCE : MOST.file);
      if (!head || head.size > MAX_SOURCE) continue;
      left -= head.bytes.length;
      readSource(path, head, sources);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return sources;
}

function readSource(path: string, head: { bytes: Uint8Array; size: number }, sources: Sources): void {
  const decoded = decodeText(head.bytes);
  if ('binary' in decoded) return;
  const notebook = path.endsWith('.ipynb') ? notebookSource(decoded.text) : undefined;
  if (path.endsWith('.ipynb') && !notebook) return;
  const text = notebook?.source ?? decoded.text;
  if (!notebook && isGenerated(text)) return;
  const language = notebook?.language ?? languageOfFile(path);
  if (language !== undefined)
    sources.sizes.push({ path, language, bytes: notebook ? text.length : head.size });
  const ecosystem = importingEcosystem(path);
  if (ecosystem !== undefined) sources.imports.add(ecosystem, importsOf(ecosystem, text));
}

async function readAttributes(reader: FolderReader, paths: readonly string[]): Promise<Attributes> {
  const head = paths.includes('.gitattributes') ? await reader.head('.gitattributes', 64_000) : null;
  const decoded = head ? decodeText(head.bytes) : { binary: true as const };
  return parseAttributes('binary' in decoded ? '' : decoded.text);
}
