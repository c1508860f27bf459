import { processes } from '../unit/contract/children';
import { killAndGoOn } from '../unit/contract/kill';
import { threadFolder } from '../unit/storage/threads';

/** Kills in all; a sample of them runs with the unit tests. */
const KILLS = 200;

describe('a process under load that is killed again and again', () => {
  const folder = threadFolder();
  const load = processes('loadProcess');

  it(`loses nothing that it had acknowledged, in ${KILLS} kills at random moments`, async () => {
    for (let round = 0; round < KILLS; round++) {
      // Many at the very beginning, some after compactions.
      const ms = Math.random() ** 2 * 400;
      await killAndGoOn(folder.root, load.start, ms);
    }
  });
});
