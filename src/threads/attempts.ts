import type { ThreadRecord } from '../storage/records';

/** How often what a dead process left is started again by itself: work that ends the process would do so for ever. */
const MOST = 2;

/** Whether something was started again so often that only the user may do so once more. */
export function isGivenUp({ attempts }: Pick<ThreadRecord, 'attempts'>, workId: string): boolean {
  return attempts?.of === workId && attempts.count >= MOST;
}

/** The thread's record, once something is started again. */
export function withAttempt(thread: ThreadRecord, workId: string): ThreadRecord {
  const { attempts } = thread;
  const before = attempts?.of === workId ? attempts.count : 0;
  return { ...thread, attempts: { of: workId, count: before + 1 } };
}

/** The thread's record, once what was started again ended in another way than by death. */
export function withoutAttempts({ attempts: _, ...thread }: ThreadRecord): ThreadRecord {
  return thread;
}
