/**
 * What a number counts or measures, reduced to a base: `s` (seconds), `month`, `byte` (decimal), `percent`, `point`
 * (percentage points), `x` (factor), `rate` (per second), money by currency, `percentile` (p95), `count` (things; see
 * `noun`).
 */
export type Unit =
  | 's'
  | 'month'
  | 'byte'
  | 'percent'
  | 'point'
  | 'x'
  | 'rate'
  | 'usd'
  | 'cny'
  | 'eur'
  | 'gbp'
  | 'percentile'
  | 'count';

interface UnitRow {
  unit: Unit;
  /** Factor to the base. */
  factor: number;
  /** Pattern of what follows the number. Latin ones end at a word border. */
  latin?: string;
  han?: string;
  /** Latin patterns that are told by case (`MB`, `s`). */
  exact?: string;
}

const ROWS: UnitRow[] = [
  { unit: 'point', factor: 1, latin: 'percentage[- ]points?|pp|pct[- ]points?|p\\.p\\.', han: '个?百分点' },
  { unit: 'percent', factor: 1, latin: 'percent|per cent|pct', exact: '%', han: '[％]' },
  { unit: 'percent', factor: 0.1, exact: '‰' },
  { unit: 'percent', factor: 10, han: '成(?![员为功本果立都长熟交])' },
  {
    unit: 'rate',
    factor: 1,
    latin:
      'qps|rps|tps|iops|req(?:uests?)?/s(?:ec)?|(?:requests?|queries|transactions|messages|events|records|rows|ops|operations)(?:/s(?:ec(?:ond)?)?| (?:per|a|each) second)',
  },
  { unit: 's', factor: 1e-9, latin: 'ns|nanosec(?:ond)?s?', han: '纳秒' },
  { unit: 's', factor: 1e-6, latin: 'us|µs|μs|microsec(?:ond)?s?', han: '微秒' },
  { unit: 's', factor: 1e-3, latin: 'ms|msecs?|millis(?:econds?)?|millisec(?:ond)?s?', han: '毫秒' },
  { unit: 's', factor: 1, latin: 'secs?|seconds?', exact: 's', han: '秒钟?(?!杀)' },
  { unit: 's', factor: 60, latin: 'mins?|minutes?', han: '分钟' },
  { unit: 's', factor: 3600, latin: 'hrs?|hours?', exact: 'h', han: '个?(?:小时|钟头)' },
  { unit: 's', factor: 86_400, latin: 'days?', exact: 'd', han: '天|个?工作日|日(?=内|之内|缩短|降)' },
  { unit: 's', factor: 604_800, latin: 'weeks?|wks?', han: '个?(?:星期|周)' },
  { unit: 'month', factor: 1, latin: 'months?|mos?', han: '个月' },
  { unit: 'month', factor: 12, latin: 'years?|yrs?', han: '年(?!代|级)' },
  { unit: 'byte', factor: 1, latin: 'bytes?', han: '字节' },
  { unit: 'byte', factor: 1e3, latin: 'kilobytes?', exact: 'KB|kB|Kb|kb|KiB|K(?=内存)' },
  {
    unit: 'byte',
    factor: 1e6,
    latin: 'megabytes?',
    exact: 'MB|mb|MiB|M(?=(?:的)?\\s*(?:内存|显存|文件|大小|带宽|安装包|包))',
    han: '兆',
  },
  {
    unit: 'byte',
    factor: 1e9,
    latin: 'gigabytes?',
    exact:
      'GB|gb|Gb|GiB|G(?=(?:的)?\\s*(?:内存|显存|数据|流量|日志|文件|空间|磁盘|of (?:RAM|memory)|RAM|memory))',
  },
  {
    unit: 'byte',
    factor: 1e12,
    latin: 'terabytes?',
    exact: 'TB|tb|TiB|T(?=(?:的)?\\s*(?:数据|日志|文件|磁盘))',
  },
  { unit: 'byte', factor: 1e15, latin: 'petabytes?', exact: 'PB|PiB' },
  {
    unit: 'x',
    factor: 1,
    latin:
      'times(?= (?:faster|slower|more|less|fewer|higher|lower|larger|smaller|bigger|better|cheaper|as|the))|-?fold',
    exact: '[x×X](?![A-Za-z\\d])',
    han: '倍',
  },
  { unit: 'usd', factor: 1, latin: 'usd|dollars?|us\\$', han: '美元|美金|刀' },
  { unit: 'eur', factor: 1, latin: 'eur|euros?', exact: '€', han: '欧元' },
  { unit: 'gbp', factor: 1, latin: 'gbp|pounds?', exact: '£', han: '英镑' },
  { unit: 'cny', factor: 1, latin: 'cny|rmb|yuan', han: '元|块钱?|人民币' },
];

const COMPILED = ROWS.map((row) => {
  const parts = [
    ...(row.latin ? [`(?:${caseless(row.latin)})(?![A-Za-z\\d])`] : []),
    ...(row.exact ? [`(?:${row.exact})(?![A-Za-z\\d])`] : []),
    ...(row.han ? [`(?:${row.han})`] : []),
  ];
  return { ...row, pattern: new RegExp(`^[ \\-\\u00a0]{0,2}(?:${parts.join('|')})`, 'u') };
});

const CURRENCY: [RegExp, Unit][] = [
  [/(?:US)?\$\s?$/, 'usd'],
  [/[¥￥]\s?$|(?:RMB|CNY)\s?$/i, 'cny'],
  [/€\s?$/, 'eur'],
  [/£\s?$/, 'gbp'],
];

/** What is counted, in one word for both languages; longer forms first where one begins with another. */
const NOUNS: [string, RegExp][] = [
  ['commit', /^(?:commits?\b|次?提交|个提交)/i],
  [
    'user',
    /^(?:(?:active |registered |daily |monthly |concurrent |paying )*(?:users?|readers?|members?|customers?|players?|visitors?|subscribers?)\b|(?:名|位|个)?(?:注册|活跃|日活|月活|付费|在线|在读)?(?:用户|读者|会员|客户|玩家|访客|学员))/i,
  ],
  [
    'person',
    /^(?:people\b|persons?\b|engineers?\b|developers?\b|colleagues?\b|teammates?\b|contributors?\b|authors?\b|students?\b|interns?\b|(?:个|名|位)?(?:人|开发者|工程师|同事|成员|贡献者|作者|开发|实习生|同学))/i,
  ],
  [
    'test',
    /^(?:(?:unit |integration |automated |end-to-end |e2e )*(?:tests?|test cases?|specs?)\b|[个条项]?(?:单元|集成|自动化)?(?:测试用例|测试|用例))/i,
  ],
  ['star', /^(?:(?:github )?stars?\b|个? ?(?:star|星标?))/i],
  [
    'release',
    /^(?:(?:tagged |stable |public )*(?:releases?|versions?|tags?)\b|[个次]?(?:发布版本|版本|发布|正式版))/i,
  ],
  ['line', /^(?:lines?\b|(?:多)?行)/i],
  ['file', /^(?:(?:source )?files?\b|个?(?:源)?文件)/i],
  ['request', /^(?:(?:http |api )*(?:requests?|calls?|queries)\b|[个次条]?(?:请求|调用|查询))/i],
  [
    'endpoint',
    /^(?:(?:rest |http |api )*(?:endpoints?|apis?|routes?)\b|[个条]?(?:API ?)?(?:接口|端点|路由))/i,
  ],
  [
    'item',
    /^(?:(?:records?|rows?|items?|entries|documents?|messages?|events?|orders?|articles?|posts?)\b|[条份篇笔](?:数据|记录|消息|事件|订单|文章|日志)?)/i,
  ],
];

/** Unit of a number by what stands before and after it, and how long the unit is. */
export function readUnit(
  before: string,
  after: string,
): { unit: Unit; factor: number; length: number } | null {
  for (const row of COMPILED) {
    const match = row.pattern.exec(after);
    if (match) return { unit: row.unit, factor: row.factor, length: match[0].length };
  }
  for (const [pattern, unit] of CURRENCY) if (pattern.test(before)) return { unit, factor: 1, length: 0 };
  return null;
}

/** What a bare count counts, `''` if that is not one of the usual things. */
export function readNoun(after: string): string {
  const text = after.replace(/^[\s+]*(?:多|余)?(?:of (?:the |its |all )?)?/u, '');
  return NOUNS.find(([, pattern]) => pattern.test(text))?.[0] ?? '';
}

/** `ms` as a pattern that ignores case without making the whole expression do so. */
function caseless(pattern: string): string {
  return pattern.replace(/\\[a-z]|\(\?[:=!]|[a-z]/g, (part) =>
    part.length > 1 ? part : `[${part}${part.toUpperCase()}]`,
  );
}
