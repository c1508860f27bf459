import type { Note } from '../facts';
import type { GitFolder, GitResult } from '../../../git/runGit.io';
import { runGit } from '../../../git/runGit.io';
import type { Ends } from '../projectFiles';

/** The repository that the folder lies in. */
export interface Repository extends GitFolder {
  /** The folder's path below the top, empty at the top; ends with `/` otherwise. */
  prefix: string;
  shallow: boolean;
  /** Blobs or trees were left out when it was cloned; sizes of changes would have to be fetched. */
  partial: boolean;
  /** It has a commit. */
  commits: boolean;
  configured: { name?: string; email?: string };
  origin?: string;
}

/** Opens the repository of a folder; where there is none that can be read, a note says why. */
export async function openRepository(
  folder: string,
  ends: Ends,
): Promise<{ repository: Repository; notes: Note[] } | { repository: null; notes: Note[] }> {
  const git: GitFolder = { folder };
  const top = await runGit(
    git,
    ['rev-parse', '--is-inside-work-tree', '--is-shallow-repository', '--show-prefix'],
    ends,
  );
  if (!top.ok) return { repository: null, notes: [{ code: reason(top), params: {} }] };
  const [inside = '', shallow = '', prefix = ''] = top.stdout.split('\n');
  if (inside !== 'true') return { repository: null, notes: [{ code: 'git-none', params: {} }] };
  const [head, config] = await Promise.all([
    runGit(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], ends),
    runGit(
      git,
      [
        'config',
        '-z',
        '--get-regexp',
        '^(user\\.(name|email)|remote\\.origin\\.url|remote\\..*\\.promisor|extensions\\.partialclone)$',
      ],
      ends,
    ),
  ]);
  const settings = parseSettings(config.stdout);
  const notes: Note[] = [];
  if (!head.ok) notes.push({ code: head.cut ? 'git-cut' : 'git-no-commits', params: {} });
  if (shallow === 'true') notes.push({ code: 'git-shallow', params: {} });
  const name = settings.get('user.name');
  const email = settings.get('user.email');
  const origin = settings.get('remote.origin.url');
  return {
    notes,
    repository: {
      ...{ folder, prefix, shallow: shallow === 'true', commits: head.ok },
      partial: [...settings.keys()].some(
        (key) => key.endsWith('.promisor') || key === 'extensions.partialclone',
      ),
      configured: { ...(name ? { name } : {}), ...(email ? { email } : {}) },
      ...(origin ? { origin } : {}),
    },
  };
}

function reason({ missing, cut, stderr }: GitResult): Note['code'] {
  if (cut) return 'git-cut';
  if (missing) return 'git-missing';
  if (/dubious ownership|unsafe repository/i.test(stderr)) return 'git-ownership';
  return /not a git repository|must be run in a work tree/i.test(stderr) ? 'git-none' : 'git-failed';
}

/** `git config -z`: key, newline, value; the last one of a key counts. */
function parseSettings(output: string): Map<string, string> {
  return new Map(
    output.split('\0').flatMap((entry) => {
      const at = entry.indexOf('\n');
      return at < 0 ? [] : [[entry.slice(0, at).toLowerCase(), entry.slice(at + 1)] as const];
    }),
  );
}

/** A person as `.mailmap` calls them. */
export async function mapped(
  git: GitFolder,
  { name, email }: Repository['configured'],
  signal: AbortSignal,
): Promise<Repository['configured']> {
  if (email === undefined) return name === undefined ? {} : { name };
  const { ok, stdout } = await runGit(git, ['check-mailmap', `${name ?? ''} <${email}>`], { signal });
  const [, mappedName, mappedEmail] = /^(.*?)\s*<([^>]*)>\s*$/.exec(stdout.trim()) ?? [];
  if (!ok || mappedEmail === undefined) return { ...(name === undefined ? {} : { name }), email };
  const known = mappedName || name;
  return { ...(known ? { name: known } : {}), email: mappedEmail };
}
