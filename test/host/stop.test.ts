import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as vscode from 'vscode';
import { vitae } from './window';

/** A model that begins an entry and never ends it. */
async function endlessModel(): Promise<{ url: string; server: Server; closed: Promise<unknown> }> {
  const server = createServer();
  const closed = once(server, 'request').then(async ([, response]) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const delta = {
      content: 'ABOUT: Tide and wind alerts for small harbours\n- Cached predictions in Redis',
    };
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta }] })}\n\n`,
    );
    await once(response, 'close');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, server, closed };
}

describe('Stop', () => {
  const configuration = () => vscode.workspace.getConfiguration('vitae');
  const set = (key: string, value: string | undefined) =>
    configuration().update(key, value, vscode.ConfigurationTarget.Global);

  afterEach(async () => {
    await set('model.baseUrl', undefined);
    await set('model.name', undefined);
  });

  it('closes the provider’s socket within half a second, keeps what was written, and the next message works', async () => {
    const api = await vitae();
    const model = await endlessModel();
    await set('model.baseUrl', model.url);
    await set('model.name', 'endless');
    await vscode.commands.executeCommand('vitae.extractProject');
    const { session } = api.panel;
    assert.ok(session);
    const written = () =>
      session.view.items.find((item) => item.kind === 'text' && item.text.includes('Redis'));
    for (let tries = 0; !written() && tries < 400; tries++)
      await new Promise((resolve) => setTimeout(resolve, 25));
    assert.equal(written()?.draft, true);

    const before = performance.now();
    await vscode.commands.executeCommand('vitae.stop');
    await model.closed;
    assert.ok(performance.now() - before < 500, `${performance.now() - before} ms`);
    assert.equal(session.view.run.status, 'stopped');
    assert.equal(written()?.stopped, true);
    model.server.close();

    await set('model.baseUrl', undefined);
    await session.send(crypto.randomUUID(), 'extract this project again');
    await session.idle();
    assert.equal(session.view.run.status, 'waiting');
    assert.equal(written()?.stopped, true, 'it is still there');
    await session.send(crypto.randomUUID(), 'reject');
    await session.idle();
  });
});
