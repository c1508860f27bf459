import assert from 'node:assert/strict';
import type { Entry, EntrySection } from '../../../src/protocol/cards';
import { parseJsonObject } from '../../../src/document/jsonText';
import { emptySidecar } from '../../../src/document/sidecar';
import { standingEntries } from '../../../src/document/standing';
import { apply, bullet, changes, counter, entryPart, failure, resumeId } from './builders';

/** The entries of a resume and what is known of them. */
function stand(text: string, sidecar = emptySidecar(resumeId)) {
  return standingEntries(parseJsonObject(text, ''), sidecar, counter());
}

/** An entry without what no section needs. */
function entry(own: Partial<Entry>): Entry {
  return { id: 'one', name: '', description: '', roles: [], keywords: [], bullets: [], ...own };
}

/** What each section writes and reads, in the order of its keys. */
const written: [EntrySection, Partial<Entry>, Record<string, unknown>][] = [
  [
    'work',
    {
      name: 'Acme',
      description: 'Team of payments.',
      position: 'Backend Engineer',
      startDate: '2021-03',
      endDate: '2023-05',
      url: 'https://acme.example',
      bullets: [bullet('b1', 'Cut the latency by half.')],
    },
    {
      name: 'Acme',
      position: 'Backend Engineer',
      url: 'https://acme.example',
      startDate: '2021-03',
      endDate: '2023-05',
      summary: 'Team of payments.',
      highlights: ['Cut the latency by half.'],
    },
  ],
  [
    'volunteer',
    {
      name: '蓝天图书馆',
      description: '周末值班。',
      position: '志愿者',
      startDate: '2019',
      bullets: [bullet('b1', '整理了 2000 册图书。')],
    },
    {
      organization: '蓝天图书馆',
      position: '志愿者',
      startDate: '2019',
      summary: '周末值班。',
      highlights: ['整理了 2000 册图书。'],
    },
  ],
  [
    'education',
    {
      name: 'MIT',
      studyType: 'Bachelor',
      area: 'Mathematics',
      startDate: '2015-09',
      endDate: '2019-06',
      bullets: [bullet('b1', 'Dean’s list 2018.')],
    },
    {
      institution: 'MIT',
      area: 'Mathematics',
      studyType: 'Bachelor',
      startDate: '2015-09',
      endDate: '2019-06',
      highlights: ['Dean’s list 2018.'],
    },
  ],
  [
    'projects',
    {
      name: 'Tide',
      description: 'Tides.',
      keywords: ['Redis'],
      roles: ['Maintainer'],
      bullets: [bullet('b1', 'Forecasts.')],
    },
    {
      name: 'Tide',
      description: 'Tides.',
      highlights: ['Forecasts.'],
      keywords: ['Redis'],
      roles: ['Maintainer'],
    },
  ],
];

describe('the entries of each section', () => {
  for (const [section, own, json] of written) {
    it(`${section}: are written under the names of JSON Resume and read back`, () => {
      const { text, sidecar } = apply(null, changes([entryPart(section, entry(own))]));
      assert.deepEqual(JSON.parse(text)[section], [json]);
      assert.deepEqual(Object.keys(JSON.parse(text)[section][0]), Object.keys(json));
      const [standing, ...others] = stand(text, sidecar).entries;
      assert.deepEqual(others, []);
      assert.deepEqual(standing?.entry, entry(own));
      assert.equal(standing?.section, section);
      assert.equal(standing?.path, `${section}[0]`);
      assert.ok(text.includes(standing?.json ?? '?'));
      assert.equal(JSON.parse(text).meta.vitae.entries[0].section, section);
    });

    it(`${section}: fields that the proposal leaves as they are, or has none for, are not rewritten`, () => {
      const before = JSON.stringify({
        [section]: [{ ...json, startDate: '2020.3', endDate: 'present', courses: ['X'], score: '4.0', z: 1 }],
      });
      const [standing] = stand(before).entries;
      assert.ok(standing);
      const same = apply(before, changes([entryPart(section, standing.entry, standing.json)]));
      assert.equal(same.status, 'alreadyApplied');
      const { name, endDate, bullets } = standing.entry;
      assert.equal(endDate, undefined);
      const changed = entry({
        name,
        description: standing.entry.description,
        bullets: [...bullets, bullet('b2', 'More.')],
      });
      const { text } = apply(before, changes([entryPart(section, changed, standing.json)]));
      const key = '"highlights":["' + (bullets[0]?.text ?? '') + '"';
      const { meta: _, ...rest } = JSON.parse(text);
      assert.equal(JSON.stringify(rest), before.replace(key, `${key},"More."`));
    });
  }

  it('tell where they stand and which text they have', () => {
    const text =
      '{"projects": [{"name": "A"}], "work": [5, {"name": "B" }], "education": {"institution": "C"}}';
    assert.deepEqual(
      stand(text).entries.map(({ path, json }) => [path, json]),
      [
        ['work[1]', '{"name": "B" }'],
        ['projects[0]', '{"name": "A"}'],
      ],
    );
  });

  it('of older files, all of them projects, are read as before', () => {
    const known = {
      id: 'old',
      section: 'projects',
      name: '',
      bullets: [{ id: 'b', hash: 'h', evidence: [] }],
    };
    const { text, sidecar } = apply(null);
    const meta = JSON.parse(text).meta.vitae.entries[0];
    assert.deepEqual(Object.keys(meta), ['id', ...Object.keys(known).slice(1)]);
    assert.equal(stand(text, sidecar).entries[0]?.known?.section, 'projects');
  });

  it('of one name stay in their sections', () => {
    const parts = (['work', 'projects'] as const).map((section) =>
      entryPart(section, entry({ id: `of-${section}`, name: 'Acme' })),
    );
    const { text, sidecar } = apply(null, changes(parts));
    assert.deepEqual(
      stand(text, sidecar).entries.map(({ section, entry: { id } }) => [section, id]),
      [
        ['work', 'of-work'],
        ['projects', 'of-projects'],
      ],
    );
  });

  it('at one employer are told apart by their bullets, then by their position, when the user reorders them', () => {
    const jobs = [
      entry({ id: 'senior', name: 'Acme', position: 'Senior Engineer', startDate: '2022' }),
      entry({ id: 'junior', name: 'Acme', position: 'Engineer', startDate: '2020', endDate: '2022' }),
    ];
    const { text, sidecar } = apply(null, changes(jobs.map((job) => entryPart('work', job))));
    const data = JSON.parse(text);
    data.work.reverse();
    const ids = (value: unknown) => stand(JSON.stringify(value), sidecar).entries.map((one) => one.entry.id);
    assert.deepEqual(ids(data), ['junior', 'senior']);

    const withBullets = jobs.map((job) => ({
      ...job,
      bullets: [bullet(`b-${job.id}`, `Did what a ${job.id} does.`)],
    }));
    const second = apply(null, changes(withBullets.map((job) => entryPart('work', job))));
    const promoted = JSON.parse(second.text);
    // The user corrects a title; the bullets stay.
    promoted.work[1].position = 'Senior Engineer';
    promoted.work[0].position = 'Staff Engineer';
    assert.deepEqual(
      stand(JSON.stringify(promoted), second.sidecar).entries.map((one) => one.entry.id),
      ['senior', 'junior'],
    );
  });

  it('keep what is no text in their lists', () => {
    const before = '{"work": [{"name": "Acme", "highlights": ["One.", {"x": 1}, "Two."]}]}';
    const [standing] = stand(before).entries;
    assert.ok(standing);
    assert.equal(
      apply(before, changes([entryPart('work', standing.entry, standing.json)])).status,
      'alreadyApplied',
    );
    const less = { ...standing.entry, bullets: [bullet('b', 'One, better.')] };
    const { text } = apply(before, changes([entryPart('work', less, standing.json)]));
    assert.deepEqual(JSON.parse(text).work[0].highlights, ['One, better.', { x: 1 }]);
    const none = apply(before, changes([entryPart('work', { ...less, bullets: [] }, standing.json)]));
    assert.deepEqual(JSON.parse(none.text).work[0].highlights, [{ x: 1 }]);
  });

  const foreign: [string, unknown, Partial<Entry>][] = [
    ['summary', { en: 'x' }, { description: 'New.' }],
    ['summary', 5, { description: 'New.' }],
    ['name', 2020, { name: 'New' }],
    ['highlights', 'One. Two.', { bullets: [bullet('b', 'New.')] }],
    ['startDate', ['2020'], { startDate: '2021' }],
  ];
  for (const [key, value, own] of foreign) {
    it(`are refused where the user keeps ${JSON.stringify(value)} as "${key}"`, () => {
      const before = JSON.stringify({ work: [{ name: 'Acme', [key]: value }] });
      const [standing] = stand(before).entries;
      assert.ok(standing);
      const part = entryPart('work', { ...standing.entry, ...own }, standing.json);
      const { code, params } = failure(() => apply(before, changes([part])));
      assert.deepEqual(
        [code, params],
        ['resume-section', { path: 'resume.json', section: `work[0].${key}` }],
      );
      assert.equal(
        apply(before, changes([entryPart('work', standing.entry, standing.json)])).status,
        'alreadyApplied',
        'unless that field stays',
      );
    });
  }

  it('take a year that stands as a number', () => {
    const before = '{"work": [{"name": "Acme", "startDate": 2020}]}';
    const [standing] = stand(before).entries;
    assert.equal(standing?.entry.startDate, '2020');
    const { text } = apply(
      before,
      changes([entryPart('work', { ...standing.entry, startDate: '2020-04' }, standing.json)]),
    );
    assert.equal(JSON.parse(text).work[0].startDate, '2020-04');
  });
});
