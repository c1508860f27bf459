import * as vscode from 'vscode';
import { Disposable } from './disposable';
import { l10n } from './l10n';

const SCHEME = 'vitae-text';
/** Texts that are kept; an older one says that it is gone when it is shown again. */
const MOST = 50;

/** Read-only documents whose text lives as long as the window. */
export class ReadOnlyTexts extends Disposable implements vscode.TextDocumentContentProvider {
  private readonly texts = new Map<string, string>();
  private shown = 0;

  constructor() {
    super();
    this.register(vscode.workspace.registerTextDocumentContentProvider(SCHEME, this));
  }

  /** Keeps a text; `name` is its tab's, with the extension that tells its language. */
  add(name: string, text: string): vscode.Uri {
    const query = String(++this.shown);
    this.texts.set(query, text);
    for (const old of [...this.texts.keys()].slice(0, -MOST)) this.texts.delete(old);
    return vscode.Uri.from({ scheme: SCHEME, path: `/${name.replaceAll(/[\\/]/g, ' ')}`, query });
  }

  provideTextDocumentContent({ query }: vscode.Uri): string {
    return this.texts.get(query) ?? l10n.t('This is no longer kept. Run the command again.');
  }
}
