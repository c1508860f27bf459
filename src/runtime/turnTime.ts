import { VitaeError } from '../protocol/errors';

/** What is not done so long after the deadline, at least, is aborted. */
const MIN_GRACE_MS = 5_000;
/** Milliseconds of a turn that its time can stand still: twice the longest wait that a model is given. */
const MOST_STILL_MS = 120_000;
/** The longest time that a timer can take. */
const MAX_MS = 2 ** 31 - 1;

/** The two ends of a turn's machine time, as signals; both have `turn-deadline` as their reason. */
export interface TurnTime {
  /** Models are not asked any more: the rules finish. */
  deadline: AbortSignal;
  /** Nothing may go on. */
  end: AbortSignal;
  /** It stands still for so many milliseconds from now, two minutes in all: waiting for a provider is no work. */
  stand(ms: number): void;
  /** The turn is over. */
  stop(): void;
}

/** Starts a turn's time. `graceMs`: what rules have to finish, by default five seconds or a quarter more. */
export function turnTime(deadlineMs: number, graceMs = Math.max(MIN_GRACE_MS, deadlineMs / 4)): TurnTime {
  const deadline = new AbortController();
  const end = new AbortController();
  const reason = new VitaeError('turn-deadline', { seconds: Math.ceil(deadlineMs / 1000) });
  const ends = [
    { abort: deadline, at: performance.now() + deadlineMs },
    { abort: end, at: performance.now() + deadlineMs + graceMs },
  ];
  let timers: NodeJS.Timeout[] = [];
  const stop = (): void => timers.forEach((timer) => clearTimeout(timer));
  const start = (): void => {
    stop();
    timers = ends
      .filter(({ abort }) => !abort.signal.aborted)
      .map(({ abort, at }) =>
        setTimeout(() => abort.abort(reason), Math.min(at - performance.now(), MAX_MS)),
      );
  };
  let still = MOST_STILL_MS;
  let stopped = false;
  start();
  return {
    deadline: deadline.signal,
    end: end.signal,
    stand: (ms) => {
      const more = Math.min(ms, still);
      if (stopped || more <= 0) return;
      still -= more;
      for (const one of ends) one.at += more;
      start();
    },
    stop: () => {
      stopped = true;
      stop();
    },
  };
}
