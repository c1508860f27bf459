import assert from 'node:assert/strict';
import type { RunnableConfig } from '@langchain/core/runnables';
import {
  uuid6,
  type BaseCheckpointSaver,
  type ChannelVersions,
  type Checkpoint,
  type CheckpointListOptions,
  type CheckpointMetadata,
  type CheckpointTuple,
} from '@langchain/langgraph-checkpoint';

/** Where a thread, a namespace of it, or one checkpoint is. */
export function configOf(threadId: string, ns = '', id?: string): RunnableConfig {
  return {
    configurable: { thread_id: threadId, checkpoint_ns: ns, ...(id !== undefined && { checkpoint_id: id }) },
  };
}

/** The id that a config names. */
export function idIn(config: RunnableConfig | undefined): string | undefined {
  return config?.configurable?.['checkpoint_id'] as string | undefined;
}

/** A checkpoint on top of another, as LangGraph makes one: changed channels get their next version. */
export function next(
  saver: BaseCheckpointSaver,
  base: Checkpoint | undefined,
  changed: Record<string, unknown>,
): { checkpoint: Checkpoint; newVersions: ChannelVersions } {
  const versions = base?.channel_versions ?? {};
  const newVersions = Object.fromEntries(
    Object.keys(changed).map((channel) => [channel, saver.getNextVersion(versions[channel] as number)]),
  );
  const checkpoint: Checkpoint = {
    v: 4,
    id: uuid6(1),
    ts: new Date().toISOString(),
    channel_values: { ...base?.channel_values, ...changed },
    channel_versions: { ...versions, ...newVersions },
    versions_seen: { node: { ...versions } },
  };
  return { checkpoint, newVersions };
}

export function metadataOf(step: number, more: Record<string, unknown> = {}): CheckpointMetadata {
  return { source: 'loop', step, parents: {}, ...more };
}

/** Puts a checkpoint on top of the one that `at` names (or the first one), and gives its config. */
export async function put(
  saver: BaseCheckpointSaver,
  at: RunnableConfig,
  changed: Record<string, unknown>,
  metadata: CheckpointMetadata = metadataOf(1),
): Promise<RunnableConfig> {
  const base = idIn(at) === undefined ? undefined : (await saver.getTuple(at))?.checkpoint;
  const { checkpoint, newVersions } = next(saver, base, changed);
  return saver.put(at, checkpoint, metadata, newVersions);
}

export async function tupleAt(saver: BaseCheckpointSaver, at: RunnableConfig): Promise<CheckpointTuple> {
  const tuple = await saver.getTuple(at);
  assert.ok(tuple);
  return tuple;
}

export async function valuesAt(
  saver: BaseCheckpointSaver,
  at: RunnableConfig,
): Promise<Record<string, unknown>> {
  return (await tupleAt(saver, at)).checkpoint.channel_values;
}

/** The checkpoints that `list` gives, in its order. */
export async function listed(
  saver: BaseCheckpointSaver,
  config: RunnableConfig,
  options?: CheckpointListOptions,
): Promise<CheckpointTuple[]> {
  const found: CheckpointTuple[] = [];
  for await (const tuple of saver.list(config, options)) found.push(tuple);
  return found;
}

/** A tuple with the configs as identifiers only: MemorySaver hands back more of what it was asked with. */
export function plain(tuple: CheckpointTuple | undefined) {
  assert.ok(tuple);
  const ids = (config: RunnableConfig | undefined) =>
    config && configOf(config.configurable?.['thread_id'] as string, namespaceIn(config), idIn(config));
  return { ...tuple, config: ids(tuple.config), parentConfig: ids(tuple.parentConfig) };
}

function namespaceIn(config: RunnableConfig): string {
  return (config.configurable?.['checkpoint_ns'] as string | undefined) ?? '';
}
