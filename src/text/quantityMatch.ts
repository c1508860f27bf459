import { nounsAgree } from './countedNouns';
import { roundNoise } from './quantity';
import type { Period, Quantity } from './quantity';
import { isRatio, isShareReached, ratiosOf, valuesOfRatio } from './quantityRatio';

const SECONDS: Partial<Record<Period, number>> = { s: 1, min: 60, h: 3600, d: 86_400, wk: 604_800 };
const MONTHS: Partial<Record<Period, number>> = { mo: 1, yr: 12 };

/** "Over N" of far more than N hides as much as it tells. */
const OVER_LIMIT = 1.5;
const UNDER_LIMIT = 0.5;
const NEARLY_LIMIT = 0.9;
const ABOUT = 0.05;
/** How far a number that is rounded to its own digits may be from the fact: bounded by "about", and without a bound. */
const ABOUT_ROUNDED = 0.1;
const PLAIN_ROUNDED = 0.02;

/** Whether two quantities say the same: equal value and unit, in any notation; a change is no value reached. */
export function sameQuantity(a: Quantity, b: Quantity): boolean {
  if (!nounsMatch(a, b) || !partsMatch(a, b) || (a.part && b.part && a.part !== b.part)) return false;
  if (isRatio(a) || ratedUnit(a).unit === ratedUnit(b).unit) {
    return inTermsOf(b, a).some((value) => equal(value, a.value));
  }
  return false;
}

/**
 * Whether `fact` supports `claim`: equal in any notation, honestly rounded, or honestly bounded. The claim may be looser
 * than the fact ("over 80" of 83, "about 1,200" of 1,187, "dozens" of 40), never tighter or larger.
 */
export function supportsQuantity(fact: Quantity, claim: Quantity): boolean {
  if (!nounsMatch(fact, claim) || !partsMatch(fact, claim)) return false;
  return inTermsOf(fact, claim).some((value) => supportsValue({ ...fact, value }, claim));
}

function nounsMatch(fact: Quantity, claim: Quantity): boolean {
  const [a, b] = [fact, claim].map(({ noun, nouns }) => nouns ?? [noun]);
  return (a ?? []).some((noun) => (b ?? []).some((other) => nounsAgree(noun, other)));
}

/** What was before is not what was reached, a share is not its whole. */
function partsMatch(fact: Quantity, claim: Quantity): boolean {
  return (
    !(fact.part === 'from' && (claim.part === 'to' || claim.reached)) &&
    !((fact.part === 'to' || fact.reached) && claim.part === 'from') &&
    !(fact.part === 'share' && claim.part === 'whole') &&
    !(fact.part === 'whole' && claim.part === 'share')
  );
}

/** The fact's value in the terms of the claim (per second or per day, factor or percent, change or result). */
function inTermsOf(fact: Quantity, claim: Quantity): number[] {
  if (isRatio(fact) && isRatio(claim)) return ratioInTermsOf(fact, claim);
  if (opposed(fact, claim)) return [];
  const [from, to] = [ratedUnit(fact), ratedUnit(claim)];
  if (from.unit === to.unit) return [roundNoise((fact.value / from.period) * to.period)];
  // "About 90 GB a month" of 3 GB a day: months are of about thirty days.
  if (claim.bound === 'about' && fact.unit === claim.unit && fact.per && claim.per)
    return [roundNoise((fact.value / daysOf(fact.per)) * daysOf(claim.per))];
  // A period may be left out, never added.
  return fact.unit === claim.unit && claim.per === undefined ? [fact.value] : [];
}

function ratioInTermsOf(fact: Quantity, claim: Quantity): number[] {
  const isSaidAlike = fact.unit === claim.unit && fact.change === claim.change;
  if (isSaidAlike && !opposed(fact, claim)) return [fact.value];
  if (fact.unit === 'percent' && claim.unit === 'percent') {
    // Where one side leaves open whether it is a change, the numbers decide.
    if (!opposed(fact, claim)) return [fact.value];
    if (!isShareReached(fact) && !isShareReached(claim)) return [];
  }
  return ratiosOf(fact).flatMap((ratio) => valuesOfRatio(ratio, claim));
}

/** A rise against a fall, a change against a value reached. */
function opposed(fact: Quantity, claim: Quantity): boolean {
  if (fact.change && claim.change) {
    return fact.change !== claim.change && fact.change !== 'either' && claim.change !== 'either';
  }
  const isReached = (q: Quantity): boolean => q.reached === true || q.part === 'from' || q.part === 'to';
  return (fact.change !== undefined && isReached(claim)) || (claim.change !== undefined && isReached(fact));
}

/** The unit with its period, reduced to seconds or to months. */
function ratedUnit({ unit, per }: Quantity): { unit: string; period: number } {
  if (unit === 'rate') return { unit: 'count per second', period: 1 };
  if (per === undefined) return { unit, period: 1 };
  const seconds = SECONDS[per];
  return seconds === undefined
    ? { unit: `${unit} per month`, period: MONTHS[per] ?? 1 }
    : { unit: `${unit} per second`, period: seconds };
}

function daysOf(per: Period): number {
  const months = MONTHS[per];
  return months === undefined ? (SECONDS[per] ?? 1) / 86_400 : months * (365 / 12);
}

function supportsValue(fact: Quantity, claim: Quantity): boolean {
  const [f, c] = [fact.value, claim.value];
  if (claim.unit === 'percentile') return equal(f, c);
  if (claim.vague) return withinVague(fact, claim.vague);
  if (fact.vague) return vagueSupports(fact, fact.vague, claim);
  // An end of a range is not the whole of it.
  if (fact.part === 'low' && claim.part !== 'low') return claim.bound === 'over' && isOver(f, c);
  if (fact.part === 'high' && claim.part !== 'high') return claim.bound === 'under' && isUnder(f, c);
  switch (fact.bound) {
    case undefined:
      return supportsBounded(f, claim, writesDecimals(fact));
    case 'about':
      if (claim.bound === 'over') return isOver(f * (1 - ABOUT), c);
      if (claim.bound === 'under') return isUnder(f * (1 + ABOUT), c);
      return supportsBounded(f, claim, writesDecimals(fact));
    case 'nearly':
      if (claim.bound === 'over') return isOver(f * NEARLY_LIMIT, c);
      return claim.bound !== undefined && supportsBounded(f, claim, false);
    case 'over':
      if (claim.bound === 'over') return isOver(f, c);
      return (claim.bound === undefined || claim.bound === 'about') && equal(f, c);
    case 'under':
      if (claim.bound === 'under') return isUnder(f, c);
      return (claim.bound === 'about' || claim.bound === 'nearly') && equal(f, c);
    default:
      return fact.bound satisfies never;
  }
}

function supportsBounded(f: number, { value: c, bound }: Quantity, decimals: boolean): boolean {
  switch (bound) {
    case undefined:
      return equal(f, c) || isPlainRounding(f, c, decimals);
    case 'over':
      return isOver(f, c);
    case 'under':
      return isUnder(f, c);
    case 'nearly':
      return atMost(f, c) && f >= c * NEARLY_LIMIT;
    case 'about':
      return near(f, c, ABOUT) || (near(f, c, ABOUT_ROUNDED) && equal(toDigits(f, digitsOf(c)), c));
    default:
      return bound satisfies never;
  }
}

function isOver(f: number, c: number): boolean {
  return atMost(c, f) && f <= c * OVER_LIMIT;
}

function isUnder(f: number, c: number): boolean {
  return atMost(f, c) && f >= c * UNDER_LIMIT;
}

/**
 * Without a bound a claim may keep two or more digits of the fact, up or down by 2 % at most; decimals that the fact
 * writes may be dropped downwards (14.4 → 14).
 */
function isPlainRounding(f: number, c: number, decimals: boolean): boolean {
  const digits = digitsOf(c);
  if (digits < 2 && !(c >= 10 && near(f, c, PLAIN_ROUNDED / 2))) return false;
  const rounded = equal(toDigits(f, digits), c);
  const cut = c < f && equal(toDigits(f - 0.5 * 10 ** (exponentOf(f) - digits + 1), digits), c);
  return ((rounded || cut) && near(f, c, PLAIN_ROUNDED)) || (rounded && decimals && c < f);
}

function withinVague(fact: Quantity, [low, high]: [number, number]): boolean {
  // 几十 and "dozens" begin at slightly different numbers.
  if (fact.vague) return low <= fact.vague[0] * 1.5 && fact.vague[1] <= high * 1.01;
  return atMost(low, fact.value) && atMost(fact.value, high);
}

/** "Over 20" of 几十, 百万 of "a million", "about 4" of three to five. */
function vagueSupports(
  fact: Quantity,
  [low, high]: [number, number],
  { value, bound, part }: Quantity,
): boolean {
  if (part === 'high') return equal(high, value);
  if (bound === 'over') return isOver(low, value);
  if (bound === 'under') return isUnder(high, value);
  if (bound === 'about') return high <= low * 2 && low <= value && value <= high;
  return bound === undefined && fact.bound === undefined && equal(fact.value, value);
}

/** Computed facts have no surface: their decimals come from a division. */
function writesDecimals({ surface }: Quantity): boolean {
  return surface === '' || /\d\.\d|分之|third|quarter|fifth/.test(surface);
}

function equal(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}

function atMost(a: number, b: number): boolean {
  return a < b || equal(a, b);
}

function near(f: number, c: number, share: number): boolean {
  return Math.abs(f - c) <= share * Math.abs(f) * (1 + 1e-9);
}

function exponentOf(value: number): number {
  return Math.floor(Math.log10(Math.abs(value)));
}

function toDigits(value: number, digits: number): number {
  return value > 0 ? Number(value.toPrecision(Math.max(1, digits))) : 0;
}

/** Significant digits: 1200 has two, 33 has two, 0.8 has one. */
function digitsOf(value: number): number {
  const digits = Math.abs(value).toExponential().replace(/e.*$/, '').replace('.', '');
  return digits.replace(/0+$/, '').length || 1;
}
