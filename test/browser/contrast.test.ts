import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { bench } from './driver';
import { asked, cardItem, proposal, snapshot, usage, view } from './scenarios';
import type { ThemeName } from './themes';

type Colour = [red: number, green: number, blue: number, alpha: number];
interface Painted {
  color: string;
  /** From the text's own element outwards. */
  around: { background: string; opacity: string }[];
}

/** The parts of the page's own types that are used inside of it. */
interface Drawn {
  parentElement: Drawn | null;
}
declare function getComputedStyle(drawn: Drawn): {
  color: string;
  backgroundColor: string;
  opacity: string;
  textDecorationLine: string;
};

/** What a text is drawn with and on. */
function painted(text: Locator): Promise<Painted> {
  return text.evaluate((own: Drawn) => {
    const around = [];
    for (let one: Drawn | null = own; one; one = one.parentElement) {
      const { backgroundColor: background, opacity } = getComputedStyle(one);
      around.push({ background, opacity });
    }
    return { color: getComputedStyle(own).color, around };
  });
}

function colourOf(css: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

/** A colour over an opaque one. */
function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mix = (top: number, n: number): number => top * alpha + (below[n] ?? 0) * (1 - alpha);
  return [mix(red, 0), mix(green, 1), mix(blue, 2), 1];
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance([red, green, blue]: Colour): number {
  const linear = (channel: number): number =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of a text, as WCAG 2.2 defines it; an opacity counts as one of the text. */
function contrast({ color, around }: Painted): number {
  const outer: Colour = [255, 255, 255, 1];
  const below = around.reduceRight((colour, one) => over(colourOf(one.background), colour), outer);
  const [red, green, blue, alpha] = colourOf(color);
  const opacity = around.reduce((all, one) => all * Number(one.opacity), alpha);
  const [text, ground] = [luminance(over([red, green, blue, opacity], below)), luminance(below)];
  return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
}

const answered = view(
  [
    cardItem('q', {
      type: 'question',
      question: 'Which is you?',
      choices: [
        { id: 'a', label: 'Ada', detail: 'ada@x.dev · 3 commits' },
        { id: 'b', label: 'Bob', detail: 'bob@x.dev · 2 commits' },
        { id: 'c', label: 'None' },
      ],
    }),
    asked('m', 'Bob'),
    cardItem('c1', proposal),
  ],
  { status: 'waiting', interruptId: 'i1' },
);

describe('what was answered or left out, in a browser', function () {
  this.timeout(20_000);

  for (const theme of ['dark', 'light', 'hcDark', 'hcLight'] satisfies ThemeName[]) {
    it(`stays readable (${theme})`, async () => {
      const panel = await bench.open({ theme });
      const { page } = panel;
      await panel.say(snapshot(answered));
      await panel.click(page.getByRole('checkbox').first());
      const texts = await page
        .locator('.bullet.left-out .bullet-text .lines, .chip:disabled, .chip:disabled span:not(.codicon)')
        .all();
      assert.equal(texts.length, 1 + 3 + 5);
      for (const text of texts) {
        const ratio = contrast(await painted(text));
        assert.ok(ratio >= 4.5, `${ratio.toFixed(2)}: ${await text.innerText()}`);
      }
      const leftOut = page.locator('.bullet.left-out .bullet-text');
      const line = await leftOut.evaluate((own: Drawn) => getComputedStyle(own).textDecorationLine);
      assert.equal(line, 'line-through');
    });
  }

  for (const theme of ['dark', 'light', 'hcDark', 'hcLight'] satisfies ThemeName[]) {
    it(`stays readable where a model’s use is told (${theme})`, async () => {
      const panel = await bench.open({ theme });
      const running = view([asked('m', 'Go')], {
        status: 'running',
        runId: 'r',
        steps: [],
        spent: { ms: 1_000, tokens: 5 },
      });
      await panel.say(snapshot({ ...running, usage: [usage('m')] }));
      for (const text of await panel.page.locator('.usage, .spent').all()) {
        const ratio = contrast(await painted(text));
        assert.ok(ratio >= 4.5, `${ratio.toFixed(2)}: ${await text.innerText()}`);
      }
      assert.equal(await panel.page.locator('.usage, .spent').count(), 2);
    });
  }

  it('shows which choice was taken', async () => {
    const panel = await bench.open();
    await panel.say(snapshot(answered));
    const chosen = panel.page.locator('.chip[aria-pressed="true"]');
    assert.match(await chosen.innerText(), /^\s*Bob/);
    assert.equal(await chosen.locator('.codicon-check').count(), 1);
  });
});
