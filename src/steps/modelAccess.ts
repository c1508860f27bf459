import type { LangGraphRunnableConfig } from '@langchain/langgraph';
import { VitaeError } from '../protocol/errors';
import type { AgentPorts } from '../protocol/ports';
import type { ModelChoice } from '../protocol/models';
import type { CallContext } from '../models/attempts';
import { Learnt } from '../models/traits';
import { Veil } from '../models/veil';
import type { Known } from '../protocol/contacts';
import { isUnattended, reporterOf, spenderOf, waiterOf } from './runContext';
import type { Speaker } from './say';

/** Key of the progress while a model asks to wait; its parameter is `seconds`. */
export const WAITING = 'model-waiting';

/** Veils by what a run hands to its nodes, so that a contact has one placeholder in all steps of a run. */
const veils = new WeakMap<object, Veil>();

/**
 * The model that the user chose, what its calls tell of themselves, and the veil before what they send: contacts that
 * have a form of their own, and those that the current resume states, once read, for the rest of the run. Rejects with
 * `model-incomplete`, and as the port does.
 */
export async function modelAccess(
  ports: AgentPorts,
  config: LangGraphRunnableConfig,
  voice: Speaker,
  step: string,
  signal: AbortSignal | undefined,
): Promise<{ choice: ModelChoice; context: CallContext }> {
  const choice = await ports.model({ unattended: isUnattended(config) });
  if (!choice) throw new VitaeError('model-incomplete');
  const threadId = String(config.configurable?.['thread_id'] ?? '');
  const node = String(config.metadata?.['langgraph_node'] ?? '');
  const waits = waiterOf(config);
  const context: CallContext = {
    signal,
    learnt: new Learnt(ports.traits),
    veil: veilOf(config, await contactsIn(ports)),
    ended: reporterOf(config),
    spent: spenderOf(config),
    sent: (request) => ports.sent({ at: ports.now().toISOString(), threadId, node, step, ...request }),
    waiting: (seconds) => {
      // Told at the beginning of each second, at last with 0.
      if (seconds > 0) waits(1_000);
      voice.progress(WAITING, { seconds });
    },
  };
  return { choice, context };
}

/** A resume that can't be read states none, and nothing of it is sent. */
async function contactsIn({ resumes }: AgentPorts): Promise<readonly Known[]> {
  try {
    return await resumes.contacts();
  } catch {
    return [];
  }
}

function veilOf({ context: run }: LangGraphRunnableConfig, known: readonly Known[]): Veil {
  const veil = (run && veils.get(run)) ?? new Veil();
  if (run) veils.set(run, veil);
  veil.know(known);
  return veil;
}
