import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectProject } from '../../src/project/collect/collect';
import type { Bench } from './bench';

const COMMITS = 5000;
const FILES = 400;
const LINES = 120;
const ROUNDS = 5;
const ME = { name: 'Lin Wei', email: 'lin@example.org' };
const OTHERS = [
  'Ana Costa <ana@example.org>',
  'Tomas Novak <tomas@example.org>',
  'renovate[bot] <bot@renovateapp.com>',
];

/**
 * How long collecting a project of 5,000 commits takes, and how that compares with `git log --numstat` on the same
 * repository, run side by side. Medians of five rounds, each of both.
 */
export const run: Bench['run'] = async (report) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitae-bench-collect-'));
  try {
    await makeRepository(folder);
    const collects: number[] = [];
    const logs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      logs.push(await timed(() => git(folder, ['log', '--numstat'])));
      collects.push(await timed(() => collect(folder)));
    }
    const [ms, log] = [median(collects), median(logs)];
    report({ name: 'collect', value: Math.round(ms), unit: 'ms' });
    report({ name: 'gitLogNumstat', value: Math.round(log), unit: 'ms' });
    report({
      name: 'collectToLog',
      value: Math.round((ms / log) * 100) / 100,
      unit: 'ratio',
      of: 'git log --numstat',
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

async function collect(folder: string): Promise<void> {
  const facts = await collectProject({ folder, signal: new AbortController().signal, now: new Date() });
  assert.equal(facts.identity, 'known');
  assert.ok(facts.evidence.some(({ kind }) => kind === 'change'));
}

/** A repository as a team makes it in some years: several authors, a bot, sources of several folders. */
async function makeRepository(folder: string): Promise<void> {
  await git(folder, ['init', '-q', '-b', 'main']);
  await git(folder, ['config', 'user.name', ME.name]);
  await git(folder, ['config', 'user.email', ME.email]);
  await git(folder, ['fast-import', '--quiet'], [...stream()].join(''));
  await git(folder, ['reset', '-q', '--hard', 'main']);
}

function* stream(): Generator<string> {
  const versions = new Map<string, number>();
  for (let index = 0; index < COMMITS; index++) {
    const author = index % 3 === 0 ? `${ME.name} <${ME.email}>` : (OTHERS[index % OTHERS.length] ?? '');
    const when = `${1_600_000_000 + index * 20_000} +0800`;
    yield `commit refs/heads/main\nauthor ${author} ${when}\ncommitter ${author} ${when}\n${data(subject(index))}`;
    if (index === 0) {
      yield `M 100644 inline README.md\n${data(README)}M 100644 inline package.json\n${data(MANIFEST)}`;
    }
    for (let file = 0; file <= index % 3; file++) {
      const path = `src/part${(index * 7 + file) % 12}/file${(index * 31 + file * 17) % FILES}.ts`;
      const version = (versions.get(path) ?? 0) + 1;
      versions.set(path, version);
      yield `M 100644 inline ${path}\n${data(source(path, version))}`;
    }
  }
}

function subject(index: number): string {
  const area = `part${index % 12}`;
  const kinds = [
    `feat(${area}): add request ${index} to the export of reports`,
    `fix(${area}): keep the order of row ${index} when two writers meet`,
    `perf(${area}): read chunk ${index} once instead of for each query`,
    `chore: bump dependency ${index}`,
    `Update wording of page ${index}`,
  ];
  return kinds[index % kinds.length] ?? '';
}

function source(path: string, version: number): string {
  const lines = Array.from({ length: LINES }, (_, line) => {
    const seed = line % 40 === version % 40 ? version : 0;
    return `export const value${line} = (input: number) => input * ${line} + ${seed}; // ${path}`;
  });
  return `import express from 'express';\n${lines.join('\n')}\n`;
}

const README = `# Reports\n\nReports is a service that gathers readings and prints them.\n\n## Features\n\n- Exports reports as PDF and CSV files\n- Serves 2,000 requests per second on one node\n`;
const MANIFEST = JSON.stringify({ name: 'reports', dependencies: { express: '^5.0.0' } }, null, 2);

function data(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}

async function git(folder: string, args: string[], input = ''): Promise<void> {
  const child = spawn('git', args, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  // What git writes is read, as anyone who wants it would, and thrown away.
  child.stdout.resume();
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  assert.equal(code, 0, `git ${args[0]} failed`);
}

async function timed(job: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await job();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
