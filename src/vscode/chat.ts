import * as vscode from 'vscode';
import { EventType } from '@ag-ui/core';
import type { TranscriptItem } from '../protocol/cards';
import { CUSTOM } from '../protocol/custom';
import { hasCode, type ErrorCode } from '../protocol/errors';
import type { PanelAction, RunEvent, Shell, ToHost } from '../protocol/messages';
import type { Unsent, UnsentTexts } from '../storage/unsent';
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
import { StartThreads } from './startThreads';
import { workspaceState } from './workspaceFolders';

/** Where the id of the thread in view is kept, per workspace; `''`: the empty state was chosen. */
const SHOWN = 'vitae.shownThread';
/** Why a thread can never be opened again. */
const GONE: ReadonlySet<ErrorCode> = new Set(['thread-unknown', 'thread-id-malformed']);

/** A message about one thread. */
type ToThread = Extract<ToHost, { type: 'send' | 'answer' | 'stop' | 'retry' | 'startOver' | 'takeOver' }>;

/** What the chat does: the messages of the panel and the commands of the palette, over threads. */
export class Chat extends Disposable implements PanelActions {
  private waiting = 0;
  private readonly starts: StartThreads;

  constructor(
    private readonly panel: ChatPanel,
    private readonly threads: Threads,
    private readonly resumes: Resumes,
    private readonly model: Model,
    private readonly evidence: EvidenceOpener,
    private readonly unsent: UnsentTexts,
    private readonly memory: vscode.Memento,
  ) {
    super();
    panel.connect(this);
    this.starts = new StartThreads(threads, resumes, {
      show: (session) => this.show(session),
      post: (message) => panel.post(message),
    });
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
        this.panel.post({ type: 'remembered', texts: await this.unsent.all() });
        return this.ready(message.threadId);
      case 'remember':
        return this.remember(message);
      case 'start':
        if (await this.starts.first(message.clientMessageId, message.text))
          this.accepted(message.clientMessageId);
        return;
      case 'send':
      case 'answer':
      case 'stop':
      case 'retry':
      case 'startOver':
      case 'takeOver':
        return this.threads.use(message.threadId, (session) => this.handleIn(session, message));
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

  private async handleIn(session: ThreadSession, message: ToThread): Promise<void> {
    switch (message.type) {
      case 'send':
        await session.send(message.clientMessageId, message.text, message.card && { card: message.card });
        return this.accepted(message.clientMessageId);
      case 'answer':
        await session.answer(message.clientMessageId, message.interruptId, message.value);
        return this.accepted(message.clientMessageId);
      case 'stop':
        return session.stop();
      case 'retry':
        return session.resume();
      case 'startOver':
        return this.starts.over(session, message.card);
      case 'takeOver':
        return session.takeOver();
      default:
        return message satisfies never;
    }
  }

  /** Starts a thread that extracts the workspace's project; false: the user changed their mind about which. */
  extract(): Promise<boolean> {
    return this.starts.extract();
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
  async openThread(threadId: string, { reveal = true } = {}): Promise<void> {
    await this.threads.use(threadId, (session) => this.show(session));
    if (reveal) await this.panel.reveal();
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

  /** What can't be kept here is still in the page. */
  private async remember({ key, at, memory }: Unsent): Promise<void> {
    await this.unsent.keep({ key, at, memory }).catch(() => undefined);
  }

  private async ready(seen: string | undefined): Promise<void> {
    const remembered = this.memory.get<string>(SHOWN) ?? seen ?? '';
    if (this.panel.session || remembered === '') return this.showNothingNew();
    try {
      await this.openThread(remembered, { reveal: false });
    } catch (error) {
      // It starts with the empty state, and says why.
      await this.showNothingNew();
      if (hasCode(error) && GONE.has(error.code)) await this.memory.update(SHOWN, '');
      throw error;
    }
  }

  /** What is in view, or the empty state. */
  private async showNothingNew(): Promise<void> {
    await this.panel.sendSnapshot();
    await this.countWaiting();
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
        if (this.panel.session) await this.starts.over(this.panel.session);
        return;
      case 'openFolder':
        return void vscode.commands.executeCommand('vscode.openFolder');
      case 'trustWorkspace':
        return void vscode.commands.executeCommand('workbench.trust.manage');
      default:
        return void vscode.commands.executeCommand(COMMANDS[action]);
    }
  }

  private async show(session: ThreadSession | undefined): Promise<void> {
    const before = this.panel.session;
    await this.memory.update(SHOWN, session?.id ?? '');
    if (session && !this.followed.has(session)) {
      this.followed.add(session);
      const listener = { event: (event: RunEvent) => this.follow(event), reset: () => this.changed() };
      // What runs here is heard of also where it is not in view; other windows are followed only where it is.
      session.listen(listener, { follow: false });
    }
    await this.panel.show(session);
    if (before && before !== session) void this.threads.rest(before.id);
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
    // Where the list can't be read, the number stays as it was.
    this.countWaiting().catch(() => undefined);
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

  private async exists(threadId: string): Promise<boolean> {
    return (await this.threads.list()).some(({ id }) => id === threadId);
  }

  private accepted(clientMessageId: string): void {
    this.panel.post({ type: 'accepted', clientMessageId });
  }

  private async openEvidence(threadId: string, itemId: string, evidenceId: string): Promise<void> {
    await this.threads.use(threadId, async (session) => {
      // Evidence ids start anew with each extraction, so the card says which is meant.
      const item = session.view.items.find(({ id }) => id === itemId);
      const evidence = item?.kind === 'card' && 'evidence' in item.card ? item.card.evidence : [];
      const found = evidence.find(({ id }) => id === evidenceId);
      if (found) await this.evidence.open(found, session.log.thread.workspace);
    });
  }
}

/** Links open outside, and only such that can't run anything here. */
async function openLink(href: string): Promise<void> {
  if (!URL.canParse(href)) return;
  const { protocol } = new URL(href);
  if (protocol === 'https:' || protocol === 'mailto:')
    await vscode.env.openExternal(vscode.Uri.parse(href, true));
}
