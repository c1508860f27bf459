/** One replacement in a text: `length` UTF-16 units at `offset` give way to `content`. */
export interface TextEdit {
  offset: number;
  length: number;
  content: string;
}

/** A span of the original text, or text that was put in. */
type Piece = { from: number; to: number } | { added: string };

/**
 * A text under change that still knows which of its parts are the original's. Edits are given in offsets of the
 * current text and come out in offsets of the original, so that an editor can apply them as one step.
 */
export class PieceText {
  #pieces: Piece[];

  constructor(readonly original: string) {
    this.#pieces = [{ from: 0, to: original.length }];
  }

  /** The text as it stands now. */
  toString(): string {
    return this.#pieces.map((piece) => this.#textOf(piece)).join('');
  }

  /** Replaces `length` units of the current text at `offset`. */
  replace({ offset, length, content }: TextEdit): void {
    const head = this.#slice(0, offset);
    const tail = this.#slice(offset + length, Infinity);
    this.#pieces = [...head, ...(content === '' ? [] : [{ added: content }]), ...tail];
  }

  /** What turns the original into the current text: in order, not overlapping, in offsets of the original. */
  edits(): TextEdit[] {
    const edits: TextEdit[] = [];
    let at = 0;
    let content = '';
    const flush = (to: number) => {
      if (to > at || content !== '') edits.push({ offset: at, length: to - at, content });
      content = '';
    };
    for (const piece of this.#pieces) {
      if ('added' in piece) {
        content += piece.added;
        continue;
      }
      flush(piece.from);
      at = piece.to;
    }
    flush(this.original.length);
    return edits;
  }

  #slice(start: number, end: number): Piece[] {
    const kept: Piece[] = [];
    let at = 0;
    for (const piece of this.#pieces) {
      const length = this.#textOf(piece).length;
      const from = Math.max(start - at, 0);
      const to = Math.min(end - at, length);
      if (from < to) kept.push(this.#cut(piece, from, to));
      at += length;
    }
    return kept;
  }

  #cut(piece: Piece, from: number, to: number): Piece {
    return 'added' in piece
      ? { added: piece.added.slice(from, to) }
      : { from: piece.from + from, to: piece.from + to };
  }

  #textOf(piece: Piece): string {
    return 'added' in piece ? piece.added : this.original.slice(piece.from, piece.to);
  }
}

/** Applies edits as {@link PieceText.edits} gives them. */
export function applyEdits(text: string, edits: TextEdit[]): string {
  let result = '';
  let at = 0;
  for (const { offset, length, content } of edits) {
    result += text.slice(at, offset) + content;
    at = offset + length;
  }
  return result + text.slice(at);
}
