import assert from 'node:assert/strict';
import { readdirSync, readlinkSync } from 'node:fs';
import type { ThreadSession } from '../../../src/threads/session';
import { until, waitingId, words, World } from './world';

const uuid = () => crypto.randomUUID();
const quiet = { event: () => undefined, reset: () => undefined };

describe('a thread that nobody shows', () => {
  let world: World;
  beforeEach(async () => {
    world = await World.open();
  });
  afterEach(() => world.threads.close());

  const create = (): Promise<ThreadSession> =>
    world.threads.create({
      agent: 'project',
      title: 'test',
      language: 'en',
      workspace: null,
      resumeId: null,
      graphVersion: 1,
    });
  /** A thread that waits for an answer, and is not watched. */
  const waiting = async (): Promise<ThreadSession> => {
    const session = await create();
    await session.send(uuid(), 'hello');
    await session.settled();
    return session;
  };
  /** How many of the thread's files this process has open. */
  const openFiles = (id: string): number =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).includes(`/${id}/`);
      } catch {
        return false;
      }
    }).length;
  const isOpen = async (session: ThreadSession): Promise<boolean> =>
    (await world.threads.open(session.id)) === session;

  it('is closed, with its files, and opened anew as it was', async function () {
    const session = await waiting();
    const { view } = session;
    if (process.platform === 'linux') assert.ok(openFiles(session.id) > 0);
    await world.threads.rest(session.id);
    if (process.platform === 'linux') assert.equal(openFiles(session.id), 0);
    const again = await world.threads.open(session.id);
    assert.notEqual(again, session);
    assert.notEqual(again.log, session.log);
    assert.deepEqual(again.view, view);
    await again.answer(uuid(), waitingId(again), { action: 'approve', bullets: [] });
    await again.idle();
    assert.equal(again.view.run.status, 'idle');
  });

  it('stays open while somebody watches it, and is closed when nobody does any more', async () => {
    const session = await waiting();
    const one = session.listen(quiet);
    const other = session.listen(quiet);
    // Who only wants to hear of runs here keeps nothing open.
    session.listen(quiet, { follow: false });
    one.dispose();
    await world.threads.rest(session.id);
    assert.ok(await isOpen(session));
    other.dispose();
    await world.threads.rest(session.id);
    assert.ok(!(await isOpen(session)));
  });

  it('is closed only once what runs has ended', async () => {
    const session = await create();
    let goOn: () => void = () => undefined;
    world.script.deaf = new Promise((resolve) => (goOn = resolve));
    await session.send(uuid(), 'hello');
    await until(() => words(session).includes('Hello '));
    const rest = world.threads.rest(session.id);
    assert.ok(await isOpen(session));
    goOn();
    await rest;
    assert.ok(!(await isOpen(session)));
    assert.equal(session.view.run.status, 'waiting');
  });

  it('is not closed under somebody who uses it, and can be used in the moment in which it is closed', async () => {
    const { id } = await waiting();
    let inside: ThreadSession | undefined;
    await world.threads.use(id, async (session) => {
      inside = session;
      await world.threads.rest(id);
      assert.ok(await isOpen(session));
      await session.send(uuid(), 'one');
    });
    await world.threads.use(id, (session) => session.settled());
    // While one use ends, which closes it, another begins.
    for (let n = 0; n < 20; n++) {
      const ends = world.threads.use(id, () => new Promise((resolve) => setTimeout(resolve, n % 3)));
      await new Promise((resolve) => setTimeout(resolve, n % 4));
      await world.threads.use(id, async (session) => {
        await session.send(`m${n}`, `message ${n}`);
        await session.settled();
      });
      await ends;
    }
    const { log } = await world.threads.open(id);
    const ended = log.journal.flatMap((record) => (record.kind === 'ended' ? [record.reason] : []));
    assert.equal(ended.length, 22);
    assert.ok(
      ended.every((reason) => reason === 'success' || reason === 'interrupt'),
      ended.join(),
    );
    assert.ok(inside && (await world.threads.open(id)) !== inside);
  });
});
