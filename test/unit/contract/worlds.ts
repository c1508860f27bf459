import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemorySaver } from '@langchain/langgraph';
import type { BaseCheckpointSaver } from '@langchain/langgraph-checkpoint';
import { asCheckpointer, FileSaver } from '../../../src/runtime/saver';
import type { Lease } from '../../../src/storage/lease';
import { ThreadStore, type StoreOptions } from '../../../src/storage/threadStore';
import { newThread } from '../storage/threads';

/** A checkpointer under test and the threads in it. */
export interface World {
  /** What graphs are compiled with. After `reopen` it is to be asked for again. */
  readonly saver: BaseCheckpointSaver;
  /** Begins a thread and gives its id. */
  begin(): Promise<string>;
  /** What is kept in memory is given up, as by another process; `crash`: nothing is closed or released before. */
  reopen(how?: { crash?: boolean }): Promise<void>;
  close(): Promise<void>;
}

/** LangGraph's own saver, for which reopening means nothing. */
export function memoryWorld(): World {
  const saver = new MemorySaver();
  let begun = 0;
  return {
    saver,
    begin: () => Promise.resolve(`thread-${++begun}`),
    reopen: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** The file store in a folder of its own. It holds the lease of each thread that it began. */
export class FileWorld implements World {
  private current: ThreadStore;
  private readonly leases = new Map<string, Lease>();
  private readonly abandoned: ThreadStore[] = [];
  private made: FileSaver;

  private constructor(
    readonly root: string,
    private readonly options: StoreOptions,
    private readonly makeSaver: (open: ConstructorParameters<typeof FileSaver>[0]) => FileSaver,
  ) {
    this.current = new ThreadStore(root, options);
    this.made = this.newSaver();
  }

  static async create(
    options: StoreOptions = { sync: false },
    makeSaver = (open: ConstructorParameters<typeof FileSaver>[0]) => new FileSaver(open),
  ): Promise<FileWorld> {
    const folder = await mkdtemp(join(tmpdir(), 'vitae-contract-'));
    return new FileWorld(join(folder, 'threads'), options, makeSaver);
  }

  get store(): ThreadStore {
    return this.current;
  }

  get saver(): BaseCheckpointSaver {
    return asCheckpointer(this.made);
  }

  async begin(): Promise<string> {
    const log = await this.current.create(newThread);
    this.leases.set(log.thread.id, await log.takeLease());
    return log.thread.id;
  }

  async reopen({ crash = false }: { crash?: boolean } = {}): Promise<void> {
    if (crash) {
      this.abandoned.push(this.current);
    } else {
      await Promise.all([...this.leases.values()].map((lease) => lease.release()));
      await this.current.close();
    }
    this.current = new ThreadStore(this.root, this.options);
    for (const id of this.leases.keys()) {
      const log = await this.current.open(id);
      // The process that crashed is this one, and lives: hence by force.
      this.leases.set(id, await log.takeLease({ force: crash }));
    }
    this.made = this.newSaver();
  }

  async close(): Promise<void> {
    await Promise.all([...this.abandoned, this.current].map((store) => store.close().catch(() => undefined)));
    await rm(join(this.root, '..'), { recursive: true, force: true });
  }

  private newSaver(): FileSaver {
    const store = this.current;
    return this.makeSaver((id) => store.open(id));
  }
}
