import { setTimeout as pause } from 'node:timers/promises';

/** The time, by which a call knows how long to wait; a test brings its own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after so many milliseconds; rejects at once when the signal aborts. */
  pause(ms: number, signal: AbortSignal | undefined): Promise<void>;
}

export const realClock: Clock = {
  now: () => Date.now(),
  pause: (ms, signal) => pause(ms, undefined, signal ? { signal } : {}),
};
