import type { StandingResume } from '../protocol/ports';
import { basicsTexts } from './fieldPart';
import { dataOf, nodeAt, parseJsonObject } from './jsonText';
import { resumeLanguage } from './language';
import { readMeta } from './meta';
import type { Sidecar } from './sidecar';
import { stableIds, standingEntries, type DetachedEvidence, type NewId } from './standing';

/**
 * Reads all of a resume. What was added by hand has the same ids whenever it is read, until it is changed.
 *
 * @param text `null`: there is none yet; a blank file holds nothing either.
 * @param file names it in errors; `resumeId` and `name` are what it goes by.
 * @throws `resume-syntax`, `resume-not-object`.
 */
export function standingResume(
  text: string | null,
  { resumeId, name, path }: { resumeId: string; name: string; path: string },
  sidecar: Sidecar,
  newId: NewId = stableIds(),
): { resume: StandingResume; detached: DetachedEvidence[] } {
  if (text === null || text.trim() === '') {
    const nothing = { language: null, exists: false, document: {}, entries: [], evidence: [], basics: {} };
    return { resume: { resumeId, name, ...nothing }, detached: [] };
  }
  const document = parseJsonObject(text, path);
  const { variant, master } = readMeta(document);
  const { entries, detached } = standingEntries(document, sidecar, newId);
  const cited = new Set(entries.flatMap(({ entry }) => entry.bullets.flatMap(({ evidence }) => evidence)));
  const basics = nodeAt(document.root, ['basics']);
  const resume: StandingResume = {
    resumeId,
    name,
    language: resumeLanguage(document),
    exists: true,
    ...(variant !== undefined && { variant }),
    ...(master !== undefined && { master }),
    document: dataOf(document.text, document.root),
    entries: entries.map(({ section, path: at, entry, json }) => ({ section, path: at, entry, json })),
    evidence: sidecar.evidence.filter(({ id }) => cited.has(id)),
    basics: basicsTexts(basics && dataOf(document.text, basics)),
  };
  return { resume, detached };
}
