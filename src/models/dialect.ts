import type { Usage } from '../protocol/models';
import { estimateTokens } from './tokens';

/** What an answer tells beside its pieces. */
export interface Told {
  /** The provider's word, one of the chat API where they differ. */
  finishReason?: string;
  refusal?: string;
  /** Tokens, where the server counts them. */
  usage?: Usage;
  /** Tokens of reasoning, as estimated; its text is left out. */
  thought?: number;
  /** The reply is complete; what may follow is a count of tokens. */
  finished: boolean;
}

/** What the objects of an answer are made of, by API. */
export interface Dialect {
  /** An object of the stream, as those that the client can read. */
  take(data: Fields): object[];
  /** A whole reply in one object; `undefined`: it is none. */
  whole(data: Fields): object[] | undefined;
}

export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number of tokens or a place in a list, as a server told it. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** Counts a piece of reasoning. */
export function think(told: Told, text: unknown): void {
  if (typeof text === 'string' && text !== '') told.thought = (told.thought ?? 0) + estimateTokens(text);
}
