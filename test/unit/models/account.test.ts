import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { callModel, type Listener, type ReplyEnd } from '../../../src/models/call';
import type { ModelRequest, Piece } from '../../../src/models/request';
import { estimateMessages, estimateTokens } from '../../../src/models/tokens';
import { hasCode, VitaeError } from '../../../src/protocol/errors';
import type { LmPart, ModelChoice } from '../../../src/protocol/models';
import type { ModelCall } from '../../../src/storage/records';
import { answer, begins, calls, chunk, events, FACTS, refuse, says, stream, type Play } from './faults/play';
import { ModelServer, until } from './modelServer';

const request: ModelRequest = { messages: [{ role: 'user', text: FACTS }], temperature: 0 };
const input = estimateMessages([{ text: FACTS }]);

/** What a call came to, what was told of it, and the tokens that were charged in the end. */
async function play(
  choice: ModelChoice,
  more: Partial<ModelRequest> = {},
  signal?: AbortSignal,
  cap?: () => void,
) {
  const told: ModelCall[] = [];
  const came = { told, charged: 0, text: '', args: '', code: '', end: undefined as ReplyEnd | undefined };
  const listener: Listener = {
    ended: (call) => told.push(call),
    spent: (tokens) => {
      came.charged += tokens;
      cap?.();
    },
  };
  try {
    const pieces: AsyncGenerator<Piece, ReplyEnd> = callModel(
      choice,
      { ...request, ...more },
      signal,
      listener,
    );
    for (;;) {
      const next = await pieces.next();
      if (next.done) {
        came.end = next.value;
        break;
      }
      if (next.value.kind === 'text') came.text += next.value.text;
      else came.args += next.value.args;
    }
  } catch (error) {
    came.code = hasCode(error) ? error.code : String(error);
  }
  assert.equal(told.length, 1, 'told once');
  const { usage } = told[0] as ModelCall;
  assert.equal(came.charged, (usage?.input ?? 0) + (usage?.output ?? 0), 'what is charged is what is told');
  return came;
}

describe('what a call is charged', () => {
  let server: ModelServer | undefined;
  afterEach(() => {
    server?.close();
    server = undefined;
  });
  async function serve(script: Play, idleMs = 500): Promise<ModelChoice> {
    server = await ModelServer.open(script, idleMs);
    return server.endpoint;
  }

  it('is nothing where its estimate alone meets the cap: it is not sent, and told as that', async () => {
    const cap = new AbortController();
    const choice = await serve(says('Hello.'));
    const came = await play(choice, {}, cap.signal, () =>
      cap.abort(new VitaeError('token-cap', { tokens: 1 })),
    );
    assert.deepEqual([came.code, came.told[0]?.outcome, came.charged], ['token-cap', 'token-cap', 0]);
    assert.equal(server?.asked.length, 0);
  });

  it('is nothing where its estimate alone meets the cap: VS Code’s model is not asked', async () => {
    const cap = new AbortController();
    let asked = 0;
    const choice: ModelChoice = {
      provider: 'vscode',
      id: 'x',
      name: 'X',
      contextTokens: 8_000,
      async *chat(): AsyncGenerator<LmPart> {
        asked++;
        yield { type: 'text', text: 'Hello.' };
      },
    };
    const came = await play(choice, {}, cap.signal, () =>
      cap.abort(new VitaeError('token-cap', { tokens: 1 })),
    );
    assert.deepEqual([came.told[0]?.outcome, came.charged, asked], ['token-cap', 0, 0]);
  });

  it('is nothing where the key is none that can be sent', async () => {
    const choice = { ...(await serve(says('Hello.'))), apiKey: 'sk-\n-secret' } as ModelChoice;
    const came = await play(choice);
    assert.deepEqual([came.told[0]?.outcome, came.charged], ['model-auth', 0]);
    assert.equal(server?.asked.length, 0);
  });

  it('is nothing where nobody is there', async () => {
    const port = createServer().listen(0, '127.0.0.1');
    await once(port, 'listening');
    const { port: free } = port.address() as AddressInfo;
    port.close();
    const came = await play({
      provider: 'openai',
      api: 'chat',
      baseUrl: `http://127.0.0.1:${free}/v1`,
      name: 'm',
    });
    assert.deepEqual([came.told[0]?.outcome, came.charged], ['model-unreachable', 0]);
  });

  it('is nothing where it is stopped while the connection is being made', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const stop = new AbortController();
    const connected = once(silent, 'connection');
    const came = play(
      { provider: 'openai', api: 'chat', baseUrl: `https://127.0.0.1:${port}/v1`, name: 'm' },
      {},
      stop.signal,
    );
    await connected;
    stop.abort();
    assert.deepEqual([(await came).told[0]?.outcome, (await came).charged], ['stopped', 0]);
    silent.close();
  });

  const refusals: [string, Play, string][] = [
    ['401', refuse(401, 'Incorrect API key'), 'model-auth'],
    ['404', answer(404, 'Not Found'), 'model-missing'],
    ['429', refuse(429, 'Slow down'), 'model-busy'],
    ['500', answer(500, ''), 'model-server'],
    ['400 that says nothing', refuse(400, 'Bad request'), 'model-failed'],
    [
      'an error inside of the stream',
      stream(events({ error: { code: 'rate_limit_exceeded', message: 'Rate limit reached', status: 429 } })),
      'model-busy',
    ],
  ];
  for (const [what, script, code] of refusals)
    it(`is nothing where the provider refuses it with ${what}`, async () => {
      const came = await play(await serve(script));
      assert.deepEqual([came.told[0]?.outcome, came.charged], [code, 0]);
    });

  const taken: [string, Play, number, string][] = [
    ['that is answered', says('Hello.'), input + estimateTokens('Hello.'), 'ok'],
    ['that falls silent before the headers', () => undefined, input, 'model-stalled'],
    [
      'that is refused in the middle of the reply',
      begins(events(chunk({ content: 'Half' })), ({ response }) => {
        response.end(events({ error: { message: 'overloaded', code: 503 } }));
      }),
      input + estimateTokens('Half'),
      'model-server',
    ],
    [
      'whose provider counts',
      stream(
        events(chunk({ content: 'Hi' }, 'stop'), {
          choices: [],
          usage: { prompt_tokens: 40, completion_tokens: 7 },
        }),
      ),
      47,
      'ok',
    ],
    [
      'whose model thought, where the provider doesn’t count',
      stream(events(chunk({ reasoning_content: 'one two three ' }), chunk({ content: 'Hi' }, 'stop'))),
      input + estimateTokens('one two three ') + estimateTokens('Hi'),
      'ok',
    ],
  ];
  for (const [what, script, tokens, outcome] of taken)
    it(`is what it took, for one ${what}`, async () => {
      const came = await play(await serve(script, 120));
      assert.deepEqual([came.told[0]?.outcome, came.charged], [outcome, tokens]);
    });

  it('also counts the form of the reply and the tools', async () => {
    const tool = {
      name: 'search',
      description: 'Looks a word up. '.repeat(20),
      schema: { type: 'object', properties: {} },
    };
    const plain = await play(await serve(says('Hi')));
    const tools = await play(server?.endpoint as ModelChoice, { tools: [tool] });
    const form = await play(server?.endpoint as ModelChoice, { form: { ...tool, rung: 'schema' } });
    assert.ok(tools.charged - plain.charged >= 80 && form.charged === tools.charged, `${tools.charged}`);
  });

  it('is told as refused, with its status, where the refusal’s body never ends', async () => {
    const since = performance.now();
    const came = await play(
      await serve(({ response }) => void response.writeHead(429, { 'retry-after': '7' }).write('{'), 30_000),
    );
    assert.deepEqual([came.told[0]?.outcome, came.charged], ['model-busy', 0]);
    const took = performance.now() - since;
    assert.ok(took > 1_500 && took < 3_000, `${took} ms`);
    await until(() => server?.open === 0, 500);
  });
});

describe('a reply without end', () => {
  let server: ModelServer | undefined;
  afterEach(() => server?.close());
  const reply = 50;

  /** Goes on until its connection is closed. */
  const forever =
    (delta: object): Play =>
    async ({ response, request: asked }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      while (!asked.socket.destroyed) {
        response.write(events(chunk(delta)));
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    };
  const kinds: [string, object][] = [
    ['text', { content: 'and so on ' }],
    ['thoughts', { reasoning_content: 'and so on ' }],
    ['thoughts under their other name', { reasoning: 'and so on ' }],
    ['arguments', { tool_calls: [{ index: 0, id: 'a', function: { name: 'f', arguments: 'and so on ' } }] }],
  ];
  for (const [what, delta] of kinds)
    it(`of ${what} is closed at what a reply may have, and told as cut off`, async () => {
      server = await ModelServer.open(forever(delta), 2_000);
      const { told, end, code, charged } = await play(server.endpoint, { reply });
      assert.deepEqual(
        [code, end?.finishReason, end?.tooLong, told[0]?.outcome],
        ['', 'length', true, 'model-length'],
      );
      assert.ok(charged > input + reply && charged < input + reply + 200, `${charged}`);
      await until(() => server?.open === 0, 500);
    });

  it('of thoughts over the other API is closed, too', async () => {
    const thought = { type: 'response.reasoning_summary_text.delta', delta: 'and so on ' };
    server = await ModelServer.open(async ({ response, request: asked }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      while (!asked.socket.destroyed) {
        response.write(events(thought));
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    }, 2_000);
    const { end, told, charged } = await play({ ...server.endpoint, api: 'responses' }, { reply });
    assert.deepEqual([end?.tooLong, told[0]?.outcome], [true, 'model-length']);
    assert.ok(charged < input + reply + 200, `${charged}`);
    await until(() => server?.open === 0, 500);
  });

  it('of VS Code’s models is closed, too', async () => {
    let given = 0;
    const choice: ModelChoice = {
      provider: 'vscode',
      id: 'x',
      name: 'X',
      contextTokens: 8_000,
      async *chat(_, signal): AsyncGenerator<LmPart> {
        while (!signal.aborted) {
          given++;
          yield { type: 'text', text: 'and so on ' };
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      },
    };
    const { end, told } = await play(choice, { reply });
    assert.deepEqual([end?.tooLong, told[0]?.outcome], [true, 'model-length']);
    const then = given;
    await new Promise((resolve) => setTimeout(resolve, 30));
    assert.ok(given <= then + 2, 'it is asked no more');
  });

  it('has an end where nobody set one', async () => {
    server = await ModelServer.open(forever({ content: 'and so on '.repeat(500) }), 2_000);
    const { end, charged } = await play(server.endpoint);
    assert.equal(end?.tooLong, true);
    assert.ok(charged > 16_000 && charged < 40_000, `${charged}`);
  });

  it('of blanks, which are few tokens, has an end by its length', async () => {
    server = await ModelServer.open(forever({ content: ' '.repeat(4_000) }), 2_000);
    const { end, text } = await play(server.endpoint, { reply: 1e9 });
    assert.equal(end?.tooLong, true);
    assert.ok(text.length < 300_000);
  });

  it('is none where a long one is complete', async () => {
    server = await ModelServer.open(calls('f', JSON.stringify('word '.repeat(200))), 2_000);
    const { end, args } = await play(server.endpoint, { reply: 5_000 });
    assert.equal(end?.tooLong, undefined);
    assert.equal(args.length, 1_002);
  });
});
