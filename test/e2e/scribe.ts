import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface ChatRequest {
  messages: { content: unknown }[];
  /** Given where a structured reply is asked for. */
  tools?: unknown[];
}

/**
 * An OpenAI-compatible model that drafts the sample project's entry. It writes the first bullet at once; the rest comes
 * when a test lets it, so that “in mid-stream” lasts as long as the test needs.
 */
export class Scribe {
  static readonly first = 'Cached predictions in Redis';
  static readonly second = 'Predicted water levels for 140 gauges';
  /** Every request for a draft counts, also one whose answer nobody waited for: it was paid for. */
  requests = 0;
  readonly #server = createServer();
  #holding = true;
  #held: (() => void)[] = [];

  static async start(): Promise<Scribe> {
    const scribe = new Scribe();
    scribe.#server.on('request', (request, response) => {
      scribe.requests++;
      void json(request).then((body) => {
        const asked = body as ChatRequest;
        if (!asked.tools) return scribe.#write(factsOf(asked), response);
        // What a message wants is asked beside, and told at once.
        scribe.requests--;
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        write(response, '{"intent": "polish", "second": "none", "confidence": 0.9}');
        response.end('data: [DONE]\n\n');
        return undefined;
      });
    });
    scribe.#server.listen(0, '127.0.0.1');
    await once(scribe.#server, 'listening');
    return scribe;
  }

  /** Settings of a user who set it up. */
  get settings(): Record<string, unknown> {
    const { port } = this.#server.address() as AddressInfo;
    return {
      'vitae.model.baseUrl': `http://127.0.0.1:${port}/v1`,
      'vitae.model.name': 'scribe',
      // A test on a slow machine takes longer in mid-stream than a model would.
      'vitae.turnDeadline': 600,
    };
  }

  /** Drafts stop after the first bullet, from now on. */
  hold(): void {
    this.#holding = true;
  }

  /** Drafts come to their end, those under way too. */
  release(): void {
    this.#holding = false;
    for (const goOn of this.#held.splice(0)) goOn();
  }

  /** Resolves when so many requests have come. */
  async asked(requests: number): Promise<void> {
    while (this.requests < requests) await once(this.#server, 'request');
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #write(facts: string, response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    write(response, 'ABOUT: Tide and wind alerts for small harbours\nKEYWORDS: TypeScript, Redis\n');
    write(response, `- ${Scribe.first} [${idOf(facts, 'Cache predictions')}]\n- Predicted `);
    if (this.#holding) await new Promise<void>((resolve) => this.#held.push(resolve));
    write(response, `${Scribe.second.slice('Predicted '.length)} [${idOf(facts, '140 gauges')}]\n`);
    response.end('data: [DONE]\n\n');
  }
}

function write(response: ServerResponse, content: string): void {
  const chunk = { id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content } }] };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

function factsOf({ messages }: ChatRequest): string {
  return messages.map(({ content }) => String(content)).join('\n');
}

/** The id of the fact that has these words. */
function idOf(facts: string, words: string): string {
  const before = facts.slice(0, facts.indexOf(words));
  return before.match(/^e\d+(?= \|)/gm)?.at(-1) ?? 'e0';
}
