import assert from 'node:assert/strict';
import { chownSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codes, of, only, pick } from './evidenceQueries';
import { lines, ME, TemporaryProject, withoutGlobalGitConfig } from './temporaryProject';

const ANA = 'Ana Costa <ana@example.org>';

describe('collecting a history', () => {
  withoutGlobalGitConfig();
  let project: TemporaryProject;
  beforeEach(() => {
    project = new TemporaryProject();
  });
  afterEach(() => project.remove());

  it('tells whether containers and pipelines are the user’s work', async () => {
    const workflow =
      'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm test\n';
    project.history([
      { subject: 'Add the server', files: { 'a.ts': lines(20, '1'), Dockerfile: 'FROM node:22\n' } },
      { subject: 'Test on every push', files: { '.github/workflows/ci.yml': workflow }, author: ANA },
    ]);
    const facts = await project.collect();
    const parts = of(facts, 'infrastructure').map(({ data }) => [data?.['tool'], data?.['mine']]);
    assert.deepEqual(Object.fromEntries(parts), { docker: true, ci: false });
  });

  it('limits the history to the folder of a monorepo', async () => {
    project.history([
      {
        subject: 'feat: add the web client',
        files: { 'web/a.ts': lines(30, 'a') },
        author: ANA,
        date: '2023-01-05T10:00:00+0000',
      },
      {
        subject: 'feat: add the sync server',
        files: { 'server/b.ts': lines(30, 'b') },
        date: '2024-02-05T10:00:00+0000',
      },
      {
        subject: 'feat: add the mobile client',
        files: { 'mobile/c.ts': lines(30, 'c') },
        date: '2025-02-05T10:00:00+0000',
      },
    ]);
    for (const tag of ['v9.0.0', 'server-v1.2.0', 'web-v3.0.0']) project.git('tag', tag);
    const facts = await project.collect({ folder: join(project.folder, 'server') });
    assert.deepEqual(facts.authorship, { mine: 1, total: 1 });
    assert.deepEqual(facts.period, { first: '2024-02', last: '2024-02' });
    assert.deepEqual(
      of(facts, 'change').map(({ text }) => text),
      ['feat: add the sync server'],
    );
    assert.equal(facts.repo, `${project.git('rev-list', '--max-parents=0', 'HEAD').trim()}#server`);
    const path = only(facts, 'language').source;
    assert.equal(path.type === 'file' && path.path, 'b.ts');
    assert.deepEqual(pick(only(facts, 'release'), 'count', 'latest'), { count: 1, latest: 'server-v1.2.0' });
  });

  it('counts humans only, without merges and bots', async () => {
    project.history([
      { subject: 'Add the first parser of rules' },
      { subject: 'Add tables to the parser', author: ANA },
      { subject: 'Bump x', author: 'renovate[bot] <29139614+renovate[bot]@users.noreply.github.com>' },
      { subject: "Merge branch 'side'", merge: 2, files: {} },
    ]);
    const facts = await project.collect();
    assert.deepEqual(facts.authorship, { mine: 1, total: 2 });
  });

  it('joins addresses of one person by name and by .mailmap', async () => {
    project.history([
      {
        subject: 'Add the reader of rules',
        files: { '.mailmap': 'Lin Wei <lin@example.org> <old@example.net>\n' },
      },
      { subject: 'Add the writer of rules', author: 'lw <old@example.net>' },
      { subject: 'Add the checker of rules', author: 'Lin Wei <lin.wei@work.example>' },
      { subject: 'Add something else here', author: ANA },
    ]);
    const facts = await project.collect();
    assert.deepEqual(facts.authorship, { mine: 3, total: 4 });
  });

  it('asks who the user is when the configured one has no commits, and takes the answer', async () => {
    project.history(
      [{ subject: 'Add the reader of rules', author: ANA }, { subject: 'Add more rules here' }],
      'Somebody Else <else@example.com>',
    );
    const facts = await project.collect();
    assert.equal(facts.identity, 'unclear');
    assert.deepEqual(facts.identities?.map(({ name }) => name).sort(), ['Ana Costa', 'Lin Wei']);
    assert.equal(facts.authorship, undefined);
    assert.equal(of(facts, 'change').length + of(facts, 'period').length, 0);

    const answered = await project.collect({ identity: ['ana@example.org'] });
    assert.equal(answered.identity, 'known');
    assert.deepEqual(answered.authorship, { mine: 1, total: 2 });
    const both = await project.collect({ identity: ['ana@example.org', 'Lin Wei'] });
    assert.deepEqual(both.authorship, { mine: 2, total: 2 });
    const nobody = await project.collect({ identity: null });
    assert.equal(nobody.identity, 'none');
    assert.equal(nobody.identities, undefined);
  });

  it('finds the shallow clone and claims neither share, period nor repository', async () => {
    project.history(
      [1, 2, 3, 4].map((n) => ({
        subject: `Add chapter ${n} of the parser`,
        files: { 'a.ts': lines(20, `${n}`) },
      })),
    );
    const clone = new TemporaryProject();
    try {
      clone.git('clone', '-q', '--depth', '2', `file://${project.folder}`, '.');
      const facts = await clone.iAm(ME).collect();
      assert.equal(facts.shallow, true);
      assert.deepEqual(codes(facts), ['git-shallow']);
      assert.equal(facts.repo, undefined);
      assert.equal(facts.authorship, undefined);
      assert.equal(facts.period, undefined);
      assert.equal(facts.identity, 'known');
    } finally {
      clone.remove();
    }
  });

  it('fetches nothing in a partial clone, whose changes then have no size', async () => {
    project.history([
      { subject: 'Add the parser of rules', files: { 'a.ts': lines(20, 'a') } },
      { subject: 'Support tables in reports', files: { 'a.ts': lines(20, 'b') } },
    ]);
    project.git('config', 'uploadpack.allowFilter', 'true');
    const clone = new TemporaryProject();
    try {
      clone.git('clone', '-q', '--filter=blob:none', `file://${project.folder}`, '.');
      const before = clone.git('count-objects', '-v');
      const facts = await clone.iAm(ME).collect();
      assert.equal(clone.git('count-objects', '-v'), before);
      assert.deepEqual(facts.authorship, { mine: 2, total: 2 });
      assert.equal(of(facts, 'change').length, 2);
      assert.equal(of(facts, 'change')[0]?.data?.['files'], undefined);
    } finally {
      clone.remove();
    }
  });

  it('works in a worktree and with a detached head', async () => {
    project.history([{ subject: 'Add the parser of rules' }]);
    const tree = join(project.folder, 'tree');
    project.git('worktree', 'add', '-q', '--detach', tree);
    const facts = await project.collect({ folder: tree });
    assert.deepEqual(facts.authorship, { mine: 1, total: 1 });
  });

  it('says that git is missing and goes on', async () => {
    project.write({ 'README.md': '# Lamp\n\nLamp is a small program that switches lamps.\n' });
    const path = process.env['PATH'];
    process.env['PATH'] = project.folder;
    try {
      const facts = await project.collect();
      assert.deepEqual(codes(facts), ['git-missing']);
      assert.equal(of(facts, 'description').length, 1);
    } finally {
      process.env['PATH'] = path;
    }
  });

  it('says that git refuses a repository of another user of the machine', async function () {
    if (process.getuid?.() !== 0) this.skip();
    project.history([{ subject: 'Add the parser of rules' }]);
    chownSync(project.folder, 12_345, 12_345);
    assert.deepEqual(codes(await project.collect()), ['git-ownership']);
  });

  it('never runs what the configuration of a repository names', async () => {
    project.history([{ subject: 'Add the parser of rules' }]);
    const trap = join(project.folder, 'trap.sh');
    const sprung = join(project.folder, 'sprung');
    writeFileSync(trap, `#!/bin/sh\ntouch ${sprung}\n`, { mode: 0o755 });
    for (const key of ['core.fsmonitor', 'core.pager', 'diff.external', 'gpg.program', 'core.sshCommand']) {
      project.git('config', key, trap);
    }
    project.git('config', 'log.showSignature', 'true');
    await project.collect();
    assert.throws(() => realpathSync(sprung), /ENOENT/);
  });

  it('leaves a home folder under version control to itself', async () => {
    project.history([{ subject: 'Add the shell configuration', files: { '.profile': 'x=1\n' } }]);
    mkdirSync(join(project.folder, 'new'));
    const facts = await project.collect({ folder: join(project.folder, 'new') });
    assert.deepEqual(codes(facts), ['git-none']);
    assert.equal(facts.empty, true);
    assert.equal(facts.repo, undefined);
  });
});
