import { Deltas } from './pieces';
import { ReasoningFilter } from './reasoning';
import type { Piece } from './shown';
import { TurnCutter, type TurnOptions } from './turns';

/** What the caller knows of the model and of the prompt. */
export interface CleanOptions extends TurnOptions {
  /** See {@link ReasoningFilter}; right for a model that once sent a closing tag without an opening. */
  mayStartInside?: boolean;
}

/** What a chunk adds to a text that is safe to show. */
export interface CleanPiece extends Piece {
  /** The text is over, whatever still comes: the stream can be closed. */
  ended: boolean;
}

/**
 * Every text that a model streams goes through this: deltas made of snapshots, surrogate pairs joined, reasoning and
 * template tokens taken out, cut where the model goes on as somebody else. The text depends on what came, not on how
 * it was cut into chunks. A piece with `retract` voids all that was given out before, also the last one.
 */
export class CleanText {
  private readonly deltas = new Deltas();
  private readonly reasoning: ReasoningFilter;
  private turns: TurnCutter;

  constructor(private readonly options: CleanOptions = {}) {
    this.reasoning = new ReasoningFilter(options);
    this.turns = new TurnCutter(options);
  }

  push(chunk: string): CleanPiece {
    return this.cut(this.reasoning.push(this.deltas.push(chunk)), false);
  }

  /** The rest; may retract. `cutOff`: the provider says that the reply is unfinished (its limit of tokens). */
  end(cutOff = false): CleanPiece {
    const last = this.reasoning.push(this.deltas.end());
    const rest = this.reasoning.end(cutOff);
    const text = rest.retract ? rest.text : last.text + rest.text;
    return this.cut({ text, retract: last.retract || rest.retract }, true);
  }

  private cut({ text, retract }: Piece, last: boolean): CleanPiece {
    if (retract) this.turns = new TurnCutter(this.options);
    const kept = this.turns.push(text) + (last ? this.turns.end() : '');
    return { text: kept, retract, ended: this.reasoning.ended || this.turns.cut };
  }
}
