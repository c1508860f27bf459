import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { z } from 'zod';
import { recoverReply } from '../../../../src/models/recovery/recover';
import { SCHEMAS } from '../../../evals/model-replies.eval';
import { SLOPPY, WRAPPED } from './styles';

type Case = { schema: keyof typeof SCHEMAS; value: object };

const recover = (text: string, schema: Case['schema']) => {
  const plain: z.ZodType = SCHEMAS[schema];
  return recoverReply({ text }, plain);
};

const PIECES = [
  'ok',
  ' ',
  '中文',
  '，“引”：',
  'a, b',
  '{x}',
  '[1]',
  "it's",
  '\\',
  '\n',
  '"',
  '://',
  '```',
  '</b>',
  '😀',
  '#',
  '…',
  '0.5',
  ':',
  'null',
];
const words = fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((pieces) => `w${pieces.join('')}w`);
const plain = fc
  .array(fc.constantFrom('ok', ' then', '中文', '，好', ' 12', '; x', '-y', '.', '（注）'), { maxLength: 5 })
  .map((pieces) => `w${pieces.join('')}`);
const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);

function cases(text: fc.Arbitrary<string>): fc.Arbitrary<Case> {
  const some = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });
  const record = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
    fc.record(fields, { noNullPrototype: true });
  const of = (schema: Case['schema'], value: fc.Arbitrary<object>) =>
    value.map((each) => ({ schema, value: each }));
  const criterion = record({ id: text, verdict: fc.constantFrom('met', 'partly', 'missed'), quote: text });
  return fc.oneof(
    of('evaluation', record({ criteria: some(criterion), comment: text })),
    of('intent', record({ intent: text, confidence: share, reason: text })),
    of(
      'selection',
      record({
        selectedAgentIds: some(text),
        mode: fc.constantFrom('single', 'serial', 'parallel'),
        reason: text,
      }),
    ),
    of(
      'quality',
      record({
        approved: fc.boolean(),
        score: share,
        issues: some(text),
        revisions: some(record({ agentId: text, content: text })),
      }),
    ),
    of('bullets', record({ bullets: some(record({ id: text, text, evidence: some(text) })) })),
  );
}

const RUNS = { numRuns: 300 };

describe('reply recovery, for any value', () => {
  it('strict JSON comes back as JSON.parse reads it', () => {
    fc.assert(
      fc.property(cases(words), fc.constantFrom(0, 2), ({ schema, value }, indent) => {
        const text = JSON.stringify(value, null, indent);
        assert.deepEqual(recover(text, schema), {
          ok: true,
          value: JSON.parse(text),
          repaired: false,
        });
      }),
      RUNS,
    );
  });

  for (const [name, write] of Object.entries(SLOPPY)) {
    it(`written ${name} it comes back equal`, () => {
      fc.assert(
        fc.property(cases(plain), ({ schema, value }) => {
          const recovered = recover(write(value), schema);
          assert.deepEqual(recovered.ok && recovered.value, value);
        }),
        RUNS,
      );
    });
  }

  for (const [name, wrap] of Object.entries(WRAPPED)) {
    it(`${name} it comes back equal`, () => {
      fc.assert(
        fc.property(cases(words), ({ schema, value }) => {
          const recovered = recover(wrap(JSON.stringify(value)), schema);
          assert.deepEqual(recovered.ok && recovered.value, value);
        }),
        RUNS,
      );
    });
  }

  it('cut off anywhere it is refused, unless only the closing bracket of objects is missing', () => {
    fc.assert(
      fc.property(cases(words), fc.constantFrom(0, 2), fc.nat(), ({ schema, value }, indent, seed) => {
        const whole = JSON.stringify(value, null, indent);
        const cut = whole.slice(0, seed % whole.length);
        const recovered = recover(cut, schema);
        if (/^\s*\}$/.test(whole.slice(cut.length)) && !/\d\s*$/.test(cut)) assert.ok(recovered.ok, cut);
        else assert.ok(!recovered.ok, cut);
      }),
      { numRuns: 3000 },
    );
  });

  it('cut off and sloppy it is never another value', () => {
    fc.assert(
      fc.property(
        cases(plain),
        fc.constantFrom(...Object.values(SLOPPY)),
        fc.nat(),
        ({ schema, value }, write, seed) => {
          const whole = write(value);
          const recovered = recover(whole.slice(0, seed % whole.length), schema);
          if (recovered.ok) assert.deepEqual(recovered.value, value);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('with a damaged bracket, comma, colon or quote it is the same value or refused', () => {
    const damages = fc.record({
      at: fc.nat(),
      how: fc.constantFrom('drop', 'double', 'swap'),
      with: fc.constantFrom('"', ',', ':', '}', ']', '{', '[', ' ', '\n', "'", '，', '“', '/', 'x', '\\'),
    });
    fc.assert(
      fc.property(cases(plain), damages, ({ schema, value }, damage) => {
        const whole = JSON.stringify(value);
        const marks = structure(whole);
        const at = marks[damage.at % marks.length] ?? 0;
        const char = whole[at] ?? '';
        const instead = { drop: '', double: char + char, swap: damage.with }[damage.how];
        const text = whole.slice(0, at) + instead + whole.slice(at + 1);
        const recovered = recover(text, schema);
        if (recovered.ok && !valid(text)) assert.deepEqual(recovered.value, value, text);
      }),
      { numRuns: 5000 },
    );
  });
});

/** Where a strict JSON text has brackets, commas, colons and the quotes around its strings. */
function structure(json: string): number[] {
  const marks: number[] = [];
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const char = json[at] ?? '';
    if (inString && char === '\\') at++;
    else if (char === '"') {
      inString = !inString;
      marks.push(at);
    } else if (!inString && /[{}[\],:]/.test(char)) marks.push(at);
  }
  return marks;
}

/** Damage may make other JSON that is none the less strict: then it says what it says. */
function valid(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
