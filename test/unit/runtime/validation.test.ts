import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BaseCheckpointSaver } from '@langchain/langgraph-checkpoint';
import { deltaChannelHistoryTests, validate } from '@langchain/langgraph-checkpoint-validation';
import { FileSaver } from '../../../src/runtime/saver';
import { ThreadStore, type NewThread } from '../../../src/storage/threadStore';
import type { ThreadLog } from '../../../src/storage/threadLog';
import { holding } from '../storage/threads';
import { expect, withJestGlobals } from './jestGlobals';

const thread: NewThread = {
  agent: 'project',
  title: '',
  language: 'en',
  workspace: null,
  resumeId: null,
  graphVersion: 1,
};

/** The suite makes up thread ids as it goes: a thread is begun for each that it names. */
class AnyThreads {
  private readonly ids = new Map<string, Promise<string>>();
  readonly store: ThreadStore;
  private readonly held: (id: string) => Promise<ThreadLog>;

  constructor(private readonly root: string) {
    // Thousands of waits for the disk would prove nothing here; other tests prove what is synced.
    this.store = new ThreadStore(root, { sync: false });
    this.held = holding(this.store);
  }

  async open(name: string) {
    if (name === '') return undefined;
    let id = this.ids.get(name);
    if (!id) this.ids.set(name, (id = this.store.create(thread).then((log) => log.thread.id)));
    return this.held(await id);
  }

  async delete(name: string) {
    const id = await this.ids.get(name);
    this.ids.delete(name);
    if (id) await this.store.delete(id);
  }

  names = () => Promise.resolve([...this.ids.keys()]);

  async end() {
    await this.store.close();
    await rm(this.root, { recursive: true, force: true });
  }
}

describe('FileSaver as a LangGraph checkpointer', () => {
  const open = new Map<BaseCheckpointSaver, AnyThreads>();
  const globals = globalThis as { expect?: unknown };
  let outside: unknown;
  before(() => {
    outside = globals.expect;
    globals.expect = expect;
  });
  after(() => {
    globals.expect = outside;
  });

  const initializer = {
    checkpointerName: 'vitae',
    async createCheckpointer() {
      const threads = new AnyThreads(await mkdtemp(join(tmpdir(), 'vitae-validation-')));
      const saver: BaseCheckpointSaver = new FileSaver((name) => threads.open(name), {
        threadIds: threads.names,
        deleteThread: (name) => threads.delete(name),
      }) as unknown as BaseCheckpointSaver;
      open.set(saver, threads);
      return saver;
    },
    async destroyCheckpointer(saver: BaseCheckpointSaver) {
      await open.get(saver)?.end();
      open.delete(saver);
    },
  };

  withJestGlobals(() => {
    validate(initializer);
    deltaChannelHistoryTests(initializer);
  });
});
