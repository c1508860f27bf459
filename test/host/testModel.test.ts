import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { configure, modelProvider, noModel, until, type ModelProvider } from './models';
import { vitae } from './window';

const seen = new Set<string>();

/** The report that was opened last, which the preview reads. */
async function report(): Promise<string> {
  const document = await until(
    () =>
      vscode.workspace.textDocuments.find(
        ({ uri }) =>
          uri.scheme === 'vitae-text' && uri.path === '/Test of a model.md' && !seen.has(uri.query),
      ),
    'the report is open',
  );
  seen.add(document.uri.query);
  const labels = vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).map(({ label }) => label);
  assert.ok(labels.includes('Preview Test of a model.md'), labels.join());
  return document.getText();
}

describe('testing a model', () => {
  const { withProgress, showInformationMessage } = vscode.window;
  let provider: ModelProvider;

  before(async () => {
    provider = await modelProvider();
    await configure({ ...noModel, 'model.provider': 'vscode' });
    const api = await vitae();
    await api.model.choose({ vendor: 'vitae-test', id: 'scribe', name: 'Test Scribe' });
  });
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));
  after(async () => {
    Object.assign(vscode.window, { withProgress, showInformationMessage });
    provider.respond = async ({ progress }) =>
      progress.report(new provider.vscode.LanguageModelTextPart('OK.'));
    await configure(noModel);
  });

  it('asks a model of VS Code for a tool call and for texts, and opens a table of what works', async () => {
    const { LanguageModelToolCallPart: Call, LanguageModelTextPart: Text } = provider.vscode;
    provider.respond = async ({ messages, options, progress }) => {
      const [tool] = options.tools ?? [];
      const input = { name: 'Tidewatch', harbours: 140, technologies: ['Redis'], kind: 'service' };
      if (tool) return progress.report(new Call('c', tool.name, input));
      const chinese = JSON.stringify(messages).includes('潮汐通');
      for (const word of chinese ? ['- 为港口', '发布预警\n'] : ['- Warned ', 'harbours\n']) {
        progress.report(new Text(word));
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    };
    await vscode.commands.executeCommand('vitae.testModel');
    const text = await report();
    assert.equal(provider.requests.length, 3);
    assert.equal(provider.requests[0]?.options.toolMode, vscode.LanguageModelChatToolMode.Required);
    assert.match(text, /\*\*Test Scribe\*\* · vitae\\-test\\\/scribe/);
    assert.match(text, /A.structured.reply \| ✓.worked \|.*Structure by tool call/);
    assert.match(text, /Text.as.it.is.written \| ✓.worked \| 0\\\.\d+ s to the first text/);
    assert.match(text, /Text.in.Chinese \| ✓.worked/);
    assert.match(text, /131\\,072 tokens/);
  });

  it('tells what fails in words', async () => {
    provider.requests.length = 0;
    provider.respond = async () => {
      throw provider.vscode.LanguageModelError.NoPermissions('no');
    };
    await vscode.commands.executeCommand('vitae.testModel');
    const text = await report();
    assert.match(text, /✗.failed \|.*Vitae may not use “Test Scribe”/);
    assert.match(text, /–.not.asked/);
    assert.equal(provider.requests.length, 1);
  });

  it('is stopped by its user, and shows nothing then', async () => {
    provider.requests.length = 0;
    provider.respond = () => new Promise<void>(() => undefined);
    const stop = new vscode.CancellationTokenSource();
    Object.assign(vscode.window, {
      withProgress: (
        _: unknown,
        task: (progress: unknown, token: vscode.CancellationToken) => Promise<unknown>,
      ) => task({ report: () => undefined }, stop.token),
    });
    const { testModel } = await import('../../src/vscode/testModel');
    const { ReadOnlyTexts } = await import('../../src/vscode/readOnlyTexts');
    const texts = Object.assign(Object.create(ReadOnlyTexts.prototype), { add: () => assert.fail() });
    const api = await vitae();
    const going = testModel({
      model: api.model,
      tester: async () => ({
        testModel: async (choice, signal) => {
          assert.ok(choice.provider === 'vscode');
          const parts = choice.chat({ messages: [{ role: 'user', text: 'Hi' }] }, signal);
          for await (const part of parts) assert.fail(part.type);
          return assert.fail();
        },
      }),
      texts,
    });
    const [request] = await until(() => provider.requests.length > 0 && provider.requests, 'it was asked');
    stop.cancel();
    await going;
    await until(() => request?.cancelled, 'the provider was told');
    Object.assign(vscode.window, { withProgress });
  });

  it('says so where Vitae works offline', async () => {
    await configure({ 'model.provider': 'offline' });
    let said = '';
    Object.assign(vscode.window, {
      showInformationMessage: async (message: string) => void (said = message),
    });
    const { testModel } = await import('../../src/vscode/testModel');
    const api = await vitae();
    await testModel({ model: api.model, tester: () => assert.fail(), texts: Object.create(null) });
    assert.match(said, /works offline/);
  });
});
