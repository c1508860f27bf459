import { forgetful } from '../models/forgetful';
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { projectGraph } from '../../../src/project/graph';
import { projectMigrations } from '../../../src/project/migrations';
import type { State } from '../../../src/project/state';
import type { ApprovalAnswer, TranscriptItem } from '../../../src/protocol/cards';
import type { AgentPorts, RunResult, Turn } from '../../../src/protocol/ports';
import { enter, VersionedSaver, type VersionedGraph } from '../../../src/runtime/migrate';
import { migratePhrases } from '../../../src/runtime/migratePhrases';
import { answer, run } from '../../../src/runtime/run';
import { asCheckpointer } from '../../../src/runtime/saver';
import type { Migration } from '../../../src/steps/migrations';
import { ThreadStore } from '../../../src/storage/threadStore';
import type { ThreadLog } from '../../../src/storage/threadLog';
import { TextResume } from '../project/projectWindow';
import { emptyFolder } from './recordedWindow';
import { readRecorded, restore } from './recordings';

/** A proposal that waited for approval while Vitae was updated to a graph that nothing is known of yet. */
describe('the project agent, answered across versions of its graph', () => {
  const recording = 'project-v1-waiting';
  let folder: string;
  let store: ThreadStore;
  let log: ThreadLog;
  let resume: TextResume;
  let agent: VersionedGraph;

  beforeEach(async () => {
    folder = emptyFolder();
    restore(recording, folder);
    store = new ThreadStore(folder, { sync: false });
    log = await store.open(readRecorded(recording).threadId);
    await log.takeLease();
    resume = new TextResume();
    const saver = new VersionedSaver((id) => store.open(id), 2);
    const same: Migration = (standing) => standing;
    const migrations = { ...projectMigrations, from: { 1: same } };
    agent = { graph: projectGraph(ports(), asCheckpointer(saver)), saver, version: 2, migrations };
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ports = (): AgentPorts => ({
    checkpoints: (id) => store.open(id),
    folder: () => ({ refused: 'no-folder' }),
    model: async () => null,
    ...forgetful,
    resumes: resume,
    now: () => new Date('2026-06-01T00:00:00Z'),
    newId: () => crypto.randomUUID(),
    log: () => undefined,
  });

  const state = async (): Promise<State> => (await log.head())?.values as unknown as State;
  const bullets = async (): Promise<{ id: string; text: string }[]> =>
    ((await state()).proposal?.entry.bullets ?? []).map(({ id, text }) => ({ id, text }));

  const send = async (id: string, value: ApprovalAnswer): Promise<RunResult> => {
    const [waits] = (await log.head())?.interrupts ?? [];
    const interruptId = waits?.id ?? '';
    const work = { kind: 'answer', id, at: '2026-06-01T00:00:00Z', interruptId, value } as const;
    const turn: Turn = {
      threadId: log.thread.id,
      runId: 'r',
      agent: 'project',
      language: 'en',
      workspace: null,
      deadlineMs: 60_000,
      tokenCap: 0,
      work,
    };
    const entry = await enter(agent, turn, ports(), () => undefined);
    if (entry.kind === 'ended') return entry.result;
    const input = entry.kind === 'goOn' ? null : answer(interruptId, { id, at: work.at, value });
    return run(
      agent.graph,
      turn,
      input,
      () => undefined,
      new AbortController().signal,
      () => undefined,
    );
  };

  /** What was added to the transcript since `count` items. */
  const since = async (count: number): Promise<TranscriptItem[]> => (await state()).transcript.slice(count);

  it('shows the proposal again with the edits that came with the approval, then saves what is approved', async () => {
    const [first, ...others] = await bullets();
    assert.ok(first && others.length > 1);
    const kept = [{ ...first, text: 'My own words.' }, ...others.slice(1)];
    const { transcript, cardId } = await state();
    assert.equal(
      (await send('a1', { action: 'approve', name: 'Renamed', bullets: kept })).status,
      'interrupt',
    );

    assert.equal(resume.applied, 0);
    const [decision, notice, card] = await since(transcript.length);
    assert.deepEqual([decision?.id, decision?.kind === 'decision' && decision.of], ['a1', cardId]);
    assert.equal(notice?.kind === 'text' && notice.text, migratePhrases.en.askedAgain);
    assert.ok(card?.kind === 'card' && card.card.type === 'proposal');
    assert.equal(card.id, (await state()).cardId);
    assert.equal(card.card.proposal.entry.name, 'Renamed');
    assert.deepEqual(await bullets(), kept);
    assert.equal(card.card.proposal.entry.bullets[0]?.source, 'user');

    await send('a2', { action: 'approve', bullets: await bullets() });
    assert.equal(resume.projects[0]?.name, 'Renamed');
    assert.equal(resume.projects[0]?.highlights[0], 'My own words.');
  });

  it('keeps what was typed, and the edits beside it', async () => {
    const [first, ...others] = await bullets();
    assert.ok(first);
    const card = { bullets: [{ ...first, text: 'Edited.' }, ...others] };
    const { transcript } = await state();
    assert.equal((await send('a1', { action: 'say', text: 'Shorter, please', card })).status, 'interrupt');
    const [typed, superseded] = await since(transcript.length);
    assert.equal(typed?.kind === 'text' && typed.text, 'Shorter, please');
    assert.deepEqual([typed?.id, superseded?.kind], ['a1', 'decision']);
    assert.equal((await bullets())[0]?.text, 'Edited.');
  });

  it('takes a refusal for what it is', async () => {
    const { transcript } = await state();
    assert.deepEqual(await send('a1', { action: 'reject' }), { status: 'success' });
    const added = await since(transcript.length);
    assert.deepEqual(
      added.map((item) => item.kind === 'decision' && item.answer),
      [{ action: 'reject' }],
    );
    assert.deepEqual((await log.head())?.interrupts, []);
  });

  it('refuses where the state holds no proposal to show', async () => {
    agent.migrations = {
      ...projectMigrations,
      from: { 1: ({ state: { proposal: _, ...rest }, due }) => ({ state: rest, due }) },
    };
    const result = await send('a1', { action: 'reject' });
    assert.deepEqual(result.status === 'error' && result.params['reason'], 'proposal');
  });
});
