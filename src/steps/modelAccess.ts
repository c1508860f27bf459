import type { LangGraphRunnableConfig } from '@langchain/langgraph';
import { VitaeError } from '../protocol/errors';
import type { AgentPorts } from '../protocol/ports';
import type { ModelChoice } from '../protocol/models';
import type { CallContext } from '../models/attempts';
import { Learnt } from '../models/traits';
import { reporterOf, spenderOf } from './runContext';
import type { Speaker } from './say';

/** Key of the progress while a model asks to wait; its parameter is `seconds`. */
export const WAITING = 'model-waiting';

/** The model that the user chose, and what its calls tell of themselves. Rejects with `model-incomplete`. */
export async function modelAccess(
  ports: AgentPorts,
  config: LangGraphRunnableConfig,
  voice: Speaker,
  step: string,
  signal: AbortSignal | undefined,
): Promise<{ choice: ModelChoice; context: CallContext }> {
  const choice = await ports.model();
  if (!choice) throw new VitaeError('model-incomplete');
  const threadId = String(config.configurable?.['thread_id'] ?? '');
  const node = String(config.metadata?.['langgraph_node'] ?? '');
  const context: CallContext = {
    signal,
    learnt: new Learnt(ports.traits),
    ended: reporterOf(config),
    spent: spenderOf(config),
    sent: (request) => ports.sent({ at: ports.now().toISOString(), threadId, node, step, ...request }),
    waiting: (seconds) => voice.progress(WAITING, { seconds }),
  };
  return { choice, context };
}
