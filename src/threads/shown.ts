import { isDeepStrictEqual } from 'node:util';
import type { RunEvent } from '../protocol/messages';
import { reduce, type ThreadView } from '../protocol/view';

/** Follows a thread. `reset` replaces the whole view: after Stop, and when the view was derived anew. */
export interface SessionListener {
  event(event: RunEvent): void;
  reset(view: ThreadView): void;
}

/** The view of a thread in this process, and who is told of its changes. */
export class Shown {
  private readonly listeners = new Set<SessionListener>();

  constructor(private current: ThreadView) {}

  get view(): ThreadView {
    return this.current;
  }

  add(listener: SessionListener): void {
    this.listeners.add(listener);
  }

  remove(listener: SessionListener): void {
    this.listeners.delete(listener);
  }

  clear(): void {
    this.listeners.clear();
  }

  emit(event: RunEvent): void {
    this.current = reduce(this.current, event);
    for (const listener of this.listeners) listener.event(event);
  }

  /** Puts another view in its place, unless it shows the same. */
  replace(view: ThreadView): void {
    if (isDeepStrictEqual(view, this.current)) return;
    this.current = view;
    for (const listener of this.listeners) listener.reset(view);
  }
}
