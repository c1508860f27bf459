import * as vscode from 'vscode';
import { join } from 'node:path';
import type { AgentPorts, Agents, ModelTester } from './protocol/ports';
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
import { getJson } from './vscode/getJson.io';
import { useLanguage } from './vscode/l10n';
import { LmMemory } from './vscode/lmMemory';
import { USUAL_SERVERS } from './vscode/localServers';
import { Model } from './vscode/model';
import { ModelKeys } from './vscode/modelKeys';
import { ResumeDiagnostics } from './vscode/resumeDiagnostics';
import { ResumePreview } from './vscode/resumePreview';
import { Resumes } from './vscode/resumes';
import { SentRequests } from './vscode/sentRequests.io';
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
  preview: ResumePreview;
  storage: string;
  secrets: vscode.SecretStorage;
  model: Model;
  sent: SentRequests;
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

  const folder = join(context.globalStorageUri.fsPath, 'threads');
  const store = new ThreadStore(folder);
  const resumes = keep(new Resumes(context.globalStorageUri, context.globalState));
  const keys = new ModelKeys(context.secrets);
  const chosen = new LmMemory(context.globalState);
  const model = keep(new Model(keys, chosen, context.languageModelAccessInformation, log));
  const traits = new TraitMemory(context.globalState, log);
  const sent = new SentRequests(folder);
  const ports: AgentPorts = {
    checkpoints: (threadId) => opened.checkpoints(threadId),
    folder: (workspace) => readableFolder(workspace),
    model: (run) => model.choice(run),
    resumes,
    traits,
    sent: (request) => sent.add(request),
    assertUnchanged: context.extensionMode !== vscode.ExtensionMode.Production,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    log,
  };
  let loaded: (Agents & ModelTester) | undefined;
  const agents = async (): Promise<Agents & ModelTester> => (loaded ??= loadAgents(ports));
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
  const icon = vscode.Uri.joinPath(context.extensionUri, 'media', 'view.svg');
  const preview = keep(new ResumePreview(resumes, icon));
  resumes.showWith((preserveFocus) => preview.show(undefined, { preserveFocus }));
  // Of this workspace, where there is one: other windows have texts of their own.
  const place = (context.storageUri ?? context.globalStorageUri).fsPath;
  const unsent = new UnsentTexts(join(place, 'unsent.json'));
  const chat = keep(new Chat(panel, threads, resumes, model, evidence, unsent, context.workspaceState));
  const archives = new Archives(store, chat, resumes, context.globalStorageUri, context.globalState);
  const chooser = { model, traits, get: getJson, servers: USUAL_SERVERS };
  keep(registerCommands({ chat, panel, chooser, tester: agents, sent, resumes, preview, store, archives }));

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
    preview,
    storage: context.globalStorageUri.fsPath,
    secrets: context.secrets,
    model,
    sent,
  };
}

/** A reload doesn't wait long: runs that don't finish in a second go on when their thread is opened again. */
export async function deactivate(): Promise<void> {
  await threads?.close();
}

/** The second bundle, beside this one. */
function loadAgents(ports: AgentPorts): Agents & ModelTester {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded at run time, not bundled into the entry
  const { createAgents } = require('./agents.js') as typeof import('./agents');
  return createAgents(ports);
}
