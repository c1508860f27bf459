import assert from 'node:assert/strict';
import type { ToHost, ToWebview } from '../../../src/protocol/messages';
import { Connection } from '../../../webview/connection';
import { batch, events, said, snapshot, view } from '../../browser/scenarios';

function connect(): { connection: Connection; posted: ToHost[]; wait: (ms: number) => void } {
  const posted: ToHost[] = [];
  let now = 0;
  const connection = new Connection(
    (message) => posted.push(message),
    () => now,
  );
  return { connection, posted, wait: (ms) => void (now += ms) };
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

  it('asks again with a batch that comes long after the snapshot should have come, and not before', () => {
    const { connection, posted, wait } = connect();
    feed(connection, snapshot(view([])), item(2));
    wait(1_900);
    feed(connection, item(3));
    assert.equal(posted.length, 1);
    wait(100);
    feed(connection, item(4), item(5));
    assert.deepEqual(posted, [{ type: 'resync' }, { type: 'resync' }]);
    assert.deepEqual(ids(connection), []);
    feed(connection, snapshot(view([said('t5', 'all')]), 2));
    wait(9_000);
    feed(connection, batch(1, [events.item(said('t6', 'on'))], 2));
    assert.deepEqual(ids(connection), ['t5', 't6']);
    assert.equal(posted.length, 2);
  });

  it('drops what belongs to an older epoch, snapshots too', () => {
    const { connection, posted } = connect();
    feed(connection, snapshot(view([]), 5), item(1), snapshot(view([said('old', '')]), 4));
    assert.deepEqual(ids(connection), []);
    assert.deepEqual(posted, []);
  });

  it('drops a snapshot that comes again', () => {
    const { connection, posted } = connect();
    feed(connection, snapshot(view([]), 1), item(1), snapshot(view([]), 1));
    assert.deepEqual(ids(connection), ['t1']);
    assert.deepEqual(posted, []);
  });

  it('asks again after a snapshot that a batch behind it has overtaken', () => {
    const { connection, posted } = connect();
    feed(connection, snapshot(view([]), 1), batch(1, [events.item(said('c', ''))], 2));
    assert.deepEqual(ids(connection), [], 'it belongs to a view that is not there yet');
    feed(connection, snapshot(view([said('a', ''), said('b', '')]), 2));
    assert.deepEqual(ids(connection), ['a', 'b']);
    assert.deepEqual(posted, [{ type: 'resync' }, { type: 'resync' }]);
    feed(connection, snapshot(view([said('a', ''), said('b', ''), said('c', '')]), 3));
    assert.deepEqual(ids(connection), ['a', 'b', 'c']);
    assert.equal(posted.length, 2);
  });

  it('asks for nothing before the first snapshot, which is on its way', () => {
    const { connection, posted } = connect();
    feed(connection, item(4), snapshot(view([]), 2), batch(1, [events.item(said('a', ''))], 2));
    assert.deepEqual(ids(connection), ['a']);
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
});
