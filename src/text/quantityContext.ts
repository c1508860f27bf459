import { phraseAt, phraseBefore, phraseTable, skipSpaces, skipSpacesBack } from './phraseTable';
import { readCurrency } from './units';
import type { Period, Quantity } from './quantity';

type Bound = NonNullable<Quantity['bound']>;

/** Words before a number; `null` are longer words that only end like one. */
const BOUNDS_BEFORE = phraseTable<Bound | null>([
  ['over|more than|above|at least|exceeding|exceeds|exceed|exceeded|north of|beyond|upwards of|upward of|greater than|no fewer than|no less than|not less than|not fewer than|a minimum of|minimum of|minimum|min.|just over|well over|slightly over|a little over|surpassing|surpassed|in excess of|better than|>|≥|>=|＞|⩾', 'over'],
  ['超过|超过了|超|逾|至少|突破|突破了|不少于|不低于|高于|大于|多于|不止|起码|不小于|最少|最低|破|已超|已逾|累计超|大于等于', 'over'],
  ['under|below|less than|fewer than|at most|up to|within|no more than|not more than|a maximum of|maximum of|max|max.|inside|in under|lower than|smaller than|beneath|as little as|<|≤|<=|＜|⩽', 'under'],
  ['不到|低于|少于|不超过|最多|最高|至多|不足|小于|不大于|不高于|未满|不满|最大|控制在|最长|不多于|以内|小于等于|最快', 'under'],
  ['about|around|roughly|approximately|approx|approx.|some|circa|ca.|c.|~|≈|～|about a|an estimated|estimated|on the order of|more or less|something like|in the region of|say', 'about'],
  ['大约|约|约为|大概|差不多|估计|约莫|大致|平均|大约为|预计|也就|大概有', 'about'],
  ['nearly|almost|close to|just under|approaching|just short of|just shy of|shy of|not quite|a little under|slightly under|slightly below|just below|nearing|towards', 'nearly'],
  ['近|将近|接近|逼近|快到|趋近|差一点到', 'nearly'],
  ['->|=>|-->|预约|节约|制约|契约|条约|签约|隐约|违约|履约|合约|邻近|贴近|打破|攻破|高超|最近|附近|临近|不过|通过|经过|只不过|超时|突破口|as over|moreover|turn over|handover|take over|taken over|took over|hand over|all over|carried over', null],
  ['went up to|goes up to|gone up to|climbed up to|jumped up to|moved up to|shot up to|is up to|was up to|brought up to|got up to|back up to', null],
]); // prettier-ignore

const BOUNDS_AFTER = phraseTable<Bound>([
  ['以上|及以上|或以上|和以上|之上|起步|开外|往上|出头|or more|or above|and up|and above|and over|or greater|or higher|at least|plus|有余|多|余', 'over'],
  ['以内|以下|及以下|或以下|之内|之下|内|or less|or fewer|or below|or under|at most|max|tops|封顶|不到', 'under'],
  ['左右|上下|前后|or so|or thereabouts|give or take|-ish|ish', 'about'],
]); // prettier-ignore
/** What makes the words above something else: 3 人以上 is a bound, 3 个内部系统 and 5 起事故 are not. */
const AFTER_GUARD =
  /^(?:内(?![，。；,;、\s]|$|完|响|返|恢|解|处|上|搞|达)|多(?=个?(?:端|云|活|租|语|模|线|级|层|平|维))|余(?=额|弦))/;

/** Words between a bound and its number: "over the last 3 years", "about $40". */
const SKIPPED = phraseTable<true>([
  [
    'a total of|total of|a|an|the|the last|the past|as many as|as much as|了|达|达到|共|一共|总共|有|为|只|仅',
    true,
  ],
]);

/** How the number at `start` is bounded by the words before it, and where they begin. */
export function boundBefore(text: string, start: number): { bound?: Bound; start: number } {
  const currency = readCurrency(text, start);
  const bare = skipSpacesBack(text, start - (currency?.length ?? 0));
  let at = bare;
  for (let skipped = 0; skipped < 3; skipped++) {
    const hit = phraseBefore(BOUNDS_BEFORE, text, at);
    if (hit)
      return hit.value === null
        ? { start: bare }
        : { bound: hit.value, start: skipSpacesBack(text, at - hit.length) };
    const filler = phraseBefore(SKIPPED, text, at);
    if (!filler) break;
    at = skipSpacesBack(text, at - filler.length);
  }
  return { start: bare };
}

/** How the number that ends at `end` (its unit and noun at `counted`) is bounded by the words behind it. */
export function boundAfter(
  text: string,
  end: number,
  counted: number,
): { bound: Bound; end: number } | undefined {
  for (const at of new Set([end, skipSpaces(text, end), counted, skipSpaces(text, counted)])) {
    if (text.charAt(at) === '+' && !/\d/.test(text.charAt(at + 1))) return { bound: 'over', end: at + 1 };
    const hit = phraseAt(BOUNDS_AFTER, text, at);
    if (hit && !AFTER_GUARD.test(text.slice(at, at + 3))) return { bound: hit.value, end: at + hit.length };
  }
  return undefined;
}

const PERIODS: Record<string, Period> = {
  s: 's', sec: 's', second: 's', min: 'min', minute: 'min', h: 'h', hr: 'h', hour: 'h', d: 'd', day: 'd', night: 'd',
  workday: 'd', week: 'wk', wk: 'wk', month: 'mo', mo: 'mo', year: 'yr', yr: 'yr', annum: 'yr',
  daily: 'd', nightly: 'd', hourly: 'h', weekly: 'wk', monthly: 'mo', yearly: 'yr', annually: 'yr', annual: 'yr',
  秒: 's', 秒钟: 's', 分钟: 'min', 分: 'min', 小时: 'h', 天: 'd', 日: 'd', 晚: 'd', 周: 'wk', 星期: 'wk', 月: 'mo', 个月: 'mo',
  年: 'yr', 日活: 'd', dau: 'd', 月活: 'mo', mau: 'mo', 周活: 'wk', wau: 'wk',
}; // prettier-ignore
const NAMES = 'sec(?:ond)?|s|min(?:ute)?|hour|hr|h|workday|day|night|d|week|wk|month|mo|year|yr|annum';
const AFTER = new RegExp(
  `^([^.,;:，。；：、\\d\\n(（]{0,32}?)(?:\\s?/\\s?(${NAMES})\\b|\\b(?:per|an?|each|every)[ -](${NAMES})\\b(?!-)|\\b(daily|nightly|hourly|weekly|monthly|yearly|annually)\\b(?! (?:meeting|report|stand))|(?:/|每个?|一个?)(秒钟?|分钟?|小时|天|日|晚|周|星期|月|年)|^\\s?(?:个)?(日活|月活|周活|[DMW]AU)|\\b[DMW]AU\\b)`,
  'i',
);
const BEFORE = new RegExp(
  '(?:每个?(秒钟?|分钟?|小时|天|日|晚|周|星期|月|年)|(?<!(?<!费)用|[花时在近到仅了于满])一(天|周|个月|年)|([日月年周])均|[^一-龥]?(日|月|年)(?=请求|订单|单量|调用|访问|处理|新增|增|产|吞吐|推送|发送|PV|UV|交易|消息|流水|营收|成交|活跃)|单([日月周])|(日活|月活|周活|[DMW]AU)|\\b(?:per|each|every) (second|minute|hour|day|night|week|month|year)|\\b(daily|nightly|hourly|weekly|monthly|yearly|annual)\\b|(?<!\\b(?:in|for|after|within|over|took|takes|than|once|about|of|half) )\\ban? (day|week|month|year)(?= (?:it |this |that |we )?(?:saved?s?|costs?|handle[sd]?|process(?:es|ed)|earn(?:s|ed)|brings?|brought)\\b))([^\\d，。；,;.\\n]{0,16})$',
  'i',
);
/** Between a number and its period these words begin something else ("tests for the daily report"). */
const FOREIGN = /\b(?:for|to|in|with|on|at|by|from|during|after|before|and|into)\b/i;

/** A time per period is one spent or saved ("3 hours a week"); a nightly run that takes 6 minutes has no rate. */
const SPENT_BEFORE =
  /^\s*(?:(?:大概|大约|约|平均|可以|可|能|要|需要?|节省|节约|省下?|减少|少花|花费?|耗费?|占用|至少|最多|近|超|了|about|around|saves?|saved|saving|it|takes?|spent|for|over)\s*)*$/i;
const SPENT_AFTER = /^\s?(?:of (?:\w+ ){0,2})?$/i;

/** The period of a rate by the words behind the number ("a day", /s, 每天). */
export function periodAfter(text: string, end: number, isTime: boolean): Period | undefined {
  const match = AFTER.exec(text.slice(end, end + 48));
  if (!match || FOREIGN.test(match[1] ?? '') || (isTime && !SPENT_AFTER.test(match[1] ?? '')))
    return undefined;
  const name = match.slice(2).find((group) => group !== undefined) ?? match[0].trim().slice(-3);
  return PERIODS[name.toLowerCase()];
}

/** The period of a rate by the words before the number: 每分钟 9000, 日均 200 万, "daily traffic of 2M". */
export function periodBefore(text: string, start: number, isTime: boolean): Period | undefined {
  const match = BEFORE.exec(text.slice(Math.max(0, start - 40), start));
  if (!match) return undefined;
  const between = match.at(-1) ?? '';
  if (/\b(?:for|with|by|and|into|in|report|job|run)\b|^(?:之?内|里|中|前|后|多|半|下来)/i.test(between))
    return undefined;
  if (isTime && !SPENT_BEFORE.test(between)) return undefined;
  // "A nightly 30 GB backup": the thing comes each night.
  if (/^\s*$/.test(between) && /\ban? [a-z]+ly\s*$/i.test(text.slice(Math.max(0, start - 16), start)))
    return undefined;
  const name = match.slice(1, -1).find((group) => group !== undefined) ?? '';
  return PERIODS[name.toLowerCase()];
}

/** "every 10 minutes", 每隔 5 秒, 15 分钟一次: the number is an interval. */
export function isInterval(text: string, start: number, end: number): boolean {
  return (
    /^\s?(?:一次|一轮|once\b)/.test(text.slice(end, end + 6)) ||
    /(?:\bevery|\beach|每隔?|每间隔)\s?$/i.test(text.slice(Math.max(0, start - 8), start))
  );
}
