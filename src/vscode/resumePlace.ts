import * as vscode from 'vscode';
import { exists } from './textFiles';

/** Which resume is the current one, and where. `id` holds until the document brings its own. */
export interface ResumePlace {
  id: string;
  uri: vscode.Uri;
  /** Kept in the extension's own storage. */
  private: boolean;
  /** The file that was chosen, where it isn't there now and the private one stands in for it. */
  missing?: vscode.Uri;
}

const chosenKey = 'vitae.resume';
const privateIdKey = 'vitae.resume.privateId';

/**
 * Remembers where the user's resume is. A file that vanishes, with a Git branch or a drive, is not forgotten: the
 * private one stands in until it is back.
 */
export class ResumePlaces {
  readonly #privateUri: vscode.Uri;
  readonly #memento: vscode.Memento;
  readonly #newId: () => string;

  constructor(folder: vscode.Uri, memento: vscode.Memento, newId: () => string) {
    this.#privateUri = vscode.Uri.joinPath(folder, 'resume.resume.json');
    this.#memento = memento;
    this.#newId = newId;
  }

  async current(): Promise<ResumePlace> {
    const chosen = this.#chosen();
    // A file system that can't be reached now is as good as a missing file.
    const there = chosen !== undefined && (await exists(chosen.uri).catch(() => false));
    if (chosen && there) return { ...chosen, private: false };
    return {
      id: await this.#privateId(),
      uri: this.#privateUri,
      private: true,
      ...(chosen && { missing: chosen.uri }),
    };
  }

  /** Makes a file the current resume. */
  async choose(id: string, uri: vscode.Uri): Promise<void> {
    await this.#memento.update(chosenKey, { id, uri: uri.toString() });
    // The next private resume is another one.
    if ((await this.#privateId()) === id) await this.#memento.update(privateIdKey, undefined);
  }

  /** Follows the current resume when it, or a folder that it is in, was renamed in the editor. */
  async follow(oldUri: vscode.Uri, newUri: vscode.Uri): Promise<void> {
    const chosen = this.#chosen();
    if (!chosen || chosen.uri.scheme !== oldUri.scheme || chosen.uri.authority !== oldUri.authority) return;
    const { path } = chosen.uri;
    if (path !== oldUri.path && !path.startsWith(`${oldUri.path}/`)) return;
    const moved = newUri.with({ path: newUri.path + path.slice(oldUri.path.length) });
    await this.choose(chosen.id, moved);
  }

  #chosen(): { id: string; uri: vscode.Uri } | undefined {
    const stored = this.#memento.get<{ id: string; uri: string }>(chosenKey);
    return stored && { id: stored.id, uri: vscode.Uri.parse(stored.uri, true) };
  }

  /** The id of the private resume before its first save. */
  async begin(id: string): Promise<void> {
    await this.#memento.update(privateIdKey, id);
  }

  async #privateId(): Promise<string> {
    const stored = this.#memento.get<string>(privateIdKey);
    if (stored !== undefined) return stored;
    const id = this.#newId();
    await this.#memento.update(privateIdKey, id);
    return id;
  }
}
