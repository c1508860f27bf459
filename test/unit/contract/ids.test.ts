import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunnableConfig } from '@langchain/core/runnables';
import { Annotation, Command, START, StateGraph } from '@langchain/langgraph';
import { asCheckpointer, FileSaver } from '../../../src/runtime/saver';
import { threadFolder } from '../storage/threads';

const State = Annotation.Root({ log: Annotation<string[]> });

const ids: Record<string, [id: unknown, code: string]> = {
  'no id': [undefined, 'thread-id-malformed'],
  'an empty id': ['', 'thread-id-malformed'],
  'a number': [42, 'thread-id-malformed'],
  'an object': [{ toString: () => '7b0c2f39-8a51-4c62-9a3e-0d5d3f1b2c4e' }, 'thread-id-malformed'],
  'a list': [['7b0c2f39-8a51-4c62-9a3e-0d5d3f1b2c4e'], 'thread-id-malformed'],
  'a path': ['../threads/7b0c2f39-8a51-4c62-9a3e-0d5d3f1b2c4e', 'thread-id-malformed'],
  'a dot': ['.', 'thread-id-malformed'],
  'a name of Object': ['__proto__', 'thread-id-malformed'],
  'an id in capitals': ['7B0C2F39-8A51-4C62-9A3E-0D5D3F1B2C4E', 'thread-id-malformed'],
  'an id of another version': ['7b0c2f39-8a51-1c62-9a3e-0d5d3f1b2c4e', 'thread-id-malformed'],
  'an id and more': ['7b0c2f39-8a51-4c62-9a3e-0d5d3f1b2c4e/x', 'thread-id-malformed'],
  'an id and a newline': ['7b0c2f39-8a51-4c62-9a3e-0d5d3f1b2c4e\n', 'thread-id-malformed'],
  'an unknown id': ['7b0c2f39-8a51-4c62-9a3e-0d5d3f1b2c4e', 'thread-unknown'],
};

describe('A graph over the file store', () => {
  const folder = threadFolder();

  function setting() {
    const ran: string[] = [];
    const store = folder.store();
    const saver = new FileSaver((id) => store.open(id));
    const graph = new StateGraph(State)
      .addNode('node', () => {
        ran.push('node');
        return { log: ['node'] };
      })
      .addEdge(START, 'node')
      .compile({ checkpointer: asCheckpointer(saver) });
    const drain = async (all: AsyncIterable<unknown>) => {
      for await (const _ of all) assert.fail('There is nothing to be given.');
    };
    return { ran, saver, graph, drain };
  }

  async function untouched(ran: readonly string[]): Promise<void> {
    assert.deepEqual(ran, [], 'no node ran');
    const made = await readdir(join(folder.root, '..'), { recursive: true });
    assert.deepEqual(
      made.filter((name) => name !== 'threads'),
      [],
      'nothing was made',
    );
  }

  for (const [what, [id, code]] of Object.entries(ids)) {
    it(`refuses ${what} before any node runs, whatever it is asked for`, async () => {
      const { ran, saver, graph, drain } = setting();
      const config = { configurable: { thread_id: id } } as RunnableConfig;
      for (const durability of ['sync', 'async', 'exit'] as const) {
        const options = { ...config, durability };
        await assert.rejects(graph.invoke({ log: [] }, options), { code });
        await assert.rejects(graph.invoke(null, options), { code });
        await assert.rejects(graph.invoke(new Command({ resume: 'yes' }), options), { code });
        for (const streamMode of ['values', 'updates', 'debug'] as const) {
          const stream = async () => drain(await graph.stream({ log: [] }, { ...options, streamMode }));
          await assert.rejects(stream(), { code });
        }
      }
      await assert.rejects(graph.getState(config), { code });
      await assert.rejects(graph.getState(config, { subgraphs: true }), { code });
      await assert.rejects(graph.updateState(config, { log: [] }, 'node'), { code });
      await assert.rejects(graph.updateState(config, null, '__copy__'), { code });
      await assert.rejects(saver.getTuple(config), { code });
      for (const listing of [() => graph.getStateHistory(config), () => saver.list(config)]) {
        // Without an id a list is one of all threads, which this saver refuses in its own words.
        if (typeof id === 'string' && id !== '') await assert.rejects(drain(listing()), { code });
        else await assert.rejects(drain(listing()));
      }
      const at = { configurable: { ...config.configurable, checkpoint_id: 'c1' } };
      await assert.rejects(saver.putWrites(at, [['log', 'x']], 'task'), { code });
      await untouched(ran);
    });
  }
});
