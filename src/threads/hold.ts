import { hasCode } from '../protocol/errors';
import type { Lease } from '../storage/lease';
import type { Holder, ThreadLog } from '../storage/threadLog';

/** Gives a hold back; calling it again does nothing. */
export type Release = () => Promise<void>;

/** How often another process's lease is tried again. */
const RETRY_MS = 50;

interface Held {
  lease: Lease;
  users: number;
}

/**
 * The thread's lease in this process. What is accepted and the run that follows hold it together: it is taken for the
 * first of them and released with the last, so that no other process comes in between.
 */
export class Hold {
  private held: Held | undefined;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly log: Pick<ThreadLog, 'takeLease' | 'holder'>) {}

  /** Rejects with `thread-elsewhere` while another process has it; `force` takes it all the same. */
  take(options: { force?: boolean } = {}): Promise<Release> {
    return this.inTurn(async () => {
      if (this.held && !(await this.held.lease.isCurrent())) this.held = undefined;
      const held = (this.held ??= { lease: await this.log.takeLease(options), users: 0 });
      held.users++;
      let given: Promise<void> | undefined;
      return () => (given ??= this.inTurn(() => this.leave(held)));
    });
  }

  /** Tries until it has it, or until `stop` tells that it need not (`true`), or throws. */
  async wait(stop: (refused: unknown) => Promise<boolean>): Promise<Release | null> {
    for (;;) {
      try {
        return await this.take();
      } catch (error) {
        if (!isElsewhere(error)) throw error;
        if (await stop(error)) return null;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  /** The other process that has it, if one has; not in the middle of taking it or giving it back. */
  elsewhere(): Promise<Holder | null> {
    return this.inTurn(async () => (this.held ? null : this.log.holder()));
  }

  /** Whether another process took it from this one. */
  async lost(): Promise<boolean> {
    return this.held !== undefined && !(await this.held.lease.isCurrent());
  }

  private async leave(held: Held): Promise<void> {
    if (--held.users > 0) return;
    if (this.held === held) this.held = undefined;
    await held.lease.release();
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.queue.then(act);
    this.queue = done.catch(() => undefined);
    return done;
  }
}

/** Does something under the lease, and gives it back unless that began a run, which will. */
export async function under(release: Release, act: () => Promise<boolean>): Promise<void> {
  let begun = false;
  try {
    begun = await act();
  } finally {
    if (!begun) await release();
  }
}

/** Whether something was refused because another process has the thread. */
export function isElsewhere(error: unknown): boolean {
  return hasCode(error) && error.code === 'thread-elsewhere';
}
