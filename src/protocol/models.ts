import type { ErrorCode, ErrorParams } from './errors';

/** What the two sides say of models: plain data, and the port to those of VS Code. */

/** The model that steps ask. */
export type ModelChoice = ModelEndpoint | VscodeModel;

/** An OpenAI-compatible endpoint. */
export interface ModelEndpoint {
  provider: 'openai';
  /** What stands before `/chat/completions` or `/responses`, without a slash at its end. */
  baseUrl: string;
  /** The model's name as the endpoint knows it. */
  name: string;
  apiKey?: string;
  api: 'chat' | 'responses';
  /** As the endpoint calls its efforts, such as `low`; absent: the model's own. */
  reasoningEffort?: string;
  /** Extra headers, which may be secret. */
  headers?: Record<string, string>;
  /** Extra parameters of the address, such as `api-version`. */
  query?: Record<string, string>;
  /** Tokens of prompt and reply together, as the user set them. */
  contextTokens?: number;
  /** Milliseconds until the answer's headers, and between two pieces of it; see `models/call.ts` for the defaults. */
  headersMs?: number;
  idleMs?: number;
}

/** A model that VS Code offers. */
export interface VscodeModel {
  provider: 'vscode';
  /** The identifier that VS Code gives it. */
  id: string;
  /** As the user knows it. */
  name: string;
  /** Tokens that a prompt may have. */
  contextTokens: number;
  /** Long for the first request where VS Code may ask the user about it; absent for all others. */
  readonly headersMs?: number | undefined;
  idleMs?: number;
  /**
   * Streams a reply; an abort cancels the request. Rejects with the signal's reason, else as VS Code does: what that
   * means `models/lmTrouble.ts` says.
   */
  chat(request: LmRequest, signal: AbortSignal): AsyncIterable<LmPart>;
}

/** A request to a model of VS Code. */
export interface LmRequest {
  messages: readonly LmMessage[];
  tools?: readonly LmTool[];
  /** The model has to call a tool; with one tool, that one. */
  mustCall?: boolean;
  /** Options of the provider, such as `temperature`; those that it doesn't know it ignores. */
  options?: Record<string, unknown>;
}

export type LmMessage =
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string; calls?: readonly { id: string; name: string; input: object }[] }
  | { role: 'tool'; callId: string; text: string };

export interface LmTool {
  name: string;
  description: string;
  /** JSON schema of its input. */
  schema: object;
}

export type LmPart =
  { type: 'text'; text: string } | { type: 'call'; id: string; name: string; input: object };

/** Forms of structured output, from the most binding to the least. */
export type Rung = 'tool' | 'schema' | 'json' | 'plain';

/** What was learnt of a model by asking it. */
export interface ModelTraits {
  /** The form of structured output that worked. */
  rung?: Rung;
  /** Parameters that it refused. */
  without?: readonly string[];
  /** Tokens of its context, as it told. */
  contextTokens?: number;
}

/** Traits by the key of `models/traits.ts`; a changed base URL or name is another key. */
export interface ModelTraitStore {
  get(key: string): ModelTraits;
  set(key: string, traits: ModelTraits): void;
}

/** Tokens of a request and its reply; `estimated` where the provider didn't count them. */
export interface Usage {
  input: number;
  output: number;
  estimated?: true;
}

/** Stands in a request that is shown for what may be secret. */
export const HIDDEN = '(hidden)';

/** A request as it left, with what may be secret taken out: see `models/shown.ts`. */
export interface SentRequest {
  /** ISO 8601. */
  at: string;
  threadId: string;
  /** The graph's node that asked, and the step's name within it. */
  node: string;
  step: string;
  /** The address, or the name of VS Code's model. */
  to: string;
  headers?: Record<string, string>;
  /** The body, character for character. */
  body: string;
}

/** What a test asks of a model. */
export const MODEL_TESTS = ['structured', 'streamed', 'chinese'] as const;

export type ModelTest = (typeof MODEL_TESTS)[number];

/** How a model did. `recovered`: a reply that was not as asked for could be used, or came at the second try. */
export interface ModelTestResult {
  test: ModelTest;
  /** `skipped`: what went wrong before would have gone wrong again. */
  outcome: 'worked' | 'recovered' | 'failed' | 'skipped';
  /** Why it failed: an error, or a reply in another language than asked for. */
  error?: { code: ErrorCode; params: ErrorParams };
  notChinese?: true;
  /** The form in which the structured reply came. */
  rung?: Rung;
  /** Milliseconds to the end, and to the first text. */
  ms: number;
  firstMs?: number;
  /** Tokens of the reply, and of them each second after the first text. */
  tokens?: Usage;
  perSecond?: number;
}

/** What a test of a model found. */
export interface ModelTestReport {
  results: ModelTestResult[];
  /** Tokens that prompts are made for; `guessed`: nobody said how many the model can take in. */
  contextTokens: number;
  guessed: boolean;
}
