import assert from 'node:assert/strict';
import {
  Annotation,
  Command,
  END,
  interrupt,
  MemorySaver,
  Send,
  START,
  StateGraph,
  type LangGraphRunnableConfig,
} from '@langchain/langgraph';
import type { CheckpointTuple, PendingWrite } from '@langchain/langgraph-checkpoint';
import { asCheckpointer, FileSaver } from '../../../src/runtime/saver';
import type { ThreadStore } from '../../../src/storage/threadStore';
import { countSyncs } from '../storage/fileSyncs';
import { holding, newThread, threadFolder } from '../storage/threads';

const State = Annotation.Root({
  log: Annotation<string[]>({ reducer: (list, more) => list.concat(more), default: () => [] }),
  notes: Annotation<string>,
  answer: Annotation<unknown>,
});

/** Parallel nodes that join, sends, a subgraph, and a question, as {@link State} flows through them. */
function builder(ran: string[] = []) {
  const node = (name: string) => () => {
    ran.push(name);
    return { log: [name] };
  };
  const inner = new StateGraph(State).addNode('inside', node('inside')).addEdge(START, 'inside').compile();
  return new StateGraph(State)
    .addNode('collect', () => ({ log: ['collect'], notes: 'Notes that no later node changes.' }))
    .addNode('left', node('left'))
    .addNode('right', node('right'))
    .addNode('each', node('each'))
    .addNode('inner', inner)
    .addNode('ask', () => ({ answer: interrupt({ question: 'Keep it?' }), log: ['ask'] }))
    .addNode('end', node('end'))
    .addEdge(START, 'collect')
    .addEdge('collect', 'left')
    .addEdge('collect', 'right')
    .addConditionalEdges('left', () => [new Send('each', {}), new Send('each', {})])
    .addEdge(['left', 'right'], 'inner')
    .addEdge('inner', 'ask')
    .addEdge('ask', 'end')
    .addEdge('end', END);
}

/** Keeps in memory what it saves in files, to compare. */
class ComparedSaver extends FileSaver {
  readonly memory = new MemorySaver();

  override async put(...args: Parameters<FileSaver['put']>) {
    await this.memory.put(args[0], args[1], args[2]);
    return super.put(...args);
  }

  override async putWrites(
    config: LangGraphRunnableConfig,
    writes: PendingWrite[],
    task: string,
    path?: string,
  ) {
    await this.memory.putWrites(config, writes, task, path);
    return super.putWrites(config, writes, task, path);
  }
}

/** Every state in these tests is checked for changes in place. */
const strict = { assertUnchanged: true };
const saverOf = (store: ThreadStore) => asCheckpointer(new FileSaver(holding(store), strict));

describe('FileSaver with real graphs', () => {
  const folder = threadFolder();

  async function begin(store: ThreadStore = folder.store()) {
    const log = await store.create(newThread);
    return { log, config: { configurable: { thread_id: log.thread.id } } };
  }

  async function pendingId(graph: ReturnType<ReturnType<typeof builder>['compile']>, config: object) {
    const { tasks } = await graph.getState(config);
    const id = tasks.flatMap(({ interrupts }) => interrupts)[0]?.id;
    assert.ok(id);
    return id;
  }

  async function assertEqualToMemory(saver: ComparedSaver, threadId: string) {
    const reopened = folder.store();
    const config = { configurable: { thread_id: threadId } };
    const inMemory = await all(saver.memory, config);
    assert.ok(inMemory.length > 2);
    for (const read of [saver, new FileSaver((id) => reopened.open(id))]) {
      assert.deepEqual(await all(read, config), inMemory);
      for (const { config: at } of inMemory) {
        assert.deepEqual(plain(await read.getTuple(at)), plain(await saver.memory.getTuple(at)));
      }
      const latest = (saved: CheckpointTuple | undefined) => saved?.checkpoint;
      assert.deepEqual(latest(await read.getTuple(config)), latest(await saver.memory.getTuple(config)));
    }
  }

  for (const durability of ['sync', 'async', 'exit'] as const) {
    it(`reads the same from disk as from memory, with durability ${durability}`, async () => {
      const { log, config } = await begin();
      const saver = new ComparedSaver(holding(folder.store()), strict);
      const graph = builder().compile({ checkpointer: asCheckpointer(saver) });
      await graph.invoke({ log: ['start'] }, { ...config, durability });
      const resume = { [await pendingId(graph, config)]: { action: 'reject' } };
      const state = await graph.invoke(new Command({ resume }), { ...config, durability });
      assert.deepEqual(state.answer, { action: 'reject' });
      await graph.invoke({ log: ['again'] }, { ...config, durability });
      await assertEqualToMemory(saver, log.thread.id);
    });
  }

  it('keeps both branches of a fork, a copy and an edit', async () => {
    const { log, config } = await begin();
    const saver = new ComparedSaver(holding(folder.store()), strict);
    const graph = builder().compile({ checkpointer: asCheckpointer(saver) });
    await graph.invoke({ log: ['start'] }, config);
    const fork = (await history(graph, config)).find(({ next }) => next.includes('left'));
    assert.ok(fork);
    const first = (await graph.getState(config)).values as typeof State.State;
    const edited = await graph.updateState(
      fork.config,
      { log: ['edited'], notes: 'Other notes.' },
      'collect',
    );
    await graph.invoke(null, edited);
    await graph.updateState(fork.config, null, '__copy__');
    const again = await graph.invoke(null, fork.config);
    const logs = (await history(graph, config)).map(({ values }) => values as typeof State.State);
    assert.ok(logs.some(({ notes, log: items }) => notes === 'Other notes.' && items.includes('inside')));
    assert.ok(logs.some(({ log: items }) => JSON.stringify(items) === JSON.stringify(first.log)));
    assert.equal(again.notes, 'Notes that no later node changes.');
    await assertEqualToMemory(saver, log.thread.id);
  });

  it('goes on after a restart where the run waits, and runs nothing twice', async () => {
    const { config } = await begin();
    const ran: string[] = [];
    await builder(ran)
      .compile({ checkpointer: saverOf(folder.store()) })
      .invoke({ log: [] }, config);
    const graph = builder(ran).compile({ checkpointer: saverOf(folder.store()) });
    const resume = { [await pendingId(graph, config)]: 'yes' };
    const state = await graph.invoke(new Command({ resume }), config);
    assert.equal(state.answer, 'yes');
    assert.deepEqual(ran.sort(), ['each', 'each', 'end', 'inside', 'left', 'right']);
  });

  for (const [what, id, code] of [
    ['a missing', undefined, 'thread-id-malformed'],
    ['a malformed', '../other', 'thread-id-malformed'],
    ['an unknown', '7b0c2f39-8a51-4c62-9a3e-0d5d3f1b2c4e', 'thread-unknown'],
  ] as const) {
    for (const durability of ['sync', 'async', 'exit'] as const) {
      it(`refuses ${what} thread id before any node runs (${durability})`, async () => {
        const ran: string[] = [];
        const graph = builder(ran).compile({ checkpointer: saverOf(folder.store()) });
        const config = { configurable: { thread_id: id }, durability };
        await assert.rejects(graph.invoke({ log: [] }, config), { code });
        await assert.rejects(graph.updateState(config, { log: [] }, 'collect'), { code });
        assert.deepEqual(ran, []);
        assert.deepEqual(await folder.store().list(), []);
      });
    }
  }

  it('waits for the disk once a step', async () => {
    const store = folder.store();
    const { config } = await begin(store);
    const graph = new StateGraph(State)
      .addNode('more', () => ({ log: ['more'] }))
      .addEdge(START, 'more')
      .addConditionalEdges('more', ({ log }) => (log.length < 10 ? 'more' : END))
      .compile({ checkpointer: saverOf(store) });
    const syncs = await countSyncs(() => graph.invoke({ log: [] }, { ...config, durability: 'sync' }));
    assert.ok(syncs <= 12, `${syncs} for 10 steps and the input`);
  });

  it('makes versions that grow in both orders that LangGraph uses, and that no two branches share', () => {
    const saver = new FileSaver(() => Promise.resolve(undefined));
    let version: string | undefined;
    for (let n = 0; n < 1100; n++) {
      const next = saver.getNextVersion(version);
      assert.notEqual(next, saver.getNextVersion(version));
      if (version !== undefined) assert.ok(next > version && next.localeCompare(version) > 0);
      version = next;
    }
  });
});

describe('The state at the head of a log', () => {
  const folder = threadFolder();

  it('tells what a graph waits for, and that it was answered', async () => {
    const store = folder.store();
    const log = await store.create(newThread);
    const config = { configurable: { thread_id: log.thread.id } };
    const graph = builder().compile({ checkpointer: saverOf(store) });
    assert.equal(await log.head(), undefined);

    const running = await graph.stream({ log: [] }, { ...config, streamMode: 'updates', durability: 'sync' });
    for await (const _ of running) {
      const during = await log.head();
      assert.equal(during?.pendingTasks, true);
    }
    const state = await graph.getState(config);
    const [asked] = state.tasks.flatMap(({ interrupts }) => interrupts);
    assert.ok(asked?.id);
    const waiting = await (await folder.store().open(log.thread.id)).head();
    assert.equal(waiting?.checkpointId, state.config.configurable?.['checkpoint_id']);
    assert.deepEqual(waiting?.values['log'], state.values.log);
    assert.deepEqual(waiting?.interrupts, [
      { id: asked.id, value: { question: 'Keep it?' }, answered: false },
    ]);
    assert.equal(waiting?.pendingTasks, true);
    assert.ok(log.waiting);

    await graph.invoke(new Command({ resume: { [asked.id]: 'yes' } }), config);
    const done = await log.head();
    assert.deepEqual(done?.interrupts, []);
    assert.equal(done?.pendingTasks, false);
    assert.deepEqual(done?.values['answer'], 'yes');
    assert.ok(!log.waiting);
  });

  it('still shows a question whose node failed after the answer, as answered', async () => {
    const store = folder.store();
    const log = await store.create(newThread);
    const config = { configurable: { thread_id: log.thread.id } };
    const attempts = { failing: true };
    const graph = new StateGraph(State)
      .addNode('ask', () => {
        const answer = interrupt('Keep it?');
        if (attempts.failing) throw new Error('The disk was full.');
        return { answer };
      })
      .addEdge(START, 'ask')
      .compile({ checkpointer: saverOf(store) });
    await graph.invoke({ log: [] }, config);
    const [asked] = (await log.head())?.interrupts ?? [];
    assert.ok(asked);
    const resume = () => graph.invoke(new Command({ resume: { [asked.id]: 'yes' } }), config);
    await assert.rejects(resume(), { message: 'The disk was full.' });
    assert.deepEqual((await log.head())?.interrupts, [{ ...asked, answered: true }]);
    attempts.failing = false;
    assert.equal((await resume()).answer, 'yes');
    assert.deepEqual((await log.head())?.interrupts, []);
  });

  for (const due of ['inner', 'each'] as const) {
    it(`tells that the run ended before it was finished, where only ${due} is due`, async () => {
      const store = folder.store();
      const log = await store.create(newThread);
      const config = { configurable: { thread_id: log.thread.id } };
      const graph = new StateGraph(State)
        .addNode('left', () => ({ log: ['left'] }))
        .addNode('right', () => ({ log: ['right'] }))
        .addNode('each', () => Promise.reject(new Error('each')))
        .addNode('inner', () => Promise.reject(new Error('inner')))
        .addEdge(START, 'left')
        .addEdge(START, 'right')
        .addConditionalEdges('left', () => (due === 'each' ? [new Send('each', {})] : []))
        .addEdge(due === 'inner' ? ['left', 'right'] : ['left', 'each'], 'inner')
        .compile({ checkpointer: saverOf(store) });
      await assert.rejects(graph.invoke({ log: [] }, config), { message: due });
      const head = await log.head();
      assert.deepEqual(head?.values['log'], ['left', 'right']);
      assert.deepEqual([head?.pendingTasks, head?.interrupts], [true, []]);
    });
  }

  it('shows each question of parallel nodes until its own node has finished', async () => {
    const store = folder.store();
    const log = await store.create(newThread);
    const config = { configurable: { thread_id: log.thread.id } };
    const graph = new StateGraph(State)
      .addNode('one', () => ({ log: [String(interrupt('one?'))] }))
      .addNode('two', () => ({ log: [String(interrupt('two?'))] }))
      .addEdge(START, 'one')
      .addEdge(START, 'two')
      .compile({ checkpointer: saverOf(store) });
    await graph.invoke({ log: [] }, config);
    const asked = (await log.head())?.interrupts ?? [];
    assert.deepEqual(asked.map(({ value }) => value).sort(), ['one?', 'two?']);
    const one = asked.find(({ value }) => value === 'one?');
    assert.ok(one);
    await graph.invoke(new Command({ resume: { [one.id]: 'yes' } }), config);
    assert.deepEqual(
      (await log.head())?.interrupts.map(({ value }) => value),
      ['two?'],
    );
  });
});

async function history(graph: ReturnType<ReturnType<typeof builder>['compile']>, config: object) {
  const found = [];
  for await (const state of graph.getStateHistory(config)) found.push(state);
  return found;
}

async function all(saver: FileSaver | MemorySaver, config: LangGraphRunnableConfig) {
  const tuples: CheckpointTuple[] = [];
  for await (const tuple of saver.list(config)) tuples.push(tuple);
  return tuples
    .map(plain)
    .sort((a, b) => (a.config.configurable.checkpoint_id < b.config.configurable.checkpoint_id ? 1 : -1));
}

/** The configs as identifiers only: MemorySaver hands back more of what it was asked with. */
function plain(tuple: CheckpointTuple | undefined) {
  assert.ok(tuple);
  const ids = (config: LangGraphRunnableConfig | undefined) => ({
    configurable: {
      thread_id: config?.configurable?.['thread_id'] as string,
      checkpoint_ns: config?.configurable?.['checkpoint_ns'] as string,
      checkpoint_id: config?.configurable?.['checkpoint_id'] as string,
    },
  });
  return { ...tuple, config: ids(tuple.config), parentConfig: ids(tuple.parentConfig) };
}
