import type { Shell, ToHost, ToWebview } from '../src/protocol/messages';
import { reduce, type ThreadView } from '../src/protocol/view';

type Snapshot = Extract<ToWebview, { type: 'snapshot' }>;
type Batch = Extract<ToWebview, { type: 'events' }>;

/** How long a snapshot that was asked for may take. */
const patienceMs = 2_000;

/** A place in the order in which the host sends: a snapshot is the 0th of its epoch, batches follow it. */
interface Place {
  epoch: number;
  seq: number;
}

/**
 * The replica of what the host shows. Batches are applied in order and once: those of an older epoch and repeated
 * ones are dropped. After a gap nothing is applied until a snapshot has arrived that holds all that was seen to be
 * missing; it is asked for once, and again with a batch that comes long after: the request or the answer was lost.
 */
export class Connection {
  shell: Shell | null = null;
  view: ThreadView | null = null;
  #at: Place = { epoch: -1, seq: 0 };
  /** The latest thing that was seen, applied or not. */
  #seen: Place = this.#at;
  /** When a snapshot was asked for that has not come. */
  #asked: number | null = null;

  /** `clock` gives milliseconds and never goes back. */
  constructor(
    private readonly post: (message: ToHost) => void,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Whether the first snapshot has arrived. */
  get connected(): boolean {
    return this.#at.epoch >= 0;
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
    if (epoch <= this.#at.epoch) return false;
    this.#at = { epoch, seq };
    this.shell = shell;
    this.view = view;
    this.#asked = null;
    // Batches that came before it were dropped and are not part of it.
    if (isBefore(this.#at, this.#seen)) this.#resync();
    else this.#seen = this.#at;
    return true;
  }

  #batch({ epoch, seq, threadId, events }: Batch): boolean {
    const place = { epoch, seq };
    if (!isBefore(this.#at, place)) return false;
    if (isBefore(this.#seen, place)) this.#seen = place;
    // Before the first snapshot it is on its way.
    if (!this.connected) return false;
    if (this.#asked !== null) {
      if (this.clock() - this.#asked >= patienceMs) this.#resync();
      return false;
    }
    if (epoch !== this.#at.epoch || seq !== this.#at.seq + 1) {
      this.#resync();
      return false;
    }
    this.#at = place;
    if (this.view?.threadId !== threadId) return false;
    this.view = events.reduce(reduce, this.view);
    return true;
  }

  #resync(): void {
    this.#asked = this.clock();
    this.post({ type: 'resync' });
  }
}

function isBefore(one: Place, other: Place): boolean {
  return one.epoch < other.epoch || (one.epoch === other.epoch && one.seq < other.seq);
}
