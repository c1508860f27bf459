import assert from 'node:assert/strict';
import { z } from 'zod';
import { MAX_BYTES, recoverReply } from '../../../../src/models/recovery/recover';

const schema = z.object({ a: z.string(), items: z.array(z.object({ b: z.string(), c: z.string() })) });
const list = z.object({ items: z.array(z.object({ b: z.string(), c: z.string() })) });

/** What is repeated to the largest size, and what stands before and after it. */
const HOSTILE: [string, string?, string?][] = [
  ...[
    '{',
    '[',
    '[{',
    '{"',
    '{"a',
    "{'",
    '{“',
    '{「',
    '{"a":',
    '{#',
    '{/*',
    '{"""',
    '{\\"',
    '{\\"a\\":1} ',
  ].map((unit): [string] => [unit]),
  ...['<think>', '</think>', '<think></think>', '<example>', '<example>{', '<|', '<|x|>', '\nUser:'].map(
    (unit): [string] => [unit],
  ),
  ...['{a} ', '{"a":1} ', '[1] ', '["",', '```{', '{"a": "b", [', '\n', ' ', "don't ", 'I cannot '].map(
    (unit): [string] => [unit],
  ),
  ...['" ', '"\n', '"#', '"#\n', '"//', '"/**/', '" "a', '"a":', '",', '\\', '“', '<a>"', '```"'].map(
    (unit): [string, string] => [unit, '{"a":"'],
  ),
  ...['"a"+', '"a"|', 'a|', '1 ', '...', '//', '(', 'x', '9', '\n'].map((unit): [string, string, string] => [
    unit,
    '{"a":',
    '}',
  ]),
  ['{"x":1},', '{"data":'.repeat(30) + '[', '1]' + '}'.repeat(30)],
  ['{"x":1},', '{"data":'.repeat(30) + '[', '1}'],
  ['{"b":"1","c":"2"},', '[', '{"b":"1"}]'],
  ['"k":1,', '{', '"a":"x"}'],
  ['[{"b":"1","c":"2"}]'],
];

describe('reply recovery, for hostile text', () => {
  for (const [unit, head = '', tail = ''] of HOSTILE) {
    it(`takes linear time for ${JSON.stringify(head.slice(0, 10) + unit)}`, () => {
      const room = MAX_BYTES - Buffer.byteLength(head + tail);
      const text = head + unit.repeat(Math.floor(room / Buffer.byteLength(unit))) + tail;
      const times = [schema, list].map((each: z.ZodType) => {
        const start = performance.now();
        recoverReply({ text }, each);
        return performance.now() - start;
      });
      // 200 KB take 50 to 300 ms here; a quadratic search takes minutes.
      assert.ok(Math.max(...times) < 8_000, `${times.map(Math.round).join(' and ')} ms`);
    });
  }

  it('refuses a text of hundreds of objects, even if they are equal', () => {
    const text = '{"a":"x","items":[]}\n'.repeat(600);
    assert.equal(recoverReply({ text }, schema).ok, false);
  });

  it('refuses what is larger', () => {
    const text = `{"a":"${'x'.repeat(MAX_BYTES)}","items":[]}`;
    assert.deepEqual(recoverReply({ text }, schema), {
      ok: false,
      reason: 'invalid',
      problems: ['The reply is too long.'],
    });
  });
});
