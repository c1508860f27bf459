import { findQuantities } from '../text/numbers';
import type { Quantity } from '../text/numbers';
import { findTechnologies } from '../text/technologies';
import type { Said } from './answerClauses.rules';
import { asks } from './answerQuestion.rules';
import type { Topic } from './answerQuestion.rules';

/** What a metric counts or measures: `x` a factor, `times` a count of events, `gb` decimal. */
export type MetricUnit = '%' | 'x' | 'ms' | 's' | 'qps' | 'users' | 'people' | 'usd' | 'cny' | 'gb' | 'times';

/** A figure of an answer, in the unit the user used. */
export interface Metric {
  value: number;
  unit: MetricUnit;
}

/** Numbers that say nothing about the work: certainty, idioms, time to think. */
const IDIOMS =
  /\b(?:give|gave|giving|given)\b[^.,;]{0,16}?\d{3} ?%|\ba (?:million|thousand|billion|zillion|hundred) times\b|[千万百]遍|[千万百]次都|\b(?:\d{1,3}|a hundred|one hundred|ninety|eighty)\s?(?:%|percent) (?:sure|certain|confident|positive|honest|of the time)\b|\b(?:give me|just|wait|hold on|hang on|one|let me (?:have|take)) (?:an? |one |another |a couple of )?(?:\w{1,8} )?(?:sec(?:ond)?s?|minutes?|mins?|moments?)\b(?: to think)?|百分之?百|100%(?=确定|肯定|把握)|\b(?:five|5)[- ]stars?\b|\btop \d+\s?%|\b50[/-]50\b|\bthe (?:first|last) \d+\s?%|前\s?\d+\s?%|[零一二三四五六七八九]{3,}(?=工作制)|996|007/giu;
const USES =
  /\b(?:us(?:e|es|ed|ing)|users?|visit\w*|sign(?:ed)? up|register\w*|active|online|subscrib\w*|customers?|players?)\b|用户|在用|使用|人用|日活|月活|注册|活跃|访问|在线|DAU|MAU|会员|玩家/iu;
const USER_BEFORE =
  /(?:\b(?:dau|mau|wau|users?|user base|active users?|daily actives?|monthly actives?|sign-?ups|subscribers|customers)\b|日活|月活|周活|用户(?:量|数|规模)?|注册(?:量|数)?|活跃)[^\d,，。;；一二两三四五六七八九十]{0,14}$/iu;
const USER_AFTER =
  /^\s?(?:\+|多|余|几|来)?\s?(?:个|名|位)?\s?(?:的)?(?:\b(?:daily |monthly |weekly |active |registered |paying |paid |concurrent |unique |real |regular |happy |internal |external |beta |test |total |new )*(?:actives?|users?|dau|mau|wau|customers?|clients?|subscribers?|players?|members|accounts|readers|visitors|sign-?ups)\b|(?:注册|活跃|付费|日活|月活|周活|在线|真实|内部|内测|外部|企业|终端|新增?|老)*(?:用户|日活|月活|周活|会员|玩家|客户|读者|访客|DAU|MAU|UV))/iu;
/** Whom an answer to "how many users?" may count. */
const HUMANS =
  /^\s?(?:\+|多|余|来)?\s?(?:个|名|位|家|所|号)?\s?(?:\w{1,14} )?(?:people|students?|teachers?|merchants?|drivers?|riders?|patients?|employees?|staff|developers?|devs|engineers?|doctors?|nurses?|shops?|families|companies|colleagues|folks|人|学生|老师|同学|教师|商家|司机|骑手|患者|员工|开发者|医生|店|企业|同事|家长|学员|师生)/iu;
const PEOPLE_AFTER =
  /^\s?(?:of us|of them|guys|folks|heads|members|teammates|people|persons?|person|man\b|-?(?:person|people|man|member)\b|(?:(?:\w+[- ]){0,3})(?:engineers?|developers?|devs?|programmers?|designers?|testers?|interns?|colleagues?|teammates?|coworkers?|members?|analysts?|researchers?|students?|juniors?|seniors?|managers?|reports?|contractors?|freelancers?|qas?|sres?|pms?|employees|staff|scientists?|mentees|others)\b|(?:个|名|位)?(?:\p{Script=Han}{0,4})(?:人|工程师|开发|同事|成员|同学|实习生|程序员|设计师?|测试|前端|后端|产品|算法|运维|组员|队员|新人|下属|小伙伴|学生|老师|员工|应届生|外包)|口子)/iu;
/** QPS 到过 1.5 万: the unit stands in front. */
const RATE_BEFORE = /(?:qps|tps|rps)[^\d,，。;；.\p{Script=Latin}]{0,10}$/iu;
const TEAM_BEFORE =
  /\b(?:team|group|squad|crew|staff|company|department) (?:of|was|is|had|has|were|size(?: was| is)?)(?: about| around| roughly| only| just)?\s*$|\bwe were (?:about |only |just )?\s*$|\bthere (?:were|was|are) (?:about |only |just )?\s*$|(?:团队|小组|组里|组内|一共|总共|共|带|我们|项目组|部门)[^\d,，。]{0,5}$/iu;
const SOLO =
  /\b(?:just|only) (?:me|myself)\b|\b(?:me|myself) (?:alone|only)\b|\bby myself\b|\bon my own\b|\bsolo\b|\balone\b|\bone[- ]?(?:man|person|woman)\b|就?(?:我|自己)(?:自己)?一个(?:人)?|独自|单独一人|一个人/iu;
const TIMES_AFTER =
  /^\s?(?:多)?\s?(?:times?\b(?! (?:faster|slower|more|less|fewer|higher|lower|larger|smaller|bigger|better|cheaper|as|the|quicker|longer|shorter|greater|sooner|stronger|lighter|heavier))|次(?!元|日|年|级|数据)|遍|回(?!家|归|收|复)|趟|轮(?!子|询|播))/iu;
const FACTOR_AFTER =
  /^\s?times (?:faster|slower|more|less|fewer|higher|lower|larger|smaller|bigger|better|cheaper|as|the|quicker|longer|shorter|greater)\b/iu;
const OFTEN =
  /\b(?:a|per|each|every|\/) ?(?:second|minute|hour|day|night|week|month|year|quarter|sprint)\b|\b(?:daily|weekly|monthly)\b|每|一(?:天|周|个?月|年|日|季度)/iu;
/** 2万块; without a measure word only 万 of a Chinese answer says that it is money. */
const YUAN_AFTER = /^\s?(?:多)?(?:块钱?|元)(?!板|钱包|砖|儿)/u;
const SPENDING = /省|花|赚|成本|费用|预算|营收|收入|开销|每[年月]|一[年月]|工资|薪/u;
const EVENT = /^(?:request|transaction|query|message|event|order|call|operation|)$/u;
/** What makes a bare number the answer: nothing behind it counts something else. */
const BARE_AFTER =
  /^\s*(?:多|余|左右|上下|的样子|吧|了|registered|daily|monthly|weekly|active|paying|concurrent|at peak|in peaks?|on (?:an? )?(?:good|bad|normal|busy|average|peak) days?|or so|or thereabouts|ish|total|in total|overall|altogether|at (?:the )?(?:peak|most|least|first)|at one point|i (?:think|guess|believe)|maybe|probably|tops|max|之多|的|呢|啊|个)*\s*(?:$|[,，.。;；!?()（）]|\b(?:including|counting|with|before|after|by|when|at|on|in|and|then|plus|if)\b|包括|算上|加上|含)/iu;

/**
 * The figures of an answer, in order, each once. A unit is what the user said, or what the question asks for where the
 * number stands bare; what has neither (12 services, 40 pages, 3 days) is left out.
 */
export function readMetrics(said: readonly Said[], topics: ReadonlySet<Topic>): Metric[] {
  if (asks(topics, 'reason')) return [];
  const metrics: Metric[] = [];
  const add = (metric: Metric | null): void => {
    if (metric && !metrics.some(({ value, unit }) => value === metric.value && unit === metric.unit))
      metrics.push(metric);
  };
  let earlier: Metric | null = null;
  for (const sentence of sentencesOf(said)) {
    const text = sentence.replace(IDIOMS, (idiom) => ' '.repeat(idiom.length));
    const names = findTechnologies(text);
    const quantities = findQuantities(text).filter(
      ({ span, vague }) =>
        vague === undefined && !names.some(({ span: name }) => name[0] < span[1] && span[0] < name[1]),
    );
    const before = metrics.length;
    for (const index of quantities.keys()) {
      if (isAlternative(text, quantities, index)) continue;
      add(metricOf(text, quantities, index, topics) ?? carriedOver(text, quantities, earlier));
    }
    earlier = BEFORE.test(text) && metrics.length === before + 1 ? (metrics.at(-1) ?? null) : null;
    for (const spoken of spokenTimes(text, topics)) add(spoken);
    if (metrics.length === before && asks(topics, 'people') && SOLO.test(text))
      add({ value: 1, unit: 'people' });
  }
  return metrics;
}

const BEFORE =
  /\b(?:before|used to|previously|originally|initially|was|were|at first|took)\b|以前|之前|原来|原先|最初|一开始|优化前|改造前/iu;
const NOW =
  /^(?:and |but |so |then )?(?:it(?:'s| is) )?(?:now|after(?:wards)?|today|these days|currently|later)\b|\bnow$|^(?:然后|后来|到)?(?:现在|如今|目前|之后|后来|优化后|改造后|改完)/iu;

/** "It was 3s before. Now it's 0.4": the one bare number of what is now has the unit of what was. */
function carriedOver(
  text: string,
  [only, ...others]: readonly Quantity[],
  earlier: Metric | null,
): Metric | null {
  if (!earlier || earlier.unit === 'x' || only?.unit !== 'count' || others.length > 0 || !NOW.test(text))
    return null;
  const bare = /^[\s.!。]*(?:now|左右|吧|了)?$/iu.test(text.slice(only.span[1]));
  const alike = only.value <= 50 * earlier.value && earlier.value <= 1_000 * only.value;
  return bare && alike ? { value: only.value, unit: earlier.unit } : null;
}

/** How many characters around a number tell what it counts. */
const AROUND = 200;

/** What is said of one sentence is read together: pairs reach over commas ("0.3%, down from 4"). */
function sentencesOf(said: readonly Said[]): string[] {
  const sentences = new Map<number, string>();
  for (const { text, sentence } of said)
    sentences.set(sentence, sentences.has(sentence) ? `${sentences.get(sentence) ?? ''}, ${text}` : text);
  return [...sentences.values()];
}

/** The words between the commas around a quantity. */
function clauseAround(text: string, [start, end]: [number, number]): string {
  return (
    (/[^,，]*$/u.exec(text.slice(Math.max(0, start - AROUND), start))?.[0] ?? '') +
    (/^[^,，]*/u.exec(text.slice(start, end + AROUND))?.[0] ?? text.slice(start, end))
  );
}

/** "Two or three", 两三个: neither. A range keeps both ends. */
function isAlternative(text: string, quantities: readonly Quantity[], index: number): boolean {
  const [previous, here, next] = [quantities[index - 1], quantities[index], quantities[index + 1]];
  const or = (a: Quantity | undefined, b: Quantity | undefined): boolean =>
    a !== undefined &&
    b !== undefined &&
    /^\s*\S{0,3}\s*(?:or|或者?|还是)\s*$/iu.test(text.slice(a.span[1], b.span[0]));
  return or(previous, here) || or(here, next);
}

function metricOf(
  text: string,
  quantities: readonly Quantity[],
  index: number,
  topics: ReadonlySet<Topic>,
): Metric | null {
  const quantity = quantities[index];
  if (!quantity) return null;
  const { value, unit } = quantity;
  switch (unit) {
    case 'percent':
      return { value, unit: '%' };
    case 'x':
      // "Twice a day" is how often.
      return /^(?:twice|thrice)$/iu.test(quantity.surface) &&
        (OFTEN.test(text.slice(quantity.span[1], quantity.span[1] + AROUND)) || asks(topics, 'times'))
        ? { value, unit: 'times' }
        : { value: onceMore(text, quantity) ? 2 : value, unit: 'x' };
    case 's':
      return timeOf(quantities, index);
    case 'byte':
      return quantity.per === 's' ? null : { value: tidy(value / 1e9), unit: 'gb' };
    case 'rate':
      return { value, unit: 'qps' };
    case 'usd':
    case 'cny':
      return { value, unit };
    case 'count':
      return countOf(text, quantities, index, topics);
    default:
      return null;
  }
}

/** 快了一倍, 增加一倍: twice as much; 是原来的一倍 stays as it was. */
function onceMore(text: string, { value, span }: Quantity): boolean {
  return (
    value === 1 &&
    /(?:快|提升|提高|增加|增长|涨|多|高|升|大|扩大|翻)(?:了|出|到了?)?(?:将近|差不多|大约|大概|近)?$/u.test(
      text.slice(0, span[0]),
    )
  );
}

/** Seconds and milliseconds as spoken; other units of time have no place among the units. */
function timeOf(quantities: readonly Quantity[], index: number): Metric | null {
  const quantity = quantities[index];
  if (!quantity) return null;
  const own = timeUnit(quantity.surface);
  // "From 800ms to 120": the unit of its neighbour in the pair.
  const near = [
    quantities[index + (quantity.part === 'to' || quantity.part === 'high' ? -1 : 1)],
    quantities[index - 1],
    quantities[index + 1],
  ];
  const unit =
    own === 'none'
      ? near
          .map((other) => (other?.unit === 's' ? timeUnit(other.surface) : 'none'))
          .find((found) => found !== 'none')
      : own;
  if (unit === 'ms') return { value: tidy(quantity.value * 1000), unit };
  // "From 1.8s to 600" leaves its second unit open.
  const leap =
    own === 'none' && near.some((other) => other?.unit === 's' && quantity.value > 50 * other.value);
  return unit === 's' && !leap ? { value: quantity.value, unit } : null;
}

function timeUnit(written: string): 'ms' | 's' | 'other' | 'none' {
  const surface = written.replace(/[多余+\s]+$/u, '');
  if (/(?:m(?:illi)?s(?:ec(?:ond)?s?)?|millis|毫秒)$/iu.test(surface)) return 'ms';
  if (/(?:\ds|\bs|sec(?:ond)?s?|秒钟?)$/iu.test(surface) && !/微秒|纳秒|micro|nano/iu.test(surface))
    return 's';
  return /[\p{L}]$/u.test(surface) &&
    !/(?:[万千百十一二两三四五六七八九]|[kw]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand))$/iu.test(
      surface,
    )
    ? 'other'
    : 'none';
}

function countOf(
  text: string,
  quantities: readonly Quantity[],
  index: number,
  topics: ReadonlySet<Topic>,
): Metric | null {
  const quantity = quantities[index];
  if (!quantity) return null;
  const { value, noun, per, part } = quantity;
  const clause = clauseAround(text, quantity.span);
  // Of a pair the second number tells what both count.
  const end =
    part === 'low' || part === 'from'
      ? (quantities[index + 1]?.span[1] ?? quantity.span[1])
      : quantity.span[1];
  const before = text.slice(Math.max(0, quantity.span[0] - AROUND), quantity.span[0]);
  const after = text.slice(end, end + AROUND);
  const head = after.trimStart();
  if (FACTOR_AFTER.test(after)) return { value, unit: 'x' };
  if (TIMES_AFTER.test(after)) {
    if (per === 's') return { value, unit: 'qps' };
    const factor = asks(topics, 'factor') && !asks(topics, 'times') && !OFTEN.test(clause);
    return { value, unit: factor && /^times?\b/iu.test(head) ? 'x' : 'times' };
  }
  if (YUAN_AFTER.test(after) && (asks(topics, 'money', 'cny') || SPENDING.test(clause)))
    return { value, unit: 'cny' };
  if (per === 's' && EVENT.test(noun)) return { value, unit: 'qps' };
  if (USER_AFTER.test(after) || (USER_BEFORE.test(before) && BARE_AFTER.test(after)))
    return { value, unit: 'users' };
  if (RATE_BEFORE.test(before) && BARE_AFTER.test(after)) return { value, unit: 'qps' };
  if (noun === 'user') return { value, unit: 'users' };
  if (asks(topics, 'users') && !asks(topics, 'people') && HUMANS.test(after)) return { value, unit: 'users' };
  const people = noun === 'person' || PEOPLE_AFTER.test(after);
  if (people) return { value, unit: USES.test(clause) && !asks(topics, 'people') ? 'users' : 'people' };
  if (!BARE_AFTER.test(after)) return null;
  if (
    TEAM_BEFORE.test(before) &&
    (asks(topics, 'people') || /\b(?:team|group|squad|crew)\b|团队|小组/iu.test(before))
  )
    return { value, unit: 'people' };
  if (asks(topics, 'money') && /[万亿百千][多余]?$/u.test(quantity.surface)) return { value, unit: 'cny' };
  if (asks(topics, 'percent') && value <= 100 && !asks(topics, 'users', 'people'))
    return { value, unit: '%' };
  const unit = asked(topics);
  // Two bare numbers answer no single question.
  return unit && !/[\p{L}\d]{2,}[-_/]$/u.test(before) ? { value, unit } : null;
}

/** The unit that a question asks for, if it asks for one. */
function asked(topics: ReadonlySet<Topic>): MetricUnit | null {
  const units: [Topic, MetricUnit][] = [
    ['rate', 'qps'],
    ['users', 'users'],
    ['people', 'people'],
    ['times', 'times'],
    ['ms', 'ms'],
    ['gb', 'gb'],
    ['usd', 'usd'],
    ['cny', 'cny'],
  ];
  return units.find(([topic]) => topics.has(topic))?.[1] ?? null;
}

/** "Once a week", "twice", 每天一次: what is no quantity by itself. */
function spokenTimes(text: string, topics: ReadonlySet<Topic>): Metric[] {
  const found: Metric[] = [];
  if (/\bonce or twice\b|一两次/iu.test(text)) return [];
  const often = OFTEN.test(text) || asks(topics, 'times');
  for (const match of text.matchAll(/\b(once|twice|thrice)\b|(?<![第每任唯同下上这那有])一次(?!性|次)/giu)) {
    const value = { twice: 2, thrice: 3 }[match[0].toLowerCase()] ?? 1;
    if (
      often &&
      !/^ (?:as|we|i|the|it|they|upon)\b/iu.test(text.slice(match.index + match[0].length, match.index + 20))
    )
      found.push({ value, unit: 'times' });
  }
  return found;
}

function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
