import assert from 'node:assert/strict';
import { LLMock } from '@copilotkit/aimock';
import { z } from 'zod';
import type { CallContext } from '../../../src/models/attempts';
import { form } from '../../../src/models/forms';
import { askFor } from '../../../src/models/structured';
import { writeText } from '../../../src/models/text';
import { Learnt } from '../../../src/models/traits';
import type { ModelEndpoint } from '../../../src/protocol/models';
import { Traits } from './forgetful';

const GRADE = form(
  'grade',
  'A grade.',
  z.object({ grade: z.enum(['good', 'bad']).describe('How good it is.') }),
);

describe('a model that does as it should', () => {
  let mock: LLMock;
  before(async () => {
    mock = new LLMock({ port: 0 });
    mock.onMessage('write', { content: '履历 reads well.' });
    mock.onMessage('grade', { toolCalls: [{ name: 'grade', arguments: '{"grade":"good"}' }] });
    mock.onMessage('json', { content: '{"grade":"bad"}' });
    await mock.start();
  });
  after(() => mock.stop());

  const choice = (api: ModelEndpoint['api']): ModelEndpoint => ({
    provider: 'openai',
    api,
    baseUrl: `${mock.url}/v1`,
    name: 'gpt-4o',
    apiKey: 'k',
  });
  const context = (): CallContext => ({ signal: undefined, learnt: new Learnt(new Traits()) });
  const prompt = (text: string) => () =>
    [
      { role: 'system', text: 'You help.' },
      { role: 'user', text },
    ] as const;

  for (const api of ['chat', 'responses'] as const) {
    it(`streams text over ${api}, with its tokens`, async () => {
      let text = '';
      const pieces = writeText(choice(api), { prompt: prompt('write'), temperature: 0.7 }, context());
      for (;;) {
        const next = await pieces.next();
        if (next.done) {
          assert.ok(next.value.output > 0);
          break;
        }
        text += next.value.kind === 'text' ? next.value.text : '';
      }
      assert.equal(text, '履历 reads well.');
    });

    it(`gives a value over ${api}: by a call of the tool, or as JSON`, async () => {
      const called = { form: GRADE, temperature: 0, prompt: prompt('grade') };
      assert.deepEqual((await askFor(choice(api), called, context())).value, { grade: 'good' });
      const written = { form: GRADE, temperature: 0, prompt: prompt('json') };
      assert.deepEqual((await askFor(choice(api), written, context())).value, { grade: 'bad' });
    });
  }

  it('is asked with temperature and form, once for each value', async () => {
    mock.clearRequests();
    const question = { form: GRADE, temperature: 0, prompt: prompt('grade') };
    await askFor(choice('chat'), question, context());
    const requests = mock.getRequests();
    assert.equal(requests.length, 1);
    const { body } = requests[0] ?? {};
    assert.equal((body as { temperature?: number }).temperature, 0);
    assert.match(JSON.stringify(body), /"tool_choice":\{"type":"function","function":\{"name":"grade"\}\}/);
  });
});
