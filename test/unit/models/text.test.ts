import assert from 'node:assert/strict';
import type { VitaeError } from '../../../src/protocol/errors';
import { writeText, type Writing } from '../../../src/models/text';
import { Learnt } from '../../../src/models/traits';
import type { Usage } from '../../../src/protocol/models';
import type { ModelCall } from '../../../src/storage/records';
import { begins, chunk, events, reset, says } from './faults/play';
import { Traits } from './forgetful';
import { ModelServer, until, type Script } from './modelServer';

describe('text of a model', () => {
  let server: ModelServer | undefined;
  afterEach(() => server?.close());

  /** What is shown in the end, what was called in between, and how it ended. */
  async function write(script: Script, speakers: string[] = [], more: Partial<Writing> = {}) {
    server = await ModelServer.open(script);
    const calls: ModelCall[] = [];
    const told = {
      shown: '',
      voids: 0,
      error: undefined as VitaeError | undefined,
      usage: undefined as Usage | undefined,
      calls,
    };
    const prompt = () => [{ role: 'user', text: 'Write.' } as const];
    const context = {
      learnt: new Learnt(new Traits()),
      ended: (call: ModelCall) => void calls.push(call),
      clock: { now: () => 0, pause: () => Promise.resolve() },
    };
    try {
      const ask = { prompt, temperature: 0.7, talk: { speakers }, ...more };
      const pieces = writeText(server.endpoint, ask, context);
      for (;;) {
        const next = await pieces.next();
        if (next.done) {
          told.usage = next.value;
          break;
        }
        if (next.value.kind === 'text') told.shown += next.value.text;
        else [told.shown, told.voids] = ['', told.voids + 1];
      }
    } catch (error) {
      told.error = error as VitaeError;
    }
    return told;
  }

  it('shows nothing of the reasoning, however it is cut', async () => {
    const pieces = ['<th', 'ink>I sho', 'uld greet</thi', 'nk>\n', 'Hello', ' there'];
    const { shown, error } = await write((reply) => {
      reply.head();
      for (const piece of pieces) reply.say(piece);
      reply.end();
    });
    assert.equal(error, undefined);
    assert.equal(shown.trim(), 'Hello there');
  });

  it('takes back what turns out to have been reasoning', async () => {
    const { shown, voids } = await write((reply) => {
      reply
        .head()
        .say('First I think about it at some length.\n')
        .say('Then I am done.\n</think>\n\nHello')
        .end();
    });
    assert.equal(shown.trim(), 'Hello');
    assert.equal(voids, 1);
  });

  it('is cut where the model goes on as somebody else, and the stream is closed there', async () => {
    const { shown, error, calls } = await write(
      (reply) => {
        reply.head().say('What did you do there?\n').say('Candidate: I wrote all of it.\n');
        // It would never end by itself.
      },
      ['Candidate'],
    );
    assert.equal(error, undefined);
    assert.equal(shown.trim(), 'What did you do there?');
    assert.equal(calls[0]?.outcome, 'ok');
    await until(() => server?.open === 0, 500);
  });

  const ends: [string, string][] = [
    ['length', 'model-length'],
    ['max_tokens', 'model-length'],
    ['content_filter', 'model-refused'],
    ['safety', 'model-refused'],
  ];
  for (const [finish, code] of ends)
    it(`that ends with “${finish}” is shown as far as it came, and told as ${code}`, async () => {
      const { shown, error } = await write((reply) => says('Half of it', finish)(reply));
      assert.deepEqual([shown, error?.code], ['Half of it', code]);
    });

  it('without end is shown as far as it came, and told as cut off', async () => {
    const { shown, error, calls } = await write((reply) => reply.all('and so on '.repeat(200)), [], {
      reply: 50,
    });
    assert.match(shown, /^and so on/);
    assert.deepEqual([error?.code, calls[0]?.outcome], ['model-length', 'model-length']);
  });

  it('is counted with every attempt', async () => {
    const { shown, usage, calls } = await write((reply, n) =>
      n === 0 ? begins(events(chunk({ content: 'Half of it' })), reset)(reply) : reply.all('All of it'),
    );
    assert.equal(shown, 'All of it');
    assert.equal(calls.length, 2);
    assert.ok((calls[0]?.usage?.output ?? 0) > 0);
    assert.equal(usage?.input, (calls[0]?.usage?.input ?? 0) + (calls[1]?.usage?.input ?? 0));
    assert.equal(usage?.output, (calls[0]?.usage?.output ?? 0) + (calls[1]?.usage?.output ?? 0));
  });

  it('is an error where nothing but reasoning came', async () => {
    const { shown, error } = await write((reply) => reply.all('<think>hm</think>'));
    assert.equal(shown, '');
    assert.equal(error?.code, 'model-empty');
  });
});
