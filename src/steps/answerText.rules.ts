import { stripHidden } from '../text/hidden';

/** Longer texts are pasted documents and no answers; what stands behind is not read. */
const MAX_ANSWER = 8_000;

/** An answer made even, and the way back to what was typed. */
export interface EvenText {
  /** Half width, straight quotes, one length with what was typed. */
  text: string;
  /** The part as it was typed; the part itself where it was never typed like that. */
  typed(part: string): string;
}

/** Full width to half, curly quotes straight, hidden characters gone; length kept, so that spans hold. */
export function evenText(answer: string): EvenText {
  const raw = stripHidden(answer).slice(0, MAX_ANSWER);
  const text = raw
    .replace(/[\uFF01-\uFF5E]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u00a0\u3000\t]/g, ' ');
  return {
    text,
    typed(part) {
      const at = text.indexOf(part);
      return at < 0 ? part : raw.slice(at, at + part.length);
    },
  };
}

const HAN_DIGITS = '零一二三四五六七八九';
const YEAR = '(?:19[7-9]\\d|20[0-4]\\d)';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';

/** Ways of speaking a date, and how it is written. The order matters: later rows see what earlier ones wrote. */
const DATE_FORMS: [RegExp, (...parts: string[]) => string][] = [
  // 二零一八年, 一八年; 十八年 is a length.
  [/(?<![零〇一二三四五六七八九十百])([一二][零〇九][零〇一二三四五六七八九]{2})(?=年)/g, (_, year) => hanDigits(year)],
  [/(?<![零〇一二三四五六七八九十百])([零〇一二][零〇一二三四五六七八九])(?=年)/g, (_, year) => `20${hanDigits(year)}`],
  [/(?<![零〇一二三四五六七八九十个\d])(十[一二]?|[一二三四五六七八九])(?=月(?!薪|亮))/g, (_, month) => String(hanMonth(month))],
  // 六月一号, 六月二十三日.
  [/(?<=\d月\s?)([二三]?十[一二三四五六七八九]?|[一二三四五六七八九])(?=[日号](?!线|楼|码))/g, (_, day) => String(hanDay(day))],
  // 21年9月, 18年入职, '19; "3年" and a bare "18年" are lengths.
  [
    /(?<![\d.])'?([012]\d|9\d)(?=\s?年\s?(?:的?\s?\d{1,2}\s?月|[初底末春夏秋冬]|年[初底中末]|上半年|下半年|的?时候|入|加入|毕业|离职|离开|开始|来|进|走|到|至|起|[-~–—]))/g,
    (_, year) => century(year),
  ],
  [/(?<=(?:从|自|到|至|[-~–—])\s?)([012]\d)(?=\s?年(?!级|制|半|经验))/g, (_, year) => century(year)],
  [/(?<![\w'])'(\d\d)(?![\w'])/g, (_, year) => century(year)],
  [new RegExp(`\\b(${YEAR})(\\s?[-–~]\\s?)(1[3-9]|2\\d)(?![\\d./年月-])`, 'g'), (_, year, dash, end) => `${year}${dash}20${end}`],
  // "March 4th, 2020", whose comma ends no clause.
  [new RegExp(`\\b(${MONTH})\\s(?:the\\s)?(\\d{1,2})(?:st|nd|rd|th)?,?\\s(${YEAR})\\b`, 'gi'), (_, month, day, year) => `${day} ${month} ${year}`],
  // "2021 March", "mid-2020", "Q3 2020", "2020ish", "March in 2021".
  [new RegExp(`\\b(${YEAR})[ -](${MONTH})(?![a-z])(?!\\s+\\d)`, 'gi'), (_, year, month) => `${month} ${year}`],
  [new RegExp(`\\b(?:mid|early|late|end)-(?=${YEAR})`, 'gi'), () => ''],
  [new RegExp(`\\b(${YEAR})\\s?(?:年\\s?)?q[1-4]\\b|\\bq[1-4]\\s?(?:of\\s)?(?=${YEAR})`, 'gi'), (_, year) => year ?? ''],
  [new RegExp(`\\b(${YEAR})-?ish\\b`, 'gi'), (_, year) => year ?? ''],
  [new RegExp(`\\b(${MONTH}) in (?=${YEAR})`, 'gi'), (_, month) => `${month} `],
  // "Jan to Mar 2021": the year stands behind both.
  [
    new RegExp(`\\b(${MONTH})(\\s?(?:-|–|—|~|to|till|until|through)\\s?)(${MONTH})\\s+(${YEAR})`, 'gi'),
    (_, first, between, last, year) => `${first} ${year}${between}${last} ${year}`,
  ],
]; // prettier-ignore

/** The text with spoken forms of dates as `findDates` reads them: 二零一八年六月, 21年9月, "Jan to Mar 2021". */
export function writtenDates(text: string): string {
  return DATE_FORMS.reduce(
    (whole, [pattern, write]) =>
      whole.replace(pattern, (...parts: unknown[]) => write(...(parts as string[]))),
    text,
  );
}

function hanDigits(text: string | undefined): string {
  return [...(text ?? '')].map((c) => HAN_DIGITS.indexOf(c === '〇' ? '零' : c)).join('');
}

function hanDay(text: string | undefined): number {
  const [, tens, ones] = /^([二三])?十?([一二三四五六七八九])?$/.exec(text ?? '') ?? [];
  const first = /十/.test(text ?? '') ? (tens === undefined ? 1 : HAN_DIGITS.indexOf(tens)) : 0;
  return /十/.test(text ?? '')
    ? first * 10 + (ones === undefined ? 0 : HAN_DIGITS.indexOf(ones))
    : HAN_DIGITS.indexOf(text ?? '');
}

function hanMonth(text: string | undefined): number {
  const [first = '', second = ''] = [...(text ?? '')];
  return first === '十' ? 10 + Math.max(0, HAN_DIGITS.indexOf(second)) : HAN_DIGITS.indexOf(first);
}

function century(year: string | undefined): string {
  return `${Number(year) > 50 ? '19' : '20'}${year ?? ''}`;
}
