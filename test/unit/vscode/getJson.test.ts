import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getJson } from '../../../src/vscode/getJson.io';

describe('asking a server for JSON', () => {
  const servers: Server[] = [];
  const never = new AbortController().signal;
  afterEach(() =>
    servers.splice(0).forEach((server) => {
      server.close();
      server.closeAllConnections();
    }),
  );

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/models`;
  }

  it('gives the status and what was answered', async () => {
    let seen: unknown;
    const url = await serve((request, response) => {
      seen = [request.method, request.headers.authorization];
      response.writeHead(401).end('{"error": "key"}');
    });
    const headers = { authorization: 'Bearer k' };
    assert.deepEqual(await getJson({ url, headers, ms: 1_000 }, never), {
      status: 401,
      json: { error: 'key' },
    });
    assert.deepEqual(seen, ['GET', 'Bearer k']);
  });

  it('posts what it is given', async () => {
    let body = '';
    const url = await serve((request, response) => {
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => response.end('{}'));
    });
    await getJson({ url, body: { model: '模型' }, ms: 1_000 }, never);
    assert.equal(body, '{"model":"模型"}');
  });

  it('follows no redirect', async () => {
    let reached = false;
    const other = await serve((_, response) => {
      reached = true;
      response.end('{}');
    });
    const url = await serve((_, response) => response.writeHead(302, { location: other }).end());
    assert.equal((await getJson({ url, ms: 1_000 }, never))?.status, 302);
    assert.equal(reached, false);
  });

  it('takes what is no JSON for nothing', async () => {
    const url = await serve((_, response) => response.end('<html>'));
    assert.deepEqual(await getJson({ url, ms: 1_000 }, never), { status: 200, json: undefined });
  });

  it('reads no more than a megabyte', async () => {
    const url = await serve((_, response) => {
      response.on('error', () => undefined);
      response.end(`"${'x'.repeat(1_200_000)}"`);
    });
    assert.equal(await getJson({ url, ms: 2_000 }, never), undefined);
  });

  const troubles: [what: string, listener: RequestListener][] = [
    ['never answers', () => undefined],
    ['never ends', (_, response) => void response.write('{"data": [')],
    ['hangs up', (request) => request.socket.destroy()],
    [
      'hangs up in the middle',
      (request, response) => void response.write('{', () => request.socket.destroy()),
    ],
  ];
  for (const [what, listener] of troubles)
    it(`is over in time with a server that ${what}`, async () => {
      const since = performance.now();
      assert.equal(await getJson({ url: await serve(listener), ms: 150 }, never), undefined);
      assert.ok(performance.now() - since < 1_500);
    });

  it('has no answer where nobody listens, at an abort, and for what is no address', async () => {
    assert.equal(await getJson({ url: 'http://127.0.0.1:9/', ms: 500 }, never), undefined);
    assert.equal(await getJson({ url: 'no address', ms: 500 }, never), undefined);
    const stop = new AbortController();
    const url = await serve(() => stop.abort());
    assert.equal(await getJson({ url, ms: 5_000 }, stop.signal), undefined);
    assert.equal(await getJson({ url, ms: 5_000 }, AbortSignal.abort()), undefined);
  });
});
