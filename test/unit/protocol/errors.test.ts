import assert from 'node:assert/strict';
import { VitaeError, whereOf } from '../../../src/protocol/errors';

/** What a parser throws: its message quotes what it could not read. */
function thrownBy(text: string): unknown {
  try {
    JSON.parse(text);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('what a log says of an error', () => {
  it('is its kind and where it was thrown, never its message', () => {
    const told = whereOf(thrownBy('{"SECRET of the user'));
    assert.match(told, /^SyntaxError\n\s+at [^]*thrownBy/);
    assert.doesNotMatch(told, /SECRET/);
  });

  it('leaves out lines of the message that look like a place', () => {
    const told = whereOf(new TypeError('odd\n    at SECRET (of the user)'));
    assert.match(told, /^TypeError\n\s+at /);
    assert.doesNotMatch(told, /SECRET/);
  });

  it('names what is thrown and is no error, and an error without a stack', () => {
    assert.equal(whereOf('SECRET'), 'string');
    const bare = new VitaeError('unknown');
    delete bare.stack;
    assert.equal(whereOf(bare), 'VitaeError');
  });
});
