import type { BasicsField, ProposalPart } from '../protocol/cards';
import { VitaeError } from '../protocol/errors';
import type { JsonEditor } from './jsonEditor';
import { isRecord } from './meta';
import { setSection } from './sectionOrder';

/** The texts of `basics` that a proposal may set, in the order of JSON Resume's documentation. */
export const basicsFields = [
  'name',
  'label',
  'email',
  'phone',
  'url',
  'summary',
] as const satisfies BasicsField[];

const order = ['name', 'label', 'image', 'email', 'phone', 'url', 'summary'];

/** The texts of `basics`; what is absent or no text is left out. */
export function basicsTexts(basics: unknown): Partial<Record<BasicsField, string>> {
  if (!isRecord(basics)) return {};
  return Object.fromEntries(
    basicsFields.flatMap((field) => {
      const text = basics[field];
      return typeof text === 'string' ? [[field, text]] : [];
    }),
  );
}

/**
 * Sets a field of `basics`. An empty text is as good as none.
 *
 * @param file names the file in errors.
 * @throws `proposal-stale` where the field doesn't say any more what the part replaces; `resume-section {path, section}`
 * where it is no text.
 */
export function applyField(
  editor: JsonEditor,
  { field, text, replaces }: Extract<ProposalPart, { kind: 'field' }>,
  file: string,
): void {
  const basics = editor.get(['basics']);
  const old = isRecord(basics) ? (basics[field] ?? '') : '';
  if (typeof old !== 'string')
    throw new VitaeError('resume-section', { path: file, section: `basics.${field}` });
  if (old === text) return;
  if (old !== (replaces ?? '')) throw new VitaeError('proposal-stale');
  if (isRecord(basics)) editor.set(['basics'], field, text, order.slice(0, order.indexOf(field)));
  else setSection(editor, 'basics', { [field]: text });
}
