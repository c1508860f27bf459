import assert from 'node:assert/strict';
import * as vscode from 'vscode';

describe('the extension in its host', () => {
  it('is there, on the sample project, and activates', async () => {
    const extension = vscode.extensions.getExtension('vitae.vitae');
    assert.ok(extension);
    await extension.activate();
    assert.equal(vscode.workspace.workspaceFolders?.length, 1);
  });
});
