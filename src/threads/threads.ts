import { VitaeError } from '../protocol/errors';
import type { CheckpointStore } from '../protocol/ports';
import type { ThreadStore, NewThread, ThreadSummary } from '../storage/threadStore';
import { ThreadSession, type SessionDeps } from './session';

/**
 * The threads of this window. A session stays open while it is used, watched or busy: see {@link Threads.rest}. Whoever
 * neither watches it nor uses it within {@link Threads.use} opens it anew each time.
 */
export class Threads {
  private readonly sessions = new Map<string, Promise<ThreadSession>>();
  /** How many use a thread right now, by its id. */
  private readonly users = new Map<string, number>();

  constructor(
    private readonly store: ThreadStore,
    private readonly deps: SessionDeps,
  ) {}

  async create(fields: NewThread): Promise<ThreadSession> {
    const log = await this.store.create(fields);
    return this.keep(log.thread.id, ThreadSession.open(log, this.deps));
  }

  /**
   * Opens a thread; a run that died with its process goes on. Rejects with `thread-id-malformed`, `thread-unknown`,
   * `thread-unreadable`.
   */
  open(threadId: string): Promise<ThreadSession> {
    const opening = async (): Promise<ThreadSession> =>
      ThreadSession.open(await this.store.open(threadId), this.deps);
    return this.sessions.get(threadId) ?? this.keep(threadId, opening());
  }

  /** Opens a thread for as long as `act` takes. Rejects as {@link open} and `act` do. */
  async use<T>(threadId: string, act: (session: ThreadSession) => Promise<T>): Promise<T> {
    this.users.set(threadId, this.usersOf(threadId) + 1);
    try {
      return await act(await this.open(threadId));
    } finally {
      this.users.set(threadId, this.usersOf(threadId) - 1);
      void this.rest(threadId);
    }
  }

  /** Closes a thread as soon as nothing of it goes on, unless somebody uses or watches it then. Never rejects. */
  async rest(threadId: string): Promise<void> {
    const opened = this.sessions.get(threadId);
    const session = await opened?.catch(() => undefined);
    await session?.settled();
    // From here on nobody comes in between: who opens it next gets another session over another log.
    if (!session?.atRest || this.usersOf(threadId) > 0 || this.sessions.get(threadId) !== opened) return;
    this.sessions.delete(threadId);
    this.users.delete(threadId);
    await this.store.release(threadId).catch(() => undefined);
  }

  /** The checkpoints of a thread, for its runs. Rejects with `thread-id-malformed`, `thread-unknown`. */
  async checkpoints(threadId: string): Promise<CheckpointStore> {
    const session = await this.sessions.get(threadId);
    return session?.checkpoints ?? this.store.open(threadId);
  }

  /** Newest first. */
  list(): Promise<ThreadSummary[]> {
    return this.store.list();
  }

  /** Deletes a thread for good. Rejects with `thread-elsewhere` while another process has it. */
  async remove(threadId: string): Promise<void> {
    const session = await this.sessions.get(threadId);
    const holder = await session?.log.holder();
    if (holder) throw new VitaeError('thread-elsewhere', { pid: holder.pid, host: holder.host ?? '' });
    await session?.stop();
    await session?.close();
    this.sessions.delete(threadId);
    await this.store.delete(threadId);
  }

  /** Ends all runs and closes the files. */
  async close(): Promise<void> {
    const sessions = await Promise.allSettled(this.sessions.values());
    await Promise.all(
      sessions.map((session) => (session.status === 'fulfilled' ? session.value.close() : undefined)),
    );
    this.sessions.clear();
    await this.store.close();
  }

  private usersOf(threadId: string): number {
    return this.users.get(threadId) ?? 0;
  }

  private keep(threadId: string, opening: Promise<ThreadSession>): Promise<ThreadSession> {
    this.sessions.set(threadId, opening);
    opening.catch(() => this.sessions.delete(threadId));
    return opening;
  }
}
