import assert from 'node:assert/strict';
import fc from 'fast-check';
import { dataOf, decodeUtf8, nodeAt, parseJsonObject, pathText } from '../../../src/document/jsonText';
import { failure } from './builders';

describe('the JSON of a resume', () => {
  const broken: [string, string, number, number][] = [
    ['a comment', '{\n  "a": 1 // one\n}', 2, 10],
    ['a comma too many', '{\n  "a": [1,\n  ]\n}', 3, 3],
    ['a comma missing, after Windows line breaks', '{\r\n  "a": 1\r\n  "b": 2\r\n}', 3, 3],
    ['single quotes, after a byte order mark', "\uFEFF{'a': 1}", 1, 2],
    ['a raw line break in a string', '{"a": "x\ny"}', 1, 7],
    ['a leading zero', '{"a": 01}', 1, 8],
    ['text behind the end', '{"a": 1}\n}', 2, 1],
    ['nothing', '', 1, 1],
    ['a no-break space', '{\u00a0"a": 1}', 1, 2],
  ];
  for (const [what, text, line, column] of broken) {
    it(`names line and column of ${what}`, () => {
      const error = failure(() => parseJsonObject(text, 'resume.json'));
      assert.equal(error.code, 'resume-syntax');
      assert.deepEqual(error.params, { path: 'resume.json', line, column });
    });
  }

  it('accepts exactly what JSON.parse accepts', () => {
    const inner = fc.oneof(
      fc.json(),
      fc.string({ unit: fc.constantFrom(...'{}[],:"\\/ \n\t019.eE+-ntu\u0001\u2028a') }),
    );
    fc.assert(
      fc.property(inner, (value) => {
        const text = `{"a": ${value}}`;
        let expected = true;
        try {
          JSON.parse(text);
        } catch {
          expected = false;
        }
        let accepted = true;
        try {
          parseJsonObject(text, '');
        } catch {
          accepted = false;
        }
        assert.equal(accepted, expected);
      }),
      { numRuns: 500 },
    );
  });

  for (const text of ['[]', '"resume"', 'null', '12', '[{"basics": {}}]']) {
    it(`refuses ${text} as a resume`, () => {
      const error = failure(() => parseJsonObject(text, 'a.json'));
      assert.deepEqual([error.code, error.params], ['resume-not-object', { path: 'a.json' }]);
    });
  }

  it('reports brackets nested without end instead of crashing', () => {
    const error = failure(() => parseJsonObject(`{"a": ${'['.repeat(200_000)}`, 'a.json'));
    assert.equal(error.code, 'resume-syntax');
  });

  it('takes the last of duplicate keys, as JSON.parse does', () => {
    const { root, text } = parseJsonObject('{"a": {"b": 1}, "a": {"b": 2, "__proto__": 3}}', '');
    const node = nodeAt(root, ['a']);
    assert.deepEqual(node && Object.entries(dataOf(text, node) as object), [
      ['b', 2],
      ['__proto__', 3],
    ]);
  });

  it('writes paths as a reader would', () => {
    assert.equal(pathText(['work', 0, 'startDate']), 'work[0].startDate');
    assert.equal(pathText(['x', 'a key', '项目']), 'x["a key"].项目');
    assert.equal(pathText([]), '');
  });

  it('keeps the byte order mark and refuses what is not UTF-8', () => {
    assert.equal(decodeUtf8(new TextEncoder().encode('\uFEFF{}'), ''), '\uFEFF{}');
    const gbk = Uint8Array.of(0x7b, 0x22, 0xd6, 0xd0, 0x22, 0x3a, 0x31, 0x7d);
    const error = failure(() => decodeUtf8(gbk, 'cv.json'));
    assert.deepEqual([error.code, error.params], ['resume-encoding', { path: 'cv.json' }]);
  });
});
