import assert from 'node:assert/strict';
import type { RunnableConfig } from '@langchain/core/runnables';
import {
  Annotation,
  Command,
  END,
  interrupt,
  Send,
  START,
  StateGraph,
  type StateSnapshot,
} from '@langchain/langgraph';
import type { BaseCheckpointSaver } from '@langchain/langgraph-checkpoint';
import type { Maker } from './checkpointer';
import { configOf, idIn } from './checkpoints';
import type { World } from './worlds';

const State = Annotation.Root({
  log: Annotation<string[]>({ reducer: (list, more) => list.concat(more), default: () => [] }),
  notes: Annotation<string>,
});

/** A chain, a fork that joins, sends that ask, and a subgraph that asks. */
function build(checkpointer: BaseCheckpointSaver, ran: string[] = []) {
  const say = (name: string) => () => {
    ran.push(name);
    return { log: [name] };
  };
  const inner = new StateGraph(State)
    .addNode('before', say('before'))
    .addNode('ask', () => ({ log: [`inner ${String(interrupt('inner?'))}`] }))
    .addEdge(START, 'before')
    .addEdge('before', 'ask')
    .compile();
  return new StateGraph(State)
    .addNode('begin', () => ({ log: ['begin'], notes: 'Notes that no later node changes.' }))
    .addNode('left', say('left'))
    .addNode('right', say('right'))
    .addNode('each', ({ notes }) => {
      const answer = String(interrupt(`${notes}?`));
      ran.push(`each ${notes}`);
      return { log: [`${notes} ${answer}`] };
    })
    .addNode('inner', inner)
    .addNode('end', say('end'))
    .addEdge(START, 'begin')
    .addEdge('begin', 'left')
    .addEdge('begin', 'right')
    .addConditionalEdges('right', () => [
      new Send('each', { notes: 'one' }),
      new Send('each', { notes: 'two' }),
    ])
    .addEdge(['left', 'each'], 'inner')
    .addEdge('inner', 'end')
    .addEdge('end', END)
    .compile({ checkpointer });
}

/** A finished task keeps its question beside its result until the step has ended. */
const pending = ({ tasks }: StateSnapshot) =>
  tasks
    .filter((task) => !('result' in task) || task.result === undefined)
    .flatMap(({ interrupts }) => interrupts);

const logOf = ({ values }: StateSnapshot) => (values as typeof State.State).log;

/** What graphs over a checkpointer can rely on: the behaviour of LangGraph with its own saver. */
export function graphContract(what: string, maker: Maker): void {
  describe(`Graphs over ${what}`, () => {
    let world: World;
    let config: RunnableConfig;
    const ran: string[] = [];
    beforeEach(async () => {
      world = await maker.create();
      config = configOf(await world.begin());
      ran.length = 0;
    });
    afterEach(() => world.close());

    const graph = async () => {
      await maker.restart(world);
      return build(world.saver, ran);
    };
    const state = async (at = config) => (await graph()).getState(at, { subgraphs: true });
    const asked = async (at = config) => pending(await state(at));
    async function answer(question: string, value: string) {
      const one = (await asked()).find((each) => each.value === question);
      assert.ok(one?.id, question);
      return (await graph()).invoke(new Command({ resume: { [one.id]: value } }), config);
    }
    async function history() {
      const found: StateSnapshot[] = [];
      for await (const each of (await graph()).getStateHistory(config)) found.push(each);
      return found;
    }
    async function runToEnd() {
      await (await graph()).invoke({ log: ['start'] }, config);
      await answer('one?', 'yes');
      await answer('two?', 'no');
      return answer('inner?', 'maybe');
    }
    const whole = ['start', 'begin', 'left', 'right', 'one yes', 'two no', 'before', 'inner maybe', 'end'];

    it('answer parallel questions one by one, and run nothing twice', async () => {
      await (await graph()).invoke({ log: ['start'] }, config);
      assert.deepEqual((await asked()).map(({ value }) => value as string).sort(), ['one?', 'two?']);
      await answer('two?', 'no');
      assert.deepEqual((await state()).next, ['each']);
      await answer('one?', 'yes');
      const done = await answer('inner?', 'maybe');
      // The inner graph starts from what came in, which its reducer adds again.
      assert.deepEqual(done.log, [
        ...whole.slice(0, 6),
        ...whole.slice(0, 6),
        'before',
        'inner maybe',
        'end',
      ]);
      assert.deepEqual(ran.sort(), ['before', 'each one', 'each two', 'end', 'left', 'right']);
    });

    it('show the state of a subgraph that waits', async () => {
      await (await graph()).invoke({ log: ['start'] }, config);
      await answer('one?', 'yes');
      await answer('two?', 'no');
      const [task] = (await state()).tasks;
      assert.equal(task?.name, 'inner');
      const inside = task?.state as StateSnapshot;
      assert.deepEqual(inside.next, ['ask']);
      assert.deepEqual(logOf(inside), [...whole.slice(0, 6), 'before']);
    });

    it('go on from an older checkpoint, and keep both branches', async () => {
      const first = await runToEnd();
      const before = await history();
      const fork = before.find(({ next }) => next.includes('left'));
      assert.ok(fork);
      const edited = await (
        await graph()
      ).updateState(fork.config, { log: ['edited'], notes: 'Other.' }, 'begin');
      await (await graph()).invoke(null, edited);
      assert.deepEqual(logOf(await state()), ['start', 'begin', 'edited', 'left', 'right']);
      await answer('one?', 'again');
      const after = await history();
      assert.deepEqual(after.slice(-before.length), before);
      const head = before[0];
      assert.ok(head);
      assert.deepEqual(logOf(await state(head.config)), first.log);
      assert.equal(
        idIn(after.find(({ config: at }) => idIn(at) === idIn(edited))?.parentConfig),
        idIn(fork.config),
      );
    });

    it('copy a checkpoint, and ask its questions anew', async () => {
      await (await graph()).invoke({ log: ['start'] }, config);
      const waiting = await state();
      await answer('one?', 'yes');
      await answer('two?', 'no');
      const copy = await (await graph()).updateState(waiting.config, null, '__copy__');
      const copied = await state();
      assert.equal(idIn(copied.config), idIn(copy));
      assert.deepEqual(copied.values, waiting.values);
      assert.deepEqual(copied.next, waiting.next);
      assert.equal(copied.metadata?.source, 'fork');
      assert.equal(idIn(copied.parentConfig), idIn(waiting.parentConfig));
      await (await graph()).invoke(null, copy);
      assert.equal((await asked()).length, 2);
      await answer('two?', 'second');
      await answer('one?', 'first');
      assert.deepEqual(logOf(await state()).slice(0, 6), [
        'start',
        'begin',
        'left',
        'right',
        'one first',
        'two second',
      ]);
      assert.deepEqual(
        (await history()).filter(({ config: at }) => idIn(at) === idIn(waiting.config)).length,
        1,
      );
    });

    it('come to the same end step by step, each by another process', async () => {
      const done = await runToEnd();
      const stepwise = configOf(await world.begin());
      const step = async (input: { log: string[] } | null) =>
        (await graph()).invoke(input, { ...stepwise, interruptAfter: '*' });
      await step({ log: ['start'] });
      const answers: Record<string, string> = { 'one?': 'yes', 'two?': 'no', 'inner?': 'maybe' };
      let steps = 0;
      for (let now = await state(stepwise); now.next.length > 0; now = await state(stepwise)) {
        assert.ok(steps++ < 20);
        const [one] = pending(now);
        if (one?.id === undefined) await step(null);
        else {
          const resume = { [one.id]: answers[one.value as string] };
          await (await graph()).invoke(new Command({ resume }), { ...stepwise, interruptAfter: '*' });
        }
      }
      assert.ok(steps > 5);
      assert.deepEqual(logOf(await state(stepwise)), done.log);
    });

    it('keep what finished siblings wrote when one fails, and run only that one again', async () => {
      let failing = true;
      const make = () =>
        new StateGraph(State)
          .addNode('good', () => {
            ran.push('good');
            return { log: ['good'] };
          })
          .addNode('bad', async () => {
            await new Promise((resolve) => setTimeout(resolve, 20));
            ran.push('bad');
            if (failing) throw new Error('not yet');
            return { log: ['bad'] };
          })
          .addNode('end', () => ({ log: ['end'] }))
          .addEdge(START, 'good')
          .addEdge(START, 'bad')
          .addEdge(['good', 'bad'], 'end')
          .compile({ checkpointer: world.saver });
      await assert.rejects(make().invoke({ log: [] }, config), { message: 'not yet' });
      failing = false;
      await maker.restart(world);
      assert.deepEqual((await make().invoke(null, config)).log, ['bad', 'good', 'end']);
      assert.deepEqual(ran, ['good', 'bad', 'bad']);
    });
  });
}
