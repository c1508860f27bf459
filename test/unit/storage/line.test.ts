import assert from 'node:assert/strict';
import fc from 'fast-check';
import { decodeLine, encodeLine } from '../../../src/storage/line';
import type { InputRecord } from '../../../src/storage/records';

const input = (text: string): InputRecord => ({
  kind: 'input',
  id: 'm1',
  at: '2026-11-30T10:00:00.000Z',
  text,
});

describe('A line of a segment', () => {
  it('gives back any record and the exact texts of its columns', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.json()), (text, columns) => {
        const { bytes, columns: spans } = encodeLine(input(text), columns);
        const file = Buffer.concat([Buffer.from('before'), bytes]);
        const line = decodeLine(file.subarray(6), 0, 6);
        assert.deepEqual(line?.record, input(text));
        assert.equal(line.end, file.length);
        const read = line.columns.map(({ start, length }) => file.toString('utf8', start, start + length));
        assert.deepEqual(read, columns);
        assert.deepEqual(
          spans.map(({ start }) => start + 6),
          line.columns.map(({ start }) => start),
        );
      }),
    );
  });

  it('stays one line when a value was printed over several', () => {
    const { bytes } = encodeLine(input('a'), ['[\n\t1,\r\n\t"\\n"\n]']);
    assert.equal(bytes.indexOf('\n'), bytes.length - 1);
    const [column] = decodeLine(bytes, 0, 0)?.columns ?? [];
    assert.ok(column);
    assert.deepEqual(JSON.parse(bytes.toString('utf8', column.start, column.start + column.length)), [
      1,
      '\n',
    ]);
  });

  it('is refused when it is cut anywhere', () => {
    const { bytes } = encodeLine(input('潮汐表'), ['[1]']);
    for (let length = 0; length < bytes.length; length++) {
      assert.equal(decodeLine(bytes.subarray(0, length), 0, 0), undefined, `cut at ${length}`);
    }
  });

  it('is refused when any bit is flipped', () => {
    const { bytes } = encodeLine(input('tides'), ['[1]']);
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const damaged = Buffer.from(bytes);
      damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      assert.equal(decodeLine(damaged, 0, 0), undefined, `bit ${bit}`);
    }
  });
});
