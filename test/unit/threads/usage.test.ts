import fc from 'fast-check';
import assert from 'node:assert/strict';
import { EventType } from '@ag-ui/core';
import { CUSTOM } from '../../../src/protocol/custom';
import { reduce, type Spent, type ThreadView, type TurnUsage } from '../../../src/protocol/view';
import type { EndedRecord, ModelCall } from '../../../src/storage/records';
import { project } from '../../../src/threads/projection';
import type { ThreadSession } from '../../../src/threads/session';
import { metCap, took, usageOf } from '../../../src/threads/usage';
import { until, verify, waitingId, World } from './world';

const uuid = (): string => crypto.randomUUID();
const call = (input: number, output: number, change: Partial<ModelCall> = {}): ModelCall => ({
  host: '127.0.0.1:1',
  model: 'scribe',
  ms: 5,
  outcome: 'ok',
  received: output,
  usage: { input, output },
  ...change,
});

const aCall = fc.record({
  host: fc.constant('h'),
  model: fc.constantFrom('one', 'two'),
  ms: fc.nat(),
  outcome: fc.constantFrom<ModelCall['outcome']>('ok', 'model-cut', 'stopped'),
  received: fc.nat(),
  usage: fc.record({ input: fc.nat(1_000), output: fc.nat(1_000) }),
});

/** What the user does with a thread, turn by turn. */
const anAct = fc.record({
  calls: fc.array(aCall, { maxLength: 3 }),
  way: fc.constantFrom('send', 'stop', 'fail', 'retry', 'approve' as const),
});

describe('what models took, as a thread shows it', () => {
  const worlds: World[] = [];
  let now = 0;
  const open = async (folder?: string): Promise<World> => {
    const world = await World.open(folder, {}, () => (now += 100));
    worlds.push(world);
    return world;
  };
  afterEach(() => Promise.all(worlds.splice(0).map((world) => world.threads.close())));

  async function act(session: ThreadSession, { script }: World, way: string): Promise<void> {
    delete script.hold;
    delete script.fail;
    const { run } = session.view;
    if (way === 'fail') script.fail = 'after';
    if (way === 'stop') script.hold = new Promise(() => undefined);
    if (way === 'retry') await session.resume();
    else if (way === 'approve' && run.status === 'waiting')
      await session.answer(uuid(), run.interruptId, { action: 'approve', bullets: [] });
    else await session.send(uuid(), 'hello');
    if (way === 'stop') {
      await until(() => session.view.run.status !== 'running' || script.runs.at(-1) === 'talk');
      await session.stop();
    }
    await session.idle();
  }

  const projected = async ({ log }: ThreadSession, { deps }: World): Promise<ThreadView> =>
    project({ thread: log.thread, head: await log.head(), journal: log.journal }, deps.describe);

  it('is the same folded from events and derived from the files, however runs end', () =>
    fc.assert(
      fc.asyncProperty(fc.array(anAct, { minLength: 1, maxLength: 4 }), async (acts) => {
        const world = await open();
        const session = await world.thread();
        const before = session.view;
        for (const { calls, way } of acts) {
          world.script.calls = calls;
          await act(session, world, way);
        }
        const folded = world.events.reduce(reduce, before);
        const { usage } = await projected(session, world);
        assert.deepEqual(folded.usage, usage);
        assert.deepEqual(session.view.usage, usage);
        await world.threads.close();
      }),
      { numRuns: 30 },
    )).timeout(60_000);

  it('is summed over the calls of a run, told at its end, and there after a reload', async () => {
    const world = await open();
    const session = await world.thread();
    world.script.calls = [
      call(1_000, 200),
      call(240, 110, { usage: { input: 240, output: 110, estimated: true } }),
    ];
    const id = uuid();
    await session.send(id, 'hello');
    await session.idle();
    await verify(world.events);
    const [usage, ...more] = session.view.usage ?? [];
    assert.ok(usage && more.length === 0);
    const { ms, ...tokens } = usage;
    assert.deepEqual(tokens, { of: id, models: ['scribe'], input: 1_240, output: 310, estimated: true });
    assert.ok(ms >= 100, `${ms} ms`);
    const reloaded = await (await open(world.folder)).other(session);
    assert.deepEqual(reloaded.view.usage, session.view.usage);
  });

  it('stays with its turn when a later one asks no model', async () => {
    const world = await open();
    const session = await world.thread();
    world.script.calls = [call(10, 5)];
    const id = uuid();
    await session.send(id, 'hello');
    await session.idle();
    delete world.script.calls;
    await session.answer(uuid(), waitingId(session), { action: 'approve', bullets: [] });
    await session.idle();
    assert.deepEqual(
      session.view.usage?.map(({ of }) => of),
      [id],
    );
  });

  it('adds up the runs of a turn that is tried again', async () => {
    const world = await open();
    const session = await world.thread();
    world.script.calls = [call(10, 5)];
    world.script.fail = 'after';
    await session.send(uuid(), 'hello');
    await session.idle();
    delete world.script.fail;
    world.script.calls = [call(20, 7, { model: 'other' })];
    await session.resume();
    await session.idle();
    const [usage, ...more] = session.view.usage ?? [];
    assert.equal(more.length, 0);
    assert.deepEqual([usage?.input, usage?.output, usage?.models], [30, 12, ['scribe', 'other']]);
  });

  it('is nothing in a run by rules, nor where an earlier version did not count', async () => {
    const world = await open();
    const session = await world.thread();
    await session.send(uuid(), 'hello');
    await session.idle();
    assert.equal('usage' in session.view, false);
    assert.ok(!world.events.some((event) => event.type === EventType.CUSTOM && event.name === CUSTOM.spent));
    const { usage: _, ...uncounted } = call(1, 1);
    const record: EndedRecord = {
      kind: 'ended',
      at: '2026-01-01T00:00:01Z',
      runId: 'r',
      workId: 'w',
      reason: 'success',
      steps: [{ name: 'draft', at: 0, calls: [uncounted] }],
    };
    assert.equal(usageOf(record, []), undefined);
  });

  it('counts no request that was refused unread, unless its provider did', async () => {
    const world = await open();
    const session = await world.thread();
    const estimated = { input: 100, output: 0, estimated: true } as const;
    const refused = call(0, 0, { outcome: 'model-busy', received: 0, usage: estimated, model: 'gone' });
    world.script.calls = [refused, call(10, 5)];
    world.script.hold = new Promise(() => undefined);
    await session.send(uuid(), 'hello');
    const spent = (): number =>
      session.view.run.status === 'running' ? (session.view.run.spent?.tokens ?? 0) : 0;
    await until(() => spent() === 15);
    await session.stop();
    const [usage] = session.view.usage ?? [];
    assert.deepEqual([usage?.models, usage?.input, usage?.estimated], [['scribe'], 10, undefined]);
    assert.equal(took({ ...refused, usage: { input: 100, output: 0 } }), true);
    assert.equal(took({ ...refused, received: 3 }), true);
    assert.equal(took({ ...refused, outcome: 'token-cap' }), true);
    const nothing = { input: 0, output: 0, estimated: true } as const;
    assert.equal(took({ ...refused, outcome: 'token-cap', usage: nothing }), false, 'never sent');
  });

  it('takes its own time, none where clocks went back or a time can’t be read', () => {
    const ended = (at: string, again?: EndedRecord['again']): TurnUsage | undefined =>
      usageOf(
        {
          ...(again && { again }),
          kind: 'ended',
          at,
          runId: 'r',
          workId: 'w',
          reason: 'success',
          steps: [{ name: 'draft', at: 0, calls: [call(1, 2)] }],
        },
        [{ kind: 'input', id: 'w', at: '2026-01-01T00:00:05Z', text: '' }],
      );
    assert.equal(ended('2026-01-01T00:00:01Z')?.ms, 0);
    assert.equal(ended('soon')?.ms, 0);
    assert.equal(ended('2026-01-01T00:00:11.200Z')?.ms, 6_200);
    const again = { at: '2026-01-01T00:00:10Z', after: 'retry' } as const;
    assert.equal(ended('2026-01-01T00:00:11.200Z', again)?.ms, 1_200);
  });

  it('says that the cap was met by a call that it cut or by a step that it kept from asking', () => {
    const step = { name: 'draft', at: 0 };
    assert.equal(metCap([{ ...step, calls: [call(1, 1, { outcome: 'token-cap' })] }]), true);
    const decisions = [{ about: 'draft', source: 'rules', reason: 'token-cap' } as const];
    assert.equal(metCap([{ ...step, decisions }]), true);
    assert.equal(metCap([{ ...step, calls: [call(1, 1)] }]), false);
  });

  it('is told while the run goes on, at once when a model is asked, and not after its end', async () => {
    const world = await open();
    const session = await world.thread();
    world.script.calls = [call(100, 20), call(5, 1)];
    world.script.hold = new Promise(() => undefined);
    await session.send(uuid(), 'hello');
    const spent = (): Spent[] =>
      world.events.flatMap((event) =>
        event.type === EventType.CUSTOM && event.name === CUSTOM.spent ? [event.value as Spent] : [],
      );
    await until(() => spent().length === 2);
    assert.deepEqual(
      spent().map(({ tokens }) => tokens),
      [120, 126],
    );
    const { run } = session.view;
    assert.ok(run.status === 'running' && run.spent && run.spent.ms >= 900);
    await session.stop();
    await new Promise((done) => setTimeout(done, 1_100));
    assert.equal(spent().length, 2);
    await verify(world.events);
  });
});
