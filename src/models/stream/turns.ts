import { readFence, type Fence } from './fence';
import { labelNames, readLabel } from './labels';

/** Whose turns end a text. */
export interface TurnOptions {
  /** Names of others that speak in the prompt, beside the general ones (user, candidate, interviewer, …). */
  speakers?: readonly string[];
  /** Names that the model speaks under: its own label is no other's turn. */
  self?: readonly string[];
  /** The user asked for a dialogue: nothing is cut. */
  allowDialogue?: boolean;
}

/** Of a line, what is looked at; a label is shorter. */
const LINE = 100;
/** White space held back. */
const MOST_BLANK = 1000;

/**
 * Cuts a text that arrives in pieces where the model goes on as another speaker: at a line that starts with a
 * speaker's label, outside of fenced code, quotes and lists. White space in front of the label is cut too. Held back
 * is only what may become a label, and white space at the end of a line.
 */
export class TurnCutter {
  /** Another's turn began: the rest is dropped, and the stream can be closed. */
  cut = false;

  private readonly names: readonly string[];
  private readonly all: boolean;
  /** What was not yet given out: line ends and blank lines, then the start of a line. */
  private held = '';
  /** Where the line starts in what is held; absent within a line. */
  private line: number | undefined = 0;
  private fence: Fence;

  constructor({ speakers = [], self = [], allowDialogue = false }: TurnOptions = {}) {
    this.names = labelNames(speakers, self);
    this.all = allowDialogue;
  }

  push(text: string): string {
    return this.all ? text : this.read(text, false);
  }

  /** The rest. */
  end(): string {
    return this.read('', true);
  }

  private read(text: string, ended: boolean): string {
    if (this.cut) return '';
    const all = this.held + text;
    let given = 0;
    let at = this.line;
    let from = at ?? this.held.length;
    for (;;) {
      if (at !== undefined) {
        const read = this.readLine(all, at, ended);
        if (read === 'partial') break;
        if (read === 'label') {
          this.cut = true;
          this.held = '';
          return all.slice(0, given);
        }
        from = read;
      }
      const end = all.indexOf('\n', from);
      if (end < 0) {
        // A carriage return may be the start of a line's end.
        given = beforeReturn(all, all.length);
        at = undefined;
        break;
      }
      if (at === undefined || !isBlank(all, at, end) || end - given > MOST_BLANK)
        given = beforeReturn(all, end);
      at = end + 1;
    }
    if (ended) given = all.length;
    this.held = all.slice(given);
    this.line = at === undefined ? undefined : at - given;
    return all.slice(0, given);
  }

  /** Where to read on in a line that is no label's; 'label', or 'partial' when more of it is needed. */
  private readLine(all: string, at: number, ended: boolean): number | 'label' | 'partial' {
    const fence = readFence(all, at, this.fence, ended);
    if (fence === 'partial') return 'partial';
    if (fence) this.fence = fence.fence;
    if (fence || this.fence !== undefined) return at + (fence?.length ?? 0);
    const end = all.indexOf('\n', at);
    const line = all.slice(at, end < 0 ? at + LINE : Math.min(end, at + LINE));
    if (end < 0 && !ended && isBlank(all, at, all.length)) return 'partial';
    const label = readLabel(line, this.names, ended || end >= 0 || line.length === LINE);
    return label === true ? 'label' : label === 'partial' ? 'partial' : at;
  }
}

function isBlank(text: string, from: number, to: number): boolean {
  return to - from < LINE && text.slice(from, to).trim() === '';
}

function beforeReturn(text: string, end: number): number {
  return text[end - 1] === '\r' ? end - 1 : end;
}
