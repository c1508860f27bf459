import type { ThreadStore } from '../storage/threadStore';
import type * as vscode from 'vscode';
import type { Chat } from './chat';
import type { Resumes } from './resumes';

/** Export, import, backup, restore and recovery of threads: the commands and their dialogs. */
export class Archives {
  constructor(
    readonly store: ThreadStore,
    readonly chat: Chat,
    readonly resumes: Resumes,
    readonly globalStorage: vscode.Uri,
  ) {}

  async exportThread(_threadId: string): Promise<void> {
    await Promise.resolve();
  }

  async importThread(): Promise<void> {
    await Promise.resolve();
  }

  async backUpAll(): Promise<void> {
    await Promise.resolve();
  }

  async restoreBackup(): Promise<void> {
    await Promise.resolve();
  }

  async recoverThreads(): Promise<void> {
    await Promise.resolve();
  }
}
