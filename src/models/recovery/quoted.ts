import type { Source } from './source';

/** Where a string stands; what may follow its closing quote depends on it. */
export type Place = 'key' | 'member' | 'item';

/** A string up to its closing quote, or why it has none that is certain. */
export type Quoted =
  | { ok: true; value: string; end: number; repaired: boolean; doubt?: string }
  | { ok: false; why: 'cut' | 'ambiguous' | 'syntax'; end: number };

const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '”': '”',
  '„': '“”',
  '＂': '＂',
  '‘': '’',
  '’': '’',
  '「': '」',
  '『': '』',
  '«': '»',
};

/** Whether a string may begin with this character. */
export function isQuote(char: string | undefined): boolean {
  return char !== undefined && char in CLOSERS;
}

const COMMA = /[,，;；、]/;
const VALUE_START = /[[［【{｛\d.+\-\]］…tfnuTFN]/;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Reads the string whose opening quote stands at `pos`. A quote inside it is content where nothing of JSON follows, and
 * quotes inside come in pairs; anything else has two readings. Line breaks are kept as they are.
 */
export function readQuoted(source: Source, pos: number, place: Place): Quoted {
  const opener = source.text[pos] ?? '';
  if (opener === '"' && source.text.startsWith('"""', pos)) {
    const triple = readTriple(source, pos, place);
    if (triple) return triple;
  }
  const closer = CLOSERS[opener] ?? opener;
  const paired = closer !== opener;
  const { text, limit } = source;
  const escapes = new Escapes(opener);
  let value = '';
  let repaired = opener !== '"';
  let [inner, depth] = [0, 1];
  for (let at = pos + 1; at < limit; at++) {
    const char = text[at] ?? '';
    if (char === '\\') {
      value += escapes.read(text, at);
      at = escapes.end - 1;
      continue;
    }
    if (place === 'key' && (char === '\n' || at - pos > 200)) return { ok: false, why: 'syntax', end: at };
    if (char < ' ') repaired = true;
    if (paired && char === opener) depth++;
    const looseClose = (opener === '“' || opener === '”') && char === '"';
    if (!closer.includes(char) && !looseClose && !(paired && char === opener && depth === 2)) {
      value += char;
      continue;
    }
    const next = whatFollows(source, at, place, inner, opener);
    if (closer.includes(char) && paired) {
      depth--;
      if (depth > 0 || isApostrophe(text, at, char)) {
        if (depth === 0) depth = 1;
        value += char;
        continue;
      }
      if (next !== 'end') return { ok: false, why: 'ambiguous', end: at };
    }
    if (next === 'ambiguous') return { ok: false, why: 'ambiguous', end: at };
    if (next === 'end') {
      // A comma at the end of a line, then blanks: the string's own end is missing, this quote begins another.
      const overran = /[,:，：]\s*\n\s*$/.test(text.slice(Math.max(pos + 1, at - 60), at));
      if (inner % 2 === 1 || overran || (looseClose && value.includes('"')))
        return { ok: false, why: 'ambiguous', end: at };
      return { ok: true, end: at + 1, ...escapes.settle(value, repaired || inner > 0 || char !== '"') };
    }
    value += char;
    if (place === 'key') return { ok: false, why: 'syntax', end: at };
    if (paired || isApostrophe(text, at, char)) continue;
    // One that opens does not stand behind a letter, one that closes not before one: else a comma may be missing.
    const beside = inner % 2 === 0 ? text[at - 1] : text[at + 1];
    const behindComma = inner % 2 === 0 && /,(?:\s*\n\s*)?$/.test(text.slice(Math.max(pos + 1, at - 60), at));
    const empty = place === 'item' && inner % 2 === 0 && text[at + 1] === char;
    if (behindComma || empty || (at > pos + 1 && /[A-Za-z0-9]/.test(beside ?? '')))
      return { ok: false, why: 'ambiguous', end: at };
    inner++;
  }
  return { ok: false, why: 'cut', end: limit };
}

/** Python's triple quotes: no quote inside ends them. */
function readTriple(source: Source, pos: number, place: Place): Quoted | null {
  const end = source.find('"""', pos + 3);
  if (end >= source.limit || whatFollows(source, end + 2, place, 0) !== 'end') return null;
  const escapes = new Escapes('"');
  const body = source.text
    .slice(pos + 3, end)
    .replace(/\\(?:u[0-9a-fA-F]{4}|[^])?/g, (pair) => escapes.read(pair, 0));
  return { ok: true, end: end + 3, ...escapes.settle(body, true) };
}

function isApostrophe(text: string, at: number, char: string): boolean {
  return (char === "'" || char === '’') && LETTER.test(text[at - 1] ?? '') && LETTER.test(text[at + 1] ?? '');
}

/** Whether the quote at `at` ends its string, by what comes after it. */
function whatFollows(
  source: Source,
  at: number,
  place: Place,
  inner: number,
  opener = source.text[at],
): 'end' | 'inner' | 'ambiguous' {
  const { text } = source;
  const blanks = source.skip(at + 1);
  const next = text[blanks.end] ?? '';
  if (place === 'key') return /[:：=]/.test(next) || blanks.end >= source.limit ? 'end' : 'inner';
  if (source.isBoundary(blanks.end)) return endsAtBoundary(source, at, blanks.end);
  if (/[:：]/.test(next)) return 'ambiguous';
  if (COMMA.test(next)) return followsComma(source, blanks.end + 1, place);
  if (/[}｝]/.test(next)) return place === 'member' ? 'end' : 'inner';
  if (/[\]］】)]/.test(next)) return place === 'item' ? 'end' : 'inner';
  if (next === '+' || next === '|') {
    return isQuote(text[source.skip(blanks.end + 1).end]) && inner % 2 === 0 ? 'end' : 'inner';
  }
  if (inner % 2 === 1) return 'inner';
  if (place === 'member') {
    if (source.isQuotedKey(blanks.end) || (blanks.newline && source.isBareKey(blanks.end))) return 'end';
  } else if ((next === opener && blanks.end > at + 1) || /[{｛]/.test(next)) {
    return 'end';
  }
  // The last quote of the text, at the end of a line: only prose can follow it.
  return blanks.newline && source.find(text[at] ?? '"', at + 1) >= source.limit ? 'end' : 'inner';
}

/** A tag may stand inside a string, the end, a fence or a chat token behind its last quote only. */
function endsAtBoundary(source: Source, at: number, end: number): 'end' | 'inner' {
  if (end >= source.limit || /[|｜]/.test(source.text[end + 1] ?? '')) return 'end';
  return source.find(source.text[at] ?? '"', at + 1) >= source.limit ? 'end' : 'inner';
}

function followsComma(source: Source, pos: number, place: Place): 'end' | 'ambiguous' {
  const end = source.skip(pos).end;
  const next = source.text[end] ?? '';
  if (source.isBoundary(end)) return 'end';
  if (/[}｝\]］,，…)]/.test(next) || source.text.startsWith('...', end)) return 'end';
  if (place === 'member') return source.isQuotedKey(end) || source.isBareKey(end) ? 'end' : 'ambiguous';
  return isQuote(next) || VALUE_START.test(next) ? 'end' : 'ambiguous';
}

const SIMPLE: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const UNICODE = /u[0-9a-fA-F]{4}/y;

/** The escapes of one string: decoded where legal, kept where not; both in one string has two readings. */
class Escapes {
  end = 0;
  private legal = 0;
  private illegal = 0;
  private foreign = false;

  constructor(private readonly opener: string) {}

  read(text: string, at: number): string {
    const char = text[at + 1] ?? '';
    this.end = at + 2;
    if (char in SIMPLE || (char === this.opener && char !== '')) {
      this.legal++;
      return SIMPLE[char] ?? char;
    }
    UNICODE.lastIndex = at + 1;
    const unicode = UNICODE.exec(text)?.[0];
    if (unicode) {
      this.legal++;
      this.end = at + 6;
      return String.fromCharCode(Number.parseInt(unicode.slice(1), 16));
    }
    this.illegal++;
    // In JavaScript and Python these mean a quote or nothing, in JSON they would be literal.
    if (/['’”\n\r]/.test(char)) this.foreign = true;
    if (char === '') this.end = at + 1;
    return `\\${char}`;
  }

  settle(value: string, repaired: boolean): { value: string; repaired: boolean; doubt?: string } {
    if ((this.illegal > 0 && this.legal > 0) || this.foreign) {
      return { value, repaired: true, doubt: 'backslashes that can be read in two ways' };
    }
    return { value, repaired: repaired || this.illegal > 0 };
  }
}
