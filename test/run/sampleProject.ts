import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { run } from './command';
import { root } from './paths';
import { commits, type SampleCommit } from './sampleHistory';

const fixture = join(root, 'test/fixtures/sample-project');

/**
 * Lays the sample project into `folder` with a git history made on the spot: the same names, dates and hashes each
 * time, whatever the user's own git settings are. The folder is emptied first.
 */
export async function makeSampleProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await git(folder, ['init', '--quiet', '--initial-branch=main']);
  await git(folder, ['config', 'user.name', 'Mira Solberg']);
  await git(folder, ['config', 'user.email', 'mira@tidewatch.example']);
  for (const commit of commits) {
    // Whatever no commit names is part of the last one.
    if (commit === commits.at(-1)) await cp(fixture, folder, { recursive: true });
    else for (const file of commit.files) await lay(folder, file, commit.then ?? []);
    await git(folder, ['add', '--all']);
    await git(folder, ['commit', '--quiet', '--message', commit.message], identity(commit));
    if (commit.tag) await git(folder, ['tag', commit.tag]);
  }
}

/** Writes a file as it was: its first part, with other texts. */
async function lay(folder: string, file: string, then: [string, string][]): Promise<void> {
  const [path = '', share = '1'] = file.split('@');
  const now = await readFile(join(fixture, path), 'utf8');
  const text = then.reduce((older, [here, there]) => older.replace(here, there), now);
  const lines = text.split('\n');
  const kept = share === '1' ? lines : [...lines.slice(0, Math.ceil(lines.length * Number(share))), ''];
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), kept.join('\n'));
}

function identity({ by, at }: SampleCommit): Record<string, string> {
  const [name = '', email = ''] = by.split(/ <|>/);
  return {
    ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: at },
    ...{ GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email, GIT_COMMITTER_DATE: at },
  };
}

async function git(folder: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const quiet = ['-c', 'core.autocrlf=false', '-c', 'core.hooksPath=/dev/null', '-c', 'commit.gpgSign=false'];
  const own = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: join(fixture, 'no-such-file') };
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...around } = process.env;
  await run('git', [...quiet, ...args], { cwd: folder, env: { ...around, ...own, ...env } });
}
