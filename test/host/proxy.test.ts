import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as vscode from 'vscode';
import { getJson } from '../../src/vscode/getJson.io';
import { configure, LocalServer, noModel } from './models';
import { answer, extract, vitae } from './window';

/** Of whom nobody but the proxy could know. */
const HOST = 'model.vitae-test.example';

/** A proxy that notes what it is asked for, and lets nobody through. */
class Proxy {
  readonly asked: string[] = [];

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Proxy> {
    const server = createServer();
    const proxy = new Proxy(server);
    server.on('request', (request, response) => {
      proxy.asked.push(`${request.method} ${request.url}`);
      request.resume().on('end', () => response.writeHead(407).end());
    });
    server.on('connect', (request, socket) => {
      proxy.asked.push(`CONNECT ${request.url}`);
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What it was asked for of the test's own: VS Code and other extensions go by it, too. */
  get ours(): string[] {
    return [...new Set(this.asked.filter((one) => one.includes(HOST) || one.includes('127.0.0.1')))];
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** Sets `http.proxy` as the user does. */
async function useProxy(url: string | undefined): Promise<void> {
  await vscode.workspace.getConfiguration('http').update('proxy', url, vscode.ConfigurationTarget.Global);
}

describe('with a proxy in the settings of VS Code', () => {
  let proxy: Proxy;
  before(async () => {
    proxy = await Proxy.open();
    await useProxy(proxy.url);
  });
  after(async () => {
    await useProxy(undefined);
    await configure(noModel);
    proxy.close();
  });
  beforeEach(() => void proxy.asked.splice(0));

  for (const [baseUrl, asked] of [
    [`http://${HOST}:8123/v1`, `POST http://${HOST}:8123/v1/chat/completions`],
    [`https://${HOST}/v1`, `CONNECT ${HOST}:443`],
  ] as const) {
    it(`what goes to ${baseUrl} goes by it, and what it says is told`, async () => {
      await configure({ ...noModel, 'model.baseUrl': baseUrl, 'model.name': 'm' });
      const session = await extract(await vitae());
      assert.deepEqual(proxy.ours, [asked]);
      assert.match(JSON.stringify(session.view.items), /asks for a sign-in/);
      await answer(session, { action: 'reject' });
    });
  }

  it('a list of models that is asked for goes by it', async () => {
    const { signal } = new AbortController();
    const answered = await getJson({ url: `http://${HOST}/v1/models`, ms: 5_000 }, signal);
    assert.equal(answered?.status, 407);
    const tunnelled = await getJson({ url: `https://${HOST}/v1/models`, ms: 5_000 }, signal);
    assert.equal(tunnelled?.status, 407);
    assert.deepEqual(proxy.ours, [`GET http://${HOST}/v1/models`, `CONNECT ${HOST}:443`]);
  });

  it('a model of this machine is asked without it', async () => {
    const local = await LocalServer.json({});
    await configure({ ...noModel, 'model.baseUrl': local.url, 'model.name': 'm' });
    const session = await extract(await vitae());
    assert.deepEqual([...new Set(local.asked)], ['POST /v1/chat/completions']);
    assert.deepEqual(proxy.ours, []);
    await answer(session, { action: 'reject' });
    local.close();
  });
});
