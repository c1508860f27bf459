import assert from 'node:assert/strict';
import type { RunnableConfig } from '@langchain/core/runnables';
import type { BaseCheckpointSaver, PendingWrite } from '@langchain/langgraph-checkpoint';
import { configOf, idIn, listed, metadataOf, next, plain, put, tupleAt, valuesAt } from './checkpoints';
import type { World } from './worlds';

/** A world for each test; {@link restart} makes it forget what it holds in memory, where it can. */
export interface Maker {
  create(): Promise<World>;
  restart(world: World): Promise<void>;
}

/** What every checkpointer owes to LangGraph, and the official suite does not ask for. */
export function checkpointerContract(what: string, maker: Maker): void {
  describe(`Checkpoints in ${what}`, () => {
    let world: World;
    let thread: RunnableConfig;
    beforeEach(async () => {
      world = await maker.create();
      thread = configOf(await world.begin());
    });
    afterEach(() => world.close());

    const saver = async (): Promise<BaseCheckpointSaver> => {
      await maker.restart(world);
      return world.saver;
    };
    const threadId = () => thread.configurable?.['thread_id'] as string;
    const ids = (tuples: { config: RunnableConfig }[]) => tuples.map(({ config }) => idIn(config));

    it('keep the branches of a fork apart, and what each inherited', async () => {
      const root = await put(await saver(), thread, { log: ['root'], notes: { kept: true } });
      const left = await put(await saver(), root, { log: ['root', 'left'] });
      const right = await put(await saver(), root, { log: ['root', 'right'] });
      const leftLeaf = await put(await saver(), left, { notes: { kept: 'left' } });
      const rightLeaf = await put(await saver(), right, { n: 1 });
      const read = await saver();
      assert.deepEqual(await valuesAt(read, left), { log: ['root', 'left'], notes: { kept: true } });
      assert.deepEqual(await valuesAt(read, right), { log: ['root', 'right'], notes: { kept: true } });
      assert.deepEqual(await valuesAt(read, leftLeaf), { log: ['root', 'left'], notes: { kept: 'left' } });
      assert.deepEqual(await valuesAt(read, rightLeaf), {
        log: ['root', 'right'],
        notes: { kept: true },
        n: 1,
      });
      assert.equal(idIn((await tupleAt(read, rightLeaf)).parentConfig), idIn(right));
      assert.deepEqual(ids(await listed(read, thread)), [rightLeaf, leftLeaf, right, left, root].map(idIn));
    });

    it('read the same before and after others were branched off them', async () => {
      const root = await put(await saver(), thread, { log: ['a', 'b'], notes: 'n' });
      await world.saver.putWrites(root, [['log', 'w']], 'task');
      const before = plain(await tupleAt(await saver(), root));
      for (const branch of ['x', 'y', 'z']) {
        const child = await put(await saver(), root, { log: ['a', 'b', branch], notes: branch });
        await put(await saver(), child, { log: ['a'] });
      }
      assert.deepEqual(plain(await tupleAt(await saver(), root)), before);
    });

    it('of a copy hold what the original holds, although the copy stands beside it', async () => {
      const root = await put(await saver(), thread, { log: ['a'], notes: 'kept' });
      const original = await put(await saver(), root, { log: ['a', 'b'], n: 1 });
      const { checkpoint } = await tupleAt(await saver(), original);
      const copied = next(world.saver, checkpoint, {}).checkpoint;
      const copy = await world.saver.put(root, copied, metadataOf(1, { source: 'fork' }), {});
      const leaf = await put(await saver(), copy, { n: 2 });
      const read = await saver();
      assert.deepEqual(await valuesAt(read, copy), { log: ['a', 'b'], notes: 'kept', n: 1 });
      assert.deepEqual(await valuesAt(read, leaf), { log: ['a', 'b'], notes: 'kept', n: 2 });
      assert.equal(idIn((await tupleAt(read, copy)).parentConfig), idIn(root));
    });

    it('give writes in the order of task path, task and index, whatever came first', async () => {
      const at = await put(await saver(), thread, { log: [] });
      const expected: [path: string, task: string, channel: string][] = [
        ['', 'input', 'log'],
        ['~__pregel_pull, alpha', 't9', 'log'],
        ['~__pregel_pull, alpha', 't9', 'notes'],
        ['~__pregel_pull, beta', 't1', 'log'],
        ['~__pregel_push, 0000000000', 't5', 'log'],
        ['~__pregel_push, 0000000001', 't4', 'log'],
        ['~__pregel_push, \u{ffff}', 't3', 'log'],
        ['~__pregel_push, \u{1f600}', 't2', 'log'],
      ];
      const paths = [...new Set(expected.map(([path]) => path))];
      for (const path of [...paths].reverse()) {
        const mine = expected.filter(([of]) => of === path);
        const writes = mine.map(([, task, channel]): PendingWrite => [channel, `${task} ${channel}`]);
        await (await saver()).putWrites(at, writes, mine[0]?.[1] ?? '', path);
      }
      const { pendingWrites } = await tupleAt(await saver(), at);
      assert.deepEqual(
        pendingWrites,
        expected.map(([, task, channel]) => [task, channel, `${task} ${channel}`]),
      );
    });

    it('have the writes that came before them', async () => {
      const root = await put(await saver(), thread, { log: [] });
      const base = (await tupleAt(await saver(), root)).checkpoint;
      const { checkpoint, newVersions } = next(world.saver, base, { log: ['a'] });
      const at = configOf(threadId(), '', checkpoint.id);
      await world.saver.putWrites(at, [['log', 'early']], 'task', 'path');
      assert.equal(await (await saver()).getTuple(at), undefined);
      assert.equal(idIn((await tupleAt(world.saver, thread)).config), idIn(root));
      await world.saver.put(root, checkpoint, metadataOf(2), newVersions);
      await (await saver()).putWrites(at, [['log', 'late']], 'other', 'path');
      assert.deepEqual((await tupleAt(await saver(), at)).pendingWrites, [
        ['other', 'log', 'late'],
        ['task', 'log', 'early'],
      ]);
    });

    it('keep the first of two regular writes of a task and the last of two special ones', async () => {
      const at = await put(await saver(), thread, { log: [] });
      for (const value of ['first', 'second']) {
        await (await saver()).putWrites(at, [['log', value]], 'task');
        await (await saver()).putWrites(at, [['__error__', value]], 'task');
        await (await saver()).putWrites(at, [['__interrupt__', value]], 'task');
      }
      const { pendingWrites } = await tupleAt(await saver(), at);
      assert.deepEqual(
        Object.fromEntries((pendingWrites ?? []).map(([, channel, value]) => [channel, value])),
        {
          log: 'first',
          __error__: 'second',
          __interrupt__: 'second',
        },
      );
    });

    it('are all there when a chain of them and their writes are given in one tick', async () => {
      const write = await saver();
      const made: { at: RunnableConfig; values: Record<string, unknown> }[] = [];
      const going: Promise<unknown>[] = [];
      let at = thread;
      let base: Parameters<typeof next>[1];
      for (let n = 0; n < 40; n++) {
        const changed = {
          log: Array.from({ length: n + 1 }, (_, i) => `item ${i}`),
          ...(n % 5 === 0 && { n }),
        };
        const { checkpoint, newVersions } = next(write, base, changed);
        going.push(write.put(at, checkpoint, metadataOf(n), newVersions));
        at = configOf(threadId(), '', checkpoint.id);
        for (const task of ['b', 'a']) going.push(write.putWrites(at, [['log', `${task}${n}`]], task, task));
        made.push({ at, values: checkpoint.channel_values });
        base = checkpoint;
      }
      await Promise.all(going);
      const read = await saver();
      for (const [n, { at, values }] of made.entries()) {
        const tuple = await tupleAt(read, at);
        assert.deepEqual(tuple.checkpoint.channel_values, values);
        assert.deepEqual(tuple.pendingWrites, [
          ['a', 'log', `a${n}`],
          ['b', 'log', `b${n}`],
        ]);
      }
      assert.equal((await listed(read, thread)).length, 40);
    });

    it('of different namespaces know nothing of each other', async () => {
      const namespaces = ['', 'inner:1', 'inner:1|deeper:2', 'inner:2'];
      const made = new Map<string, RunnableConfig>();
      for (const ns of namespaces) {
        const first = await put(await saver(), configOf(threadId(), ns), { log: [ns], kept: ns });
        made.set(ns, await put(await saver(), first, { log: [ns, 'more'] }));
      }
      const read = await saver();
      for (const [ns, at] of made) {
        assert.deepEqual(await valuesAt(read, configOf(threadId(), ns)), { log: [ns, 'more'], kept: ns });
        assert.deepEqual((await listed(read, configOf(threadId(), ns))).length, 2);
        const elsewhere = configOf(threadId(), ns === '' ? 'inner:1' : '', idIn(at));
        assert.equal(await read.getTuple(elsewhere), undefined);
      }
      const everywhere = await listed(read, { configurable: { thread_id: threadId() } });
      assert.equal(everywhere.length, 8);
      assert.deepEqual(
        new Set(everywhere.map(({ config }) => config.configurable?.['checkpoint_ns'])),
        new Set(namespaces),
      );
    });

    it('are listed by filter, before and limit, alone and together', async () => {
      const chain: RunnableConfig[] = [];
      for (let n = 0; n < 6; n++) {
        const metadata = metadataOf(n, { source: n % 2 === 0 ? 'loop' : 'update', by: n < 4 ? 'a' : 'b' });
        chain.push(await put(await saver(), chain.at(-1) ?? thread, { n }, metadata));
      }
      const read = await saver();
      const newest = [...chain].reverse().map(idIn);
      const list = async (options: Parameters<typeof listed>[2]) => ids(await listed(read, thread, options));
      assert.deepEqual(await list({}), newest);
      assert.deepEqual(await list({ limit: 2 }), newest.slice(0, 2));
      assert.deepEqual(await list({ limit: 0 }), []);
      assert.deepEqual(await list({ before: chain[3] as RunnableConfig }), newest.slice(3));
      assert.deepEqual(await list({ before: chain[0] as RunnableConfig }), []);
      assert.deepEqual(await list({ before: thread }), newest);
      assert.deepEqual(
        await list({ filter: { source: 'update' } }),
        [5, 3, 1].map((n) => idIn(chain[n])),
      );
      assert.deepEqual(
        await list({ filter: { source: 'update', by: 'a' } }),
        [3, 1].map((n) => idIn(chain[n])),
      );
      assert.deepEqual(await list({ filter: { source: 'fork' } }), []);
      assert.deepEqual(await list({ filter: { step: 2 }, limit: 5 }), [idIn(chain[2])]);
      const together = { filter: { source: 'loop' }, before: chain[4] as RunnableConfig, limit: 1 };
      assert.deepEqual(await list(together), [idIn(chain[2])]);
      assert.deepEqual(ids(await listed(read, chain[2] as RunnableConfig)), [idIn(chain[2])]);
    });

    it('do not change when the list, the versions or the writes that were given or read are changed', async () => {
      const log = [{ text: 'as given' }];
      const values = { log: [...log] };
      const { checkpoint, newVersions } = next(world.saver, undefined, values);
      const metadata = metadataOf(1);
      const written = [{ text: 'as written' }];
      const at = await world.saver.put(thread, checkpoint, metadata, newVersions);
      await world.saver.putWrites(at, [['log', written]], 'task');
      const change = (made: typeof checkpoint, about: object | undefined, write: unknown) => {
        (made.channel_values['log'] as typeof log).push({ text: 'pushed' });
        made.channel_values['more'] = 'more';
        made.channel_versions['log'] = 'changed';
        made.versions_seen['node'] = { log: 'changed' };
        Object.assign(about ?? {}, { step: 99 });
        (write as typeof log).pop();
      };
      change(checkpoint, metadata, written);
      for (let n = 0; n < 3; n++) {
        if (n === 2) await maker.restart(world);
        const tuple = await tupleAt(world.saver, at);
        assert.deepEqual(tuple.checkpoint.channel_values, { log });
        assert.deepEqual(tuple.checkpoint.channel_versions, newVersions);
        assert.deepEqual(tuple.checkpoint.versions_seen, { node: {} });
        assert.equal(tuple.metadata?.step, 1);
        assert.deepEqual(tuple.pendingWrites, [['task', 'log', [{ text: 'as written' }]]]);
        change(tuple.checkpoint, tuple.metadata, tuple.pendingWrites[0]?.[2]);
      }
    });

    it('give back every kind of value', async () => {
      const values = {
        nothing: null,
        empty: { list: [], object: {}, text: '' },
        text: 'tab\t newline\n return\r nul\0 quote" 我 😀 \u2028',
        numbers: [0, -1, 1e21, 0.1, Number.MAX_SAFE_INTEGER],
        set: new Set(['a', 'b']),
        map: new Map<string, unknown>([['k', { deep: [1] }]]),
        nested: { a: [{ b: [{ c: 'deep' }] }] },
        long: 'x'.repeat(200_000),
        'a channel: "named" 奇怪\t': [true, false],
      };
      const at = await put(await saver(), thread, values);
      const child = await put(await saver(), at, { n: 1 });
      assert.deepEqual(await valuesAt(await saver(), at), values);
      assert.deepEqual(await valuesAt(await saver(), child), { ...values, n: 1 });
    });

    it('hold a list through growing, changing, cutting, clearing and growing again', async () => {
      const item = (n: number) => ({
        id: `i${n}`,
        text: `Item ${n} with enough words to be worth appending.`,
      });
      const grown = Array.from({ length: 8 }, (_, n) => item(n));
      const versions: unknown[] = [
        grown.slice(0, 4),
        grown.slice(0, 6),
        grown,
        grown.map((each, n) => (n === 2 ? { ...each, text: 'changed in the middle' } : each)),
        grown.slice(2),
        [],
        grown.slice(0, 1),
        [...grown, ...grown],
        [...grown, ...grown].reverse(),
        'no list any more',
        grown,
        [...grown, item(8)],
      ];
      const made: RunnableConfig[] = [];
      for (const log of versions) made.push(await put(await saver(), made.at(-1) ?? thread, { log }));
      const read = await saver();
      for (const [n, log] of versions.entries())
        assert.deepEqual(await valuesAt(read, made[n] as RunnableConfig), { log }, `version ${n}`);
    });
  });
}
