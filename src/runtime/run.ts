import { Command, type CompiledStateGraph } from '@langchain/langgraph';
import { hasCode } from '../protocol/errors';
import type { RunEvent } from '../protocol/messages';
import type { RunResult, Turn } from '../protocol/ports';
import { Translation } from './translate';

/** A compiled graph of one of our agents, whatever its state. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the state differs by agent and is opaque here
export type AgentGraph = CompiledStateGraph<any, any, any, any, any, any>;

/** Steps of one run; a turn of ours takes under ten, so this only stops a loop. */
const RECURSION_LIMIT = 50;

/** What a turn gives the graph: the input as state, or an answer by the interrupt's id, or nothing to go on. */
export type GraphInput = Record<string, unknown> | Command | null;

/**
 * Runs one turn of a graph and emits its events, without RUN_STARTED and RUN_FINISHED. Never rejects: how it ended is
 * the result.
 */
export async function run(
  graph: AgentGraph,
  turn: Turn,
  input: GraphInput,
  emit: (event: RunEvent) => void,
  signal: AbortSignal,
  log: (line: string) => void,
): Promise<RunResult> {
  const translation = new Translation(emit);
  const config = { configurable: { thread_id: turn.threadId }, signal };
  try {
    const stream = await graph.stream(input, {
      ...config,
      streamMode: ['updates', 'custom', 'tasks'],
      durability: 'sync',
      recursionLimit: RECURSION_LIMIT,
    });
    for await (const chunk of stream) translation.take(chunk as [string, unknown]);
    translation.close();
    const state = await graph.getState({ configurable: { thread_id: turn.threadId } });
    const interrupt = state.tasks.flatMap((task) => task.interrupts).find((one) => one.id !== undefined);
    return interrupt?.id === undefined
      ? { status: 'success' }
      : { status: 'interrupt', interruptId: interrupt.id };
  } catch (error) {
    translation.close();
    if (signal.aborted) return { status: 'cancelled' };
    if (hasCode(error)) return { status: 'error', code: error.code, params: error.params };
    log(`run ${turn.runId} failed: ${whereOf(error)}`);
    return { status: 'error', code: 'unknown', params: {} };
  }
}

/** The resume of a pending interrupt: always by id, a bare value would answer all that wait. */
export function answer(interruptId: string, value: unknown): Command {
  return new Command({ resume: { [interruptId]: value } });
}

/** The kind of an error and where it was thrown; its message may quote what a user wrote, so it is left out. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, 8)].join('\n');
}
