import assert from 'node:assert/strict';
import { Deltas } from '../../../../src/models/stream/pieces';

function given(chunks: readonly string[]): string[] {
  const deltas = new Deltas();
  return [...chunks.map((chunk) => deltas.push(chunk)), deltas.end()];
}

const text = 'I would start with the numbers. 然后再看接口。';
const snapshots = Array.from({ length: text.length / 4 }, (_, index) => text.slice(0, 4 * (index + 1)));

describe('the chunks of a stream', () => {
  it('that each hold the whole text so far are made deltas', () => {
    assert.equal(given(snapshots).join(''), snapshots.at(-1));
    assert.equal(given([...snapshots, text, text]).join(''), text);
  });

  it('may go on as deltas after snapshots', () => {
    assert.equal(given([...snapshots, '!']).join(''), `${snapshots.at(-1)}!`);
  });

  it('that repeat what came before by chance stay as they are', () => {
    const cases = [
      ['ha', 'haha', 'hahaha', '!'],
      ['=', '==', '===', '====', '\n'],
      ['----------------', '--------------------------------', '\n'],
      ['----------------', '----------------', '----------------'],
      ['The answer is 4.', 'The answer is 4. It is.', ' Done.'],
      ['', 'a', '', 'a', 'b'],
      ['ab', 'abc'],
      ['abcdef', 'abcdefg', 'abcdefgh', 'x'],
      ['later on ', ...snapshots],
    ];
    for (const chunks of cases) assert.equal(given(chunks).join(''), chunks.join(''));
  });

  it('come out at once where nothing is in doubt', () => {
    assert.deepEqual(given(['a', 'b', 'bc', 'bcd']), ['a', 'b', 'bc', 'bcd', '']);
  });

  it('are joined where a character was parted', () => {
    assert.deepEqual(given(['a\ud83d', '\ude00b']), ['a', '😀b', '']);
    assert.deepEqual(given(['\ud83d', '', '\ude00']), ['', '', '😀', '']);
    assert.deepEqual(given(['x', '\ud83d']), ['x', '', '\ud83d']);
  });
});
