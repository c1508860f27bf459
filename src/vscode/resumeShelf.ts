import * as vscode from 'vscode';
import { parseJsonObject } from '../document/jsonText';
import { readMeta } from '../document/meta';
import { variantStem } from '../document/variant';
import { isBlank, nameOf } from './resumeNames';
import { readTextFile, writeToDisk } from './textFiles';

const ending = '.resume.json';
/** The private resume has this name also before it is there. */
const privateStem = 'resume';

/** What a file says of the resume in it; nothing where it can't be read. */
export interface ShelvedResume {
  uri: vscode.Uri;
  name: string;
  resumeId: string | null;
  variant?: string;
  master?: string;
}

/** The folder of resumes in the extension's own storage. */
export class ResumeShelf {
  readonly #folder: vscode.Uri;

  constructor(folder: vscode.Uri) {
    this.#folder = folder;
  }

  /** Whether a file lies in it. */
  holds(uri: vscode.Uri): boolean {
    return vscode.Uri.joinPath(uri, '..').toString() === this.#folder.toString();
  }

  /** The files of resumes in it, by name. */
  async files(): Promise<vscode.Uri[]> {
    const names = await this.#names();
    return names
      .filter((name) => name.endsWith(ending) && !name.startsWith('.'))
      .sort()
      .map((name) => vscode.Uri.joinPath(this.#folder, name));
  }

  /** Keeps the text of a variant under a name of its own. Rejects with `storage-failed {code}`. */
  async add(variant: string, text: string): Promise<vscode.Uri> {
    const names = new Set((await this.#names()).map((name) => name.toLowerCase()));
    const stem = variantStem(variant, (one) => one === privateStem || names.has(one + ending));
    const uri = vscode.Uri.joinPath(this.#folder, stem + ending);
    await writeToDisk(uri, new TextEncoder().encode(text));
    return uri;
  }

  async #names(): Promise<string[]> {
    try {
      const entries = await vscode.workspace.fs.readDirectory(this.#folder);
      return entries.flatMap(([name, type]) => (type & vscode.FileType.File ? [name] : []));
    } catch {
      return [];
    }
  }
}

/** Reads what a file says of its resume; `undefined`: there is no file, or nothing in it. */
export async function describeResume(uri: vscode.Uri): Promise<ShelvedResume | undefined> {
  const nothing: ShelvedResume = { uri, name: nameOf(uri), resumeId: null };
  try {
    const { text } = await readTextFile(uri);
    if (isBlank(text)) return undefined;
    const { id, variant, master } = readMeta(parseJsonObject(text, ''));
    return {
      ...nothing,
      resumeId: id ?? null,
      ...(variant !== undefined && { variant }),
      ...(master !== undefined && { master }),
    };
  } catch {
    return nothing;
  }
}
