import assert from 'node:assert/strict';
import { bench } from './driver';
import { asked, cardItem, evidence, proposal, said, shell, snapshot, threadId, view } from './scenarios';

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '[script](javascript:alert(1))',
  '[tabbed](java&#x09;script:alert(1))',
  '[command](command:workbench.action.quit)',
  '[data](data:text/html,<script>alert(1)</script>)',
  '[site](http://127.0.0.1/stray)',
  '[file](file:///etc/passwd)',
  '![pixel](https://127.0.0.1/pixel.png)',
  '![local](/pixel.png)',
  '<https://x.dev/"onmouseover="alert(1)>',
  '[ref]: javascript:alert(1)\n\n[ref]',
  '| a |\n|:-:|\n| <b onclick=alert(1)>x</b> |',
  '</vitae-markdown><style>*{display:none}</style>',
  '${alert(1)} {{alert(1)}} `<!--`',
];

describe('hostile content in a browser', function () {
  this.timeout(20_000);

  it('runs nothing, loads nothing and links nowhere, in messages and cards', async () => {
    const panel = await bench.open();
    const hostile = attacks.join('\n\n');
    const { entry } = proposal.proposal;
    const card = {
      ...proposal,
      evidence: evidence.map((one) => ({
        ...one,
        text: hostile,
        source: { type: 'file', path: hostile } as const,
      })),
      dropped: [
        {
          text: hostile,
          findings: [{ rule: hostile, path: '', severity: 'error' as const, params: { text: hostile } }],
        },
      ],
      proposal: {
        ...proposal.proposal,
        entry: {
          ...entry,
          name: hostile,
          description: hostile,
          startDate: hostile,
          roles: [hostile],
          keywords: [hostile],
          bullets: entry.bullets.map((bullet) => ({ ...bullet, text: hostile })),
        },
      },
    };
    await panel.say(
      snapshot(
        view(
          [
            asked('m', hostile),
            said('t', hostile),
            cardItem('q', {
              type: 'question',
              question: hostile,
              choices: [{ id: 'x', label: hostile, detail: hostile }],
            }),
            cardItem('c', card),
          ],
          { status: 'waiting', interruptId: 'i' },
        ),
        1,
        shell({
          resume: { name: hostile, language: 'en', exists: true },
          model: { state: 'ready', name: hostile },
        }),
      ),
    );
    for (const button of await panel.page.locator('.disclosure').all()) await panel.click(button);
    await panel.drawn();
    const count = (selector: string): Promise<number> => panel.page.locator(`#app ${selector}`).count();
    assert.equal(await count(':is(script, img, iframe, svg, style, object, embed, link)'), 0);
    const handlers = await panel.page.evaluate(
      `[...document.querySelectorAll('#app *')].flatMap((e) => e.getAttributeNames()).filter((n) => /^on|^style$|^srcdoc$/.test(n))`,
    );
    assert.deepEqual(handlers, []);
    const hrefs = await panel.page.evaluate(
      `[...document.querySelectorAll('a')].map((a) => a.getAttribute('href'))`,
    );
    for (const href of hrefs as string[]) assert.match(href, /^https:\/\/x\.dev\//);
    assert.ok((await panel.overflow()).by <= 0);
  });

  it('opens links through the host and goes nowhere itself', async () => {
    const panel = await bench.open();
    await panel.say(snapshot(view([said('t', '[site](https://x.dev/a?b=1) [mail](mailto:a@x.dev)')])));
    const url = panel.page.url();
    await panel.click(panel.page.getByRole('link', { name: 'site' }));
    await panel.page.getByRole('link', { name: 'site' }).click({ button: 'middle' });
    await panel.page.getByRole('link', { name: 'mail' }).focus();
    await panel.press('Enter');
    await panel.drawn();
    assert.deepEqual(
      (await panel.posted('openLink')).map(({ href }) => href),
      ['https://x.dev/a?b=1', 'https://x.dev/a?b=1', 'mailto:a@x.dev'],
    );
    assert.equal(panel.page.url(), url);
  });

  it('opens evidence by its id', async () => {
    const panel = await bench.open();
    await panel.say(snapshot(view([cardItem('c', proposal)], { status: 'waiting', interruptId: 'i' })));
    await panel.click(panel.page.getByRole('button', { name: '2 sources' }).last());
    await panel.click(panel.page.getByRole('button', { name: 'README.md:31' }));
    assert.deepEqual(await panel.posted('openEvidence'), [
      { type: 'openEvidence', threadId, itemId: 'c', evidenceId: 'e2' },
    ]);
  });
});
