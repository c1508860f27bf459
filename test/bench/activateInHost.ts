import * as vscode from 'vscode';

/** What one extension host measured. Times are in milliseconds; `shownAt` is a time of day. */
export interface Activation {
  activate: number;
  shownAt: number;
  /** Files of ours that were loaded, seen from the extension's folder, and any file of LangChain's. */
  loaded: string[];
}

/** Runs inside the extension host: activates the extension, looks at what that loaded, and shows the panel. */
export async function run(): Promise<void> {
  const extension = vscode.extensions.getExtension('vitae.vitae');
  if (!extension) throw new Error('The extension is not there');
  if (extension.isActive) throw new Error('The extension was active before anybody asked for it');
  const start = performance.now();
  await extension.activate();
  const activate = performance.now() - start;
  const loaded = Object.keys(require.cache)
    .filter((path) => path.startsWith(`${extension.extensionPath}/dist`) || path.includes('@langchain'))
    .map((path) => path.replace(`${extension.extensionPath}/`, ''));
  const shownAt = Date.now();
  await vscode.commands.executeCommand('vitae.chat.focus');
  const activation: Activation = { activate, shownAt, loaded };
  await fetch(process.env['VITAE_BENCH_REPORT'] ?? '', { method: 'POST', body: JSON.stringify(activation) });
}
