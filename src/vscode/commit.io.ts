import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A commit as `git show --stat` prints it. The hash must be hexadecimal; hooks and pagers are off. */
export async function showCommit(folder: string, hash: string): Promise<string> {
  if (!/^[0-9a-f]{7,64}$/.test(hash)) throw new Error('not a commit hash');
  const safe = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', '-c', 'core.pager=cat'];
  const args = [
    '-C',
    folder,
    ...safe,
    'show',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
    '--stat',
    '--patch',
    hash,
    '--',
  ];
  const options = {
    maxBuffer: 4 * 1024 * 1024,
    timeout: 10_000,
    env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
  };
  const { stdout } = await promisify(execFile)('git', args, options);
  return stdout;
}
