import assert from 'node:assert/strict';
import { z } from 'zod';
import { callModel } from '../../../src/models/call';
import { form } from '../../../src/models/forms';
import { askFor } from '../../../src/models/structured';
import { Learnt } from '../../../src/models/traits';
import type { LmPart, LmRequest, VscodeModel } from '../../../src/protocol/models';
import { answer, calls, FACTS, HEADER, KEY, refuse, says } from './faults/play';
import { Traits } from './forgetful';
import { ModelServer } from './modelServer';

const GRADE = form(
  'grade',
  'A grade.',
  z.object({ grade: z.enum(['good', 'bad']).describe('How good it is.') }),
);
const question = { form: GRADE, temperature: 0, prompt: () => [{ role: 'system' as const, text: 'Grade.' }] };

describe('what is known of a model', () => {
  let server: ModelServer;
  afterEach(() => server.close());

  it('is kept by address and name, and forgotten when one of them changes', async () => {
    server = await ModelServer.open((reply, n) =>
      (n === 0 ? refuse(400, 'this model does not support tools') : says('{"grade":"good"}'))(reply),
    );
    const { endpoint } = server;
    const learnt = new Learnt(new Traits());
    const forms = async (choice: typeof endpoint): Promise<string[]> => {
      const before = server.asked.length;
      await askFor(choice, question, { signal: undefined, learnt });
      return server.asked.slice(before).map((body) => (body.includes('"tools"') ? 'tool' : 'schema'));
    };
    assert.deepEqual(await forms(endpoint), ['tool', 'schema']);
    assert.deepEqual(await forms(endpoint), ['schema']);
    assert.deepEqual(await forms({ ...endpoint, name: 'other' }), ['tool']);
    assert.deepEqual(await forms({ ...endpoint, baseUrl: `${endpoint.baseUrl}/v2` }), ['tool']);
  });
});

describe('a model of VS Code', () => {
  const asked: LmRequest[] = [];
  const model = (replies: LmPart[][]): VscodeModel => ({
    provider: 'vscode',
    id: 'm',
    name: 'M',
    contextTokens: 8000,
    async *chat(request) {
      asked.push(request);
      await Promise.resolve();
      yield* replies[asked.length - 1] ?? [];
    },
  });
  beforeEach(() => asked.splice(0));

  it('gives a value by calling the tool', async () => {
    const traits = new Traits();
    const choice = model([[{ type: 'call', id: 'a', name: 'grade', input: { grade: 'good' } }]]);
    const { value, rung } = await askFor(choice, question, { signal: undefined, learnt: new Learnt(traits) });
    assert.deepEqual([value, rung], [{ grade: 'good' }, 'tool']);
    assert.equal(asked[0]?.mustCall, true);
    assert.deepEqual(traits.of(choice), { rung: 'tool' });
  });

  it('tells each request that it is given, as every other model does', async () => {
    const sent: unknown[] = [];
    const choice = model([[{ type: 'text', text: 'Good.' }], [{ type: 'text', text: '{"grade":"good"}' }]]);
    const learnt = new Learnt(new Traits());
    await askFor(choice, question, { signal: undefined, learnt, sent: (one) => sent.push(one) });
    assert.equal(asked.length, 2);
    assert.deepEqual(
      sent,
      asked.map((request) => ({ to: 'M', headers: {}, body: JSON.stringify(request) })),
    );
  });

  it('is asked in plain words where it made no use of the tool', async () => {
    const choice = model([
      [{ type: 'text', text: 'Good, I think.' }],
      [{ type: 'text', text: '{"grade":"good"}' }],
    ]);
    const { value, rung } = await askFor(choice, question, {
      signal: undefined,
      learnt: new Learnt(new Traits()),
    });
    assert.deepEqual([value, rung], [{ grade: 'good' }, 'plain']);
    assert.deepEqual(
      asked.map(({ tools }) => tools?.length ?? 0),
      [1, 0],
    );
  });
});

describe('what is told of a request', () => {
  it('is all that left but the key and what the user set beside it', async () => {
    const server = await ModelServer.open((reply) => calls('grade', '{}')(reply));
    const told: { to: string; headers: Record<string, string>; body: string }[] = [];
    const { host } = new URL(server.endpoint.baseUrl);
    const choice = {
      ...server.endpoint,
      baseUrl: `http://user:pass-secret@${host}/v1`,
      apiKey: KEY,
      headers: { 'x-Extra': HEADER },
      query: { 'api-version': '2026-01-01', code: 'query-secret-value' },
    };
    const messages = [{ role: 'user' as const, text: `${FACTS} ${KEY}` }];
    const pieces = callModel(choice, { messages, temperature: 0 }, undefined, {
      sent: (one) => told.push(one),
    });
    for await (const piece of pieces) void piece;
    const [{ to, headers, body } = { to: '', headers: {}, body: '' }] = told;
    assert.match(to, /^http:\/\/127\.0\.0\.1:\d+\/v1\/chat\/completions\?api-version=2026-01-01&code=/);
    assert.ok(!/secret/.test(to + JSON.stringify(headers)), JSON.stringify({ to, headers }));
    assert.equal(headers['content-type'], 'application/json');
    assert.ok(body.includes(FACTS) && !body.includes(KEY));
    server.close();
  });

  it('is not printed, whatever the environment says', async () => {
    const server = await ModelServer.open((reply) => answer(500, 'x')(reply));
    const { log, debug, error } = console;
    let printed = 0;
    const before = process.env['OPENAI_LOG'];
    process.env['OPENAI_LOG'] = 'debug';
    console.log = console.debug = console.error = () => void printed++;
    try {
      const messages = [{ role: 'user' as const, text: FACTS }];
      const pieces = callModel(server.endpoint, { messages, temperature: 0 }, undefined);
      await assert.rejects(pieces.next(), { code: 'model-server' });
    } finally {
      Object.assign(console, { log, debug, error });
      if (before === undefined) delete process.env['OPENAI_LOG'];
      else process.env['OPENAI_LOG'] = before;
      server.close();
    }
    assert.equal(printed, 0);
  });

  it('does not leave with a key that no header can hold', async () => {
    const server = await ModelServer.open((reply) => answer(200, 'x')(reply));
    const messages = [{ role: 'user' as const, text: FACTS }];
    const choice = { ...server.endpoint, apiKey: '密钥-secret' };
    await assert.rejects(callModel(choice, { messages, temperature: 0 }, undefined).next(), {
      code: 'model-auth',
    });
    assert.equal(server.asked.length, 0);
    server.close();
  });
});
