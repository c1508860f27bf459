import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { collectProject } from '../../../../src/project/collect/collect';
import type { CollectOptions, ProjectFacts } from '../../../../src/project/collect/facts';

export interface CommitSpec {
  subject: string;
  /** `Name <address>` */
  author?: string;
  /** ISO 8601, with an offset. */
  date?: string;
  files?: Record<string, string>;
  /** Marks of earlier commits, 1-based; default: the one before. A second one makes a merge. */
  merge?: number;
}

export const ME = 'Lin Wei <lin@example.org>';

/** A folder for one test, with files, and perhaps a git history in it. */
export class TemporaryProject {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitae-collect-')));

  write(files: Record<string, string | Uint8Array>): this {
    for (const [path, content] of Object.entries(files)) {
      const absolute = join(this.folder, path);
      mkdirSync(dirname(absolute), { recursive: true });
      writeFileSync(absolute, content);
    }
    return this;
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.folder, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] });
  }

  /** Makes a repository whose user is {@link ME} and all commits in one go; the working tree follows. */
  history(commits: CommitSpec[], user: string | null = ME): this {
    this.git('init', '-q', '-b', 'main');
    if (user !== null) this.iAm(user);
    if (commits.length === 0) return this;
    const stream = commits.map(record).join('');
    execFileSync('git', ['fast-import', '--quiet'], { cwd: this.folder, input: stream });
    this.git('reset', '-q', '--hard', 'main');
    return this;
  }

  iAm(user: string): this {
    const [, name = '', email = ''] = /^(.*) <(.*)>$/.exec(user) ?? [];
    this.git('config', 'user.name', name);
    this.git('config', 'user.email', email);
    return this;
  }

  collect(options: Partial<CollectOptions> = {}): Promise<ProjectFacts> {
    const now = new Date('2026-11-30T12:00:00Z');
    return collectProject({ folder: this.folder, signal: new AbortController().signal, now, ...options });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function record(
  { subject, author = ME, date = '2024-03-05T10:00:00+0800', files, merge }: CommitSpec,
  index: number,
): string {
  const mark = index + 1;
  const when = `${Date.parse(date.replace(/(\d\d)$/, ':$1')) / 1000} ${date.slice(-5)}`;
  const changed = files ?? { 'src/main.ts': `${lines(12, subject)}` };
  const parents = (index === 0 ? '' : `from :${index}\n`) + (merge === undefined ? '' : `merge :${merge}\n`);
  const modified = Object.entries(changed).map(
    ([path, content]) => `M 100644 inline "${path}"\n${data(content)}`,
  );
  return `commit refs/heads/main\nmark :${mark}\nauthor ${author} ${when}\ncommitter ${author} ${when}\n${data(subject)}${parents}${modified.join('')}\n`;
}

function data(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}

/** Some lines of source code that differ by `seed`. */
export function lines(count: number, seed: string): string {
  return Array.from(
    { length: count },
    (_, index) => `export const v${index} = ${JSON.stringify(`${seed} ${index}`)};\n`,
  ).join('');
}

/** Until the end of the test file, git on this machine has no configuration but the repositories' own. */
export function withoutGlobalGitConfig(): void {
  const saved: Record<string, string | undefined> = {};
  const isolated = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  before(() => {
    for (const [name, value] of Object.entries(isolated)) {
      saved[name] = process.env[name];
      process.env[name] = value;
    }
  });
  after(() => {
    for (const [name, value] of Object.entries(saved)) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  });
}
