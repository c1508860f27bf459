import type * as vscode from 'vscode';

/** Whether a file holds nothing yet. */
export function isBlank(text: string | null): text is null | '' {
  return text === null || text.trim() === '';
}

/** `ada.resume.json` is shown as `ada`. */
export function nameOf(uri: vscode.Uri): string {
  return (
    nameIn(uri)
      .replace(/\.json$/i, '')
      .replace(/\.resume$/i, '') || nameIn(uri)
  );
}

/** The name of a file with its ending. */
export function nameIn(uri: vscode.Uri): string {
  return uri.path.split('/').at(-1) ?? uri.path;
}
