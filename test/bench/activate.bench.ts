import assert from 'node:assert/strict';
import { build } from 'esbuild';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '../run/chromium';
import { run as command } from '../run/command';
import { root, runDir } from '../run/paths';
import { makeSampleProject } from '../run/sampleProject';
import { startServer, type VsCodeServer } from '../run/vscodeServer';
import type { Activation } from './activateInHost';
import type { Bench } from './bench';

const rounds = 5;
const dataDir = runDir('bench-activate');

/**
 * How long activation takes in a real extension host, and how soon after it was shown the panel has drawn something.
 * Rejects when activation loads the agents or LangChain. Medians of five new hosts.
 */
export const run: Bench['run'] = async (report) => {
  const testsPath = await prepare();
  const reports = await listen();
  const server = await startServer({ dataDir, env: { VITAE_BENCH_REPORT: reports.url } }, console.error);
  const browser = await chromium.launch({
    executablePath: await findChromium(console.error),
    args: chromiumArgs,
  });
  const figures = { load: [], activate: [], asked: [], firstPaint: [] } as Record<string, number[]>;
  try {
    for (let round = 0; round < rounds; round++) {
      const { activation, paintedAt } = await measure(server, browser, testsPath, reports.next());
      assert.deepEqual(activation.loaded, ['dist/extension.js'], 'activation must load the entry alone');
      const { load, activate, asked, shownAt } = activation;
      for (const [name, value] of Object.entries({ load, activate, asked, firstPaint: paintedAt - shownAt }))
        figures[name]?.push(value);
    }
  } finally {
    await browser.close();
    await server.stop();
    reports.close();
  }
  for (const [name, values] of Object.entries(figures)) {
    report({ name, value: median(values), unit: 'ms' });
    report({ name: `${name}Slowest`, value: rounded(Math.max(...values)), unit: 'ms' });
  }
};

async function prepare(): Promise<string> {
  await command(process.execPath, ['esbuild.config.mjs', '--production'], { cwd: root });
  await makeSampleProject(join(dataDir, 'workspace'));
  const outfile = join(dataDir, 'inHost.js');
  const entry = join(root, 'test/bench/activateInHost.ts');
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', external: ['vscode'] });
  return outfile;
}

/** Opens a window, in which a new extension host runs the measuring, and waits until the panel has drawn. */
async function measure(
  server: VsCodeServer,
  browser: Browser,
  testsPath: string,
  reported: Promise<Report>,
): Promise<{ activation: Activation; paintedAt: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(server.url({ folder: join(dataDir, 'workspace'), developmentPath: root, testsPath }));
  const { activation, release } = await reported;
  const paintedAt = await firstContentfulPaint(page);
  release();
  await context.close();
  return { activation, paintedAt };
}

/** The time of day at which the browser first drew content of the panel's frame. */
async function firstContentfulPaint(page: Page): Promise<number> {
  const ask = `document.querySelector('#app > *')
    && performance.getEntriesByName('first-contentful-paint').map((at) => performance.timeOrigin + at.startTime)[0]`;
  for (const end = Date.now() + 30_000; Date.now() < end; await page.waitForTimeout(100)) {
    for (const frame of page.frames()) {
      const at = await frame.evaluate(ask).catch(() => undefined);
      if (typeof at === 'number') return at;
    }
  }
  throw new Error('The panel was not drawn within 30 s');
}

/** What a host reported; it stays until it is released, since VS Code ends it when its measuring has ended. */
interface Report {
  activation: Activation;
  release(): void;
}

/** Where the hosts send what they measured. */
async function listen(): Promise<{ url: string; next(): Promise<Report>; close(): void }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: async () => {
      const [request, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
      let text = '';
      for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
      return { activation: JSON.parse(text) as Activation, release: () => response.end() };
    },
    close: () => server.close(),
  };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

const median = (values: number[]) =>
  rounded(values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN);
