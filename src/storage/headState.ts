/** Reserved channels of LangGraph, as they appear among a checkpoint's writes and values. */
const INTERRUPT = '__interrupt__';
const RESUME = '__resume__';
/** Writes that are not the output of a finished task. */
const NO_OUTPUT = new Set([INTERRUPT, RESUME, '__error__', '__error_source_node__']);

/** A thread's state as the entry side reads it, without LangGraph. */
export interface HeadState {
  checkpointId: string;
  /** The channels whose value is JSON, parsed. */
  values: Record<string, unknown>;
  interrupts: PendingInterrupt[];
  /** Whether nodes are due at the head: the run waits for an answer, or ended before it was finished. */
  pendingTasks: boolean;
}

/** A question of a task that has not finished. */
export interface PendingInterrupt {
  id: string;
  value: unknown;
  /** An answer was sent to it by its id, but the node that asked did not finish. Sending it again is harmless. */
  answered: boolean;
}

/** A write as {@link pendingInterrupts} needs it. */
interface Write {
  task: string;
  channel: string;
}

/**
 * The interrupt writes that still count: those of tasks that wrote no output (LangGraph keeps a task's interrupt
 * beside its output until the next checkpoint).
 */
export function openInterruptWrites<W extends Write>(writes: readonly W[]): W[] {
  const finished = new Set(writes.filter(({ channel }) => !NO_OUTPUT.has(channel)).map(({ task }) => task));
  return writes.filter(({ task, channel }) => channel === INTERRUPT && !finished.has(task));
}

/** The pending interrupts in the value of an interrupt write, `[{id, value}, …]`. */
export function pendingInterrupts(value: unknown, writes: readonly Write[]): PendingInterrupt[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null || !('id' in item) || typeof item.id !== 'string')
      return [];
    const { id } = item;
    // LangGraph stores an answer given by id as a write of a task with the interrupt's id.
    const answered = writes.some(({ task, channel }) => task === id && channel === RESUME);
    return [{ id, value: 'value' in item ? item.value : undefined, answered }];
  });
}

/**
 * Whether any node is due by a checkpoint's values: a state graph triggers nodes through `__start__`, `branch:to:x`
 * (emptied once x ran), `join:a+b:x` (due when all were seen) and `__pregel_tasks` (sends).
 */
export function hasPendingTasks(values: Record<string, unknown>): boolean {
  return Object.entries(values).some(([channel, value]) => {
    if (channel === '__start__' || channel.startsWith('branch:to:')) return true;
    if (!Array.isArray(value)) return false;
    if (channel === '__pregel_tasks') return value.length > 0;
    const join = /^join:(.+):[^:]+$/.exec(channel);
    return join?.[1] !== undefined && value.length === join[1].split('+').length;
  });
}
