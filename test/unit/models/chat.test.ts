import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { streamText } from './modelServer';

const request = { system: 'Write.', user: 'SECRET FACTS', temperature: 0 };

describe('the chat model', () => {
  const servers: Server[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  }
  async function ask(baseUrl: string): Promise<string> {
    let text = '';
    const endpoint = {
      provider: 'openai',
      api: 'chat',
      baseUrl,
      name: 'm',
      apiKey: 'sk-test-secret',
    } as const;
    for await (const delta of streamText(endpoint, request, undefined)) text += delta;
    return text;
  }

  it('streams text with the key that it was given', async () => {
    let key: string | undefined;
    const url = await serve((incoming, response) => {
      key = incoming.headers.authorization;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const content of ['Hel', 'lo']) {
        const chunk = {
          id: 'c',
          object: 'chat.completion.chunk',
          choices: [{ index: 0, delta: { content } }],
        };
        response.write(`data: ${JSON.stringify(chunk)}\n\n`);
      }
      response.end('data: [DONE]\n\n');
    });
    assert.equal(await ask(url), 'Hello');
    assert.equal(key, 'Bearer sk-test-secret');
  });

  it('follows no redirect: what is sent goes to the chosen endpoint alone', async () => {
    let reached = false;
    const other = await serve((_, response) => {
      reached = true;
      response.end();
    });
    const url = await serve((_, response) =>
      response.writeHead(307, { location: `${other}/chat/completions` }).end(),
    );
    await assert.rejects(ask(url), { code: 'model-redirected' });
    assert.equal(reached, false);
  });

  for (const [status, code] of [
    [401, 'model-auth'],
    [403, 'model-forbidden'],
    [404, 'model-missing'],
    [500, 'model-server'],
  ] as const) {
    it(`tells ${status} as ${code}, without the request or the key`, async () => {
      const url = await serve((_, response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end('{"error":{"message":"bad sk-test-secret SECRET FACTS"}}');
      });
      await assert.rejects(ask(url), (error: Error & { code?: string }) => {
        assert.equal(error.code, code);
        assert.ok(!/secret/i.test(JSON.stringify({ ...error, text: error.message })));
        return true;
      });
    });
  }

  it('tells that nobody is there', async () => {
    await assert.rejects(ask('http://127.0.0.1:9/v1'), { code: 'model-unreachable' });
  });
});
