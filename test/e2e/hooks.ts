import type { Context, RootHookObject } from 'mocha';
import { say } from '../run/say';
import { closeAll, open } from './harness';
import { installPackage } from './installed';

/** What surrounds every end-to-end test: the package is installed first, a failure leaves pictures and logs. */
export const hooks: RootHookObject = {
  async beforeAll(this: Context) {
    this.timeout(180_000);
    await installPackage();
  },
  async afterEach(this: Context) {
    if (this.currentTest?.state !== 'failed') return;
    for (const [index, workbench] of [...open].entries()) {
      const name = `failed ${index > 0 ? `window ${index + 1} ` : ''}${this.currentTest.fullTitle()}`;
      say(`  picture: ${await workbench.screenshot(name).catch(String)}`);
      say(`  logs: ${workbench.logs.join(' ')}`);
    }
  },
  async afterAll() {
    await closeAll();
  },
};
