import type { RunEvent, Shell, ToWebview } from '../protocol/messages';
import type { ThreadView } from '../protocol/view';
import { Feed } from './feed';
import type { SessionListener } from './shown';

/** A snapshot that could not be made is tried again after so many ms. */
const RETRY_MS = 1_000;

/** What is published of a thread. */
export interface Published {
  readonly id: string;
  readonly view: ThreadView;
  listen(listener: SessionListener): { dispose(): void };
}

/**
 * Keeps the panel in step with the thread that it shows: a snapshot begins an epoch, batches of events follow it and are
 * counted. Whatever happens on the way, the panel can tell whether it has everything, and asks for a snapshot if not.
 */
export class Publisher {
  private thread: Published | undefined;
  private following: { dispose(): void } | undefined;
  private readonly feed = new Feed((events) => this.sendEvents(events));
  private epoch = 0;
  private seq = 0;
  private asked = 0;
  private retrying: NodeJS.Timeout | undefined;

  /** `shell` gives what surrounds the thread, `undefined` while nothing is known of it. */
  constructor(
    private readonly post: (message: ToWebview) => void,
    private readonly shell: () => Promise<Shell> | undefined,
    private readonly retryMs = RETRY_MS,
  ) {}

  get shown(): Published | undefined {
    return this.thread;
  }

  /** Shows a thread, or with `undefined` the empty state. */
  async show(thread: Published | undefined): Promise<void> {
    this.following?.dispose();
    // What the former thread said last is not for this one.
    this.feed.drop();
    this.thread = thread;
    this.following = thread?.listen({
      event: (event) => this.feed.push(event),
      reset: () => this.sendSoon(),
    });
    await this.sendSnapshot();
  }

  /**
   * Sends all there is, in a new epoch. Until it can, events go on in the old one. Rejects as `shell` does; it is then
   * sent once `shell` gives something again.
   */
  async sendSnapshot(): Promise<void> {
    const asked = ++this.asked;
    clearTimeout(this.retrying);
    let shell: Shell | undefined;
    try {
      shell = await this.shell();
    } catch (error) {
      if (asked === this.asked) this.retrying = setTimeout(() => this.sendSoon(), this.retryMs);
      throw error;
    }
    // Whoever asked later sends it.
    if (!shell || asked !== this.asked) return;
    // What waits is part of the view.
    this.feed.drop();
    this.epoch++;
    this.seq = 0;
    this.post({ type: 'snapshot', epoch: this.epoch, seq: 0, shell, view: this.thread?.view ?? null });
  }

  async sendShell(): Promise<void> {
    const shell = await this.shell();
    if (shell) this.post({ type: 'shell', shell });
  }

  dispose(): void {
    this.asked++;
    clearTimeout(this.retrying);
    this.following?.dispose();
    this.feed.drop();
  }

  /** Where nobody waits for it: what fails is tried again. */
  private sendSoon(): void {
    this.sendSnapshot().catch(() => undefined);
  }

  private sendEvents(events: RunEvent[]): void {
    const { thread, epoch } = this;
    if (thread) this.post({ type: 'events', threadId: thread.id, epoch, seq: ++this.seq, events });
  }
}
