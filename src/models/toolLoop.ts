import type { ModelChoice, Usage } from '../protocol/models';
import { attempt, type CallContext } from './attempts';
import { shorten, shortenTo } from './budget';
import type { Form } from './forms';
import { checkEnd, checkText, listen, type Written } from './listen';
import { recoverReply } from './recovery/recover';
import type { ChatMessage, Tool, ToolCall } from './request';
import { Tally } from './tally';
import type { Writing } from './text';
import { estimateMessages } from './tokens';
import { veiled } from './veil';

/** Replies that may call tools; then one more is asked for without any. */
const STEPS = 5;
/** Calls of one reply that are carried out; the model is told nothing of further ones and may make them again. */
const CALLS = 8;
/** Characters of the arguments of a call. */
const ARGS = 4_000;
/** Characters of a result that the model is given. */
const RESULT = 8_000;
/** The part of the room that calls and results may fill, all together. */
const SHARE = 0.5;

/** A tool that the loop can carry out. */
export interface LoopTool extends Tool {
  /** What comes of arguments as the model wrote them, for the model. Rejects only where the signal aborts. */
  call(args: string, signal: AbortSignal | undefined): Promise<string>;
}

/**
 * A tool whose arguments are a form's. `run` gives back the result for the model; where it rejects the model is told
 * that the tool failed, and nothing of the error.
 */
export function tool<T>(
  { name, description, schema, sent }: Form<T>,
  run: (args: T, signal: AbortSignal | undefined) => string | Promise<string>,
): LoopTool {
  return {
    name,
    description,
    schema: sent,
    call: async (args, signal) => {
      const read = recoverReply({ text: args.trim() === '' ? '{}' : args }, schema);
      if (!read.ok) return `Error: the arguments can’t be used.\n${read.problems.join('\n')}`;
      try {
        return await run(read.value, signal);
      } catch {
        signal?.throwIfAborted();
        return 'Error: the tool failed.';
      }
    },
  };
}

/** A text that a model writes with the help of tools. */
export interface ToolTask extends Writing {
  tools: readonly LoopTool[];
}

/** Text as it comes, and each tool as it is called. What came before a tool's call is void. */
export type Worked = Written | { kind: 'tool'; name: string };

/**
 * Streams a text whose writer may call tools before: each call's result goes back as a message of its own, never inside
 * the user's. After five replies that call tools one is asked for without them. Calls of a reply that was cut off or
 * withheld are not carried out. Gives back the tokens of all requests.
 * Rejects as {@link writeText} does, and with `model-unsupported` where the model can't call tools.
 */
export async function* toolLoop(
  choice: ModelChoice,
  { tools, talk, prompt, ...ask }: ToolTask,
  context: CallContext,
): AsyncGenerator<Worked, Usage> {
  const { veil } = context;
  const tally = new Tally();
  const counted = tally.of(context);
  // Replies that call, each with its results; as the model sees them: contacts are placeholders.
  const exchange: ChatMessage[][] = [];
  for (let step = 0; ; step++) {
    const last = step === STEPS;
    const request = {
      ...ask,
      ...(!last && { tools }),
      prompt: (tokens: number) => {
        const said = fitted(exchange, tokens * SHARE);
        const left = said.length > 0 ? tokens - estimateMessages(said) : tokens;
        return [...veiled(prompt(Math.max(0, left)), veil), ...said];
      },
    };
    const reply = yield* listen(attempt(choice, request, counted), { talk, veil });
    checkEnd(choice, reply.end);
    const calls = last ? [] : identified(reply.calls.slice(0, CALLS), step);
    if (calls.length === 0) {
      checkText(choice, reply);
      return tally.usage;
    }
    if (reply.text !== '') yield { kind: 'again' };
    const results: ChatMessage[] = [];
    for (const { id, name, args } of calls) {
      yield { kind: 'tool', name };
      const revealed = { name, args: veil?.revealJson(args) ?? args };
      const result = await carriedOut(revealed, tools, context.signal);
      context.signal?.throwIfAborted();
      // Hidden before it is cut: the half of a key is not known for one.
      const text = shorten(veil?.hide(result) ?? result, RESULT);
      results.push({ role: 'tool', callId: id, name, text });
    }
    const sent = calls.map((call) => (call.args.length > ARGS ? { ...call, args: '{}' } : call));
    exchange.push([{ role: 'assistant', text: shorten(reply.text, RESULT), calls: sent }, ...results]);
  }
}

/** Calls under names and ids that can be sent back, each id once. */
function identified(calls: readonly ToolCall[], step: number): ToolCall[] {
  const ids = new Set<string>();
  return calls.map(({ id, name, args }, at) => {
    const own = id === '' || ids.has(id) ? `call_${step}_${at}` : id;
    ids.add(own);
    return { id: own, name: name.replace(/[^\w-]/g, '_').slice(0, 64) || 'unnamed', args };
  });
}

async function carriedOut(
  { name, args }: Omit<ToolCall, 'id'>,
  tools: readonly LoopTool[],
  signal: AbortSignal | undefined,
): Promise<string> {
  if (args.length > ARGS) return 'Error: the arguments are too long.';
  const called = tools.find((one) => one.name === name);
  return called ? called.call(args, signal) : 'Error: there is no such tool.';
}

/** The exchange with texts that are cut to fit, all alike; where that is not enough, without its oldest calls. */
function fitted(exchange: readonly ChatMessage[][], tokens: number): ChatMessage[] {
  const texts = exchange.flat().filter(({ text }) => text !== '').length;
  const frame = estimateMessages(exchange.flat().map((message) => ({ ...message, text: '' })));
  const each = (tokens - frame) / texts;
  let kept = exchange.map((step) =>
    step.map((message) => ({ ...message, text: shortenTo(message.text, each) })),
  );
  while (kept.length > 1 && estimateMessages(kept.flat()) > tokens) kept = kept.slice(1);
  return kept.flat();
}
