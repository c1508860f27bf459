/**
 * Takes the place of the package `langsmith` in the bundle (see esbuild.config.mjs). LangChain turns tracing on when
 * the user's environment says `LANGSMITH_TRACING=true` and would post the text of every message to a third party; here
 * the classes it works with keep a run's record in memory and have nothing to send it with.
 */

/** Would be the HTTP client. */
export class Client {
  /** Would wait until everything is sent. */
  async awaitPendingTraceBatches(): Promise<void> {}
}

/** A run's record; LangChain also carries a node's configuration in `extra`. */
export class RunTree {
  id?: string;
  extra: Record<PropertyKey, unknown> = {};
  events: unknown[] = [];
  child_runs: RunTree[] = [];

  constructor(fields: object) {
    Object.assign(this, fields);
  }

  /** Would send the start of the run. */
  async postRun(): Promise<void> {}

  /** Would send its end. */
  async patchRun(): Promise<void> {}
}

export function isRunTree(value: unknown): value is RunTree {
  return value instanceof RunTree;
}

/** No function of ours is wrapped by LangSmith. */
export function isTraceableFunction(): false {
  return false;
}

/** The run that LangSmith's own wrapper opened: never one. */
export function getCurrentRunTree(): undefined {
  return undefined;
}

/** The place of a run among its siblings, for tracers that keep records in memory. */
export function convertToDottedOrderFormat(
  epoch: number,
  runId: string,
  executionOrder = 1,
): { dottedOrder: string; microsecondPrecisionDatestring: string } {
  const micros = String(executionOrder).slice(0, 3).padStart(3, '0');
  const time = `${new Date(epoch).toISOString().slice(0, -1)}${micros}Z`;
  return { dottedOrder: time.replaceAll(/[-:.]/g, '') + runId, microsecondPrecisionDatestring: time };
}
