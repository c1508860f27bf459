import * as vscode from 'vscode';
import { l10n } from './l10n';
import { windowUi } from './resumeUi';
import type { Resumes } from './resumes';

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
  const uri = picked.uri ?? (await windowUi.openDialog());
  if (uri) await resumes.use(uri);
}
