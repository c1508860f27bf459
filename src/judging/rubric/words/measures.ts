import type { Quantity } from '../../../text/quantity';

/**
 * What a number of a bullet measures: a result with the value before it, an amount of change, the change of something
 * that nobody measures in percent (efficiency, satisfaction), how much what was made
 * carries (users, requests, records), or how busy somebody was.
 */
export type Measure = 'baseline' | 'change' | 'claim' | 'scope' | 'activity';

/** Things whose count says how busy somebody was, right behind the number. */
const ACTIVITY_EN =
  /^[\s-]*(?:[a-z]+[\s-]+){0,2}?(?:meetings?|stand-?ups?|retro(?:spective)?s?|plannings?|ceremonies|sprints?|tickets?|issues?|stor(?:y|ies)|story points?|tasks?|bugs?|defects?|commits?|pull requests?|prs?|merge requests?|lines|loc|e-?mails?|calls?|status reports?|reports?|documents?|docs|pages|slides?|presentations?|workshops?|trainings?|courses?|certificat\w+|webinars?|conferences?|interviews?|technologies|languages|frameworks|tools|libraries|projects?|features?|modules?|screens?|components?|people|persons?|developers?|engineers?|colleagues?|teammates?|members?|squads?|teams?|offices?|departments?|stakeholders?|clients?|vendors?|years?|months?|quarters?|weeks?|hours?|days?|overtime|dashboards?|scripts?|classes|files|reviews?|code reviews?|test cases?|tests?)\b/i;
const ACTIVITY_ZH =
  /^\s*(?:[个次场份篇张条项名位款种门天周月年余多+]|小时|左右|\s)*(?:的)?(?:会议|例会|周会|站会|评审会?|工单|任务|需求|缺陷|[Bb]ug|BUG|问题|提交|行|代码|邮件|文档|报告|周报|日报|报表|PPT|页面|幻灯片|培训|课程|证书|讲座|面试|技术|语言|框架|工具|项目|功能|模块|组件|人|同事|成员|团队|工程师|开发|部门|年|月|周|天|小时|迭代|版本|接口|脚本|测试用例|用例|测试|加班)/u;
/** Those before it: 修复 Bug 310 个, 编写代码 8 万行. */
const ACTIVITY_BEFORE_ZH =
  /(?:工单|任务|需求|缺陷|bug|问题|代码|会议|例会|文档|邮件|周报|项目|接口|页面|功能|用例|脚本|培训|课程|证书|需求点|迭代)\s*(?:数量?|共计?|总计|累计|近|约|超过|达到?|了|合计)*\s*$/i;
/** A count that is an amount of change: 少接 200 通, "saving 140k", "cut 30 steps". */
const CHANGED_BEFORE =
  /\b(?:sav(?:e[sd]?|ing)|cut(?:ting|s)?|reduc(?:e[sd]?|ing)|lower(?:ed|ing|s)?|avoid(?:ed|ing|s)?|free(?:d|ing|s)?|fewer|drop(?:ped|ping)?)\s+(?:[a-z]+\s+){0,2}?(?:by\s+)?$|(?:少(?!数)|节?省|减少|降低|节约|多(?=[接收卖处产])|新增)[^，,。；\d]{0,6}$/i;
/** Amounts that somebody was given, not ones that were reached. */
const GIVEN_BEFORE =
  /\b(?:budget|team|headcount|squad|group|staff|department|class)s? of\s*(?:over |about |up to |[$€£] ?)*$|(?:预算|团队|带队|人数|规模|编制)[^，,。；\d]{0,4}$/i;
/** Words before a span of time that is not a result: for how long, within, since. */
const TIME_EN =
  /\b(?:over|for|during|within|in|after|since|past|last|next|first|every|each|across|spent|spending|took|of|about|nearly|under|per|a|than)\s+(?:the\s+|a\s+|just\s+|only\s+|another\s+|more than\s+|less than\s+|about\s+)*$/i;
const TIME_ZH =
  /(?:历时|耗时|用时|为期|在|近|过去|每隔?|共|累计|连续|长达|前|后|内|达|约|经过|花费?了?)\s*$/u;
/** What shows that a span of time is the measured thing: a verb of change or a limit of latency. */
const RESULT_NEAR =
  /(?:cut|reduc|short|sav|drop|fell|lower|down|faster|trim|halv|shrink|shrank|from|to|under|below|within|less than|latency|p\d\d|response|load|render|start|build|deploy|缩短|减少|降|节省|节约|压缩|提前|快|控制在|低于|以内|内|由|从|到|至|延迟|耗时|响应|首屏|加载|启动)[^.;。；]{0,24}$/i;
/** Change of what fits anywhere is no result: attendance, share of time. */
const BUSY_SHARE =
  /^\s*(?:of\s+)?(?:[a-z]+\s+){0,3}?(?:time|meetings?|attendance|stand-?ups?|retrospectives?|sprints?|commits?|tickets|effort|energy|passion|dedication|commitment)\b|^\s*的?(?:时间|精力|出勤|热情|努力|投入|会议|代码(?!覆盖))/i;
const CARRIES =
  /\b(?:serv(?:es?|ed|ing)|used by|handl(?:es?|ed|ing)|process(?:es|ed|ing)?|cover(?:s|ed|ing)?|support(?:s|ed|ing)?|sends?|sent|stor(?:es?|ed|ing)|index(?:es|ed|ing)?|across|for|adopted by|runs?|holds?|reach(?:es|ed)?|at|up to|peak(?:ed|ing)?|migrat(?:ed|es|ing)|mov(?:ed|es|ing)|import(?:ed|s)?|sync(?:s|ed)?|replac(?:ed|ing|es)|serving)\b|支撑|承载|服务|覆盖|处理|汇总|接入|支持|存储|迁移|导入|日均|峰值|累计|可|共|同步|清洗|索引|发送/i;

/** What has no unit: its percentage is an opinion. */
const OPINION_BEFORE =
  /(?:(?:\b(?:efficiency|productivity|performance|quality|satisfaction|engagement|morale|experience|maintainability|readability|agility|collaboration|value|growth)|(?:效率|性能|质量|满意度|体验|稳定性|可维护性|积极性|粘性|效能|产能|水平|口碑))[^.,;，。；\d]{0,14})$/i;
const OPINION_AFTER =
  /^\s*(?:of\s+)?(?:more\s+|better\s+|higher\s+|increase in\s+|improvement in\s+|customer\s+|user\s+|client\s+|team\s+)*(?:efficien(?:cy|t)|productiv(?:ity|e)|performance|quality|satisfaction|engagement|morale|dedication)\b|^\s*的?(?:效率|性能|质量|满意度|体验)/i;

/** What a number measures; `null` for one that measures nothing of the work (percentiles, spans of time). */
export function classifyQuantity(quantity: Quantity, text: string): Measure | null {
  const { span, unit, part, change, reached } = quantity;
  if (unit === 'percentile' || quantity.interval) return null;
  const before = text.slice(Math.max(0, span[0] - 40), span[0]);
  const after = text.slice(span[1], span[1] + 40);
  const surface = text.slice(...span);
  if (part === 'from' || part === 'to') return 'baseline';
  if (GIVEN_BEFORE.test(before)) return 'activity';
  if (unit === 'count' && CHANGED_BEFORE.test(before)) return 'change';
  const busy = isActivity(quantity, surface, before, after);
  if (unit === 'percent' || unit === 'x' || unit === 'point') {
    if (BUSY_SHARE.test(after)) return 'activity';
    if (OPINION_BEFORE.test(before) || OPINION_AFTER.test(after)) return 'claim';
    return change || reached || RESULT_NEAR.test(before) ? 'change' : 'activity';
  }
  if (unit === 's' || unit === 'month') {
    if (change) return 'change';
    if (unit === 's' && reached) return 'change';
    if (unit === 's' && quantity.value < 60 && !/\b(?:every|each)\s$|每\s?$/i.test(before))
      return RESULT_NEAR.test(before) ? 'change' : 'scope';
    if (unit === 's' && RESULT_NEAR.test(before) && !TIME_EN.test(before) && !TIME_ZH.test(before))
      return 'change';
    return null;
  }
  if (change && !busy) return 'change';
  if (change && /\b(?:cut|reduc|lower|sav|drop|fewer|less)|减|降|少|省/i.test(before + after))
    return 'change';
  if (
    unit === 'rate' ||
    unit === 'byte' ||
    unit === 'usd' ||
    unit === 'cny' ||
    unit === 'eur' ||
    unit === 'gbp'
  )
    return reached ? 'change' : 'scope';
  if (busy) return 'activity';
  return CARRIES.test(before) || SCOPE_NOUNS.has(quantity.noun) || quantity.value >= 1000
    ? 'scope'
    : 'activity';
}

/** Counted nouns (text/countedNounTable) that say how busy somebody was, or how large a team. */
const ACTIVITY_NOUNS = new Set(
  `person engineer colleague report intern team course interview event paper report-doc certificate project iteration module component feature page screen form dashboard step class tool library language script line
  document word test bug ticket release table field commit pr migration question person-day person-month shift comment department review time job task endpoint system app plugin rule patent category`.split(
    /\s+/,
  ),
);
/** Those that say what a thing carries or serves. */
const SCOPE_NOUNS = new Set(
  `user customer student teacher patient agent store warehouse hospital school site building country city region server container cluster request connection concurrency order transaction message event-record row file product
  device download view alert incident city company service database shard topic gpu node book game`.split(
    /\s+/,
  ),
);

function isActivity(quantity: Quantity, surface: string, before: string, after: string): boolean {
  // A tool for 3,000 people serves them; 10 people in a team are none of its work.
  if (quantity.noun === 'person' && quantity.value >= 50 && CARRIES.test(before)) return false;
  if (ACTIVITY_NOUNS.has(quantity.noun)) return true;
  if (SCOPE_NOUNS.has(quantity.noun)) return false;
  return (
    ACTIVITY_BEFORE_ZH.test(before) ||
    ACTIVITY_EN.test(after) ||
    ACTIVITY_ZH.test(after) ||
    /(?:[行页周天]|[Bb]ug)$/u.test(surface)
  );
}
