import type { Shell, ToHost, ToWebview } from '../src/protocol/messages';
import { reduce, type ThreadView } from '../src/protocol/view';

type Snapshot = Extract<ToWebview, { type: 'snapshot' }>;
type Batch = Extract<ToWebview, { type: 'events' }>;

/**
 * The replica of what the host shows. Batches are applied in order and once: those of an older epoch and repeated
 * ones are dropped; after a gap nothing is applied until the snapshot that was asked for (once) has arrived.
 */
export class Connection {
  shell: Shell | null = null;
  view: ThreadView | null = null;
  #epoch = -1;
  #seq = 0;
  #resyncing = false;

  constructor(private readonly post: (message: ToHost) => void) {}

  /** Whether the first snapshot has arrived. */
  get connected(): boolean {
    return this.#epoch >= 0;
  }

  /** Takes what the host says about the view; `true` where that changed something. */
  receive(message: Extract<ToWebview, { type: 'snapshot' | 'events' | 'shell' }>): boolean {
    switch (message.type) {
      case 'snapshot':
        return this.#snapshot(message);
      case 'events':
        return this.#batch(message);
      case 'shell':
        this.shell = message.shell;
        return true;
      default:
        return message satisfies never;
    }
  }

  #snapshot({ epoch, seq, shell, view }: Snapshot): boolean {
    // Of the same epoch too: batches may have overtaken it, and the count starts anew with it.
    if (epoch < this.#epoch) return false;
    this.#epoch = epoch;
    this.#seq = seq;
    this.#resyncing = false;
    this.shell = shell;
    this.view = view;
    return true;
  }

  #batch({ epoch, seq, threadId, events }: Batch): boolean {
    if (epoch < this.#epoch || (epoch === this.#epoch && seq <= this.#seq)) return false;
    const next = epoch === this.#epoch ? this.#seq + 1 : 1;
    // Stop raises the epoch by one without a snapshot; a longer jump means that a snapshot was missed.
    if (!this.connected || epoch > this.#epoch + 1 || seq !== next) {
      if (!this.#resyncing) this.post({ type: 'resync' });
      this.#resyncing = true;
      return false;
    }
    if (this.#resyncing) return false;
    this.#epoch = epoch;
    this.#seq = seq;
    if (this.view?.threadId !== threadId) return false;
    this.view = events.reduce(reduce, this.view);
    return true;
  }
}
