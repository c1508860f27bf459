import assert from 'node:assert/strict';
import { readArchive } from '../../../src/storage/archive';
import { aProposal, someEvidence } from '../document/builders';
import { all, checkpoint, delta, file, line, said, thread } from './files';

type Change = Record<string, unknown>;
const metadata = { source: 'loop', step: 1, parents: {} };
const proposal = aProposal({});
const { entry, language: _, ...withoutLanguage } = { ...proposal };
const renamed = { ...proposal, entry: { ...entry, name: 'Something else' } };
const approval = { action: 'approve', bullets: entry.bullets.map(({ id, text }) => ({ id, text })) };

const card = (id: string, proposed: unknown = proposal, evidence: unknown = someEvidence) => ({
  ...said(id),
  by: 'agent',
  source: 'rules',
  kind: 'card',
  card: { type: 'proposal', proposal: proposed, evidence, dropped: [] },
});
const decision = (of: string, answer: unknown) => ({ ...said(`${of}!`), kind: 'decision', of, answer });

/** A state in which the card `k1` is up for approval, with what is different. */
const state = (changes: Change = {}): Change => ({
  transcript: [said('m1'), card('k1')],
  proposal,
  cardId: 'k1',
  facts: { name: 'tides', evidence: [...someEvidence, { ...someEvidence[0], id: 'e99' }] },
  decided: null,
  ...changes,
});

/** A checkpoint that holds a state. */
const holding = (id: string, values: Change, more: Change = {}) => {
  const places = Object.keys(values).map((channel, n) => [channel, { full: n + 1 }] as const);
  return line(checkpoint(id, Object.fromEntries(places), more), metadata, ...Object.values(values));
};
const writing = (at: string, ...tasks: Change[]) => {
  const writes = tasks.flatMap((values, t) =>
    Object.keys(values).map((channel, idx) => ({ task: `t${t}`, path: '', idx, channel })),
  );
  return line(
    { kind: 'writes', ns: '', checkpoint: at, writes },
    ...tasks.flatMap((one) => Object.values(one)),
  );
};
const asking = (at: string) => {
  const write = { task: 't', path: '', idx: -3, channel: '__interrupt__' };
  return line({ kind: 'writes', ns: '', checkpoint: at, writes: [write] }, [{ id: 'i1', value: {} }]);
};
const read = async (...lines: ReturnType<typeof line>[]) =>
  readArchive(await file([thread(), ...lines]), 'a');

describe('a card that waits in a thread from outside', () => {
  const sound: [string, ReturnType<typeof line>[]][] = [
    ['shows what its approval writes', [holding('c1', state()), asking('c1')]],
    [
      'may have its parts stored in any order and place',
      [
        holding(
          'c1',
          state({
            proposal: JSON.parse(JSON.stringify({ language: 'en', entry, ...withoutLanguage })) as unknown,
          }),
        ),
        line(
          checkpoint('c2', { transcript: { append: 1 }, decided: { full: 2 } }, { parent: 'c1', ...delta }),
          metadata,
          [decision('k1', approval)],
          { id: 'm2', answer: approval },
        ),
        writing('c2', { transcript: [said('m3')], proposal: null }),
      ],
    ],
    [
      'may have come after others',
      [
        holding(
          'c1',
          state({ transcript: [card('k0', renamed), decision('k0', { action: 'superseded' }), card('k1')] }),
        ),
        asking('c1'),
      ],
    ],
    ['may be on its way', [holding('c1', {}), writing('c1', state())]],
    [
      'may have nothing left to write',
      [holding('c1', { transcript: [card('k1')], proposal: null }), asking('c1')],
    ],
    [
      'may be replaced while others speak',
      [holding('c1', state()), writing('c1', { proposal: null }, { transcript: [said('m4')] })],
    ],
  ];
  for (const [what, lines] of sound) {
    it(what, async () => {
      assert.equal((await all((await read(...lines)).lines())).length, lines.length + 1);
    });
  }

  const evidence = (change: Change) => [{ ...someEvidence[0], ...change }, ...someEvidence.slice(1)];
  const period = { id: 'p', kind: 'period', text: '2001', source: { type: 'user' } };
  const { facts: __, ...written } = state();
  const differs: [string, ReturnType<typeof line>[]][] = [
    [
      'proposes something that is no proposal',
      [holding('c1', state({ proposal: { id: 'p', section: 'projects' } }))],
    ],
    ['is about another proposal', [holding('c1', state({ proposal: renamed }))]],
    [
      'hides a field of the proposal',
      [holding('c1', state({ proposal: { ...proposal, entry: { ...entry, url: 'https://x.y' } } }))],
    ],
    [
      'rests on other evidence',
      [holding('c1', state({ facts: { evidence: evidence({ text: 'Served ten million people' }) } }))],
    ],
    [
      'rests on evidence that is none',
      [
        holding(
          'c1',
          state({ facts: { evidence: evidence({ source: { type: 'file', path: '/etc/passwd' } }) } }),
        ),
      ],
    ],
    ['rests on nothing', [holding('c1', state({ facts: null }))]],
    ['hides a period', [holding('c1', state({ facts: { evidence: [...someEvidence, period] } }))]],
    ['is not there', [holding('c1', state({ transcript: [said('m1')] }))]],
    ['is another one', [holding('c1', state({ cardId: 'k0' }))]],
    ['is older than another', [holding('c1', state({ transcript: [card('k1'), card('k2', renamed)] }))]],
    [
      'was decided already',
      [
        holding('c1', state({ transcript: [card('k0'), card('k1'), decision('k1', { action: 'reject' })] })),
        asking('c1'),
      ],
    ],
    ['was approved by nobody', [holding('c1', state({ decided: { id: 'm2', answer: approval } }))]],
    [
      'was approved in other words',
      [
        holding(
          'c1',
          state({
            transcript: [card('k1'), decision('k1', approval)],
            decided: {
              id: 'm2',
              answer: { action: 'approve', bullets: [{ id: entry.bullets[0]?.id, text: 'x' }] },
            },
          }),
        ),
      ],
    ],
    ['was approved by something else', [holding('c1', state({ decided: 'yes' }))]],
    [
      'changes its proposal in a later state',
      [
        holding('c1', state()),
        line(checkpoint('c2', { proposal: { full: 1 } }, { parent: 'c1', ...delta }), metadata, renamed),
      ],
    ],
    [
      'takes its proposal from an earlier state',
      [
        holding('c1', { ...state({ proposal: renamed, transcript: [card('k1', renamed)] }) }),
        holding('c2', state(), { parent: 'c1' }),
        line(checkpoint('c3', { proposal: { ref: 'c1' } }, { parent: 'c2', ...delta }), metadata),
      ],
    ],
    [
      'is closed by a later state that asks about it',
      [
        holding('c1', state()),
        line(checkpoint('c2', { transcript: { append: 1 } }, { parent: 'c1', ...delta }), metadata, [
          decision('k1', { action: 'reject' }),
        ]),
        asking('c2'),
      ],
    ],
    ['has its proposal changed by a task', [holding('c1', state()), writing('c1', { proposal: renamed })]],
    [
      'has its evidence changed by a task',
      [writing('c1', { facts: { evidence: [] } }), holding('c1', state())],
    ],
    [
      'comes with other evidence from a task',
      [holding('c1', { facts: { evidence: [] } }), writing('c1', written)],
    ],
    ['comes from one of two tasks', [holding('c1', {}), writing('c1', state(), { facts: { evidence: [] } })]],
  ];
  for (const [what, lines] of differs) {
    it(`is refused where it ${what}`, async () => {
      await assert.rejects(read(...lines), { code: 'archive-invalid' });
    });
  }
});
