/** What the body of an error says, as far as kinds of errors are told by it. */
export interface ErrorBody {
  /** What is said of the error, in small letters, a line each: `message: …`, `code: …`. For looking into, never shown. */
  words: string;
  /** The status that the body names, 0 where it names none: gateways answer 200 and say 429 inside. */
  status: number;
  /** The parameter that it names as the culprit. */
  param: string;
  /** A page for people: what answered is no API. */
  html: boolean;
}

/** Characters of an error that are looked into. */
const MOST = 4_000;
/** Levels of nesting: gateways wrap the answer of the provider behind them, some as a string of JSON. */
const DEEP = 8;

/** Keys that speak of the error. Others (`input`, `body`, `failed_generation` …) may quote the request. */
const SAYS = new Set(
  'error errors message msg detail details code type param loc reason status status_code http_code error_code errorcode error_msg error_message errormsg error_description status_msg base_resp metadata raw inner_error innererror response n_ctx n_prompt_tokens retrydelay header title description'.split(
    ' ',
  ),
);
const STATUS_KEYS = new Set(['code', 'status', 'status_code', 'http_code', 'error_code']);

/** Kinds of errors by name, where no status is told. */
const KINDS: [RegExp, number][] = [
  [/rate_?limit|too_?many_?requests|resource_?exhausted|throttl/, 429],
  [/insufficient_quota|billing_error/, 402],
  [/authentication_?error|unauthenticated|invalid_api_key/, 401],
  [/permission_?(?:error|denied)/, 403],
  [/model_?not_?found|not_?found_?error/, 404],
  [
    /overloaded|internal_?(?:server_?)?error|server_?error|api_error|unavailable|timed? ?out|upstream|gateway/,
    500,
  ],
  [/invalid_?(?:request|argument|parameter|prompt)|bad_?request/, 400],
];

/** Reads an error as JSON, as a stream's event, or as text. */
export function readError(body: string): ErrorBody {
  const start = body.trimStart();
  const html = start.startsWith('<');
  const value = html ? undefined : jsonOf(start);
  if (value === undefined) {
    const text = html ? start.replace(/<[^<>]{0,500}>/g, ' ') : start;
    return { words: text.slice(0, MOST).toLowerCase(), status: 0, param: '', html };
  }
  const told: Told = { lines: [], status: 0, param: '' };
  collect(value, 'error', DEEP, told);
  const words = told.lines.join('\n').slice(0, MOST);
  const status = told.status || statusOfKind(words);
  return { words, status, param: told.param, html };
}

/** The status that a text speaks of, by its number or by the name of its kind; 0 where it speaks of none. */
export function statusIn(text: string): number {
  const words = text.toLowerCase();
  const [, number] =
    /(?:^|\b(?:status|code|failed|error|http)\b[^\n\d]{0,12})([45]\d\d)\b/m.exec(words) ?? [];
  if (number !== undefined) return Number(number);
  return /\b429\b/.test(words) ? 429 : statusOfKind(words);
}

function statusOfKind(words: string): number {
  const kind = words.replace(/[ -]/g, '_');
  return KINDS.find(([pattern]) => pattern.test(kind))?.[1] ?? 0;
}

interface Told {
  lines: string[];
  status: number;
  param: string;
}

function collect(value: unknown, key: string, deep: number, told: Told): void {
  if (deep < 0 || told.lines.length > 60) return;
  if (typeof value === 'number' || typeof value === 'string') {
    const nested = typeof value === 'string' ? jsonOf(value.trimStart()) : undefined;
    if (nested !== undefined) return collect(nested, key, deep - 1, told);
    told.lines.push(`${key}: ${String(value).slice(0, MOST).toLowerCase()}`);
    const status = Number(value);
    if (STATUS_KEYS.has(key) && status >= 400 && status <= 599) told.status ||= status;
    if (key === 'param' && typeof value === 'string') told.param ||= value.toLowerCase();
  } else if (Array.isArray(value)) {
    for (const one of value.slice(0, 8)) collect(one, key, deep - 1, told);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value).slice(0, 40)) {
      const known = name.toLowerCase();
      if (SAYS.has(known)) collect(one, known, deep - 1, told);
    }
  }
}

/** The value of a text that is a JSON object or list, or the first event of a stream. */
function jsonOf(text: string): unknown {
  const event = /^(?:event:[^\n]*\n)?data: ?(\{[^\n]*)/.exec(text);
  const json = event?.[1] ?? text;
  if (!/^[[{]/.test(json)) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
