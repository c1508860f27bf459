import { stripHidden } from './hidden';

/** The text in one line, without what is not seen but changes how it is read: controls, bidirectional marks. */
export function oneLine(text: string): string {
  return stripHidden(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '));
}

/**
 * A text that came from outside, for a sentence of the interface: {@link oneLine}, and nothing that VS Code would make a
 * link (`[x](command:y)` runs a command) or an icon (`$(x)`) of.
 */
export function plainText(text: string): string {
  return oneLine(text)
    .replace(/[\]$](?=\()/g, '$& ')
    .replace(/\b(?:command|file|vscode[\w-]*)(?=:\S)/gi, '$& ');
}
