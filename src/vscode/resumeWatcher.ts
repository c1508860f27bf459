import * as vscode from 'vscode';
import { nameIn } from './resumeNames';

/** Tells of changes of one file that are made outside VS Code. */
export class ResumeWatcher {
  readonly #changed: () => void;
  #watched: { uri: string; stop: vscode.Disposable } | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Watches this file, and no other any more. */
  watch(uri: vscode.Uri): void {
    if (this.#watched?.uri === uri.toString()) return;
    this.dispose();
    const pattern = new vscode.RelativePattern(vscode.Uri.joinPath(uri, '..'), nameIn(uri));
    const watcher = vscode.workspace.createFileSystemWatcher(pattern);
    watcher.onDidChange(this.#changed);
    watcher.onDidCreate(this.#changed);
    watcher.onDidDelete(this.#changed);
    this.#watched = { uri: uri.toString(), stop: watcher };
  }

  dispose(): void {
    this.#watched?.stop.dispose();
    this.#watched = undefined;
  }
}
