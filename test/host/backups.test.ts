import assert from 'node:assert/strict';
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import * as vscode from 'vscode';
import { aProposal, someEvidence } from '../unit/document/builders';
import { ID } from '../unit/archive/files';
import { type Window, windows } from './archiveWindow';

describe('chats in a backup', () => {
  const { open, path } = windows();

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
    assert.match(here.ui.said[0] ?? '', /It holds one chat and 0 resumes/);
    assert.equal(there.ui.said[0], 'One chat was restored.');
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
    assert.match(
      here.ui.said[1] ?? '',
      /^One resume was restored\..*beside it: resume \(2\)\. One chat was here already/,
    );
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
      /cancelled before one chat was looked at\..* One resume was restored/,
    );
    there.ui.steps = Number.POSITIVE_INFINITY;
    await there.archives.restoreBackup();
    assert.match(there.ui.said[1] ?? '', /^One chat was restored\. One resume was here already/);
  });

  it('are found in the folder that holds it, and there is a sentence where none is', async () => {
    const [here, there] = [open('here'), open('there')];
    await here.addWaiting('r');
    await move(here, there);
    there.ui.path = path('backups');
    await there.archives.restoreBackup();
    assert.match(there.ui.said[1] ?? '', /^One chat was here already/);
    await here.archives.backUpAll();
    there.ui.picks = (await readdir(path('backups'))).slice(-1);
    await there.archives.restoreBackup();
    assert.equal(there.ui.listed[0]?.length, 2);
    assert.match(there.ui.said[2] ?? '', /^One chat was here already/);
    there.ui.path = path('here');
    await there.archives.restoreBackup();
    assert.match(there.ui.said[3] ?? '', /^“here” holds no Vitae backup/);
  });

  it('are restored without what is damaged, which is named, if their user says so', async () => {
    const [here, there] = [open('here'), open('there')];
    await here.addWaiting('r');
    const { resumeId } = await here.resumes.current();
    await here.resumes.apply(aProposal({ resumeId }), someEvidence);
    await mkdir(path('backups'));
    here.ui.path = there.ui.path = path('backups');
    await here.archives.backUpAll();
    const [name = ''] = await readdir(path('backups'));
    await appendFile(path('backups', name, 'chats', `${ID}.vitae-chat`), 'torn');
    there.ui.yes = false;
    await there.archives.restoreBackup();
    assert.match(
      there.ui.asked[0] ?? '',
      /damaged or missing in the backup: the chat “Tide tables”\. The rest/,
    );
    assert.equal((await there.resumes.header()).exists, false);
    there.ui.yes = true;
    await there.archives.restoreBackup();
    assert.match(there.ui.said[0] ?? '', /^One resume was restored\. .*the chat “Tide tables”/);
    assert.deepEqual(await there.store.list(), []);
    await rm(path('backups', name, 'resumes'), { recursive: true });
    await there.archives.restoreBackup();
    assert.match(there.ui.said[1] ?? '', /^3 files of the backup are damaged.* Nothing is left/);
  });

  it('go to and come from the user’s own folder, or where the last one went', async () => {
    const here = open('here');
    await here.addWaiting('r');
    await here.archives.exportThread(ID);
    await here.archives.importThread();
    await here.archives.restoreBackup();
    await mkdir(path('backups'));
    here.ui.path = path('backups');
    await here.archives.backUpAll();
    await here.archives.restoreBackup();
    const home = vscode.Uri.file(homedir()).fsPath;
    assert.deepEqual(here.ui.begun, [home, home, home, home, path('backups')]);
    here.ui.path = undefined;
    await rm(path('backups'), { recursive: true });
    await here.archives.restoreBackup();
    assert.equal(here.ui.begun.at(-1), home);
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
