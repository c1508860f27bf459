import { hasCode, VitaeError } from '../protocol/errors';
import type { VscodeModel } from '../protocol/models';
import { statusIn } from './errorBody';
import { refusalError } from './trouble';

/** Characters of what an error says that are read, and errors behind it. */
const READ = 4_000;
const DEEPEST = 5;

/** What VS Code's own provider says where an account's share is used up; other endpoints say `quota` also of a rate. */
const QUOTA = /quota|premium requests?/;

/**
 * What a model of VS Code rejected with, as an error of ours. VS Code's codes stand for its own checks; what the
 * provider behind it says comes as text, which is read as an endpoint's error is, and never shown.
 */
export function lmTrouble(error: unknown, choice: VscodeModel): VitaeError {
  if (hasCode(error)) return new VitaeError(error.code, error.params);
  const told = { host: choice.name, vscode: 1 };
  const code = codeOf(error);
  if (code === 'NoPermissions') return new VitaeError('model-forbidden', told);
  if (code === 'NotFound') return new VitaeError('model-missing', { ...told, model: choice.name });
  const body = textOf(error);
  const read = refusalError(choice, { status: statusIn(body), body }, 0);
  switch (read.code) {
    // VS Code signs in: there is no key that the user could set.
    case 'model-auth':
      return new VitaeError('model-forbidden', told);
    case 'model-missing':
      return new VitaeError('model-missing', { ...told, model: choice.name });
    case 'model-failed':
    case 'model-refused':
      // It says `Blocked` also where a quota is used up.
      if (QUOTA.test(body)) return new VitaeError('model-quota', told);
      return new VitaeError(code === 'Blocked' ? 'model-refused' : read.code, told);
    default:
      return new VitaeError(read.code, { ...read.params, vscode: 1 });
  }
}

function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** What an error and those behind it say, in small letters. */
function textOf(error: unknown): string {
  const texts: string[] = [];
  for (let cause = error; cause instanceof Error && texts.length < DEEPEST; cause = cause.cause)
    texts.push(cause.message.slice(0, READ));
  return texts.join('\n').toLowerCase();
}
