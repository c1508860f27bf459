import { EventType } from '@ag-ui/core';
import type { RunEvent } from '../protocol/messages';

/** Text is sent at the latest after so many milliseconds, or once so many characters wait. */
const MAX_WAIT_MS = 33;
const MAX_TEXT = 2048;

/**
 * Puts events into batches: text is gathered and joined, anything else is sent at once, behind the text before it.
 */
export class Feed {
  private waiting: RunEvent[] = [];
  private size = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly send: (batch: RunEvent[]) => void) {}

  push(event: RunEvent): void {
    if (event.type !== EventType.TEXT_MESSAGE_CONTENT) {
      this.waiting.push(event);
      this.flush();
      return;
    }
    const last = this.waiting.at(-1);
    if (last?.type === EventType.TEXT_MESSAGE_CONTENT && last.messageId === event.messageId) {
      this.waiting[this.waiting.length - 1] = { ...last, delta: last.delta + event.delta };
    } else this.waiting.push(event);
    this.size += event.delta.length;
    if (this.size >= MAX_TEXT) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), MAX_WAIT_MS);
  }

  flush(): void {
    this.drop((batch) => this.send(batch));
  }

  /** Forgets what waits; the receiver gets a snapshot instead. */
  drop(use: (batch: RunEvent[]) => void = () => undefined): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const batch = this.waiting;
    this.waiting = [];
    this.size = 0;
    if (batch.length > 0) use(batch);
  }
}
