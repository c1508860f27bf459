import { hasHan } from '../../../text/characters';

/** A phrase found in a text. `span` is `[start, end)` in UTF-16 units. */
export interface PhraseMention {
  span: [number, number];
  surface: string;
}

/**
 * Phrases compiled for looking up: by their first characters (see `keyOf`), so that a text is read once however many there
 * are. Rows that begin with a choice stand under those of `''` and are tried wherever a phrase may begin.
 */
export interface Phrases {
  byStart: ReadonlyMap<number, RegExp>;
  /** Whether phrases begin and end at the borders of Latin words. */
  latin: boolean;
}

/**
 * English phrases, parted by `|`, that are found whole and in any case. A space stands for any spaces or a hyphen; `*` at
 * the end of a word for any ending (`leverag*`), `~` for those of a verb (`work~ on`).
 */
export function english(table: string): Phrases {
  return { byStart: compile(rows(table).map(englishPattern), 2, '(?![\\w/@]|-\\w{3})'), latin: true };
}

/** Chinese phrases, parted by `|`. */
export function chinese(table: string): Phrases {
  return { byStart: compile(rows(table), 1, ''), latin: false };
}

/** The pattern of one row of {@link english}. */
function englishPattern(row: string): string {
  return row.replace(/\*/g, "[a-z'’]*").replace(/~/g, '(?:s|es|d|ed|ing)?').replace(/ /g, '[\\s\\u00a0-]+');
}

/** Where phrases stand in a text, in order, without overlaps; the longest at its place. */
export function mentions({ byStart, latin }: Phrases, text: string): PhraseMention[] {
  const found: PhraseMention[] = [];
  // Most texts are in one language.
  if (!(latin ? /[A-Za-z]/.test(text) : hasHan(text))) return found;
  const lower = text.toLowerCase();
  // Some capitals grow when they are made small (İ); spans must stay those of the text.
  const keys = lower.length === text.length ? lower : text;
  const anywhere = byStart.get(keyOf(''));
  for (let at = 0; at < text.length; at++) {
    if (latin ? !beginsWord(text, at) : !mayBegin(text.charCodeAt(at))) continue;
    const first = keys.charCodeAt(at);
    const end = Math.max(
      latin ? endOf(byStart.get(first + SECOND * keys.charCodeAt(at + 1)), text, at) : 0,
      endOf(byStart.get(first), text, at),
      endOf(anywhere, text, at),
    );
    if (end === 0) continue;
    found.push({ span: [at, end], surface: text.slice(at, end) });
    at = end - 1;
  }
  return found;
}

function endOf(pattern: RegExp | undefined, text: string, at: number): number {
  if (!pattern) return 0;
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : 0;
}

/** No character, one or two as a number: to look up strings of them at each place of a text costs five times as much. */
function keyOf(start: string): number {
  return [...start].reduce((key, character, at) => key + character.charCodeAt(0) * SECOND ** at, 0);
}

const SECOND = 0x10000;

function compile(patterns: readonly string[], keyLength: number, border: string): Map<number, RegExp> {
  const groups = new Map<string, string[]>();
  for (const pattern of patterns) {
    const literal = /^[\p{L}\d]{1,2}/u.exec(pattern)?.[0] ?? '';
    // A letter that is optional or has endings is not part of the key.
    const sure = /^[\p{L}\d]+[?*]/u.test(pattern.slice(0, literal.length + 1))
      ? literal.slice(0, -1)
      : literal;
    const key = sure.slice(0, keyLength).toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), pattern]);
  }
  return new Map(
    [...groups].map(([key, group]) => [keyOf(key), new RegExp(`(?:${group.join('|')})${border}`, 'iy')]),
  );
}

/** A letter that no word, path or address runs into. */
function beginsWord(text: string, at: number): boolean {
  if (!isLatin(text.charCodeAt(at))) return false;
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  // - . / and digits, @, _
  return !(isLatin(before) || (before > 44 && before < 58) || before === 64 || before === 95);
}

function mayBegin(code: number): boolean {
  return code > 0x2e7f || isLatin(code);
}

function isLatin(code: number): boolean {
  return (code > 64 && code < 91) || (code > 96 && code < 123);
}

/** Rows, parted by `|` outside parentheses; longest first, so that a phrase is found before the word that it begins with. */
function rows(table: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const character of table) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0 && (character === '|' || character === '\n')) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .sort((a, b) => b.length - a.length);
}
