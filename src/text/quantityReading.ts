import { readCounted, readCountedBefore, skipFillersBack } from './countedNouns';
import type { Counted } from './countedNouns';
import type { Numeral } from './numeralsHan';
import { phraseAt, phraseBefore, phraseTable, skipSpaces } from './phraseTable';
import { roundNoise } from './quantity';
import type { Quantity } from './quantity';
import { boundAfter, boundBefore, isInterval, periodAfter, periodBefore } from './quantityContext';
import { readCurrency, readUnit } from './units';
import type { WrittenUnit } from './units';

/** A quantity with what the pairing of neighbours needs to know of its form. */
export interface Reading {
  quantity: Quantity;
  /** What its last word multiplies by (万, k): a first half that leaves it out shares it. */
  magnitude: number;
  /** Unit or magnitude stand in the span. */
  grown: boolean;
  /** A Chinese measure word follows. */
  measured: boolean;
  /** Its noun stands in front of it: "the tests from 15". */
  borrowed: boolean;
  /** A quantity only if it proves to be half of a pair. */
  tentative?: boolean;
}

/** 一年省了十万: without a unit tens of thousands of what is spent or earned are money. */
const MONEY_BEFORE =
  /(?:[省花赚亏]了?(?:下|掉)?|(?:成本|费用|预算|经费|营收|收入|销售额|流水|利润|金额|GMV|货款)[^，。；\n]{0,8})\s?$/;

const MAGNITUDES = phraseTable<number | null>(
  [
    ['hundred|百', 1e2],
    ['thousand|grand|千|k', 1e3],
    ['万|w', 1e4],
    ['十万', 1e5],
    ['million|mn|mio|mil|百万|kk', 1e6],
    ['千万|kw', 1e7],
    ['亿', 1e8],
    ['十亿|billion|bn', 1e9],
    ['百亿', 1e10],
    ['千亿', 1e11],
    ['万亿|trillion', 1e12],
    ['dozen', 12],
    ['万能|万一|万维|千兆|千瓦|千克|千米|千字节|百分', null],
  ],
  [
    ['M', 1e6],
    ['B', 1e9],
  ],
);
/** A letter is a magnitude only where it touches the digits. */
const TOUCHING = /^(?:k|w|kk|kw|M|B)$/i;
const LOOSE =
  /^(?:\+(?!\d)|\s?(?:plus\b|多(?!个?(?:端|云|活|租|语|模|线|级|层|平|维))|余(?!额|弦)|几|来(?=[个台名位家条万天年])))/;
const RATE_NAMES = phraseTable<WrittenUnit>([
  ['qps|rps|req/s', { unit: 'rate', factor: 1, noun: 'request' }],
  ['tps', { unit: 'rate', factor: 1, noun: 'transaction' }],
  ['iops', { unit: 'rate', factor: 1 }],
  ['qpm|rpm', { unit: 'rate', factor: 1 / 60, noun: 'request' }],
]);
const RATED = new Set([
  'count',
  'byte',
  'bit',
  's',
  'usd',
  'cny',
  'eur',
  'gbp',
  'jpy',
  'hkd',
  'inr',
  'm',
  'wh',
  'g',
]);

/**
 * The quantity of a numeral in `[start, end)`: magnitude and unit behind it, what it counts, per which period, how it is
 * bounded by the words around it.
 */
export function readQuantity(
  text: string,
  start: number,
  end: number,
  numeral: Numeral,
  isDigits: boolean,
): Reading {
  const amount = readAmount(text, start, end, numeral, isDigits);
  const { unit } = amount;
  const before = boundBefore(text, start);
  // 最高 1.2 万在线 is a peak that was reached, 最高 18% one case of many.
  const isPeak =
    (unit.unit === 'count' || unit.unit === 'rate') && /^最[高大]/.test(text.slice(before.start, start));
  const behind = boundAfter(text, amount.end, amount.end);
  const counted = unit.unit === 'count' ? readCounted(text, behind?.end ?? amount.end) : undefined;
  const nouns = counted ? nounsOf(counted, text, before.start) : unit.noun === undefined ? [] : [unit.noun];
  const per =
    unit.per ??
    (RATED.has(unit.unit)
      ? (periodBefore(text, start, unit.unit === 's') ?? periodAfter(text, amount.end, unit.unit === 's'))
      : undefined);
  const bound =
    amount.bound ??
    (isPeak ? undefined : before.bound) ??
    behind?.bound ??
    (counted ? boundAfter(text, counted.end, counted.end)?.bound : undefined) ??
    numeral.bound;
  const vague = amount.vague;
  // 近百 is nearly a hundred; 百余 is over a hundred, both no "hundreds".
  const isBareHan = /^[百千万亿]+$/.test(text.slice(start, end));
  return {
    quantity: {
      span: [start, amount.end],
      surface: '',
      value: amount.value,
      // Bits have a rate of their own.
      unit: unit.unit === 'bit' && per === 's' ? 'bps' : unit.unit,
      ...(unit.factor === 1 ? {} : { factor: unit.factor }),
      noun: nouns[0] ?? '',
      ...(nouns.length > 1 ? { nouns } : {}),
      ...(per && !(unit.unit === 'bit' && per === 's') ? { per } : {}),
      ...(bound ? { bound } : {}),
      ...(vague && !amount.bound && !(isBareHan && bound && bound !== 'over') ? { vague } : {}),
      ...(isInterval(text, start, amount.end) && unit.unit === 's' ? { interval: true as const } : {}),
    },
    magnitude: amount.magnitude,
    grown: unit.unit !== 'count' || amount.end > end,
    measured: counted?.measured ?? false,
    borrowed: counted !== undefined && !counted.named && nouns.length > 0,
  };
}

interface Amount {
  /** In the base of `unit`. */
  value: number;
  vague?: [number, number];
  unit: WrittenUnit;
  end: number;
  magnitude: number;
  bound?: Quantity['bound'];
}

function readAmount(text: string, start: number, end: number, numeral: Numeral, isDigits: boolean): Amount {
  const scaled = isDigits ? readMagnitude(text, start, end) : { factor: 1, end };
  const loose = readLoose(text, scaled.end);
  const factor = scaled.factor * loose.factor;
  const currency = readCurrency(text, start);
  const half = readHalf(text, loose.end);
  const written = unitAt(text, start, half.end, half.end > loose.end);
  const priced = currency !== null && written?.unit !== currency.unit;
  const unit: WrittenUnit = priced
    ? { unit: currency.unit, factor: 1 }
    : (written ??
      (currency ? null : rateBefore(text, boundBefore(text, start).start)) ??
      moneyBefore(text, start, scaled.factor * (numeral.magnitude ?? 1)) ?? { unit: 'count', factor: 1 });
  const tail = written && !priced ? readUnitTail(text, written.end) : undefined;
  const unitEnd = written && !priced ? (tail?.end ?? written.end) : loose.end;
  const halves = (unitEnd > loose.end ? half.value : 0) + (tail?.half ?? 0);
  const bound = loose.bound ?? half.bound ?? tail?.bound;
  const [low, high] = (numeral.vague ?? []).map((edge) => roundNoise(edge * factor * unit.factor));
  return {
    value: roundNoise((numeral.value * factor + halves) * unit.factor),
    ...(low !== undefined && high !== undefined ? { vague: [low, high] } : {}),
    unit,
    end: unitEnd,
    magnitude: (scaled.factor === 1 ? (numeral.magnitude ?? 1) : scaled.factor) * loose.factor,
    ...(bound ? { bound } : {}),
  };
}

function moneyBefore(text: string, start: number, magnitude: number): WrittenUnit | null {
  if (magnitude < 1e4) return null;
  const { start: from } = boundBefore(text, start);
  return MONEY_BEFORE.test(text.slice(Math.max(0, from - 16), from)) ? { unit: 'cny', factor: 1 } : null;
}

/** The unit at `at`; minutes that only the hour before or the second behind tells: 1 小时 20 分, `1h 20m`. */
function unitAt(
  text: string,
  start: number,
  at: number,
  halved: boolean,
): (WrittenUnit & { end: number }) | null {
  if (halved && text.charAt(at) === '月') return { unit: 'month', factor: 1, end: at + 1 };
  const minutes = /^\s?分(?![之位钟类布支])|^m(?![A-Za-z\d]|\s?(?:long|wide|tall|deep))/.exec(
    text.slice(at, at + 8),
  );
  if (minutes) {
    const hourBefore = /(?:小时|钟头|\dh)\s?$/.test(text.slice(Math.max(0, start - 4), start));
    const secondBehind = /^\s?[\d]{1,2}\s?(?:秒|s\b)/.test(
      text.slice(at + minutes[0].length, at + minutes[0].length + 6),
    );
    if (hourBefore || secondBehind) return { unit: 's', factor: 60, end: at + minutes[0].length };
  }
  if (
    /^\s?块(?![屏显板卡内电硬链GP])/.test(text.slice(at, at + 3)) &&
    /(?:费|钱|成本|省|花|价|工资|收入)[^，。；\n]{0,10}$/.test(text.slice(Math.max(0, start - 16), start))
  ) {
    return { unit: 'cny', factor: 1, end: text.indexOf('块', at) + 1 };
  }
  const points = /^ points?\b(?! of| system| scale)/i.exec(text.slice(at, at + 14));
  if (points && POINTS_BEFORE.test(text.slice(Math.max(0, start - 24), start))) {
    return { unit: 'point', factor: 1, end: at + points[0].length };
  }
  const times = /^[ -]times\b/i.exec(text.slice(at, at + 7));
  if (times && TIMES_BEFORE.test(text.slice(Math.max(0, start - 24), start))) {
    return { unit: 'x', factor: 1, end: at + times[0].length };
  }
  const factors = FACTOR_BEFORE.test(text.slice(Math.max(0, start - 24), start));
  return readUnit(text, at) ?? (factors ? { unit: 'x', factor: 1, end: at } : null);
}

/** Points are percentage points where something rises or falls by them. */
const POINTS_BEFORE =
  /\b(?:by|up|down|rose|rise|raised|fell|fall|gained|gain|lost|dropped|grew|climbed|improved|jumped|lifted|cut|added)(?: about| almost| nearly| roughly| over| more than| another)? $/i;
/** "Increased 3 times" is a factor, "ran 3 times" counts. */
const TIMES_BEFORE =
  /\b(?:by|grew|grown|grow|increased?|increasing|improved?|improving|rose|multiplied|boosted|sped up)(?: (?:about|almost|nearly|roughly|over|more than))? $/i;
const FACTOR_BEFORE = /\bfactors? of (?:about |roughly |nearly |over |almost |up to |more than )?$/i;

function readMagnitude(text: string, start: number, end: number): { factor: number; end: number } {
  const none = { factor: 1, end };
  // "300K 内存" and "35M" of a download are sizes.
  if (/^[KMGT]/.test(text.charAt(end)) && readUnit(text, end)?.unit === 'byte') return none;
  const at = skipSpaces(text, end);
  const hit = at - end > 2 ? null : phraseAt(MAGNITUDES, text, at);
  if (!hit) return smallMillion(text, start, end) ?? none;
  const word = text.slice(at, at + hit.length);
  const apart =
    at > end && TOUCHING.test(word) && !/^[MBk] [a-z\p{Script=Han}]/u.test(text.slice(at, at + 3));
  if (hit.value === null || apart) return none;
  return { factor: hit.value, end: at + hit.length };
}

/** `5m users`, `$5m`: elsewhere a small m is a metre, a minute or a variable. */
function smallMillion(text: string, start: number, end: number): { factor: number; end: number } | null {
  if (text.charAt(end) !== 'm' || /[A-Za-z\d]/.test(text.charAt(end + 1))) return null;
  const isMoney = readCurrency(text, start) !== null;
  return isMoney || readCounted(text, end + 1).nouns.length > 0 ? { factor: 1e6, end: end + 1 } : null;
}

/** "+", 多, 余 behind the digits, and a magnitude behind those: 20 余万. */
function readLoose(text: string, end: number): { end: number; factor: number; bound?: Quantity['bound'] } {
  const match = LOOSE.exec(text.slice(end, end + 8));
  if (!match) return { end, factor: 1 };
  const behind = end + match[0].length;
  const factor = { 万: 1e4, 亿: 1e8, 千: 1e3, 百: 1e2 }[text.charAt(behind)];
  return {
    end: factor === undefined ? behind : behind + 1,
    factor: factor ?? 1,
    bound: match[0].trim() === '来' ? 'about' : 'over',
  };
}

/** 两个半小时, 一个半月, 三个多月: what may stand between a number and its Chinese unit. */
function readHalf(text: string, end: number): { end: number; value: number; bound?: Quantity['bound'] } {
  const match = /^\s?(?:个(半|多)(?=小时|月|星期|钟头|周|季度)|半(?=小时|年|天|倍))/.exec(
    text.slice(end, end + 6),
  );
  if (!match) return { end, value: 0 };
  const behind = end + match[0].length;
  return match[1] === '多' ? { end: behind, value: 0, bound: 'over' } : { end: behind, value: 0.5 };
}

/** 三年多, 三年半, "a year and a half": what may follow a Chinese unit. */
function readUnitTail(
  text: string,
  end: number,
): { end: number; half?: number; bound?: Quantity['bound'] } | undefined {
  if (/^半(?![天年小径数])/.test(text.slice(end, end + 2))) return { end: end + 1, half: 0.5 };
  const half = /^ and a half\b/i.exec(text.slice(end, end + 12));
  if (half) return { end: end + half[0].length, half: 0.5 };
  if (/^多(?![个种款端云租语])/.test(text.slice(end, end + 2))) return { end: end + 1, bound: 'over' };
  return undefined;
}

/** "QPS 达到 8600": the unit stands in front. */
function rateBefore(text: string, start: number): WrittenUnit | undefined {
  return phraseBefore(RATE_NAMES, text, skipFillersBack(text, start))?.value;
}

function nounsOf({ nouns: behind, measured, named }: Counted, text: string, before: number): string[] {
  if (TEAM_BEFORE.test(text.slice(Math.max(0, before - 24), before))) return ['person'];
  // 下载 120 万次, 提交 450 次: the verb tells what the times are.
  if (measured && behind.length === 1 && behind[0] === 'time') {
    return [...readCountedBefore(text, before, true), 'time'];
  }
  const generic = (behind.length === 0 && !named) || (measured && behind.length <= 1 && behind[0] === 'line');
  if (!generic) return behind;
  const front = readCountedBefore(text, before);
  return front.length > 0 ? front : behind;
}

const TEAM_BEFORE = /\b(?:teams?|groups?|squads?|crews?|headcount|staff) of\s*$|\bwe (?:were|are)\s*$/i;
