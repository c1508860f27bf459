import { generationOf } from './segment';
import type { SegmentRecord } from './records';

/** Bytes that count, by the segment's name. */
export type Counts = Record<string, number>;

/**
 * How much counts of each segment. The holder of a lease states in its header what it found of the other segments: what
 * a former holder appends after that, or a segment that it begins, is left out by every reader, and so is what a
 * compacted segment replaces (it counts 0).
 */
export class Fences {
  private readonly stated: { by: string; generation: number; counts: Counts }[] = [];

  /** Takes in a header that stands in the segment `by`. */
  add(by: string, { generation, counts }: Pick<SegmentRecord, 'generation' | 'counts'>): void {
    if (counts) this.stated.push({ by, generation, counts });
  }

  /** The bytes of a segment that count. */
  limit(name: string): number {
    let limit = Number.POSITIVE_INFINITY;
    for (const { by, generation, counts } of this.stated) {
      if (by === name) continue;
      if (Object.hasOwn(counts, name)) limit = Math.min(limit, counts[name] ?? 0);
      else if (generationOf(name) < generation) limit = 0;
    }
    return limit;
  }
}
