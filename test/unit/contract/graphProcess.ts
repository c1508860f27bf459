import { closeSync, openSync, readFileSync, rmSync, statfsSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Annotation, END, START, StateGraph } from '@langchain/langgraph';
import { hasCode } from '../../../src/protocol/errors';
import { asCheckpointer, FileSaver } from '../../../src/runtime/saver';
import { ThreadStore } from '../../../src/storage/threadStore';
import { newThread } from '../storage/threads';

/**
 * A process that runs a graph over the file store: `graphProcess.ts <what> <folder> <threadId> [block|go] [url]`.
 * Nodes note that they ran in a file beside the threads; where a graph blocks, it prints `blocked` and waits to be
 * killed.
 */
interface Setting {
  note: (node: string) => void;
  blocks: boolean;
  url: string;
}

const State = Annotation.Root({
  log: Annotation<string[]>({ reducer: (list, more) => list.concat(more), default: () => [] }),
  step: Annotation<number>({ reducer: (_, n) => n, default: () => 0 }),
});

const block = (): Promise<never> => {
  writeSync(1, 'blocked\n');
  return new Promise<never>((_, reject) => setTimeout(() => reject(new Error('Nobody killed it.')), 60_000));
};

/** 50 steps, of which the 31st blocks. */
function steps({ note, blocks }: Setting) {
  return new StateGraph(State)
    .addNode('next', async ({ step }) => {
      if (blocks && step === 30) await block();
      note(`step ${step}`);
      return { step: step + 1, log: [`Step ${step} of a long run`] };
    })
    .addEdge(START, 'next')
    .addConditionalEdges('next', ({ step }) => (step < 50 ? 'next' : END));
}

/** Four siblings, of which one blocks while the others finish. */
function siblings({ note, blocks }: Setting) {
  const sibling = (name: string) => () => {
    note(name);
    return { log: [name] };
  };
  return new StateGraph(State)
    .addNode('a', sibling('a'))
    .addNode('b', sibling('b'))
    .addNode('c', sibling('c'))
    .addNode('slow', async () => {
      if (blocks) await block();
      note('slow');
      return { log: ['slow'] };
    })
    .addNode('end', sibling('end'))
    .addEdge(START, 'a')
    .addEdge(START, 'b')
    .addEdge(START, 'c')
    .addEdge(START, 'slow')
    .addEdge(['a', 'b', 'c', 'slow'], 'end');
}

/** A node that asks a server, and one behind it that blocks. */
function call({ note, blocks, url }: Setting) {
  return new StateGraph(State)
    .addNode('ask', async () => ({ log: [await (await fetch(url)).text()] }))
    .addNode('use', async ({ log }) => {
      if (blocks) await block();
      note(`use ${log.join()}`);
      return { log: ['used'] };
    })
    .addEdge(START, 'ask')
    .addEdge('ask', 'use');
}

/** Grows until the disk is full. */
function growing({ note }: Setting) {
  return new StateGraph(State)
    .addNode('next', ({ step }) => {
      note(`step ${step}`);
      return { step: step + 1, log: [`${step} `.repeat(1000)] };
    })
    .addEdge(START, 'next')
    .addConditionalEdges('next', ({ step }) => (step < 400 ? 'next' : END));
}

const graphs = { steps, siblings, call };

async function main(
  what: string,
  folder: string,
  threadId: string,
  mode: string,
  url: string,
): Promise<void> {
  if (what === 'full') return fillDisk(folder, mode as 'sync' | 'async');
  const notes = openSync(join(folder, 'notes'), 'a', 0o600);
  const note = (node: string) => void writeSync(notes, `${node}\n`);
  const store = new ThreadStore(join(folder, 'threads'));
  const log = await store.open(threadId);
  const lease = await log.takeLease();
  const build = graphs[what as keyof typeof graphs];
  const graph = build({ note, blocks: mode === 'block', url }).compile({
    checkpointer: asCheckpointer(new FileSaver((id) => store.open(id))),
  });
  const config = { configurable: { thread_id: threadId }, durability: 'sync' as const, recursionLimit: 100 };
  const begun = (await log.get('')) !== undefined;
  const state = await graph.invoke(begun ? null : { log: [] }, config);
  await lease.release();
  await store.close();
  closeSync(notes);
  writeSync(1, `${JSON.stringify(state)}\n`);
}

/** On a small disk: fills it, makes room, and goes on; tells what it saw. */
async function fillDisk(folder: string, durability: 'sync' | 'async'): Promise<void> {
  const tell = (what: object) => writeSync(1, `${JSON.stringify(what)}\n`);
  const root = join(folder, 'threads');
  const ballast = join(folder, 'ballast');
  writeFileSync(ballast, Buffer.alloc(100 * 1024));
  let ran = 0;
  const start = async (id: string | undefined) => {
    const store = new ThreadStore(root);
    const log = id === undefined ? await store.create(newThread) : await store.open(id);
    const lease = await log.takeLease();
    const graph = growing({ note: () => ran++, blocks: false, url: '' }).compile({
      checkpointer: asCheckpointer(new FileSaver((each) => store.open(each))),
    });
    const config = { configurable: { thread_id: log.thread.id }, durability, recursionLimit: 500 };
    return { store, log, lease, graph, config };
  };
  const first = await start(undefined);
  const { id } = first.log.thread;
  await first.log.append({ kind: 'input', id: 'm1', at: '2026-11-30T10:00:00.000Z', text: 'go' });
  const error = await first.graph.invoke({ log: [] }, first.config).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  tell({ error: hasCode(error) ? { code: error.code, params: error.params } : String(error), ran });
  const { bavail, bsize } = statfsSync(folder);
  tell({ free: bavail * bsize });
  // Releasing needs no room.
  const released = await first.lease.release().then(
    () => true,
    (thrown: unknown) => (hasCode(thrown) ? thrown.params : String(thrown)),
  );
  await first.store.close().catch(() => undefined);
  const reader = new ThreadStore(root);
  const read = async (store: ThreadStore) => {
    const found: { n: number; whole: boolean }[] = [];
    const again = await store.open(id);
    for await (const { checkpoint } of again.list('')) {
      const list = JSON.parse(checkpoint.values['log']?.data ?? '[]') as string[];
      found.push({ n: list.length, whole: list.every((text, n) => text === `${n} `.repeat(1000)) });
    }
    return { journal: again.journal.length, found, damage: again.damage };
  };
  tell({ released, full: await read(reader) });
  await reader.close();

  rmSync(ballast);
  ran = 0;
  const second = await start(id);
  const before = await second.graph.getState(second.config);
  const chunks: string[] = [];
  for await (const _ of await second.graph.stream(null, { ...second.config, streamMode: 'updates' })) {
    chunks.push('step');
    if (chunks.length === 3) break;
  }
  const after = await second.graph.getState(second.config);
  await second.log.append({ kind: 'input', id: 'm2', at: '2026-11-30T11:00:00.000Z', text: 'again' });
  await second.lease.release();
  await second.store.close();
  tell({ from: before.values.step, to: after.values.step });
  const last = new ThreadStore(root);
  tell({ freed: await read(last) });
  await last.close();
}

/** The notes of the nodes that ran. */
export function notesIn(folder: string): string[] {
  return readFileSync(join(folder, 'notes'), 'utf8').trimEnd().split('\n');
}

const [, script = '', what, folder, threadId = '', mode = 'go', url = ''] = process.argv;
if (script.includes('graphProcess') && what && folder) void main(what, folder, threadId, mode, url);
