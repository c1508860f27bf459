import type { LangGraphRunnableConfig } from '@langchain/langgraph';
import type { AgentPorts } from '../protocol/ports';
import { isUnattended, rulesOnly } from './runContext';

/** Whether no model is to be asked. One that is set up incompletely is: asking it says what is missing. */
export async function isOffline(ports: AgentPorts, config: LangGraphRunnableConfig): Promise<boolean> {
  if (rulesOnly(config)) return true;
  return ports.model({ unattended: isUnattended(config) }).then(
    (choice) => choice === null,
    () => false,
  );
}
