import type { EntrySection, Language } from '../protocol/cards';
import { dataOf, nodeAt, type JsonDocument } from './jsonText';

/**
 * What Vitae keeps inside a resume, at `meta.vitae`: ids and fingerprints only, since a resume gets published.
 */
export interface VitaeMeta {
  id?: string;
  language?: Language;
  /** Which variant of a resume this is, e.g. for one job ad. */
  variant?: string;
  /** Of a variant: the id of the resume that it was made from. */
  master?: string;
  entries: MetaEntry[];
}

export interface MetaEntry {
  /** Where it stands in the list of `meta.vitae.entries`. */
  at: number;
  id: string;
  section: EntrySection;
  /** Fingerprint of the entry's name. */
  name: string;
  /** Fingerprint of the position or degree, which tells entries of one name apart. */
  title?: string;
  bullets: MetaBullet[];
}

/** `hash`: fingerprint of the text; `evidence`: ids in the sidecar. */
export interface MetaBullet {
  id: string;
  hash: string;
  evidence: string[];
}

/** The sections whose entries Vitae writes, in the order in which a resume is read. */
export const entrySections = ['work', 'projects', 'volunteer', 'education'] as const satisfies EntrySection[];

/** The layout of `meta.vitae` that this version writes. */
export const metaVersion = 1;

/** Reads `meta.vitae`; parts that somebody broke by hand count as absent. */
export function readMeta(document: JsonDocument): VitaeMeta {
  const node = nodeAt(document.root, ['meta', 'vitae']);
  const data = node && dataOf(document.text, node);
  if (!isRecord(data)) return { entries: [] };
  const { id, language, variant, master, entries } = data;
  return {
    ...(isId(id) && { id }),
    ...((language === 'en' || language === 'zh') && { language }),
    ...(typeof variant === 'string' && { variant }),
    ...(isId(master) && { master }),
    entries: list(entries).flatMap((entry, at) => readEntry(entry, at)),
  };
}

/** A meta entry as it is written. */
export function metaEntryJson({ id, section, name, title, bullets }: Omit<MetaEntry, 'at'>): unknown {
  return {
    id,
    section,
    name,
    ...(title !== undefined && { title }),
    bullets: bullets.map((bullet) => ({ id: bullet.id, hash: bullet.hash, evidence: bullet.evidence })),
  };
}

/** Whether something is an object of JSON. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The strings of something that should be a list of strings. */
export function strings(value: unknown): string[] {
  return list(value).filter((item) => typeof item === 'string');
}

/** Whether something can be an id of ours; it becomes part of a file's name. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/.test(value);
}

function readEntry(value: unknown, at: number): MetaEntry[] {
  if (!isRecord(value) || !isId(value['id'])) return [];
  const { id, name, title, bullets } = value;
  const section = entrySections.find((one) => one === value['section']);
  if (!section) return [];
  return [
    {
      at,
      id,
      section,
      name: typeof name === 'string' ? name : '',
      ...(typeof title === 'string' && { title }),
      bullets: list(bullets).flatMap(readBullet),
    },
  ];
}

function readBullet(value: unknown): MetaBullet[] {
  if (!isRecord(value) || !isId(value['id']) || typeof value['hash'] !== 'string') return [];
  return [{ id: value['id'], hash: value['hash'], evidence: strings(value['evidence']) }];
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
