import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { form } from '../../../src/models/forms';
import { choiceOf, share, yesOrNo } from '../../../src/models/recovery/declare';

const SRC = join(__dirname, '../../../src');
const text = (description: string) => z.string().describe(description);

describe('a form', () => {
  it('is sent with types, enums, structure and descriptions, and nothing else', () => {
    const { sent } = form(
      'review',
      'A review.',
      z.object({
        grade: choiceOf({ good: ['好', 'fine'], bad: ['差'] }).describe('The grade.'),
        score: share().describe('From 0 to 1.'),
        sure: yesOrNo({ yes: ['通过'] }).describe('Whether it is sure.'),
        points: z
          .array(z.object({ text: z.string().min(3).max(80).describe('A point.') }))
          .min(1)
          .max(5)
          .describe('The points.'),
        mail: z.email().describe('An address.'),
        count: z.int().min(0).describe('How many.'),
        note: z.string().nullable().describe('A note, or null.'),
        kind: z.literal('review').describe('Always review.'),
      }),
    );
    assert.deepEqual(sent, {
      type: 'object',
      properties: {
        grade: { type: 'string', enum: ['good', 'bad'], description: 'The grade.' },
        score: { type: 'number', description: 'From 0 to 1.' },
        sure: { type: 'boolean', description: 'Whether it is sure.' },
        points: {
          type: 'array',
          description: 'The points.',
          items: {
            type: 'object',
            properties: { text: { type: 'string', description: 'A point.' } },
            required: ['text'],
            additionalProperties: false,
          },
        },
        mail: { type: 'string', description: 'An address.' },
        count: { type: 'integer', description: 'How many.' },
        note: { type: ['string', 'null'], description: 'A note, or null.' },
        kind: { type: 'string', enum: ['review'], description: 'Always review.' },
      },
      required: ['grade', 'score', 'sure', 'points', 'mail', 'count', 'note', 'kind'],
      additionalProperties: false,
    });
  });

  it('sends none of the synonyms that recovery reads', () => {
    const words = { good: ['好', 'fine'], bad: ['差'] };
    const { sent } = form('grade', 'A grade.', z.object({ grade: choiceOf(words).describe('The grade.') }));
    for (const word of ['好', 'fine', '差']) assert.ok(!JSON.stringify(sent).includes(word));
  });

  const refused: [string, z.ZodType, RegExp][] = [
    ['a field without a description', z.object({ a: z.string() }), /a has no description/],
    ['a blank description', z.object({ a: text(' ') }), /a has no description/],
    ['an optional field', z.object({ a: text('A.').optional() }), /a is optional/],
    [
      'a field without a description deep inside',
      z.object({ a: z.array(z.object({ b: z.string() })).describe('A.') }),
      /a\[\]\.b has/,
    ],
    [
      'a field without a description in one of two',
      z.object({ a: z.union([z.object({ b: z.string() }), z.null()]).describe('A.') }),
      /a\.b has/,
    ],
    ['any keys', z.object({ a: z.record(z.string(), z.string()).describe('A.') }), /./],
    ['anything', z.object({ a: z.unknown().describe('A.') }), /may be anything/],
    ['a tuple', z.object({ a: z.tuple([z.string()]).describe('A.') }), /prefixItems/],
    ['no object', z.array(z.string()), /no object/],
  ];
  for (const [what, schema, message] of refused) {
    it(`refuses ${what}`, () => {
      assert.throws(() => form('a', 'A.', schema), message);
    });
  }

  it('refuses a name that no tool may have', () => {
    assert.throws(() => form('my form', 'A.', z.object({ a: text('A.') })), /no name/);
    assert.throws(() => form('a', '', z.object({ a: text('A.') })), /no description/);
  });

  it('can be sent, each one in src: its module loads', async () => {
    const files = await readdir(SRC, { recursive: true });
    const makers: string[] = [];
    for (const file of files.filter((one) => one.endsWith('.ts'))) {
      const source = await readFile(join(SRC, file), 'utf8');
      if (/^import \{[^}]*\bform\b[^}]*\} from '[^']*\/forms'/m.test(source)) makers.push(file);
    }
    assert.ok(makers.includes(join('steps', 'understand.ts')), makers.join());
    // A form that can't be sent throws when it is made; inside of a function it would only when that runs.
    for (const file of makers) {
      const source = await readFile(join(SRC, file), 'utf8');
      assert.ok(!/^[ \t]+.*[=(:,] ?form\(/m.test(source), `${file} makes a form where it is not loaded`);
      await import(join(SRC, file));
    }
  });
});
