import { NAMED_BEFORE } from './lookalikes';
import { ENGLISH_NUMERAL_START, readEnglishNumeral } from './numeralsEnglish';
import { readHanNumeral } from './numeralsHan';
import type { Numeral } from './numeralsHan';
import type { Quantity } from './quantity';
import { readQuantity } from './quantityReading';
import type { Reading } from './quantityReading';
import { isUpgrade, isVersion } from './versions';
import { matchesOf } from './matches';

const DIGITS = /\d{1,3}(?:[,\u2009\u202f]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
const HAN_START =
  /(?<![一二两三四五六七八九十百千万亿几])(?:(?<![任统唯同某另单专逐])一|零(?=点)|[成好数上过破几半二两三四五六七八九十百千万亿])/g;
const HAN_RANGE = /^\s?[到至~－-]\s?[一二两三四五六七八九十\d]/;
const LATIN_OR_DIGIT = /[A-Za-z\d]/;
const HAN = /\p{Script=Han}/u;

/** Numbers in digits; what is a version, a name or an id is left out. */
export function findDigits(text: string): Reading[] {
  const found: Reading[] = [];
  let versionEnd: number | undefined;
  for (const match of matchesOf(DIGITS, text)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const before = text.slice(Math.max(0, start - 32), start);
    const times = /(?<![\w.-])[x×X]\s?$/.exec(before);
    if (/[\w.]$/.test(before) && !times) continue;
    // Glued to letters it is part of a name (GPT-4); compounds like "sub-100" are not.
    if (
      /[A-Za-z][-/]$/.test(before) &&
      !/\d(?:[kKmMwWsSxX%]|[kmgtKMGT]?[bB]|ms)-$/.test(before) &&
      !/(?:sub|top|under|over|mid|pre|post|multi|to|or|of)-$/i.test(before)
    )
      continue;
    const value = Number(match[0].replace(/[,\u2009\u202f]/g, ''));
    const reading = readQuantity(text, start, end, { value, length: match[0].length }, true);
    const { quantity, grown, measured } = reading;
    if (
      LATIN_OR_DIGIT.test(text.charAt(quantity.span[1] - 1)) &&
      /[A-Za-z_]/.test(text.charAt(quantity.span[1]))
    )
      continue;
    // "Node 18+" is a version, too.
    const isBare =
      !grown ||
      (quantity.unit === 'count' &&
        quantity.noun === '' &&
        /^\d[\d.]*\+$/.test(text.slice(...quantity.span)));
    if (isBare && !measured) {
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
    (/^(?:19[7-9]\d|20[0-4]\d)$/.test(digits) && /(?:[\w.#:/\\=@-]|version |release |版本 ?)$/i.test(before))
  );
}

/** Numbers in English words: "twenty-one", "half a million", "dozens". */
export function findEnglishWords(text: string): Reading[] {
  const found: Reading[] = [];
  let done = 0;
  for (const match of matchesOf(ENGLISH_NUMERAL_START, text)) {
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
    // "One request a second" is a rate.
    if (value === 0 || (numeral.value < 2 && unit === 'count' && !reading.quantity.per)) continue;
    if (numeral.value < 2 && unit === 'count' && noun === '') reading.tentative = true;
    if (/[\w-]/.test(text.charAt(end)) && !counted) continue;
    if (NAMED_BEFORE.test(text.slice(Math.max(0, start - 32), start)) && !counted) continue;
    found.push(reading);
  }
  return found;
}

/** Numbers in Chinese characters: 三百二十, 十几, 两万三. */
export function findHanWords(text: string): Reading[] {
  const found: Reading[] = [];
  let done = 0;
  for (const match of matchesOf(HAN_START, text)) {
    const start = match.index;
    if (start < done) continue;
    const numeral = text.charAt(start) === '半' ? HALF : readHanNumeral(text, start);
    if (!numeral) continue;
    const end = start + numeral.length;
    const reading = readQuantity(text, start, end, numeral, false);
    if (numeral.value === 1 && reading.measured && reading.quantity.per) {
      // 从一天一次变成一天五次: once a day, where it is half of a pair.
      reading.tentative = true;
    } else if (!isHanQuantity(text, start, end, numeral, reading)) {
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
  // 周三 is a day, 每周三次 counts.
  if (/(?:^|[^每一两])周$/.test(text.slice(Math.max(0, start - 2), start)) && word.length === 1) return false;
  const each = text.charAt(start - 1) === '每';
  if (each && (quantity.unit === 'count' || numeral.value < 2)) return false;
  // 这两块 counts what was named before.
  if (quantity.unit === 'count' && numeral.value <= 10 && /[这那]/.test(text.charAt(start - 1))) return false;
  if (numeral.value < 2) return isSmallMeasure(text, quantity, numeral.value);
  // 三元表达式
  if (word.length === 1 && quantity.unit === 'cny' && HAN.test(text.charAt(quantity.span[1]))) return false;
  if (grown || measured) return word !== '万' || !/^[能一维圣事物达科众象网]/.test(text.charAt(end));
  // A bare answer: 三千二百万, 一百二十.
  if ((word.length > 2 && numeral.value >= 20) || /^[一二两三四五六七八九十].*[万亿]$/.test(word))
    return true;
  if (
    /几/.test(word) ||
    (/^[百千万亿]$/.test(word) && /[近约逾超]/.test(text.charAt(start - 1)) && !HAN.test(text.charAt(end)))
  )
    return true;
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
    /^(?:[零又多半]|[二三四五六七八九十\d]+分)/.test(after) ||
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
