import { VitaeError } from '../protocol/errors';
import type { ModelChoice, Usage } from '../protocol/models';
import { attempt, type Ask, type CallContext } from './attempts';
import { hostOf } from './trouble';

/** Text as it comes; `again`: what came so far is void. */
export type Written = { kind: 'text'; text: string } | { kind: 'again' };

/** A request for text. */
export interface Writing extends Omit<Ask, 'form' | 'whole' | 'tools'> {
  /** Names under which others speak in the prompt: a reply that goes on as one of them is cut there. */
  speakers?: readonly string[];
}

/**
 * Streams text without reasoning, template tokens and turns of others. Rejects with `model-empty`, `model-refused`,
 * `model-length`, and as {@link attempt} does; what came before an error of the last two kinds is whole up to there.
 */
export async function* writeText(
  choice: ModelChoice,
  { speakers = [], ...ask }: Writing,
  context: CallContext,
): AsyncGenerator<Written, Usage> {
  const pieces = attempt(choice, ask, context);
  let clean = new CleanText({ speakers });
  let any = false;
  for (;;) {
    const next = await pieces.next();
    if (next.done) {
      const { finishReason, refusal, usage } = next.value;
      const { text } = clean.end();
      if (text !== '') yield { kind: 'text', text };
      any ||= text.trim() !== '';
      const host = hostOf(choice);
      if (refusal !== undefined || finishReason === 'content_filter')
        throw new VitaeError('model-refused', { host });
      if (finishReason === 'length') throw new VitaeError('model-length', { host });
      if (!any) throw new VitaeError('model-empty', { host });
      return usage;
    }
    const piece = next.value;
    if (piece.kind === 'again') {
      clean = new CleanText({ speakers });
      any = false;
      yield piece;
    } else if (piece.kind === 'text') {
      const { text, retract } = clean.push(piece.text);
      if (retract) {
        any = false;
        yield { kind: 'again' };
      }
      any ||= text.trim() !== '';
      if (text !== '') yield { kind: 'text', text };
    }
  }
}

class CleanText {
  constructor(readonly options: { speakers: readonly string[] }) {}

  push(text: string): { text: string; retract?: true } {
    return { text };
  }

  end(): { text: string } {
    return { text: '' };
  }
}
