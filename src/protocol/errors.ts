/** Codes of all errors that a user can meet; `src/vscode/errorText.ts` has a sentence and a next step for each. */
export const ERROR_CODES = [
  // threads and storage
  'thread-id-malformed',
  'thread-unknown',
  'thread-unreadable',
  'thread-version',
  /** A part of the thread's files can't be read: it is shown as far as it can, and not written to. */
  'thread-damaged',
  'thread-busy',
  /** Another window holds the thread's lease: `{host, pid}`. */
  'thread-elsewhere',
  /** Another window took the thread over: what this one wrote since does not count. */
  'thread-taken',
  /** The thread's files reached their limit: `{mb}`. */
  'thread-full',
  /** The thread was made by another version of its graph: `{version, current, reason}`. */
  'graph-version',
  /** What the user sent was started again and again, and each time the process died. */
  'run-died',
  /** The turn took longer than allowed: `{seconds}`. */
  'turn-deadline',
  /** A file that should be an export or a backup is not, or is damaged: `{name, line}`. */
  'archive-invalid',
  /** The thread is larger than a file of it may be: `{mb}`. */
  'archive-too-large',
  /** An export of a newer version: `{name, format, known}`. */
  'archive-version',
  'interrupt-stale',
  'message-invalid',
  'message-empty',
  'message-too-long',
  'storage-failed',
  // workspace and project
  'no-folder',
  'folder-not-open',
  'workspace-untrusted',
  'workspace-virtual',
  // resume
  'resume-syntax',
  'resume-not-object',
  'resume-encoding',
  'resume-section',
  'proposal-stale',
  // model
  'model-incomplete',
  /** The key is missing or wrong: `{host, status}`. */
  'model-auth',
  /** The key is not allowed to, or VS Code's model was not agreed to: `{host, status}`. */
  'model-forbidden',
  /** No such model; where `model` is empty, nothing that talks to models at the address: `{host, model, status}`. */
  'model-missing',
  /** VS Code may ask whether its model may be used, and the run goes on by itself: `{host}`. */
  'model-unasked',
  /** VS Code offers no model. */
  'model-none',
  /** Nobody was reached: `{host, reason}`, `refused`, `name`, `network` or `protocol`. */
  'model-unreachable',
  /** The certificate is none that this machine trusts: `{host, reason}`, `untrusted`, `expired` or `name`. */
  'model-certificate',
  /** A proxy stands between and wants something: `{host, status}`. */
  'model-proxy',
  /** The model went silent before its answer was complete: `{host, seconds}`. */
  'model-stalled',
  /** The connection ended before the answer was complete: `{host}`. */
  'model-cut',
  /** The endpoint wants the request somewhere else, where it was not sent: `{host, status}`. */
  'model-redirected',
  /** More than the model can take in, also when it was shortened: `{host, limit}`; `limit` is 0 where it was not told. */
  'model-too-long',
  /** The endpoint takes no request as large: `{host}`. */
  'model-too-large',
  /** Too many requests; again after `seconds`, 0 where it was not told: `{host, seconds}`. */
  'model-busy',
  /** The account has nothing left: `{host, status}`. */
  'model-quota',
  /** The endpoint has trouble of its own; again after `seconds`, where it told: `{host, status, seconds}`. */
  'model-server',
  /** The endpoint doesn't know a parameter that was sent: `{host, status, what}`. */
  'model-unsupported',
  /** The model or the provider's filter declined: `{host}`. */
  'model-refused',
  /** An answer without a word: `{host}`. */
  'model-empty',
  /** The answer was cut off at the provider's limit: `{host}`. */
  'model-length',
  /** The answer was none that can be used, twice: `{host, reason}`. */
  'model-unusable',
  'model-failed',
  /** The run used the tokens that it may: `{tokens}`. */
  'token-cap',
  'unknown',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export type ErrorParams = Record<string, string | number>;

/**
 * An error with a code, for programs and for translation at the edge. It crosses bundles as data: compare `code`,
 * never `instanceof`. `message` is for logs, in English, and holds no user content.
 */
export class VitaeError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'VitaeError';
  }
}

/** Whether something thrown carries a code of ours, from whichever bundle it came. */
export function hasCode(error: unknown): error is Error & { code: ErrorCode; params: ErrorParams } {
  return error instanceof Error && error.name === 'VitaeError' && 'code' in error && 'params' in error;
}

/** The kind of an error and where it was thrown, for logs; its message may quote what a user wrote, so it is left out. */
export function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { stack = '', message } = error;
  const told = message === '' ? -1 : stack.indexOf(message);
  const below = told < 0 ? stack : stack.slice(told + message.length);
  const frames = below.split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, 8)].join('\n');
}
