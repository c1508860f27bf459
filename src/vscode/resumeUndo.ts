import * as vscode from 'vscode';
import { changeOf, changeState } from '../document/lastChange';
import { readLastChange, writeLastChange } from '../document/lastChange.io';
import { tabOf } from './moveResume';
import { changeTextFile, readBytes, type TextFile } from './textFiles';

/** Remembers what was last written into each resume, also over sessions, and takes it back. */
export class ResumeUndo {
  readonly #folder: string;

  /** @param folder where the resumes' evidence is kept */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** To be called before a text is written. Rejects with `storage-failed {code}`. */
  async remember(resumeId: string, before: string | null, after: string): Promise<void> {
    await writeLastChange(this.#folder, changeOf(resumeId, before, after));
  }

  /**
   * Takes the last change back, if the file is still as it was written: by the history of the editor that shows it, else
   * by the text before. Rejects with `storage-failed {code}`.
   */
  async takeBack(resumeId: string, file: TextFile): Promise<'undone' | 'nothing' | 'changed'> {
    const change = await readLastChange(this.#folder, resumeId);
    if (!change) return 'nothing';
    const state = changeState(change, file.text);
    if (state !== 'written') return state === 'undone' ? 'nothing' : 'changed';
    const isBefore = (text: string): boolean => changeState(change, text) === 'undone';
    if (await undoInEditor(file, isBefore)) return 'undone';
    return (await putBack(file, change.before)) ? 'undone' : 'changed';
  }
}

/** One step back in the editor, so that Redo brings it again; `false`: that didn't lead there, and it is as it was. */
async function undoInEditor({ uri, text }: TextFile, isBefore: (text: string) => boolean): Promise<boolean> {
  const tab = tabOf(uri);
  if (!tab) return false;
  const { document } = await vscode.window.showTextDocument(uri, {
    viewColumn: tab.group.viewColumn,
    preview: tab.isPreview,
  });
  if (document.getText() !== text) return false;
  await vscode.commands.executeCommand('undo');
  if (isBefore(document.getText())) return document.save();
  if (document.getText() !== text) await vscode.commands.executeCommand('redo');
  return false;
}

/** Writes the text before; where there was no file, there is none again. */
async function putBack(file: TextFile, before: string | null): Promise<boolean> {
  const open = vscode.workspace.textDocuments.some(
    ({ uri, isClosed }) => !isClosed && uri.toString() === file.uri.toString(),
  );
  const mark = open || (file.text ?? '').startsWith('\uFEFF') ? '\uFEFF' : '';
  const bare = (before ?? '').replace(/^\uFEFF/, '');
  if (before !== null || open) {
    const edits = [{ offset: 0, length: (file.text ?? '').length, content: bare }];
    return changeTextFile(file, edits, mark + bare);
  }
  const bytes = await readBytes(file.uri);
  if (!bytes || new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) !== file.text) return false;
  await vscode.workspace.fs.delete(file.uri);
  return true;
}
