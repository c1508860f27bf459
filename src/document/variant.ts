import { VitaeError } from '../protocol/errors';
import { JsonEditor } from './jsonEditor';
import { parseJsonObject } from './jsonText';
import { resumeLanguage } from './language';
import { isRecord, metaVersion } from './meta';

/**
 * The text of a variant: the base's, with its own id, its name and the id of its master at `meta.vitae`.
 *
 * @throws `resume-syntax`, `resume-not-object`; `resume-section {path, section}` where the user keeps something else as
 * `meta`.
 */
export function variantText(
  base: string,
  { id, name, master, path }: { id: string; name: string; master: string; path: string },
): string {
  const document = parseJsonObject(base, path);
  const editor = new JsonEditor(document);
  const meta = editor.get(['meta']) ?? null;
  if (meta !== null && !isRecord(meta)) throw new VitaeError('resume-section', { path, section: 'meta' });
  const vitae = isRecord(meta) ? meta['vitae'] : undefined;
  if (meta === null) editor.set([], 'meta', {});
  if (!isRecord(vitae)) {
    const language = resumeLanguage(document);
    editor.set(['meta'], 'vitae', { version: metaVersion, ...(language && { language }), entries: [] });
  }
  editor.set(['meta', 'vitae'], 'id', id, ['version']);
  editor.set(['meta', 'vitae'], 'variant', name, ['version', 'id', 'language']);
  editor.set(['meta', 'vitae'], 'master', master, ['version', 'id', 'language', 'variant']);
  return document.bom + editor.text;
}

/** Names that Windows keeps for devices. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * What the file of a variant is called in front of `.resume.json`: letters and digits of the name in lower case, dashes
 * between; of names that are `taken` in any case the next with a number, from 2 on.
 */
export function variantStem(name: string, taken: (stem: string) => boolean): string {
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  // Three bytes a character, and file systems take 255 bytes.
  const cut = [...words.join('-')].slice(0, 60).join('').replace(/-+$/, '');
  const stem = cut === '' ? 'variant' : devices.test(cut) ? `${cut}-variant` : cut;
  for (let count = 1; ; count++) {
    const one = count === 1 ? stem : `${stem}-${count}`;
    if (!taken(one)) return one;
  }
}
