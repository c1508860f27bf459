import * as vscode from 'vscode';
import { plainText } from '../text/plainText';
import { localDay, localTime } from '../threads/localTime';
import { interfaceLanguage, l10n } from './l10n';
import type { ReadOnlyTexts } from './readOnlyTexts';
import type { KeptRequest, SentRequests } from './sentRequests.io';
import { sentText, sentTo } from './showSentText';

type Item = vscode.QuickPickItem & { request?: KeptRequest };

/**
 * Lists what a thread sent to models, the latest first, and opens any request as it left. The list stays open, so that
 * one can be looked at after the other.
 */
export async function showSent(sent: SentRequests, texts: ReadOnlyTexts, threadId: string): Promise<void> {
  const requests = await sent.of(threadId);
  if (requests.length === 0) {
    void vscode.window.showInformationMessage(l10n.t('Nothing was sent from this chat.'));
    return;
  }
  const pick = vscode.window.createQuickPick<Item>();
  pick.title = l10n.t('What Was Sent');
  pick.placeholder = l10n.t('Open a request by step, time or address');
  pick.matchOnDescription = true;
  pick.items = itemsOf(requests);
  await new Promise<void>((resolve, reject) => {
    pick.onDidAccept(() => {
      const request = pick.selectedItems[0]?.request;
      if (!request) return;
      open(texts, request).catch((error: unknown) => {
        reject(error as Error);
        pick.hide();
      });
    });
    pick.onDidHide(() => {
      resolve();
      pick.dispose();
    });
    pick.show();
  });
}

async function open(texts: ReadOnlyTexts, request: KeptRequest): Promise<void> {
  const time = (localTime(request.at) ?? '').slice(-8).replaceAll(':', '-');
  const uri = texts.add(`${request.step} ${time}.jsonc`, sentText(request, l10n));
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.window.showTextDocument(document, { preview: true, preserveFocus: true });
  // A prompt is one line of JSON. The document is a new one, so that this is not yet done to it.
  const wrap = vscode.workspace.getConfiguration('editor', document).get('wordWrap');
  if (wrap === 'off') await vscode.commands.executeCommand('editor.action.toggleWordWrap');
}

/** The requests with a line above each day's. */
function itemsOf(requests: readonly KeptRequest[]): Item[] {
  let last = '';
  return requests.flatMap((request) => {
    const label = localDay(request.at, interfaceLanguage()) ?? l10n.t('(time not noted)');
    const begins = label !== last;
    last = label;
    return [...(begins ? [{ label, kind: vscode.QuickPickItemKind.Separator }] : []), itemOf(request)];
  });
}

function itemOf(request: KeptRequest): Item {
  const { at, step, to, body, of = body.length } = request;
  const size = l10n.t('{0} characters', of.toLocaleString('en-US'));
  return {
    request,
    label: plainText(step),
    description: [localTime(at)?.slice(-8) ?? '', plainText(sentTo(to)), size].join(' · '),
    iconPath: new vscode.ThemeIcon('cloud-upload'),
  };
}
