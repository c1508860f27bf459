import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';
import type { ProposalPart } from '../../src/protocol/cards';
import { Resumes } from '../../src/vscode/resumes';
import { anEntry, aProposal, bullet, changes, entryPart, someEvidence } from '../unit/document/builders';
import { FakeUi, memento, rejectsWith } from './resumeParts';

const label: ProposalPart = { kind: 'field', field: 'label', text: 'Engineer', replaces: null, evidence: [] };
const job = entryPart('work', anEntry({ id: 'job', name: 'Acme', position: 'Engineer' }));

describe('changes to the resume in VS Code', () => {
  let dir: string;
  let state: vscode.Memento;
  let resumes: Resumes;
  const path = (...names: string[]) => join(dir, ...names);
  const shelf = (name: string) => path('storage', 'resumes', name);
  const privateFile = () => shelf('resume.resume.json');
  const read = (file: string) => readFile(file, 'utf8');
  const json = async (file: string) => JSON.parse(await read(file));
  const show = async (file: string) =>
    vscode.window.showTextDocument(await vscode.workspace.openTextDocument(vscode.Uri.file(file)), {
      preview: false,
    });
  const nextSession = () => new Resumes(vscode.Uri.file(path('storage')), state, new FakeUi());

  beforeEach(async () => {
    dir = await realpath(await mkdtemp(join(tmpdir(), 'vitae-host-')));
    state = memento();
    resumes = nextSession();
  });

  afterEach(async () => {
    resumes.dispose();
    await vscode.commands.executeCommand('workbench.action.files.revert');
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await rm(dir, { recursive: true, force: true });
  });

  const apply = async (parts: ProposalPart[], own: Parameters<typeof changes>[1] = {}) => {
    const { resumeId } = await resumes.current();
    return resumes.apply(changes(parts, { resumeId, ...own }), someEvidence);
  };

  /** Makes a file of the user the current resume. */
  async function useFile(text: string, name = 'mine.resume.json'): Promise<string> {
    const file = path(name);
    await writeFile(file, text);
    await resumes.use(vscode.Uri.file(file));
    return file;
  }

  it('are written together and read back with their evidence', async () => {
    assert.equal((await resumes.read()).exists, false);
    const result = await apply([label, job]);
    assert.deepEqual(result, { status: 'applied', resumeName: 'resume', firstSave: true });
    const standing = await resumes.read();
    assert.deepEqual(standing.document, await json(privateFile()));
    assert.deepEqual(
      standing.entries.map(({ path: at, entry }) => [at, entry.id, entry.position]),
      [['work[0]', 'job', 'Engineer']],
    );
    assert.equal(standing.basics.label, 'Engineer');
    assert.deepEqual(
      standing.evidence.map(({ text }) => text),
      ['a forecast took 9 s, now 2 s', '83 of 120 commits'],
    );
    assert.equal((await apply([label, job])).status, 'alreadyApplied');
  });

  it('are read with the unsaved edits of an open editor', async () => {
    const file = await useFile('{"work": [{"name": "Acme"}]}');
    const editor = await show(file);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 24), '!'));
    assert.equal((await resumes.read()).entries[0]?.json, '{"name": "Acme!"}');
  });

  it('are none of them written where one is stale', async () => {
    const before = '{"basics": {"label": "Miller"}}';
    const file = await useFile(before);
    await rejectsWith('proposal-stale', apply([job, label]));
    assert.equal(await read(file), before);
    assert.equal(await resumes.undoLast(), 'nothing');
  });

  describe('taken back', () => {
    it('are gone byte for byte where the file is not open, also in the next session', async () => {
      const before = '\uFEFF{\r\n\t"basics": {"name":  "Ada"}\r\n}\r\n';
      const file = await useFile(before);
      await apply([label, job]);
      assert.notEqual(await read(file), before);
      resumes.dispose();
      resumes = nextSession();
      assert.equal(await resumes.undoLast(), 'undone');
      assert.equal(await read(file), before);
      assert.equal(await resumes.undoLast(), 'nothing');
      assert.equal((await apply([label, job])).status, 'applied');
    });

    it('leave no file where there was none', async () => {
      assert.equal(await resumes.undoLast(), 'nothing');
      await apply([job]);
      assert.equal(await resumes.undoLast(), 'undone');
      assert.equal(existsSync(privateFile()), false);
      assert.equal(await resumes.undoLast(), 'nothing');
    });

    it('go by the history of the open editor, so that Redo brings them back, and can be taken back again', async () => {
      const file = await useFile('{\n  "basics": {"name": "Ada"}\n}\n');
      const editor = await show(file);
      await editor.edit((edit) => edit.insert(new vscode.Position(1, 24), ' L.'));
      await editor.document.save();
      const before = editor.document.getText();
      await apply([label, job]);
      const written = editor.document.getText();
      await vscode.window.showTextDocument(
        await vscode.workspace.openTextDocument({ content: 'other', language: 'plaintext' }),
      );
      assert.equal(await resumes.undoLast(), 'undone');
      assert.equal(editor.document.getText(), before);
      assert.equal(await read(file), before);
      await show(file);
      await vscode.commands.executeCommand('redo');
      assert.equal(editor.document.getText(), written);
      assert.equal(await resumes.undoLast(), 'undone');
      assert.equal(await read(file), before);
    });

    it('are put back as an edit where the editor was opened later and knows no history', async () => {
      const before = '\uFEFF{\r\n\t"basics": {"name": "Ada"}\r\n}\r\n';
      const file = await useFile(before);
      await apply([label, job]);
      const { document } = await show(file);
      assert.equal(await resumes.undoLast(), 'undone');
      assert.equal(document.isDirty, false);
      assert.equal(await read(file), before);
    });

    it('leave a blank file where there was none and an editor shows it', async () => {
      await apply([job]);
      const { document } = await show(privateFile());
      assert.equal(await resumes.undoLast(), 'undone');
      assert.equal(document.getText(), '');
      assert.equal((await resumes.current()).exists, false);
    });

    for (const where of ['on disk', 'in the editor, unsaved']) {
      it(`stay where the resume was changed since ${where}`, async () => {
        const file = await useFile('{"basics": {"name": "Ada"}}');
        await apply([label]);
        const written = await read(file);
        const edited = written.replace('Ada', 'Grace');
        if (where === 'on disk') await writeFile(file, edited);
        else {
          const editor = await show(file);
          const at = editor.document.positionAt(written.indexOf('Ada'));
          await editor.edit((edit) => edit.replace(new vscode.Range(at, at.translate(0, 3)), 'Grace'));
        }
        assert.equal(await resumes.undoLast(), 'changed');
        assert.equal(await read(file), where === 'on disk' ? edited : written);
      });
    }

    it('are those of the current resume', async () => {
      const first = await useFile('{"basics": {"name": "Ada"}}', 'first.json');
      await apply([label]);
      await useFile('{"basics": {"name": "Grace"}}', 'second.json');
      assert.equal(await resumes.undoLast(), 'nothing');
      await resumes.use(vscode.Uri.file(first));
      assert.equal(await resumes.undoLast(), 'undone');
      assert.equal(await read(first), '{"basics": {"name": "Ada"}}');
    });
  });

  describe('for a variant', () => {
    it('go into a named copy of the resume, which stays the current one', async () => {
      await apply([label, job]);
      const master = await resumes.read();
      const made = await resumes.variant('Backend @ Acme');
      assert.deepEqual(
        [made.name, made.variant, made.master, made.private, made.current],
        ['backend-acme', 'Backend @ Acme', master.resumeId, true, false],
      );
      assert.ok(made.resumeId !== null && made.resumeId !== master.resumeId);
      const copy = await resumes.readById(made.resumeId);
      assert.deepEqual(
        copy?.entries.map(({ entry }) => entry),
        master.entries.map(({ entry }) => entry),
      );
      assert.deepEqual(copy?.evidence, master.evidence);

      const before = await read(privateFile());
      const [standing] = copy?.entries ?? [];
      assert.ok(standing);
      const entry = { ...standing.entry, bullets: [bullet('b1', 'Cut it to 2 s.', ['e1'])] };
      const result = await apply([entryPart('work', entry, standing.json)], {
        id: 'changes-2',
        resumeId: made.resumeId,
      });
      assert.deepEqual(result, { status: 'applied', resumeName: 'backend-acme', firstSave: false });
      assert.equal(await read(privateFile()), before);
      assert.deepEqual((await json(shelf('backend-acme.resume.json'))).work[0].highlights, [
        'Cut it to 2 s.',
      ]);
      assert.equal((await resumes.current()).resumeId, master.resumeId);
    });

    it('is made from the master also where a variant is the current resume, wherever the master is', async () => {
      const file = await useFile('{"basics": {"name": "Ada"}}', 'cv.json');
      const masterId = (await resumes.current()).resumeId;
      const first = await resumes.variant('one');
      await resumes.use(vscode.Uri.parse(first.uri));
      await apply([label]);
      const second = await resumes.variant('two');
      assert.equal(second.master, masterId);
      const { meta: _, ...rest } = await json(shelf('two.resume.json'));
      assert.deepEqual(rest, await json(file));
      assert.deepEqual(
        (await resumes.list()).map(({ name, current, private: own }) => [name, current, own]),
        [
          ['one', true, true],
          ['two', false, true],
          ['cv', false, false],
        ],
      );
      assert.equal((await resumes.readById(masterId))?.name, 'cv');
    });

    it('gets a number where its name is taken, and is made once for an id', async () => {
      await apply([label]);
      const resumeId = 'variant-1';
      const first = await resumes.variant('Resume', { resumeId });
      assert.equal(first.name, 'resume-2', 'the private one keeps its name');
      assert.deepEqual(await resumes.variant('Resume', { resumeId }), first);
      assert.equal((await resumes.variant('resume')).name, 'resume-3');
      const names = (await readdir(path('storage', 'resumes'))).filter((name) =>
        name.endsWith('.resume.json'),
      );
      assert.deepEqual(names.sort(), ['resume-2.resume.json', 'resume-3.resume.json', 'resume.resume.json']);
    });

    it('begins with another text where one is given', async () => {
      await apply([label]);
      const base = (await read(privateFile())).replace('Engineer', 'Backend Engineer');
      await resumes.variant('backend', { base });
      const made = await json(shelf('backend.resume.json'));
      assert.equal(made.basics.label, 'Backend Engineer');
      assert.equal(made.meta.vitae.master, (await resumes.current()).resumeId);
    });

    it('is refused where there is no resume, or only a variant whose master is gone', async () => {
      await rejectsWith('proposal-stale', resumes.variant('one'));
      const file = await useFile('{"basics": {"name": "Ada"}}', 'cv.json');
      const made = await resumes.variant('one');
      await resumes.use(vscode.Uri.parse(made.uri));
      await rm(file);
      await rejectsWith('proposal-stale', resumes.variant('two'));
    });

    it('are stale where the resume is another master', async () => {
      await apply([label]);
      const { resumeId } = await resumes.current();
      await useFile('{"basics": {}}');
      await rejectsWith('proposal-stale', resumes.apply(aProposal({ resumeId }), someEvidence));
    });
  });

  it('are to the resume that is chosen from the list; the private one is chosen by its file, too', async () => {
    await apply([label]);
    const { resumeId } = await resumes.current();
    const file = await useFile('{"basics": {"name": "Ada"}}', 'cv.json');
    await writeFile(shelf('broken.resume.json'), '{');
    const listed = await resumes.list();
    assert.deepEqual(
      listed.map((one) => [one.name, one.resumeId === null, one.current]),
      [
        ['cv', false, true],
        ['broken', true, false],
        ['resume', false, false],
      ],
    );
    await resumes.use(vscode.Uri.parse(listed[2]?.uri ?? ''));
    assert.equal((await resumes.current()).resumeId, resumeId);
    assert.equal((await resumes.forBackup()).private, true);
    await resumes.use(vscode.Uri.file(file));
    assert.equal((await resumes.list())[0]?.resumeId, listed[0]?.resumeId, 'its id is remembered');
  });
});
