import { createHash } from 'node:crypto';
import * as vscode from 'vscode';
import { isOfRepository, showCommit, showCounted } from '../git/evidence.io';
import type { Evidence } from '../protocol/cards';
import { Disposable } from './disposable';
import { l10n } from './l10n';
import { readableFolder } from './workspaceFolders';

const SCHEME = 'vitae-evidence';
/** Texts that are kept for documents which may still be open. */
const MOST_KEPT = 50;

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

  /** `folderName`: the folder that the evidence was found in; another project's files are never shown for it. */
  async open({ id, text, source }: Evidence, folderName: string | null): Promise<void> {
    if (source.type === 'user') return;
    const folder = readableFolder(folderName);
    const other =
      'refused' in folder || (source.repo !== undefined && !(await isOfRepository(folder.path, source.repo)));
    if (other) {
      const message =
        folderName === null
          ? l10n.t('Open the project’s folder to see where this comes from.')
          : l10n.t('This comes from the project “{0}”. Open its folder to see it.', folderName);
      void vscode.window.showInformationMessage(message);
      return;
    }
    switch (source.type) {
      case 'file':
        return this.openFile(folder.path, source.path, source.line);
      case 'commit':
        return this.openCommit(folder.path, source.commit);
      case 'history': {
        const counted = (await showCounted(folder.path, source.query)) ?? '';
        return this.show(`${id}.txt`, `${text}\n\n${counted}`, 'plaintext');
      }
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
    const short = commit.slice(0, 10);
    const text = await showCommit(folder, commit);
    if (text !== undefined) return this.show(`${short}.diff`, text, 'diff');
    void vscode.window.showWarningMessage(
      l10n.t('Commit {0} is not in this repository’s history any more.', short),
    );
  }

  private async show(name: string, text: string, language: string): Promise<void> {
    // Documents are told apart by what they say: names come again.
    const content = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const uri = vscode.Uri.from({ scheme: SCHEME, path: `/${content}/${name}` });
    this.texts.set(uri.path, text);
    for (const oldest of this.texts.keys()) {
      if (this.texts.size <= MOST_KEPT) break;
      this.texts.delete(oldest);
    }
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.languages.setTextDocumentLanguage(document, language);
    await vscode.window.showTextDocument(document, { preview: true, viewColumn: vscode.ViewColumn.Active });
  }
}
