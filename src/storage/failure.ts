import { VitaeError, hasCode } from '../protocol/errors';

/** Turns what a file operation threw into `storage-failed {code}` (the errno code); errors of ours pass unchanged. */
export function storageFailure(error: unknown): Error {
  if (hasCode(error)) return error;
  return new VitaeError('storage-failed', { code: errnoCode(error) ?? 'EUNKNOWN' }, { cause: error });
}

/** The errno code of something thrown (`ENOENT`), if it has one. */
export function errnoCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
