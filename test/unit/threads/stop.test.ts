import assert from 'node:assert/strict';
import { EventType } from '@ag-ui/core';
import { CUSTOM } from '../../../src/protocol/custom';
import type { Agents, CheckpointStore, RunResult } from '../../../src/protocol/ports';
import type { RunEvent } from '../../../src/protocol/messages';
import type { EndedRecord } from '../../../src/storage/records';
import type { SessionDeps, ThreadSession } from '../../../src/threads/session';
import { checkpoint } from '../storage/threads';
import { until, verify, words, World } from './world';

const uuid = () => crypto.randomUUID();
const lastEnd = ({ log }: ThreadSession): EndedRecord | undefined =>
  log.journal.findLast((record): record is EndedRecord => record.kind === 'ended');

/** A run as the test lets it go on: it says something, and does not mind being aborted. */
interface DeafRun {
  emit(event: RunEvent): void;
  checkpoints: CheckpointStore;
  end(result: RunResult): void;
}

/** Agents whose runs end only when the test says so. */
function deafAgents(world: World): DeafRun[] {
  const runs: DeafRun[] = [];
  const agents: Agents = {
    async run({ threadId }, emit) {
      const checkpoints = await world.threads.checkpoints(threadId);
      emit({ type: EventType.STEP_STARTED, stepName: 'talk' });
      emit({ type: EventType.TEXT_MESSAGE_START, messageId: `text-${runs.length}`, role: 'assistant' });
      emit({ type: EventType.TEXT_MESSAGE_CONTENT, messageId: `text-${runs.length}`, delta: 'Half a' });
      return new Promise((end) => runs.push({ emit, checkpoints, end }));
    },
  };
  world.deps.agents = async () => agents;
  return runs;
}

describe('stopping a run', () => {
  const worlds: World[] = [];
  const open = async (folder?: string, times: SessionDeps['times'] = {}): Promise<World> => {
    const world = await World.open(folder, times);
    worlds.push(world);
    return world;
  };
  afterEach(() => Promise.all(worlds.splice(0).map((world) => world.threads.close())));

  it('ends what the user sees within 500 ms, whatever the run does, and journals what it had said', async () => {
    const world = await open();
    const runs = deafAgents(world);
    const session = await world.thread();
    await session.send(uuid(), 'hello');
    await until(() => runs.length === 1);
    const pressed = performance.now();
    await session.stop();
    assert.ok(performance.now() - pressed < 500);
    assert.equal(session.view.run.status, 'stopped');
    assert.deepEqual(words(session), ['hello', 'Half a']);
    assert.equal(session.view.items.at(-1)?.stopped, true);
    assert.equal(lastEnd(session)?.reason, 'cancelled');
    assert.deepEqual(
      lastEnd(session)?.partial?.map(({ text }) => text),
      ['Half a'],
    );
    await verify(world.events);
    runs[0]?.end({ status: 'cancelled' });
  });

  it('drops what a stopped run still says and refuses what it still writes', async () => {
    const world = await open();
    const [runs, session] = [deafAgents(world), await world.thread()];
    await session.send(uuid(), 'hello');
    await until(() => runs.length === 1);
    await runs[0]?.checkpoints.put(checkpoint('c1', { a: 1 }), []);
    await session.stop();
    const { view } = session;
    const { length } = world.events;
    runs[0]?.emit({ type: EventType.TEXT_MESSAGE_START, messageId: 'late', role: 'assistant' });
    await assert.rejects(runs[0]?.checkpoints.put(checkpoint('c2', { a: 2 }), []) ?? Promise.resolve(), {
      code: 'thread-taken',
    });
    const write = { taskId: 't', taskPath: '', idx: 0, channel: 'a', value: { type: 'json', data: '1' } };
    await assert.rejects(runs[0]?.checkpoints.putWrites('', 'c1', [write]) ?? Promise.resolve(), {
      code: 'thread-taken',
    });
    assert.equal(session.view, view);
    assert.equal(world.events.length, length);
    assert.equal((await session.log.get(''))?.checkpoint.id, 'c1');
    runs[0]?.end({ status: 'success' });
  });

  it('takes the next message at once, but runs it only when nothing of the stopped run goes on', async () => {
    const world = await open();
    const [runs, session] = [deafAgents(world), await world.thread()];
    await session.send(uuid(), 'hello');
    await until(() => runs.length === 1);
    await session.stop();
    await session.send(uuid(), 'again');
    assert.equal(session.view.run.status, 'running');
    assert.equal(words(session).at(-1), 'again');
    await new Promise((resolve) => setTimeout(resolve, 30));
    assert.equal(runs.length, 1, 'the old one is still alive');
    await assert.rejects(runs[0]?.checkpoints.put(checkpoint('c1', {}), []) ?? Promise.resolve());
    runs[0]?.end({ status: 'success' });
    await until(() => runs.length === 2);
    runs[1]?.end({ status: 'success' });
    await session.idle();
    assert.equal(session.view.run.status, 'idle');
    await verify(world.events);
  });

  it('says that it is busy where nothing ends the stopped run, and does what was sent once that is dead', async () => {
    const world = await open(undefined, { deaf: 60 });
    const [runs, session] = [deafAgents(world), await world.thread()];
    await session.send(uuid(), 'hello');
    await until(() => runs.length === 1);
    await session.stop();
    await session.send(uuid(), 'again');
    await session.idle();
    const { run } = session.view;
    assert.equal(run.status === 'error' && run.error.code, 'thread-busy');
    assert.equal(words(session).at(-1), 'again', 'it is kept');
    assert.equal(runs.length, 1);
    runs[0]?.end({ status: 'cancelled' });
    await session.resume();
    await until(() => runs.length === 2);
    runs[1]?.end({ status: 'success' });
    await session.idle();
    assert.equal(session.view.run.status, 'idle');
    await verify(world.events);
  });

  it('keeps the thread from other windows until the stopped run is dead', async () => {
    const world = await open();
    const [runs, session] = [deafAgents(world), await world.thread()];
    await session.send(uuid(), 'hello');
    await until(() => runs.length === 1);
    await session.stop();
    const second = await open(world.folder);
    const there = await second.other(session);
    assert.equal(there.view.run.status, 'elsewhere');
    await assert.rejects(there.send(uuid(), 'me'), { code: 'thread-elsewhere' });
    runs[0]?.end({ status: 'cancelled' });
    await until(() => there.view.run.status === 'stopped');
    await there.send(uuid(), 'me');
    await there.idle();
    assert.equal(there.view.run.status, 'waiting');
  });

  it('does not wait for a node that does not mind being aborted', async () => {
    const world = await open();
    const session = await world.thread();
    let goOn: () => void = () => undefined;
    world.script.deaf = new Promise((resolve) => (goOn = resolve));
    await session.send(uuid(), 'hello');
    await until(() => words(session).includes('Hello '));
    const pressed = performance.now();
    await session.stop();
    assert.ok(performance.now() - pressed < 500);
    delete world.script.deaf;
    await session.send(uuid(), 'again');
    await session.idle();
    goOn();
    await new Promise((resolve) => setTimeout(resolve, 30));
    assert.equal(session.view.run.status, 'waiting');
    assert.deepEqual(words(session), ['hello', 'Hello ', 'again', 'Hello there']);
    await verify(world.events);
  });

  it('tells of a model call that Stop ended, and says nothing of any call to those who watch', async () => {
    const world = await open();
    const [runs, session] = [deafAgents(world), await world.thread()];
    await session.send(uuid(), 'hello');
    await until(() => runs.length === 1);
    const call = { host: 'models.example', model: 'm', ms: 5, received: 6 };
    const value = { step: 'talk', ...call, outcome: 'ok' };
    runs[0]?.emit({ type: EventType.CUSTOM, name: CUSTOM.call, value });
    const stopped = session.stop();
    runs[0]?.emit({ type: EventType.CUSTOM, name: CUSTOM.call, value: { ...value, outcome: 'stopped' } });
    await stopped;
    const { steps = [] } = lastEnd(session) ?? {};
    assert.deepEqual(
      steps.map(({ name, ms, calls }) => [name, ms, calls?.map(({ outcome }) => outcome)]),
      [['talk', undefined, ['ok', 'stopped']]],
    );
    assert.ok(!world.events.some((event) => event.type === EventType.CUSTOM && event.name === CUSTOM.call));
    runs[0]?.end({ status: 'cancelled' });
  });
});

describe('closing a window', () => {
  it('drains all threads at once, and takes no longer where a run does not mind being aborted', async () => {
    const world = await World.open(undefined, { drain: 1_000 });
    const runs = deafAgents(world);
    const sessions = [await world.thread(), await world.thread(), await world.thread()];
    await Promise.all(sessions.map((session) => session.send(uuid(), 'hello')));
    await until(() => runs.length === 3);
    const began = performance.now();
    const closed = world.threads.close();
    setTimeout(() => runs[0]?.end({ status: 'success' }), 300);
    await closed;
    const took = performance.now() - began;
    assert.ok(took > 900 && took < 1_500, `${took} ms`);
    assert.deepEqual(
      sessions.flatMap((session) => lastEnd(session)?.reason ?? []),
      ['success'],
      'the one that finished did, the others go on when they are opened again',
    );
  });

  it('lets the step that runs finish, and goes on behind it when the thread is opened again', async () => {
    const world = await World.open();
    const session = await world.thread();
    let goOn: () => void = () => undefined;
    world.script.deaf = new Promise((resolve) => (goOn = resolve));
    await session.send(uuid(), 'hello');
    await until(() => words(session).includes('Hello '));
    const closed = world.threads.close();
    goOn();
    await closed;
    assert.deepEqual(world.script.runs, ['talk']);
    assert.equal(lastEnd(session), undefined);
    const next = await World.open(world.folder);
    const again = await next.other(session);
    await again.idle();
    assert.equal(again.view.run.status, 'waiting');
    assert.deepEqual(next.script.runs, ['ask']);
    assert.deepEqual(lastEnd(again)?.again?.after, 'crash');
    await next.threads.close();
  });

  it('refuses what is sent to a window that closes', async () => {
    const world = await World.open();
    const session = await world.thread();
    const closed = world.threads.close();
    await assert.rejects(session.send(uuid(), 'too late'));
    await closed;
    assert.equal(session.log.journal.length, 0);
  });
});
