import type { Entry } from '../protocol/cards';
import type { JsonDocument } from './jsonText';
import type { Sidecar } from './sidecar';
import { standingEntries, type DetachedEvidence } from './standing';
import { nameKey } from './wording';

export interface FoundEntry {
  entry: Entry;
  /** Its exact text, for {@link EntryProposal.replaces}. */
  json: string;
}

/**
 * The entry of a project: extracted from the same repository, else of the same name (now or when it was extracted),
 * also one that was written by hand. Of several from one repository the one of that name. Two entries known to come
 * from different repositories are different projects whatever their names.
 */
export function findEntry(
  document: JsonDocument,
  sidecar: Sidecar,
  project: { repo?: string; name: string },
  newId: () => string,
): { found: FoundEntry | null; detached: DetachedEvidence[] } {
  const { entries, detached } = standingEntries(document, sidecar, newId);
  const projects = entries.filter(({ section }) => section === 'projects');
  const candidates = projects.map((standing) => {
    const record = sidecar.entries.find(({ id }) => id === standing.entry.id);
    const names = [standing.entry.name, ...(record ? [record.name] : [])].map(nameKey);
    return { standing, repo: record?.repo, named: names.includes(nameKey(project.name)) };
  });
  const sameRepo = candidates.filter(({ repo }) => repo !== undefined && repo === project.repo);
  const sameName = candidates.filter(
    ({ named, repo }) => named && (repo === undefined || project.repo === undefined),
  );
  const hit =
    sameRepo.find(({ named }) => named) ??
    (sameRepo.length === 1 ? sameRepo[0] : undefined) ??
    (nameKey(project.name) === '' ? undefined : sameName[0]);
  const found = hit ? { entry: hit.standing.entry, json: hit.standing.json } : null;
  return { found, detached };
}
