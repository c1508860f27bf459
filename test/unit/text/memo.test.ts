import assert from 'node:assert/strict';
import { memo } from '../../../src/text/memo';

describe('text: memo', () => {
  const counted = (): { read: (text: string) => string[]; times: () => number } => {
    let times = 0;
    return { read: memo((text) => [text, String(++times)]), times: () => times };
  };

  it('reads a text once', () => {
    const { read, times } = counted();
    assert.equal(read('a'), read('a'));
    assert.deepEqual(
      [read('a'), read('b')],
      [
        ['a', '1'],
        ['b', '2'],
      ],
    );
    assert.equal(times(), 2);
  });

  it('keeps what is asked for again and again, and forgets the rest', () => {
    const { read, times } = counted();
    for (let i = 0; i < 5_000; i++) {
      read(`text ${i}`);
      read('often');
    }
    assert.equal(times(), 5_001);
    read('text 0');
    assert.equal(times(), 5_002);
  });

  it('keeps no long text', () => {
    const { read, times } = counted();
    const long = 'x'.repeat(100_000);
    read(long);
    read(long);
    assert.equal(times(), 2);
  });
});
