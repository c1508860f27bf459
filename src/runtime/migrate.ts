import { EventType } from '@ag-ui/core';
import type { RunnableConfig } from '@langchain/core/runnables';
import {
  INTERRUPT,
  type ChannelVersions,
  type Checkpoint,
  type CheckpointMetadata,
  type CheckpointTuple,
} from '@langchain/langgraph-checkpoint';
import type { TranscriptItem } from '../protocol/cards';
import { CUSTOM } from '../protocol/custom';
import { hasCode } from '../protocol/errors';
import type { RunEvent } from '../protocol/messages';
import type { AgentPorts, RunResult, Turn } from '../protocol/ports';
import { migratePhrases } from './migratePhrases';
import {
  isUnchanged,
  migrated,
  type AgentMigrations,
  type Refusal,
  type Standing,
} from '../steps/migrations';
import type { AgentGraph } from './run';
import { FileSaver, type SaverOptions } from './saver';
import { hasUnfinished, standingAt, transcriptOf, versionOf, writeStanding } from './standing';
import { startOver } from './startOver';

/**
 * A saver of one agent's threads that writes the version of the agent's graph into each checkpoint's metadata, so that a
 * thread can be rewound to what an earlier version wrote, and a migration can't be done by halves.
 */
export class VersionedSaver extends FileSaver {
  constructor(
    open: ConstructorParameters<typeof FileSaver>[0],
    private readonly graphVersion: number,
    options: SaverOptions = {},
  ) {
    super(open, options);
  }

  override put(
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    newVersions: ChannelVersions,
  ): Promise<RunnableConfig> {
    const marked: CheckpointMetadata<{ graphVersion: number }> = {
      ...metadata,
      graphVersion: this.graphVersion,
    };
    return super.put(config, checkpoint, marked, newVersions);
  }
}

/** An agent's graph of this version, and what leads to it. */
export interface VersionedGraph {
  graph: AgentGraph;
  /** The saver that the graph was compiled with. */
  saver: VersionedSaver;
  version: number;
  migrations: AgentMigrations;
}

/** `run`: the turn as it is. `goOn`: the turn is taken in, what is due at the head is to run. */
export type Entry = { kind: 'run' } | { kind: 'goOn' } | { kind: 'ended'; result: RunResult };

/**
 * Before a turn runs: leads its thread to this version of its agent's graph. The migrated state is one new checkpoint
 * behind the old head, with no interrupt pending; a new input enters it as any other, a dead run goes on with the nodes
 * that were due, and an answer, whose interrupt is gone, is kept and asked for again. What that adds to the transcript is
 * emitted. A thread that can't be led over is left as it is and the turn ends with
 * `graph-version {version, current, reason}`; the reason of one that a newer version wrote is `newer`. A thread that starts
 * over begins with what its parent came to, in the same way. Never rejects.
 */
export async function enter(
  agent: VersionedGraph,
  turn: Turn,
  ports: Pick<AgentPorts, 'now' | 'newId'>,
  emit: (event: RunEvent) => void,
): Promise<Entry> {
  try {
    const head = await agent.saver.getTuple({ configurable: { thread_id: turn.threadId } });
    if (!head) return turn.work.kind === 'input' ? await begin(agent, turn, ports, emit) : { kind: 'run' };
    const version = versionOf(head);
    if (isUnchanged(agent.migrations, version, agent.version)) return { kind: 'run' };
    const next = version > agent.version ? { refused: 'newer' } : lead(agent, turn, ports, head, version);
    if ('refused' in next) {
      const params = { version, current: agent.version, reason: next.refused };
      return ended({ status: 'error', code: 'graph-version', params });
    }
    await writeStanding(agent.saver, head.config, head, next.standing);
    for (const value of next.said) emit({ type: EventType.CUSTOM, name: CUSTOM.item, value });
    if (turn.work.kind === 'input') return { kind: 'run' };
    return next.standing.due.length > 0 ? { kind: 'goOn' } : ended({ status: 'success' });
  } catch (error) {
    if (!hasCode(error)) throw error;
    return ended({ status: 'error', code: error.code, params: error.params });
  }
}

/** The first turn of a thread: as it is, or with what the thread's parent came to. */
async function begin(
  agent: VersionedGraph,
  turn: Turn,
  ports: Pick<AgentPorts, 'now' | 'newId'>,
  emit: (event: RunEvent) => void,
): Promise<Entry> {
  const { work, threadId } = turn;
  if (work.kind !== 'input' || work.action !== 'startOver') return { kind: 'run' };
  const standing = await startOver(agent, { ...turn, work }, ports);
  await writeStanding(agent.saver, { configurable: { thread_id: threadId } }, undefined, standing);
  // Not item by item: what is carried over did not happen now.
  emit({ type: EventType.STATE_SNAPSHOT, snapshot: { items: transcriptOf(standing) } });
  return standing.due.length > 0 ? { kind: 'goOn' } : ended({ status: 'success' });
}

function ended(result: RunResult): Entry {
  return { kind: 'ended', result };
}

/** The thread as this version is to find it, and what was said on the way. */
function lead(
  { graph, version: current, migrations }: VersionedGraph,
  { work, language }: Turn,
  { now, newId }: Pick<AgentPorts, 'now' | 'newId'>,
  head: CheckpointTuple,
  version: number,
): { standing: Standing; said: TranscriptItem[] } | Refusal {
  const standing = migrated(migrations, standingAt(head), version, current);
  if ('refused' in standing) return standing;
  // A new input drops what was due, as it does within a version.
  if (work.kind === 'input') return { standing: { ...standing, due: [] }, said: [] };
  if (hasUnfinished(head)) return { refused: 'unfinished' };
  if (standing.due.some((node) => !Object.hasOwn(graph.nodes, node))) return { refused: 'node' };
  if (work.kind === 'continue') return { standing, said: [] };
  if (!migrations.askAgain || !asks(head, work.interruptId)) return { refused: 'interrupt' };
  const notice: TranscriptItem = {
    id: newId(),
    by: 'agent',
    source: 'rules',
    at: now().toISOString(),
    kind: 'text',
    text: migratePhrases[language].askedAgain,
  };
  const again = migrations.askAgain(standing, work, notice, newId);
  if ('refused' in again) return again;
  return { standing: again, said: transcriptOf(again).slice(transcriptOf(standing).length) };
}

function asks({ pendingWrites = [] }: CheckpointTuple, interruptId: string): boolean {
  return pendingWrites.some(
    ([, channel, value]) =>
      channel === INTERRUPT &&
      Array.isArray(value) &&
      value.some((one: { id?: unknown } | null) => one?.id === interruptId),
  );
}
