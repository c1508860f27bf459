import * as vscode from 'vscode';
import { VitaeError } from '../protocol/errors';
import { addToGitignore, gitRootOf, isListed } from './gitignore';
import { l10n } from './l10n';
import type { ResumeUi } from './resumeUi';
import { labelOf, readBytes, saveIfOpen, writeToDisk } from './textFiles';

/**
 * Moves a file: the new one is complete on disk before `settle` is called, and the old one goes after that. An open
 * editor follows.
 *
 * Rejects with `storage-failed {code}`; then the old file is where it was.
 */
export async function moveFile(from: vscode.Uri, to: vscode.Uri, settle: () => Promise<void>): Promise<void> {
  await saveIfOpen(from);
  const content = await readBytes(from);
  if (!content) throw new VitaeError('storage-failed', { code: 'ENOENT' });
  await writeToDisk(to, content);
  const written = await readBytes(to);
  if (!written || Buffer.compare(content, written) !== 0)
    throw new VitaeError('storage-failed', { code: 'EIO' });
  await settle();
  const tab = tabOf(from);
  if (tab) {
    const { viewColumn } = tab.group;
    await vscode.window.showTextDocument(to, { viewColumn, preserveFocus: !tab.isActive, preview: false });
    await vscode.window.tabGroups.close(tab);
  }
  await vscode.workspace.fs.delete(from);
}

/** Where the save dialog starts: in the first folder of the workspace, under the usual name. */
export function suggestedPlace(from: vscode.Uri): vscode.Uri {
  const name = from.path.split('/').at(-1) ?? '';
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri ?? vscode.Uri.joinPath(from, '..');
  return vscode.Uri.joinPath(folder, name === 'resume.resume.json' ? 'resume.json' : name);
}

/** Inside a git repository: offers to keep the file out of it. */
export async function offerGitignore(file: vscode.Uri, ui: ResumeUi): Promise<void> {
  const root = await gitRootOf(file);
  if (!root || (await isListed(root, file))) return;
  const add = l10n.t('Add to .gitignore');
  const picked = await ui.info(
    l10n.t(
      '{0} is in a Git repository now. Add it to .gitignore, so that it isn’t published with the code?',
      labelOf(file),
    ),
    add,
    l10n.t('Not Now'),
  );
  if (picked === add) await addToGitignore(root, file);
}

/** The tab that shows a file as text. */
export function tabOf(uri: vscode.Uri): vscode.Tab | undefined {
  return vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .find(({ input }) => input instanceof vscode.TabInputText && input.uri.toString() === uri.toString());
}
