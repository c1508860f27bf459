import { forgetful } from '../models/forgetful';
import assert from 'node:assert/strict';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventType } from '@ag-ui/core';
import { MemorySaver } from '@langchain/langgraph';
import { collectProject } from '../../../src/project/collect/collect';
import { projectGraph } from '../../../src/project/graph';
import { phrases } from '../../../src/project/phrases';
import type { State } from '../../../src/project/state';
import type { Language, TranscriptItem } from '../../../src/protocol/cards';
import { CUSTOM } from '../../../src/protocol/custom';
import { VitaeError } from '../../../src/protocol/errors';
import type { RunEvent } from '../../../src/protocol/messages';
import type { AgentPorts, RunResult, Turn } from '../../../src/protocol/ports';
import { run, type GraphInput } from '../../../src/runtime/run';
import { ModelServer, until, type Script } from '../models/modelServer';
import { TextResume } from './projectWindow';

const README = `# Pantry

Pantry keeps a shopping list for shared flats.

## Features

- Splits the bill among flatmates
- Syncs lists offline
- Warns before the milk runs out
`;

/** The project agent on a folder with a README, asking a scripted model. */
class Desk {
  readonly events: RunEvent[] = [];
  private readonly deadline = new AbortController();
  private readonly never = new AbortController();
  private constructor(
    readonly model: ModelServer,
    readonly saver: MemorySaver,
    private readonly graph: ReturnType<typeof projectGraph>,
    private readonly language: Language,
  ) {}

  static async open(
    folder: string,
    script: Script,
    { saver = new MemorySaver(), language = 'en' as Language, idleMs = 5_000 } = {},
  ): Promise<Desk> {
    const model = await ModelServer.open(script, idleMs);
    const ports: AgentPorts = {
      checkpoints: () => Promise.reject(new Error('the saver is given')),
      folder: (name) => ({ path: folder, name: name ?? '' }),
      model: async () => model.endpoint,
      ...forgetful,
      resumes: new TextResume(),
      now: () => new Date('2026-06-01T00:00:00Z'),
      newId: () => crypto.randomUUID(),
      lineMs: 0,
      log: () => undefined,
    };
    return new Desk(model, saver, projectGraph(ports, saver), language);
  }

  extract(signal?: AbortSignal): Promise<RunResult> {
    const input = { id: 'i1', text: 'Extract', action: 'extractProject' };
    return this.run({ input, language: this.language, workspace: 'pantry' }, signal);
  }

  run(input: GraphInput, signal = new AbortController().signal): Promise<RunResult> {
    const turn = { threadId: 't1', runId: 'r1', deadlineMs: 60_000 } as Turn;
    const time = {
      deadline: this.deadline.signal,
      end: this.never.signal,
      stand: () => undefined,
      stop: () => undefined,
    };
    const emit = (event: RunEvent): void => void this.events.push(event);
    return run(this.graph, turn, input, emit, signal, () => undefined, { time });
  }

  /** Extracts; the turn's time is over once `text` was shown in the draft number `drafts`. */
  async extractUntil(text: string, drafts = 1): Promise<void> {
    const result = this.extract();
    await until(() => this.model.asked.length === drafts && this.shown.includes(text));
    this.endTime();
    assert.equal((await result).status, 'interrupt');
  }

  /** The turn's time is over. */
  endTime(): void {
    this.deadline.abort(new VitaeError('turn-deadline', { seconds: 60 }));
  }

  private get shown(): string {
    return this.events
      .map((event) => (event.type === EventType.TEXT_MESSAGE_CONTENT ? event.delta : ''))
      .join('');
  }

  async state(): Promise<State> {
    return (await this.graph.getState({ configurable: { thread_id: 't1' } })).values as State;
  }

  /** What the user was told, and the card. */
  async told(): Promise<{ said: string[]; card: TranscriptItem; bullets: string[]; dropped: number }> {
    const { transcript } = await this.state();
    const said = transcript.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
    const card = transcript.findLast((item) => item.kind === 'card');
    assert.ok(card?.kind === 'card' && card.card.type === 'proposal');
    const { proposal, dropped } = card.card;
    return { said, card, bullets: proposal.entry.bullets.map(({ text }) => text), dropped: dropped.length };
  }

  get calls(): { step: string; outcome: string }[] {
    return this.events.flatMap((event) =>
      event.type === EventType.CUSTOM && event.name === CUSTOM.call
        ? [event.value as { step: string; outcome: string }]
        : [],
    );
  }
}

/** Dies, as far as anybody can see, at a moment after the draft was written. */
class DyingSaver extends MemorySaver {
  constructor(private dies: 'before' | 'after' | 'never') {
    super();
  }
  private drafted = false;

  revive(): void {
    this.dies = 'never';
  }

  override async putWrites(...args: Parameters<MemorySaver['putWrites']>): Promise<void> {
    if (this.drafted && this.dies === 'after') throw new Error('killed');
    await super.putWrites(...args);
    this.drafted ||= args[1].some(([channel]) => channel === 'written');
  }

  override async put(...args: Parameters<MemorySaver['put']>): ReturnType<MemorySaver['put']> {
    if (this.drafted && this.dies === 'before') throw new Error('killed');
    return super.put(...args);
  }
}

describe('a turn of the project agent', () => {
  let folder: string;
  let desk: Desk | undefined;
  /** The line of a bullet that cites the fact it repeats. */
  let line: (text: string) => string;
  const open = async (...args: Parameters<typeof Desk.open> extends [string, ...infer R] ? R : never) =>
    (desk = await Desk.open(folder, ...args));

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitae-pantry-'));
    await writeFile(join(folder, 'README.md'), README);
    const { evidence } = await collectProject({
      folder,
      signal: new AbortController().signal,
      now: new Date(0),
    });
    line = (text) => `- ${text} [${evidence.find((one) => one.text.includes(text))?.id ?? 'e99'}]\n`;
  });
  afterEach(() => desk?.model.close());

  const about = 'ABOUT: Pantry keeps a shopping list for shared flats\n';
  const bill = 'Splits the bill among flatmates';
  const lists = 'Syncs lists offline';

  for (const language of ['en', 'zh'] as const) {
    it(`uses the bullets that the model had finished in time, and says so once (${language})`, async () => {
      const now = await open(
        (reply) => void reply.head().say(`${about}${line(bill)}${line(lists)}- Warns before the mi`),
        { language },
      );
      await now.extractUntil('Warns before');
      const { said, card, bullets } = await now.told();
      assert.deepEqual(bullets, [bill, lists]);
      assert.equal(card.source, 'model');
      assert.equal(card.fallback, undefined);
      assert.equal(said.filter((text) => text === phrases[language].modelCut).length, 1);
      assert.equal((await now.state()).written?.cut, true);
      assert.deepEqual(
        now.calls.map(({ step, outcome }) => ({ step, outcome })),
        [{ step: 'draft', outcome: 'turn-deadline' }],
      );
      await until(() => now.model.open === 0, 500);
    });

    it(`lets rules finish where nothing was complete in time, and says so once (${language})`, async () => {
      const now = await open((reply) => void reply.head().say(`${about}- Splits the bill among`), {
        language,
      });
      await now.extractUntil('Splits the bill');
      const { said, card, bullets } = await now.told();
      assert.ok(bullets.length > 0);
      assert.equal(card.source, 'rules');
      assert.equal(card.fallback, true);
      const why = phrases[language].modelFailed('turn-deadline', { seconds: 60 });
      assert.match(why, /60/);
      assert.notEqual(why, phrases[language].modelFailed('model-failed'));
      assert.equal(said.filter((text) => text === why).length, 1);
    });
  }

  it('keeps the first draft without its bad bullet when the second is not done in time', async () => {
    const now = await open((reply, n) => {
      if (n === 0) reply.all(`${about}${line(bill)}- Served 9 million users [e1]\n`);
      else reply.head().say(`${about}${line(lists)}- And more of it`);
    });
    await now.extractUntil('And more', 2);
    const { said, bullets, dropped } = await now.told();
    assert.equal(now.model.asked.length, 2);
    assert.deepEqual(bullets, [bill]);
    assert.equal(dropped, 1);
    assert.equal(said.filter((text) => text === phrases.en.modelCut).length, 1);
  });

  it('asks the model no more once the time is over', async () => {
    const now = await open(
      (reply) =>
        void reply.head().say(`${about}${line(bill)}- Served 9 million users [e1]\n- And more of it`),
    );
    await now.extractUntil('And more');
    const { said, bullets, dropped } = await now.told();
    assert.equal(now.model.asked.length, 1);
    assert.deepEqual([bullets, dropped], [[bill], 1]);
    assert.equal(said.filter((text) => text === phrases.en.modelCut).length, 1);
  });

  for (const language of ['en', 'zh'] as const) {
    it(`goes by what was read where reading took all the time, and says so (${language})`, async () => {
      const now = await open((reply) => reply.all(`${about}${line(bill)}`), { language });
      now.endTime();
      assert.equal((await now.extract()).status, 'interrupt');
      const { said, card, bullets } = await now.told();
      const say = phrases[language];
      assert.equal(now.model.asked.length, 0);
      assert.equal(card.source, 'rules');
      assert.ok(bullets.length > 0);
      assert.ok(said[0]?.includes(say.note({ code: 'git-cut', params: {} })));
      assert.equal(said.filter((text) => text === say.modelFailed('no-time')).length, 1);
      assert.notEqual(say.modelFailed('no-time'), say.modelFailed('turn-deadline'));
    });
  }

  it('lets rules finish where the model goes silent, and says that it did', async () => {
    const now = await open((reply) => void reply.head().say(about), { idleMs: 80 });
    assert.equal((await now.extract()).status, 'interrupt');
    const { said, card } = await now.told();
    assert.equal(card.source, 'rules');
    assert.equal(said.filter((text) => text === phrases.en.modelFailed('model-stalled')).length, 1);
    assert.equal(now.calls[0]?.outcome, 'model-stalled');
  });

  it('when stopped closes the socket, tells of the call, and goes on with the draft alone', async () => {
    const stop = new AbortController();
    const now = await open((reply, n) =>
      n === 0 ? void reply.head().say(about) : reply.all(`${about}${line(bill)}`),
    );
    const stopped = now.extract(stop.signal);
    await until(() => now.model.asked.length === 1);
    stop.abort();
    assert.deepEqual(await stopped, { status: 'cancelled' });
    assert.ok((await until(() => now.model.open === 0)) < 500);
    assert.equal(now.calls[0]?.outcome, 'stopped');

    now.events.length = 0;
    assert.equal((await now.run(null)).status, 'interrupt');
    const steps = now.events.flatMap((event) =>
      event.type === EventType.STEP_STARTED ? [event.stepName] : [],
    );
    assert.deepEqual(steps, ['draft', 'check', 'approve']);
    assert.deepEqual((await now.told()).bullets, [bill]);
  });

  for (const dies of ['before', 'after'] as const) {
    it(`does not pay twice for a draft when the process dies ${dies} the checkpoint behind it`, async () => {
      const saver = new DyingSaver(dies);
      const now = await open((reply) => reply.all(`${about}${line(bill)}`), { saver });
      assert.equal((await now.extract()).status, 'error');
      saver.revive();
      assert.equal((await now.run(null)).status, 'interrupt');
      assert.equal(now.model.asked.length, 1);
      assert.deepEqual((await now.told()).bullets, [bill]);
    });
  }
});
