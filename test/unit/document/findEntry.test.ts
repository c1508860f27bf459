import assert from 'node:assert/strict';
import { findEntry } from '../../../src/document/findEntry';
import { parseJsonObject } from '../../../src/document/jsonText';
import { resumeLanguage } from '../../../src/document/language';
import { emptySidecar } from '../../../src/document/sidecar';
import { anEntry, aProposal, apply, bullet, counter, resumeId, someEvidence } from './builders';

const tide = apply(null);
const reef = apply(
  tide.text,
  aProposal({ id: 'p2', entry: anEntry({ id: 'entry-2', name: 'Reef', bullets: [bullet('r1', 'Maps.')] }) }),
  tide.sidecar,
);

function find(text: string, project: { repo?: string; name: string }, sidecar = reef.sidecar) {
  return findEntry(parseJsonObject(text, ''), sidecar, project, counter());
}

describe('finding the entry of a project', () => {
  it('finds it by the root commit although the project has another name now', () => {
    const { found } = find(tide.text, { repo: 'c0ffee', name: 'tide-next' }, tide.sidecar);
    assert.equal(found?.entry.id, 'entry-1');
    assert.ok(tide.text.includes(found.json));
  });

  it('tells the projects of one repository apart by their names', () => {
    assert.equal(find(reef.text, { repo: 'c0ffee', name: 'reef' }).found?.entry.id, 'entry-2');
    assert.equal(find(reef.text, { repo: 'c0ffee', name: 'tide' }).found?.entry.id, 'entry-1');
    assert.equal(find(reef.text, { repo: 'c0ffee', name: 'docs' }).found, null);
  });

  it('finds it by name where one of the two repositories is unknown, not where they differ', () => {
    assert.equal(find(reef.text, { name: 'TIDE' }).found?.entry.id, 'entry-1');
    assert.equal(find(reef.text, { repo: 'decade', name: 'Tide' }).found, null);
    assert.equal(
      find('{"projects": [{"name": "tide"}]}', { repo: 'decade', name: 'Tide' }).found?.entry.name,
      'tide',
    );
  });

  it('finds it by the name it was extracted with after the user gave it another', () => {
    const renamed = tide.text.replace('"name": "Tide"', '"name": "Harbour forecasts"');
    const { found } = find(renamed, { name: 'tide' }, tide.sidecar);
    assert.deepEqual([found?.entry.id, found?.entry.name], ['entry-1', 'Harbour forecasts']);
  });

  it('finds projects only', () => {
    const text = '{"work": [{"name": "Tide"}], "volunteer": [{"organization": "Tide"}]}';
    assert.equal(find(text, { name: 'Tide' }).found, null);
  });

  it('finds nothing for a project without a name', () => {
    assert.equal(find('{"projects": [{"description": "x"}]}', { name: '' }).found, null);
  });

  it('keeps ids and evidence of bullets that moved or were edited, and says who wrote them last', () => {
    const [first, second] = anEntry().bullets.map(({ text }) => text);
    const edited = tide.text
      .replace(`"${first}"`, '"SECOND"')
      .replace(`"${second}"`, `"${first?.replace('Redis', 'local Redis')}"`)
      .replace('"SECOND"', `"${second}"`);
    const { found, detached } = find(edited, { name: 'tide' }, tide.sidecar);
    assert.deepEqual(
      found?.entry.bullets.map(({ id, source, evidence }) => [id, source, evidence.length]),
      [
        ['b2', 'rules', 1],
        ['b1', 'user', 1],
      ],
    );
    assert.deepEqual(detached, []);
  });

  it('detaches the evidence of a bullet that says something else now, and reports it', () => {
    const rewritten = tide.text.replace('Wrote 83 of 120 commits.', 'Presented the work at three fairs.');
    const { found, detached } = find(rewritten, { name: 'tide' }, tide.sidecar);
    assert.deepEqual(detached, [{ entryId: 'entry-1', entryName: 'Tide', bulletIds: ['b2'] }]);
    assert.deepEqual(found?.entry.bullets[1], {
      id: 'n1',
      text: 'Presented the work at three fairs.',
      evidence: [],
      source: 'user',
    });
  });

  it('does not report bullets that the user deleted or added', () => {
    const deleted = tide.text.replace(/,\s*"Wrote 83 of 120 commits\."/, '');
    assert.notEqual(deleted, tide.text);
    assert.deepEqual(find(deleted, { name: 'tide' }, tide.sidecar).detached, []);
    const added = tide.text.replace('"Wrote 83', '"Presented the work.",\n"Wrote 83');
    assert.deepEqual(find(added, { name: 'tide' }, tide.sidecar).detached, []);
  });

  it('reports a loss until the resume is written again, then no more', () => {
    const rewritten = reef.text.replace('Wrote 83 of 120 commits.', 'Presented the work at three fairs.');
    const other = aProposal({ id: 'p3', entry: anEntry({ id: 'entry-3', name: 'Kelp' }) });
    const written = apply(rewritten, other, reef.sidecar);
    assert.equal(written.detached.length, 1);
    assert.deepEqual(find(written.text, { name: 'tide' }, written.sidecar).detached, []);
  });

  it('follows a bullet through many small edits, if the resume is written in between', () => {
    let { text, sidecar } = tide;
    const steps = [
      'Wrote 83 of 120 commits in all.',
      'Wrote 83 commits and reviews in all.',
      'Wrote reviews in all.',
    ];
    let before = 'Wrote 83 of 120 commits.';
    for (const [n, step] of steps.entries()) {
      text = text.replace(before, step);
      before = step;
      const entry = anEntry({ id: `other-${n}`, name: `Other ${n}`, bullets: [] });
      ({ text, sidecar } = apply(text, aProposal({ id: `p${n + 10}`, entry }), sidecar));
    }
    const { found } = find(text, { name: 'tide' }, sidecar);
    assert.equal(found?.entry.bullets[1]?.id, 'b2');
    assert.equal(found.entry.bullets[1].evidence.length, 1);
  });

  it('still knows the bullets when the sidecar is lost', () => {
    const { found } = find(tide.text, { name: 'tide' }, emptySidecar(resumeId));
    assert.deepEqual(
      found?.entry.bullets.map(({ id }) => id),
      ['b1', 'b2'],
    );
  });

  it('opens a resume whose meta.vitae was broken by hand', () => {
    for (const vitae of [
      '"x"',
      '[]',
      '{"id": "../x", "entries": {"a": 1}}',
      '{"entries": [null, {"id": 4}, "x"]}',
    ]) {
      const text = `{"projects": [{"name": "Tide"}], "meta": {"vitae": ${vitae}}}`;
      const { found } = find(text, { name: 'tide' });
      assert.equal(found?.entry.name, 'Tide', vitae);
      const { text: after } = apply(text, aProposal({ entry: found.entry, replaces: found.json, id: 'p9' }));
      assert.equal(after, text, 'nothing to change');
      const added = apply(text, aProposal({ entry: anEntry({ name: 'Kelp' }) }), reef.sidecar, someEvidence);
      assert.equal(find(added.text, { name: 'kelp' }, added.sidecar).found?.entry.id, 'entry-1', vitae);
    }
  });
});

describe('the language of a resume', () => {
  const cases: [string, unknown, string | null][] = [
    ['says nothing yet', { basics: { name: '' } }, null],
    ['is English', { work: [{ summary: 'Built the billing service for 李雷 and others.' }] }, 'en'],
    [
      'is Chinese with many Latin names',
      { work: [{ summary: '用 React 和 Node.js 重写后台，QPS 提高 3 倍' }] },
      'zh',
    ],
    [
      'is English by an English author with a Chinese name',
      { basics: { name: '韩梅梅', summary: 'Engineer with a taste for type systems' } },
      'en',
    ],
    ['is stated', { work: [{ summary: 'Built it all.' }], meta: { vitae: { language: 'zh' } } }, 'zh'],
  ];
  for (const [what, data, expected] of cases) {
    it(what, () => {
      assert.equal(resumeLanguage(parseJsonObject(JSON.stringify(data), '')), expected);
    });
  }
});
