import assert from 'node:assert/strict';
import { testModel } from '../../../src/models/testModel';
import { keyOf } from '../../../src/models/traits';
import type {
  LmRequest,
  ModelChoice,
  ModelTest,
  ModelTestReport,
  VscodeModel,
} from '../../../src/protocol/models';
import { endpointKey } from '../../../src/vscode/traitMemory';
import { Traits } from './forgetful';
import { ModelServer, type Script } from './modelServer';

const READING = { name: 'Tidewatch', harbours: 140, technologies: ['TypeScript', 'Redis'], kind: 'service' };

/** What a request asks for: a structured reply, or text in one of two languages. */
function kindOf(body: string): ModelTest {
  if (/You read a note/.test(body)) return 'structured';
  return /潮汐通/.test(body) ? 'chinese' : 'streamed';
}

/** A model of VS Code that answers each kind of request. */
function scripted(
  answers: Partial<Record<ModelTest, (request: LmRequest) => ReturnType<VscodeModel['chat']>>>,
): {
  choice: ModelChoice;
  asked: LmRequest[];
} {
  const asked: LmRequest[] = [];
  const usual: Record<ModelTest, (request: LmRequest) => ReturnType<VscodeModel['chat']>> = {
    async *structured() {
      yield { type: 'call', id: 'c', name: 'project_reading', input: READING };
    },
    async *streamed() {
      yield { type: 'text', text: '- Warned 140 harbours' };
      await new Promise((resolve) => setTimeout(resolve, 80));
      yield { type: 'text', text: ' of high water\n- Kept predictions in Redis\n' };
    },
    async *chinese() {
      yield { type: 'text', text: '- 为 140 个港口发布高潮预警\n- 用 TypeScript 编写\n' };
    },
    ...answers,
  };
  const choice: ModelChoice = {
    provider: 'vscode',
    id: 'x/y',
    name: 'Test',
    contextTokens: 8_192,
    chat(request) {
      asked.push(request);
      return usual[kindOf(JSON.stringify(request))](request);
    },
  };
  return { choice, asked };
}

async function test(
  choice: ModelChoice,
  traits = new Traits(),
): Promise<ModelTestReport & { begun: ModelTest[] }> {
  const begun: ModelTest[] = [];
  const report = await testModel(choice, traits, new AbortController().signal, (one) => begun.push(one));
  return { ...report, begun };
}

const failing = (message: string) => (): ReturnType<VscodeModel['chat']> => {
  throw new Error(message);
};

describe('a test of a model', () => {
  it('asks for structure, for a text and for one in Chinese, and measures how they come', async () => {
    const { choice, asked } = scripted({});
    const { results, begun, contextTokens, guessed } = await test(choice);
    assert.deepEqual(begun, ['structured', 'streamed', 'chinese']);
    assert.deepEqual(
      results.map(({ test, outcome }) => [test, outcome]),
      [
        ['structured', 'worked'],
        ['streamed', 'worked'],
        ['chinese', 'worked'],
      ],
    );
    assert.equal(results[0]?.rung, 'tool');
    assert.ok((results[1]?.firstMs ?? 1_000) < 80 && (results[1]?.perSecond ?? 0) > 0);
    // What came at once has no speed.
    assert.equal(results[2]?.perSecond, undefined);
    assert.deepEqual([contextTokens, guessed], [8_192, false]);
    assert.equal(asked.length, 3);
    assert.equal(asked[0]?.mustCall, true);
  });

  it('tells what had to be recovered from what worked', async () => {
    let calls = 0;
    const { choice } = scripted({
      async *structured() {
        const input = calls++ === 0 ? { ...READING, harbours: 7 } : READING;
        yield { type: 'call', id: 'c', name: 'project_reading', input };
      },
    });
    const { results } = await test(choice);
    assert.equal(results[0]?.outcome, 'recovered');
  });

  it('fails a model that says something else than the note, with the reason', async () => {
    const { choice } = scripted({
      async *structured() {
        yield { type: 'text', text: 'I would rather not.' };
      },
      async *streamed() {
        yield { type: 'text', text: ' ' };
      },
      async *chinese() {
        yield { type: 'text', text: '- Warned 140 harbours of high water (港口)' };
      },
    });
    const { results } = await test(choice);
    assert.deepEqual(
      results.map(({ outcome }) => outcome),
      ['failed', 'failed', 'failed'],
    );
    assert.ok(results[0]?.error?.code);
    assert.equal(results[1]?.error?.code, 'model-empty');
    assert.equal(results[2]?.notChinese, true);
  });

  it('asks no more of a model that takes no request at all', async () => {
    const server = await ModelServer.open(({ response }) => void response.writeHead(401).end('{}'));
    const { results } = await test(server.endpoint);
    server.close();
    assert.deepEqual(
      results.map(({ outcome, error }) => [outcome, error?.code]),
      [
        ['failed', 'model-auth'],
        ['skipped', undefined],
        ['skipped', undefined],
      ],
    );
    assert.equal(server.asked.length, 1);
  });

  it('goes on where only one kind of request fails', async () => {
    const { choice } = scripted({ structured: failing('unexpected') });
    const { results } = await test(choice);
    assert.deepEqual(
      results.map(({ outcome }) => outcome),
      ['failed', 'worked', 'worked'],
    );
  });

  it('tries the forms of structure anew, and keeps what the model’s context is', async () => {
    const traits = new Traits();
    const { choice, asked } = scripted({});
    traits.set(keyOf(choice), { rung: 'plain', without: ['temperature'], contextTokens: 16_000 });
    const { results } = await test(choice, traits);
    assert.equal(results[0]?.rung, 'tool');
    assert.ok(asked[0]?.options && 'temperature' in asked[0].options);
    assert.deepEqual(traits.of(choice), { rung: 'tool', contextTokens: 16_000 });
  });

  it('keeps what the model was known for where nothing new is found, and where it is stopped', async () => {
    const known = { rung: 'plain', without: ['temperature'], contextTokens: 16_000 } as const;
    const traits = new Traits();
    const { choice } = scripted({ structured: failing('unexpected') });
    traits.set(keyOf(choice), known);
    await test(choice, traits);
    assert.deepEqual(traits.of(choice), known);

    const stop = new AbortController();
    const stopped = scripted({
      async *structured() {
        stop.abort();
        yield { type: 'text', text: '' };
      },
    });
    await assert.rejects(testModel(stopped.choice, traits, stop.signal, () => undefined));
    assert.deepEqual(traits.of(choice), known);
  });

  it('gives each test its time, and goes on with the next', async () => {
    const { choice } = scripted({
      async *streamed() {
        for (;;) {
          yield { type: 'text', text: 'on ' };
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      },
    });
    const { signal } = new AbortController();
    const { results } = await testModel(choice, new Traits(), signal, () => undefined, 200);
    assert.deepEqual(
      results.map(({ outcome, error }) => [outcome, error?.code, error?.params]),
      [
        ['worked', undefined, undefined],
        ['failed', 'turn-deadline', { seconds: 1 }],
        ['worked', undefined, undefined],
      ],
    );
  });

  it('closes a reply without end', async () => {
    const { choice } = scripted({
      async *streamed(_) {
        for (;;) {
          yield { type: 'text', text: 'and so on '.repeat(200) };
          await new Promise((resolve) => setImmediate(resolve));
        }
      },
    });
    const { results } = await test(choice);
    assert.equal(results[1]?.error?.code, 'model-length');
    assert.equal(results[2]?.outcome, 'worked');
  });

  it('says that the size of the context is a guess where nobody told', async () => {
    const script: Script = (reply) => reply.all('OK.');
    const server = await ModelServer.open(script);
    const { contextTokens, guessed } = await test(server.endpoint);
    server.close();
    assert.deepEqual([contextTokens, guessed], [4_096, true]);
  });

  it('ends at an abort with its reason', async () => {
    const stop = new AbortController();
    const reason = new Error('enough');
    const { choice, asked } = scripted({
      async *streamed() {
        stop.abort(reason);
        yield { type: 'text', text: 'too late' };
      },
    });
    await assert.rejects(
      testModel(choice, new Traits(), stop.signal, () => undefined),
      reason,
    );
    assert.equal(asked.length, 2);
  });
});

it('both sides know an endpoint’s model by the same key', () => {
  const endpoint = { provider: 'openai', api: 'responses', baseUrl: 'https://x/v1', name: 'm' } as const;
  assert.equal(endpointKey(endpoint), keyOf(endpoint));
});
