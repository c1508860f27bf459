import type { LangGraphRunnableConfig } from '@langchain/langgraph';
import type { ModelCall } from '../storage/records';

/**
 * What a run hands to its nodes by LangGraph's runtime context. It lives as long as the run and is never stored.
 */
export interface RunContext {
  /** Aborts, with `turn-deadline` as its reason, when the turn's time for asking models is over. */
  deadline: AbortSignal;
  /** Aborts, with `turn-deadline` or `token-cap` as its reason, when no model may be asked any more. */
  limit: AbortSignal;
  /** The graph failed after a model was asked: this time, and to the end of the run, the rules do all of it. */
  rulesOnly: boolean;
  /** The run goes on by itself: nothing that it does may bring up a question. */
  unattended: boolean;
  /** Tells of a request to a model that has ended, made by a call of a node. */
  report(by: { node: string; task: string }, call: ModelCall): void;
  /** Counts tokens that a request takes, as it goes on. */
  spend(tokens: number): void;
  /** A provider's wait is sat out for so many milliseconds, in which the turn's time stands still. */
  wait(ms: number): void;
}

/** The deadline of the turn that a node runs in; `undefined` where nobody set one. */
export function deadlineOf(config: LangGraphRunnableConfig): AbortSignal | undefined {
  return contextOf(config).deadline;
}

/** The turn's limits of time and tokens together, for steps that ask a model. */
export function limitOf(config: LangGraphRunnableConfig): AbortSignal | undefined {
  return contextOf(config).limit;
}

/** Whether no model is to be asked in this run any more, since the graph failed with one. */
export function rulesOnly(config: LangGraphRunnableConfig): boolean {
  return contextOf(config).rulesOnly === true;
}

/** Whether the run goes on by itself, without anything that the user did. */
export function isUnattended(config: LangGraphRunnableConfig): boolean {
  return contextOf(config).unattended === true;
}

/** Takes the tokens that a node's model calls use, for the turn's cap. */
export function spenderOf(config: LangGraphRunnableConfig): (tokens: number) => void {
  const { spend } = contextOf(config);
  return (tokens) => spend?.(tokens);
}

/** Takes the milliseconds that a node's model calls wait at a provider's wish. */
export function waiterOf(config: LangGraphRunnableConfig): (ms: number) => void {
  const { wait } = contextOf(config);
  return (ms) => wait?.(ms);
}

/**
 * Takes what is told of a node's model calls, for the run log. It goes past the custom stream, which an abort ends before
 * the call that it stops can be told of.
 */
export function reporterOf(config: LangGraphRunnableConfig): (call: ModelCall) => void {
  const { report } = contextOf(config);
  const node = String(config.metadata?.['langgraph_node'] ?? '');
  return (call) => report?.({ node, task: config.executionInfo?.taskId ?? '' }, call);
}

function contextOf(config: LangGraphRunnableConfig): Partial<RunContext> {
  return config.context ?? {};
}
