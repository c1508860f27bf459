import assert from 'node:assert/strict';
import { ReasoningFilter } from '../../../../src/models/stream/reasoning';
import { replay, units } from './replay';

type Case = [text: string, shown: string];

/** The same in one chunk and unit by unit; `hidden`: "secret" is on show at no time. */
function all(cases: readonly Case[], hidden = true): void {
  for (const [text, shown] of cases)
    it(JSON.stringify(text), () => {
      for (const chunks of [[text], units(text)]) {
        const { text: result, seen } = replay(new ReasoningFilter(), chunks);
        assert.equal(result, shown);
        if (hidden) assert.ok(!seen.some((one) => one.includes('secret')));
      }
    });
}

describe('reasoning in a streamed text', () => {
  describe('is taken out in every family of tags', () => {
    all([
      ['<think>secret</think>Hi', 'Hi'],
      ['<think>\nsecret\n</think>\n\nHi', 'Hi'],
      ['\n<think>\n\n</think>\n\nHi', 'Hi'],
      ['<thinking>secret</thinking> Hi', 'Hi'],
      ['<thought>secret</thought>Hi', 'Hi'],
      ['<reasoning>secret</reasoning>Hi', 'Hi'],
      ['<THINK>secret</Think>Hi', 'Hi'],
      ['<think type="deep" depth="2">secret</think >Hi', 'Hi'],
      ['<think/>Hi', 'Hi'],
      ['<seed:think>secret<seed:cot_budget_reflect>9</seed:cot_budget_reflect></seed:think>Hi', 'Hi'],
      ['<longcat_think>secret</longcat_think>Hi', 'Hi'],
      ['<mm:think>secret</mm:think>Hi', 'Hi'],
      ['◁think▷secret◁/think▷Hi', 'Hi'],
      ['[THINK]secret[/THINK]Hi', 'Hi'],
      ['<|begin_of_thought|>secret<|end_of_thought|><|begin_of_solution|>Hi<|end_of_solution|>', 'Hi'],
      ['<|START_THINKING|>secret<|END_THINKING|><|START_RESPONSE|>Hi<|END_RESPONSE|>', 'Hi'],
      ['<|inner_prefix|>secret<|inner_suffix|>Hi', 'Hi'],
      ['<|channel>thought\nsecret<channel|>Hi<turn|>', 'Hi'],
      ['<|think|>secret<|end|><|start|>assistant<|message|>Hi', 'Hi'],
      [
        '<|channel|>analysis<|message|>secret<|end|><|start|>assistant<|channel|>final<|message|>Hi<|return|>',
        'Hi',
      ],
      ['<|channel|>analysis<|message|>secret<|start|>assistant<|channel|>final<|message|>Hi', 'Hi'],
      ['<|channel|>analysis<|message|>secret<|channel|>final<|message|>Hi', 'Hi'],
      [
        '<|channel|>commentary to=functions.f <|constrain|>json<|message|>{"secret":1}<|end|><|start|>assistant<|channel|>final<|message|>Hi',
        'Hi',
      ],
      ['analysisWe keep the secret.assistantfinalHi', 'Hi'],
      ['Here is my thought process: secret\nHere is my response:\nHi', 'Hi'],
      ['<think>secret</think>\n<answer>\nHi\n</answer>', 'Hi\n'],
      ['<think>secret</think>\n\n<response>Hi</response>', 'Hi'],
    ]);
  });

  describe('is taken out wherever a thought may begin', () => {
    all([
      ['Hi.\n<think>secret</think>\nBye', 'Hi.\n\nBye'],
      ['Hi. <think>secret</think>Bye', 'Hi. Bye'],
      ['好的。<think>secret</think>再见', '好的。再见'],
      ['<think>secret</think><think>secret</think>Hi', 'Hi'],
      ['<think>secret</think>\n<reasoning>secret</reasoning>\nHi', 'Hi'],
      ['<think>secret<think>secret</think>secret</think>Hi', 'Hi'],
      ['<think>secret.\n<think>secret</think>\nsecret</think>Hi', 'Hi'],
      ['<think>\n<think>\nsecret</think>Hi', 'Hi'],
      ['<think>The user asks about <think> tags, secret.\n</think>Hi', 'Hi'],
      ['<think>Not `</think>` yet, secret.</think>Hi', 'Hi'],
      ['<think>```\nsecret</think>Hi', 'Hi'],
      ['<think>secret</thinking>Hi', 'Hi'],
      ['```x``` is code.\n<think>secret</think>Hi', '```x``` is code.\nHi'],
      ['<think>secret</think>```\n<think>\n```', '```\n<think>\n```'],
    ]);
  });

  describe('that nothing closes is not shown at all', () => {
    all([
      ['<think>secret', ''],
      ['<think>secret\n\nand more', ''],
      ['Hi.\n\n<think>secret', 'Hi.\n\n'],
      ['<|channel|>analysis<|message|>secret', ''],
      ['<think>secret<|im_end|>\n<|im_start|>user\nsecret', ''],
      ['<think>secret</thi', ''],
      ['  <think>', ''],
    ]);
  });

  describe('that nothing opened is taken back', () => {
    all(
      [
        ['secret\n</think>\n\nHi', 'Hi'],
        ['secret</think>Hi', 'Hi'],
        ['secret.</think>Hi', 'Hi'],
        ['I wonder. </think> Hi', 'Hi'],
        ['secret </think>\nHi', 'Hi'],
        ['secret◁/think▷Hi', 'Hi'],
        ['secret</think>', ''],
        ['secret </think>', ''],
        ['Well, <think>secret</think>Hi', 'Well, Hi'],
        ['Well, <think>secret\n\nsecret\n</think>Hi', 'Well, Hi'],
        ['<think>a</think>secret\n</think>\nHi', 'Hi'],
        ['Use <think> and </think> tags.\n\nsecret\n</think>\nHi', 'Hi'],
        ['secret<|channel|>final<|message|>Hi', 'Hi'],
      ],
      false,
    );

    it('with a word to whoever shows the text', () => {
      const filter = new ReasoningFilter();
      assert.deepEqual(filter.push('I wonder.'), { text: 'I wonder.', retract: false });
      assert.deepEqual(filter.push('\n</think>\n'), { text: '', retract: true });
      assert.deepEqual(filter.push('Hi'), { text: 'Hi', retract: false });
    });

    it('and not told of when nothing was shown', () => {
      assert.deepEqual(new ReasoningFilter().push('I wonder.</think>Hi'), { text: 'Hi', retract: false });
    });

    it('but a closing tag behind the whole answer takes nothing back', () => {
      for (const text of ['<think>a</think>Hi\n</think>', '<think>a</think>Hi</think>\n'])
        assert.equal(replay(new ReasoningFilter(), units(text)).text.trim(), 'Hi');
    });

    it('a bounded number of times', () => {
      const { retracted } = replay(new ReasoningFilter(), units('A, <think>b</think> c'.repeat(100)));
      assert.ok(retracted <= 16, String(retracted));
    });
  });

  describe('where the prompt may have opened it', () => {
    const inside = (chunks: string[], cutOff = false): ReturnType<typeof replay> =>
      replay(new ReasoningFilter({ mayStartInside: true }), chunks, cutOff);

    it('is never on show', () => {
      for (const text of [
        'secret\n</think>\nHi',
        'A <think> tag, secret.\n```\n</think>Hi',
        '<think>secret</think>Hi',
      ]) {
        const { text: shown, retracted, seen } = inside(units(text));
        assert.equal(shown, 'Hi');
        assert.equal(retracted, 0);
        assert.ok(!seen.some((one) => one.includes('secret')));
      }
    });

    it('is read anew behind it, whatever code it left open', () => {
      assert.equal(inside(['```\nsecret</think>Hi<|im_end|>x']).text, 'Hi');
    });

    it('an answer without reasoning comes at the end, unless the reply was cut off', () => {
      assert.deepEqual(inside(['Hel', 'lo']).seen, ['', '', 'Hello']);
      assert.equal(inside(['Hel', 'lo'], true).text, '');
    });

    it('holds back a bounded length', () => {
      const { seen } = inside(['x'.repeat(20_000), 'x'.repeat(20_000), 'y</think>Hi']);
      assert.equal(seen[0], '');
      assert.equal(seen[1]?.length, 40_000);
      assert.equal(seen.at(-1), 'Hi');
    });
  });

  describe('is not seen in what only talks about it', () => {
    const same = [
      'The tag is `<think>` and `</think>`.',
      '`<think>` opens it.',
      'Use ``a ` <think>`` here.',
      '- `<think>`\n- `</think>`\n',
      'See:\n\n```xml\n<think>\nx\n</think>\n```\n\nDone.',
      '~~~\n</think>\n<|im_end|>\n~~~\n',
      '```\n<think>',
      '```md\n```js\n<think>\n```\n',
      '````\n```\n<think>\n````\n',
      '<answer>Hi</answer>',
      'Models put it between the <think> and the </think> tags.',
      'There are tags, e.g. <think> for that.',
      'There are two. <think>, for one.',
      'The </think> tag ends it.',
      'A token such as <|im_end|> ends a turn.',
      'This is <s>wrong</s> right.',
      '1 < 2 and <b>bold</b> [link](x) [T] <thinker> ◁',
      'Promise<Reason> is a type.',
      'a <',
      '<thin',
      'Here is my plan.',
      'analysis of data',
      'Here is my thought process: first, I read.',
      '  \n leading and trailing \n\n',
      '\n',
      '',
    ];
    for (const text of same)
      it(JSON.stringify(text), () => {
        for (const chunks of [[text], units(text)]) {
          const { text: shown, retracted } = replay(new ReasoningFilter(), chunks);
          assert.equal(shown, text);
          assert.equal(retracted, 0);
        }
      });
  });
});

describe('tokens of chat templates', () => {
  const ends = [
    '<|im_end|>',
    '<|eot_id|>',
    '<|end_of_text|>',
    '<|endoftext|>',
    '<|end|>',
    '<|return|>',
    '</s>',
    '<end_of_turn>',
    '<eos>',
    '<｜end▁of▁sentence｜>',
    '<|END_OF_TURN_TOKEN|>',
    '[/INST]',
    '<|im_start|>user\n',
    '<start_of_turn>user\n',
    '<|start_header_id|>user<|end_header_id|>\n\n',
    '<｜User｜>',
  ];
  for (const token of ends)
    it(`${token} ends the text`, () => {
      for (const before of ['Hi there', 'Hi there.\n', '```\ncode\n```'])
        for (const chunks of [[`${before}${token}And you?`], units(`${before}${token}And you?`)]) {
          const filter = new ReasoningFilter();
          assert.equal(replay(filter, chunks).text, before);
          assert.equal(filter.ended, true);
        }
    });

  it('end it behind a space, where no sentence goes on', () => {
    for (const text of [
      'Hi there <|im_end|>',
      'Hi there <|im_end|>\nmore',
      'Hi there <|im_start|>user yes',
      'Hi there <|im_end|> <|im_start|>user\nyes',
    ])
      assert.equal(replay(new ReasoningFilter(), units(text)).text, 'Hi there ');
  });

  it('that open another turn of the assistant end it', () => {
    const text = 'Hi.\n<|im_start|>assistant\nyes';
    for (const chunks of [[text], units(text)])
      assert.equal(replay(new ReasoningFilter(), chunks).text, 'Hi.\n');
  });

  it('are told from the end of struck text, which stands on the same line', () => {
    assert.equal(replay(new ReasoningFilter(), units('<s>a</s> b\nHi</s>yes')).text, '<s>a</s> b\nHi');
    assert.equal(replay(new ReasoningFilter(), units('<s>a\nHi</s>yes')).text, '<s>a\nHi');
  });

  it('that open the turn of the assistant are dropped', () => {
    for (const header of [
      '<|im_start|>assistant\n',
      '<|start_header_id|>assistant<|end_header_id|>\n\n',
      '<start_of_turn>model\n',
      '<｜Assistant｜>',
      '<|begin_of_text|>',
    ])
      for (const text of [`${header}Hi`, `${header}<think>x</think>Hi`])
        assert.equal(replay(new ReasoningFilter(), units(text)).text, 'Hi');
  });
});
