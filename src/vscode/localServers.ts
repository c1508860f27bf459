import type { GetJson } from './getJson.io';
import { listedModels, llamaContext, ollamaContext, ollamaDetails, type ListedModel } from './modelLists';

/** A server of models as it is usually set up on this machine. */
export interface UsualServer {
  port: number;
  name: string;
  /** How it tells more than the common list. */
  tells?: 'ollama' | 'lmStudio' | 'llamaCpp';
}

/** A server that answered. */
export interface FoundServer {
  /** `''`: not known which one it is. */
  name: string;
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  models: ListedModel[];
  tells?: UsualServer['tells'];
}

/** Where local servers usually listen. On 8080 it may be LocalAI as well as llama.cpp, which tells. */
export const USUAL_SERVERS: readonly UsualServer[] = [
  { port: 11434, name: 'Ollama', tells: 'ollama' },
  { port: 1234, name: 'LM Studio', tells: 'lmStudio' },
  { port: 8080, name: 'llama.cpp', tells: 'llamaCpp' },
  { port: 8000, name: 'vLLM' },
  { port: 1337, name: 'Jan' },
  { port: 4891, name: 'GPT4All' },
  { port: 5001, name: 'KoboldCpp' },
  { port: 5000, name: 'text-generation-webui' },
];

/** Milliseconds that a server on this machine has to answer. */
const ANSWER_MS = 1_500;

/** Asks all at the same time which models they have; tells of each as it answers, and resolves when all did or can't. */
export async function findServers(
  servers: readonly UsualServer[],
  get: GetJson,
  found: (server: FoundServer) => void,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    servers.map(async (server) => {
      const answer = await ask(server, get, signal);
      if (answer && !signal.aborted) found(answer);
    }),
  );
}

/** Tokens of a model's context that a server tells only when it is asked for this one. */
export async function contextOf(
  { origin, tells }: FoundServer,
  model: ListedModel,
  get: GetJson,
  signal: AbortSignal,
): Promise<number | undefined> {
  if (model.contextTokens !== undefined || tells !== 'ollama') return model.contextTokens;
  const own = { ms: ANSWER_MS, direct: true };
  const [show, loaded] = await Promise.all([
    get({ url: `${origin}/api/show`, body: { model: model.id }, ...own }, signal),
    get({ url: `${origin}/api/ps`, ...own }, signal),
  ]);
  return ollamaContext(model.id, show?.json, loaded?.json);
}

async function ask(
  { port, name, tells }: UsualServer,
  get: GetJson,
  signal: AbortSignal,
): Promise<FoundServer | undefined> {
  const origin = `http://127.0.0.1:${port}`;
  const json = async (path: string): Promise<unknown> => {
    const answer = await get({ url: `${origin}${path}`, ms: ANSWER_MS, direct: true }, signal);
    return answer?.status === 200 ? answer.json : undefined;
  };
  const more = tells && MORE[tells];
  const [list, told] = await Promise.all([json('/v1/models'), more && json(more)]);
  const models = listedModels(list);
  if (models.length === 0) return undefined;
  switch (tells) {
    case 'ollama': {
      const details = ollamaDetails(told);
      const named = models.map((model) => ({ ...model, details: details.get(model.id) ?? '' }));
      return { name, origin, models: named, tells };
    }
    case 'lmStudio': {
      const known = listedModels(told);
      return { name, origin, models: known.length > 0 ? known : models, tells };
    }
    case 'llamaCpp': {
      const contextTokens = llamaContext(told);
      if (contextTokens === undefined) return { name: '', origin, models };
      return { name, origin, models: models.map((model) => ({ ...model, contextTokens })), tells };
    }
    default:
      return { name, origin, models };
  }
}

/** Where servers tell of their models what the common list has not. */
const MORE = { ollama: '/api/tags', lmStudio: '/api/v0/models', llamaCpp: '/props' } as const;
