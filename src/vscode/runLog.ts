import type { ThreadStore } from '../storage/threadStore';

/** Opens what the runs of a thread did, step by step. */
export async function showRunLog(_store: ThreadStore, _threadId: string): Promise<void> {
  await Promise.resolve();
}
