/** A limit outside of these is a number that means something else. */
const LEAST = 256;
const MOST = 100_000_000;

const EXCEEDS =
  /exceed|longer than|greater than|larger than|too (?:long|large|big|many)|maximum|reduce the|not enough|overflow|超过|超出|超限|超长|过长|太长/;
/** Limits of a rate: waiting helps, but where a single request is larger than the rate itself. */
const RATE =
  /rate.?limit|per.?(?:sec|min|day|hour)|\b[tr]p[msd]\b|\bqps\b|quota|throttl|please wait|(?:retry|try again) (?:in|after) \d|频率|速率|限流|并发|每(?:秒|分钟|小时|天|日)|配额|额度/;

/** Sayings of "the prompt is too long", each by what it must hold, that leave no doubt. */
const CONTEXT: RegExp[][] = [
  [/context.?(?:length|window|size|limit)|\bcontext the overflows|上下文/, EXCEEDS],
  [/tokens_limit_reached|max_prompt_tokens_exceeded|prompt_too_long|string_above_max_length|string too long/],
];
/** Sayings that may also be of a rate. */
const SAYINGS: RegExp[][] = [
  [/(?:prompt|inputs?|query|messages?|conversation|tokens?)(?: \w+){0,3} too long/],
  [/input is too large to process/],
  [/prompt exceeds max|code: 1261\b/],
  [/range of input length|(?:maximum|max)[ _](?:model|prompt|input|seq\w*)[ _]len/],
  [/exceeds the maximum length/],
  [/too many(?: input)? tokens/],
  [/(?:输入|提示词?|prompt|请求|内容|tokens?|文本|消息)[^\n]{0,30}(?:过长|超长|超过|超出|超限|太长)/],
];
const TOKENS: RegExp[] = [
  /tokens?\b[^\n]{0,60}(?:exceed|must be (?:<=|less than)|(?:longer|larger) than|> \d)/,
  /(?:exceed|must have less than|must be <=)[^\n]{0,60}\btokens?\b/,
];
/** A single request that has more tokens than may be. */
const TOO_LARGE = [/(?:request|body|payload)(?: \w+)? too large/, /tokens?|\btpm\b/];
/** Tokens of a rate, and those of a request. */
const REQUESTED = /\blimit:? (\d+)[^\n]{0,40}\brequested:? (\d+)/;

const LIMITS = [
  /n_ctx\D{1,4}(\d+)/,
  /\d(?: tokens)? > (\d+)/,
  /context (?:length|window|size|limit)(?: of)?(?: is)?(?: only)?:? ?\(?(\d+)/,
  /(\d+) maximum context/,
  /tokens allowed ?\(?(\d+)/,
  /\[ ?\d+ ?, ?(\d+) ?\]/,
  /token limit:? ?\(?(\d+)/,
  /max_seq_len\w*\D{1,3}(\d+)/,
  /max(?:imum)?(?: \w+){0,3} (?:length|limit|size)(?: of)?(?: is)?:? ?\(?(\d+)/,
  /\blimit(?: of)?(?: is)?:? ?\(?(\d+)/,
  /(?:<=|less than|cannot exceed|at most) ?(\d+)/,
  /(?:最大|上限|限制|不能?超过|超过|超出)[^\d\n]{0,20}(\d+)/,
];

/** What the prompt is longer than. */
export interface Overflow {
  /** In tokens, 0 where it is not told. */
  limit: number;
  /** The limit is the tokens of a minute or a day, which say nothing of the model's context. */
  rate: boolean;
}

/**
 * Whether an error says that the prompt is longer than the model can take in, or than the endpoint gives out at all in
 * the time that its rate is of; by the words of `readError`. `undefined`: it says something else.
 */
export function overflowOf(words: string): Overflow | undefined {
  const text = words.replace(/(\d)[,_](?=\d{3}\b)/g, '$1');
  const context = says(text, CONTEXT);
  const rate = !context && RATE.test(text);
  if (!context && !(rate ? isOverRate(text) : isOverflow(text))) return undefined;
  // Of a text in characters the limit is no number of tokens.
  if (/string too long|string_above_max_length/.test(text)) return { limit: 0, rate };
  for (const pattern of LIMITS) {
    const limit = Number(pattern.exec(text)?.[1] ?? 0);
    if (limit >= LEAST && limit <= MOST) return { limit, rate };
  }
  return { limit: 0, rate };
}

function isOverflow(text: string): boolean {
  return says(text, [TOO_LARGE, ...SAYINGS]) || TOKENS.some((one) => one.test(text));
}

/** A single request that is over the tokens of a whole minute: waiting doesn't help, shortening does. */
function isOverRate(text: string): boolean {
  const [, limit = 0, requested = 0] = (REQUESTED.exec(text) ?? []).map(Number);
  return says(text, [TOO_LARGE]) || (limit > 0 && requested > limit);
}

function says(text: string, sayings: readonly (readonly RegExp[])[]): boolean {
  return sayings.some((saying) => saying.every((one) => one.test(text)));
}
