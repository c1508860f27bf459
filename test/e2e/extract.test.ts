import assert from 'node:assert/strict';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { workDir } from '../run/paths';
import { EXTRACT, resume, waitingCard } from './conversation';
import { openWorkbench } from './harness';
import type { Workbench } from './workbench';

/** What browsers say of a page that breaks its own policy. */
function violations(workbench: Workbench): string[] {
  return workbench.console.filter(
    (line) => /Content Security Policy|uncaught.*vitae/i.test(line) && /vitae/i.test(line),
  );
}

describe('a person extracts a project', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await openWorkbench();
  });
  after(() => workbench.stop());

  it('reads the entry and its evidence, edits it, approves it, and has it in the resume beside the code', async () => {
    await workbench.page.getByRole('treeitem', { name: 'package.json' }).dblclick();
    await workbench.runCommand(EXTRACT);
    const panel = await waitingCard(workbench);
    await workbench.screenshot('extract waiting');

    await panel
      .getByRole('button', { name: /^\d+ sources?$/ })
      .first()
      .click();
    await panel
      .getByRole('button', { name: /^README\.md:\d+$/ })
      .first()
      .click();
    await workbench.page.getByRole('tab', { name: /README\.md/ }).waitFor();

    const checkbox = panel.getByRole('checkbox').last();
    const leftOut = (await checkbox.getAttribute('aria-label'))?.replace('Keep: ', '') ?? '';
    await checkbox.uncheck();
    await panel
      .getByRole('button', { name: /^Edit: / })
      .first()
      .click();
    await panel.getByRole('textbox', { name: /^Edit: / }).fill('Wrote the alerts for small harbours');
    await panel.getByRole('textbox', { name: /^Edit: / }).press('Enter');
    await panel.getByRole('button', { name: 'Add to Resume' }).click();
    await panel.getByText('Saved to “resume”').first().waitFor();
    await workbench.page.getByRole('tab', { name: /resume\.resume\.json/ }).waitFor();
    await workbench.screenshot('extract saved');
    await workbench.runCommand('Vitae: Move Resume…');
    await workbench.page.locator('.quick-input-title').filter({ hasText: 'Move Resume' }).waitFor();
    await workbench.page.keyboard.press('Escape');

    const { projects } = await resume(workbench);
    assert.equal(projects[0]?.highlights[0], 'Wrote the alerts for small harbours');
    assert.ok(!projects[0]?.highlights.includes(leftOut));
    assert.equal(await workbench.page.locator('.editor-group-container').count(), 2, 'it opened beside');
  });

  it('opens a commit that a bullet rests on', async () => {
    await workbench.runCommand(EXTRACT);
    const panel = await waitingCard(workbench);
    const folded = panel.getByRole('button', { name: /^\d+ sources?$/, expanded: false });
    // The panel renders a frame later: each click waits for what it does.
    for (let left = await folded.count(); left > 0; left--) {
      await folded.nth(left - 1).click();
      while ((await folded.count()) >= left) await workbench.page.waitForTimeout(20);
    }
    await panel
      .getByRole('button', { name: /^commit [0-9a-f]{7}$/ })
      .first()
      .click();
    await workbench.page.getByRole('tab', { name: /^[0-9a-f]{10}\.diff/ }).waitFor();
  });

  it('finds the card again after a reload and a killed host, and goes on without reading the project again', async () => {
    await rm(join(workbench.folder, 'README.md'));
    await workbench.reload();
    await workbench.openPanel();
    await waitingCard(workbench);
    await workbench.redrawn(() => workbench.killHost());
    const panel = await waitingCard(workbench);
    await panel.getByRole('button', { name: 'Update Resume' }).click();
    await panel.getByText('Saved to “resume”').first().waitFor();
    const { projects } = await resume(workbench);
    assert.equal(projects.length, 1);
    assert.equal(
      projects[0]?.highlights[0],
      'Wrote the alerts for small harbours',
      'the user’s own words stay',
    );
    assert.ok((projects[0]?.highlights.length ?? 0) > 2);
  });

  it('asks with chips when a first message is unclear, and starts when it says what to do', async () => {
    await workbench.runCommand('Vitae: New Chat');
    const panel = await workbench.panel();
    await panel.getByText('Extract this project').waitFor();
    const composer = panel.getByRole('textbox', { name: 'Message to Vitae' });
    await composer.fill('hm');
    await composer.press('Enter');
    await panel.getByText('It isn’t clear what to do with this', { exact: false }).waitFor();
    assert.equal(await composer.inputValue(), 'hm');
    await composer.fill('turn this project into a resume entry');
    await composer.press('Enter');
    await waitingCard(workbench);
    await panel.getByText('turn this project into a resume entry').waitFor();
  });

  it('takes a typed “reject” as the answer', async () => {
    const panel = await waitingCard(workbench);
    const composer = panel.getByRole('textbox', { name: 'Message to Vitae' });
    await composer.fill('reject it');
    await composer.press('Enter');
    await panel.getByText('Rejected', { exact: true }).waitFor();
  });

  it('lists the chats, those that wait marked, and opens one', async () => {
    await workbench.runCommand(EXTRACT);
    await waitingCard(workbench);
    await workbench.runCommand('Vitae: New Chat');
    const panel = await workbench.panel();
    await panel.getByText('Extract this project').waitFor();
    await workbench.runCommand('Vitae: Show Chat History');
    const row = workbench.page
      .locator('.quick-input-list .monaco-list-row')
      .filter({ hasText: 'waiting for you' });
    await row.first().click();
    await waitingCard(workbench);
  });

  it('breaks no content security policy', () => {
    assert.deepEqual(violations(workbench), []);
  });
});

describe('a person in another situation', () => {
  let workbench: Workbench | undefined;
  afterEach(() => workbench?.stop());

  it('is told what is off in Restricted Mode, and nothing is read', async () => {
    workbench = await openWorkbench({ trust: false });
    await workbench.runCommand(EXTRACT);
    await workbench.page
      .getByText('This workspace is in Restricted Mode', { exact: false })
      .first()
      .waitFor();
    const panel = await workbench.panel();
    await panel.getByText('its files and git history are not read', { exact: false }).waitFor();
    await workbench.screenshot('restricted');
  });

  it('is told that an empty folder holds nothing', async () => {
    const folder = join(workDir, 'e2e', 'empty-folder');
    await mkdir(folder, { recursive: true });
    workbench = await openWorkbench({ folder });
    await workbench.runCommand(EXTRACT);
    const panel = await workbench.panel();
    await panel.getByText('I found nothing to extract', { exact: false }).first().waitFor();
  });

  it('stops a model that goes on and on from the palette', async () => {
    const model = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const delta = { content: 'ABOUT: Tide and wind alerts\n- Cached predictions in Redis' };
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta }] })}\n\n`,
      );
    }).listen(0, '127.0.0.1');
    await once(model, 'listening');
    const baseUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
    workbench = await openWorkbench({
      settings: { 'vitae.model.baseUrl': baseUrl, 'vitae.model.name': 'endless' },
    });
    await workbench.runCommand(EXTRACT);
    const panel = await workbench.panel();
    await panel.getByText('Cached predictions in Redis').first().waitFor();
    await workbench.runCommand('Vitae: Stop');
    await panel.getByText('You stopped this run', { exact: false }).first().waitFor();
    model.closeAllConnections();
    model.close();
  });

  it('is helped to a folder when none is open', async () => {
    workbench = await openWorkbench({ folder: null });
    const panel = await workbench.openPanel();
    await panel.getByRole('button', { name: 'Open Folder' }).waitFor();
    await workbench.screenshot('no folder');
  });

  it('does all of it in Chinese', async () => {
    workbench = await openWorkbench({ locale: 'zh-cn', theme: 'light' });
    await workbench.runCommand('Vitae: 从当前项目提取简历条目');
    const panel = await workbench.panel();
    await panel.getByRole('button', { name: '添加到简历' }).waitFor();
    await workbench.screenshot('extract zh');
    await panel.getByRole('button', { name: '添加到简历' }).click();
    await panel.getByText('已保存', { exact: false }).first().waitFor();
    const text = await readFile(join(workbench.globalStorage, 'resumes', 'resume.resume.json'), 'utf8');
    assert.match(text, /Tidewatch/);
  });

  it('has the panel in Chinese where only Vitae is set to it', async () => {
    workbench = await openWorkbench({ settings: { 'vitae.language': 'zh-cn' } });
    const panel = await workbench.openPanel();
    await panel.getByText('代码旁边，一份真实的简历').waitFor();
    await workbench.runCommand(EXTRACT);
    await panel.getByRole('button', { name: '添加到简历' }).waitFor();
    await panel.getByText('从 sample 提取简历条目').waitFor();
  });
});
