import { hasCode, VitaeError, type ErrorCode } from '../protocol/errors';
import type { ModelChoice, ModelEndpoint, Usage } from '../protocol/models';
import type { ModelCall } from '../storage/records';
import { Account } from './account';
import { readAnswer } from './answer';
import { realClock, type Clock } from './clock';
import type { Told } from './dialect';
import { lmTrouble } from './lmTrouble';
import { Patience } from './patience';
import { post } from './post.io';
import { prepare } from './provider';
import type { ModelRequest, Piece } from './request';
import { shownOf } from './shown';
import { callError, hostOf, refusalError } from './trouble';

/** Milliseconds until the answer's headers; a whole reply comes with them, so it also has the idle time. */
const HEADERS_MS = 30_000;
/** Milliseconds between two pieces after which a stream counts as stalled. */
const IDLE_MS = 30_000;
/** Idle times that a server may fill with signs of life and nothing else. */
const ALIVE = 4;
/** Milliseconds for the count of tokens after a reply is complete, where the connection stays open. */
const TRAILER_MS = 2_000;
/** Characters of a refusal that are read, and the milliseconds that they are waited for: its status says most of it. */
const REFUSAL = 64_000;
const REFUSAL_MS = 2_000;

/** Whom a call tells of itself. */
export interface Listener {
  /** How it ended, once; at an abort in the same moment. */
  ended?(call: ModelCall): void;
  /** Tokens that it took since it was last told; a correction may be negative. */
  spent?(tokens: number): void;
  /** What leaves, without the key; to a model of VS Code it is what VS Code is given. */
  sent?(request: { to: string; headers: Record<string, string>; body: string }): void;
  clock?: Clock;
}

/** How a reply ended. */
export interface ReplyEnd {
  /** As the provider says it: `stop`, `length`, `tool_calls`, `content_filter` … */
  finishReason?: string;
  /** What the model said instead of an answer. */
  refusal?: string;
  /** More came than a reply may have, so that it was closed; its reason is `length`. */
  tooLong?: true;
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
    account.begin();
    signal?.throwIfAborted();
    patience.expect(request.whole ? headersMs + idleMs : headersMs);
    // A header can't hold it: it is none that a provider gave out.
    if (choice.provider === 'openai' && choice.apiKey !== undefined && !/^[!-~]+$/.test(choice.apiKey))
      throw new VitaeError('model-auth', { host: hostOf(choice) });
    const send =
      choice.provider === 'openai'
        ? wire(choice, request, { listener, patience, idleMs, told, account })
        : fetch;
    const { model, options, messages } = prepare(choice, request, send, (one) => listener.sent?.(one));
    const signals = [patience.signal, ...(signal ? [signal] : [])];
    if (choice.provider === 'vscode') account.sent();
    const stream = await model.stream(messages, { ...options, signal: AbortSignal.any(signals) });
    // Not by `for await`: leaving it waits for a stream that only the abort below ends.
    const chunks = stream[Symbol.asyncIterator]();
    for (;;) {
      const { done, value: chunk } = await chunks.next();
      if (done) break;
      if (choice.provider === 'vscode') patience.expect(idleMs);
      yield* account.take(chunk);
      if (account.full) break;
    }
    // A client may end an aborted stream as if it were complete.
    signal?.throwIfAborted();
    if (!told.finished && !account.full) patience.signal.throwIfAborted();
    return closed(account);
  } catch (error) {
    signal?.throwIfAborted();
    if ((told.finished || account.full) && patience.signal.aborted) return closed(account);
    const trouble = patience.signal.aborted
      ? new VitaeError('model-stalled', { host: hostOf(choice), seconds: patience.seconds })
      : choice.provider === 'vscode'
        ? lmTrouble(error, choice)
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

/** Ends a call whose reply is complete, or as long as it may be. */
function closed(account: Account): ReplyEnd {
  account.think();
  const { reply } = account;
  account.end(reply.tooLong ? 'model-length' : 'ok');
  return reply;
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
    account,
  }: { listener: Listener; patience: Patience; idleMs: number; told: Told; account: Account },
): typeof fetch {
  const { clock = realClock } = listener;
  return async (target, init = {}) => {
    const url = target instanceof Request ? target.url : String(target);
    const asked = typeof init.body === 'string' ? init.body : '';
    const body = request.whole ? unstreamed(asked) : asked;
    listener.sent?.(shownOf(endpoint, url, new Headers(init.headers), body));
    const response = await post(url, { ...init, body }, () => account.sent());
    patience.answered = true;
    patience.expect(idleMs);
    let silent = 0;
    if (response.ok)
      return readAnswer(response, endpoint, told, {
        event: () => {
          silent = performance.now();
          account.think();
          if (account.full) return patience.end();
          patience.expect(told.finished ? Math.min(idleMs, TRAILER_MS) : idleMs);
        },
        alive: () => {
          silent ||= performance.now();
          if (!told.finished && performance.now() - silent < idleMs * (ALIVE - 1)) patience.expect(idleMs);
        },
      });
    account.refused();
    patience.rest();
    const { status, headers } = response;
    throw refusalError(
      endpoint,
      { status, headers, body: await beginning(response, Math.min(idleMs, REFUSAL_MS)) },
      clock.now(),
    );
  };
}

/** The client streams; where the whole reply is wanted at once, the request says so. */
function unstreamed(body: string): string {
  const { stream_options: _, ...rest } = JSON.parse(body) as Record<string, unknown>;
  return JSON.stringify({ ...rest, stream: false });
}

/** What can be read of an error's body: its status says something also where the body is cut off. */
async function beginning({ body }: Response, withinMs: number): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const late = setTimeout(() => void reader?.cancel().catch(() => undefined), withinMs);
  try {
    while (reader && text.length < REFUSAL) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
    await reader?.cancel();
  } catch {
    // What came until then has to do.
  } finally {
    clearTimeout(late);
  }
  return text;
}

/** An abort with a reason of ours is told as that: the turn's time was over. Else the user stopped it. */
function outcomeOf(reason: unknown): 'stopped' | ErrorCode {
  return hasCode(reason) ? reason.code : 'stopped';
}
