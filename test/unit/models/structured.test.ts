import assert from 'node:assert/strict';
import { z } from 'zod';
import type { CallContext } from '../../../src/models/attempts';
import { form } from '../../../src/models/forms';
import { askFor, type Question } from '../../../src/models/structured';
import { estimateTokens } from '../../../src/models/tokens';
import { Learnt } from '../../../src/models/traits';
import type { Rung, Usage } from '../../../src/protocol/models';
import { begins, calls, chunk, events, reset, says, type Play } from './faults/play';
import { Traits } from './forgetful';
import { ModelServer } from './modelServer';

const LONG = 'How good it is, all in all, for those who have read many. '.repeat(20);
const GRADE = form(
  'grade',
  'A grade of the text.',
  z.object({
    grade: z.enum(['good', 'bad']).describe(LONG),
    note: z.string().describe('Why.'),
  }),
);
const GOOD = '{"grade":"good","note":"x"}';
type Grade = z.infer<typeof GRADE.schema>;

interface Sent {
  messages: { role: string; content: string }[];
  tools?: unknown[];
  response_format?: unknown;
}

describe('a structured question', () => {
  let server: ModelServer | undefined;
  afterEach(() => server?.close());

  /** Asks a model that can take in `contextTokens`, with a prompt that fills all the room it is given. */
  async function ask(plays: Play[], rung: Rung, more: Partial<Question<Grade>> = {}, contextTokens = 4_096) {
    server = await ModelServer.open((reply, n) => (plays[n] ?? plays.at(-1))?.(reply), 1_000);
    const choice = { ...server.endpoint, contextTokens };
    const learnt = new Learnt(new Traits());
    learnt.set(choice, { rung });
    const told: Usage[] = [];
    const context: CallContext = {
      learnt,
      ended: ({ usage }) => void (usage && told.push(usage)),
      clock: { now: () => 0, pause: () => Promise.resolve() },
    };
    const question: Question<Grade> = {
      form: GRADE,
      temperature: 0,
      prompt: (tokens) => [{ role: 'system', text: 'word '.repeat(Math.max(0, tokens - 20)).trim() }],
      ...more,
    };
    const answer = await askFor(choice, question, context);
    return { answer, told, asked: server.asked.map((body) => JSON.parse(body) as Sent) };
  }
  const sizeOf = ({ messages, tools = [], response_format: format = '' }: Sent): number =>
    messages.reduce((sum, { content }) => sum + estimateTokens(content), 0) +
    estimateTokens(JSON.stringify(tools)) +
    estimateTokens(JSON.stringify(format));

  for (const rung of ['tool', 'schema', 'json', 'plain'] as const)
    it(`fits into the room of the model with its form, the bad reply and why (${rung})`, async () => {
      const bad = `{"grade":"bad","note":"${'so so '.repeat(2_000)}"}`;
      const problems = ({ grade }: Grade): string[] =>
        grade === 'good'
          ? []
          : Array.from({ length: 40 }, () => 'grade has to be another one, as it was said');
      const { asked } = await ask([says(bad), says(GOOD)], rung, { problems });
      assert.equal(asked.length, 2);
      for (const one of asked) assert.ok(sizeOf(one) <= 4_096 * 0.7, `${sizeOf(one)}`);
      assert.ok(sizeOf(asked[0] as Sent) > 2_000, 'the room is used');
      assert.match(JSON.stringify(asked[1]), /so so…/);
      assert.match(JSON.stringify(asked[1]), /corrected\./);
    });

  it('shows no half of a word or a key of the bad reply again', async () => {
    const key = 'sk-abcdefghij0123456789';
    const { asked } = await ask(
      [says(`{"grade":"${`${key} `.repeat(400)}"}`), says(GOOD)],
      'plain',
      {},
      64_000,
    );
    const shown = asked[1]?.messages.at(-2)?.content ?? '';
    assert.ok(shown.length > 3_900 && shown.length <= 4_000);
    assert.match(shown, new RegExp(`${key}…$`));
  });

  it('is asked once where the reply had no end', async () => {
    // It would never end by itself.
    const args = `{"grade":"${'so so '.repeat(400)}`;
    const called = { tool_calls: [{ index: 0, id: 'a', function: { name: 'grade', arguments: args } }] };
    const endless = begins(events(chunk(called)), () => undefined);
    await assert.rejects(ask([endless, calls('grade', GOOD)], 'tool', { reply: 100 }), {
      code: 'model-length',
    });
    assert.equal(server?.asked.length, 1);
  });

  it('is counted with every reply that it took', async () => {
    const half = begins(events(chunk({ content: 'Half' })), reset);
    const { answer, told } = await ask([half, says('{"grade":"fine"}'), says(GOOD)], 'plain');
    assert.equal(told.length, 3);
    const sum = (key: 'input' | 'output'): number => told.reduce((all, one) => all + one[key], 0);
    assert.deepEqual(answer.usage, { input: sum('input'), output: sum('output'), estimated: true });
  });
});
