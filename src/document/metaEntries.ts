import type { Entry, EntrySection } from '../protocol/cards';
import type { JsonEditor } from './jsonEditor';
import type { JsonPath } from './jsonText';
import { metaEntryJson } from './meta';
import { nameFingerprint, titleFingerprint } from './standing';
import { fingerprint } from './wording';

/** Writes what `meta.vitae` says of an entry, at its place in the list or at the end. */
export function writeMetaEntry(
  editor: JsonEditor,
  section: EntrySection,
  entry: Entry,
  at: number | undefined,
): void {
  const path: JsonPath = ['meta', 'vitae', 'entries'];
  const entries = editor.get(path);
  const title = titleFingerprint(entry);
  const json = metaEntryJson({
    id: entry.id,
    section,
    name: nameFingerprint(entry.name),
    ...(title !== undefined && { title }),
    bullets: entry.bullets.map(({ id, text, evidence }) => ({ id, hash: fingerprint(text), evidence })),
  });
  if (at !== undefined) editor.replaceItem(path, at, json);
  // Of no interest to who reads the file: one line an entry.
  else editor.insert(path, Array.isArray(entries) ? entries.length : 0, json, { oneLine: true });
}
