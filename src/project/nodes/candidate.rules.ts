/** What a bullet is about; an entry shows different ones. */
export type Aspect = 'what' | 'number' | 'feature' | 'change' | 'delivery' | 'share';

/** A bullet that could stand in the entry. */
export interface Candidate {
  aspect: Aspect;
  text: string;
  evidence: string[];
  /** How telling it is; the strongest are taken. */
  score: number;
}

/** Places of the aspects in an entry, and how many bullets each may take. */
const ORDER: readonly Aspect[] = ['what', 'number', 'feature', 'change', 'delivery', 'share'];
const MOST: Record<Aspect, number> = { what: 1, number: 2, feature: 1, change: 2, delivery: 1, share: 1 };

const WEAK = 5;
const ENOUGH = 3;

/** The strongest bullets of different aspects, at most `limit`, in the order of a resume. */
export function choose(candidates: readonly Candidate[], limit: number): Candidate[] {
  const taken: Candidate[] = [];
  const counts = new Map<Aspect, number>();
  for (const candidate of [...candidates].sort((a, b) => b.score - a.score)) {
    const count = counts.get(candidate.aspect) ?? 0;
    if (taken.length >= limit || count >= MOST[candidate.aspect]) continue;
    // What tells little stands only where there is little else.
    if (candidate.score < WEAK && taken.length >= ENOUGH) continue;
    if (taken.some((other) => alike(other.text, candidate.text))) continue;
    taken.push(candidate);
    counts.set(candidate.aspect, count + 1);
  }
  return taken.sort((a, b) => ORDER.indexOf(a.aspect) - ORDER.indexOf(b.aspect) || b.score - a.score);
}

/** Whether two bullets say mostly the same. */
function alike(a: string, b: string): boolean {
  const [left, right] = [units(a), units(b)];
  const shared = [...left].filter((unit) => right.has(unit)).length;
  return shared > 0.6 * Math.min(left.size, right.size);
}

function units(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z][\w.+#-]{2,}|\d+/g) ?? [];
  const pairs = (text.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) =>
    [...run].slice(1).map((char, i) => (run[i] ?? '') + char),
  );
  return new Set([...words, ...pairs]);
}
