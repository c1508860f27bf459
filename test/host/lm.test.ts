import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { callModel } from '../../src/models/call';
import type { LmPart, LmRequest, ModelChoice } from '../../src/protocol/models';
import { lmChoice } from '../../src/vscode/lm';
import { configure, modelProvider, noModel, ownModel, until, type ModelProvider } from './models';
import { answer, extract, proposalOf, vitae } from './window';

const SCRIBE = { vendor: 'vitae-test', id: 'scribe', name: 'Test Scribe' };

/** All text of a request to the provider. */
function textOf(messages: ModelProvider['requests'][number]['messages']): string {
  const parts = messages.flatMap(({ content }) => content as readonly unknown[]);
  return parts.map((part) => (part as { value?: unknown }).value).join('\n');
}

/** The id of the fact that has these words. */
function idOf(facts: string, words: string): string {
  return (
    facts
      .slice(0, facts.indexOf(words))
      .match(/\be\d+\b/g)
      ?.at(-1) ?? 'e0'
  );
}

async function scribe(): Promise<vscode.LanguageModelChat> {
  const [model] = await vscode.lm.selectChatModels({ vendor: SCRIBE.vendor, id: SCRIBE.id });
  assert.ok(model);
  return model;
}

async function partsOf(request: LmRequest, signal = new AbortController().signal): Promise<LmPart[]> {
  const choice = lmChoice(await scribe(), { agreed: true, contextTokens: 0, answered: () => undefined });
  const parts: LmPart[] = [];
  for await (const part of choice.chat(request, signal)) parts.push(part);
  return parts;
}

describe('a model of VS Code', () => {
  let provider: ModelProvider;
  const respond = (answers: ModelProvider['respond']): void => {
    provider.respond = answers;
  };

  beforeEach(async () => {
    provider = await modelProvider();
    await configure({ ...noModel, 'model.provider': 'vscode' });
  });
  after(async () => {
    respond(async ({ progress }) => progress.report(new vscode.LanguageModelTextPart('OK.')));
    provider.change(provider.offered);
    await configure(noModel);
  });

  it('drafts a project’s entry from the first to the last step, and what it was sent is kept', async () => {
    const { LanguageModelTextPart: Text } = provider.vscode;
    respond(async ({ messages, progress }) => {
      const facts = textOf(messages);
      const lines = [
        'ABOUT: Tide and wind alerts for small harbours',
        'KEYWORDS: TypeScript, Redis',
        `- Cached predictions in Redis [${idOf(facts, 'Cache predictions')}]`,
        `- Predicted water levels for 140 gauges [${idOf(facts, '140 gauges')}]`,
        '',
      ];
      for (const line of lines) progress.report(new Text(`${line}\n`));
    });
    const api = await vitae();
    await api.model.choose(SCRIBE);
    const session = await extract(api);
    const { entry } = proposalOf(session);
    assert.deepEqual(
      entry.bullets.filter(({ source }) => source === 'model').map(({ text }) => text),
      ['Cached predictions in Redis', 'Predicted water levels for 140 gauges'],
    );
    assert.equal(provider.requests.length, 1);
    assert.equal(api.model.shell().name, 'Test Scribe');

    const [sent] = await api.sent.of(session.id);
    assert.deepEqual([sent?.to, sent?.node, sent?.step], ['Test Scribe', 'draft', 'draft']);
    assert.ok(sent?.body.includes('140 gauges'));
    assert.equal((await api.sent.of(session.id)).length, 1, 'told once');
    await answer(session, { action: 'reject' });
  });

  it('is cancelled by Stop, also where its provider takes no notice', async () => {
    const api = await vitae();
    await api.model.choose(SCRIBE);
    let release = (): void => undefined;
    respond(() => new Promise<void>((resolve) => (release = resolve)));
    await vscode.commands.executeCommand('vitae.extractProject');
    const { session } = api.panel;
    assert.ok(session);
    const [request] = await until(() => provider.requests.length > 0 && provider.requests, 'it was asked');
    const since = performance.now();
    await session.stop();
    await session.idle();
    assert.ok(performance.now() - since < 2_000, 'Stop waits for nobody');
    await until(() => request?.cancelled, 'the provider was told');
    release();
  });

  it('that may not be used is left for the rules, and “auto” doesn’t go on using it', async () => {
    const api = await vitae();
    await api.model.choose(SCRIBE);
    await api.model.chosen.answered(SCRIBE, true);
    respond(async () => {
      throw provider.vscode.LanguageModelError.NoPermissions('not allowed');
    });
    const session = await extract(api);
    assert.ok(proposalOf(session).entry.bullets.every(({ source }) => source !== 'model'));
    assert.equal(api.model.chosen.get()?.agreed, false);
    await configure({ 'model.provider': 'auto' });
    assert.equal(await api.model.choice(), null);
    await answer(session, { action: 'reject' });
  });

  it('is asked with tools, their results and a forced call as VS Code wants them', async () => {
    const { LanguageModelToolCallPart: Call } = provider.vscode;
    respond(async ({ progress }) => {
      progress.report(new provider.vscode.LanguageModelTextPart('Now.'));
      progress.report(new Call('c2', 'pick', { name: 'b' }));
    });
    const schema = { type: 'object', properties: { name: { type: 'string' } } };
    const parts = await partsOf({
      messages: [
        { role: 'user', text: 'Pick.' },
        { role: 'assistant', text: '', calls: [{ id: 'c1', name: 'pick', input: { name: 'a' } }] },
        { role: 'tool', callId: 'c1', text: 'not there' },
      ],
      tools: [{ name: 'pick', description: 'Picks.', schema }],
      mustCall: true,
      options: { temperature: 0 },
    });
    assert.deepEqual(parts, [
      { type: 'text', text: 'Now.' },
      { type: 'call', id: 'c2', name: 'pick', input: { name: 'b' } },
    ]);
    const [{ messages, options } = assert.fail()] = provider.requests;
    assert.equal(options.toolMode, vscode.LanguageModelChatToolMode.Required);
    assert.deepEqual(options.tools, [{ name: 'pick', description: 'Picks.', inputSchema: schema }]);
    assert.equal(options.modelOptions?.['temperature'], 0);
    const { User, Assistant } = vscode.LanguageModelChatMessageRole;
    assert.deepEqual(
      messages.map(({ role }) => role),
      [User, Assistant, User],
    );
    const [call] = messages[1]?.content ?? [];
    assert.ok(call instanceof Call && call.callId === 'c1');
    const [result] = messages[2]?.content ?? [];
    assert.ok(result instanceof provider.vscode.LanguageModelToolResultPart && result.callId === 'c1');
  });

  it('tells its errors by our codes', async () => {
    const { LanguageModelError } = provider.vscode;
    const cases: [thrown: Error, code: string][] = [
      [LanguageModelError.NoPermissions('x'), 'model-forbidden'],
      [LanguageModelError.NotFound('x'), 'model-missing'],
      [LanguageModelError.Blocked('x'), 'model-refused'],
      [LanguageModelError.Blocked('quota exceeded'), 'model-quota'],
      [new Error('Rate limit reached'), 'model-busy'],
      [new Error('maximum context length is 8192 tokens'), 'model-too-long'],
      [new Error('SECRET prompt text'), 'model-failed'],
    ];
    for (const [thrown, code] of cases) {
      respond(async () => {
        throw thrown;
      });
      const choice = lmChoice(await scribe(), { agreed: true, contextTokens: 0, answered: () => undefined });
      const call = callModel(choice, { messages: [{ role: 'user', text: 'Hi' }], temperature: 0 }, undefined);
      await assert.rejects(call.next(), (error: Error) => {
        assert.equal((error as Error & { code: string }).code, code, thrown.message);
        assert.doesNotMatch(JSON.stringify(error), /SECRET/);
        return true;
      });
    }
  });

  it('ends with the reason of its signal, before it is asked and in the middle', async () => {
    const reason = new Error('enough');
    const request = { messages: [{ role: 'user', text: 'Hi' }] as const };
    await assert.rejects(partsOf(request, AbortSignal.abort(reason)), reason);
    assert.equal(provider.requests.length, 0);
    const stop = new AbortController();
    respond(() => new Promise<void>(() => undefined));
    const going = partsOf(request, stop.signal);
    const [asked] = await until(() => provider.requests.length > 0 && provider.requests, 'it was asked');
    stop.abort(reason);
    await assert.rejects(going, reason);
    await until(() => asked?.cancelled, 'the provider was told');
  });
});

describe('the choice of a model', () => {
  let provider: ModelProvider;
  beforeEach(async () => {
    provider = await modelProvider();
    await configure(noModel);
  });
  after(async () => {
    provider.change(provider.offered);
    await configure(noModel);
  });

  const nameOf = (choice: ModelChoice | null): string | null => choice && choice.name;

  it('“auto” uses a model of VS Code only once the user agreed to it, and it may be used unasked', async () => {
    const { model } = ownModel();
    await model.choose(SCRIBE);
    assert.equal(await model.choice(), null);
    assert.deepEqual(model.shell(), { state: 'offline', name: '' });
    await model.chosen.answered(SCRIBE, true);
    assert.equal(nameOf(await model.choice()), 'Test Scribe');
    assert.equal(model.shell().state, 'ready');
    for (const canSendRequest of [undefined, false]) {
      const other = ownModel({ canSendRequest });
      await other.model.choose(SCRIBE);
      await other.model.chosen.answered(SCRIBE, true);
      assert.equal(await other.model.choice(), null);
      other.model.dispose();
    }
    assert.equal(provider.requests.length, 0);
    model.dispose();
  });

  it('that can’t be looked up or noted is in the log, without what the error says, and nothing else comes of it', async () => {
    const unhandled: unknown[] = [];
    const hear = (reason: unknown): void => void unhandled.push(reason);
    process.on('unhandledRejection', hear);
    const broken = () => Promise.reject(new Error('SECRET of the keyring'));
    try {
      const { model, memory, secrets, logged } = ownModel();
      await model.choose(SCRIBE);
      await configure({ 'model.provider': 'vscode' });
      Object.assign(secrets, { get: broken });
      Object.assign(memory, { update: broken });
      let fired = 0;
      model.onDidChange(() => fired++);
      await configure({ 'model.baseUrl': 'http://127.0.0.1:9' });
      await until(() => fired > 0 && logged.length > 0, 'the key was looked for');
      const choice = await model.choice();
      assert.ok(choice?.provider === 'vscode');
      const messages = [{ role: 'user', text: 'Hi' }] as const;
      for await (const part of choice.chat({ messages }, new AbortController().signal)) void part;
      await until(() => logged.some((line) => line.startsWith('Noting the consent failed')), 'it was noted');
      await new Promise((resolve) => setTimeout(resolve, 50));
      assert.deepEqual(unhandled, []);
      assert.doesNotMatch(logged.join('\n'), /SECRET/);
      model.dispose();
    } finally {
      process.off('unhandledRejection', hear);
    }
  });

  it('“auto” prefers the endpoint, and goes offline where the model of VS Code is gone', async () => {
    const { model } = ownModel();
    await model.choose(SCRIBE);
    await model.chosen.answered(SCRIBE, true);
    await configure({ 'model.baseUrl': 'http://127.0.0.1:9', 'model.name': 'm' });
    assert.equal(nameOf(await model.choice()), 'm');
    await configure(noModel);
    provider.change([]);
    await until(() => model.shell().state === 'offline', 'the header says offline');
    assert.equal(await model.choice(), null);
    model.dispose();
  });

  it('of an unattended run is no model of VS Code before the user agreed to it', async () => {
    await configure({ 'model.provider': 'vscode' });
    const { model } = ownModel();
    await model.choose(SCRIBE);
    const unasked = { code: 'model-unasked', params: { host: 'Test Scribe' } };
    await assert.rejects(model.choice({ unattended: true }), unasked);
    assert.equal(nameOf(await model.choice()), 'Test Scribe');
    await model.chosen.answered(SCRIBE, true);
    assert.equal(nameOf(await model.choice({ unattended: true })), 'Test Scribe');
    model.dispose();
  });

  it('“vscode” says what is missing: a choice, the chosen model, or any', async () => {
    await configure({ 'model.provider': 'vscode' });
    const { model } = ownModel();
    await assert.rejects(model.choice(), { code: 'model-incomplete', params: { fault: 'vscode' } });
    await model.choose({ ...SCRIBE, id: 'gone', name: 'Gone' });
    await assert.rejects(model.choice(), { code: 'model-missing' });
    assert.equal(model.shell().state, 'incomplete');
    provider.change([]);
    await until(async () => (await vscode.lm.selectChatModels()).length === 0, 'no model is left');
    await assert.rejects(model.choice(), { code: 'model-none' });
    model.dispose();
  });

  it('waits long for the first request to a model that VS Code may ask about, and takes the smaller context', async () => {
    await configure({ 'model.provider': 'vscode', 'model.contextTokens': 4_000 });
    const { model } = ownModel();
    await model.choose(SCRIBE);
    const first = await model.choice();
    assert.equal(first?.headersMs, 300_000);
    assert.equal(first?.contextTokens, 4_000);
    assert.ok(first?.provider === 'vscode');
    const { respond } = provider;
    provider.respond = () => Promise.reject(new Error('429 Too Many Requests'));
    const request = { messages: [{ role: 'user', text: 'Hi' }] } as const;
    await assert.rejects(first.chat(request, new AbortController().signal)[Symbol.asyncIterator]().next());
    provider.respond = respond;
    assert.equal(first.headersMs, undefined, 'again, it was asked already');
    await model.chosen.answered(SCRIBE, true);
    await configure({ 'model.contextTokens': 0 });
    const second = await model.choice();
    assert.equal(second?.headersMs, undefined);
    assert.equal(second?.contextTokens, 131_072);
    model.dispose();
  });

  it('takes all of the endpoint’s settings, and refuses an address with a password in it', async () => {
    const { model } = ownModel();
    await configure({
      'model.baseUrl': 'https://x.example.com/v1/responses?api-version=2',
      'model.name': ' m ',
      'model.reasoningEffort': 'low',
      'model.headers': { 'x-team': 'harbour', 'bad name': 'x', 'x-bad': 'line\nbreak' },
      'model.contextTokens': 9_000,
    });
    await model.keys.set('https://x.example.com', 'sk-x');
    assert.deepEqual(await model.choice(), {
      provider: 'openai',
      api: 'responses',
      baseUrl: 'https://x.example.com/v1',
      name: 'm',
      apiKey: 'sk-x',
      reasoningEffort: 'low',
      headers: { 'x-team': 'harbour' },
      query: { 'api-version': '2' },
      contextTokens: 9_000,
    });
    await configure({ 'model.baseUrl': 'https://user:secret@x.example.com/v1' });
    await assert.rejects(model.choice(), { code: 'model-incomplete', params: { fault: 'credentials' } });
    assert.equal(model.shell().state, 'incomplete');
    model.dispose();
  });
});
