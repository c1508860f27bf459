import type { Entry, EntrySection, ProposalPart } from '../protocol/cards';
import { VitaeError } from '../protocol/errors';
import { entryJson, updateEntry } from './entryJson';
import type { JsonEditor } from './jsonEditor';
import { placeFor } from './placement';
import { setSection } from './sectionOrder';
import type { StandingEntry } from './standing';

export type EntryPart = Extract<ProposalPart, { kind: 'entry' }>;

/** What became of a part. */
export interface AppliedEntry {
  section: EntrySection;
  entry: Entry;
  /** The entry that it is about; absent: it was added. */
  target?: StandingEntry;
  /** Whether the file said something else before. */
  changed: boolean;
}

/**
 * Replaces and adds entries. One that stands already as proposed is left as it is.
 *
 * @param file names the file in errors.
 * @throws `proposal-stale` when an entry is not what its part replaces, or two parts are about one entry;
 * `resume-section {path, section}` as {@link updateEntry}.
 */
export function applyEntries(
  editor: JsonEditor,
  parts: readonly EntryPart[],
  standing: readonly StandingEntry[],
  file: string,
): AppliedEntry[] {
  requireDistinct(parts.map(({ entry }) => entry.id));
  const taken = new Set<StandingEntry>();
  const applied = parts.map((part): AppliedEntry => {
    const { section, entry } = part;
    const target = findTarget(standing, part, taken);
    if (!target) return { section, entry, changed: true };
    taken.add(target);
    const before = editor.text;
    updateEntry(editor, [section, target.index], section, entry, file);
    const changed = editor.text !== before;
    if (changed && !sameText(target.json, part.replaces)) throw new VitaeError('proposal-stale');
    return { section, entry, target, changed };
  });
  // Indexes hold until something is added; of those that go to one place the first comes to stand on top.
  for (const { section, entry, target } of applied.toReversed())
    if (!target) addEntry(editor, section, entry);
  return applied;
}

/** The entry that a part is about; `undefined`: it adds one. */
function findTarget(
  standing: readonly StandingEntry[],
  { section, entry, replaces }: EntryPart,
  taken: ReadonlySet<StandingEntry>,
): StandingEntry | undefined {
  const known = standing.find((one) => one.known?.id === entry.id);
  if (known?.section === section) return known;
  if (known) throw new VitaeError('proposal-stale');
  if (replaces === null) return undefined;
  const target = standing.find(
    (one) => one.section === section && !one.known && !taken.has(one) && sameText(one.json, replaces),
  );
  if (!target) throw new VitaeError('proposal-stale');
  return target;
}

/** Editors unify line breaks; a text that differs in nothing else is the same. */
function sameText(json: string, replaces: string | null): boolean {
  return replaces !== null && json.replace(/\r\n?/g, '\n') === replaces.replace(/\r\n?/g, '\n');
}

function addEntry(editor: JsonEditor, section: EntrySection, entry: Entry): void {
  const items = editor.get([section]);
  const json = entryJson(section, entry);
  if (Array.isArray(items)) editor.insert([section], placeFor(entry, items), json);
  else setSection(editor, section, [json]);
}

/** Two parts about one thing: which of them counts can't be told. */
export function requireDistinct(names: readonly string[]): void {
  if (new Set(names).size < names.length) throw new VitaeError('proposal-stale');
}
