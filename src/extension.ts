import * as vscode from 'vscode';
import { join } from 'node:path';
import type { AgentPorts, Agents } from './protocol/ports';
import { ThreadStore } from './storage/threadStore';
import { UnsentTexts } from './storage/unsent';
import { Threads } from './threads/threads';
import { Archives } from './vscode/archives';
import { Chat } from './vscode/chat';
import { ChatPanel } from './vscode/chatPanel';
import { registerCommands } from './vscode/commands';
import { onSetting, readSetting } from './vscode/settings';
import { describeError } from './vscode/errorText';
import { EvidenceOpener } from './vscode/evidence';
import { useLanguage } from './vscode/l10n';
import { Model } from './vscode/model';
import { ResumeDiagnostics } from './vscode/resumeDiagnostics';
import { Resumes } from './vscode/resumes';
import { SentRequests } from './vscode/sentRequests';
import { TraitMemory } from './vscode/traitMemory';
import { turnDeadlineMs } from './vscode/turnDeadline';
import { readableFolder } from './vscode/workspaceFolders';

let threads: Threads | undefined;

/** What tests inside the extension host reach; absent otherwise. */
export interface TestApi {
  chat: Chat;
  panel: ChatPanel;
  threads: Threads;
  resumes: Resumes;
  storage: string;
  secrets: vscode.SecretStorage;
}

/** Builds the entry side and registers each contribution. The lazy side is loaded at the first run. */
export async function activate(context: vscode.ExtensionContext): Promise<TestApi | undefined> {
  const keep = <T extends vscode.Disposable>(one: T): T => {
    context.subscriptions.push(one);
    return one;
  };
  const output = keep(vscode.window.createOutputChannel('Vitae', { log: true }));
  const log = (line: string): void => output.info(line);
  if (readSetting('language') !== 'auto') await useLanguage(readSetting('language'), context.extensionUri);

  const store = new ThreadStore(join(context.globalStorageUri.fsPath, 'threads'));
  const resumes = keep(new Resumes(context.globalStorageUri, context.globalState));
  const model = keep(new Model(context.secrets));
  const sentRequests = new SentRequests();
  const ports: AgentPorts = {
    checkpoints: (threadId) => opened.checkpoints(threadId),
    folder: (workspace) => readableFolder(workspace),
    model: () => model.endpoint(),
    resumes,
    traits: new TraitMemory(context.globalState),
    sent: (request) => sentRequests.add(request),
    assertUnchanged: context.extensionMode !== vscode.ExtensionMode.Production,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    log,
  };
  let loaded: Agents | undefined;
  const agents = async (): Promise<Agents> => (loaded ??= loadAgents(ports));
  const opened = new Threads(store, {
    agents,
    describe: describeError,
    limits: () => ({
      deadlineMs: turnDeadlineMs(readSetting('turnDeadline')),
      tokenCap: readSetting('model.tokenCap'),
    }),
    now: ports.now,
    newId: ports.newId,
    log,
  });
  threads = opened;

  const panel = keep(new ChatPanel(context.extensionUri, log));
  const evidence = keep(new EvidenceOpener());
  keep(new ResumeDiagnostics());
  // Of this workspace, where there is one: other windows have texts of their own.
  const place = (context.storageUri ?? context.globalStorageUri).fsPath;
  const unsent = new UnsentTexts(join(place, 'unsent.json'));
  const chat = keep(new Chat(panel, threads, resumes, model, evidence, unsent, context.workspaceState));
  const archives = new Archives(store, chat, resumes, context.globalStorageUri, context.globalState);
  keep(registerCommands({ chat, panel, model, resumes, store, archives }));

  keep(
    onSetting('language', () => {
      void useLanguage(readSetting('language'), context.extensionUri).then(() => panel.reload());
    }),
  );
  if (context.extensionMode !== vscode.ExtensionMode.Test) return undefined;
  return {
    chat,
    panel,
    threads,
    resumes,
    storage: context.globalStorageUri.fsPath,
    secrets: context.secrets,
  };
}

/** A reload doesn't wait long: runs that don't finish in a second go on when their thread is opened again. */
export async function deactivate(): Promise<void> {
  await threads?.close();
}

/** The second bundle, beside this one. */
function loadAgents(ports: AgentPorts): Agents {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded at run time, not bundled into the entry
  const { createAgents } = require('./agents.js') as typeof import('./agents');
  return createAgents(ports);
}
