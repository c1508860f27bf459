import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { run, show } from './command';
import { root, workDir } from './paths';
import { wasInterrupted } from './processTree';
import { makeSampleProject } from './sampleProject';
import { say } from './say';
import { installExtensions, startServer } from './vscodeServer';
import { packageExtension } from './vsix';

/** The address stays the same from one start to the next, so that an open tab and its layout go on. */
const usualPort = 38127;

const hint = 'Try it: F1, then "Vitae: Extract Resume Entry from This Project".';

/** `npm start [folder]`: VS Code with Vitae, on the folder or on a sample project. */
async function main(argument: string | undefined): Promise<void> {
  const folder = argument ? await existing(argument) : await sample();
  say('build');
  await show(process.execPath, ['esbuild.config.mjs', '--production'], { cwd: root });
  const code = await desktopCode();
  if (code) await openDesktop(code, folder);
  else await openServer(folder);
}

async function existing(argument: string): Promise<string> {
  // npm runs scripts in the folder of package.json; the user means the one they are in.
  const folder = resolve(process.env['INIT_CWD'] ?? '.', argument);
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new Error(`No such folder: ${folder}`);
  return folder;
}

/** The sample project, made on the first start and then left as the user has changed it. */
async function sample(): Promise<string> {
  const folder = join(workDir, 'sample', 'tidewatch');
  if (!existsSync(join(folder, '.git'))) {
    say('Making the sample project');
    await makeSampleProject(folder);
  }
  return folder;
}

/** The command of a desktop VS Code that can run the extension and has a screen to show itself on. */
async function desktopCode(): Promise<string | undefined> {
  if (!hasScreen() || process.getuid?.() === 0) return undefined;
  const [major = 0, minor = 0] = await run('code', ['--version'], {
    shell: process.platform === 'win32',
  }).then(
    (text) => text.split('.').map(Number),
    () => [],
  );
  return major > 1 || (major === 1 && minor >= 106) ? 'code' : undefined;
}

async function openDesktop(code: string, folder: string): Promise<void> {
  say(`Opening VS Code on ${folder}. ${hint}`);
  const shell = process.platform === 'win32';
  const quoted = (path: string) => (shell ? `"${path}"` : path);
  await run(code, [`--extensionDevelopmentPath=${quoted(root)}`, quoted(folder)], { shell });
}

/** Runs until it is interrupted. The extension is installed as a user would have it, so reloading the page works. */
async function openServer(folder: string): Promise<void> {
  const dataDir = join(workDir, 'start');
  const extensionsDir = join(dataDir, 'extensions');
  await firstSettings(join(dataDir, 'user/User'));
  const { path } = await packageExtension(dataDir);
  await installExtensions(extensionsDir, [path], join(dataDir, 'install'), say);
  const port = (await isFree(usualPort)) ? usualPort : 0;
  const server = await startServer({ dataDir, extensionsDir, port }, say);
  const url = server.url({ folder });
  say(`VS Code is at ${url}`);
  say(`${hint} Ctrl-C ends it.`);
  openBrowser(url);
  await server.exited;
  if (!wasInterrupted()) throw new Error(`The VS Code server ended; see ${server.logFile}`);
  say('Ended');
}

/** Settings for a first look; what the user changes later stays. */
async function firstSettings(folder: string): Promise<void> {
  const file = join(folder, 'settings.json');
  if (existsSync(file)) return;
  const settings = {
    'telemetry.telemetryLevel': 'off',
    'chat.disableAIFeatures': true,
    'workbench.startupEditor': 'readme',
    // Vitae's panel opens by its command; until then this bar would be there with nothing in it.
    'workbench.secondarySideBar.defaultVisibility': 'hidden',
  };
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(settings, null, 2));
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

function hasScreen(): boolean {
  return process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
}

function openBrowser(url: string): void {
  if (!hasScreen()) return;
  const [command, ...args] = {
    darwin: ['open', url],
    // The first quoted word of `start` is a window's title.
    win32: ['cmd', '/c', 'start', '""', url.replaceAll('&', '^&')],
  }[process.platform as string] ?? ['xdg-open', url];
  // Without a browser the address that was printed must do.
  spawn(command ?? '', args, { stdio: 'ignore', detached: true })
    .once('error', () => undefined)
    .unref();
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
