import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CleanText, type CleanOptions } from '../../../../src/models/stream/cleanText';
import { cutAt, replay, units } from './replay';

const options: CleanOptions = { speakers: ['Felix', '小满'] };
const clean = (chunks: readonly string[], more: CleanOptions = {}): string =>
  replay(new CleanText({ ...options, ...more }), chunks).text;

/** What texts with markers are made of. */
const parts = [
  ...[
    '<think>',
    '</think>',
    '<thinking a="b">',
    '</reasoning>',
    '<think/>',
    '◁think▷',
    '◁/think▷',
    '[THINK]',
    '[/THINK]',
  ],
  ...['<|channel|>analysis<|message|>', '<|channel|>final<|message|>', '<|start|>assistant', '<|end|>'],
  ...[
    '<|im_end|>',
    '<|im_start|>user\n',
    '<|im_start|>assistant\n',
    '<|start_header_id|>user<|end_header_id|>',
  ],
  ...[
    '<answer>',
    '</answer>',
    '<s>',
    '</s>',
    '<|think|>',
    '<channel|>',
    '<b>',
    '<',
    '<|',
    '|>',
    '<|begin_of_text|>',
  ],
  ...[
    'User:',
    '\nUser: ',
    '\n**用户：**',
    'Felix:',
    '\n小满：',
    '\n### Instruction',
    '> User: ',
    '- ',
    '#',
    '** ',
  ],
  ...[
    '```',
    '\n```js\n',
    '\n```\n',
    '~~~',
    '`',
    '``',
    '\n',
    '\n\n',
    ' ',
    '    ',
    '. ',
    '。',
    ', ',
    ':',
    '：',
  ],
  ...['Here is my thought process:', '\nHere is my response:', 'analysisWe', 'assistantfinal'],
  ...['word', 'the', 'User', '你好', '😀', '\r\n', 'x'.repeat(130), ' '.repeat(70)],
];
const marked = fc.array(fc.constantFrom(...parts), { maxLength: 14 }).map((some) => some.join(''));
const places = fc.array(fc.nat(), { maxLength: 12 });

describe('the text of a streamed reply', () => {
  it('is the same however it was cut into chunks', () => {
    fc.assert(
      fc.property(marked, places, fc.boolean(), fc.boolean(), (text, cuts, mayStartInside, cutOff) => {
        const whole = replay(new CleanText({ ...options, mayStartInside }), [text], cutOff).text;
        for (const chunks of [cutAt(text, cuts), units(text)]) {
          const { text: result } = replay(new CleanText({ ...options, mayStartInside }), chunks, cutOff);
          assert.equal(result, whole);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('is what came, where nothing in it is a marker', () => {
    const plain = fc
      .array(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('\n', '\n\n', '`', '```\n', ' ', '<', '[', '**'),
        ),
      )
      .map((some) => some.join(''))
      .filter((text) => !/<\/?s>/.test(text));
    fc.assert(
      fc.property(plain, places, (text, cuts) => {
        assert.equal(clean(cutAt(text, cuts)), text);
      }),
      { numRuns: 1000 },
    );
  });

  it('is never given out with half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { seen } = replay(new CleanText(), units(text));
        assert.ok(seen.every((one) => !/[\uD800-\uDBFF]$/.test(one)));
      }),
    );
  });

  it('never starts with reasoning, however often there is some', () => {
    const thought = fc.constantFrom(
      '<think>secret</think>',
      '<think>\nsecret\n</think>\n',
      '[THINK]secret[/THINK]',
    );
    fc.assert(
      fc.property(fc.array(thought, { minLength: 1, maxLength: 4 }), places, (some, cuts) => {
        const text = `${some.join('')}Hi.`;
        const { seen } = replay(new CleanText(), cutAt(text, cuts));
        assert.ok(!seen.some((one) => one.includes('secret')));
        assert.equal(seen.at(-1), 'Hi.');
      }),
    );
  });

  it('ends where somebody else goes on, and says that the stream can be closed', () => {
    for (const text of [
      '<think>x</think>Hi.\n\nUser: yes',
      'Hi.<|im_end|>\n<|im_start|>user\nyes',
      'Hi.\nFelix: no',
    ]) {
      const reader = new CleanText(options);
      const pieces = units(text).map((chunk) => reader.push(chunk));
      assert.equal(pieces.map((piece) => piece.text).join(''), 'Hi.');
      assert.equal(pieces.at(-1)?.ended, true);
      assert.equal(pieces[0]?.ended, false);
    }
  });

  it('is read anew after a retraction, also behind a label in what was reasoning', () => {
    const { text, retracted } = replay(new CleanText(), units('User: asks.\n</think>\nHi.'));
    assert.deepEqual([text, retracted], ['Hi.', 1]);
  });

  it('is the same for a server that sends the whole text so far', () => {
    const text = '<think>First I look.</think>Then I say it.\nUser: ok';
    const snapshots = Array.from(text, (_, index) => text.slice(0, index + 1));
    assert.equal(clean(snapshots), 'Then I say it.');
  });

  it('may be taken back at its end', () => {
    assert.equal(clean(['a', 'ab </think>']), '');
    assert.equal(clean(['I wonder', ' </think>']), '');
  });

  describe('is read in linear time', () => {
    const size = 200_000;
    const hostile = {
      'angle brackets': '<',
      'starts of tags': '<think ',
      'starts of tokens': '<|im_en',
      'channels without an end': '<|channel|>',
      openings: '<think>',
      closings: 'a</think>',
      'pairs in a sentence': 'a, <think>b</think> ',
      'mentions of closings': 'a </think> ',
      'tags in open code': '`<think>',
      backticks: '`',
      'lines of backticks': '\n```a`',
      'line ends': '\n',
      'white space': ' ',
      'starts of labels': '\nUser',
      emphasis: '\n****',
      words: 'here analysis ',
    };
    for (const [name, part] of Object.entries(hostile))
      it(name, () => {
        const text = part.repeat(size / part.length);
        const took = (chunks: readonly string[], mayStartInside: boolean): number => {
          const since = performance.now();
          clean(chunks, { mayStartInside });
          return performance.now() - since;
        };
        took([text.slice(0, 20_000)], false);
        assert.ok(took([text], false) < 1500);
        assert.ok(took([text], true) < 1500);
        // Each chunk costs a call; what matters is that it does not cost all that came before.
        assert.ok(took(text.match(/[^]{1,3}/g) ?? [], false) < 1500);
      });
  });
});
