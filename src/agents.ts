import type { AgentId } from './protocol/cards';
import type { AgentPorts, Agents, Turn } from './protocol/ports';
import { projectGraph } from './project/graph';
import { VitaeError } from './protocol/errors';
import { answer, run, type AgentGraph, type GraphInput } from './runtime/run';
import { asCheckpointer, FileSaver } from './runtime/saver';

/** Builds the lazy side: the agents' graphs over the thread's checkpoints. */
export function createAgents(ports: AgentPorts): Agents {
  const saver = new FileSaver((threadId) => ports.checkpoints(threadId));
  const graphs: Partial<Record<AgentId, AgentGraph>> = {
    project: projectGraph(ports, asCheckpointer(saver)),
  };
  return {
    async run(turn, emit, signal) {
      const graph = graphs[turn.agent];
      if (!graph) throw new VitaeError('unknown', { agent: turn.agent });
      return run(graph, turn, graphInput(turn), emit, signal, (line) => ports.log(line));
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
