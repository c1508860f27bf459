import { isAIMessageChunk, type BaseMessageChunk } from '@langchain/core/messages';
import { hasCode, VitaeError, type ErrorCode } from '../protocol/errors';
import type { ModelChoice, Usage } from '../protocol/models';
import type { ModelCall } from '../storage/records';
import { post } from './post.io';
import { prepare } from './provider';
import type { ModelRequest, Piece } from './request';
import { estimateTokens } from './tokens';
import { callError, hostOf, refusalError } from './trouble';

/** Milliseconds until the answer's headers; a whole reply comes with them, so it also has the idle time. */
const HEADERS_MS = 30_000;
/** Milliseconds between two pieces after which a stream counts as stalled. */
const IDLE_MS = 30_000;
/** Characters of a refusal that are read. */
const REFUSAL = 64_000;

/** Whom a call tells of itself. */
export interface Listener {
  /** How it ended, once; at an abort in the same moment. */
  ended?(call: ModelCall): void;
  /** Tokens that it took since it was last told; a correction may be negative. */
  spent?(tokens: number): void;
  /** What leaves, without the key. */
  sent?(request: { to: string; headers: Record<string, string>; body: string }): void;
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
  const account = new Account(choice, request, listener);
  const stopped = (): void => account.end(outcomeOf(signal?.reason));
  signal?.addEventListener('abort', stopped, { once: true });
  const patience = new Patience();
  try {
    patience.expect(request.whole ? headersMs + idleMs : headersMs);
    const { model, options, messages } = prepare(choice, request, wire(choice, listener, patience, idleMs));
    const signals = [patience.signal, ...(signal ? [signal] : [])];
    const stream = await model.stream(messages, { ...options, signal: AbortSignal.any(signals) });
    for await (const chunk of stream) {
      patience.expect(idleMs);
      yield* account.take(chunk);
    }
    // A client may end an aborted stream as if it were complete.
    signal?.throwIfAborted();
    patience.signal.throwIfAborted();
    account.end('ok');
    return account.reply;
  } catch (error) {
    signal?.throwIfAborted();
    const told = patience.signal.aborted
      ? new VitaeError('model-stalled', { host: hostOf(choice), seconds: patience.seconds })
      : callError(error, choice, patience.answered);
    account.end(told.code);
    throw told;
  } finally {
    patience.end();
    signal?.removeEventListener('abort', stopped);
    account.end('stopped');
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

  end(): void {
    clearTimeout(this.timer);
  }
}

/** What a call receives, and what is told of it. */
class Account {
  readonly reply: ReplyEnd;
  private received = 0;
  private counted = false;
  private readonly since = performance.now();
  private told = false;

  constructor(
    private readonly choice: ModelChoice,
    request: ModelRequest,
    private readonly listener: Listener,
  ) {
    const input = request.messages.reduce((sum, { text }) => sum + estimateTokens(text), 0);
    this.reply = { usage: { input, output: 0, estimated: true } };
    listener.spent?.(input);
  }

  *take(chunk: BaseMessageChunk): Generator<Piece> {
    const { finish_reason: reason } = chunk.response_metadata as { finish_reason?: unknown };
    if (typeof reason === 'string') this.reply.finishReason = reason;
    const refusal = refusalOf(chunk);
    if (refusal !== undefined) this.reply.refusal = (this.reply.refusal ?? '') + refusal;
    const { text } = chunk;
    if (text !== '') yield* this.receive({ kind: 'text', text }, text);
    if (!isAIMessageChunk(chunk)) return;
    for (const { args = '', index = 0, id, name } of chunk.tool_call_chunks ?? [])
      yield* this.receive({ kind: 'args', index, args, ...(id && { id }), ...(name && { name }) }, args);
    if (chunk.usage_metadata) {
      const { input_tokens: input, output_tokens: output } = chunk.usage_metadata;
      this.counted = true;
      const { usage } = this.reply;
      this.listener.spent?.(input + output - usage.input - usage.output);
      this.reply.usage = { input, output };
    }
  }

  end(outcome: ModelCall['outcome']): void {
    if (this.told) return;
    this.told = true;
    const { choice, received, reply } = this;
    const ms = Math.round(performance.now() - this.since);
    this.listener.ended?.({
      host: hostOf(choice),
      model: choice.name,
      ms,
      outcome,
      received,
      usage: reply.usage,
    });
  }

  private *receive(piece: Piece, text: string): Generator<Piece> {
    this.received += text.length;
    if (!this.counted) {
      const tokens = estimateTokens(text);
      this.reply.usage.output += tokens;
      this.listener.spent?.(tokens);
    }
    yield piece;
  }
}

/** A refusal stands beside the text, in the raw answer of one API and in the message of the other. */
function refusalOf({ additional_kwargs: beside }: BaseMessageChunk): string | undefined {
  const raw = beside['__raw_response'] as { choices?: { delta?: unknown; message?: unknown }[] } | undefined;
  const { delta, message } = raw?.choices?.[0] ?? {};
  for (const place of [delta, message, beside]) {
    const { refusal } = (place ?? {}) as { refusal?: unknown };
    if (typeof refusal === 'string' && refusal !== '') return refusal;
  }
  return undefined;
}

/** Sends, tells what left, and makes an error of ours of an answer that is none. */
function wire(choice: ModelChoice, listener: Listener, patience: Patience, idleMs: number): typeof fetch {
  return async (target, init = {}) => {
    const url = String(target instanceof Request ? target.url : target);
    listener.sent?.({
      to: url,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? init.body : '',
    });
    const response = await post(url, init);
    patience.answered = true;
    patience.expect(idleMs);
    if (response.ok) return response;
    const body = (await response.text()).slice(0, REFUSAL);
    throw refusalError(choice, { status: response.status, headers: response.headers, body });
  };
}

/** An abort with a reason of ours is told as that: the turn's time was over. Else the user stopped it. */
function outcomeOf(reason: unknown): 'stopped' | ErrorCode {
  return hasCode(reason) ? reason.code : 'stopped';
}
