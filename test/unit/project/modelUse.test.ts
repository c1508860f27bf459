import assert from 'node:assert/strict';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventType } from '@ag-ui/core';
import { collectProject } from '../../../src/project/collect/collect';
import { phrases } from '../../../src/project/phrases';
import type { Language, TranscriptItem } from '../../../src/protocol/cards';
import { CUSTOM } from '../../../src/protocol/custom';
import type { AgentPorts } from '../../../src/protocol/ports';
import type { ModelCall } from '../../../src/storage/records';
import { texts } from '../../../webview/text';
import { usageText } from '../../../webview/usage';
import { ModelServer, until, type Reply, type Script } from '../models/modelServer';
import { ProjectWindow, TextResume } from './projectWindow';

const README = `# Pantry

Pantry is a shopping list for shared flats.

## Features

- Splits the bill among flatmates
- Syncs lists offline
- Warns before the milk runs out
`;
const about = 'ABOUT: A shopping list for shared flats\n';
const bill = 'Splits the bill among flatmates';
const lists = 'Syncs lists offline';
const languages = ['en', 'zh'] as const;

/** Refuses, as a provider does that counts requests. */
function busy({ response }: Reply, seconds: number): void {
  response.writeHead(429, { 'retry-after': String(seconds) }).end('{}');
}

describe('what the user sees of a model', function () {
  this.timeout(20_000);
  let folder: string;
  let server: ModelServer;
  let window: ProjectWindow | undefined;
  /** The line of a bullet that cites the fact it repeats. */
  let line: (text: string) => string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitae-pantry-'));
    await writeFile(join(folder, 'README.md'), README);
    const signal = new AbortController().signal;
    const { evidence } = await collectProject({ folder, signal, now: new Date(0) });
    line = (text) => `- ${text} [${evidence.find((one) => one.text.includes(text))?.id ?? 'e99'}]\n`;
  });
  afterEach(async () => {
    await window?.close();
    server.close();
  });

  async function open(
    script: Script,
    { language = 'en' as Language, tokenCap = 0, own = {} as Partial<AgentPorts> } = {},
  ): Promise<ProjectWindow> {
    server = await ModelServer.open(script, 5_000);
    const ports = { model: async () => server.endpoint, ...own };
    window = await ProjectWindow.open(folder, new TextResume(), language, ports, tokenCap);
    return window;
  }

  function cardOf({ session }: ProjectWindow): TranscriptItem {
    const item = session.view.items.findLast(({ kind }) => kind === 'card');
    assert.ok(item);
    return item;
  }
  const bulletsOf = ({ proposal }: ProjectWindow): string[] => proposal.entry.bullets.map(({ text }) => text);
  const callsOf = ({ session }: ProjectWindow): ModelCall[] =>
    session.log.journal.flatMap((record) =>
      record.kind === 'ended' ? (record.steps ?? []).flatMap(({ calls = [] }) => calls) : [],
    );
  const countdown = ({ events }: ProjectWindow): unknown[] =>
    events
      .flatMap((event) =>
        event.type === EventType.CUSTOM && event.name === CUSTOM.progress
          ? [event.value as { key: string; params: { seconds?: number } }]
          : [],
      )
      .flatMap(({ key, params }) => (key === 'model-waiting' ? [params.seconds] : []));

  it('tells what the model took, summed over the two drafts of a run, and nothing of a run by rules', async () => {
    const now = await open((reply, n) =>
      reply.all(n === 0 ? `${about}${line(bill)}- Served 9 million users [e1]\n` : `${about}${line(bill)}`),
    );
    await now.extract();
    const calls = callsOf(now);
    assert.equal(calls.length, 2);
    const [usage, ...more] = now.session.view.usage ?? [];
    assert.ok(usage && more.length === 0);
    assert.deepEqual(usage.models, ['test-model']);
    assert.equal(
      usage.input,
      calls.reduce((all, call) => all + (call.usage?.input ?? 0), 0),
    );
    assert.equal(
      usage.output,
      calls.reduce((all, call) => all + (call.usage?.output ?? 0), 0),
    );
    assert.ok(usage.input > 100 && usage.output > 10);
    await now.approve();
    assert.equal(now.session.view.usage?.length, 1);
  });

  for (const language of languages) {
    it(`keeps the first draft where the cap is met before the second, and tells the number (${language})`, async () => {
      const tokenCap = 50_000;
      const now = await open(
        (reply) => {
          const usage = { prompt_tokens: 60_000, completion_tokens: 40, total_tokens: 60_040 };
          reply.head().say(`${about}${line(bill)}- Served 9 million users [e1]\n`);
          const chunk = { id: 'c', object: 'chat.completion.chunk', choices: [], usage };
          reply.response.write(`data: ${JSON.stringify(chunk)}\n\n`);
          reply.end();
        },
        { language, tokenCap },
      );
      await now.extract();
      assert.equal(server.asked.length, 1);
      assert.deepEqual(bulletsOf(now), [bill]);
      assert.equal(now.said.filter((text) => text === phrases[language].modelCut).length, 1);
      assert.match(phrases[language].modelCut, /“Vitae › Model: Token Cap”/);
      const [usage] = now.session.view.usage ?? [];
      assert.deepEqual([usage?.input, usage?.output, usage?.cap], [60_000, 40, tokenCap]);
      assert.ok(usage && usageText(texts[language], usage).includes('50,000'));
    });

    it(`keeps the bullets that were finished where the cap is met in mid-stream (${language})`, async () => {
      const now = await open(
        (reply) =>
          void reply.head().say(`${about}${line(bill)}${line(lists)}- Warns ${'the '.repeat(9_000)}`),
        { language, tokenCap: 8_000 },
      );
      await now.extract();
      assert.equal(now.session.view.run.status, 'waiting');
      assert.deepEqual(bulletsOf(now), [bill, lists]);
      assert.equal(cardOf(now).source, 'model');
      assert.equal(now.said.filter((text) => text === phrases[language].modelCut).length, 1);
      assert.deepEqual(
        callsOf(now).map(({ outcome }) => outcome),
        ['token-cap'],
      );
      assert.equal(now.session.view.usage?.[0]?.cap, 8_000);
      await until(() => server.open === 0, 500);
    });
  }

  it('lets rules finish where nothing was complete when the cap was met', async () => {
    const now = await open((reply) => void reply.head().say(`${about}- ${'and '.repeat(9_000)}`), {
      tokenCap: 8_000,
    });
    await now.extract();
    assert.equal(cardOf(now).fallback, true);
    assert.equal(
      now.said.filter((text) => text === phrases.en.modelFailed('token-cap', { tokens: 8_000 })).length,
      1,
    );
  });

  it('counts down while the model is busy for a moment, and goes on with it', async () => {
    const now = await open((reply, n) => (n === 0 ? busy(reply, 1) : reply.all(`${about}${line(bill)}`)));
    await now.extract();
    assert.deepEqual(countdown(now), [1, 0]);
    assert.equal(cardOf(now).source, 'model');
    assert.equal(now.session.view.usage?.[0]?.input, callsOf(now)[1]?.usage?.input);
  });

  it('can be stopped while it waits for a busy model', async () => {
    const now = await open((reply) => busy(reply, 30));
    await now.session.send(crypto.randomUUID(), 'Extract', { action: 'extractProject' });
    await until(() => countdown(now).length > 0, 5_000);
    const since = performance.now();
    await now.session.stop();
    assert.ok(performance.now() - since < 1_000);
    assert.equal(now.session.view.run.status, 'stopped');
    assert.equal(server.asked.length, 1);
  });

  for (const language of languages) {
    it(`does not wait for longer than a minute: rules write it, say why, and the model can be had again (${language})`, async () => {
      const now = await open(
        (reply, n) => (n === 0 ? busy(reply, 120) : reply.all(n === 1 ? '{}' : `${about}${line(bill)}`)),
        { language },
      );
      await now.extract();
      assert.equal(server.asked.length, 1);
      assert.deepEqual(countdown(now), []);
      const card = cardOf(now);
      assert.deepEqual([card.source, card.fallback], ['rules', true]);
      assert.equal(
        now.said.filter((text) => text === phrases[language].modelFailed('model-busy', { seconds: 120 }))
          .length,
        1,
      );
      // What the card's button sends.
      await now.say(texts[language].run.tryModelWish);
      const again = cardOf(now);
      assert.notEqual(again.id, card.id);
      assert.deepEqual([again.source, again.fallback], ['model', undefined]);
      assert.equal(now.session.view.usage?.length, 1, 'what was refused took nothing');
    });

    it(`says that rules alone read a message where the model could not (${language})`, async () => {
      const riddle = {
        en: 'hmm, my Tuesday self would rather that the thing over there became a bit more so',
        zh: '嗯，星期二的我倒希望那边那个东西再那个一点',
      };
      const now = await open(({ response }) => void response.writeHead(401).end('{}'), { language });
      await now.say(riddle[language]);
      const say = phrases[language];
      assert.deepEqual(now.said, [say.readByRules('model-auth'), say.help]);
      assert.match(say.readByRules('model-auth'), /API/);
    });
  }

  it('marks what rules made after the graph had failed with a model, and says so', async () => {
    let opened = 0;
    const now = await open((reply) => reply.all('{"intent":"extract","second":"none","confidence":1}'), {
      own: {
        folder: (name) => {
          if (opened++ === 0) throw new TypeError('nobody thought of it');
          return { path: folder, name: name ?? '' };
        },
      },
    });
    await now.say('hmm, my Tuesday self would rather that the thing over there became a bit more so');
    assert.equal(server.asked.length, 1);
    assert.deepEqual([cardOf(now).source, cardOf(now).fallback], ['rules', true]);
    assert.equal(now.said.filter((text) => text === phrases.en.modelFailed('rejected')).length, 1);
  });
});
