import { roundNoise } from './quantity';
import type { Quantity } from './quantity';
import { boundAfter, boundBefore } from './quantityContext';
import type { Reading } from './quantityReading';
import { findRatioWords } from './ratioWords';
import { matchesOf } from './matches';

/** Quantities in fixed forms: percentiles (P99, 99 分位), shares and factors in a word, `2h30m`. */
export function findFixedForms(text: string): Reading[] {
  return [...percentiles(text), ...ratios(text), ...durations(text)];
}

const PERCENTILE =
  /(?<![A-Za-z\d])(?:[pP]|TP|tp)\s?(50|75|80|90|95|98|99(?:\.9{1,3})?|9999?)(?![\d.]*\d|[A-Za-z])|(?<![\d.])(\d{2}(?:\.\d+)?)(?:th|st)?(?:[ -]percentile\b|\s?(?:百?分位|线(?=延迟|耗时|响应|，|。|$|[是为在从到降]|\s?\d)))|(?<![A-Za-z\d])[pP](\d{2})(?![\d.%A-Za-z])(?=[^.。;；\n]{0,24}(?:latenc|延迟|耗时|响应|时延|毫秒|\d\s?m?s\b|\b(?:time|under|below)\b))/g;

function percentiles(text: string): Reading[] {
  return matchesOf(PERCENTILE, text).map((match) => {
    const digits = match[1] ?? match[2] ?? match[3] ?? '';
    // P999 is the 99.9th.
    const value = /^999+$/.test(digits) ? Number(`99.${digits.slice(2)}`) : Number(digits);
    return fixed(match.index, match.index + match[0].length, { value, unit: 'percentile' });
  });
}

function ratios(text: string): Reading[] {
  return findRatioWords(text).map(({ start, end, ...ratio }) => {
    const bound = ratio.bound ?? boundBefore(text, start).bound ?? boundAfter(text, end, end)?.bound;
    return fixed(start, end, { ...ratio, ...(bound ? { bound } : {}) });
  });
}

/** `2h30m`, `4m20s`: units that touch the next number. */
const DURATION = /(?<![\w.])(?=\d+[dhm])(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m(?:in)?)?(?:(\d+)s)?(?![\w.])/g;

function durations(text: string): Reading[] {
  return matchesOf(DURATION, text).flatMap((match) => {
    const parts = match.slice(1, 5).map((part) => (part === undefined ? 0 : Number(part)));
    if (match.slice(1, 5).filter((part) => part !== undefined).length < 2) return [];
    const [d = 0, h = 0, m = 0, s = 0] = parts;
    const value = d * 86_400 + h * 3600 + m * 60 + s;
    return [fixed(match.index, match.index + match[0].length, { value, unit: 's' })];
  });
}

function fixed(
  start: number,
  end: number,
  rest: Pick<Quantity, 'value' | 'unit'> & Partial<Quantity>,
): Reading {
  return {
    quantity: {
      span: [start, end],
      surface: '',
      noun: '',
      ...rest,
      value: roundNoise(rest.value),
    },
    magnitude: 1,
    grown: true,
    measured: false,
    borrowed: false,
  };
}
