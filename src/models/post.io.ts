// By their old names: VS Code gives an extension its proxies and certificates by these, not by `node:http`.
import { request as overHttp, type IncomingMessage } from 'http';
import { request as overHttps } from 'https';
import { Readable } from 'node:stream';

/** Statuses that must have no body. */
const BODILESS = new Set([204, 205, 304]);

/**
 * A `fetch` for model calls. The built-in one leaves a connection that is still being made open for ten seconds after
 * an abort, and opens a new one after it; here the abort closes the socket at once, in every phase. No socket outlives
 * its call. A redirect is an answer like any other and is not followed: what is sent goes to the endpoint that the user
 * chose and to no other. `sent` is told when all of it has left. Rejects with {@link StatusError} where the status is none that a response may have.
 */
export function post(
  url: string | URL | Request,
  init: RequestInit = {},
  sent?: () => void,
): Promise<Response> {
  const { method = 'POST', body, signal } = init;
  const target = new URL(url instanceof Request ? url.url : url);
  const headers = {
    ...Object.fromEntries(new Headers(init.headers)),
    // Some servers, Node's among them, answer 400 on the next connection after a request that says `close`.
    connection: 'keep-alive',
    'accept-encoding': 'identity',
  };
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    if (typeof body !== 'string') return reject(new TypeError('Only text is sent.'));
    const send = target.protocol === 'https:' ? overHttps : overHttp;
    const request = send(target, { method, headers });
    const abort = (): void =>
      void request.destroy(signal?.reason instanceof Error ? signal.reason : undefined);
    signal?.addEventListener('abort', abort, { once: true });
    request.on('close', () => signal?.removeEventListener('abort', abort));
    request.on('error', reject);
    if (sent) request.on('finish', sent);
    request.on('response', (message) => {
      const { socket } = message;
      message.on('end', () => socket.destroy()).on('close', () => socket.destroy());
      // What is thrown here would reach nobody.
      try {
        resolve(responseOf(message));
      } catch (error) {
        reject(error);
        request.destroy();
      }
    });
    request.end(body);
  });
}

/** An answer whose status is out of the range that HTTP knows. */
class StatusError extends Error {
  constructor(readonly status: number) {
    super(`Status ${status}.`);
  }
}

function responseOf(message: IncomingMessage): Response {
  const status = message.statusCode ?? 0;
  if (status < 200 || status > 599) throw new StatusError(status);
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
  // The web's stream type is declared twice, by Node and by the DOM.
  const body = Readable.toWeb(message) as ReadableStream<Uint8Array>;
  return new Response(BODILESS.has(status) ? null : body, { status, headers });
}
