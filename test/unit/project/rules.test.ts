import assert from 'node:assert/strict';
import { matchIdentity } from '../../../src/project/nodes/identify.rules';
import { languageWish, plainDecision } from '../../../src/steps/decisionWords.rules';
import { approvedProposal } from '../../../src/project/nodes/save';
import { fromDecision, fromStart, mustRedraft } from '../../../src/project/routes';
import type { EntryProposal, Evidence } from '../../../src/protocol/cards';

describe('routes of the project agent', () => {
  const input = { id: 'i', text: 'hi' };
  const candidates = [{ name: 'Ana', email: 'ana@example.org', commits: 1 }];

  it('begin a turn at what the state awaits', () => {
    assert.equal(fromStart({ input, awaiting: null }), 'understand');
    assert.equal(fromStart({ input, awaiting: { kind: 'identity', candidates, asked: 1 } }), 'identify');
    const clicked = { ...input, action: 'extractProject' } as const;
    assert.equal(
      fromStart({ input: clicked, awaiting: { kind: 'identity', candidates, asked: 1 } }),
      'collect',
    );
  });

  it('write a draft with findings once more, no oftener', () => {
    const findings = [{ bullet: 0, findings: [] }];
    assert.equal(mustRedraft({ attempts: 1, findings }), true);
    assert.equal(mustRedraft({ attempts: 2, findings }), false);
    assert.equal(mustRedraft({ attempts: 1, findings: [] }), false);
  });

  it('follow the decision', () => {
    assert.equal(fromDecision({ decided: { id: 'a', answer: { action: 'approve', bullets: [] } } }), 'save');
    assert.equal(fromDecision({ decided: { id: 'a', answer: { action: 'reject' } } }), 'end');
    assert.equal(fromDecision({ decided: { id: 'a', answer: { action: 'say', text: '' } } }), 'revise');
    assert.equal(fromDecision({ decided: null }), 'end');
  });
});

describe('who the user is, by their answer', () => {
  const people = [
    { name: 'Ana Costa', email: 'ana@example.org', commits: 9 },
    { name: '林伟', email: 'lin@example.org', commits: 4 },
    { name: 'Al', email: 'al@example.org', commits: 1 },
  ];
  const cases: [string, string[] | 'none' | null][] = [
    ['Ana Costa', ['Ana Costa']],
    ['I am ana costa', ['Ana Costa']],
    ['lin@example.org', ['林伟']],
    ['我是林伟', ['林伟']],
    ['2', ['林伟']],
    ['#1', ['Ana Costa']],
    ['Ana Costa and Al', ['Ana Costa', 'Al']],
    ['none of these', 'none'],
    ['都不是', 'none'],
    ['7', null],
    ['also', null],
    ['', null],
  ];
  for (const [text, expected] of cases) {
    it(`“${text}”`, () => {
      const match = matchIdentity(text, people);
      assert.deepEqual(Array.isArray(match) ? match.map(({ name }) => name) : match, expected);
    });
  }
});

it('a name that two people have tells neither', () => {
  const twins = [
    { name: 'dev', email: 'ann@example.org', commits: 3 },
    { name: 'dev', email: 'bob@example.org', commits: 6 },
  ];
  assert.equal(matchIdentity('dev', twins), null);
  const match = matchIdentity('dev <bob@example.org>', twins);
  assert.deepEqual(Array.isArray(match) ? match.map(({ email }) => email) : match, ['bob@example.org']);
});

describe('the language of a wish', () => {
  const cases: [string, 'en' | 'zh' | null][] = [
    ['write it in Chinese', 'zh'],
    ['Chinese please', 'zh'],
    ['用中文写', 'zh'],
    ['换成英文', 'en'],
    ['in English, please', 'en'],
    ['please translate this to english', 'en'],
    ['mention the Chinese market', null],
    ['English version', 'en'],
    ['不要用英文', null],
    ['shorter', null],
  ];
  for (const [text, expected] of cases) {
    it(`“${text}”: ${expected}`, () => assert.equal(languageWish(text), expected));
  }
});

describe('what was approved', () => {
  const evidence: Evidence[] = [
    {
      id: 'e1',
      kind: 'number',
      text: 'Cut the import from 40 to 6 minutes',
      source: { type: 'file', path: 'README.md' },
    },
    { id: 'e2', kind: 'feature', text: 'Sends alerts', source: { type: 'file', path: 'README.md' } },
  ];
  const proposal: EntryProposal = {
    id: 'p',
    resumeId: 'r',
    section: 'projects',
    replaces: null,
    language: 'en',
    entry: {
      id: 'x',
      name: 'Tidewatch',
      description: 'Alerts',
      roles: [],
      keywords: [],
      bullets: [
        { id: 'b1', text: 'Cut the import from 40 to 6 minutes', evidence: ['e1'], source: 'rules' },
        { id: 'b2', text: 'Sent alerts', evidence: ['e2'], source: 'rules' },
      ],
    },
  };
  const approve = (bullets: { id: string; text: string }[]) =>
    approvedProposal(proposal, { action: 'approve', bullets }, evidence);

  it('leaves unticked and emptied bullets out, and evidence that nothing cites', () => {
    const { approved, evidence: kept } = approve([
      { id: 'b2', text: 'Sent alerts' },
      { id: 'b1', text: '  ' },
    ]);
    assert.deepEqual(
      approved.entry.bullets.map(({ id }) => id),
      ['b2'],
    );
    assert.deepEqual(
      kept.map(({ id }) => id),
      ['e2'],
    );
  });

  it('takes an edit that the evidence backs as such, and one beyond it as the user’s own word', () => {
    const { approved, evidence: kept } = approve([
      { id: 'b1', text: 'Cut the import to 6 minutes' },
      { id: 'b2', text: 'Sent 900 alerts a day' },
    ]);
    assert.deepEqual(
      approved.entry.bullets.map(({ evidence: ids, source }) => [ids, source]),
      [
        [['e1'], 'user'],
        [['e2', 'u1'], 'user'],
      ],
    );
    const statement = kept.find(({ kind }) => kind === 'statement');
    assert.deepEqual(statement?.source, { type: 'user' });
    assert.equal(statement?.text, 'Sent 900 alerts a day');
  });

  it('ignores bullets that were never proposed', () => {
    assert.deepEqual(approve([{ id: 'forged', text: 'Led the company' }]).approved.entry.bullets, []);
  });
});

describe('a decision in words', () => {
  const cases: [string, 'approve' | 'reject' | null][] = [
    ['approve', 'approve'],
    ['Yes, looks good!', 'approve'],
    ['ok, add it to my resume please', 'approve'],
    ['好的，加入简历吧', 'approve'],
    ['没问题', 'approve'],
    ['reject', 'reject'],
    ['no, throw it away', 'reject'],
    ['算了，不要了', 'reject'],
    ['放弃', 'reject'],
    ['the dates are wrong', null],
    ['don’t approve yet', null],
    ["don't save it yet, I want to check the dates", null],
    ['no, make the second bullet shorter', null],
    ['looks good, but the dates are wrong', null],
    ['先别保存，我看看', null],
    ['第一条不准确', null],
    ['不对，第二条是我同事做的，去掉它', null],
    ['别写 Redis 那条', null],
    ['好的，但是第二条改短一点', null],
    ['what does approve do?', null],
    ['', null],
  ];
  for (const [text, expected] of cases) {
    it(`“${text}”: ${expected}`, () => assert.equal(plainDecision(text), expected));
  }
});
