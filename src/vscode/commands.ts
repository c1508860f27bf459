import * as vscode from 'vscode';
import { hasCode } from '../protocol/errors';
import type { Chat } from './chat';
import type { ChatPanel } from './chatPanel';
import { COMMANDS, type CommandName } from './contributions';
import { describeError } from './errorText';
import type { Model } from './model';
import type { Resumes } from './resumes';

/** What commands act on. */
export interface CommandTargets {
  chat: Chat;
  panel: ChatPanel;
  model: Model;
  resumes: Resumes;
}

/** Registers every command of the manifest. */
export function registerCommands({ chat, panel, model, resumes }: CommandTargets): vscode.Disposable {
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
  };
  const registered = (Object.keys(handlers) as CommandName[]).map((name) =>
    vscode.commands.registerCommand(COMMANDS[name], () => handlers[name]().catch(showError)),
  );
  return vscode.Disposable.from(...registered);
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
  if (action.id === 'openFolder') await vscode.commands.executeCommand('vscode.openFolder');
  else if (action.id === 'trustWorkspace') await vscode.commands.executeCommand('workbench.trust.manage');
  else if (action.id !== 'retry') await vscode.commands.executeCommand(COMMANDS[action.id]);
}
