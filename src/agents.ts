import type { BaseCheckpointSaver } from '@langchain/langgraph';
import type { AgentId } from './protocol/cards';
import type { AgentPorts, Agents, ModelTester, Turn } from './protocol/ports';
import { testModel } from './models/testModel';
import { projectGraph } from './project/graph';
import { projectMigrations } from './project/migrations';
import { resumeGraph } from './resume/graph';
import { resumeMigrations } from './resume/migrations';
import { VitaeError } from './protocol/errors';
import { GRAPH_VERSIONS } from './protocol/graphVersions';
import { enter, VersionedSaver, type VersionedGraph } from './runtime/migrate';
import { answer, run, type AgentGraph, type GraphInput } from './runtime/run';
import { asCheckpointer } from './runtime/saver';
import type { AgentMigrations } from './steps/migrations';

/** Builds the lazy side: the agents' graphs over the thread's checkpoints, and what tries models. */
export function createAgents(ports: AgentPorts): Agents & ModelTester {
  const { assertUnchanged = false } = ports;
  const open = (threadId: string) => ports.checkpoints(threadId);
  const built = (
    agent: keyof typeof GRAPH_VERSIONS,
    graph: (ports: AgentPorts, saver: BaseCheckpointSaver) => AgentGraph,
    migrations: AgentMigrations,
  ): VersionedGraph => {
    const version = GRAPH_VERSIONS[agent];
    const saver = new VersionedSaver(open, version, { assertUnchanged });
    return { graph: graph(ports, asCheckpointer(saver)), saver, version, migrations };
  };
  // Compiled at the first run of its agent, not with the others.
  const makers: Partial<Record<AgentId, () => VersionedGraph>> = {
    project: () => built('project', projectGraph, projectMigrations),
    resume: () => built('resume', resumeGraph, resumeMigrations),
  };
  const graphs = new Map<AgentId, VersionedGraph>();
  const graphOf = (agent: AgentId): VersionedGraph => {
    const graph = graphs.get(agent) ?? makers[agent]?.();
    if (!graph) throw new VitaeError('unknown', { agent });
    graphs.set(agent, graph);
    return graph;
  };
  return {
    testModel: (choice, signal, begins) => testModel(choice, ports.traits, signal, begins),
    async run(turn, emit, signal, drain) {
      const agent = graphOf(turn.agent);
      const entry = await enter(agent, turn, ports, emit);
      if (entry.kind === 'ended') return entry.result;
      const input = entry.kind === 'goOn' ? null : graphInput(turn);
      return run(agent.graph, turn, input, emit, signal, (line) => ports.log(line), { drain });
    },
  };
}

/** Every agent's state has the channels `transcript`, `input`, `language` and `workspace`. */
function graphInput({ work, language, workspace }: Turn): GraphInput {
  switch (work.kind) {
    case 'input': {
      const { id, at, text, action } = work;
      const item = { id, at, by: 'user', source: 'user', kind: 'text', text } as const;
      return {
        transcript: [item],
        input: { id, text, ...(action && { action }) },
        language,
        workspace,
      };
    }
    case 'answer':
      return answer(work.interruptId, { id: work.id, at: work.at, value: work.value });
    case 'continue':
      return null;
    default:
      return work satisfies never;
  }
}
