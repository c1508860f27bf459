import * as vscode from 'vscode';
import type { ThreadSummary } from '../storage/threadStore';
import { plainText } from '../text/plainText';
import { localMoment } from '../threads/localTime';
import { commandTitle } from './commandTitle';
import { interfaceLanguage, l10n } from './l10n';

/** A thread in a list. */
export type ThreadItem = vscode.QuickPickItem & { summary: ThreadSummary };

/** A thread as listed; chats of one project are told apart by when they last changed. `current` is the one in view. */
export function threadItem(summary: ThreadSummary, current: string | undefined): ThreadItem {
  if ('unreadable' in summary) {
    return {
      summary,
      label: l10n.t('A chat that can’t be read'),
      iconPath: new vscode.ThemeIcon('warning'),
    };
  }
  const { id, title, updatedAt, waiting, damaged } = summary;
  const description = [
    l10n.t('Project'),
    ...changedAt(updatedAt),
    ...(waiting ? [l10n.t('waiting for you')] : []),
    ...(id === current ? [l10n.t('open')] : []),
  ].join(' · ');
  return {
    summary,
    label: plainText(title),
    description,
    ...(damaged && {
      detail: l10n.t(
        'Part of this chat can’t be read. “{0}” shows what can be saved.',
        commandTitle('recoverThreads'),
      ),
    }),
    iconPath: new vscode.ThemeIcon(damaged ? 'warning' : waiting ? 'bell-dot' : 'repo'),
    buttons: [{ iconPath: new vscode.ThemeIcon('trash'), tooltip: l10n.t('Delete…') }],
  };
}

/** When a thread last changed, where that is known. */
export function changedAt(iso: string): string[] {
  const moment = localMoment(iso, interfaceLanguage());
  return moment === undefined ? [] : [moment];
}

/** What is asked before a thread is deleted: which one it is, and what goes with it. */
export function deletionQuestion(summary: ThreadSummary): { message: string; detail: string } {
  const [title, updatedAt, waiting] =
    'unreadable' in summary
      ? [l10n.t('A chat that can’t be read'), '', false]
      : [summary.title, summary.updatedAt, summary.waiting];
  const [moment] = changedAt(updatedAt);
  const detail = l10n.t('This can’t be undone. Your resumes are not touched.');
  return {
    message:
      moment === undefined
        ? l10n.t('Delete the chat “{0}”?', title)
        : l10n.t('Delete the chat “{0}”, last changed {1}?', title, moment),
    detail: waiting ? `${l10n.t('An entry waits for you in it and is deleted, too.')} ${detail}` : detail,
  };
}
