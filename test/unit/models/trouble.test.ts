import assert from 'node:assert/strict';
import { readError } from '../../../src/models/errorBody';
import { EventReader } from '../../../src/models/sse';
import { refusalError } from '../../../src/models/trouble';

const choice = {
  provider: 'openai',
  api: 'chat',
  baseUrl: 'https://user:pw@api.test/v1?key=k',
  name: 'm',
} as const;

describe('an error of a server', () => {
  it('is read in linear time, whatever stands in it', () => {
    const pieces = [
      'token ',
      'prompt ',
      'too ',
      '1 > 2 ',
      'model ',
      'context ',
      '不支持',
      '<',
      '[1, ',
      'limit ',
      ' ',
      'x',
    ];
    for (const piece of pieces) {
      for (const wrap of [
        (text: string) => text,
        (message: string) => JSON.stringify({ error: { message } }),
      ]) {
        const body = wrap(piece.repeat(Math.ceil(64_000 / piece.length)));
        const since = performance.now();
        refusalError(choice, { status: 400, body }, 0);
        assert.ok(performance.now() - since < 2_000, `${piece}: ${performance.now() - since} ms`);
      }
    }
  });

  it('is read however deep it is nested, and whatever its keys are called', () => {
    const deep = `${'{"error":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    assert.equal(refusalError(choice, { status: 418, body: deep }, 0).code, 'model-failed');
    const { words } = readError('{"__proto__":{"message":"no"},"error":{"constructor":"x","message":"Yes"}}');
    assert.equal(words, 'message: yes');
  });

  it('is not judged by what it quotes of the request', () => {
    const body = JSON.stringify({
      error: {
        message: 'Bad request',
        input: 'maximum context length is 5 tokens',
        body: 'unsupported tools',
      },
    });
    assert.equal(refusalError(choice, { status: 400, body }, 0).code, 'model-failed');
  });

  it('tells the host alone of an address', () => {
    for (const status of [400, 401, 403, 404, 407, 413, 429, 500])
      assert.equal(refusalError(choice, { status, body: '' }, 0).params['host'], 'api.test');
  });
});

describe('an event stream', () => {
  const read = (...pieces: string[]): string[] => {
    const reader = new EventReader();
    return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()].map(({ data }) => data);
  };
  const text =
    'event: a\r\ndata: 1\r\ndata:2\r\n\r\n: no\n\ndata\n\nid: 3\ndata: {"a":\ndata: 1}\r\rdata: end';

  it('is the same wherever it is cut', () => {
    const whole = read(text);
    assert.deepEqual(whole, ['1\n2', '', '{"a":\n1}', 'end']);
    for (let at = 0; at <= text.length; at++)
      assert.deepEqual(read(text.slice(0, at), text.slice(at)), whole, `${at}`);
    assert.deepEqual(read(...text), whole);
  });

  it('of one line without end is read in linear time, and given up', () => {
    const reader = new EventReader();
    const since = performance.now();
    assert.throws(() => {
      for (let n = 0; n < 500_000; n++) reader.push('data: 0123');
    }, RangeError);
    assert.ok(performance.now() - since < 3_000, `${performance.now() - since} ms`);
  });
});
