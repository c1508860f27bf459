import { endOfRun, LONGEST_RUN, readFence, spanCloses, type Fence } from './fence';
import { readMark, STARTS, type Mark } from './marks';
import { PHRASE, PHRASES, startsLikePhrase } from './phrases';
import { closesSentence, inSentence, isMention, startsLine } from './places';
import { Shown, type Piece } from './shown';

/** Characters held back while the text may be reasoning whose opening was in the prompt. */
const MOST_HELD = 32_768;

/**
 * Takes reasoning out of a text that arrives in pieces; the result does not depend on how it was cut. Rules:
 * - Nothing in fenced code, or in a code span that is closed on its line, is a tag or a token.
 * - A tag opens reasoning where a thought may begin: at the start of the reply, of a line or of a sentence, and after
 *   other reasoning. Elsewhere ("the <think> tag") it is text; where a closing tag follows all the same, what came
 *   from there on is taken back.
 * - Reasoning ends with a closing tag of any family; one that is nested closes only itself. Where nothing closes it,
 *   nothing of it is shown.
 * - A closing tag without an opening means that all before it was reasoning: it is taken back, unless the tag stands
 *   within a sentence, or after an answer and at the end of the reply.
 * - A token of a chat template ends the text, or is dropped where it only frames the answer.
 */
export class ReasoningFilter {
  /** The text is over: a token that ends it was there, and the stream can be closed. */
  ended = false;

  /** Not yet read, because more text is needed to say what it is. */
  private waiting = '';
  /** Read but not yet shown: white space in front of the text, or all while it may be reasoning. */
  private held = '';
  private holding: boolean;
  private readonly shown = new Shown();

  /** How many openings of reasoning are unclosed; 0 in the text. */
  private depth = 0;
  /** `<|end|>` closes this reasoning. */
  private endToken = false;
  /** The end of what was read; empty where text may begin. */
  private tail = '';
  private lineStart = true;
  private fence: Fence;
  /** Backticks of the code span that is open, or 0. */
  private span = 0;
  private struck = false;
  private phrase: (typeof PHRASES)[number] | undefined;

  /** Nothing but white space was text. */
  private blank = true;
  /** Something in front of the text was left out: white space after it belongs to that. */
  private trims = false;
  private closed = false;
  private wrapped = false;
  /** Where the text goes back to when a closing tag comes without an opening, */
  private back = 0;
  /** or, first, the last opening that was taken as text. */
  private doubt: number | undefined;
  /** A closing tag after an answer takes the answer back only if text follows. */
  private stray: number | undefined;

  /**
   * `mayStartInside`: this model's template may have opened the reasoning in the prompt, so that nothing is shown
   * before a closing tag, or {@link MOST_HELD} characters. Without it such reasoning is shown, then retracted.
   */
  constructor({ mayStartInside = false }: { mayStartInside?: boolean } = {}) {
    this.holding = mayStartInside;
  }

  push(chunk: string): Piece {
    this.read(chunk, false);
    return this.shown.piece();
  }

  /** The rest. `cutOff`: the reply is unfinished, so that what is held back as possible reasoning stays hidden. */
  end(cutOff = false): Piece {
    this.read('', true);
    if (this.holding && !cutOff) this.release();
    if (!this.holding && !this.trims) this.shown.give(this.held);
    this.held = '';
    return this.shown.piece();
  }

  private read(chunk: string, ended: boolean): void {
    const text = this.waiting + chunk;
    let at = 0;
    while (at < text.length && !this.ended) {
      const to = this.step(text, at, ended);
      if (to === at) break;
      at = to;
    }
    this.waiting = this.ended ? '' : text.slice(at);
  }

  /** Reads what starts at `at` and returns where it ends: at `at` itself when more text is needed. */
  private step(text: string, at: number, ended: boolean): number {
    if (this.lineStart && this.depth === 0) {
      const line = readFence(text, at, this.fence, ended);
      if (line === 'partial') return at;
      this.lineStart = false;
      if (line) {
        this.fence = line.fence;
        return this.take(text, at, at + line.length);
      }
    }
    const first = text.charAt(at);
    if (first === '\n') {
      this.lineStart = true;
      this.span = 0;
      this.struck = false;
      return this.take(text, at, at + 1);
    }
    if (first === '`') {
      const to = endOfRun(text, at);
      if (to === text.length && !ended && to - at < LONGEST_RUN) return at;
      if (this.span === 0) this.span = to - at;
      else if (this.span === to - at) this.span = 0;
      return this.take(text, at, to);
    }
    if (STARTS.includes(first)) {
      const mark = readMark(text, at, ended);
      if (mark === 'partial') return at;
      if (mark) return this.mark(mark, text, at, ended);
    }
    if (!this.phrased()) return this.takePlain(text, at, /[\n`<◁[]/g);
    return this.readPhrase(text, at, ended) ?? this.takePlain(text, at, /[\n`<◁[ha]/gi);
  }

  private takePlain(text: string, at: number, next: RegExp): number {
    next.lastIndex = at + 1;
    return this.take(text, at, next.exec(text)?.index ?? text.length);
  }

  private phrased(): boolean {
    return this.depth === 0 && this.fence === undefined && (this.blank || this.phrase !== undefined);
  }

  /** Reads a phrase that opens or closes reasoning; `undefined` where there is none. */
  private readPhrase(text: string, at: number, ended: boolean): number | undefined {
    const window = text.slice(at, at + PHRASE);
    const partial = !ended && window.length < PHRASE;
    if (this.blank) {
      if (partial && startsLikePhrase(window)) return at;
      this.phrase = PHRASES.find(({ open }) => open.test(window));
      this.holding ||= this.phrase !== undefined;
      return undefined;
    }
    if (!/^[ha]/i.test(window) || (this.phrase?.line && !startsLine(this.tail))) return undefined;
    const closing = this.phrase?.close.exec(window);
    if (!closing) return partial ? at : undefined;
    this.reasoned(this.back);
    return at + closing[0].length;
  }

  private mark(mark: Mark, text: string, at: number, ended: boolean): number {
    const to = at + mark.length;
    const code = this.inCode(text, to, ended);
    if (code === 'partial') return at;
    if (code) return this.take(text, at, to);
    const mention = isMention(mark, this.tail, text, to, ended);
    if (mention === 'partial') return at;
    const kept = this.depth > 0 ? this.markInside(mark, mention) : this.markOutside(mark, mention);
    return kept ? this.take(text, at, to) : to;
  }

  private inCode(text: string, to: number, ended: boolean): boolean | 'partial' {
    // Blocks of code in reasoning are often left open.
    if (this.fence !== undefined && this.depth === 0 && !this.holding) return true;
    return this.span > 0 && spanCloses(text, to, this.span, ended);
  }

  /** A mark in reasoning; true where it is a part of it like any other word. */
  private markInside(mark: Mark, mention: boolean): boolean {
    switch (mark.kind) {
      case 'open':
        // Twice in a row is one that the server put in front of the model's own.
        if (mention || this.tail.trim() === '' || inSentence(this.tail)) return true;
        this.depth++;
        this.tail = '';
        return false;
      case 'close':
        this.depth--;
        this.tail = '.';
        if (this.depth === 0) this.reasoned(this.back);
        return false;
      case 'final':
        return this.reasoned(this.back);
      case 'endToken':
        return this.endToken ? this.reasoned(this.back) : this.over(mention);
      case 'header':
        return this.endToken && isAssistant(mark.role) ? this.reasoned(this.back) : this.over(mention);
      case 'end':
        return this.over(mention);
      default:
        return true;
    }
  }

  /** A mark in the text; true where it belongs to it. */
  private markOutside(mark: Mark, mention: boolean): boolean {
    const fresh = this.tail.trim() === '';
    switch (mark.kind) {
      case 'open':
        if (!mention && (startsLine(this.tail) || closesSentence(this.tail))) return this.open(mark.endToken);
        this.doubt = this.shown.length;
        return true;
      case 'close':
      case 'final':
        if (!mention) return this.closeUnopened();
        this.doubt = undefined;
        return true;
      case 'end':
      case 'endToken':
        return this.over(mention);
      case 'header':
        return fresh && isAssistant(mark.role) ? this.drop() : this.over(mention);
      case 'skip':
        return mention || this.drop();
      case 'wrap':
        if (!fresh || !this.closed) return true;
        this.wrapped = true;
        return this.drop();
      case 'unwrap':
        return !this.wrapped;
      case 'strike':
        this.struck = true;
        return true;
      case 'unstrike':
        if (!this.struck) return this.over(mention);
        this.struck = false;
        return true;
      default:
        return mark satisfies never;
    }
  }

  private drop(): false {
    this.trims ||= this.blank;
    return false;
  }

  private over(mention: boolean): boolean {
    this.ended = !mention;
    return mention;
  }

  private open(endToken: boolean): false {
    this.drop();
    if (this.blank) this.held = '';
    else this.release();
    this.holding = false;
    this.phrase = undefined;
    this.depth = 1;
    this.endToken = endToken;
    this.back = this.shown.length;
    this.tail = '';
    this.span = 0;
    return false;
  }

  private closeUnopened(): false {
    if (!this.closed || this.holding || this.doubt !== undefined)
      return this.reasoned(this.doubt ?? this.back);
    this.stray = this.back;
    return this.begin();
  }

  /** All from `to` on was reasoning, and is over. */
  private reasoned(to: number): false {
    this.held = '';
    this.stray = undefined;
    this.takeBack(to);
    return this.begin();
  }

  private takeBack(to: number): void {
    this.shown.takeBack(to);
    this.back = Math.min(to, this.shown.length);
    this.blank = this.shown.length === 0;
  }

  /** Text begins here. */
  private begin(): false {
    this.holding = false;
    this.phrase = undefined;
    this.doubt = undefined;
    this.depth = 0;
    this.closed = true;
    this.fence = undefined;
    this.span = 0;
    this.lineStart = true;
    this.tail = '';
    return this.drop();
  }

  private take(text: string, at: number, to: number): number {
    const taken = text.slice(at, to);
    this.tail = (this.tail + taken.slice(-64)).slice(-64);
    if (this.depth > 0) return to;
    const solid = taken.trim() !== '';
    this.held += taken;
    if (solid) this.blank = false;
    if (this.holding && this.held.length <= MOST_HELD) return to;
    if (solid || (!this.blank && this.stray === undefined)) this.release();
    return to;
  }

  /** Shows what was held back. */
  private release(): void {
    const { held, stray } = this;
    this.held = '';
    this.holding = false;
    if (stray !== undefined) {
      this.stray = undefined;
      this.takeBack(stray);
      if (held.trim() !== '') this.blank = false;
    }
    this.shown.give(this.shown.length === 0 && this.trims ? held.trimStart() : held);
  }
}

function isAssistant(role: string): boolean {
  return role === '' || role === 'assistant' || role === 'model';
}
