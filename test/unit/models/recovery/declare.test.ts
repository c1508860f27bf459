import assert from 'node:assert/strict';
import { z } from 'zod';
import { choiceOf, share, yesOrNo } from '../../../../src/models/recovery/declare';
import { recoverReply } from '../../../../src/models/recovery/recover';

const field = (schema: z.ZodType, json: string) => {
  const recovered = recoverReply(
    { text: `{"a": ${json}, "b": "x"}` },
    z.object({ a: schema, b: z.string() }),
  );
  return recovered.ok ? recovered.value.a : recovered.reason;
};

describe('declared fields', () => {
  const verdict = choiceOf({ met: ['满足', 'fully met'], missed: ['缺失', 'not met'] });
  const choices: [string, string][] = [
    ['"met"', 'met'],
    ['" Met "', 'met'],
    ['"ＭＥＴ"', 'met'],
    ['"满足"', 'met'],
    ['"not_met"', 'missed'],
    ['met', 'met'],
    ['"met."', 'invalid'],
    ['"met or missed"', 'invalid'],
    ['"不知道"', 'invalid'],
    ['["met"]', 'invalid'],
    ['null', 'invalid'],
    ['true', 'invalid'],
  ];
  for (const [json, expected] of choices) {
    it(`a choice written ${json} is ${expected}`, () => assert.equal(field(verdict, json), expected));
  }

  const shares: [string, number | string][] = [
    ['0.8', 0.8],
    ['"0.8"', 0.8],
    ['+.8', 0.8],
    ['"80%"', 0.8],
    ['80 %', 0.8],
    ['85', 0.85],
    ['57', 0.57],
    ['"８／１０"', 0.8],
    ['8 / 10', 0.8],
    ['1', 1],
    ['100', 1],
    ['0', 0],
    ['1.5', 'ambiguous'],
    ['10', 'ambiguous'],
    ['"0.7-0.9"', 'ambiguous'],
    ['"0.8%"', 'ambiguous'],
    ['-0.1', 'invalid'],
    ['101', 'invalid'],
    ['"110%"', 'invalid'],
    ['"5/4"', 'invalid'],
    ['"1/0"', 'invalid'],
    ['NaN', 'invalid'],
    ['1e999', 'invalid'],
    ['"high"', 'invalid'],
    ['true', 'invalid'],
    ['null', 'invalid'],
    ['"about 0.8"', 'invalid'],
  ];
  for (const [json, expected] of shares) {
    it(`a share written ${json} is ${expected}`, () => assert.equal(field(share(), json), expected));
  }

  const approved = yesOrNo({ yes: ['通过'], no: ['不通过'] });
  const booleans: [string, boolean | string][] = [
    ['true', true],
    ['"false"', false],
    ['False', false],
    ['"No"', false],
    ['"是"', true],
    ['"不通过"', false],
    ['1', 'invalid'],
    ['"maybe"', 'invalid'],
    ['""', 'invalid'],
  ];
  for (const [json, expected] of booleans) {
    it(`yes or no written ${json} is ${expected}`, () => assert.equal(field(approved, json), expected));
  }

  it('what is not declared is not normalised', () => {
    assert.equal(field(z.enum(['met', 'missed']), '"Met"'), 'invalid');
    assert.equal(field(z.number(), '"0.8"'), 'invalid');
    assert.equal(field(z.number(), '80'), 80);
    assert.equal(field(z.boolean(), '"true"'), 'invalid');
    assert.equal(field(z.string(), '5'), 'invalid');
    assert.equal(field(z.nullable(z.string()), 'null'), null);
  });

  it('a declaration survives a description, and nothing of it is sent', () => {
    const schema = z.object({
      verdict: choiceOf({ met: ['满足'] }).describe('Whether it is met'),
      score: share().describe('From 0 to 1'),
      approved: yesOrNo({ yes: ['通过'] }).describe('Whether it may be shown'),
    });
    const { $schema: _, ...sent } = z.toJSONSchema(schema);
    assert.deepEqual(sent, {
      type: 'object',
      properties: {
        verdict: { type: 'string', enum: ['met'], description: 'Whether it is met' },
        score: { type: 'number', description: 'From 0 to 1' },
        approved: { type: 'boolean', description: 'Whether it may be shown' },
      },
      required: ['verdict', 'score', 'approved'],
      additionalProperties: false,
    });
    const recovered = recoverReply({ text: '{"verdict":"满足","score":"90%","approved":"通过"}' }, schema);
    assert.deepEqual(recovered, {
      ok: true,
      value: { verdict: 'met', score: 0.9, approved: true },
      repaired: true,
    });
  });

  it('a word that stands for two values is a mistake of the schema', () => {
    assert.throws(() => choiceOf({ easy: ['中'], medium: [' 中 '] }), /two choices/);
    assert.throws(() => yesOrNo({ no: ['Yes'] }), /yes and for no/);
  });
});
