import type { AGUIEvent } from '@ag-ui/core';
import type { AgentId, ApprovalAnswer, CardContent, Language } from './cards';
import type { ThreadView } from './view';

/** Events that a run emits (AG-UI 1.0). Content of ours travels in the CUSTOM events of `custom.ts`. */
export type RunEvent = AGUIEvent;

/** An error as shown: rendered by the host in the interface's language; `code` is what programs compare. */
export interface ErrorView {
  code: string;
  text: string;
  /** The next step, a click away. */
  action?: { id: PanelAction; label: string };
}

/** Things the panel may ask the host to do; each is a fixed action, never a command id from outside. */
export type PanelAction =
  | 'extractProject'
  | 'openResume'
  | 'moveResume'
  | 'chooseModel'
  | 'newThread'
  | 'history'
  | 'openFolder'
  | 'trustWorkspace'
  | 'setApiKey'
  /** A new thread that begins with what the one in view came to. */
  | 'startOver'
  | 'recoverThreads'
  | 'retry';

/** What surrounds a thread in the panel: header and empty state. */
export interface Shell {
  /** Language of the interface. */
  language: Language;
  resume: { name: string; language: Language | null; exists: boolean };
  model: { state: 'offline' | 'ready' | 'incomplete'; name: string };
  workspace: { state: 'none' | 'untrusted' | 'virtual' | 'ready'; name: string };
  /** How many threads wait for the user, this one included. */
  waiting: number;
}

/** Webview → host. Parsed by `schemas.ts`; what doesn't parse is answered with `refused` and changes nothing. */
export type ToHost =
  /** The page is ready (again); `threadId` is what it showed before, from its own state. */
  | { type: 'ready'; threadId?: string }
  /**
   * What the user wrote in a place (a thread's id, or empty) and has not sent, as the page's own JSON: VS Code brings the
   * page's state to disk only now and then.
   */
  | { type: 'remember'; key: string; at: number; memory: string }
  /** The first message, typed where no thread is open: goes through the intent rules. */
  | { type: 'start'; clientMessageId: string; text: string }
  /** `card`: what the card that waits holds, edits included. */
  | { type: 'send'; threadId: string; clientMessageId: string; text: string; card?: CardContent }
  | { type: 'answer'; threadId: string; clientMessageId: string; interruptId: string; value: ApprovalAnswer }
  | { type: 'stop'; threadId: string }
  /** Takes a thread from a window that is silent. */
  | { type: 'takeOver'; threadId: string }
  /** Begins a new thread with what this one came to; `card` as with `send`. */
  | { type: 'startOver'; threadId: string; card?: CardContent }
  /** Runs what failed again. */
  | { type: 'retry'; threadId: string }
  /** A gap in `seq` was seen. */
  | { type: 'resync' }
  | { type: 'action'; action: PanelAction }
  | { type: 'openEvidence'; threadId: string; itemId: string; evidenceId: string }
  | { type: 'openLink'; href: string };

/** Host → webview. `epoch` rises with each snapshot, `seq` counts batches within an epoch from 1. */
export type ToWebview =
  | { type: 'snapshot'; epoch: number; seq: number; shell: Shell; view: ThreadView | null }
  | { type: 'events'; threadId: string; epoch: number; seq: number; events: RunEvent[] }
  | { type: 'shell'; shell: Shell }
  /** What `remember` kept, before the first snapshot. */
  | { type: 'remembered'; texts: { key: string; at: number; memory: string }[] }
  /** The input or answer is on disk; the composer may forget its draft. */
  | { type: 'accepted'; clientMessageId: string }
  | { type: 'refused'; clientMessageId: string | null; error: ErrorView }
  /** A first message that names no job: the text stays in the composer, the starts are offered. */
  | { type: 'suggest'; clientMessageId: string; reason: 'unclear' | 'offTopic' | 'notYet'; agent?: AgentId }
  | { type: 'focus' };
