/** Everything that package.json contributes, by name; a test compares the two. */
export const COMMANDS = {
  extractProject: 'vitae.extractProject',
  newThread: 'vitae.newThread',
  history: 'vitae.history',
  stop: 'vitae.stop',
  openResume: 'vitae.openResume',
  openResumeJson: 'vitae.openResumeJson',
  moveResume: 'vitae.moveResume',
  exportResume: 'vitae.exportResume',
  undoLastChange: 'vitae.undoLastChange',
  chooseResume: 'vitae.chooseResume',
  chooseModel: 'vitae.chooseModel',
  testModel: 'vitae.testModel',
  setApiKey: 'vitae.setApiKey',
  clearApiKey: 'vitae.clearApiKey',
  inspectThread: 'vitae.inspectThread',
  showRunLog: 'vitae.showRunLog',
  showSent: 'vitae.showSent',
  exportThread: 'vitae.exportThread',
  importThread: 'vitae.importThread',
  backUpAll: 'vitae.backUpAll',
  restoreBackup: 'vitae.restoreBackup',
  recoverThreads: 'vitae.recoverThreads',
} as const;

export type CommandName = keyof typeof COMMANDS;

export const VIEW = 'vitae.chat';

/** The type of the panel that previews a resume. */
export const PREVIEW = 'vitae.resumePreview';

/** The settings with their types; defaults stand in package.json. */
export interface Settings {
  language: 'auto' | 'en' | 'zh-cn';
  'model.provider': 'auto' | 'offline' | 'openai' | 'vscode';
  'model.baseUrl': string;
  'model.name': string;
  'model.api': 'chat' | 'responses';
  /** Empty: the model's own. */
  'model.reasoningEffort': string;
  'model.headers': Record<string, string>;
  /** 0: as the model says. */
  'model.contextTokens': number;
  /** 0: no cap. */
  'model.tokenCap': number;
  /** Seconds. */
  turnDeadline: number;
}

export const SETTINGS = [
  'language',
  'model.provider',
  'model.baseUrl',
  'model.name',
  'model.api',
  'model.reasoningEffort',
  'model.headers',
  'model.contextTokens',
  'model.tokenCap',
  'turnDeadline',
] as const satisfies (keyof Settings)[];

/** Context keys that hide and enable commands. */
export interface ContextKeys {
  running: boolean;
  hasResume: boolean;
  hasApiKey: boolean;
}

export const CONTEXT_KEYS = ['running', 'hasResume', 'hasApiKey'] as const satisfies (keyof ContextKeys)[];

/** A command's title in a manifest that VS Code has translated: there it is a text, or one beside the English text. */
export function titleIn(manifest: unknown, command: string): string | undefined {
  const commands = at(at(manifest, 'contributes'), 'commands');
  const found: unknown = Array.isArray(commands)
    ? commands.find((one: unknown) => at(one, 'command') === command)
    : undefined;
  const title = at(found, 'title');
  const text = typeof title === 'string' ? title : at(title, 'value');
  return typeof text === 'string' ? text : undefined;
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
