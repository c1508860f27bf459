import assert from 'node:assert/strict';
import { EventType } from '@ag-ui/core';
import { Annotation, END, interrupt, Send, START, StateGraph } from '@langchain/langgraph';
import type { CheckpointTuple } from '@langchain/langgraph-checkpoint';
import type { TranscriptItem } from '../../../src/protocol/cards';
import type { RunEvent } from '../../../src/protocol/messages';
import type { RunResult, Turn, Work } from '../../../src/protocol/ports';
import { migratePhrases } from '../../../src/runtime/migratePhrases';
import { enter, VersionedSaver, type VersionedGraph } from '../../../src/runtime/migrate';
import { answer, run, type GraphInput } from '../../../src/runtime/run';
import { asCheckpointer } from '../../../src/runtime/saver';
import type { AgentMigrations } from '../../../src/steps/migrations';
import { ThreadStore } from '../../../src/storage/threadStore';
import type { Lease } from '../../../src/storage/lease';
import type { ThreadLog } from '../../../src/storage/threadLog';
import { emptyFolder } from './recordedWindow';

const keep = <T>(initial: T) => Annotation<T>({ reducer: (_, next) => next, default: () => initial });
const transcript = Annotation<TranscriptItem[]>({
  reducer: (before, added) => [...before, ...added],
  default: () => [],
});

const text = (id: string, words: string): TranscriptItem => ({
  id,
  by: 'agent',
  source: 'rules',
  at: '',
  kind: 'text',
  text: words,
});

/** Version 1: `write → ask (interrupt) → keep`, the draft in a channel `draft`. */
function first(saver: VersionedSaver, ran: string[]) {
  const State = Annotation.Root({ transcript, draft: keep(''), answer: keep('') });
  return new StateGraph(State)
    .addNode('write', () => {
      ran.push('write');
      return { draft: 'a draft', transcript: [text('w', 'a draft')] };
    })
    .addNode('ask', ({ draft }) => ({ answer: interrupt<string, string>(draft) }))
    .addNode('keep', () => {
      ran.push('keep');
      return { transcript: [text('k', 'kept')] };
    })
    .addEdge(START, 'write')
    .addEdge('write', 'ask')
    .addEdge('ask', 'keep')
    .addEdge('keep', END)
    .compile({ checkpointer: asCheckpointer(saver) });
}

/** Version 2: `ask` is `approve`, `draft` is `text`, and there is a channel `tone`. */
function second(saver: VersionedSaver, ran: string[]) {
  const State = Annotation.Root({ transcript, text: keep(''), tone: keep('plain'), answer: keep('') });
  return new StateGraph(State)
    .addNode('write', () => {
      ran.push('write');
      return { text: 'another draft', transcript: [text('w2', 'another draft')] };
    })
    .addNode('approve', ({ text: shown, tone }) => ({
      answer: interrupt<string, string>(`${shown}, ${tone}`),
    }))
    .addNode('keep', ({ answer: given }) => {
      ran.push('keep');
      return { transcript: [text('k', `kept after ${JSON.stringify(given)}`)] };
    })
    .addEdge(START, 'write')
    .addEdge('write', 'approve')
    .addEdge('approve', 'keep')
    .addEdge('keep', END)
    .compile({ checkpointer: asCheckpointer(saver) });
}

/** Version 1 with parallel work, which waits. */
function parallel(saver: VersionedSaver) {
  const State = Annotation.Root({ transcript, part: keep('') });
  return new StateGraph(State)
    .addNode('work', ({ part }) => ({ transcript: [text(part, interrupt<string, string>(part))] }))
    .addConditionalEdges(START, () => ['a', 'b'].map((part) => new Send('work', { part })), ['work'])
    .addEdge('work', END)
    .compile({ checkpointer: asCheckpointer(saver) });
}

const renaming: AgentMigrations = {
  from: {
    1: ({ state: { draft, ...state }, due }) => ({
      state: { ...state, text: draft },
      due: due.map((node) => (node === 'ask' ? 'approve' : node)),
    }),
  },
  askAgain: ({ state, due }, { id }, notice) => ({
    state: {
      ...state,
      transcript: [...(state['transcript'] as TranscriptItem[]), text(id, 'what was answered'), notice],
    },
    due,
  }),
};

describe('a thread of an earlier version of its graph', () => {
  let store: ThreadStore;
  let log: ThreadLog;
  let lease: Lease;
  let ran: string[];
  let emitted: RunEvent[];

  const versioned = (
    version: number,
    build: (saver: VersionedSaver, ran: string[]) => VersionedGraph['graph'],
    migrations: AgentMigrations = { from: {} },
  ): VersionedGraph => {
    const saver = new VersionedSaver((id) => store.open(id), version);
    return { graph: build(saver, ran), saver, version, migrations };
  };

  /** One turn, as the agents run it. */
  const turn = async (agent: VersionedGraph, work: Work): Promise<RunResult> => {
    const given: Turn = {
      threadId: log.thread.id,
      runId: 'r',
      agent: 'project',
      language: 'en',
      workspace: null,
      deadlineMs: 60_000,
      tokenCap: 0,
      work,
    };
    const emit = (event: RunEvent): void => void emitted.push(event);
    const ports = { now: () => new Date('2026-06-01T00:00:00Z'), newId: () => crypto.randomUUID() };
    const entry = await enter(agent, given, ports, emit);
    if (entry.kind === 'ended') return entry.result;
    const input: GraphInput =
      entry.kind === 'goOn' || work.kind === 'continue'
        ? null
        : work.kind === 'answer'
          ? answer(work.interruptId, work.value.action)
          : { transcript: [text(work.id, work.text)] };
    return run(agent.graph, given, input, emit, new AbortController().signal, () => undefined);
  };

  const input = (id = 'i'): Work => ({ kind: 'input', id, at: '', text: 'go' });
  const approval = (interruptId: string): Work => ({
    kind: 'answer',
    id: 'a',
    at: '',
    interruptId,
    value: { action: 'approve', bullets: [] },
  });
  const said = async (): Promise<string[]> => {
    const items = ((await log.head())?.values['transcript'] ?? []) as TranscriptItem[];
    return items.map((item) => (item.kind === 'text' ? item.text : item.kind));
  };
  const waitsFor = async (): Promise<unknown[]> =>
    ((await log.head())?.interrupts ?? []).map(({ value }) => value);
  /** The only checkpoint that a migration wrote. */
  const migrationOf = async ({ saver }: VersionedGraph): Promise<CheckpointTuple | undefined> => {
    const updates: CheckpointTuple[] = [];
    for await (const tuple of saver.list({ configurable: { thread_id: log.thread.id } })) {
      if (tuple.metadata?.source === 'update') updates.push(tuple);
    }
    assert.equal(updates.length, 1);
    return updates[0];
  };
  /** The thread of version 1 waits; returns the interrupt's id. */
  const asked = async (): Promise<string> => {
    const result = await turn(versioned(1, first), input());
    assert.equal(result.status, 'interrupt');
    return result.status === 'interrupt' ? result.interruptId : '';
  };

  beforeEach(async () => {
    store = new ThreadStore(emptyFolder(), { sync: false });
    log = await store.create({
      agent: 'project',
      title: '',
      language: 'en',
      workspace: null,
      resumeId: null,
      graphVersion: 1,
    });
    lease = await log.takeLease();
    ran = [];
    emitted = [];
  });
  afterEach(() => store.close());

  it('asks again what was answered across versions, keeps the answer, and acts on nothing by it', async () => {
    const interruptId = await asked();
    const result = await turn(versioned(2, second, renaming), approval(interruptId));
    assert.equal(result.status, 'interrupt');
    assert.deepEqual(await waitsFor(), ['a draft, plain']);
    assert.deepEqual(await said(), ['go', 'a draft', 'what was answered', migratePhrases.en.askedAgain]);
    assert.deepEqual(ran, ['write'], 'nothing that was done is done again, and nothing is kept yet');

    const again = result.status === 'interrupt' ? result.interruptId : '';
    assert.notEqual(again, interruptId);
    assert.deepEqual(await turn(versioned(2, second, renaming), approval(again)), { status: 'success' });
    assert.deepEqual(ran, ['write', 'keep']);
    assert.equal((await said()).at(-1), 'kept after "approve"');
  });

  it('shows at once what the migration adds to the transcript', async () => {
    await turn(versioned(2, second, renaming), approval(await asked()));
    const items = emitted.flatMap((event) =>
      event.type === EventType.CUSTOM ? [(event.value as { text: string }).text] : [],
    );
    assert.deepEqual(items.slice(-2), ['what was answered', migratePhrases.en.askedAgain]);
  });

  it('takes a new input with the state of before', async () => {
    await asked();
    const migrations: AgentMigrations = {
      from: { 1: ({ state }) => ({ state: { ...state, tone: 'bright' }, due: ['gone'] }) },
    };
    assert.equal((await turn(versioned(2, second, migrations), input('j'))).status, 'interrupt');
    assert.deepEqual(await waitsFor(), ['another draft, bright']);
    assert.deepEqual(await said(), ['go', 'a draft', 'go', 'another draft']);
    const update = await migrationOf(versioned(2, second));
    const values = Object.keys(update?.checkpoint.channel_values ?? {});
    assert.deepEqual(
      values.filter((name) => name.startsWith('branch:')),
      [],
      'what was due is dropped',
    );
  });

  it('goes on with a run that died, at the node that was due, by its new name', async () => {
    await asked();
    const agent = versioned(2, second, renaming);
    assert.equal((await turn(agent, { kind: 'continue' })).status, 'interrupt');
    assert.deepEqual(await waitsFor(), ['a draft, plain']);
    assert.deepEqual(ran, ['write']);
  });

  it('is migrated once, in one checkpoint behind the old head', async () => {
    await asked();
    const before = await log.head();
    const agent = versioned(2, second, renaming);
    await turn(agent, { kind: 'continue' });
    const [migratedHead] = (await log.head())?.interrupts ?? [];
    await turn(agent, approval(migratedHead?.id ?? ''));
    const update = await migrationOf(agent);
    assert.equal(update?.parentConfig?.configurable?.['checkpoint_id'], before?.checkpointId);
    assert.equal((update?.metadata as { graphVersion?: number }).graphVersion, 2);
  });

  it('goes on waiting where all versions since are called unchanged', async () => {
    const interruptId = await asked();
    const agent = versioned(3, first, { from: { 1: 'unchanged', 2: 'unchanged' } });
    assert.deepEqual(await turn(agent, approval(interruptId)), { status: 'success' });
    assert.deepEqual(ran, ['write', 'keep']);
  });

  it('is led over every version in between, in order', async () => {
    await asked();
    const migrations: AgentMigrations = {
      from: {
        1: ({ state, due }) => ({ state: { ...state, tone: 'one' }, due }),
        2: ({ state }) => ({
          state: { ...state, text: 't', tone: `${String(state['tone'])} two` },
          due: ['approve'],
        }),
      },
    };
    await turn(versioned(3, second, migrations), { kind: 'continue' });
    assert.deepEqual(await waitsFor(), ['t, one two']);
  });

  const refusals: [string, AgentMigrations, (interruptId: string) => Work, string][] = [
    ['a version that nothing leads on from', { from: {} }, () => input('j'), 'unknown'],
    [
      'a version whose migration says no',
      { from: { 1: () => ({ refused: 'shape' }) } },
      () => input('j'),
      'shape',
    ],
    [
      'a node that is due and gone, rather than forget it',
      { from: { 1: (standing) => standing } },
      () => ({ kind: 'continue' }),
      'node',
    ],
    ['an answer where nothing asks again', { from: renaming.from }, approval, 'interrupt'],
    ['an answer to an interrupt that does not wait', renaming, () => approval('0'.repeat(32)), 'interrupt'],
  ];
  for (const [what, migrations, work, reason] of refusals) {
    it(`refuses ${what}, and changes nothing`, async () => {
      const given = work(await asked());
      const before = await log.head();
      assert.deepEqual(await turn(versioned(2, second, migrations), given), {
        status: 'error',
        code: 'graph-version',
        params: { version: 1, current: 2, reason },
      });
      assert.deepEqual(await log.head(), before);
      assert.deepEqual(ran, ['write']);
    });
  }

  it('refuses to go on in the middle of parallel work', async () => {
    await turn(versioned(1, parallel), input());
    const migrations: AgentMigrations = { from: { 1: (standing) => standing } };
    const result = await turn(versioned(2, second, migrations), { kind: 'continue' });
    assert.equal(result.status === 'error' && result.params['reason'], 'unfinished');
  });

  it('is refused where a newer version wrote it', async () => {
    await turn(versioned(2, second), input());
    assert.deepEqual(await turn(versioned(1, first), input('j')), {
      status: 'error',
      code: 'graph-version',
      params: { version: 2, current: 1, reason: 'newer' },
    });
  });

  it('reports a thread that can’t be opened with the error’s code', async () => {
    const agent = versioned(1, first);
    await lease.release();
    await store.delete(log.thread.id);
    assert.deepEqual(await turn(agent, input()), { status: 'error', code: 'thread-unknown', params: {} });
  });
});
