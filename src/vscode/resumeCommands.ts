import * as vscode from 'vscode';
import type { Chat } from './chat';
import { l10n } from './l10n';
import type { Resumes } from './resumes';

/** Characters of a passage or an ad that a thread begins with; the message's own limit lies above it. */
const LONGEST = 18_000;

/** Asks the agent to polish what is selected, whatever file it is in; without a selection, the line of the cursor. */
export async function polishSelection(chat: Chat): Promise<void> {
  const passage = selected();
  if (passage === '') {
    void vscode.window.showInformationMessage(l10n.t('Select a bullet or a sentence first.'));
    return;
  }
  await chat.startResume(passage, { action: 'polish', title: l10n.t('Polish: {0}', brief(passage)) });
}

/** Asks for a job ad, from the selection, the clipboard or a file, and fits the resume to it. */
export async function tailorToAd(chat: Chat): Promise<void> {
  const ad = await chosenAd();
  if (ad === undefined) return;
  await chat.startResume(ad, { action: 'tailor', title: l10n.t('Job ad: {0}', brief(ad)) });
}

/** Takes back what was last written into the resume, and says what came of it. */
export async function undoLastChange(resumes: Resumes): Promise<void> {
  const told = {
    undone: l10n.t('The last change to your resume is taken back.'),
    nothing: l10n.t('There is no change of Vitae’s to take back.'),
    changed: l10n.t(
      'The resume was changed after Vitae’s last change, so it was left alone. The editor’s own Undo still works.',
    ),
  };
  void vscode.window.showInformationMessage(told[await resumes.undoLast()]);
}

/** Lets the user choose which resume is the current one. */
export async function chooseResume(resumes: Resumes): Promise<void> {
  const listed = await resumes.list();
  const items = listed.map((one) => ({
    label: one.name,
    description: [
      ...(one.current ? [l10n.t('current')] : []),
      ...(one.variant === undefined ? [] : [l10n.t('variant {0}', one.variant)]),
    ].join(' · '),
    detail: one.private ? l10n.t('Kept in VS Code’s storage') : vscode.Uri.parse(one.uri).fsPath,
    uri: vscode.Uri.parse(one.uri),
  }));
  const file = {
    label: `$(folder-opened) ${l10n.t('Choose a File…')}`,
    description: '',
    detail: '',
    uri: undefined,
  };
  const picked = await vscode.window.showQuickPick([...items, file], {
    title: l10n.t('Choose Resume'),
    placeHolder: l10n.t('Which resume do you work on?'),
  });
  if (!picked) return;
  const uri = picked.uri ?? (await pickFile());
  if (uri) await resumes.use(uri);
}

function selected(): string {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return '';
  const { document, selection } = editor;
  const text = selection.isEmpty ? document.lineAt(selection.active.line).text : document.getText(selection);
  return withoutMarks(text).slice(0, LONGEST);
}

/** A line of a list or of JSON as the sentence that it is. */
function withoutMarks(text: string): string {
  const line = text.trim();
  if (line.includes('\n')) return line;
  const json = /^"(?:[^"\\]|\\.)*"(?=,?$)/.exec(line)?.[0];
  if (json !== undefined) {
    try {
      return String(JSON.parse(json)).trim();
    } catch {
      return line;
    }
  }
  return line.replace(/^(?:[-*•·]|\d{1,2}[.)、])\s+/u, '').trim();
}

async function chosenAd(): Promise<string | undefined> {
  const editor = vscode.window.activeTextEditor;
  const selection = editor?.document.getText(editor.selection).trim() ?? '';
  const clipboard = (await vscode.env.clipboard.readText()).trim();
  const from = (label: string, text: string) => ({ label, detail: brief(text), text });
  const items = [
    ...(selection === '' ? [] : [from(`$(selection) ${l10n.t('The selected text')}`, selection)]),
    ...(clipboard === '' ? [] : [from(`$(clippy) ${l10n.t('The clipboard')}`, clipboard)]),
    { label: `$(file) ${l10n.t('A file…')}`, detail: '', text: undefined },
  ];
  const picked = await vscode.window.showQuickPick(items, {
    title: l10n.t('Tailor to Job Ad'),
    placeHolder: l10n.t('Where is the job ad?'),
  });
  if (!picked) return undefined;
  const text = picked.text ?? (await fileText());
  return text?.slice(0, LONGEST);
}

async function fileText(): Promise<string | undefined> {
  const [uri] = (await vscode.window.showOpenDialog({ canSelectMany: false })) ?? [];
  if (!uri) return undefined;
  const document = await vscode.workspace.openTextDocument(uri);
  return document.getText().trim();
}

async function pickFile(): Promise<vscode.Uri | undefined> {
  const [uri] =
    (await vscode.window.showOpenDialog({ canSelectMany: false, filters: { JSON: ['json'] } })) ?? [];
  return uri;
}

function brief(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
