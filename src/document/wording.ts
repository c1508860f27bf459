import { createHash } from 'node:crypto';

/**
 * A short fingerprint of a text, the same however its spaces and line breaks fall. It stands in a published resume in
 * place of a text that may have been edited since.
 */
export function fingerprint(text: string): string {
  return shortHash(text.normalize('NFC').replace(/\s+/g, ' ').trim());
}

/** The first 16 hexadecimal digits of SHA-256. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** What of a project's name tells it from others: `@acme/Task-Board` and `task board` are one. May be ''. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^@[^/]+\//, '')
    .replace(/[\s_.-]+/g, '');
}

/**
 * How alike two texts are, 0 to 1: the Dice coefficient of their words, a Han character counting as a word. Word order
 * doesn't count, so that a rephrased bullet is still recognised.
 */
export function similarity(a: string, b: string): number {
  const [left, right] = [words(a), words(b)];
  if (left.length + right.length === 0) return 1;
  const counts = new Map<string, number>();
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of right) {
    const count = counts.get(word) ?? 0;
    if (count === 0) continue;
    counts.set(word, count - 1);
    common++;
  }
  return (2 * common) / (left.length + right.length);
}

function words(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu) ?? []
  );
}
