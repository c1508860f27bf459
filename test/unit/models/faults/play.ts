import type { Reply } from '../modelServer';

/** How one request is answered. */
export type Play = (reply: Reply) => void | Promise<void>;

export const KEY = 'sk-secret-0123456789';
export const HEADER = 'header-secret-value';
export const FACTS = 'SECRET FACTS of the user';
/** What servers like to quote in their errors. */
const ECHO = `(${KEY}, ${HEADER}, "${FACTS}")`;

/** An answer of one piece. */
export function answer(status: number, body: string | object, headers: Record<string, string> = {}): Play {
  const type = typeof body === 'string' ? 'text/plain' : 'application/json';
  return ({ response }) =>
    void response
      .writeHead(status, { 'content-type': type, ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** An error in OpenAI's form, which quotes the request and the key. */
export function refuse(
  status: number,
  message: string,
  more: object = {},
  headers: Record<string, string> = {},
): Play {
  return answer(status, { error: { message: `${message} ${ECHO}`, ...more } }, headers);
}

/** A page for people. */
export function page(status: number): Play {
  return answer(status, `<!DOCTYPE html><html><body><h1>Error ${status}</h1><p>${ECHO}</p></body></html>`, {
    'content-type': 'text/html',
  });
}

/** A chunk of the chat API. */
export function chunk(delta: object, finish: string | null = null): object {
  return { id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] };
}

/** Chunks of a text, with its end. */
export function words(text: string, finish = 'stop'): object[] {
  return [...(text.match(/\S+\s*/g) ?? []).map((content) => chunk({ content })), chunk({}, finish)];
}

/** Events of a stream as they are written by most. */
export function events(...objects: (object | string)[]): string {
  return objects.map((one) => `data: ${typeof one === 'string' ? one : JSON.stringify(one)}\n\n`).join('');
}

/** A stream, byte for byte, after which the connection is closed properly. */
export function stream(body: string | Buffer, type = 'text/event-stream'): Play {
  return ({ response }) => void response.writeHead(200, { 'content-type': type }).end(body);
}

/** A reply as it should be. */
export function says(text: string, finish = 'stop'): Play {
  return stream(events(...words(text, finish), '[DONE]'));
}

/** A call of a tool, its arguments in two pieces. */
export function calls(name: string, args: string, id = 'call_1'): Play {
  const at = Math.floor(args.length / 2);
  return stream(
    events(
      chunk({
        tool_calls: [{ index: 0, id, type: 'function', function: { name, arguments: args.slice(0, at) } }],
      }),
      chunk({ tool_calls: [{ index: 0, function: { arguments: args.slice(at) } }] }),
      chunk({}, 'tool_calls'),
      '[DONE]',
    ),
  );
}

/** The beginning of a stream, and then `then`. */
export function begins(body: string, then: (reply: Reply) => void): Play {
  return (reply) => {
    reply.head();
    if (body === '') setTimeout(() => then(reply), 10);
    else reply.response.write(body, () => setTimeout(() => then(reply), 10));
  };
}

/** The connection is gone, from one packet to the next. */
export function reset({ request }: Reply): void {
  request.socket.resetAndDestroy();
}

/** The whole reply in one object. */
export function completion(message: object, finish: string | null = 'stop'): object {
  return { id: 'c', object: 'chat.completion', choices: [{ index: 0, message, finish_reason: finish }] };
}
