import { VitaeError } from '../protocol/errors';

/** What is not done so long after the deadline, at least, is aborted. */
const MIN_GRACE_MS = 5_000;
/** The longest time that a timer can take. */
const MAX_MS = 2 ** 31 - 1;

/** The two ends of a turn's machine time, as signals; both have `turn-deadline` as their reason. */
export interface TurnTime {
  /** Models are not asked any more: the rules finish. */
  deadline: AbortSignal;
  /** Nothing may go on. */
  end: AbortSignal;
  /** The turn is over. */
  stop(): void;
}

/** Starts a turn's time. `graceMs`: what rules have to finish, by default five seconds or a quarter more. */
export function turnTime(deadlineMs: number, graceMs = Math.max(MIN_GRACE_MS, deadlineMs / 4)): TurnTime {
  const deadline = new AbortController();
  const end = new AbortController();
  const reason = new VitaeError('turn-deadline', { seconds: Math.ceil(deadlineMs / 1000) });
  const timers = [
    setTimeout(() => deadline.abort(reason), Math.min(deadlineMs, MAX_MS)),
    setTimeout(() => end.abort(reason), Math.min(deadlineMs + graceMs, MAX_MS)),
  ];
  return {
    deadline: deadline.signal,
    end: end.signal,
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}
