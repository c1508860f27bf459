import type { Piece } from '../../../../src/models/stream/shown';

/** A reader that is told pieces. */
interface Reader {
  push(chunk: string): Piece;
  end(cutOff?: boolean): Piece;
}

/** What is shown at the end, and how often what was shown had to be taken back. */
export interface Replayed {
  text: string;
  retracted: number;
  /** What was on show after each piece. */
  seen: string[];
}

export function replay(reader: Reader, chunks: readonly string[], cutOff = false): Replayed {
  const seen: string[] = [];
  let text = '';
  let retracted = 0;
  const add = (piece: Piece): void => {
    if (piece.retract) retracted++;
    text = (piece.retract ? '' : text) + piece.text;
    seen.push(text);
  };
  for (const chunk of chunks) add(reader.push(chunk));
  add(reader.end(cutOff));
  return { text, retracted, seen };
}

/** The text cut at the given places, each taken modulo its length; the code units of a character may be parted. */
export function cutAt(text: string, places: readonly number[]): string[] {
  const sorted = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...sorted].map((from, index) => text.slice(from, sorted[index]));
}

/** One code unit a chunk. */
export function units(text: string): string[] {
  return text.split('');
}
