import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import type { BaseCheckpointSaver } from '@langchain/langgraph-checkpoint';
import { agent, input } from './agent';
import { collectGarbage, timed, type Figures } from './figures';
import { Floor, FloorSaver } from './floor';
import type { StoreKind } from './stores';

/** Steps of a whole run. */
export const RUN_STEPS = 50;

/** Runs a compiled graph in a new thread of each store, every step saved before the next begins. */
export async function compareRuns(
  folder: string,
  kinds: readonly StoreKind[],
  bytes: number,
  label: string,
  figures: Figures,
): Promise<void> {
  const run = async (name: string, saver: BaseCheckpointSaver, threadId: string) => {
    collectGarbage();
    const graph = agent(bytes).compile({ checkpointer: saver });
    const config = { configurable: { thread_id: threadId }, recursionLimit: RUN_STEPS + 1 };
    const ms = await timed(() => graph.invoke(input(bytes, RUN_STEPS), { ...config, durability: 'sync' }));
    figures.add(`run-ms/${name}/${RUN_STEPS}/${label}`, 'ms', ms);
  };
  for (const kind of kinds) {
    const store = await kind.begin(join(folder, kind.name));
    await run(kind.name, store.saver, store.threadId);
    await store.close();
    if (kind.name === 'ours') {
      const floor = await Floor.begin(folder, 'floor');
      const perCheckpoint = Math.ceil((await store.bytes()) / (RUN_STEPS + 2));
      await run('floor', new FloorSaver(floor, perCheckpoint), 'thread');
      await floor.close();
    }
    await rm(folder, { recursive: true, force: true });
  }
}
