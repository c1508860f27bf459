import * as vscode from 'vscode';
import { EventType } from '@ag-ui/core';
import type { AgentId, Language, TranscriptItem } from '../protocol/cards';
import { CUSTOM } from '../protocol/custom';
import { VitaeError } from '../protocol/errors';
import { GRAPH_VERSIONS } from '../protocol/graphVersions';
import type { PanelAction, RunEvent, Shell, ToHost } from '../protocol/messages';
import { understandIntent, type Intent } from '../steps/intents.rules';
import { spokenLanguage } from '../text/language';
import type { ThreadSession } from '../threads/session';
import type { Threads } from '../threads/threads';
import type { ChatPanel, PanelActions } from './chatPanel';
import { COMMANDS } from './contributions';
import { setContext } from './settings';
import { Disposable } from './disposable';
import type { EvidenceOpener } from './evidence';
import { pickThread } from './history';
import { interfaceLanguage, l10n } from './l10n';
import type { Model } from './model';
import type { Resumes } from './resumes';
import { chooseFolder, refusal, workspaceState } from './workspaceFolders';

/** Where the id of the thread in view is kept, per workspace; `''`: the empty state was chosen. */
const SHOWN = 'vitae.shownThread';

/** Jobs that can be named in a message but are not built yet. */
const NOT_YET: readonly Intent[] = [
  'create',
  'polish',
  'tailor',
  'review',
  'import',
  'export',
  'interview',
  'panel',
];

/** What the chat does: the messages of the panel and the commands of the palette, over threads. */
export class Chat extends Disposable implements PanelActions {
  private waiting = 0;
  private extracting: Promise<boolean> | undefined;
  private startingOver: Promise<void> | undefined;
  /** First messages that were taken, by id: sent again they must not start another thread. */
  private readonly taken = new Map<string, Promise<boolean>>();

  constructor(
    private readonly panel: ChatPanel,
    private readonly threads: Threads,
    private readonly resumes: Resumes,
    private readonly model: Model,
    private readonly evidence: EvidenceOpener,
    private readonly memory: vscode.Memento,
  ) {
    super();
    panel.connect(this);
    const shell = (): void => void panel.sendShell();
    const hasResume = ({ exists }: { exists: boolean }): void => setContext('hasResume', exists);
    this.register(resumes.onDidChange(hasResume));
    void resumes.header().then(hasResume);
    this.register(resumes.onDidChange(shell));
    this.register(model.onDidChange(shell));
    this.register(vscode.workspace.onDidChangeWorkspaceFolders(shell));
    this.register(vscode.workspace.onDidGrantWorkspaceTrust(shell));
  }

  async shell(): Promise<Shell> {
    const resume = await this.resumes.header();
    return {
      language: interfaceLanguage(),
      resume,
      model: this.model.shell(),
      workspace: workspaceState(),
      waiting: this.waiting,
    };
  }

  async handle(message: ToHost): Promise<void> {
    switch (message.type) {
      case 'ready':
        return this.ready(message.threadId);
      case 'start':
        return this.startOnce(message.clientMessageId, message.text);
      case 'send': {
        const session = await this.open(message.threadId);
        await session.send(message.clientMessageId, message.text, message.card && { card: message.card });
        return this.accepted(message.clientMessageId);
      }
      case 'answer': {
        const session = await this.open(message.threadId);
        await session.answer(message.clientMessageId, message.interruptId, message.value);
        return this.accepted(message.clientMessageId);
      }
      case 'stop':
        return (await this.open(message.threadId)).stop();
      case 'retry':
        return (await this.open(message.threadId)).resume();
      case 'takeOver':
        return (await this.open(message.threadId)).takeOver();
      case 'action':
        return this.act(message.action);
      case 'openEvidence':
        return this.openEvidence(message.threadId, message.itemId, message.evidenceId);
      case 'openLink':
        return openLink(message.href);
      case 'resync':
        return this.panel.sendSnapshot();
      default:
        return message satisfies never;
    }
  }

  /**
   * Starts a thread that extracts the workspace's project; false: the user changed their mind about which. A double
   * click is one start.
   */
  extract(id?: string, typed?: string): Promise<boolean> {
    if (typed !== undefined) return this.startExtraction(id, typed);
    this.extracting ??= this.startExtraction(id).finally(() => {
      this.extracting = undefined;
    });
    return this.extracting;
  }

  private async startExtraction(id: string = crypto.randomUUID(), typed?: string): Promise<boolean> {
    const refused = refusal();
    if (refused) throw new VitaeError(refused);
    const folder = await chooseFolder();
    if (!folder) {
      if (typed !== undefined) this.panel.post({ type: 'suggest', clientMessageId: id, reason: 'unclear' });
      return false;
    }
    const text = typed ?? l10n.t('Extract a resume entry from {0}', folder.name);
    const session = await this.threads.create({
      agent: 'project',
      title: folder.name,
      language: this.language(typed),
      workspace: folder.name,
      resumeId: null,
      graphVersion: GRAPH_VERSIONS.project ?? 0,
    });
    await this.show(session);
    await session.send(id, text, { action: 'extractProject' });
    return true;
  }

  async newThread(): Promise<void> {
    await this.show(undefined);
    await this.panel.reveal();
    this.panel.post({ type: 'focus' });
  }

  async history(): Promise<void> {
    const current = this.panel.session?.id;
    const picked = await pickThread(this.threads, current);
    if (current !== undefined && !(await this.exists(current))) await this.show(undefined);
    if (picked !== undefined) await this.openThread(picked);
  }

  /** Shows a thread. */
  async openThread(threadId: string): Promise<void> {
    await this.show(await this.threads.open(threadId));
    await this.panel.reveal();
  }

  /** Deletes a thread for good; one that is in view makes room for the empty state. */
  async deleteThread(threadId: string): Promise<void> {
    await this.threads.remove(threadId);
    if (this.panel.session?.id === threadId) await this.show(undefined);
    else this.changed();
  }

  /** Lets the user pick a thread from the history; `undefined`: none. */
  pickThread(): Promise<string | undefined> {
    return pickThread(this.threads, this.panel.session?.id);
  }

  async stop(): Promise<void> {
    await this.panel.session?.stop();
  }

  private async ready(seen: string | undefined): Promise<void> {
    const remembered = this.memory.get<string>(SHOWN) ?? seen ?? '';
    if (!this.panel.session && remembered !== '') {
      // A thread that can't be opened is no reason for an empty panel: it starts with the empty state.
      const session = await this.threads.open(remembered).catch(() => undefined);
      if (session) return this.show(session);
    }
    await this.panel.sendSnapshot();
    await this.countWaiting();
  }

  private async startOnce(clientMessageId: string, text: string): Promise<void> {
    const taken = this.taken.get(clientMessageId) ?? this.start(clientMessageId, text);
    this.taken.set(clientMessageId, taken);
    try {
      if (await taken) this.accepted(clientMessageId);
      else this.taken.delete(clientMessageId);
    } catch (error) {
      this.taken.delete(clientMessageId);
      throw error;
    }
  }

  /** Starts what a first message asks for; without a clear job it offers what there is, and returns false. */
  private async start(clientMessageId: string, text: string): Promise<boolean> {
    if (text.trim() === '') throw new VitaeError('message-empty');
    const { exists } = await this.resumes.header();
    const { intent, confidence } = understandIntent(text, {
      hasResume: exists,
      hasJobAd: false,
      stage: 'none',
    });
    if (intent === 'extract' && confidence === 'sure') return this.extract(clientMessageId, text);
    const reason = confidence === 'unsure' ? 'unclear' : NOT_YET.includes(intent) ? 'notYet' : 'offTopic';
    this.panel.post({ type: 'suggest', clientMessageId, reason });
    return false;
  }

  /** Takes the next step that an error offers, in the panel or beside a command. */
  async act(action: PanelAction): Promise<void> {
    switch (action) {
      case 'extractProject':
        await this.extract();
        return;
      case 'retry':
        return this.panel.session?.resume();
      case 'startOver':
        this.startingOver ??= this.startOver().finally(() => {
          this.startingOver = undefined;
        });
        return this.startingOver;
      case 'openFolder':
        return void vscode.commands.executeCommand('vscode.openFolder');
      case 'trustWorkspace':
        return void vscode.commands.executeCommand('workbench.trust.manage');
      default:
        return void vscode.commands.executeCommand(COMMANDS[action]);
    }
  }

  /** Begins a thread about the same as the one in view, which stays in the history. Facts are collected anew. */
  private async startOver(): Promise<void> {
    const { session } = this.panel;
    if (!session) return;
    const { id: parent, agent, title, language, workspace, resumeId } = session.log.thread;
    const versions: Partial<Record<AgentId, number>> = GRAPH_VERSIONS;
    const graphVersion = versions[agent] ?? 0;
    const fields = { parent, agent, title, language, workspace, resumeId, graphVersion };
    const anew = await this.threads.create(fields);
    await this.show(anew);
    const text = l10n.t('Extract a resume entry from {0}', workspace ?? title);
    await anew.send(crypto.randomUUID(), text, { action: 'extractProject' });
  }

  private async show(session: ThreadSession | undefined): Promise<void> {
    await this.memory.update(SHOWN, session?.id ?? '');
    if (session && !this.followed.has(session)) {
      this.followed.add(session);
      const listener = { event: (event: RunEvent) => this.follow(event), reset: () => this.changed() };
      // What runs here is heard of also where it is not in view; other windows are followed only where it is.
      session.listen(listener, { follow: false });
    }
    await this.panel.show(session);
    this.changed();
  }

  private readonly followed = new WeakSet<ThreadSession>();

  /** What a run's events mean outside the panel. */
  private follow(event: RunEvent): void {
    if (event.type === EventType.CUSTOM && event.name === CUSTOM.item) {
      const item = event.value as TranscriptItem;
      if (item.kind === 'card' && item.card.type === 'saved') void this.resumes.open({ preserveFocus: true });
    }
    const { RUN_STARTED, RUN_FINISHED, RUN_ERROR } = EventType;
    if ([RUN_STARTED, RUN_FINISHED, RUN_ERROR].includes(event.type)) this.changed();
  }

  private changed(): void {
    setContext('running', this.panel.session?.view.run.status === 'running');
    void this.countWaiting();
  }

  private async countWaiting(): Promise<void> {
    const here = new Set(vscode.workspace.workspaceFolders?.map(({ name }) => name));
    const summaries = await this.threads.list();
    // What waits in other projects is found there, and in the history.
    const waiting = summaries.filter(
      (one) => 'waiting' in one && one.waiting && (one.workspace === null || here.has(one.workspace)),
    ).length;
    this.panel.setBadge(
      waiting,
      waiting === 1 ? l10n.t('1 chat waits for you') : l10n.t('{0} chats wait for you', waiting),
    );
    if (waiting === this.waiting) return;
    this.waiting = waiting;
    await this.panel.sendShell();
  }

  private async open(threadId: string): Promise<ThreadSession> {
    const shown = this.panel.session;
    return shown?.id === threadId ? shown : this.threads.open(threadId);
  }

  private async exists(threadId: string): Promise<boolean> {
    return (await this.threads.list()).some(({ id }) => id === threadId);
  }

  private accepted(clientMessageId: string): void {
    this.panel.post({ type: 'accepted', clientMessageId });
  }

  private async openEvidence(threadId: string, itemId: string, evidenceId: string): Promise<void> {
    const session = await this.open(threadId);
    // Evidence ids start anew with each extraction, so the card says which is meant.
    const item = session.view.items.find(({ id }) => id === itemId);
    const evidence = item?.kind === 'card' && item.card.type === 'proposal' ? item.card.evidence : [];
    const found = evidence.find(({ id }) => id === evidenceId);
    if (found) await this.evidence.open(found, session.log.thread.workspace);
  }

  /** The language of a new thread: that of what was typed, else the interface's. */
  private language(typed: string | undefined): Language {
    return (typed === undefined ? null : spokenLanguage(typed)) ?? interfaceLanguage();
  }
}

/** Links open outside, and only such that can't run anything here. */
async function openLink(href: string): Promise<void> {
  if (!URL.canParse(href)) return;
  const { protocol } = new URL(href);
  if (protocol === 'https:' || protocol === 'mailto:')
    await vscode.env.openExternal(vscode.Uri.parse(href, true));
}
