import * as vscode from 'vscode';
import { l10n } from './l10n';

/** What happens under a progress bar that can be cancelled. */
export type WithProgress<T> = (
  progress: (done: number, total: number) => void,
  signal: AbortSignal,
) => Promise<T>;

/** What export, backup and recovery ask and tell their user. */
export interface ArchiveUi {
  /** Resolves with the button that was clicked. */
  info(message: string, ...buttons: string[]): Thenable<string | undefined>;
  warn(message: string, ...buttons: string[]): Thenable<string | undefined>;
  /** Asks in a modal dialog: what can't be undone, or would surprise. */
  confirm(message: string, button: string): Thenable<boolean>;
  saveChat(suggested: vscode.Uri): Thenable<vscode.Uri | undefined>;
  /** These begin in the folder `start`. */
  openChat(start: vscode.Uri): Thenable<vscode.Uri | undefined>;
  openFolder(title: string, label: string, start: vscode.Uri): Thenable<vscode.Uri | undefined>;
  pick<Item extends vscode.QuickPickItem>(
    items: Item[],
    options: vscode.QuickPickOptions,
  ): Thenable<Item | undefined>;
  progress<T>(title: string, task: WithProgress<T>): Thenable<T>;
}

const filters = () => ({ [l10n.t('Vitae chat')]: ['vitae-chat'] });

/** The real one. */
export const windowArchiveUi: ArchiveUi = {
  info: (message, ...buttons) => vscode.window.showInformationMessage(message, ...buttons),
  warn: (message, ...buttons) => vscode.window.showWarningMessage(message, ...buttons),
  confirm: async (message, button) =>
    (await vscode.window.showWarningMessage(message, { modal: true }, button)) === button,
  saveChat: (defaultUri) =>
    vscode.window.showSaveDialog({
      defaultUri,
      filters: filters(),
      title: l10n.t('Export Chat: all that was said, with quotes of the project'),
      saveLabel: l10n.t('Export'),
    }),
  openChat: async (defaultUri) =>
    (
      await vscode.window.showOpenDialog({
        defaultUri,
        filters: filters(),
        title: l10n.t('Import Chat'),
        openLabel: l10n.t('Import'),
      })
    )?.[0],
  openFolder: async (title, openLabel, defaultUri) =>
    (
      await vscode.window.showOpenDialog({
        defaultUri,
        canSelectFiles: false,
        canSelectFolders: true,
        title,
        openLabel,
      })
    )?.[0],
  pick: (items, options) => vscode.window.showQuickPick(items, options),
  progress: (title, task) =>
    vscode.window.withProgress(
      { location: vscode.ProgressLocation.Notification, title, cancellable: true },
      async (report, token) => {
        const abort = new AbortController();
        const listening = token.onCancellationRequested(() => abort.abort());
        let shown = 0;
        try {
          return await task((done, total) => {
            const now = total === 0 ? 100 : (100 * done) / total;
            report.report({ increment: now - shown, message: `${done} / ${total}` });
            shown = now;
          }, abort.signal);
        } finally {
          listening.dispose();
        }
      },
    ),
};
