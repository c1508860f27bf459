import { Command, isGraphDrained, RunControl, type CompiledStateGraph } from '@langchain/langgraph';
import { hasCode, VitaeError, whereOf } from '../protocol/errors';
import type { RunEvent } from '../protocol/messages';
import type { RunResult, Turn } from '../protocol/ports';
import type { RunContext } from '../steps/runContext';
import { Translation } from './translate';
import { turnTime, type TurnTime } from './turnTime';

/** A compiled graph of one of our agents, whatever its state. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the state differs by agent and is opaque here
export type AgentGraph = CompiledStateGraph<any, any, any, any, any, any>;

/** Steps of one run; a turn of ours takes under ten, so this only stops a loop. */
const RECURSION_LIMIT = 50;

/** What a turn gives the graph: the input as state, or an answer by the interrupt's id, or nothing to go on. */
export type GraphInput = Record<string, unknown> | Command | null;

/** What a run may be told beside its turn. */
export interface RunOptions {
  /** Aborted: the step that runs finishes and is kept, then the run ends as `cancelled`. */
  drain?: AbortSignal | undefined;
  /** The turn's time, by default as its `deadlineMs` says. */
  time?: TurnTime;
}

/**
 * Runs one turn of a graph and emits its events, without RUN_STARTED and RUN_FINISHED. Never rejects: how it ended is
 * the result. After `turn.deadlineMs` the nodes' {@link deadlineOf} aborts; a little later the run itself, with
 * `turn-deadline`.
 */
export async function run(
  graph: AgentGraph,
  turn: Turn,
  input: GraphInput,
  emit: (event: RunEvent) => void,
  signal: AbortSignal,
  log: (line: string) => void,
  { drain, time = turnTime(turn.deadlineMs) }: RunOptions = {},
): Promise<RunResult> {
  const translation = new Translation(emit);
  const over = AbortSignal.any([signal, time.end]);
  const control = new RunControl();
  const leave = (): void => control.requestDrain();
  if (drain?.aborted) leave();
  else drain?.addEventListener('abort', leave, { once: true });
  const cap = new TokenCap(turn.tokenCap);
  let asked = false;
  const context: RunContext = {
    deadline: time.deadline,
    limit: AbortSignal.any([time.deadline, cap.signal]),
    rulesOnly: false,
    unattended: turn.unattended === true,
    report: (by, call) => {
      asked = true;
      translation.call(by, call);
    },
    spend: (tokens) => {
      cap.spend(tokens);
      translation.spend(tokens);
    },
    wait: (ms) => time.stand(ms),
  };
  const perform = async (given: GraphInput): Promise<void> => {
    const stream = await graph.stream(given, {
      configurable: { thread_id: turn.threadId },
      signal: over,
      context,
      control,
      streamMode: ['updates', 'custom', 'tasks'],
      durability: 'sync',
      recursionLimit: RECURSION_LIMIT,
    });
    for await (const chunk of stream) translation.take(chunk as [string, unknown]);
  };
  try {
    try {
      await perform(input);
    } catch (error) {
      // Whatever a model brought about that nobody thought of, the rules go on from the last step that is kept.
      if (!asked || over.aborted || hasCode(error) || isGraphDrained(error)) throw error;
      log(`run ${turn.runId} goes on by rules: ${whereOf(error)}`);
      context.rulesOnly = true;
      await perform((await waiting(graph, turn.threadId)) === undefined ? null : input);
    }
    translation.close();
    const interruptId = await waiting(graph, turn.threadId);
    return interruptId === undefined ? { status: 'success' } : { status: 'interrupt', interruptId };
  } catch (error) {
    translation.close();
    if (signal.aborted || isGraphDrained(error)) return { status: 'cancelled' };
    if (time.end.aborted) return failed(time.end.reason);
    if (!hasCode(error)) log(`run ${turn.runId} failed: ${whereOf(error)}`);
    return failed(error);
  } finally {
    time.stop();
    drain?.removeEventListener('abort', leave);
  }
}

/** The id of the interrupt that a thread waits at. */
async function waiting(graph: AgentGraph, threadId: string): Promise<string | undefined> {
  const state = await graph.getState({ configurable: { thread_id: threadId } });
  return state.tasks.flatMap((task) => task.interrupts).find(({ id }) => id !== undefined)?.id;
}

/** Aborts when a turn used the tokens that it may. */
class TokenCap {
  private readonly reached = new AbortController();
  private spent = 0;
  readonly signal = this.reached.signal;

  constructor(private readonly tokens: number) {}

  spend(tokens: number): void {
    this.spent += tokens;
    if (this.tokens > 0 && this.spent > this.tokens)
      this.reached.abort(new VitaeError('token-cap', { tokens: this.tokens }));
  }
}

function failed(error: unknown): RunResult {
  return hasCode(error)
    ? { status: 'error', code: error.code, params: error.params }
    : { status: 'error', code: 'unknown', params: {} };
}

/** The resume of a pending interrupt: always by id, a bare value would answer all that wait. */
export function answer(interruptId: string, value: unknown): Command {
  return new Command({ resume: { [interruptId]: value } });
}
