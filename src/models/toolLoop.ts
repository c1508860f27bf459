import { shorten } from './budget';
import { VitaeError } from '../protocol/errors';
import type { ModelChoice, Usage } from '../protocol/models';
import { attempt, type CallContext } from './attempts';
import type { ReplyEnd } from './call';
import type { Form } from './forms';
import { recoverReply } from './recovery/recover';
import type { ChatMessage, Tool, ToolCall } from './request';
import { CleanText } from './stream/cleanText';
import type { Writing, Written } from './text';
import { estimateTokens } from './tokens';
import { hostOf } from './trouble';
import { veiled } from './veil';

/** Replies that may call tools; then one more is asked for without any. */
const STEPS = 5;
/** Calls of one reply that are carried out. */
const CALLS = 8;
/** Characters of a result that the model is given. */
const RESULT = 8_000;
/** The part of the room that results may fill, all together. */
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
 * the user's. After five replies that call tools one is asked for without them. Gives back the tokens of all requests.
 * Rejects as {@link writeText} does, and with `model-unsupported` where the model can't call tools.
 */
export async function* toolLoop(
  choice: ModelChoice,
  { tools, talk, prompt, ...ask }: ToolTask,
  context: CallContext,
): AsyncGenerator<Worked, Usage> {
  const usage: Usage = { input: 0, output: 0 };
  const { veil } = context;
  // As the model sees it: contacts are placeholders.
  const exchange: ChatMessage[] = [];
  for (let step = 0; ; step++) {
    const last = step === STEPS;
    const reply = yield* listen(
      attempt(
        choice,
        {
          ...ask,
          ...(!last && { tools }),
          prompt: (tokens) => {
            const said = fitted(exchange, tokens * SHARE);
            return [...veiled(prompt(tokens - sizeOf(said)), veil), ...said];
          },
        },
        context,
      ),
      { talk, veil },
    );
    usage.input += reply.end.usage.input;
    usage.output += reply.end.usage.output;
    if (reply.end.usage.estimated) usage.estimated = true;
    const calls = last ? [] : identified(reply.calls, step);
    if (calls.length === 0) {
      finished(choice, reply);
      return usage;
    }
    if (reply.text !== '') yield { kind: 'again' };
    exchange.push({ role: 'assistant', text: reply.text, calls });
    for (const [at, call] of calls.entries()) {
      yield { kind: 'tool', name: call.name };
      const { id, name, args } = call;
      const revealed = { name, args: veil?.revealJson(args) ?? args };
      const result =
        at < CALLS ? await carriedOut(revealed, tools, context.signal) : 'Error: too many calls.';
      context.signal?.throwIfAborted();
      // Hidden before it is cut: the half of a key is not known for one.
      const text = shorten(veil?.hide(result) ?? result, RESULT);
      exchange.push({ role: 'tool', callId: id, name, text });
    }
  }
}

interface Heard {
  end: ReplyEnd;
  text: string;
  calls: ToolCall[];
}

/** Streams the text of a reply, and keeps its calls. */
async function* listen(
  pieces: ReturnType<typeof attempt>,
  { talk, veil }: { talk: Writing['talk'] | undefined; veil: CallContext['veil'] },
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
  for (;;) {
    const next = await pieces.next();
    if (next.done) {
      yield* show(clean.end(next.value.finishReason === 'length'), true);
      return { end: next.value, text, calls: [...calls.values()] };
    }
    const piece = next.value;
    if (piece.kind === 'again') {
      clean = new CleanText(talk);
      calls.clear();
      yield* show({ text: '', retract: true });
    } else if (piece.kind === 'text') {
      yield* show(clean.push(piece.text));
    } else {
      const { id, name, args } = calls.get(piece.index) ?? { id: '', name: '', args: '' };
      calls.set(piece.index, { id: piece.id ?? id, name: piece.name ?? name, args: args + piece.args });
    }
  }
}

function finished(choice: ModelChoice, { end, text }: Heard): void {
  const host = hostOf(choice);
  const { finishReason, refusal } = end;
  if (refusal !== undefined || finishReason === 'content_filter')
    throw new VitaeError('model-refused', { host });
  if (finishReason === 'length') throw new VitaeError('model-length', { host });
  if (text.trim() === '') throw new VitaeError('model-empty', { host });
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
  const called = tools.find((one) => one.name === name);
  return called ? called.call(args, signal) : 'Error: there is no such tool.';
}

/** The exchange with results that are cut to fit, all alike. */
function fitted(exchange: readonly ChatMessage[], tokens: number): ChatMessage[] {
  const results = exchange.filter(({ role }) => role === 'tool').length;
  return exchange.map((message) => {
    if (message.role !== 'tool') return message;
    let { text } = message;
    while (text.length > 100 && estimateTokens(text) > tokens / results)
      text = text.slice(0, text.length * 0.8);
    return text === message.text ? message : { ...message, text: `${text}…` };
  });
}

function sizeOf(messages: readonly ChatMessage[]): number {
  return messages.reduce((sum, { text }) => sum + estimateTokens(text), 0);
}
