import { hasCode, VitaeError } from '../protocol/errors';
import type { ModelChoice } from '../protocol/models';
import { readError } from './errorBody';
import { overflowOf } from './overflow';
import { refusedParameter } from './refusedParameter';
import { waitOf } from './retryAfter';

/** What an endpoint answered instead of a reply. */
export interface Refusal {
  status?: number;
  headers?: Headers;
  /** Its body as far as it was read. */
  body: string;
}

/** Seconds that are waited for an endpoint which asks for it. */
const PATIENT = 60;

const KEY =
  /(?:invalid|incorrect)[ _]api[ _]?key|api[ _]key (?:not valid|is invalid|not found)|api_key_invalid/;
const QUOTA =
  /insufficient[ _](?:quota|balance|credit|fund)|(?:exceeded|check) your (?:current )?quota|exceeded_current_quota|billing|credit balance|out of credits|arrearage|payment required|code: 1113\b|余额|欠费|额度(?:不足|已用|用完)/;
const FILTERED =
  /content[ _](?:filter|management|policy)|responsible.?ai|\bfiltered\b|data_?inspection_?failed|inappropriate content|usage polic|flagged|prohibited_content|code: 1301\b|敏感|违规/;
const MODEL =
  /model\b[^\n]{0,120}(?:not[ _]found|not exist|n.t exist|unknown|not available|not loaded|n.t found)|no such model|no models? loaded|(?:unknown|invalid) model|not a valid model|model_not_found|code: 1211\b|模型[^\n]{0,40}不存在/;

/** Host and port alone: a path, a query or a user's name in an address may be secret. */
export function hostOf(choice: ModelChoice): string {
  if (choice.provider === 'vscode') return choice.name;
  return URL.canParse(choice.baseUrl) ? new URL(choice.baseUrl).host : '';
}

/**
 * What an answer that is no reply means, by its status, headers and body. The error holds only the host, the kind of
 * trouble and numbers: bodies of errors may quote the request or the key. `now`: milliseconds since 1970.
 */
export function refusalError(
  choice: ModelChoice,
  { status: sent = 0, headers, body }: Refusal,
  now: number,
): VitaeError {
  const host = hostOf(choice);
  const { words, status: inside, param, html } = readError(body);
  const status = sent >= 300 ? sent : inside;
  const told = { host, ...(status > 0 && { status }) };
  if (status >= 300 && status < 400) return new VitaeError('model-redirected', told);
  if (status === 407) return new VitaeError('model-proxy', told);
  if (status === 401 || (status < 500 && KEY.test(words))) return new VitaeError('model-auth', told);
  const seconds = waitOf(headers, words, now);
  // A quota that is full again in a moment is a rate.
  if (status === 402 || (status < 500 && QUOTA.test(words) && (seconds === 0 || /insufficient/.test(words))))
    return new VitaeError('model-quota', told);
  const over = html || status === 403 ? undefined : overflowOf(words);
  if (over)
    return new VitaeError('model-too-long', { host, limit: over.limit, ...(over.rate && { rate: 1 }) });
  if (status === 429) return new VitaeError('model-busy', { host, seconds });
  if (status < 500 && FILTERED.test(words)) return new VitaeError('model-refused', { host });
  if (status === 403) return new VitaeError('model-forbidden', told);
  const what = html ? undefined : refusedParameter(choice, { words, param });
  if (what !== undefined) return new VitaeError('model-unsupported', { ...told, what });
  if (status === 413) return new VitaeError('model-too-large', told);
  if (status < 500 && MODEL.test(words))
    return new VitaeError('model-missing', { ...told, model: choice.name });
  // A page for people where a reply should be: what answers there is no API.
  if (status === 404 || status === 405 || (html && status < 400))
    return new VitaeError('model-missing', { ...told, model: '' });
  if ((status >= 500 && status < 600) || [408, 409, 425].includes(status))
    return new VitaeError('model-server', { ...told, ...(seconds > 0 && { seconds }) });
  return new VitaeError('model-failed', told);
}

const CERTIFICATES: Record<string, string> = {
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'name',
};
const CERTIFICATE = /CERT|UNABLE_TO_(?:GET|VERIFY)|HOSTNAME_MISMATCH/;
/** Nobody is there; nothing was sent. */
const UNREACHABLE: Record<string, string> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  EPROTO: 'protocol',
};
const NO_WAY = /^E(?:HOSTUNREACH|NETUNREACH|HOSTDOWN|TIMEDOUT|ADDRNOTAVAIL|ACCES|AI_\w+)$/;
/** The connection ended early, or what came of it is no HTTP. */
const CUT = /^(?:ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/;

/**
 * What a call rejected with, as an error of ours; the client wraps what a request rejects with. `answered`: the headers
 * of an answer had come.
 */
export function callError(error: unknown, choice: ModelChoice, answered: boolean): VitaeError {
  const host = hostOf(choice);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (hasCode(cause)) return new VitaeError(cause.code, cause.params);
    const { status, code } = cause as { status?: unknown; code?: unknown };
    if (typeof status === 'number') return refusalError(choice, { status, body: '' }, 0);
    if (typeof code !== 'string') continue;
    const reason = UNREACHABLE[code] ?? (NO_WAY.test(code) ? 'network' : undefined);
    if (reason !== undefined && !answered) return new VitaeError('model-unreachable', { host, reason });
    if (CERTIFICATE.test(code))
      return new VitaeError('model-certificate', { host, reason: CERTIFICATES[code] ?? 'untrusted' });
    if (code.startsWith('HPE_') && !answered)
      return new VitaeError('model-unreachable', { host, reason: 'protocol' });
    if (reason !== undefined || CUT.test(code)) return new VitaeError('model-cut', { host });
  }
  return new VitaeError('model-failed', { host });
}

/** Whether the same request may do better a moment later. */
export function passes({ code, params }: VitaeError): boolean {
  switch (code) {
    case 'model-busy':
    case 'model-server':
      return Number(params['seconds'] ?? 0) <= PATIENT;
    case 'model-cut':
      return true;
    default:
      return false;
  }
}
