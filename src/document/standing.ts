import type { Bullet, Entry } from '../protocol/cards';
import { dataOf, nodeAt, textOf, type JsonDocument } from './jsonText';
import { isRecord, readMeta, type MetaBullet, type MetaEntry } from './meta';
import { readProject, type Project } from './projectJson';
import { realign } from './realign';
import { writtenBullet, type Sidecar } from './sidecar';
import { fingerprint, nameKey } from './wording';

/** A project as it stands in a resume, with what is known of it. */
export interface StandingEntry {
  /** Where it stands in `projects`. */
  index: number;
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

/** The projects of a resume after hand edits were realigned with what Vitae wrote. */
export interface Standing {
  entries: StandingEntry[];
  detached: DetachedEvidence[];
}

/** Reads the projects and finds out which entries and bullets they are. `newId` names what was added by hand. */
export function standingEntries(document: JsonDocument, sidecar: Sidecar, newId: () => string): Standing {
  const projects = readProjects(document);
  const bound = bind(readMeta(document).entries, projects);
  const detached: DetachedEvidence[] = [];
  const entries = projects.map(({ index, json, project }): StandingEntry => {
    const known = bound.get(index);
    if (!known) {
      const bullets = project.highlights.map((text) => handWritten(text, newId));
      return { index, json, entry: toEntry(newId(), project, bullets) };
    }
    const { bullets, lost } = realignBullets(known.bullets, project.highlights, sidecar, newId);
    if (lost.length > 0) detached.push({ entryId: known.id, entryName: project.name, bulletIds: lost });
    return { index, json, entry: toEntry(known.id, project, bullets), known };
  });
  return { entries, detached };
}

/** The fingerprint of an entry's name, as `meta.vitae` holds it. */
export function nameFingerprint(name: string): string {
  return fingerprint(nameKey(name));
}

interface StandingProject {
  index: number;
  json: string;
  project: Project;
}

function readProjects({ root, text }: JsonDocument): StandingProject[] {
  const list = nodeAt(root, ['projects']);
  if (list?.type !== 'array') return [];
  return (list.children ?? []).flatMap((node, index) => {
    const data = dataOf(text, node);
    return isRecord(data) ? [{ index, json: textOf(text, node), project: readProject(data) }] : [];
  });
}

/** Which known entry stands at which index: by name, of several by their bullets; a renamed one by its bullets. */
function bind(known: MetaEntry[], projects: StandingProject[]): Map<number, MetaEntry> {
  const pairs = known.flatMap((entry) =>
    projects.map(({ index, project }) => {
      const named = entry.name !== '' && entry.name === nameFingerprint(project.name);
      const kept = keptBullets(entry, project);
      const renamed = kept > 0 && kept * 2 >= entry.bullets.length;
      return { entry, index, kept, rank: named ? 2 : renamed ? 1 : 0 };
    }),
  );
  const bound = new Map<number, MetaEntry>();
  const taken = new Set<string>();
  for (const { entry, index, rank } of pairs.sort((a, b) => b.rank - a.rank || b.kept - a.kept)) {
    if (rank === 0 || bound.has(index) || taken.has(entry.id)) continue;
    bound.set(index, entry);
    taken.add(entry.id);
  }
  return bound;
}

function keptBullets(entry: MetaEntry, project: Project): number {
  const hashes = new Set(project.highlights.map(fingerprint));
  return entry.bullets.filter(({ hash }) => hashes.has(hash)).length;
}

function realignBullets(
  known: MetaBullet[],
  highlights: string[],
  sidecar: Sidecar,
  newId: () => string,
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
    if (!before || origin === undefined) return handWritten(text, newId);
    const source = before.hash === hash ? (records[origin]?.source ?? 'rules') : 'user';
    return { id: before.id, text, evidence: before.evidence, source };
  });
  // A bullet that was deleted is no loss; one that was rewritten is.
  const rewritten = origins.filter((origin) => origin === undefined).length;
  const proven = gone.flatMap((index) => known[index] ?? []).filter(({ evidence }) => evidence.length > 0);
  return { bullets, lost: proven.slice(0, rewritten).map(({ id }) => id) };
}

function handWritten(text: string, newId: () => string): Bullet {
  return { id: newId(), text, evidence: [], source: 'user' };
}

function toEntry(id: string, { highlights: _, ...project }: Project, bullets: Bullet[]): Entry {
  return { id, ...project, bullets };
}
