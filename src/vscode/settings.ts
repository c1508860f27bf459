import * as vscode from 'vscode';
import type { ContextKeys, Settings } from './contributions';

/** Reads a setting; its default is the manifest's. */
export function readSetting<K extends keyof Settings>(key: K): Settings[K] {
  return vscode.workspace.getConfiguration('vitae').get<Settings[K]>(key) as Settings[K];
}

/** Writes a setting of the user; `undefined`: back to its default. */
export async function writeSetting<K extends keyof Settings>(
  key: K,
  value: Settings[K] | undefined,
): Promise<void> {
  await vscode.workspace.getConfiguration('vitae').update(key, value, vscode.ConfigurationTarget.Global);
}

/** Calls back when one of the settings below `prefix` changes. */
export function onSetting(prefix: string, changed: () => void): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration((event) => {
    if (event.affectsConfiguration(`vitae.${prefix}`)) changed();
  });
}

export function setContext<K extends keyof ContextKeys>(key: K, value: ContextKeys[K]): void {
  void vscode.commands.executeCommand('setContext', `vitae.${key}`, value);
}
