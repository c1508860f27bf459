import { checkpointerContract, type Maker } from './checkpointer';
import { graphContract } from './graphs';
import { FileWorld, memoryWorld } from './worlds';

const makers: Record<string, Maker> = {
  memory: { create: () => Promise.resolve(memoryWorld()), restart: () => Promise.resolve() },
  'the file store': { create: () => FileWorld.create(), restart: () => Promise.resolve() },
  'the file store, opened anew at every step': {
    create: () => FileWorld.create(),
    restart: (world) => world.reopen(),
  },
  'the file store, crashing at every step': {
    create: () => FileWorld.create(),
    restart: (world) => world.reopen({ crash: true }),
  },
};

for (const [what, maker] of Object.entries(makers)) {
  checkpointerContract(what, maker);
  graphContract(what, maker);
}
