import type { Mark } from './marks';

/** One of several different values that a reply holds, in the order of the text. */
export interface Rival {
  value: unknown;
  mark: Mark;
}

/**
 * Which of the values the model meant: all are equal, each is a growing snapshot of the next, or one is marked as final
 * or corrected and what follows it is not. `marked`: by its words, so that what was written before is superseded.
 */
export function choose(
  rivals: readonly Rival[],
  ordinal: 0 | 1 | undefined,
): { index: number; marked: boolean } | null {
  const last = rivals.length - 1;
  const isSuperseding = (mark: Mark | undefined) => mark === 'final' || mark === 'corrected';
  if (last < 0) return null;
  const lastMark = rivals[last]?.mark;
  const written = new Set(rivals.map((rival) => JSON.stringify(rival.value)));
  if (written.size === 1) return { index: last, marked: isSuperseding(lastMark) };
  if (rivals.length === 2 && ordinal !== undefined) return { index: ordinal, marked: true };
  if (
    rivals.every((rival) => rival.mark !== 'other') &&
    rivals.every((rival, at) => at === 0 || grows(rivals[at - 1]?.value, rival.value))
  ) {
    return { index: last, marked: isSuperseding(lastMark) };
  }
  const marked = rivals.flatMap((rival, at) => (isSuperseding(rival.mark) ? [at] : []));
  if (isSuperseding(lastMark)) {
    const finals = rivals
      .filter((rival) => rival.mark === 'final')
      .map((rival) => JSON.stringify(rival.value));
    return lastMark === 'final' && new Set(finals).size > 1 ? null : { index: last, marked: true };
  }
  const setAside = (rival: Rival) => rival.mark === 'draft' || rival.mark === 'other';
  const [only] = marked;
  if (marked.length === 1 && only !== undefined && rivals.slice(only + 1).every(setAside))
    return { index: only, marked: true };
  const answers = rivals.flatMap((rival, at) => (rival.mark === 'answer' ? [at] : []));
  const [answer] = answers;
  const restIsDraft = rivals.every((rival) => rival.mark === 'draft' || rival.mark === 'answer');
  return answers.length === 1 && answer !== undefined && restIsDraft ? { index: answer, marked: true } : null;
}

/** Whether `earlier` is what `later` was while it was being written: texts and lists go on, all else is equal. */
export function grows(earlier: unknown, later: unknown): boolean {
  if (typeof earlier === 'string' && typeof later === 'string') return later.startsWith(earlier);
  if (Array.isArray(earlier) && Array.isArray(later)) {
    if (earlier.length > later.length) return false;
    return earlier.every((item: unknown, at) => {
      const isLast = at === earlier.length - 1 && typeof item === 'object';
      return isLast ? grows(item, later[at]) : JSON.stringify(item) === JSON.stringify(later[at]);
    });
  }
  if (typeof earlier !== 'object' || typeof later !== 'object' || earlier === null || later === null) {
    return earlier === later;
  }
  const after = new Map<string, unknown>(Object.entries(later));
  return Object.entries(earlier).every(([key, value]) => after.has(key) && grows(value, after.get(key)));
}
