import assert from 'node:assert/strict';
import { lmTrouble } from '../../../src/models/lmTrouble';
import type { VscodeModel } from '../../../src/protocol/models';

const choice = { provider: 'vscode', id: 'test/scribe', name: 'Test Scribe' } as VscodeModel;

/** An error as VS Code makes it. */
function error(message: string, code?: string, cause?: Error): Error {
  return Object.assign(new Error(message, { cause }), code && { code });
}

describe('an error of a model of VS Code', () => {
  const cases: [error: unknown, code: string][] = [
    [error('no', 'NoPermissions'), 'model-forbidden'],
    [error('gone', 'NotFound'), 'model-missing'],
    [error('filtered', 'Blocked'), 'model-refused'],
    [error('You have exceeded your premium request allowance: quota', 'Blocked'), 'model-quota'],
    [error('Response got filtered by content_filter'), 'model-refused'],
    [error('Blocked by Responsible AI Service'), 'model-refused'],
    [error('429 Too Many Requests'), 'model-busy'],
    [error('Sorry, you have been rate-limited'), 'model-busy'],
    [error('insufficient credits'), 'model-quota'],
    [error('Unknown', 'Unknown', error('quota exceeded')), 'model-quota'],
    [error('Message exceeds token limit.'), 'model-too-long'],
    [error("This model's maximum context length is 8192 tokens"), 'model-too-long'],
    [error('prompt is too long: 210000 tokens > 200000 maximum'), 'model-too-long'],
    [error('', 'Unknown', error('input exceeds the context window')), 'model-too-long'],
    [error('Request Failed: 400 {"error":{"code":"model_max_prompt_tokens_exceeded"}}'), 'model-too-long'],
    [error('Request Failed: 400 {"error":{"message":"tool_choice is not supported"}}'), 'model-unsupported'],
    [error('Request Failed: 503 Service Unavailable'), 'model-server'],
    [error('Request Failed: 401 Unauthorized'), 'model-forbidden'],
    [error('Request Failed: 404 model_not_found'), 'model-missing'],
    [error('Too many tokens, please wait. 429'), 'model-busy'],
    [error('something else', 'Unknown'), 'model-failed'],
    [error('model-busy', 'NotFound'), 'model-missing'],
    ['thrown text', 'model-failed'],
    [undefined, 'model-failed'],
  ];
  for (const [thrown, code] of cases)
    it(`${thrown instanceof Error ? `${thrown.message} ${String(thrown.cause ?? '')}` : thrown}: ${code}`, () => {
      const told = lmTrouble(thrown, choice);
      assert.equal(told.code, code);
      assert.equal(told.params['host'], 'Test Scribe');
      assert.equal(told.params['vscode'], 1);
    });

  it('tells how long to wait where it was said', () => {
    const seconds = (message: string) => lmTrouble(error(message), choice).params['seconds'];
    assert.equal(seconds('Rate limit reached. Try again in 20s'), 20);
    assert.equal(seconds('Rate limit reached, retry after 7 seconds'), 7);
    assert.equal(seconds('Rate limit reached'), 0);
  });

  it('quotes nothing of what was asked, and ends with errors that are their own cause', () => {
    const round = error('SECRET');
    round.cause = round;
    assert.doesNotMatch(JSON.stringify(lmTrouble(round, choice)), /SECRET/);
  });
});
