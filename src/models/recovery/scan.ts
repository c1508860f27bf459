import { LEAD } from './marks';
import type { JsonNode } from './nodes';
import { finalChannel, Surroundings } from './outside';
import { readJson, type Read } from './reader';

/** JSON found in a reply, in the order of the text. */
export type Found = ValueFound | BrokenFound;

export interface ValueFound {
  kind: 'value';
  node: JsonNode;
  repaired: boolean;
  /** The words before it, after whatever was found last, and those behind it on its line. */
  lead: string;
  trail: string;
}

/** Something that began as JSON and can't be read. `keys` are those read before it broke. */
export interface BrokenFound {
  kind: 'broken';
  why: 'cut' | 'ambiguous' | 'syntax' | 'deep';
  keys: string[];
  quoted: boolean;
  lead: string;
}

export interface Scan {
  found: Found[];
  /** All words outside the JSON and before it, without thoughts, fences and chat tokens. */
  words: string;
  head: string;
  /** The words behind the last JSON. */
  tail: string;
  /** The whole reply is one JSON value, with no word around it. */
  alone: boolean;
}

/** Readings of one text cost at most this many times its length; what needs more is no reply. */
const EFFORT = 4;
/** Places at which JSON may seem to begin, and pieces of it. */
const ATTEMPTS = 2000;
const PIECES = 500;
const STRINGS_DEEP = 3;

const NOTABLE = /[{｛<[［【◁◀\n`]|\.{3}done|assistantfinal/gi;
const LIST_START = /[[［]\s*[{｛[［"'“「\]］]/y;
const ESCAPED_START = /[[{]\s*(?:\\[nrt]\s*)*\\"/y;

/** Finds what JSON a reply has, outside of thoughts and later turns. Null when it would take too long. */
export function scan(reply: string, deep = 0): Scan | null {
  const text = finalChannel(reply);
  const whole = deep < STRINGS_DEEP ? jsonString(text) : undefined;
  if (whole !== undefined) return scan(whole, deep + 1);
  return new Scanner(text, deep).run();
}

class Scanner {
  private readonly around: Surroundings;
  private found: Found[] = [];
  private kept: string[] = [];
  private head?: string;
  private pos = 0;
  /** Where the words begin that were not kept yet, and those that lead to the next JSON. */
  private from = 0;
  private lead = '';
  private spent = 0;
  private attempts = 0;

  constructor(
    private readonly text: string,
    private readonly deep: number,
  ) {
    this.around = new Surroundings(text);
  }

  run(): Scan | null {
    let end = this.text.length;
    if (this.startsTurn(this.around.role(0))) {
      end = 0;
      this.kept.push(this.text);
    }
    while (this.pos < end) {
      NOTABLE.lastIndex = this.pos;
      const at = NOTABLE.exec(this.text)?.index ?? end;
      if (at >= end) break;
      this.pos = at;
      const turn = this.text[at] === '\n' ? this.around.role(at + 1) : this.outside();
      if (this.startsTurn(turn)) {
        end = at;
      } else if (turn === null) {
        if (!this.json()) return null;
        const behind = this.from === this.pos && this.found.length > 0;
        if (behind && this.startsTurn(this.around.role(this.pos))) end = this.pos;
      } else if (this.text[at] === '\n') {
        this.pos++;
      }
    }
    this.keep(end);
    const words = bare(this.kept.join(' '));
    return {
      found: this.found,
      words,
      head: bare(this.head ?? words),
      tail: this.lead,
      alone: words === '' && this.found.length === 1,
    };
  }

  /** Skips what stands outside the JSON here; a turn is left to the caller, null means that nothing does. */
  private outside(): { kind: string; own?: boolean } | null {
    const outside = this.around.at(this.pos);
    if (!outside) return null;
    if (outside.kind === 'turn' && !(outside.own && this.found.length === 0)) return outside;
    this.keep(this.pos);
    if (outside.kind === 'aside') this.kept.push('(aside)');
    if (outside.kind === 'close') {
      // Everything before belonged to a thought whose beginning was not sent.
      this.found = [];
      this.kept = [];
      this.lead = '';
      delete this.head;
    }
    this.pos = outside.end;
    this.from = this.pos;
    return { kind: 'skipped' };
  }

  private startsTurn(turn: { kind: string; own?: boolean } | null): boolean {
    return turn?.kind === 'turn' && !(turn.own && this.found.length === 0);
  }

  /** Reads JSON at this place, or goes one character on. False when reading costs too much. */
  private json(): boolean {
    const char = this.text[this.pos] ?? '';
    if (this.deep < STRINGS_DEEP && matches(ESCAPED_START, this.text, this.pos)) return this.escaped();
    if (!/[{｛]/.test(char) && !matches(LIST_START, this.text, this.pos)) {
      this.pos++;
      return true;
    }
    if (this.attempts++ > ATTEMPTS || this.found.length > PIECES) return false;
    const read = readJson(this.text, this.pos);
    this.spent += read.end - this.pos + 1;
    if (this.spent > EFFORT * this.text.length + 10_000) return false;
    if (!read.ok && read.why === 'deep') return false;
    const strict = read.ok && !read.repaired;
    // A string that runs over the end of a thought was none.
    if (!strict && this.around.hasClose(this.pos, read.end)) this.pos++;
    else if (read.ok) this.add(this.pos, read.end, { ...read, kind: 'value', trail: this.trail(read.end) });
    else this.broken(read);
    return true;
  }

  private broken(read: Read & { ok: false }): void {
    const begins = /^[{｛]\s*["'“]|^[{｛]\s*$|^[[［]\s*[{｛]\s*["'“]/.test(
      this.text.slice(this.pos, this.pos + 60),
    );
    const isJson = read.quoted || (read.why === 'cut' && begins);
    // A word or two in braces is prose, unless the schema knows the key.
    if (!isJson && read.keys.length === 0) {
      this.pos++;
      return;
    }
    const { why, keys } = read;
    const quoted = isJson;
    const end = why === 'cut' && this.isEnd(read.end) ? read.end : this.pos + 1;
    this.add(this.pos, end, { kind: 'broken', why, keys, quoted });
  }

  private isEnd(pos: number): boolean {
    return pos >= this.text.length || /^(?:```|~~~|<)/.test(this.text.slice(pos, pos + 3));
  }

  /** JSON whose quotes are escaped, as inside a string: up to the quote that is not. */
  private escaped(): boolean {
    if (this.attempts++ > ATTEMPTS || this.found.length > PIECES) return false;
    let end = this.pos;
    while (end < this.text.length && this.text[end] !== '"') end += this.text[end] === '\\' ? 2 : 1;
    this.spent += end - this.pos;
    const body = unescaped(this.text.slice(this.pos, Math.min(end, this.text.length)).trimEnd());
    const inner = body === undefined ? null : scan(body, this.deep + 1);
    if (!inner || this.spent > EFFORT * this.text.length + 10_000) return false;
    const start = this.pos;
    for (const each of inner.found) this.add(start, Math.min(end + 1, this.text.length), each);
    if (inner.found.length === 0) this.pos = Math.min(end + 1, this.text.length);
    return true;
  }

  private add(start: number, end: number, found: DistributiveOmit<Found, 'lead'> & { lead?: string }): void {
    this.keep(start);
    this.head ??= this.kept.join(' ');
    const lead = found.lead === undefined ? this.lead : `${this.lead}${found.lead}`;
    this.found.push({
      ...found,
      lead: lead.length > 2 * LEAD ? `${lead.slice(0, LEAD)}\n${lead.slice(-LEAD)}` : lead,
    });
    this.lead = '';
    this.pos = end;
    this.from = end;
  }

  private keep(to: number): void {
    const words = this.text.slice(this.from, Math.max(to, this.from));
    this.kept.push(words);
    this.lead = `${this.lead}${words}`.slice(this.found.length > 0 ? 0 : -LEAD);
    this.from = Math.max(to, this.from);
  }

  private trail(end: number): string {
    return this.text.slice(end, end + 120).split('\n')[0] ?? '';
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

function matches(sticky: RegExp, text: string, pos: number): boolean {
  sticky.lastIndex = pos;
  return sticky.test(text);
}

/** The content of a text that is one JSON string and nothing else. */
function jsonString(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length < 4 || !trimmed.startsWith('"') || !trimmed.endsWith('"')) return undefined;
  return parsedString(trimmed);
}

function unescaped(body: string): string | undefined {
  return parsedString(`"${body.replace(/[\n\r\t]/g, (char) => JSON.stringify(char).slice(1, -1))}"`);
}

function parsedString(json: string): string | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Words without fences, invisible marks and blanks around them. */
function bare(words: string): string {
  return words
    .replace(/(?:```|~~~)[ \t]*[\w+#.-]*/g, ' ')
    .replace(/[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
