import * as vscode from 'vscode';
import { hasCode } from '../protocol/errors';
import type { ThreadStore } from '../storage/threadStore';
import { runLogText } from '../threads/runLogText';
import { runsOf } from '../threads/runs';
import { stateText } from '../threads/stateText';
import { Disposable } from './disposable';
import { describeError } from './errorText';
import { l10n } from './l10n';
import { runLogPhrases } from './runLogPhrases';

const SCHEME = 'vitae-thread';

/** What a document shows: a checkpoint's state, or without one the log of a thread's runs. */
export interface DocumentOf {
  threadId: string;
  checkpoint?: { ns: string; id: string };
}

/**
 * Read-only documents about threads. Each is made anew from the store when it is opened: its address says all that it
 * takes, the path is what the tab shows, and nothing is written for it.
 */
export class ThreadDocuments extends Disposable implements vscode.TextDocumentContentProvider {
  private readonly changed = this.register(new vscode.EventEmitter<vscode.Uri>());
  readonly onDidChange = this.changed.event;

  constructor(private readonly store: ThreadStore) {
    super();
    this.register(vscode.workspace.registerTextDocumentContentProvider(SCHEME, this));
  }

  /** Shows a document; `name` is its tab's, with the extension that tells its language. */
  async show(
    of: DocumentOf,
    name: string,
    options: vscode.TextDocumentShowOptions,
  ): Promise<vscode.TextEditor> {
    const uri = uriOf(of, name);
    // One that is open from before shows what there is by now.
    this.changed.fire(uri);
    return vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), options);
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    try {
      const { threadId, checkpoint } = parse(uri);
      return await (checkpoint ? this.state(threadId, checkpoint) : this.runLog(threadId));
    } catch (error) {
      return describeError(hasCode(error) ? error.code : 'unknown', hasCode(error) ? error.params : {}).text;
    }
  }

  private async state(threadId: string, { ns, id }: { ns: string; id: string }): Promise<string> {
    const found = await (await this.store.open(threadId)).get(ns, id);
    return found ? stateText(found.checkpoint, found.writes) : l10n.t('This checkpoint is no longer kept.');
  }

  private async runLog(threadId: string): Promise<string> {
    const log = await this.store.open(threadId);
    await log.refresh();
    const running = log.leased || (await log.holder()) !== null;
    return runLogText(log.thread, runsOf(log.journal, running), runLogPhrases(l10n), describeError);
  }
}

function uriOf({ threadId, checkpoint }: DocumentOf, name: string): vscode.Uri {
  const query = new URLSearchParams({ thread: threadId, ...checkpoint });
  // A title may hold what would make folders of it.
  return vscode.Uri.from({
    scheme: SCHEME,
    path: `/${name.replaceAll(/[\\/]/g, ' ')}`,
    query: String(query),
  });
}

function parse({ query }: vscode.Uri): DocumentOf {
  const given = new URLSearchParams(query);
  const [ns, id] = [given.get('ns'), given.get('id')];
  return {
    threadId: given.get('thread') ?? '',
    ...(ns !== null && id !== null && { checkpoint: { ns, id } }),
  };
}
