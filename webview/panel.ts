import type { ApprovalAnswer, CardContent } from '../src/protocol/cards';
import type { ErrorView, PanelAction, ToHost, ToWebview } from '../src/protocol/messages';
import { Connection } from './connection';
import type { Host } from './host';
import { Keeper } from './keeper';
import { emptyEdit, Memory, newThread, type ProposalEdit, type ThreadMemory } from './memory';
import { content } from './proposalEdit';

/** Longest message that the host takes, in UTF-16 units. */
export const maxLength = 20_000;

/** Runs of which one waits for the end before anything is sent: here, or in another window. */
export type BusyStatus = 'running' | 'elsewhere' | 'finishing';

/** Why a message can't be sent now. */
export type SendBlock = 'connecting' | BusyStatus | 'sending' | 'empty' | 'tooLong';

/** What stands beneath the transcript until the user goes on. */
export type Notice =
  { kind: 'error'; error: ErrorView } | { kind: 'suggest'; reason: 'unclear' | 'offTopic' | 'notYet' };

type Pending =
  | { kind: 'draft'; key: string; text: string }
  | { kind: 'choice' }
  | { kind: 'answer'; itemId: string; interruptId: string };

/** The composer, as far as the panel moves it. */
export interface ComposerPort {
  /** Takes a text that was accepted out of the field, in a way that undo can bring back. */
  drop(sent: string): void;
  /** Shows the draft, where the field is still empty. */
  refill(): void;
  focus(): void;
}

/**
 * What the page knows and does, without a DOM: the replica of the host's view, what waits for an acknowledgement, and
 * what the user has not sent. Elements render it and call it; `changed` asks for one rendering.
 */
export class Panel {
  readonly memory: Memory;
  readonly connection: Connection;
  composer: ComposerPort | null = null;
  /** Which editor the user opened last, `<item>/<field>`. */
  openedEditor: string | null = null;
  notice: Notice | null = null;
  /** It was asked to take the thread over, and not answered yet. */
  takingOver = false;
  /** Errors of answers, by the id of the card's item. */
  readonly cardErrors = new Map<string, ErrorView>();
  /** Rises with each change outside the thread's view, so that an unchanged item need not be rendered again. */
  revision = 0;
  #pending = new Map<string, Pending>();
  readonly #keeper: Keeper;
  /** Messages under way, one at a time: until they are answered, or a snapshot or another text makes that moot. */
  readonly #sending = new Set<string>();
  #stopping: string | null = null;

  constructor(
    private readonly host: Host,
    private readonly changed: () => void,
    private readonly newId: () => string = () => crypto.randomUUID(),
  ) {
    this.memory = new Memory(host, (key) => this.#keeper.soon(key));
    this.#keeper = new Keeper(host, this.memory);
    this.connection = new Connection((message) => host.post(message));
  }

  /** Listens, and tells the host that the page is there. */
  start(): void {
    this.host.onMessage((message) => this.#receive(message));
    const { threadId } = this.memory;
    this.host.post({ type: 'ready', ...(threadId !== undefined && { threadId }) });
  }

  /** The thread in view: its id, the place of a new one, or before the first snapshot the one shown before. */
  get key(): string {
    if (!this.connection.connected) return this.memory.threadId ?? newThread;
    return this.connection.view?.threadId ?? newThread;
  }

  get thread(): ThreadMemory {
    return this.memory.thread(this.key);
  }

  get stopping(): boolean {
    const run = this.connection.view?.run;
    return run?.status === 'running' && run.runId === this.#stopping;
  }

  /** What has to end before anything is sent. */
  get busy(): BusyStatus | null {
    const status = this.connection.view?.run.status;
    return status === 'running' || status === 'elsewhere' || status === 'finishing' ? status : null;
  }

  /** Why the draft can't be sent, `null` where it can. */
  sendBlock(): SendBlock | null {
    const { text } = this.thread.draft;
    if (!this.connection.connected) return 'connecting';
    const { busy } = this;
    if (busy) return busy;
    if (this.#sending.size > 0) return 'sending';
    if (text.trim() === '') return 'empty';
    return text.length > maxLength ? 'tooLong' : null;
  }

  typed(text: string): void {
    this.#remember((thread) => ({ ...thread, draft: { ...thread.draft, text } }));
    const { sent } = this.thread.draft;
    if (sent && sent.text !== text) this.#sending.delete(sent.id);
    this.notice = null;
    this.#touch();
  }

  /** Sends the draft; it stays in the composer until the host has it on disk. */
  send(): void {
    if (this.sendBlock()) return;
    const { key } = this;
    const { text, sent } = this.thread.draft;
    // The same text keeps its id, which makes sending it again harmless.
    const id = sent?.text === text ? sent.id : this.newId();
    this.#remember((thread) => ({ ...thread, draft: { text, sent: { id, text } } }));
    this.#pending.set(id, { kind: 'draft', key, text });
    this.#sending.add(id);
    this.notice = null;
    this.host.post(this.#message(id, text));
    this.#touch();
  }

  /** Answers a question by one of its choices. */
  choose(label: string): void {
    if (this.#sending.size > 0 || this.busy) return;
    const id = this.newId();
    this.#pending.set(id, { kind: 'choice' });
    this.#sending.add(id);
    this.notice = null;
    this.host.post(this.#message(id, label));
    this.#touch();
  }

  /** Answers an approval; a second answer to the same interrupt is not sent. */
  answer(itemId: string, value: ApprovalAnswer): void {
    const { view } = this.connection;
    if (view?.run.status !== 'waiting' || this.answering(itemId)) return;
    const { interruptId } = view.run;
    const clientMessageId = this.newId();
    this.#pending.set(clientMessageId, { kind: 'answer', itemId, interruptId });
    this.cardErrors.delete(itemId);
    this.host.post({ type: 'answer', threadId: view.threadId, clientMessageId, interruptId, value });
    this.#touch();
  }

  /** Whether an answer to this card is under way: sent for the interrupt that still waits. */
  answering(itemId: string): boolean {
    const run = this.connection.view?.run;
    return [...this.#pending.values()].some(
      (sent) =>
        sent.kind === 'answer' &&
        sent.itemId === itemId &&
        run?.status === 'waiting' &&
        sent.interruptId === run.interruptId,
    );
  }

  stop(): void {
    const { view } = this.connection;
    if (view?.run.status !== 'running' || this.stopping) return;
    this.#stopping = view.run.runId;
    this.host.post({ type: 'stop', threadId: view.threadId });
    this.#touch();
  }

  /** Takes the thread from a window that is silent. */
  takeOver(): void {
    const { view } = this.connection;
    if (view?.run.status !== 'elsewhere' || !view.run.silent || this.takingOver) return;
    this.takingOver = true;
    this.notice = null;
    this.host.post({ type: 'takeOver', threadId: view.threadId });
    this.#touch();
  }

  /** Takes the next step that an error offers. */
  act(action: PanelAction): void {
    if (action === 'retry') return this.#retry();
    const { view } = this.connection;
    if (action !== 'startOver' || !view) return this.host.post({ type: 'action', action });
    const card = this.#editedCard();
    this.host.post({ type: 'startOver', threadId: view.threadId, ...(card && { card }) });
  }

  /** What was refused is sent again; else the host looks at what is left to do. */
  #retry(): void {
    const { view } = this.connection;
    const { text, sent } = this.thread.draft;
    const refused = this.notice?.kind === 'error' && sent?.text === text;
    this.notice = null;
    this.cardErrors.clear();
    if (refused && !this.sendBlock()) return this.send();
    if (view) this.host.post({ type: 'retry', threadId: view.threadId });
    this.#touch();
  }

  openEvidence(itemId: string, evidenceId: string): void {
    const { view } = this.connection;
    if (view) this.host.post({ type: 'openEvidence', threadId: view.threadId, itemId, evidenceId });
  }

  openLink(href: string): void {
    this.host.post({ type: 'openLink', href });
  }

  edit(itemId: string, change: (edit: ProposalEdit) => ProposalEdit): void {
    this.#remember((thread) => ({
      ...thread,
      edits: { ...thread.edits, [itemId]: change(thread.edits[itemId] ?? emptyEdit) },
    }));
    this.#touch();
  }

  isExpanded(key: string): boolean {
    return this.thread.expanded.includes(key);
  }

  toggle(key: string): void {
    this.#remember((thread) => ({
      ...thread,
      expanded: thread.expanded.includes(key)
        ? thread.expanded.filter((other) => other !== key)
        : [...thread.expanded, key],
    }));
    this.#touch();
  }

  scrolled(top: number | null): void {
    if (this.thread.scroll !== top) this.#remember((thread) => ({ ...thread, scroll: top }));
  }

  #receive(message: ToWebview): void {
    switch (message.type) {
      case 'snapshot':
        if (this.connection.receive(message)) this.#reconcile();
        break;
      case 'events':
        if (this.connection.receive(message)) this.changed();
        break;
      case 'shell':
        this.connection.receive(message);
        this.#touch();
        break;
      case 'remembered':
        if (this.#keeper.recover(message.texts).includes(this.key)) this.composer?.refill();
        this.#touch();
        break;
      case 'accepted':
        this.#accepted(message.clientMessageId);
        break;
      case 'refused':
        this.#refused(message.clientMessageId, message.error);
        break;
      case 'suggest':
        this.#settle(message.clientMessageId);
        this.notice = { kind: 'suggest', reason: message.reason };
        this.#touch();
        break;
      case 'focus':
        this.composer?.focus();
        break;
      default:
        message satisfies never;
    }
  }

  #accepted(id: string): void {
    const sent = this.#pending.get(id);
    // An answer stays pending until its interrupt no longer waits: the card must not come alive in between.
    if (sent?.kind !== 'answer') this.#settle(id);
    if (sent?.kind === 'draft') this.#forget(sent.key, sent.text);
    this.#touch();
  }

  #refused(id: string | null, error: ErrorView): void {
    const sent = id === null ? undefined : this.#pending.get(id);
    if (id !== null) this.#settle(id);
    else this.takingOver = false;
    if (sent?.kind === 'answer') this.cardErrors.set(sent.itemId, error);
    else this.notice = { kind: 'error', error };
    this.#touch();
  }

  /** A snapshot may show what an acknowledgement that never arrived would have said. */
  #reconcile(): void {
    const { view } = this.connection;
    if (this.memory.threadId !== view?.threadId) {
      this.notice = null;
      this.cardErrors.clear();
    }
    this.memory.show(view?.threadId ?? null);
    for (const key of view ? [view.threadId, newThread] : []) {
      const { sent } = this.memory.thread(key).draft;
      if (sent && view?.items.some(({ id }) => id === sent.id)) {
        this.#settle(sent.id);
        this.#forget(key, sent.text);
      }
    }
    this.#sending.clear();
    this.takingOver = false;
    this.#touch();
  }

  /** Takes an accepted text out of the draft; what was typed after it stays. */
  #forget(key: string, sent: string): void {
    const { text } = this.memory.thread(key).draft;
    const rest = text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;
    this.memory.update(key, (thread) => ({ ...thread, draft: { text: rest } }));
    if (key === this.key) this.composer?.drop(sent);
  }

  #settle(id: string): void {
    this.#pending.delete(id);
    this.#sending.delete(id);
  }

  #message(clientMessageId: string, text: string): ToHost {
    const threadId = this.connection.view?.threadId;
    if (threadId === undefined) return { type: 'start', clientMessageId, text };
    const card = this.#editedCard();
    return { type: 'send', threadId, clientMessageId, text, ...(card && { card }) };
  }

  /** What the card that waits holds, where the user edited it: “approve” may come in words. */
  #editedCard(): CardContent | undefined {
    const { view } = this.connection;
    if (view?.run.status !== 'waiting') return undefined;
    const item = view.items.findLast(({ kind }) => kind === 'card');
    const edit = item && this.thread.edits[item.id];
    if (!edit || item.kind !== 'card' || item.card.type !== 'proposal') return undefined;
    return content(item.card.proposal.entry, edit);
  }

  #remember(change: (thread: ThreadMemory) => ThreadMemory): void {
    this.memory.update(this.key, change);
  }

  #touch(): void {
    this.revision++;
    this.changed();
  }
}
