import assert from 'node:assert/strict';
import { bench } from './driver';
import { asked, cardItem, evidence, proposal, said, shell, snapshot, usage, view } from './scenarios';
import type { ThemeName } from './themes';

const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);
const address = `https://x.dev/${'path/'.repeat(30)}`;
const { entry } = proposal.proposal;
const wide = view(
  [
    asked('m', `${word} ${address}`),
    said(
      't',
      `# ${word}\n\n${address}\n\n\`${word}\`\n\n- ${word}\n\n\`\`\`\n${word}\n\`\`\`\n\n| ${word} | b |\n|-|-|\n| 1 | 2 |`,
    ),
    cardItem('q', { type: 'question', question: word, choices: [{ id: 'x', label: word }] }),
    cardItem('c', {
      ...proposal,
      evidence: evidence.map((one) => ({
        ...one,
        text: word,
        source: { type: 'file', path: `src/${word}/index.ts`, line: 10_000 } as const,
      })),
      dropped: [{ text: word, findings: [] }],
      proposal: {
        ...proposal.proposal,
        entry: {
          ...entry,
          name: word,
          description: word,
          roles: [word],
          keywords: [word, word],
          bullets: entry.bullets.map((bullet) => ({ ...bullet, text: word })),
        },
      },
    }),
    cardItem('s', {
      type: 'saved',
      resumeId: 'r',
      resumeName: word,
      entryId: 'e',
      entryName: word,
      firstSave: true,
      alreadyApplied: false,
    }),
  ],
  { status: 'waiting', interruptId: 'i' },
);
wide.usage = [
  usage('m', { models: [word, word], input: 1e12, output: 1e12, ms: 1e9, estimated: true, cap: 1e12 }),
];
const around = shell({
  resume: { name: word, language: 'en', exists: true },
  model: { state: 'ready', name: word },
});

describe('the layout in a browser', function () {
  this.timeout(20_000);

  for (const [width, theme] of [
    [200, 'dark'],
    [200, 'hcLight'],
    [320, 'light'],
    [800, 'hcDark'],
  ] as [number, ThemeName][]) {
    it(`keeps everything inside ${width} pixels (${theme})`, async () => {
      const panel = await bench.open({ width, theme });
      await panel.say(snapshot(wide, 1, around));
      for (const button of await panel.page.locator('.disclosure').all()) await panel.click(button);
      await panel.click(panel.page.locator('.bullet .icon-button').first());
      await panel.write(word);
      assert.deepEqual(await panel.overflow(), { by: 0, what: '' });
      await panel.say(snapshot(null, 2, { ...around, workspace: { state: 'untrusted', name: word } }));
      assert.deepEqual(await panel.overflow(), { by: 0, what: '' });
    });
  }

  it('grows the composer with its text, and leaves room for the conversation', async () => {
    const panel = await bench.open({ height: 400 });
    await panel.say(snapshot(wide, 1, around));
    const height = async (): Promise<number> => (await panel.composer.boundingBox())?.height ?? 0;
    const before = await height();
    await panel.write('a\nb\nc');
    assert.ok((await height()) > before);
    await panel.write('a\n'.repeat(100));
    const log = await panel.log.boundingBox();
    assert.ok(log && log.height > 80, `the conversation keeps ${log?.height} pixels`);
  });

  it('shows a ring around what has the focus, in every theme', async () => {
    for (const theme of ['dark', 'light', 'hcDark', 'hcLight'] as const) {
      const panel = await bench.open({ theme });
      await panel.say(snapshot(view([cardItem('c', proposal)], { status: 'waiting', interruptId: 'i' })));
      for (let n = 0; n < 8; n++) {
        await panel.page.keyboard.press('Tab');
        const outline = await panel.page.evaluate(`getComputedStyle(document.activeElement).outline`);
        assert.match(String(outline), /solid [1-9]px/, `${theme}: ${await panel.focused()}`);
      }
    }
  });
});
