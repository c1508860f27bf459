import assert from 'node:assert/strict';
import type { VitaeError } from '../../../src/protocol/errors';
import { writeText } from '../../../src/models/text';
import { Learnt } from '../../../src/models/traits';
import type { ModelCall } from '../../../src/storage/records';
import { Traits } from './forgetful';
import { ModelServer, until, type Script } from './modelServer';

describe('text of a model', () => {
  let server: ModelServer | undefined;
  afterEach(() => server?.close());

  /** What is shown in the end, what was called in between, and how it ended. */
  async function write(script: Script, speakers: string[] = []) {
    server = await ModelServer.open(script);
    const calls: ModelCall[] = [];
    const told = { shown: '', voids: 0, error: undefined as VitaeError | undefined, calls };
    const prompt = () => [{ role: 'user', text: 'Write.' } as const];
    const context = { learnt: new Learnt(new Traits()), ended: (call: ModelCall) => void calls.push(call) };
    try {
      const ask = { prompt, temperature: 0.7, talk: { speakers } };
      for await (const piece of writeText(server.endpoint, ask, context)) {
        if (piece.kind === 'text') told.shown += piece.text;
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

  it('is an error where nothing but reasoning came', async () => {
    const { shown, error } = await write((reply) => reply.all('<think>hm</think>'));
    assert.equal(shown, '');
    assert.equal(error?.code, 'model-empty');
  });
});
