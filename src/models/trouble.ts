import { hasCode, VitaeError } from '../protocol/errors';
import type { ModelChoice } from '../protocol/models';

/** What an endpoint answered instead of a reply. */
export interface Refusal {
  status?: number;
  headers?: Headers;
  /** Its body as far as it was read. */
  body: string;
}

/** Host and port alone: a path, a query or a user's name in an address may be secret. */
export function hostOf(choice: ModelChoice): string {
  if (choice.provider === 'vscode') return choice.name;
  return URL.canParse(choice.baseUrl) ? new URL(choice.baseUrl).host : '';
}

/** Only the host and the kind of trouble: bodies of errors may quote the request. */
export function refusalError(choice: ModelChoice, { status = 0, headers, body }: Refusal): VitaeError {
  const host = hostOf(choice);
  const told = { host, ...(status > 0 && { status }) };
  const text = body.toLowerCase();
  if (status === 401) return new VitaeError('model-auth', told);
  if (status === 403) return new VitaeError('model-forbidden', told);
  if (status === 407) return new VitaeError('model-proxy', told);
  if (status === 402 || (status === 429 && /insufficient_quota|billing|balance/.test(text)))
    return new VitaeError('model-quota', told);
  if (status === 429) return new VitaeError('model-busy', { host, seconds: waitOf(headers) });
  if (/context.?length|context window|maximum context|too many tokens/.test(text) && status < 500)
    return new VitaeError('model-too-long', { host, limit: 0 });
  if (status === 413) return new VitaeError('model-too-large', told);
  if (status === 404) return new VitaeError('model-missing', { ...told, model: choice.name });
  if (status >= 300 && status < 400) return new VitaeError('model-redirected', told);
  if (status >= 500 && status < 600) return new VitaeError('model-server', told);
  return new VitaeError('model-failed', told);
}

/** Seconds to wait, 0 where nothing is told. */
function waitOf(headers: Headers | undefined): number {
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(ms)) return Math.ceil(ms / 1000);
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.ceil(seconds) : 0;
}

/**
 * What a call rejected with, as an error of ours; the client wraps what a request rejects with. `answered`: the headers
 * of an answer had come.
 */
export function callError(error: unknown, choice: ModelChoice, answered: boolean): VitaeError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (hasCode(cause)) return new VitaeError(cause.code, cause.params);
    const { status } = cause as { status?: unknown };
    if (typeof status === 'number') return refusalError(choice, { status, body: '' });
  }
  return new VitaeError(answered ? 'model-cut' : 'model-unreachable', { host: hostOf(choice) });
}

/** Whether the same request may do better a moment later. */
export function passes({ code, params }: VitaeError): boolean {
  switch (code) {
    case 'model-busy':
      return Number(params['seconds'] ?? 0) <= 60;
    case 'model-server':
    case 'model-cut':
      return true;
    default:
      return false;
  }
}
