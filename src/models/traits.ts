import type { VitaeError } from '../protocol/errors';
import type { ModelChoice, ModelTraits, ModelTraitStore } from '../protocol/models';
import { networkOf } from '../protocol/network';

/** Tokens that a model on this machine, or on the user's own network, is taken to have where nobody said. */
const LOCAL_TOKENS = 4_096;
/** Tokens of a hosted model where nobody said: what all that are offered today have at least. */
const HOSTED_TOKENS = 32_000;

/** Traits of models by choice: what worked is remembered per base URL and model, and so forgotten on change. */
export class Learnt {
  constructor(private readonly store: ModelTraitStore) {}

  get(choice: ModelChoice): ModelTraits {
    return this.store.get(keyOf(choice));
  }

  set(choice: ModelChoice, traits: ModelTraits): void {
    this.store.set(keyOf(choice), { ...this.get(choice), ...traits });
  }
}

/** By what a model's traits are known. */
export function keyOf(choice: ModelChoice): string {
  return choice.provider === 'vscode'
    ? `vscode ${choice.id}`
    : `${choice.api} ${choice.baseUrl} ${choice.name}`;
}

/** Tokens of prompt and reply together: as set, as learnt, else a careful guess. */
export function contextOf(choice: ModelChoice, learnt: Learnt): number {
  const known = choice.contextTokens || learnt.get(choice).contextTokens;
  if (known !== undefined && known > 0) return known;
  const own = choice.provider === 'openai' && networkOf(choice.baseUrl) !== 'public';
  return own ? LOCAL_TOKENS : HOSTED_TOKENS;
}

/** Keeps the limit of a context that an error tells; that of a rate changes with the account, not with the model. */
export function learn(choice: ModelChoice, learnt: Learnt, { params }: VitaeError): void {
  const limit = Number(params['limit'] ?? 0);
  if (limit > 0 && params['rate'] !== 1) learnt.set(choice, { contextTokens: limit });
}
