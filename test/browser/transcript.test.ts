import assert from 'node:assert/strict';
import { bench } from './driver';
import { asked, batch, cardItem, events, said, shell, snapshot, threadId, view, waiting } from './scenarios';

interface Scroller {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}
declare function getComputedStyle(node: object): { animationName: string };

const long = (id: string): string => `${id}: ${'a sentence that takes some room. '.repeat(12)}`;

describe('the transcript in a browser', function () {
  this.timeout(20_000);

  it('is drawn before the host has said anything', async () => {
    const panel = await bench.open({ language: 'zh' });
    assert.equal(await panel.composer.getAttribute('placeholder'), '让 Vitae 提取当前项目');
    assert.equal((await panel.posted('ready')).length, 1);
  });

  it('streams a draft, keeps the blocks that stand, and settles when the item comes', async () => {
    const panel = await bench.open();
    await panel.say(
      snapshot(view([])),
      batch(1, [events.started(), events.text('a'), events.delta('a', 'First **par')]),
    );
    const draft = panel.page.locator('.item.draft');
    assert.equal(await draft.innerText(), 'First **par');
    await panel.say(batch(2, [events.delta('a', 'agraph**.\n\nSec')]));
    const first = await panel.page.locator('vitae-markdown p').first().elementHandle();
    await panel.say(batch(3, [events.delta('a', 'ond.')]));
    assert.ok(await first?.evaluate((node: { isConnected: boolean }) => node.isConnected));
    assert.equal(await draft.locator('strong').innerText(), 'paragraph');
    await panel.say(batch(4, [events.item(said('a', 'First.')), events.finished()]));
    assert.equal(await draft.count(), 0);
    assert.equal(await panel.page.locator('.item.agent').innerText(), 'First.');
  });

  it('reads a text aloud once, when it stands', async () => {
    const panel = await bench.open();
    const aloud = panel.page.locator('vitae-panel > .hidden-text');
    await panel.say(
      snapshot(view([said('old', 'Old text')])),
      batch(1, [events.text('a'), events.delta('a', 'Hel')]),
    );
    assert.equal(await aloud.innerText(), '');
    await panel.say(batch(2, [events.item(said('a', 'Hello.'))]));
    assert.equal(await aloud.innerText(), 'Hello.');
    await panel.say(batch(3, [events.started()]));
    assert.equal(await aloud.innerText(), 'Hello.');
    assert.equal(await panel.log.getAttribute('aria-live'), 'off');
  });

  it('survives repeated, swapped and lost batches by one resync', async () => {
    const panel = await bench.open();
    const item = (n: number): ReturnType<typeof batch> => batch(n, [events.item(said(`t${n}`, `text ${n}`))]);
    await panel.say(snapshot(view([])), item(1), item(1), item(3), item(2), item(4));
    assert.equal(await panel.page.locator('.item').count(), 1);
    assert.equal((await panel.posted('resync')).length, 1);
    await panel.say(snapshot(view([1, 2, 3, 4].map((n) => said(`t${n}`, `text ${n}`))), 2));
    assert.equal(await panel.page.locator('.item').count(), 4);
  });

  it('shows the running step, stops once, and marks what was cut off', async () => {
    const panel = await bench.open({ reducedMotion: 'reduce' });
    await panel.say(
      snapshot(view([])),
      batch(1, [events.started(), events.step('collect#2'), events.progress('reading-git', { commits: 1 })]),
    );
    const status = panel.page.locator('.run-status');
    assert.equal(await status.innerText(), 'Reading the git history: 1 commit…');
    const animation = await status
      .locator('.codicon')
      .evaluate((node: object) => getComputedStyle(node).animationName);
    assert.equal(animation, 'none');
    await panel.say(batch(2, [events.text('a'), events.delta('a', 'Half a sen')]));
    await panel.click(panel.page.getByRole('button', { name: 'Stop' }));
    await panel.click(panel.page.getByRole('button', { name: 'Stopping…' }), { force: true });
    assert.deepEqual(await panel.posted('stop'), [{ type: 'stop', threadId }]);
    await panel.say(batch(3, [events.cancelled()]), batch(4, [events.delta('a', 'tence')]));
    assert.match(await panel.page.locator('.item.agent').innerText(), /^Half a sen\s+Stopped$/);
  });

  it('says that another window runs it, shows what waits, and offers to take over once that is silent', async () => {
    const panel = await bench.open();
    const aloud = panel.page.locator('vitae-panel > .hidden-text');
    const elsewhere = (silent: boolean) => ({ ...waiting, run: { status: 'elsewhere', silent } }) as const;
    await panel.say(snapshot({ ...waiting, run: { status: 'finishing' } }));
    assert.equal(
      await panel.page.locator('.run-status').innerText(),
      'Another window is still busy with this chat…',
    );
    await panel.say(snapshot(elsewhere(false), 2));
    const line = 'This chat is running in another window; what it does is shown here.';
    assert.equal(await panel.page.locator('.run-status').innerText(), line);
    assert.equal(await aloud.innerText(), line);
    assert.equal(
      await panel.page.locator('.card-state').innerText(),
      'You can answer here when the other window is done.',
    );
    assert.equal(await panel.page.getByRole('button', { name: 'Add to Resume' }).count(), 0);
    await panel.write('a draft');
    await panel.press('Enter');
    assert.deepEqual(await panel.posted('send'), []);
    assert.match(await panel.page.locator('.composer-hint').innerText(), /when the other window is done/);
    const button = panel.page.getByRole('button', { name: 'Take Over' });
    assert.equal(await button.count(), 0);
    await panel.say(snapshot(elsewhere(true), 3));
    assert.match(await aloud.innerText(), /Taking over ends it there/);
    await panel.click(button);
    assert.deepEqual(await panel.posted('takeOver'), [{ type: 'takeOver', threadId }]);
    assert.ok(await button.isDisabled());
    await panel.say(snapshot(waiting, 4));
    assert.equal(await panel.page.getByRole('button', { name: 'Add to Resume' }).count(), 1);
    assert.equal(await panel.composer.inputValue(), 'a draft');
  });

  it('shows an error with its next step', async () => {
    const panel = await bench.open();
    const error = {
      code: 'model-failed',
      text: 'The model failed.',
      action: { id: 'retry', label: 'Try Again' },
    } as const;
    await panel.say(snapshot(view([asked('m', 'Go')], { status: 'error', error })));
    await panel.click(panel.page.getByRole('button', { name: 'Try Again' }));
    assert.deepEqual(await panel.posted('retry'), [{ type: 'retry', threadId }]);
  });

  it('answers a question by its choices, and only the newest', async () => {
    const panel = await bench.open();
    const question = (id: string): ReturnType<typeof cardItem> =>
      cardItem(id, {
        type: 'question',
        question: 'Which is you?',
        choices: [{ id: 'x', label: `Ada ${id}` }],
      });
    await panel.say(snapshot(view([question('q1'), question('q2')])));
    assert.ok(await panel.page.getByRole('button', { name: 'Ada q1' }).isDisabled());
    await panel.page.getByRole('button', { name: 'Ada q2' }).dblclick();
    assert.deepEqual(
      (await panel.posted('send')).map(({ text }) => text),
      ['Ada q2'],
    );
  });

  it('marks what rules wrote only where a model was expected', async () => {
    const panel = await bench.open();
    await panel.say(snapshot(view([said('t', 'By rules.')])));
    await panel.say({ type: 'shell', shell: shell({ model: { state: 'ready', name: 'm-1' } }) });
    assert.equal(await panel.page.locator('.tag').count(), 0, 'no model was asked for this');
    await panel.say(batch(1, [events.item({ ...said('u', 'In its place.'), fallback: true })]));
    assert.deepEqual(await panel.page.locator('.tag').allInnerTexts(), ['Written by rules']);
  });

  it('stays at the end, but not once the reader has scrolled up', async () => {
    const panel = await bench.open();
    const top = (): Promise<number> => panel.log.evaluate((log: Scroller) => log.scrollTop);
    const rest = (): Promise<number> =>
      panel.log.evaluate((log: Scroller) => log.scrollHeight - log.scrollTop - log.clientHeight);
    await panel.say(snapshot(view(Array.from({ length: 12 }, (_, n) => said(`t${n}`, long(`t${n}`))))));
    assert.ok((await rest()) < 2);
    await panel.say(batch(1, [events.item(said('a', long('a')))]));
    assert.ok((await rest()) < 2);
    await panel.log.hover();
    await panel.page.mouse.wheel(0, -400);
    await panel.page.waitForTimeout(150);
    const before = await top();
    await panel.say(batch(2, [events.item(said('b', long('b')))]));
    assert.equal(await top(), before);
    await panel.page.reload();
    await panel.say(snapshot(view(Array.from({ length: 14 }, (_, n) => said(`t${n}`, long(`t${n}`))))));
    assert.equal(await top(), before);
    await panel.say(batch(1, [events.item(said('c', long('c')))]));
    await panel.click(panel.page.getByRole('button', { name: 'New messages' }));
    assert.ok((await rest()) < 2);
    await panel.drawn();
    assert.equal(await panel.page.getByRole('button', { name: 'New messages' }).count(), 0);
  });

  it('offers what one can do, and what unblocks it', async () => {
    const panel = await bench.open();
    await panel.say(snapshot(null, 1, shell({ workspace: { state: 'none', name: '' } })));
    assert.ok(await panel.page.getByRole('button', { name: 'Extract this project' }).isDisabled());
    await panel.click(panel.page.getByRole('button', { name: 'Open Folder' }));
    await panel.say(snapshot(null, 2, shell({ workspace: { state: 'untrusted', name: 'x' } })));
    await panel.click(panel.page.getByRole('button', { name: 'Manage Trust' }));
    await panel.say(snapshot(null, 3));
    await panel.click(panel.page.getByRole('button', { name: 'Extract this project' }));
    await panel.click(panel.page.getByRole('button', { name: 'Ada Park' }).first());
    await panel.click(panel.page.getByRole('button', { name: 'Choose Model' }));
    assert.deepEqual(
      (await panel.posted('action')).map(({ action }) => action),
      ['openFolder', 'trustWorkspace', 'extractProject', 'openResume', 'chooseModel'],
    );
  });
});
