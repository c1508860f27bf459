import * as vscode from 'vscode';
import { exists } from './textFiles';

/** Which resume is the current one, and where. `id` holds until the document brings its own. */
export interface ResumePlace {
  id: string;
  uri: vscode.Uri;
  /** The one that is begun where none was chosen. */
  private: boolean;
  /** The file that was chosen, where it isn't there now and the private one stands in for it. */
  missing?: vscode.Uri;
}

/** A file that was chosen as the current resume, now or earlier. */
interface ChosenFile {
  id: string;
  uri: vscode.Uri;
}

interface StoredFile {
  id: string;
  uri: string;
}

const chosenKey = 'vitae.resume';
const privateIdKey = 'vitae.resume.privateId';
const earlierKey = 'vitae.resume.earlier';
const mostEarlier = 20;

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
    if (uri.toString() === this.#privateUri.toString()) {
      await this.#memento.update(chosenKey, undefined);
      await this.#memento.update(privateIdKey, id);
      return;
    }
    const before = [...this.chosenEarlier(), ...[this.#chosen() ?? []].flat()];
    await this.#memento.update(chosenKey, { id, uri: uri.toString() });
    const others = before.filter((one) => one.id !== id && one.uri.toString() !== uri.toString());
    await this.#keep([{ id, uri }, ...others]);
    // The next private resume is another one.
    if ((await this.#privateId()) === id) await this.#memento.update(privateIdKey, undefined);
  }

  /** The files that were chosen, the last one first; they may be gone. */
  chosenEarlier(): ChosenFile[] {
    return this.#memento.get<StoredFile[]>(earlierKey, []).map(readFile);
  }

  /** Follows resumes when they, or a folder that they are in, were renamed in the editor. */
  async follow(oldUri: vscode.Uri, newUri: vscode.Uri): Promise<void> {
    const earlier = this.chosenEarlier();
    if (earlier.some(({ uri }) => movedWith(uri, oldUri, newUri))) {
      await this.#keep(earlier.map(({ id, uri }) => ({ id, uri: movedWith(uri, oldUri, newUri) ?? uri })));
    }
    const chosen = this.#chosen();
    const moved = chosen && movedWith(chosen.uri, oldUri, newUri);
    if (moved) await this.choose(chosen.id, moved);
  }

  /** The id of the private resume before its first save. */
  async begin(id: string): Promise<void> {
    await this.#memento.update(privateIdKey, id);
  }

  #chosen(): ChosenFile | undefined {
    const stored = this.#memento.get<StoredFile>(chosenKey);
    return stored && readFile(stored);
  }

  async #keep(files: ChosenFile[]): Promise<void> {
    const stored = files.slice(0, mostEarlier).map(({ id, uri }) => ({ id, uri: uri.toString() }));
    await this.#memento.update(earlierKey, stored);
  }

  async #privateId(): Promise<string> {
    const stored = this.#memento.get<string>(privateIdKey);
    if (stored !== undefined) return stored;
    const id = this.#newId();
    await this.#memento.update(privateIdKey, id);
    return id;
  }
}

function readFile({ id, uri }: StoredFile): ChosenFile {
  return { id, uri: vscode.Uri.parse(uri, true) };
}

/** Where a file is after it, or a folder that it is in, was renamed; `undefined`: where it was. */
function movedWith(uri: vscode.Uri, from: vscode.Uri, to: vscode.Uri): vscode.Uri | undefined {
  if (uri.scheme !== from.scheme || uri.authority !== from.authority) return undefined;
  const { path } = uri;
  if (path !== from.path && !path.startsWith(`${from.path}/`)) return undefined;
  return to.with({ path: to.path + path.slice(from.path.length) });
}
