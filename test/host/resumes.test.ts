import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { hasCode } from '../../src/protocol/errors';
import { Resumes, type ResumeHeader } from '../../src/vscode/resumes';
import { anEntry, aProposal, someEvidence } from '../unit/document/builders';
import { FakeUi, memento, rejectsWith, until } from './resumeParts';

describe('the resume in VS Code', () => {
  let dir: string;
  let state: vscode.Memento;
  let ui: FakeUi;
  let resumes: Resumes;
  const path = (...names: string[]) => join(dir, ...names);
  const privateFile = () => path('storage', 'resumes', 'resume.resume.json');
  const read = (file: string) => readFile(file, 'utf8');
  const json = async (file: string) => JSON.parse(await read(file));
  const documentOf = (file: string) => vscode.workspace.openTextDocument(vscode.Uri.file(file));

  beforeEach(async () => {
    dir = await realpath(await mkdtemp(join(tmpdir(), 'vitae-host-')));
    state = memento();
    ui = new FakeUi();
    resumes = new Resumes(vscode.Uri.file(path('storage')), state, ui);
  });

  afterEach(async () => {
    resumes.dispose();
    await vscode.commands.executeCommand('workbench.action.files.revert');
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await rm(dir, { recursive: true, force: true });
  });

  /** A proposal for the current resume. */
  async function proposal(changes: Parameters<typeof aProposal>[0] = {}) {
    const { resumeId } = await resumes.current();
    return aProposal({ resumeId, ...changes });
  }

  const apply = async (changes: Parameters<typeof aProposal>[0] = {}) =>
    resumes.apply(await proposal(changes), someEvidence);

  /** Makes a file of the user the current resume. */
  async function useFile(text: string): Promise<string> {
    const file = path('mine.resume.json');
    await writeFile(file, text);
    await resumes.use(vscode.Uri.file(file));
    return file;
  }

  it('starts a private resume with the first entry and says so', async () => {
    assert.deepEqual(await resumes.header(), { name: 'resume', language: null, exists: false });
    const result = await apply();
    assert.deepEqual(result, { status: 'applied', resumeName: 'resume', firstSave: true });
    assert.equal((await json(privateFile())).projects[0].name, 'Tide');
    assert.deepEqual(await resumes.header(), { name: 'resume', language: 'en', exists: true });
    assert.equal(ui.said.length, 1);
    const second = await apply({ id: 'p2', entry: anEntry({ id: 'entry-2', name: 'Reef' }) });
    assert.equal(second.firstSave, false);
    assert.equal(ui.said.length, 1);
  });

  it('opens it from the first message', async () => {
    ui.clicks.push('Open');
    await apply();
    await until(() => vscode.window.activeTextEditor?.document.uri.fsPath === privateFile());
  });

  it('keeps its id between sessions, before and after the first save', async () => {
    const { resumeId } = await resumes.current();
    const next = () => new Resumes(vscode.Uri.file(path('storage')), state, ui);
    assert.equal((await next().current()).resumeId, resumeId);
    await apply();
    assert.equal((await next().current()).resumeId, resumeId);
  });

  it('finds an applied entry again by its repository, with its exact text', async () => {
    const { resumeId } = await resumes.current();
    await apply();
    const found = await resumes.findEntry(resumeId, { repo: 'c0ffee', name: 'renamed' });
    assert.equal(found?.entry.id, 'entry-1');
    assert.ok((await read(privateFile())).includes(found.json));
    assert.equal(await resumes.findEntry('another-resume', { repo: 'c0ffee', name: 'Tide' }), null);
  });

  it('is a success without a write when it was applied already', async () => {
    await apply();
    const before = await read(privateFile());
    assert.equal((await apply()).status, 'alreadyApplied');
    assert.equal(await read(privateFile()), before);
  });

  it('keeps unsaved edits of an open editor, saves them with the entry, and Undo takes back only the entry', async () => {
    const file = await useFile('{\r\n\t"basics": {"name": "Ada"}\r\n}\r\n');
    const document = await documentOf(file);
    const editor = await vscode.window.showTextDocument(document);
    await editor.edit((edit) => edit.insert(new vscode.Position(1, 24), ' Lovelace'));
    assert.ok(document.isDirty);
    const edited = document.getText();
    assert.equal((await apply()).status, 'applied');
    assert.equal(document.isDirty, false);
    assert.equal(await read(file), document.getText());
    const saved = await json(file);
    assert.deepEqual([saved.basics.name, saved.projects[0].name], ['Ada Lovelace', 'Tide']);
    assert.ok(!/[^\r]\n/.test(document.getText()));
    await vscode.commands.executeCommand('undo');
    assert.equal(document.getText(), edited);
  });

  it('reads the unsaved text of an open editor, not the disk', async () => {
    const file = await useFile('{"projects": [{"name": "Tide"}]}');
    const { resumeId } = await resumes.current();
    const editor = await vscode.window.showTextDocument(await documentOf(file));
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 28), '!'));
    assert.equal(await resumes.findEntry(resumeId, { name: 'Tide' }), null);
    assert.equal((await resumes.findEntry(resumeId, { name: 'Tide!' }))?.json, '{"name": "Tide!"}');
  });

  it('states its contacts, those that are typed and not yet saved among them, and none where there is none', async () => {
    assert.deepEqual(await resumes.contacts(), []);
    await mkdir(path('storage', 'resumes'), { recursive: true });
    await writeFile(privateFile(), '{"basics": {"email": "ada@example.com"}}');
    const editor = await vscode.window.showTextDocument(await documentOf(privateFile()));
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 12), '"url": "https://ada.dev", '));
    const stated = await resumes.contacts();
    assert.deepEqual(stated, [
      { kind: 'email', value: 'ada@example.com' },
      { kind: 'link', value: 'https://ada.dev' },
    ]);
  });

  it('refuses a proposal whose entry was edited in the editor meanwhile', async () => {
    const file = await useFile('{"projects": [{"name": "Tide"}]}');
    const found = await resumes.findEntry((await resumes.current()).resumeId, { name: 'Tide' });
    assert.ok(found);
    const editor = await vscode.window.showTextDocument(await documentOf(file));
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 15), '"url": "u", '));
    await rejectsWith(
      'proposal-stale',
      apply({ entry: { ...found.entry, description: 'x' }, replaces: found.json }),
    );
    assert.equal(await read(file), '{"projects": [{"name": "Tide"}]}');
  });

  it('keeps what another program wrote while an editor still showed the old text', async () => {
    const file = await useFile('{"basics": {}}');
    const next = await proposal();
    const document = await documentOf(file);
    await vscode.window.showTextDocument(document);
    await writeFile(file, '{"basics": {"name": "Ada"}}');
    try {
      await resumes.apply(next, someEvidence);
    } catch (error) {
      // Where nothing tells the editor of changes on disk, refusing is right: saving would overwrite them.
      assert.ok(hasCode(error) && error.code === 'storage-failed', String(error));
    }
    assert.equal((await json(file)).basics.name, 'Ada');
  });

  for (const where of ['on disk', 'in the editor']) {
    it(`leaves a file alone that does not parse ${where}, and opens it all the same`, async () => {
      const file = await useFile('{\n  "basics": {}\n}');
      const next = await proposal();
      if (where === 'on disk') await writeFile(file, '{\n  "basics": {},\n}');
      else {
        const editor = await vscode.window.showTextDocument(await documentOf(file));
        await editor.edit((edit) => edit.insert(new vscode.Position(1, 14), ','));
      }
      const error = await rejectsWith('resume-syntax', resumes.apply(next, someEvidence));
      assert.deepEqual(error.params, { path: 'mine.resume.json', line: 3, column: 1 });
      assert.equal(await read(file), where === 'on disk' ? '{\n  "basics": {},\n}' : '{\n  "basics": {}\n}');
      await rejectsWith('resume-syntax', resumes.current());
      assert.deepEqual(await resumes.header(), { name: 'mine', language: null, exists: true });
      await resumes.open();
      assert.equal(vscode.window.activeTextEditor?.document.uri.fsPath, file);
      assert.deepEqual(
        (await readdir(dir)).filter((name) => name.endsWith('.tmp')),
        [],
      );
    });
  }

  it('does not overwrite what is not UTF-8', async () => {
    const file = await useFile('{}');
    const next = await proposal();
    const bytes = Buffer.from([0x7b, 0x22, 0xd6, 0xd0, 0x22, 0x3a, 0x31, 0x7d]);
    await writeFile(file, bytes);
    await rejectsWith('resume-encoding', resumes.apply(next, someEvidence));
    assert.deepEqual(await readFile(file), bytes);
  });

  it('applies two proposals at once one after the other', async () => {
    const first = await proposal();
    const second = await proposal({ id: 'p2', entry: anEntry({ id: 'entry-2', name: 'Reef' }) });
    await Promise.all([resumes.apply(first, someEvidence), resumes.apply(second, someEvidence)]);
    const { projects, meta } = await json(privateFile());
    assert.deepEqual(projects.map((one: { name: string }) => one.name).sort(), ['Reef', 'Tide']);
    assert.equal(meta.vitae.entries.length, 2);
  });

  it('writes no evidence into the resume', async () => {
    await apply();
    const text = await read(privateFile());
    for (const secret of ['c0ffee', 'README', 'forecast took']) assert.ok(!text.includes(secret));
    const [sidecar] = (await readdir(path('storage', 'resumes'))).filter((name) =>
      name.endsWith('.evidence.json'),
    );
    assert.ok((await read(path('storage', 'resumes', sidecar ?? ''))).includes('forecast took'));
  });

  it('tells once that a bullet rewritten by hand lost its evidence', async () => {
    const { resumeId } = await resumes.current();
    await apply();
    const text = await read(privateFile());
    await writeFile(privateFile(), text.replace('Wrote 83 of 120 commits.', 'Spoke at three fairs.'));
    ui.said.length = 0;
    await resumes.findEntry(resumeId, { name: 'Tide' });
    await resumes.findEntry(resumeId, { name: 'Tide' });
    assert.deepEqual(ui.said.length, 1);
    assert.match(ui.said[0] ?? '', /“Tide”/);
  });

  it('opens beside the code, and where it is open already', async () => {
    const code = path('code.ts');
    await writeFile(code, '');
    await vscode.window.showTextDocument(await documentOf(code), { viewColumn: vscode.ViewColumn.One });
    await apply();
    await resumes.open();
    assert.equal(vscode.window.activeTextEditor?.viewColumn, vscode.ViewColumn.Two);
    await vscode.window.showTextDocument(await documentOf(code), { viewColumn: vscode.ViewColumn.One });
    await resumes.open({ preserveFocus: true });
    assert.equal(vscode.window.tabGroups.all.length, 2);
  });

  it('offers to begin one where there is none', async () => {
    ui.clicks.push('Create an Empty Resume');
    await resumes.open();
    assert.equal(vscode.window.activeTextEditor?.document.uri.fsPath, privateFile());
    const { resumeId } = await resumes.current();
    assert.equal((await apply()).firstSave, false);
    assert.equal((await json(privateFile())).meta.vitae.id, resumeId);
  });

  it('uses a resume that the user has already', async () => {
    const file = path('cv.json');
    await writeFile(file, '{"basics": {"name": "韩梅梅", "summary": "后端工程师，关注数据一致性"}}');
    ui.use = file;
    ui.clicks.push('Use an Existing File…');
    await resumes.open();
    assert.deepEqual(await resumes.header(), { name: 'cv', language: 'zh', exists: true });
    assert.equal((await apply()).firstSave, false);
    assert.equal((await json(file)).projects[0].name, 'Tide');
  });

  describe('moved', () => {
    beforeEach(async () => {
      await apply();
      ui.said.length = 0;
      await mkdir(path('repo', '.git'), { recursive: true });
      await mkdir(path('repo', 'docs'));
    });

    it('stands at the new place alone, is the current one, and still finds its evidence', async () => {
      const { resumeId } = await resumes.current();
      const before = await read(privateFile());
      ui.saveTo = path('cv.json');
      await resumes.move();
      assert.equal(await read(path('cv.json')), before);
      assert.equal(existsSync(privateFile()), false);
      const { name, resumeId: after } = await resumes.current();
      assert.deepEqual([name, after], ['cv', resumeId]);
      assert.equal((await resumes.findEntry(resumeId, { repo: 'c0ffee', name: 'x' }))?.entry.id, 'entry-1');
      assert.deepEqual(ui.said, [], 'no repository, no question');
    });

    it('takes the open editor and its unsaved edits along', async () => {
      const editor = await vscode.window.showTextDocument(await documentOf(privateFile()));
      await editor.edit((edit) => edit.insert(new vscode.Position(0, 1), ' '));
      ui.saveTo = path('cv.json');
      await resumes.move();
      assert.ok((await read(path('cv.json'))).startsWith('{ \n'));
      const open = vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.map((tab) => tab.label));
      assert.deepEqual(open, ['cv.json']);
    });

    it('into a git repository offers to ignore it there, and does so once', async () => {
      await writeFile(path('repo', '.gitignore'), 'dist');
      ui.saveTo = path('repo', 'docs', 'cv [1].json');
      ui.clicks.push('Add to .gitignore');
      await resumes.move();
      assert.equal(await read(path('repo', '.gitignore')), 'dist\n/docs/cv \\[1\\].json\n');
      ui.saveTo = path('elsewhere.json');
      await resumes.move();
      ui.saveTo = path('repo', 'docs', 'cv [1].json');
      await resumes.move();
      assert.equal(ui.said.length, 1);
    });

    it('stays out of .gitignore when the user does not want it', async () => {
      ui.saveTo = path('repo', 'cv.json');
      await resumes.move();
      assert.equal(ui.said.length, 1);
      assert.equal(existsSync(path('repo', '.gitignore')), false);
    });

    it('stays where it is when nothing was picked or the place cannot be written', async () => {
      await resumes.move();
      assert.ok(existsSync(privateFile()));
      await writeFile(path('file'), '');
      ui.saveTo = path('file', 'cv.json');
      await rejectsWith('storage-failed', resumes.move());
      assert.ok(existsSync(privateFile()));
      assert.equal((await resumes.current()).name, 'resume');
    });

    it('is stood in for by a private one while it is missing, which is said once, and taken up when it is back', async () => {
      ui.saveTo = path('cv.json');
      await resumes.move();
      const { resumeId } = await resumes.current();
      await rename(path('cv.json'), path('away.json'));
      const standIn = await resumes.current();
      assert.deepEqual([standIn.name, standIn.exists], ['resume', false]);
      assert.notEqual(standIn.resumeId, resumeId);
      await resumes.current();
      assert.equal(ui.said.length, 1);
      await rejectsWith('proposal-stale', resumes.apply(aProposal({ resumeId }), someEvidence));
      await rename(path('away.json'), path('cv.json'));
      assert.equal((await resumes.current()).resumeId, resumeId);
    });

    it('follows when its folder is renamed in the editor', async () => {
      ui.saveTo = path('repo', 'docs', 'cv.json');
      await resumes.move();
      const change = new vscode.WorkspaceEdit();
      change.renameFile(vscode.Uri.file(path('repo', 'docs')), vscode.Uri.file(path('repo', 'papers')));
      assert.ok(await vscode.workspace.applyEdit(change));
      await until(async () => (await resumes.current()).name === 'cv');
      assert.equal((await resumes.current()).exists, true);
    });
  });

  it('fires when the header changes, and only then', async () => {
    const seen: ResumeHeader[] = [];
    await resumes.refresh();
    resumes.onDidChange((header) => seen.push(header));
    await resumes.refresh();
    await apply();
    await apply();
    assert.deepEqual(seen, [{ name: 'resume', language: 'en', exists: true }]);
  });
});
