import type { ModelChoice } from '../protocol/models';

/** Parameters that endpoints refuse, by the words with which they name them; the more special name comes first. */
const NAMES: [string, RegExp][] = [
  ['tool_choice', /tool.?choice/],
  ['tools', /\btools?\b|function.?call|\bfunctions?\b|tool.?use|工具|函数调用/],
  [
    'response_format',
    /response.?format|json.?schema|json.?object|json.?mode|structured.?output|text\.format|invalid schema|结构化输出/,
  ],
  ['stream_options', /stream.?options|include_usage/],
  ['reasoning_effort', /reasoning/],
  ['temperature', /temperature|温度/],
  ['store', /\bstore\b/],
];

const REFUSES =
  /unsupported|not.{0,20}support|n.t support|no support|unrecognized|unknown (?:parameter|name|field|argument|key)|extra_forbidden|extra inputs|not (?:permitted|allowed|available|enabled)|unexpected (?:keyword|field|argument|parameter)|unavailable|incompatible|requires|deprecated|must be|is allowed|invalid (?:parameter|value|schema|type)|invalid 't|invalid temperature|is only|enabled only|only (?:enabled|available|supported)|cannot find field|no endpoints found|不支持|不可用|暂不|未开启/;

/** What a model made of the form was none, which the endpoint tells as an error: as if it could not do the form. */
const FAILED: [string, RegExp][] = [
  ['tools', /tool_use_failed|failed to call a function/],
  ['response_format', /json_validate_failed|failed to (?:generate|validate) json/],
];

/** The parameter that an error says the endpoint doesn't know, by the words of `readError`. */
export function refusedParameter(
  choice: ModelChoice,
  { words, param }: { words: string; param: string },
): string | undefined {
  const failed = FAILED.find(([, pattern]) => pattern.test(words));
  if (failed) return failed[0];
  if (!REFUSES.test(words)) return undefined;
  const named = NAMES.find(([, pattern]) => pattern.test(param)) ?? firstNamed(words);
  const what = named?.[0];
  // One thing with two names, by the API.
  return what === 'reasoning_effort' && choice.provider === 'openai' && choice.api === 'responses'
    ? 'reasoning'
    : what;
}

/** The one that is named first; of two at the same place the more special. */
function firstNamed(words: string): [string, RegExp] | undefined {
  let first: [string, RegExp] | undefined;
  let at = Infinity;
  for (const name of NAMES) {
    const found = words.search(name[1]);
    if (found >= 0 && found < at) [first, at] = [name, found];
  }
  return first;
}
