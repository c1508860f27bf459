import assert from 'node:assert/strict';
import { bench } from './driver';
import { asked, batch, cardItem, events, proposal, said, snapshot, threadId, usage, view } from './scenarios';

const line = 'scribe · 1,240 tokens in, 310 out · 6.2\u00a0s';

describe('what a model takes, in a browser', function () {
  this.timeout(20_000);

  it('is counted while it works, without a jump and not aloud, and told at the end', async () => {
    const panel = await bench.open({ width: 300 });
    const { page } = panel;
    await panel.say(
      snapshot(view([asked('m', 'Go')])),
      batch(1, [events.started(), events.step('draft'), events.spent(900, 860)]),
    );
    const status = page.locator('.run-status');
    assert.equal(await status.innerText(), 'Writing the draft…\n0\u00a0s · ~860 tokens');
    const height = async (): Promise<number> => (await status.boundingBox())?.height ?? 0;
    const before = await height();
    await panel.say(batch(2, [events.spent(125_900, 1_234_567)]));
    assert.equal(await page.locator('.spent').innerText(), '2\u00a0min 5\u00a0s · ~1,234,567 tokens');
    assert.equal(await height(), before);
    assert.equal(await page.locator('vitae-panel > .hidden-text').innerText(), '');
    assert.equal(
      await page.locator('[aria-live]:not([aria-live="off"]) .spent, [role="status"] .spent').count(),
      0,
    );
    await panel.say(batch(3, [events.item(said('t', 'Done.')), events.usage(usage('m')), events.finished()]));
    assert.equal(await status.count(), 0);
    const [item, told] = await Promise.all([
      page.locator('.item.agent').boundingBox(),
      page.locator('.usage').boundingBox(),
    ]);
    assert.equal(await page.locator('.usage').innerText(), line);
    assert.ok(item && told && told.y >= item.y + item.height, 'it stands under what was said');
  });

  it('is told of each turn at its end, also after a reload, and of none by rules', async () => {
    const panel = await bench.open({ language: 'zh' });
    const items = [
      asked('a', '甲'),
      said('1', '一'),
      asked('b', '乙'),
      said('2', '二'),
      asked('c', '丙'),
      said('3', '三'),
    ];
    await panel.say(snapshot({ ...view(items), usage: [usage('a'), usage('c', { estimated: true })] }));
    const order = await panel.page.locator('.items > div').allInnerTexts();
    assert.deepEqual(order, [
      '甲',
      '一',
      line,
      '乙',
      '二',
      '丙',
      '三',
      line.replace('1,240', '~1,240').replace('310', '~310'),
    ]);
    await panel.say(snapshot(view(items), 2));
    assert.equal(await panel.page.locator('.usage').count(), 0);
  });

  it('counts down while the model is busy; it can be stopped all the time', async () => {
    const panel = await bench.open();
    const label = panel.page.locator('.run-status');
    await panel.say(snapshot(view([asked('m', 'Go')])));
    await panel.say(
      batch(1, [events.started(), events.step('draft'), events.progress('model-waiting', { seconds: 12 })]),
    );
    assert.equal(await label.innerText(), 'The model is busy. Again in 12\u00a0s…');
    const aloud = panel.page.locator('vitae-panel > .hidden-text');
    assert.equal(await aloud.innerText(), 'The model is busy. Again in 12\u00a0s…');
    await panel.say(batch(2, [events.progress('model-waiting', { seconds: 11 })]));
    assert.equal(await label.innerText(), 'The model is busy. Again in 11\u00a0s…');
    assert.equal(await aloud.innerText(), 'The model is busy. Again in 12\u00a0s…');
    await panel.click(panel.page.getByRole('button', { name: 'Stop' }));
    assert.deepEqual(await panel.posted('stop'), [{ type: 'stop', threadId }]);
    await panel.say(batch(3, [events.progress('model-waiting', { seconds: 0 }), events.cancelled()]));
    assert.equal(await label.innerText(), 'You stopped this run. Send a message to go on.');
  });

  it('offers the model again for a draft that rules made in its place, in the language of the chat', async () => {
    const panel = await bench.open();
    const card = { ...cardItem('c', proposal), fallback: true } as const;
    const waits = { status: 'waiting', interruptId: 'i' } as const;
    const button = panel.page.getByRole('button', { name: 'Try Again with the Model' });
    await panel.say(snapshot(view([asked('m', 'Go'), cardItem('c', proposal)], waits)));
    assert.equal(await button.count(), 0, 'no model was asked for this');
    await panel.say(snapshot({ ...view([asked('m', 'Go'), card], waits), language: 'zh' }, 2));
    assert.match(await panel.page.locator('.card').innerText(), /Written by rules/);
    await button.dblclick();
    assert.deepEqual(
      (await panel.posted('send')).map(({ text }) => text),
      ['用模型再试一次'],
    );
    await panel.say(snapshot(view([asked('m', 'Go'), card]), 3));
    assert.equal(await button.count(), 0);
  });
});
