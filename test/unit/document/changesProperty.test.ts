import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { BasicsField, EntrySection, ProposalPart } from '../../../src/protocol/cards';
import { basicsFields } from '../../../src/document/fieldPart';
import { parseJsonObject } from '../../../src/document/jsonText';
import { entrySections } from '../../../src/document/meta';
import { applyEdits } from '../../../src/document/pieces';
import { emptySidecar } from '../../../src/document/sidecar';
import { standingEntries } from '../../../src/document/standing';
import { apply, bullet, changes, counter, resumeId } from './builders';

const words = fc.string({ unit: fc.constantFrom(...'ab "\\{}[],:\n中é😀') });
const own = fc.dictionary(
  words.map((key) => `x-${key}`),
  fc.jsonValue({ maxDepth: 2 }),
  { maxKeys: 3 },
);
const date = fc.constantFrom('2019', '2020-03', '2021.5', 'present', '', null, 'soon');
const nameKeys: Record<EntrySection, string> = {
  work: 'name',
  projects: 'name',
  volunteer: 'organization',
  education: 'institution',
};

/** An entry as someone may have written it, its keys in any order. */
const entryOf = (section: EntrySection) =>
  fc
    .tuple(
      own,
      own,
      words,
      fc.record({ startDate: date, endDate: date }, { requiredKeys: [] }),
      words,
      fc.array(words, { maxLength: 3 }),
    )
    .map(([head, tail, name, period, text, highlights]) => ({
      ...head,
      [nameKeys[section]]: name,
      ...period,
      position: text,
      summary: text,
      courses: [text],
      highlights,
      ...tail,
    }));

const files = fc
  .record({
    head: own,
    basics: fc.option(fc.record({ name: words, label: words, phone: words }, { requiredKeys: [] }), {
      nil: undefined,
    }),
    sections: fc.record(
      {
        work: fc.array(entryOf('work'), { maxLength: 3 }),
        projects: fc.array(entryOf('projects'), { maxLength: 2 }),
        volunteer: fc.array(entryOf('volunteer'), { maxLength: 2 }),
        education: fc.array(entryOf('education'), { maxLength: 2 }),
      },
      { requiredKeys: [] },
    ),
    skills: fc.option(
      fc.array(fc.record({ name: words, keywords: fc.array(fc.constantFrom('Go', 'Redis', 'React', 'x')) }), {
        maxLength: 2,
      }),
      { nil: undefined },
    ),
    indent: fc.constantFrom(undefined, 2, 4, '\t'),
    eol: fc.constantFrom('\n', '\r\n'),
    bom: fc.constantFrom('', '\uFEFF'),
    end: fc.constantFrom('', '\n'),
  })
  .map(({ head, basics, sections, skills, indent, eol, bom, end }) => {
    const data = { ...head, basics, ...sections, skills, 'y-tail': head };
    return bom + (JSON.stringify(data, null, indent) + end).replaceAll('\n', eol);
  });

/** What is asked for; `at` and `pick` choose among what is there. */
const wish = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    section: fc.constantFrom(...entrySections),
    name: words.filter((name) => name !== ''),
    startDate: fc.constantFrom('2020', '2023-01'),
  }),
  fc.record({
    kind: fc.constant('change' as const),
    pick: fc.nat(),
    what: fc.constantFrom('bullet' as const, 'name' as const, 'dates' as const),
    text: words.filter((text) => text.trim() !== ''),
  }),
  fc.record({ kind: fc.constant('field' as const), field: fc.constantFrom(...basicsFields), text: words }),
  fc.record({
    kind: fc.constant('skills' as const),
    names: fc.array(fc.constantFrom('Go', 'Rust', 'MySQL', 'x', 'y z')),
  }),
);
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

const read = (text: string) => JSON.parse(text.replace(/^\uFEFF/, ''));
const stand = (text: string) =>
  standingEntries(parseJsonObject(text, ''), emptySidecar(resumeId), counter('hand-')).entries;

/** The parts for what is asked for, each thing once, and the paths that they may touch. */
function partsFor(
  file: string,
  wishes: Wish[],
): { parts: ProposalPart[]; paths: Set<string>; added: EntrySection[] } {
  const standing = stand(file);
  const paths = new Set<string>();
  const added: EntrySection[] = [];
  const parts = wishes.flatMap((one, n): ProposalPart[] => {
    switch (one.kind) {
      case 'add': {
        const { section, name, startDate } = one;
        added.push(section);
        const bullets = [bullet(`b${n}`, 'New.')];
        const entry = { id: `new-${n}`, name, startDate, description: '', roles: [], keywords: [], bullets };
        return [{ kind: 'entry', section, entry, replaces: null, before: [] }];
      }
      case 'change': {
        const target = standing[one.pick % Math.max(1, standing.length)];
        if (!target || paths.has(target.path)) return [];
        paths.add(target.path);
        const { section, json, entry } = target;
        // Of two with one text the first is meant.
        if (standing.find((other) => other.section === section && other.json === json) !== target) return [];
        const changed = {
          bullet: { bullets: [...entry.bullets, bullet(`b${n}`, one.text)] },
          name: { name: one.text },
          dates: { startDate: '2001-02' },
        };
        return [
          { kind: 'entry', section, entry: { ...entry, ...changed[one.what] }, replaces: json, before: [] },
        ];
      }
      case 'field': {
        if (paths.has(one.field)) return [];
        paths.add(one.field);
        const replaces: string | null = read(file).basics?.[one.field] ?? null;
        return [{ kind: 'field', field: one.field, text: one.text, replaces, evidence: [] }];
      }
      case 'skills':
        return [{ kind: 'skills', names: one.names, evidence: [] }];
      default:
        return one satisfies never;
    }
  });
  return { parts, paths, added };
}

/** The text of what stands at a path of the form `work[0]`. */
const jsons = (text: string) => new Map(stand(text).map(({ path, json }) => [path, json]));

describe('several changes to any resume', () => {
  const cases = fc.tuple(files, fc.array(wish, { maxLength: 5 }));

  it('change what is asked for and nothing else, byte for byte', () => {
    fc.assert(
      fc.property(cases, ([file, wishes]) => {
        const { parts, paths, added } = partsFor(file, wishes);
        const { text, edits } = apply(file, changes(parts));
        const bom = file.startsWith('\uFEFF') ? '\uFEFF' : '';
        assert.equal(text, bom + applyEdits(file.slice(bom.length), edits));
        const [before, after] = [read(file), read(text)];
        for (const key of Object.keys(before)) {
          if (key.startsWith('x-') || key === 'y-tail') assert.deepEqual(after[key], before[key]);
        }
        const basics: Record<string, unknown> = after.basics ?? {};
        for (const [key, value] of Object.entries(before.basics ?? {}))
          if (!paths.has(key)) assert.equal(basics[key], value, key);
        const extra = Object.keys(basics).filter((key) => !(key in (before.basics ?? {})));
        for (const key of extra) assert.ok(paths.has(key), key);
        checkEntries(file, text, paths, added);
        if (!parts.some(({ kind }) => kind === 'skills')) assert.deepEqual(after.skills, before.skills);
        if (file.includes('\r\n')) assert.ok(!/[^\r]\n/.test(text));
      }),
      { numRuns: 200 },
    );
  });

  /** Each entry that was there is there, in order, with its text; a changed one with all of its own keys. */
  function checkEntries(file: string, text: string, paths: Set<string>, added: EntrySection[]): void {
    const after = jsons(text);
    for (const section of entrySections) {
      const old = [...jsons(file)].filter(([path]) => path.startsWith(`${section}[`));
      const now = [...after].filter(([path]) => path.startsWith(`${section}[`)).map(([, json]) => json);
      const isNew = (json: string) => JSON.parse(json).highlights?.[0] === 'New.';
      const kept = now.filter((json) => !isNew(json) || old.some(([, other]) => other === json));
      assert.equal(now.length - kept.length, added.filter((one) => one === section).length);
      assert.equal(kept.length, old.length);
      for (const [n, [path, json]] of old.entries()) {
        if (!paths.has(path)) assert.equal(kept[n], json);
        for (const [key, value] of Object.entries<unknown>(JSON.parse(json)))
          if (key.startsWith('x-') || key === 'courses')
            assert.deepEqual(JSON.parse(kept[n] ?? '')[key], value);
      }
    }
  }

  it('applied twice are applied once', () => {
    fc.assert(
      fc.property(cases, ([file, wishes]) => {
        const proposal = changes(partsFor(file, wishes).parts);
        const first = apply(file, proposal);
        const again = apply(first.text, proposal, first.sidecar);
        assert.deepEqual([again.status, again.text], ['alreadyApplied', first.text]);
      }),
      { numRuns: 200 },
    );
  });

  it('say afterwards what was proposed', () => {
    fc.assert(
      fc.property(cases, ([file, wishes]) => {
        const { parts } = partsFor(file, wishes);
        const { text, sidecar } = apply(file, changes(parts));
        const { entries } = standingEntries(parseJsonObject(text, ''), sidecar, counter());
        for (const part of parts) {
          if (part.kind === 'field') {
            assert.equal(
              (read(text).basics?.[part.field as BasicsField] as string | undefined) ?? '',
              part.text,
            );
          } else if (part.kind === 'entry') {
            const said = ({ bullets, ...entry }: typeof part.entry) => ({
              ...entry,
              bullets: bullets.map((one) => one.text),
            });
            const found = entries.find(({ entry }) => entry.id === part.entry.id);
            if (found) assert.deepEqual(said(found.entry), said(part.entry));
            else assert.ok(part.replaces !== null, 'a new one is known');
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
