import { findDates } from '../text/dates';
import type { Said } from './answerClauses.rules';
import { asks } from './answerQuestion.rules';
import type { Topic } from './answerQuestion.rules';

const EN: Record<string, number> = {
  a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11,
  twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, eighteen: 18, twenty: 20, 'a couple of': 2, 'a couple': 2,
}; // prettier-ignore
const EN_NUMBER = `\\d{1,3}(?:\\.\\d+)?|a couple of|${Object.keys(EN)
  .filter((word) => !/^a/.test(word))
  .join('|')}|an?`;
const HAN_NUMBER =
  '\\d{1,3}(?:\\.\\d+)?|[一二两三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九]';

/** "two years and three months", "a year and a half", "1.5 yrs", "18-month". */
const LENGTH_EN = new RegExp(
  `(?<![\\w.'-])(?:(?<half>half(?: of)? an? year)|(?<decade>(?:a|one|full|whole) (?:full |whole |good )?decade)|(?<y>${EN_NUMBER})(?: (?:full|whole|good|solid))?[ -]?(?:and (?<hy>an? half|1\\/2)[ -])?(?:years?|yrs?|yr|y(?=\\d))\\b\\.?(?:,? ?(?:and )?(?:(?<yh>an? half|half)\\b|(?<m>${EN_NUMBER})[ -]?(?:months?|mos?|mths?)\\b))?|(?<mo>${EN_NUMBER})(?: (?:full|whole|good|solid))?[ -]?(?:and (?<hm>an? half|1\\/2)[ -])?(?:months?|mos|mths?)\\b(?<mh> and a half)?)`,
  'giu',
);
/** 两年零三个月, 一年半, 半年, 18个月, 一个半月. */
const LENGTH_ZH = new RegExp(
  `(?:(?<![\\d.第几多上下前去今明后每一二两三四五六七八九十])|(?<=前后|前前后后|来来回回|断断续续|零零碎碎|林林总总|差不多|加起来|满打满算|约|整整|足足))(?:(?<half>半年|半个?年头)|(?<y>${HAN_NUMBER})\\s?(?<yhb>个半)?\\s?(?:年头|年(?!代|级|制|份|底|初|中|末|\\s?\\d{1,2}\\s?月(?!份?以)))\\s?(?:(?<yh>半)|(?:零|又|加|多|外加|,)?\\s?(?<m>${HAN_NUMBER})\\s?个?月)?|(?:(?<mo>${HAN_NUMBER})\\s?个(?<mh>半)?月|(?<mo3>[俩仨])月)(?<mh2>半)?|(?<q>[一两二三])个季度)`,
  'giu',
);

/** Lengths that are not how long it lasted: an age, a rhythm, a deadline, time that passed before or since. */
const OTHER_BEFORE =
  /\b(?:within|in (?:just |only |under |about )?(?:the (?:first|last) )?|every|after|each|per|first|next|another|aged?|turned|last|under|less than|over the next|notice(?: period)? (?:is|of)?)\s*(?:of )?$|(?:每隔?|工龄满|提前|合同(?:签了)?|试用期|已经满|年龄|头|(?<!前后|先后)(?<![前后])前|(?<![前后])后|过了|再过|再)$/iu;
const STILL_LENGTH = /\b(?:over|for|of|in) the (?:last|past) (?:about |around )?$|\b(?:last|past) $/iu;
const OTHER_AFTER =
  /^\s*(?:ago|old|later|earlier|before (?:that|me|i)|younger|older|from now|in advance|notice|warranty|ahead|behind|after (?:launch|that|joining|release)|apart|contract|probation|plan|roadmap|of (?:data|history|logs|backups?|funding|runway|warranty)|out of date)|^(?:的?(?:前(?!端|台)|之?后(?!端|台|来|勤|期)|以前|以后|以来|之内|以内|内|一次|合同|试用期|数据|日志|历史|保修))|^-?old\b/iu;
const WORKED =
  /\b(?:lasted|spent|work(?:ed|ing)?|been (?:there|at|with|here)|was (?:there|at|with)|stayed|internship|intern(?:ed)?|stint|did|total|altogether|experience|contract(?:or)?|there|at|as (?:an?|the)|of)\b|干|做|待|呆|工作|实习|任职|负责|从事|历时|持续|前后|一共|总共|经验|上班|当|写|搞|读|念|学|在职|维护|项目/iu;
/** No speaker says more lengths in one clause. */
const MAX_LENGTHS = 12;
/** "I was a robotics engineer for two years". */
const HELD_FOR =
  /\b(?:engineer|developer|analyst|designer|manager|lead|tester|scientist|architect|consultant|intern|admin(?:istrator)?)s? for (?:about |around |over )?$/iu;
const SPENT =
  /\b(?:worked|interned|spent|stayed|was there|been there|internship)\b|(?:干|待|呆|工作|实习|任职)了/iu;
const FILLERS =
  /\b(?:about|around|roughly|almost|nearly|over|for|just|only|maybe|i think|or so|in total|total|altogether|all in all|in all|so|that's|that is|that makes|makes|which (?:is|was|makes)|it was|i\.e|exactly|from|between|and|to|until|till|through)\b|左右|大概|差不多|将近|快|了|吧|整整?|多|就|才|大约|一共|总共|前前后后|前后|来来回回|断断续续|零零碎碎|满打满算|足足|也就是|就是|算下来|加起来|等于|刚好|正好|合计|共|那|是|从|到|至/giu;
/** Spoken ranges and vague lengths: "two to three years", 两三年, 几年. */
const RANGE = /(?:-|–|—|~|to|or|至|到|或者?|还是)\s?$/iu;

/**
 * How long it lasted, in months, where a length is stated. It must be asked for, or told of the work itself; of several
 * lengths the first counts unless they disagree on the same thing ("two or three years").
 */
export function readLength(said: readonly Said[], topics: ReadonlySet<Topic>): number | undefined {
  const asked = asks(topics, 'length');
  const work =
    asked || asks(topics, 'company', 'position', 'dates', 'start', 'end', 'school', 'degree', 'skills');
  const told: number[] = [];
  for (const { text } of said) {
    const lengths = lengthsOf(text);
    if (lengths.length > MAX_LENGTHS) continue;
    for (const { months, start, end } of lengths) {
      const [before, after] = [text.slice(Math.max(0, start - 24), start), text.slice(end, end + 24)];
      if (isOther(before, after)) continue;
      const rest = text.slice(0, start) + text.slice(end);
      const bare = !/[\p{L}\d]/u.test(withoutDates(rest).replace(FILLERS, ''));
      if (asked || (work && (bare || WORKED.test(rest) || HELD_FOR.test(before))) || SPENT.test(text))
        told.push(months);
    }
  }
  // Two different lengths are of two things.
  return new Set(told).size === 1 ? told[0] : undefined;
}

/** "2018–2021 (three years)": the span that a length measures. */
function withoutDates(text: string): string {
  return [...findDates(text)]
    .reverse()
    .reduce((rest, { span }) => `${rest.slice(0, span[0])} ${rest.slice(span[1])}`, text);
}

/** Part of a range, an age, a rhythm, a deadline. */
function isOther(before: string, after: string): boolean {
  if (OTHER_AFTER.test(after) || (OTHER_BEFORE.test(before) && !STILL_LENGTH.test(before))) return true;
  const range =
    RANGE.test(before) &&
    /\d|[一二两三四五六七八九十]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/iu.test(before);
  return (
    range ||
    /^\s?(?:-|–|~|to|or|或者?|还是|到|至)\s?(?:\d|[一二两三四五六七八九十]|two|three|four|five|six)/iu.test(
      after,
    )
  );
}

/** Whether a text tells a length. */
export function hasLength(text: string): boolean {
  return lengthsOf(text).length > 0;
}

/** The text without its lengths, for what stands around them. */
export function withoutLengths(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of lengthsOf(text)) {
    if (start < from) continue;
    parts.push(text.slice(from, start));
    from = end;
  }
  return [...parts, text.slice(from)].join(' ');
}

/** A bare number to a question for years or months. */
export function bareLength(text: string, question: string): number | undefined {
  const number =
    /^\D{0,16}?(?<n>\d{1,2}(?:\.\d+)?|[一二两三四五六七八九十]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)\s*(?:or so|左右|吧|多)?[\s.!。]*$/iu.exec(
      text,
    )?.groups?.['n'];
  if (number === undefined) return undefined;
  const value = numberOf(number);
  if (value === undefined) return undefined;
  if (/\bhow many months\b|几个月|多少个月/iu.test(question)) return value;
  return /\bhow many years\b|几年|多少年/iu.test(question) ? value * 12 : undefined;
}

/** A length of time as it is said. */
export interface Length {
  months: number;
  start: number;
  end: number;
}

/** The lengths of time that a text says, in order. */
export function lengthsOf(text: string): Length[] {
  const found: Length[] = [];
  for (const match of [...text.matchAll(LENGTH_EN), ...text.matchAll(LENGTH_ZH)]) {
    const months = monthsOf(match.groups ?? {});
    if (months !== undefined && months > 0 && months < 720)
      found.push({ months, start: match.index, end: match.index + match[0].length });
  }
  return found.sort((a, b) => a.start - b.start);
}

function monthsOf(parts: Record<string, string | undefined>): number | undefined {
  if (parts['half'] !== undefined) return 6;
  if (parts['decade'] !== undefined) return 120;
  if (parts['q'] !== undefined) return (numberOf(parts['q']) ?? 0) * 3;
  if (parts['mo3'] !== undefined) return numberOf(parts['mo3']);
  if (parts['mo'] !== undefined) {
    const half = parts['mh'] ?? parts['mh2'] ?? parts['hm'];
    return (numberOf(parts['mo']) ?? 0) + (half === undefined ? 0 : 0.5);
  }
  const years = numberOf(parts['y'] ?? '');
  if (years === undefined) return undefined;
  const half = parts['yh'] ?? parts['hy'] ?? parts['yhb'];
  const months = parts['m'] === undefined ? 0 : (numberOf(parts['m']) ?? 0);
  return Math.round((years * 12 + (half === undefined ? 0 : 6) + months) * 10) / 10;
}

function numberOf(text: string): number | undefined {
  if (/^\d/.test(text)) return Number(text);
  const word = EN[text.toLowerCase()];
  if (word !== undefined) return word;
  if (text === '俩' || text === '仨') return text === '俩' ? 2 : 3;
  const match = /^([一二两三四五六七八九])?(十)?([一二三四五六七八九])?$/u.exec(text);
  if (!match || text === '') return undefined;
  const digit = (c: string | undefined): number =>
    c === undefined ? 0 : c === '两' ? 2 : '零一二三四五六七八九'.indexOf(c);
  return match[2] === undefined
    ? digit(match[1])
    : (match[1] === undefined ? 1 : digit(match[1])) * 10 + digit(match[3]);
}
