import type { TranscriptItem } from '../protocol/cards';
import type { Work } from '../protocol/ports';

/** Where a thread stands between two steps: the state's channels by name, and the nodes that are to run next. */
export interface Standing {
  state: Record<string, unknown>;
  due: readonly string[];
}

/**
 * Why a thread of an earlier version can't go on: a word for logs and reports, such as `interrupt`. The user is told
 * that they may start over from what the thread came to.
 */
export interface Refusal {
  refused: string;
}

/**
 * Leads a thread from one version of its graph to the next; pure. Channels that are left out begin with their default,
 * nodes that were renamed have to be renamed in `due`. `unchanged`: nodes, edges, channels and interrupts are the same,
 * and every state of the version is one of the next, so that what waits goes on waiting.
 */
export type Migration = 'unchanged' | ((standing: Standing) => Standing | Refusal);

/** An answer as a run is given it. */
export type AnswerWork = Extract<Work, { kind: 'answer' }>;

/** What one agent does for threads of its graph's earlier versions. */
export interface AgentMigrations {
  /** By the version that they lead from; there is one for each version before the current one. */
  from: Readonly<Record<number, Migration>>;
  /**
   * After a migration, for the answer to an interrupt, which is gone with the old version: asks again what the answer
   * was for. So it is where a thread starts over from one that was not done: the answer is then `say`, with what was sent
   * last. What is due is set by what is asked. The transcript of what it returns begins with the transcript that it is given; an item of the answer's id is
   * in it, as after any answer. `notice` tells the user why they are asked again. Nothing is approved by an answer to an
   * older version. Absent: such an answer is refused, with the reason `interrupt`.
   */
  askAgain?(
    standing: Standing,
    answer: AnswerWork,
    notice: TranscriptItem,
    newId: () => string,
  ): Standing | Refusal;
}

/** The chain of migrations from a version up to the current one. A missing link is a refusal. */
export function migrated(
  { from }: AgentMigrations,
  standing: Standing,
  version: number,
  current: number,
): Standing | Refusal {
  let result: Standing | Refusal = standing;
  for (let step = version; step < current; step++) {
    const migration = from[step];
    if (!migration) return { refused: 'unknown' };
    if (migration === 'unchanged') continue;
    result = migration(result);
    if ('refused' in result) return result;
  }
  return result;
}

/** Whether what one version wrote needs nothing to be read by the current one. */
export function isUnchanged({ from }: AgentMigrations, version: number, current: number): boolean {
  for (let step = version; step < current; step++) if (from[step] !== 'unchanged') return false;
  return version <= current;
}
