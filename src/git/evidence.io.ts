import { runGit } from './runGit.io';

const COMMIT = /^[0-9a-f]{7,64}$/;
/** The longest text that is shown, in bytes. */
const MOST = 4_000_000;

/** A commit with its message and changes; `undefined` where the repository doesn't have it. */
export async function showCommit(folder: string, hash: string): Promise<string | undefined> {
  if (!COMMIT.test(hash)) return undefined;
  const args = [
    'show',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
    '--encoding=UTF-8',
    '--stat',
    '--patch',
    hash,
    '--',
  ];
  return shown(folder, args);
}

/** What a count was taken of: commits by author for `git log …`, tags with their dates for `git tag`. */
export async function showCounted(folder: string, query: string): Promise<string | undefined> {
  return query.startsWith('git tag')
    ? shown(folder, [
        'for-each-ref',
        '--sort=creatordate',
        '--format=%(creatordate:short) %(refname:strip=2)',
        'refs/tags',
      ])
    : shown(folder, ['shortlog', '--summary', '--numbered', '--no-merges', 'HEAD', '--', '.']);
}

/** Whether the folder belongs to the repository with this root commit; `#` parts a folder below its top from it. */
export async function isOfRepository(folder: string, repo: string): Promise<boolean> {
  const [root = ''] = repo.split('#');
  if (!COMMIT.test(root)) return false;
  const found = await shown(folder, ['merge-base', '--is-ancestor', root, 'HEAD']);
  return found !== undefined;
}

async function shown(folder: string, args: string[]): Promise<string | undefined> {
  const signal = AbortSignal.timeout(10_000);
  const { ok, cut, stdout } = await runGit({ folder }, args, { signal, maxBytes: MOST });
  return ok || cut ? stdout : undefined;
}
