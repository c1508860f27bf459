import { EventType } from '@ag-ui/core';
import type { TranscriptItem } from '../protocol/cards';
import { CUSTOM } from '../protocol/custom';
import type { RunEvent } from '../protocol/messages';
import type { Speech } from '../steps/say';
import type { ModelCall } from '../storage/records';

interface TaskChunk {
  id: string;
  name: string;
  /** On the end of a task. */
  result?: unknown;
  interrupts?: unknown[];
  error?: unknown;
  input?: unknown;
}

/**
 * LangGraph's stream (`updates`, `custom`, `tasks`) as AG-UI events. Text comes only from `custom`, what is kept only
 * from `updates`: an item replaces the draft of the same id.
 */
export class Translation {
  /** Open steps by task id, with the name they were started under. */
  readonly #steps = new Map<string, string>();
  readonly #openTexts = new Set<string>();
  readonly #said = new Set<string>();
  #closed = false;

  constructor(private readonly emit: (event: RunEvent) => void) {}

  take([mode, data]: [string, unknown]): void {
    // What an aborted graph still says comes too late.
    if (this.#closed) return;
    if (mode === 'tasks') this.#task(data as TaskChunk);
    else if (mode === 'custom') this.#speech(data as Speech);
    else if (mode === 'updates') this.#update(data as Record<string, unknown>);
  }

  /** A request to a model has ended; the start of the step that made it may still be on its way here. */
  call({ node, task }: { node: string; task: string }, call: ModelCall): void {
    if (!this.#closed) this.#custom(CUSTOM.call, { step: this.#steps.get(task) ?? node, ...call });
  }

  /** A request to a model has used tokens. */
  spend(tokens: number): void {
    if (!this.#closed) this.#custom(CUSTOM.spend, { tokens });
  }

  /** Ends what is still open, in any case before the run ends. */
  close(): void {
    this.#closed = true;
    for (const id of this.#openTexts) this.emit({ type: EventType.TEXT_MESSAGE_END, messageId: id });
    this.#openTexts.clear();
    for (const stepName of this.#steps.values()) this.emit({ type: EventType.STEP_FINISHED, stepName });
    this.#steps.clear();
  }

  #task({ id, name, input, interrupts }: TaskChunk): void {
    const open = this.#steps.get(id);
    if (input === undefined && interrupts !== undefined && open !== undefined) {
      this.#steps.delete(id);
      this.emit({ type: EventType.STEP_FINISHED, stepName: open });
    } else if (open === undefined && input !== undefined) {
      // Two steps of one name can't be open at once.
      const names = new Set(this.#steps.values());
      let stepName = name;
      for (let n = 2; names.has(stepName); n++) stepName = `${name}#${n}`;
      this.#steps.set(id, stepName);
      this.emit({ type: EventType.STEP_STARTED, stepName });
    }
  }

  #speech(speech: Speech): void {
    switch (speech.say) {
      case 'start':
        // The same id again: the node runs anew from its first line.
        if (this.#openTexts.has(speech.id)) this.#end(speech.id);
        if (this.#said.has(speech.id)) this.#custom(CUSTOM.retract, { id: speech.id });
        this.#said.add(speech.id);
        this.#openTexts.add(speech.id);
        this.emit({ type: EventType.TEXT_MESSAGE_START, messageId: speech.id, role: 'assistant' });
        break;
      case 'delta':
        if (this.#openTexts.has(speech.id))
          this.emit({ type: EventType.TEXT_MESSAGE_CONTENT, messageId: speech.id, delta: speech.delta });
        break;
      case 'end':
        this.#end(speech.id);
        break;
      case 'retract':
        this.#custom(CUSTOM.retract, { id: speech.id });
        break;
      case 'decided':
        this.#custom(CUSTOM.decided, speech.decision);
        break;
      case 'progress':
        this.#custom(CUSTOM.progress, { key: speech.key, params: speech.params });
        break;
      default:
        speech satisfies never;
    }
  }

  #update(update: Record<string, unknown>): void {
    for (const [node, change] of Object.entries(update)) {
      if (node.startsWith('__') || change === null || typeof change !== 'object') continue;
      const items = (change as { transcript?: TranscriptItem[] }).transcript ?? [];
      for (const item of items) this.#custom(CUSTOM.item, item);
    }
  }

  #end(id: string): void {
    if (this.#openTexts.delete(id)) this.emit({ type: EventType.TEXT_MESSAGE_END, messageId: id });
  }

  #custom(name: string, value: unknown): void {
    this.emit({ type: EventType.CUSTOM, name, value });
  }
}
