import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as vscode from 'vscode';
import { PREVIEW } from '../../src/vscode/contributions';
import type { ResumePreview } from '../../src/vscode/resumePreview';
import { vitae } from './window';

async function until(condition: () => boolean, what: string): Promise<void> {
  for (let tries = 0; !condition(); tries++) {
    assert.ok(tries < 200, what);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

const previewTabs = () =>
  vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .filter(({ input }) => input instanceof vscode.TabInputWebview && input.viewType.endsWith(PREVIEW));

describe('the preview of a resume', () => {
  let file: string;
  let preview: ResumePreview;
  const uri = () => vscode.Uri.file(file);
  const paper = () => preview.content?.resume?.paper ?? '';

  before(async () => {
    // Of a whole window there is one; the serializer is the window's.
    ({ preview } = await vitae());
  });

  beforeEach(async () => {
    file = join(await realpath(await mkdtemp(join(tmpdir(), 'vitae-preview-'))), 'mine.resume.json');
    await writeFile(file, '{"basics": {"name": "Ada"}}');
  });

  afterEach(async () => {
    await vscode.commands.executeCommand('workbench.action.files.revert');
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await until(() => preview.content === undefined, 'closed');
  });

  it('stands beside the code, and is one', async () => {
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ content: 'code' }));
    await preview.show(uri(), { preserveFocus: true });
    await until(() => previewTabs().length > 0, 'there is a tab');
    assert.equal(previewTabs()[0]?.group.viewColumn, vscode.ViewColumn.Two);
    await until(() => previewTabs()[0]?.label === 'mine.resume.json (preview)', 'named after the file');
    await preview.show(uri());
    assert.equal(previewTabs().length, 1);
    assert.match(paper(), /<h1>Ada<\/h1>/);
  });

  it('follows what is typed and not yet saved, and says what is wrong while it does not parse', async () => {
    await preview.show(uri());
    await preview.openJson();
    const editor = vscode.window.activeTextEditor;
    assert.ok(editor && editor.document.uri.fsPath === file);
    await editor.edit((edit) => edit.replace(new vscode.Range(0, 21, 0, 24), '韩梅梅'));
    await until(() => paper().includes('<h1>韩梅梅</h1>'), 'the new name');
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), '{'));
    await until(() => preview.content?.notice !== undefined, 'a notice');
    assert.match(preview.content?.notice ?? '', /mine\.resume\.json/);
    assert.match(paper(), /<h1>韩梅梅<\/h1>/, 'the last good one stays');
    await editor.edit((edit) => edit.delete(new vscode.Range(0, 0, 0, 1)));
    await until(() => preview.content?.notice === undefined, 'no notice any more');
  });

  it('follows what others write', async () => {
    await preview.show(uri());
    // Nobody tells when a watcher has begun to look.
    for (let tries = 0; !paper().includes('<h1>Grace</h1>'); tries++) {
      assert.ok(tries < 20, 'the new name');
      await writeFile(file, `{"basics": {"name": "Grace"}}${' '.repeat(tries)}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  });

  it('of another file shows nothing of the one before', async () => {
    await preview.show(uri());
    const other = vscode.Uri.joinPath(uri(), '../other.resume.json');
    await writeFile(other.fsPath, '{');
    await preview.show(other);
    assert.equal(paper(), '');
    assert.match(preview.content?.notice ?? '', /other\.resume\.json/);
  });

  it('is told anew when its page asks, which a hidden one does when it is seen again', async () => {
    const made: { html: string; posted: unknown[]; say: (message: unknown) => void }[] = [];
    const { createWebviewPanel } = vscode.window;
    const fake = () => {
      const one: (typeof made)[number] = { html: '', posted: [], say: () => undefined };
      made.push(one);
      return {
        webview: {
          set html(text: string) {
            one.html = text;
          },
          postMessage: (message: unknown) => one.posted.push(message),
          onDidReceiveMessage: (listener: (message: unknown) => void) => (one.say = listener),
        },
        onDidDispose: () => undefined,
        reveal: () => undefined,
        dispose: () => undefined,
      };
    };
    Object.assign(vscode.window, { createWebviewPanel: fake });
    try {
      await preview.show(uri());
      const [page] = made;
      assert.ok(page);
      const nonce = /style-src 'nonce-([^']+)'/.exec(page.html)?.[1];
      assert.ok(
        nonce &&
          page.html.includes(`default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`),
      );
      assert.ok(page.html.includes(JSON.stringify({ uri: uri().toString() }).replaceAll('"', '&quot;')));
      assert.deepEqual(page.posted, []);
      page.say('ready');
      assert.equal(page.posted.length, 1);
      assert.match(JSON.stringify(page.posted[0]), /<h1>Ada/);
    } finally {
      Object.assign(vscode.window, { createWebviewPanel });
      // The fake one is left without a trace.
      preview.closePanel();
    }
  });

  it('comes back after a reload with the file that it showed', async () => {
    const panel = vscode.window.createWebviewPanel(PREVIEW, 'x', vscode.ViewColumn.One);
    await preview.deserializeWebviewPanel(panel, { uri: uri().toString(), top: 40 });
    assert.match(paper(), /<h1>Ada<\/h1>/);
    assert.equal(preview.uri?.toString(), uri().toString());
  });

  it('is what Open Resume opens; its JSON is one command away', async () => {
    const { resumes } = await vitae();
    const current = (await resumes.uri()).fsPath;
    const made = !existsSync(current);
    if (made) {
      await mkdir(dirname(current), { recursive: true });
      await writeFile(current, '{}');
    }
    try {
      await vscode.commands.executeCommand('vitae.openResume');
      assert.equal(preview.uri?.fsPath, current);
      await vscode.commands.executeCommand('vitae.openResumeJson');
      assert.equal(vscode.window.activeTextEditor?.document.uri.fsPath, current);
    } finally {
      if (made) await rm(current);
    }
  });
});
