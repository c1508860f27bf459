import { whereOf } from '../protocol/errors';

/** Lets something go on that nobody waits for. That it failed, and where, ends in the log. */
export function inBackground(what: string, done: PromiseLike<unknown>, log: (line: string) => void): void {
  done.then(undefined, (error: unknown) => log(`${what} failed: ${whereOf(error)}`));
}
