import { AIMessageChunk, type BaseMessageChunk } from '@langchain/core/messages';
import { UNTAKEN } from '../protocol/untaken';
import type { ModelChoice, Usage } from '../protocol/models';
import type { ModelCall } from '../storage/records';
import type { Listener, ReplyEnd } from './call';
import type { Told } from './dialect';
import { MAX_BYTES } from './recovery/recover';
import type { ModelRequest, Piece } from './request';
import { estimateRequest, estimateTokens } from './tokens';
import { hostOf } from './trouble';

/**
 * Tokens of a reply, reasoning included, where the request says nothing: what the longest of our texts and forms take,
 * and the thoughts before them, about four times over.
 */
const REPLY = 16_000;

/** What a call sends and receives, and what is told of it. */
export class Account {
  /** As estimated while it comes. */
  private readonly usage: Usage;
  private received = 0;
  private thought = 0;
  private readonly since = performance.now();
  private ended = false;
  private state: 'unsent' | 'sent' | 'refused' = 'unsent';
  /**
   * More came than a reply may have. It is counted on our side and the stream is closed, which ends the generation also
   * on local servers, instead of a limit in the request: endpoints differ in its name (`max_tokens`,
   * `max_completion_tokens`), some refuse either, and where it counts a model's thoughts it leaves no room for the answer.
   */
  full = false;

  constructor(
    private readonly choice: ModelChoice,
    private readonly request: ModelRequest,
    private readonly listener: Listener,
    private readonly told: Told,
  ) {
    this.usage = { input: 0, output: 0, estimated: true };
  }

  /** Charges what the request is estimated at; whoever listens may abort it at that. */
  begin(): void {
    this.usage.input = estimateRequest(this.request);
    this.listener.spent?.(this.usage.input);
  }

  /** The request has left. */
  sent(): void {
    this.state = 'sent';
  }

  /** The provider answered that it doesn't take the request. */
  refused(): void {
    this.state = 'refused';
  }

  get reply(): ReplyEnd {
    const { refusal } = this.told;
    const finishReason = this.full ? 'length' : this.told.finishReason;
    return {
      ...(finishReason !== undefined && { finishReason }),
      ...(refusal !== undefined && { refusal }),
      ...(this.full && { tooLong: true }),
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

  /** Counts what the model thought, which is no part of the reply. */
  think(): void {
    const { thought = 0 } = this.told;
    this.count(thought - this.thought);
    this.thought = thought;
  }

  end(outcome: ModelCall['outcome']): void {
    if (this.ended) return;
    this.ended = true;
    const { choice, received } = this;
    const usage = this.charged(outcome)
      ? this.reply.usage
      : { input: 0, output: 0, estimated: true as const };
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

  /** Whether the provider took the request, as far as can be told. */
  private charged(outcome: ModelCall['outcome']): boolean {
    if (this.state !== 'sent') return false;
    return this.usage.output > 0 || this.told.usage !== undefined || !UNTAKEN.has(outcome);
  }

  private *receive(piece: Piece, text: string): Generator<Piece> {
    this.received += text.length;
    this.count(estimateTokens(text));
    yield piece;
  }

  private count(tokens: number): void {
    if (this.ended) return;
    this.usage.output += tokens;
    if (tokens > 0) this.listener.spent?.(tokens);
    const { reply = REPLY } = this.request;
    // What is complete is no longer waited for, however long it was thought about.
    this.full ||= this.received > MAX_BYTES || (this.usage.output > reply && !this.told.finished);
  }
}
