import type { SentRequest } from '../protocol/models';

/** Requests that are kept. */
const MOST = 50;

/** The latest requests to models as they left, in memory only: what was sent is shown, not stored a second time. */
export class SentRequests {
  private readonly kept: SentRequest[] = [];

  add(request: SentRequest): void {
    this.kept.push(request);
    if (this.kept.length > MOST) this.kept.shift();
  }

  /** Of a thread, the latest first. */
  of(threadId: string): readonly SentRequest[] {
    return this.kept.filter((one) => one.threadId === threadId).reverse();
  }
}
