import { VitaeError } from '../protocol/errors';
import type { ModelEndpoint } from '../protocol/models';
import { ChatDialect } from './chatDialect';
import { ResponsesDialect } from './responsesDialect';
import { isFields, type Dialect, type Fields, type Told } from './dialect';
import { EventReader, MOST_OF_EVENT, type ServerEvent } from './sse';
import { hostOf, refusalError } from './trouble';

/** Whom the reading tells that the server is alive. */
export interface Hearing {
  /** Bytes came, such as a comment that keeps the connection open. */
  alive(): void;
  /** An event came. */
  event(): void;
}

/**
 * An answer as the client can read it: a stream of clean events, whatever the server makes of the format, also where it
 * answers with the whole reply in one object. What is told beside the text is put into `told` as it is read. The body
 * errors with an error of ours where the server tells of an error inside, or ends before the reply is complete.
 */
export function readAnswer(
  response: Response,
  endpoint: ModelEndpoint,
  told: Told,
  hearing: Hearing,
): Response {
  const source = response.body?.getReader();
  if (!source) throw new VitaeError('model-failed', { host: hostOf(endpoint) });
  const dialect = endpoint.api === 'responses' ? new ResponsesDialect(told) : new ChatDialect(told);
  const events = cleaned(new Answer(endpoint, dialect, told, hearing), source, hearing);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await events.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel: (reason) => source.cancel(reason),
  });
  return new Response(body, { status: 200, headers: { 'content-type': 'text/event-stream' } });
}

async function* cleaned(
  answer: Answer,
  source: ReadableStreamDefaultReader<Uint8Array>,
  hearing: Hearing,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await source.read().catch((error: unknown) => {
      // What is cut off behind a complete reply is no loss.
      if (answer.complete) return { done: true, value: undefined };
      throw error;
    });
    hearing.alive();
    const text = value ? decoder.decode(value, { stream: true }) : decoder.decode();
    for (const object of done ? answer.end(text) : answer.push(text)) {
      yield `data: ${JSON.stringify(object)}\n\n`;
    }
    if (done || answer.done) break;
  }
  yield 'data: [DONE]\n\n';
  if (answer.done) await source.cancel();
}

/** Reads the text of an answer, piece by piece. */
class Answer {
  private readonly events = new EventReader();
  /** What it begins with tells what it is: events, or one object (also an error, or a page for people). */
  private kind: 'unknown' | 'events' | 'object' = 'unknown';
  private readonly head: string[] = [];
  private size = 0;
  /** The server said that nothing follows. */
  done = false;
  private ending = false;

  constructor(
    private readonly endpoint: ModelEndpoint,
    private readonly dialect: Dialect,
    private readonly told: Told,
    private readonly hearing: Hearing,
  ) {}

  get complete(): boolean {
    return this.done || this.told.finished;
  }

  push(text: string): object[] {
    if (this.kind === 'events') return this.read(() => this.events.push(text));
    this.head.push(text);
    this.size += text.length;
    if (this.size > MOST_OF_EVENT) throw this.failed();
    // An object is read when it is whole.
    if (this.kind === 'object') return [];
    const start = this.head.join('').trimStart();
    if (start === '') return [];
    this.kind = /^[[{<]/.test(start) ? 'object' : 'events';
    return this.kind === 'events' ? this.read(() => this.events.push(start)) : [];
  }

  end(text: string): object[] {
    const objects = this.push(text);
    this.ending = true;
    if (this.kind === 'events') objects.push(...this.read(() => this.events.end()));
    if (this.kind === 'object') objects.push(...this.whole(this.head.join('')));
    if (!this.complete) throw new VitaeError('model-cut', { host: hostOf(this.endpoint) });
    return objects;
  }

  private whole(text: string): object[] {
    const [data] = fieldsOf(text);
    // Half an object, unless it was none to begin with.
    if (!data && /^\s*[[{]/.test(text)) throw new VitaeError('model-cut', { host: hostOf(this.endpoint) });
    if (!data || isError(data)) throw this.refused(text);
    const objects = this.dialect.whole(data);
    // Something else than a reply: another service answers at that address.
    if (!objects) throw new VitaeError('model-missing', { host: hostOf(this.endpoint), model: '' });
    this.told.finished = true;
    return objects;
  }

  private read(events: () => ServerEvent[]): object[] {
    try {
      return events().flatMap((event) => this.take(event));
    } catch (error) {
      throw error instanceof RangeError ? this.failed() : error;
    }
  }

  private take({ event, data }: ServerEvent): object[] {
    const text = data.trim();
    if (this.done) return [];
    if (/(?:^|\n)\[DONE\]$/.test(text)) this.done = true;
    if (event === 'error') throw this.refused(text);
    // What is no object keeps the connection open.
    if (!text.startsWith('{')) return [];
    const objects = fieldsOf(text);
    // What is left of the last event, where the stream was cut off.
    if (objects.length === 0 && this.ending) return [];
    if (objects.length === 0) throw this.failed();
    return objects.flatMap((object) => {
      if (isError(object)) throw this.refused(JSON.stringify(object));
      const taken = this.dialect.take(object);
      this.hearing.event();
      return taken;
    });
  }

  private refused(body: string): VitaeError {
    return refusalError(this.endpoint, { body }, 0);
  }

  private failed(): VitaeError {
    return new VitaeError('model-failed', { host: hostOf(this.endpoint) });
  }
}

/** The object that a text is; or those of its lines, where a server puts no empty line between its events. */
function fieldsOf(text: string): Fields[] {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? [value] : [];
  } catch {
    const lines = text.split('\n').filter((line) => line.startsWith('{'));
    return lines.length > 1 ? lines.flatMap(fieldsOf) : [];
  }
}

/** An error instead of a reply, in the forms that are about. */
function isError(data: Fields): boolean {
  const { error, type, object, choices, output, response } = data;
  if (type === 'error' || type === 'response.failed' || object === 'error') return true;
  if (isFields(error) || (typeof error === 'string' && error !== '')) return true;
  const failing = 'code' in data || 'status_code' in data || 'detail' in data || 'error_code' in data;
  return failing && !choices && !output && !response && typeof type !== 'string';
}
