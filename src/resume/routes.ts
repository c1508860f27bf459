import type { StopReason } from '../protocol/cards';
import type { Next, State } from './state';

/** Drafts that may be written of what was told: the first, and one more with the findings named. */
export const MAX_DRAFTS = 2;
/** Returns from the evaluation to the questions. */
export const MAX_RETURNS = 3;
/** Rounds of questions before the first draft. */
export const MAX_ROUNDS = 8;
/** Total of the rubric from which on a resume is good enough. */
export const GOOD = 75;
/** Points by which a total has to rise to count as a rise: less is noise. */
const RISE = 1;
/** Evaluations without a rise that end it. */
const FLAT = 2;

/** Where a turn begins. An answer to a question is read like any message: it may also be a wish, or "stop". */
export function fromStart({ input }: Pick<State, 'input'>): 'understand' | 'end' {
  return input ? 'understand' : 'end';
}

/** After a node that decided itself whether there is more to do. */
export function fromNext({ next }: Pick<State, 'next'>): Next {
  return next;
}

/** After the user's decision. */
export function fromDecision({ decided }: Pick<State, 'decided'>): 'finalize' | 'revise' | 'end' {
  switch (decided?.answer.action) {
    case 'approve':
      return 'finalize';
    case 'say':
      return 'revise';
    default:
      return 'end';
  }
}

/** What the way on after an evaluation depends on. */
export interface Evaluated {
  /** Bullets that the fact gate turned away. */
  failing: number;
  /** A model's draft of which nothing passed, also not the second: the rules write instead. */
  barren: boolean;
  attempts: number;
  /** Whether there is anything to propose. */
  changes: boolean;
  /** Totals of this job's evaluations in order, this one the last; `null`: it couldn't be judged. */
  totals: readonly (number | null)[];
  returns: number;
  /** Whether something is left that is worth a question. */
  askable: boolean;
  /** The turn's limit of time or tokens is met. */
  late: boolean;
}

/**
 * The way on after an evaluation, and why it stops where it does. A draft of which bullets failed is written once more;
 * what is good enough is proposed; else the costliest findings are asked about, until the breakers say that it is enough.
 */
export function afterEvaluation(at: Evaluated): {
  next: 'write' | 'collect' | 'approve' | 'end';
  stopped: StopReason | null;
} {
  if ((at.barren || (at.failing > 0 && at.attempts < MAX_DRAFTS)) && !at.late)
    return { next: 'write', stopped: null };
  const stopped = breaker(at);
  if (stopped === null) return { next: 'collect', stopped: null };
  return { next: at.changes ? 'approve' : 'end', stopped };
}

/** Whether a model's last draft came to nothing: the rules write the next. */
export function isBarren({
  draft,
  unproven,
  attempts,
}: Pick<State, 'draft' | 'unproven' | 'attempts'>): boolean {
  return attempts >= MAX_DRAFTS && draft?.source === 'model' && unproven.length >= draft.bullets.length;
}

function breaker({ totals, returns, askable, late }: Evaluated): StopReason | null {
  if (late) return 'deadline';
  const total = totals.at(-1) ?? null;
  if (total !== null && total >= GOOD) return 'accepted';
  if (returns >= MAX_RETURNS) return 'returns';
  if (isFlat(totals)) return 'no-rise';
  return askable ? null : 'nothing-left';
}

/** Whether the last evaluations brought no rise over the best one before them. */
export function isFlat(totals: readonly (number | null)[]): boolean {
  if (totals.length <= FLAT) return false;
  const before = Math.max(...totals.slice(0, -FLAT).map((total) => total ?? 0));
  return totals.slice(-FLAT).every((total) => (total ?? 0) < before + RISE);
}
