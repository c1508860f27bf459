import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LLMock } from '@copilotkit/aimock';
import * as vscode from 'vscode';
import type { Bullet, Entry } from '../../src/protocol/cards';
import { watchConnections } from './connections';
import { answer, extract, proposalOf, vitae } from './window';

const KEY = 'sk-test-3f9a1c77e2b84d60';
const ENV_KEY = 'sk-from-the-environment-51d0';

// Read before anything of the agents is loaded: none of it may have any effect.
Object.assign(process.env, {
  LANGSMITH_TRACING: 'true',
  LANGCHAIN_TRACING_V2: 'true',
  LANGSMITH_API_KEY: 'ls-test',
  LANGSMITH_ENDPOINT: 'http://127.0.0.1:9/langsmith',
  OPENAI_BASE_URL: 'http://127.0.0.1:9/openai',
  OPENAI_API_KEY: ENV_KEY,
});

async function configure(values: Record<string, string | undefined>): Promise<void> {
  const configuration = vscode.workspace.getConfiguration('vitae');
  for (const [key, value] of Object.entries(values)) {
    await configuration.update(key, value, vscode.ConfigurationTarget.Global);
  }
}

/** Everything that Vitae wrote, and the settings, as one text. */
async function everythingWritten(storage: string): Promise<string> {
  const userData = join(storage, '..', '..', '..');
  const names = await readdir(userData, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1').catch(() => '')));
  return texts.join('\n');
}

/** The bullets that were drafted now; what the user wrote into the entry before stays beside them. */
function drafted({ entry }: { entry: Entry }): Bullet[] {
  return entry.bullets.filter(({ source }) => source !== 'user');
}

/** The id that stands nearest before these words. */
function idOf(facts: string, words: string): string {
  const before = facts.slice(0, facts.indexOf(words));
  return before.match(/\be\d+\b/g)?.at(-1) ?? 'e0';
}

describe('privacy', () => {
  it('offline, no byte goes out', async () => {
    const api = await vitae();
    const connections = watchConnections();
    const session = await extract(api);
    assert.equal(session.view.run.status, 'waiting');
    await answer(session, { action: 'reject' });
    assert.deepEqual(connections.stop(), []);
  });
});

describe('with an OpenAI-compatible model', () => {
  const model = new LLMock({ port: 0, host: '127.0.0.1', chunkSize: 7 });
  /** `{fact about …}` stands for the id of the fact that the request gives with these words. */
  const respond = (content: string) =>
    model.on({ model: 'scribe' }, (request) => {
      const facts = request.messages.map(({ content }) => String(content)).join('\n');
      const cited = content.replace(/\{([^}]+)\}/g, (_, words: string) => idOf(facts, words));
      return { content: cited };
    });

  before(async () => {
    await model.start();
    await configure({ 'model.baseUrl': `${model.url}/v1`, 'model.name': 'scribe' });
    const { secrets } = await vitae();
    await secrets.store(`vitae.model.apiKey:${new URL(model.url).origin}`, KEY);
  });
  after(async () => {
    await configure({ 'model.baseUrl': undefined, 'model.name': undefined, 'model.provider': undefined });
    await model.stop();
  });
  beforeEach(() => {
    model.clearFixtures();
    model.clearRequests();
  });

  it('shows what the model wrote where the evidence backs it, and talks to nobody else', async () => {
    respond(
      'ABOUT: Tide and wind alerts for small harbours\nKEYWORDS: TypeScript, Redis\n- Cached predictions in Redis [{Cache predictions}]\n- Predicted water levels for 140 gauges [{140 gauges}]\n',
    );
    const api = await vitae();
    const connections = watchConnections();
    const session = await extract(api);
    const proposal = proposalOf(session);
    const seen = connections.stop();
    assert.deepEqual(
      seen.filter((target) => target !== new URL(model.url).host),
      [],
    );
    assert.equal(seen.length, 1);
    assert.deepEqual(
      drafted(proposal).map(({ text, source }) => [text, source]),
      [
        ['Cached predictions in Redis', 'model'],
        ['Predicted water levels for 140 gauges', 'model'],
      ],
    );
    await answer(session, { action: 'reject' });
  });

  it('leaves out what no evidence backs, after one more try that names the fault, and says so', async () => {
    respond(
      'ABOUT: Tide alerts\nKEYWORDS: TypeScript, Kubernetes\n- Cached predictions in Redis [{Cache predictions}]\n- Served 9 million users on Kubernetes [{Cache predictions}]\n',
    );
    const api = await vitae();
    const session = await extract(api);
    const { entry } = proposalOf(session);
    assert.deepEqual(
      drafted({ entry }).map(({ text }) => text),
      ['Cached predictions in Redis'],
    );
    assert.ok(!entry.keywords.includes('Kubernetes'), entry.keywords.join());
    assert.equal(model.getRequests().length, 2);
    assert.match(JSON.stringify(model.getRequests()[1]?.body), /9 million/);
    assert.ok(
      session.view.items.some((item) => item.kind === 'text' && item.text.includes('9 million users')),
    );
    await answer(session, { action: 'reject' });
  });

  it('writes by rule where the model gives nothing, and says so', async () => {
    respond('I am sorry, I can’t help with that.');
    const api = await vitae();
    const session = await extract(api);
    assert.ok(drafted(proposalOf(session)).every(({ source }) => source === 'rules'));
    await answer(session, { action: 'reject' });
  });

  it('goes on by rule when the endpoint refuses the key', async () => {
    model.on(
      { model: 'scribe' },
      { error: { message: `bad key ${KEY}`, type: 'invalid_request_error' }, status: 401 },
    );
    const api = await vitae();
    const session = await extract(api);
    assert.ok(
      session.view.items.some(
        (item) => item.kind === 'text' && item.text.includes('did not accept the API key'),
      ),
    );
    assert.equal(session.view.run.status, 'waiting');
    await answer(session, { action: 'reject' });
  });

  it('writes the key nowhere', async () => {
    const { storage } = await vitae();
    const written = await everythingWritten(storage);
    assert.ok(written.includes('"kind":"thread"'), 'the threads are among what was read');
    assert.ok(!written.includes(KEY));
    assert.ok(!written.includes(ENV_KEY));
  });
});
