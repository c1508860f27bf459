import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { keyOf } from '../../src/models/traits';
import { chooseModel, type ModelChooser } from '../../src/vscode/chooseModel';
import { clearKey, setKey } from '../../src/vscode/chooseModelEndpoint';
import type { OfferItem } from '../../src/vscode/chooseModelItems';
import { getJson } from '../../src/vscode/getJson.io';
import type { UsualServer } from '../../src/vscode/localServers';
import { readSetting } from '../../src/vscode/settings';
import { watchConnections } from './connections';
import {
  configure,
  LocalServer,
  modelProvider,
  noModel,
  ownModel,
  until,
  type ModelProvider,
} from './models';

type Pick = vscode.QuickPick<OfferItem>;

describe('choosing a model', () => {
  const { createQuickPick, showInputBox, showQuickPick, showWarningMessage, showInformationMessage } =
    vscode.window;
  let provider: ModelProvider;
  let pick: Pick | undefined;
  let accept = (): void => undefined;
  /** What is typed into one box after the other, `undefined`: Escape; and what the boxes said. */
  let typed: (string | undefined)[] = [];
  let prompts: string[] = [];
  /** The button of a question, and what was asked. */
  let button: string | undefined;
  let questions: string[] = [];
  let servers: LocalServer[] = [];

  before(() => {
    Object.assign(vscode.window, {
      createQuickPick: () => {
        const made = createQuickPick<OfferItem>();
        const { onDidAccept } = made;
        Object.defineProperty(made, 'onDidAccept', {
          value: (listener: () => void) => {
            accept = listener;
            return onDidAccept(listener);
          },
        });
        return (pick = made);
      },
      showInputBox: async ({ prompt = '', validateInput }: vscode.InputBoxOptions) => {
        prompts.push(prompt);
        const text = typed.shift();
        const wrong = text === undefined ? undefined : await validateInput?.(text);
        if (typeof wrong === 'string') prompts.push(wrong);
        return typeof wrong === 'string' ? undefined : text;
      },
      showQuickPick: async (items: vscode.QuickPickItem[]) => {
        prompts.push(items.map(({ label }) => label).join('|'));
        const label = typed.shift();
        return items.find((item) => item.label === label);
      },
      showWarningMessage: async (message: string, { detail = '' } = {}, ...buttons: string[]) => {
        questions.push(`${message} ${detail}`);
        return buttons.find((one) => one === button);
      },
      showInformationMessage: async (message: string) => void questions.push(message),
    });
  });
  after(async () => {
    Object.assign(vscode.window, {
      createQuickPick,
      showInputBox,
      showQuickPick,
      showWarningMessage,
      showInformationMessage,
    });
    provider.change(provider.offered);
    await configure(noModel);
  });
  beforeEach(async () => {
    provider = await modelProvider();
    await configure(noModel);
    [pick, typed, prompts, questions, button, servers] = [undefined, [], [], [], undefined, []];
  });
  afterEach(() => {
    pick?.hide();
    servers.forEach((server) => server.close());
  });

  async function serve(paths: Record<string, unknown>): Promise<LocalServer> {
    const server = await LocalServer.json(paths);
    servers.push(server);
    return server;
  }

  function chooser(usual: UsualServer[] = []): ModelChooser & ReturnType<typeof ownModel> {
    return { ...ownModel(), get: getJson, servers: usual };
  }

  /** The list once all have answered. */
  async function listed(): Promise<readonly OfferItem[]> {
    const open = await until(() => pick && !pick.busy && pick, 'all have answered');
    return open.items;
  }

  /** Takes an entry of the list, and waits until it is set up. */
  async function take(all: ModelChooser, label: string): Promise<void> {
    const done = chooseModel(all);
    const found = (await listed()).find((item) => item.label === label);
    assert.ok(found && pick, `${label} is listed`);
    pick.activeItems = [found];
    Object.defineProperty(pick, 'selectedItems', { value: [found] });
    accept();
    await done;
  }

  const texts = (items: readonly OfferItem[]): string[] =>
    items.map(({ label, description, kind }) =>
      kind === vscode.QuickPickItemKind.Separator ? `# ${label}` : `${label}; ${description ?? ''}`,
    );

  it('lists nobody, VS Code’s models, servers of this machine and another endpoint', async () => {
    const ollama = await serve({
      '/v1/models': { data: [{ id: 'llama3.2:3b' }] },
      '/api/tags': {
        models: [{ name: 'llama3.2:3b', details: { parameter_size: '3.2B', quantization_level: 'Q4_K_M' } }],
      },
    });
    const studio = await serve({
      '/v1/models': { data: [{ id: 'gemma' }, { id: 'nomic' }] },
      '/api/v0/models': {
        data: [
          { id: 'gemma', type: 'llm', max_context_length: 131_072 },
          { id: 'nomic', type: 'embeddings' },
        ],
      },
    });
    const all = chooser([
      { port: ollama.port, name: 'Ollama', tells: 'ollama' },
      { port: studio.port, name: 'LM Studio', tells: 'lmStudio' },
      { port: 9, name: 'vLLM' },
    ]);
    const done = chooseModel(all);
    const items = await listed();
    const found = texts(items);
    assert.deepEqual(found.slice(0, 4), [
      'Offline; current',
      '# Models of VS Code',
      'Test Scribe; vitae-test · 128K tokens',
      'Test Small; vitae-test · 8K tokens',
    ]);
    const at = found.indexOf(`# On this machine: Ollama (127.0.0.1:${ollama.port})`);
    assert.equal(found[at + 1], 'llama3.2:3b; 3.2B · Q4_K_M');
    const second = found.indexOf(`# On this machine: LM Studio (127.0.0.1:${studio.port})`);
    assert.equal(found[second + 1], 'gemma; 128K tokens');
    assert.ok(!found.some((text) => text.startsWith('nomic')));
    assert.deepEqual(found.slice(-2), ['# ', 'Another Endpoint…; ']);
    pick?.hide();
    await done;
    assert.equal(readSetting('model.provider'), 'auto');
    all.model.dispose();
  });

  it('asks servers only while the list is open, and only on this machine', async () => {
    const server = await serve({ '/v1/models': { data: [{ id: 'm' }] } });
    const all = chooser([{ port: server.port, name: 'Jan' }]);
    assert.deepEqual(server.asked, []);
    const connections = watchConnections();
    const done = chooseModel(all);
    await listed();
    pick?.hide();
    await done;
    assert.deepEqual(connections.stop(), [`127.0.0.1:${server.port}`]);
    assert.deepEqual(server.asked, ['GET /v1/models']);
    all.model.dispose();
  });

  it('sets up a local model with the context that it is run with', async () => {
    const ollama = await serve({
      '/v1/models': { data: [{ id: 'llama3.2:3b' }] },
      '/api/show': { parameters: 'stop "x"\nnum_ctx                        8192' },
      '/api/ps': { models: [] },
    });
    const all = chooser([{ port: ollama.port, name: 'Ollama', tells: 'ollama' }]);
    await take(all, 'llama3.2:3b');
    const choice = await all.model.choice();
    assert.ok(choice?.provider === 'openai');
    assert.deepEqual([choice.baseUrl, choice.name, choice.api], [`${ollama.url}/v1`, 'llama3.2:3b', 'chat']);
    assert.deepEqual(all.traits.get(keyOf(choice)), { contextTokens: 8_192 });
    assert.match(questions[0] ?? '', /now writes with “llama3\.2:3b”/);
    all.model.dispose();
  });

  it('sets up a model of VS Code without asking it anything', async () => {
    const all = chooser();
    await take(all, 'Test Small');
    assert.equal(readSetting('model.provider'), 'vscode');
    assert.equal((await all.model.choice())?.name, 'Test Small');
    assert.equal(provider.requests.length, 0);
    await take(all, 'Offline');
    assert.equal(await all.model.choice(), null);
    all.model.dispose();
  });

  it('says what to do where VS Code offers no model', async () => {
    provider.change([]);
    await until(async () => (await vscode.lm.selectChatModels()).length === 0, 'no model is left');
    const all = chooser();
    await assert.rejects(take(all, 'None at the moment'), { code: 'model-none' });
    assert.match(pick?.items[2]?.detail ?? '', /Install or sign in to an extension/);
    all.model.dispose();
  });

  it('lists the endpoint that is set up with its key; a redirect is not followed', async () => {
    const elsewhere = await serve({ '/v1/models': { data: [{ id: 'stolen' }] } });
    const server = await serve({
      '/v1/models': { data: [{ id: 'a' }, { id: 'b', context_length: 32_000 }] },
    });
    const moved = await LocalServer.open((_, response) =>
      response.writeHead(302, { location: `${elsewhere.url}/v1/models` }).end(),
    );
    servers.push(moved);
    const all = chooser();
    await configure({ 'model.baseUrl': server.url, 'model.name': 'mine' });
    await all.model.keys.set(server.url, 'sk-own');
    let done = chooseModel(all);
    const found = texts(await listed());
    const at = found.indexOf(`# Endpoint 127.0.0.1:${server.port}`);
    assert.deepEqual(found.slice(at + 1, at + 4), ['mine; current', 'a; ', 'b; 32K tokens']);
    assert.deepEqual(server.keys, ['Bearer sk-own']);
    pick?.hide();
    await done;

    await configure({ 'model.baseUrl': moved.url });
    done = chooseModel(all);
    assert.ok(!texts(await listed()).some((text) => text.startsWith('stolen')));
    pick?.hide();
    await done;
    assert.deepEqual(elsewhere.asked, []);
    all.model.dispose();
  });

  it('asks for another endpoint’s address, key and model, and keeps the key for its origin alone', async () => {
    const server = await LocalServer.open((request, response) => {
      const may = request.headers.authorization === 'Bearer sk-a';
      response
        .writeHead(may ? 200 : 401)
        .end(JSON.stringify({ data: [{ id: 'one' }, { id: '$(bug) two' }] }));
    });
    servers.push(server);
    const all = chooser();
    typed = [`${server.url}/v1/responses`, ' sk-a ', 'one'];
    await take(all, 'Another Endpoint…');
    assert.match(
      prompts[1] ?? '',
      /^API key for 127\.0\.0\.1:\d+,.*Enter without text if the server needs none/,
    );
    // What a server calls its models makes no icons.
    assert.equal(prompts[2], 'one|$ (bug) two|Type a name…');
    assert.deepEqual(server.keys, [undefined, 'Bearer sk-a']);
    const choice = await all.model.choice();
    assert.ok(choice?.provider === 'openai');
    assert.deepEqual(
      [choice.baseUrl, choice.name, choice.api, choice.apiKey],
      [`${server.url}/v1`, 'one', 'responses', 'sk-a'],
    );
    assert.deepEqual([...all.kept.keys()], [`vitae.model.apiKey:http://127.0.0.1:${server.port}`]);

    typed = [''];
    await setKey(all);
    assert.match(prompts.at(-1) ?? '', /Enter without text to keep the one that is stored/);
    assert.deepEqual([...all.kept.values()], ['sk-a']);
    typed = ['sk-b'];
    await setKey(all);
    assert.deepEqual([...all.kept.values()], ['sk-b']);
    await clearKey(all);
    assert.equal(all.kept.size, 0);
    all.model.dispose();
  });

  it('sends a key unencrypted beyond this machine only where the user says so', async () => {
    const all = chooser();
    const asked: string[] = [];
    all.get = async ({ url, headers }) => {
      asked.push(`${url} ${headers?.['authorization'] ?? ''}`);
      return { status: 401, json: undefined };
    };
    const [lan, web] = ['http://192.168.1.20:1234/v1', 'http://api.example.com/v1'];
    for (const [address, said] of [
      [lan, /192\.168\.1\.20:1234 without encryption.*in the same network/],
      [web, /api\.example\.com without encryption.*not in a private network/],
    ] as const) {
      [typed, questions] = [[address, 'sk-lan', 'm'], []];
      await take(all, 'Another Endpoint…');
      assert.match(questions[0] ?? '', said);
      assert.equal(readSetting('model.baseUrl'), '');
      assert.equal(all.kept.size, 0);
    }
    assert.ok(!asked.some((one) => one.includes('sk-lan')), asked.join());
    [typed, questions, button] = [[lan, 'sk-lan', 'm'], [], 'Send It Unencrypted'];
    await take(all, 'Another Endpoint…');
    assert.equal((await all.model.keys.get(lan)) ?? '', 'sk-lan');
    assert.ok(asked.includes(`${lan}/models Bearer sk-lan`), asked.join());
    [typed, questions, button] = [['sk-other'], [], undefined];
    await setKey(all);
    assert.match(questions[0] ?? '', /without encryption/);
    assert.equal(await all.model.keys.get(lan), 'sk-lan');
    [typed, questions] = [['https://192.168.1.20:1234/v1', 'sk-tls', 'm'], []];
    await take(all, 'Another Endpoint…');
    assert.doesNotMatch(questions.join(), /without encryption/);
    assert.equal(await all.model.keys.get(lan), 'sk-lan');
    all.model.dispose();
  });

  it('takes a name that is typed where no models are told, and refuses an address with a password', async () => {
    const all = chooser();
    typed = ['http://127.0.0.1:9', ' by-hand ', ''];
    await take(all, 'Another Endpoint…');
    assert.match(prompts[1] ?? '', /told no models/);
    assert.equal((await all.model.choice())?.name, 'by-hand');
    typed = ['http://me:pw@127.0.0.1:9'];
    await take(all, 'Another Endpoint…');
    assert.match(prompts.at(-1) ?? '', /^Leave the user name and password out/);
    assert.equal(readSetting('model.baseUrl'), 'http://127.0.0.1:9');
    all.model.dispose();
  });

  it('left in the middle, it changes nothing', async () => {
    const all = chooser();
    for (const answers of [
      [undefined],
      ['http://127.0.0.1:9', undefined],
      ['http://127.0.0.1:9', 'm', undefined],
    ]) {
      typed = answers;
      await take(all, 'Another Endpoint…');
      assert.equal(readSetting('model.baseUrl'), '');
      assert.equal(readSetting('model.provider'), 'auto');
    }
    all.model.dispose();
  });

  it('sends extra headers to another host only where the user says so, and never shows their values', async () => {
    const all = chooser();
    const before = { 'model.baseUrl': 'http://127.0.0.1:9', 'model.name': 'm', 'model.api': 'responses' };
    const headers = { 'x-team-secret': 'value-9f31' };
    await configure({ ...before, 'model.headers': headers });
    const other = ['http://127.0.0.1:19/v1', 'n', ''];
    typed = [...other];
    await take(all, 'Another Endpoint…');
    // The same host without encryption, or with, is another place.
    typed = ['https://127.0.0.1:9', 'n', ''];
    await take(all, 'Another Endpoint…');
    assert.match(questions[1] ?? '', /x-team-secret/);
    assert.equal(readSetting('model.baseUrl'), 'http://127.0.0.1:9');
    assert.match(questions[0] ?? '', /127\.0\.0\.1:19.*x-team-secret/);
    assert.ok(!questions.join().includes('value-9f31'));
    [typed, button] = [[...other], 'Remove Them'];
    await take(all, 'Another Endpoint…');
    assert.deepEqual(readSetting('model.headers'), {});
    // Which interface it has was said of the endpoint before.
    assert.equal(readSetting('model.api'), 'chat');
    all.model.dispose();
  });
});
