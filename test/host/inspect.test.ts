import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as vscode from 'vscode';
import { answer, extract, vitae } from './window';

const run = (command: string, ...args: unknown[]) => vscode.commands.executeCommand(command, ...args);

/** The document about a thread that is in view; `before`: another than that. */
function shown(before?: vscode.TextDocument): vscode.TextDocument | undefined {
  const documents = vscode.window.visibleTextEditors.map(({ document }) => document);
  return documents.find((document) => document.uri.scheme === 'vitae-thread' && document !== before);
}

async function until<T>(value: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 200; tries++) {
    const found = await value();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('it did not happen');
}

/** Takes the selected entry of the list that is open, until another document is shown. */
function accept(before?: vscode.TextDocument): Promise<vscode.TextDocument> {
  return until(async () => {
    await run('workbench.action.acceptSelectedQuickOpenItem');
    return shown(before);
  });
}

async function set(values: Record<string, string | undefined>): Promise<void> {
  const configuration = vscode.workspace.getConfiguration('vitae');
  for (const [key, value] of Object.entries(values)) {
    await configuration.update(key, value, vscode.ConfigurationTarget.Global);
  }
}

interface State {
  id: string;
  parent: string;
  metadata: { step: number };
  values: { workspace: string; transcript: { kind: string }[] };
  pendingWrites: { channel: string }[];
}

/** What a document holds, as soon as it is that of the thread. */
function stateOf(document: vscode.TextDocument): State {
  assert.equal(document.languageId, 'json');
  assert.equal(document.isDirty, false);
  return JSON.parse(document.getText()) as State;
}

describe('to inspect a chat', () => {
  afterEach(() => run('workbench.action.closeAllEditors'));

  it('lists its checkpoints and opens one after the other as JSON that can’t be edited', async () => {
    const api = await vitae();
    const session = await extract(api);
    const done = run('vitae.inspectThread');
    const first = await accept();
    const state = stateOf(first);
    assert.equal(state.id, (await session.log.head())?.checkpointId);
    assert.equal(state.values.workspace, session.log.thread.workspace);
    assert.ok(state.values.transcript.some(({ kind }) => kind === 'card'));
    assert.ok(state.pendingWrites.some(({ channel }) => channel === '__interrupt__'));
    assert.match(first.fileName, new RegExp(`step ${state.metadata.step}\\.json$`));

    await run('workbench.action.quickOpenSelectNext');
    const second = await accept(first);
    assert.equal(stateOf(second).id, state.parent);
    await run('workbench.action.closeQuickOpen');
    await done;

    await run('workbench.action.focusActiveEditorGroup');
    const text = second.getText();
    await run('type', { text: 'x' });
    assert.equal(second.getText(), text);
    assert.equal(second.isDirty, false);
    await answer(session, { action: 'reject' });
  });

  it('shows what its runs did, without what was said, and what came since when it is shown again', async () => {
    const api = await vitae();
    const session = await extract(api);
    await run('vitae.showRunLog');
    const log = await until(shown);
    assert.equal(log.languageId, 'log');
    assert.match(log.getText(), new RegExp(session.id));
    assert.match(log.getText(), /1 {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}You asked to extract the project\n/);
    assert.match(log.getText(), /Asked for your decision after \d+\.\d{3} s/);
    assert.match(log.getText(), /\+\d+\.\d{3} s {2}\d+\.\d{3} s {2}collect {2,}by rules\n/);
    assert.doesNotMatch(log.getText(), /2 {2}\d{4}/);

    await session.send(crypto.randomUUID(), 'my words stay out of it');
    await session.idle();
    await run('vitae.showRunLog');
    await until(() => (/2 {2}\S+ \S+ {2}You answered in words\n/.test(log.getText()) ? log : undefined));
    assert.doesNotMatch(log.getText(), /my words/);
    assert.equal(log.isDirty, false);
    await answer(session, { action: 'reject' });
  });

  it('shows what there is so far while it runs', async () => {
    const api = await vitae();
    // A model that never answers.
    const model = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(model, 'listening');
    const { port } = model.address() as AddressInfo;
    try {
      await set({ 'model.baseUrl': `http://127.0.0.1:${port}/v1`, 'model.name': 'mute' });
      await run('vitae.extractProject');
      await once(model, 'request');
      const { session } = api.panel;
      assert.equal(session?.view.run.status, 'running');

      const done = run('vitae.inspectThread');
      const state = stateOf(await accept());
      await run('workbench.action.closeQuickOpen');
      await done;
      assert.equal(state.id, (await session?.log.head())?.checkpointId);
      await run('workbench.action.closeAllEditors');

      await run('vitae.showRunLog');
      const log = await until(shown);
      assert.match(log.getText(), /You asked to extract the project\n +Still running/);
      await run('vitae.stop');
      await run('vitae.showRunLog');
      await until(() => (/Stopped after .*\n(.*\n)+.*draft/.test(log.getText()) ? log : undefined));
      assert.match(log.getText(), new RegExp(`mute {2}127\\.0\\.0\\.1:${port} .*Stopped`));
    } finally {
      await set({ 'model.baseUrl': undefined, 'model.name': undefined });
      model.closeAllConnections();
      model.close();
    }
  });

  it('opens nothing where nothing has run yet', async () => {
    const api = await vitae();
    const fields = {
      agent: 'project',
      title: 'new',
      language: 'en',
      workspace: null,
      resumeId: null,
    } as const;
    await api.panel.show(await api.threads.create({ ...fields, graphVersion: 1 }));
    await run('vitae.inspectThread');
    await run('vitae.showRunLog');
    assert.equal(shown(), undefined);
  });
});
