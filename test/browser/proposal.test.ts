import assert from 'node:assert/strict';
import type { ViewItem } from '../../src/protocol/view';
import { bench } from './driver';
import { batch, events, proposal, snapshot, waiting } from './scenarios';

const bulletText = (n: number): string => proposal.proposal.entry.bullets[n]?.text ?? '';
const decision = (answer: Extract<ViewItem, { kind: 'decision' }>['answer']): ViewItem => ({
  id: 'd1',
  by: 'user',
  source: 'user',
  at: '',
  kind: 'decision',
  of: 'c1',
  answer,
});

describe('the approval card in a browser', function () {
  this.timeout(20_000);

  it('sends what the user kept and edited, once', async () => {
    const panel = await bench.open();
    const { page } = panel;
    await panel.say(snapshot(waiting));
    await panel.click(page.getByRole('checkbox').nth(2));
    await panel.click(page.getByRole('button', { name: 'Edit name' }));
    await panel.press('ControlOrMeta+a');
    await page.keyboard.type('Tidewatch 2');
    await panel.press('Enter');
    await panel.click(page.getByRole('button', { name: `Edit: ${bulletText(1)}` }));
    await panel.press('ControlOrMeta+a');
    await page.keyboard.type('Line one');
    await panel.press('Shift+Enter');
    await page.keyboard.type('line two');
    await panel.press('Enter');
    await panel.click(page.getByRole('button', { name: 'Edit description' }));
    await page.keyboard.type(' dropped');
    await panel.press('Escape');
    await page.getByRole('button', { name: 'Add to Resume' }).dblclick();
    const [answer, ...more] = await panel.posted('answer');
    assert.deepEqual(more, []);
    assert.equal(answer?.interruptId, 'i1');
    assert.deepEqual(answer.value, {
      action: 'approve',
      bullets: [
        { id: 'b1', text: bulletText(0) },
        { id: 'b2', text: 'Line one\nline two' },
      ],
      name: 'Tidewatch 2',
    });
    await panel.say({ type: 'accepted', clientMessageId: answer.clientMessageId });
    assert.equal(await page.getByRole('button', { name: 'Add to Resume' }).count(), 0);
    await panel.say(batch(1, [events.started(), events.item(decision(answer.value))]));
    assert.match(await page.locator('.card-state').innerText(), /Approved/);
    assert.equal(await page.getByRole('checkbox').count(), 0);
    assert.equal(await page.locator('.proposal h2').innerText(), 'Tidewatch 2');
    assert.equal(await page.locator('.bullet.left-out').count(), 1);
  });

  it('can be rejected, also again after the host refused', async () => {
    const panel = await bench.open();
    await panel.say(snapshot(waiting));
    await panel.click(panel.page.getByRole('button', { name: 'Reject' }));
    const error = { code: 'storage-failed', text: 'The disk is full.' };
    await panel.say({ type: 'refused', clientMessageId: await panel.lastId(), error });
    assert.match(await panel.page.getByRole('alert').innerText(), /The disk is full/);
    await panel.click(panel.page.getByRole('button', { name: 'Reject' }));
    assert.deepEqual(
      (await panel.posted('answer')).map(({ value }) => value),
      [{ action: 'reject' }, { action: 'reject' }],
    );
  });

  it('can’t be answered once nothing waits for it, or a newer draft took its place', async () => {
    const panel = await bench.open();
    await panel.say(snapshot({ ...waiting, run: { status: 'stopped' } }));
    assert.equal(await panel.page.getByRole('button', { name: 'Reject' }).count(), 0);
    const items = [...waiting.items, decision({ action: 'superseded' })];
    await panel.say(snapshot({ ...waiting, items }, 2));
    assert.match(await panel.page.locator('.card-state').innerText(), /Replaced by a newer draft/);
  });

  it('needs a bullet', async () => {
    const panel = await bench.open();
    await panel.say(snapshot(waiting));
    for (const box of await panel.page.getByRole('checkbox').all()) await panel.click(box);
    assert.ok(await panel.page.getByRole('button', { name: 'Add to Resume' }).isDisabled());
    assert.match(await panel.page.locator('.proposal').innerText(), /Keep at least one bullet/);
  });

  it('shows what was left out and why, and that it updates an entry', async () => {
    const panel = await bench.open();
    const update = { ...proposal, proposal: { ...proposal.proposal, replaces: '{}' } };
    const items = waiting.items.map((item) =>
      item.id === 'c1' && item.kind === 'card' ? { ...item, card: update } : item,
    );
    await panel.say(snapshot({ ...waiting, items }));
    await panel.click(panel.page.getByRole('button', { name: 'Left out (1)' }));
    const card = await panel.page.locator('.proposal').innerText();
    assert.match(card, /The number 90% is not in its sources\./);
    assert.match(card, /Kafka is not in its sources\./);
    assert.match(card, /Updates the entry that is already in your resume/);
    assert.equal(await panel.page.getByRole('button', { name: 'Update Resume' }).count(), 1);
  });

  it('comes back from a reload with its edits, open editors and unfolded sources', async () => {
    const panel = await bench.open();
    const { page } = panel;
    await panel.say(snapshot(waiting));
    await panel.click(page.getByRole('checkbox').nth(0));
    await panel.click(page.getByRole('button', { name: '1 source' }).first());
    await panel.click(page.getByRole('button', { name: `Edit: ${bulletText(1)}` }));
    await page.keyboard.type(' And more');
    await panel.write('half a mess');
    await page.reload();
    await panel.say(snapshot(waiting));
    assert.equal(await page.getByRole('checkbox').nth(0).isChecked(), false);
    assert.equal(await page.locator('.editor textarea').inputValue(), `${bulletText(1)} And more`);
    assert.equal(await page.locator('.evidence:visible').count(), 1);
    assert.equal(await panel.composer.inputValue(), 'half a mess');
    await panel.click(page.getByRole('button', { name: 'Add to Resume' }));
    const [answer] = await panel.posted('answer');
    assert.deepEqual(answer?.value.action === 'approve' && answer.value.bullets[0], {
      id: 'b2',
      text: `${bulletText(1)} And more`,
    });
  });

  it('keeps the focus while the conversation goes on around it', async () => {
    const panel = await bench.open();
    await panel.say(snapshot(waiting));
    await panel.click(panel.page.getByRole('button', { name: `Edit: ${bulletText(1)}` }));
    await panel.press('End');
    await panel.page.keyboard.type(' abc');
    await panel.say(batch(1, [events.item({ ...waiting.items[1], text: 'Changed' } as ViewItem)]));
    await panel.page.keyboard.type('def');
    assert.match(await panel.page.locator('.editor textarea').inputValue(), / abcdef$/);
    await panel.press('Enter');
    await panel.drawn();
    assert.match(await panel.focused(), /^Edit: .* abcdef$/);
  });

  it('can be walked through and answered by keys alone', async () => {
    const panel = await bench.open();
    await panel.say(snapshot({ ...waiting, items: waiting.items.slice(2) }));
    const path: string[] = [];
    for (let n = 0; n < 18; n++) {
      await panel.page.keyboard.press('Tab');
      path.push(await panel.focused());
    }
    assert.deepEqual(path, [
      'Ada Park EN',
      'Offline · Choose Model',
      'Conversation',
      'Edit name',
      'Edit description',
      '2 sources',
      `Keep: ${bulletText(0)}`,
      `Edit: ${bulletText(0)}`,
      '2 sources',
      `Keep: ${bulletText(1)}`,
      `Edit: ${bulletText(1)}`,
      '1 source',
      `Keep: ${bulletText(2)}`,
      `Edit: ${bulletText(2)}`,
      '1 source',
      'Left out (1)',
      'Add to Resume',
      'Reject',
    ]);
    await panel.press('Enter');
    assert.deepEqual(
      (await panel.posted('answer')).map(({ value }) => value),
      [{ action: 'reject' }],
    );
    await panel.say(batch(1, [events.item(decision({ action: 'reject' })), events.finished()]));
    assert.equal(await panel.focused(), 'Resume entry: Tidewatch');
  });
});
