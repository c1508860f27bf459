import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { estimateMessages, estimateTokens } from '../../../src/models/tokens';
import { VitaeError } from '../../../src/protocol/errors';
import type { ModelEndpoint } from '../../../src/protocol/models';
import type { ModelCall } from '../../../src/storage/records';
import { ModelServer, streamText, until, type Script } from './modelServer';

const request = { system: 'Write.', user: 'SECRET FACTS', temperature: 0 };

/** Calls the model; what came, how it ended, and what was reported of it. */
function start(endpoint: ModelEndpoint, signal?: AbortSignal) {
  const calls: ModelCall[] = [];
  const call = { calls, text: '', error: undefined as unknown, done: Promise.resolve() };
  call.done = (async () => {
    try {
      for await (const delta of streamText(endpoint, request, signal, (told) => calls.push(told)))
        call.text += delta;
    } catch (error) {
      call.error = error;
    }
  })();
  return call;
}

describe('a call to the model', () => {
  let server: ModelServer | undefined;
  afterEach(() => server?.close());
  const serve = async (script: Script, idleMs?: number): Promise<ModelEndpoint> => {
    server = await ModelServer.open(script, idleMs);
    return server.endpoint;
  };
  const open = (): number => server?.open ?? 0;

  const stalls: [string, Script, string][] = [
    ['before the headers', () => undefined, ''],
    ['before the first token', (reply) => void reply.head(), ''],
    ['in the middle', (reply) => void reply.head().say('ABOUT: half'), 'ABOUT: half'],
  ];
  for (const [when, script, text] of stalls) {
    it(`that goes silent ${when} is told as stalled, and its socket is closed`, async () => {
      const call = start(await serve(script, 80));
      await call.done;
      const { code, params } = call.error as VitaeError;
      assert.equal(code, 'model-stalled');
      assert.deepEqual(params, { host: new URL(server?.endpoint.baseUrl ?? '').host, seconds: 1 });
      assert.equal(call.text, text);
      assert.equal(call.calls[0]?.outcome, 'model-stalled');
      assert.ok((call.calls[0]?.ms ?? 0) >= 75);
      await until(() => open() === 0, 500);
    });
  }

  it('that is slow and not silent goes on', async () => {
    const endpoint = await serve(async (reply) => {
      reply.head();
      for (const word of ['a ', 'b ', 'c ', 'd']) {
        reply.say(word);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      reply.end();
    }, 150);
    const call = start(endpoint);
    await call.done;
    assert.equal(call.text, 'a b c d');
    assert.equal(call.error, undefined);
  });

  const phases: [string, Script, number][] = [
    ['before the headers', () => undefined, 0],
    ['before the first token', (reply) => void reply.head(), 0],
    ['while it streams', (reply) => void reply.head().say('ABOUT: half'), 11],
  ];
  for (const [when, script, received] of phases) {
    it(`that is stopped ${when} closes the socket within 500 ms and opens none`, async () => {
      const abort = new AbortController();
      const call = start(await serve(script), abort.signal);
      await until(() => server?.asked.length === 1 && call.text.length === received);
      await new Promise((resolve) => setTimeout(resolve, 30));
      abort.abort();
      assert.equal(call.calls[0]?.outcome, 'stopped', 'told in the moment of the abort');
      assert.ok((await until(() => open() === 0)) < 500);
      await call.done;
      assert.equal((call.error as Error).name, 'AbortError');
      await new Promise((resolve) => setTimeout(resolve, 50));
      assert.equal(open(), 0);
      assert.equal(call.calls.length, 1);
      assert.equal(call.calls[0].received, received);
    });
  }

  it('that is stopped while the connection is being made closes the socket within 500 ms', async () => {
    // It takes the connection and never answers the handshake.
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const connected = once(silent, 'connection') as Promise<[Socket]>;
    const abort = new AbortController();
    const { port } = silent.address() as AddressInfo;
    const call = start(
      { provider: 'openai', api: 'chat', baseUrl: `https://127.0.0.1:${port}/v1`, name: 'm' },
      abort.signal,
    );
    const [socket] = await connected;
    socket.on('error', () => undefined).resume();
    abort.abort();
    assert.ok((await until(() => socket.closed)) < 500);
    await call.done;
    assert.equal(call.calls[0]?.outcome, 'stopped');
    silent.close();
  });

  it('sends nothing when it was stopped before', async () => {
    const call = start(await serve((reply) => reply.all('hi')), AbortSignal.abort());
    await call.done;
    assert.equal(server?.asked.length, 0);
    assert.deepEqual(call.calls, []);
  });

  it('leaves no socket behind, is reported with its host alone, and takes a reason of ours as its outcome', async () => {
    const endpoint = await serve((reply, n) => void (n === 0 ? reply.all('hello') : reply.head()));
    const whole = start(endpoint);
    await whole.done;
    await until(() => open() === 0, 500);
    const { ms, ...told } = whole.calls[0] as ModelCall;
    const { host } = new URL(endpoint.baseUrl);
    assert.deepEqual(told, {
      host,
      model: 'test-model',
      outcome: 'ok',
      received: 5,
      usage: {
        input: estimateMessages([{ text: request.system }, { text: request.user }]),
        output: estimateTokens('hello'),
        estimated: true,
      },
    });
    assert.ok(Number.isInteger(ms));
    assert.ok(!/secret|\/v1/i.test(JSON.stringify(told)));

    const time = new AbortController();
    const late = start(endpoint, time.signal);
    await until(() => server?.asked.length === 2);
    time.abort(new VitaeError('turn-deadline', { seconds: 1 }));
    await late.done;
    assert.equal(late.calls[0]?.outcome, 'turn-deadline');
  });

  const statuses: [number, string][] = [
    [600, 'model-failed'],
    [999, 'model-failed'],
    [304, 'model-redirected'],
    [308, 'model-redirected'],
    [401, 'model-auth'],
    [500, 'model-server'],
  ];
  for (const [status, code] of statuses) {
    it(`that is answered with status ${status} is told as ${code}, at once, and goes nowhere else`, async () => {
      const call = start(
        await serve(
          ({ response }) => void response.writeHead(status, { location: '/secret/v1/elsewhere' }).end(),
        ),
      );
      await call.done;
      const told = call.error as VitaeError;
      assert.deepEqual([told.code, told.params['status']], [code, status]);
      assert.equal(call.calls[0]?.outcome, code);
      assert.equal(server?.asked.length, 1);
      await until(() => open() === 0, 500);
    });
  }

  it('that is broken off by the server is not taken for a whole answer', async () => {
    const call = start(
      await serve((reply) => {
        reply.head().say('ABOUT: half');
        setTimeout(() => reply.response.destroy(), 20);
      }),
    );
    await call.done;
    assert.equal((call.error as VitaeError).code, 'model-cut');
    assert.equal(call.calls[0]?.outcome, 'model-cut');
  });
});
