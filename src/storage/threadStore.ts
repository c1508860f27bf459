import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AgentId, Language } from '../protocol/cards';
import { hasCode, VitaeError, type ErrorCode } from '../protocol/errors';
import { syncFolder } from './atomicWrite';
import { errnoCode, storageFailure } from './failure';
import { acquireLease } from './lease';
import { salvaged } from './salvaged';
import type { ThreadRecord } from './records';
import { newSegmentName, segmentNames } from './segment';
import { writeSegment, type LogOptions, type StoredLine } from './segmentLog';
import { ThreadLog } from './threadLog';

/** A UUID of version 4, in lower case. */
export const THREAD_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const DELETED = /^\.deleted-/;
const ADOPTED = /^\.adopted-/;
/** After so long, in ms, nobody is still adopting a thread. */
const ADOPTING_MS = 3_600_000;

/** What a new thread is made of; the store adds id and times. */
export type NewThread = Omit<ThreadRecord, 'kind' | 'id' | 'createdAt' | 'updatedAt'>;

/** A thread as listed. One that can't be read is listed with the reason and left as it is. */
export type ThreadSummary =
  | {
      id: string;
      agent: AgentId;
      title: string;
      language: Language;
      /** Name of the folder that it is about. */
      workspace: string | null;
      createdAt: string;
      updatedAt: string;
      /** An interrupt waits for the user's answer. */
      waiting: boolean;
      /** Part of it could not be read; what could is there. */
      damaged?: true;
    }
  | { id: string; unreadable: ErrorCode };

/** Where clock and ids come from. */
export interface StoreOptions extends LogOptions {
  now?: () => Date;
  newId?: () => string;
}

/** The threads in a folder (`<globalStorage>/threads`), each in a folder of its own, named by its id. */
export class ThreadStore {
  private readonly logs = new Map<string, Promise<ThreadLog>>();
  private readonly summaries = new Map<string, { state: string; summary: ThreadSummary }>();
  private readonly now: () => Date;
  private readonly newId: () => string;

  constructor(
    private readonly root: string,
    private readonly options: StoreOptions = {},
  ) {
    this.now = options.now ?? (() => new Date());
    this.newId = options.newId ?? randomUUID;
  }

  /** Begins a thread; it is on disk when the promise resolves. Rejects with `storage-failed`. */
  async create(fields: NewThread): Promise<ThreadLog> {
    const id = checkThreadId(this.newId());
    const at = this.now().toISOString();
    const folder = join(this.root, id);
    const thread: ThreadRecord = { kind: 'thread', ...fields, id, createdAt: at, updatedAt: at };
    return this.remember(id, this.begin(folder, thread));
  }

  /**
   * The log of a thread. Rejects with `thread-id-malformed`, `thread-unknown` (a thread is never made by opening it),
   * `thread-unreadable`, `thread-version`, `storage-failed`.
   */
  async open(threadId: string): Promise<ThreadLog> {
    const id = checkThreadId(threadId);
    return this.logs.get(id) ?? this.remember(id, ThreadLog.open(join(this.root, id), this.options));
  }

  /**
   * All threads, the latest first, as their files tell; those that can't be read come last. `anew`: whatever is known of
   * them, every file is read again, which finds what was damaged since.
   */
  async list({ anew = false }: { anew?: boolean } = {}): Promise<ThreadSummary[]> {
    const summaries: ThreadSummary[] = [];
    for (const name of await this.entries()) {
      // What another window still has open goes with a later look.
      if (await isLeftOver(join(this.root, name), name)) {
        await rm(join(this.root, name), { recursive: true, force: true }).catch(() => undefined);
      }
      if (!THREAD_ID.test(name)) continue;
      const summary = await this.summarize(name, anew);
      if (summary) summaries.push(summary);
    }
    return summaries.sort((a, b) => compare(changed(b), changed(a)));
  }

  /**
   * Writes a thread from lines (of an export, a backup, or what was recovered); it is there as a whole or not at all. The
   * first line is the record of kind `thread`, which names its id. Rejects with `thread-id-malformed`, `storage-failed`,
   * and with `archive-invalid {name, line}` where there is no such record or the id is taken.
   */
  async adopt(lines: AsyncIterable<StoredLine>): Promise<ThreadLog> {
    const temporary = join(this.root, `.adopted-${randomUUID()}`);
    let id: string | undefined;
    const checked = async function* (): AsyncGenerator<StoredLine> {
      for await (const line of lines) {
        if (line.record.kind === 'thread') id = checkThreadId(line.record.id);
        else if (id === undefined) throw new VitaeError('archive-invalid', { name: '', line: 1 });
        yield line;
      }
    };
    const { sync = true } = this.options;
    try {
      await mkdir(temporary, { recursive: true, mode: 0o700 });
      await writeSegment(temporary, newSegmentName(0, []), { generation: 0 }, checked(), { sync });
      if (id === undefined || (await this.entries()).includes(id)) {
        throw new VitaeError('archive-invalid', { name: id ?? '', line: 1 });
      }
      await rename(temporary, join(this.root, id));
      if (sync) await syncFolder(this.root);
    } catch (error) {
      await rm(temporary, { recursive: true, force: true }).catch(() => undefined);
      throw storageFailure(error);
    }
    return this.open(id);
  }

  /** All lines of a thread that can be read, those behind damage too, whether or not the thread can be opened. */
  async *salvage(threadId: string): AsyncGenerator<StoredLine> {
    yield* salvaged(join(this.root, checkThreadId(threadId)));
  }

  /** Deletes a thread for good. Rejects with `thread-elsewhere` while another process runs it. */
  async delete(threadId: string): Promise<void> {
    const id = checkThreadId(threadId);
    const folder = join(this.root, id);
    if (!(await this.entries()).includes(id)) throw new VitaeError('thread-unknown');
    const open = this.logs.get(id);
    this.logs.delete(id);
    const log = await open?.catch(() => undefined);
    try {
      if (!log?.leased) await (await acquireLease(folder)).release();
      await log?.close();
      // A deletion that is cut short must not leave half a thread.
      const doomed = join(this.root, `.deleted-${randomUUID()}`);
      await rename(folder, doomed);
      await rm(doomed, { recursive: true, force: true });
    } catch (error) {
      throw storageFailure(error);
    }
  }

  /** Forgets a thread that nobody uses and closes its files; whoever opens it again reads them anew. */
  async release(threadId: string): Promise<void> {
    const open = this.logs.get(threadId);
    this.logs.delete(threadId);
    await (await open?.catch(() => undefined))?.close();
  }

  /** Waits for what is being written, and closes the files. */
  async close(): Promise<void> {
    const logs = [...this.logs.values()];
    this.logs.clear();
    await Promise.all(logs.map(async (log) => (await log.catch(() => undefined))?.close()));
  }

  private async begin(folder: string, thread: ThreadRecord): Promise<ThreadLog> {
    try {
      await mkdir(this.root, { recursive: true, mode: 0o700 });
      await mkdir(folder, { mode: 0o700 });
    } catch (error) {
      throw storageFailure(error);
    }
    try {
      const log = await ThreadLog.create(folder, thread, this.options);
      if (this.options.sync ?? true) await syncFolder(this.root);
      return log;
    } catch (error) {
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
      throw storageFailure(error);
    }
  }

  private remember(id: string, log: Promise<ThreadLog>): Promise<ThreadLog> {
    this.logs.set(id, log);
    log.catch(() => {
      if (this.logs.get(id) === log) this.logs.delete(id);
    });
    return log;
  }

  private async entries(): Promise<string[]> {
    try {
      return await readdir(this.root);
    } catch (error) {
      if (errnoCode(error) === 'ENOENT') return [];
      throw storageFailure(error);
    }
  }

  /** Changes whenever a file of the thread does; `undefined` where one went away meanwhile. */
  private async stateOf(id: string): Promise<string | undefined> {
    const folder = join(this.root, id);
    try {
      const names = await segmentNames(folder);
      const states = await Promise.all(names.map((name) => stat(join(folder, name))));
      return names.map((name, n) => `${name} ${states[n]?.size} ${states[n]?.mtimeMs}`).join('\n');
    } catch (error) {
      // Another window compacts or deletes it.
      if (errnoCode(error) === 'ENOENT') return undefined;
      throw storageFailure(error);
    }
  }

  /** `undefined` for a thread whose creation was never finished. */
  private async summarize(id: string, anew: boolean): Promise<ThreadSummary | undefined> {
    try {
      const open = anew ? undefined : await this.logs.get(id);
      if (open) {
        await open.refresh();
        return summaryOf(open);
      }
      // Files that did not change tell what they told before.
      const state = await this.stateOf(id);
      const known = this.summaries.get(id);
      if (!anew && known && known.state === state) return known.summary;
      const log = await ThreadLog.open(join(this.root, id), this.options);
      const summary = summaryOf(log);
      await log.close();
      if (state !== undefined) this.summaries.set(id, { state, summary });
      return summary;
    } catch (error) {
      if (!hasCode(error)) throw error;
      return error.code === 'thread-unknown' ? undefined : { id, unreadable: error.code };
    }
  }
}

function summaryOf({ thread, waiting, damage }: ThreadLog): ThreadSummary {
  const { id, agent, title, language, workspace, createdAt, updatedAt } = thread;
  const damaged = damage.length > 0 ? { damaged: true as const } : {};
  return { id, agent, title, language, workspace, createdAt, updatedAt, waiting, ...damaged };
}

/** What was cut short: a deletion, or a thread that was being adopted. */
async function isLeftOver(path: string, name: string): Promise<boolean> {
  if (DELETED.test(name)) return true;
  if (!ADOPTED.test(name)) return false;
  return stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > ADOPTING_MS,
    () => false,
  );
}

/** Returns a thread id that is well-formed, whatever it was given. Throws `thread-id-malformed`. */
export function checkThreadId(id: unknown): string {
  if (typeof id !== 'string' || !THREAD_ID.test(id)) throw new VitaeError('thread-id-malformed');
  return id;
}

function changed(summary: ThreadSummary): string {
  return 'unreadable' in summary ? '' : summary.updatedAt;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
