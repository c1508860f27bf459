import { monthsBetween } from '../../text/dates';
import type { PartialDate } from '../../text/dates';
import type { Quantity } from '../../text/numbers';
import { derivedQuantities } from '../../text/quantityDerived';
import type { Claim } from './claim';
import type { FactIndex } from './sources';

/**
 * Numbers that follow from the facts: percent, factors and differences of pairs, shares, spans of dates, intervals as
 * rates. Pairs are looked for in one source at a time. Nothing stands beside them, hence no surface.
 */
export function derivedFrom(facts: FactIndex, claim: Claim): readonly Quantity[] {
  let derived = DERIVED.get(facts);
  if (!derived) DERIVED.set(facts, (derived = derive(facts)));
  if (facts.share === null || !/commit|author|code|提交|代码/i.test(claim.text)) return derived;
  const value = Math.round(facts.share * 1000) / 10;
  return [...derived, { span: [0, 0], surface: '', value, unit: 'percent', noun: '' }];
}

/** Many claims are held against the same facts. */
const DERIVED = new WeakMap<FactIndex, readonly Quantity[]>();

function derive(facts: FactIndex): Quantity[] {
  const bySource = new Map<string, Quantity[]>();
  for (const { source, quantities } of facts.own) {
    const known = bySource.get(source.id);
    if (known) known.push(...quantities);
    else bySource.set(source.id, [...quantities]);
  }
  const derived = [...bySource.values()]
    .flatMap((quantities) => [
      ...derivedQuantities(quantities),
      ...unmarkedPairs(quantities),
      // A factor that is computed is a ratio; "rose 1.25 times" could be read as a rise by 125 %.
    ])
    .filter(({ unit, change }) => unit !== 'x' || change === undefined);
  derived.push(...intervals(facts), ...facts.own.flatMap(({ quantities }) => pointSteps(quantities)));
  for (const [from, to] of periodsOf(facts)) {
    const months = monthsBetween(from, to);
    for (const value of new Set([months, months - 1])) {
      derived.push({ span: [0, 0], surface: '', value, unit: 'month', noun: '' });
    }
  }
  return derived;
}

/** Spans that the facts give, and those between two dates of one source. */
function periodsOf(facts: FactIndex): [PartialDate, PartialDate][] {
  const spans = facts.dates.flatMap(({ from, to }): [PartialDate, PartialDate][] =>
    to === undefined || to === 'present' ? [] : [[from, to]],
  );
  const points = new Map<string, PartialDate[]>();
  for (const { source, dates } of facts.own) {
    const single = dates.filter(({ to }) => to === undefined).map(({ from }) => from);
    const known = points.get(source.id);
    if (known) known.push(...single);
    else points.set(source.id, single);
  }
  for (const [first, last] of points.values()) if (first && last) spans.push([first, last]);
  return spans;
}

/** "It took 90 minutes before; now it takes 45": a pair that no word marks; what follows from it is a change only. */
function unmarkedPairs(quantities: readonly Quantity[]): Quantity[] {
  const bare = quantities.filter(
    ({ part, unit, change }) => !part && !change && unit !== 'percent' && unit !== 'percentile',
  );
  if (bare.length > 6) return [];
  return bare.flatMap((from, i) =>
    bare.slice(i + 1).flatMap((to) =>
      likeUnits(from, to) && from.value !== to.value
        ? derivedQuantities([
            { ...from, part: 'from' },
            {
              ...to,
              part: 'to',
              unit: from.unit,
              value: to.unit === from.unit ? to.value : to.value * (from.factor ?? 1),
            },
          ]).filter(({ change, unit }) => change !== undefined || unit === 'x')
        : [],
    ),
  );
}

/** "Rose 9 points from 72 %": what was reached; "to 81 %": what was before. */
function pointSteps(quantities: readonly Quantity[]): Quantity[] {
  const [step, ...more] = quantities.filter(({ unit }) => unit === 'point');
  const levels = quantities.filter(({ unit, change }) => unit === 'percent' && change === undefined);
  const [level] = levels;
  if (!step || !level || more.length > 0 || levels.length > 1) return [];
  const size = step.change === 'down' ? -step.value : step.value;
  const value = level.reached ? level.value - size : level.value + size;
  return value > 0 && (step.change === 'up' || step.change === 'down')
    ? [{ span: [0, 0], surface: '', value, unit: 'percent', noun: '', part: level.reached ? 'from' : 'to' }]
    : [];
}

/** Equal units, or a second number that leaves its unit to the first. */
function likeUnits(from: Quantity, to: Quantity): boolean {
  return (
    (from.unit === to.unit && from.noun === to.noun) || (to.unit === 'count' && to.noun === '' && !to.per)
  );
}

/** "Every 5 minutes" is twelve an hour, and the other way round. */
function intervals({ own }: FactIndex): Quantity[] {
  return own.flatMap(({ quantities, source }) =>
    quantities.flatMap((quantity): Quantity[] => {
      const before = source.text.slice(Math.max(0, quantity.span[0] - 12), quantity.span[0]);
      const made = { span: [0, 0] as [number, number], surface: '', noun: '' };
      if (
        quantity.unit === 's' &&
        !quantity.per &&
        /\b(?:every|each|once (?:in|per))\s*$|每隔?|间隔[^\d]{0,4}$/i.test(before)
      ) {
        return [{ ...made, value: 1 / quantity.value, unit: 'count', per: 's' }];
      }
      const seconds = { s: 1, min: 60, h: 3600, d: 86_400, wk: 604_800, mo: 0, yr: 0 }[quantity.per ?? 'mo'];
      return quantity.unit === 'count' && seconds > 0 && quantity.value > 0
        ? [{ ...made, value: seconds / quantity.value, unit: 's' }]
        : [];
    }),
  );
}
