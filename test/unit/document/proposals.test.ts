import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Entry } from '../../../src/protocol/cards';
import { findEntry } from '../../../src/document/findEntry';
import { dataOf, nodeAt, parseJsonObject } from '../../../src/document/jsonText';
import { applyEdits } from '../../../src/document/pieces';
import { emptySidecar } from '../../../src/document/sidecar';
import { anEntry, aProposal, apply, bullet, counter, failure, resumeId } from './builders';

const read = (text: string) => JSON.parse(text.replace(/^\uFEFF/, ''));
const names = (text: string) => read(text).projects.map((project: { name?: string }) => project.name);

/** The exact text of the project at an index. */
function projectText(text: string, index: number): string {
  const { root, text: body } = parseJsonObject(text, '');
  const node = nodeAt(root, ['projects', index]);
  assert.ok(node);
  return body.slice(node.offset, node.offset + node.length);
}

const handWritten = `{
    "$schema": "https://example.org/schema.json",
    "basics": { "name": "Ada",   "label": "工程师" },
    "projects": [
        {
            "name": "Old Mill",
            "startDate": "2019.03",
            "endDate": "2020.01",
            "x-note": [1,2 , 3],
            "highlights": ["Ground flour."]
        }
    ],
    "x-own": {"b": 1e2, "a": "\\u00e9"}
}
`;

describe('applying a proposal', () => {
  it('makes a resume from nothing, with absent values left out', () => {
    const { description: _, ...entry } = anEntry({ roles: [] });
    delete entry.endDate;
    const { text, status, edits } = apply(null, aProposal({ entry: { ...entry, description: '' } }));
    assert.equal(status, 'applied');
    assert.deepEqual(edits, [{ offset: 0, length: 0, content: text }]);
    assert.deepEqual(Object.keys(read(text)), ['basics', 'projects', 'meta']);
    assert.deepEqual(read(text).projects, [
      {
        name: 'Tide',
        highlights: entry.bullets.map((one) => one.text),
        keywords: ['TypeScript', 'Redis'],
        startDate: '2023-04',
      },
    ]);
    assert.equal(read(text).meta.vitae.id, resumeId);
    assert.equal(read(text).meta.vitae.language, 'en');
    const { meta, ...shown } = read(text);
    const head = JSON.stringify(shown, null, 2).slice(0, -2);
    assert.ok(text.startsWith(head));
    assert.match(text.slice(head.length), /^,\n {2}"meta": \{\n {4}"vitae": \{\n[^]*\n {4}\}\n {2}\}\n\}\n$/);
    assert.ok(
      text.includes(`\n        {"id": "${meta.vitae.entries[0].id}"`),
      'what no reader needs is on one line',
    );
  });

  it('treats an empty file as no resume yet', () => {
    const { text, edits } = apply('\n');
    assert.equal(applyEdits('\n', edits), text);
    assert.deepEqual(names(text), ['Tide']);
  });

  it('adds an entry to a resume written by hand and leaves every other byte', () => {
    const { text, edits } = apply(handWritten);
    assert.deepEqual(names(text), ['Tide', 'Old Mill']);
    assert.ok(text.includes(projectText(handWritten, 0)));
    for (const { length } of edits) assert.equal(length, 0);
    assert.equal(
      text.slice(0, text.indexOf('"Tide"')),
      handWritten.slice(0, handWritten.indexOf('"Old')).replace(/"name": $/, '"name": '),
    );
    assert.match(text, /\n {12}"description": "Forecasts/);
    assert.match(text, /"x-own": \{"b": 1e2, "a": "\\u00e9"\},\n {4}"meta": \{\n {8}"vitae"/);
  });

  it('puts the projects before what follows them in JSON Resume where there were none', () => {
    const { text } = apply('{\n  "work": [],\n  "meta": {"theme": "even"},\n  "x": 1\n}');
    assert.deepEqual(Object.keys(read(text)), ['work', 'projects', 'meta', 'x']);
    assert.equal(read(text).meta.theme, 'even');
    assert.deepEqual(Object.keys(read(apply('{"projects": null, "meta": null}').text)), ['projects', 'meta']);
  });

  it('writes no quote, path, commit or repository into the resume, and keeps them in the sidecar', () => {
    const { text, sidecar } = apply(handWritten);
    for (const secret of ['9 s, now', 'README', 'c0ffee', 'shortlog'])
      assert.ok(!text.includes(secret), secret);
    const [meta] = read(text).meta.vitae.entries;
    const ids = meta.bullets.flatMap((one: { evidence: string[] }) => one.evidence);
    assert.deepEqual(
      ids.map((id: string) => sidecar.evidence.find((one) => one.id === id)?.text),
      ['a forecast took 9 s, now 2 s', '83 of 120 commits'],
    );
    assert.equal(sidecar.evidence.length, 2, 'only what a bullet points at is kept');
    assert.equal(sidecar.entries[0]?.repo, 'c0ffee');
  });

  it('keeps evidence of two threads apart although both count e1, e2, …', () => {
    const first = apply(null);
    const other = anEntry({ id: 'entry-2', name: 'Reef', bullets: [bullet('b9', 'Maps reefs.', ['e1'])] });
    const second = apply(first.text, aProposal({ id: 'proposal-2', entry: other }), first.sidecar, [
      { id: 'e1', kind: 'feature', text: 'maps reefs', source: { type: 'user' } },
    ]);
    assert.deepEqual(second.sidecar.evidence.map(({ text }) => text).sort(), [
      '83 of 120 commits',
      'a forecast took 9 s, now 2 s',
      'maps reefs',
    ]);
    assert.equal(new Set(second.sidecar.evidence.map(({ id }) => id)).size, 3);
  });

  it('is a success without a change the second time', () => {
    const first = apply(handWritten);
    const again = apply(first.text, aProposal(), first.sidecar);
    assert.deepEqual([again.status, again.text, again.edits], ['alreadyApplied', first.text, []]);
  });

  it('replaces an entry it wrote, keeping fields of the user and the place', () => {
    const first = apply(handWritten);
    const own = first.text
      .replace('"url"', '"url"')
      .replace('"name": "Tide",', '"name": "Tide", "entity":  "me",');
    const standing = findEntry(parseJsonObject(own, ''), first.sidecar, { name: 'tide' }, counter()).found;
    assert.ok(standing);
    const entry: Entry = {
      ...standing.entry,
      keywords: ['TypeScript'],
      bullets: [...standing.entry.bullets.slice(0, 1), bullet('b3', 'Runs in 40 harbours.', ['e1'])],
    };
    const second = apply(own, aProposal({ id: 'p2', entry, replaces: standing.json }), first.sidecar);
    assert.equal(second.status, 'applied');
    const [project] = read(second.text).projects;
    assert.equal(project.entity, 'me');
    assert.deepEqual(
      project.highlights,
      entry.bullets.map(({ text }) => text),
    );
    assert.ok(second.text.includes('"name": "Tide", "entity":  "me",'));
    assert.equal(read(second.text).meta.vitae.entries.length, 1);
    const evidence = (id: string) =>
      read(second.text).meta.vitae.entries[0].bullets.find((one: { id: string }) => one.id === id).evidence;
    assert.deepEqual(evidence('b1'), standing.entry.bullets[0]?.evidence, 'a kept bullet keeps its evidence');
    assert.notDeepEqual(evidence('b3'), evidence('b1'));
  });

  it('updates an entry that was written by hand instead of adding another', () => {
    const newId = counter('hand-');
    const { found } = findEntry(
      parseJsonObject(handWritten, ''),
      emptySidecar(resumeId),
      { repo: 'c0ffee', name: 'old-mill' },
      newId,
    );
    assert.deepEqual(found?.entry.bullets, [
      { id: 'hand-1', text: 'Ground flour.', evidence: [], source: 'user' },
    ]);
    const entry = { ...found.entry, description: 'A mill.' };
    const { text } = apply(handWritten, aProposal({ entry, replaces: found.json }));
    assert.deepEqual(names(text), ['Old Mill']);
    assert.match(text, /"startDate": "2019\.03"/, 'a date in another form is the same date');
    assert.match(text, /"x-note": \[1,2 , 3\]/);
    assert.equal(read(text).projects[0].description, 'A mill.');
  });

  it('takes the entry written by hand, not the one it wrote itself, where both have one text', () => {
    const first = apply(null);
    const json = projectText(first.text, 0);
    const twice = first.text.replace(json, `${json},\n    ${json}`);
    const entry = anEntry({ id: 'hand', description: 'The copy.' });
    const { text, sidecar } = apply(twice, aProposal({ id: 'p2', entry, replaces: json }), first.sidecar);
    const found = findEntry(parseJsonObject(text, ''), sidecar, { name: 'tide' }, counter()).found;
    assert.equal(found?.entry.id, 'entry-1');
    assert.deepEqual(
      read(text).projects.map((project: { description: string }) => project.description),
      [anEntry().description, 'The copy.'],
    );
  });

  it('leaves what the entry says nothing about, and takes an absent end for going on', () => {
    const text =
      '{"projects": [{"name": "Tide", "url": "https://t.example", "roles": ["Lead"], "endDate": "2021"}]}';
    const entry: Entry = { id: 'x', name: 'Tide', description: '', roles: [], keywords: [], bullets: [] };
    const { text: after } = apply(text, aProposal({ entry, replaces: projectText(text, 0) }));
    assert.deepEqual(read(after).projects, [{ name: 'Tide', url: 'https://t.example', roles: ['Lead'] }]);
    const present = text.replace('"2021"', '"present"');
    const same = apply(present, aProposal({ entry, replaces: projectText(present, 0) }));
    assert.equal(same.status, 'alreadyApplied');
  });

  describe('is refused as stale', () => {
    const applied = apply(handWritten);
    const replaces = projectText(applied.text, 0);
    const entry = anEntry({ description: 'Something else.' });
    const cases: [string, string | null, Parameters<typeof aProposal>[0]][] = [
      ['when the entry was edited since', applied.text.replace('small', 'tiny'), { entry, replaces }],
      ['when the entry is gone', handWritten, { entry, replaces }],
      ['when the whole resume is gone', null, { entry, replaces }],
      ['when it adds an entry that stands already, but differently', applied.text, { entry }],
      ['when it is for another resume', applied.text, { entry, replaces, resumeId: 'another' }],
    ];
    for (const [when, text, changes] of cases) {
      it(when, () => {
        const error = failure(() => apply(text, aProposal(changes), applied.sidecar));
        assert.equal(error.code, 'proposal-stale');
      });
    }

    it('but not for line breaks that an editor unified', () => {
      const windows = applied.text.replaceAll('\n', '\r\n');
      const { text } = apply(windows, aProposal({ entry, replaces }), applied.sidecar);
      assert.ok(!/[^\r]\n/.test(text));
    });
  });

  for (const section of ['projects', 'meta']) {
    it(`is refused where the user keeps something else as "${section}"`, () => {
      const error = failure(() => apply(`{"${section}": "mine"}`));
      assert.deepEqual([error.code, error.params], ['resume-section', { path: 'resume.json', section }]);
    });
  }

  const order: [string, [string?, string?][], number][] = [
    ['above older ones', [['2022', '2023']], 0],
    [
      'below newer ones',
      [
        ['2023', '2025'],
        ['2020', '2021'],
      ],
      1,
    ],
    ['below one that goes on', [['2020'], ['2019', '2020']], 1],
    [
      'on top where the list has no order',
      [
        ['2020', '2021'],
        ['2024', '2025'],
        ['2019', '2020'],
      ],
      0,
    ],
    ['on top where an entry has no date', [['2024', '2025'], []], 0],
    [
      'at the end where the user keeps the oldest first',
      [
        ['2019', '2020'],
        ['2021', '2022'],
      ],
      2,
    ],
  ];
  for (const [where, periods, index] of order) {
    it(`puts a new entry ${where}`, () => {
      const projects = periods.map(([startDate, endDate], n) => ({ name: `P${n}`, startDate, endDate }));
      assert.equal(names(apply(JSON.stringify({ projects })).text).indexOf('Tide'), index);
    });
  }

  const anyText = fc.string({ unit: fc.constantFrom(...'ab "\\{}[],:\n中é😀') });
  const unknown = fc.dictionary(
    anyText.map((key) => `x-${key}`),
    fc.jsonValue({ maxDepth: 2 }),
    { maxKeys: 4 },
  );
  const project = fc
    .tuple(unknown, anyText, fc.array(anyText, { maxLength: 3 }))
    .map(([own, name, highlights]) => ({ ...own, name, highlights, ...own }));
  const files = fc
    .record({
      head: unknown,
      projects: fc.array(project, { maxLength: 4 }),
      tail: unknown,
      indent: fc.constantFrom(undefined, 2, 4, '\t'),
      eol: fc.constantFrom('\n', '\r\n'),
      bom: fc.constantFrom('', '\uFEFF'),
      end: fc.constantFrom('', '\n', '\n\n'),
    })
    .map(({ head, projects, tail, indent, eol, bom, end }) => {
      const json = JSON.stringify({ ...head, projects, 'y-tail': tail }, null, indent);
      return bom + (json + end).replaceAll('\n', eol);
    });

  it('leaves all that was there, byte for byte, in any resume, and applies once', () => {
    fc.assert(
      fc.property(files, (file) => {
        const { text, sidecar, edits } = apply(file);
        const body = file.replace(/^\uFEFF/, '');
        assert.equal(text, (file === body ? '' : '\uFEFF') + applyEdits(body, edits));
        const replaced = edits.map(({ offset, length }) => body.slice(offset, offset + length)).join('');
        assert.match(replaced, /^\s*$/, 'only the space inside an empty list may go');
        const { projects, meta: _, ...rest } = read(text);
        const { projects: before, ...restBefore } = read(file);
        assert.deepEqual(rest, restBefore);
        assert.deepEqual(projects.slice(1), before);
        assert.equal(apply(text, aProposal(), sidecar).status, 'alreadyApplied');
        if (file.includes('\r\n')) assert.ok(!/[^\r]\n/.test(text));
      }),
      { numRuns: 150 },
    );
  });

  it('changes nothing but the entry and meta when it replaces one, in any resume', () => {
    const withProjects = files.filter((file) => read(file).projects.length > 0);
    fc.assert(
      fc.property(withProjects, fc.nat(), (file, pick) => {
        const index = pick % read(file).projects.length;
        const replaces = projectText(file, index);
        const first = read(file).projects.findIndex(
          (_: unknown, n: number) => projectText(file, n) === replaces,
        );
        const { text } = apply(file, aProposal({ replaces }));
        const start = file.indexOf(replaces, file.indexOf('"projects"'));
        assert.ok(text.startsWith(file.slice(0, first === 0 ? start : 0)));
        const { projects, meta: _, ...rest } = read(text);
        const { projects: before, ...restBefore } = read(file);
        assert.deepEqual(rest, restBefore);
        assert.deepEqual(projects.toSpliced(first, 1), before.toSpliced(first, 1));
        for (const [key, value] of Object.entries(before[first])) {
          if (key.startsWith('x-')) assert.deepEqual(projects[first][key], value);
        }
        for (const n of before.keys())
          if (n !== first) assert.equal(projectText(text, n), projectText(file, n));
      }),
      { numRuns: 150 },
    );
  });

  it('gives back data that JSON reads as the entry', () => {
    const { text } = apply(handWritten);
    const { root, text: body } = parseJsonObject(text, '');
    const node = nodeAt(root, ['projects', 0]);
    assert.deepEqual(node && dataOf(body, node), {
      name: 'Tide',
      description: 'Forecasts tides for small harbours.',
      highlights: anEntry().bullets.map((one) => one.text),
      keywords: ['TypeScript', 'Redis'],
      startDate: '2023-04',
      endDate: '2024-02',
      roles: ['Maintainer'],
    });
  });
});
