import type { CheckpointIndex, IndexedCheckpoint, StoredText } from './checkpointIndex';
import { openInterruptWrites } from './headState';

/** A checkpoint without its values. */
export interface CheckpointOutline {
  ns: string;
  id: string;
  parentId?: string;
  parent?: string;
  /** ISO 8601. */
  ts: string;
  /** LangGraph's `input`, `loop`, `update`, `fork`; empty where the metadata can't be read. */
  source: string;
  step: number;
  /** The nodes that led here: those that have seen something new since the parent. */
  nodes: string[];
  /** A question waits at it. */
  waiting: boolean;
  /** A question was asked at it, answered or not. */
  asked: boolean;
  /** It is the state in view. */
  head: boolean;
}

/** The outline of all checkpoints, newest first. `read` gives the columns of several values. */
export async function outlineOf(
  index: CheckpointIndex,
  head: IndexedCheckpoint | undefined,
  read: (texts: readonly StoredText[]) => Promise<string[]>,
): Promise<CheckpointOutline[]> {
  const all = index.newestFirst();
  const metadata = await read(all.map((one) => one.metadata));
  return all.map((one, n) => {
    const { ns, id, parent, ts } = one;
    const writes = index.writesOf(ns, id);
    const { source, step } = describedBy(metadata[n] ?? '');
    return {
      ns,
      id,
      ...(parent !== undefined && { parent, parentId: parent }),
      ts,
      source,
      step,
      nodes: nodesOf(one, parent === undefined ? undefined : index.checkpoint(ns, parent)),
      waiting: openInterruptWrites(writes).length > 0,
      asked: writes.some(({ channel }) => channel === '__interrupt__'),
      head: one === head,
    };
  });
}

function describedBy(json: string): { source: string; step: number } {
  try {
    const { source, step } = JSON.parse(json) as { source?: unknown; step?: unknown };
    return { source: typeof source === 'string' ? source : '', step: typeof step === 'number' ? step : 0 };
  } catch {
    return { source: '', step: 0 };
  }
}

function nodesOf({ seen }: IndexedCheckpoint, parent: IndexedCheckpoint | undefined): string[] {
  return Object.entries(seen).flatMap(([node, versions]) => {
    const before = parent?.seen[node];
    const same =
      before && Object.entries(versions).every(([channel, version]) => before[channel] === version);
    return same || node.startsWith('__') ? [] : [node];
  });
}
