import { AIMessageChunk, type BaseMessageChunk } from '@langchain/core/messages';
import { hasCode, VitaeError, type ErrorCode } from '../protocol/errors';
import type { ModelChoice, ModelEndpoint, Usage } from '../protocol/models';
import type { ModelCall } from '../storage/records';
import { readAnswer } from './answer';
import { realClock, type Clock } from './clock';
import type { Told } from './dialect';
import { post } from './post.io';
import { prepare } from './provider';
import type { ModelRequest, Piece } from './request';
import { shownOf } from './shown';
import { estimateTokens } from './tokens';
import { callError, hostOf, refusalError } from './trouble';

/** Milliseconds until the answer's headers; a whole reply comes with them, so it also has the idle time. */
const HEADERS_MS = 30_000;
/** Milliseconds between two pieces after which a stream counts as stalled. */
const IDLE_MS = 30_000;
/** Idle times that a server may fill with signs of life and nothing else. */
const ALIVE = 4;
/** Milliseconds for the count of tokens after a reply is complete, where the connection stays open. */
const TRAILER_MS = 2_000;
/** Bytes of a refusal that are read. */
const REFUSAL = 64_000;

/** Whom a call tells of itself. */
export interface Listener {
  /** How it ended, once; at an abort in the same moment. */
  ended?(call: ModelCall): void;
  /** Tokens that it took since it was last told; a correction may be negative. */
  spent?(tokens: number): void;
  /** What leaves, without the key. */
  sent?(request: { to: string; headers: Record<string, string>; body: string }): void;
  clock?: Clock;
}

/** How a reply ended. */
export interface ReplyEnd {
  /** As the provider says it: `stop`, `length`, `tool_calls`, `content_filter` … */
  finishReason?: string;
  /** What the model said instead of an answer. */
  refusal?: string;
  usage: Usage;
}

/**
 * Asks a model once and streams the pieces of its reply. Rejects with an error of ours whose code begins with `model-`,
 * where nothing of the request or the key is in it, and with the signal's reason; an abort closes the socket.
 */
export async function* callModel(
  choice: ModelChoice,
  request: ModelRequest,
  signal: AbortSignal | undefined,
  listener: Listener = {},
): AsyncGenerator<Piece, ReplyEnd> {
  signal?.throwIfAborted();
  const { headersMs = HEADERS_MS, idleMs = IDLE_MS } = choice;
  const told: Told = { finished: false };
  const account = new Account(choice, request, listener, told);
  const stopped = (): void => account.end(outcomeOf(signal?.reason));
  signal?.addEventListener('abort', stopped, { once: true });
  const patience = new Patience();
  try {
    patience.expect(request.whole ? headersMs + idleMs : headersMs);
    // A header can't hold it: it is none that a provider gave out.
    if (choice.provider === 'openai' && choice.apiKey !== undefined && !/^[!-~]+$/.test(choice.apiKey))
      throw new VitaeError('model-auth', { host: hostOf(choice) });
    const send =
      choice.provider === 'openai' ? wire(choice, request, { listener, patience, idleMs, told }) : fetch;
    const { model, options, messages } = prepare(choice, request, send);
    const signals = [patience.signal, ...(signal ? [signal] : [])];
    const stream = await model.stream(messages, { ...options, signal: AbortSignal.any(signals) });
    // Not by `for await`: leaving it waits for a stream that only the abort below ends.
    const chunks = stream[Symbol.asyncIterator]();
    for (;;) {
      const { done, value: chunk } = await chunks.next();
      if (done) break;
      if (choice.provider === 'vscode') patience.expect(idleMs);
      yield* account.take(chunk);
    }
    // A client may end an aborted stream as if it were complete.
    signal?.throwIfAborted();
    if (!told.finished) patience.signal.throwIfAborted();
    account.end('ok');
    return account.reply;
  } catch (error) {
    signal?.throwIfAborted();
    if (told.finished && patience.signal.aborted) {
      account.end('ok');
      return account.reply;
    }
    const trouble = patience.signal.aborted
      ? new VitaeError('model-stalled', { host: hostOf(choice), seconds: patience.seconds })
      : callError(error, choice, patience.answered);
    account.end(trouble.code);
    throw trouble;
  } finally {
    patience.end();
    signal?.removeEventListener('abort', stopped);
    // Whoever asked had enough, and takes no more of it.
    account.end('ok');
  }
}

/** Aborts when nothing comes for as long as was expected. */
class Patience {
  private readonly over = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private ms = 0;
  /** The headers of the answer have come. */
  answered = false;
  readonly signal = this.over.signal;

  expect(ms: number): void {
    clearTimeout(this.timer);
    this.ms = ms;
    this.timer = setTimeout(() => this.over.abort(), ms);
  }

  get seconds(): number {
    return Math.ceil(this.ms / 1000);
  }

  /** Nothing is expected any more: a stream that is still open is closed. */
  end(): void {
    clearTimeout(this.timer);
    this.over.abort();
  }
}

/** What a call receives, and what is told of it. */
class Account {
  /** As estimated while it comes. */
  private readonly usage: Usage;
  private received = 0;
  private readonly since = performance.now();
  private ended = false;

  constructor(
    private readonly choice: ModelChoice,
    request: ModelRequest,
    private readonly listener: Listener,
    private readonly told: Told,
  ) {
    const input = request.messages.reduce((sum, { text }) => sum + estimateTokens(text), 0);
    this.usage = { input, output: 0, estimated: true };
    listener.spent?.(input);
  }

  get reply(): ReplyEnd {
    const { finishReason, refusal } = this.told;
    return {
      ...(finishReason !== undefined && { finishReason }),
      ...(refusal !== undefined && { refusal }),
      usage: this.told.usage ?? this.usage,
    };
  }

  *take(chunk: BaseMessageChunk): Generator<Piece> {
    const { text } = chunk;
    if (text !== '') yield* this.receive({ kind: 'text', text }, text);
    if (!AIMessageChunk.isInstance(chunk)) return;
    for (const { args = '', index = 0, id, name } of chunk.tool_call_chunks ?? [])
      yield* this.receive({ kind: 'args', index, args, ...(id && { id }), ...(name && { name }) }, args);
  }

  end(outcome: ModelCall['outcome']): void {
    if (this.ended) return;
    this.ended = true;
    const { choice, received } = this;
    const { usage } = this.reply;
    this.listener.spent?.(usage.input + usage.output - this.usage.input - this.usage.output);
    const ms = Math.round(performance.now() - this.since);
    this.listener.ended?.({
      host: hostOf(choice),
      model: choice.name,
      ms,
      outcome,
      received,
      usage,
    });
  }

  private *receive(piece: Piece, text: string): Generator<Piece> {
    this.received += text.length;
    const tokens = estimateTokens(text);
    this.usage.output += tokens;
    this.listener.spent?.(tokens);
    yield piece;
  }
}

/** Sends, tells what left, and makes an error of ours of an answer that is none. */
function wire(
  endpoint: ModelEndpoint,
  request: ModelRequest,
  {
    listener,
    patience,
    idleMs,
    told,
  }: { listener: Listener; patience: Patience; idleMs: number; told: Told },
): typeof fetch {
  const { clock = realClock } = listener;
  return async (target, init = {}) => {
    const url = target instanceof Request ? target.url : String(target);
    const asked = typeof init.body === 'string' ? init.body : '';
    const body = request.whole ? unstreamed(asked) : asked;
    listener.sent?.(shownOf(endpoint, url, new Headers(init.headers), body));
    const response = await post(url, { ...init, body });
    patience.answered = true;
    patience.expect(idleMs);
    let silent = 0;
    if (response.ok)
      return readAnswer(response, endpoint, told, {
        event: () => {
          silent = performance.now();
          patience.expect(told.finished ? Math.min(idleMs, TRAILER_MS) : idleMs);
        },
        alive: () => {
          silent ||= performance.now();
          if (!told.finished && performance.now() - silent < idleMs * (ALIVE - 1)) patience.expect(idleMs);
        },
      });
    const { status, headers } = response;
    throw refusalError(endpoint, { status, headers, body: await beginning(response) }, clock.now());
  };
}

/** The client streams; where the whole reply is wanted at once, the request says so. */
function unstreamed(body: string): string {
  const { stream_options: _, ...rest } = JSON.parse(body) as Record<string, unknown>;
  return JSON.stringify({ ...rest, stream: false });
}

/** What can be read of an error's body: its status says something also where the body is cut off. */
async function beginning({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    while (reader && text.length < REFUSAL) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
    await reader?.cancel();
  } catch {
    // What came until then has to do.
  }
  return text;
}

/** An abort with a reason of ours is told as that: the turn's time was over. Else the user stopped it. */
function outcomeOf(reason: unknown): 'stopped' | ErrorCode {
  return hasCode(reason) ? reason.code : 'stopped';
}
