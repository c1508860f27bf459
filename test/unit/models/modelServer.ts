import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { callModel } from '../../../src/models/call';
import type { ModelEndpoint } from '../../../src/protocol/models';
import type { ModelCall } from '../../../src/storage/records';

/** How the n-th request is answered, from 0. */
export type Script = (reply: Reply, n: number) => void | Promise<void>;

/** An answer as a chat completion streams it. */
export class Reply {
  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
  ) {}

  head(): this {
    this.response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    return this;
  }

  say(content: string): this {
    const chunk = { id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content } }] };
    this.response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    return this;
  }

  end(): void {
    this.response.end('data: [DONE]\n\n');
  }

  all(text: string): void {
    this.head().say(text).end();
  }
}

/** A model on 127.0.0.1 that does what its script says, and counts. */
export class ModelServer {
  /** Bodies of the requests, in order. */
  readonly asked: string[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    readonly endpoint: ModelEndpoint,
  ) {}

  static async open(script: Script, idleMs?: number): Promise<ModelServer> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const n = model.asked.push(Buffer.concat(chunks).toString('utf8')) - 1;
        void script(new Reply(request, response), n);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const endpoint: ModelEndpoint = {
      provider: 'openai',
      api: 'chat',
      baseUrl: `http://127.0.0.1:${port}/secret/v1`,
      name: 'test-model',
      apiKey: 'sk-secret',
    };
    const model = new ModelServer(server, { ...endpoint, ...(idleMs && { headersMs: idleMs, idleMs }) });
    server.on('connection', (socket) => {
      model.sockets.add(socket);
      socket.on('close', () => model.sockets.delete(socket));
    });
    return model;
  }

  /** Connections that are open now. */
  get open(): number {
    return this.sockets.size;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** Resolves once `holds`, looking every few milliseconds; with how long it took. */
export async function until(holds: () => boolean, withinMs = 2_000): Promise<number> {
  const since = performance.now();
  while (!holds()) {
    if (performance.now() - since > withinMs)
      throw new Error(`not within ${withinMs} ms: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return performance.now() - since;
}

/** The text of a reply to one request, as it comes. */
export async function* streamText(
  endpoint: ModelEndpoint,
  { system, user, temperature }: { system: string; user: string; temperature: number },
  signal?: AbortSignal,
  ended?: (call: ModelCall) => void,
): AsyncGenerator<string> {
  const messages = [
    { role: 'system', text: system },
    { role: 'user', text: user },
  ] as const;
  const pieces = callModel(endpoint, { messages, temperature }, signal, ended ? { ended } : {});
  for await (const piece of pieces) if (piece.kind === 'text') yield piece.text;
}
