import type { AgentId } from './cards';

/**
 * The version of each agent's graph, stored with a new thread. Raise it whenever the graph's nodes, edges, channels or
 * interrupts change.
 */
export const GRAPH_VERSIONS: Partial<Record<AgentId, number>> = { project: 1 };
