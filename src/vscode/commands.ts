import * as vscode from 'vscode';
import { hasCode } from '../protocol/errors';
import type { ThreadStore } from '../storage/threadStore';
import type { Archives } from './archives';
import type { Chat } from './chat';
import type { ChatPanel } from './chatPanel';
import { COMMANDS, type CommandName } from './contributions';
import { describeError } from './errorText';
import { inspectThread } from './inspectThread';
import type { Model } from './model';
import type { Resumes } from './resumes';
import { showRunLog } from './runLog';
import { ThreadDocuments } from './threadDocuments';

/** What commands act on. */
export interface CommandTargets {
  chat: Chat;
  panel: ChatPanel;
  model: Model;
  resumes: Resumes;
  store: ThreadStore;
  archives: Archives;
}

/** Registers every command of the manifest. */
export function registerCommands({
  chat,
  panel,
  model,
  resumes,
  store,
  archives,
}: CommandTargets): vscode.Disposable {
  const documents = new ThreadDocuments(store);
  /** The thread in view, else one that the user picks. */
  const withThread = async (act: (threadId: string) => Promise<void>): Promise<void> => {
    const id = panel.session?.id ?? (await chat.pickThread());
    if (id !== undefined) await act(id);
  };
  const handlers: Record<CommandName, () => Promise<void>> = {
    extractProject: async () => {
      await panel.reveal();
      await chat.extract();
    },
    newThread: () => chat.newThread(),
    history: () => chat.history(),
    stop: () => chat.stop(),
    openResume: () => resumes.open(),
    moveResume: () => resumes.move(),
    chooseModel: () => model.choose(),
    setApiKey: () => model.setKey(),
    clearApiKey: () => model.clearKey(),
    inspectThread: () => withThread((id) => inspectThread(store, documents, id)),
    showRunLog: () => withThread((id) => showRunLog(store, documents, id)),
    exportThread: () => withThread((id) => archives.exportThread(id)),
    importThread: () => archives.importThread(),
    backUpAll: () => archives.backUpAll(),
    restoreBackup: () => archives.restoreBackup(),
    recoverThreads: () => archives.recoverThreads(),
  };
  const registered = (Object.keys(handlers) as CommandName[]).map((name) =>
    vscode.commands.registerCommand(COMMANDS[name], () => handlers[name]().catch(showError)),
  );
  return vscode.Disposable.from(documents, ...registered);
}

/** An error of a command, with its next step as a button. */
async function showError(error: unknown): Promise<void> {
  const { text, action } = describeError(
    hasCode(error) ? error.code : 'unknown',
    hasCode(error) ? error.params : {},
  );
  const button = action && action.id !== 'retry' ? [action.label] : [];
  const picked = await vscode.window.showWarningMessage(text, ...button);
  if (picked === undefined || !action) return;
  if (action.id === 'startOver') return;
  if (action.id === 'openFolder') await vscode.commands.executeCommand('vscode.openFolder');
  else if (action.id === 'trustWorkspace') await vscode.commands.executeCommand('workbench.trust.manage');
  else if (action.id !== 'retry') await vscode.commands.executeCommand(COMMANDS[action.id]);
}
