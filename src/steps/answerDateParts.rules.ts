import { parsePartialDate } from '../text/dates';
import type { PartialDate } from '../text/dates';
import { lengthsOf } from './answerLengths.rules';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MONTH =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?(?!\\s?\\d)';
const YEAR =
  '(?:(?:(?:early|mid|late|(?:the )?(?:start|beginning|middle|end) of)[ -])?(?:19[7-9]\\d|20[0-4]\\d)|(?<word>(?:the )?year before last|last year|this year))(?![\\w/-])';
const ABOUT =
  '(?:(?:in|around|about|roughly|maybe|probably|perhaps|like|i think|i believe|i guess|it was|that was|sometime in|more precisely|to be (?:exact|precise)),?\\s){0,3}';
/** "Early 2020, January I believe", "last year, in November". */
const YEAR_THEN_MONTH = new RegExp(`\\b(?<year>${YEAR}),?\\s${ABOUT}${MONTH}`, 'giu');
/** "In March, last year". */
const MONTH_THEN_YEAR = new RegExp(`\\b${MONTH},?\\s${ABOUT}(?<year>${YEAR})`, 'giu');
/** 22年底,12月; 去年,大概十月; 两年前的六月 is written as a year before. */
const HAN_PARTS =
  /(?<year>(?:(?:19[7-9]\d|20[0-4]\d)年|大前年|前年|去年|今年)(?:年?[初底末中])?)(?:的|[,，\s])?\s?(?:大概|大约|好像|应该|应该是|可能|也就是|准确说|具体|是|在|就是|差不多|约){0,2}(?<month>1[0-2]|[1-9])月/gu;
/** "May 2018, to December": a comma that ends no clause. */
const COMMA_TO =
  /,\s?(?=(?:to|till|until|through)\s(?:now|today|present|the present|[a-z]{3,9}\.?\s(?:19|20)\d\d|(?:19|20)\d\d)(?![a-z\d]))/giu;
const HAN_YEARS: Record<string, number> = { 大前年: 3, 前年: 2, 去年: 1, 今年: 0 };
const AGO_EN = /^\s(?:ago|back)\b/iu;
const AGO_ZH = /^(?:之前|以前|前)(?!端|台|后|的(?:公司|工作|那))/u;

/**
 * The text with dates that it counts back from today ("eighteen months ago", 三年前) or gives in two parts ("two years ago,
 * in August", 去年,十月吧) written out. Whole years give the year alone. `today` is `YYYY-MM-DD`.
 */
export function joinedDates(text: string, today: string | undefined): string {
  const now = today === undefined ? null : parsePartialDate(today);
  const counted = now ? withoutAgo(text, now) : text;
  const yearOf = (written: string): number | null => yearWritten(written, now);
  const join = (match: string, groups: Record<string, string | undefined>): string => {
    const year = yearOf(groups['year'] ?? '');
    return year === null ? match : `${groups['month'] ?? ''} ${year}`;
  };
  return counted
    .replace(COMMA_TO, ' ')
    .replace(YEAR_THEN_MONTH, (match: string, ...rest: unknown[]) => join(match, groupsOf(rest)))
    .replace(MONTH_THEN_YEAR, (match: string, ...rest: unknown[]) => join(match, groupsOf(rest)))
    .replace(HAN_PARTS, (match: string, ...rest: unknown[]) => {
      const { year = '', month = '' } = groupsOf(rest);
      const y = yearOf(year);
      return y === null ? match : `${y}年${month}月`;
    });
}

function withoutAgo(text: string, now: PartialDate): string {
  let rest = text;
  for (const { months, start, end } of [...lengthsOf(text)].reverse()) {
    const after = text.slice(end, end + 8);
    const han = AGO_ZH.exec(after)?.[0];
    const ago = han ?? AGO_EN.exec(after)?.[0];
    if (ago === undefined) continue;
    const index = now.y * 12 + (now.m ?? 1) - 1 - Math.round(months);
    const [y, m] = [Math.floor(index / 12), index % 12];
    const whole = months % 12 === 0;
    const written =
      han === undefined ? `${whole ? '' : `${MONTHS[m] ?? ''} `}${y}` : `${y}年${whole ? '' : `${m + 1}月`}`;
    rest = `${rest.slice(0, start)}${written}${rest.slice(end + ago.length)}`;
  }
  return rest;
}

function yearWritten(written: string, now: PartialDate | null): number | null {
  const digits = /\d{4}/.exec(written)?.[0];
  if (digits !== undefined) return Number(digits);
  if (!now) return null;
  const han = Object.keys(HAN_YEARS).find((word) => written.startsWith(word));
  if (han !== undefined) return now.y - (HAN_YEARS[han] ?? 0);
  if (/before last/iu.test(written)) return now.y - 2;
  return /last/iu.test(written) ? now.y - 1 : now.y;
}

function groupsOf(rest: unknown[]): Record<string, string | undefined> {
  return (rest.at(-1) ?? {}) as Record<string, string | undefined>;
}
