// By their old names VS Code gives an extension its proxies and certificates; by `node:http` it gives none.
import { request as overHttp } from 'http';
import { request as overHttps } from 'https';
import { request as directly } from 'node:http';

/** Bytes of an answer that are read; a longer one counts as none. */
const MOST_BYTES = 1_000_000;

/** What to ask, and how long to wait for it. */
export interface JsonRequest {
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON by POST; absent: GET. */
  body?: unknown;
  /** Milliseconds until the answer has to be complete. */
  ms: number;
  /** No proxy stands between: for this machine's own servers. */
  direct?: boolean;
}

/** An answer; `json` is `undefined` where it was none. */
export interface JsonAnswer {
  status: number;
  json: unknown;
}

export type GetJson = (request: JsonRequest, signal: AbortSignal) => Promise<JsonAnswer | undefined>;

/**
 * Asks a server for JSON; follows no redirect. Resolves with `undefined` where there is no answer in time, also at an
 * abort. What comes back is somebody else's: nothing of it is checked here but its size.
 */
export const getJson: GetJson = ({ url, headers = {}, body, ms, direct = false }, signal) => {
  if (signal.aborted || !URL.canParse(url)) return Promise.resolve(undefined);
  const target = new URL(url);
  const send = target.protocol === 'https:' ? overHttps : direct ? directly : overHttp;
  const over = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  return new Promise((resolve) => {
    const request = send(target, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
        connection: 'close',
      },
      signal: over,
    });
    request.on('error', () => resolve(undefined));
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('error', () => resolve(undefined));
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MOST_BYTES) request.destroy();
        else chunks.push(chunk);
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, json: parsed(Buffer.concat(chunks).toString('utf8')) }),
      );
    });
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
