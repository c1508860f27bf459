import assert from 'node:assert/strict';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MemorySaver, type BaseCheckpointSaver } from '@langchain/langgraph-checkpoint';
import { asCheckpointer, FileSaver } from '../../../src/runtime/saver';
import type { Lease } from '../../../src/storage/lease';
import type { ThreadLog } from '../../../src/storage/threadLog';
import { ThreadStore } from '../../../src/storage/threadStore';
import { newThread } from '../../unit/storage/threads';
import type { Sqlite } from './sqliteSaver';

/** A checkpointer that is open on a thread. */
export interface OpenStore {
  saver: BaseCheckpointSaver;
  threadId: string;
  /** Takes the thread's lease, as whoever runs a graph on it does first; absent where there are none. */
  hold?(): Promise<void>;
  /** Bytes that it keeps, of all files, once it is closed; in memory, where there are no files, while it is open. */
  bytes(): Promise<number>;
  close(): Promise<void>;
}

/** A kind of store that is measured. */
export interface StoreKind {
  name: string;
  /** Makes a store with a new thread in a folder that does not exist yet. */
  begin(folder: string): Promise<OpenStore>;
  /** Opens the closed store again, as a new process would; absent where nothing outlives a process. */
  reopen?(folder: string, threadId: string): Promise<OpenStore>;
}

/** Our store, with or without flushing to the disk. */
export function ours(name: 'ours' | 'ours-nosync', sync: boolean): StoreKind {
  const open = (folder: string) => new ThreadStore(join(folder, 'threads'), { sync });
  const onThread = (folder: string, store: ThreadStore, log: ThreadLog): OpenStore => {
    let lease: Lease | undefined;
    return {
      saver: asCheckpointer(new FileSaver((id) => store.open(id))),
      threadId: log.thread.id,
      hold: async () => void (lease = await log.takeLease()),
      bytes: () => bytesIn(folder),
      close: async () => {
        await lease?.release();
        await store.close();
      },
    };
  };
  return {
    name,
    async begin(folder) {
      const store = open(folder);
      const opened = onThread(folder, store, await store.create(newThread));
      await opened.hold?.();
      return opened;
    },
    async reopen(folder, threadId) {
      const store = open(folder);
      return onThread(folder, store, await store.open(threadId));
    },
  };
}

/** LangGraph's MemorySaver. */
export const memory: StoreKind = {
  name: 'memory',
  async begin() {
    const saver = new MemorySaver();
    const held = async () => bytesHeld(saver.storage) + bytesHeld(saver.writes);
    return { saver, threadId: 'thread', bytes: held, close: async () => undefined };
  },
};

/** LangGraph's SqliteSaver: its default (WAL, synchronous NORMAL: no step is flushed), or WAL with FULL (each is). */
export function sqlite({ Database, SqliteSaver }: Sqlite, synchronous: 'NORMAL' | 'FULL'): StoreKind {
  const open = async (folder: string, threadId: string): Promise<OpenStore> => {
    const database = new Database(join(folder, 'checkpoints.db'));
    if (synchronous === 'FULL') database.pragma('synchronous = FULL', { simple: true });
    const saver = new SqliteSaver(database);
    return {
      saver,
      threadId,
      bytes: () => bytesIn(folder),
      close: async () => {
        const inForce = [
          database.pragma('journal_mode', { simple: true }),
          database.pragma('synchronous', { simple: true }),
        ];
        assert.deepEqual(inForce, ['wal', synchronous === 'FULL' ? 2 : 1]);
        database.close();
      },
    };
  };
  return {
    name: synchronous === 'FULL' ? 'sqlite-full' : 'sqlite',
    async begin(folder) {
      await mkdir(folder, { recursive: true });
      return open(folder, 'thread');
    },
    reopen: open,
  };
}

/** Of all files in a folder, in bytes. */
export async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Of all byte arrays and strings in a structure. */
function bytesHeld(value: unknown): number {
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + bytesHeld(part), 0);
}
