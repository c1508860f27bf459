import { hasCode, type VitaeError } from '../protocol/errors';
import type { ModelChoice } from '../protocol/models';
import { callModel, type Listener, type ReplyEnd } from './call';
import { realClock } from './clock';
import { contextOf, learn, type Learnt } from './traits';
import type { ChatMessage, ModelRequest, Piece } from './request';
import { estimateBeside } from './tokens';
import { passes } from './trouble';
import type { Veil } from './veil';

/** Further attempts of a request after its first. */
const RETRIES = 2;
/** Milliseconds before a further attempt where the provider named none; doubled each time. */
const BACK_OFF_MS = 500;
/** The part of a context that a prompt may fill; the rest is for the reply. */
const PROMPT_SHARE = 0.7;
/** What a prompt is shortened to where the model says that it is too long, not how long it may be. */
const SHRUNK = 0.5;

/** A request whose messages are made for the room that the model has. */
export interface Ask extends Omit<ModelRequest, 'messages' | 'without'> {
  /** Builds the messages within so many tokens, 0 at least; leaves out whole parts, the least important first. */
  prompt(tokens: number): readonly ChatMessage[];
}

/** What a step hands to its model calls. */
export interface CallContext extends Listener {
  signal?: AbortSignal | undefined;
  /** Traits of models, remembered over calls. */
  learnt: Learnt;
  /** What keeps contacts and secrets back; absent: texts leave as they are. */
  veil?: Veil | undefined;
  /** The model asks to wait; told each second, at last with 0. */
  waiting?(seconds: number): void;
}

/** `again`: what was streamed so far is void, the reply begins anew. */
export type Streamed = Piece | { kind: 'again' };

/**
 * Asks a model, again where that may help: up to two more times when it is busy or has trouble, once with a shorter
 * prompt when it was too long, and once without each parameter that the model refuses. Rejects as {@link callModel}
 * does; an abort ends also the waiting.
 */
export async function* attempt(
  choice: ModelChoice,
  ask: Ask,
  context: CallContext,
): AsyncGenerator<Streamed, ReplyEnd> {
  const { signal, learnt } = context;
  let room = Math.floor(contextOf(choice, learnt) * PROMPT_SHARE);
  const beside = estimateBeside(ask);
  const build = (tokens: number): readonly ChatMessage[] => ask.prompt(Math.max(0, tokens - beside));
  let messages = build(room);
  let retries = 0;
  let shrunk = false;
  for (;;) {
    const without = learnt.get(choice).without ?? [];
    let streamed = false;
    const pieces = callModel(choice, { ...ask, messages, without }, signal, context);
    try {
      for (;;) {
        const next = await pieces.next();
        if (next.done) return next.value;
        streamed = true;
        yield next.value;
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (!hasCode(error)) throw error;
      if (error.code === 'model-too-long' && !shrunk) {
        shrunk = true;
        learn(choice, learnt, error);
        room = shorter(room, error);
        const before = JSON.stringify(messages);
        messages = build(room);
        // What can't be made shorter would only be refused again.
        if (JSON.stringify(messages) === before) throw error;
      } else if (error.code === 'model-unsupported' && isNew(error, without)) {
        learnt.set(choice, { without: [...without, String(error.params['what'])] });
      } else if (retries < RETRIES && passes(error)) {
        await wait(error, retries++, context);
      } else {
        throw error;
      }
    } finally {
      // Whoever asked may have had enough: the stream is closed with it.
      await pieces.return({ usage: { input: 0, output: 0 } });
    }
    if (streamed) yield { kind: 'again' };
  }
}

/** A parameter that can be left out, and that was not yet. */
function isNew({ params }: VitaeError, without: readonly string[]): boolean {
  const what = String(params['what'] ?? '');
  return OPTIONAL.includes(what) && !without.includes(what);
}

/** Parameters without which a request is still the same request. */
const OPTIONAL: readonly string[] = ['temperature', 'stream_options', 'reasoning_effort', 'reasoning'];

function shorter(room: number, { params }: VitaeError): number {
  const limit = Number(params['limit'] ?? 0);
  return Math.floor(limit > 0 ? Math.min(room, limit * PROMPT_SHARE) * 0.9 : room * SHRUNK);
}

async function wait(error: VitaeError, retry: number, context: CallContext): Promise<void> {
  const { signal, waiting, clock = realClock } = context;
  const told = Number(error.params['seconds'] ?? 0);
  try {
    if (told === 0) return await clock.pause(BACK_OFF_MS * 2 ** retry, signal);
    for (let seconds = told; seconds > 0; seconds--) {
      waiting?.(seconds);
      await clock.pause(1_000, signal);
    }
    waiting?.(0);
  } catch (stopped) {
    signal?.throwIfAborted();
    throw stopped;
  }
}
