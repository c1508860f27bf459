import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as vscode from 'vscode';
import { LmMemory } from '../../src/vscode/lmMemory';
import { Model } from '../../src/vscode/model';
import { ModelKeys } from '../../src/vscode/modelKeys';
import { TraitMemory } from '../../src/vscode/traitMemory';

/** A request that the scripted provider was asked. */
export interface Asked {
  model: string;
  messages: readonly vscode.LanguageModelChatRequestMessage[];
  options: vscode.ProvideLanguageModelChatResponseOptions;
  cancelled: boolean;
}

/** What the extension of `test/fixtures/model-provider` gives to tests. */
export interface ModelProvider {
  vscode: typeof vscode;
  model(id: string, name: string, maxInputTokens: number): vscode.LanguageModelChatInformation;
  offered: vscode.LanguageModelChatInformation[];
  requests: Asked[];
  respond(
    call: Asked & {
      progress: vscode.Progress<vscode.LanguageModelResponsePart>;
      token: vscode.CancellationToken;
    },
  ): Promise<void>;
  change(models: vscode.LanguageModelChatInformation[]): void;
}

/** The scripted provider, with its own models and nothing asked. */
export async function modelProvider(): Promise<ModelProvider> {
  const found = vscode.extensions.getExtension<ModelProvider>('vitae-test.model-provider');
  assert.ok(found, 'the test extension is installed');
  const provider = await found.activate();
  provider.requests.length = 0;
  provider.change(provider.offered);
  return provider;
}

/** A memento that lives as long as a test. */
export class Memory implements vscode.Memento {
  private readonly values = new Map<string, unknown>();

  keys(): readonly string[] {
    return [...this.values.keys()];
  }

  get<T>(key: string, otherwise?: T): T {
    return (this.values.has(key) ? this.values.get(key) : otherwise) as T;
  }

  async update(key: string, value: unknown): Promise<void> {
    this.values.set(key, value);
  }
}

/** A model chooser of a test's own: nothing of it is the extension's but the settings. */
export function ownModel(
  { canSendRequest }: { canSendRequest: boolean | undefined } = { canSendRequest: true },
) {
  const kept = new Map<string, string>();
  const secrets = {
    get: async (key: string) => kept.get(key),
    store: async (key: string, value: string) => void kept.set(key, value),
    delete: async (key: string) => void kept.delete(key),
    onDidChange: () => new vscode.Disposable(() => undefined),
  } as unknown as vscode.SecretStorage;
  const memory = new Memory();
  const logged: string[] = [];
  const log = (line: string): void => void logged.push(line);
  const access = { canSendRequest: () => canSendRequest };
  const model = new Model(new ModelKeys(secrets), new LmMemory(memory), access, log);
  return { model, kept, memory, secrets, logged, traits: new TraitMemory(memory, log) };
}

/** Sets settings of Vitae; `undefined`: back to the default. */
export async function configure(values: Record<string, unknown>): Promise<void> {
  const configuration = vscode.workspace.getConfiguration('vitae');
  for (const [key, value] of Object.entries(values))
    await configuration.update(key, value, vscode.ConfigurationTarget.Global);
}

/** All settings of models back to their defaults. */
export const noModel = {
  'model.provider': undefined,
  'model.baseUrl': undefined,
  'model.name': undefined,
  'model.api': undefined,
  'model.headers': undefined,
  'model.reasoningEffort': undefined,
  'model.contextTokens': undefined,
};

/** A server on 127.0.0.1 that answers by a listener; `port` and what paths it was asked. */
export class LocalServer {
  readonly asked: string[] = [];
  /** The header `authorization` of each request. */
  readonly keys: (string | undefined)[] = [];

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    readonly port: number,
  ) {}

  static async open(
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ): Promise<LocalServer> {
    const server = createServer((request, response) => {
      local.asked.push(`${request.method} ${request.url}`);
      local.keys.push(request.headers.authorization);
      answer(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const local = new LocalServer(server, (server.address() as AddressInfo).port);
    return local;
  }

  /** Answers paths with JSON, others with 404. */
  static json(paths: Record<string, unknown>): Promise<LocalServer> {
    return LocalServer.open((request, response) => {
      const path = new URL(request.url ?? '', 'http://x').pathname;
      const found = Object.hasOwn(paths, path);
      response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(found ? paths[path] : { error: 'not found' }));
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** Resolves once `value` is there, looking every few milliseconds. */
export async function until<T>(
  value: () => T | undefined | false | Promise<T | undefined | false>,
  what: string,
): Promise<T> {
  for (let tries = 0; tries < 300; tries++) {
    const found = await value();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`It did not happen: ${what}`);
}
