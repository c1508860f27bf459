/**
 * Words and phrases that mean a `T`, looked up at a position or before one; the longest that fits wins. Keys are the first
 * or last two characters, or the only one.
 */
export interface PhraseTable<T> {
  readonly starts: ReadonlyMap<string, readonly Phrase<T>[]>;
  readonly ends: ReadonlyMap<string, readonly Phrase<T>[]>;
}

/** A phrase that was found. */
export interface PhraseHit<T> {
  value: T;
  length: number;
}

interface Phrase<T> {
  text: string;
  value: T;
  exact: boolean;
}

const LETTER_OR_DIGIT = /[A-Za-z\d\u00c0-\u024f]/;

/**
 * Compiles rows of `[phrases, value]`, alternatives parted by `|`. Latin ones end at a word border and ignore case, those
 * of `exact` rows do not.
 */
export function phraseTable<T>(
  rows: Iterable<readonly [phrases: string, value: T]>,
  exactRows: Iterable<readonly [phrases: string, value: T]> = [],
): PhraseTable<T> {
  const starts = new Map<string, Phrase<T>[]>();
  const ends = new Map<string, Phrase<T>[]>();
  const add = (phrases: string, value: T, exact: boolean): void => {
    for (const raw of phrases.split('|').filter((one) => one !== '')) {
      const text = exact ? raw : raw.toLowerCase();
      const phrase = { text, value, exact };
      put(starts, text.slice(0, 2).toLowerCase(), phrase);
      put(ends, text.slice(-2).toLowerCase(), phrase);
    }
  };
  for (const [phrases, value] of rows) add(phrases, value, false);
  for (const [phrases, value] of exactRows) add(phrases, value, true);
  for (const list of [...starts.values(), ...ends.values()]) {
    list.sort((a, b) => b.text.length - a.text.length);
  }
  return { starts, ends };
}

/** The phrase that begins at `at`. */
export function phraseAt<T>(table: PhraseTable<T>, text: string, at: number): PhraseHit<T> | null {
  for (const key of [text.slice(at, at + 2), text.charAt(at)]) {
    for (const phrase of table.starts.get(key.toLowerCase()) ?? []) {
      const end = at + phrase.text.length;
      if (reads(phrase, text, at, end) && isBorder(text, end)) {
        return { value: phrase.value, length: phrase.text.length };
      }
    }
  }
  return null;
}

/** The phrase that ends at `end`. */
export function phraseBefore<T>(table: PhraseTable<T>, text: string, end: number): PhraseHit<T> | null {
  for (const key of [text.slice(Math.max(0, end - 2), end), text.charAt(end - 1)]) {
    for (const phrase of table.ends.get(key.toLowerCase()) ?? []) {
      const at = end - phrase.text.length;
      if (at >= 0 && reads(phrase, text, at, end) && isBorder(text, at)) {
        return { value: phrase.value, length: phrase.text.length };
      }
    }
  }
  return null;
}

/** Where spaces, tabs and non-breaking ones that begin at `at` end. */
export function skipSpaces(text: string, at: number): number {
  let end = at;
  while (isSpace(text.charCodeAt(end))) end++;
  return end;
}

/** Where spaces that end at `end` begin. */
export function skipSpacesBack(text: string, end: number): number {
  let start = end;
  while (start > 0 && isSpace(text.charCodeAt(start - 1))) start--;
  return start;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 0xa0 || code === 0x3000 || code === 0x202f || code === 0x2009;
}

function reads<T>({ text, exact }: Phrase<T>, source: string, at: number, end: number): boolean {
  const part = source.slice(at, end);
  return part.length === text.length && (exact ? part : part.toLowerCase()) === text;
}

/** Whether no Latin word and no number runs over `at`. */
function isBorder(text: string, at: number): boolean {
  return !(LETTER_OR_DIGIT.test(text.charAt(at - 1)) && LETTER_OR_DIGIT.test(text.charAt(at)));
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
