import assert from 'node:assert/strict';
import { attempt, type CallContext } from '../../../../src/models/attempts';
import { Learnt } from '../../../../src/models/traits';
import type { ModelCall } from '../../../../src/storage/records';
import { Traits } from '../forgetful';
import { ModelServer, until } from '../modelServer';
import { begins, chunk, events, FACTS, refuse, reset, stream, words, type Play } from './play';

/** Where a request is when it is stopped, and how it gets there. */
const phases: [string, Play, Partial<{ text: number; waits: number; api: 'responses'; whole: true }>][] = [
  ['before the headers', () => undefined, {}],
  ['before the first word', begins('', () => undefined), {}],
  ['between two words', begins(events(chunk({ content: 'Half' })), () => undefined), { text: 4 }],
  ['while only signs of life come', begins(': alive\n\n', () => undefined), {}],
  [
    'behind the end, on a connection that stays open',
    begins(events(...words('All')), () => undefined),
    { text: 3 },
  ],
  ['within an error', ({ response }) => void response.writeHead(500).write('{"err'), {}],
  ['within one JSON object', begins('{"id":"r","outp', () => undefined), { api: 'responses', whole: true }],
  ['while it waits for another attempt', reset, { waits: 1 }],
  ['while it counts down', refuse(429, 'Slow down', {}, { 'retry-after': '30' }), { waits: 1 }],
];

describe('a request that is stopped', () => {
  let server: ModelServer | undefined;
  afterEach(() => server?.close());

  async function start(play: Play, { api = 'chat', whole }: { api?: 'chat' | 'responses'; whole?: true }) {
    server = await ModelServer.open((reply) => play(reply));
    const abort = new AbortController();
    const state = { text: '', waits: 0, ended: [] as ModelCall[], error: undefined as unknown };
    const context: CallContext = {
      signal: abort.signal,
      learnt: new Learnt(new Traits()),
      ended: (call) => state.ended.push(call),
      waiting: () => state.waits++,
    };
    const prompt = () => [{ role: 'user' as const, text: FACTS }];
    const ask = { prompt, temperature: 0, ...(whole && { whole }) };
    const pieces = attempt({ ...server.endpoint, api }, ask, context);
    const done = (async () => {
      try {
        for await (const piece of pieces) if (piece.kind === 'text') state.text += piece.text;
      } catch (error) {
        state.error = error;
      }
    })();
    return { abort, state, done, server };
  }

  for (const [when, play, { text = 0, waits = 0, ...how }] of phases) {
    it(`${when} closes its socket within 500 ms, and sends nothing more`, async () => {
      const { abort, state, done, server } = await start(play, how);
      await until(() => server.asked.length === 1 && state.text.length === text);
      if (waits > 0) await until(() => state.ended.length === 1);
      await new Promise((resolve) => setTimeout(resolve, 30));
      const since = performance.now();
      abort.abort();
      await done;
      await until(() => server.open === 0, 500);
      assert.ok(performance.now() - since < 500);
      assert.equal((state.error as Error).name, 'AbortError');
      await new Promise((resolve) => setTimeout(resolve, 50));
      assert.deepEqual([server.asked.length, server.open], [1, 0]);
      assert.ok(!JSON.stringify(state.ended).includes(FACTS));
    });
  }

  it('by a reader who has enough closes its socket', async () => {
    server = await ModelServer.open(begins(events(chunk({ content: 'Half' })), () => undefined));
    const prompt = () => [{ role: 'user' as const, text: FACTS }];
    const context = { learnt: new Learnt(new Traits()), signal: undefined };
    for await (const piece of attempt(server.endpoint, { prompt, temperature: 0 }, context)) {
      assert.equal(piece.kind, 'text');
      break;
    }
    await until(() => server?.open === 0, 500);
  });

  it('after the countdown is told of each second, at last of none', async () => {
    let asked = 0;
    server = await ModelServer.open((reply) =>
      (asked++ === 0
        ? refuse(429, 'Slow down', {}, { 'retry-after': '3' })
        : stream(events(...words('Later.'))))(reply),
    );
    const told: number[] = [];
    const context: CallContext = {
      signal: undefined,
      learnt: new Learnt(new Traits()),
      waiting: (seconds) => told.push(seconds),
      clock: { now: () => 0, pause: () => Promise.resolve() },
    };
    const prompt = () => [{ role: 'user' as const, text: FACTS }];
    for await (const piece of attempt(
      { ...server.endpoint, idleMs: 100 },
      { prompt, temperature: 0 },
      context,
    ))
      void piece;
    assert.deepEqual(told, [3, 2, 1, 0]);
  });
});
