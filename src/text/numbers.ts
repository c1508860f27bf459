import { findDates } from './dates';
import { findLookalikes, findManifestLines, NAMED_BEFORE } from './lookalikes';
import { ENGLISH_NUMERAL_START, readEnglishNumeral } from './numeralsEnglish';
import { readHanNumeral } from './numeralsHan';
import type { Numeral } from './numeralsHan';
import type { Quantity } from './quantity';
import { markChanges } from './quantityChange';
import { boundBefore, boundAfter } from './quantityContext';
import { markPairs, mergeComposites } from './quantityPairs';
import { readQuantity } from './quantityReading';
import type { Reading } from './quantityReading';
import { findRatioWords } from './ratioWords';
import { isUpgrade, isVersion } from './versions';

export type { Quantity } from './quantity';
export { sameQuantity } from './quantityMatch';

const DIGITS = /\d{1,3}(?:[,\u2009\u202f]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
const HAN_START =
  /(?<![第任一统唯同初周某另单专逐二两三四五六七八九十百千万亿几])[成好数上过破几半一二两三四五六七八九十百千万亿]/g;
const HAN_RANGE = /^\s?[到至~－-]\s?[一二两三四五六七八九十\d]/;
const LATIN_OR_DIGIT = /[A-Za-z\d]/;
const HAN = /\p{Script=Han}/u;

/** Quantities of a text, in order, without overlaps. Years, dates, versions, names, ids and addresses are none. */
export function findQuantities(text: string): Quantity[] {
  const flat = halfWidth(text);
  const taken = new Taken(flat.length);
  for (const { span } of findDates(flat)) taken.add(span);
  for (const span of findLookalikes(flat)) taken.add(span);
  const manifests = findManifestLines(flat);
  const found: Reading[] = [];
  for (const read of [percentiles, ratios, durations, digits, englishWords, hanWords]) {
    for (const reading of read(flat)) {
      if (
        !taken.isFree(reading.quantity.span) ||
        isInManifest(reading, manifests) ||
        isAgo(flat, reading.quantity)
      )
        continue;
      taken.add(reading.quantity.span);
      found.push(reading);
    }
  }
  found.sort((a, b) => a.quantity.span[0] - b.quantity.span[0]);
  const merged = mergeComposites(flat, found);
  markPairs(flat, merged);
  const quantities = merged
    .filter(({ quantity, tentative }) => !tentative || quantity.part)
    .map(({ quantity }) => quantity);
  markChanges(flat, quantities);
  for (const quantity of quantities) quantity.surface = text.slice(...quantity.span);
  return quantities;
}

/** Bare numbers between dependencies are versions: "Gemfile: rails 7.1, pg 1.5". */
function isInManifest({ quantity, grown, measured }: Reading, lines: readonly [number, number][]): boolean {
  const [start] = quantity.span;
  return !grown && !measured && lines.some(([from, to]) => from <= start && start < to);
}

/** "Two years ago", 三个月前: a date, no length. */
function isAgo(text: string, { unit, span }: Quantity): boolean {
  return (
    (unit === 's' || unit === 'month') &&
    /^(?:\s(?:ago|earlier)\b|\s?(?:之前|以前|前(?![端后台置期沿提]))(?!，?现在))/i.test(
      text.slice(span[1], span[1] + 9),
    )
  );
}

/** Full-width digits and signs as half-width ones; the length stays, so that spans hold. */
function halfWidth(text: string): string {
  return text.replace(/[０-９％．＋－～＜＞＝]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0));
}

/** Which characters are spoken for. */
class Taken {
  private readonly marks: Uint8Array;

  constructor(length: number) {
    this.marks = new Uint8Array(length);
  }

  add([start, end]: readonly [number, number]): void {
    this.marks.fill(1, start, end);
  }

  isFree([start, end]: readonly [number, number]): boolean {
    const at = this.marks.indexOf(1, start);
    return at < 0 || at >= end;
  }
}

function percentiles(text: string): Reading[] {
  const pattern =
    /(?<![A-Za-z\d])(?:[pP]|TP|tp)\s?(50|75|80|90|95|98|99(?:\.9{1,3})?|9999?)(?![\d.]*\d|[A-Za-z])|(?<![\d.])(\d{2}(?:\.\d+)?)(?:th|st)?(?:[ -]percentile\b|\s?(?:百?分位|线(?=延迟|耗时|响应|，|。|$)))/g;
  return [...text.matchAll(pattern)].map((match) => {
    const digits = match[1] ?? match[2] ?? '';
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
function durations(text: string): Reading[] {
  const pattern = /(?<![\w.])(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m(?:in)?)?(?:(\d+)s)?(?![\w.])/g;
  return [...text.matchAll(pattern)].flatMap((match) => {
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
      value: Number(rest.value.toPrecision(12)),
    },
    magnitude: 1,
    grown: true,
    measured: false,
  };
}

function digits(text: string): Reading[] {
  const found: Reading[] = [];
  let versionEnd: number | undefined;
  for (const match of text.matchAll(DIGITS)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const before = text.slice(Math.max(0, start - 32), start);
    const times = /(?<![\w.-])[x×X]\s?$/.exec(before);
    if (/[\w.]$/.test(before) && !times) continue;
    // Glued to letters it is part of a name (GPT-4); compounds like "sub-100" are not.
    if (/[A-Za-z][-/]$/.test(before) && !/(?:sub|top|under|over|mid|pre|post|multi|to|or|of)-$/i.test(before))
      continue;
    const value = Number(match[0].replace(/[,\u2009\u202f]/g, ''));
    const reading = readQuantity(text, start, end, { value, length: match[0].length }, true);
    const { quantity, grown, measured } = reading;
    if (
      LATIN_OR_DIGIT.test(text.charAt(quantity.span[1] - 1)) &&
      /[A-Za-z_]/.test(text.charAt(quantity.span[1]))
    )
      continue;
    if (!grown && !measured) {
      if (times) {
        quantity.unit = 'x';
        quantity.span[0] -= times[0].length;
      } else if (
        isVersion(text, start, versionEnd) ||
        (quantity.noun === '' && isUpgrade(text, start, end))
      ) {
        versionEnd = end;
        continue;
      } else if (
        /\.0$/.test(match[0]) ||
        (quantity.noun === '' && isName(match[0], before, text.slice(end, end + 2)))
      )
        continue;
    }
    found.push(reading);
  }
  return found;
}

/** Bare digits that are a number of something: an id, a list marker, a year, a release. */
function isName(digits: string, before: string, after: string): boolean {
  return (
    NAMED_BEFORE.test(before) ||
    (/(?:^|\n)\s*[(（]?$/.test(before) && /^[.)、）](?:\s|\p{Script=Han}|$)/u.test(after)) ||
    /^0\d|^\d{9,}$/.test(digits) ||
    // Status codes: "the 504 on port 8443".
    (/^[45][0-3]\d$/.test(digits) &&
      /(?:\b(?:the|an?|returned|returning|got|gave|gets|returns|of)|返回|报|出|到|了)\s$/i.test(before)) ||
    (/^(?:19[7-9]\d|20[0-4]\d)$/.test(digits) &&
      !/[+%多余]/.test(after.charAt(0)) &&
      !/(?:over|about|around|than|nearly|超过|约|近)\s?$/i.test(before))
  );
}

function englishWords(text: string): Reading[] {
  const found: Reading[] = [];
  let done = 0;
  for (const match of text.matchAll(ENGLISH_NUMERAL_START)) {
    const start = match.index;
    if (start < done) continue;
    const numeral = readEnglishNumeral(text, start) ?? unitHalf(text, start);
    if (!numeral) continue;
    const end = start + numeral.length;
    const reading = readQuantity(text, start, end, numeral, false);
    done = end;
    const { unit, noun, value } = reading.quantity;
    const counted = unit !== 'count' || noun !== '';
    if (/^(?:twice|thrice)$/i.test(text.slice(start, end))) {
      if (!reading.quantity.per) continue;
      reading.quantity.noun = 'time';
    }
    // "one" and "zero" are rarely counts ("one of", "zero-downtime"); with a unit they are.
    if (value === 0 || (numeral.value < 2 && unit === 'count')) continue;
    if (/[\w-]/.test(text.charAt(end)) && !counted) continue;
    if (NAMED_BEFORE.test(text.slice(Math.max(0, start - 32), start)) && !counted) continue;
    found.push(reading);
  }
  return found;
}

function hanWords(text: string): Reading[] {
  const found: Reading[] = [];
  let done = 0;
  for (const match of text.matchAll(HAN_START)) {
    const start = match.index;
    if (start < done) continue;
    const numeral = text.charAt(start) === '半' ? HALF : readHanNumeral(text, start);
    if (!numeral) continue;
    const end = start + numeral.length;
    const reading = readQuantity(text, start, end, numeral, false);
    if (!isHanQuantity(text, start, end, numeral, reading)) {
      // 三到五人: only the other end tells.
      if (!HAN_RANGE.test(text.slice(end, end + 3))) continue;
      reading.tentative = true;
    }
    done = reading.quantity.span[1];
    found.push(reading);
  }
  return found;
}

/** 半年, 半小时. */
const HALF: Numeral = { value: 0.5, length: 1 };

/** Without a unit or a measure word Han digits are mostly part of a word (十分, 三方, 百度, 四则运算). */
function isHanQuantity(
  text: string,
  start: number,
  end: number,
  numeral: Numeral,
  reading: Reading,
): boolean {
  const { quantity, grown, measured } = reading;
  const word = text.slice(start, end);
  const each = text.charAt(start - 1) === '每';
  if (each && (quantity.unit === 'count' || numeral.value < 2)) return false;
  // 这两块 counts what was named before.
  if (quantity.unit === 'count' && numeral.value <= 10 && /[这那]/.test(text.charAt(start - 1))) return false;
  if (numeral.value < 2) return isSmallMeasure(text, quantity, numeral.value);
  // 三元表达式
  if (word.length === 1 && quantity.unit === 'cny' && HAN.test(text.charAt(quantity.span[1]))) return false;
  if (grown || measured) return word !== '万' || !/^[能一维圣事物达科众象网]/.test(text.charAt(end));
  // A bare answer: 三千二百万, 一百二十.
  if (word.length > 2 && numeral.value >= 20) return true;
  if (/级$/.test(word) || /^[成数好几上过破].+/.test(word)) return true;
  if (quantity.noun !== '' && word.length > 1) return true;
  return (
    word.length > 1 &&
    numeral.value >= 20 &&
    /[到至为达过近约从由有共]\s?$/.test(text.slice(Math.max(0, start - 2), start))
  );
}

/** 一年, 半小时, 一倍; 一个 is no count, and 一天 before a number is its period. */
function isSmallMeasure(text: string, { unit, span }: Quantity, value: number): boolean {
  if (value === 0 || unit === 'count' || unit === 'cny') return false;
  if (unit !== 's' && unit !== 'month') return value === 1 && !/^不变/.test(text.slice(span[1], span[1] + 2));
  const after = text.slice(span[1], span[1] + 12);
  return (
    value !== 1 ||
    /^[零又多半]/.test(after) ||
    !/^[^，。；,;\n内里后前]{0,10}?[\d两三四五六七八九十百千]/.test(after)
  );
}

/** "half a year", "half an hour", "a year and a half". */
function unitHalf(text: string, start: number): Numeral | null {
  const part = text.slice(start, start + 32);
  const half = /^half (?:an? )?(?=(?:year|month|day|week|hour|minute|second|decade)s?\b)/i.exec(part);
  if (half) return { value: 0.5, length: half[0].length - 1 };
  return /^an? (?:year|month|day|week|hour|minute) and a half\b/i.test(part)
    ? { value: 1, length: part.indexOf(' ') }
    : null;
}
