import * as vscode from 'vscode';
import type { ModelTester } from '../protocol/ports';
import type { ThreadStore } from '../storage/threadStore';
import type { Archives } from './archives';
import type { Chat } from './chat';
import { chooseModel, type ModelChooser } from './chooseModel';
import { clearKey, setKey } from './chooseModelEndpoint';
import type { ChatPanel } from './chatPanel';
import { telling, type ErrorStage } from './commandErrors';
import { COMMANDS, type CommandName } from './contributions';
import { exportResume } from './exportResume';
import { chooseResume, undoLastChange } from './resumeCommands';
import { inspectThread } from './inspectThread';
import { ReadOnlyTexts } from './readOnlyTexts';
import type { ResumePreview } from './resumePreview';
import type { Resumes } from './resumes';
import { showRunLog } from './runLog';
import type { SentRequests } from './sentRequests.io';
import { showSent } from './showSent';
import { testModel } from './testModel';
import { ThreadDocuments } from './threadDocuments';

/** What commands act on. */
export interface CommandTargets {
  chat: Chat;
  panel: ChatPanel;
  chooser: ModelChooser;
  /** Loads the lazy side. */
  tester: () => Promise<ModelTester>;
  sent: SentRequests;
  resumes: Resumes;
  preview: ResumePreview;
  store: ThreadStore;
  archives: Archives;
}

/** Registers every command of the manifest. */
export function registerCommands({
  chat,
  panel,
  chooser,
  tester,
  sent,
  resumes,
  preview,
  store,
  archives,
}: CommandTargets): vscode.Disposable {
  const documents = new ThreadDocuments(store);
  const texts = new ReadOnlyTexts();
  /** The thread in view, else one that the user picks. */
  const withThread = async (act: (threadId: string) => Promise<void>): Promise<void> => {
    const id = panel.session?.id ?? (await chat.pickThread());
    if (id !== undefined) await act(id);
  };
  const stage: ErrorStage = {
    warn: (message, ...buttons) => vscode.window.showWarningMessage(message, ...buttons),
    act: (action) => chat.act(action),
    threadInView: () => panel.session !== undefined,
  };
  const handlers: Record<CommandName, () => Promise<void>> = {
    extractProject: async () => {
      await panel.reveal();
      await chat.extract();
    },
    newThread: () => chat.newThread(),
    history: () => chat.history(),
    stop: () => chat.stop(),
    openResume: () => resumes.open(),
    openResumeJson: () => preview.openJson(),
    moveResume: () => resumes.move(),
    exportResume: async () => {
      const uri = preview.uri ?? (await resumes.located());
      if (uri) await exportResume(uri);
    },
    undoLastChange: () => undoLastChange(resumes),
    chooseResume: () => chooseResume(resumes),
    chooseModel: () => chooseModel(chooser),
    testModel: () => testModel({ model: chooser.model, tester, texts }),
    setApiKey: () => setKey(chooser),
    clearApiKey: () => clearKey(chooser),
    inspectThread: () => withThread((id) => inspectThread(store, documents, id)),
    showRunLog: () => withThread((id) => showRunLog(store, documents, id)),
    showSent: () => withThread((id) => showSent(sent, texts, id)),
    exportThread: () => withThread((id) => archives.exportThread(id)),
    importThread: () => archives.importThread(),
    backUpAll: () => archives.backUpAll(),
    restoreBackup: () => archives.restoreBackup(),
    recoverThreads: () => archives.recoverThreads(),
  };
  const registered = (Object.keys(handlers) as CommandName[]).map((name) =>
    vscode.commands.registerCommand(COMMANDS[name], () => telling(stage, handlers[name])),
  );
  return vscode.Disposable.from(documents, texts, ...registered);
}
