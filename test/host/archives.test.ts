import assert from 'node:assert/strict';
import { appendFile, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { ThreadStore } from '../../src/storage/threadStore';
import { Archives } from '../../src/vscode/archives';
import type { ArchiveUi, WithProgress } from '../../src/vscode/archiveUi';
import { Resumes } from '../../src/vscode/resumes';
import type { ResumeUi } from '../../src/vscode/resumeUi';
import { aProposal, someEvidence } from '../unit/document/builders';
import { each, file, ID, line, said, thread, waiting } from '../unit/archive/files';
import { answer, asProposed, extract, proposalOf, vitae } from './window';

/** Answers dialogs as told, and remembers what was said. */
class FakeUi implements ArchiveUi {
  readonly said: string[] = [];
  readonly asked: string[] = [];
  /** What the lists that were shown said, one line an item. */
  readonly listed: string[][] = [];
  /** Labels to be picked, one list after the other. */
  picks: string[] = [];
  path: string | undefined;
  yes = true;
  /** What takes more steps than this is cancelled. */
  steps = Number.POSITIVE_INFINITY;

  info = async (message: string) => void this.said.push(message) as undefined;
  warn = async (message: string) => void this.said.push(message) as undefined;
  saveChat = async () => this.#uri();
  openChat = async () => this.#uri();
  openFolder = async () => this.#uri();

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
    let steps = 0;
    return task(() => (++steps > this.steps ? abort.abort() : undefined), abort.signal);
  }

  #uri(): vscode.Uri | undefined {
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
function memento(): vscode.Memento {
  const values = new Map<string, unknown>();
  return {
    keys: () => [...values.keys()],
    get: <T>(key: string, fallback?: T) => (values.has(key) ? (values.get(key) as T) : fallback) as T,
    update: async (key, value) => void (value === undefined ? values.delete(key) : values.set(key, value)),
  };
}

/** The parts of a window over a storage of its own. */
class Window {
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
    this.archives = new Archives(this.store, chat, this.resumes, vscode.Uri.file(storage), this.ui);
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
async function damaged(window: Window, at: 'record' | 'rest'): Promise<void> {
  await window.addWaiting('r');
  await window.store.close();
  const [name = ''] = (await readdir(join(window.storage, 'threads', ID))).filter((one) => /log$/.test(one));
  const target = join(window.storage, 'threads', ID, name);
  const text = await readFile(target, 'utf8');
  const damage =
    at === 'record' ? text.replace('Tide tables', 'Tide tabl€s') : text.replace('Hello', 'Hallo');
  await writeFile(target, damage);
  if (at === 'rest') await appendFile(target, 'torn');
}

describe('chats as files', () => {
  let dir: string;
  const windows: Window[] = [];
  const path = (...names: string[]): string => join(dir, ...names);
  const open = (name: string): Window => {
    const window = new Window(path(name));
    windows.push(window);
    return window;
  };

  beforeEach(async () => {
    dir = await realpath(await mkdtemp(join(tmpdir(), 'vitae-archives-')));
  });
  afterEach(async () => {
    await Promise.all(windows.splice(0).map((window) => window.close()));
    await rm(dir, { recursive: true, force: true });
  });

  it('exports the chat in view and imports it as another one, which is approved like the first', async () => {
    const api = await vitae();
    const session = await extract(api);
    const store = new ThreadStore(join(api.storage, 'threads'));
    const ui = new FakeUi();
    ui.path = path('a.vitae-chat');
    const archives = new Archives(store, api.chat, api.resumes, vscode.Uri.file(api.storage), ui);
    await archives.exportThread(session.id);
    await archives.importThread();
    const imported = api.panel.session;
    assert.ok(imported && imported.id !== session.id);
    assert.deepEqual(imported.view.items, session.view.items);
    assert.equal(imported.view.run.status, 'waiting');
    assert.match(ui.said[0] ?? '', /was exported.*all that was said/);
    assert.match(ui.said[1] ?? '', /imported as a chat of its own/);
    await answer(imported, asProposed(proposalOf(imported)));
    assert.equal(imported.view.run.status, 'idle');
    assert.equal((await api.resumes.header()).exists, true);
    assert.equal(session.view.run.status, 'waiting');
    await api.chat.deleteThread(imported.id);
    assert.equal(api.panel.session, undefined);
    await api.chat.deleteThread(session.id);
    await store.close();
  });

  it('says when what waits in an imported chat was made for another resume', async () => {
    const [here, there] = [open('here'), open('there')];
    await here.addWaiting('resume-of-somebody-else');
    here.ui.path = there.ui.path = path('a.vitae-chat');
    await here.archives.exportThread(ID);
    await there.archives.importThread();
    assert.match(there.ui.said[0] ?? '', /made for another resume/);
    assert.equal(there.opened.length, 1);
    await there.archives.importThread();
    assert.equal((await there.store.list()).length, 2);
  });

  it('refuses a file that is none, names it, and changes nothing', async () => {
    const window = open('here');
    window.ui.path = path('evil.vitae-chat');
    await writeFile(window.ui.path, (await file(waiting())).subarray(0, -4));
    await assert.rejects(window.archives.importThread(), {
      code: 'archive-invalid',
      params: { name: 'evil.vitae-chat', line: 8 },
    });
    assert.deepEqual(await window.store.list(), []);
    assert.deepEqual(window.opened, []);
  });

  it('says what a title is and nothing that it would have VS Code do', async () => {
    const window = open('here');
    const title = 'Tides [Open](command:workbench.action.quit)';
    await (await window.store.adopt(each([thread({ title }), ...waiting().slice(1)]))).close();
    window.ui.path = path('a.vitae-chat');
    await window.archives.exportThread(ID);
    await window.archives.importThread();
    assert.equal(window.ui.said.length, 2);
    for (const said of window.ui.said) {
      assert.match(said, /^“Tides \[Open\] \(command :workbench\.action\.quit\)” was/);
    }
  });

  it('says so where a part of a chat could not be exported', async () => {
    const window = open('here');
    await damaged(window, 'rest');
    window.ui.path = path('a.vitae-chat');
    await window.archives.exportThread(ID);
    assert.match(window.ui.said[0] ?? '', /was exported.*A part of the chat can’t be read/);
  });

  it('does nothing when no place was picked', async () => {
    const window = open('here');
    await window.addWaiting('r');
    await window.archives.exportThread(ID);
    await window.archives.importThread();
    await window.archives.backUpAll();
    await window.archives.restoreBackup();
    assert.deepEqual(window.ui.said, []);
  });

  describe('in a backup', () => {
    /** Backs up one window and restores into another. */
    async function move(here: Window, there: Window): Promise<void> {
      await mkdir(path('backups'), { recursive: true });
      here.ui.path = path('backups');
      await here.archives.backUpAll();
      const [name = ''] = await readdir(path('backups'));
      there.ui.path = path('backups', name);
      await there.archives.restoreBackup();
    }

    it('go on in an empty storage, before a first save', async () => {
      const [here, there] = [open('here'), open('there')];
      const { resumeId } = await here.resumes.current();
      await here.addWaiting(resumeId);
      await move(here, there);
      assert.match(here.ui.said[0] ?? '', /Chats: 1, resumes: 0/);
      assert.match(there.ui.said[0] ?? '', /Restored chats: 1, resumes: 0/);
      assert.deepEqual(await there.store.list(), await here.store.list());
      const { status } = await there.resumes.apply(aProposal({ resumeId }), someEvidence);
      assert.equal(status, 'applied');
    });

    it('go on in an empty storage, with the resume and its evidence', async () => {
      const [here, there] = [open('here'), open('there')];
      const { resumeId } = await here.resumes.current();
      await here.resumes.apply(aProposal({ resumeId }), someEvidence);
      await move(here, there);
      assert.equal((await there.resumes.current()).resumeId, resumeId);
      const known = { repo: 'c0ffee', name: 'renamed' };
      assert.equal((await there.resumes.findEntry(resumeId, known))?.entry.id, 'entry-1');
    });

    it('go on with a resume that was kept elsewhere', async () => {
      const [here, there] = [open('here'), open('there')];
      await writeFile(path('cv.json'), '{"basics": {"name": "Ada"}, "meta": {"vitae": {"id": "cv-1"}}}');
      await here.resumes.use(vscode.Uri.file(path('cv.json')));
      await here.addWaiting('cv-1');
      await move(here, there);
      const { name, resumeId, exists } = await there.resumes.current();
      assert.deepEqual([name, resumeId, exists], ['cv', 'cv-1', true]);
    });

    it('change nothing that is here, and it is said what was left', async () => {
      const here = open('here');
      const { resumeId } = await here.resumes.current();
      await here.addWaiting(resumeId);
      await here.resumes.apply(aProposal({ resumeId }), someEvidence);
      const before = await readFile(path('here', 'resumes', 'resume.resume.json'), 'utf8');
      await mkdir(path('backups'));
      here.ui.path = path('backups');
      await here.archives.backUpAll();
      await writeFile(path('here', 'resumes', 'resume.resume.json'), before.replace('Tide', 'Reef'));
      here.ui.path = path('backups', (await readdir(path('backups')))[0] ?? '');
      await here.archives.restoreBackup();
      assert.match(here.ui.said[1] ?? '', /Restored chats: 0, resumes: 1.*left as they are: 1.*resume \(2\)/);
      assert.match(await readFile(path('here', 'resumes', 'resume.resume.json'), 'utf8'), /Reef/);
    });

    it('are told of where restoring was cancelled half way', async () => {
      const [here, there] = [open('here'), open('there')];
      const { resumeId } = await here.resumes.current();
      await here.addWaiting(resumeId);
      await here.resumes.apply(aProposal({ resumeId }), someEvidence);
      // Three files are checked, then the first chat would be restored.
      there.ui.steps = 3;
      await move(here, there);
      assert.deepEqual(await there.store.list(), []);
      assert.match(
        there.ui.said[0] ?? '',
        /cancelled; chats that were not looked at: 1\..* Restored chats: 0, resumes: 1/,
      );
      there.ui.steps = Number.POSITIVE_INFINITY;
      await there.archives.restoreBackup();
      assert.match(there.ui.said[1] ?? '', /^Restored chats: 1/);
    });

    it('are written only as a whole', async () => {
      const here = open('here');
      await here.addWaiting('r');
      await mkdir(path('backups'));
      here.ui.path = path('backups');
      here.ui.steps = 0;
      await here.archives.backUpAll();
      assert.deepEqual([await readdir(path('backups')), here.ui.said], [[], []]);
    });
  });

  describe('that can’t be read', () => {
    it('are listed with why and what can be saved, and saved as a new chat', async () => {
      const window = open('here');
      await damaged(window, 'record');
      window.ui.picks = ['Hello', 'Save what can be read as a new chat'];
      await window.archives.recoverThreads();
      assert.deepEqual(window.ui.listed[0], [
        'Hello | can be saved: messages 1, states 2 | The record that says what chat it is can’t be read.',
      ]);
      const [id = ''] = window.opened;
      const log = await window.store.open(id);
      assert.equal(log.thread.title, 'Hello (recovered)');
      assert.ok(log.waiting);
      assert.ok((await window.store.list()).some((one) => one.id === ID && 'unreadable' in one));
    });

    it('say in a sentence why their files can’t be opened', async () => {
      const window = open('here');
      await mkdir(join(window.storage, 'threads', ID, '00000000-00000001-0011223344556677.log'), {
        recursive: true,
      });
      await window.archives.recoverThreads();
      assert.deepEqual(window.ui.listed[0], [
        'A chat that can’t be read | nothing can be saved | Its files can’t be opened. Check the disk and the permissions of the folder.',
      ]);
    });

    it('keep their title where they are only damaged', async () => {
      const window = open('here');
      await damaged(window, 'rest');
      window.ui.picks = [];
      await window.archives.recoverThreads();
      assert.match(window.ui.listed[0]?.[0] ?? '', /^Tide tables \| .*A part of its files is damaged/);
    });

    it('are deleted only after a question, and then there is nothing to recover', async () => {
      const window = open('here');
      await damaged(window, 'record');
      window.ui.picks = ['Hello', 'Delete…'];
      window.ui.yes = false;
      await window.archives.recoverThreads();
      assert.match(window.ui.asked[0] ?? '', /Delete what is left of “Hello”/);
      assert.equal((await window.store.list()).length, 1);
      window.ui.picks = ['Hello', 'Delete…'];
      window.ui.yes = true;
      await window.archives.recoverThreads();
      assert.deepEqual(await window.store.list(), []);
      assert.match(window.ui.said[0] ?? '', /nothing to recover/);
    });
  });
});
