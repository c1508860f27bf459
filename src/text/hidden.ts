const CANDIDATE = /\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}|\p{Zl}|\p{Zp}/gu;

/**
 * Where characters stand that a reader cannot see but a parser or a model can: zero-width, bidirectional controls,
 * tags, control characters. Tab and newlines are none, nor what joins or selects an emoji. Spans are `[start, end)` in
 * UTF-16 units; neighbours are joined.
 */
export function findHidden(text: string): [number, number][] {
  const spans: [number, number][] = [];
  for (const match of text.matchAll(CANDIDATE)) {
    if (isVisible(text, match[0], match.index)) continue;
    const last = spans.at(-1);
    if (last?.[1] === match.index) last[1] = match.index + match[0].length;
    else spans.push([match.index, match.index + match[0].length]);
  }
  return spans;
}

/** The text without hidden characters; line and paragraph separators become newlines. */
export function stripHidden(text: string): string {
  return text
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(CANDIDATE, (found, index: number, whole: string) =>
      isVisible(whole, found, index) ? found : '',
    );
}

function isVisible(text: string, found: string, index: number): boolean {
  if (found === '\t' || found === '\n') return true;
  if (found !== '\uFE0F' && found !== '\u200D') return false;
  return /\p{Extended_Pictographic}\uFE0F?$|[0-9#*]$/u.test(text.slice(Math.max(0, index - 3), index));
}
