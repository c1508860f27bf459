import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { ThreadStore } from '../../src/storage/threadStore';
import { Archives } from '../../src/vscode/archives';
import { each, file, ID, thread, waiting } from '../unit/archive/files';
import { damaged, FakeUi, memento, windows } from './archiveWindow';
import { answer, asProposed, extract, proposalOf, vitae } from './window';

describe('chats as files', () => {
  const { open, path } = windows();

  it('exports the chat in view and imports it as another one, which is approved like the first', async () => {
    const api = await vitae();
    const session = await extract(api);
    const store = new ThreadStore(join(api.storage, 'threads'));
    const ui = new FakeUi();
    ui.path = path('a.vitae-chat');
    const archives = new Archives(store, api.chat, api.resumes, vscode.Uri.file(api.storage), memento(), ui);
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
    assert.match(
      window.ui.said[0] ?? '',
      /^“Tide tables” was exported, but a part of this chat can’t be read and is not in the file/,
    );
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

  describe('that can’t be read', () => {
    it('are listed with why and what can be saved, and saved as a new chat', async () => {
      const window = open('here');
      await damaged(window, 'record');
      window.ui.picks = ['Hello', 'Save what can be read as a new chat'];
      await window.archives.recoverThreads();
      const listed = window.ui.listed[0]?.map((one) => one.replace(/\d\d:\d\d/, 'TIME'));
      assert.deepEqual(listed, [
        'Hello | Nov 30, 2026, TIME · can be saved: messages 1, states 2 | The record that says what chat it is can’t be read.',
      ]);
      const [id = ''] = window.opened;
      const log = await window.store.open(id);
      assert.equal(log.thread.title, 'Hello (recovered)');
      assert.ok(log.waiting);
      assert.ok((await window.store.list()).some((one) => one.id === ID && 'unreadable' in one));
      assert.match(window.ui.said[0] ?? '', /saved as “Hello \(recovered\)”.*“Recover Chats” deletes it/);
      window.ui.picks = ['Hello', 'Save what can be read as a new chat'];
      await window.archives.recoverThreads();
      assert.equal((await window.store.open(window.opened[1] ?? '')).thread.title, 'Hello (recovered 2)');
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
