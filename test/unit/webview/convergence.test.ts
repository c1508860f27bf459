import fc from 'fast-check';
import assert from 'node:assert/strict';
import { EventType } from '@ag-ui/core';
import { CUSTOM } from '../../../src/protocol/custom';
import type { RunEvent, ToHost, ToWebview } from '../../../src/protocol/messages';
import { reduce, type ThreadView } from '../../../src/protocol/view';
import { Publisher, type Published } from '../../../src/threads/publisher';
import type { SessionListener } from '../../../src/threads/shown';
import { Connection } from '../../../webview/connection';
import { events, said, shell, view } from '../../browser/scenarios';

/** A session as the publisher sees it. */
class Source implements Published {
  view: ThreadView;
  readonly listeners = new Set<SessionListener>();

  constructor(readonly id: string) {
    this.view = { ...view([]), threadId: id };
  }

  listen(listener: SessionListener): { dispose(): void } {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  }

  emit(event: RunEvent): void {
    this.view = reduce(this.view, event);
    for (const listener of this.listeners) listener.event(event);
  }

  /** The view is derived anew, as after Stop. */
  reset(): void {
    this.view = { ...this.view, items: [...this.view.items, said(`r${this.view.items.length}`, 'anew')] };
    for (const listener of this.listeners) listener.reset(this.view);
  }
}

/** Host and page with everything between them, which a test delivers, in whatever order. */
class Wire {
  readonly sources = [new Source('one'), new Source('two')];
  readonly toPage: ToWebview[] = [];
  readonly toHost: ToHost[] = [];
  readonly publisher = new Publisher(
    (message) => this.toPage.push(message),
    async () => shell(),
  );
  page = this.open();

  open(): Connection {
    this.page = new Connection((message) => this.toHost.push(message));
    this.toHost.push({ type: 'ready' });
    return this.page;
  }

  /** Gives one of the messages under way to the page; `keep` it under way too. */
  deliver(at: number, keep = false): void {
    const [message] = keep ? this.toPage.slice(at) : this.toPage.splice(at, 1);
    if (message?.type === 'snapshot' || message?.type === 'events' || message?.type === 'shell')
      this.page.receive(message);
  }

  /** Gives the host what the page asked for. */
  async answer(): Promise<void> {
    if (this.toHost.shift()) await this.publisher.sendSnapshot();
  }

  /** Delivers what is under way, in an order that `pick` gives, some of it twice, until nothing is. */
  async settle(pick: (length: number) => number): Promise<number> {
    let asked = 0;
    let repeats = 20;
    while (this.toPage.length > 0 || this.toHost.length > 0) {
      while (this.toPage.length > 0) {
        const repeat = repeats > 0 && pick(3) === 1;
        if (repeat) repeats--;
        this.deliver(pick(this.toPage.length), repeat);
      }
      while (this.toHost.length > 0) {
        asked++;
        await this.answer();
      }
    }
    return asked;
  }

  converged(): void {
    assert.deepEqual(this.page.view, this.publisher.shown?.view ?? null);
  }
}

type Act =
  | { do: 'emit'; event: RunEvent; source: number }
  | { do: 'show'; source: number }
  | { do: 'deliver' | 'repeat' | 'lose'; at: number }
  | { do: 'reset'; source: number }
  | { do: 'answer' | 'reload' | 'pause' };

const anId = fc.constantFrom('a', 'b', 'c');
const anEvent: fc.Arbitrary<RunEvent> = fc.oneof(
  fc.constantFrom(events.started(), events.waits('i'), events.finished(), events.cancelled()),
  anId.map((id) => events.step(id)),
  anId.map((id) => events.stepEnd(id)),
  anId.map((id) => events.text(id)),
  { weight: 4, arbitrary: fc.tuple(anId, fc.string()).map(([id, text]) => events.delta(id, text)) },
  fc.tuple(anId, fc.string()).map(([id, text]) => events.item(said(id, text))),
  anId.map((id): RunEvent => ({ type: EventType.CUSTOM, name: CUSTOM.retract, value: { id } })),
);
const aSource = fc.nat({ max: 1 });
const at = fc.nat({ max: 5 });
const harmless: fc.Arbitrary<Act>[] = [
  fc.record({ do: fc.constant('show' as const), source: fc.nat({ max: 2 }) }),
  fc.record({ do: fc.constantFrom('repeat' as const), at }),
  fc.record({ do: fc.constant('reset' as const), source: aSource }),
  fc.record({ do: fc.constantFrom('answer' as const, 'reload' as const, 'pause' as const) }),
];
const emits = fc.record({ do: fc.constant('emit' as const), event: anEvent, source: aSource });
const delivers = fc.record({ do: fc.constant('deliver' as const), at });
const loses = fc.record({ do: fc.constant('lose' as const), at });
const frequent = [
  { weight: 8, arbitrary: emits as fc.Arbitrary<Act> },
  { weight: 6, arbitrary: delivers as fc.Arbitrary<Act> },
];

async function perform(wire: Wire, acts: readonly Act[]): Promise<void> {
  for (const act of acts) {
    if (act.do === 'emit') wire.sources[act.source]?.emit(act.event);
    // Not waited for: what happens until it is sent belongs to it.
    else if (act.do === 'show') void wire.publisher.show(wire.sources[act.source]);
    else if (act.do === 'reset') wire.sources[act.source]?.reset();
    else if (act.do === 'deliver') wire.deliver(act.at);
    else if (act.do === 'repeat') wire.deliver(act.at, true);
    else if (act.do === 'lose') wire.toPage.splice(act.at, 1);
    else if (act.do === 'answer') void wire.answer();
    else if (act.do === 'reload') wire.open();
    else await new Promise(setImmediate);
  }
  await new Promise(setImmediate);
}

/** Text that is gathered goes out before the next event of another kind. */
function flush(wire: Wire): void {
  for (const source of wire.sources) source.emit(events.step('last'));
}

describe('host and page', () => {
  it('come to show the same, however messages are repeated and swapped, and pages and threads change', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(...frequent, ...harmless), { maxLength: 60 }),
        fc.infiniteStream(fc.nat()),
        async (acts, order) => {
          const wire = new Wire();
          await wire.publisher.show(wire.sources[0]);
          await perform(wire, acts);
          flush(wire);
          await wire.settle((length) => (order.next().value ?? 0) % length);
          wire.converged();
        },
      ),
      { numRuns: 1_000 },
    ));

  it('come to show the same after a loss, with the next snapshot or the next event', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(...frequent, ...harmless, { weight: 4, arbitrary: loses as fc.Arbitrary<Act> }), {
          maxLength: 60,
        }),
        fc.boolean(),
        async (acts, bySnapshot) => {
          const wire = new Wire();
          await wire.publisher.show(wire.sources[0]);
          await perform(wire, acts);
          await wire.settle(() => 0);
          // A page that got no snapshot at all asks for one when it is loaded.
          if (bySnapshot || !wire.page.connected || !wire.publisher.shown)
            await wire.publisher.sendSnapshot();
          else flush(wire);
          await wire.settle(() => 0);
          wire.converged();
        },
      ),
      { numRuns: 1_000 },
    ));

  it('ask for nothing where nothing is lost and nothing swapped', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(...frequent, ...harmless), { maxLength: 60 }), async (acts) => {
        const wire = new Wire();
        await wire.publisher.show(wire.sources[0]);
        await wire.settle(() => 0);
        const inOrder = acts
          .filter((act) => act.do !== 'reload')
          .map((act) => ('at' in act ? { ...act, at: 0 } : act));
        await perform(wire, inOrder);
        flush(wire);
        assert.equal(await wire.settle(() => 0), 0);
        wire.converged();
      }),
      { numRuns: 100 },
    ));
});
