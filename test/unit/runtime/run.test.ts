import assert from 'node:assert/strict';
import { verifyEvents } from '@ag-ui/client';
import { EventType, type BaseEvent } from '@ag-ui/core';
import {
  Annotation,
  END,
  interrupt,
  MemorySaver,
  START,
  StateGraph,
  type LangGraphRunnableConfig,
} from '@langchain/langgraph';
import { from, lastValueFrom } from 'rxjs';
import { CUSTOM } from '../../../src/protocol/custom';
import type { RunEvent } from '../../../src/protocol/messages';
import type { RunResult, Turn } from '../../../src/protocol/ports';
import { answer, run, type GraphInput, type RunOptions } from '../../../src/runtime/run';
import { turnTime } from '../../../src/runtime/turnTime';
import { deadlineOf, reporterOf, rulesOnly, waiterOf } from '../../../src/steps/runContext';

type Body = (config: LangGraphRunnableConfig) => unknown;

const State = Annotation.Root({
  done: Annotation<string[]>({ reducer: (a, b) => [...a, ...b], default: () => [] }),
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const forever = new Promise<never>(() => undefined);

/** The nodes named run one after another; each may be given a body. */
class Line {
  readonly ran: string[] = [];
  readonly events: RunEvent[] = [];
  readonly logged: string[] = [];
  readonly saver = new MemorySaver();
  private readonly graph;

  constructor(readonly bodies: Record<'one' | 'two' | 'three', Body>) {
    const node = (name: keyof typeof bodies) => async (_: unknown, config: LangGraphRunnableConfig) => {
      this.ran.push(name);
      await this.bodies[name](config);
      return { done: [name] };
    };
    this.graph = new StateGraph(State)
      .addNode('one', node('one'))
      .addNode('two', node('two'))
      .addNode('three', node('three'))
      .addEdge(START, 'one')
      .addEdge('one', 'two')
      .addEdge('two', 'three')
      .addEdge('three', END)
      .compile({ checkpointer: this.saver });
  }

  run(
    input: GraphInput,
    deadlineMs = 5_000,
    options: RunOptions & { signal?: AbortSignal } = {},
  ): Promise<RunResult> {
    const { signal = new AbortController().signal, ...rest } = options;
    const turn: Turn = {
      threadId: 't1',
      runId: 'r1',
      agent: 'project',
      language: 'en',
      workspace: null,
      deadlineMs,
      tokenCap: 0,
      work: { kind: 'continue' },
    };
    const emit = (event: RunEvent): void => void this.events.push(event);
    return run(this.graph, turn, input, emit, signal, (line) => this.logged.push(line), rest);
  }

  async done(): Promise<string[]> {
    const { values } = await this.graph.getState({ configurable: { thread_id: 't1' } });
    return (values as typeof State.State).done;
  }
}

const nothing: Body = () => undefined;

describe('a run', () => {
  it('hands the turn’s deadline to its nodes, and stores nothing of it', async () => {
    const seen: (AbortSignal | undefined)[] = [];
    const line = new Line({
      one: (config) => void seen.push(deadlineOf(config)),
      two: async (config) => {
        await pause(80);
        seen.push(deadlineOf(config));
      },
      three: nothing,
    });
    assert.deepEqual(await line.run({ done: [] }, 50), { status: 'success' });
    assert.ok(seen[0] && seen[0] === seen[1]);
    assert.equal(seen[0].aborted, true);
    assert.equal((seen[0].reason as { code?: string }).code, 'turn-deadline');

    const stored = [line.saver.storage, line.saver.writes].map((part) =>
      JSON.stringify(part, (_, value: unknown) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : value,
      ),
    );
    assert.match(stored.join(), /"source\\*":\\*"loop/, 'the metadata is in what was looked at');
    assert.doesNotMatch(stored.join(), /deadline|context|signal/i);
  });

  it('lets rules finish after the deadline, and is aborted a little later, with what was done kept', async () => {
    const line = new Line({ one: nothing, two: () => forever, three: nothing });
    const before = performance.now();
    const result = await line.run({ done: [] }, 100, { time: turnTime(100, 60) });
    assert.deepEqual(result, { status: 'error', code: 'turn-deadline', params: { seconds: 1 } });
    const took = performance.now() - before;
    assert.ok(took >= 155 && took < 600, `${took} ms`);
    assert.deepEqual(await line.done(), ['one']);

    line.bodies.two = nothing;
    assert.deepEqual(await line.run(null, 100), { status: 'success' });
    assert.deepEqual(line.ran, ['one', 'two', 'two', 'three'], 'it goes on and repeats nothing');
  });

  it('has time for rules by default: five seconds, or a quarter of the deadline', async () => {
    const line = new Line({ one: () => pause(80), two: nothing, three: nothing });
    assert.deepEqual(await line.run({ done: [] }, 20), { status: 'success' });
  });

  it('gives its nodes the time that a provider asks to wait on top', async () => {
    const late: (boolean | undefined)[] = [];
    const line = new Line({
      one: async (config) => {
        waiterOf(config)(300);
        await pause(150);
        late.push(deadlineOf(config)?.aborted);
      },
      two: nothing,
      three: nothing,
    });
    assert.deepEqual(await line.run({ done: [] }, 60, { time: turnTime(60, 40) }), { status: 'success' });
    assert.deepEqual(late, [false]);
  });

  it('tells the hard end to what listens to the run’s signal', async () => {
    let reason: unknown;
    const line = new Line({
      one: (config) =>
        new Promise((_, reject) => {
          config.signal?.addEventListener('abort', () => reject((reason = config.signal?.reason)));
        }),
      two: nothing,
      three: nothing,
    });
    assert.equal((await line.run({ done: [] }, 30, { time: turnTime(30, 10) })).status, 'error');
    assert.equal((reason as { code?: string }).code, 'turn-deadline');
  });

  it('gives each resume its own time: waiting for a person doesn’t count', async () => {
    const late: boolean[] = [];
    const line = new Line({
      one: nothing,
      two: () => interrupt({}),
      three: async (config) => {
        await pause(40);
        late.push(deadlineOf(config)?.aborted ?? true);
      },
    });
    const first = await line.run({ done: [] }, 150, { time: turnTime(150, 10) });
    assert.equal(first.status, 'interrupt');
    await pause(200);
    const id = first.status === 'interrupt' ? first.interruptId : '';
    assert.deepEqual(await line.run(answer(id, 'yes'), 150, { time: turnTime(150, 10) }), {
      status: 'success',
    });
    assert.deepEqual(late, [false]);
  });

  it('ends when stopped, although a node hears nothing and its parallel sibling is done', async () => {
    const graph = new StateGraph(State)
      .addNode('quick', () => ({ done: ['quick'] }))
      .addNode('deaf', () => forever)
      .addEdge(START, 'quick')
      .addEdge(START, 'deaf')
      .addEdge('quick', END)
      .addEdge('deaf', END)
      .compile({ checkpointer: new MemorySaver() });
    const turn = { threadId: 't', runId: 'r', deadlineMs: 5_000 } as Turn;
    const signal = AbortSignal.timeout(60);
    const result = await run(
      graph,
      turn,
      { done: [] },
      () => undefined,
      signal,
      () => undefined,
    );
    assert.deepEqual(result, { status: 'cancelled' });
  });

  it('drains: the step that runs is kept, none after it begins, and the thread goes on behind it', async () => {
    const drain = new AbortController();
    const line = new Line({
      one: async () => {
        drain.abort();
        await pause(30);
      },
      two: nothing,
      three: nothing,
    });
    assert.deepEqual(await line.run({ done: [] }, 5_000, { drain: drain.signal }), { status: 'cancelled' });
    assert.deepEqual(await line.done(), ['one']);
    assert.deepEqual(await line.run(null), { status: 'success' });
    assert.deepEqual(line.ran, ['one', 'two', 'three']);
  });

  it('that has nothing left to do when it drains ends as it would', async () => {
    const drain = new AbortController();
    const line = new Line({ one: nothing, two: nothing, three: () => drain.abort() });
    assert.deepEqual(await line.run({ done: [] }, 5_000, { drain: drain.signal }), { status: 'success' });
  });

  it('ends with an error when a node fails in a way that nobody knows; the next try goes on from there', async () => {
    const line = new Line({
      one: nothing,
      two: () => {
        throw new TypeError('SECRET content');
      },
      three: nothing,
    });
    assert.deepEqual(await line.run({ done: [] }), { status: 'error', code: 'unknown', params: {} });
    assert.match(line.logged.join(), /TypeError/);
    assert.doesNotMatch(line.logged.join(), /SECRET/);

    line.bodies.two = nothing;
    assert.deepEqual(await line.run(null), { status: 'success' });
    assert.deepEqual(line.ran, ['one', 'two', 'two', 'three']);
    assert.deepEqual(await line.done(), ['one', 'two', 'three']);
  });

  it('goes on by rules where it fails after a model was asked, from the last step that is kept', async () => {
    const told = { host: 'h', model: 'm', ms: 3, received: 7, outcome: 'ok' } as const;
    const line = new Line({
      one: (config) => reporterOf(config)(told),
      two: (config) => {
        if (!rulesOnly(config)) throw new TypeError('a reply that nobody thought of');
      },
      three: nothing,
    });
    assert.deepEqual(await line.run({ done: [] }), { status: 'success' });
    assert.deepEqual(line.ran, ['one', 'two', 'two', 'three']);
    assert.match(line.logged.join(), /goes on by rules: TypeError/);

    line.bodies.two = () => {
      throw new TypeError('also by rules');
    };
    line.ran.length = 0;
    assert.deepEqual(await line.run({ done: [] }), { status: 'error', code: 'unknown', params: {} });
    assert.deepEqual(line.ran, ['one', 'two', 'two'], 'once, and not for ever');
  });

  it('tells of a model call with the step that made it, also in the moment of Stop', async () => {
    const stop = new AbortController();
    const told = { host: 'h', model: 'm', ms: 3, received: 7 };
    const line = new Line({
      one: (config) => reporterOf(config)({ ...told, outcome: 'ok' }),
      two: (config) => {
        const report = reporterOf(config);
        config.signal?.addEventListener('abort', () => report({ ...told, outcome: 'stopped' }));
        setTimeout(() => stop.abort(), 20);
        return forever;
      },
      three: nothing,
    });
    assert.deepEqual(await line.run({ done: [] }, 5_000, { signal: stop.signal }), { status: 'cancelled' });
    const calls = line.events.flatMap((event) =>
      event.type === EventType.CUSTOM && event.name === CUSTOM.call ? [event.value as object] : [],
    );
    assert.deepEqual(calls, [
      { step: 'one', ...told, outcome: 'ok' },
      { step: 'two', ...told, outcome: 'stopped' },
    ]);
    const ids = { threadId: 't1', runId: 'r1' };
    const stream: BaseEvent[] = [
      { type: EventType.RUN_STARTED, ...ids } as BaseEvent,
      ...line.events,
      { type: EventType.RUN_FINISHED, ...ids } as BaseEvent,
    ];
    await lastValueFrom(from(stream).pipe(verifyEvents(false)));
  });
});
