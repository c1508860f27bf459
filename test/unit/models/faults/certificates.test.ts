import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer as plain } from 'node:http';
import { createServer, globalAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { callModel } from '../../../../src/models/call';
import type { ErrorCode } from '../../../../src/protocol/errors';
import { certificate } from './certificate';
import { events, FACTS, KEY, words } from './play';

const DAY = 86_400_000;

interface Case {
  name: string;
  certificate: Parameters<typeof certificate>[0];
  /** The certificate is one of this machine's authorities. */
  trusted?: true;
  reason?: string;
}

const cases: readonly Case[] = [
  { name: 'that this machine trusts is taken', certificate: {}, trusted: true },
  { name: 'that signs itself is told as untrusted', certificate: {}, reason: 'untrusted' },
  {
    name: 'that is over is told as expired',
    certificate: { from: Date.now() - 9 * DAY, to: Date.now() - DAY },
    trusted: true,
    reason: 'expired',
  },
  {
    name: 'that is not yet valid is told as expired',
    certificate: { from: Date.now() + DAY, to: Date.now() + 9 * DAY },
    trusted: true,
    reason: 'expired',
  },
  {
    name: 'of another host is told as such',
    certificate: { name: 'other.example' },
    trusted: true,
    reason: 'name',
  },
];

describe('a certificate', () => {
  const { ca } = globalAgent.options;
  afterEach(() => {
    globalAgent.options.ca = ca;
  });

  async function ask(baseUrl: string): Promise<string> {
    const request = { messages: [{ role: 'user' as const, text: FACTS }], temperature: 0 };
    const choice = { provider: 'openai', api: 'chat', name: 'm', apiKey: KEY, baseUrl } as const;
    let text = '';
    for await (const piece of callModel(choice, request, undefined))
      text += piece.kind === 'text' ? piece.text : '';
    return text;
  }

  const telling =
    (code: ErrorCode, reason?: string) => (error: Error & { code?: string; params?: object }) => {
      assert.equal(error.code, code);
      if (reason !== undefined) assert.equal((error.params as { reason?: string }).reason, reason);
      assert.ok(!/secret/i.test(JSON.stringify({ ...error, text: error.message })));
      return true;
    };

  for (const { name, certificate: made, trusted, reason } of cases) {
    it(name, async () => {
      const both = certificate(made);
      let asked = 0;
      const server = createServer(both, (_, response) => {
        asked++;
        response
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .end(events(...words('Safe.'), '[DONE]'));
      });
      if (trusted) globalAgent.options.ca = both.cert;
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const asking = ask(`https://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
      if (reason === undefined) assert.equal(await asking, 'Safe.');
      else await assert.rejects(asking, telling('model-certificate', reason));
      assert.equal(asked, reason === undefined ? 1 : 0);
      server.close();
    });
  }

  it('is none where the server speaks no TLS', async () => {
    const server = plain((_, response) => response.end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const asking = ask(`https://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
    await assert.rejects(asking, telling('model-unreachable', 'protocol'));
    server.close();
  });

  it('is not asked for over HTTP, where the server speaks TLS alone', async () => {
    const server = createServer(certificate({}));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const asking = ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
    await assert.rejects(asking, telling('model-cut'));
    server.close();
  });
});
