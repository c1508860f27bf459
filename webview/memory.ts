/** What the user wrote and has not sent. `sent` is what was posted and not yet acknowledged. */
export interface Draft {
  text: string;
  sent?: { id: string; text: string };
}

/** The user's changes to a proposal that was not answered yet, by bullet id. */
export interface ProposalEdit {
  name?: string;
  description?: string;
  bullets: Record<string, string>;
  leftOut: string[];
  /** Texts in open editors, by `name`, `description` or bullet id. */
  open: Record<string, string>;
}

/** What the page keeps of one thread. */
export interface ThreadMemory {
  draft: Draft;
  /** Distance from the top in pixels; `null`: at the end. */
  scroll: number | null;
  /** Keys of what the user has unfolded. */
  expanded: string[];
  /** By the id of the card's item. */
  edits: Record<string, ProposalEdit>;
  /** When the user wrote here last, in ms since the epoch. */
  at?: number;
}

/** Kept through `setState`, so that a reload or a hidden panel loses nothing. */
export interface PanelMemory {
  version: 1;
  threadId?: string;
  threads: Record<string, ThreadMemory>;
}

/** The place of what is typed while no thread is open. */
export const newThread = '';

export const emptyEdit: ProposalEdit = { bullets: {}, leftOut: [], open: {} };

const emptyThread: ThreadMemory = { draft: { text: '' }, scroll: null, expanded: [], edits: {} };
const keptThreads = 30;

/**
 * Owner of what only this page knows. Every change is written at once; VS Code brings that to disk only now and then, so
 * the host is told, too: see {@link Memory.recover}.
 */
export class Memory {
  #memory: PanelMemory;

  /** `changed` is called with the place where the user wrote. */
  constructor(
    private readonly store: { getState(): unknown; setState(state: unknown): void },
    private readonly changed: (key: string) => void = () => undefined,
    private readonly now: () => number = Date.now,
  ) {
    const kept = store.getState();
    this.#memory = isMemory(kept) ? kept : { version: 1, threads: {} };
  }

  get threadId(): string | undefined {
    return this.#memory.threadId;
  }

  /** Remembers which thread is shown, `null` for none. */
  show(threadId: string | null): void {
    if ((threadId ?? undefined) === this.#memory.threadId) return;
    const { threadId: _, ...rest } = this.#memory;
    this.#write(threadId === null ? rest : { ...rest, threadId });
  }

  thread(key: string): ThreadMemory {
    return this.#memory.threads[key] ?? emptyThread;
  }

  update(key: string, change: (thread: ThreadMemory) => ThreadMemory): void {
    const { [key]: old = emptyThread, ...others } = this.#memory.threads;
    const next = change(old);
    const wrote = next.draft !== old.draft || next.edits !== old.edits;
    // The one in use goes last: the oldest fall out first.
    const threads = Object.fromEntries(
      [...Object.entries(others), [key, wrote ? { ...next, at: this.now() } : next] as const].slice(
        -keptThreads,
      ),
    );
    this.#write({ ...this.#memory, threads });
    if (wrote) this.changed(key);
  }

  /** Takes what the host kept of a place, where it is newer: the page's own state was lost or is from before. */
  recover(key: string, kept: unknown): boolean {
    const { [key]: own, ...others } = this.#memory.threads;
    if (!isThread(kept) || (own?.at ?? 0) >= (kept.at ?? 0)) return false;
    this.#write({ ...this.#memory, threads: { ...others, [key]: kept } });
    return true;
  }

  #write(memory: PanelMemory): void {
    this.#memory = memory;
    this.store.setState(memory);
  }
}

function isMemory(value: unknown): value is PanelMemory {
  if (typeof value !== 'object' || value === null) return false;
  const { version, threadId, threads } = value as Partial<PanelMemory>;
  return (
    version === 1 &&
    (threadId === undefined || typeof threadId === 'string') &&
    typeof threads === 'object' &&
    threads !== null &&
    Object.values(threads).every(isThread)
  );
}

function isThread(value: unknown): value is ThreadMemory {
  if (typeof value !== 'object' || value === null) return false;
  const { draft, scroll, expanded, edits, at = 0 } = value as Partial<ThreadMemory>;
  return (
    typeof draft?.text === 'string' &&
    (scroll === null || typeof scroll === 'number') &&
    Array.isArray(expanded) &&
    typeof edits === 'object' &&
    typeof at === 'number'
  );
}
