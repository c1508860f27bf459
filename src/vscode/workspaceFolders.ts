import * as vscode from 'vscode';
import type { ErrorCode } from '../protocol/errors';
import type { Shell } from '../protocol/messages';
import { plainText } from '../text/plainText';
import { l10n } from './l10n';

/** What of the workspace may be read. */
export function workspaceState(): Shell['workspace'] {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const name = vscode.workspace.name ?? '';
  if (folders.length === 0) return { state: 'none', name: '' };
  if (!vscode.workspace.isTrusted) return { state: 'untrusted', name };
  return folders.some(onDisk) ? { state: 'ready', name } : { state: 'virtual', name };
}

/** Why no folder can be read. */
export function refusal(): ErrorCode | null {
  switch (workspaceState().state) {
    case 'none':
      return 'no-folder';
    case 'untrusted':
      return 'workspace-untrusted';
    case 'virtual':
      return 'workspace-virtual';
    case 'ready':
      return null;
  }
}

/** The folder of that name (`null`: the first one); only folders on disk of a trusted workspace. */
export function readableFolder(name: string | null): { path: string; name: string } | { refused: ErrorCode } {
  const refused = refusal();
  if (refused) return { refused };
  const folders = (vscode.workspace.workspaceFolders ?? []).filter(onDisk);
  // Another folder is another project: its facts must not get into this one's entry.
  const folder = name === null ? folders[0] : folders.find((one) => one.name === name);
  return folder ? { path: folder.uri.fsPath, name: folder.name } : { refused: 'folder-not-open' };
}

/** The folder to extract; asked where the workspace has several. `undefined`: the user changed their mind. */
export async function chooseFolder(): Promise<vscode.WorkspaceFolder | undefined> {
  const folders = (vscode.workspace.workspaceFolders ?? []).filter(onDisk);
  if (folders.length < 2) return folders[0];
  const items = folders.map((folder) => ({
    label: plainText(folder.name),
    description: folder.uri.fsPath,
    folder,
  }));
  const choice = await vscode.window.showQuickPick(items, { title: l10n.t('Which project?') });
  return choice?.folder;
}

function onDisk(folder: vscode.WorkspaceFolder): boolean {
  return folder.uri.scheme === 'file';
}
