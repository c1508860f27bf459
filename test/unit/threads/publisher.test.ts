import assert from 'node:assert/strict';
import type { Shell, ToWebview } from '../../../src/protocol/messages';
import { Publisher, type Published } from '../../../src/threads/publisher';
import type { SessionListener } from '../../../src/threads/shown';
import { events, shell, view } from '../../browser/scenarios';
import { until } from './world';

describe('a panel whose surroundings could not be told for a moment', () => {
  const sent: ToWebview[] = [];
  let publisher: Publisher;
  let fails = false;
  let asked = 0;
  let listener: SessionListener | undefined;
  const source: Published = {
    id: 'one',
    view: { ...view([]), threadId: 'one' },
    listen(one) {
      listener = one;
      return { dispose: () => undefined };
    },
  };
  const told = async (): Promise<Shell> => {
    asked++;
    if (fails) throw new Error('no disk');
    return shell();
  };
  const snapshots = (): number => sent.filter(({ type }) => type === 'snapshot').length;

  beforeEach(async () => {
    sent.length = 0;
    fails = false;
    publisher = new Publisher((message) => sent.push(message), told, 10);
    await publisher.show(source);
    fails = true;
  });
  afterEach(() => publisher.dispose());

  it('gets what it asked for as soon as they can be told, once', async () => {
    await assert.rejects(publisher.sendSnapshot(), { message: 'no disk' });
    listener?.event(events.step('talk'));
    assert.equal(sent.at(-1)?.type, 'events', 'events go on meanwhile');
    fails = false;
    await until(() => snapshots() === 2);
    await new Promise((resolve) => setTimeout(resolve, 30));
    assert.equal(snapshots(), 2);
  });

  it('gets a view that was derived anew, however often it fails before', async () => {
    asked = 0;
    listener?.reset(source.view);
    await until(() => asked >= 3);
    fails = false;
    await until(() => snapshots() === 2);
  });

  it('is left alone once it is gone', async () => {
    listener?.reset(source.view);
    publisher.dispose();
    asked = 0;
    await new Promise((resolve) => setTimeout(resolve, 40));
    assert.equal(asked, 0);
  });
});
