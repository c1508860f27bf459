import { openWorkbench } from './harness';
import type { Workbench } from './workbench';

describe('the packaged extension in VS Code', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await openWorkbench();
  });
  after(() => workbench.stop());

  it('shows its panel', async () => {
    const panel = await workbench.openPanel();
    await panel.locator('.composer-field').waitFor();
    await workbench.screenshot('smoke');
  });

  it('shows its panel again after a reload', async () => {
    await workbench.reload();
    const panel = await workbench.panel();
    await panel.locator('.composer-field').waitFor();
  });

  it('shows its panel again when the extension host was killed', async () => {
    const panel = await workbench.redrawn(() => workbench.killHost());
    await panel.locator('.composer-field').waitFor();
  });
});
