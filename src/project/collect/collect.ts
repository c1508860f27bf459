import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Evidence, Language } from '../../protocol/cards';
import { VitaeError } from '../../protocol/errors';
import type { Fact } from './fact';
import { fileFact } from './fact';
import type { CollectOptions, Note, ProjectFacts } from './facts';
import type { GitFacts } from './git/gitFacts';
import { gitFacts } from './git/gitFacts';
import type { Repository } from './git/repository';
import { openRepository } from './git/repository';
import type { Manifest } from './manifests/manifest';
import { manifestFacts } from './manifests/manifestFacts';
import type { ManifestsRead } from './manifests/readManifests';
import { readManifests } from './manifests/readManifests';
import type { Ends, FileList } from './projectFiles';
import { FolderReader, listWithGit, MAX_FILES, walk } from './projectFiles';
import type { ReadmeFacts } from './readme/readme';
import { readReadme } from './readme/readReadme';
import type { SourceSize } from './sources/languages';
import { languageShares } from './sources/languages';
import type { Sources } from './sources/scan';
import { scanSources } from './sources/scan';
import { wording } from './wording';

const MAX_LANGUAGES = 6;

/**
 * Gathers what a project's folder tells, as evidence: README, manifests, sources and the git history. What can't be read
 * is a note, and so is what there was no time for: until the deadline has passed everything is read. Rejects with `no-folder` where there is no such folder, and with the signal's reason.
 */
export async function collectProject(options: CollectOptions): Promise<ProjectFacts> {
  const { signal, onProgress } = options;
  const folder = resolve(options.folder);
  signal.throwIfAborted();
  if (!(await isFolder(folder))) throw new VitaeError('no-folder');
  const reader = await FolderReader.open(folder);
  onProgress?.('files');
  const { repository, notes } = await openRepository(folder, options);
  const { files, tracked } = await listFiles(folder, repository, options);
  if (files.capped) notes.push({ code: 'files-capped', params: { files: MAX_FILES } });

  onProgress?.('readme');
  const readme = await readReadme(reader, files.paths, options.language, signal);
  const language = options.language ?? readme.language ?? 'en';
  onProgress?.('manifests');
  const read = await readManifests(reader, files.paths, language, signal);
  // Git works in its own process while sources are read here.
  onProgress?.('git');
  const names = [
    basename(folder),
    ...read.manifests.flatMap(({ path, name }) => (name && !path.includes('/') ? name : [])),
  ];
  const history = repository?.commits
    ? gitFacts(repository, { ...options, language, names, watched: pathsOf(read.manifests) })
    : Promise.resolve<GitFacts | null>(null);
  // Whichever fails first, the other must not be left unheard.
  history.catch(() => undefined);
  onProgress?.('languages');
  const sources = await scanSources(reader, files.paths, options);
  const git = await history;
  if (git?.cut) notes.push({ code: 'git-cut', params: {} });
  if (files.cut || sources.cut) notes.push({ code: 'files-cut', params: {} });
  if (git?.failed) notes.push({ code: 'git-failed', params: {} });
  notes.push(...readme.notes, ...read.notes);
  // A folder inside a repository that knows nothing of it, such as a home folder under version control.
  const foreign = git !== null && git.commits === 0 && !git.cut && !tracked;
  if (foreign) notes.push({ code: 'git-none', params: {} });
  return assemble({
    folder,
    readme,
    read,
    sources,
    git: foreign ? null : git,
    repository,
    notes,
    language,
  });
}

/** Where the facts about containers and pipelines stand. */
function pathsOf(manifests: readonly Manifest[]): string[] {
  const sources = manifests.flatMap(({ infrastructure }) => infrastructure.map(({ source }) => source));
  return [...new Set(sources.flatMap((source) => (source.type === 'file' ? [source.path] : [])))];
}

/** A container or pipeline is the user's work only if they had a part in its file. */
function withPart(fact: Fact, git: GitFacts | null): Fact {
  if (!git || git.identity !== 'known' || fact.source.type !== 'file') return fact;
  return { ...fact, data: { ...fact.data, mine: git.touched.has(fact.source.path) } };
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}

async function listFiles(
  folder: string,
  repository: Repository | null,
  ends: Ends,
): Promise<{ files: FileList; tracked: boolean }> {
  const files = repository ? await listWithGit(repository, ends) : null;
  return files ? { files, tracked: true } : { files: await walk(folder, ends), tracked: false };
}

interface Found {
  folder: string;
  readme: ReadmeFacts & { path?: string };
  read: ManifestsRead;
  sources: Sources;
  git: GitFacts | null;
  repository: Repository | null;
  notes: Note[];
  language: Language;
}

function assemble(found: Found): ProjectFacts {
  const { readme, read, sources, git, repository, notes, language } = found;
  const declared = manifestFacts(read, sources.imports, language);
  const languages = languageFacts(sources, language);
  const name = nameOf(found);
  const evidence = [
    ...ofKind(readme.facts, 'title').filter(() => readme.name === name),
    ...ofKind(readme.facts, 'description'),
    ...declared.description.filter((fact) => !readme.facts.some((other) => same(fact.text, other.text))),
    ...ofKind(readme.facts, 'feature'),
    ...ofKind(readme.facts, 'number'),
    ...(git?.facts ?? []),
    ...languages,
    ...declared.dependency,
    ...declared.infrastructure.map((fact) => withPart(fact, git)),
    ...declared.manifest,
  ];
  const empty =
    readme.path === undefined &&
    read.manifests.length === 0 &&
    languages.length === 0 &&
    (git?.commits ?? 0) === 0;
  return {
    name,
    evidence: evidence.map((fact, index) => withId(fact, `e${index + 1}`, git?.repo)),
    ...(readme.language === undefined ? {} : { language: readme.language }),
    identity: git?.identity ?? 'none',
    ...(git?.identities ? { identities: git.identities } : {}),
    ...(git?.repo === undefined ? {} : { repo: git.repo }),
    shallow: repository?.shallow ?? false,
    ...(git?.period ? { period: git.period } : {}),
    ...(git?.authorship ? { authorship: git.authorship } : {}),
    ...(git?.url === undefined ? {} : { url: git.url }),
    notes,
    empty,
  };
}

/** Whether two texts differ in punctuation and case only. */
function same(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function ofKind(facts: readonly Fact[], kind: Evidence['kind']): Fact[] {
  return facts.filter((fact) => fact.kind === kind);
}

function withId(fact: Fact, id: string, repo: string | undefined): Evidence {
  const { kind, text, source, data } = fact;
  const from = repo === undefined || source.type === 'user' ? source : { ...source, repo };
  return { id, kind, text, source: from, ...(data === undefined ? {} : { data }) };
}

function languageFacts({ sizes }: Sources, language: Language): Fact[] {
  return languageShares(sizes)
    .slice(0, MAX_LANGUAGES)
    .map(({ name, share }) => {
      // The file to open as proof is the greatest of that language.
      const rank = ({ path, bytes }: SourceSize): number => (/tests?\b|spec/i.test(path) ? 0 : bytes);
      const [example] = sizes.filter((file) => file.language === name).sort((a, b) => rank(b) - rank(a));
      const text = wording[language].language(name, share);
      return fileFact('language', text, { path: example?.path ?? '.' }, { name, share });
    });
}

/** The README's title where it is a name, else what the manifest or the folder says. */
function nameOf({ folder, readme, read, git }: Found): string {
  const own = read.manifests.find(({ path, name }) => name !== undefined && !path.includes('/'))?.name;
  const declared = own === undefined ? undefined : shortName(own);
  const others = [declared, basename(folder), git?.url?.split('/').at(-1)].filter(
    (name) => name !== undefined,
  );
  const title = readme.name;
  if (title !== undefined && others.some((other) => alike(title, other))) return title;
  if (title !== undefined && readme.slogan === false) return title;
  return declared ?? basename(folder);
}

/** `@scope/name` and `host/owner/name/v2` are called by their name. */
function shortName(name: string): string {
  return (
    name
      .replace(/\/v\d+$/, '')
      .split('/')
      .at(-1) ?? name
  );
}

function alike(a: string, b: string): boolean {
  const [left, right] = [plain(a), plain(b)];
  if (!left || !right) return false;
  return (
    left === right ||
    (Math.min(left.length, right.length) >= 3 && (left.includes(right) || right.includes(left)))
  );
}
