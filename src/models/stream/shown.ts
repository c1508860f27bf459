/** What to do with what is shown: `retract` takes back all of it first, then `text` is added. */
export interface Piece {
  text: string;
  retract: boolean;
}

/** A reply that takes back more often plays with us; its text then stays. */
const MOST_RETRACTIONS = 16;

/** A text that is given out in pieces and may be taken back. */
export class Shown {
  private text = '';
  /** The end of the text that was not yet given out; all of it after a retraction. */
  private out = '';
  private retract = false;
  private retractions = 0;

  get length(): number {
    return this.text.length;
  }

  give(text: string): void {
    this.out += text;
    this.text += text;
  }

  /** Takes back all but the first `to` characters. */
  takeBack(to: number): void {
    if (to >= this.text.length || this.retractions === MOST_RETRACTIONS) return;
    const given = this.text.length - this.out.length;
    this.text = this.text.slice(0, to);
    this.out = given > to ? this.text : this.text.slice(given);
    if (given <= to) return;
    this.retract = true;
    this.retractions++;
  }

  piece(): Piece {
    const { out: text, retract } = this;
    this.out = '';
    this.retract = false;
    return { text, retract };
  }
}
