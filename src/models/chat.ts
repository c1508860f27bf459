import { HumanMessage, SystemMessage } from '@langchain/core/messages';
import { ChatOpenAI } from '@langchain/openai';
import { VitaeError } from '../protocol/errors';
import type { ModelEndpoint } from '../protocol/ports';

/** A request as we build it; LangChain's messages exist only at the call. */
export interface ChatRequest {
  system: string;
  user: string;
  /** 0.7 for writing, 0 for classifying. */
  temperature: number;
}

/** Milliseconds without a token, also before the first one, after which a stream counts as stalled. */
const IDLE_MS = 30_000;

/**
 * Streams the text of a chat completion. Rejects with `model-auth`, `model-unreachable` or `model-failed`; nothing of
 * the request or the key is in the error.
 */
export async function* streamChat(
  endpoint: ModelEndpoint,
  { system, user, temperature }: ChatRequest,
  signal: AbortSignal | undefined,
): AsyncGenerator<string> {
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), IDLE_MS);
  const model = new ChatOpenAI({
    model: endpoint.name,
    temperature,
    // Without a key the client insists on one; local servers ignore it.
    apiKey: endpoint.apiKey ?? 'none',
    // Always explicit: without it the client obeys OPENAI_BASE_URL of the environment.
    configuration: { baseURL: endpoint.baseUrl, organization: null, project: null, fetch: fetchThere },
    maxRetries: 0,
    streaming: true,
    streamUsage: false,
  });
  try {
    const stream = await model.stream([new SystemMessage(system), new HumanMessage(user)], {
      signal: AbortSignal.any([stalled.signal, ...(signal ? [signal] : [])]),
    });
    for await (const chunk of stream) {
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), IDLE_MS);
      if (chunk.text !== '') yield chunk.text;
    }
    if (stalled.signal.aborted) throw new VitaeError('model-unreachable');
  } catch (error) {
    signal?.throwIfAborted();
    throw modelError(error, endpoint);
  } finally {
    clearTimeout(timer);
  }
}

/** Goes to the endpoint that the user chose and to no other: a redirect is an error. */
function fetchThere(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  return fetch(url, { ...init, redirect: 'error' });
}

/** Only the host and the kind of trouble: bodies of errors may quote the request. */
function modelError(error: unknown, endpoint: ModelEndpoint): VitaeError {
  const status = statusOf(error);
  const host = hostOf(endpoint.baseUrl);
  if (status === 401 || status === 403) return new VitaeError('model-auth', { host, status });
  if (status !== undefined) return new VitaeError('model-failed', { host, status });
  return new VitaeError('model-unreachable', { host });
}

function statusOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : undefined;
}

function hostOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl;
}
