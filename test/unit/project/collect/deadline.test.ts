import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { VitaeError } from '../../../../src/protocol/errors';
import type { ProjectFacts } from '../../../../src/project/collect/facts';
import { codes, of } from './evidenceQueries';
import { ME, TemporaryProject, withoutGlobalGitConfig } from './temporaryProject';

/** A git that takes for ever for some of what it is asked, after it wrote what `head` lets through. */
function slowGit(slow: string, head: string): { folder: string; restore(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-slow-git-'));
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const script = `#!/bin/sh
for argument do case "$argument" in ${slow}) "${real}" "$@" | ${head}; exec sleep 30;; esac; done
exec "${real}" "$@"
`;
  writeFileSync(join(folder, 'git'), script);
  chmodSync(join(folder, 'git'), 0o755);
  const { PATH } = process.env;
  process.env['PATH'] = `${folder}${delimiter}${PATH ?? ''}`;
  return {
    folder,
    restore: () => {
      process.env['PATH'] = PATH;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describe('collecting when the turn’s time is over', () => {
  withoutGlobalGitConfig();
  let project: TemporaryProject;
  let git: ReturnType<typeof slowGit> | undefined;
  beforeEach(() => {
    project = new TemporaryProject();
    project.write({ 'README.md': '# Pantry\n\nPantry keeps a shopping list for shared flats.\n' });
    project.history([
      { subject: 'Add the offline list of shared flats' },
      { subject: 'Add the bill that is split among flatmates' },
      { subject: 'Cut the time of a sync from 900 ms to 80 ms' },
    ]);
    project.write({ 'README.md': '# Pantry\n\nPantry keeps a shopping list for shared flats.\n' });
  });
  afterEach(() => {
    git?.restore();
    git = undefined;
    project.remove();
  });

  const collect = (ms: number): Promise<ProjectFacts> => {
    const deadline = new AbortController();
    setTimeout(() => deadline.abort(new VitaeError('turn-deadline')), ms);
    return project.collect({ deadline: deadline.signal });
  };

  it('goes by the newest part of a history that takes too long, and claims neither share nor dates', async () => {
    // The second record is cut in the middle of its subject.
    git = slowGit('log', 'head -c 210');
    const facts = await collect(700);
    assert.deepEqual(codes(facts), ['git-cut']);
    assert.equal(facts.identity, 'known', ME);
    assert.equal(facts.authorship, undefined);
    assert.equal(facts.period, undefined);
    assert.deepEqual(
      of(facts, 'change').map(({ text }) => text),
      ['Cut the time of a sync from 900 ms to 80 ms'],
    );
    assert.ok(of(facts, 'description').length > 0, 'the README was read');
    assert.equal(facts.empty, false);
  });

  it('goes on without git where that does not even say what there is', async () => {
    git = slowGit('rev-parse', 'cat > /dev/null');
    const facts = await collect(300);
    assert.deepEqual(codes(facts), ['git-cut', 'files-cut']);
    assert.equal(facts.identity, 'none');
    assert.ok(of(facts, 'description').length > 0, 'what lies at the top is read all the same');
  });

  it('reads all of it in time', async () => {
    const facts = await collect(20_000);
    assert.deepEqual(codes(facts), []);
    assert.deepEqual(facts.authorship, { mine: 3, total: 3 });
    assert.ok(facts.repo);
  });

  it('ends at once when it is stopped, whatever the deadline', async () => {
    git = slowGit('log', 'cat');
    const stop = new AbortController();
    const stopped = project.collect({ signal: stop.signal, deadline: new AbortController().signal });
    setTimeout(() => stop.abort(new Error('stopped')), 200);
    await assert.rejects(stopped, { message: 'stopped' });
  });
});
