import type { ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './command';
import { startTree, stopTree } from './processTree';
import { installServer } from './serverInstall';

export interface ServerOptions {
  /** Where this server keeps user data, settings, storage and logs; made if missing. */
  dataDir: string;
  /** The extensions it loads (see `installExtension`); `<dataDir>/extensions` by default. */
  extensionsDir?: string;
  /** Language of the interface, e.g. `zh-cn`; needs a language pack among the extensions. */
  locale?: string;
  /** Whether folders open trusted, without the question. */
  trust?: boolean;
  /** Added to the environment of the server and its extension hosts; `undefined` takes one away. */
  env?: Record<string, string | undefined>;
  /** 0 or absent: any free one. */
  port?: number;
}

/** What a window opens: a folder, and in development mode an extension from its sources and a suite to run in it. */
export interface WindowOptions {
  folder?: string;
  developmentPath?: string;
  /** A CommonJS file whose `run()` is called inside the extension host. */
  testsPath?: string;
}

export interface VsCodeServer {
  url(window: WindowOptions): string;
  /** Where user settings (`User`), settings of the machine (`Machine`) and storage are. */
  userDataDir: string;
  /** What the server printed. */
  logFile: string;
  logsDir: string;
  /** Process ids of the extension hosts. */
  extensionHosts(): Promise<number[]>;
  /** Ends the server and all its processes. */
  stop(): Promise<void>;
  /** Resolves when it ended by itself or was stopped. */
  exited: Promise<void>;
}

/** Starts the pinned VS Code server (installing it if needed) and waits until it listens. */
export async function startServer(
  options: ServerOptions,
  say: (line: string) => void = () => undefined,
): Promise<VsCodeServer> {
  const { node, entry } = await installServer(say);
  const { dataDir, extensionsDir = join(dataDir, 'extensions'), port = 0 } = options;
  const userDataDir = join(dataDir, 'user');
  await mkdir(dataDir, { recursive: true });
  const args = [
    ...[entry, '--host', '127.0.0.1', '--port', String(port), '--without-connection-token'],
    // Without the smoke test driver the server ignores that it should trust all folders.
    ...['--accept-server-license-terms', '--enable-smoke-test-driver', '--disable-telemetry'],
    ...['--server-data-dir', join(dataDir, 'server'), '--user-data-dir', userDataDir],
    ...['--extensions-dir', extensionsDir],
    ...(options.locale ? ['--locale', options.locale] : []),
    ...(options.trust === false ? [] : ['--disable-workspace-trust']),
  ];
  const env = { ...process.env, NODE_OPTIONS: undefined, ...options.env };
  const child = startTree(node, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const logFile = join(dataDir, 'server.log');
  const listening = await waitForPort(child, logFile);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url: (window) => windowUrl(listening, window),
    userDataDir,
    logFile,
    logsDir: join(userDataDir, 'logs'),
    extensionHosts: () => extensionHosts(child.pid ?? 0),
    stop: () => stopTree(child),
    exited,
  };
}

/** Installs packaged extensions (`.vsix` files) into a folder that servers can then share. */
export async function installExtensions(
  extensionsDir: string,
  files: string[],
  dataDir: string,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  const { node, entry } = await installServer(say);
  const install = files.flatMap((file) => ['--install-extension', file]);
  const args = ['--extensions-dir', extensionsDir, '--server-data-dir', dataDir, '--user-data-dir', dataDir];
  await run(node, [entry, ...args, '--accept-server-license-terms', '--force', ...install]);
}

function windowUrl(port: number, { folder, developmentPath, testsPath }: WindowOptions): string {
  const remote = (path: string) => `vscode-remote://127.0.0.1:${port}${encodeURI(path)}`;
  const payload = [
    ...(developmentPath ? [['extensionDevelopmentPath', remote(developmentPath)]] : []),
    ...(testsPath ? [['extensionTestsPath', remote(testsPath)]] : []),
  ];
  const url = new URL(`http://127.0.0.1:${port}/`);
  if (folder) url.searchParams.set('folder', folder);
  else url.searchParams.set('ew', 'true');
  if (payload.length > 0) url.searchParams.set('payload', JSON.stringify(payload));
  return url.href;
}

function waitForPort(child: ChildProcess, logFile: string): Promise<number> {
  const log = createWriteStream(logFile, { flags: 'a' });
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`The VS Code server ${why}; see ${logFile}`));
    const timer = setTimeout(() => fail('did not start within 60 s'), 60_000);
    const read = (chunk: Buffer) => {
      log.write(chunk);
      output += chunk.toString();
      const port = /Extension host agent listening on (\d+)/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(timer);
      output = '';
      resolve(Number(port));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => fail(`ended with exit code ${code}`));
  });
}

/** Extension hosts among the children of a process; their arguments say what they are. Not on Windows. */
async function extensionHosts(server: number): Promise<number[]> {
  const table = await run('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  const rows = table.split('\n').flatMap((line) => {
    const [, pid, parent, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), args: args ?? '' }] : [];
  });
  const family = new Set([server]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    rows.filter((row) => family.has(row.parent)).forEach((row) => family.add(row.pid));
  }
  return rows
    .filter((row) => family.has(row.pid) && row.args.includes('type=extensionHost'))
    .map((r) => r.pid);
}
