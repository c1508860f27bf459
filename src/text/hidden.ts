/**
 * Characters that a reader cannot see but a parser or a model can: zero-width, bidirectional controls, tags,
 * variation selectors that have no emoji before them, and control characters other than tab and newline.
 */
const HIDDEN =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFE00-\uFE0E\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u{1D173}-\u{1D17A}]|[\u{E0000}-\u{E0FFF}]/gu;

/** Where hidden characters stand, as `[start, end)` in UTF-16 units; neighbours are joined. */
export function findHidden(text: string): [number, number][] {
  const spans: [number, number][] = [];
  for (const match of text.matchAll(HIDDEN)) {
    const last = spans.at(-1);
    if (last?.[1] === match.index) last[1] = match.index + match[0].length;
    else spans.push([match.index, match.index + match[0].length]);
  }
  return spans;
}

/** The text without hidden characters; line and paragraph separators become newlines. */
export function stripHidden(text: string): string {
  return text.replace(/\u2028|\u2029/g, '\n').replace(HIDDEN, '');
}
