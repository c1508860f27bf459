import assert from 'node:assert/strict';
import { emptySidecar } from '../../../src/document/sidecar';
import { standingResume } from '../../../src/document/standingResume';
import { variantText } from '../../../src/document/variant';
import {
  anEntry,
  apply,
  bullet,
  changes,
  counter,
  entryPart,
  failure,
  resumeId,
  someEvidence,
} from './builders';

const about = { resumeId, name: 'ada', path: 'ada.resume.json' };
const read = (text: string | null, sidecar = emptySidecar(resumeId)) =>
  standingResume(text, about, sidecar, counter());

describe('a resume as a whole', () => {
  for (const nothing of [null, '', ' \n']) {
    it(`is nothing yet where the file holds ${JSON.stringify(nothing)}`, () => {
      const { resume } = read(nothing);
      assert.deepEqual(resume, {
        resumeId,
        name: 'ada',
        language: null,
        exists: false,
        document: {},
        entries: [],
        evidence: [],
        basics: {},
      });
    });
  }

  it('tells its entries with their places and exact texts, its basics as texts, and all of it as data', () => {
    const text = `\uFEFF{"basics": {"name": "Ada", "phone": 110, "email": null, "label": "", "image": "x"},
      "work": [{"name": "Acme" , "highlights": ["Did it."]}], "projects": [{"name": "Tide"}], "__proto__": 1}`;
    const { resume } = read(text);
    assert.deepEqual(
      resume.entries.map(({ section, path, json, entry }) => [section, path, json, entry.name]),
      [
        ['work', 'work[0]', '{"name": "Acme" , "highlights": ["Did it."]}', 'Acme'],
        ['projects', 'projects[0]', '{"name": "Tide"}', 'Tide'],
      ],
    );
    assert.deepEqual(resume.basics, { name: 'Ada', label: '' });
    assert.deepEqual(resume.document, JSON.parse(text.slice(1)));
    assert.equal(resume.exists, true);
    assert.ok(!('known' in (resume.entries[0] ?? {})));
  });

  it('brings the evidence that its bullets rest on, and no other', () => {
    const entry = anEntry({ bullets: [bullet('b', 'Did it.', ['e1'])] });
    const parts = [
      entryPart('work', entry),
      { kind: 'field' as const, field: 'label' as const, text: 'Engineer', replaces: null, evidence: ['e2'] },
    ];
    const { text, sidecar } = apply(null, changes(parts));
    const { resume } = read(text, sidecar);
    assert.deepEqual(
      resume.evidence.map((one) => one.text),
      [someEvidence[0]?.text],
    );
    assert.deepEqual(
      resume.evidence.map(({ id }) => id),
      resume.entries[0]?.entry.bullets[0]?.evidence,
    );
    const rewritten = read(text.replace('"Did it."', '"Spoke at three fairs."'), sidecar);
    assert.deepEqual(rewritten.resume.evidence, []);
    assert.equal(rewritten.detached.length, 1);
  });

  it('says of a variant what it is called and what it was made from', () => {
    const text = variantText('{}', { id: 'v1', name: 'backend-acme', master: resumeId, path: '' });
    const { variant, master } = read(text).resume;
    assert.deepEqual([variant, master], ['backend-acme', resumeId]);
  });

  it('cannot be told where the file does not parse', () => {
    const { code, params } = failure(() => read('{'));
    assert.deepEqual([code, params['path']], ['resume-syntax', 'ada.resume.json']);
  });

  it('gives what was added by hand the same ids each time, until it is changed, and each its own', () => {
    const text = JSON.stringify({
      work: [
        { name: 'Acme', highlights: ['Did it.', 'Did it.', 'Did more.'] },
        { name: 'Acme', highlights: [] },
      ],
    });
    const ids = (of: string): string[] =>
      standingResume(of, about, emptySidecar(resumeId)).resume.entries.flatMap(({ entry }) => [
        entry.id,
        ...entry.bullets.map(({ id }) => id),
      ]);
    assert.deepEqual(ids(text), ids(text));
    assert.equal(new Set(ids(text)).size, 5);
    assert.notEqual(ids(text.replace('more', 'less'))[3], ids(text)[3]);
  });
});
