import * as vscode from 'vscode';

/** Everything that package.json contributes, by name; a test compares the two. */
export const COMMANDS = {
  extractProject: 'vitae.extractProject',
  newThread: 'vitae.newThread',
  history: 'vitae.history',
  stop: 'vitae.stop',
  openResume: 'vitae.openResume',
  moveResume: 'vitae.moveResume',
  chooseModel: 'vitae.chooseModel',
  setApiKey: 'vitae.setApiKey',
  clearApiKey: 'vitae.clearApiKey',
} as const;

export type CommandName = keyof typeof COMMANDS;

export const VIEW = 'vitae.chat';

/** The settings with their types; defaults stand in package.json. */
export interface Settings {
  language: 'auto' | 'en' | 'zh-cn';
  'model.provider': 'auto' | 'offline' | 'openai';
  'model.baseUrl': string;
  'model.name': string;
}

export const SETTINGS = [
  'language',
  'model.provider',
  'model.baseUrl',
  'model.name',
] as const satisfies (keyof Settings)[];

/** Context keys that hide and enable commands. */
export interface ContextKeys {
  canExtract: boolean;
  running: boolean;
  waiting: boolean;
  hasResume: boolean;
  hasApiKey: boolean;
}

export const CONTEXT_KEYS = [
  'canExtract',
  'running',
  'waiting',
  'hasResume',
  'hasApiKey',
] as const satisfies (keyof ContextKeys)[];

/** Reads a setting; its default is the manifest's. */
export function readSetting<K extends keyof Settings>(key: K): Settings[K] {
  return vscode.workspace.getConfiguration('vitae').get<Settings[K]>(key) as Settings[K];
}

/** Writes a setting of the user. */
export async function writeSetting<K extends keyof Settings>(key: K, value: Settings[K]): Promise<void> {
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
