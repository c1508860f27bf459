import { nounsAgree } from './countedNouns';
import { roundNoise } from './quantity';
import type { Period, Quantity } from './quantity';

const SECONDS: Partial<Record<Period, number>> = { s: 1, min: 60, h: 3600, d: 86_400, wk: 604_800 };
const MONTHS: Partial<Record<Period, number>> = { mo: 1, yr: 12 };

/** "Over N" of far more than N hides as much as it tells. */
const OVER_LIMIT = 1.5;
const UNDER_LIMIT = 0.8;
const NEARLY_LIMIT = 0.9;
const ABOUT = 0.05;
/** How far a number that is rounded to its own digits may be from the fact: bounded by "about", and without a bound. */
const ABOUT_ROUNDED = 0.1;
const PLAIN_ROUNDED = 0.02;

/** Whether two quantities say the same: equal value and unit, in any notation; a change is no value reached. */
export function sameQuantity(a: Quantity, b: Quantity): boolean {
  return agree(a, b) && inTermsOf(b, a).some((value) => equal(value, a.value));
}

/**
 * Whether `fact` supports `claim`: equal in any notation, honestly rounded, or honestly bounded. The claim may be looser
 * than the fact ("over 80" of 83, "about 1,200" of 1,187, "dozens" of 40), never tighter or larger.
 */
export function supportsQuantity(fact: Quantity, claim: Quantity): boolean {
  if (!agree(fact, claim, true)) return false;
  return inTermsOf(fact, claim).some((value) => supportsValue({ ...fact, value }, claim));
}

/** What is compared apart from the value: what is counted, per which period, place in a pair. */
function agree(fact: Quantity, claim: Quantity, lessIsFine = false): boolean {
  const nouns = (q: Quantity): readonly string[] => q.nouns ?? [q.noun];
  if (!nouns(fact).some((a) => nouns(claim).some((b) => nounsAgree(a, b)))) return false;
  if (!lessIsFine && fact.part && claim.part && fact.part !== claim.part) return false;
  const [before, after] = [fact.part === 'from', claim.part === 'to' || claim.reached === true];
  return !(before && after);
}

/** The fact's value in the terms of the claim (per second or per day, factor or percent, change or result). */
function inTermsOf(fact: Quantity, claim: Quantity): number[] {
  const ratios = isRatio(fact) && isRatio(claim);
  if (ratios && (fact.unit !== claim.unit || directed(fact) !== directed(claim))) {
    return readings(fact).flatMap((ratio) => expressions(ratio, claim));
  }
  if (opposed(fact, claim)) return [];
  const [from, to] = [rated(fact), rated(claim)];
  if (from.unit === to.unit) return [roundNoise((fact.value / from.seconds) * to.seconds)];
  // A period may be left out, never added.
  if (fact.unit === claim.unit && claim.per === undefined) return [fact.value];
  return [];
}

function opposed(fact: Quantity, claim: Quantity): boolean {
  if (fact.change && claim.change) {
    return fact.change !== claim.change && fact.change !== 'either' && claim.change !== 'either';
  }
  const isReached = (q: Quantity): boolean => q.reached === true || q.part === 'from' || q.part === 'to';
  return (fact.change !== undefined && isReached(claim)) || (claim.change !== undefined && isReached(fact));
}

function rated({ unit, per }: Quantity): { unit: string; seconds: number } {
  if (unit === 'rate') return { unit: 'count per second', seconds: 1 };
  if (per === undefined) return { unit, seconds: 1 };
  const seconds = SECONDS[per];
  return seconds === undefined
    ? { unit: `${unit} per month`, seconds: MONTHS[per] ?? 1 }
    : { unit: `${unit} per second`, seconds };
}

function isRatio({ unit }: Quantity): boolean {
  return unit === 'x' || unit === 'percent';
}

function directed({ change, reached }: Quantity): string {
  return change ?? (reached ? 'reached' : '');
}

/**
 * New to old. "3x faster" and 提升 2 倍 are used for the ratio as well as for the rise, hence both; 提升 200 % is a rise,
 * 原来的 3 倍 a ratio.
 */
function readings({ unit, value, change }: Quantity): number[] {
  const size = unit === 'x' ? value : value / 100;
  if (unit === 'x') {
    if (change === 'down') return [1 / size];
    return change === undefined ? [size] : [size, size + 1, 1 / size];
  }
  if (change === 'up') return [1 + size];
  if (change === 'down') return [1 - size];
  return change === undefined ? [size] : [1 + size, 1 - size];
}

/** A ratio in the way in which the claim says it. */
function expressions(ratio: number, { unit, change }: Quantity): number[] {
  const values = {
    x: { none: [ratio], up: [ratio, ratio - 1], down: [1 / ratio], either: [ratio, ratio - 1, 1 / ratio] },
    percent: {
      none: [ratio * 100],
      up: [(ratio - 1) * 100],
      down: [(1 - ratio) * 100],
      either: [Math.abs(1 - ratio) * 100],
    },
  }[unit === 'x' ? 'x' : 'percent'][change ?? 'none'];
  return values.map(roundNoise).filter((value) => value > 0 && Number.isFinite(value));
}

function supportsValue(fact: Quantity, claim: Quantity): boolean {
  const [f, c] = [fact.value, claim.value];
  if (claim.unit === 'percentile') return equal(f, c);
  if (claim.vague) return withinVague(fact, claim.vague);
  if (fact.vague) return claim.bound === 'over' && c <= fact.vague[0] && fact.vague[0] <= c * OVER_LIMIT;
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
