import assert from 'node:assert/strict';
import { z } from 'zod';
import { choiceOf } from '../../../../src/models/recovery/declare';
import { recoverReply, type RefusedBecause } from '../../../../src/models/recovery/recover';

const schema = z.object({ mode: choiceOf({ one: [], all: [] }), ids: z.array(z.string()), why: z.string() });
const list = z.object({ items: z.array(z.object({ id: z.string(), text: z.string() })) });

const A = '{"mode":"one","ids":["p"],"why":"a"}';
const B = '{"mode":"all","ids":["p","q"],"why":"b"}';
const [a, b] = [
  { mode: 'one', ids: ['p'], why: 'a' },
  { mode: 'all', ids: ['p', 'q'], why: 'b' },
];
const why = (text: string) => ({ ...a, why: text });
const put = (why: string) => A.replace('"a"', why);

type Row = [string, string, object | RefusedBecause];

/** Each class of replies: what stands in it, the reply, the value or the reason for none. */
const CLASSES: Record<string, Row[]> = {
  'thoughts never count': [
    ['in tags of any family', `<reasoning>${B}</reasoning>◁think▷${B}◁/think▷[THINK]${B}[/THINK]${A}`, a],
    ['whose beginning was not sent', `first {"mode": "all", then\n</think>${A}`, a],
    ['with a quote that never closes', `well {"x": 'it\n</think>\n${A}`, a],
    ['that break off in a string', `maybe {"mode": "al\n</think>\n${A}`, a],
    ['that never end', `<think>${A}`, 'empty'],
    ['with nothing after them', `<think>${A}</think>\n`, 'empty'],
    [
      'in the analysis channel',
      `<|channel|>analysis<|message|>${B}<|end|><|channel|>final<|message|>${A}`,
      a,
    ],
    ['in a turn of their own', `<|im_start|>think\n${B}<|im_end|>\n<|im_start|>answer\n${A}`, a],
    ['tags inside a string are text', put('"say <think> and </think>"'), why('say <think> and </think>')],
  ],
  'other speakers never count': [
    ['a user after it', `${A}\nUser: no\nAssistant: ${B}`, a],
    ['a Chinese label', `${A}\n候选人：嗯\n${B}`, a],
    ['a token', `${A}<|im_end|>\n<|im_start|>assistant\n${B}`, a],
    ['a label of its own', `Assistant: ${A}`, a],
    ['a token of the user', `${A}\n<|user|>\n${B}`, a],
    ['an example in tags', `<example>${B}</example>${A}`, a],
    ['an example in words', `For example:\n${B}\nAnswer: ${A}`, a],
    ['an example alone', `例如：${A}`, 'invalid'],
  ],
  'wrappers are opened': [
    ['of any name', `{"data":{"pick":${A}}}`, a],
    ['a list of one', `[${A}]`, a],
    ['a tool call', `{"name":"f","arguments":${JSON.stringify(A)}}`, a],
    ['a whole response', `{"choices":[{"message":{"content":${JSON.stringify(A)}}}]}`, a],
    ['escaped quotes', A.replaceAll('"', '\\"'), a],
    ['not one called a draft', `{"draft":${A}}`, 'invalid'],
    ['not the prototype', `{"__proto__":${A}}`, 'invalid'],
    ['not two', `{"a":${A},"b":${B}}`, 'ambiguous'],
    ['of two the final one', `{"first":${A},"final":${B}}`, b],
    ['not one that repeats a key differently', `{"mode":"all","result":${A}}`, 'ambiguous'],
  ],
  'of several objects one must be meant': [
    ['different ones', `${A}\n${B}`, 'ambiguous'],
    ['the same twice', `${A}\n${A}`, a],
    ['growing', `{"mode":"all"}${B.replace(',"q"', '')}${B}`, b],
    ['a final one', `${A}\nFinal answer:\n${B}`, b],
    ['a corrected one', `${A}\n更正如下：\n${B}`, b],
    ['after a mistake', `${A}\nOops, I made a mistake.\n\n${B}`, b],
    [
      'final words about something else',
      `${A}\nThe final say is yours; for the second message:\n${B}`,
      'ambiguous',
    ],
    ['alternatives', `Option A: ${A}\nOr else: ${B}`, 'ambiguous'],
    ['alternatives that grow', `Option A: ${B.replace(',"q"', '')}\nOption B: ${B}`, 'ambiguous'],
    ['a doubt instead of a correction', `${A}\nActually, maybe: ${B}`, 'ambiguous'],
    ['two final ones', `Final: ${A}\nFinal: ${B}`, 'ambiguous'],
    ['the first is final, the other a draft', `最终：${A}\n之前的草稿：${B}`, a],
    ['chosen by number', `${A}\n${B}\nThe second one is final.`, b],
    ['marked behind it', `${A} (draft)\n${B} (final)`, b],
    ['a final one that can not be read', `${A}\nFinal: {"mode":"some","ids":[],"why":""}`, 'ambiguous'],
    ['taken back', `${A}\n\nWait, that is wrong.`, 'ambiguous'],
    ['taken back on a condition', `${A}\n\nIf that is wrong, tell me.`, a],
  ],
  'what is cut off is refused': [
    ['in a string', A.slice(0, -3), 'truncated'],
    ['in a list', '{"mode":"one","why":"a","ids":["p"', 'truncated'],
    ['after a comma', `${A.slice(0, -1)},`, 'truncated'],
    ['but for the closing bracket', A.slice(0, -1), a],
    ['but for the bracket, in a fence', `\`\`\`json\n${A.slice(0, -1)}\n\`\`\``, a],
    ['but for the bracket, with words behind', `${A.slice(0, -1)}\n\nHope this helps!`, a],
    ['a second object', `${A}\n${B.slice(0, 20)}`, 'truncated'],
    ['a list closed as an object', '{"mode":"one","why":"a","ids":[}', 'truncated'],
  ],
  strings: [
    ['pairs of quotes inside', put('"he "did" it"'), why('he "did" it')],
    ['a comma behind an inner quote', put('"he "did", then left"'), 'ambiguous'],
    ['a colon behind an inner quote', put('"the key "mode": odd"'), 'ambiguous'],
    ['one quote inside', put('"5" wide"'), 'ambiguous'],
    ['a comma before an inner quote', A.replace('"p"', '"p,"q" r"'), 'ambiguous'],
    ['brackets that close too much', '{"mode":"one","why":"a","ids":[]"x":"p"}]}', 'ambiguous'],
    ['a bracket behind an inner quote', put('"use "}" here"'), 'ambiguous'],
    ['illegal escapes are text', put('"C:\\dir \\d+"'), why('C:\\dir \\d+')],
    ['legal and illegal escapes', put('"\\d and \\n"'), 'ambiguous'],
    ['line breaks', put('"x\n\ty"'), why('x\n\ty')],
    ['other quotes outside are quotes, inside text', put('“x "y" ‘z’，：”'), why('x "y" ‘z’，：')],
    ['joined with plus', put('"x" + \'y\''), why('xy')],
    ['triple quotes', put('"""x, "y", z"""'), why('x, "y", z')],
    ['two in a row', put('"x" "y"'), 'ambiguous'],
  ],
  'what was left out is not guessed': [
    ['an ellipsis', A.replace('"p"', '"p",...'), 'ambiguous'],
    ['an empty place', A.replace('"p"', '"p",,"q"'), 'ambiguous'],
    ['a comment that says so', A.replace('"p"', '"p" /* and more */'), 'ambiguous'],
    ['a comment with another value', A.replace('"one"', '"one" /* or all */'), 'ambiguous'],
    ['a plain comment', A.replace('"one"', '"one" // kept short\n'), a],
    ['a key twice', A.replace('}', ',"mode":"all"}'), 'ambiguous'],
    ['a key twice in another case', A.replace('}', ',"Mode":"all"}'), 'ambiguous'],
    ['a key twice with one value', A.replace('}', ',"mode":"one"}'), a],
  ],
  'no value at all': [
    ['nothing', ' \n', 'empty'],
    ['tokens and fences', '```json\n```<|im_end|>', 'empty'],
    ['null', 'null', 'invalid'],
    ['prose', 'One of them, p.', 'invalid'],
    ['YAML', 'mode: one\nids: ["p"]\nwhy: a', 'invalid'],
    ['XML', '<mode>one</mode><ids><id>p</id></ids>', 'invalid'],
    ['a refusal', "I'm sorry, but I can't help with that.", 'refusal'],
    ['a refusal in Chinese', '很抱歉，我无法完成这个请求。', 'refusal'],
    ['a refusal as JSON', '{"error":"I cannot assist with that."}', 'refusal'],
    ['a refusal beside a value', `I can't help with that.\n${A}`, 'refusal'],
    ['an apology before a value', `Sorry for the wait, here it is: ${A}`, a],
    ['the schema', '{"type":"object","properties":{"mode":{"type":"string"}}}', 'invalid'],
    ['placeholders', '{"mode":"one|all","ids":["string"],"why":"..."}', 'invalid'],
    ['a placeholder in dots', put('"..."'), 'invalid'],
    ['a placeholder in brackets', put('"<your reason>"'), 'invalid'],
    ['a tag as a value', put('"<div>"'), why('<div>')],
    ['an echo, then a value', `{"mode":"one|all","ids":["string"],"why":"..."}\n${A}`, a],
    ['too deep', A.replace('}', `,"x":${'['.repeat(40)}${']'.repeat(40)}}`), 'invalid'],
  ],
};

describe('reply recovery', () => {
  for (const [name, rows] of Object.entries(CLASSES)) {
    describe(name, () => {
      for (const [label, text, expected] of rows) {
        it(label, () => {
          const recovered = recoverReply({ text }, schema);
          assert.deepEqual(recovered.ok ? recovered.value : recovered.reason, expected);
        });
      }
    });
  }

  it('a reply that ended at its limit is cut off, one that was filtered refused, whatever it holds', () => {
    const reason = (finishReason: string) => {
      const recovered = recoverReply({ text: A, finishReason }, schema);
      return recovered.ok ? 'ok' : recovered.reason;
    };
    assert.equal(reason('length'), 'truncated');
    assert.equal(reason('MAX_TOKENS'), 'truncated');
    assert.equal(reason('content_filter'), 'refusal');
    assert.equal(reason('tool_calls'), 'ok');
  });

  it('a number at the end of the text is cut off, one before a line end and a fence is not', () => {
    const counted = z.object({ id: z.string(), count: z.number() });
    const json = '{"id":"x","count":12';
    assert.equal(recoverReply({ text: json }, counted).ok, false);
    assert.equal(recoverReply({ text: `${json}\n` }, counted).ok, false);
    assert.equal(recoverReply({ text: `\`\`\`json\n${json}\n\`\`\`` }, counted).ok, true);
  });

  it('a bare list stands for a schema that holds only a list, a part of it for nothing', () => {
    const item = '{"id":"1","text":"x"}';
    const value = { items: [{ id: '1', text: 'x' }] };
    assert.deepEqual(recoverReply({ text: `Items: [${item}]` }, list), { ok: true, value, repaired: true });
    assert.equal(recoverReply({ text: item }, list).ok, false);
    assert.equal(recoverReply({ text: `{"items":[${item}]}\n{"id":"2","text":"y"}` }, list).ok, false);
  });

  it('keys that reach into prototypes are dropped and change nothing', () => {
    const text = A.replace(
      '{',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},',
    );
    assert.deepEqual(recoverReply({ text }, schema), { ok: true, value: a, repaired: false });
    assert.equal(Reflect.get({}, 'polluted'), undefined);
    const open = recoverReply({ text }, z.object({ mode: z.unknown(), constructor: z.unknown().optional() }));
    assert.ok(open.ok && Object.getPrototypeOf(open.value) === Object.prototype);
  });

  it('says where a value is wrong and what was expected, without quoting the reply', () => {
    const recovered = recoverReply({ text: '{"mode":"SECRET","ids":["p",7]}' }, schema);
    assert.deepEqual(recovered, {
      ok: false,
      reason: 'invalid',
      problems: ['mode: expected one of one, all', 'ids[1]: expected a string', 'why: is missing'],
    });
  });
});
