/** Names of CUSTOM events, with the shape of `value`. */
export const CUSTOM = {
  /** `TranscriptItem`: adds the item, or replaces the one with the same id (also a streamed draft). */
  item: 'vitae.item',
  /** `{id: string}`: takes back streamed text that is not part of the transcript. */
  retract: 'vitae.retract',
  /** `{step: string, key: string, params: Record<string, string | number>}`: what the running step is at. */
  progress: 'vitae.progress',
  /** `DecisionRecord`: what the running step came to, and which of the two made it. For the run log. */
  decided: 'vitae.decided',
  /** `{step: string, host, model, ms, outcome, received, usage?}`: a request to a model has ended. For the run log. */
  call: 'vitae.call',
  /** `{tokens: number}`: so many more tokens were used; a correction may be negative. Not sent to the panel. */
  spend: 'vitae.spend',
  /** `Spent`: what a run that asks a model has taken so far. */
  spent: 'vitae.spent',
  /** `TurnUsage`: what models took in the run that ends. */
  usage: 'vitae.usage',
} as const;
