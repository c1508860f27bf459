// By their old names: VS Code gives an extension its proxies and certificates by these, not by `node:http`.
import { request as overHttp, type IncomingMessage } from 'http';
import { request as overHttps } from 'https';
import { Readable } from 'node:stream';

/**
 * A `fetch` for model calls. The built-in one leaves a connection that is still being made open for ten seconds after
 * an abort, and opens a new one after it; here the abort closes the socket at once, in every phase. No socket outlives
 * its call, and a redirect is an error: what is sent goes to the endpoint that the user chose and to no other.
 */
export function post(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { method = 'POST', body, signal } = init;
  const target = new URL(url instanceof Request ? url.url : url);
  const headers = { ...Object.fromEntries(new Headers(init.headers)), connection: 'close' };
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
    request.on('response', (message) => {
      const status = message.statusCode ?? 0;
      if (status < 200 || (status >= 300 && status < 400)) request.destroy(new Error(`Status ${status}.`));
      else resolve(responseOf(message, status));
    });
    request.end(body);
  });
}

function responseOf(message: IncomingMessage, status: number): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
  // The web's stream type is declared twice, by Node and by the DOM.
  const body = Readable.toWeb(message) as ReadableStream<Uint8Array>;
  // These statuses must have no body.
  return new Response(status === 204 || status === 205 ? null : body, { status, headers });
}
