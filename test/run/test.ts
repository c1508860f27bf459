import { parseArgs } from 'node:util';
import { show } from './command';
import { closingLine, noCounts, sum } from './counts';
import { root } from './paths';
import { say } from './say';
import { runSuite, suites, type SuiteName } from './suites';

/** `npm test`: all suites; `npm test -- [unit|browser|host|e2e]… [--grep PATTERN]`: some of them. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { grep: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !suites.includes(name as SuiteName));
  if (unknown.length > 0)
    throw new Error(`No such suite: ${unknown.join(', ')}. There are: ${suites.join(', ')}`);
  const chosen = suites.filter((name) => positionals.length === 0 || positionals.includes(name));
  say('build');
  await show(process.execPath, ['esbuild.config.mjs', '--production'], { cwd: root });
  const counts = [noCounts];
  for (const name of chosen) counts.push(await runSuite(name, values.grep));
  const total = sum(counts);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
  console.log(closingLine(total));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log(closingLine({ ...noCounts, failed: 1 }));
  process.exitCode = 1;
});
