import * as vscode from 'vscode';
import { parseToHost } from '../protocol/schemas';
import type { RunEvent, Shell, ToHost, ToWebview } from '../protocol/messages';
import { hasCode } from '../protocol/errors';
import { Feed } from '../threads/feed';
import type { ThreadSession } from '../threads/session';
import { VIEW } from './contributions';
import { Disposable } from './disposable';
import { describeError } from './errorText';
import { chatHtml } from './html';
import { interfaceLanguage } from './l10n';

/** What the panel does with what the user does in it. */
export interface PanelActions {
  /** Handles a message; what it rejects with is shown in the panel. */
  handle(message: ToHost): Promise<void>;
  shell(): Promise<Shell>;
}

/**
 * The chat view: a replica of the session that it shows. The page may be killed, hidden or moved at any moment; on
 * `ready` it gets a snapshot, then batches of events.
 */
export class ChatPanel extends Disposable implements vscode.WebviewViewProvider {
  private view: vscode.WebviewView | undefined;
  private actions: PanelActions | undefined;
  private shown: ThreadSession | undefined;
  private following: vscode.Disposable | undefined;
  private readonly feed = new Feed((events) => this.sendEvents(events));
  private epoch = 0;
  private seq = 0;

  constructor(
    private readonly extension: vscode.Uri,
    private readonly log: (line: string) => void,
  ) {
    super();
    this.register(vscode.window.registerWebviewViewProvider(VIEW, this));
  }

  connect(actions: PanelActions): void {
    this.actions = actions;
  }

  get session(): ThreadSession | undefined {
    return this.shown;
  }

  resolveWebviewView(view: vscode.WebviewView): void {
    this.view = view;
    const { webview } = view;
    const assets = vscode.Uri.joinPath(this.extension, 'dist', 'webview');
    webview.options = { enableScripts: true, enableCommandUris: false, localResourceRoots: [assets] };
    webview.onDidReceiveMessage((message: unknown) => void this.receive(message));
    view.onDidDispose(() => {
      if (this.view === view) this.view = undefined;
    });
    webview.html = chatHtml(webview, this.extension, interfaceLanguage());
  }

  /** Shows a thread, or with `undefined` the empty state. */
  async show(session: ThreadSession | undefined): Promise<void> {
    this.following?.dispose();
    this.shown = session;
    this.following = session?.listen({
      event: (event) => this.feed.push(event),
      reset: () => void this.sendSnapshot(),
    });
    await this.sendSnapshot();
  }

  /** A new epoch: what was on its way is dropped. */
  async sendSnapshot(): Promise<void> {
    this.feed.drop();
    this.epoch++;
    this.seq = 0;
    const { epoch } = this;
    const shell = await this.actions?.shell();
    // The view is taken after the wait, together with what was fed meanwhile.
    if (!shell || epoch !== this.epoch) return;
    this.feed.drop();
    this.seq = 0;
    this.post({ type: 'snapshot', epoch, seq: 0, shell, view: this.shown?.view ?? null });
  }

  async sendShell(): Promise<void> {
    const shell = await this.actions?.shell();
    if (shell) this.post({ type: 'shell', shell });
  }

  setBadge(waiting: number, tooltip: string): void {
    if (this.view) this.view.badge = waiting > 0 ? { value: waiting, tooltip } : undefined;
  }

  post(message: ToWebview): void {
    void this.view?.webview.postMessage(message);
  }

  async reveal(): Promise<void> {
    await vscode.commands.executeCommand(`${VIEW}.focus`);
  }

  /** Loads the page anew, in the language of the interface. */
  reload(): void {
    if (this.view) this.view.webview.html = chatHtml(this.view.webview, this.extension, interfaceLanguage());
  }

  override dispose(): void {
    this.following?.dispose();
    this.feed.drop();
    super.dispose();
  }

  private sendEvents(events: RunEvent[]): void {
    const threadId = this.shown?.id;
    if (threadId !== undefined)
      this.post({ type: 'events', threadId, epoch: this.epoch, seq: ++this.seq, events });
  }

  private async receive(raw: unknown): Promise<void> {
    let clientMessageId: string | null = null;
    try {
      const message = parseToHost(raw);
      if ('clientMessageId' in message) ({ clientMessageId } = message);
      if (message.type === 'resync') await this.sendSnapshot();
      else await this.actions?.handle(message);
    } catch (error) {
      const code = hasCode(error) ? error.code : 'unknown';
      if (!hasCode(error))
        this.log(`message failed: ${error instanceof Error ? error.stack : String(error)}`);
      const view = describeError(code, hasCode(error) ? error.params : {});
      this.post({ type: 'refused', clientMessageId, error: view });
    }
  }
}
