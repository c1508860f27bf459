import * as vscode from 'vscode';
import type { CheckpointOutline } from '../storage/outline';
import type { ThreadStore } from '../storage/threadStore';
import { plainText } from '../text/plainText';
import { arrange, type Branch } from '../threads/checkpointTree';
import { localDay, localTime } from '../threads/localTime';
import { interfaceLanguage, l10n } from './l10n';
import type { ThreadDocuments } from './threadDocuments';

/** A checkpoint as listed. `due`: nodes are due at it, and none waits for the user. */
type Placed = CheckpointOutline & Branch & { due: boolean };

type Item = vscode.QuickPickItem & { checkpoint?: Placed };

/** Branches are indented so many times at most. */
const DEEPEST = 6;

/**
 * Lists the checkpoints of a thread, newest first, and opens the state of any as JSON. The list stays open, so that
 * one can be looked at after the other; Escape or a click elsewhere closes it.
 */
export async function inspectThread(
  store: ThreadStore,
  documents: ThreadDocuments,
  threadId: string,
): Promise<void> {
  const log = await store.open(threadId);
  const head = await log.head();
  const placed = arrange(await log.outline()).map((one) => {
    // What was asked at a checkpoint that others follow is asked no more.
    const waiting = one.waiting && (one.head || one.children === 0);
    return { ...one, waiting, due: one.head && !waiting && (head?.pendingTasks ?? false) };
  });
  const { title } = log.thread;
  if (placed.length === 0) {
    const message = l10n.t(
      '“{0}” has no checkpoints yet: the first is made when something runs in it.',
      title,
    );
    void vscode.window.showInformationMessage(message);
    return;
  }
  const pick = vscode.window.createQuickPick<Item>();
  pick.title = l10n.t('Checkpoints of “{0}”', title);
  pick.placeholder = l10n.t('Open a state by step, node, time or id');
  pick.matchOnDescription = true;
  pick.matchOnDetail = true;
  pick.items = itemsOf(placed);

  const open = async ({ checkpoint }: Item, options: vscode.TextDocumentShowOptions): Promise<void> => {
    if (!checkpoint) return;
    const name = l10n.t('{0} – step {1}', title, checkpoint.step);
    const { ns, id } = checkpoint;
    await documents.show({ threadId, checkpoint: { ns, id } }, `${name}.json`, options);
  };
  await new Promise<void>((resolve, reject) => {
    const fail = (error: unknown): void => {
      reject(error as Error);
      pick.hide();
    };
    pick.onDidAccept(() => {
      const [item] = pick.selectedItems;
      if (item) open(item, { preview: true, preserveFocus: true }).catch(fail);
    });
    // To the side it stays, so that two states can be compared.
    pick.onDidTriggerItemButton(({ item }) => {
      const beside = { preview: false, preserveFocus: true, viewColumn: vscode.ViewColumn.Beside };
      open(item, beside).catch(fail);
    });
    pick.onDidHide(() => {
      resolve();
      pick.dispose();
    });
    pick.show();
  });
}

/** The checkpoints with a line above each day's. */
function itemsOf(placed: readonly Placed[]): Item[] {
  let last = '';
  return placed.flatMap((checkpoint) => {
    const label = localDay(checkpoint.ts, interfaceLanguage()) ?? l10n.t('(time not noted)');
    const begins = label !== last;
    last = label;
    return [...(begins ? [{ label, kind: vscode.QuickPickItemKind.Separator }] : []), itemOf(checkpoint)];
  });
}

function itemOf(checkpoint: Placed): Item {
  const { ns, id, parentId, ts, source, step, nodes, waiting, due, head, branch, children } = checkpoint;
  const time = localTime(ts);
  const name = nodes.join(', ') || source || id;
  const description = [
    l10n.t('step {0}', step),
    ...(head ? [l10n.t('current')] : []),
    ...(waiting ? [l10n.t('waiting for you')] : []),
    ...(due ? [l10n.t('not finished')] : []),
    ...(children > 1 ? [l10n.t('{0} branches begin here', children)] : []),
    ...(nodes.length > 0 ? [source] : []),
    ...(time === undefined ? [] : [time.slice(-8)]),
    short(id),
  ];
  return {
    checkpoint,
    label: `${'\u2003'.repeat(Math.min(branch, DEEPEST))}${plainText(name)}`,
    description: plainText(description.join(' · ')),
    detail: plainText(
      `${id}${parentId === undefined ? '' : ` ← ${short(parentId)}`}${ns === '' ? '' : ` · ${ns}`}`,
    ),
    iconPath: new vscode.ThemeIcon(
      waiting ? 'bell-dot' : head ? 'target' : branch > 0 ? 'git-branch' : 'git-commit',
    ),
    buttons: [{ iconPath: new vscode.ThemeIcon('split-horizontal'), tooltip: l10n.t('Open to the Side') }],
  };
}

/** The end of an id: it begins with the time, which neighbours share. */
function short(id: string): string {
  return `…${id.slice(-6)}`;
}
