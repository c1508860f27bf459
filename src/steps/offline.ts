import type { AgentPorts } from '../protocol/ports';

/** Whether no model is set up. One that is set up incompletely counts: asking it says what is missing. */
export async function isOffline(ports: AgentPorts): Promise<boolean> {
  return ports.model().then(
    (endpoint) => endpoint === null,
    () => false,
  );
}
