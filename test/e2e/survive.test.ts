import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { Frame } from 'playwright-core';
import { approval, composer, EXTRACT, items, recorded, resume, waitingCard } from './conversation';
import { openWorkbench } from './harness';
import { Scribe } from './scribe';
import type { Workbench } from './workbench';

const asked = 'Extract a resume entry from sample';
const read = 'Read README.md, 1 manifest and 14 commits; 10 are yours. Mostly TypeScript.';

/** A conversation of which nothing was lost and nothing was said twice. */
const whole = [
  asked,
  read,
  'Here is the entry with 2 bullets. Each one shows where it comes from. Approve it, change it, or reject it.',
  'New resume entry',
];
/** The same, once the resume has the entry. */
const wholeUpdate = [
  asked,
  read,
  'Your resume already has Tidewatch. Approving replaces that entry; until then nothing changes.',
  'Updates the entry that is already in your resume',
];

describe('a conversation', () => {
  let workbench: Workbench;
  let scribe: Scribe;

  before(async () => {
    scribe = await Scribe.start();
    workbench = await openWorkbench({ settings: scribe.settings });
  });
  after(async () => {
    await workbench.stop();
    scribe.stop();
  });

  /** Begins another one; its draft stands in the middle. */
  async function begin(): Promise<Frame> {
    scribe.hold();
    const { requests } = scribe;
    await workbench.runCommand(EXTRACT);
    const panel = await workbench.panel();
    await inTheMiddle(panel);
    assert.equal(scribe.requests, requests + 1);
    return panel;
  }

  /** Waits until the draft is shown as far as the model wrote it. */
  async function inTheMiddle(panel: Frame): Promise<void> {
    await panel.locator('.draft').getByText(Scribe.first).waitFor();
  }

  it('goes on by itself after a host killed in mid-stream, with nothing twice and what was typed', async () => {
    let panel = await begin();
    await composer(panel).fill('and name the tests');
    panel = await workbench.redrawn(() => workbench.killHost());
    await inTheMiddle(panel);
    assert.deepEqual((await items(panel)).slice(0, 2), [asked, read]);
    scribe.release();
    await waitingCard(workbench);
    assert.deepEqual(await items(panel), whole);
    assert.equal(scribe.requests, 2, 'only the draft that was cut off is paid for again');
    assert.equal(await composer(panel).inputValue(), 'and name the tests');
    assert.equal(await recorded(workbench, 'input'), 1);
  });

  it('waits again after a killed host, asks the model nothing, and saves once what is approved', async () => {
    const used = async (): Promise<string[]> => (await workbench.panel()).locator('.usage').allInnerTexts();
    const before = await used();
    assert.match(before.join('\n'), /^scribe · ~[\d,]+ tokens in, ~\d+ out · [\d.]+\u00a0s$/);
    const panel = await workbench.redrawn(() => workbench.killHost());
    await waitingCard(workbench);
    assert.deepEqual(await items(panel), whole);
    assert.deepEqual(await used(), before, 'what the model took is told after a reload, too');
    assert.equal(await composer(panel).inputValue(), 'and name the tests');
    await approval(panel).click();
    await panel.getByText('Saved to “resume”').first().waitFor();
    assert.equal(scribe.requests, 2, 'a finished draft is not paid for again');
    const { projects } = await resume(workbench);
    assert.deepEqual(
      projects.map(({ highlights }) => highlights),
      [[Scribe.first, Scribe.second]],
    );
  });

  it('comes to the same end after the window was reloaded in mid-stream', async () => {
    let panel = await begin();
    const { requests } = scribe;
    await composer(panel).fill('shorter');
    await workbench.reload();
    panel = await workbench.openPanel();
    await panel.getByText(read).waitFor();
    scribe.release();
    panel = await waitingCard(workbench);
    assert.deepEqual(await items(panel), wholeUpdate);
    assert.ok(scribe.requests <= requests + 1, `${scribe.requests} requests`);
    assert.equal(await composer(panel).inputValue(), 'shorter');
  });

  it('has what was sent right before the host died, and goes on with it', async () => {
    let panel = await workbench.panel();
    scribe.hold();
    panel = await workbench.redrawn(async () => {
      await composer(panel).press('Enter');
      while ((await composer(panel).inputValue()) !== '') await delay(10);
      await workbench.killHost();
    });
    await inTheMiddle(panel);
    scribe.release();
    await waitingCard(workbench);
    assert.equal((await items(panel)).filter((item) => item === 'shorter').length, 1);
    assert.equal(await composer(panel).inputValue(), '');
    assert.equal(await approval(panel).count(), 1, 'only the new draft can be approved');
  });

  it('keeps in the composer what a dying host never took, and sends it afterwards', async () => {
    let panel = await workbench.panel();
    panel = await workbench.redrawn(async () => {
      for (const pid of await workbench.hosts()) process.kill(pid, 'SIGSTOP');
      await composer(panel).fill('reject');
      await composer(panel).press('Enter');
      await panel.getByRole('button', { name: 'Send' }).and(panel.locator('[aria-disabled=true]')).waitFor();
      await workbench.killHost();
    });
    await waitingCard(workbench);
    assert.equal(await composer(panel).inputValue(), 'reject');
    await composer(panel).press('Enter');
    await panel.getByText('Rejected', { exact: true }).waitFor();
    assert.equal((await items(panel)).filter((item) => item === 'reject').length, 1);
  });

  it('goes on while its view is hidden, and is complete when it is shown again', async () => {
    await begin();
    const { requests } = scribe;
    const toggle = (): Promise<void> => workbench.runCommand('View: Toggle Secondary Side Bar Visibility');
    let panel = await workbench.redrawn(async () => {
      await toggle();
      await toggle();
    });
    await inTheMiddle(panel);
    const ended = await recorded(workbench, 'ended');
    panel = await workbench.redrawn(async () => {
      await toggle();
      scribe.release();
      while ((await recorded(workbench, 'ended')) === ended) await delay(50);
      await toggle();
    });
    await waitingCard(workbench);
    assert.deepEqual(await items(panel), wholeUpdate);
    assert.equal(scribe.requests, requests);
  });

  it('goes on while its view moves to the other side bar, and is complete there', async () => {
    await begin();
    const { requests } = scribe;
    const panel = await workbench.redrawn(async () => {
      await workbench.runCommand('View: Move View');
      await workbench.pick('Chat');
      await workbench.pick('Explorer');
    });
    assert.equal(
      await workbench.page.locator('.part.sidebar .pane-header').filter({ hasText: 'Chat' }).count(),
      1,
    );
    await inTheMiddle(panel);
    scribe.release();
    await waitingCard(workbench);
    assert.deepEqual(await items(panel), wholeUpdate);
    assert.equal(scribe.requests, requests);
    await workbench.screenshot('moved');
  });
});
