import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { ThreadStore } from '../../../src/storage/threadStore';
import { newThread } from '../storage/threads';
import type { Running } from './children';
import type { LeaseEvent } from './leaseProcess';

const PROCESSES = 4;

/** What a race came to. */
export interface Race {
  rounds: number;
  killed: number;
  forced: number;
  refused: number;
}

/**
 * Lets processes fight for one thread's lease until it was taken so many times; some are killed at random and
 * replaced, some take it by force. Then shows that no two held it at once, that nobody's write was accepted after
 * another had taken over, and that the thread has exactly what was accepted, in order.
 */
export async function race(
  root: string,
  start: (args: readonly string[]) => Running,
  rounds: number,
  { byForce, kills }: { byForce: number; kills: boolean },
): Promise<Race> {
  const store = new ThreadStore(root, { sync: false });
  const { thread } = await store.create(newThread);
  await store.close();
  const all: Running[] = [];
  const killedAt = new Map<number, bigint>();
  const begin = () => {
    const one = start([root, thread.id, String(byForce)]);
    all.push(one);
    return one;
  };
  const contestants = Array.from({ length: PROCESSES }, begin);
  await Promise.all(contestants.map(({ line }) => line('{')));
  const taken = () =>
    all.reduce((sum, { lines }) => sum + lines.filter((line) => line.includes('"holds"')).length, 0);
  const end = async (one: Running) => {
    killedAt.set(one.child.pid ?? 0, process.hrtime.bigint());
    one.child.kill('SIGKILL');
    await one.ended;
  };
  while (taken() < rounds) {
    await delay(20 + Math.random() * 60);
    if (!kills) continue;
    const n = Math.floor(Math.random() * PROCESSES);
    await end(contestants[n] as Running);
    contestants[n] = begin();
    await contestants[n]?.line('{');
  }
  await Promise.all(contestants.map(end));

  const events = all
    .flatMap(({ lines }) =>
      lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as LeaseEvent),
    )
    .sort((a, b) => (BigInt(a.at) < BigInt(b.at) ? -1 : 1));
  assertOneHolder(events, killedAt, byForce > 0);
  const again = new ThreadStore(root, { sync: false });
  try {
    const log = await again.open(thread.id);
    assertAccepted(
      events,
      log.journal.flatMap((record) => (record.kind === 'input' ? [record.id] : [])),
    );
    const lease = await log.takeLease();
    assert.ok(events.every(({ generation }) => generation < lease.generation));
    await lease.release();
  } finally {
    await again.close();
  }
  return {
    rounds: taken(),
    killed: killedAt.size,
    forced: events.filter((event) => event.event === 'holds' && event.forced).length,
    refused: events.filter(({ event }) => event === 'refused').length,
  };
}

/** Each holding ends (by a release, or the holder's death) before the next begins, unless that one came by force. */
function assertOneHolder(
  events: readonly LeaseEvent[],
  killedAt: ReadonlyMap<number, bigint>,
  byForce: boolean,
): void {
  const holdings = events.filter((event) => event.event === 'holds');
  assert.equal(
    new Set(holdings.map(({ generation }) => generation)).size,
    holdings.length,
    'one holder each',
  );
  const endOf = ({ pid, generation }: LeaseEvent) => {
    const released = events.find(
      (event) => event.event === 'releases' && event.pid === pid && event.generation === generation,
    );
    return released ? BigInt(released.at) : (killedAt.get(pid) ?? 0n);
  };
  for (const [n, holding] of holdings.entries()) {
    for (const later of holdings.slice(n + 1)) {
      const overlaps = endOf(holding) > BigInt(later.at);
      // Whoever was forced out may not know it yet; that its writes are refused is shown below.
      const [lower, higher] = [holding.generation, later.generation].sort((a, b) => a - b) as [
        number,
        number,
      ];
      const forcedOut = between(lower, higher).some((generation) => {
        // One that was killed before it could tell may have come by force, too.
        const taker = holdings.find((one) => one.generation === generation);
        return taker ? taker.forced : byForce;
      });
      assert.ok(!overlaps || forcedOut, `${holding.generation} was held when ${later.generation} was taken`);
    }
  }
  for (const event of events) assert.notEqual(event.event, 'lost', JSON.stringify(event));
}

function assertAccepted(events: readonly LeaseEvent[], journal: readonly string[]): void {
  let newest = 0;
  const begun = new Map<string, number>();
  for (const event of events) {
    if (event.event === 'holds') newest = Math.max(newest, event.generation);
    if (event.event === 'appends') begun.set(event.id, newest);
    if (event.event === 'appended')
      assert.ok(
        begun.get(event.id) === event.generation,
        `${event.id} was accepted although ${begun.get(event.id)} had been taken before it was appended`,
      );
  }
  const places = new Map(journal.map((id, n) => [id, n]));
  assert.equal(places.size, journal.length, 'nothing twice');
  const accepted = events.flatMap((event) => (event.event === 'appended' ? [event.id] : []));
  for (const id of accepted) assert.ok(places.has(id), `${id} was accepted and is gone`);
  // What was refused may be there all the same, where whoever took over had read it; then it precedes what they wrote.
  const generations = journal.map((id) => Number(id.split(' ')[1]));
  assert.deepEqual(
    generations,
    [...generations].sort((a, b) => a - b),
    'in the order of leases',
  );
}

/** The numbers above `low`, up to `high`. */
function between(low: number, high: number): number[] {
  return Array.from({ length: high - low }, (_, n) => low + n + 1);
}
