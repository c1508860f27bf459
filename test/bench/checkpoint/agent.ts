import { Annotation, END, START, StateGraph } from '@langchain/langgraph';

interface Item {
  id: string;
  kind: 'text';
  by: 'user' | 'agent';
  source: 'model' | 'rules' | 'user';
  text: string;
}

/** What a node adds to the transcript; with `keep`, all but so many of the latest items go first. */
interface Addition {
  items: Item[];
  keep?: number;
}

const last = <T>(initial: T) => Annotation<T>({ reducer: (_, next) => next, default: () => initial });

const State = Annotation.Root({
  transcript: Annotation<Item[], Addition>({
    reducer: (before, { items, keep }) => [...(keep === undefined ? before : before.slice(-keep)), ...items],
    default: () => [],
  }),
  /** What is known, as collected once; it rarely changes. */
  facts: last<{ topics: { name: string; notes: string }[]; revision: number }>({ topics: [], revision: 0 }),
  summary: last(''),
  phase: last<'think' | 'act' | 'say'>('think'),
  attempts: last(0),
  findings: last<{ at: number; code: string }[]>([]),
  wish: last<string | null>(null),
  left: last(0),
});

type Flow = typeof State.State;
type Update = typeof State.Update;

/** Of an item, in characters; it has about 200 bytes. */
const TEXT_LENGTH = 115;
const FACTS_SHARE = 0.1;
const STEPS_PER_REVISION = 250;
/** Channels that are neither transcript nor facts. */
const REST = 500;

/** What the state's size asks for: how many items the transcript has on average, and how many topics the facts. */
function shape(bytes: number) {
  const facts = bytes * FACTS_SHARE;
  const items = (bytes - facts - REST) / averageSize((n) => item(n, 'agent'));
  return { topics: Math.round(facts / averageSize(topic)), items: Math.round(items) };
}

/**
 * A chat agent as the stores see it: three nodes in turn, each adds an item of about 200 bytes to the transcript and
 * changes a few small channels. When the transcript has grown to half as much again as its average, the older part of
 * it is summarised, so that the state is of about `bytes` (of JSON) however long the thread.
 */
export function agent(bytes: number) {
  const { items: average } = shape(bytes);
  const step = (phase: Flow['phase'], more: (state: Flow) => Update) => (state: Flow) => {
    const full = state.transcript.length >= average * 1.5;
    const items = [item(state.left, phase === 'say' ? 'user' : 'agent')];
    return {
      transcript: full ? { items, keep: Math.round(average / 2) } : { items },
      ...(full && { summary: `What was said until item ${state.left}: ${words(state.left, 80)}` }),
      phase,
      left: state.left - 1,
      ...more(state),
    };
  };
  const next = (to: 'think' | 'act' | 'say') => (state: Flow) => (state.left > 0 ? to : END);
  return new StateGraph(State)
    .addNode(
      'think',
      step('think', ({ attempts }) => ({ attempts: attempts + 1 })),
    )
    .addNode(
      'act',
      step('act', ({ facts, left }) => ({
        findings: [{ at: left, code: 'number-without-source' }],
        ...(left % STEPS_PER_REVISION < 3 && { facts: { ...facts, revision: facts.revision + 1 } }),
      })),
    )
    .addNode(
      'say',
      step('say', ({ left }) => ({ wish: left % 2 === 0 ? 'Shorter, please' : null })),
    )
    .addEdge(START, 'think')
    .addConditionalEdges('think', next('act'), ['act', END])
    .addConditionalEdges('act', next('say'), ['say', END])
    .addConditionalEdges('say', next('think'), ['think', END]);
}

/** The agent's first input: it makes so many steps, in which the state has `bytes` on average. */
export function input(bytes: number, steps: number): Update {
  const { items, topics } = shape(bytes);
  const begun = steps < items ? items - Math.round(steps / 2) : items;
  return {
    transcript: { items: Array.from({ length: begun }, (_, n) => item(steps + begun - n, 'agent')) },
    facts: { topics: Array.from({ length: topics }, (_, n) => topic(n)), revision: 0 },
    left: steps,
  };
}

function topic(n: number): { name: string; notes: string } {
  return { name: `src/part${n}/reader.ts`, notes: words(n, 40) };
}

/** How many bytes of JSON an element takes in a list. */
function averageSize(make: (n: number) => unknown): number {
  const sample = Array.from({ length: 100 }, (_, n) => make(n));
  return Buffer.byteLength(JSON.stringify(sample)) / sample.length;
}

function item(n: number, by: Item['by']): Item {
  const source = by === 'user' ? 'user' : 'rules';
  const text = words(n, TEXT_LENGTH / 4).slice(0, TEXT_LENGTH);
  return { id: `item-${String(n).padStart(8, '0')}`, kind: 'text', by, source, text };
}

const WORDS =
  'reads tides from gauges – keeps every row in order and “as it came” prints 2,000 charts for 港口 daily'.split(
    ' ',
  );

/** Text that is different for each seed. */
function words(seed: number, count: number): string {
  const word = (n: number) => WORDS[(seed * 7 + n * (1 + (seed % 5))) % WORDS.length];
  return Array.from({ length: Math.ceil(count) }, (_, n) => word(n)).join(' ');
}
