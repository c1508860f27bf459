import type { Address } from '../protocol/endpoint';
import { oneLine } from '../text/plainText';

/** A model as a server lists it. */
export interface ListedModel {
  /** Exactly as the server knows it. */
  id: string;
  /** Tokens of prompt and reply together, where the server told. */
  contextTokens?: number;
  /** Its size and form, in the server's words. */
  details?: string;
}

/** Models of a server, and characters of a name, that are shown. */
const MOST_MODELS = 500;
const LONGEST_NAME = 200;
/** Tokens that a context may have: others were told by mistake. */
const LEAST_TOKENS = 256;
const MOST_TOKENS = 100_000_000;

/** What servers call a context, the one that is in force first. */
const CONTEXT_FIELDS = [
  'loaded_context_length',
  'max_model_len',
  'context_length',
  'context_window',
  'max_context_length',
];

/** Where an endpoint lists its models. */
export function listUrl({ baseUrl, query = {} }: Address): string {
  const url = new URL(`${baseUrl}/models`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Models of an OpenAI-compatible list: `{data: [{id}]}`, a bare array, or with `models` and `name`. */
export function listedModels(json: unknown): ListedModel[] {
  const list = [field(json, 'data'), field(json, 'models'), json].find(Array.isArray) ?? [];
  const found = new Map<string, ListedModel>();
  for (const one of list.slice(0, MOST_MODELS * 4) as unknown[]) {
    const id = [field(one, 'id'), field(one, 'name'), one].find(isName);
    if (id === undefined || found.size === MOST_MODELS) continue;
    const contextTokens = CONTEXT_FIELDS.map((name) => tokens(field(one, name))).find(isKnown);
    if (isChatModel(one) && !found.has(id)) found.set(id, { id, ...(contextTokens && { contextTokens }) });
  }
  return [...found.values()];
}

/** What Ollama's `/api/tags` says of its models, by name: such as `3.2B · Q4_K_M`. */
export function ollamaDetails(json: unknown): Map<string, string> {
  const list = field(json, 'models');
  const details = new Map<string, string>();
  for (const one of Array.isArray(list) ? (list.slice(0, MOST_MODELS) as unknown[]) : []) {
    const name = field(one, 'name');
    const parts = ['parameter_size', 'quantization_level'].map((key) => field(field(one, 'details'), key));
    if (isName(name)) details.set(name, parts.filter(isName).join(' · '));
  }
  return details;
}

/**
 * Tokens that Ollama gives a model: as it is loaded (`/api/ps`), else as its file says (`num_ctx` in `/api/show`). What
 * the model could take in at most doesn't count: Ollama cuts a longer prompt off without a word.
 */
export function ollamaContext(model: string, show: unknown, loaded: unknown): number | undefined {
  const running = field(loaded, 'models');
  const own = (Array.isArray(running) ? (running as unknown[]) : []).find(
    (one) => field(one, 'name') === model || field(one, 'model') === model,
  );
  const parameters = field(show, 'parameters');
  const set = typeof parameters === 'string' ? /^num_ctx +(\d{1,9})$/m.exec(parameters)?.[1] : undefined;
  return tokens(field(own, 'context_length')) ?? tokens(set === undefined ? undefined : Number(set));
}

/** Tokens that a llama.cpp server gives each request (`/props`); `undefined`: it is none. */
export function llamaContext(props: unknown): number | undefined {
  return tokens(field(field(props, 'default_generation_settings'), 'n_ctx')) ?? tokens(field(props, 'n_ctx'));
}

/** A name that can be shown and sent as it is. */
function isName(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value !== '' &&
    value.length <= LONGEST_NAME &&
    value === oneLine(value).trim()
  );
}

/** LM Studio lists what only makes vectors, too. */
function isChatModel(listed: unknown): boolean {
  return field(listed, 'type') !== 'embeddings';
}

function tokens(value: unknown): number | undefined {
  const known = typeof value === 'number' && Number.isInteger(value);
  return known && value >= LEAST_TOKENS && value <= MOST_TOKENS ? value : undefined;
}

function isKnown(value: number | undefined): value is number {
  return value !== undefined;
}

function field(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}
