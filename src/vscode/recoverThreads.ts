import * as vscode from 'vscode';
import type { ErrorCode } from '../protocol/errors';
import { GRAPH_VERSIONS } from '../protocol/graphVersions';
import { inspectSalvage, salvagedThread, type Salvage } from '../storage/archiveSalvage';
import type { ThreadRecord } from '../storage/records';
import type { ThreadStore, ThreadSummary } from '../storage/threadStore';
import { spokenLanguage } from '../text/language';
import { plainText } from '../text/plainText';
import type { ArchiveUi } from './archiveUi';
import type { Chat } from './chat';
import { commandTitle } from './commandTitle';
import { interfaceLanguage, l10n } from './l10n';
import { changedAt } from './threadItem';

/** A thread of which something can't be read. */
interface Damaged {
  id: string;
  title: string;
  /** When it last changed, as far as it tells; ISO 8601, empty where it doesn't. */
  at: string;
  why: string;
  /** Absent where reading it here would misunderstand it. */
  salvage?: Salvage;
}

type Chats = Pick<Chat, 'openThread' | 'deleteThread'>;

/**
 * Lists the threads of which something can't be read, with the reason and what can be saved. What can be read is saved
 * as a new thread; the damaged one stays until the user deletes it.
 */
export async function recoverThreads(store: ThreadStore, chat: Chats, ui: ArchiveUi): Promise<void> {
  for (;;) {
    const damaged = await findDamaged(store);
    if (damaged.length === 0) {
      void ui.info(l10n.t('All chats can be read; there is nothing to recover.'));
      return;
    }
    const picked = await ui.pick(damaged.map(itemOf), {
      title: l10n.t('Recover Chats'),
      placeHolder: l10n.t('Pick a chat to save what can be read of it, or to delete it'),
    });
    if (!picked || !(await act(store, chat, ui, picked.damaged))) return;
  }
}

async function findDamaged(store: ThreadStore): Promise<Damaged[]> {
  const summaries = (await store.list({ anew: true })).filter((one) => 'unreadable' in one || one.damaged);
  return Promise.all(summaries.map((summary) => describe(store, summary)));
}

async function describe(store: ThreadStore, summary: ThreadSummary): Promise<Damaged> {
  const code = 'unreadable' in summary ? summary.unreadable : undefined;
  const why = reasonOf(code);
  const known = 'title' in summary ? summary.title : undefined;
  const newer = code === 'thread-version';
  const salvage = newer ? undefined : await inspectSalvage(store.salvage(summary.id)).catch(() => undefined);
  return {
    id: summary.id,
    title: known ?? salvage?.thread?.title ?? titleFrom(salvage) ?? l10n.t('A chat that can’t be read'),
    at: 'updatedAt' in summary ? summary.updatedAt : (salvage?.latest ?? ''),
    why,
    ...(salvage && { salvage }),
  };
}

/** Why a thread can't be read; without a code it can, but for a part. */
function reasonOf(code: ErrorCode | undefined): string {
  switch (code) {
    case undefined:
      return l10n.t('A part of its files is damaged.');
    case 'thread-version':
      return l10n.t('It was written by a newer version of Vitae: update the extension to read it.');
    case 'thread-unreadable':
      return l10n.t('The record that says what chat it is can’t be read.');
    case 'storage-failed':
      return l10n.t('Its files can’t be opened. Check the disk and the permissions of the folder.');
    default:
      return l10n.t('It can’t be read; its files were left as they are.');
  }
}

function itemOf(damaged: Damaged): vscode.QuickPickItem & { damaged: Damaged } {
  const { title, at, why, salvage } = damaged;
  const state = savable(salvage)
    ? l10n.t('can be saved: messages {0}, states {1}', salvage.messages, salvage.checkpoints)
    : l10n.t('nothing can be saved');
  return {
    damaged,
    label: plainText(title),
    iconPath: new vscode.ThemeIcon('warning'),
    detail: why,
    description: [...changedAt(at), state].join(' · '),
  };
}

function savable(salvage: Salvage | undefined): salvage is Salvage {
  return salvage !== undefined && salvage.messages + salvage.checkpoints > 0;
}

/** True where the list is to be shown again. */
async function act(store: ThreadStore, chat: Chats, ui: ArchiveUi, damaged: Damaged): Promise<boolean> {
  const { id, title, salvage } = damaged;
  const save = {
    label: l10n.t('Save what can be read as a new chat'),
    iconPath: new vscode.ThemeIcon('save'),
  };
  const remove = { label: l10n.t('Delete…'), iconPath: new vscode.ThemeIcon('trash') };
  const picked = await ui.pick([...(savable(salvage) ? [save] : []), remove], {
    title: plainText(title),
  });
  if (picked === save && salvage) await saveAsNew(store, chat, ui, damaged, salvage);
  if (picked !== remove) return false;
  const question = l10n.t(
    'Delete what is left of “{0}”? This can’t be undone. Your resumes are not touched.',
    title,
  );
  if (!(await ui.confirm(question, l10n.t('Delete')))) return false;
  await chat.deleteThread(id);
  return true;
}

async function saveAsNew(
  store: ThreadStore,
  chat: Chats,
  ui: ArchiveUi,
  { id, title }: Damaged,
  salvage: Salvage,
): Promise<void> {
  const taken = new Set((await store.list()).map((one) => ('title' in one ? one.title : '')));
  const thread = threadOf(recoveredTitle(title, taken), salvage);
  await store.adopt(salvagedThread(store.salvage(id), thread));
  await chat.openThread(thread.id);
  void ui.info(
    l10n.t(
      'What could be read was saved as “{0}”. The damaged chat is still there; “{1}” deletes it.',
      thread.title,
      commandTitle('recoverThreads'),
    ),
  );
}

/** Each copy has a title of its own. */
function recoveredTitle(title: string, taken: ReadonlySet<string>): string {
  let wanted = l10n.t('{0} (recovered)', title);
  for (let n = 2; taken.has(wanted); n++) wanted = l10n.t('{0} (recovered {1})', title, n);
  return wanted;
}

/** The record of the new thread: as it was, else made up from what is there. */
function threadOf(title: string, { thread, firstText, latest }: Salvage): ThreadRecord {
  const at = latest === '' ? new Date().toISOString() : latest;
  return {
    kind: 'thread',
    agent: 'project',
    language: (firstText === undefined ? null : spokenLanguage(firstText)) ?? interfaceLanguage(),
    workspace: null,
    resumeId: null,
    graphVersion: GRAPH_VERSIONS.project,
    createdAt: at,
    ...thread,
    id: crypto.randomUUID(),
    title,
    updatedAt: at,
  };
}

function titleFrom(salvage: Salvage | undefined): string | undefined {
  const text = salvage?.firstText?.replace(/\s+/g, ' ').trim();
  return text ? [...text].slice(0, 60).join('') : undefined;
}
