/** Blanks of any script, invisible marks, and the two characters `\n` that some models write between tokens. */
const BLANK = /(?:[\s\u00AD\u200B-\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]|\\[nrt](?![A-Za-z]))+/y;

/** A comment that says that something was left out, or doubts a value. */
const TELLING = new RegExp(
  [
    /^\W*(?:or|alternatively|actually|maybe|perhaps|should be|not sure|etc|continue[sd]?|to be continued)\b/,
    /^\W*(?:and |add |plus |some |\d+ |one |two |three |several |many )*more\b/,
    /\.{3}|…|\b(?:omitted|truncated|and so on|same as above|rest of|remaining)\b|\bmore (?:items|entries|of the)\b/,
    /^\W*(?:或者?|或是|还有|更多|等等|应为|可能|也可)|省略|其余|以此类推|同上|不确定|未完/,
  ]
    .map((part) => part.source)
    .join('|'),
  'i',
);

/** Characters that are neither blank nor begin a comment: most of JSON. */
const SOLID = /[!-"$-.0-;=-[\]-~]/;
const BOUNDARY = /```|~~~|<\/?[|｜A-Za-z]/y;
const QUOTED_KEYS = [
  /u?"[^"\n]{1,100}"\s*(?:[:：]|=>?)/y,
  /u?'[^'\n]{1,100}'\s*(?:[:：]|=>?)/y,
  /[“”][^“”"\n]{1,100}[“”"]\s*[:：]/y,
  /[「『‘`«＂„][^」』’`»＂\n]{1,100}[」』’`»＂“”]\s*[:：]/y,
];
const BARE_KEY = /[\p{L}_$][\p{L}\p{N}_$-]{0,60}\s*[:：](?!\/\/)/uy;

/** Characters of one comment, and comments in a row, that are still read as such. */
const COMMENT = 1000;
const COMMENTS = 8;

export interface Blanks {
  end: number;
  /** A line ended in them. */
  newline: boolean;
  commented: boolean;
  /** A comment in them makes what stands around it doubtful. */
  telling: boolean;
}

/** A reply's text up to `limit`, with the look-ahead that its reader needs; every search is linear over all calls. */
export class Source {
  limit: number;
  private readonly found = new Map<string, { from: number; at: number }>();

  constructor(readonly text: string) {
    this.limit = text.length;
  }

  /** Skips blanks and comments (`//`, `#`, slash-star, `<!-- -->`) from `pos`; an unclosed comment reaches to the end. */
  skip(pos: number): Blanks {
    if (pos < this.limit && SOLID.test(this.text[pos] ?? ''))
      return { end: pos, newline: false, commented: false, telling: false };
    const blanks: Blanks = { end: pos, newline: false, commented: false, telling: false };
    for (let comments = 0; ; comments++) {
      BLANK.lastIndex = blanks.end;
      const blank = BLANK.exec(this.text)?.[0] ?? '';
      if (/[\n\r\u2028\u2029]|\\n/.test(blank)) blanks.newline = true;
      blanks.end = Math.min(blanks.end + blank.length, this.limit);
      const end = this.commentEnd(blanks.end);
      if (end === blanks.end || comments === COMMENTS) return blanks;
      const comment = this.text.slice(blanks.end, Math.min(end, blanks.end + 200));
      // Half a string in a comment: the comment's mark stands where a quote was meant.
      const half = comment.split('"').length % 2 === 0;
      blanks.telling ||= half || TELLING.test(comment.replace(/^[/*#<!-]+/, ''));
      blanks.commented = true;
      blanks.end = end;
    }
  }

  private commentEnd(pos: number): number {
    if (pos >= this.limit) return pos;
    const { text } = this;
    if (text.startsWith('//', pos) || text[pos] === '#') return this.within('\n', pos, 0);
    if (text.startsWith('/*', pos)) return this.within('*/', pos + 2, 2);
    return text.startsWith('<!--', pos) ? this.within('-->', pos + 4, 3) : pos;
  }

  /** The end of a comment; one without an end nearby takes the rest, so that looking ahead stays cheap. */
  private within(mark: string, from: number, length: number): number {
    const index = this.text.slice(from, from + COMMENT).indexOf(mark);
    return index < 0 ? this.limit : Math.min(from + index + length, this.limit);
  }

  /** Where `mark` stands next, or the limit. What was found is kept: many searches cost one pass. */
  find(mark: string, from: number): number {
    const known = this.found.get(mark);
    if (known && known.from <= from && from <= known.at) return Math.min(known.at, this.limit);
    const index = this.text.indexOf(mark, from);
    const at = index < 0 ? this.text.length : index;
    this.found.set(mark, { from, at });
    return Math.min(at, this.limit);
  }

  /** Whether nothing of the JSON can follow: the end, a fence, a chat token or a tag outside a string. */
  isBoundary(pos: number): boolean {
    return pos >= this.limit || this.matches(BOUNDARY, pos);
  }

  /** Whether a quoted key and its colon stand here. */
  isQuotedKey(pos: number): boolean {
    return QUOTED_KEYS.some((pattern) => this.matches(pattern, pos));
  }

  /** Whether an unquoted key and its colon stand here. */
  isBareKey(pos: number): boolean {
    return this.matches(BARE_KEY, pos);
  }

  /** Whether a sticky pattern matches at `pos`. */
  matches(sticky: RegExp, pos: number): boolean {
    sticky.lastIndex = pos;
    return sticky.test(this.text);
  }
}
