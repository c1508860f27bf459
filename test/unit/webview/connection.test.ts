import fc from 'fast-check';
import assert from 'node:assert/strict';
import type { ToHost, ToWebview } from '../../../src/protocol/messages';
import { reduce } from '../../../src/protocol/view';
import { Connection } from '../../../webview/connection';
import { batch, events, said, snapshot, view } from '../../browser/scenarios';

function connect(): { connection: Connection; posted: ToHost[] } {
  const posted: ToHost[] = [];
  return { connection: new Connection((message) => posted.push(message)), posted };
}

type Fed = Extract<ToWebview, { type: 'snapshot' | 'events' | 'shell' }>;
const feed = (connection: Connection, ...messages: ToWebview[]): void =>
  messages.forEach((message) => connection.receive(message as Fed));
const item = (n: number): ToWebview => batch(n, [events.item(said(`t${n}`, `text ${n}`))]);
const ids = ({ view: shown }: Connection): string[] => shown?.items.map(({ id }) => id) ?? [];

describe('the connection of the panel', () => {
  it('applies batches in order, and each once', () => {
    const { connection, posted } = connect();
    feed(connection, snapshot(view([])), item(1), item(1), item(2), item(1));
    assert.deepEqual(ids(connection), ['t1', 't2']);
    assert.deepEqual(posted, []);
  });

  it('asks for a snapshot once after a gap, and applies nothing until it comes', () => {
    const { connection, posted } = connect();
    feed(connection, snapshot(view([])), item(1), item(3), item(4), item(2));
    assert.deepEqual(ids(connection), ['t1']);
    assert.deepEqual(posted, [{ type: 'resync' }]);
    feed(connection, snapshot(view([said('t9', 'all')]), 2), batch(1, [events.item(said('t10', 'on'))], 2));
    assert.deepEqual(ids(connection), ['t9', 't10']);
    assert.equal(posted.length, 1);
  });

  it('drops what belongs to an older epoch, snapshots too', () => {
    const { connection, posted } = connect();
    feed(connection, snapshot(view([]), 5), item(1), snapshot(view([said('old', '')]), 4));
    assert.deepEqual(ids(connection), []);
    assert.deepEqual(posted, []);
  });

  it('follows Stop into the next epoch without a snapshot, and drops the stragglers of the old one', () => {
    const { connection, posted } = connect();
    feed(
      connection,
      snapshot(view([]), 1),
      batch(1, [events.started()], 1),
      batch(1, [events.cancelled()], 2),
    );
    feed(connection, batch(2, [events.item(said('late', ''))], 1));
    assert.deepEqual(connection.view?.run, { status: 'stopped' });
    assert.deepEqual(ids(connection), []);
    assert.deepEqual(posted, []);
  });

  it('takes a snapshot that batches of its epoch have overtaken', () => {
    const { connection, posted } = connect();
    feed(connection, snapshot(view([]), 1), batch(1, [events.item(said('a', ''))], 2));
    feed(
      connection,
      snapshot(view([said('a', ''), said('b', '')]), 2),
      batch(1, [events.item(said('c', ''))], 2),
    );
    assert.deepEqual(ids(connection), ['a', 'b', 'c']);
    assert.deepEqual(posted, []);
  });

  it('asks for a snapshot where it missed one', () => {
    const { connection, posted } = connect();
    feed(connection, snapshot(view([]), 1), batch(1, [events.started()], 3));
    assert.deepEqual(posted, [{ type: 'resync' }]);
  });

  it('keeps the batches of other threads out of the view', () => {
    const { connection } = connect();
    const other = { ...item(1), threadId: 'other' } as ToWebview;
    feed(connection, snapshot(view([])), other, item(2));
    assert.deepEqual(ids(connection), ['t2']);
  });

  it('shows what the host shows, however batches were lost, repeated or swapped on the way', () => {
    const sent = Array.from(
      { length: 12 },
      (_, index) => item(index + 1) as Extract<ToWebview, { type: 'events' }>,
    );
    const whole = sent.flatMap((one) => one.events).reduce(reduce, view([]));
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 11 }), { maxLength: 30 }), (order) => {
        const { connection, posted } = connect();
        feed(connection, snapshot(view([])), ...order.flatMap((index) => sent[index] ?? []));
        // The host answers a resync with all it has; without one the panel has a prefix of it.
        if (posted.length > 0) feed(connection, snapshot(whole, 2));
        const shown = ids(connection);
        assert.deepEqual(shown, ids({ view: whole } as Connection).slice(0, shown.length));
        assert.ok(posted.length <= 1);
        const highest = Math.max(-1, ...order) + 1;
        assert.equal(shown.length, posted.length > 0 ? 12 : highest);
      }),
    );
  });
});
