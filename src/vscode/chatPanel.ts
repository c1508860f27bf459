import * as vscode from 'vscode';
import { parseToHost } from '../protocol/schemas';
import type { Shell, ToHost, ToWebview } from '../protocol/messages';
import { hasCode, whereOf } from '../protocol/errors';
import { Publisher } from '../threads/publisher';
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
  private readonly publisher = new Publisher(
    (message) => this.post(message),
    () => this.actions?.shell(),
  );

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
    // The view may be made anew, in the other side bar: runs go on, and its page asks for what there is.
    webview.onDidReceiveMessage((message: unknown) => {
      if (this.view === view) void this.receive(message);
    });
    view.onDidDispose(() => {
      if (this.view === view) this.view = undefined;
    });
    webview.html = chatHtml(webview, this.extension, interfaceLanguage());
  }

  /** Shows a thread, or with `undefined` the empty state. */
  async show(session: ThreadSession | undefined): Promise<void> {
    this.shown = session;
    await this.publisher.show(session);
  }

  sendSnapshot(): Promise<void> {
    return this.publisher.sendSnapshot();
  }

  /** Tells the page of changes in what surrounds the thread; the next snapshot makes up for one that fails. */
  async sendShell(): Promise<void> {
    await this.publisher.sendShell().catch((error: unknown) => this.log(`shell not sent: ${whereOf(error)}`));
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
    this.publisher.dispose();
    super.dispose();
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
      if (!hasCode(error)) this.log(`message failed: ${whereOf(error)}`);
      const view = describeError(code, hasCode(error) ? error.params : {});
      this.post({ type: 'refused', clientMessageId, error: view });
    }
  }
}
