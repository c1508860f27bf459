import { END, START, StateGraph } from '@langchain/langgraph';
import { writeText } from '../../src/models/text';
import { ProjectState } from '../../src/project/state';
import type { AgentPorts, Agents } from '../../src/protocol/ports';
import { run } from '../../src/runtime/run';
import { asCheckpointer, FileSaver } from '../../src/runtime/saver';
import { modelAccess } from '../../src/steps/modelAccess';
import { speaker } from '../../src/steps/say';

/**
 * Takes the place of the agents in the bench's VS Code: one node that shows what the model writes, whole, where the
 * agents' own texts end after a few bullets.
 */
export function createAgents(ports: AgentPorts): Agents {
  const checkpointer = asCheckpointer(new FileSaver((threadId) => ports.checkpoints(threadId)));
  const graph = new StateGraph(ProjectState)
    .addNode('write', async (_, config) => {
      const voice = speaker(config, ports.now);
      const { choice, context } = await modelAccess(ports, config, voice, 'write', config.signal);
      const utterance = voice.open();
      const prompt = () => [{ role: 'user', text: 'Write.' } as const];
      for await (const piece of writeText(choice, { prompt, temperature: 0 }, context))
        if (piece.kind === 'text') utterance.write(piece.text);
      return { transcript: [utterance.end('model')] };
    })
    .addEdge(START, 'write')
    .addEdge('write', END)
    .compile({ checkpointer });
  return {
    run: (turn, emit, signal, drain) => {
      const { language, workspace } = turn;
      const log = (line: string): void => ports.log(line);
      return run(graph, turn, { language, workspace }, emit, signal, log, { drain });
    },
  };
}
