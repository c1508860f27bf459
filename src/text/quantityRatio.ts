import { roundNoise } from './quantity';
import type { Quantity } from './quantity';

/** Whether a quantity can tell a ratio of new to old: a factor or a percentage. */
export function isRatio({ unit }: Quantity): boolean {
  return unit === 'x' || unit === 'percent';
}

/** 降到四分之一, "to a third": a share that is reached is mostly one of what was before. */
export function isShareReached({ unit, reached, surface }: Quantity): boolean {
  return unit === 'percent' && reached === true && /分之|一半|third|quarter|half|fifth|\d\/\d/i.test(surface);
}

/**
 * The ratios of new to old that a factor or a percentage can mean. 增长 2 倍 and 提升 200 % are rises (ratio 3), 原来的 3 倍
 * and "300 %" are ratios; "3x faster" and 快了 3 倍 are used for both.
 */
export function ratiosOf({ unit, value, change }: Quantity): number[] {
  const size = unit === 'x' ? value : value / 100;
  const isFactor = unit === 'x';
  switch (change) {
    case undefined:
      return [size];
    case 'up':
      return [1 + size];
    case 'down':
      return [isFactor ? 1 / size : 1 - size];
    case 'either':
      // 快一倍 is twice as fast, never as fast as before.
      return isFactor
        ? size === 1
          ? [2, 0.5]
          : [size, size + 1, 1 / size, 1 / (size + 1)]
        : [1 + size, 1 - size];
    default:
      return change satisfies never;
  }
}

/** The values that say `ratio` in the way of `claim` (factor or percentage, change or result). */
export function valuesOfRatio(ratio: number, { unit, change, reached }: Quantity): number[] {
  const scale = unit === 'x' ? 1 : 100;
  const isFactor = unit === 'x';
  const values = {
    // "Four times as fast" of 40 s that became 10 s.
    none: isFactor && !reached ? [ratio, 1 / ratio] : [ratio],
    up: [ratio - 1],
    down: [isFactor ? 1 / ratio : 1 - ratio],
    either: isFactor ? [ratio, ratio - 1, 1 / ratio, 1 / ratio - 1] : [Math.abs(1 - ratio)],
  }[change ?? 'none'];
  return values
    .map((value) => roundNoise(value * scale))
    .filter((value) => value > 0 && Number.isFinite(value));
}
