import type { ThreadStore, NewThread, ThreadSummary } from '../storage/threadStore';
import { ThreadSession, type SessionDeps } from './session';

/** The threads of this window. A session stays open while it runs or is shown. */
export class Threads {
  private readonly sessions = new Map<string, Promise<ThreadSession>>();

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
  async open(threadId: string): Promise<ThreadSession> {
    const known = this.sessions.get(threadId);
    if (known) return known;
    const opening = this.store.open(threadId).then((log) => ThreadSession.open(log, this.deps));
    const session = await this.keep(threadId, opening);
    await session.resume({ dead: true });
    return session;
  }

  /** Newest first. */
  list(): Promise<ThreadSummary[]> {
    return this.store.list();
  }

  async remove(threadId: string): Promise<void> {
    const session = await this.sessions.get(threadId);
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

  private keep(threadId: string, opening: Promise<ThreadSession>): Promise<ThreadSession> {
    this.sessions.set(threadId, opening);
    opening.catch(() => this.sessions.delete(threadId));
    return opening;
  }
}
