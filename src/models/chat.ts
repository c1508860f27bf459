import { HumanMessage, SystemMessage } from '@langchain/core/messages';
import { ChatOpenAI } from '@langchain/openai';
import { hasCode, VitaeError, type ErrorCode } from '../protocol/errors';
import type { ModelEndpoint } from '../protocol/ports';
import type { ModelCall } from '../storage/records';
import { post } from './post.io';

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
 * Streams the text of a chat completion. Rejects with `model-auth`, `model-unreachable`, `model-stalled`,
 * `model-redirected` or `model-failed`, where nothing of the request or the key is in the error, and with the signal's reason; an abort
 * closes the socket. `report` is told once how the call ended, at an abort in the same moment.
 */
export async function* streamChat(
  endpoint: ModelEndpoint,
  { system, user, temperature }: ChatRequest,
  signal: AbortSignal | undefined,
  report?: (call: ModelCall) => void,
): AsyncGenerator<string> {
  signal?.throwIfAborted();
  const { idleMs = IDLE_MS } = endpoint;
  const call = new Call(endpoint, report);
  const stopped = (): void => call.end(outcomeOf(signal?.reason));
  signal?.addEventListener('abort', stopped, { once: true });
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(), idleMs);
  try {
    const stream = await chatModel(endpoint, temperature).stream(
      [new SystemMessage(system), new HumanMessage(user)],
      { signal: AbortSignal.any([stalled.signal, ...(signal ? [signal] : [])]) },
    );
    for await (const { text } of stream) {
      timer.refresh();
      call.received += text.length;
      if (text !== '') yield text;
    }
    // A client may end an aborted stream as if it were complete.
    signal?.throwIfAborted();
    stalled.signal.throwIfAborted();
    call.end('ok');
  } catch (error) {
    signal?.throwIfAborted();
    const told = stalled.signal.aborted ? stallError(endpoint, idleMs) : modelError(error, endpoint);
    call.end(told.code);
    throw told;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stopped);
    call.end('stopped');
  }
}

/** What is told of one request, once. */
class Call {
  received = 0;
  private readonly since = performance.now();

  constructor(
    private readonly endpoint: ModelEndpoint,
    private report: ((call: ModelCall) => void) | undefined,
  ) {}

  end(outcome: ModelCall['outcome']): void {
    const { report, endpoint, received } = this;
    this.report = undefined;
    const ms = Math.round(performance.now() - this.since);
    report?.({ host: hostOf(endpoint.baseUrl), model: endpoint.name, ms, outcome, received });
  }
}

/** An abort with a reason of ours is told as that: the turn's time was over. Else the user stopped it. */
function outcomeOf(reason: unknown): 'stopped' | ErrorCode {
  return hasCode(reason) ? reason.code : 'stopped';
}

function chatModel(endpoint: ModelEndpoint, temperature: number): ChatOpenAI {
  return new ChatOpenAI({
    model: endpoint.name,
    temperature,
    // Without a key the client insists on one; local servers ignore it.
    apiKey: endpoint.apiKey ?? 'none',
    // Always explicit: without it the client obeys OPENAI_BASE_URL of the environment.
    configuration: { baseURL: endpoint.baseUrl, organization: null, project: null, fetch: post },
    maxRetries: 0,
    streaming: true,
    streamUsage: false,
  });
}

function stallError(endpoint: ModelEndpoint, idleMs: number): VitaeError {
  return new VitaeError('model-stalled', {
    host: hostOf(endpoint.baseUrl),
    seconds: Math.ceil(idleMs / 1000),
  });
}

/** Only the host and the kind of trouble: bodies of errors may quote the request. */
function modelError(error: unknown, endpoint: ModelEndpoint): VitaeError {
  const status = statusOf(error);
  const host = hostOf(endpoint.baseUrl);
  if (status === 401 || status === 403) return new VitaeError('model-auth', { host, status });
  if (status !== undefined && status >= 300 && status < 400)
    return new VitaeError('model-redirected', { host, status });
  if (status !== undefined) return new VitaeError('model-failed', { host, status });
  return new VitaeError('model-unreachable', { host });
}

/** The status of an answer; the client wraps what a request rejects with. */
function statusOf(error: unknown): number | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { status } = cause as { status?: unknown };
    if (typeof status === 'number') return status;
  }
  return undefined;
}

/** Host and port alone: a path, a query or a user's name in an address may be secret. */
function hostOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : '';
}
