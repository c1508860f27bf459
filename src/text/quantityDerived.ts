import { roundNoise } from './quantity';
import type { Period, Quantity } from './quantity';

/**
 * What honestly follows from `facts`: from before and after (neighbours, as `findQuantities` gives them) the factor, the
 * change in percent or in percentage points and the difference; from a share and its whole the percentage; from two ends
 * of a range what lies between; from an interval its rate and back. Sentences may say it rounded, see `supportsQuantity`.
 */
export function derivedQuantities(facts: readonly Quantity[]): Quantity[] {
  return [
    ...pairs(facts, 'from', 'to').flatMap(([from, to]) => ofChange(from, to)),
    ...pairs(facts, 'share', 'whole').flatMap(([share, whole]) => ofShare(share, whole)),
    ...pairs(facts, 'low', 'high').map(([low, high]) => ofRange(low, high)),
    ...facts.flatMap(ofInterval),
  ];
}

/** Neighbours in either order; each number serves once, but the later steps of a chain share their start. */
function pairs(
  facts: readonly Quantity[],
  first: Quantity['part'],
  second: Quantity['part'],
): [Quantity, Quantity][] {
  const found: [Quantity, Quantity][] = [];
  let open: Quantity | undefined;
  for (const fact of facts.filter(({ part }) => part !== undefined && (part === first || part === second))) {
    if (open && fact.unit === open.unit && fact.part !== open.part) {
      found.push(open.part === first ? [open, fact] : [fact, open]);
      if (open.part !== 'from') open = undefined;
    } else open = fact;
  }
  return found;
}

function ofChange(from: Quantity, to: Quantity): Quantity[] {
  if (from.value <= 0 || to.value < 0 || from.value === to.value) return [];
  const change = to.value > from.value ? 'up' : 'down';
  const difference = Math.abs(to.value - from.value);
  const isShare = from.unit === 'percent';
  const bound = [from, to].some((end) => end.bound !== undefined) ? ('about' as const) : undefined;
  const all = [
    // 4 % to 5 % is one percentage point, never 1 %.
    { ...computed(from, isShare ? 'point' : from.unit, difference), noun: from.noun, change },
    { ...computed(from, 'percent', (difference / from.value) * 100), change },
    { ...computed(from, 'x', to.value / from.value) },
  ] as Quantity[];
  return all
    .filter(({ value }) => value > 0)
    .map((quantity) => ({
      ...quantity,
      ...(bound ? { bound } : {}),
      ...(quantity.unit === from.unit && from.per ? { per: from.per } : {}),
    }));
}

function ofShare(share: Quantity, whole: Quantity): Quantity[] {
  return whole.value > 0 ? [computed(share, 'percent', (share.value / whole.value) * 100)] : [];
}

function ofRange(low: Quantity, high: Quantity): Quantity {
  const { part: _, ...rest } = low;
  return { ...rest, bound: 'about', vague: [low.value, high.value] };
}

const SECONDS: Partial<Record<Period, number>> = { s: 1, min: 60, h: 3600, d: 86_400, wk: 604_800 };

/** "Every 5 minutes" is twelve an hour. */
function ofInterval(fact: Quantity): Quantity[] {
  if (fact.value <= 0) return [];
  if (fact.interval) return [{ ...computed(fact, 'count', 1 / fact.value), per: 's' }];
  const seconds = fact.unit === 'count' && fact.per ? SECONDS[fact.per] : undefined;
  return seconds === undefined ? [] : [{ ...computed(fact, 's', seconds / fact.value), interval: true }];
}

/** A quantity that nobody wrote: it has no surface. */
function computed({ span }: Quantity, unit: Quantity['unit'], value: number): Quantity {
  return { span, surface: '', value: roundNoise(value), unit, noun: '' };
}
