import * as vscode from 'vscode';
import { hasCode } from '../protocol/errors';
import type { Threads } from '../threads/threads';
import { describeError } from './errorText';
import { l10n } from './l10n';
import { deletionQuestion, threadItem, type ThreadItem } from './threadItem';

/** Lets the user pick a thread; those that wait for them are marked. Deleting asks first. `undefined`: none picked. */
export async function pickThread(threads: Threads, current: string | undefined): Promise<string | undefined> {
  const pick = vscode.window.createQuickPick<ThreadItem>();
  pick.title = l10n.t('Chat History');
  pick.placeholder = l10n.t('Search chats');
  pick.matchOnDescription = true;
  pick.matchOnDetail = true;
  pick.busy = true;
  pick.show();
  const refresh = async (): Promise<void> => {
    const summaries = await threads.list();
    pick.items = summaries.map((summary) => threadItem(summary, current));
    if (summaries.length === 0) pick.placeholder = l10n.t('There are no chats yet.');
    pick.busy = false;
  };
  await refresh();
  return new Promise((resolve) => {
    pick.onDidAccept(() => {
      resolve(pick.selectedItems[0]?.summary.id);
      pick.hide();
    });
    pick.onDidTriggerItemButton(async ({ item: { summary } }) => {
      const remove = l10n.t('Delete');
      const { message, detail } = deletionQuestion(summary);
      pick.ignoreFocusOut = true;
      const answer = await vscode.window.showWarningMessage(message, { modal: true, detail }, remove);
      if (answer === remove) {
        await threads.remove(summary.id).catch(showFailure);
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

function showFailure(error: unknown): void {
  const { text } = describeError(hasCode(error) ? error.code : 'unknown', hasCode(error) ? error.params : {});
  void vscode.window.showWarningMessage(text);
}
