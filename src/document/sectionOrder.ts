import { VitaeError } from '../protocol/errors';
import type { JsonEditor } from './jsonEditor';
import { nodeAt, type JsonDocument } from './jsonText';

/** The order of JSON Resume's documentation. */
const order = [
  ...['$schema', 'basics', 'work', 'volunteer', 'education', 'awards', 'certificates', 'publications'],
  ...['skills', 'languages', 'interests', 'references', 'projects', 'meta'],
];

/** Sets a section; one that isn't there yet at its place among the others. */
export function setSection(editor: JsonEditor, section: string, value: unknown): void {
  editor.set([], section, value, order.slice(0, order.indexOf(section)));
}

/**
 * Requires that sections, where they are there, are of a type that something can be added to.
 *
 * @param types the type of each section.
 * @param path names the file in errors.
 * @throws `resume-section {path, section}`.
 */
export function requireSections(
  document: JsonDocument,
  types: Record<string, 'array' | 'object'>,
  path: string,
): void {
  for (const [section, type] of Object.entries(types)) {
    const node = nodeAt(document.root, [section]);
    if (node && node.type !== type && node.type !== 'null') {
      throw new VitaeError('resume-section', { path, section });
    }
  }
}
