import type { JsonNode, ListNode, ObjectNode, TextNode } from './nodes';
import { isQuote, readQuoted, type Place } from './quoted';
import { Source } from './source';

/** Objects and lists inside each other, at most. */
export const MAX_DEPTH = 32;

/** An object or list read from a text, or why none stands there. */
export type Read =
  | { ok: true; node: JsonNode; end: number; repaired: boolean; unclosed: boolean }
  | {
      ok: false;
      /** `cut` when the text ends inside, `syntax` when it can't be JSON of any kind. */
      why: 'cut' | 'ambiguous' | 'syntax' | 'deep';
      end: number;
      /** The keys that were read before, and whether one was quoted: prose in braces has none. */
      keys: string[];
      quoted: boolean;
    };

const OPEN_OBJECT = /[{｛]/;
const OPEN_LIST = /[[［【(]/;
const COMMA = /[,，;；、]/;
const ELLIPSIS = /\.{3,}|…+|⋯+/y;
const COLON = /[:：]|=>?/y;
const BARE_KEY = /[\p{L}\p{N}_$][\p{L}\p{N}_$.-]{0,99}/uy;
const WORD = /(?:(?!\/[/*])[^\s,，;；、{}｛｝[\]［］【】"'“”‘’「」『』`:：()#<>|]|\[\]|(?<=\w)<\w{1,40}>)+/y;
const PLACEHOLDER = /<[^<>|/\n"]{1,60}(?:\|[^<>|\n"]{1,60}){0,8}>(?=\s*[,}\]\n])/y;
/** What a word may go on with: `8 / 10`, `80 %`, `single | serial`, a few more words. */
const MORE = /[ \t\u3000\u00A0]*(?:(?:[|%％／]|\/(?![/*]))[ \t]*)?/y;

/**
 * Reads the object or list that begins at `start`, as loosely as models write JSON: other quotes and punctuation,
 * commas too many or missing, comments, unquoted keys and words. It knows what it repaired, never guesses where
 * something has two readings, and adds only closing brackets that a finished object lacks at its end.
 */
export function readJson(text: string, start: number): Read {
  return new Reader(text, start).read();
}

class Reader {
  private readonly source: Source;
  private readonly keys: string[] = [];
  private quoted = false;
  private repaired = false;
  private unclosed = false;
  private depth = 0;
  private why: 'cut' | 'ambiguous' | 'syntax' | 'deep' = 'syntax';

  constructor(
    private readonly text: string,
    private pos: number,
  ) {
    this.source = new Source(text);
  }

  read(): Read {
    const node = this.value('item');
    if (node) {
      const { repaired, unclosed } = this;
      return { ok: true, node, end: this.pos, repaired: repaired || unclosed, unclosed };
    }
    return { ok: false, why: this.why, end: this.pos, keys: this.keys, quoted: this.quoted };
  }

  private fail(why: 'cut' | 'ambiguous' | 'syntax' | 'deep'): null {
    this.why = why;
    return null;
  }

  /** Skips blanks; true when a comment among them makes its surroundings doubtful. */
  private skip(): { newline: boolean; telling: boolean } {
    const blanks = this.source.skip(this.pos);
    // A backslash-n between tokens is a repair as well.
    if (blanks.end > this.pos && /[^ \t\r\n]/.test(this.text.slice(this.pos, blanks.end)))
      this.repaired = true;
    this.pos = blanks.end;
    return blanks;
  }

  private value(place: Place): JsonNode | null {
    this.skip();
    this.pythonPrefix();
    const char = this.text[this.pos];
    if (char === undefined || this.pos >= this.source.limit) return this.fail('cut');
    if (OPEN_OBJECT.test(char)) return this.nested(() => this.object());
    if (OPEN_LIST.test(char)) return this.nested(() => this.list());
    if (isQuote(char) && !this.text.startsWith('```', this.pos)) return this.string(place);
    return this.word();
  }

  private nested(read: () => JsonNode | null): JsonNode | null {
    if (this.depth >= MAX_DEPTH) return this.fail('deep');
    this.depth++;
    if (!/[{[]/.test(this.text[this.pos] ?? '')) this.repaired = true;
    this.pos++;
    const node = read();
    this.depth--;
    return node;
  }

  private object(): ObjectNode | null {
    const node: ObjectNode = { kind: 'object', members: [] };
    // What stands before: nothing, a member, or a comma.
    let before: 'nothing' | 'member' | 'comma' = 'nothing';
    for (;;) {
      const { newline, telling } = this.skip();
      if (telling) node.doubt = 'a comment that leaves something open';
      const char = this.text[this.pos] ?? '';
      if (this.source.isBoundary(this.pos))
        return before === 'member' ? this.leaveOpen(node) : this.fail('cut');
      if (/[}｝]/.test(char)) {
        if (before === 'comma' || char !== '}') this.repaired = true;
        this.pos++;
        return node;
      }
      if (/[\]］】)]/.test(char)) return this.fail('cut');
      if (COMMA.test(char)) {
        if (before !== 'member' || char !== ',') this.repaired = true;
        before = 'comma';
        this.pos++;
      } else if (this.ellipsis()) {
        node.doubt = 'an ellipsis';
        before = 'comma';
      } else {
        if (before === 'member') {
          if (this.afterWord()) return this.fail('syntax');
          if (!this.source.isQuotedKey(this.pos) && !(newline && this.source.isBareKey(this.pos))) {
            return newline && this.isProse() ? this.leaveOpen(node) : this.fail('syntax');
          }
          this.repaired = true;
        }
        if (!this.member(node)) return null;
        before = 'member';
      }
    }
  }

  private member(node: ObjectNode): boolean {
    const key = this.key();
    if (key === null) return false;
    const read = this.value('member');
    if (!read) return false;
    const all = this.alternatives(read);
    if (all) node.members.push({ key, node: all });
    return all !== null;
  }

  private key(): string | null {
    this.pythonPrefix();
    const quoted = isQuote(this.text[this.pos]);
    let key: string;
    if (quoted) {
      const read = readQuoted(this.source, this.pos, 'key');
      this.pos = read.end;
      if (!read.ok) return this.fail(read.why);
      this.repaired ||= read.repaired;
      key = read.value;
    } else {
      key = this.match(BARE_KEY);
      if (key === '') return this.fail('syntax');
      this.repaired = true;
    }
    this.skip();
    const colon = this.match(COLON);
    if (colon === '') return this.fail(this.pos >= this.source.limit ? 'cut' : 'syntax');
    if (colon !== ':') this.repaired = true;
    this.keys.push(key);
    this.quoted ||= quoted;
    return key;
  }

  private list(): ListNode | null {
    const tuple = this.text[this.pos - 1] === '(';
    if (tuple) this.repaired = true;
    const node: ListNode = { kind: 'list', items: [] };
    let before: 'nothing' | 'item' | 'comma' = 'nothing';
    for (;;) {
      if (this.skip().telling) node.doubt = 'a comment that leaves something open';
      const char = this.text[this.pos] ?? '';
      const placeholder = this.source.matches(PLACEHOLDER, this.pos);
      if (!placeholder && this.source.isBoundary(this.pos)) return this.fail('cut');
      if (tuple ? char === ')' : /[\]］】]/.test(char)) {
        // One value in brackets without a comma is no tuple.
        if (tuple && node.items.length === 1 && before === 'item') return this.fail('syntax');
        if (before === 'comma' || char !== ']') this.repaired = true;
        this.pos++;
        return node;
      }
      if (/[}｝)\]］】]/.test(char)) return this.fail('cut');
      if (COMMA.test(char)) {
        if (before !== 'item') node.doubt = 'a place in the list without a value';
        if (char !== ',') this.repaired = true;
        before = 'comma';
        this.pos++;
      } else if (this.ellipsis()) {
        node.doubt = 'an ellipsis';
        before = 'item';
      } else {
        if (before === 'item') {
          const starts = isQuote(char) || OPEN_OBJECT.test(char) || OPEN_LIST.test(char);
          if (!starts || this.afterWord()) return this.fail('syntax');
          this.repaired = true;
        }
        const item = this.value('item');
        if (!item) return null;
        const all = this.alternatives(item);
        if (!all) return null;
        node.items.push(all);
        before = 'item';
      }
    }
  }

  /** A string, or several that `+` joins to one. */
  private string(place: Place): JsonNode | null {
    const node: TextNode = { kind: 'text', value: '' };
    for (;;) {
      const read = readQuoted(this.source, this.pos, place);
      this.pos = read.end;
      if (!read.ok) return this.fail(read.why);
      this.repaired ||= read.repaired;
      node.value += read.value;
      if (read.doubt !== undefined) node.doubt = read.doubt;
      const end = this.source.skip(this.pos).end;
      if (this.text[end] !== '+') return node;
      this.repaired = true;
      this.pos = this.source.skip(end + 1).end;
      if (!isQuote(this.text[this.pos])) return this.fail('syntax');
    }
  }

  /** `"single" | "serial"` describes a value and is none. */
  private alternatives(node: JsonNode): JsonNode | null {
    let all = node;
    for (;;) {
      const end = this.source.skip(this.pos).end;
      if (this.text[end] !== '|') return all;
      const next = this.source.skip(end + 1).end;
      this.pos = next;
      const other = isQuote(this.text[next]) ? this.string('member') : this.word();
      if (!other) return null;
      all = { kind: 'word', text: `${shown(all)}|${shown(other)}` };
    }
  }

  private word(): JsonNode | null {
    const start = this.pos;
    if (this.match(PLACEHOLDER) === '' && this.match(ELLIPSIS) === '') {
      if (this.source.isBoundary(start)) return this.fail('cut');
      // Words that go on describe something; six of them are no longer a value.
      for (let words = 0; ; words++) {
        if (this.match(WORD) === '') break;
        if (words === 6) return this.fail('syntax');
        this.match(MORE);
      }
      if (this.pos === start) return this.fail('syntax');
    }
    const text = this.text.slice(start, this.pos).trimEnd();
    if (!/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(text)) this.repaired = true;
    return this.isFinished(start + text.length, text) ? { kind: 'word', text } : this.fail('cut');
  }

  /** A number or word at the end of the text could have gone on; `true`, or a line's end before a fence, could not. */
  private isFinished(end: number, text: string): boolean {
    const blanks = this.source.skip(end);
    if (!this.source.isBoundary(blanks.end)) return true;
    return (
      /^(?:true|false|True|False|null|None)$/.test(text) || (blanks.newline && blanks.end < this.source.limit)
    );
  }

  /** The end came after a whole member: only brackets are missing, which holds for objects around it as well. */
  private leaveOpen(node: ObjectNode): ObjectNode {
    this.unclosed = true;
    this.source.limit = this.pos;
    return node;
  }

  /** Whether a word or number runs into what stands here: no comma is missing there, something else is wrong. */
  private afterWord(): boolean {
    return /[\p{L}\p{N}%.]/u.test(this.text[this.pos - 1] ?? '');
  }

  /** Prose after a finished member, where nothing of JSON comes any more. */
  private isProse(): boolean {
    return (
      /[\p{L}\p{Extended_Pictographic}*—–-]/u.test(this.text[this.pos] ?? '') &&
      !this.source.isBareKey(this.pos) &&
      !/[{}[\]"｛｝［］]/.test(this.text.slice(this.pos))
    );
  }

  private ellipsis(): boolean {
    const found = this.match(ELLIPSIS) !== '';
    this.repaired ||= found;
    return found;
  }

  /** Python's `u'text'` is `'text'`. */
  private pythonPrefix(): void {
    if (this.match(/u(?=["'])/y) !== '') this.repaired = true;
  }

  private match(sticky: RegExp): string {
    sticky.lastIndex = this.pos;
    const found = sticky.exec(this.text)?.[0] ?? '';
    this.pos += found.length;
    return found;
  }
}

function shown(node: JsonNode): string {
  if (node.kind === 'text') return node.value;
  return node.kind === 'word' ? node.text : '…';
}
