import { hasCode, type ErrorCode } from '../protocol/errors';

/** What a step came to, and which of the two made it. */
export interface Decision<T> {
  value: T;
  source: 'model' | 'rules';
  /**
   * Why the twin ran although a model was asked: a code of ours, or `rejected` when the check failed. With a model's
   * value it is `turn-deadline`: the value is what was there when the time was over.
   */
  reason?: ErrorCode | 'rejected';
}

/** A step that may ask a model, with its rule twin. */
export interface Step<T> {
  /** Absent: no model is set up. */
  model?: (signal: AbortSignal | undefined) => Promise<T>;
  rules: () => T;
  /** Whether the model's value can be used. */
  check: (value: T) => boolean;
  /** What a model has come to when the turn's time is over, as far as it is complete; `null`: nothing. */
  unfinished?: () => T | null;
  signal?: AbortSignal | undefined;
  /** Of the turn. Once it has passed, a call under way is aborted and no model is asked any more. */
  deadline?: AbortSignal | undefined;
}

/**
 * Tries the model, validates, else runs the twin: "offline", "the model failed" and "the time is over" are one path.
 * Rejects only when the run was aborted.
 */
export async function decide<T>(step: Step<T>): Promise<Decision<T>> {
  if (!step.model) return { value: step.rules(), source: 'rules' };
  const asked = await ask(step, step.model);
  if ('value' in asked) return { value: asked.value, source: 'model' };
  const { reason } = asked;
  const kept = reason === 'turn-deadline' ? (step.unfinished?.() ?? null) : null;
  if (kept !== null && step.check(kept)) return { value: kept, source: 'model', reason };
  return { value: step.rules(), source: 'rules', reason };
}

/** The model's value, or why there is none. */
async function ask<T>(
  { check, signal, deadline }: Step<T>,
  model: NonNullable<Step<T>['model']>,
): Promise<{ value: T } | { reason: ErrorCode | 'rejected' }> {
  if (deadline?.aborted) return { reason: 'turn-deadline' };
  try {
    const value = await model(
      signal && deadline ? AbortSignal.any([signal, deadline]) : (signal ?? deadline),
    );
    return check(value) ? { value } : { reason: 'rejected' };
  } catch (error) {
    signal?.throwIfAborted();
    if (deadline?.aborted) return { reason: 'turn-deadline' };
    return { reason: hasCode(error) ? error.code : 'model-failed' };
  }
}
