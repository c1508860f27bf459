import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  droppedLine,
  fitParts,
  shorten,
  shortenTo,
  type Dropped,
  type Part,
} from '../../../src/models/budget';
import { estimateTokens } from '../../../src/models/tokens';

const part = (name: string, priority: Part['priority'], words = 10): Part => ({
  name,
  text: 'word '.repeat(words).trim(),
  priority,
});

describe('a prompt within its budget', () => {
  const parts = [part('system', 'always'), part('c', 3), part('a', 1), part('b', 2), part('wish', 'always')];
  const names = (tokens: number): string[] => fitParts(parts, tokens).map(({ name }) => name);

  it('has all parts in their order where they fit', () =>
    assert.deepEqual(names(100), ['system', 'c', 'a', 'b', 'wish']));

  it('leaves out whole parts, the least important first', () => {
    assert.deepEqual(names(44), ['system', 'a', 'b', 'wish']);
    assert.deepEqual(names(33), ['system', 'a', 'wish']);
    assert.deepEqual(names(32), ['system', 'wish']);
  });

  it('never leaves out the job description and the user’s own words', () =>
    assert.deepEqual(names(0), ['system', 'wish']));

  it('takes the earlier of two that are as important, and what fits behind one that is too large', () => {
    const some = [part('large', 1, 1_000), part('first', 2), part('second', 2)];
    assert.deepEqual(
      fitParts(some, 12).map(({ name }) => name),
      ['first'],
    );
  });

  it('tells once what was left out, by name and size, and nothing where all fits', () => {
    const told: (readonly Dropped[])[] = [];
    fitParts(parts, 33, (dropped) => told.push(dropped));
    fitParts(parts, 100, (dropped) => told.push(dropped));
    assert.deepEqual(told, [
      [
        { name: 'b', tokens: 11 },
        { name: 'c', tokens: 11 },
      ],
    ]);
    assert.equal(
      droppedLine('draft', told[0] ?? []),
      'draft: the prompt leaves out 2 parts, 22 tokens: b (11), c (11)',
    );
    const many = Array.from({ length: 30 }, (_, index) => ({ name: `p${index}`, tokens: 1 }));
    assert.match(droppedLine('draft', many), /30 parts, 30 tokens: p0 \(1\), .*, 18 more$/);
  });

  it('is within the budget, and whole parts of what was given', () => {
    const any = fc.array(
      fc.record({
        name: fc.constant('p' as string),
        text: fc.string({ unit: 'grapheme', maxLength: 80 }),
        priority: fc.integer({ min: 0, max: 5 }),
      }),
    );
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 300 }), (given: Part[], tokens) => {
        const kept = fitParts(given, tokens);
        assert.ok(kept.reduce((sum, { text }) => sum + estimateTokens(text), 0) <= tokens);
        assert.ok(kept.every((one) => given.includes(one)));
        for (const left of given.filter((one) => !kept.includes(one))) {
          const same = kept.filter(({ priority }) => Number(priority) <= Number(left.priority));
          assert.ok(
            same.reduce((sum, { text }) => sum + estimateTokens(text) + 1, estimateTokens(left.text) + 1) >
              tokens,
          );
        }
      }),
    );
  });
});

describe('a shortened text', () => {
  const table: [string, number, string][] = [
    ['short', 5, 'short'],
    ['two words', 7, 'two…'],
    ['two words', 4, 'two…'],
    ['call 138 1234 5678 now', 9, 'call…'],
    ['write to lin.hua@example.com today', 20, 'write to…'],
    ['call 138 1234 5678 now', 14, 'call…'],
    ['the key sk-abcdef0123456789 is', 18, 'the key…'],
    ['负责支付系统的重构与优化', 6, '负责支付系…'],
    ['ab😀cd', 4, 'ab…'],
    ['a'.repeat(20), 5, 'aaaa…'],
  ];
  for (const [text, limit, short] of table)
    it(`of ${limit}: ${text}`, () => assert.equal(shorten(text, limit), short));

  it('is never longer, and the beginning of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, limit) => {
        const short = shorten(text, limit);
        assert.ok(short.length <= limit);
        assert.ok(short === text || text.startsWith(short.slice(0, -1)));
      }),
    );
  });
});

describe('a text shortened to so many tokens', () => {
  const table: [string, number, string][] = [
    ['two words', 2, 'two words'],
    ['one two three four five', 4, 'one two…'],
    ['the key sk-abcdef0123456789 is', 9, 'the key…'],
    ['one two', 0, ''],
  ];
  for (const [text, tokens, short] of table)
    it(`of ${tokens}: ${text}`, () => assert.equal(shortenTo(text, tokens), short));

  it('fits, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 0, max: 60 }),
        (text, tokens) => {
          const short = shortenTo(text, tokens);
          assert.ok(estimateTokens(short) <= tokens);
          assert.ok(short === text || short === '' || text.startsWith(short.slice(0, -1)));
        },
      ),
    );
  });
});
