import type { Quantity } from './quantity';
import type { Unit } from './units';
import { exactValue } from './numeralsHan';
import { matchesOf } from './matches';

/** A share or a factor that one word or a fixed form says: "a third", 四分之三, "doubled", 减半. */
export interface RatioWord {
  start: number;
  end: number;
  value: number;
  unit: Unit;
  change?: NonNullable<Quantity['change']>;
  bound?: NonNullable<Quantity['bound']>;
  vague?: [number, number];
}

type Reader = (match: RegExpMatchArray) => Omit<RatioWord, 'start' | 'end'> | null;

const COUNT: Record<string, number> = {
  a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, hundred: 100,
}; // prettier-ignore
const PART: Record<string, number> = {
  half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10,
}; // prettier-ignore
const NINES: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, 两: 2, 三: 3, 四: 4, 五: 5 };

const percent = (value: number, rest: Partial<RatioWord> = {}): ReturnType<Reader> => ({
  value,
  unit: 'percent',
  ...rest,
});
const factor = (value: number, rest: Partial<RatioWord> = {}): ReturnType<Reader> => ({
  value,
  unit: 'x',
  ...rest,
});
const han = (text: string | undefined): number => exactValue(text ?? '') ?? Number(text ?? Number.NaN);

const FORMS: [RegExp, Reader][] = [
  [/百分之([零〇一二两三四五六七八九十百\d.]+)(?:点([零一二三四五六七八九]+))?/g, ([, whole, decimals]) => percent(han(whole) + fractionOf(decimals))],
  [/百分百|百分之百/g, () => percent(100)],
  [/千分之([零一二两三四五六七八九十\d.]+)(?:点([零一二三四五六七八九]+))?/g, ([, part, decimals]) => percent((han(part) + fractionOf(decimals)) / 10)],
  [/万分之([零一二两三四五六七八九十\d.]+)/g, ([, part]) => percent(han(part) / 100)],
  [/(?<![二两三四五六七八九十\d])([二两三四五六七八九十\d]{1,6})分之([一二两三四五六七八九\d]{1,6})/g, ([, below, above]) => percent((han(above) / han(below)) * 100)],
  [/([一二三四五六七八九])([一二三四五六七八九])成(?![员为功本果立都长熟交])/g, ([, low, high]) => (han(high) - han(low) === 1 ? percent(han(low) * 10, { vague: [han(low) * 10, han(high) * 10] }) : null)],
  [/([一二两三四五六七八九\d])成([一二三四五六七八九半])(?![员为功本果立都长熟交])/g, ([, tens, ones]) => percent(han(tens) * 10 + (ones === '半' ? 5 : han(ones)))],
  [/(?<![一\d])半数以上|过半|超(?:过)?一?半|一半以上|大半(?!年|天|夜|个)/g, () => percent(50, { bound: 'over' })],
  [/(?:缩短|减少|降低|下降|降|减|少|节省|省|压缩|砍|砍掉|缩减)了?(?:约|近|大约|将近)?(一半)/dg, () => percent(50, { change: 'down' })],
  [/减半|腰斩|砍半|折半|对半砍/g, () => percent(50, { change: 'down' })],
  [/(?<![大一])一半(?!天)/g, () => percent(50)],
  [/翻了?(一|两|二|三|四|五)番/g, ([, times]) => factor(2 ** han(times))],
  [/翻(?:了)?(?:一)?[倍番]|加倍|双倍|成倍(?=的?提升)/g, () => factor(2)],
  [/翻了?\s?(?:约|近)?([二两三四五六七八九十\d.]+)\s?倍/g, ([, times]) => factor(han(times), { change: 'either' })],
  [/([一两二三\d])个(?:多)?数量级/g, ([, n]) => factor(10 ** han(n), { vague: [7 * 10 ** (han(n) - 1), 50 * 10 ** (han(n) - 1)] })],
  [/([两三四五3-5])\s?个\s?[9九](?![\d.])/g, ([, n]) => percent(nines(han(n)))],
  [/\b(two|three|four|five) nines\b/gi, ([, n]) => percent(nines(NINES[n?.toLowerCase() ?? ''] ?? 0))],
  [/\b(an?|one|two|three) orders? of magnitude\b/gi, ([, n]) => magnitudes(COUNT[n?.toLowerCase() ?? ''] ?? 1)],
  [/\b(one|two|three|four|five|six|seven|eight|nine|a|an)[- ](third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|quarter)(s?)\b(?![- ](?:party|time|person|place|grade|generation|year|floor|level))/gi, fraction],
  [/\b(?:one|1) (?:in|out of)(?: every)? (two|three|four|five|six|seven|eight|nine|ten|hundred|\d{1,6})\b(?!\.\d)/gi, ([, n]) => percent(100 / (COUNT[n?.toLowerCase() ?? ''] ?? Number(n)))],
  [/\b(half)\b(?= (?:of|the|its|their|our|as|that|what)\b)/gi, () => percent(50)],
  [/(?<=\b(?:in|by|to|about|nearly|almost|over|under|than|at) )half\b(?! (?:a|an|day|year|hour|month|time))/gi, (match) => percent(50, /\b(?:in|by) (?:almost |nearly |about )?$/i.test(match.input?.slice(Math.max(0, (match.index ?? 0) - 16), match.index) ?? '') ? { change: 'down' } : {})],
  [/\bhalv(?:ed|ing|es?)\b/gi, () => percent(50, { change: 'down' })],
  [/(?<![\d/.])([1-9])\/([2-9]|10)(?![\d/%年月])(?:(?=\s?(?:of\b|的))|(?<=(?:[到至为成了约近的]|\b(?:by|to|about))\s?[1-9]\/\d0?))/g, ([, above, below]) => (Number(above) < Number(below) ? percent((Number(above) / Number(below)) * 100) : null)],
  [/[½⅓⅔¼¾](?!\s?(?:hour|year|day|h\b))/g, ([sign]) => percent({ '½': 50, '⅓': 100 / 3, '⅔': 200 / 3, '¼': 25, '¾': 75 }[sign ?? ''] ?? 0)],
  [/\btwice(?= (?:as|the|its|their|our)\b)/gi, () => factor(2)],
  [/\bdoubl(?:ed|ing|es)\b|\bdoubl(?:e)(?= (?:the|its|our|their|of)\b)|(?<=\b(?:to|can|did|helped|than|nearly|almost) )double\b(?!-)/gi, () => factor(2)],
  [/\b(?:tripl|trebl)(?:ed|ing|es)\b|\b(?:triple|treble)(?= (?:the|its|our|their)\b)/gi, () => factor(3)],
  [/\bquadrupl(?:ed|ing|es)\b|\bquadruple(?= (?:the|its|our|their)\b)/gi, () => factor(4)],
  [/\bquintupl(?:ed|ing|es)\b/gi, () => factor(5)],
  [/\b(two|three|four|five|six|seven|eight|nine|ten|hundred)-?fold\b/gi, ([, times]) => factor(COUNT[times?.toLowerCase() ?? ''] ?? 2)],
]; // prettier-ignore

/** Shares and factors said in words. */
export function findRatioWords(text: string): RatioWord[] {
  return FORMS.flatMap(([pattern, read]) =>
    matchesOf(pattern, text).flatMap((match) => {
      const ratio = read(match);
      const [start, end] = match.indices?.[1] ?? [match.index, match.index + match[0].length];
      return ratio && Number.isFinite(ratio.value) ? [{ ...ratio, start, end }] : [];
    }),
  );
}

function fraction({
  1: above,
  2: below,
  3: plural,
  index = 0,
  input = '',
  0: whole,
}: RegExpMatchArray): ReturnType<Reader> {
  if (/^quarter$/i.test(below ?? '')) {
    const [before, after] = [input.slice(Math.max(0, index - 16), index), input.slice(index + whole.length)];
    // Without these a quarter is three months.
    if (
      !/\b(?:by|to) (?:about |almost |nearly |over )?$/i.test(before) &&
      !/^ (?:of|the|less|fewer|more|as)\b(?! (?:a|an) hour)/i.test(after)
    )
      return null;
  }
  const [a, b] = [COUNT[above?.toLowerCase() ?? ''] ?? 1, PART[below?.toLowerCase() ?? ''] ?? 2];
  // "two third parties" are no fraction, "a fourth" is mostly an ordinal.
  if (a >= b || (a > 1 && plural === '')) return null;
  return percent((a / b) * 100);
}

function magnitudes(n: number): ReturnType<Reader> {
  return factor(10 ** n, { vague: [7 * 10 ** (n - 1), 50 * 10 ** (n - 1)] });
}

/** Three nines are 99.9 %. */
function nines(n: number): number {
  return 100 - 10 ** (2 - n);
}

/** 点二五: 0.25 */
function fractionOf(digits = ''): number {
  return Number(`0.${[...digits].map((c) => '零一二三四五六七八九'.indexOf(c)).join('')}`);
}
