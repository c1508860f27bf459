import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LLMock } from '@copilotkit/aimock';
import * as vscode from 'vscode';
import { SentRequests } from '../../src/vscode/sentRequests.io';
import { configure, noModel, until } from './models';
import { answer, extract, vitae } from './window';

const KEY = 'sk-sent-77c1e09a4b';
const TEAM = 'team-secret-41d0';
const run = (command: string) => vscode.commands.executeCommand(command);

/** The request that is in view. */
function shown(): vscode.TextDocument | undefined {
  const documents = vscode.window.visibleTextEditors.map(({ document }) => document);
  return documents.find(({ uri }) => uri.scheme === 'vitae-text');
}

describe('showing what was sent', () => {
  const model = new LLMock({ port: 0, host: '127.0.0.1', chunkSize: 7 });

  before(async () => {
    await model.start();
    model.on({ model: 'scribe' }, () => ({ content: 'ABOUT: Tides\n' }));
    await configure({
      ...noModel,
      'model.baseUrl': `${model.url}/v1`,
      'model.name': 'scribe',
      'model.headers': { 'x-team': TEAM },
    });
    const { secrets } = await vitae();
    await secrets.store(`vitae.model.apiKey:${new URL(model.url).origin}`, KEY);
  });
  afterEach(() => run('workbench.action.closeAllEditors'));
  after(async () => {
    await configure(noModel);
    await model.stop();
  });

  it('opens the exact request of a step, which can’t be edited, without the key and secret headers', async () => {
    const api = await vitae();
    const session = await extract(api);
    const [received] = model.getRequests();
    assert.ok(received);

    const done = run('vitae.showSent');
    const document = await until(async () => {
      await run('workbench.action.acceptSelectedQuickOpenItem');
      return shown();
    }, 'a request is open');
    await run('workbench.action.closeQuickOpen');
    await done;
    const text = document.getText();
    assert.equal(document.languageId, 'jsonc');
    assert.match(text, /^\/\/ Sent \d{4}-\d\d-\d\d \d\d:\d\d:\d\d, step draft$/m);
    assert.ok(text.includes(`// POST ${model.url}/v1/chat/completions`));
    assert.ok(!text.includes(KEY) && !text.includes(TEAM));
    const comments = text.split('\n').filter((line) => line.startsWith('//')).length;
    const body = JSON.parse(text.split('\n').slice(comments).join('\n')) as { messages: unknown };
    // The same messages that arrived, character for character.
    assert.deepEqual(body.messages, received.body?.messages);

    await run('workbench.action.focusActiveEditorGroup');
    await vscode.commands.executeCommand('type', { text: 'x' });
    assert.equal(document.getText(), text);
    await answer(session, { action: 'reject' });
  });

  it('has it after a reload, and forgets it with the chat', async () => {
    const api = await vitae();
    const { session } = api.panel;
    assert.ok(session);
    const folder = join(api.storage, 'threads', session.id);
    const again = await new SentRequests(join(api.storage, 'threads')).of(session.id);
    assert.ok(again.length > 0);
    const written = await readFile(join(folder, 'sent.jsonl'), 'utf8');
    assert.ok(!written.includes(KEY) && !written.includes(TEAM));
    await api.chat.deleteThread(session.id);
    await assert.rejects(stat(folder));
    assert.deepEqual(await api.sent.of(session.id), []);
  });

  it('says so where nothing was sent', async () => {
    await configure({ 'model.provider': 'offline' });
    const api = await vitae();
    const session = await extract(api);
    assert.deepEqual(await api.sent.of(session.id), []);
    await run('vitae.showSent');
    assert.equal(shown(), undefined);
    await answer(session, { action: 'reject' });
  });
});
