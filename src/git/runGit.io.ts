import { spawn } from 'node:child_process';

/** Where git runs: the opened folder, which may lie below the top of its repository. */
export interface GitFolder {
  folder: string;
}

export interface GitResult {
  /** Exit code 0. */
  ok: boolean;
  stdout: string;
  stderr: string;
  /** No git program was found. */
  missing: boolean;
  /** The output was longer than allowed, or the time was over: git was ended, and the output is its beginning. */
  cut: boolean;
}

export interface GitOptions {
  signal: AbortSignal;
  /** When it aborts, git is ended, with what it wrote until then. */
  deadline?: AbortSignal | undefined;
  input?: string;
  /** Of standard output; default 32 MB. */
  maxBytes?: number;
}

/** Before each subcommand: nothing that a repository's configuration names is run, nothing is fetched. */
const SAFE = [
  '--no-pager',
  '--no-replace-objects',
  '--literal-pathspecs',
  ...['core.fsmonitor=false', 'core.hooksPath=/dev/null', 'core.quotePath=false', 'log.showSignature=false'],
  ...['protocol.allow=never', 'core.pager=cat', 'color.ui=false'],
].flatMap((arg) => (arg.startsWith('--') ? [arg] : ['-c', arg]));

/** What the environment of the host must not redirect. */
const REDIRECTING =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|NAMESPACE|COMMON_DIR|PREFIX|CONFIG|TRACE.*|.*OBJECT_DIRECTORIES|OBJECT_DIRECTORY|EXTERNAL_DIFF)$/;

/**
 * Runs the git CLI in the folder and gathers what it writes. A failing git is a result; rejects only with the signal's
 * reason, after the child was killed.
 */
export function runGit(
  { folder }: GitFolder,
  args: readonly string[],
  options: GitOptions,
): Promise<GitResult> {
  const { signal, deadline, input, maxBytes = 32_000_000 } = options;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    if (deadline?.aborted) return resolve({ ok: false, stdout: '', stderr: '', missing: false, cut: true });
    const child = spawn('git', [...SAFE, ...args], {
      cwd: folder,
      env: environment(),
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    let bytes = 0;
    let cut = false;
    const abort = (): void => void child.kill('SIGKILL');
    const end = (): void => {
      cut = true;
      child.kill('SIGKILL');
    };
    signal.addEventListener('abort', abort, { once: true });
    deadline?.addEventListener('abort', end, { once: true });
    const settle = (result: Pick<GitResult, 'ok' | 'missing'>): void => {
      signal.removeEventListener('abort', abort);
      deadline?.removeEventListener('abort', end);
      if (signal.aborted) return reject(signal.reason);
      const text = Buffer.concat(stdout).toString('utf8');
      resolve({ ...result, stdout: text, stderr: Buffer.concat(stderr).toString('utf8'), cut });
    };
    child.stdout.on('data', (chunk: Buffer) => {
      if (cut) return;
      stdout.push(chunk);
      bytes += chunk.length;
      if (bytes > maxBytes) end();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (stderr.length < 64) stderr.push(chunk);
    });
    // A child that ends early closes the pipe while we write to it.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
    child.on('error', (error: NodeJS.ErrnoException) =>
      settle({ ok: false, missing: error.code === 'ENOENT' }),
    );
    child.on('close', (code) => settle({ ok: code === 0, missing: false }));
  });
}

function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !REDIRECTING.test(name.toUpperCase()));
  return {
    ...Object.fromEntries(kept),
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    // A partial clone would fetch what is missing; git before 2.44 knows only the second.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    LC_ALL: 'C',
  };
}
