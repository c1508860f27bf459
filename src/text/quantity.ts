import type { Unit } from './units';

/** How long a rate's period is: second, minute, hour, day, week, month, year. */
export type Period = 's' | 'min' | 'h' | 'd' | 'wk' | 'mo' | 'yr';

/** A number in prose. `span` is `[start, end)` in UTF-16 units and takes in magnitude and unit. */
export interface Quantity {
  span: [number, number];
  surface: string;
  /** Normalised: magnitude expanded, unit reduced to its base (`300k` → 300000, `800 ms` → 0.8). */
  value: number;
  unit: Unit;
  /** Factor from the unit as it is written to the base, where it is not 1: 0.001 of `800 ms`, 60 of `3 min`. */
  factor?: number;
  /** What is counted, where `unit` is `count` and the noun is a usual one: `commit`, `user`, … */
  noun: string;
  /** All nouns that can be meant, where the words leave it open ("12 channels"). */
  nouns?: string[];
  /** Per second, minute, hour, day, … where that is said beside the number. */
  per?: Period;
  /** How the value is bounded: over / 超过 / +, under / 不到 / up to, about / 约, nearly / 近 (a little below). */
  bound?: 'over' | 'under' | 'about' | 'nearly';
  /** Its place in a pair: ends of a range, before and after, a share and its whole ("61 of 64"). The two are neighbours. */
  part?: 'low' | 'high' | 'from' | 'to' | 'share' | 'whole';
  /**
   * The number is an amount of change and not the value reached: 降低 40%, "3x faster", "saved 3 hours". `either` where
   * the direction is left to what is measured ("improved latency by 40 %").
   */
  change?: 'up' | 'down' | 'either';
  /** The number is said to be what was reached: "to 40 %", 提升到 3 倍, 达到. */
  reached?: true;
  /** "every 10 minutes", 每隔 5 秒. */
  interval?: true;
  /** "dozens", 几百, 百万级: between which values the number lies; `value` is the lower one. */
  vague?: [number, number];
}

/** Takes the noise of decimal factors away: 0.8 × 1000 and 800 must be equal. */
export function roundNoise(value: number): number {
  return Number(value.toPrecision(12));
}
