import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import { contactsOf } from '../document/contacts';
import { findEntry } from '../document/findEntry';
import { parseJsonObject } from '../document/jsonText';
import { resumeLanguage } from '../document/language';
import { readMeta } from '../document/meta';
import { applyProposal, newResume, type Applied } from '../document/proposals';
import { readSidecar, writeSidecar } from '../document/sidecar.io';
import { standingResume } from '../document/standingResume';
import type { Entry, EntryProposal, Evidence, Language, ResumeProposal } from '../protocol/cards';
import type { Known } from '../protocol/contacts';
import { VitaeError } from '../protocol/errors';
import type { ListedResume, ResumePort, StandingResume } from '../protocol/ports';
import { Disposable } from './disposable';
import { l10n } from './l10n';
import { moveFile, offerGitignore, suggestedPlace, tabOf } from './moveResume';
import { ResumeLibrary } from './resumeLibrary';
import { isBlank, nameOf } from './resumeNames';
import { ResumeNotices } from './resumeNotices';
import { ResumePlaces, type ResumePlace } from './resumePlace';
import { windowUi, type ResumeUi } from './resumeUi';
import { ResumeUndo } from './resumeUndo';
import { ResumeWatcher } from './resumeWatcher';
import {
  changeTextFile,
  exists,
  labelOf,
  readBytes,
  readTextFile,
  saveIfOpen,
  writeToDisk,
  type TextFile,
} from './textFiles';

/** What the header of the panel shows. */
export interface ResumeHeader {
  name: string;
  language: Language | null;
  exists: boolean;
}

interface Loaded {
  place: ResumePlace;
  file: TextFile;
  resumeId: string;
}

/** The user's resume, wherever it is: read and changed in the editor where it is open, else on disk. */
export class Resumes extends Disposable implements ResumePort {
  readonly #changed = this.register(new vscode.EventEmitter<ResumeHeader>());
  /** Fires when what the header shows may look different. */
  readonly onDidChange = this.#changed.event;

  readonly #folder: vscode.Uri;
  readonly #places: ResumePlaces;
  readonly #notices: ResumeNotices;
  readonly #ui: ResumeUi;
  readonly #undo: ResumeUndo;
  readonly #library: ResumeLibrary;
  readonly #watcher = this.register(new ResumeWatcher(() => void this.refresh()));
  #shown = '';
  #show = showAsText;
  /** The last change; each waits for the one before. */
  #queue: Promise<unknown> = Promise.resolve();

  /**
   * @param storage the extension's own folder for data of all workspaces
   * @param memento remembers which file is the current resume
   */
  constructor(storage: vscode.Uri, memento: vscode.Memento, ui: ResumeUi = windowUi) {
    super();
    this.#folder = vscode.Uri.joinPath(storage, 'resumes');
    this.#places = new ResumePlaces(this.#folder, memento, newId);
    this.#notices = new ResumeNotices(memento, ui);
    this.#ui = ui;
    this.#undo = new ResumeUndo(this.#folder.fsPath);
    this.#library = new ResumeLibrary(this.#folder, this.#places);
    const refresh = () => void this.refresh();
    this.register(vscode.workspace.onDidSaveTextDocument(refresh));
    this.register(vscode.workspace.onDidDeleteFiles(refresh));
    this.register(
      vscode.workspace.onDidRenameFiles(async ({ files }) => {
        for (const { oldUri, newUri } of files) await this.#places.follow(oldUri, newUri);
        await this.refresh();
      }),
    );
  }

  async current(): Promise<ResumeHeader & { resumeId: string }> {
    const { place, file, resumeId } = await this.#load();
    const header = { resumeId, name: nameOf(place.uri), exists: !isBlank(file.text) };
    if (isBlank(file.text)) return { ...header, language: null };
    return { ...header, language: resumeLanguage(parseJsonObject(file.text, labelOf(place.uri))) };
  }

  async read(): Promise<StandingResume> {
    return this.#standing(await this.#load());
  }

  async readById(resumeId: string): Promise<StandingResume | null> {
    const loaded = await this.#loadById(resumeId);
    return loaded ? this.#standing(loaded) : null;
  }

  async contacts(): Promise<Known[]> {
    const { place, file } = await this.#load();
    if (isBlank(file.text)) return [];
    return contactsOf(parseJsonObject(file.text, labelOf(place.uri)));
  }

  /** As {@link current}, but also for a file that can't be read. */
  async header(): Promise<ResumeHeader> {
    await this.#watch();
    try {
      const { name, language, exists } = await this.current();
      return { name, language, exists };
    } catch {
      const { uri } = await this.#places.current();
      return { name: nameOf(uri), language: null, exists: true };
    }
  }

  async findEntry(
    resumeId: string,
    project: { repo?: string; name: string },
  ): Promise<{ entry: Entry; json: string } | null> {
    const { place, file, resumeId: id } = await this.#load();
    if (id !== resumeId || isBlank(file.text)) return null;
    const document = parseJsonObject(file.text, labelOf(place.uri));
    const { found, detached } = findEntry(document, await this.#sidecar(id), project, newId);
    this.#notices.detached(detached);
    return found;
  }

  apply(
    proposal: EntryProposal | ResumeProposal,
    evidence: Evidence[],
  ): Promise<{ status: Applied['status']; resumeName: string; firstSave: boolean }> {
    return this.#inTurn(async () => {
      for (let attempt = 0; attempt < 5; attempt++) {
        const { place, file, resumeId } = await this.#loadFor(proposal);
        const applied = applyProposal(file.text, proposal, {
          path: labelOf(place.uri),
          sidecar: await this.#sidecar(resumeId),
          evidence,
          newId,
        });
        const firstSave = isBlank(file.text);
        if (!(await this.#write(file, applied))) continue;
        this.#notices.detached(applied.detached);
        if (firstSave && place.private) void this.#offerAfterFirstSave();
        await this.refresh();
        return { status: applied.status, resumeName: nameOf(place.uri), firstSave };
      }
      throw new VitaeError('storage-failed', { code: 'EBUSY' });
    });
  }

  undoLast(): Promise<'undone' | 'nothing' | 'changed'> {
    return this.#inTurn(async () => {
      const { uri } = await this.#place();
      const result = await this.#undo.takeBack(await this.#idIn(uri), await readTextFile(uri));
      await this.refresh();
      return result;
    });
  }

  list(): Promise<ListedResume[]> {
    return this.#library.list();
  }

  variant(name: string, options: { base?: string; resumeId?: string } = {}): Promise<ListedResume> {
    return this.#inTurn(() => this.#library.addVariant(name, options, (id) => this.#sidecar(id)));
  }

  /** Shows the resume, as text unless {@link showWith} says otherwise; offers to make one where there is none. */
  async open({ preserveFocus = false } = {}): Promise<void> {
    const uri = await this.located();
    if (uri) await this.#show(uri, preserveFocus);
  }

  /** From now on {@link open} shows the resume so. */
  showWith(show: (preserveFocus: boolean) => Promise<void>): void {
    this.#show = (_, preserveFocus) => show(preserveFocus);
  }

  /** The file of the current resume, whether it is there or not. */
  async uri(): Promise<vscode.Uri> {
    return (await this.#place()).uri;
  }

  /** The file of the current resume; offers to make one where there is none, `undefined` where that was not wanted. */
  async located(): Promise<vscode.Uri | undefined> {
    const place = await this.#place();
    if (!(await exists(place.uri)) && !(await this.#offerToBegin(place))) return undefined;
    return this.uri();
  }

  /**
   * Asks for a place and moves the resume there; its evidence stays in the extension's own storage. Rejects with
   * `storage-failed {code}`; then the resume is where it was.
   */
  async move(): Promise<void> {
    const { uri } = await this.#place();
    if (!(await exists(uri))) {
      void this.#ui.info(l10n.t('There is no resume to move yet.'));
      return;
    }
    const target = await this.#ui.saveDialog(suggestedPlace(uri));
    if (!target || target.toString() === uri.toString()) return;
    await this.#inTurn(async () => {
      const resumeId = await this.#idIn(uri);
      await moveFile(uri, target, () => this.#places.choose(resumeId, target));
    });
    await this.refresh();
    await offerGitignore(target, this.#ui);
  }

  /** Makes an existing file the current resume. Rejects with `resume-syntax`, … where it isn't one. */
  async use(uri: vscode.Uri): Promise<void> {
    const { text } = await readTextFile(uri);
    const document = parseJsonObject(text ?? '', labelOf(uri));
    const earlier = this.#places.chosenEarlier().find((one) => one.uri.toString() === uri.toString());
    await this.#places.choose(readMeta(document).id ?? earlier?.id ?? randomUUID(), uri);
    await this.refresh();
  }

  /** The current resume as a backup holds it: `bytes` as they are on disk, `null` before the first save. */
  async forBackup(): Promise<{ id: string; name: string; private: boolean; bytes: Uint8Array | null }> {
    const { uri, private: isPrivate } = await this.#places.current();
    return { id: await this.#idIn(uri), name: nameOf(uri), private: isPrivate, bytes: await readBytes(uri) };
  }

  /** Where there is no resume yet: the one that is begun will have this id, so that what was proposed for it fits. */
  async begin(id: string): Promise<void> {
    await this.#places.begin(id);
    await this.refresh();
  }

  /** Looks again and fires {@link onDidChange} where the header changed. */
  async refresh(): Promise<void> {
    const header = await this.header();
    const shown = JSON.stringify(header);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#changed.fire(header);
  }

  async #place(): Promise<ResumePlace> {
    const place = await this.#places.current();
    if (place.missing) this.#notices.missing(place.missing, () => this.#pickExisting());
    else this.#notices.found();
    return place;
  }

  async #load(): Promise<Loaded> {
    return this.#loadFrom(await this.#place());
  }

  async #loadById(resumeId: string): Promise<Loaded | undefined> {
    const current = await this.#load().catch(() => undefined);
    if (current?.resumeId === resumeId) return current;
    const listed = await this.#library.find(resumeId);
    return (
      listed && this.#loadFrom({ id: resumeId, uri: vscode.Uri.parse(listed.uri, true), private: false })
    );
  }

  /** What a proposal is for: the current resume, or a variant of one. Rejects with `proposal-stale` for others. */
  async #loadFor({ resumeId }: { resumeId: string }): Promise<Loaded> {
    const current = await this.#load();
    if (current.resumeId === resumeId) return current;
    const listed = await this.#library.find(resumeId);
    if (listed?.variant === undefined) throw new VitaeError('proposal-stale');
    return this.#loadFrom({ id: resumeId, uri: vscode.Uri.parse(listed.uri, true), private: false });
  }

  async #loadFrom(place: ResumePlace): Promise<Loaded> {
    const file = await readTextFile(place.uri);
    if (isBlank(file.text)) return { place, file, resumeId: place.id };
    const document = parseJsonObject(file.text, labelOf(place.uri));
    return { place, file, resumeId: readMeta(document).id ?? place.id };
  }

  /** The id of the resume in a file, also where the file can't be read now. */
  async #idIn(uri: vscode.Uri): Promise<string> {
    const place = await this.#place();
    try {
      const { text } = await readTextFile(uri);
      return readMeta(parseJsonObject(text ?? '', '')).id ?? place.id;
    } catch {
      return place.id;
    }
  }

  async #standing({ place, file, resumeId }: Loaded): Promise<StandingResume> {
    const about = { resumeId, name: nameOf(place.uri), path: labelOf(place.uri) };
    const { resume, detached } = standingResume(file.text, about, await this.#sidecar(resumeId));
    this.#notices.detached(detached);
    return resume;
  }

  async #write(file: TextFile, applied: Applied): Promise<boolean> {
    if (applied.status === 'alreadyApplied') {
      await saveIfOpen(file.uri);
      return true;
    }
    await writeSidecar(this.#folder.fsPath, applied.sidecar);
    await this.#undo.remember(applied.sidecar.resumeId, file.text, applied.text);
    return changeTextFile(file, applied.edits, applied.text);
  }

  async #sidecar(resumeId: string) {
    const { sidecar, setAside } = await readSidecar(this.#folder.fsPath, resumeId);
    if (setAside !== undefined) this.#notices.evidenceSetAside(setAside);
    return sidecar;
  }

  async #offerAfterFirstSave(): Promise<void> {
    const [open, move] = [l10n.t('Open'), l10n.t('Move…')];
    const picked = await this.#ui.info(
      l10n.t('Your resume is kept privately in VS Code’s storage, outside your projects.'),
      open,
      move,
    );
    if (picked === open) await this.open();
    if (picked === move) await this.move();
  }

  async #offerToBegin(place: ResumePlace): Promise<boolean> {
    const [create, use] = [l10n.t('Create an Empty Resume'), l10n.t('Use an Existing File…')];
    const picked = await this.#ui.info(
      l10n.t('There is no resume yet. The first entry that you approve starts one.'),
      create,
      use,
    );
    if (picked === use) return this.#pickExisting();
    if (picked !== create) return false;
    await writeToDisk(place.uri, new TextEncoder().encode(newResume));
    await this.refresh();
    return true;
  }

  async #pickExisting(): Promise<boolean> {
    const uri = await this.#ui.openDialog();
    if (!uri) return false;
    await this.use(uri);
    return true;
  }

  /** Sees changes that were made outside VS Code. */
  async #watch(): Promise<void> {
    const { uri, missing } = await this.#places.current();
    this.#watcher.watch(missing ?? uri);
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(task);
    this.#queue = result.catch(() => undefined);
    return result;
  }
}

/** Beside the active editor, or where it is open already. */
async function showAsText(uri: vscode.Uri, preserveFocus: boolean): Promise<void> {
  const viewColumn = tabOf(uri)?.group.viewColumn ?? besideColumn();
  await vscode.window.showTextDocument(uri, { viewColumn, preserveFocus, preview: false });
}

function besideColumn(): vscode.ViewColumn {
  return vscode.window.activeTextEditor ? vscode.ViewColumn.Beside : vscode.ViewColumn.Active;
}

/** `randomUUID` itself takes what it is called with for its options. */
function newId(): string {
  return randomUUID();
}
