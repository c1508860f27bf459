import type { Work } from '../protocol/ports';
import type { HeadState } from '../storage/headState';
import type { ThreadLog } from '../storage/threadLog';
import { isGivenUp, withAttempt } from './attempts';
import type { Sent } from './incoming';
import { endOf, lastSent } from './projection';
import { nothingLeft, remainingWork } from './recovery';

/** What a run that died, failed or was stopped left of a thread, and who goes on with it. */
export class Leftovers {
  /** What dead processes left and this one went on with: once each. */
  private readonly wentOn = new Set<string>();

  constructor(
    private readonly log: Pick<ThreadLog, 'thread' | 'journal' | 'append' | 'damage'>,
    private readonly deps: { now(): Date; newId(): string },
  ) {}

  /** What a dead process left: no end of it is known. Not for ever: see {@link isGivenUp}. */
  byDead(): Sent | undefined {
    const { thread, journal, damage } = this.log;
    // How it ended may stand in what can't be read.
    if (damage.length > 0) return undefined;
    const sent = lastSent(journal);
    if (!sent || this.wentOn.has(sent.id) || endOf(sent.id, journal)) return undefined;
    return isGivenUp(thread, sent.id) ? undefined : sent;
  }

  /**
   * Takes up what is left, after a crash by itself or because the user asked for it; needs the lease. `null`: there is
   * nothing to do, which is then journaled as its end, so that a reason why it came to nothing is no longer shown.
   */
  async take(
    head: HeadState | undefined,
    after: 'crash' | 'retry',
  ): Promise<{ work: Work; workId: string; again: 'crash' | 'retry' } | null> {
    const { thread, journal } = this.log;
    const sent = after === 'crash' ? this.byDead() : lastSent(journal);
    if (!sent) return null;
    if (after === 'crash') this.wentOn.add(sent.id);
    const work = remainingWork(sent, head);
    if (work) {
      if (after === 'crash') await this.log.append(withAttempt(thread, sent.id));
      return { work, workId: sent.id, again: after };
    }
    const ended = nothingLeft(sent, head, journal);
    const at = this.deps.now().toISOString();
    const tried = after === 'retry' && { runId: this.deps.newId(), again: { at, after } };
    if (ended) await this.log.append({ ...ended, at, ...tried });
    return null;
  }
}
