import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** Scripts of this folder as processes of their own: bundled once, since starting `tsx` costs half a second each. */
export function childProcesses(script: string) {
  let folder: string;
  const children: ChildProcess[] = [];
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitae-child-'));
    const entryPoints = [join(__dirname, `${script}.ts`)];
    buildSync({ entryPoints, bundle: true, platform: 'node', outdir: folder });
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  return (args: string[]): ChildProcess => {
    const child = spawn(process.execPath, [join(folder, `${script}.js`), ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(child);
    return child;
  };
}
