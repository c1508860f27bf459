import { generationOf } from './segment';
import type { SegmentRecord } from './records';

/** Bytes that count, by the segment's name. */
export type Counts = Record<string, number>;

/** A header of a segment that says what counts; `by` is empty for what this process itself knows. */
interface Stated {
  by: string;
  /** Where the header ends in its segment. */
  end: number;
  generation: number;
  counts: Counts;
}

/**
 * How much counts of each segment. The holder of a lease states in its header what it found of the other segments: what
 * a former holder appends after that, or a segment that it begins, is left out by every reader, and so is what a
 * compacted segment replaces (it counts 0). It says nothing of segments that later holders began. A header that itself
 * is left out, since a later holder found less of its segment, states nothing.
 */
export class Fences {
  private readonly stated: Stated[] = [];
  private inForce: Stated[] | undefined;

  /** Takes in a header that ends at `end` in the segment `by`. */
  add(by: string, end: number, { generation, counts }: Pick<SegmentRecord, 'generation' | 'counts'>): void {
    if (!counts) return;
    this.stated.push({ by, end, generation, counts });
    this.inForce = undefined;
  }

  /** The bytes of a segment that count. */
  limit(name: string): number {
    return limitBy(this.headers(), name);
  }

  /** Whether a holder's header states how much of a segment counts. */
  states(name: string): boolean {
    return this.headers().some(({ by, counts }) => by !== '' && Object.hasOwn(counts, name));
  }

  private headers(): Stated[] {
    if (this.inForce) return this.inForce;
    const inForce: Stated[] = [];
    for (const header of [...this.stated].sort((a, b) => b.generation - a.generation)) {
      const later = inForce.filter(({ generation }) => generation > header.generation);
      if (header.by === '' || limitBy(later, header.by) >= header.end) inForce.push(header);
    }
    return (this.inForce = inForce);
  }
}

function limitBy(headers: readonly Stated[], name: string): number {
  let limit = Number.POSITIVE_INFINITY;
  for (const { by, generation, counts } of headers) {
    if (by === name || generationOf(name) > generation) continue;
    if (Object.hasOwn(counts, name)) limit = Math.min(limit, counts[name] ?? 0);
    else if (generationOf(name) < generation) limit = 0;
  }
  return limit;
}
