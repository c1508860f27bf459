import type { ThreadLog } from '../storage/threadLog';

/**
 * Looks at a thread whenever another process may have changed it: when its files changed, and from time to time while
 * another process has it, since one that dies or goes silent changes nothing.
 */
export class Follower {
  private watching: { dispose(): void } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;

  /** `look` resolves with whether another process has the thread, and never rejects. */
  constructor(
    private readonly log: Pick<ThreadLog, 'watch'>,
    private readonly look: () => Promise<boolean>,
    private readonly everyMs: number,
  ) {}

  start(): void {
    if (this.watching) return;
    this.watching = this.log.watch(() => void this.now());
    void this.now();
  }

  stop(): void {
    this.watching?.dispose();
    this.watching = undefined;
    clearTimeout(this.timer);
  }

  /** Looks; what changes meanwhile is looked at by another one behind it. */
  now(): Promise<void> {
    this.again = true;
    this.running ??= this.round().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** Resolves when nothing is being looked at. */
  async settled(): Promise<void> {
    await this.running;
  }

  private async round(): Promise<void> {
    let elsewhere = false;
    while (this.again) {
      this.again = false;
      elsewhere = await this.look();
    }
    clearTimeout(this.timer);
    if (elsewhere && this.watching) this.timer = setTimeout(() => void this.now(), this.everyMs);
  }
}
