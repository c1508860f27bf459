import type { Quantity } from '../../text/numbers';
import { supportsQuantity } from '../../text/quantityMatch';
import { partAt } from './claim';
import type { Claim, Detector, FactRef, Objection } from './claim';
import { derivedFrom } from './derived';
import { comesEvery } from './frequency';
import { denies } from './moods';
import { limits, meantOtherwise } from './numberMeaning';
import type { FactIndex } from './sources';

/** Each number of a claim with its unit must stand in the facts, follow from them, or be honestly rounded. */
export const checkNumbers: Detector = (claim, facts) => {
  if (claim.quantities.length === 0) return [];
  const known = [...facts.quantities, ...derivedFrom(facts, claim)];
  // "Untouched for two years" of "nobody had touched it for two years".
  const denied = facts.unmade
    .filter(({ mood }) => mood === 'negated')
    .flatMap(({ quantities }) => quantities);
  return claim.quantities.flatMap((quantity): Objection[] => {
    if (isNameOf(quantity, claim) || countsOwnList(quantity, claim)) return [];
    const meant = loosened(quantity, claim);
    const isDenial = denied.length > 0 && denies(partAt(claim, quantity.span[0]).text);
    const supporting = (isDenial ? [...known, ...denied] : known).filter((fact) =>
      supports(fact, meant, claim),
    );
    if (supporting.length === 0) {
      if (countsList(quantity, facts)) return [];
      if (quantity.interval && comesEvery(quantity.value, facts)) return [];
      const span = quantity.per ? limits(quantity, claim.text) : quantity.span;
      return [{ rule: 'number-not-in-evidence', span, ...clashOf(quantity, facts) }];
    }
    const other = meantOtherwise(quantity, claim, facts, supporting);
    return other ? [{ rule: 'number-of-something-else', span: limits(quantity, claim.text), ...other }] : [];
  });
};

/** 次 counts anything that happens, and a length of time has no period: "the nightly import to 6 minutes". */
function loosened(quantity: Quantity, { text }: Claim): Quantity {
  const { per, ...rest } = quantity;
  const times = quantity.unit === 'count' && /^\s?次/.test(text.slice(quantity.span[1]));
  if (quantity.unit === 's' || quantity.unit === 'month') return rest;
  return { ...rest, ...(per && { per }), ...(times && { noun: '' }) };
}

const RISE_ZH = /(?:增长|增加|增多|提升|提高|上升|上涨|涨|多|扩大|增)了?(?:近|约|超过?|将近)?\s*$/u;

/** 增长 3 倍 is a rise by 300 %, not to three times; said so itself, it is what it says. */
function supports(fact: Quantity, quantity: Quantity, claim: Claim): boolean {
  const rises =
    quantity.unit === 'x' &&
    /倍/.test(quantity.surface) &&
    RISE_ZH.test(claim.text.slice(0, quantity.span[0])) &&
    !/到\s*$/.test(claim.text.slice(0, quantity.span[0]));
  if (!rises || (fact.unit === 'x' && fact.change !== undefined)) return supportsQuantity(fact, quantity);
  return supportsQuantity(fact, { ...quantity, unit: 'percent', value: quantity.value * 100, change: 'up' });
}

/** "MySQL 5.7", "Vue 3": a version is no number of something; see `checkVersions`. */
function isNameOf({ span }: Quantity, { technologies }: Claim): boolean {
  return technologies.some((technology) => technology.span[0] <= span[0] && span[1] <= technology.span[1]);
}

/** "Linux、macOS、Windows 三端": it counts what it lists itself. */
function countsOwnList(quantity: Quantity, { text }: Claim): boolean {
  if (quantity.unit !== 'count' || quantity.value > 12 || quantity.value < 2) return false;
  return quantity.value > 2 && enumerations(text).includes(quantity.value);
}

/** A count of things that the evidence lists without counting them. */
function countsList(quantity: Quantity, facts: FactIndex): boolean {
  if (quantity.unit !== 'count' || quantity.value > 12 || quantity.value < 2) return false;
  if (quantity.noun === 'person' || quantity.noun === 'user') return false;
  // Where something of the kind is counted, a list proves nothing.
  const counted = facts.quantities.some(
    ({ unit, noun }) => unit === 'count' && (noun === quantity.noun || noun === '' || quantity.noun === ''),
  );
  if (counted) return false;
  return facts.own.some(({ source }) => enumerations(source.text).includes(quantity.value));
}

function enumerations(text: string): number[] {
  const counts: number[] = [];
  for (const sentence of text.split(/[.。;；:：\n(（)）]/)) {
    const items = sentence
      .split(/、|，|,\s|\s(?:and|or)\s|和|与|及|以及/)
      .filter((item) => item.trim() !== '');
    if (items.length >= 2) counts.push(items.length);
  }
  return counts;
}

/** The fact that a changed number comes from: the one with the same unit and the nearest words. */
function clashOf(quantity: Quantity, facts: FactIndex): FactRef {
  const candidates = facts.own.filter(({ quantities }) => quantities.length > 0);
  const same = candidates.filter(({ quantities }) =>
    quantities.some(
      ({ unit, noun }) => unit === quantity.unit && (noun === quantity.noun || unit !== 'count'),
    ),
  );
  const best = same[0] ?? candidates[0];
  return best ? { fact: best.text, source: best.source.id } : {};
}
