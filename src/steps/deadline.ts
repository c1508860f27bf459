import type { LangGraphRunnableConfig } from '@langchain/langgraph';

/**
 * What a run hands to its nodes by LangGraph's runtime context. It lives as long as the run and is never stored.
 */
export interface RunContext {
  /** Aborts, with `turn-deadline` as its reason, when the turn's time for asking models is over. */
  deadline: AbortSignal;
}

/** The deadline of the turn that a node runs in; `undefined` where nobody set one. */
export function deadlineOf(config: LangGraphRunnableConfig): AbortSignal | undefined {
  const { deadline } = (config.context ?? {}) as Partial<RunContext>;
  return deadline;
}
