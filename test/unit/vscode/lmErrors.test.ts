import assert from 'node:assert/strict';
import { lmError } from '../../../src/vscode/lmErrors';

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
    [error('something else', 'Unknown'), 'model-failed'],
    ['thrown text', 'model-failed'],
    [undefined, 'model-failed'],
  ];
  for (const [thrown, code] of cases)
    it(`${thrown instanceof Error ? `${thrown.message} ${String(thrown.cause ?? '')}` : thrown}: ${code}`, () => {
      const told = lmError(thrown, 'Test Scribe');
      assert.equal(told.code, code);
      assert.equal(told.params['host'], 'Test Scribe');
    });

  it('tells how long to wait where it was said', () => {
    const seconds = (message: string) => lmError(error(message), 'm').params['seconds'];
    assert.equal(seconds('Rate limit reached. Try again in 20s'), 20);
    assert.equal(seconds('Rate limit reached, retry after 7 seconds'), 7);
    assert.equal(seconds('Rate limit reached'), 0);
  });

  it('quotes nothing of what was asked, and ends with errors that are their own cause', () => {
    const round = error('SECRET');
    round.cause = round;
    assert.doesNotMatch(JSON.stringify(lmError(round, 'm')), /SECRET/);
  });
});
