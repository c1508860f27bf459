import assert from 'node:assert/strict';
import type { Frame, Locator } from 'playwright-core';
import { approval, composer, EXTRACT, items, recorded, resume, waitingCard } from './conversation';
import { openAnother, openWorkbench } from './harness';
import { Scribe } from './scribe';
import type { Workbench } from './workbench';

const asked = 'Extract a resume entry from sample';
const read = 'Read README.md, 1 manifest and 14 commits; 10 are yours. Mostly TypeScript.';

/** What a panel says while another window runs what it shows. */
function elsewhere(panel: Frame): Locator {
  return panel.locator('.run-status').getByText('This chat is running in another window');
}

describe('two windows of one folder', () => {
  let first: Workbench;
  let second: Workbench;
  let scribe: Scribe;
  let firstHosts: number[];

  before(async () => {
    scribe = await Scribe.start();
    first = await openWorkbench({ settings: scribe.settings });
    firstHosts = await first.hosts();
    await first.runCommand(EXTRACT);
    await inTheMiddle(await first.panel());
    second = await openAnother(first);
  });
  after(async () => {
    await second.stop();
    await first.stop();
    scribe.stop();
  });

  /** Waits until the draft is shown as far as the model wrote it. */
  async function inTheMiddle(panel: Frame): Promise<void> {
    await panel.locator('.draft').getByText(Scribe.first).waitFor();
  }

  /** Shows the newest conversation in the second window. */
  async function follow(): Promise<Frame> {
    await second.runCommand('Vitae: Show Chat History');
    await second.page.locator('.quick-input-list .monaco-list-row').first().click();
    return second.panel();
  }

  it('show the same: the one that does not run it follows, keeps what is typed, and may answer afterwards', async () => {
    const there = await follow();
    await elsewhere(there).waitFor();
    assert.deepEqual(await items(there), [asked, read]);
    await composer(there).fill('name the tests');
    await composer(there).press('Enter');
    await there.getByText('You can send when the other window is done', { exact: false }).waitFor();
    await second.screenshot('elsewhere');
    scribe.release();
    const here = await waitingCard(first);
    await waitingCard(second);
    assert.deepEqual(await items(there), await items(here));
    assert.equal(await composer(there).inputValue(), 'name the tests');
    assert.equal(await elsewhere(there).count(), 0);
    assert.equal(scribe.requests, 1);
  });

  it('make one decision and one change where both answer at once', async () => {
    const [here, there] = [await first.panel(), await second.panel()];
    const hosts = await first.hosts();
    // Both answers are there before either host goes on.
    hosts.forEach((pid) => process.kill(pid, 'SIGSTOP'));
    try {
      for (const panel of [here, there]) {
        await approval(panel).click();
        await panel.getByText('Sending your answer…').waitFor();
      }
    } finally {
      hosts.forEach((pid) => process.kill(pid, 'SIGCONT'));
    }
    for (const panel of [here, there]) await panel.getByText('Saved to “resume”').first().waitFor();
    assert.deepEqual(await items(there), await items(here));
    assert.equal(await recorded(first, 'answer'), 1);
    const { projects } = await resume(first);
    assert.deepEqual(
      projects.map(({ highlights }) => highlights),
      [[Scribe.first, Scribe.second]],
    );
    await first.screenshot('answered first');
    await second.screenshot('answered second');
  });

  it('go on once, where the host of the one that runs it is killed', async () => {
    scribe.hold();
    await first.runCommand(EXTRACT);
    await inTheMiddle(await first.panel());
    const there = await follow();
    await there.locator('.run-status').waitFor();
    const { requests } = scribe;
    await first.redrawn(() => first.killHost(firstHosts));
    await scribe.asked(requests + 1);
    scribe.release();
    const here = await waitingCard(first);
    await waitingCard(second);
    assert.deepEqual(await items(there), await items(here));
    assert.equal((await items(here)).length, 4);
    assert.equal(scribe.requests, requests + 1, 'one of them goes on, not both');
    await there.getByRole('button', { name: 'Reject' }).click();
    await here.getByText('Rejected', { exact: true }).waitFor();
  });
});
