import assert from 'node:assert/strict';
import { applyFix } from '../../../src/judging/fix';
import type { Fix } from '../../../src/judging/finding';

const RESUME = {
  basics: { label: 'Developer', summary: 'Builds things.' },
  work: [{ name: 'A', highlights: ['Built it with NodeJs.', 'Wrote docs.'] }],
  skills: [{ name: 'Web', keywords: ['JS', 'JavaScript', 'CSS'] }],
};

describe('applyFix', () => {
  const cases: [string, Fix, (fixed: typeof RESUME) => unknown, unknown][] = [
    [
      'puts a text in place of a span',
      { path: 'work[0].highlights[0]', span: [14, 20], text: 'Node.js' },
      (fixed) => fixed.work[0]?.highlights,
      ['Built it with Node.js.', 'Wrote docs.'],
    ],
    [
      'puts a text in at an empty span',
      { path: 'basics.summary', span: [0, 0], text: 'She ' },
      (fixed) => fixed.basics.summary,
      'She Builds things.',
    ],
    [
      'replaces a whole text',
      { path: 'basics.label', text: 'Engineer' },
      (fixed) => fixed.basics.label,
      'Engineer',
    ],
    [
      'takes an item out of its list',
      { path: 'skills[0].keywords[0]', text: null },
      (fixed) => fixed.skills[0]?.keywords,
      ['JavaScript', 'CSS'],
    ],
    [
      'takes a field away',
      { path: 'basics.label', text: null },
      (fixed) => Object.keys(fixed.basics),
      ['summary'],
    ],
  ];
  for (const [name, fix, read, expected] of cases) {
    it(name, () => {
      const before = JSON.stringify(RESUME);
      assert.deepEqual(read(applyFix(RESUME, fix) as typeof RESUME), expected);
      assert.equal(JSON.stringify(RESUME), before);
    });
  }

  it('changes nothing where the fix does not fit the document', () => {
    const fixes: Fix[] = [
      { path: '', text: 'x' },
      { path: 'work[7].highlights[0]', text: 'x' },
      { path: 'work[0].highlights[9]', text: null },
      { path: 'work.highlights', text: 'x' },
      { path: 'basics[0]', text: 'x' },
      { path: 'basics', text: 'x' },
      { path: 'basics.label', span: [4, 2], text: 'x' },
      { path: 'basics.label', span: [-1, 2], text: 'x' },
      { path: 'basics.label', span: [0, 99], text: 'x' },
      { path: 'basics.missing', text: 'x' },
      { path: '__proto__.polluted', text: 'x' },
      { path: 'basics.constructor', text: 'x' },
    ];
    for (const fix of fixes) assert.deepEqual(applyFix(RESUME, fix), RESUME, JSON.stringify(fix));
    for (const value of [null, 'text', 7, []]) assert.deepEqual(applyFix(value, fixes[1] as Fix), value);
    assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  });
});
