import { phraseAt, phraseBefore, phraseTable } from './phraseTable';
import type { Period } from './quantity';

/**
 * What a number counts or measures, reduced to a base: `s` (seconds), `month`, `byte` (decimal), `bit`, `bps` (bits per second),
 * `percent`, `point` (percentage points), `x` (factor), `rate` (per second), money by currency, `percentile` (p95), lengths
 * and other physical units in their SI base, `count` (things; see `noun`).
 */
export type Unit =
  | 's'
  | 'month'
  | 'byte'
  | 'bps'
  | 'bit'
  | 'percent'
  | 'point'
  | 'x'
  | 'rate'
  | 'usd'
  | 'cny'
  | 'eur'
  | 'gbp'
  | 'jpy'
  | 'hkd'
  | 'inr'
  | 'percentile'
  | 'm'
  | 'm2'
  | 'g'
  | 'watt'
  | 'wh'
  | 'hz'
  | 'volt'
  | 'celsius'
  | 'db'
  | 'px'
  | 'fps'
  | 'count';

/** A unit as it is written: its base, the factor to it, and what a rate counts (QPS: requests). */
export interface WrittenUnit {
  unit: Unit;
  factor: number;
  noun?: string;
  per?: Period;
}

const of = (unit: Unit, factor = 1, rest: Partial<WrittenUnit> = {}): WrittenUnit => ({
  unit,
  factor,
  ...rest,
});

/** Case does not matter; `null` for longer words that only begin like a unit. */
const WORDS: [string, WrittenUnit | null][] = [
  ['percentage points|percentage point|percentage-point|percentage-points|pct points|pct point|pp|pps|p.p.|ppt|pts|个百分点|百分点|个点', of('point')],
  ['basis points|basis point|bps|bp|个基点|基点', of('point', 0.01)],
  ['percent|per cent|pct|％', of('percent')],
  ['‰|per mille|permille', of('percent', 0.1)],
  ['‱', of('percent', 0.01)],
  ['成', of('percent', 10)],
  ['成员|成为|成功|成本|成果|成立|成都|成长|成熟|成交|成绩|成品|成就|成型|成分|成套|成片|成组|成年', null],
  ['qps|rps|req/s|reqs/s|req/sec|requests/s|requests/sec|requests/second|queries/s|r/s', of('rate', 1, { noun: 'request' })],
  ['tps|txn/s|tx/s|transactions/s|transactions/sec', of('rate', 1, { noun: 'transaction' })],
  ['iops|ops/s|ops/sec|events/s|events/sec|rows/s|records/s', of('rate')],
  ['msg/s|msgs/s|messages/s|messages/sec', of('rate', 1, { noun: 'message' })],
  ['qpm|rpm', of('rate', 1 / 60, { noun: 'request' })],
  ['ns|nanosecond|nanoseconds|纳秒', of('s', 1e-9)],
  ['us|µs|μs|microsecond|microseconds|微秒', of('s', 1e-6)],
  ['ms|msec|msecs|milli|millis|millisecond|milliseconds|毫秒', of('s', 1e-3)],
  ['sec|secs|second|seconds|秒钟|秒', of('s')],
  ['秒杀|秒级|天猫|天花|天津|天线|天然|天气|年级|年代|年度|年货|年龄|年薪|年轻|年会|年检|年报|周边|周岁|元素|元组|元数|元宇|元件|元年|元旦|分钟级|小时级|天级', null],
  ['min|mins|minute|minutes|分钟', of('s', 60)],
  ['刻钟', of('s', 900)],
  ['hr|hrs|hour|hours|个小时|小时|个钟头|钟头|个钟', of('s', 3600)],
  ['day|days|天|个工作日|工作日|个自然日|working days|business days|workdays|calendar days|个昼夜', of('s', 86_400)],
  ['night|nights|晚', of('s', 86_400)],
  ['week|weeks|wk|wks|个星期|星期|个礼拜|礼拜|周|个周', of('s', 604_800)],
  ['fortnight|fortnights', of('s', 1_209_600)],
  ['month|months|mo|mos|个月', of('month')],
  ['季度|个季度|quarters|quarter', of('month', 3)],
  ['year|years|yr|yrs|年|周年|个年头|年头', of('month', 12)],
  ['decade|decades', of('month', 120)],
  ['byte|bytes|字节', of('byte')],
  ['kilobyte|kilobytes|千字节', of('byte', 1e3)],
  ['megabyte|megabytes|兆|兆字节|mb|mbs', of('byte', 1e6)],
  ['gigabyte|gigabytes|gb|gbs|gigs|gig', of('byte', 1e9)],
  ['terabyte|terabytes|tb|tbs', of('byte', 1e12)],
  ['petabyte|petabytes|pb', of('byte', 1e15)],
  ['kb|kbs', of('byte', 1e3)],
  ['kib', of('byte', 1024)],
  ['mib', of('byte', 1024 ** 2)],
  ['gib', of('byte', 1024 ** 3)],
  ['tib', of('byte', 1024 ** 4)],
  ['kb/s|kbyte/s', of('byte', 1e3, { per: 's' })],
  ['mb/s|mbyte/s', of('byte', 1e6, { per: 's' })],
  ['gb/s|gbyte/s', of('byte', 1e9, { per: 's' })],
  ['kbit|kbits|kilobit|kilobits|千比特', of('bit', 1e3)],
  ['mbit|mbits|megabit|megabits|兆比特|兆位', of('bit', 1e6)],
  ['gbit|gbits|gigabit|gigabits|吉比特|千兆比特', of('bit', 1e9)],
  ['kbps|kbit/s', of('bps', 1e3)],
  ['mbps|mbit/s|兆带宽', of('bps', 1e6)],
  ['gbps|gbit/s', of('bps', 1e9)],
  ['倍|fold|-fold', of('x')],
  ['usd|us dollars|dollar|dollars|us$|bucks|美元|美金|美刀|刀', of('usd')],
  ['eur|euro|euros|€|欧元', of('eur')],
  ['gbp|pounds sterling|pounds|quid|£|英镑', of('gbp')],
  ['cny|rmb|yuan|元|块钱|元人民币|人民币', of('cny')],
  ['jpy|yen|日元|日圆', of('jpy')],
  ['hkd|港币|港元', of('hkd')],
  ['inr|rupees|卢比', of('inr')],
  ['km|kms|kilometers|kilometres|kilometer|kilometre|公里|千米', of('m', 1e3)],
  ['meter|meters|metre|metres|米', of('m')],
  ['cm|centimeters|centimetres|厘米', of('m', 0.01)],
  ['mm|millimeters|millimetres|毫米', of('m', 1e-3)],
  ['miles|mile|英里', of('m', 1609.344)],
  ['平方米|平米|㎡|square meters|square metres|sqm', of('m2')],
  ['亩', of('m2', 666.67)],
  ['kg|kilograms|kilogram|公斤|千克', of('g', 1e3)],
  ['grams|gram|克', of('g')],
  ['吨|tons|tonnes|ton|tonne', of('g', 1e6)],
  ['kw|千瓦', of('watt', 1e3)],
  ['watt|watts|瓦', of('watt')],
  ['kwh|千瓦时|度电', of('wh', 1e3)],
  ['hz|赫兹', of('hz')],
  ['khz', of('hz', 1e3)],
  ['mhz', of('hz', 1e6)],
  ['ghz', of('hz', 1e9)],
  ['volts|volt|伏', of('volt')],
  ['°c|℃|degrees celsius|摄氏度', of('celsius')],
  ['db', of('db')],
  ['px|pixels|pixel|像素', of('px')],
  ['fps|frames per second|帧/秒|帧率', of('fps')],
]; // prettier-ignore

/** Told by case. */
const EXACT: [string, WrittenUnit][] = [
  ['%', of('percent')],
  ['s', of('s')],
  ['h|H', of('s', 3600)],
  ['d', of('s', 86_400)],
  ['x|X|×|✕|✖', of('x')],
  ['mW', of('watt', 1e-3)],
  ['MW', of('watt', 1e6)],
  ['V', of('volt')],
];

const UNITS = phraseTable<WrittenUnit | null>(WORDS, EXACT);

/** "3 times" is a factor where it compares, else it counts events. */
const TIMES = /^([ -]times)(?= (?:as|the|more|less|fewer|better|worse|[a-z]+er|its|our)\b)/i;

/** What makes a lone K, M, G or T behind a number a size. */
const STORED =
  /^\s?(?:的)?\s*(?:内存|显存|硬盘|磁盘|存储|空间|文件|数据|流量|日志|大小|体积|安装包|包|图片|视频|ram\b|memory\b|of (?:ram|memory|data|logs|disk|storage)\b|data\b|disk\b|storage\b|heap\b)/i;
const STORED_BEFORE =
  /(?:内存|显存|硬盘|磁盘|存储|占用|体积|镜像|安装包|包|文件|日志|数据|大小|缓存|备份|\b(?:memory|heap|ram|rss|images?|disks?|storage|caches?|bundles?|binary|binaries|backups?|logs?|files?|dumps?|footprint|size|datasets?|archives?|artifacts?|apk|jar)\b)[^。；;\n]{0,28}$/i;
/** Nothing that a number could count stands behind. */
const ENDS =
  /^(?!\s?(?:网络|信号|移动|时代|手机|基站|模[块组]|个|名|条|次|人|行|用户))\s*(?:$|[,，;；:：.。、()（）→-]|\p{Script=Han}|\d|(?:to|after|in|per|now|and|by|at|from|on|with|runs?|each|every|instead|before|of memory)\b)/u;
const LETTERS: Record<string, number> = { K: 1e3, M: 1e6, G: 1e9, T: 1e12, g: 1e9, t: 1e12 };
const HAN = /\p{Script=Han}/u;

const CURRENCY = phraseTable<Unit>([
  ['us$|$|usd|美元', 'usd'],
  ['¥|￥|rmb|cny|人民币', 'cny'],
  ['€|eur', 'eur'],
  ['£|gbp', 'gbp'],
  ['jp¥|jpy', 'jpy'],
  ['hk$|hkd', 'hkd'],
  ['₹|inr', 'inr'],
]);

/** Unit of a number that ends at `at`, and where the unit ends. Between the two may be a space or a hyphen. */
export function readUnit(text: string, at: number): (WrittenUnit & { end: number }) | null {
  for (const start of gaps(text, at)) {
    const hit = phraseAt(UNITS, text, start);
    if (hit?.value === null) return null;
    // "3 x 4" is no factor.
    if (
      hit &&
      !(hit.value.unit === 'x' && /^\s?\d/.test(text.slice(start + hit.length, start + hit.length + 2)))
    ) {
      return { ...hit.value, end: start + hit.length };
    }
  }
  const times = TIMES.exec(text.slice(at, at + 24));
  if (times) return { unit: 'x', factor: 1, end: at + (times[1] ?? '').length };
  return readStored(text, at);
}

/** `500G`, `2T`, and, where the text around is Chinese or speaks of storage, `35M`. */
function readStored(text: string, at: number): (WrittenUnit & { end: number }) | null {
  const start = text.charAt(at) === ' ' ? at + 1 : at;
  const letter = text.charAt(start);
  const factor = LETTERS[letter];
  if (factor === undefined || /[A-Za-z\d]/.test(text.charAt(start + 1))) return null;
  const stored = STORED.test(text.slice(start + 1, start + 16));
  // "Images from 1.2G to 300M", 内存从 2G 到 600M: what is stored stands in front.
  if (
    start === at &&
    STORED_BEFORE.test(text.slice(Math.max(0, at - 48), at)) &&
    ENDS.test(text.slice(start + 1, start + 14))
  )
    return { unit: 'byte', factor, end: start + 1 };
  const han = HAN.test(text.slice(start + 1, start + 3)) || HAN.test(text.slice(Math.max(0, at - 8), at));
  const single = /^(?:.*[^\d.])?[2-6]$/s.test(text.slice(Math.max(0, at - 3), at));
  const bare = start === at && (letter === 'T' || (letter === 'G' && !single));
  if (
    stored ||
    bare ||
    (letter === 'M' &&
      start === at &&
      han &&
      !/^\s?(?:个|名|条|次|人|行|用户|token|参数)/i.test(text.slice(start + 1, start + 8)))
  ) {
    return { unit: 'byte', factor, end: start + 1 };
  }
  return null;
}

/** The currency whose sign ends at `end`. */
export function readCurrency(text: string, end: number): { unit: Unit; length: number } | null {
  const at = text.charAt(end - 1) === ' ' ? end - 1 : end;
  const hit = phraseBefore(CURRENCY, text, at);
  return hit ? { unit: hit.value, length: end - at + hit.length } : null;
}

function* gaps(text: string, at: number): Generator<number> {
  yield at;
  const gap = /^(?:[ \u00a0\u202f\u3000]{1,2}|-)/.exec(text.slice(at, at + 2));
  if (gap) yield at + gap[0].length;
}
