import assert from 'node:assert/strict';
import type { Browser, Dialog, Locator, Page } from 'playwright-core';
import type { ToHost, ToWebview } from '../../src/protocol/messages';
import type { FakeHost } from './fakeHost';
import { launchChromium, servePanel, type PanelPage } from './page';
import type { ThemeName } from './themes';

declare const fakeHost: FakeHost;

interface Options {
  theme?: ThemeName;
  language?: 'en' | 'zh';
  width?: number;
  height?: number;
  reducedMotion?: 'reduce';
}

/** One open panel, as a user and as its host see it. */
export class PanelDriver {
  /** Errors of the page, and where it tried to go. */
  readonly faults: string[] = [];

  readonly #listeners = {
    pageerror: (error: Error) => this.faults.push(String(error)),
    dialog: (dialog: Dialog) => {
      this.faults.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    },
    popup: (opened: Page) => this.faults.push(`opened ${opened.url()}`),
  };

  constructor(readonly page: Page) {
    page.on('pageerror', this.#listeners.pageerror);
    page.on('dialog', this.#listeners.dialog);
    page.on('popup', this.#listeners.popup);
  }

  dispose(): void {
    this.page.off('pageerror', this.#listeners.pageerror);
    this.page.off('dialog', this.#listeners.dialog);
    this.page.off('popup', this.#listeners.popup);
  }

  get composer(): Locator {
    return this.page.locator('.composer-field');
  }

  get log(): Locator {
    return this.page.locator('.log');
  }

  /** Says something as the host, and waits until it is drawn. */
  async say(...messages: ToWebview[]): Promise<void> {
    await this.page.evaluate((all) => all.forEach((message) => fakeHost.send(message)), messages);
    await this.drawn();
  }

  /** Waits for two frames: what was said before is on the screen then. */
  async drawn(): Promise<void> {
    await this.page.evaluate(
      'new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done))))',
    );
  }

  /** Clicks, and waits until what it did is drawn. */
  async click(target: Locator, options?: { force: boolean }): Promise<void> {
    await target.click(options);
    await this.drawn();
  }

  /** Presses a key, and waits until what it did is drawn. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.drawn();
  }

  /** Puts a text into the composer, and waits until what it did is drawn. */
  async write(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.drawn();
  }

  async posted<T extends ToHost['type']>(type: T): Promise<Extract<ToHost, { type: T }>[]> {
    const all = (await this.page.evaluate(() => fakeHost.posted)) as ToHost[];
    return all.filter((message): message is Extract<ToHost, { type: T }> => message.type === type);
  }

  /** The id under which the newest message was sent. */
  async lastId(): Promise<string> {
    const all = (await this.page.evaluate(() => fakeHost.posted)) as { clientMessageId?: string }[];
    const id = all.findLast(({ clientMessageId }) => clientMessageId !== undefined)?.clientMessageId;
    assert.ok(id);
    return id;
  }

  async violations(): Promise<string[]> {
    return this.page.evaluate(() => fakeHost.violations);
  }

  /** What has the focus: its label, or its text. */
  async focused(): Promise<string> {
    return this.page.evaluate(
      `(() => { const at = document.activeElement; return at.getAttribute('aria-label') || at.textContent.trim().replace(/\\s+/g, ' '); })()`,
    );
  }

  /** By how much the widest element sticks out of the page, in pixels. */
  async overflow(): Promise<{ by: number; what: string }> {
    return this.page.evaluate(`(() => {
      let worst = { by: 0, what: '' };
      const scrollers = [...document.querySelectorAll('pre, table')];
      for (const element of document.querySelectorAll('#app *')) {
        if (scrollers.some((one) => one !== element && one.contains(element))) continue;
        const by = element.getBoundingClientRect().right - innerWidth;
        if (by > worst.by) worst = { by, what: element.className || element.tagName };
      }
      return worst;
    })()`);
  }
}

/** The served panel in one tab of a browser, which every test gets anew. */
class Bench {
  #served: PanelPage | undefined;
  #browser: Browser | undefined;
  #tab: Page | undefined;
  #driver: PanelDriver | undefined;

  async start(): Promise<void> {
    [this.#served, this.#browser] = await Promise.all([servePanel(), launchChromium()]);
    this.#tab = await this.#browser.newPage();
  }

  /** Opens the panel without a past. */
  async open(options: Options = {}): Promise<PanelDriver> {
    const { width = 320, height = 700, reducedMotion = 'no-preference' } = options;
    const tab = this.#tab;
    assert.ok(this.#served && tab);
    await tab.setViewportSize({ width, height });
    await tab.emulateMedia({ reducedMotion });
    await tab.goto(this.#served.url(options));
    await tab.evaluate('sessionStorage.clear()');
    await tab.reload();
    this.#driver = new PanelDriver(tab);
    return this.#driver;
  }

  /** After a test: nothing may have broken the policy, thrown, opened a tab, or asked for anything. */
  async check(): Promise<void> {
    const driver = this.#driver;
    this.#driver = undefined;
    if (!driver) return;
    assert.deepEqual(await driver.violations(), []);
    assert.deepEqual(driver.faults, []);
    assert.deepEqual(this.#served?.strays, []);
    driver.dispose();
  }

  async stop(): Promise<void> {
    await this.#browser?.close();
    await this.#served?.close();
  }
}

export const bench = new Bench();

before(function () {
  // Where no browser is found, one is installed.
  this.timeout(300_000);
  return bench.start();
});
afterEach(() => bench.check());
after(() => bench.stop());
