import type { Spent } from '../protocol/view';

/** Milliseconds between two signs of what a run takes. */
const EVERY_MS = 1_000;

/** Tells each second what a run takes, once it asks a model: at once, then until it ends. */
export class Meter {
  private readonly since = performance.now();
  private tokens = 0;
  private timer: NodeJS.Timeout | undefined;
  private ended = false;

  constructor(private readonly tell: (spent: Spent) => void) {}

  /** So many more tokens; a correction may be negative. */
  spend(tokens: number): void {
    this.tokens += tokens;
    if (this.timer || this.ended) return;
    this.tick();
    this.timer = setInterval(() => this.tick(), EVERY_MS).unref();
  }

  end(): void {
    this.ended = true;
    clearInterval(this.timer);
  }

  private tick(): void {
    this.tell({ ms: Math.round(performance.now() - this.since), tokens: Math.max(0, this.tokens) });
  }
}
