import type { InputAction } from '../protocol/cards';
import type { ErrorParams } from '../protocol/errors';
import type { AnswerRecord, EndedRecord, InputRecord, JournalRecord, RunStep } from '../storage/records';

/** What began a run: what the user sent, or a run before it that died or was tried again. */
export type RunCause = 'message' | InputAction | 'approve' | 'reject' | 'say' | 'crash' | 'retry';

/** How a run ended. `noted`: its process died after it had finished, which was found out later. */
export type RunEnd = EndedRecord['reason'] | 'noted' | 'died' | 'running';

/** One run of a thread, as the journal tells of it. */
export interface Run {
  cause: RunCause;
  /** ISO 8601; absent where nobody noted when it began. */
  at?: string;
  end: RunEnd;
  /** How long it took, in ms; absent where its begin or its end is not known. */
  ms?: number;
  error?: { code: string; params: ErrorParams };
  steps: readonly RunStep[];
  /** The tokens that it might use, where it met them. */
  tokenCap?: number;
}

/**
 * The runs of a thread, oldest first. A run without an end has died, unless a run is live (`running`): then it is the
 * last one.
 */
export function runsOf(journal: readonly JournalRecord[], running: boolean): Run[] {
  const runs: Run[] = [];
  /** Runs without an end, by what they work on. */
  const open = new Map<string, Run>();
  let last = '';
  for (const record of journal) {
    if (record.kind === 'head') continue;
    if (record.kind === 'ended') {
      const workId = record.workId ?? last;
      const first = open.get(workId);
      open.delete(workId);
      if (first && !isAnother(record)) Object.assign(first, endOf(record, first.at));
      else runs.push(another(record));
      continue;
    }
    last = record.id;
    const run: Run = { cause: causeOf(record), at: record.at, end: 'died', steps: [] };
    open.set(record.id, run);
    runs.push(run);
  }
  const unended = [...open.values()].at(-1);
  if (running && unended) unended.end = 'running';
  return runs;
}

function causeOf(record: InputRecord | AnswerRecord): RunCause {
  if (record.kind === 'input') return record.action ?? 'message';
  return record.value.action;
}

/** Whether a run is not the one that what the user sent began. */
function isAnother({ workId, again }: EndedRecord): boolean {
  return again !== undefined || workId === undefined;
}

function another(record: EndedRecord): Run {
  const { workId, again } = record;
  const cause = again?.after ?? (workId === undefined ? 'crash' : 'retry');
  return { cause, ...(again && { at: again.at }), ...endOf(record, again?.at) };
}

function endOf({ at, runId, reason, error, steps = [], tokenCap }: EndedRecord, began: string | undefined) {
  if (runId === '') return { end: 'noted', steps } as const;
  const ms = began === undefined ? Number.NaN : Date.parse(at) - Date.parse(began);
  const cap = tokenCap !== undefined && { tokenCap };
  return { end: reason, ...(ms >= 0 && { ms }), ...(error && { error }), steps, ...cap } as const;
}
