import type { RunnableConfig } from '@langchain/core/runnables';
import {
  emptyCheckpoint,
  maxChannelVersion,
  TASKS,
  uuid6,
  type ChannelVersions,
  type Checkpoint,
  type CheckpointTuple,
} from '@langchain/langgraph-checkpoint';
import type { TranscriptItem } from '../protocol/cards';
import type { Standing } from '../steps/migrations';
import type { FileSaver } from './saver';

/** Checkpoints that don't tell their graph's version were written before any version but the first. */
const UNMARKED = 1;
const DUE = 'branch:to:';

/** The version of the graph that wrote a checkpoint. */
export function versionOf({ metadata }: CheckpointTuple): number {
  const version = (metadata as { graphVersion?: unknown } | undefined)?.graphVersion;
  return typeof version === 'number' ? version : UNMARKED;
}

/** Where a thread stands at a checkpoint. */
export function standingAt({ checkpoint }: CheckpointTuple): Standing {
  const channels = Object.entries(checkpoint.channel_values);
  return {
    state: Object.fromEntries(channels.filter(([name]) => !/^(?:__|branch:|join:)/.test(name))),
    due: channels.flatMap(([name]) => (name.startsWith(DUE) ? [name.slice(DUE.length)] : [])),
  };
}

/** Parallel work that has begun: sends, and joins of which some have come. */
export function hasUnfinished({ checkpoint }: CheckpointTuple): boolean {
  return Object.entries(checkpoint.channel_values).some(
    ([name, value]) =>
      (name === TASKS || name.startsWith('join:')) && Array.isArray(value) && value.length > 0,
  );
}

/** The transcript as it is in the state. */
export function transcriptOf({ state }: Standing): TranscriptItem[] {
  const transcript = state['transcript'];
  return Array.isArray(transcript) ? (transcript as TranscriptItem[]) : [];
}

/**
 * Writes where a thread is to stand: one checkpoint with no interrupt pending, so that a crash leaves the thread either
 * as it was or as it is to be. `head` is what it follows; a thread's first follows nothing.
 */
export async function writeStanding(
  saver: FileSaver,
  config: RunnableConfig,
  head: CheckpointTuple | undefined,
  { state, due }: Standing,
): Promise<void> {
  const step = (head?.metadata?.step ?? -1) + 1;
  const values = { ...state, ...Object.fromEntries(due.map((node) => [`${DUE}${node}`, null])) };
  const older = Object.values(head?.checkpoint.channel_versions ?? {});
  const fresh = saver.getNextVersion(older.length > 0 ? String(maxChannelVersion(...older)) : undefined);
  const versions: ChannelVersions = Object.fromEntries(Object.keys(values).map((name) => [name, fresh]));
  const checkpoint: Checkpoint = {
    ...emptyCheckpoint(),
    id: uuid6(step),
    channel_values: values,
    channel_versions: versions,
  };
  await saver.put(config, checkpoint, { source: 'update', step, parents: {} }, versions);
}
