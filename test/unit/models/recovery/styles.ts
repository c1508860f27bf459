/** The ways in which models write JSON that is none, each for values whose strings hold no quotes and no backslashes. */
export const SLOPPY: Readonly<Record<string, (value: object) => string>> = {
  'with single quotes': (value) => write(value, { quote: ["'", "'"] }),
  'with curly quotes': (value) => write(value, { quote: ['“', '”'] }),
  'with corner brackets as quotes': (value) => write(value, { quote: ['「', '」'] }),
  'with backticks': (value) => write(value, { quote: ['`', '`'] }),
  'with trailing commas': (value) => write(value, { end: ',' }),
  'without commas': (value) => write(value, { comma: '\n' }),
  'with full-width punctuation': (value) => write(value, { comma: '，', colon: '：', brackets: '｛｝［］' }),
  'with unquoted keys': (value) => write(value, { bareKeys: true }),
  'in snake case': (value) =>
    write(value, { key: (key) => key.replace(/[A-Z]/g, (char) => `_${char.toLowerCase()}`) }),
  'in capitals': (value) => write(value, { key: (key) => key.toUpperCase() }),
  'with comments': (value) => write(value, { comma: ', // next\n', colon: /* value */ ': /* value */ ' }),
  'with hash comments': (value) => write(value, { comma: ', # next\n' }),
  'in Python': (value) =>
    write(value, {
      quote: ["'", "'"],
      literal: (text) => text.replace(/^[tfn]/, (char) => char.toUpperCase()),
    }),
  'with raw line breaks': (value) => write(value, { comma: ',\r\n\u00a0', colon: '\u3000:\t' }),
  'with doubled keys': (value) => JSON.stringify(value).replace(/^\{(.*)\}$/s, '{$1,$1}'),
  'with unknown and unsafe keys': (value) =>
    JSON.stringify(value).replace(/^\{/, '{"__proto__":{"a":[1]},"constructor":null,"note":"n",'),
};

/** What stands around an object that is meant. */
export const WRAPPED: Readonly<Record<string, (json: string) => string>> = {
  'in a fence': (json) => `Here it is:\n\`\`\`json\n${json}\n\`\`\`\nDone {really}.`,
  'after thoughts': (json) => `<think>Maybe ${json.slice(0, 12)} or {"a": 1}?</think>\n${json}`,
  'after thoughts without a beginning': (json) => `so ${json.slice(0, 12)}\n</think>\n\n${json}`,
  'in chat tokens': (json) => `<|im_start|>assistant\n${json}<|im_end|>\n<|im_start|>user\nmore`,
  'before another speaker': (json) => `${json}\n\nUser: {"a": 1}\nAssistant: {"b": 2}`,
  'in a wrapper': (json) => `{"result": {"data": ${json}}}`,
  'in a list of one': (json) => `[${json}]`,
  'in a tool call': (json) => `{"name": "f", "arguments": ${JSON.stringify(json)}}`,
  'in a string': (json) => JSON.stringify(json),
  'in a tag': (json) => `<result>${json}</result>`,
  'said twice': (json) => `${json}\n${json}`,
  'after an echo of the schema': (json) =>
    `Format: {"type": "object", "properties": {"a": {"type": "string"}}}\n${json}`,
};

interface Style {
  quote?: readonly [string, string];
  comma?: string;
  colon?: string;
  end?: string;
  brackets?: string;
  bareKeys?: boolean;
  key?: (key: string) => string;
  literal?: (text: string) => string;
}

function write(value: unknown, style: Style): string {
  const { quote = ['"', '"'], comma = ',', colon = ':', end = '', brackets = '{}[]' } = style;
  const [open = '', close = '', openList = '', closeList = ''] = brackets;
  const string = (text: string) => `${quote[0]}${text}${quote[1]}`;
  const write1 = (each: unknown): string => {
    if (typeof each === 'string') return string(each);
    if (typeof each !== 'object' || each === null) return (style.literal ?? String)(String(each));
    const parts = Array.isArray(each)
      ? each.map(write1)
      : Object.entries(each).map(([key, member]) => {
          const name = style.key?.(key) ?? key;
          return `${style.bareKeys ? name : string(name)}${colon}${write1(member)}`;
        });
    const body = parts.length === 0 ? '' : `${parts.join(comma)}${end}`;
    return Array.isArray(each) ? `${openList}${body}${closeList}` : `${open}${body}${close}`;
  };
  return write1(value);
}
