import assert from 'node:assert/strict';
import type { BasicsField, ProposalPart } from '../../../src/protocol/cards';
import { parseJsonObject } from '../../../src/document/jsonText';
import { applyEdits } from '../../../src/document/pieces';
import { emptySidecar } from '../../../src/document/sidecar';
import { standingEntries } from '../../../src/document/standing';
import { anEntry, apply, bullet, changes, counter, entryPart, failure, resumeId } from './builders';

const read = (text: string) => JSON.parse(text.replace(/^\uFEFF/, ''));
const stand = (text: string, sidecar = emptySidecar(resumeId)) =>
  standingEntries(parseJsonObject(text, ''), sidecar, counter()).entries;

const field = (
  name: BasicsField,
  text: string,
  replaces: string | null = null,
  evidence: string[] = [],
): ProposalPart => ({ kind: 'field', field: name, text, replaces, evidence });
const skills = (names: string[], evidence: string[] = []): ProposalPart => ({
  kind: 'skills',
  names,
  evidence,
});

const job = anEntry({ id: 'job', name: 'Acme', position: 'Engineer', keywords: [], roles: [] });
const degree = anEntry({ id: 'degree', name: 'MIT', studyType: 'BSc', bullets: [], keywords: [], roles: [] });

const handWritten =
  '\uFEFF{\r\n' +
  '\t"basics": {"name":"Ada",  "email": "a@x.example", "x-pronoun": "she"},\r\n' +
  '\t"work": [\r\n\t\t{"name": "Old Mill", "position": "Miller", "highlights": ["Ground flour."]}\r\n\t],\r\n' +
  '\t"skills": [{"name": "Languages", "keywords": ["Go",  "Python"]}],\r\n' +
  '\t"x-own": [1,2 , 3]\r\n}\r\n';

describe('applying several changes to a resume', () => {
  it('makes a resume from nothing, its sections in the order of JSON Resume', () => {
    const parts = [
      entryPart('education', degree),
      skills(['Go']),
      entryPart('work', job),
      field('email', 'ada@x.example'),
      field('label', 'Engineer'),
    ];
    const { text } = apply(null, changes(parts));
    const data = read(text);
    assert.deepEqual(Object.keys(data), ['basics', 'work', 'education', 'skills', 'projects', 'meta']);
    assert.deepEqual(data.basics, { name: '', label: 'Engineer', email: 'ada@x.example' });
    assert.deepEqual(Object.keys(data.basics), ['name', 'label', 'email']);
    assert.deepEqual(
      data.meta.vitae.entries.map((one: { id: string; section: string }) => [one.section, one.id]),
      [
        ['education', 'degree'],
        ['work', 'job'],
      ],
    );
  });

  it('changes only the bytes that it must, in the file’s own layout', () => {
    const [mill] = stand(handWritten);
    assert.ok(mill);
    const better = { ...mill.entry, bullets: [bullet('x', 'Ground 3 t of flour a day.')] };
    const parts = [
      entryPart('work', better, mill.json),
      entryPart('work', job),
      field('name', 'Ada L.', 'Ada'),
      field('summary', 'Mills.'),
      skills(['golang', 'Rust']),
    ];
    const { text, edits } = apply(handWritten, changes(parts));
    const body = handWritten.slice(1);
    assert.equal(text, `\uFEFF${applyEdits(body, edits)}`);
    const expected = body
      .replace('"Ada"', '"Ada L."')
      .replace('"email": "a@x.example"', '"email": "a@x.example", "summary": "Mills."')
      .replace('Ground flour.', 'Ground 3 t of flour a day.')
      .replace('"Python"', '"Python",  "Rust"')
      .replace(/\t\t\{"name": "Old/, '#$&');
    const [head = '', tail = ''] = expected.split('#');
    assert.ok(text.slice(1).startsWith(head), text);
    const kept = tail.slice(0, tail.lastIndexOf(']') + 1);
    assert.ok(text.includes(kept), text);
    assert.ok(!/[^\r]\n/.test(text), 'line breaks of the file');
    assert.deepEqual(
      read(text).work.map((one: { name: string }) => one.name),
      ['Acme', 'Old Mill'],
    );
  });

  it('is a success without a change the second time', () => {
    const [mill] = stand(handWritten);
    assert.ok(mill);
    const parts = [
      entryPart('work', { ...mill.entry, description: 'A mill.' }, mill.json),
      entryPart('education', degree),
      field('summary', 'Mills.'),
      skills(['Rust', 'Kafka']),
    ];
    const first = apply(handWritten, changes(parts));
    const again = apply(first.text, changes(parts), first.sidecar);
    assert.deepEqual([again.status, again.text, again.edits], ['alreadyApplied', first.text, []]);
    assert.equal(again.sidecar, first.sidecar);
  });

  it('does the rest where a part stands already', () => {
    const first = apply(handWritten, changes([entryPart('work', job)]));
    const { status, text } = apply(
      first.text,
      changes([entryPart('work', job), field('label', 'Engineer')]),
      first.sidecar,
    );
    assert.equal(status, 'applied');
    assert.equal(read(text).basics.label, 'Engineer');
    assert.equal(read(text).work.length, 2);
    assert.equal(read(text).meta.vitae.entries.length, 1);
  });

  it('puts new entries of one section in date order, those without dates in the order of the parts', () => {
    const dated = (id: string, startDate: string, endDate: string) =>
      entryPart('work', { ...job, id, name: id, startDate, endDate });
    const sorted = apply(
      null,
      changes([dated('a', '2015', '2016'), dated('c', '2019', '2021'), dated('b', '2017', '2018')]),
    );
    const names = (text: string) => read(text).work.map((one: { name: string }) => one.name);
    assert.deepEqual(names(sorted.text), ['c', 'b', 'a']);
    const undated = ['a', 'b', 'c'].map((id) => {
      const { startDate: _, endDate: __, ...rest } = job;
      return entryPart('work', { ...rest, id, name: id });
    });
    assert.deepEqual(names(apply(null, changes(undated)).text), ['a', 'b', 'c']);
  });

  it('replaces two entries while others are added above them', () => {
    const before = JSON.stringify({
      work: [
        { name: 'A', startDate: '2020', endDate: '2021' },
        { name: 'B', startDate: '2018', endDate: '2019' },
      ],
    });
    const [a, b] = stand(before);
    assert.ok(a && b);
    const parts = [
      entryPart('work', { ...job, startDate: '2023', endDate: '2024' }),
      entryPart('work', { ...b.entry, description: 'At B.' }, b.json),
      entryPart('work', { ...a.entry, description: 'At A.' }, a.json),
    ];
    const { text } = apply(before, changes(parts));
    assert.deepEqual(
      read(text).work.map((one: { name: string; summary: string }) => [one.name, one.summary]),
      [
        ['Acme', job.description],
        ['A', 'At A.'],
        ['B', 'At B.'],
      ],
    );
  });

  it('takes two parts for two entries written by hand with one text', () => {
    const before = '{"work": [{"name": "A"}, {"name": "A"}]}';
    const parts = stand(before).map(({ entry, json }, n) =>
      entryPart('work', { ...entry, description: `No. ${n}` }, json),
    );
    const { text, sidecar } = apply(before, changes(parts));
    assert.deepEqual(
      read(text).work.map((one: { summary: string }) => one.summary),
      ['No. 0', 'No. 1'],
    );
    assert.equal(apply(text, changes(parts), sidecar).status, 'alreadyApplied');
  });

  it('realigns the hand edits of other entries', () => {
    const first = apply(null, changes([entryPart('work', job), entryPart('projects', anEntry())]));
    const edited = first.text.replaceAll('Wrote 83 of 120 commits.', 'Wrote 83 of 120 commits in all.');
    const second = apply(edited, changes([field('label', 'Engineer')], { id: 'changes-2' }), first.sidecar);
    const bullets = stand(second.text, second.sidecar).map(({ entry }) => entry.bullets[1]);
    assert.deepEqual(
      bullets.map((one) => [one?.id, one?.evidence.length]),
      [
        ['b2', 1],
        ['b2', 1],
      ],
    );
    const hashes = (text: string) => JSON.stringify(read(text).meta.vitae.entries);
    assert.notEqual(hashes(second.text), hashes(edited));
    assert.equal(
      second.sidecar.entries.flatMap((one) => one.bullets).filter(({ text }) => text.endsWith('in all.'))
        .length,
      2,
    );
  });

  it('keeps in the sidecar what bullets, fields and skills rest on, and nothing else', () => {
    const parts = [
      entryPart('work', { ...job, bullets: [bullet('b', 'Did it.', ['e1', 'missing'])] }),
      field('label', 'Engineer', null, ['e2']),
      skills(['Go'], ['e2']),
    ];
    const { text, sidecar } = apply(null, changes(parts));
    assert.deepEqual(sidecar.evidence.map((one) => one.text).sort(), [
      '83 of 120 commits',
      'a forecast took 9 s, now 2 s',
    ]);
    const { evidence } = read(text).meta.vitae.entries[0].bullets[0];
    assert.deepEqual(evidence, [sidecar.evidence.find((one) => one.text.startsWith('a forecast'))?.id]);
    assert.equal(sidecar.entries[0]?.repo, undefined, 'a job is no project');
  });

  it('keeps the ids of evidence that came from the sidecar, also where it is lost', () => {
    const first = apply(null, changes([entryPart('work', job)]));
    const [standing] = stand(first.text, first.sidecar);
    assert.ok(standing);
    const ids = standing.entry.bullets.flatMap(({ evidence }) => evidence);
    assert.equal(ids.length, 2);
    const next = changes([entryPart('work', { ...standing.entry, position: 'Lead' }, standing.json)], {
      id: 'c2',
    });
    for (const sidecar of [first.sidecar, emptySidecar(resumeId)]) {
      const second = apply(first.text, next, sidecar, first.sidecar.evidence);
      assert.deepEqual(
        stand(second.text, second.sidecar)[0]?.entry.bullets.flatMap(({ evidence }) => evidence),
        ids,
      );
      assert.deepEqual(second.sidecar.evidence.map(({ id }) => id).sort(), ids.toSorted());
    }
  });

  describe('is refused as stale, with nothing done,', () => {
    const first = apply(handWritten, changes([entryPart('work', job)]));
    const standing = stand(first.text, first.sidecar);
    const mill = standing.find(({ entry }) => entry.name === 'Old Mill');
    const acme = standing.find(({ entry }) => entry.name === 'Acme');
    assert.ok(mill && acme);
    const cases: [string, ProposalPart[]][] = [
      ['when a field says something else', [field('name', 'Grace', 'Adele')]],
      ['when a field is there that was absent', [field('name', 'Grace')]],
      ['when a field is gone', [field('label', 'Engineer', 'Miller')]],
      [
        'when an entry was edited',
        [entryPart('work', { ...acme.entry, description: 'New.' }, `${acme.json} `)],
      ],
      ['when an entry stands in another section', [entryPart('volunteer', job)]],
      ['when the entry is in another section by its text', [entryPart('volunteer', mill.entry, mill.json)]],
      ['when two parts are about one entry', [entryPart('work', job), entryPart('work', job)]],
      [
        'when two parts are about one entry written by hand',
        [
          entryPart('work', mill.entry, mill.json),
          entryPart('work', { ...mill.entry, id: 'other' }, mill.json),
        ],
      ],
      ['when two parts are about one field', [field('label', 'A'), field('label', 'B', 'A')]],
    ];
    for (const [when, parts] of cases) {
      it(when, () => {
        const all = [field('summary', 'Mills.'), ...parts, skills(['Rust'])];
        const error = failure(() => apply(first.text, changes(all), first.sidecar));
        assert.equal(error.code, 'proposal-stale');
      });
    }
  });

  it('takes an empty field for an absent one, both ways', () => {
    for (const before of [
      '{"basics": {"label": ""}}',
      '{"basics": {"label": null}}',
      '{"basics": null}',
      '{}',
    ]) {
      for (const replaces of [null, '']) {
        const { text } = apply(before, changes([field('label', 'Engineer', replaces)]));
        assert.equal(read(text).basics.label, 'Engineer', before);
      }
    }
    const same = apply('{"basics": {}}', changes([field('label', '', null)]));
    assert.equal(same.status, 'alreadyApplied');
  });

  const wrong: [string, unknown, ProposalPart][] = [
    ['work', {}, entryPart('work', job)],
    ['education', 'MIT', entryPart('education', degree)],
    ['volunteer', 3, entryPart('volunteer', job)],
    ['basics', [], field('label', 'Engineer')],
    ['skills', 'Go, Rust', skills(['Kafka'])],
    ['meta', 'mine', field('label', 'Engineer')],
  ];
  for (const [section, value, part] of wrong) {
    it(`is refused where the user keeps ${JSON.stringify(value)} as "${section}"`, () => {
      const { code, params } = failure(() => apply(JSON.stringify({ [section]: value }), changes([part])));
      assert.deepEqual([code, params], ['resume-section', { path: 'resume.json', section }]);
    });

    it(`does not mind "${section}" being null`, () => {
      const { text } = apply(JSON.stringify({ [section]: null, 'x-own': 1 }), changes([part]));
      const { 'x-own': own, meta, [section]: there } = read(text);
      assert.deepEqual([own, meta.vitae.id], [1, resumeId]);
      assert.ok(section === 'meta' || Object.keys(there).length > 0);
    });
  }

  it('is refused where a field is no text', () => {
    const { code, params } = failure(() =>
      apply('{"basics": {"phone": 110}}', changes([field('phone', '112')])),
    );
    assert.deepEqual([code, params], ['resume-section', { path: 'resume.json', section: 'basics.phone' }]);
  });

  it('minds no section of a wrong type that it does not touch', () => {
    const text = '{"work": 1, "skills": 2, "projects": 3, "basics": {}}';
    assert.equal(apply(text, changes([field('label', 'Engineer')])).status, 'applied');
  });
});
