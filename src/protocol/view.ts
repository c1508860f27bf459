import { EventType, type RunFinishedOutcome } from '@ag-ui/core';
import type { AgentId, Language, TranscriptItem } from './cards';
import { CUSTOM } from './custom';
import type { Usage } from './models';
import type { ErrorView, RunEvent } from './messages';

/**
 * An item as shown: `draft` while its text streams and no check has passed, `stopped` when the run ended before it
 * was finished.
 */
export type ViewItem = TranscriptItem & { draft?: true; stopped?: true };

/** The state of a thread's latest run, as the panel shows it. */
export type RunView =
  | { status: 'idle' }
  | { status: 'running'; runId: string; steps: string[]; progress?: Progress; spent?: Spent }
  /** Waits for the user's approval of the card with this interrupt's proposal. */
  | { status: 'waiting'; interruptId: string; /** Why the last answer came to nothing. */ error?: ErrorView }
  | { status: 'stopped' }
  /** An earlier window, on its way out, still has the thread; soon this one goes on. */
  | { status: 'finishing' }
  /**
   * Another window runs the thread: this one follows and sends nothing. `silent`: for so long without a sign that it
   * may be taken over. `host` is absent where it is this machine.
   */
  | { status: 'elsewhere'; silent: boolean; host?: string }
  | { status: 'error'; error: ErrorView };

/** What the running step is at: a key of the webview's text table and its parameters. */
export interface Progress {
  key: string;
  params: Record<string, string | number>;
}

/** What a run that asks a model has taken so far: milliseconds, and tokens in and out as estimated. */
export interface Spent {
  ms: number;
  tokens: number;
}

/** What models took in a turn, over all their calls and all its runs. */
export interface TurnUsage extends Usage {
  /** The id of what the user sent. */
  of: string;
  /** Their names, in the order in which they were asked. */
  models: string[];
  /** Milliseconds that the turn's runs took. */
  ms: number;
  /** The tokens that a run may use, where one met them. */
  cap?: number;
}

/** Everything the panel shows of one thread. */
export interface ThreadView {
  threadId: string;
  agent: AgentId;
  title: string;
  language: Language;
  items: ViewItem[];
  run: RunView;
  /** Of the turns in which a model was asked, in order; absent where none was. */
  usage?: TurnUsage[];
}

/**
 * Applies one event to a view; pure, and used by both ends. Unknown events change nothing. Folding a run's events over
 * the view before it gives the projection of the state after it.
 */
export function reduce(view: ThreadView, event: RunEvent): ThreadView {
  switch (event.type) {
    case EventType.RUN_STARTED:
      return { ...view, run: { status: 'running', runId: event.runId, steps: [] } };
    case EventType.STEP_STARTED:
      return running(view, (steps) => [...steps.filter((step) => step !== event.stepName), event.stepName]);
    case EventType.STEP_FINISHED:
      return running(view, (steps) => steps.filter((step) => step !== event.stepName));
    case EventType.TEXT_MESSAGE_START:
      return putItem(view, { ...emptyDraft, id: event.messageId });
    case EventType.TEXT_MESSAGE_CONTENT:
      return append(view, event.messageId, event.delta);
    case EventType.STATE_SNAPSHOT: {
      // A thread begins with what an earlier one came to.
      const { items } = (event.snapshot ?? {}) as { items?: TranscriptItem[] };
      return Array.isArray(items) ? { ...view, items } : view;
    }
    case EventType.CUSTOM:
      return custom(view, event.name, event.value);
    case EventType.RUN_FINISHED:
      return finish(view, event.outcome);
    case EventType.RUN_ERROR: {
      const action = event.metadata?.['action'] as ErrorView['action'];
      const error: ErrorView = {
        code: event.code ?? 'unknown',
        text: event.message,
        ...(action && { action }),
      };
      return { ...stopDrafts(view), run: { status: 'error', error } };
    }
    default:
      return view;
  }
}

const emptyDraft = { by: 'agent', source: 'rules', at: '', kind: 'text', text: '', draft: true } as const;

function custom(view: ThreadView, name: string, value: unknown): ThreadView {
  if (typeof value !== 'object' || value === null) return view;
  switch (name) {
    case CUSTOM.item:
      return 'id' in value ? putItem(view, value as TranscriptItem) : view;
    case CUSTOM.retract: {
      const { id } = value as { id?: string };
      return view.items.some((item) => item.id === id)
        ? { ...view, items: view.items.filter((item) => item.id !== id) }
        : view;
    }
    case CUSTOM.progress:
      return view.run.status === 'running' && 'key' in value
        ? { ...view, run: { ...view.run, progress: value as Progress } }
        : view;
    case CUSTOM.spent:
      return view.run.status === 'running' && 'tokens' in value
        ? { ...view, run: { ...view.run, spent: value as Spent } }
        : view;
    case CUSTOM.usage:
      return 'of' in value ? { ...view, usage: withUsage(view.usage, value as TurnUsage) } : view;
    default:
      return view;
  }
}

/** The usage of one more run; runs of one turn are added up. */
export function withUsage(turns: readonly TurnUsage[] | undefined = [], run: TurnUsage): TurnUsage[] {
  const at = turns.findIndex(({ of }) => of === run.of);
  const before = turns[at];
  if (!before) return [...turns, run];
  const estimated = before.estimated ?? run.estimated;
  const cap = run.cap ?? before.cap;
  return turns.with(at, {
    of: run.of,
    models: [...new Set([...before.models, ...run.models])],
    ms: before.ms + run.ms,
    input: before.input + run.input,
    output: before.output + run.output,
    ...(estimated && { estimated }),
    ...(cap !== undefined && { cap }),
  });
}

/** Text is added to drafts only: a straggler can't change an item that stands. */
function append(view: ThreadView, id: string, delta: string): ThreadView {
  const at = view.items.findIndex((item) => item.id === id);
  const item = view.items[at];
  if (item?.kind !== 'text' || !item.draft) return view;
  return { ...view, items: view.items.with(at, { ...item, text: item.text + delta }) };
}

function finish(view: ThreadView, outcome: RunFinishedOutcome | undefined): ThreadView {
  const interrupt = outcome?.type === 'interrupt' ? outcome.interrupts[0] : undefined;
  if (interrupt) return { ...view, run: { status: 'waiting', interruptId: interrupt.id } };
  if (outcome?.type === 'cancelled') return { ...stopDrafts(view), run: { status: 'stopped' } };
  return { ...view, run: { status: 'idle' } };
}

/** Text that was streaming when the run ended stays, marked as stopped; an empty one goes. */
function stopDrafts(view: ThreadView): ThreadView {
  const items = view.items
    .filter((item) => !(item.draft && item.kind === 'text' && item.text === ''))
    .map((item) => {
      if (!item.draft) return item;
      const { draft: _, ...rest } = item;
      return { ...rest, stopped: true as const };
    });
  return { ...view, items };
}

function putItem(view: ThreadView, item: ViewItem): ThreadView {
  const at = view.items.findIndex((other) => other.id === item.id);
  const items = at < 0 ? [...view.items, item] : view.items.with(at, item);
  return { ...view, items };
}

/** Steps of a live run changed: what the last one was at is over. */
function running(view: ThreadView, change: (steps: string[]) => string[]): ThreadView {
  if (view.run.status !== 'running') return view;
  const { progress: _, ...run } = view.run;
  return { ...view, run: { ...run, steps: change(run.steps) } };
}
