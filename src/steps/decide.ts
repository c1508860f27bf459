import { hasCode, type ErrorCode } from '../protocol/errors';
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
  /** Tokens that the model's value took. */
  usage?: Usage;
}

/** A step that may ask a model, with its rule twin. */
export interface Step<T> {
  /** Absent: no model is set up. */
  model?: (signal: AbortSignal | undefined) => Promise<{ value: T; usage?: Usage }>;
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
  const { reason } = asked;
  const kept = step.limit?.aborted ? (step.unfinished?.() ?? null) : null;
  if (kept !== null && fits(step, kept)) return { value: kept, source: 'model', reason };
  return { value: step.rules(), source: 'rules', reason };
}

/** The model's value, or why there is none. */
async function ask<T>(
  step: Step<T>,
  model: NonNullable<Step<T>['model']>,
): Promise<{ value: T; usage?: Usage } | { reason: ErrorCode | 'rejected' }> {
  const { signal, limit } = step;
  if (limit?.aborted) return { reason: limitOf(limit) };
  try {
    const answer = await model(signal && limit ? AbortSignal.any([signal, limit]) : (signal ?? limit));
    return fits(step, answer.value) ? answer : { reason: 'rejected' };
  } catch (error) {
    signal?.throwIfAborted();
    if (limit?.aborted) return { reason: limitOf(limit) };
    return { reason: hasCode(error) ? error.code : 'model-failed' };
  }
}

function fits<T>({ check }: Step<T>, value: T): boolean {
  return check?.(value) ?? true;
}

function limitOf({ reason }: AbortSignal): ErrorCode {
  return hasCode(reason) ? reason.code : 'turn-deadline';
}
