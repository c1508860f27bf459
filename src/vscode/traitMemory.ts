import type * as vscode from 'vscode';
import type { ModelEndpoint, ModelTraits, ModelTraitStore } from '../protocol/models';
import { inBackground } from './inBackground';

const KEY = 'vitae.modelTraits';
/** Models that are remembered; the one learnt of longest ago is forgotten. */
const MOST = 50;

/** What was learnt of models, kept over sessions in the extension's global state. */
export class TraitMemory implements ModelTraitStore {
  constructor(
    private readonly state: vscode.Memento,
    private readonly log: (line: string) => void,
  ) {}

  get(key: string): ModelTraits {
    return this.all().find(([known]) => known === key)?.[1] ?? {};
  }

  set(key: string, traits: ModelTraits): void {
    const others = this.all().filter(([known]) => known !== key);
    const kept = [...others, [key, traits]].slice(-MOST);
    inBackground('Keeping what was learnt of a model', this.state.update(KEY, kept), this.log);
  }

  /** Keeps what a server told of the size of a model's context. */
  toldContext(model: Pick<ModelEndpoint, 'api' | 'baseUrl' | 'name'>, contextTokens: number): void {
    const key = endpointKey(model);
    this.set(key, { ...this.get(key), contextTokens });
  }

  private all(): [string, ModelTraits][] {
    return this.state.get<[string, ModelTraits][]>(KEY, []);
  }
}

/** The key of `models/traits.ts` for a model of an endpoint, which this side can't import; a test holds them equal. */
export function endpointKey({ api, baseUrl, name }: Pick<ModelEndpoint, 'api' | 'baseUrl' | 'name'>): string {
  return `${api} ${baseUrl} ${name}`;
}
