import type { AgentGraph } from '../../../src/runtime/run';
import { stateTypes, type StateTypes } from './stateTypes';

/** What a thread on disk depends on: a change of it needs another version of the graph. */
export interface GraphShape extends StateTypes {
  nodes: string[];
  /** `from → to`, taken always. */
  edges: string[];
  /** By node: where code may send it. */
  conditional: Record<string, string[]>;
  /** The state's channels, and joins of parallel branches, with their kind. */
  channels: Record<string, string>;
}

/** The shape of an agent's graph: its topology as compiled, and the types of what is stored. */
export async function graphShape(agent: string, graph: AgentGraph): Promise<GraphShape> {
  const { nodes, edges } = await graph.getGraphAsync();
  const conditional: Record<string, string[]> = {};
  for (const { source, target } of edges.filter((edge) => edge.conditional)) {
    conditional[source] = [...(conditional[source] ?? []), target].sort();
  }
  const channels = Object.entries(graph.channels as Record<string, { lc_graph_name: string }>)
    .filter(([name]) => !name.startsWith('__') && !name.startsWith('branch:'))
    .map(([name, channel]) => [name, channel.lc_graph_name] as const);
  return {
    nodes: Object.keys(nodes).sort(),
    edges: edges
      .filter((edge) => !edge.conditional)
      .map(({ source, target }) => `${source} → ${target}`)
      .sort(),
    conditional: sorted(Object.entries(conditional)),
    channels: sorted(channels),
    ...stateTypes(agent),
  };
}

function sorted<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
