import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './command';
import { runDir, workDir } from './paths';

/** code-server 4.139.1 carries VS Code 1.139.1; its own entry is not used. It needs Node 24. */
const serverVersion = '4.139.1';
const nodeVersion = '24.21.0';

/** An installed VS Code server: its Node binary and its entry file. */
export interface ServerInstall {
  node: string;
  entry: string;
}

/**
 * The pinned VS Code server, installed from npm on the first call (about half a minute, 700 MB). It is put together in
 * a folder of its own and moved into place when complete, so an interrupted install is never taken for a whole one.
 */
export async function installServer(say: (line: string) => void): Promise<ServerInstall> {
  const target = join(workDir, `server-${serverVersion}`);
  if (!existsSync(target)) {
    const partial = runDir(`server-${serverVersion}.partial`);
    say(`Installing the VS Code server ${serverVersion} into .vscode-test (once, about half a minute)`);
    await assemble(partial, say);
    await moveInto(partial, target);
    say('The VS Code server is installed');
  }
  return {
    node: join(target, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node'),
    entry: join(vscodeDir(target), 'out/server-main.js'),
  };
}

const vscodeDir = (base: string) => join(base, 'server/node_modules/code-server/lib/vscode');

async function assemble(dir: string, say: (line: string) => void): Promise<void> {
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--engine-strict=false'];
  // The node package fetches its binary in an install script; nothing of code-server needs one.
  await mkdir(join(dir, 'server'), { recursive: true });
  const own = { private: true, dependencies: { node: nodeVersion }, allowScripts: { node: true } };
  await writeFile(join(dir, 'package.json'), JSON.stringify(own, null, 2));
  const server = { private: true, dependencies: { 'code-server': serverVersion } };
  await writeFile(join(dir, 'server/package.json'), JSON.stringify(server, null, 2));
  say(`  1/3 Node ${nodeVersion}`);
  await npm(['install', '--ignore-scripts=false', ...quiet], dir);
  say('  2/3 VS Code');
  await npm(['install', '--ignore-scripts', '--omit=dev', ...quiet], join(dir, 'server'));
  say('  3/3 what VS Code depends on');
  await npm(['install', '--ignore-scripts', '--omit=dev', ...quiet], vscodeDir(dir));
  await replaceSpdlog(join(vscodeDir(dir), 'node_modules/@vscode/spdlog'));
}

/** VS Code's log writer is native and would have to be compiled; without one, no log reaches the disk or the panel. */
async function replaceSpdlog(packageDir: string): Promise<void> {
  await copyFile(fileURLToPath(new URL('spdlog.mjs', import.meta.url)), join(packageDir, 'index.mjs'));
  const manifest = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as object;
  await writeFile(join(packageDir, 'package.json'), JSON.stringify({ ...manifest, main: 'index.mjs' }));
}

async function moveInto(partial: string, target: string): Promise<void> {
  try {
    await rename(partial, target);
  } catch (error) {
    // Another run of ours may have been quicker; both installs are alike.
    if (!existsSync(target)) throw error;
    await rm(partial, { recursive: true, force: true });
  }
}
