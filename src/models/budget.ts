import { estimateTokens } from './tokens';

/** A part of a prompt that is sent whole or not at all. */
export interface Part {
  /** What it is, for the log; never holds what the user or a file wrote. */
  name: string;
  text: string;
  /** Lower stays longer. `always`: the job description and the user's own words, which nothing drops. */
  priority: number | 'always';
}

/** A part that was left out, and the tokens that it would have taken. */
export interface Dropped {
  name: string;
  tokens: number;
}

/**
 * The parts that fit into so many tokens, in the order given: first all that stay always, also where they alone are too
 * many, then by priority, and within one the earlier first. One that is too large is left out, and what comes behind it
 * may still fit. `dropped` is told once what was left out, and nothing where all fits.
 */
export function fitParts(
  parts: readonly Part[],
  tokens: number,
  dropped?: (parts: readonly Dropped[]) => void,
): Part[] {
  // One more for what stands between parts.
  const sized = parts.map((part, index) => ({ part, index, size: estimateTokens(part.text) + 1 }));
  const kept = new Set<Part>();
  let left = tokens;
  const take = ({ part, size }: (typeof sized)[number]): void => {
    kept.add(part);
    left -= size;
  };
  for (const one of sized) if (one.part.priority === 'always') take(one);
  const optional = sized.filter(({ part }) => part.priority !== 'always');
  optional.sort((a, b) => Number(a.part.priority) - Number(b.part.priority) || a.index - b.index);
  for (const one of optional) if (one.size <= left) take(one);
  const out = optional.filter(({ part }) => !kept.has(part));
  if (out.length > 0) dropped?.(out.map(({ part: { name }, size }) => ({ name, tokens: size })));
  return parts.filter((part) => kept.has(part));
}

/** Names in a line of the log. */
const LISTED = 12;

/** A line for the log of what was left out of a prompt: names and sizes only. */
export function droppedLine(step: string, dropped: readonly Dropped[]): string {
  const sum = dropped.reduce((total, { tokens }) => total + tokens, 0);
  const names = dropped.slice(0, LISTED).map(({ name, tokens }) => `${name} (${tokens})`);
  const more = dropped.length > LISTED ? [`${dropped.length - LISTED} more`] : [];
  return `${step}: the prompt leaves out ${dropped.length} parts, ${sum} tokens: ${[...names, ...more].join(', ')}`;
}

/** Characters that are gone back over to where a text may be cut. */
const BACK = 256;
/** What is one thing: a word, an address or a key; a number with its groups. */
const WORD = /[A-Za-z0-9_@.+%/=:~-]+$/;
const NUMBER = /\d[\d ().+-]*$/;

/**
 * A text of at most so many UTF-16 units, with `…` where it was cut: never within a word, an address, a key or a
 * number, of which a half would pass the veil.
 */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = Math.max(0, limit - 1);
  if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end--;
  const before = text.slice(Math.max(0, end - BACK), end);
  const joins = (WORD.test(text.charAt(end)) && WORD.exec(before)?.[0].length) || 0;
  const grouped = (/^ ?[\d()+-]/.test(text.slice(end, end + 2)) && NUMBER.exec(before)?.[0].length) || 0;
  const back = Math.max(joins, grouped);
  if (back < before.length) end -= back;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** A text of at most so many tokens, cut as {@link shorten} cuts; empty where not a word fits. */
export function shortenTo(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  let fits = 0;
  let above = text.length;
  while (above - fits > 1) {
    const middle = (fits + above) >> 1;
    if (estimateTokens(shorten(text, middle)) <= tokens) fits = middle;
    else above = middle;
  }
  const short = fits === 0 ? '' : shorten(text, fits);
  return short === '…' ? '' : short;
}
