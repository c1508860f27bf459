import type { Evidence, Source } from '../protocol/cards';
import { isRecord } from './meta';
import { shortHash } from './wording';

/**
 * What stays behind when a resume is published: the evidence and the texts that bullets were written with. It only
 * grows, so that Undo in the editor or an older copy of the resume still finds what it refers to.
 */
export interface Sidecar {
  version: 1;
  resumeId: string;
  entries: SidecarEntry[];
  evidence: Evidence[];
}

/** `repo`: identity of the repository that it was extracted from. */
export interface SidecarEntry {
  id: string;
  name: string;
  repo?: string;
  bullets: SidecarBullet[];
}

export interface SidecarBullet {
  id: string;
  hash: string;
  text: string;
  source: Source;
}

/** A sidecar without content. */
export function emptySidecar(resumeId: string): Sidecar {
  return { version: 1, resumeId, entries: [], evidence: [] };
}

/** Reads a sidecar's file; `undefined` where it is damaged or from a later version. */
export function parseSidecar(text: string, resumeId: string): Sidecar | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(data) || data['version'] !== 1 || data['resumeId'] !== resumeId) return undefined;
  const { entries, evidence } = data;
  if (!isListOf(entries, isEntry) || !isListOf(evidence, isEvidence)) return undefined;
  return { version: 1, resumeId, entries, evidence };
}

/** The file's text. */
export function sidecarText(sidecar: Sidecar): string {
  return `${JSON.stringify(sidecar, null, 1)}\n`;
}

/** The text that a bullet was written with. */
export function writtenBullet(sidecar: Sidecar, id: string, hash: string): SidecarBullet | undefined {
  for (const entry of sidecar.entries) {
    const found = entry.bullets.find((bullet) => bullet.id === id && bullet.hash === hash);
    if (found) return found;
  }
  return undefined;
}

/** Adds evidence and an entry; what is known of the entry's older bullets stays. */
export function withEntry(sidecar: Sidecar, entry: SidecarEntry, evidence: Evidence[]): Sidecar {
  const old = sidecar.entries.find(({ id }) => id === entry.id);
  const isNew = (bullet: SidecarBullet) =>
    !entry.bullets.some(({ id, hash }) => id === bullet.id && hash === bullet.hash);
  const repo = entry.repo ?? old?.repo;
  const merged: SidecarEntry = {
    id: entry.id,
    name: entry.name,
    ...(repo !== undefined && { repo }),
    bullets: [...entry.bullets, ...(old?.bullets ?? []).filter(isNew)],
  };
  return {
    ...withEvidence(sidecar, evidence),
    entries: [...sidecar.entries.filter(({ id }) => id !== entry.id), merged],
  };
}

/** Adds evidence; of one id the added one counts. */
export function withEvidence(sidecar: Sidecar, evidence: Evidence[]): Sidecar {
  const added = new Map(evidence.map((item) => [item.id, item]));
  return {
    ...sidecar,
    evidence: [...sidecar.evidence.filter(({ id }) => !added.has(id)), ...added.values()],
  };
}

/**
 * Ids that are unique within a sidecar for evidence that came with a proposal: a thread counts `e1`, `e2`, … and so
 * does the next. The same proposal gives the same ids; one that came from a sidecar stays as it is.
 */
export function globalEvidenceId(proposalId: string, localId: string): string {
  if (/^[0-9a-f]{10}\./.test(localId)) return localId;
  return `${shortHash(proposalId).slice(0, 10)}.${localId}`;
}

/** The repository that most of the evidence comes from. */
export function repoOf(evidence: Evidence[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { source } of evidence) {
    if (source.type === 'user' || source.repo === undefined) continue;
    counts.set(source.repo, (counts.get(source.repo) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem);
}

function isEntry(value: unknown): value is SidecarEntry {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['name'] !== 'string') return false;
  const { repo, bullets } = value;
  return (repo === undefined || typeof repo === 'string') && isListOf(bullets, isBullet);
}

function isBullet(value: unknown): value is SidecarBullet {
  return isRecord(value) && ['id', 'hash', 'text', 'source'].every((key) => typeof value[key] === 'string');
}

function isEvidence(value: unknown): value is Evidence {
  if (!isRecord(value) || !isRecord(value['source'])) return false;
  return ['id', 'kind', 'text'].every((key) => typeof value[key] === 'string');
}
