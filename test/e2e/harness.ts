import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumArgs, ensureChineseFonts, findChromium } from '../run/chromium';
import { makeSampleProject } from '../run/sampleProject';
import { say } from '../run/say';
import { startServer, type VsCodeServer } from '../run/vscodeServer';
import { addLanguages, base, installPackage } from './installed';
import { Workbench } from './workbench';

const themes = {
  dark: 'Dark Modern',
  light: 'Light Modern',
  highContrast: 'Default High Contrast',
  highContrastLight: 'Default High Contrast Light',
};

export interface WorkbenchOptions {
  /** The folder to open; by default a fresh copy of the sample project, `null`: none. */
  folder?: string | null;
  /** Language of the interface: `zh-cn`. */
  locale?: 'zh-cn';
  theme?: keyof typeof themes;
  /** `false`: the folder opens restricted. */
  trust?: boolean;
  /** Settings of the user and of the machine; each goes where VS Code looks for it. */
  settings?: Record<string, unknown>;
  env?: Record<string, string | undefined>;
  viewport?: { width: number; height: number };
}

/** What is open now; the hooks take pictures of it when a test fails and close it in the end. */
export const open = new Set<Workbench>();

let browser: Promise<Browser> | undefined;
let opened = 0;

/**
 * Opens VS Code with the packaged extension in a window of its own: own server, own user data, own browser profile.
 * Takes a few seconds; tests that don't disturb each other may share one. `stop()` it in the end.
 */
export async function openWorkbench(options: WorkbenchOptions = {}): Promise<Workbench> {
  const extensionsDir = await installPackage();
  const dataDir = join(base, String(++opened));
  const userDataDir = join(dataDir, 'user');
  await addLanguages(userDataDir);
  await writeSettings(userDataDir, options);
  if (options.locale) await ensureChineseFonts(say);
  const folder = options.folder === undefined ? join(dataDir, 'sample') : options.folder;
  if (options.folder === undefined) await makeSampleProject(join(dataDir, 'sample'));
  const start = (port?: number): Promise<VsCodeServer> =>
    startServer({
      dataDir,
      extensionsDir,
      ...(options.locale && { locale: options.locale }),
      ...(options.trust === false && { trust: false }),
      ...(options.env && { env: options.env }),
      ...(port && { port }),
    });
  const { page, context } = await newPage(options);
  const workbench = new Workbench(page, await start(), { folder, start, locale: options.locale });
  open.add(workbench);
  workbench.onStop(async () => {
    open.delete(workbench);
    await context.close();
  });
  await workbench.load();
  return workbench;
}

/** Opens the folder of a window in a second one, which `stop()` closes. */
export async function openAnother(first: Workbench): Promise<Workbench> {
  const second = await first.another();
  open.add(second);
  second.onStop(async () => void open.delete(second));
  return second;
}

/** Closes whatever is still open. */
export async function closeAll(): Promise<void> {
  for (const workbench of open) await workbench.stop();
  await (await browser)?.close();
}

async function newPage(options: WorkbenchOptions): Promise<{ page: Page; context: BrowserContext }> {
  browser ??= findChromium(say).then((executablePath) =>
    chromium.launch({ executablePath, args: chromiumArgs }),
  );
  const context = await (
    await browser
  ).newContext({
    viewport: options.viewport ?? { width: 1440, height: 900 },
    // The clipboard, which a user's browser would ask about.
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(options.locale && { locale: 'zh-CN' }),
  });
  return { page: await context.newPage(), context };
}

/** The same for every test, so that nothing but the extension asks for attention. */
const quiet = {
  'workbench.startupEditor': 'none',
  'workbench.welcomePage.walkthroughs.openOnInstall': false,
  'workbench.tips.enabled': false,
  'chat.disableAIFeatures': true,
  'telemetry.telemetryLevel': 'off',
  'security.workspace.trust.startupPrompt': 'never',
  'git.openRepositoryInParentFolders': 'never',
};

async function writeSettings(userDataDir: string, { settings = {}, theme }: WorkbenchOptions): Promise<void> {
  const user = { ...quiet, 'workbench.colorTheme': themes[theme ?? 'dark'], ...settings };
  for (const [folder, values] of [
    ['User', user],
    // Settings of machine scope are read from here alone.
    ['Machine', settings],
  ] as const) {
    await mkdir(join(userDataDir, folder), { recursive: true });
    await writeFile(join(userDataDir, folder, 'settings.json'), JSON.stringify(values, null, 2));
  }
}
