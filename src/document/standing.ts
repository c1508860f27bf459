import type { Bullet, Entry, EntrySection } from '../protocol/cards';
import { readEntry, type EntryContent } from './entryJson';
import { dataOf, nodeAt, pathText, textOf, type JsonDocument } from './jsonText';
import { entrySections, isRecord, readMeta, type MetaEntry } from './meta';
import { realign } from './realign';
import { writtenBullet, type Sidecar } from './sidecar';
import { fingerprint, nameKey, shortHash } from './wording';

/** An entry as it stands in a resume, with what is known of it. */
export interface StandingEntry {
  section: EntrySection;
  /** Where it stands in its section. */
  index: number;
  /** `work[0]`. */
  path: string;
  entry: Entry;
  /** Its exact text. */
  json: string;
  /** What `meta.vitae` had on it; absent: written by hand. */
  known?: MetaEntry;
}

/** Bullets that were rewritten so far that they no longer carry the evidence of `count` earlier ones. */
export interface DetachedEvidence {
  entryId: string;
  entryName: string;
  /** The earlier bullets. */
  bulletIds: string[];
}

/** The entries of a resume after hand edits were realigned with what Vitae wrote. */
export interface Standing {
  entries: StandingEntry[];
  detached: DetachedEvidence[];
}

/**
 * Reads the entries of all sections that Vitae writes and finds out which entries and bullets they are. `newId` names
 * what was added by hand; it is told the text that is named.
 */
export function standingEntries(document: JsonDocument, sidecar: Sidecar, newId: NewId): Standing {
  const known = readMeta(document).entries;
  const detached: DetachedEvidence[] = [];
  const entries = entrySections.flatMap((section) => {
    const written = readSection(document, section);
    const bound = bind(
      known.filter((entry) => entry.section === section),
      written,
    );
    return written.map(({ index, json, content }): StandingEntry => {
      const place = { section, index, path: pathText([section, index]), json };
      const meta = bound.get(index);
      if (!meta) {
        const bullets = content.highlights.map((text) => handWritten(text, json, newId));
        return { ...place, entry: toEntry(newId(`${section} ${json}`), content, bullets) };
      }
      const { bullets, lost } = realignBullets(meta, content.highlights, sidecar, newId);
      if (lost.length > 0) detached.push({ entryId: meta.id, entryName: content.name, bulletIds: lost });
      return { ...place, entry: toEntry(meta.id, content, bullets), known: meta };
    });
  });
  return { entries, detached };
}

/** Makes the id of something that was added by hand, whose place and text are `named`. */
export type NewId = (named: string) => string;

/** Ids that are the same each time as long as what they name is: what one step reads the next one finds again. */
export function stableIds(): NewId {
  const seen = new Map<string, number>();
  return (named) => {
    const count = seen.get(named) ?? 0;
    seen.set(named, count + 1);
    return `h-${shortHash(`${named} ${count}`)}`;
  };
}

/** The fingerprint of an entry's name, as `meta.vitae` holds it. */
export function nameFingerprint(name: string): string {
  return fingerprint(nameKey(name));
}

/** The fingerprint of an entry's position or degree; `undefined` where it has none. */
export function titleFingerprint({
  position = '',
  studyType = '',
  area = '',
}: Pick<Entry, 'position' | 'studyType' | 'area'>): string | undefined {
  const title = nameKey([position, studyType, area].join(' '));
  return title === '' ? undefined : fingerprint(title);
}

interface WrittenEntry {
  index: number;
  json: string;
  content: EntryContent;
}

function readSection({ root, text }: JsonDocument, section: EntrySection): WrittenEntry[] {
  const list = nodeAt(root, [section]);
  if (list?.type !== 'array') return [];
  return (list.children ?? []).flatMap((node, index) => {
    const data = dataOf(text, node);
    return isRecord(data) ? [{ index, json: textOf(text, node), content: readEntry(section, data) }] : [];
  });
}

/**
 * Which known entry stands at which index: by name, of several by their bullets, then by position or degree; a renamed
 * one by its bullets.
 */
function bind(known: MetaEntry[], written: WrittenEntry[]): Map<number, MetaEntry> {
  const pairs = known.flatMap((entry) =>
    written.map(({ index, content }) => {
      const named = entry.name !== '' && entry.name === nameFingerprint(content.name);
      const titled = entry.title !== undefined && entry.title === titleFingerprint(content);
      const kept = keptBullets(entry, content);
      const renamed = kept > 0 && kept * 2 >= entry.bullets.length;
      return { entry, index, kept, titled: titled ? 1 : 0, rank: named ? 2 : renamed ? 1 : 0 };
    }),
  );
  const bound = new Map<number, MetaEntry>();
  const taken = new Set<string>();
  pairs.sort((a, b) => b.rank - a.rank || b.kept - a.kept || b.titled - a.titled);
  for (const { entry, index, rank } of pairs) {
    if (rank === 0 || bound.has(index) || taken.has(entry.id)) continue;
    bound.set(index, entry);
    taken.add(entry.id);
  }
  return bound;
}

function keptBullets(entry: MetaEntry, { highlights }: EntryContent): number {
  const hashes = new Set(highlights.map(fingerprint));
  return entry.bullets.filter(({ hash }) => hashes.has(hash)).length;
}

function realignBullets(
  { id: entryId, bullets: known }: MetaEntry,
  highlights: string[],
  sidecar: Sidecar,
  newId: NewId,
): { bullets: Bullet[]; lost: string[] } {
  const records = known.map(({ id, hash }) => writtenBullet(sidecar, id, hash));
  const written = known.map(({ hash }, at) => {
    const text = records[at]?.text;
    return { hash, ...(text !== undefined && { text }) };
  });
  const standing = highlights.map((text) => ({ text, hash: fingerprint(text) }));
  const { origins, gone } = realign(written, standing);
  const bullets = standing.map(({ text, hash }, at): Bullet => {
    const origin = origins[at];
    const before = origin === undefined ? undefined : known[origin];
    if (!before || origin === undefined) return handWritten(text, entryId, newId);
    const source = before.hash === hash ? (records[origin]?.source ?? 'rules') : 'user';
    return { id: before.id, text, evidence: before.evidence, source };
  });
  // A bullet that was deleted is no loss; one that was rewritten is.
  const rewritten = origins.filter((origin) => origin === undefined).length;
  const proven = gone.flatMap((index) => known[index] ?? []).filter(({ evidence }) => evidence.length > 0);
  return { bullets, lost: proven.slice(0, rewritten).map(({ id }) => id) };
}

function handWritten(text: string, place: string, newId: NewId): Bullet {
  return { id: newId(`${place} ${text}`), text, evidence: [], source: 'user' };
}

function toEntry(id: string, { highlights: _, ...content }: EntryContent, bullets: Bullet[]): Entry {
  return { id, ...content, bullets };
}
