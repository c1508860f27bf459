import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import { parseJsonObject } from '../document/jsonText';
import { readMeta } from '../document/meta';
import type { Sidecar } from '../document/sidecar';
import { writeSidecar } from '../document/sidecar.io';
import { variantText } from '../document/variant';
import { VitaeError } from '../protocol/errors';
import type { ListedResume } from '../protocol/ports';
import type { ResumePlaces } from './resumePlace';
import { describeResume, ResumeShelf } from './resumeShelf';
import { labelOf, readTextFile } from './textFiles';

/** All resumes that the user may choose: those in the extension's storage, and files that were chosen. */
export class ResumeLibrary {
  readonly #folder: vscode.Uri;
  readonly #shelf: ResumeShelf;
  readonly #places: ResumePlaces;

  constructor(folder: vscode.Uri, places: ResumePlaces) {
    this.#folder = folder;
    this.#shelf = new ResumeShelf(folder);
    this.#places = places;
  }

  /** The current one first, the others by place and name. */
  async list(): Promise<ListedResume[]> {
    const place = await this.#places.current();
    const chosen = this.#places.chosenEarlier();
    const candidates = [place.uri, ...(await this.#shelf.files()), ...chosen.map(({ uri }) => uri)];
    const uris = new Map(candidates.map((uri) => [uri.toString(), uri]));
    const found = await Promise.all(
      [...uris].map(async ([key, uri]): Promise<ListedResume[]> => {
        const described = await describeResume(uri);
        if (!described) return [];
        const current = key === place.uri.toString();
        const own = current ? place.id : chosen.find((one) => one.uri.toString() === key)?.id;
        const resumeId = described.resumeId ?? own ?? null;
        return [{ ...described, resumeId, uri: key, private: this.#shelf.holds(uri), current }];
      }),
    );
    return found.flat();
  }

  /** The resume with an id. */
  async find(resumeId: string): Promise<ListedResume | undefined> {
    return (await this.list()).find((one) => one.resumeId === resumeId);
  }

  /**
   * Makes a variant as {@link ResumePort.variant} says. Its evidence is written first: it may be more than the text
   * refers to, not less.
   */
  async addVariant(
    name: string,
    { base, resumeId = randomUUID() }: { base?: string; resumeId?: string },
    sidecarOf: (resumeId: string) => Promise<Sidecar>,
  ): Promise<ListedResume> {
    const there = await this.find(resumeId);
    if (there) return there;
    const { text, master, path } = await this.#master(base);
    const variant = variantText(text, { id: resumeId, name, master, path });
    await writeSidecar(this.#folder.fsPath, { ...(await sidecarOf(master)), resumeId });
    const uri = await this.#shelf.add(name, variant);
    const added = await this.find(resumeId);
    if (!added) throw new VitaeError('storage-failed', { code: 'ENOENT', path: labelOf(uri) });
    return added;
  }

  /** The text of the master resume with its id. */
  async #master(base: string | undefined): Promise<{ text: string; master: string; path: string }> {
    const all = await this.list();
    const current = all.find((one) => one.current);
    const master =
      current?.variant === undefined ? current : all.find((one) => one.resumeId === current.master);
    const path = master ? labelOf(vscode.Uri.parse(master.uri, true)) : '';
    if (base !== undefined) {
      const { id, variant, master: own } = readMeta(parseJsonObject(base, path));
      const known = variant === undefined ? id : own;
      return { text: base, master: known ?? master?.resumeId ?? randomUUID(), path };
    }
    const text = master && (await readTextFile(vscode.Uri.parse(master.uri, true))).text;
    if (!text) throw new VitaeError('proposal-stale');
    return { text, master: master.resumeId ?? randomUUID(), path };
  }
}
