import { Annotation, Command, END, interrupt, Send, START, StateGraph } from '@langchain/langgraph';
import type { BaseCheckpointSaver } from '@langchain/langgraph-checkpoint';
import fc from 'fast-check';

/** What a node does to the state, besides saying what it saw. */
export type Op =
  | { op: 'say' }
  | { op: 'add'; n: number }
  | { op: 'push'; items: string[] }
  | { op: 'edit' | 'drop'; at: number }
  | { op: 'clear' | 'reverse' | 'same' | 'nothing' | 'tag' }
  | { op: 'note'; length: number };

/** A part of a graph between two nodes. */
export type Stage =
  | { stage: 'chain'; ops: Op[] }
  | { stage: 'fan'; arms: { op: Op; asks: number }[] }
  | { stage: 'send'; count: number; asks: boolean }
  | { stage: 'inner'; ops: Op[]; asks: boolean; own: boolean }
  | { stage: 'loop'; times: number; op: Op }
  | { stage: 'goto'; op: Op }
  | { stage: 'ask'; times: number }
  | { stage: 'fail' };

const op: fc.Arbitrary<Op> = fc.oneof(
  fc.constant<Op>({ op: 'say' }),
  fc.record({ op: fc.constant('add' as const), n: fc.integer({ min: -3, max: 9 }) }),
  fc.record({
    op: fc.constant('push' as const),
    items: fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), { maxLength: 4 }),
  }),
  fc.record({ op: fc.constantFrom('edit' as const, 'drop' as const), at: fc.nat(9) }),
  fc.record({ op: fc.constantFrom('clear', 'reverse', 'same', 'nothing', 'tag') }),
  fc.record({ op: fc.constant('note' as const), length: fc.nat(3000) }),
);
const ops = fc.array(op, { minLength: 1, maxLength: 3 });

/** Random graphs: stages that follow each other. */
export const stages: fc.Arbitrary<Stage[]> = fc.array(
  fc.oneof<fc.Arbitrary<Stage>[]>(
    fc.record({ stage: fc.constant('chain' as const), ops }),
    fc.record({
      stage: fc.constant('fan' as const),
      arms: fc.array(fc.record({ op, asks: fc.constantFrom(0, 0, 1, 2) }), { minLength: 2, maxLength: 4 }),
    }),
    fc.record({
      stage: fc.constant('send' as const),
      count: fc.integer({ min: 1, max: 4 }),
      asks: fc.boolean(),
    }),
    fc.record({ stage: fc.constant('inner' as const), ops, asks: fc.boolean(), own: fc.boolean() }),
    fc.record({ stage: fc.constant('loop' as const), times: fc.integer({ min: 2, max: 4 }), op }),
    fc.record({ stage: fc.constant('goto' as const), op }),
    fc.record({ stage: fc.constant('ask' as const), times: fc.integer({ min: 1, max: 2 }) }),
    fc.constant<Stage>({ stage: 'fail' }),
  ),
  { minLength: 1, maxLength: 4 },
);

type Items = { id: string; text: string }[];

const State = Annotation.Root({
  log: Annotation<string[]>({ reducer: (list, more) => list.concat(more), default: () => [] }),
  items: Annotation<Items, Op>({ reducer: changeItems, default: () => [] }),
  n: Annotation<number>({ reducer: (a, b) => a + b, default: () => 0 }),
  rounds: Annotation<number>({ reducer: (a, b) => a + b, default: () => 0 }),
  tags: Annotation<Set<string>>({ reducer: (a, b) => new Set([...a, ...b]), default: () => new Set() }),
  note: Annotation<string>,
  inside: Annotation<string[]>,
  sent: Annotation<number>,
});
const Inner = Annotation.Root({
  inside: Annotation<string[]>({ reducer: (list, more) => list.concat(more), default: () => [] }),
  n: Annotation<number>({ reducer: (_, b) => b, default: () => 0 }),
});

/** Lists grow, change in the middle, shrink, stay the same object: what a store of differences may get wrong. */
function changeItems(items: Items, change: Op): Items {
  switch (change.op) {
    case 'push':
      return items.concat(change.items.map((text, n) => ({ id: `${items.length + n}`, text })));
    case 'edit':
      return items.map((item, n) =>
        n === change.at % items.length ? { ...item, text: `${item.text}!` } : item,
      );
    case 'drop':
      return items.filter((_, n) => n !== change.at % items.length);
    case 'clear':
      return [];
    case 'reverse':
      return [...items].reverse();
    default:
      return items;
  }
}

/** The update that an operation makes. */
export function updateOf(change: Op, name: string): typeof State.Update {
  switch (change.op) {
    case 'say':
      return { log: [name] };
    case 'add':
      return { n: change.n };
    case 'note':
      return { note: `${name} `.repeat(change.length / 4) };
    case 'tag':
      return { tags: new Set([name]) };
    case 'nothing':
      return {};
    default:
      return { items: change };
  }
}

/** The same graph over another checkpointer; `attempts` counts those of nodes that fail at first. */
export function compile(
  spec: readonly Stage[],
  checkpointer: BaseCheckpointSaver,
  attempts: Map<string, number>,
) {
  const graph = new StateGraph(State) as unknown as AnyGraph;
  let from: string = START;
  for (const [n, stage] of spec.entries()) from = add(graph, stage, `s${n}`, from, attempts);
  graph.addEdge(from, END);
  return { graph: graph.compile({ checkpointer }), nodes: Object.keys(graph.nodes) };
}

type Seen = typeof State.State;
/** A graph whose nodes get their names while it is built. */
type AnyGraph = StateGraph<typeof State.spec, Seen, typeof State.Update, string>;

/** What a node says it saw: a value that was not restored shows in the states that follow. */
const saw = (name: string, { n, items, note, tags, inside }: Seen) =>
  `${name} ${n} ${items?.length} ${note?.length} ${tags?.size} ${inside?.length}`;

const node =
  (name: string, change: Op, asks = 0) =>
  (state: Seen) => {
    const answers = Array.from({ length: asks }, (_, k) => String(interrupt({ ask: name, k, n: state.n })));
    const update = updateOf(change, name);
    return { ...update, log: [saw(name, state), ...answers] };
  };

/** Adds a stage behind a node, and gives the node that it ends with. */
function add(graph: AnyGraph, stage: Stage, at: string, from: string, attempts: Map<string, number>): string {
  const end = `${at}end`;
  switch (stage.stage) {
    case 'chain': {
      let last = from;
      for (const [k, each] of stage.ops.entries()) {
        graph.addNode(`${at}chain${k}`, node(`${at}chain${k}`, each)).addEdge(last, `${at}chain${k}`);
        last = `${at}chain${k}`;
      }
      return last;
    }
    case 'fan': {
      const names = stage.arms.map((_, k) => `${at}arm${k}`);
      for (const [k, { op: each, asks }] of stage.arms.entries()) {
        // Two nodes of one step can't both write a channel without a reducer.
        const change: Op = each.op === 'note' ? { op: 'say' } : each;
        graph.addNode(`${at}arm${k}`, node(`${at}arm${k}`, change, asks)).addEdge(from, `${at}arm${k}`);
      }
      graph.addNode(end, node(end, { op: 'nothing' })).addEdge(names, end);
      return end;
    }
    case 'send': {
      const worker = `${at}worker`;
      graph
        .addNode(worker, ({ sent }: Seen) => {
          const answer = stage.asks && sent % 2 === 0 ? [String(interrupt({ ask: worker, sent }))] : [];
          return { log: [`${worker} ${sent}`, ...answer], n: sent };
        })
        .addNode(end, node(end, { op: 'nothing' }))
        .addConditionalEdges(from, () => sends(worker, stage.count), [worker])
        .addEdge(worker, end);
      return end;
    }
    case 'inner':
      graph.addNode(at, inner(stage, at)).addEdge(from, at);
      return at;
    case 'loop':
      graph
        .addNode(at, (state: Seen) => ({ ...node(at, stage.op)(state), rounds: 1 }))
        .addNode(end, node(end, { op: 'nothing' }))
        .addEdge(from, at)
        .addConditionalEdges(at, ({ rounds }: Seen) => (rounds % stage.times === 0 ? end : at), [at, end]);
      return end;
    case 'goto':
      graph
        .addNode(
          at,
          (state: Seen) =>
            new Command({ update: node(at, stage.op)(state), goto: state.n % 2 === 0 ? end : `${at}way` }),
          { ends: [end, `${at}way`] },
        )
        .addNode(`${at}way`, node(`${at}way`, { op: 'tag' }))
        .addNode(end, node(end, { op: 'nothing' }))
        .addEdge(from, at)
        .addEdge(`${at}way`, end);
      return end;
    case 'ask':
      graph.addNode(at, node(at, { op: 'say' }, stage.times)).addEdge(from, at);
      return at;
    case 'fail':
      graph
        .addNode(at, (state: Seen) => {
          const attempt = (attempts.get(at) ?? 0) + 1;
          attempts.set(at, attempt);
          if (attempt % 2 === 1) throw new Error(`${at} fails at first`);
          return node(at, { op: 'say' })(state);
        })
        .addEdge(from, at);
      return at;
    default:
      return stage satisfies never;
  }
}

function sends(worker: string, count: number): Send[] {
  return Array.from({ length: count }, (_, sent) => new Send(worker, { sent }));
}

function inner(stage: Extract<Stage, { stage: 'inner' }>, at: string) {
  const graph = new StateGraph(Inner) as unknown as StateGraph<
    typeof Inner.spec,
    typeof Inner.State,
    typeof Inner.Update,
    string
  >;
  let last: string = START;
  for (const [k, each] of stage.ops.entries()) {
    const name = `${at}in${k}`;
    graph.addNode(name, ({ inside, n }) => {
      const answer = stage.asks && k === 0 ? [String(interrupt({ ask: name }))] : [];
      return { inside: [`${name} ${each.op} ${n} ${inside.length}`, ...answer], n: n + k };
    });
    graph.addEdge(last, name);
    last = name;
  }
  return graph.addEdge(last, END).compile(stage.own ? { checkpointer: true } : {});
}
