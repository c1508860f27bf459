import { randomBytes } from 'node:crypto';
import type { RunnableConfig } from '@langchain/core/runnables';
import {
  BaseCheckpointSaver,
  compareWritesSortKeys,
  getCheckpointId,
  maxChannelVersion,
  TASKS,
  WRITES_IDX_MAP,
  writesSortKey,
  type ChannelVersions,
  type Checkpoint,
  type CheckpointListOptions,
  type CheckpointMetadata,
  type CheckpointPendingWrite,
  type CheckpointTuple,
  type PendingWrite,
} from '@langchain/langgraph-checkpoint';
import type {
  AppendedValue,
  CheckpointStore,
  NewCheckpoint,
  StoredValue,
  StoredWrite,
} from '../protocol/ports';
import { LiveValues } from './liveValues';
import { isPlainJson } from './plainJson';

/** A checkpoint and its writes as the store gives them. */
type Stored = NonNullable<Awaited<ReturnType<CheckpointStore['get']>>>;

/** What else a saver may do, where threads can be listed and deleted through it. */
export interface SaverOptions {
  threadIds?: () => Promise<string[]>;
  deleteThread?: (threadId: string) => Promise<void>;
  /**
   * Checks each time that elements of a list that were stored are as they were: changing state in place would go
   * unnoticed otherwise. For tests, since it serialises everything again.
   */
  assertUnchanged?: boolean;
}

/**
 * LangGraph's checkpointer over the logs of threads. `open` decides which thread ids exist: it is asked before
 * anything runs, with `''` where the id is missing or not a string, and what it rejects with ends the run.
 */
export class FileSaver extends BaseCheckpointSaver<string> {
  /** The values that were written or read last, as objects, by the log of their thread. */
  private readonly live = new WeakMap<CheckpointStore, LiveValues>();

  constructor(
    private readonly open: (threadId: string) => Promise<CheckpointStore | undefined>,
    private readonly options: SaverOptions = {},
  ) {
    super();
  }

  /**
   * Unique versions, so that two branches never share one: `<counter>.<random>`. Fixed widths make them grow in every
   * comparison that LangGraph uses (`>` and localeCompare).
   */
  override getNextVersion(current: string | undefined): string {
    const counter = current === undefined ? 0 : Number.parseInt(String(current), 10);
    return `${String(counter + 1).padStart(10, '0')}.${randomBytes(6).toString('hex')}`;
  }

  async getTuple(config: RunnableConfig): Promise<CheckpointTuple | undefined> {
    const threadId = threadIdOf(config);
    const store = await this.open(threadId);
    const found = await store?.get(namespaceOf(config), getCheckpointId(config) || undefined);
    return store && found && this.tuple(threadId, store, found);
  }

  async *list(config: RunnableConfig, options: CheckpointListOptions = {}): AsyncGenerator<CheckpointTuple> {
    const { filter, before } = options;
    const only = getCheckpointId(config);
    let left = options.limit ?? Number.POSITIVE_INFINITY;
    for (const threadId of await this.threadsOf(config)) {
      const store = await this.open(threadId);
      const beforeId = before && getCheckpointId(before);
      const found = store?.list(
        config.configurable?.['checkpoint_ns'] as string | undefined,
        beforeId || undefined,
      );
      for await (const stored of found ?? []) {
        if (left <= 0) return;
        if (only && stored.checkpoint.id !== only) continue;
        const tuple = await this.tuple(threadId, store as CheckpointStore, stored);
        if (!matches(tuple.metadata, filter)) continue;
        left--;
        yield tuple;
      }
    }
  }

  async put(
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    newVersions: ChannelVersions,
  ): Promise<RunnableConfig> {
    const threadId = threadIdOf(config);
    const ns = namespaceOf(config);
    const store = await this.require(threadId);
    const parentId = getCheckpointId(config);
    const live = this.liveOf(store);
    const { channel_values: values, channel_versions: versions } = checkpoint;
    // A channel without a version (one that was never written, with its initial value) can't be inherited by it.
    const unchanged = Object.keys(values).filter(
      (channel) => !Object.hasOwn(newVersions, channel) && Object.hasOwn(versions, channel),
    );
    const changed = Object.keys(values).filter((channel) => !unchanged.includes(channel));
    if (this.options.assertUnchanged) {
      for (const channel of changed) await live.assertUnchanged(ns, channel, (one) => this.dump(one));
    }
    const [about, dumped] = await Promise.all([
      this.dump(metadata),
      together(changed.map((name) => this.dumpChannel(store, live, ns, name, versions[name], values[name]))),
    ]);
    const stored: NewCheckpoint = {
      ns,
      id: checkpoint.id,
      ...(parentId && { parentId }),
      frame: {
        v: checkpoint.v,
        ts: checkpoint.ts,
        channelVersions: { ...versions },
        versionsSeen: copyOf(checkpoint.versions_seen),
      },
      metadata: about,
      values: Object.fromEntries(dumped.map((value, n) => [changed[n] ?? '', value])),
    };
    await store.put(stored, unchanged);
    return configOf(threadId, ns, checkpoint.id);
  }

  async putWrites(
    config: RunnableConfig,
    writes: PendingWrite[],
    taskId: string,
    taskPath = '',
  ): Promise<void> {
    const checkpointId = getCheckpointId(config);
    if (!checkpointId) throw new Error('Writes need a checkpoint_id.');
    const store = await this.require(threadIdOf(config));
    const values = await together(writes.map(([, value]) => this.dump(value)));
    const stored = values.map((value, n): StoredWrite => {
      const channel = writes[n]?.[0] ?? '';
      return { taskId, taskPath, idx: WRITES_IDX_MAP[channel] ?? n, channel, value };
    });
    await store.putWrites(namespaceOf(config), checkpointId, stored);
  }

  async deleteThread(threadId: string): Promise<void> {
    if (!this.options.deleteThread) throw new Error('This saver does not delete threads.');
    await this.options.deleteThread(threadId);
  }

  private async require(threadId: string): Promise<CheckpointStore> {
    const store = await this.open(threadId);
    if (!store) throw new Error('The checkpointer needs a known thread_id.');
    return store;
  }

  private async threadsOf(config: RunnableConfig): Promise<string[]> {
    const threadId = threadIdOf(config);
    if (threadId) return [threadId];
    // Without an id, and without a list of all, `open` refuses it.
    return this.options.threadIds ? this.options.threadIds() : [threadId];
  }

  private async tuple(threadId: string, store: CheckpointStore, { checkpoint: stored, writes }: Stored) {
    const { ns, id, parentId, frame } = stored;
    const live = this.liveOf(store);
    const names = Object.keys(stored.values);
    const loaded = await together(
      Object.entries(stored.values).map(([channel, value]) => {
        const known = live.value(ns, channel, frame.channelVersions[channel]);
        return known ? known.value : this.load(value);
      }),
    );
    for (const [n, channel] of names.entries())
      live.keep(ns, channel, frame.channelVersions[channel], loaded[n]);
    const checkpoint: Checkpoint = {
      v: frame.v,
      id,
      ts: frame.ts,
      channel_values: Object.fromEntries(names.map((channel, n) => [channel, loaded[n]])),
      channel_versions: { ...frame.channelVersions },
      versions_seen: copyOf(frame.versionsSeen),
    };
    if (checkpoint.v < 4 && parentId) await this.migrateSends(checkpoint, store, ns, parentId);
    const tuple: CheckpointTuple = {
      config: configOf(threadId, ns, id),
      checkpoint,
      metadata: (await this.load(stored.metadata)) as CheckpointMetadata,
      pendingWrites: await this.pending(writes),
      ...(parentId && { parentConfig: configOf(threadId, ns, parentId) }),
    };
    return tuple;
  }

  /** In the order in which LangGraph applies a step's writes. */
  private async pending(writes: readonly StoredWrite[]): Promise<CheckpointPendingWrite[]> {
    const sorted = writes
      .map((write) => ({ write, key: writesSortKey(write.taskPath, write.taskId, write.idx) }))
      .sort((a, b) => compareWritesSortKeys(a.key, b.key));
    return Promise.all(
      sorted.map(async ({ write: { taskId, channel, value } }): Promise<CheckpointPendingWrite> => [
        taskId,
        channel,
        await this.load(value),
      ]),
    );
  }

  /** Before version 4 of the checkpoint format, sends were kept as writes of the parent. */
  private async migrateSends(checkpoint: Checkpoint, store: CheckpointStore, ns: string, parentId: string) {
    const parent = await store.get(ns, parentId);
    const writes = await this.pending((parent?.writes ?? []).filter(({ channel }) => channel === TASKS));
    checkpoint.channel_values[TASKS] = writes.map(([, , value]) => value);
    const versions = Object.values(checkpoint.channel_versions);
    checkpoint.channel_versions[TASKS] =
      versions.length > 0 ? maxChannelVersion(...versions) : this.getNextVersion(undefined);
  }

  /** A list that begins with the elements of one that is stored is written as what follows them. */
  private dumpChannel(
    store: CheckpointStore,
    live: LiveValues,
    ns: string,
    channel: string,
    version: string | number | undefined,
    value: unknown,
  ): StoredValue | AppendedValue | Promise<StoredValue | AppendedValue> {
    const grown = Array.isArray(value) ? live.grown(ns, channel, value) : undefined;
    const onto = grown && store.knows(ns, channel, grown.onto) ? grown.onto : undefined;
    const added = onto === undefined ? value : grown?.added;
    const plain = isPlainJson(added);
    live.keep(ns, channel, version, value, { plain, onto });
    if (onto === undefined) return this.dump(added, plain);
    return plain ? { onto, data: JSON.stringify(added) } : this.dumpAppended(onto, added, value);
  }

  private async dumpAppended(
    onto: string,
    added: unknown,
    whole: unknown,
  ): Promise<StoredValue | AppendedValue> {
    const { type, data } = await this.serialize(added);
    return type === 'json' ? { onto, data } : this.serialize(whole);
  }

  private liveOf(store: CheckpointStore): LiveValues {
    let live = this.live.get(store);
    if (!live) this.live.set(store, (live = new LiveValues()));
    return live;
  }

  /** Plain JSON is written as LangChain's serializer would write it, without its walk through every object. */
  private dump(value: unknown, plain = isPlainJson(value)): StoredValue | Promise<StoredValue> {
    return plain ? { type: 'json', data: JSON.stringify(value) } : this.serialize(value);
  }

  private async serialize(value: unknown): Promise<StoredValue> {
    const [type, bytes] = await this.serde.dumpsTyped(value);
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return { type, data: buffer.toString(type === 'json' ? 'utf8' : 'base64') };
  }

  private load({ type, data }: StoredValue): unknown {
    if (type !== 'json') return this.serde.loadsTyped(type, new Uint8Array(Buffer.from(data, 'base64')));
    // Without the mark of LangChain's own kinds of values the text is plain JSON, which is read much faster.
    return data.includes('"lc"') ? this.serde.loadsTyped(type, data) : (JSON.parse(data) as unknown);
  }
}

/** Waits only where there is something to wait for: a step has dozens of values, hardly one of which takes time. */
function together<T>(values: (T | Promise<T>)[]): T[] | Promise<T[]> {
  return values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as T[]);
}

function copyOf(seen: Record<string, Record<string, string | number>>) {
  return Object.fromEntries(Object.entries(seen).map(([node, versions]) => [node, { ...versions }]));
}

/** `compile()` is typed for numeric versions only, although LangGraph handles strings. */
export function asCheckpointer(saver: BaseCheckpointSaver<string>): BaseCheckpointSaver {
  return saver as unknown as BaseCheckpointSaver;
}

function threadIdOf(config: RunnableConfig): string {
  const id: unknown = config.configurable?.['thread_id'];
  return typeof id === 'string' ? id : '';
}

function namespaceOf(config: RunnableConfig): string {
  return (config.configurable?.['checkpoint_ns'] as string | undefined) ?? '';
}

function configOf(threadId: string, ns: string, id: string): RunnableConfig {
  return { configurable: { thread_id: threadId, checkpoint_ns: ns, checkpoint_id: id } };
}

function matches(
  metadata: CheckpointMetadata | undefined,
  filter: Record<string, unknown> | undefined,
): boolean {
  return Object.entries(filter ?? {}).every(
    ([key, value]) => (metadata as Record<string, unknown> | undefined)?.[key] === value,
  );
}
