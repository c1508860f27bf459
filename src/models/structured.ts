import { hasCode, VitaeError } from '../protocol/errors';
import type { ModelChoice, Rung, Usage } from '../protocol/models';
import { attempt, type Ask, type CallContext } from './attempts';
import { shorten, shortenTo } from './budget';
import type { ReplyEnd } from './call';
import type { Form } from './forms';
import { recoverReply, type Recovered, type Reply } from './recovery/recover';
import type { ChatMessage } from './request';
import { Tally } from './tally';
import { estimateMessages, estimateTokens } from './tokens';
import { hostOf } from './trouble';
import { veiled, type Veil } from './veil';

/** Characters of a reply that is shown to the model again. */
const SHOWN_AGAIN = 4_000;
/** The parts of the room that this reply, and what was wrong with it, may fill. */
const SHOWN_SHARE = 0.25;
const PROBLEMS_SHARE = 0.15;

/** A structured question to a model. */
export interface Question<T> {
  form: Form<T>;
  temperature: number;
  /** Tokens that the reply may have, see `ModelRequest`. */
  reply?: number;
  /** Builds the messages within so many tokens; the first is the system's. */
  prompt(tokens: number): readonly ChatMessage[];
  /** What is wrong with a value that fits the schema, in short English lines for the model; empty: nothing. */
  problems?(value: T): readonly string[];
}

/** A value, and what it took in all. */
export interface Answer<T> {
  value: T;
  usage: Usage;
  rung: Rung;
  /** The reply was not strict JSON, or had to be asked for twice. */
  repaired: boolean;
}

/** From the most binding form to the least. VS Code's models and the responses API have ladders of their own. */
export function ladderOf(choice: ModelChoice): readonly Rung[] {
  if (choice.provider === 'vscode') return ['tool', 'plain'];
  return choice.api === 'responses'
    ? ['schema', 'tool', 'json', 'plain']
    : ['tool', 'schema', 'json', 'plain'];
}

/**
 * Asks for a value of a form: on the rung that is known to work, else from the top, one down where the endpoint doesn't
 * know a form. A veil takes contacts and secrets out of the prompt, and puts contacts back into the value. A reply that
 * can't be used is asked for once more, with what was wrong with it; not one that had no end. Rejects with
 * `model-refused`, `model-unusable`, `model-length`, and as {@link attempt} does.
 */
export async function askFor<T>(
  choice: ModelChoice,
  question: Question<T>,
  context: CallContext,
): Promise<Answer<T>> {
  const ladder = ladderOf(choice);
  const known = context.learnt.get(choice).rung;
  let at = known === undefined ? 0 : Math.max(0, ladder.indexOf(known));
  const tally = new Tally();
  const counted = tally.of(context);
  let before: Failed | undefined;
  for (;;) {
    const rung = ladder[at] ?? 'plain';
    const reply = await ask(choice, question, rung, before, counted).catch((error: unknown) => {
      if (at === ladder.length - 1 || !refusesForm(error, rung, known === undefined)) throw error;
      return undefined;
    });
    if (!reply) {
      at++;
      continue;
    }
    // At a temperature of 0 it would only go on and on again.
    if (reply.tooLong) throw new VitaeError('model-length', { host: hostOf(choice) });
    const recovered = judge(reply, question, context.veil);
    if (recovered.ok) {
      if (rung !== known) context.learnt.set(choice, { rung });
      const { value, repaired } = recovered;
      return { value, usage: tally.usage, rung, repaired: repaired || before !== undefined };
    }
    if (recovered.reason === 'refusal') throw new VitaeError('model-refused', { host: hostOf(choice) });
    if (before) throw new VitaeError('model-unusable', { host: hostOf(choice), reason: recovered.reason });
    const problems = recovered.problems.map((one) => context.veil?.hide(one) ?? one);
    before = { reply: reply.text, problems };
    // A form that never worked may be one that the model doesn't understand.
    if (known === undefined && at < ladder.length - 1) at++;
  }
}

interface Failed {
  reply: string;
  problems: readonly string[];
}

interface Whole extends ReplyEnd, Reply {}

/** What errors name where they mean the form. */
const NAMED: Record<Rung, readonly string[]> = {
  tool: ['tools', 'tool_choice'],
  schema: ['response_format'],
  json: ['response_format'],
  plain: [],
};

/** An error that names the form; on a rung that never worked also a bad request that names nothing. */
function refusesForm(error: unknown, rung: Rung, unproven: boolean): boolean {
  if (!hasCode(error)) return false;
  const { status = 0, what = '' } = error.params;
  if (error.code === 'model-unsupported') return NAMED[rung].includes(String(what));
  return unproven && error.code === 'model-failed' && [400, 422].includes(Number(status));
}

async function ask<T>(
  choice: ModelChoice,
  { form, temperature, reply, prompt }: Question<T>,
  rung: Rung,
  before: Failed | undefined,
  context: CallContext,
): Promise<Whole> {
  const { name, description, sent: schema } = form;
  const request: Ask = {
    temperature,
    ...(reply !== undefined && { reply }),
    ...(rung !== 'plain' && { form: { rung, name, description, schema } }),
    ...(choice.provider === 'openai' && choice.api === 'responses' && { whole: true }),
    prompt: (tokens) => {
      const say = formLine(form, rung);
      const again = before ? askedAgain(before, rung, tokens) : [];
      const taken = estimateTokens(say) + (before ? estimateMessages(again) : 0);
      const [first, ...rest] = veiled(prompt(Math.max(0, tokens - taken)), context.veil);
      return [...(first ? [{ ...first, text: first.text + say }] : []), ...rest, ...again];
    },
  };
  let text = '';
  let args = new Map<number, string>();
  const pieces = attempt(choice, request, context);
  for (;;) {
    const next = await pieces.next();
    if (next.done) {
      const [first = '', ...others] = args.values();
      // Of several calls of the one tool none is known to be meant.
      const called = others.every((other) => other === first) ? first : [first, ...others].join('\n');
      return { ...next.value, text: called.trim() === '' ? text : called };
    }
    const piece = next.value;
    if (piece.kind === 'again') [text, args] = ['', new Map()];
    else if (piece.kind === 'text') text += piece.text;
    else args.set(piece.index, (args.get(piece.index) ?? '') + piece.args);
  }
}

/** What the first message says of the form, where it is not sent beside the messages. */
function formLine<T>({ name, description, sent }: Form<T>, rung: Rung): string {
  if (rung === 'schema') return '';
  return rung === 'tool'
    ? `\n\nAnswer by calling the tool ${name}, once, and write nothing else.`
    : `\n\nAnswer with one JSON object and nothing else: no comment, no code fence. ${description} It has to fit this JSON schema:\n${JSON.stringify(sent)}`;
}

/** The reply that can't be used, and why, as far as they fit beside the prompt itself. */
function askedAgain({ reply, problems }: Failed, rung: Rung, tokens: number): readonly ChatMessage[] {
  const again = rung === 'tool' ? 'Call the tool again' : 'Answer again with the whole JSON object';
  const shown = shortenTo(shorten(reply.trim(), SHOWN_AGAIN), tokens * SHOWN_SHARE);
  const why = shortenTo(problems.map((one) => `- ${one}`).join('\n'), tokens * PROBLEMS_SHARE);
  return [
    { role: 'assistant', text: shown === '' ? '(nothing)' : shown },
    { role: 'user', text: `That answer can’t be used:\n${why}\n${again}, corrected.` },
  ];
}

function judge<T>(reply: Whole, { form, problems }: Question<T>, veil: Veil | undefined): Recovered<T> {
  if (reply.refusal !== undefined && reply.text.trim() === '')
    return { ok: false, reason: 'refusal', problems: ['The reply declines to answer.'] };
  const text = veil ? veil.revealJson(reply.text) : reply.text;
  const recovered = recoverReply({ ...reply, text }, form.schema);
  if (!recovered.ok) return recovered;
  const wrong = problems?.(recovered.value) ?? [];
  return wrong.length === 0 ? recovered : { ok: false, reason: 'invalid', problems: [...wrong] };
}
