import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as vscode from 'vscode';

interface Entry {
  activate(context: vscode.ExtensionContext): Promise<void>;
}

/** What one extension host measured. Times are in milliseconds; `shownAt` is a time of day. */
export interface Activation {
  /** Running the bundle's code, up to its last line. */
  load: number;
  /** From calling `activate()` until its promise resolved. */
  activate: number;
  /** From asking VS Code until it said that the extension is active. */
  asked: number;
  shownAt: number;
  /** Files of ours that were loaded, seen from the extension's folder, and any file of LangChain's. */
  loaded: string[];
}

/** Runs inside the extension host: activates the extension, looks at what that loaded, and shows the panel. */
export async function run(): Promise<void> {
  const extension = vscode.extensions.getExtension('vitae.vitae');
  if (!extension) throw new Error('The extension is not there');
  if (extension.isActive) throw new Error('The extension was active before anybody asked for it');
  const main = join(extension.extensionPath, 'dist/extension.js');
  const start = performance.now();
  const entry = createRequire(main)(main) as Entry;
  const load = performance.now() - start;
  let activate = Number.NaN;
  const cached = require.cache[main];
  // VS Code will find this in the cache and call our `activate` as the extension's.
  if (cached) {
    cached.exports = {
      ...entry,
      activate: async (context: vscode.ExtensionContext) => {
        const called = performance.now();
        await entry.activate(context);
        activate = performance.now() - called;
      },
    };
  }
  const asking = performance.now();
  await extension.activate();
  const asked = performance.now() - asking;
  const loaded = Object.keys(require.cache)
    .filter((path) => path.startsWith(`${extension.extensionPath}/dist`) || path.includes('@langchain'))
    .map((path) => path.replace(`${extension.extensionPath}/`, ''));
  // The window itself is still busy when its host starts; people show a panel later.
  await delay(5000);
  const shownAt = Date.now();
  await vscode.commands.executeCommand('vitae.chat.focus');
  const activation: Activation = { load, activate, asked, shownAt, loaded };
  await fetch(process.env['VITAE_BENCH_REPORT'] ?? '', { method: 'POST', body: JSON.stringify(activation) });
}
