import type { ModelRequest } from './request';

/** What a character is to a tokenizer. */
type Class = 'lower' | 'upper' | 'digit' | 'space' | 'line' | 'mark' | 'other';

/** Tokens of a character beyond ASCII, by the end of its block: the dearest of the tokenizers in use, rare ones aside. */
const COSTS: readonly [below: number, tokens: number][] = [
  // Latin with accents
  [0x0250, 0.8],
  // Phonetic signs, combining marks
  [0x0370, 1.5],
  // Greek
  [0x0400, 1.1],
  // Cyrillic
  [0x0530, 0.6],
  // Armenian, Hebrew, Arabic
  [0x0900, 1.15],
  // Devanagari, the other scripts of India
  [0x0980, 1.25],
  [0x0e00, 2],
  // Thai, other scripts of South-East Asia and Africa
  [0x0e80, 1.1],
  [0x1e00, 2.5],
  [0x2000, 1.5],
  // Dashes, quotes, arrows, frames, symbols
  [0x2e80, 1.6],
  // Marks of Chinese and Japanese, kana
  [0x3100, 1.1],
  // Chinese: common characters are one token or less, traditional ones often two
  [0x3400, 1.42],
  [0x4e00, 3],
  [0xa000, 1.42],
  [0xac00, 3],
  // Korean
  [0xd7b0, 1.45],
  // Halves of emoji and of rare characters
  [0xe000, 1.7],
  // Full-width forms
  [0x10000, 1.3],
];

/** Tokens that frame each message, and those that open the reply. */
const PER_MESSAGE = 5;
const PER_REQUEST = 3;

/**
 * Tokens of a text, estimated without a tokenizer, for all families of models, and erring high: a word of a few letters
 * is one token, each digit one, a Chinese character more than one.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (let index = 0; index < text.length;) {
    const kind = classOf(text.charCodeAt(index));
    let end = index + 1;
    if (kind === 'other') {
      tokens += costOf(text.charCodeAt(index));
    } else {
      // A capital begins a word of small letters.
      if (kind === 'upper' && classAt(text, end) === 'lower') end = runEnd(text, end, 'lower');
      else end = runEnd(text, end, kind);
      tokens += costOfRun(kind, end - index);
    }
    index = end;
  }
  return text === '' ? 0 : Math.max(1, Math.ceil(tokens));
}

/** Tokens of several messages in one request, with the calls of tools in them. */
export function estimateMessages(
  messages: readonly { text: string; calls?: readonly { name: string; args: string }[] }[],
): number {
  return messages.reduce(
    (sum, { text, calls = [] }) =>
      sum +
      estimateTokens(text) +
      PER_MESSAGE +
      (calls.length > 0 ? estimateTokens(JSON.stringify(calls)) : 0),
    PER_REQUEST,
  );
}

/** Tokens of what a request sends beside its messages: the form of the reply, or the tools. */
export function estimateBeside({ form, tools = [] }: Pick<ModelRequest, 'form' | 'tools'>): number {
  const sent = [
    // The other rungs say it within the messages.
    ...(form && (form.rung === 'tool' || form.rung === 'schema') ? [form] : []),
    ...tools,
  ].map(({ name, description, schema }) => ({ name, description, schema }));
  return sent.reduce((sum, one) => sum + estimateTokens(JSON.stringify(one)) + PER_MESSAGE, 0);
}

/** Tokens of all that a request sends. */
export function estimateRequest(request: Pick<ModelRequest, 'messages' | 'form' | 'tools'>): number {
  return estimateMessages(request.messages) + estimateBeside(request);
}

function costOfRun(kind: Exclude<Class, 'other'>, length: number): number {
  switch (kind) {
    case 'lower':
      // The names of things that are no words come in pieces of a few letters.
      return length <= 5 ? 1 : 1 + (length - 5) / 5;
    case 'upper':
      return length <= 3 ? 0.6 + 0.4 * length : length / 2.2;
    case 'digit':
      return length;
    case 'space':
      // One blank is part of what follows; an indent is few tokens.
      return length === 1 ? 0 : 1 + length / 16;
    case 'line':
      return 1 + (length - 1) / 4;
    case 'mark':
      return length === 1 ? 1 : Math.max(1.2, length <= 6 ? length * 0.7 : 4 + length / 16);
  }
  kind satisfies never;
}

function runEnd(text: string, from: number, kind: Class): number {
  let end = from;
  while (end < text.length && classAt(text, end) === kind) end++;
  return end;
}

function classAt(text: string, index: number): Class {
  return index < text.length ? classOf(text.charCodeAt(index)) : 'other';
}

function classOf(code: number): Class {
  if (code >= 0x80) return 'other';
  if (code >= 0x61 && code <= 0x7a) return 'lower';
  if (code >= 0x41 && code <= 0x5a) return 'upper';
  if (code >= 0x30 && code <= 0x39) return 'digit';
  if (code === 0x20 || code === 0x09) return 'space';
  return code === 0x0a || code === 0x0d ? 'line' : 'mark';
}

function costOf(code: number): number {
  return COSTS.find(([below]) => code < below)?.[1] ?? 1.5;
}
