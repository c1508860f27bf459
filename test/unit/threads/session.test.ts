import assert from 'node:assert/strict';
import { EventType } from '@ag-ui/core';
import type { ApprovalAnswer } from '../../../src/protocol/cards';
import { VitaeError } from '../../../src/protocol/errors';
import { reduce, type ThreadView } from '../../../src/protocol/view';
import { project } from '../../../src/threads/projection';
import type { AnswerRecord, InputRecord } from '../../../src/storage/records';
import type { ThreadSession } from '../../../src/threads/session';
import { until, verify, waitingId, World } from './world';

const approve: ApprovalAnswer = { action: 'approve', bullets: [] };
const uuid = () => crypto.randomUUID();

async function projected(session: ThreadSession, world: World): Promise<ThreadView> {
  const { log } = session;
  return project({ thread: log.thread, head: await log.head(), journal: log.journal }, world.deps.describe);
}

/** Folding all events from the beginning gives what is on disk. */
async function assertFolds(session: ThreadSession, world: World, before: ThreadView): Promise<void> {
  await verify(world.events);
  const folded = world.events.reduce(reduce, before);
  assert.deepEqual(folded, await projected(session, world));
  assert.deepEqual(session.view, folded);
}

/** A window that journaled something and did not get to run it. */
async function died({ log }: ThreadSession, record: InputRecord | AnswerRecord): Promise<void> {
  const lease = await log.takeLease();
  await log.append(record);
  await lease.release();
}

describe('a thread session', () => {
  const worlds: World[] = [];
  const open = async (folder?: string): Promise<World> => {
    const world = await World.open(folder);
    worlds.push(world);
    return world;
  };
  afterEach(() => Promise.all(worlds.splice(0).map((world) => world.threads.close())));

  it('emits a valid stream whose fold is the projection, through interrupt and answer', async () => {
    const world = await open();
    const session = await world.thread();
    const before = session.view;
    await session.send(uuid(), 'hello');
    await session.idle();
    await assertFolds(session, world, before);
    await session.answer(uuid(), waitingId(session), approve);
    await session.idle();
    await assertFolds(session, world, before);
    assert.equal(session.view.run.status, 'idle');
    assert.deepEqual(
      session.view.items.map((item) => (item.kind === 'text' ? item.text : item.kind)),
      ['hello', 'Hello there', 'decision', 'Done.'],
    );
    assert.deepEqual(world.script.runs, ['talk', 'ask', 'ask', 'close']);
  });

  it('has the input on disk before anything runs, and takes the same message once', async () => {
    const world = await open();
    const session = await world.thread();
    const id = uuid();
    await Promise.all([session.send(id, 'hello'), session.send(id, 'hello')]);
    await session.idle();
    await session.send(id, 'hello');
    await session.idle();
    assert.equal(session.log.journal.filter(({ kind }) => kind === 'input').length, 1);
    assert.equal(world.script.runs.filter((node) => node === 'talk').length, 1);
  });

  it('keeps what was said when it is stopped, marked, and takes the next message at once', async () => {
    const world = await open();
    const session = await world.thread();
    const before = session.view;
    world.script.hold = new Promise(() => undefined);
    await session.send(uuid(), 'hello');
    await until(() => session.view.items.some((item) => item.kind === 'text' && item.text === 'Hello '));
    await session.stop();
    assert.equal(session.view.run.status, 'stopped');
    assert.equal(session.view.items.at(-1)?.stopped, true);
    await assertFolds(session, world, before);
    delete world.script.hold;
    await session.send(uuid(), 'again');
    await session.idle();
    assert.equal(session.view.run.status, 'waiting');
    await assertFolds(session, world, before);
  });

  it('ends a failed run with a rendered error and tries again from where it failed', async () => {
    const world = await open();
    const session = await world.thread();
    const before = session.view;
    world.script.fail = 'after';
    await session.send(uuid(), 'hello');
    await session.idle();
    assert.deepEqual(session.view.run, {
      status: 'error',
      error: { code: 'model-failed', text: 'text of model-failed' },
    });
    await assertFolds(session, world, before);
    delete world.script.fail;
    await session.resume();
    await session.idle();
    assert.equal(session.view.run.status, 'waiting');
    await verify(world.events);
  });

  it('takes one answer of two, and refuses what it doesn’t wait for', async () => {
    const world = await open();
    const session = await world.thread();
    await session.send(uuid(), 'hello');
    await session.idle();
    const interruptId = waitingId(session);
    const answers = await Promise.allSettled([
      session.answer(uuid(), interruptId, approve),
      session.answer(uuid(), interruptId, { action: 'reject' }),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      ['fulfilled', 'rejected'],
    );
    await session.idle();
    await assert.rejects(session.answer(uuid(), interruptId, approve), { code: 'interrupt-stale' });
    await assert.rejects(session.answer(uuid(), 'unknown', approve), { code: 'interrupt-stale' });
    assert.equal(world.script.runs.filter((node) => node === 'close').length, 1);
  });

  it('takes typing while it waits as the answer "say"', async () => {
    const world = await open();
    const session = await world.thread();
    await session.send(uuid(), 'hello');
    await session.idle();
    await session.send(uuid(), 'shorter please');
    await session.idle();
    assert.equal(session.log.journal.filter(({ kind }) => kind === 'input').length, 1);
    assert.equal(
      session.view.items.find((item) => item.kind === 'text' && item.text === 'shorter please')?.by,
      'user',
    );
  });

  it('refuses a second message while a run is live, and an empty or endless one', async () => {
    const world = await open();
    const session = await world.thread();
    world.script.hold = new Promise(() => undefined);
    await session.send(uuid(), 'hello');
    await assert.rejects(session.send(uuid(), 'more'), { code: 'thread-busy' });
    await session.stop();
    await assert.rejects(session.send(uuid(), ' \n'), { code: 'message-empty' });
    await assert.rejects(session.send(uuid(), 'x'.repeat(20_001)), { code: 'message-too-long' });
  });

  it('shows the card again after a reload, and goes on from there', async () => {
    const world = await open();
    const session = await world.thread();
    await session.send(uuid(), 'hello');
    await session.idle();
    const view = session.view;
    await world.threads.close();

    const next = await open(world.folder);
    const again = await next.threads.open(session.id);
    assert.deepEqual(again.view, view);
    await again.answer(uuid(), waitingId(again), approve);
    await again.idle();
    assert.equal(again.view.run.status, 'idle');
    assert.deepEqual(next.script.runs, ['ask', 'close'], 'nothing before the interrupt ran again');
  });

  it('runs what a dead window left: an input that nothing consumed, an answer that was not resumed', async () => {
    const world = await open();
    const session = await world.thread();
    await died(session, { kind: 'input', id: uuid(), at: 'now', text: 'hello' });
    await world.threads.close();

    const second = await open(world.folder);
    const again = await second.threads.open(session.id);
    await again.idle();
    const interruptId = waitingId(again);
    await died(again, { kind: 'answer', id: uuid(), at: 'now', interruptId, value: approve });
    await second.threads.close();

    const third = await open(world.folder);
    const last = await third.threads.open(session.id);
    await last.idle();
    assert.equal(last.view.run.status, 'idle');
    assert.deepEqual(third.script.runs, ['ask', 'close']);
  });

  it('says why it could not go on with what a dead window left, and tries again when asked', async () => {
    const world = await open();
    const session = await world.thread();
    await died(session, { kind: 'input', id: uuid(), at: 'now', text: 'hello' });
    await world.threads.close();

    const next = await open(world.folder);
    const log = await next.store.open(session.id);
    const takeLease = log.takeLease.bind(log);
    log.takeLease = () => Promise.reject(new VitaeError('storage-failed', { code: 'ENOSPC' }));
    const again = await next.threads.open(session.id);
    assert.equal(again.view.run.status === 'error' && again.view.run.error.code, 'storage-failed');
    log.takeLease = takeLease;
    await again.resume();
    await again.idle();
    assert.equal(again.view.run.status, 'waiting');
  });

  it('goes on by itself after the window closed in mid-run, and says nothing twice', async () => {
    const world = await open();
    const session = await world.thread();
    world.script.hold = new Promise(() => undefined);
    await session.send(uuid(), 'hello');
    await until(() => world.script.runs.length > 0);
    await world.threads.close();
    assert.equal(session.log.journal.filter(({ kind }) => kind === 'ended').length, 0);

    const next = await open(world.folder);
    const again = await next.threads.open(session.id);
    await again.idle();
    assert.equal(again.view.run.status, 'waiting');
    assert.deepEqual(
      again.view.items.map((item) => (item.kind === 'text' ? item.text : item.kind)),
      ['hello', 'Hello there'],
    );
  });

  it('opens the card again, with the reason, when an answer came to nothing', async () => {
    const world = await open();
    const session = await world.thread();
    await session.send(uuid(), 'hello');
    await session.idle();
    const interruptId = waitingId(session);
    world.script.fail = 'load';
    await session.answer(uuid(), interruptId, approve);
    await session.idle();
    assert.deepEqual(session.view.run, {
      status: 'waiting',
      interruptId,
      error: { code: 'model-failed', text: 'text of model-failed' },
    });
    assert.ok(!session.view.items.some(({ kind }) => kind === 'decision'));
    delete world.script.fail;
    await session.answer(uuid(), interruptId, approve);
    await session.idle();
    assert.equal(session.view.run.status, 'idle');
  });

  it('refuses ids that are malformed or unknown before anything runs', async () => {
    const world = await open();
    await assert.rejects(world.threads.open('../x'), { code: 'thread-id-malformed' });
    await assert.rejects(world.threads.open(uuid()), { code: 'thread-unknown' });
  });

  it('opens and closes each step once', async () => {
    const world = await open();
    const session = await world.thread();
    await session.send(uuid(), 'hello');
    await session.idle();
    const steps = world.events.flatMap((event) =>
      event.type === EventType.STEP_STARTED || event.type === EventType.STEP_FINISHED
        ? [`${event.type} ${event.stepName}`]
        : [],
    );
    assert.deepEqual(steps, [
      'STEP_STARTED talk',
      'STEP_FINISHED talk',
      'STEP_STARTED ask',
      'STEP_FINISHED ask',
    ]);
  });
});
