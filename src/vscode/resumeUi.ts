import * as vscode from 'vscode';
import { l10n } from './l10n';

/** What the resume asks and tells its user, apart from the editor itself. */
export interface ResumeUi {
  /** Resolves with the button that was clicked. */
  info(message: string, ...buttons: string[]): Thenable<string | undefined>;
  warn(message: string, ...buttons: string[]): Thenable<string | undefined>;
  /** Asks where to save; VS Code itself asks before a file is replaced. */
  saveDialog(start: vscode.Uri): Thenable<vscode.Uri | undefined>;
  openDialog(): Thenable<vscode.Uri | undefined>;
}

/** The real one. */
export const windowUi: ResumeUi = {
  info: (message, ...buttons) => vscode.window.showInformationMessage(message, ...buttons),
  warn: (message, ...buttons) => vscode.window.showWarningMessage(message, ...buttons),
  saveDialog: (defaultUri) =>
    vscode.window.showSaveDialog({
      defaultUri,
      filters: { JSON: ['json'] },
      title: l10n.t('Move Resume'),
      saveLabel: l10n.t('Move Here'),
    }),
  openDialog: async () => {
    const picked = await vscode.window.showOpenDialog({
      filters: { JSON: ['json'] },
      title: l10n.t('Use a Resume'),
      openLabel: l10n.t('Use This Resume'),
    });
    return picked?.[0];
  },
};
