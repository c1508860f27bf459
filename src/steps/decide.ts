import { Tally } from '../models/tally';
import { hasCode, type ErrorCode, type ErrorParams } from '../protocol/errors';
import type { Usage } from '../protocol/models';

/** What a step came to, and which of the two made it. */
export interface Decision<T> {
  value: T;
  source: 'model' | 'rules';
  /**
   * Why the twin ran although a model was asked: a code of ours, or `rejected` when the check failed. With a model's
   * value it is the limit that the turn met (`turn-deadline`, `token-cap`): the value is what was there by then.
   */
  reason?: ErrorCode | 'rejected';
  /** Of the reason's error, such as the seconds that a provider asks to wait. */
  params?: ErrorParams;
  /** Tokens that asking the model took, also where its value is not taken. */
  usage?: Usage;
}

/** A step that may ask a model, with its rule twin. */
export interface Step<T> {
  /** Absent: no model is set up. Calls by the tally's context are counted also where they come to nothing. */
  model?: (signal: AbortSignal | undefined, tally: Tally) => Promise<{ value: T; usage?: Usage }>;
  rules: () => T;
  /** Whether the model's value can be used. */
  check?: (value: T) => boolean;
  /** What a model has come to when a limit of the turn is met, as far as it is complete; `null`: nothing. */
  unfinished?: () => T | null;
  signal?: AbortSignal | undefined;
  /**
   * The turn's limits of time and tokens, with an error of ours as reason. Once it is aborted, a call under way is, too,
   * and no model is asked any more.
   */
  limit?: AbortSignal | undefined;
}

/**
 * Tries the model, validates, else runs the twin: "offline", "the model failed" and "a limit is met" are one path.
 * Rejects only when the run was aborted.
 */
export async function decide<T>(step: Step<T>): Promise<Decision<T>> {
  if (!step.model) return { value: step.rules(), source: 'rules' };
  const asked = await ask(step, step.model);
  if ('value' in asked) return { ...asked, source: 'model' };
  const kept = step.limit?.aborted ? (step.unfinished?.() ?? null) : null;
  if (kept !== null && fits(step, kept)) return { value: kept, source: 'model', ...asked };
  return { value: step.rules(), source: 'rules', ...asked };
}

/** Why there is no value of the model, and what it took all the same. */
interface Refused {
  reason: ErrorCode | 'rejected';
  params?: ErrorParams;
  usage?: Usage;
}

/** The model's value, or why there is none. */
async function ask<T>(
  step: Step<T>,
  model: NonNullable<Step<T>['model']>,
): Promise<{ value: T; usage?: Usage } | Refused> {
  const { signal, limit } = step;
  if (limit?.aborted) return whyOf(limit.reason, 'turn-deadline');
  const tally = new Tally();
  try {
    const answer = await model(signal && limit ? AbortSignal.any([signal, limit]) : (signal ?? limit), tally);
    const took = tookOf(tally, answer.usage);
    return fits(step, answer.value) ? { value: answer.value, ...took } : { reason: 'rejected', ...took };
  } catch (error) {
    signal?.throwIfAborted();
    const why = limit?.aborted ? whyOf(limit.reason, 'turn-deadline') : whyOf(error, 'model-failed');
    return { ...why, ...tookOf(tally) };
  }
}

function fits<T>({ check }: Step<T>, value: T): boolean {
  return check?.(value) ?? true;
}

function whyOf(error: unknown, otherwise: ErrorCode): Refused {
  if (!hasCode(error)) return { reason: otherwise };
  const { code, params } = error;
  return { reason: code, ...(Object.keys(params).length > 0 && { params }) };
}

function tookOf({ usage: counted }: Tally, told?: Usage): Pick<Refused, 'usage'> {
  const usage = counted.input + counted.output > 0 ? counted : told;
  return usage ? { usage } : {};
}
