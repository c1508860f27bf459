/** Aborts when nothing comes for as long as was expected. */
export class Patience {
  private readonly over = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private ms = 0;
  /** The headers of the answer have come. */
  answered = false;
  readonly signal = this.over.signal;

  expect(ms: number): void {
    clearTimeout(this.timer);
    this.ms = ms;
    this.timer = setTimeout(() => this.over.abort(), ms);
  }

  /** Whoever waits now has a limit of its own. */
  rest(): void {
    clearTimeout(this.timer);
  }

  get seconds(): number {
    return Math.ceil(this.ms / 1000);
  }

  /** Nothing is expected any more: a stream that is still open is closed. */
  end(): void {
    clearTimeout(this.timer);
    this.over.abort();
  }
}
