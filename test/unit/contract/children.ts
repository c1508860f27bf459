import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** A script of this folder that runs in a process of its own. */
export type Script = 'graphProcess' | 'loadProcess' | 'turnsProcess' | 'leaseProcess';

let bundles: string | undefined;
after(() => {
  if (bundles !== undefined) rmSync(bundles, { recursive: true, force: true });
});

/** The script as one file that Node runs at once: starting `tsx` would cost half a second each time. */
export function bundleOf(script: Script): string {
  bundles ??= mkdtempSync(join(tmpdir(), 'vitae-bundles-'));
  const outfile = join(bundles, `${script}.js`);
  buildSync({
    entryPoints: [join(__dirname, `${script}.ts`)],
    bundle: true,
    platform: 'node',
    keepNames: true,
    outfile,
  });
  return outfile;
}

/** A process, what it has printed line by line, and how it ended. */
export interface Running {
  child: ChildProcess;
  lines: string[];
  /** Resolves with the first line, printed or to be printed, that begins so. */
  line(begin: string): Promise<string>;
  /** Resolves when it has ended and all that it printed is in `lines`. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Starts processes of one script; those that still run after a test are killed. */
export function processes(script: Script) {
  const started = new Set<ChildProcess>();
  let bundle = '';
  before(function () {
    this.timeout(20_000);
    bundle = bundleOf(script);
  });
  afterEach(() => {
    for (const child of started) child.kill('SIGKILL');
    started.clear();
  });
  return {
    get bundle() {
      return bundle;
    },
    start: (args: readonly string[], command: readonly string[] = []): Running => {
      const [program = '', ...rest] = [...command, process.execPath, bundle, ...args];
      const child = spawn(program, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
      started.add(child);
      return running(child);
    },
  };
}

function running(child: ChildProcess): Running {
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString('latin1')).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    for (const wake of waiting) wake();
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const line = (begin: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = lines.find((each) => each.startsWith(begin));
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
      void ended.then(() => reject(new Error(`Ended before "${begin}": ${lines.slice(-5).join(' / ')}`)));
    });
  return { child, lines, line, ended };
}
