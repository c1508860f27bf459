import type { ModelChoice, Usage } from '../protocol/models';
import { attempt, type Ask, type CallContext } from './attempts';
import { checkText, listen, type Talk, type Written } from './listen';
import { Tally } from './tally';
import { veiled } from './veil';

/** A request for text. */
export interface Writing extends Omit<Ask, 'form' | 'whole' | 'tools'> {
  talk?: Talk;
}

/**
 * Streams text as {@link listen} does; a veil takes contacts and secrets out of the prompt. Gives back the tokens of all
 * attempts. Rejects with `model-empty`, `model-refused`, `model-length`, and as {@link attempt} does; what came before an
 * error of these three kinds is whole up to there.
 */
export async function* writeText(
  choice: ModelChoice,
  { talk, prompt, ...ask }: Writing,
  context: CallContext,
): AsyncGenerator<Written, Usage> {
  const { veil } = context;
  const tally = new Tally();
  const hidden = { ...ask, prompt: (tokens: number) => veiled(prompt(tokens), veil) };
  const reply = yield* listen(attempt(choice, hidden, tally.of(context)), { talk, veil });
  checkText(choice, reply);
  return tally.usage;
}
