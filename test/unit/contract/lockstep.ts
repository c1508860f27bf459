import assert from 'node:assert/strict';
import type { RunnableConfig } from '@langchain/core/runnables';
import { Command, MemorySaver, type StateSnapshot } from '@langchain/langgraph';
import fc from 'fast-check';
import { configOf, idIn, listed, plain } from './checkpoints';
import { MirroredSaver } from './mirroredSaver';
import { compile, stages, updateOf, type Op, type Stage } from './randomGraph';
import { FileWorld, memoryWorld, type World } from './worlds';

type Durability = 'sync' | 'async' | 'exit';

/** What is done to a thread. `at` counts checkpoints from the newest one, round and round; `null` is the head. */
export type Action =
  | { do: 'input'; at: number | null; text: string; durability: Durability }
  | { do: 'go'; at: number | null; durability: Durability }
  | { do: 'answer'; picks: number[]; value: string; durability: Durability }
  | { do: 'answerAll'; value: string }
  | { do: 'edit'; at: number | null; op: Op; as: number | null }
  | { do: 'copy'; at: number }
  | { do: 'copyAndGo'; at: number }
  | { do: 'reopen'; crash: boolean };

const durability = fc.constantFrom<Durability[]>('sync', 'async', 'exit');
const at = fc.option(fc.nat(30), { freq: 2 });
const edits: fc.Arbitrary<Op> = fc.oneof(
  fc.record({ op: fc.constantFrom('say', 'clear', 'reverse', 'same', 'tag', 'nothing') }),
  fc.record({
    op: fc.constant('push' as const),
    items: fc.array(fc.string({ maxLength: 90 }), { maxLength: 3 }),
  }),
  fc.record({ op: fc.constant('edit' as const), at: fc.nat(5) }),
);
const value = fc.constantFrom('yes', 'no', '');
const picks = fc.array(fc.nat(7), { minLength: 1, maxLength: 3 });
const answer = fc.record({ do: fc.constant('answer' as const), picks, value, durability });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant('input' as const), at: fc.constant(null), text: fc.string(), durability }),
  fc.record({ do: fc.constant('input' as const), at, text: fc.string(), durability }),
  fc.record({ do: fc.constant('go' as const), at, durability }),
  { arbitrary: answer, weight: 3 },
  fc.record({ do: fc.constant('answerAll' as const), value }),
  fc.record({ do: fc.constant('edit' as const), at, op: edits, as: fc.option(fc.nat(20)) }),
  fc.record({ do: fc.constantFrom('copy' as const, 'copyAndGo' as const), at: fc.nat(30) }),
  fc.record({ do: fc.constant('reopen' as const), crash: fc.boolean() }),
);

/** A random graph, and what is done to a thread of it. */
export interface Case {
  spec: Stage[];
  actions: Action[];
}
export const cases: fc.Arbitrary<Case> = fc.record({
  spec: stages,
  actions: fc.array(action, { minLength: 1, maxLength: 7 }),
});

/**
 * Does the same to a thread of the file store and to one of MemorySaver, and compares all that can be seen after
 * each action. At the end each checkpoint and write of the file store is compared with those that a memory has that
 * was given the very same calls.
 */
export async function lockstep({ spec, actions }: Case): Promise<void> {
  const mirror = new MemorySaver();
  const files = await FileWorld.create({ sync: false }, (open) => new MirroredSaver(open, mirror));
  try {
    const sides = await Promise.all([files, memoryWorld()].map((world) => Side.begin(world, spec)));
    const [ours, theirs] = sides as [Side, Side];
    const first: Action = { do: 'input', at: null, text: 'begin', durability: 'sync' };
    for (const [n, each] of [first, ...actions].entries()) {
      const message = `after action ${n}: ${JSON.stringify(each)}`;
      const [seen, expected] = await Promise.all([ours.act(each), theirs.act(each)]);
      assert.deepEqual(seen, expected, message);
    }
    const expected = await theirs.everything();
    assert.deepEqual(await ours.everything(), expected);
    await ours.act({ do: 'reopen', crash: true });
    assert.deepEqual(await ours.everything(), expected, 'reopened');
    const stored = await listed(files.saver, { configurable: { thread_id: ours.threadId } });
    const mirrored = await listed(mirror, { configurable: { thread_id: ours.threadId } });
    assert.deepEqual(byPlace(stored), byPlace(mirrored), 'checkpoints and writes');
  } finally {
    await files.close();
  }
}

function byPlace(tuples: Parameters<typeof plain>[0][]) {
  const key = ({ config }: ReturnType<typeof plain>) =>
    `${String(config?.configurable?.['checkpoint_ns'])} ${idIn(config)}`;
  return tuples.map(plain).sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** A thread in one of the worlds. */
class Side {
  private readonly attempts = new Map<string, number>();

  private constructor(
    private readonly world: World,
    readonly threadId: string,
    private readonly spec: readonly Stage[],
  ) {}

  static async begin(world: World, spec: readonly Stage[]): Promise<Side> {
    return new Side(world, await world.begin(), spec);
  }

  private get config() {
    return configOf(this.threadId);
  }

  private compile() {
    return compile(this.spec, this.world.saver, this.attempts);
  }

  /** Does something; gives how it went and the state at the head, without ids. (Where that stands is compared at the end.) */
  async act(action: Action): Promise<unknown> {
    const outcome = await this.perform(action).then(
      (result) => ({ result: withoutInterruptIds(result) }),
      (error: unknown) => ({ error: withoutIds(String(error)) }),
    );
    const head = await this.compile().graph.getState(this.config, { subgraphs: true });
    return { outcome, head: snapshot(head, new Map()) };
  }

  private async perform(action: Action): Promise<unknown> {
    const { graph, nodes } = this.compile();
    const options = (durability: Durability) => ({ durability, recursionLimit: 40 });
    switch (action.do) {
      case 'input': {
        const input = { log: [action.text], n: 1 };
        return graph.invoke(input, { ...(await this.place(action.at)), ...options(action.durability) });
      }
      case 'go':
        return graph.invoke(null, { ...(await this.place(action.at)), ...options(action.durability) });
      case 'answer': {
        const asked = (await graph.getState(this.config)).tasks.flatMap(({ interrupts }) => interrupts);
        if (asked.length === 0) return 'nothing was asked';
        const chosen = action.picks.map((pick) => asked[pick % asked.length]?.id as string);
        const resume = Object.fromEntries(chosen.map((id, n) => [id, `${action.value}${n}`]));
        return graph.invoke(new Command({ resume }), { ...this.config, ...options(action.durability) });
      }
      case 'answerAll':
        return graph.invoke(new Command({ resume: action.value }), { ...this.config, ...options('sync') });
      case 'edit': {
        const as = action.as === null ? undefined : nodes.filter((name) => name !== '__start__');
        const name = as?.[(action.as ?? 0) % as.length];
        await graph.updateState(await this.place(action.at), updateOf(action.op, 'edit'), name);
        return 'edited';
      }
      case 'copy':
        await graph.updateState(await this.place(action.at), null, '__copy__');
        return 'copied';
      case 'copyAndGo': {
        const copy = await graph.updateState(await this.place(action.at), null, '__copy__');
        return graph.invoke(null, { ...copy, ...options('sync') });
      }
      case 'reopen':
        await this.world.reopen({ crash: action.crash });
        return 'reopened';
      default:
        return action satisfies never;
    }
  }

  /** The whole history, and each state read by its own id, without ids. */
  async everything(): Promise<unknown> {
    const { graph } = this.compile();
    const order = await this.order();
    const states: unknown[] = [];
    for await (const state of graph.getStateHistory(this.config)) {
      const alone = await graph.getState(state.config, { subgraphs: true });
      states.push(snapshot(state, order), snapshot(alone, order));
    }
    return states;
  }

  private async place(at: number | null): Promise<RunnableConfig> {
    if (at === null) return this.config;
    const ids = [...(await this.order()).keys()].reverse();
    const id = ids[at % ids.length];
    return id === undefined ? this.config : configOf(this.threadId, '', id);
  }

  /** The checkpoints' ids, oldest first, numbered. */
  private async order(): Promise<Map<string, number>> {
    const ids = (await listed(this.world.saver, this.config)).map(({ config }) => idIn(config) ?? '');
    return new Map(ids.reverse().map((id, n) => [id, n]));
  }
}

/** A state as it can be compared between threads: ids as the numbers of their checkpoints. */
function snapshot(state: StateSnapshot, order: ReadonlyMap<string, number>): unknown {
  const number = (config: RunnableConfig | undefined) => order.get(idIn(config) ?? '');
  const parents = (state.metadata as { parents?: Record<string, string> } | undefined)?.parents ?? {};
  return {
    values: state.values as unknown,
    next: state.next,
    number: number(state.config),
    parent: number(state.parentConfig),
    metadata: {
      ...state.metadata,
      thread_id: undefined,
      parents: Object.values(parents).map((id) => order.get(id)),
    },
    tasks: state.tasks.map(({ id: _, state: nested, interrupts, error, ...task }) => ({
      ...task,
      error: error === undefined ? undefined : withoutIds(JSON.stringify(error)),
      interrupts: interrupts.map((each) => each.value as unknown),
      state: nested && 'values' in nested ? snapshot(nested, order) : typeof nested,
    })),
  };
}

/** The result of a run, with what its interrupts ask only. */
function withoutInterruptIds(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('__interrupt__' in result)) return result;
  const asked = result.__interrupt__ as { value: unknown }[];
  return { ...result, __interrupt__: asked.map(({ value: each }) => each) };
}

function withoutIds(text: string): string {
  return text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32}/g, '<id>');
}
