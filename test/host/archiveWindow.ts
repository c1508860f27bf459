import { appendFile, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { ThreadStore } from '../../src/storage/threadStore';
import { Archives } from '../../src/vscode/archives';
import type { ArchiveUi, WithProgress } from '../../src/vscode/archiveUi';
import { Resumes } from '../../src/vscode/resumes';
import type { ResumeUi } from '../../src/vscode/resumeUi';
import { aProposal, someEvidence } from '../unit/document/builders';
import { each, ID, line, said, waiting } from '../unit/archive/files';

/** Answers dialogs as told, and remembers what was said. */
export class FakeUi implements ArchiveUi {
  readonly said: string[] = [];
  readonly asked: string[] = [];
  /** What the lists that were shown said, one line an item. */
  readonly listed: string[][] = [];
  /** Where the dialogs for files began. */
  readonly begun: string[] = [];
  /** Labels to be picked, one list after the other. */
  picks: string[] = [];
  path: string | undefined;
  yes = true;
  /** What takes more steps than this is cancelled. */
  steps = Number.POSITIVE_INFINITY;
  #steps = 0;

  info = async (message: string) => void this.said.push(message) as undefined;
  warn = async (message: string) => void this.said.push(message) as undefined;
  saveChat = async (suggested: vscode.Uri) => this.#uri(vscode.Uri.joinPath(suggested, '..'));
  openChat = async (start: vscode.Uri) => this.#uri(start);
  openFolder = async (_title: string, _label: string, start: vscode.Uri) => this.#uri(start);

  async confirm(message: string): Promise<boolean> {
    this.asked.push(message);
    return this.yes;
  }

  async pick<Item extends vscode.QuickPickItem>(items: Item[]): Promise<Item | undefined> {
    this.listed.push(items.map(({ label, description, detail }) => [label, description, detail].join(' | ')));
    const wanted = this.picks.shift();
    return items.find(({ label }) => label === wanted);
  }

  async progress<T>(_: string, task: WithProgress<T>): Promise<T> {
    const abort = new AbortController();
    return task(() => (++this.#steps > this.steps ? abort.abort() : undefined), abort.signal);
  }

  #uri(start: vscode.Uri): vscode.Uri | undefined {
    this.begun.push(start.fsPath);
    return this.path === undefined ? undefined : vscode.Uri.file(this.path);
  }
}

const silent: ResumeUi = {
  info: async () => undefined,
  warn: async () => undefined,
  saveDialog: async () => undefined,
  openDialog: async () => undefined,
};

/** A memento that forgets when the test ends. */
export function memento(): vscode.Memento {
  const values = new Map<string, unknown>();
  return {
    keys: () => [...values.keys()],
    get: <T>(key: string, fallback?: T) => (values.has(key) ? (values.get(key) as T) : fallback) as T,
    update: async (key, value) => void (value === undefined ? values.delete(key) : values.set(key, value)),
  };
}

/** The parts of a window over a storage of its own. */
export class Window {
  readonly ui = new FakeUi();
  readonly opened: string[] = [];
  readonly store: ThreadStore;
  readonly resumes: Resumes;
  readonly archives: Archives;

  constructor(readonly storage: string) {
    this.store = new ThreadStore(join(storage, 'threads'), { sync: false });
    this.resumes = new Resumes(vscode.Uri.file(storage), memento(), silent);
    const chat = {
      openThread: async (id: string) => void this.opened.push(id),
      deleteThread: (id: string) => this.store.delete(id),
    };
    this.archives = new Archives(
      this.store,
      chat,
      this.resumes,
      vscode.Uri.file(storage),
      memento(),
      this.ui,
    );
  }

  /** A thread whose card waits for a resume. */
  async addWaiting(resumeId: string): Promise<void> {
    const proposal = aProposal({ resumeId });
    const card = { type: 'proposal', proposal, evidence: someEvidence, dropped: [] };
    const item = { ...said('card'), by: 'agent', source: 'rules', kind: 'card', text: undefined, card };
    const lines = waiting();
    lines[1] = line(lines[1]?.record as never, {}, [said('m1'), item], { a: 1 });
    await (await this.store.adopt(each(lines))).close();
  }

  async close(): Promise<void> {
    this.resumes.dispose();
    await this.store.close();
  }
}

/** Damages the thread's own record, or only what follows it. */
export async function damaged(window: Window, at: 'record' | 'rest'): Promise<void> {
  await window.addWaiting('r');
  await window.store.close();
  const [name = ''] = (await readdir(join(window.storage, 'threads', ID))).filter((one) => /log$/.test(one));
  const target = join(window.storage, 'threads', ID, name);
  const text = await readFile(target, 'utf8');
  const damage =
    at === 'record'
      ? text.replace('Tide tables', 'Tide tabl€s')
      : text.replace('Hello","action', 'Hallo","action');
  await writeFile(target, damage);
  if (at === 'rest') await appendFile(target, 'torn');
}

/** Windows over storages in a folder that goes away after each test. */
export function windows(): { open(name: string): Window; path(...names: string[]): string } {
  let dir: string;
  const opened: Window[] = [];
  const path = (...names: string[]): string => join(dir, ...names);
  beforeEach(async () => {
    dir = await realpath(await mkdtemp(join(tmpdir(), 'vitae-archives-')));
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((window) => window.close()));
    await rm(dir, { recursive: true, force: true });
  });
  const open = (name: string): Window => {
    const window = new Window(path(name));
    opened.push(window);
    return window;
  };
  return { open, path };
}
