import { VitaeError } from '../protocol/errors';
import type { ModelChoice, Usage } from '../protocol/models';
import type { ModelCall } from '../storage/records';
import { attempt, type Ask, type CallContext, type Streamed } from './attempts';
import type { ReplyEnd } from './call';
import { CleanText, type CleanOptions, type CleanPiece } from './stream/cleanText';
import { hostOf } from './trouble';
import { veiled } from './veil';

/** Text as it comes; `again`: what came so far is void. */
export type Written = { kind: 'text'; text: string } | { kind: 'again' };

/** A request for text. */
export interface Writing extends Omit<Ask, 'form' | 'whole' | 'tools'> {
  /** Who else speaks in the prompt, and under which names the model itself does; see {@link CleanText}. */
  talk?: Pick<CleanOptions, 'speakers' | 'self' | 'allowDialogue'>;
}

/**
 * Streams text without reasoning, template tokens and turns of others; a veil takes contacts and secrets out of the
 * prompt, and puts contacts back into the reply. Rejects with `model-empty`, `model-refused`,
 * `model-length`, and as {@link attempt} does; what came before an error of the last two kinds is whole up to there.
 */
export async function* writeText(
  choice: ModelChoice,
  { talk, prompt, ...ask }: Writing,
  context: CallContext,
): AsyncGenerator<Written, Usage> {
  const host = hostOf(choice);
  let usage: Usage = { input: 0, output: 0 };
  const ended = (call: ModelCall): void => {
    if (call.usage) usage = call.usage;
    context.ended?.(call);
  };
  const { veil } = context;
  let clean = new CleanText(talk);
  let back = veil?.stream();
  let any = false;
  const show = function* ({ text, retract }: CleanPiece, last = false): Generator<Written> {
    if (retract) {
      yield { kind: 'again' };
      back = veil?.stream();
    }
    any = text.trim() !== '' || (any && !retract);
    const shown = back ? back.push(text) + (last ? back.end() : '') : text;
    if (shown !== '') yield { kind: 'text', text: shown };
  };
  const hidden = { ...ask, prompt: (tokens: number) => veiled(prompt(tokens), veil) };
  let end: ReplyEnd | undefined;
  for await (const piece of attempted(
    attempt(choice, hidden, { ...context, ended }),
    (reply) => (end = reply),
  )) {
    if (piece.kind === 'again') {
      clean = new CleanText(talk);
      yield* show({ text: '', retract: true, ended: false });
    } else if (piece.kind === 'text') {
      const cleaned = clean.push(piece.text);
      yield* show(cleaned);
      // The rest is not the model's to say; leaving the loop closes the stream.
      if (cleaned.ended) break;
    }
  }
  const { finishReason, refusal } = end ?? {};
  yield* show(clean.end(finishReason === 'length'), true);
  if (refusal !== undefined || finishReason === 'content_filter')
    throw new VitaeError('model-refused', { host });
  if (finishReason === 'length') throw new VitaeError('model-length', { host });
  if (!any) throw new VitaeError('model-empty', { host });
  return usage;
}

/** The pieces of a reply; how it ended is told where it came to its end. */
async function* attempted(
  pieces: AsyncGenerator<Streamed, ReplyEnd>,
  ended: (reply: ReplyEnd) => void,
): AsyncGenerator<Streamed> {
  ended(yield* pieces);
}
