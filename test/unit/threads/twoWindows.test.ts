import assert from 'node:assert/strict';
import { EventType } from '@ag-ui/core';
import type { ApprovalAnswer } from '../../../src/protocol/cards';
import type { RunView } from '../../../src/protocol/view';
import type { SessionDeps, ThreadSession } from '../../../src/threads/session';
import { until, waitingId, words, World } from './world';

const approve: ApprovalAnswer = { action: 'approve', bullets: [] };
const reject: ApprovalAnswer = { action: 'reject' };
const uuid = () => crypto.randomUUID();
const statusOf = ({ view }: ThreadSession): string => view.run.status;
const kinds = ({ log }: ThreadSession, kind: string): number =>
  log.journal.filter((record) => record.kind === kind).length;

describe('a thread in two windows', () => {
  const worlds: World[] = [];
  const open = async (folder?: string, times: SessionDeps['times'] = {}): Promise<World> => {
    const world = await World.open(folder, times);
    worlds.push(world);
    return world;
  };
  afterEach(() => Promise.all(worlds.splice(0).map((world) => world.threads.close())));

  /** The same thread in two windows, where it waits for an answer. */
  const both = async (): Promise<[World, ThreadSession, World, ThreadSession]> => {
    const first = await open();
    const here = await first.thread();
    await here.send(uuid(), 'hello');
    await here.idle();
    const second = await open(first.folder);
    return [first, here, second, await second.other(here)];
  };
  /** A thread that one window runs, and another that follows it. */
  const followed = async (times: SessionDeps['times'] = {}) => {
    const first = await open();
    const here = await first.thread();
    let goOn: () => void = () => undefined;
    first.script.deaf = new Promise((resolve) => (goOn = resolve));
    await here.send(uuid(), 'hello');
    await until(() => words(here).includes('Hello '));
    const second = await open(first.folder, times);
    return { first, here, goOn, second, there: await second.other(here) };
  };

  for (let round = 1; round <= 3; round++) {
    it(`ends in one answer where both answer at once (${round})`, async () => {
      const [first, here, second, there] = await both();
      const interruptId = waitingId(here);
      const answers = await Promise.allSettled([
        here.answer(uuid(), interruptId, approve),
        there.answer(uuid(), interruptId, reject),
      ]);
      const refused = answers.filter((answer) => answer.status === 'rejected');
      assert.deepEqual(
        refused.map(({ reason }) => (reason as { code: string }).code),
        ['interrupt-stale'],
      );
      await Promise.all([here.idle(), there.idle()]);
      const closed = [...first.script.runs, ...second.script.runs].filter((node) => node === 'close');
      assert.equal(closed.length, 1);
      await until(() => statusOf(here) === 'idle' && statusOf(there) === 'idle');
      assert.equal(kinds(here, 'answer'), 1);
      assert.deepEqual(here.view, there.view);
    });
  }

  it('takes the same answer that reaches both once', async () => {
    const [first, here, second, there] = await both();
    const [id, interruptId] = [uuid(), waitingId(here)];
    await Promise.all([here.answer(id, interruptId, approve), there.answer(id, interruptId, approve)]);
    await Promise.all([here.idle(), there.idle()]);
    await until(() => statusOf(here) === 'idle' && statusOf(there) === 'idle');
    assert.equal(kinds(there, 'answer'), 1);
    const closed = [...first.script.runs, ...second.script.runs].filter((node) => node === 'close');
    assert.equal(closed.length, 1);
  });

  it('tells at once that the other window answered already, also while it still runs', async () => {
    const [first, here, , there] = await both();
    const [id, interruptId] = [uuid(), waitingId(here)];
    let goOn: () => void = () => undefined;
    first.script.deafClose = new Promise((resolve) => (goOn = resolve));
    await here.answer(id, interruptId, approve);
    await assert.rejects(there.answer(uuid(), interruptId, reject), { code: 'interrupt-stale' });
    await there.answer(id, interruptId, approve);
    await assert.rejects(there.send(uuid(), 'something new'), { code: 'thread-elsewhere' });
    goOn();
    await here.idle();
    assert.equal(kinds(here, 'answer'), 1);
  });

  it('shows in one what the other does, refuses to send meanwhile, and goes on afterwards', async () => {
    const { here, goOn, there } = await followed();
    assert.deepEqual(there.view.run, { status: 'elsewhere', silent: false });
    assert.deepEqual(words(there), ['hello']);
    await assert.rejects(there.send(uuid(), 'me too'), { code: 'thread-elsewhere' });
    assert.equal(kinds(there, 'input'), 1);
    goOn();
    await here.idle();
    await until(() => statusOf(there) === 'waiting');
    assert.deepEqual(there.view, here.view);
    await there.answer(uuid(), waitingId(there), approve);
    await until(() => statusOf(here) === 'elsewhere' || statusOf(here) === 'idle');
    await there.idle();
    await until(() => statusOf(here) === 'idle');
    assert.deepEqual(here.view, there.view);
  });

  it('follows step by step', async () => {
    const [first, here, second, there] = await both();
    let goOn: () => void = () => undefined;
    first.script.deafClose = new Promise((resolve) => (goOn = resolve));
    await here.answer(uuid(), waitingId(here), approve);
    // The step that took the answer is done, the one behind it is not.
    await until(() => statusOf(there) === 'elsewhere' && words(there).includes('decision'));
    assert.ok(!words(there).includes('Done.'));
    goOn();
    await until(() => words(there).includes('Done.'));
    assert.deepEqual(second.script.runs, []);
  });

  it('does not look at what others do while nobody watches', async () => {
    const { here, goOn, there, second } = await followed();
    const seen: string[] = [];
    const quiet = await second.threads.open(there.id);
    assert.equal(quiet, there);
    const third = await World.open(second.folder);
    worlds.push(third);
    const unseen = await third.threads.open(here.id);
    unseen.listen(
      { event: ({ type }) => seen.push(type), reset: () => seen.push('reset') },
      { follow: false },
    );
    goOn();
    await here.idle();
    await until(() => statusOf(there) === 'waiting');
    assert.deepEqual(seen, []);
    assert.equal(statusOf(unseen), 'elsewhere');
    // Whoever begins to watch sees what there is now.
    unseen.listen({ event: () => undefined, reset: () => undefined });
    await until(() => statusOf(unseen) === 'waiting');
  });

  it('shows what the other one did before it goes on with it, also unwatched', async () => {
    const [, here, second, there] = await both();
    const third = await open(second.folder);
    const unwatched = await third.threads.open(here.id);
    await there.answer(uuid(), waitingId(there), approve);
    await there.idle();
    assert.equal(statusOf(unwatched), 'waiting');
    const shown: string[][] = [];
    unwatched.listen(
      { event: () => undefined, reset: () => shown.push(words(unwatched)) },
      { follow: false },
    );
    await unwatched.send(uuid(), 'more');
    assert.deepEqual(shown[0], ['hello', 'Hello there', 'decision', 'Done.']);
    await unwatched.idle();
  });

  it('says that the earlier window is finishing, for a while, and then that it runs there', async () => {
    const { there, goOn, here } = await followed({ finishing: 200 });
    assert.deepEqual(there.view.run, { status: 'finishing' });
    await until(() => statusOf(there) === 'elsewhere');
    goOn();
    await here.idle();
  });

  it('goes on by itself, also with what was sent meanwhile, once the earlier window has finished', async () => {
    const { there, goOn, here } = await followed({ finishing: 5_000 });
    const sent = there.send(uuid(), 'and then');
    assert.equal(statusOf(there), 'finishing');
    goOn();
    await sent;
    await there.idle();
    assert.equal(kinds(there, 'ended'), 2);
    await until(() => statusOf(here) === statusOf(there));
    assert.deepEqual(words(there).slice(0, 3), ['hello', 'Hello there', 'and then']);
  });

  it('takes over from a living window only when that was silent, which then follows and writes nothing', async () => {
    const { here, first, goOn, there, second } = await followed({ silence: 150 });
    await assert.rejects(there.takeOver(), { code: 'thread-elsewhere' });
    await until(() => {
      const { run } = there.view as { run: RunView };
      return run.status === 'elsewhere' && run.silent;
    });
    await there.takeOver();
    await there.idle();
    assert.equal(statusOf(there), 'waiting');
    assert.deepEqual(words(there), ['hello', 'Hello there']);
    // The one that lost is told so, and shows what the other one does.
    await here.idle();
    assert.ok(
      first.events.some((event) => event.type === EventType.RUN_ERROR && event.code === 'thread-taken'),
    );
    await until(() => statusOf(here) === 'waiting');
    goOn();
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.deepEqual(here.view, there.view);
    assert.equal(kinds(there, 'ended'), 1);
    assert.deepEqual(second.script.runs, ['talk', 'ask']);
    assert.deepEqual(first.script.runs, ['talk'], 'it did not get to its next step');
    await here.answer(uuid(), waitingId(here), approve);
    await here.idle();
    assert.equal(statusOf(here), 'idle');
  });

  it('goes on without being asked in a window that watched when the other one was closed', async () => {
    const { here, first, there } = await followed();
    void first.threads.close();
    await until(() => statusOf(there) === 'waiting');
    assert.deepEqual(words(there), ['hello', 'Hello there']);
    assert.equal(kinds(here, 'ended'), 0);
  });

  it('is not deleted in one while the other one runs it', async () => {
    const { there, second, goOn, here } = await followed();
    await assert.rejects(second.threads.remove(there.id), { code: 'thread-elsewhere' });
    goOn();
    await here.idle();
    await until(() => statusOf(there) === 'waiting');
    await second.threads.remove(there.id);
    await assert.rejects(second.threads.open(there.id), { code: 'thread-unknown' });
  });
});
