import { similarity } from './wording';

/** A bullet as it was written: its fingerprint, and its text where the sidecar still has it. */
export interface WrittenBullet {
  hash: string;
  text?: string;
}

/** A bullet as it stands in the file now. */
export interface StandingBullet {
  hash: string;
  text: string;
}

export interface Realignment {
  /** For each standing bullet the index of the written one that it was, or `undefined`: it is new. */
  origins: (number | undefined)[];
  /** The written bullets that no standing one comes from. */
  gone: number[];
}

/** From here on a text counts as an edit of another, not as a new one. */
const edited = 0.5;

/**
 * Finds out which bullets of a list edited by hand are which: equal text first, whatever the order, then the most
 * similar pairs.
 */
export function realign(written: WrittenBullet[], standing: StandingBullet[]): Realignment {
  const origins = new Array<number | undefined>(standing.length).fill(undefined);
  const free = new Set(written.keys());
  for (const [at, { hash }] of standing.entries()) {
    const same = [...free].find((index) => written[index]?.hash === hash);
    if (same === undefined) continue;
    origins[at] = same;
    free.delete(same);
  }
  for (const { at, index } of similarPairs(written, standing)) {
    if (origins[at] !== undefined || !free.has(index)) continue;
    origins[at] = index;
    free.delete(index);
  }
  return { origins, gone: [...free] };
}

function similarPairs(written: WrittenBullet[], standing: StandingBullet[]): { at: number; index: number }[] {
  const pairs: { at: number; index: number; score: number }[] = [];
  for (const [index, { text }] of written.entries()) {
    if (text === undefined) continue;
    for (const [at, bullet] of standing.entries()) {
      const score = similarity(text, bullet.text);
      if (score >= edited) pairs.push({ at, index, score });
    }
  }
  return pairs.sort((a, b) => b.score - a.score);
}
