/**
 * What a model's text may carry besides text: tags around reasoning and the tokens of chat templates. The families
 * are those of the reasoning parsers of vLLM, SGLang and llama.cpp, of Open WebUI's default tags, and of the
 * harmony format of gpt-oss.
 */
export type Mark = { length: number } & (
  | { kind: 'open'; endToken: boolean }
  | { kind: 'close' | 'final' | 'end' | 'endToken' | 'skip' | 'wrap' | 'unwrap' | 'strike' | 'unstrike' }
  | { kind: 'header'; role: string }
);

/** What a fixed word is; `openToEnd` opens reasoning that `<|end|>` closes. */
type Kind =
  | 'open'
  | 'openToEnd'
  | 'close'
  | 'endToken'
  | 'end'
  | 'assistant'
  | 'header'
  | 'skip'
  | 'strike'
  | 'unstrike';

/** Written with `|` and `_` for the full-width bar and the block of DeepSeek's tokens, and in lower case. */
const TOKENS: readonly (readonly [Kind, readonly string[]])[] = [
  [
    'open',
    [
      '◁think▷',
      '[think]',
      '<|begin_of_thought|>',
      '<|start_thinking|>',
      '<|think_start|>',
      '<|inner_prefix|>',
      '<|channel>',
    ],
  ],
  ['openToEnd', ['<|think|>']],
  [
    'close',
    [
      '◁/think▷',
      '[/think]',
      '<|end_of_thought|>',
      '<|end_thinking|>',
      '<|think_end|>',
      '<|inner_suffix|>',
      '<|/think|>',
      '<channel|>',
    ],
  ],
  ['endToken', ['<|end|>']],
  [
    'end',
    [
      '<|im_end|>',
      '<|eot_id|>',
      '<|eom_id|>',
      '<|eot|>',
      '<|eos|>',
      '<|end_of_text|>',
      '<|endoftext|>',
      '<|end_of_turn|>',
      '<|end_of_turn_token|>',
      '<|end_of_sentence|>',
      '<|role_end|>',
      '<|return|>',
      '<|call|>',
      '<|user|>',
      '<|user_token|>',
      '<|system|>',
      '<|system_token|>',
      '<|observation|>',
      '<end_of_turn>',
      '<turn|>',
      '<eos>',
      '</longcat_s>',
      '<longcat_user>',
      '[|endofturn|]',
      '[inst]',
      '[/inst]',
    ],
  ],
  ['assistant', ['<|assistant|>', '<|chatbot_token|>', '<longcat_assistant>']],
  [
    'skip',
    [
      '<|begin_of_solution|>',
      '<|end_of_solution|>',
      '<|start_response|>',
      '<|end_response|>',
      '<|start_text|>',
      '<|end_text|>',
      '<|begin_of_box|>',
      '<|end_of_box|>',
      '<|begin_of_text|>',
      '<|begin_of_sentence|>',
      '<|start_of_turn_token|>',
      '<|message|>',
      '<bos>',
    ],
  ],
  ['strike', ['<s>']],
  ['unstrike', ['</s>']],
  [
    'header',
    ['<|im_start|>', '<|start_header_id|>', '<|start_of_role|>', '<|start|>', '<start_of_turn>', '<|turn>'],
  ],
];

const REASONING = [
  'think',
  'thinking',
  'thought',
  'thoughts',
  'reason',
  'reasoning',
  'scratchpad',
  'inner_monologue',
  'seed:think',
  'mm:think',
  'longcat_think',
  'think:opensource',
  'antml:thinking',
  'antthinking',
];
const WRAPPERS = ['answer', 'response'];

const HEADER_ENDS = ['<|end_header_id|>', '<|end_of_role|>'];

const WORDS = TOKENS.flatMap(([kind, words]) => words.map((word) => ({ word, kind })));

/** Characters that are compared: the longest attributes or channel, and the tags around them. */
const WINDOW = 280;

/** The characters that a mark can start with. */
export const STARTS = '<◁[';

/**
 * The mark that starts at `at`; `undefined` where there is none, `partial` where more text is needed to say, which
 * with `ended` is never the answer.
 */
export function readMark(text: string, at: number, ended: boolean): Mark | 'partial' | undefined {
  const second = text[at + 1];
  if (second !== undefined && !/[A-Za-z/|｜]/.test(second)) return undefined;
  const window = folded(text.slice(at, at + WINDOW));
  const partial = window.length < WINDOW && !ended;
  let waits = false;
  for (const { word, kind } of WORDS) {
    if (window.startsWith(word))
      return kind === 'header' ? readHeader(window, word, partial) : made(kind, word);
    waits ||= word.startsWith(window);
  }
  if (window.startsWith('<|channel|>') || '<|channel|>'.startsWith(window)) {
    const channel = /^<\|channel\|>([^<]{0,80})(?:<\|constrain\|>[^<]{0,20})?<\|message\|>/.exec(window);
    if (channel) return channelMark(channel[0].length, channel[1] ?? '');
    return partial && window.length < 140 ? 'partial' : undefined;
  }
  return readTag(window, partial) ?? (waits && partial ? 'partial' : undefined);
}

/** The same length as the text. */
function folded(text: string): string {
  return text.replace(/[A-Z｜▁]/g, (one) => (one === '｜' ? '|' : one === '▁' ? '_' : one.toLowerCase()));
}

function made(kind: Exclude<Kind, 'header'>, { length }: string): Mark {
  if (kind === 'open' || kind === 'openToEnd')
    return { kind: 'open', endToken: kind === 'openToEnd', length };
  if (kind === 'assistant') return { kind: 'header', role: 'assistant', length };
  return { kind, length };
}

/** Only `final` is for the user; the other channels are reasoning and calls of tools. */
function channelMark(length: number, channel: string): Mark {
  return channel.trim().startsWith('final')
    ? { kind: 'final', length }
    : { kind: 'open', endToken: true, length };
}

function readHeader(window: string, token: string, partial: boolean): Mark | 'partial' {
  const role = /^\s{0,2}([a-z]{0,20})/.exec(window.slice(token.length));
  let length = token.length + (role?.[0].length ?? 0);
  const rest = window.slice(length);
  const end = HEADER_ENDS.find((word) => rest.startsWith(word));
  if (partial && (rest === '' || HEADER_ENDS.some((word) => word !== rest && word.startsWith(rest))))
    return 'partial';
  length += end?.length ?? 0;
  return { kind: 'header', role: role?.[1] ?? '', length };
}

function readTag(window: string, partial: boolean): Mark | 'partial' | undefined {
  const tag = /^<(\/?)([a-z_:]*)((?:\s[^<>]{0,200})?\/?)(>?)/.exec(window);
  if (!tag) return undefined;
  const [{ length }, slash, name = '', attributes = '', end] = tag;
  if (end === '') {
    if (!partial || length < window.length) return undefined;
    const known = [...REASONING, ...WRAPPERS];
    const grows = attributes === '' ? known.some((one) => one.startsWith(name)) : known.includes(name);
    return grows ? 'partial' : undefined;
  }
  if (REASONING.includes(name)) {
    if (slash) return { kind: 'close', length };
    return attributes.endsWith('/') ? { kind: 'skip', length } : { kind: 'open', endToken: false, length };
  }
  if (WRAPPERS.includes(name)) return { kind: slash ? 'unwrap' : 'wrap', length };
  return undefined;
}
