import * as vscode from 'vscode';
import { hasCode } from '../protocol/errors';
import type { ThreadSummary } from '../storage/threadStore';
import { plainText } from '../text/plainText';
import type { Threads } from '../threads/threads';
import { describeError } from './errorText';
import { interfaceLanguage, l10n } from './l10n';

type Item = vscode.QuickPickItem & { threadId: string };

/** Lets the user pick a thread; those that wait for them are marked. Deleting asks first. `undefined`: none picked. */
export async function pickThread(threads: Threads, current: string | undefined): Promise<string | undefined> {
  const pick = vscode.window.createQuickPick<Item>();
  pick.title = l10n.t('Chat History');
  pick.placeholder = l10n.t('Search chats');
  pick.matchOnDetail = true;
  pick.busy = true;
  pick.show();
  const refresh = async (): Promise<void> => {
    const summaries = await threads.list();
    pick.items = summaries.map((summary) => item(summary, current));
    if (summaries.length === 0) pick.placeholder = l10n.t('There are no chats yet.');
    pick.busy = false;
  };
  await refresh();
  return new Promise((resolve) => {
    pick.onDidAccept(() => {
      resolve(pick.selectedItems[0]?.threadId);
      pick.hide();
    });
    pick.onDidTriggerItemButton(async ({ item: { threadId, label } }) => {
      const remove = l10n.t('Delete');
      const question = l10n.t('Delete the chat “{0}”? Your resumes are not touched.', label);
      pick.ignoreFocusOut = true;
      const answer = await vscode.window.showWarningMessage(question, { modal: true }, remove);
      if (answer === remove) {
        await threads.remove(threadId).catch(showFailure);
        await refresh();
      }
      pick.show();
    });
    pick.onDidHide(() => {
      resolve(undefined);
      pick.dispose();
    });
  });
}

function item(summary: ThreadSummary, current: string | undefined): Item {
  const buttons = [{ iconPath: new vscode.ThemeIcon('trash'), tooltip: l10n.t('Delete…') }];
  if ('unreadable' in summary) {
    return {
      threadId: summary.id,
      label: l10n.t('A chat that can’t be read'),
      iconPath: new vscode.ThemeIcon('warning'),
    };
  }
  const { id, title, updatedAt, waiting, damaged } = summary;
  const description = [
    l10n.t('Project'),
    age(updatedAt),
    ...(waiting ? [l10n.t('waiting for you')] : []),
    ...(id === current ? [l10n.t('open')] : []),
  ].join(' · ');
  return {
    threadId: id,
    label: plainText(title),
    description,
    ...(damaged && {
      detail: l10n.t('Part of this chat can’t be read. “Recover Chats” shows what can be saved.'),
    }),
    iconPath: new vscode.ThemeIcon(damaged ? 'warning' : waiting ? 'bell-dot' : 'repo'),
    buttons,
  };
}

function showFailure(error: unknown): void {
  const { text } = describeError(hasCode(error) ? error.code : 'unknown', hasCode(error) ? error.params : {});
  void vscode.window.showWarningMessage(text);
}

/** How long ago, in the interface's language. */
function age(iso: string): string {
  const seconds = (Date.parse(iso) - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(interfaceLanguage() === 'zh' ? 'zh-CN' : 'en', {
    numeric: 'auto',
  });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ];
  const [unit, size] = units.find(([, size]) => -seconds >= size) ?? ['second', 1];
  return unit === 'second' ? l10n.t('just now') : format.format(Math.round(seconds / size), unit);
}
