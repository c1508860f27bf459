import { matchesOf } from '../../text/matches';
import { memo } from '../../text/memo';
import type { Claim, Detector, Objection } from './claim';
import { limits } from './numberMeaning';
import type { FactIndex, Statement } from './sources';
import { overlap } from './terms';
import { occurs } from '../../text/prefilter';

/** How often something is done: the days between two times. */
interface Frequency {
  days: number;
  span: [number, number];
}

const DAYS: Record<string, number> = {
  minute: 1 / 1440, hour: 1 / 24, day: 1, night: 1, morning: 1, evening: 1, afternoon: 1, workday: 1, weekday: 1, shift: 1 / 3,
  week: 7, fortnight: 14, sprint: 14, month: 365 / 12, quarter: 365 / 4, season: 365 / 4, term: 365 / 2, semester: 365 / 2, year: 365,
  monday: 7, tuesday: 7, wednesday: 7, thursday: 7, friday: 7, saturday: 7, sunday: 7,
  hourly: 1 / 24, daily: 1, nightly: 1, weekly: 7, biweekly: 14, 'bi-weekly': 14, fortnightly: 14, monthly: 365 / 12,
  quarterly: 365 / 4, yearly: 365, annually: 365, annual: 365,
  分钟: 1 / 1440, 小时: 1 / 24, 天: 1, 日: 1, 晚: 1, 早: 1, 夜: 1, 周: 7, 星期: 7, 礼拜: 7, 双周: 14, 月: 365 / 12, 季度: 365 / 4,
  季: 365 / 4, 学期: 365 / 2, 半年: 365 / 2, 年: 365,
}; // prettier-ignore
const COUNTS: Record<string, number> = {
  a: 1, an: 1, once: 1, one: 1, two: 2, other: 2, second: 2, twice: 2, three: 3, thrice: 3, four: 4, five: 5, six: 6,
  一: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 半: 0.5,
}; // prettier-ignore
const PERIOD =
  'minute|hour|day|night|morning|evening|afternoon|workday|weekday|week|fortnight|sprint|month|quarter|season|term|semester|year';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** "Every two weeks", "each Monday": how many periods lie between. */
const EVERY = new RegExp(
  `\\b(?:every|each)(?: (\\d{1,2}|single|other|second|two|three|four|five|six))? (${PERIOD}|${WEEKDAY})s?\\b`,
  'gi',
);
/** "Twice a week", "three times per year": how often in one. */
const TIMES = new RegExp(
  `\\b(once|twice|thrice|(?:(\\d{1,2}|two|three|four|five|six) times)) (?:a|an|per|every|each) (${PERIOD})\\b`,
  'gi',
);
const ADVERB =
  /\b(hourly|daily|nightly|weekly|bi-?weekly|fortnightly|monthly|quarterly|yearly|annually|annual)\b(?! (?:active|leave|salary|revenue|budget|income|pay|average))/gi;
/** 每两周, 每季度, 按月, 月度; 每月一次 and 每周三次 say how often in one. */
const EVERY_ZH =
  /(?:每隔?|按|逐|一)(?:个)?([两二三四五六\d]{1,2}个?|半)?(分钟|小时|双周|天|日|晚上?|早上?|夜|周|星期|礼拜|个?月|季度?|学期|年)(?!活|均|化|[前后内里])(?:度)?(?:[^，。；\d]{0,6}?([一两二三四五六]|\d{1,2})\s?[次回])?/g;
const ADJECTIVE_ZH =
  /(?<![\d一二两三四五六七八九十])(月|季|年)度|(?<![\d每])(双周|周|月|季|年|日)(?=报(?!告?警|错)|会(?!议室|员)|例会|检(?!测)|更(?!新率|换)|盘点)/g;

/** Whether the facts say that something comes again after so many seconds. */
export function comesEvery(seconds: number, facts: FactIndex): boolean {
  return facts.own.some((statement) =>
    toldDays(statement).some((days) => near(days, seconds / SECONDS_OF_DAY)),
  );
}

/** Without one of these nothing is said of how often. */
const CUE =
  /every|each|once|twice|thrice|times|ly\b|annual|每|按|逐|一|[日周月季年](?:度|报|会|例|检|更|盘)/i;

/** How often a claim says that something is done must be as often as the facts say; numbers per period are numbers. */
export const checkFrequency: Detector = (claim, facts) => {
  const claimed = frequenciesIn(claim.text).filter(({ span }) => !isOfNumber(span, claim));
  if (claimed.length === 0) return [];
  return claimed.flatMap(({ days, span }): Objection[] => {
    const told = statementsAbout(span, claim, facts);
    const stated = told.flatMap((statement) => toldDays(statement));
    if (stated.length === 0 || stated.some((other) => near(other, days))) return [];
    const [first] = told;
    return [
      {
        rule: 'number-not-in-evidence',
        span,
        ...(first && { fact: first.text, source: first.source.id }),
      },
    ];
  });
};

/** The facts that say how often, of what the claim's part speaks of where some do. */
function statementsAbout(span: [number, number], claim: Claim, facts: FactIndex): Statement[] {
  const part = claim.parts.find((one) => one.span[0] <= span[0] && span[0] < one.span[1]);
  const terms = new Set((part?.terms ?? claim.terms).map(({ id }) => id));
  const told = facts.own.filter((statement) => toldDays(statement).length > 0);
  const about = told.filter((statement) => overlap(terms, statement.terms) > 0);
  return about.length > 0 ? about : told;
}

const SECONDS_OF_DAY = 86_400;
const PERIOD_DAYS = {
  s: 1 / SECONDS_OF_DAY,
  min: 1 / 1440,
  h: 1 / 24,
  d: 1,
  wk: 7,
  mo: 365 / 12,
  yr: 365,
} as const;

/** Days between two times; those of numbers per period, and the period itself. */
function toldDays({ text, quantities }: Statement): number[] {
  return [
    ...frequenciesIn(text).map(({ days }) => days),
    ...quantities.flatMap(({ unit, per, value }) =>
      per && unit === 'count' ? [PERIOD_DAYS[per], PERIOD_DAYS[per] / value] : per ? [PERIOD_DAYS[per]] : [],
    ),
    ...quantities.flatMap(({ unit, interval, value }) =>
      interval && unit === 's' ? [value / SECONDS_OF_DAY] : [],
    ),
  ];
}

/** "12 orders a day", 每月 3 万: the rules of numbers look at it. */
function isOfNumber(span: [number, number], { quantities, text }: Claim): boolean {
  return quantities.some((quantity) => {
    if (quantity.per === undefined && quantity.interval === undefined) return false;
    const [from, to] = limits(quantity, text);
    return from <= span[0] && span[1] <= to;
  });
}

const frequenciesIn = memo(readFrequencies);

function readFrequencies(text: string): readonly Frequency[] {
  if (!occurs(CUE, text)) return [];
  const found: Frequency[] = [];
  const add = (match: RegExpExecArray, period: string | undefined, every = 1, times = 1): void => {
    if (found.length >= MOST) return;
    const days = DAYS[(period ?? '').toLowerCase().replace(/^个|[上]$/gu, '')];
    const span: [number, number] = [match.index, match.index + match[0].length];
    const taken = found.some((other) => other.span[0] < span[1] && span[0] < other.span[1]);
    if (days !== undefined && times > 0 && !taken) found.push({ days: (days * every) / times, span });
  };
  for (const match of matchesOf(TIMES, text)) add(match, match[3], 1, countOf(match[2] ?? match[1] ?? ''));
  for (const match of matchesOf(EVERY, text)) add(match, match[2], countOf(match[1] ?? ''));
  for (const match of matchesOf(ADVERB, text)) add(match, match[1]);
  for (const match of matchesOf(EVERY_ZH, text)) {
    // 一天 is a length where nothing says how often.
    if (match[0].startsWith('一') && match[3] === undefined) continue;
    add(match, match[2], countOf((match[1] ?? '').replace('个', '')), countOf(match[3] ?? ''));
  }
  for (const match of matchesOf(ADJECTIVE_ZH, text)) add(match, match[1] ?? match[2]);
  return found.sort((a, b) => a.span[0] - b.span[0]);
}

function countOf(word: string): number {
  const count = COUNTS[word.toLowerCase()] ?? Number(word);
  return Number.isFinite(count) && count > 0 ? count : 1;
}

/** Times that are read of one text; hostile ones name thousands. */
const MOST = 50;

/** Months and weeks don't fit into each other. */
function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= 0.1 * Math.max(a, b);
}
