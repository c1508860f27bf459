import Mocha from 'mocha';
import { format } from 'node:util';

/**
 * Runs all test files of this folder inside the extension host. What is printed and the counts go to
 * `VITAE_TEST_REPORT`, since nobody sees the console of an extension host; without it, to the console.
 */
export async function run(): Promise<void> {
  const counts = await runAll().catch(async (error: unknown) => {
    await report('crash', format(error));
    throw error;
  });
  await report('counts', JSON.stringify(counts));
  if (counts.failed > 0) throw new Error(`${counts.failed} host tests failed`);
}

async function runAll(): Promise<{ passed: number; failed: number; skipped: number }> {
  const grep = process.env['VITAE_TEST_GREP'];
  const mocha = new Mocha({ timeout: 20_000, color: false, ...(grep && { grep }) });
  mocha.suite.emit('pre-require', globalThis, '', mocha);
  await import('all-tests');
  let sent = Promise.resolve();
  Mocha.reporters.Base.consoleLog = (...values: unknown[]) => {
    const text = format(...values);
    sent = sent.then(() => report('output', text));
  };
  const runner = await new Promise<Mocha.Runner>((resolve) => {
    const started = mocha.run(() => resolve(started));
  });
  await sent;
  const { passes = 0, failures = 0, pending = 0 } = runner.stats ?? {};
  return { passed: passes, failed: failures, skipped: pending };
}

async function report(kind: 'output' | 'counts' | 'crash', text: string): Promise<void> {
  const url = process.env['VITAE_TEST_REPORT'];
  if (!url) console.log(text);
  else await fetch(`${url}/${kind}`, { method: 'POST', body: text });
}
