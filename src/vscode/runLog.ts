import * as vscode from 'vscode';
import type { ThreadStore } from '../storage/threadStore';
import { l10n } from './l10n';
import type { ThreadDocuments } from './threadDocuments';

/** Opens what the runs of a thread did, step by step; the latest, at the end, is in view. */
export async function showRunLog(
  store: ThreadStore,
  documents: ThreadDocuments,
  threadId: string,
): Promise<void> {
  const log = await store.open(threadId);
  await log.refresh();
  const { title } = log.thread;
  if (!log.journal.some(({ kind }) => kind !== 'head')) {
    void vscode.window.showInformationMessage(l10n.t('Nothing has run in “{0}” yet.', title));
    return;
  }
  const name = l10n.t('{0} – runs', title);
  const editor = await documents.show({ threadId }, `${name}.log`, { preview: true });
  const end = editor.document.lineAt(editor.document.lineCount - 1).range;
  editor.revealRange(end);
}
