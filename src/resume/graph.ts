import {
  END,
  START,
  StateGraph,
  type BaseCheckpointSaver,
  type LangGraphRunnableConfig,
} from '@langchain/langgraph';
import type { AgentPorts } from '../protocol/ports';
import { approve } from '../steps/approve';
import { checkFacts, checkMatch, checkStyle } from './nodes/checks';
import { collect } from './nodes/collect';
import { evaluate } from './nodes/evaluate';
import { finalize } from './nodes/finalize';
import { revise } from './nodes/revise';
import { undo } from './nodes/undo';
import { understand } from './nodes/understand';
import { write } from './nodes/write';
import { fromDecision, fromNext, fromStart } from './routes';
import { ResumeAgentState, type Next, type State, type Update } from './state';

/** A node of this agent: what it is given beside the state. */
export type ResumeNode = (
  state: State,
  ports: AgentPorts,
  config: LangGraphRunnableConfig,
) => Promise<Update>;

/** What a node can lead to. */
type Way = Exclude<Next, 'check' | 'end'> | (typeof CHECKS)[number];

/** The three checks, which run side by side. */
const CHECKS = ['checkStyle', 'checkMatch', 'checkFacts'] as const;

/**
 * `understand → collect | write | check`, `write → [checkStyle ∥ checkMatch ∥ checkFacts] → evaluate → collect | write |
 * approve (interrupt) → finalize`. `collect` ends the turn with a question; `revise` reads what was typed while the card
 * waited.
 */
export function resumeGraph(ports: AgentPorts, checkpointer: BaseCheckpointSaver) {
  const node = (run: ResumeNode) => (state: State, config: LangGraphRunnableConfig) =>
    run(state, ports, config);
  const next = (state: State) => {
    const way = fromNext(state);
    return way === 'check' ? [...CHECKS] : way === 'end' ? END : way;
  };
  const anywhere: (Way | typeof END)[] = ['undo', 'collect', 'write', 'approve', 'finalize', ...CHECKS, END];
  return new StateGraph(ResumeAgentState)
    .addNode('understand', node(understand))
    .addNode('undo', node(undo))
    .addNode('collect', node(collect))
    .addNode('write', node(write))
    .addNode('checkStyle', node(checkStyle))
    .addNode('checkMatch', node(checkMatch))
    .addNode('checkFacts', node(checkFacts))
    .addNode('evaluate', node(evaluate))
    .addNode('approve', node(approve))
    .addNode('revise', node(revise))
    .addNode('finalize', node(finalize))
    .addConditionalEdges(START, fromStart, { understand: 'understand', end: END })
    .addConditionalEdges('understand', next, anywhere)
    .addConditionalEdges('collect', next, anywhere)
    .addConditionalEdges('write', next, anywhere)
    .addEdge([...CHECKS], 'evaluate')
    .addConditionalEdges('evaluate', next, anywhere)
    .addConditionalEdges('approve', fromDecision, { finalize: 'finalize', revise: 'revise', end: END })
    .addConditionalEdges('revise', next, anywhere)
    .addEdge('undo', END)
    .addEdge('finalize', END)
    .compile({ checkpointer });
}
