import type { Language } from '../../../protocol/cards';
import { decodeText } from '../decode';
import type { Note } from '../facts';
import type { FolderReader } from '../projectFiles';
import { parseCargo } from './cargo';
import { parseCompose, parseDockerfile, parseWorkflow } from './docker';
import { parseGemfile } from './gemfile';
import { parseGoMod } from './goMod';
import type { Manifest } from './manifest';
import { parsePom } from './maven';
import { parsePackageJson } from './packageJson';
import { parsePubspec } from './pubspec';
import { parsePyproject, parseRequirements } from './python';

type Parser = (source: string, path: string, language: Language) => Manifest | null;

const PARSERS: [RegExp, Parser][] = [
  [/^package\.json$/, parsePackageJson],
  [/^pyproject\.toml$/, parsePyproject],
  [/^requirements[\w.-]*\.txt$/i, parseRequirements],
  [/^go\.mod$/, parseGoMod],
  [/^Cargo\.toml$/, parseCargo],
  [/^pom\.xml$/, parsePom],
  [/^pubspec\.ya?ml$/, parsePubspec],
  [/^Gemfile$/, parseGemfile],
  [/^(?:[\w-]+\.)?Dockerfile(?:\.[\w-]+)?$|^Containerfile$/, parseDockerfile],
  [/^(?:docker-)?compose(?:[.-][\w-]+)*\.ya?ml$/, parseCompose],
];

const MAX_BYTES = 400_000;
const MAX_DEPTH = 4;
const MAX_MANIFESTS = 60;
/** Manifests of what is shown, tested with, or others' are not the project's. */
const NOT_OWN =
  /(?:^|\/)(?:node_modules|vendor|third[-_]?party|external|examples?|demos?|samples?|docs?|website|templates?|fixtures?|__fixtures__|testdata|tests?|__tests__|e2e|benchmarks?|bench|fuzz|playground|dist|build|target)\//i;

/** The manifests of the folder that count, those nearest to its top first. */
export function manifestPaths(paths: readonly string[]): string[] {
  return paths
    .filter(
      (path) => path.split('/').length <= MAX_DEPTH && !NOT_OWN.test(path) && parserOf(path) !== undefined,
    )
    .slice(0, MAX_MANIFESTS);
}

function parserOf(path: string): Parser | undefined {
  if (/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) return parseWorkflow;
  if (/(?:^|\/)\./.test(path)) return undefined;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return PARSERS.find(([pattern]) => pattern.test(name))?.[1];
}

export interface ManifestsRead {
  manifests: Manifest[];
  /** Text of those at the top of the folder, by path. */
  texts: Map<string, string>;
  notes: Note[];
}

/** Reads and parses the manifests. One that can't be parsed is a note; `language` is that of counted facts. */
export async function readManifests(
  reader: FolderReader,
  paths: readonly string[],
  language: Language,
  signal: AbortSignal,
): Promise<ManifestsRead> {
  const manifests: Manifest[] = [];
  const notes: Note[] = [];
  const texts = new Map<string, string>();
  for (const path of manifestPaths(paths)) {
    signal.throwIfAborted();
    const head = await reader.head(path, MAX_BYTES);
    if (!head) continue;
    if (head.size > MAX_BYTES) {
      notes.push({ code: 'manifest-large', params: { path, bytes: head.size } });
      continue;
    }
    const decoded = decodeText(head.bytes);
    const text = 'binary' in decoded ? undefined : decoded.text;
    const manifest = text === undefined ? 'invalid' : parse(path, text, language);
    if (text !== undefined && !path.includes('/')) texts.set(path, text);
    if (manifest === 'invalid') notes.push({ code: 'manifest-invalid', params: { path } });
    else if (manifest) manifests.push(manifest);
  }
  return { manifests, texts, notes };
}

function parse(path: string, text: string, language: Language): Manifest | null | 'invalid' {
  try {
    return parserOf(path)?.(text, path, language) ?? null;
  } catch {
    return 'invalid';
  }
}
