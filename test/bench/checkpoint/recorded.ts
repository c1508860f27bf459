import assert from 'node:assert/strict';
import type { RunnableConfig } from '@langchain/core/runnables';
import {
  BaseCheckpointSaver,
  type ChannelVersions,
  type Checkpoint,
  type CheckpointMetadata,
  type PendingWrite,
} from '@langchain/langgraph-checkpoint';
import { agent, input } from './agent';

/** A checkpoint as LangGraph gave it to its checkpointer, and what the tasks that led to it wrote. */
export interface Step {
  parentId: string | undefined;
  checkpoint: Checkpoint;
  metadata: CheckpointMetadata;
  newVersions: ChannelVersions;
  writes: { writes: PendingWrite[]; taskId: string; taskPath: string | undefined }[];
}

/** Keeps the very objects that LangGraph hands over. */
export class Recorder extends BaseCheckpointSaver {
  readonly steps: Step[] = [];
  private writes: Step['writes'] = [];

  async getTuple(): Promise<undefined> {
    // Each recorded thread is new.
  }

  // eslint-disable-next-line require-yield
  async *list(): AsyncGenerator<never> {
    throw new Error('A recorder has nothing to list.');
  }

  async put(
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    newVersions: ChannelVersions,
  ): Promise<RunnableConfig> {
    const parentId = config.configurable?.['checkpoint_id'] as string | undefined;
    this.steps.push({ parentId, checkpoint, metadata, newVersions, writes: this.writes });
    this.writes = [];
    return { configurable: { ...config.configurable, checkpoint_id: checkpoint.id } };
  }

  async putWrites(
    _config: RunnableConfig,
    writes: PendingWrite[],
    taskId: string,
    taskPath?: string,
  ): Promise<void> {
    this.writes.push({ writes, taskId, taskPath });
  }

  async deleteThread(): Promise<void> {
    throw new Error('A recorder deletes nothing.');
  }
}

/** The first of a thread's checkpoints, which hold its input; they are saved, but not counted as steps of the agent. */
export const INPUT_STEPS = 2;

/** What LangGraph saves in a thread of so many checkpoints, with a state of `bytes` on average. */
export async function record(bytes: number, checkpoints: number): Promise<Step[]> {
  const recorder = new Recorder();
  const graph = agent(bytes).compile({ checkpointer: recorder });
  const steps = checkpoints - INPUT_STEPS;
  await graph.invoke(input(bytes, steps), {
    configurable: { thread_id: 'recorded' },
    durability: 'sync',
    recursionLimit: checkpoints,
  });
  assert.equal(recorder.steps.length, checkpoints);
  const some = recorder.steps.slice(INPUT_STEPS).filter((_, n) => n % Math.ceil(steps / 100) === 0);
  const sizes = some.map(({ checkpoint }) => Buffer.byteLength(JSON.stringify(checkpoint.channel_values)));
  const average = sizes.reduce((sum, size) => sum + size) / sizes.length;
  assert.ok(Math.abs(average / bytes - 1) < 0.1, `The state has ${Math.round(average)} bytes, not ${bytes}`);
  return recorder.steps;
}

/** The same steps, of the same live values, with versions as another checkpointer makes them. */
export function withVersionsOf(saver: BaseCheckpointSaver, steps: readonly Step[]): Step[] {
  const made: (number | undefined)[] = [undefined];
  const versions = (of: ChannelVersions): ChannelVersions =>
    Object.fromEntries(Object.entries(of).map(([channel, version]) => [channel, at(Number(version))]));
  const at = (version: number): number => {
    while (made.length <= version) made.push(saver.getNextVersion(made.at(-1)));
    return made[version] ?? Number.NaN;
  };
  return steps.map((step) => ({
    ...step,
    newVersions: versions(step.newVersions),
    checkpoint: {
      ...step.checkpoint,
      channel_versions: versions(step.checkpoint.channel_versions),
      versions_seen: Object.fromEntries(
        Object.entries(step.checkpoint.versions_seen).map(([node, seen]) => [node, versions(seen)]),
      ),
    },
  }));
}

/** Saves a step as LangGraph does: what the tasks wrote, then the checkpoint, both at once. */
export async function save(saver: BaseCheckpointSaver, threadId: string, step: Step): Promise<void> {
  const { parentId, checkpoint, metadata, newVersions } = step;
  const config = configOf(threadId, parentId);
  await Promise.all([
    ...step.writes.map(({ writes, taskId, taskPath }) => saver.putWrites(config, writes, taskId, taskPath)),
    saver.put(config, checkpoint, metadata, newVersions),
  ]);
}

/** Names a checkpoint of a thread, the newest without an id. */
export function configOf(threadId: string, checkpointId?: string): RunnableConfig {
  const id = checkpointId !== undefined && { checkpoint_id: checkpointId };
  return { configurable: { thread_id: threadId, checkpoint_ns: '', ...id } };
}
