import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredCheckpoint, StoredValue } from '../../../src/protocol/ports';
import type { ThreadLog } from '../../../src/storage/threadLog';
import { ThreadStore, type NewThread, type StoreOptions } from '../../../src/storage/threadStore';

/** The fields of a thread that a test doesn't care about. */
export const newThread: NewThread = {
  agent: 'project',
  title: 'Tide tables',
  language: 'en',
  workspace: 'tides',
  resumeId: null,
  graphVersion: 1,
};

/** A folder for threads that goes away after each test, and stores on it, as many as there are windows. */
export function threadFolder() {
  const stores: ThreadStore[] = [];
  const at = { root: '' };
  beforeEach(async () => {
    at.root = join(await mkdtemp(join(tmpdir(), 'vitae-threads-')), 'threads');
  });
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await rm(join(at.root, '..'), { recursive: true, force: true });
  });
  return {
    get root() {
      return at.root;
    },
    store(options: StoreOptions = {}): ThreadStore {
      const store = new ThreadStore(at.root, options);
      stores.push(store);
      return store;
    },
  };
}

/** Opens threads as a window that runs them does: with their lease, taken from whoever has it. */
export function holding(store: ThreadStore): (threadId: string) => Promise<ThreadLog> {
  const held = new Map<ThreadLog, Promise<unknown>>();
  return async (threadId) => {
    const log = await store.open(threadId);
    if (!held.has(log)) held.set(log, log.takeLease({ force: true }));
    await held.get(log);
    return log;
  };
}

export function json(value: unknown): StoredValue {
  return { type: 'json', data: JSON.stringify(value) };
}

/** A checkpoint whose values all have the version that its id names. */
export function checkpoint(
  id: string,
  values: Record<string, unknown>,
  more: { parentId?: string; ns?: string; versions?: Record<string, string> } = {},
): StoredCheckpoint {
  const own = Object.fromEntries(Object.keys(values).map((channel) => [channel, `v${id}`]));
  return {
    ns: more.ns ?? '',
    id,
    ...(more.parentId !== undefined && { parentId: more.parentId }),
    frame: {
      v: 4,
      ts: '2026-11-30T10:00:00.000Z',
      channelVersions: { ...more.versions, ...own },
      versionsSeen: {},
    },
    metadata: json({ source: 'loop', step: 1, parents: {} }),
    values: Object.fromEntries(Object.entries(values).map(([channel, value]) => [channel, json(value)])),
  };
}

/** The id of a test's n-th checkpoint; ids sort by number. */
export function idOf(n: number): string {
  return `c${String(n).padStart(6, '0')}`;
}
