import assert from 'node:assert/strict';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { vitae } from './window';

describe('an open resume', () => {
  it('shows dates that don’t exist where they stand, and opens all the same', async () => {
    await vitae();
    const path = join(await mkdtemp(join(tmpdir(), 'vitae-resume-')), 'mine.resume.json');
    await writeFile(path, '{\n  "work": [{ "startDate": "2020-02-31", "endDate": "present" }]\n}\n');
    const document = await vscode.workspace.openTextDocument(path);
    await vscode.window.showTextDocument(document);
    const ours = () =>
      vscode.languages.getDiagnostics(document.uri).filter(({ source }) => source === 'Vitae');
    for (let tries = 0; ours().length === 0 && tries < 100; tries++)
      await new Promise((done) => setTimeout(done, 20));
    const [found, ...others] = ours();
    assert.deepEqual(others, []);
    assert.ok(found);
    assert.equal(document.getText(found.range), '"2020-02-31"');
    assert.match(found.message, /2020-02-31.*work\[0\]\.startDate.*2020-03/);
    await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
  });
});
