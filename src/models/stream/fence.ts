/** The run of backticks or tildes that opened the block of code that a line stands in; absent outside of code. */
export type Fence = string | undefined;

/** What the start of a line says about fenced code: how many characters say it, and the state after them. */
export interface FenceLine {
  length: number;
  fence: Fence;
}

/** Longer runs count as this long; also bounds what has to be held back. */
export const LONGEST_RUN = 64;

/** Of the word behind an opening fence; a longer one ends the wait for a backtick. */
const LONGEST_INFO = 80;

/**
 * Reads whether the line that starts at `at` opens or closes fenced code (CommonMark 4.5). `undefined`: neither;
 * `partial`: more of the line is needed, which with `ended` is never the answer. A closing fence may be followed by
 * anything but a word, so that a token glued to it (```` ```<|im_end|> ````) is seen.
 */
export function readFence(
  text: string,
  at: number,
  open: Fence,
  ended: boolean,
): FenceLine | 'partial' | undefined {
  let from = at;
  while (from < at + 3 && text[from] === ' ') from++;
  const mark = text[from];
  if (mark === undefined) return ended ? undefined : 'partial';
  if (mark !== '`' && mark !== '~') return undefined;
  const to = endOfRun(text, from);
  if (to === text.length && !ended && to - from < LONGEST_RUN) return 'partial';
  const run = text.slice(from, to);
  if (open !== undefined) {
    const closes = run.startsWith(open) && !/[\p{L}\p{N}{]/u.test(text[to] ?? '');
    return closes ? { length: to - at, fence: undefined } : undefined;
  }
  if (run.length < 3) return undefined;
  // A backtick further on makes it a code span that starts the line.
  const info = text.slice(to, to + LONGEST_INFO);
  const end = info.search(mark === '`' ? /[\n`]/ : /\n/);
  if (end >= 0) return info[end] === '`' ? undefined : { length: to - at, fence: run };
  return info.length < LONGEST_INFO && !ended ? 'partial' : { length: to - at, fence: run };
}

/** The end of the run of one character that starts at `from`, {@link LONGEST_RUN} at most. */
export function endOfRun(text: string, from: number): number {
  let to = from + 1;
  while (to < from + LONGEST_RUN && text[to] === text[from]) to++;
  return to;
}

/**
 * Whether a code span opened by `run` backticks is closed on the same line, read from `at` on; `partial` when that
 * can't be said yet. No further than 400 characters.
 */
export function spanCloses(text: string, at: number, run: number, ended: boolean): boolean | 'partial' {
  const limit = at + 400;
  for (let from = at; from < limit; from++) {
    const mark = text[from];
    if (mark === undefined) return ended ? false : 'partial';
    if (mark === '\n') return false;
    if (mark !== '`') continue;
    const to = endOfRun(text, from);
    if (to === text.length && !ended && to - from < LONGEST_RUN) return 'partial';
    if (to - from === run) return true;
    from = to - 1;
  }
  return false;
}
