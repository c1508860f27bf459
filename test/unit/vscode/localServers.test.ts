import assert from 'node:assert/strict';
import type { GetJson } from '../../../src/vscode/getJson.io';
import { contextOf, findServers, USUAL_SERVERS, type FoundServer } from '../../../src/vscode/localServers';

const never = new AbortController().signal;

/** A machine where these addresses answer. */
function machine(answers: Record<string, unknown>): { get: GetJson; asked: string[] } {
  const asked: string[] = [];
  const get: GetJson = async ({ url, direct }) => {
    asked.push(url);
    assert.ok(direct, 'no proxy stands between');
    return Object.hasOwn(answers, url) ? { status: 200, json: answers[url] } : undefined;
  };
  return { get, asked };
}

async function found(answers: Record<string, unknown>): Promise<FoundServer[]> {
  const all: FoundServer[] = [];
  await findServers(USUAL_SERVERS, machine(answers).get, (server) => all.push(server), never);
  return all;
}

describe('servers of models on this machine', () => {
  it('are looked for on their usual ports of the loopback, nowhere else', async () => {
    const { get, asked } = machine({});
    await findServers(USUAL_SERVERS, get, () => assert.fail(), never);
    const ports = new Set(asked.map((url) => new URL(url).port));
    assert.deepEqual(
      [...ports].map(Number).sort((a, b) => a - b),
      [1234, 1337, 4891, 5000, 5001, 8000, 8080, 11434],
    );
    assert.ok(asked.every((url) => new URL(url).hostname === '127.0.0.1'));
  });

  it('are told of as they answer, the quick ones first', async () => {
    let slow = (): void => undefined;
    const get: GetJson = async ({ url }) => {
      if (url.includes(':8000/')) await new Promise<void>((resolve) => (slow = resolve));
      return url.endsWith('/v1/models') ? { status: 200, json: { data: [{ id: 'm' }] } } : undefined;
    };
    const names: string[] = [];
    const servers = USUAL_SERVERS.filter(({ port }) => port === 8000 || port === 1337);
    const all = findServers(servers, get, ({ name }) => names.push(name), never);
    await new Promise((resolve) => setTimeout(resolve, 10));
    assert.deepEqual(names, ['Jan']);
    slow();
    await all;
    assert.deepEqual(names, ['Jan', 'vLLM']);
  });

  it('are not told of any more once nobody waits for them', async () => {
    const stop = new AbortController();
    const get: GetJson = async () => {
      stop.abort();
      return { status: 200, json: [{ id: 'm' }] };
    };
    await findServers(USUAL_SERVERS, get, () => assert.fail(), stop.signal);
  });

  it('on 8080 are llama.cpp only where they say so', async () => {
    const models = { 'http://127.0.0.1:8080/v1/models': { data: [{ id: 'm' }] } };
    assert.deepEqual(await found(models), [
      { name: '', origin: 'http://127.0.0.1:8080', models: [{ id: 'm' }] },
    ]);
    const props = { 'http://127.0.0.1:8080/props': { default_generation_settings: { n_ctx: 4_096 } } };
    const [server] = await found({ ...models, ...props });
    assert.deepEqual([server?.name, server?.models], ['llama.cpp', [{ id: 'm', contextTokens: 4_096 }]]);
  });

  it('that answer with something else are none', async () => {
    assert.deepEqual(await found({ 'http://127.0.0.1:5000/v1/models': { error: 'not here' } }), []);
    const refused: GetJson = async () => ({ status: 401, json: { data: [{ id: 'm' }] } });
    await findServers(USUAL_SERVERS, refused, () => assert.fail(), never);
  });

  it('are asked for a model’s context only where the list didn’t tell it', async () => {
    const { get, asked } = machine({
      'http://127.0.0.1:11434/api/show': { parameters: 'num_ctx 8192' },
    });
    const ollama: FoundServer = {
      name: 'Ollama',
      origin: 'http://127.0.0.1:11434',
      models: [],
      tells: 'ollama',
    };
    assert.equal(await contextOf(ollama, { id: 'm' }, get, never), 8_192);
    assert.equal(asked.length, 2);
    const { tells: _, ...other } = ollama;
    assert.equal(await contextOf(other, { id: 'm' }, get, never), undefined);
    assert.equal(await contextOf(ollama, { id: 'm', contextTokens: 1_024 }, get, never), 1_024);
    assert.equal(asked.length, 2);
  });
});
