import { homedir } from 'node:os';
import * as vscode from 'vscode';
import { restoreResumes, type RestoredFile } from '../document/restoredResumes.io';
import { VitaeError } from '../protocol/errors';
import { ARCHIVE_SUFFIX, MOST_BYTES, readArchive } from '../storage/archive';
import { archiveOf } from '../storage/archiveOf';
import { writeBackup } from '../storage/backup';
import { portableName } from '../storage/backupManifest';
import { checkBackup, restoreChats, type CheckedBackup, type RestoredChats } from '../storage/backupRestore';
import type { ThreadStore } from '../storage/threadStore';
import { oneLine } from '../text/plainText';
import { openCard, transcript } from '../threads/projection';
import { windowArchiveUi, type ArchiveUi } from './archiveUi';
import type { Chat } from './chat';
import { l10n } from './l10n';
import { recoverThreads } from './recoverThreads';
import type { Resumes } from './resumes';
import { labelOf, readBytes, writeToDisk } from './textFiles';

/** Export, import, backup, restore and recovery of threads: the commands and their dialogs. */
export class Archives {
  constructor(
    readonly store: ThreadStore,
    readonly chat: Pick<Chat, 'openThread' | 'deleteThread'>,
    readonly resumes: Pick<Resumes, 'header' | 'current' | 'forBackup' | 'use' | 'begin' | 'refresh'>,
    readonly globalStorage: vscode.Uri,
    readonly ui: ArchiveUi = windowArchiveUi,
  ) {}

  /** Writes a thread as one file where the user wants it. */
  async exportThread(threadId: string): Promise<void> {
    const { title } = (await this.store.open(threadId)).thread;
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri ?? vscode.Uri.file(homedir());
    const target = await this.ui.saveChat(vscode.Uri.joinPath(folder, fileName(title)));
    if (!target) return;
    const from = vscode.Uri.joinPath(this.globalStorage, 'threads', threadId);
    const archived = await archiveOf(from.fsPath, new Date());
    if (!archived)
      return void this.ui.info(l10n.t('Nothing was said in “{0}” yet, so it was not exported.', title));
    await writeToDisk(target, archived.bytes);
    const done = l10n.t(
      '“{0}” was exported. The file holds all that was said in this chat and quotes of the project, so mind who gets it.',
      title,
    );
    if (!archived.damaged) return void this.ui.info(done);
    const missing = l10n.t(
      'A part of the chat can’t be read and is not in the file. “Recover Chats” shows what can be saved.',
    );
    void this.ui.warn(`${done} ${missing}`);
  }

  /** Adds a thread from a file, under a new id: importing never touches a thread that is here. */
  async importThread(): Promise<void> {
    const source = await this.ui.openChat();
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
    const name = vscode.Uri.file(report.folder).path.split('/').at(-1) ?? '';
    const done = l10n.t(
      '“{0}” was written. Chats: {1}, resumes: {2}; keys are no part of it.',
      name,
      report.chats,
      report.resumes,
    );
    const { unreadable } = report;
    if (unreadable.length === 0) return void this.ui.info(done);
    const recover = l10n.t('Recover Chats…');
    const copied = l10n.t(
      'Chats that could not be read completely: {0}; their files were copied as they are.',
      unreadable.length,
    );
    void this.ui.warn(`${done} ${copied}`, recover).then((picked) => {
      if (picked === recover) void vscode.commands.executeCommand('vitae.recoverThreads');
    });
  }

  /** Adds what a backup holds and isn't here; nothing that is here changes. */
  async restoreBackup(): Promise<void> {
    const folder = await this.folder(l10n.t('Restore a Backup: Pick Its Folder'), l10n.t('Restore'));
    if (folder === undefined) return;
    const result = await this.unlessCancelled(l10n.t('Restoring'), async (progress, signal) => {
      const backup = await checkBackup(folder, { progress, signal });
      const hadWaiting = (await this.store.list()).some((one) => 'waiting' in one && one.waiting);
      const resumes = vscode.Uri.joinPath(this.globalStorage, 'resumes');
      const hadResume = (await this.resumes.header()).exists;
      const files = await restoreResumes(resumes.fsPath, backup.resumes);
      if (!hadResume) await this.takeUp(backup, files, resumes, hadWaiting);
      await this.resumes.refresh();
      const chats = await restoreChats(this.store, backup, { progress, signal });
      return { backup, files, chats };
    });
    if (!result) return;
    void this.ui.info(restoredText(result.backup, result.files, result.chats));
  }

  /** Lists what can't be read and saves what can. */
  recoverThreads(): Promise<void> {
    return recoverThreads(this.store, this.chat, this.ui);
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
    if (item?.kind !== 'card' || item.card.type !== 'proposal') return false;
    const current = await this.resumes.current().catch(() => undefined);
    return current?.resumeId !== item.card.proposal.resumeId;
  }

  /** A folder of this machine's disk, by its path. */
  private async folder(title: string, label: string): Promise<string | undefined> {
    const picked = await this.ui.openFolder(title, label);
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

function restoredText(
  { manifest }: CheckedBackup,
  files: Map<string, RestoredFile>,
  chats: RestoredChats,
): string {
  const resumes = [...files].filter(([name]) => name.endsWith('.resume.json'));
  const written = resumes.filter(([, file]) => file.written);
  const renamed = written.filter(([name, file]) => file.name !== name);
  const told = [l10n.t('Restored chats: {0}, resumes: {1}.', chats.restored.length, written.length)];
  if (chats.remaining > 0) {
    told.unshift(
      l10n.t(
        'Restoring was cancelled; chats that were not looked at: {0}. Restore again to add them.',
        chats.remaining,
      ),
    );
  }
  if (chats.left.length > 0) {
    told.push(l10n.t('Chats that are here already and were left as they are: {0}.', chats.left.length));
  }
  if (renamed.length > 0) {
    const names = renamed.map(([, { name }]) => name.replace(/\.resume\.json$/, '')).join(', ');
    told.push(l10n.t('Resumes that differ from yours were put beside them: {0}.', names));
  }
  if (manifest.unreadable.length > 0) {
    told.push(
      l10n.t(
        'Chats that could not be read completely when the backup was made: {0}; their files stay in its folder.',
        manifest.unreadable.length,
      ),
    );
  }
  return told.join(' ');
}
