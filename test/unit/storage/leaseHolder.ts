import { acquireLease } from '../../../src/storage/lease';

/**
 * A process that tries to take leases: `leaseHolder.ts <folder>…` prints `held <folder> <generation>` or
 * `busy <folder>` for each, then stays alive.
 */
async function main(folders: string[]): Promise<void> {
  process.stdout.write('ready\n');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  for (const folder of folders) {
    const outcome = await acquireLease(folder).then(
      ({ generation }) => `held ${folder} ${generation}`,
      () => `busy ${folder}`,
    );
    process.stdout.write(`${outcome}\n`);
  }
  process.stdout.write('done\n');
}

const [, , ...folders] = process.argv;
void main(folders);
