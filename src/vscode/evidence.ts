import * as vscode from 'vscode';
import type { Evidence } from '../protocol/cards';
import { showCommit } from './commit.io';
import { Disposable } from './disposable';
import { l10n } from './l10n';
import { readableFolder } from './workspaceFolders';

const SCHEME = 'vitae-evidence';

/** Opens what a bullet rests on: the file at its line, the commit, or how it was counted. */
export class EvidenceOpener extends Disposable implements vscode.TextDocumentContentProvider {
  private readonly texts = new Map<string, string>();

  constructor() {
    super();
    this.register(vscode.workspace.registerTextDocumentContentProvider(SCHEME, this));
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.texts.get(uri.path) ?? '';
  }

  /** `folderName`: the folder that the evidence was found in. */
  async open(evidence: Evidence, folderName: string | null): Promise<void> {
    const { source } = evidence;
    const folder = readableFolder(folderName);
    if ('refused' in folder) {
      void vscode.window.showInformationMessage(
        l10n.t('Open the project’s folder to see where this comes from.'),
      );
      return;
    }
    switch (source.type) {
      case 'file':
        return this.openFile(folder.path, source.path, source.line);
      case 'commit':
        return this.openCommit(folder.path, source.commit);
      case 'history':
        return this.openCounted(evidence, source.query);
      case 'user':
        return;
      default:
        return source satisfies never;
    }
  }

  private async openFile(folder: string, path: string, line = 1): Promise<void> {
    const root = vscode.Uri.file(folder);
    const file = vscode.Uri.joinPath(root, path);
    // The path is data: it must stay in the folder.
    if (!file.path.startsWith(`${root.path}/`)) return;
    const position = new vscode.Position(Math.max(0, line - 1), 0);
    try {
      await vscode.window.showTextDocument(file, {
        selection: new vscode.Range(position, position),
        viewColumn: vscode.ViewColumn.Active,
      });
    } catch {
      void vscode.window.showWarningMessage(
        l10n.t('{0} can’t be opened; it may have been moved since.', path),
      );
    }
  }

  private async openCommit(folder: string, commit: string): Promise<void> {
    try {
      await this.show(`${commit.slice(0, 10)}.diff`, await showCommit(folder, commit), 'diff');
    } catch {
      void vscode.window.showWarningMessage(
        l10n.t('Commit {0} is not in this repository’s history any more.', commit.slice(0, 10)),
      );
    }
  }

  private openCounted({ id, text }: Evidence, query: string): Promise<void> {
    return this.show(`${id}.txt`, `${text}\n\n${l10n.t('Counted by: {0}', query)}\n`, 'plaintext');
  }

  private async show(name: string, text: string, language: string): Promise<void> {
    const uri = vscode.Uri.from({ scheme: SCHEME, path: `/${name}` });
    this.texts.set(uri.path, text);
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.languages.setTextDocumentLanguage(document, language);
    await vscode.window.showTextDocument(document, { preview: true, viewColumn: vscode.ViewColumn.Active });
  }
}
