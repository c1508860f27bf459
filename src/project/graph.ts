import {
  END,
  START,
  StateGraph,
  type BaseCheckpointSaver,
  type LangGraphRunnableConfig,
} from '@langchain/langgraph';
import type { AgentPorts } from '../protocol/ports';
import { approve } from '../steps/approve';
import { check } from './nodes/check';
import { collect } from './nodes/collect';
import { draft } from './nodes/draft';
import { identify } from './nodes/identify';
import { revise } from './nodes/revise';
import { save } from './nodes/save';
import { understand } from './nodes/understand';
import { fromDecision, fromNext, fromStart } from './routes';
import { ProjectState, type State, type Update } from './state';

/** A node of this agent: what it is given beside the state. */
export type ProjectNode = (
  state: State,
  ports: AgentPorts,
  config: LangGraphRunnableConfig,
) => Promise<Update>;

/**
 * `collect → draft → check → approve (interrupt) → save`. `understand` reads a typed message, `identify` the answer to
 * "which of these is you?", `revise` what was typed while the card waited.
 */
export function projectGraph(ports: AgentPorts, checkpointer: BaseCheckpointSaver) {
  const node = (run: ProjectNode) => (state: State, config: LangGraphRunnableConfig) =>
    run(state, ports, config);
  const routes = { collect: 'collect', draft: 'draft', approve: 'approve', save: 'save', end: END } as const;
  return new StateGraph(ProjectState)
    .addNode('understand', node(understand))
    .addNode('identify', node(identify))
    .addNode('collect', node(collect))
    .addNode('draft', node(draft))
    .addNode('check', node(check))
    .addNode('approve', node(approve))
    .addNode('revise', node(revise))
    .addNode('save', node(save))
    .addConditionalEdges(START, fromStart, ['collect', 'identify', 'understand'])
    .addConditionalEdges('understand', fromNext, routes)
    .addConditionalEdges('identify', fromNext, routes)
    .addConditionalEdges('collect', fromNext, routes)
    .addEdge('draft', 'check')
    .addConditionalEdges('check', fromNext, routes)
    .addConditionalEdges('approve', fromDecision, { save: 'save', revise: 'revise', end: END })
    .addConditionalEdges('revise', fromNext, routes)
    .addEdge('save', END)
    .compile({ checkpointer });
}
