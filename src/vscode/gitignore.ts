import * as vscode from 'vscode';
import { changeTextFile, exists, readTextFile } from './textFiles';

/** The root of the git repository that a file is in. */
export async function gitRootOf(file: vscode.Uri): Promise<vscode.Uri | undefined> {
  for (let folder = vscode.Uri.joinPath(file, '..'); ; folder = vscode.Uri.joinPath(folder, '..')) {
    if (await exists(vscode.Uri.joinPath(folder, '.git'))) return folder;
    if (folder.path === vscode.Uri.joinPath(folder, '..').path) return undefined;
  }
}

/** Whether the repository's `.gitignore` has a line for exactly this file. */
export async function isListed(root: vscode.Uri, file: vscode.Uri): Promise<boolean> {
  const { text } = await readTextFile(vscode.Uri.joinPath(root, '.gitignore'));
  return (text ?? '').split(/\r\n?|\n/).includes(ignoreLine(root, file));
}

/** Adds a file to the repository's `.gitignore`. Rejects with `storage-failed {code}`. */
export async function addToGitignore(root: vscode.Uri, file: vscode.Uri): Promise<void> {
  const uri = vscode.Uri.joinPath(root, '.gitignore');
  for (let attempt = 0; attempt < 3; attempt++) {
    const read = await readTextFile(uri);
    const text = read.text ?? '';
    const eol = text.includes('\r\n') ? '\r\n' : '\n';
    const content = `${text === '' || /[\r\n]$/.test(text) ? '' : eol}${ignoreLine(root, file)}${eol}`;
    const body = text.replace(/^\uFEFF/, '');
    if (await changeTextFile(read, [{ offset: body.length, length: 0, content }], text + content)) return;
  }
}

/** The pattern for one file, seen from the root; what has a meaning in patterns is escaped. */
function ignoreLine(root: vscode.Uri, file: vscode.Uri): string {
  const folder = root.path.endsWith('/') ? root.path : `${root.path}/`;
  return `/${file.path.slice(folder.length).replace(/[\\*?[\]]|\s+$/g, '\\$&')}`;
}
