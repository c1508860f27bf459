import { hasCode, type ErrorCode } from '../protocol/errors';

/** What a step came to, and which of the two made it. */
export interface Decision<T> {
  value: T;
  source: 'model' | 'rules';
  /** Why the twin ran although a model was asked: a code of ours, or `rejected` when the check failed. */
  reason?: ErrorCode | 'rejected';
}

/** A step that may ask a model, with its rule twin. */
export interface Step<T> {
  /** Absent: no model is set up. */
  model?: (signal: AbortSignal | undefined) => Promise<T>;
  rules: () => T;
  /** Whether the model's value can be used. */
  check: (value: T) => boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Tries the model, validates, else runs the twin: "offline" and "the model failed" are one path. Rejects only when
 * the run was aborted.
 */
export async function decide<T>({ model, rules, check, signal }: Step<T>): Promise<Decision<T>> {
  if (!model) return { value: rules(), source: 'rules' };
  try {
    const value = await model(signal);
    if (check(value)) return { value, source: 'model' };
    return { value: rules(), source: 'rules', reason: 'rejected' };
  } catch (error) {
    signal?.throwIfAborted();
    return { value: rules(), source: 'rules', reason: hasCode(error) ? error.code : 'model-failed' };
  }
}
