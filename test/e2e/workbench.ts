import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Frame, Locator, Page } from 'playwright-core';
import { root, workDir } from '../run/paths';
import type { VsCodeServer } from '../run/vscodeServer';

/** How this window came about, for starting it again. */
interface Origin {
  folder: string | null;
  locale: string | undefined;
  start: (port?: number) => Promise<VsCodeServer>;
}

/** One window of VS Code as a person uses it. */
export class Workbench {
  /** What the pages of the window, webviews included, wrote to their consoles. */
  readonly console: string[] = [];
  readonly #origin: Origin;
  #server: VsCodeServer;
  #closing: (() => Promise<void>)[] = [];

  constructor(
    readonly page: Page,
    server: VsCodeServer,
    origin: Origin,
  ) {
    this.#server = server;
    this.#origin = origin;
    page.on('console', (message) => this.console.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.console.push(`uncaught: ${String(error)}`));
  }

  /** The folder that is open; '' without one. */
  get folder(): string {
    return this.#origin.folder ?? '';
  }

  /** Where the extension keeps threads and resumes. */
  get globalStorage(): string {
    return join(this.#server.userDataDir, 'User/globalStorage/vitae.vitae');
  }

  get userDataDir(): string {
    return this.#server.userDataDir;
  }

  /** What to look at when something went wrong. */
  get logs(): string[] {
    return [this.#server.logsDir, this.#server.logFile];
  }

  /** Opens the window and waits until it can be used. */
  async load(): Promise<void> {
    const { folder } = this.#origin;
    await this.page.goto(this.#server.url(folder ? { folder } : {}));
    await this.#ready();
  }

  /** Reloads the window. (A browser's own reload may lose what VS Code has not stored yet, which it does every 5 s.) */
  async reload(): Promise<void> {
    const loaded = this.page.waitForEvent('load', { timeout: 60_000 });
    await this.runCommand('Developer: Reload Window');
    await loaded;
    await this.#ready();
  }

  async #ready(): Promise<void> {
    await this.page.locator('.monaco-workbench .part.statusbar').waitFor({ timeout: 60_000 });
    await this.#until(async () => (await this.hosts()).length > 0, 'no extension host came up');
  }

  /** Runs a command by its title through the palette, e.g. `Vitae: New Chat`; waits until there is such a command. */
  async runCommand(title: string): Promise<void> {
    await this.#until(async () => {
      await this.page.keyboard.press('F1');
      // A key that came while a webview was being replaced went nowhere: it is pressed again.
      if (!(await this.#fill(`>${title}`))) return false;
      const found = await this.#choose(title, 2000);
      if (!found) await this.page.keyboard.press('Escape');
      return found;
    }, `there is no command "${title}"`);
  }

  /** Takes the entry with this text in the quick pick that is open. */
  async pick(text: string): Promise<void> {
    await this.#quickInput.waitFor();
    if (!(await this.#choose(text, 10_000))) throw new Error(`The quick pick has no entry "${text}"`);
  }

  /** Types into the input box that is open, and accepts. */
  async type(text: string): Promise<void> {
    await this.#quickInput.fill(text);
    await this.page.keyboard.press('Enter');
  }

  #fill(text: string): Promise<boolean> {
    return this.#quickInput.fill(text, { timeout: 1000 }).then(
      () => true,
      () => false,
    );
  }

  get #quickInput(): Locator {
    return this.page.locator('.quick-input-widget .quick-input-box input');
  }

  async #choose(text: string, timeout: number): Promise<boolean> {
    const row = this.page
      .locator('.quick-input-list .monaco-list-row')
      .filter({ has: this.page.getByText(text, { exact: true }) });
    const click = row.first().click({ timeout });
    return click.then(
      () => true,
      () => false,
    );
  }

  /** Shows the chat panel and returns its frame. */
  async openPanel(): Promise<Frame> {
    const texts = this.#origin.locale ? `package.nls.${this.#origin.locale}.json` : 'package.nls.json';
    const names = JSON.parse(await readFile(join(root, texts), 'utf8')) as Record<string, string>;
    await this.runCommand(`Vitae: Focus on ${names['view.chat']} View`);
    return this.panel();
  }

  /** The frame of the chat panel, once it is drawn. Ask again after a reload, a move or a dead host: it is a new one. */
  async panel(): Promise<Frame> {
    let found: Frame | undefined;
    await this.#until(async () => {
      for (const frame of this.page.frames()) {
        const drawn = frame.evaluate('!!document.querySelector("#app > *")').catch(() => false);
        if (frame !== this.page.mainFrame() && (await drawn)) found = frame;
      }
      return found !== undefined;
    }, 'the chat panel was not drawn');
    return found as Frame;
  }

  /** The panel once it is drawn anew after something that takes its page away: a dead host, a move, hide and show. */
  async redrawn(take: () => Promise<void>): Promise<Frame> {
    const before = await this.panel();
    await take();
    await this.#until(async () => before.isDetached(), 'the chat panel was not taken away');
    return this.panel();
  }

  /** The process ids of the extension hosts. */
  hosts(): Promise<number[]> {
    return this.#server.extensionHosts();
  }

  /**
   * Kills the extension hosts, all of the server or some of them, as a crash would; VS Code starts a new one by itself,
   * which this waits for. It does so twice within five minutes; a reload of the window counts anew.
   */
  async killHost(pids?: number[]): Promise<void> {
    const before = await this.hosts();
    (pids ?? before).forEach((pid) => process.kill(pid, 'SIGKILL'));
    await this.#until(
      async () => (await this.hosts()).some((pid) => !before.includes(pid)),
      'no new extension host came up',
    );
  }

  /** Opens the same folder in another window of the same browser; it has an extension host of its own. */
  async another(): Promise<Workbench> {
    const before = await this.hosts();
    const page = await this.page.context().newPage();
    const server = { ...this.#server, stop: () => page.close() };
    const other = new Workbench(page, server, this.#origin);
    await other.load();
    await this.#until(
      async () => (await this.hosts()).length > before.length,
      'the other window has no extension host',
    );
    return other;
  }

  /** Ends the server and starts it again on the same data, then opens the window anew. */
  async restart(): Promise<void> {
    const { port } = new URL(this.#server.url({}));
    await this.#server.stop();
    this.#server = await this.#origin.start(Number(port));
    await this.load();
  }

  /** Takes a picture of the window: `.vscode-test/screenshots/<name>.png`. Returns its path. */
  async screenshot(name: string): Promise<string> {
    const folder = join(workDir, 'screenshots');
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)}.png`);
    await this.page.screenshot({ path });
    return path;
  }

  /** Something to do when the window is closed. */
  onStop(close: () => Promise<void>): void {
    this.#closing.push(close);
  }

  /** Closes the window and ends the server with all its processes. */
  async stop(): Promise<void> {
    for (const close of this.#closing.splice(0)) await close();
    await this.#server.stop();
  }

  async #until(holds: () => Promise<boolean>, otherwise: string, timeout = 30_000): Promise<void> {
    const end = Date.now() + timeout;
    while (!(await holds())) {
      if (Date.now() > end) throw new Error(`After ${timeout / 1000} s ${otherwise}`);
      await delay(100);
    }
  }
}
