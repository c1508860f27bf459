import * as vscode from 'vscode';
import { decodeUtf8 } from '../document/jsonText';
import type { TextEdit } from '../document/pieces';
import { VitaeError } from '../protocol/errors';
import { atomicWrite } from '../storage/atomicWrite';

/** A text file as it stands: in the editor if it is open there, with its unsaved edits, else on disk. */
export interface TextFile {
  uri: vscode.Uri;
  /** `null`: there is no such file. With its byte order mark, unless it is open. */
  text: string | null;
}

/** How long an editor may take to notice that its file has changed on disk. */
const catchUpMs = 2000;

/**
 * Reads a text file. Rejects with `resume-encoding` when it isn't UTF-8, with `storage-failed {code}` when it can't be
 * read or an editor keeps showing what the disk no longer holds.
 */
export async function readTextFile(uri: vscode.Uri): Promise<TextFile> {
  const document = openDocument(uri);
  if (!document) return { uri, text: await readFromDisk(uri) };
  for (const end = Date.now() + catchUpMs; !document.isDirty;) {
    const onDisk = await readFromDisk(uri);
    if (onDisk === null || sameLines(onDisk, document.getText())) break;
    if (Date.now() > end) throw new VitaeError('storage-failed', { code: 'EBUSY' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { uri, text: document.getText() };
}

/**
 * Replaces the text of a file that was read before: through the editor where it is open (one step for Undo, then
 * saved), else as a whole on disk. `false`: the file has changed since it was read and nothing was written.
 *
 * Rejects with `storage-failed {code}`; `ESAVE`: the change is in the editor, but the editor could not save it.
 * @param edits turns the text without its byte order mark into the new one.
 */
export async function changeTextFile(file: TextFile, edits: TextEdit[], text: string): Promise<boolean> {
  const document = openDocument(file.uri);
  if (document) {
    if (document.getText() !== file.text?.replace(/^\uFEFF/, '')) return false;
    const change = new vscode.WorkspaceEdit();
    for (const { offset, length, content } of edits) {
      const range = new vscode.Range(document.positionAt(offset), document.positionAt(offset + length));
      change.replace(file.uri, range, content);
    }
    if (!(await vscode.workspace.applyEdit(change))) return false;
    await saveDocument(document);
    return true;
  }
  if ((await readFromDisk(file.uri)) !== file.text) return false;
  await writeToDisk(file.uri, new TextEncoder().encode(text));
  return true;
}

/** Saves a file's unsaved edits, if it is open and has some. Rejects with `storage-failed {code: 'ESAVE'}`. */
export async function saveIfOpen(uri: vscode.Uri): Promise<void> {
  const document = openDocument(uri);
  if (document?.isDirty) await saveDocument(document);
}

/** Writes a file as a whole, making its folder where it is missing. Rejects with `storage-failed {code}`. */
export async function writeToDisk(uri: vscode.Uri, content: Uint8Array): Promise<void> {
  try {
    await vscode.workspace.fs.createDirectory(vscode.Uri.joinPath(uri, '..'));
    if (uri.scheme === 'file') await atomicWrite(uri.fsPath, content);
    else await vscode.workspace.fs.writeFile(uri, content);
  } catch (error) {
    throw fileError(error);
  }
}

/** The bytes of a file; `null`: there is none. Rejects with `storage-failed {code}`. */
export async function readBytes(uri: vscode.Uri): Promise<Uint8Array | null> {
  try {
    return await vscode.workspace.fs.readFile(uri);
  } catch (error) {
    if (isMissing(error)) return null;
    throw fileError(error);
  }
}

/** Whether there is a file or folder. Rejects with `storage-failed {code}` where that can't be told. */
export async function exists(uri: vscode.Uri): Promise<boolean> {
  try {
    await vscode.workspace.fs.stat(uri);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw fileError(error);
  }
}

/** How a file is called in messages: relative to the workspace, else by its name alone. */
export function labelOf(uri: vscode.Uri): string {
  const inside = vscode.workspace.getWorkspaceFolder(uri) !== undefined;
  return inside ? vscode.workspace.asRelativePath(uri) : (uri.path.split('/').at(-1) ?? uri.path);
}

function openDocument(uri: vscode.Uri): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find(
    (document) => !document.isClosed && document.uri.toString() === uri.toString(),
  );
}

async function saveDocument(document: vscode.TextDocument): Promise<void> {
  if (!(await document.save())) throw new VitaeError('storage-failed', { code: 'ESAVE' });
}

async function readFromDisk(uri: vscode.Uri): Promise<string | null> {
  const bytes = await readBytes(uri);
  return bytes && decodeUtf8(bytes, labelOf(uri));
}

/** An editor shows one kind of line break and no byte order mark. */
function sameLines(a: string, b: string): boolean {
  const lines = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return lines(a) === lines(b);
}

function isMissing(error: unknown): boolean {
  return error instanceof vscode.FileSystemError && error.code === 'FileNotFound';
}

function fileError(error: unknown): Error {
  if (error instanceof vscode.FileSystemError) {
    return new VitaeError('storage-failed', { code: error.code }, { cause: error });
  }
  return error instanceof Error ? error : new VitaeError('storage-failed', { code: 'EUNKNOWN' });
}
