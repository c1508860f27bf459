import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from './chromium';
import type { Counts } from './counts';
import { bundleHostTests } from './hostBundle';
import { modelProvider, root, runDir } from './paths';
import { makeSampleProject } from './sampleProject';
import { say } from './say';
import { startServer } from './vscodeServer';

/** The longest that nothing may be heard of the suite, in milliseconds. */
const silence = 120_000;

/** Runs test/host inside the extension host of the pinned server, on the sample project, from the sources' build. */
export async function runHostSuite(grep: string | undefined): Promise<Counts> {
  const dataDir = runDir('host');
  const [testsPath, executablePath] = await Promise.all([
    bundleHostTests(join(dataDir, 'suite.js')),
    findChromium(say),
    makeSampleProject(join(dataDir, 'workspace')),
    // An extension that lies there before the first start counts as installed.
    cp(modelProvider, join(dataDir, 'extensions/vitae-test.model-provider-1.0.0'), { recursive: true }),
  ]);
  const reports = await listenForReports();
  const env = { VITAE_TEST_REPORT: reports.url, VITAE_TEST_GREP: grep };
  const server = await startServer({ dataDir, env }, say);
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const page = await browser.newPage();
    await page.goto(server.url({ folder: join(dataDir, 'workspace'), developmentPath: root, testsPath }));
    return await reports.counts;
  } catch (error) {
    say(`The logs are in ${server.logsDir}`);
    throw error;
  } finally {
    await browser.close();
    await server.stop();
    reports.close();
  }
}

/** Where the suite in the host sends what it prints (`/output`) and in the end its counts (`/counts`). */
async function listenForReports(): Promise<{ url: string; counts: Promise<Counts>; close(): void }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const counts = new Promise<Counts>((resolve, reject) => {
    const hush = () => reject(new Error(`Nothing was heard of the host suite for ${silence / 1000} s`));
    const timer = setTimeout(hush, silence);
    server.once('close', () => clearTimeout(timer));
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      timer.refresh();
      void body(request).then((text) => {
        if (request.url === '/output') console.log(text);
        else if (request.url === '/counts') resolve(JSON.parse(text) as Counts);
        else reject(new Error(`The host suite failed: ${text}`));
        response.end();
      });
    });
  });
  // Awaited only once the page is open.
  counts.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function body(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
  return text;
}
