import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOfRepository, showCommit, showCounted } from '../../../src/git/evidence.io';

describe('git, run on a repository that nobody vouches for', () => {
  let home: string;
  let folder: string;
  const marker = () => join(home, 'ran');

  const git = (args: string[], input?: string, cwd = folder): string =>
    execFileSync('git', args, {
      cwd,
      input,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_SYSTEM: '/dev/null',
        GIT_AUTHOR_DATE: '2024-05-01T10:00:00Z',
        GIT_COMMITTER_DATE: '2024-05-01T10:00:00Z',
      },
    }).trim();
  const script = (name: string, body: string): string => {
    const path = join(home, name);
    writeFileSync(path, `#!/bin/sh\n${body}\n`);
    chmodSync(path, 0o755);
    return path;
  };

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'vitae-git-'));
    folder = join(home, 'project');
    git(['init', '--quiet', '--initial-branch=main', folder], undefined, home);
    git(['config', 'user.name', 'Ana Costa']);
    git(['config', 'user.email', 'ana@example.org']);
    writeFileSync(join(folder, 'a.ts'), 'export const a = 1;\n');
    git(['add', '.']);
    git(['commit', '--quiet', '-m', 'Add a']);
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it('shows a commit and what a count was taken of', async () => {
    const hash = git(['rev-parse', 'HEAD']);
    git(['tag', 'v1']);
    assert.match((await showCommit(folder, hash)) ?? '', /Add a[\s\S]*export const a = 1/);
    assert.match((await showCounted(folder, 'git log --no-merges')) ?? '', /1\s+Ana Costa/);
    assert.match((await showCounted(folder, 'git tag')) ?? '', /v1/);
    assert.equal(await isOfRepository(folder, `${hash}#web`), true);
    assert.equal(await isOfRepository(folder, 'f'.repeat(40)), false);
    assert.equal(await showCommit(folder, '--output=x'), undefined);
  });

  it('runs no program that its configuration names', async () => {
    const head = git(['rev-parse', 'HEAD']);
    const program = script('evil', `touch ${marker()}`);
    const signed = git(
      ['hash-object', '-t', 'commit', '-w', '--stdin'],
      [
        `tree ${git(['rev-parse', 'HEAD^{tree}'])}`,
        'author Ana Costa <ana@example.org> 1714557600 +0000',
        'committer Ana Costa <ana@example.org> 1714557600 +0000',
        'gpgsig -----BEGIN PGP SIGNATURE-----',
        ' ',
        ' none',
        ' -----END PGP SIGNATURE-----',
        '',
        'Signed',
        '',
      ].join('\n'),
    );
    writeFileSync(join(folder, '.gitattributes'), '*.ts diff=evil\n');
    for (const [key, value] of [
      ['log.showSignature', 'true'],
      ['gpg.program', program],
      ['core.fsmonitor', program],
      ['core.pager', program],
      ['diff.external', program],
      ['diff.evil.textconv', program],
      ['diff.evil.command', program],
    ] as const)
      git(['config', key, value]);
    // What the test guards against does happen to a git that is run without care.
    git(['log', '-1', signed]);
    assert.ok(existsSync(marker()));
    rmSync(marker());
    assert.match((await showCommit(folder, signed)) ?? '', /Signed/);
    assert.ok((await showCommit(folder, head))?.includes('export const a'));
    await showCounted(folder, 'git log');
    assert.ok(!existsSync(marker()));
  });

  it('fetches nothing that a partial clone lacks', async () => {
    git(['config', 'uploadpack.allowFilter', 'true']);
    git(['config', 'uploadpack.allowAnySHA1InWant', 'true']);
    const clone = join(home, 'clone');
    git(
      ['clone', '--quiet', '--no-checkout', '--filter=blob:none', `file://${folder}`, clone],
      undefined,
      home,
    );
    const asked = script('upload', `touch ${marker()}; exec git-upload-pack "$@"`);
    git(['config', 'remote.origin.uploadpack', asked], undefined, clone);
    await showCommit(clone, git(['rev-parse', 'HEAD']));
    assert.ok(!existsSync(marker()), 'the remote was not asked');
    git(['show', 'HEAD'], undefined, clone);
    assert.ok(existsSync(marker()), 'a git that is run without care asks');
  });
});
