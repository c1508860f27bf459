import assert from 'node:assert/strict';
import { better } from '../../../src/resume/nodes/evaluate';
import {
  afterEvaluation,
  fromDecision,
  fromStart,
  GOOD,
  isFlat,
  MAX_DRAFTS,
  MAX_RETURNS,
  type Evaluated,
} from '../../../src/resume/routes';
import type { Candidate } from '../../../src/resume/state';

const EVALUATED: Evaluated = {
  failing: 0,
  barren: false,
  attempts: 1,
  changes: true,
  totals: [60],
  returns: 0,
  askable: true,
  late: false,
};

describe('resume: the way on after an evaluation', () => {
  const CASES: [what: string, at: Partial<Evaluated>, next: string, stopped: string | null][] = [
    ['asks for what costs most', {}, 'collect', null],
    ['writes bullets that failed once more', { failing: 2 }, 'write', null],
    [
      'lets the rules write where a model’s second draft came to nothing',
      { failing: 1, attempts: 2, barren: true },
      'write',
      null,
    ],
    [
      'leaves them out where that was done',
      { failing: 2, attempts: MAX_DRAFTS, askable: false },
      'approve',
      'nothing-left',
    ],
    ['writes nothing again where time is over', { failing: 2, late: true }, 'approve', 'deadline'],
    ['accepts what is good', { totals: [GOOD] }, 'approve', 'accepted'],
    ['does not accept what is nearly good', { totals: [GOOD - 0.1] }, 'collect', null],
    ['stops at the third return', { returns: MAX_RETURNS }, 'approve', 'returns'],
    ['goes on at the second', { returns: MAX_RETURNS - 1 }, 'collect', null],
    ['stops where two evaluations brought no rise', { totals: [60, 60, 60] }, 'approve', 'no-rise'],
    ['goes on where one did', { totals: [60, 60, 65] }, 'collect', null],
    ['goes on after one without a rise', { totals: [60, 60] }, 'collect', null],
    ['stops at the limit of the turn', { late: true }, 'approve', 'deadline'],
    ['stops where nothing is left to ask', { askable: false }, 'approve', 'nothing-left'],
    ['ends where there is nothing to propose', { askable: false, changes: false }, 'end', 'nothing-left'],
    ['asks also where nothing could be judged', { totals: [null] }, 'collect', null],
  ];
  for (const [what, at, next, stopped] of CASES)
    it(what, () => assert.deepEqual(afterEvaluation({ ...EVALUATED, ...at }), { next, stopped }));

  it('counts a rise only where it is more than noise', () => {
    assert.equal(isFlat([50, 50.5, 50.9]), true);
    assert.equal(isFlat([50, 50.5, 51]), false);
    assert.equal(isFlat([50, 70, 60, 65]), true);
  });

  const candidate = (score: number, dropped: number, parts = 1): Candidate => ({
    proposal: {
      id: `p${score}`,
      resumeId: 'r',
      language: 'en',
      parts: Array.from({ length: parts }, () => ({ kind: 'skills', names: [], evidence: [] })),
    },
    source: 'rules',
    fallback: false,
    score,
    before: null,
    dropped: Array.from({ length: dropped }, () => ({ text: '', findings: [] })),
  });

  it('keeps the best draft: a later one counts if it is better and no less true', () => {
    assert.equal(better(null, candidate(40, 0)).score, 40);
    assert.equal(better(candidate(60, 0), candidate(70, 0)).score, 70);
    assert.equal(better(candidate(60, 0), candidate(60, 0)).score, 60);
    assert.equal(better(candidate(60, 0), candidate(70, 1)).score, 60);
    assert.equal(better(candidate(60, 0), candidate(50, 0)).score, 60);
    assert.equal(better(candidate(60, 0), candidate(58, 0, 2)).proposal.parts.length, 2);
  });
});

describe('resume: where a turn begins, and where a decision leads', () => {
  it('reads what was sent, and ends without anything', () => {
    assert.equal(fromStart({ input: { id: 'i', text: 'hi' } }), 'understand');
    assert.equal(fromStart({ input: null }), 'end');
  });

  it('writes only what was approved', () => {
    const after = (answer: Parameters<typeof fromDecision>[0]['decided']) =>
      fromDecision({ decided: answer });
    assert.equal(after({ id: 'a', answer: { action: 'approve', bullets: [] } }), 'finalize');
    assert.equal(after({ id: 'a', answer: { action: 'reject' } }), 'end');
    assert.equal(after({ id: 'a', answer: { action: 'say', text: 'x' } }), 'revise');
    assert.equal(after(null), 'end');
  });
});
