import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import { dataOf, parseJsonObject } from '../document/jsonText';
import { resumeLanguage } from '../document/language';
import { renderResume } from '../document/render/resumeHtml';
import { hasCode } from '../protocol/errors';
import { COMMANDS, PREVIEW } from './contributions';
import { Disposable } from './disposable';
import { describeError } from './errorText';
import { interfaceLanguage, l10n } from './l10n';
import { tabOf } from './moveResume';
import { pageUpdate, previewHtml, type PageContent } from './resumePage';
import type { Resumes } from './resumes';
import { labelOf, readTextFile } from './textFiles';

/** How long typing may pause before the preview follows, in milliseconds. */
const PAUSE_MS = 120;

/** The resume as it will be printed, beside the code: follows the file as it is edited, saved or written by others. */
export class ResumePreview extends Disposable implements vscode.WebviewPanelSerializer {
  #panel: vscode.WebviewPanel | undefined;
  /** The file that is shown; `undefined`: the current resume, whichever that is. */
  #fixed: vscode.Uri | undefined;
  #shown: vscode.Uri | undefined;
  #content: PageContent = { resume: undefined, notice: undefined };
  /** What only a new page can change. */
  #loaded = '';
  #watcher: { uri: string; stop: vscode.Disposable } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #run = 0;

  constructor(
    readonly resumes: Pick<Resumes, 'uri' | 'located' | 'onDidChange'>,
    readonly icon: vscode.Uri,
  ) {
    super();
    this.register(vscode.window.registerWebviewPanelSerializer(PREVIEW, this));
    const follow = ({ uri }: vscode.TextDocument): void => {
      if (uri.toString() === this.#shown?.toString()) this.#soon();
    };
    this.register(vscode.workspace.onDidChangeTextDocument(({ document }) => follow(document)));
    this.register(vscode.workspace.onDidSaveTextDocument(follow));
    this.register(vscode.workspace.onDidCloseTextDocument(follow));
    this.register(resumes.onDidChange(() => this.#soon()));
    this.register({ dispose: () => this.closePanel() });
  }

  /** What is on the screen; `undefined` while nothing is. */
  get content(): PageContent | undefined {
    return this.#panel && this.#content;
  }

  /** The file that is on the screen. */
  get uri(): vscode.Uri | undefined {
    return this.#panel && this.#shown;
  }

  /** Shows a file, without one the current resume, beside the code or where the preview is already. */
  async show(uri?: vscode.Uri, { preserveFocus = false } = {}): Promise<void> {
    this.#fixed = uri;
    if (this.#panel) this.#panel.reveal(undefined, preserveFocus);
    else {
      const viewColumn = vscode.window.activeTextEditor ? vscode.ViewColumn.Beside : vscode.ViewColumn.Active;
      this.#adopt(vscode.window.createWebviewPanel(PREVIEW, 'Vitae', { viewColumn, preserveFocus }));
    }
    await this.refresh();
  }

  /** Opens the file as text, beside the preview; offers to make a resume where there is none. */
  async openJson(): Promise<void> {
    const uri = this.uri ?? (await this.resumes.located());
    if (!uri) return;
    const column =
      this.#panel?.viewColumn === vscode.ViewColumn.One ? vscode.ViewColumn.Two : vscode.ViewColumn.One;
    const viewColumn = tabOf(uri)?.group.viewColumn ?? (this.#panel ? column : vscode.ViewColumn.Active);
    await vscode.window.showTextDocument(uri, { viewColumn, preview: false });
  }

  /** Renders again what is shown. Resolves when the page was told. */
  async refresh(): Promise<void> {
    const run = ++this.#run;
    const panel = this.#panel;
    if (!panel) return;
    const uri = this.#fixed ?? (await this.resumes.uri());
    const content = await this.#read(uri);
    if (run !== this.#run || panel !== this.#panel) return;
    this.#content = content;
    this.#shown = uri;
    this.#watch(uri);
    panel.title = l10n.t('{0} (preview)', labelOf(uri));
    this.#tell(panel);
  }

  /** After a reload of the window. `state` is what the page kept. */
  async deserializeWebviewPanel(panel: vscode.WebviewPanel, state: unknown): Promise<void> {
    this.#panel?.dispose();
    const kept = typeof state === 'object' && state !== null && 'uri' in state ? state.uri : undefined;
    this.#fixed = typeof kept === 'string' && kept !== '' ? vscode.Uri.parse(kept) : undefined;
    this.#adopt(panel);
    await this.refresh();
  }

  /** Takes the preview off the screen. */
  closePanel(): void {
    clearTimeout(this.#timer);
    this.#watcher?.stop.dispose();
    this.#watcher = undefined;
    const panel = this.#panel;
    this.#panel = undefined;
    this.#shown = undefined;
    this.#content = { resume: undefined, notice: undefined };
    panel?.dispose();
  }

  #adopt(panel: vscode.WebviewPanel): void {
    this.#panel = panel;
    this.#loaded = '';
    panel.iconPath = this.icon;
    panel.webview.options = {
      enableScripts: true,
      enableCommandUris: [COMMANDS.openResumeJson],
      localResourceRoots: [],
    };
    // A page that was hidden is loaded anew, as it was first: it asks for what there is.
    panel.webview.onDidReceiveMessage(() => {
      if (panel === this.#panel) this.#tell(panel);
    });
    panel.onDidDispose(() => {
      if (panel === this.#panel) this.closePanel();
    });
  }

  /** The rendering of a file; what was shown of it before stays where it can't be read. */
  async #read(uri: vscode.Uri): Promise<PageContent> {
    const same = uri.toString() === this.#shown?.toString();
    const before = same ? this.#content.resume : undefined;
    try {
      const { text } = await readTextFile(uri);
      if (text === null || text.trim() === '')
        return { resume: before, notice: l10n.t('There is nothing in {0} to show.', labelOf(uri)) };
      const document = parseJsonObject(text, labelOf(uri));
      const language = resumeLanguage(document) ?? interfaceLanguage();
      return { resume: renderResume(dataOf(document.text, document.root), language), notice: undefined };
    } catch (error) {
      const [code, params] = hasCode(error) ? [error.code, error.params] : (['unknown', {}] as const);
      return { resume: before, notice: describeError(code, params).text };
    }
  }

  #tell(panel: vscode.WebviewPanel): void {
    const kept = { uri: this.#fixed?.toString() ?? '' };
    const frame = JSON.stringify([kept, this.#content.resume?.css, this.#content.resume?.lang]);
    if (frame === this.#loaded) void panel.webview.postMessage(pageUpdate(this.#content));
    else panel.webview.html = previewHtml(this.#content, kept, randomBytes(18).toString('base64'));
    this.#loaded = frame;
  }

  /** Sees what other programs, and Vitae itself, write. */
  #watch(uri: vscode.Uri): void {
    if (this.#watcher?.uri === uri.toString()) return;
    this.#watcher?.stop.dispose();
    const name = uri.path.split('/').at(-1) ?? '';
    const pattern = new vscode.RelativePattern(vscode.Uri.joinPath(uri, '..'), name);
    const watcher = vscode.workspace.createFileSystemWatcher(pattern);
    const soon = (): void => this.#soon();
    watcher.onDidChange(soon);
    watcher.onDidCreate(soon);
    watcher.onDidDelete(soon);
    this.#watcher = { uri: uri.toString(), stop: watcher };
  }

  #soon(): void {
    clearTimeout(this.#timer);
    if (this.#panel) this.#timer = setTimeout(() => void this.refresh().catch(() => undefined), PAUSE_MS);
  }
}
