import { VitaeError } from '../protocol/errors';
import type { ModelChoice } from '../protocol/models';
import type { Streamed } from './attempts';
import type { ReplyEnd } from './call';
import { isCutOff, isWithheld } from './recovery/finish';
import type { ToolCall } from './request';
import { CleanText, type CleanOptions } from './stream/cleanText';
import { hostOf } from './trouble';
import type { Veil } from './veil';

/** Text as it comes; `again`: what came so far is void. */
export type Written = { kind: 'text'; text: string } | { kind: 'again' };

/** Who else speaks in the prompt, and under which names the model itself does; see {@link CleanText}. */
export type Talk = Pick<CleanOptions, 'speakers' | 'self' | 'allowDialogue'>;

/** A reply that is over. */
export interface Heard {
  /** How it ended; nothing where it was closed, since the model went on as somebody else. */
  end: Pick<ReplyEnd, 'finishReason' | 'refusal'>;
  /** As the model sees it: contacts are placeholders. */
  text: string;
  /** Calls that came before its end. */
  calls: ToolCall[];
}

/**
 * Streams the text of a reply without reasoning, template tokens and turns of others, with the contacts that a veil
 * took out, and keeps its calls. Where the model goes on as somebody else the stream is closed: what follows is not the
 * model's to say or to do.
 */
export async function* listen(
  pieces: AsyncGenerator<Streamed, ReplyEnd>,
  { talk, veil }: { talk: Talk | undefined; veil: Veil | undefined },
): AsyncGenerator<Written, Heard> {
  let clean = new CleanText(talk);
  let back = veil?.stream();
  let text = '';
  const calls = new Map<number, ToolCall>();
  const show = function* (piece: { text: string; retract: boolean }, last = false): Generator<Written> {
    if (piece.retract) {
      [text, back] = ['', veil?.stream()];
      yield { kind: 'again' };
    }
    text += piece.text;
    const shown = back ? back.push(piece.text) + (last ? back.end() : '') : piece.text;
    if (shown !== '') yield { kind: 'text', text: shown };
  };
  const over = function* (end: Heard['end']): Generator<Written, Heard> {
    yield* show(clean.end(isCutOff(end.finishReason)), true);
    return { end, text, calls: [...calls.values()] };
  };
  try {
    for (;;) {
      const next = await pieces.next();
      if (next.done) return yield* over(next.value);
      const piece = next.value;
      if (piece.kind === 'again') {
        clean = new CleanText(talk);
        calls.clear();
        yield* show({ text: '', retract: true });
      } else if (piece.kind === 'text') {
        const cleaned = clean.push(piece.text);
        yield* show(cleaned);
        if (cleaned.ended) return yield* over({});
      } else {
        const { id, name, args } = calls.get(piece.index) ?? { id: '', name: '', args: '' };
        calls.set(piece.index, { id: piece.id ?? id, name: piece.name ?? name, args: args + piece.args });
      }
    }
  } finally {
    await pieces.return({ usage: { input: 0, output: 0 } });
  }
}

/** Rejects with `model-refused` where a reply was withheld or declined, with `model-length` where it was cut off. */
export function checkEnd(choice: ModelChoice, { finishReason, refusal }: Heard['end']): void {
  const host = hostOf(choice);
  if (refusal !== undefined || isWithheld(finishReason)) throw new VitaeError('model-refused', { host });
  if (isCutOff(finishReason)) throw new VitaeError('model-length', { host });
}

/** Rejects where a reply is not the whole text that was asked for, as {@link checkEnd} does and with `model-empty`. */
export function checkText(choice: ModelChoice, { end, text }: Heard): void {
  checkEnd(choice, end);
  if (text.trim() === '') throw new VitaeError('model-empty', { host: hostOf(choice) });
}
