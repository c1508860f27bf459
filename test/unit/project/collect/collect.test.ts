import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '../../../../src/protocol/errors';
import { codes, of, only, pick } from './evidenceQueries';
import { lines, TemporaryProject, withoutGlobalGitConfig } from './temporaryProject';

describe('collecting a project', () => {
  withoutGlobalGitConfig();
  let project: TemporaryProject;
  beforeEach(() => {
    project = new TemporaryProject();
  });
  afterEach(() => project.remove());

  it('gathers README, manifest, languages and history, each with its source', async () => {
    project.history([
      {
        subject: 'feat(api): add rate limiting per tenant (#12)',
        date: '2024-03-05T10:00:00+0800',
        files: {
          'README.md': '# Gatekeeper\n\nGatekeeper is a gateway that limits requests per tenant.\n',
          'package.json': JSON.stringify(
            { name: 'gatekeeper', dependencies: { express: '5', pg: '8' } },
            null,
            2,
          ),
          'src/api.ts': `import express from 'express';\n${lines(20, 'api')}`,
        },
      },
      {
        subject: 'perf: cache tenant rules',
        date: '2025-01-20T10:00:00+0800',
        files: { 'src/rules.ts': lines(60, 'b') },
      },
    ]);
    project.git('tag', 'v1.0.0');
    project.git('remote', 'add', 'origin', 'https://lin:secret@example.com/lin/gatekeeper.git');
    const facts = await project.collect();
    const root = project.git('rev-list', '--max-parents=0', 'HEAD').trim();

    assert.equal(facts.name, 'Gatekeeper');
    assert.equal(facts.identity, 'known');
    assert.equal(facts.language, 'en');
    assert.equal(facts.repo, root);
    assert.equal(facts.url, 'https://example.com/lin/gatekeeper');
    assert.deepEqual(facts.period, { first: '2024-03', last: '2025-01' });
    assert.deepEqual(facts.authorship, { mine: 2, total: 2 });
    assert.deepEqual(facts.notes, []);
    assert.equal(facts.empty, false);
    assert.deepEqual(
      facts.evidence.map(({ id }) => id),
      facts.evidence.map((_, index) => `e${index + 1}`),
    );
    assert.deepEqual(only(facts, 'description').source, {
      type: 'file',
      path: 'README.md',
      line: 3,
      repo: root,
    });
    const express = of(facts, 'dependency').find(({ data }) => data?.['package'] === 'express');
    assert.deepEqual(pick(express, 'name', 'used', 'dev', 'known'), {
      name: 'Express',
      used: true,
      dev: false,
      known: true,
    });
    assert.equal(express?.source.type === 'file' && express.source.line, 4);
    const pg = of(facts, 'dependency').find(({ data }) => data?.['package'] === 'pg');
    assert.deepEqual(pick(pg, 'name', 'used'), { name: 'PostgreSQL', used: false });
    const change = of(facts, 'change').find(({ data }) => data?.['scope'] === 'api');
    assert.equal(change?.text, 'feat(api): add rate limiting per tenant (#12)');
    assert.equal(change?.data?.['subject'], 'add rate limiting per tenant');
    assert.equal(change?.source.type, 'commit');
    assert.equal(only(facts, 'release').data?.['latest'], 'v1.0.0');
  });

  it('works for a README without git', async () => {
    project.write({ 'README.md': '# Lamp\n\nLamp is a small program that switches lamps.\n' });
    const facts = await project.collect();
    assert.equal(facts.identity, 'none');
    assert.equal(facts.repo, undefined);
    assert.deepEqual(codes(facts), ['git-none']);
    assert.equal(only(facts, 'description').text, 'Lamp is a small program that switches lamps.');
    assert.equal(facts.empty, false);
  });

  it('works for git without README and manifest, in a folder of any name', async () => {
    project.history([
      { subject: 'Add the parser of measurements', files: { '源码/解析 器.py': 'import os\nprint(1)\n' } },
    ]);
    const facts = await project.collect();
    assert.equal(facts.name, project.folder.split('/').at(-1));
    assert.equal(facts.identity, 'known');
    assert.deepEqual(pick(only(facts, 'language'), 'name', 'share'), { name: 'Python', share: 100 });
    const language = only(facts, 'language').source;
    assert.equal(language.type === 'file' && language.path, '源码/解析 器.py');
  });

  it('says that an empty folder is empty, also one with an empty repository', async () => {
    assert.equal((await project.collect()).empty, true);
    project.history([]);
    const facts = await project.collect();
    assert.equal(facts.empty, true);
    assert.equal(facts.identity, 'none');
    assert.deepEqual(codes(facts), ['git-no-commits']);
    assert.deepEqual(facts.evidence, []);
  });

  it('rejects a folder that does not exist', async () => {
    await assert.rejects(
      project.collect({ folder: join(project.folder, 'nowhere') }),
      (error) => hasCode(error) && error.code === 'no-folder',
    );
  });

  it('ends with the reason of the signal', async () => {
    project.history([{ subject: 'Add the parser of rules' }]);
    const stop = new AbortController();
    const done = project.collect({
      signal: stop.signal,
      onProgress: (step) => step === 'git' && stop.abort(new Error('stopped')),
    });
    await assert.rejects(done, /stopped/);
    await assert.rejects(project.collect({ signal: AbortSignal.abort(new Error('before')) }), /before/);
  });

  it('reads nothing outside the folder and survives links in a circle and pipes', async () => {
    const outside = realpathSync(mkdtempSync(join(tmpdir(), 'vitae-outside-')));
    try {
      writeFileSync(
        join(outside, 'README.md'),
        '# Secret\n\nThis is a file outside of the project folder.\n',
      );
      writeFileSync(join(outside, 'secret.py'), 'print(1)\n');
      symlinkSync(join(outside, 'README.md'), join(project.folder, 'README.md'));
      symlinkSync(outside, join(project.folder, 'linked'));
      symlinkSync('.', join(project.folder, 'circle'));
      execFileSync('mkfifo', [join(project.folder, 'main.py')]);
      const facts = await project.collect();
      assert.deepEqual(facts.evidence, []);
      assert.equal(facts.empty, true);
      // Git lists links like files.
      project.history([]);
      assert.deepEqual((await project.collect()).evidence, []);
    } finally {
      rmSync(outside, { recursive: true });
    }
  });

  it('reads a README that is a link within the folder', async () => {
    project.write({ 'docs/README.md': '# Lamp\n\nLamp is a small program that switches lamps.\n' });
    symlinkSync('docs/README.md', join(project.folder, 'README.md'));
    project.history([{ subject: 'Add things', files: {} }]);
    assert.equal(of(await project.collect(), 'description').length, 1);
  });

  it('says that a README is binary and takes the next one', async () => {
    project.write({
      'README.md': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2, 3, 0, 0xff, 0xfe, 0, 0]),
      'docs/README.md': '# Lamp\n\nLamp is a small program that switches lamps.\n',
    });
    const facts = await project.collect();
    assert.deepEqual(facts.notes[1] ?? facts.notes[0], {
      code: 'readme-binary',
      params: { path: 'README.md' },
    });
    assert.equal(of(facts, 'description').length, 1);
  });

  it('reads the beginning of a README of 5 MB, of sources of one line, and of too many lines', async () => {
    const text =
      '# Lamp\n\nLamp is a small program that switches lamps.\n\n## Features\n\n- Switches lamps by a timer\n\n## Licence\n\n';
    project.write({
      'README.md': text + `${'Filler of a very long file. '.repeat(40)}\n\n`.repeat(5000),
      'a.js': `x="${'y'.repeat(1_500_000)}"`,
      'b.py': 'print(1)\n'.repeat(3000),
    });
    const start = performance.now();
    const facts = await project.collect();
    assert.ok(performance.now() - start < 2500);
    assert.equal(facts.notes.find(({ code }) => code === 'readme-large')?.params['read'], 524_288);
    assert.equal(of(facts, 'feature').length, 1);
    assert.deepEqual(
      of(facts, 'language').map(({ data }) => data?.['name']),
      ['Python'],
    );
  });

  it('notes a manifest that cannot be parsed, and reads the others', async () => {
    project.write({
      'package.json': '{ "name": ',
      'pom.xml': '<project><!DOCTYPE x [<!ENTITY a "b">]></project>',
      'go.mod': 'module example.com/lamp\n\ngo 1.22\n',
    });
    const facts = await project.collect();
    assert.deepEqual(
      facts.notes.filter(({ code }) => code === 'manifest-invalid').map(({ params }) => params['path']),
      ['package.json', 'pom.xml'],
    );
    assert.equal(facts.name, 'lamp');
  });

  it('writes counted facts in the language of the README, or in the one that is wanted', async () => {
    project.history([
      {
        subject: '新增规则解析器',
        files: { 'README.md': '# 灯\n\n灯是一个用来开关电灯的小程序。\n', 'a.go': 'package a\n' },
      },
    ]);
    const chinese = await project.collect();
    assert.equal(chinese.language, 'zh');
    assert.equal(chinese.name, '灯');
    assert.equal(only(chinese, 'authorship').text, '1 次提交中有 1 次是你的（不含合并与机器人提交）');
    assert.deepEqual(
      of(chinese, 'change').map(({ text }) => text),
      ['新增规则解析器'],
    );
    const english = await project.collect({ language: 'en' });
    assert.match(only(english, 'authorship').text, /^1 of 1 commits/);
    assert.equal(english.language, 'zh');
  });

  it('tells nobody an e-mail address', async () => {
    project.history([
      {
        subject: 'feat: send reports to ana@example.org each morning',
        files: {
          'README.md': '# Lamp\n\nLamp is a program. Write to lin@example.org when it does not work.\n',
          'a.ts': lines(9, 'a'),
        },
      },
    ]);
    assert.doesNotMatch(JSON.stringify((await project.collect()).evidence), /example\.org/);
  });
});
