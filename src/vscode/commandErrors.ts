import { hasCode } from '../protocol/errors';
import type { PanelAction } from '../protocol/messages';
import { describeError } from './errorText';

/** Where the error of a command is told. */
export interface ErrorStage {
  /** Resolves with the button that was clicked. */
  warn(message: string, ...buttons: string[]): Thenable<string | undefined>;
  /** Takes the next step that an error offers. */
  act(action: PanelAction): Promise<void>;
  /** Whether a thread is in view, which could be started over. */
  threadInView(): boolean;
}

/** Runs a command; an error is told with its next step as a button. Never rejects. */
export async function telling(stage: ErrorStage, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const [code, params] = hasCode(error) ? [error.code, error.params] : (['unknown', {}] as const);
    const { text, action } = describeError(code, params);
    // A command is run again by its name; what would be tried again here is the thread's turn.
    const offered = action && action.id !== 'retry' && (action.id !== 'startOver' || stage.threadInView());
    const picked = await stage.warn(text, ...(action && offered ? [action.label] : []));
    if (action && picked === action.label) await telling(stage, () => stage.act(action.id));
  }
}
