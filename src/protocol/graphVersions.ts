import type { AgentId } from './cards';

/**
 * The version of each agent's graph, stored with a new thread and with each checkpoint. Raise it whenever the graph's
 * nodes, edges, channels or interrupts change (a test tells), and lead threads of the version before over in the agent's
 * `migrations.ts`.
 */
export const GRAPH_VERSIONS = { project: 3, resume: 1 } as const satisfies Partial<Record<AgentId, number>>;
