import assert from 'node:assert/strict';
import {
  emptyCheckpoint,
  type CheckpointMetadata,
  type CheckpointTuple,
} from '@langchain/langgraph-checkpoint';
import type { TranscriptItem } from '../../../src/protocol/cards';
import type { VersionedGraph } from '../../../src/runtime/migrate';
import { migratePhrases } from '../../../src/runtime/migratePhrases';
import { startOver, type StartOver } from '../../../src/runtime/startOver';
import type { AgentMigrations, Standing } from '../../../src/steps/migrations';

const { carried, carriedPart } = migratePhrases.en;
const by = { by: 'agent', source: 'rules', at: '2026-06-01T00:00:00Z' } as const;
const text = (id: string, said = id): TranscriptItem => ({ ...by, id, kind: 'text', text: said });
const card = (id: string, evidence = ''): TranscriptItem => ({
  ...by,
  id,
  kind: 'card',
  card: {
    type: 'proposal',
    proposal: {
      id: 'p',
      resumeId: 'r',
      section: 'projects',
      entry: { id: 'e', name: 'n', description: '', roles: [], keywords: [], bullets: [] },
      replaces: null,
      language: 'en',
    },
    evidence: [{ id: 'e1', kind: 'title', text: evidence, source: { type: 'user' } }],
    dropped: [],
  },
});

const turn = {
  threadId: 'new',
  parent: 'old',
  language: 'en',
  work: { kind: 'input', id: 'i', at: '', text: 'Start over', action: 'startOver' },
} as StartOver;
const ports = { now: () => new Date(0), newId: () => 'n' };

/** An agent of version 2, and the head of a thread of some version, with the node `ask` due. */
function agentOver(
  state: Record<string, unknown>,
  migrations: AgentMigrations = { from: { 1: 'unchanged' } },
  graphVersion = 2,
): VersionedGraph {
  const head: CheckpointTuple = {
    config: {},
    checkpoint: { ...emptyCheckpoint(), channel_values: { ...state, 'branch:to:ask': null } },
    metadata: { source: 'loop', step: 3, parents: {}, graphVersion } as CheckpointMetadata,
  };
  const saver = { getTuple: async () => head };
  return { saver, version: 2, migrations } as unknown as VersionedGraph;
}

const items = ({ state }: Standing): TranscriptItem[] => state['transcript'] as TranscriptItem[];
const words = (standing: Standing): string[] =>
  items(standing).map((item) => (item.kind === 'text' ? item.text : `${item.kind} ${item.id}`));

describe('what a thread that starts over begins with', () => {
  const refusals: [string, AgentMigrations, number][] = [
    ['a migration that says no', { from: { 1: () => ({ refused: 'shape' }) } }, 1],
    ['a version that nothing leads on from', { from: {} }, 1],
    ['a version that is newer', { from: {} }, 9],
  ];
  for (const [why, migrations, version] of refusals) {
    it(`is the sound part of the transcript, with ${why}`, async () => {
      const transcript = [
        text('a'),
        { id: 'b', kind: 'text' },
        'c',
        card('d'),
        { ...text('e'), by: 'nobody' },
      ];
      const agent = agentOver({ transcript, facts: { odd: true } }, migrations, version);
      const standing = await startOver(agent, turn, ports);
      assert.deepEqual(words(standing), ['a', 'card d', 'Start over', 'decision i:0', carried.transcript]);
      assert.deepEqual(Object.keys(standing.state), ['transcript']);
      assert.deepEqual(standing.due, []);
    });
  }

  it('is led over by the migrations, and asks nothing again where the agent can’t', async () => {
    const migrations: AgentMigrations = {
      from: { 1: ({ state, due }) => ({ state: { ...state, tone: 'plain' }, due }) },
      askAgain: () => ({ refused: 'proposal' }),
    };
    const standing = await startOver(agentOver({ transcript: [text('a')] }, migrations, 1), turn, ports);
    assert.deepEqual(words(standing), ['a', 'Start over', carried.state]);
    assert.equal(standing.state['tone'], 'plain');
    assert.deepEqual(standing.due, []);
  });

  const transcript = [
    text('a'),
    card('b', 'x'.repeat(600)),
    text('c'),
    card('d', 'x'.repeat(600)),
    text('e'),
  ];
  const cards = (standing: Standing): number[] =>
    items(standing).flatMap((item) =>
      item.kind === 'card' && item.card.type === 'proposal' ? [item.card.evidence.length] : [],
    );

  it('leaves out the evidence of older cards where it is too large, and says so', async () => {
    const whole = await startOver(agentOver({ transcript }), turn, ports, 10_000);
    assert.deepEqual(cards(whole), [1, 1]);
    assert.equal(words(whole).at(-1), carried.state);
    const part = await startOver(agentOver({ transcript }), turn, ports, 1_900);
    assert.deepEqual(cards(part), [0, 1]);
    assert.equal(words(part).at(-1), `${carried.state} ${carriedPart}`);
    assert.deepEqual(words(part).slice(0, 5), ['a', 'card b', 'c', 'card d', 'e']);
  });

  it('leaves out the oldest items where it is too large still', async () => {
    const part = await startOver(agentOver({ transcript }), turn, ports, 1_200);
    assert.deepEqual(words(part).slice(0, -3), ['c', 'card d', 'e']);
    assert.deepEqual(cards(part), [1]);
  });
});
