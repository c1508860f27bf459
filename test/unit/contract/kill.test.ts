import { threadFolder } from '../storage/threads';
import { processes } from './children';
import { killAndGoOn } from './kill';

describe('A process under load that is killed', () => {
  const folder = threadFolder();
  const load = processes('loadProcess');

  it('loses nothing that it had acknowledged, and each of its threads goes on', async () => {
    const moments = [0, 3, 8, 15, 25, 40, 60, 90, 120, 180];
    for (const ms of moments) await killAndGoOn(folder.root, load.start, ms);
  }).timeout(30_000);
});
