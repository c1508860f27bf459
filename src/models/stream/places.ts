import type { Mark } from './marks';

/** Roles as chat templates write them behind a header. */
const ROLES = new Set(['user', 'human', 'system', 'assistant', 'model', 'tool', 'developer', 'ipython']);

/** Whether nothing but white space stands before on the line; `tail` is the end of the text so far. */
export function startsLine(tail: string): boolean {
  return /(?:^|\n)[ \t]*$/.test(tail);
}

/** Whether a sentence ends before; the point of "e.g." ends none. */
export function closesSentence(tail: string): boolean {
  return /(?:(?<!\.\p{L})[.!?]|[…。！？])["'”’」）)*_]{0,3}[ \t]*$/u.test(tail);
}

/** Whether a word and a space stand before: the middle of a sentence. */
export function inSentence(tail: string): boolean {
  return /\S[ \t]+$/.test(tail) && !closesSentence(tail) && !startsLine(tail);
}

/**
 * Whether a mark is talked about rather than used: an opening within a line that
 * punctuation follows, or another
 * mark in the middle of a sentence that goes on behind it. `partial`: that can't be said yet.
 */
export function isMention(
  mark: Mark,
  tail: string,
  text: string,
  to: number,
  ended: boolean,
): boolean | 'partial' {
  if (mark.kind === 'open') {
    if (mark.endToken || startsLine(tail)) return false;
    const next = text[to];
    if (next === undefined) return ended ? false : 'partial';
    return /[,;:.)\]、，；：。）|]/.test(next);
  }
  if (!inSentence(tail)) return false;
  if (mark.kind === 'header') return !ROLES.has(mark.role);
  const after = /^[ \t]{0,8}/.exec(text.slice(to, to + 9))?.[0] ?? '';
  const next = text.slice(to + after.length, to + after.length + 1);
  if (next === '') return ended || after.length === 8 ? false : 'partial';
  return /[\p{L}\p{N},;:.!?)、，；：。！？）]/u.test(next);
}
