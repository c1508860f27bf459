import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Mocha from 'mocha';
import type { Counts } from './counts';
import { root } from './paths';

/** The longest that a test may take, in milliseconds, where it doesn't say otherwise. */
const timeouts: Record<string, number> = { unit: 10_000, browser: 20_000, e2e: 60_000 };

/**
 * Runs one suite in a process of its own and tells its parent the counts: `mochaSuite.ts <suite> [grep]`. What hangs
 * or crashes in a test takes only this process with it.
 */
async function main(suite: string, grep: string | undefined): Promise<void> {
  const mocha = new Mocha({
    timeout: timeouts[suite] ?? 10_000,
    color: Boolean(process.stdout.isTTY),
    forbidOnly: Boolean(process.env['CI']),
    ...(grep && { grep }),
  });
  if (suite === 'e2e') mocha.rootHooks((await import('../e2e/hooks')).hooks);
  testFiles(suite).forEach((file) => mocha.addFile(file));
  await mocha.loadFilesAsync();
  const counts = await new Promise<Counts>((resolve) => {
    const runner = mocha.run(() => {
      const { passes = 0, failures = 0, pending = 0 } = runner.stats ?? {};
      resolve({ passed: passes, failed: failures, skipped: pending });
    });
  });
  // Handles that a test left open must not keep the run from ending.
  process.send?.(counts, () => process.exit());
}

function testFiles(suite: string): string[] {
  const dir = join(root, 'test', suite);
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(dir, name));
}

main(process.argv[2] ?? '', process.argv[3]).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
