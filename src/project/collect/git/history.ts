import type { GitFolder, GitOptions } from '../../../git/runGit.io';
import { runGit } from '../../../git/runGit.io';

/** A commit that is no merge. */
export interface Commit {
  hash: string;
  name: string;
  email: string;
  /** In the author's own time zone, `2024-03-05`. */
  date: string;
  subject: string;
}

/** What a commit changed, without lock files, prose and binary files. */
export interface CommitSize {
  files: number;
  added: number;
  removed: number;
  /** Relative to the folder. */
  paths: string[];
}

type Options = Pick<GitOptions, 'signal' | 'deadline'>;

const FIELD = '\x1f';
/** Commits of the history that are looked at, newest first. */
const MAX_COMMITS = 400_000;

/**
 * Commits that touch the folder, newest first, without merges; names and addresses as `.mailmap` has them. In the top
 * folder git need not compare trees, hence `wholeRepository`. `cut`: there was no time or room for all of them.
 */
export async function readCommits(
  git: GitFolder,
  { wholeRepository, ...options }: Options & { wholeRepository: boolean },
): Promise<{ ok: boolean; cut: boolean; commits: Commit[] }> {
  const format = ['%H', '%aE', '%ad', '%aN', '%s'].join('%x1f');
  const args = ['log', '-z', '--no-merges', `--max-count=${MAX_COMMITS}`, '--date=format:%Y-%m-%d'];
  args.push('--encoding=UTF-8');
  args.push(`--format=tformat:${format}`, 'HEAD', '--');
  if (!wholeRepository) args.push('.');
  const { ok, cut, stdout } = await runGit(git, args, { ...options, maxBytes: 128_000_000 });
  // The last record of what was cut short may lack the end of its subject.
  const whole = cut ? stdout.slice(0, stdout.lastIndexOf('\0') + 1) : stdout;
  return { ok: ok || cut, cut, commits: parseCommits(whole) };
}

/** Parses records of {@link readCommits}; an unfinished or strange one is left out. */
export function parseCommits(output: string): Commit[] {
  const commits: Commit[] = [];
  for (const record of output.split('\0')) {
    const [hash = '', email = '', date = '', name = '', ...subject] = record.split(FIELD);
    if (!/^[0-9a-f]{40,64}$/.test(hash) || subject.length === 0) continue;
    commits.push({ hash, email, date, name, subject: subject.join(FIELD) });
  }
  return commits;
}

/** The sizes of some commits by their hash, in the folder only. */
export async function readSizes(
  git: GitFolder,
  hashes: readonly string[],
  options: Options,
): Promise<Map<string, CommitSize>> {
  if (hashes.length === 0) return new Map();
  const args = ['diff-tree', '--stdin', '--root', '-r', '-z', '--numstat', '--relative'];
  args.push('--no-renames', '--no-ext-diff', '--no-textconv');
  const { cut, stdout } = await runGit(git, args, { ...options, input: `${hashes.join('\n')}\n` });
  const sizes = parseSizes(stdout);
  // Not all of the last one was counted.
  const last = cut ? [...sizes.keys()].at(-1) : undefined;
  if (last !== undefined) sizes.delete(last);
  return sizes;
}

/** Files that are not the work itself: locks, others' code, prose, and what surrounds a repository. */
const NOT_COUNTED =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|cargo\.lock|poetry\.lock|pipfile\.lock|uv\.lock|go\.sum|composer\.lock|gemfile\.lock)$|(?:^|\/)(?:vendor|node_modules|dist|third_party)\/|\.min\.(?:js|css)$|\.(?:svg|snap|map|lock|md|mdx|markdown|rst|adoc|txt|po)$|^\.(?:github|vscode|idea)\/|(?:^|\/)(?:docs?|LICENSE|\.gitignore)(?:\/|$)/i;

/** Parses `diff-tree --stdin -z --numstat`: a hash, then `added TAB removed TAB path` for each file. */
export function parseSizes(output: string): Map<string, CommitSize> {
  const sizes = new Map<string, CommitSize>();
  let size: CommitSize | undefined;
  // With -z the hash ends with a newline or a zero byte, depending on git's version.
  for (const part of output.split('\0').flatMap(splitHash)) {
    if (/^[0-9a-f]{40,64}$/.test(part)) {
      size = { files: 0, added: 0, removed: 0, paths: [] };
      sizes.set(part, size);
      continue;
    }
    const [, added, removed, path] = /^(\d+|-)\t(\d+|-)\t([\s\S]+)$/.exec(part) ?? [];
    if (!size || path === undefined || added === '-' || NOT_COUNTED.test(path)) continue;
    size.files++;
    size.added += Number(added);
    size.removed += Number(removed);
    if (size.paths.length < 200) size.paths.push(path);
  }
  return sizes;
}

function splitHash(part: string): string[] {
  const match = /^([0-9a-f]{40,64})\n([\s\S]*)$/.exec(part);
  return match ? [match[1] ?? '', match[2] ?? ''] : [part];
}

/** Who touched each of some files, without merges; paths are relative to the folder. */
export async function readAuthorsOf(
  git: GitFolder,
  paths: readonly string[],
  options: Options,
): Promise<Map<string, Pick<Commit, 'name' | 'email'>[]>> {
  const authors = new Map<string, Pick<Commit, 'name' | 'email'>[]>();
  if (paths.length === 0) return authors;
  const args = ['log', '-z', '--no-merges', '--encoding=UTF-8', '--no-renames', '--name-only', '--relative'];
  args.push('--format=tformat:%x1e%aE%x1f%aN', 'HEAD', '--', ...paths);
  const { stdout } = await runGit(git, args, options);
  for (const record of stdout.split('\x1e').slice(1)) {
    const [author = '', ...files] = record.split(/[\0\n]+/);
    const [email = '', name = ''] = author.split(FIELD);
    for (const file of files.filter((part) => part !== ''))
      authors.set(file, [...(authors.get(file) ?? []), { name, email }]);
  }
  return authors;
}

/**
 * The oldest commit without parents: it stays when another history is merged in later. `undefined` where there was no
 * time to find all of them.
 */
export async function readRoot(git: GitFolder, options: Options): Promise<string | undefined> {
  const args = ['log', '--max-parents=0', '--format=tformat:%ct %H', 'HEAD', '--'];
  const { cut, stdout } = await runGit(git, args, options);
  const roots = (cut ? '' : stdout)
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, hash]) => hash !== undefined && /^[0-9a-f]{40,64}$/.test(hash))
    .sort(([a], [b]) => Number(a) - Number(b));
  return roots[0]?.[1];
}

export interface Tag {
  name: string;
  /** Month of the tag, `2024-03`. */
  month: string;
}

/** All tags, oldest first; none where there was no time for all. */
export async function readTags(git: GitFolder, options: Options): Promise<Tag[]> {
  const args = [
    'for-each-ref',
    '--sort=creatordate',
    '--format=%(refname:strip=2)%09%(creatordate:format:%Y-%m)',
  ];
  const { cut, stdout } = await runGit(git, [...args, 'refs/tags'], options);
  return (cut ? '' : stdout).split('\n').flatMap((line) => {
    const [name, month] = line.split('\t');
    return name && month !== undefined ? [{ name, month }] : [];
  });
}
