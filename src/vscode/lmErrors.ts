import { VitaeError } from '../protocol/errors';

/** Characters of what an error says that are read, and errors behind it. */
const READ = 4_000;
const DEEPEST = 5;

const RATE = /rate.?limit|too many requests|\b429\b/;
const QUOTA =
  /quota|billing|payment required|premium requests?|insufficient (?:funds|credits?|balance)|out of credits?/;
const TOO_LONG =
  /context.?(?:length|window|size)|maximum context|too many tokens|token limit|(?:prompt|input|message) is too (?:long|large)|exceeds? the (?:limit|maximum)|max_prompt_tokens/;
const FILTERED = /content.?filter|responsible.?ai|content management policy|\bfiltered\b/;

/**
 * What a model of VS Code rejected with, as an error of ours. VS Code's codes stand for its own checks; what the
 * provider behind it says comes as text, which is read and never shown. `model` is its name.
 */
export function lmError(error: unknown, model: string): VitaeError {
  const told = { host: model, vscode: 1 };
  const code = codeOf(error);
  if (code === 'NoPermissions') return new VitaeError('model-forbidden', told);
  if (code === 'NotFound') return new VitaeError('model-missing', { ...told, model });
  const text = textOf(error);
  if (RATE.test(text)) return new VitaeError('model-busy', { ...told, seconds: secondsIn(text) });
  // VS Code says `Blocked` also where a quota is used up.
  if (QUOTA.test(text)) return new VitaeError('model-quota', told);
  if (TOO_LONG.test(text)) return new VitaeError('model-too-long', { ...told, limit: 0 });
  if (code === 'Blocked' || FILTERED.test(text)) return new VitaeError('model-refused', told);
  return new VitaeError('model-failed', told);
}

function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** What an error and those behind it say. */
function textOf(error: unknown): string {
  const texts: string[] = [];
  for (let cause = error; cause instanceof Error && texts.length < DEEPEST; cause = cause.cause)
    texts.push(cause.message.slice(0, READ));
  return texts.join('\n').toLowerCase();
}

/** Seconds to wait, 0 where they are not told. */
function secondsIn(text: string): number {
  const seconds = /\b(?:after|in) (\d{1,4}) ?s(?:ec(?:ond)?s?)?\b/.exec(text)?.[1];
  return seconds === undefined ? 0 : Number(seconds);
}
