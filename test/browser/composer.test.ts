import assert from 'node:assert/strict';
import { bench } from './driver';
import { batch, events, snapshot, threadId, view, waiting } from './scenarios';

describe('the composer in a browser', function () {
  this.timeout(20_000);

  it('sends on Enter, breaks the line on Shift+Enter, and keeps the draft until it is accepted', async () => {
    const panel = await bench.open();
    await panel.say(snapshot(view([])));
    await panel.composer.click();
    await panel.page.keyboard.type('one');
    await panel.press('Shift+Enter');
    await panel.page.keyboard.type('two');
    await panel.press('Enter');
    await panel.press('Enter');
    const sent = await panel.posted('send');
    assert.deepEqual(
      sent.map(({ text }) => text),
      ['one\ntwo'],
    );
    assert.equal(await panel.composer.inputValue(), 'one\ntwo');
    await panel.say({ type: 'accepted', clientMessageId: sent[0]?.clientMessageId ?? '' });
    assert.equal(await panel.composer.inputValue(), '');
    await panel.press('Enter');
    assert.equal((await panel.posted('send')).length, 1);
  });

  it('undoes as a text field does, also past a message that was sent', async () => {
    const panel = await bench.open();
    await panel.say(snapshot(view([])));
    await panel.composer.click();
    await panel.page.keyboard.type('hello');
    await panel.say(batch(1, [events.started(), events.finished()]));
    await panel.page.keyboard.type(' world');
    await panel.press('ControlOrMeta+z');
    assert.notEqual(await panel.composer.inputValue(), 'hello world');
    await panel.press('ControlOrMeta+Shift+z');
    assert.equal(await panel.composer.inputValue(), 'hello world');
    await panel.press('Enter');
    await panel.say({ type: 'accepted', clientMessageId: await panel.lastId() });
    assert.equal(await panel.composer.inputValue(), '');
    await panel.press('ControlOrMeta+z');
    assert.equal(await panel.composer.inputValue(), 'hello world');
  });

  it('never sends while an input method composes, nor on the Enter that ends it', async () => {
    const panel = await bench.open();
    await panel.say(snapshot(view([])));
    await panel.composer.click();
    const keys = await panel.page.context().newCDPSession(panel.page);
    const enter = (code: number): object => ({ key: 'Enter', code: 'Enter', windowsVirtualKeyCode: code });
    await keys.send('Input.imeSetComposition', { text: 'ni hao', selectionStart: 6, selectionEnd: 6 });
    for (const code of [13, 229]) {
      await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter(code) });
      assert.deepEqual(await panel.posted('send'), []);
    }
    await keys.send('Input.insertText', { text: '你好' });
    await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter(229) });
    assert.equal(await panel.composer.inputValue(), '你好');
    // WebKit's order: the composition ends first, then comes the key, in the same task.
    await panel.page.evaluate(`(() => {
      const field = document.querySelector('.composer-field');
      field.dispatchEvent(new CompositionEvent('compositionend', { data: '好', bubbles: true }));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    })()`);
    await panel.drawn();
    assert.deepEqual(await panel.posted('send'), []);
    await panel.press('Enter');
    assert.deepEqual(
      (await panel.posted('send')).map(({ text }) => text),
      ['你好'],
    );
  });

  it('takes text while a run goes on, and sends it only afterwards', async () => {
    const panel = await bench.open();
    await panel.say(snapshot(view([], { status: 'running', runId: 'r', steps: [] })));
    await panel.composer.click();
    await panel.page.keyboard.type('next');
    await panel.press('Enter');
    assert.deepEqual(await panel.posted('send'), []);
    assert.match(await panel.page.locator('.composer-hint').innerText(), /when this run has ended/);
    await panel.say(batch(1, [events.finished()]));
    assert.deepEqual(await panel.posted('send'), []);
    await panel.press('Enter');
    assert.equal((await panel.posted('send')).length, 1);
  });

  it('keeps a refused message with the reason beneath', async () => {
    const panel = await bench.open();
    await panel.say(snapshot(view([])));
    await panel.write('hello');
    await panel.page.getByRole('button', { name: 'Send' }).click();
    const error = { code: 'thread-busy', text: 'Another window writes to this thread.' };
    await panel.say({ type: 'refused', clientMessageId: await panel.lastId(), error });
    assert.equal(await panel.composer.inputValue(), 'hello');
    assert.match(await panel.page.getByRole('alert').innerText(), /Another window/);
  });

  it('asks with chips where a first message names no job', async () => {
    const panel = await bench.open();
    await panel.say(snapshot(null));
    await panel.write('hm');
    await panel.press('Enter');
    assert.equal((await panel.posted('start')).length, 1);
    await panel.say({ type: 'suggest', clientMessageId: await panel.lastId(), reason: 'unclear' });
    assert.equal(await panel.composer.inputValue(), 'hm');
    await panel.page.locator('.suggest').getByRole('button', { name: 'Extract this project' }).click();
    assert.deepEqual(await panel.posted('action'), [{ type: 'action', action: 'extractProject' }]);
  });

  it('counts near the limit and sends nothing beyond it', async () => {
    const panel = await bench.open();
    await panel.say(snapshot(view([])));
    await panel.write('x'.repeat(19_000));
    assert.match(await panel.page.locator('.composer-hint').innerText(), /19,000 of 20,000 characters/);
    await panel.write('x'.repeat(20_001));
    await panel.press('Enter');
    assert.match(await panel.page.locator('.composer-hint').innerText(), /too long/);
    assert.deepEqual(await panel.posted('send'), []);
  });

  it('says what to write while a card waits, and sends it as a message', async () => {
    const panel = await bench.open();
    await panel.say(snapshot(waiting));
    assert.equal(await panel.composer.getAttribute('placeholder'), 'Say what to change, or use the card');
    await panel.write('shorter');
    await panel.press('Enter');
    assert.deepEqual(
      (await panel.posted('send')).map(({ text, threadId: to }) => [text, to]),
      [['shorter', threadId]],
    );
  });

  it('brings the draft back in mid-stream after a reload, and takes the focus when the host says so', async () => {
    const panel = await bench.open();
    await panel.say(
      snapshot(view([])),
      batch(1, [events.started(), events.text('a'), events.delta('a', 'Hel')]),
    );
    await panel.write('half a mess');
    await panel.page.reload();
    assert.equal(await panel.composer.inputValue(), 'half a mess');
    assert.deepEqual(await panel.posted('ready'), [{ type: 'ready', threadId }]);
    await panel.say(snapshot(view([], { status: 'running', runId: 'run-1', steps: [] })), { type: 'focus' });
    assert.equal(await panel.focused(), 'Message to Vitae');
    assert.equal(await panel.composer.inputValue(), 'half a mess');
  });
});
