import { createHash } from 'node:crypto';
import { isId, isRecord } from './meta';

/** What was last written into a resume, so that it can be taken back. */
export interface LastChange {
  version: 1;
  resumeId: string;
  /** The file's text before, `null` where there was none. */
  before: string | null;
  /** {@link textHash} of what was written. */
  after: string;
}

/** Whether the last change can be taken back: the text is as it was written, as it was before, or neither. */
export type ChangeState = 'written' | 'undone' | 'changed';

/** The change from one text to another. */
export function changeOf(resumeId: string, before: string | null, after: string): LastChange {
  return { version: 1, resumeId, before, after: textHash(after) };
}

/** Where a text stands to a change; `null`: there is no file. */
export function changeState({ before, after }: LastChange, text: string | null): ChangeState {
  // A blank file holds no resume, as none does.
  if (textHash(text ?? '') === textHash(before ?? '')) return 'undone';
  return textHash(text ?? '') === after ? 'written' : 'changed';
}

/** Reads what {@link changeText} wrote; `undefined` where it is damaged or of another resume. */
export function parseChange(text: string, resumeId: string): LastChange | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(data) || data['version'] !== 1 || !isId(resumeId) || data['resumeId'] !== resumeId)
    return undefined;
  const { before, after } = data;
  if ((before !== null && typeof before !== 'string') || typeof after !== 'string') return undefined;
  return { version: 1, resumeId, before, after };
}

/** The record's text. */
export function changeText(change: LastChange): string {
  return `${JSON.stringify(change)}\n`;
}

/** The same for texts that an editor shows alike: it unifies line breaks and hides the byte order mark. */
function textHash(text: string): string {
  return createHash('sha256')
    .update(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
    .digest('hex');
}
