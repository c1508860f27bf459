import { roundNoise } from './quantity';
import type { Quantity } from './quantity';

/**
 * What honestly follows from the pairs among `facts` (neighbours, as `findQuantities` gives them): from before and after
 * the change in percent, the factor both ways and the difference; from a share and its whole the percentage; from two
 * ends of a range what lies between. Sentences may say it rounded, see `supportsQuantity`.
 */
export function derivedQuantities(facts: readonly Quantity[]): Quantity[] {
  const derived: Quantity[] = [];
  for (const [from, to] of pairs(facts, 'from', 'to')) derived.push(...ofChange(from, to));
  for (const [share, whole] of pairs(facts, 'share', 'whole')) {
    if (whole.value > 0) derived.push(computed(share, 'percent', (share.value / whole.value) * 100));
  }
  return derived;
}

/** Neighbours in either order; each number serves once, but the later steps of a chain share their start. */
function pairs(
  facts: readonly Quantity[],
  first: Quantity['part'],
  second: Quantity['part'],
): [Quantity, Quantity][] {
  const found: [Quantity, Quantity][] = [];
  let open: Quantity | undefined;
  for (const fact of facts.filter(({ unit }) => unit !== 'percentile')) {
    if (
      open &&
      fact.unit === open.unit &&
      fact.part !== open.part &&
      (fact.part === first || fact.part === second)
    ) {
      found.push(open.part === first ? [open, fact] : [fact, open]);
      if (open.part !== 'from') open = undefined;
    } else open = fact.part === first || fact.part === second ? fact : undefined;
  }
  return found;
}

function ofChange(from: Quantity, to: Quantity): Quantity[] {
  if (from.value <= 0 || to.value < 0 || from.value === to.value) return [];
  const change = to.value > from.value ? 'up' : 'down';
  const difference = Math.abs(to.value - from.value);
  const ratio = to.value / from.value;
  const all = [
    { ...computed(from, from.unit, difference), noun: from.noun, change },
    { ...computed(from, 'percent', (difference / from.value) * 100), change },
    computed(from, 'x', ratio),
  ] as Quantity[];
  if (ratio > 0) all.push({ ...computed(from, 'x', change === 'down' ? 1 / ratio : ratio), change });
  if (from.unit === 'percent') all.push({ ...computed(from, 'point', difference), change });
  return all;
}

function computed({ span, bound }: Quantity, unit: Quantity['unit'], value: number): Quantity {
  const approximate = bound === 'about' || bound === 'nearly';
  return {
    span,
    surface: '',
    value: roundNoise(value),
    unit,
    noun: '',
    ...(approximate ? { bound: 'about' as const } : {}),
  };
}
