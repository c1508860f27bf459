import { homedir } from 'node:os';
import * as vscode from 'vscode';
import { restoreResumes, type RestoredFile } from '../document/restoredResumes.io';
import { VitaeError } from '../protocol/errors';
import { ARCHIVE_SUFFIX, MOST_BYTES, readArchive } from '../storage/archive';
import { archiveOf } from '../storage/archiveOf';
import { writeBackup } from '../storage/backup';
import { portableName } from '../storage/backupManifest';
import { checkBackup, findBackups, restoreChats, type CheckedBackup } from '../storage/backupRestore';
import type { ThreadStore } from '../storage/threadStore';
import { oneLine } from '../text/plainText';
import { openCard, transcript } from '../threads/projection';
import { windowArchiveUi, type ArchiveUi } from './archiveUi';
import { damageText, restoredText, writtenText } from './backupTexts';
import type { Chat } from './chat';
import { l10n } from './l10n';
import { recoverThreads } from './recoverThreads';
import type { Resumes } from './resumes';
import { labelOf, readBytes, writeToDisk } from './textFiles';

/** Where the last backup went, by its path. */
const LAST_BACKUP = 'lastBackup';

/** Export, import, backup, restore and recovery of threads: the commands and their dialogs. */
export class Archives {
  constructor(
    readonly store: ThreadStore,
    readonly chat: Pick<Chat, 'openThread' | 'deleteThread'>,
    readonly resumes: Pick<Resumes, 'header' | 'current' | 'forBackup' | 'use' | 'begin' | 'refresh'>,
    readonly globalStorage: vscode.Uri,
    readonly memory: vscode.Memento,
    readonly ui: ArchiveUi = windowArchiveUi,
  ) {}

  /** Writes a thread as one file where the user wants it. */
  async exportThread(threadId: string): Promise<void> {
    const { title } = (await this.store.open(threadId)).thread;
    const target = await this.ui.saveChat(vscode.Uri.joinPath(home(), fileName(title)));
    if (!target) return;
    const from = vscode.Uri.joinPath(this.globalStorage, 'threads', threadId);
    const archived = await archiveOf(from.fsPath, new Date());
    if (!archived)
      return void this.ui.info(l10n.t('Nothing was said in “{0}” yet, so it was not exported.', title));
    await writeToDisk(target, archived.bytes);
    if (archived.damaged) {
      const text = l10n.t(
        '“{0}” was exported, but a part of this chat can’t be read and is not in the file. What is in it quotes the project, so mind who gets it.',
        title,
      );
      return this.warnOfDamage(text);
    }
    void this.ui.info(
      l10n.t(
        '“{0}” was exported. The file holds all that was said in this chat and quotes of the project, so mind who gets it.',
        title,
      ),
    );
  }

  /** Adds a thread from a file, under a new id: importing never touches a thread that is here. */
  async importThread(): Promise<void> {
    const source = await this.ui.openChat(home());
    if (!source) return;
    const archive = await readArchive(await bytesOf(source), labelOf(source));
    const id = crypto.randomUUID();
    const log = await this.store.adopt(archive.lines(id));
    await this.chat.openThread(id);
    const { title } = log.thread;
    void this.ui.info(
      (await this.waitsForAnotherResume(id))
        ? l10n.t(
            '“{0}” was imported. The entry that waits in it was made for another resume and can’t be added to yours; extract the project again for that.',
            title,
          )
        : l10n.t('“{0}” was imported as a chat of its own.', title),
    );
  }

  /** Writes all threads and resumes to a new folder where the user wants it. */
  async backUpAll(): Promise<void> {
    const into = await this.folder(
      l10n.t('Back up All Chats and Resumes to a Folder'),
      l10n.t('Back up Here'),
      home(),
    );
    if (into === undefined) return;
    const report = await this.unlessCancelled(l10n.t('Backing up'), async (progress, signal) =>
      writeBackup(into, {
        storage: this.globalStorage.fsPath,
        threads: await this.store.list(),
        resume: await this.resumes.forBackup(),
        now: () => new Date(),
        signal,
        progress,
      }),
    );
    if (!report) return;
    await this.memory.update(LAST_BACKUP, into);
    const text = writtenText(lastPart(report.folder), report);
    if (report.unreadable.length > 0) this.warnOfDamage(text);
    else void this.ui.info(text);
  }

  /** Adds what a backup holds and isn't here; nothing that is here changes. */
  async restoreBackup(): Promise<void> {
    const picked = await this.folder(
      l10n.t('Restore a Backup: Pick Its Folder'),
      l10n.t('Restore'),
      await this.lastBackup(),
    );
    const folder = picked === undefined ? undefined : await this.backupIn(picked);
    if (folder === undefined) return;
    const backup = await this.unlessCancelled(l10n.t('Checking the backup'), (progress, signal) =>
      checkBackup(folder, { progress, signal }),
    );
    if (!backup || !(await this.wantsTheRest(backup))) return;
    const told = await this.unlessCancelled(l10n.t('Restoring'), async (progress, signal) => {
      const hadWaiting = (await this.store.list()).some((one) => 'waiting' in one && one.waiting);
      const resumes = vscode.Uri.joinPath(this.globalStorage, 'resumes');
      const hadResume = (await this.resumes.header()).exists;
      const files = await restoreResumes(resumes.fsPath, backup.resumes);
      if (!hadResume) await this.takeUp(backup, files, resumes, hadWaiting);
      await this.resumes.refresh();
      return restoredText(backup, files, await restoreChats(this.store, backup, { progress, signal }));
    });
    if (told !== undefined) void this.ui.info(told);
  }

  /** Lists what can't be read and saves what can. */
  recoverThreads(): Promise<void> {
    return recoverThreads(this.store, this.chat, this.ui);
  }

  /** The backup that a folder is or holds; of several, the one that the user picks. */
  private async backupIn(folder: string): Promise<string | undefined> {
    const found = await findBackups(folder);
    if (found.length > 1) {
      const items = found.map((path) => ({ label: lastPart(path), path }));
      const title = l10n.t('“{0}” holds several backups', lastPart(folder));
      const picked = await this.ui.pick(items, { title, placeHolder: l10n.t('Pick the one to restore') });
      return picked?.path;
    }
    if (found.length === 0) {
      void this.ui.warn(
        l10n.t(
          '“{0}” holds no Vitae backup. Pick a folder whose name begins with “Vitae Backup”; nothing was changed.',
          lastPart(folder),
        ),
      );
    }
    return found[0];
  }

  /** Asks where a part of a backup is damaged; where nothing is left of it, says so. */
  private async wantsTheRest({ bad, chats, resumes }: CheckedBackup): Promise<boolean> {
    if (bad.length === 0) return true;
    const damage = damageText(bad);
    if (chats.length + resumes.size === 0) {
      void this.ui.warn(`${damage} ${l10n.t('Nothing is left to be restored.')}`);
      return false;
    }
    const rest = l10n.t('The rest can be restored without it.');
    return this.ui.confirm(`${damage} ${rest}`, l10n.t('Restore the Rest'));
  }

  private warnOfDamage(text: string): void {
    const recover = l10n.t('Recover Chats…');
    void this.ui.warn(text, recover).then((picked) => {
      if (picked === recover) void vscode.commands.executeCommand('vitae.recoverThreads');
    });
  }

  /** The folder that the last backup went to, while it is there. */
  private async lastBackup(): Promise<vscode.Uri> {
    const path = this.memory.get<string>(LAST_BACKUP);
    if (path === undefined) return home();
    const folder = vscode.Uri.file(path);
    const there = await Promise.resolve(vscode.workspace.fs.stat(folder)).catch(() => undefined);
    return there ? folder : home();
  }

  /** Where no resume is here yet, the backup's current one becomes it, so that what waits can be approved. */
  private async takeUp(
    { manifest: { resume } }: CheckedBackup,
    files: Map<string, RestoredFile>,
    folder: vscode.Uri,
    hadWaiting: boolean,
  ): Promise<void> {
    const name =
      resume.file === undefined ? undefined : files.get(resume.file.slice('resumes/'.length))?.name;
    // The private one is taken up by being there.
    if (name !== undefined && name !== 'resume.resume.json') {
      await this.resumes.use(vscode.Uri.joinPath(folder, name));
    } else if (name === undefined && !hadWaiting) await this.resumes.begin(resume.id);
  }

  private async waitsForAnotherResume(threadId: string): Promise<boolean> {
    const log = await this.store.open(threadId);
    if (!log.waiting) return false;
    const items = transcript(await log.head());
    const open = openCard(items);
    const item = items.find(({ id }) => id === open);
    if (item?.kind !== 'card' || !('proposal' in item.card)) return false;
    const current = await this.resumes.current().catch(() => undefined);
    return current?.resumeId !== item.card.proposal.resumeId;
  }

  /** A folder of this machine's disk, by its path. */
  private async folder(title: string, label: string, start: vscode.Uri): Promise<string | undefined> {
    const picked = await this.ui.openFolder(title, label, start);
    if (picked && picked.scheme !== 'file') throw new VitaeError('storage-failed', { code: 'ENOTSUP' });
    return picked?.fsPath;
  }

  private async unlessCancelled<T>(
    title: string,
    task: (progress: (done: number, total: number) => void, signal: AbortSignal) => Promise<T>,
  ): Promise<T | undefined> {
    let cancelled: AbortSignal | undefined;
    try {
      return await this.ui.progress(title, (progress, signal) => {
        cancelled = signal;
        return task(progress, signal);
      });
    } catch (error) {
      if (cancelled?.aborted) return undefined;
      throw error;
    }
  }
}

/** Where dialogs begin: never within a project's repository. */
function home(): vscode.Uri {
  return vscode.Uri.file(homedir());
}

/** The name of a folder. */
function lastPart(path: string): string {
  return vscode.Uri.file(path).path.split('/').filter(Boolean).at(-1) ?? path;
}

/** A title as a file's name. */
function fileName(title: string): string {
  return `${portableName(oneLine(title), 'chat')}${ARCHIVE_SUFFIX}`;
}

/** A file's bytes, unless it is too large to be an export. */
async function bytesOf(source: vscode.Uri): Promise<Buffer> {
  const about = await Promise.resolve(vscode.workspace.fs.stat(source)).catch(() => undefined);
  if (about && about.size > MOST_BYTES)
    throw new VitaeError('archive-invalid', { name: labelOf(source), line: 1 });
  const bytes = await readBytes(source);
  if (!bytes) throw new VitaeError('storage-failed', { code: 'ENOENT' });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
