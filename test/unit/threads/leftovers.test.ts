import assert from 'node:assert/strict';
import type { ApprovalAnswer } from '../../../src/protocol/cards';
import type { AnswerRecord, EndedRecord, InputRecord } from '../../../src/storage/records';
import type { ThreadSession } from '../../../src/threads/session';
import { until, waitingId, words, World } from './world';

const uuid = () => crypto.randomUUID();
const approve: ApprovalAnswer = { action: 'approve', bullets: [] };
const input = (): InputRecord => ({ kind: 'input', id: uuid(), at: 'now', text: 'hello' });
const codeOf = ({ view: { run } }: ThreadSession): string =>
  run.status === 'error' ? run.error.code : run.status;
const ends = ({ log }: ThreadSession): EndedRecord[] =>
  log.journal.filter((record): record is EndedRecord => record.kind === 'ended');

describe('what is left of a thread', () => {
  const worlds: World[] = [];
  const open = async (folder?: string): Promise<World> => {
    const world = await World.open(folder);
    worlds.push(world);
    return world;
  };
  afterEach(() => Promise.all(worlds.splice(0).map((world) => world.threads.close())));

  /** Journals something as a window that is gone by now. */
  const journal = async (
    { log }: ThreadSession,
    ...records: (InputRecord | AnswerRecord | EndedRecord)[]
  ): Promise<void> => {
    const lease = await log.takeLease();
    await log.append(...records);
    await lease.release();
  };
  /** A thread with a message that a window journaled and did not run. */
  const unrun = async (): Promise<ThreadSession> => {
    const world = await open();
    const thread = await world.thread();
    // Else it would go on with it itself.
    await world.threads.close();
    await journal(thread, input());
    return thread;
  };
  /** A window that finds the thread as it is and does not get to the end of what it starts by itself. */
  const startsAndDies = async (thread: ThreadSession): Promise<string[]> => {
    const world = await open(worlds[0]?.folder);
    world.script.hold = new Promise(() => undefined);
    const session = await world.other(thread);
    await until(() => words(session).includes('Hello ') || codeOf(session) === 'run-died');
    // Its lease is gone, and nothing that it still does counts: as if it were killed.
    await (await session.log.takeLease({ force: true })).release();
    await world.threads.close();
    return world.script.runs;
  };

  it('that ended each process which ran it is started by itself twice, then only when the user says so', async () => {
    const thread = await unrun();
    assert.deepEqual(await startsAndDies(thread), ['talk']);
    assert.deepEqual(await startsAndDies(thread), ['talk']);
    assert.deepEqual(await startsAndDies(thread), []);

    const world = await open(worlds[0]?.folder);
    const session = await world.other(thread);
    assert.equal(codeOf(session), 'run-died');
    assert.deepEqual(words(session), ['hello'], 'it is not lost');
    await session.resume();
    await session.idle();
    assert.equal(session.view.run.status, 'waiting');
    assert.deepEqual(words(session), ['hello', 'Hello there']);
  });

  it('is known as nobody’s doing where it goes on by itself, and as the user’s where they say so', async () => {
    const thread = await unrun();
    const world = await open(worlds[0]?.folder);
    world.script.fail = 'before';
    const session = await world.other(thread);
    await until(() => codeOf(session) === 'model-failed');
    await session.settled();
    delete world.script.fail;
    await session.resume();
    await session.idle();
    assert.deepEqual(world.script.unattended, [true, false]);
  });

  it('is counted anew for each thing that is sent', async () => {
    const thread = await unrun();
    await startsAndDies(thread);
    await startsAndDies(thread);
    await journal(thread, input());
    assert.deepEqual(await startsAndDies(thread), ['talk']);
  });

  it('goes on however often the window was closed meanwhile, which is no death', async () => {
    const thread = await unrun();
    for (let round = 0; round < 4; round++) {
      const world = await World.open(worlds[0]?.folder);
      world.script.hold = new Promise(() => undefined);
      const session = await world.other(thread);
      await until(() => words(session).includes('Hello '));
      await world.threads.close();
      assert.equal(session.log.thread.attempts, undefined);
    }
  });

  it('is nothing where the state has it all: trying again clears the error', async () => {
    const world = await open();
    const session = await world.thread();
    await session.send(uuid(), 'hello');
    await session.idle();
    const id = uuid();
    await session.answer(id, waitingId(session), approve);
    await session.idle();
    const error = { code: 'storage-failed', params: {} };
    await journal(session, { kind: 'ended', at: 'now', runId: 'r', workId: id, reason: 'error', error });
    const next = await open(world.folder);
    const again = await next.other(session);
    assert.equal(codeOf(again), 'storage-failed');
    await again.resume();
    assert.equal(codeOf(again), 'idle');
    assert.deepEqual(next.script.runs, []);
    assert.equal(ends(again).at(-1)?.again?.after, 'retry');
    const count = ends(again).length;
    await again.resume();
    assert.equal(ends(again).length, count, 'once');
  });

  it('is nothing where an answer was overtaken: it is not shown as given', async () => {
    const world = await open();
    const session = await world.thread();
    const answer: AnswerRecord = {
      kind: 'answer',
      id: uuid(),
      at: 'now',
      interruptId: 'gone',
      value: approve,
    };
    const error = { code: 'graph-version', params: {} };
    await journal(session, answer, {
      kind: 'ended',
      at: 'now',
      runId: 'r',
      workId: answer.id,
      reason: 'error',
      error,
    });
    await session.resume();
    assert.equal(codeOf(session), 'stopped');
    assert.deepEqual(words(session), []);
  });
});
