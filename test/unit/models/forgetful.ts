import type { ModelChoice, ModelTraits, ModelTraitStore } from '../../../src/protocol/models';
import { keyOf } from '../../../src/models/traits';

/** What a test remembers of models, for as long as it lives. */
export class Traits implements ModelTraitStore {
  private readonly all = new Map<string, ModelTraits>();

  get(key: string): ModelTraits {
    return this.all.get(key) ?? {};
  }

  set(key: string, traits: ModelTraits): void {
    this.all.set(key, traits);
  }

  of(choice: ModelChoice): ModelTraits {
    return this.get(keyOf(choice));
  }
}

/** Ports of a world that keeps nothing of its models. */
export const forgetful = { traits: new Traits(), sent: (): void => undefined };
