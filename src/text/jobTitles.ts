import { BELOW, FIELDS, RANKS, TRADES } from './jobTitleTable';
import type { Trade } from './jobTitleTable';
import { memo } from './memo';
import { matchesOf } from './matches';

export type { Trade } from './jobTitleTable';

/** A job title in prose. `span` is `[start, end)` in UTF-16 units. */
export interface JobTitle {
  span: [number, number];
  surface: string;
  /** Standing, 0 (intern) to 9 (founder, C-level); 3 where no word says; deputies and stand-ins half a step lower. */
  rank: number;
  /** The trade: engineer, analyst, nurse, … */
  trade: Trade;
  /** The field where one is named: backend, data, … */
  field: string | null;
}

const NOUN =
  '(?:engineer|developer|dev|programmer|coder|architect|analyst|scientist|researcher|tester|designer|administrator|sysadmin|technician|operator|consultant|advis[eo]r|manager|director|supervisor|coordinator|specialist|lead(?:er)?|head(?= of| chef| cook)|intern|trainee|apprentice|co-?founder|founder|owner|officer|president|chair(?:man|woman|person)?|partner|student|lecturer|professor|teacher|tutor|instructor|assistant|helper|freelancer|contractor|maintainer|contributor|member(?= of)|CTO|CEO|CIO|CFO|CPO|CSO|[SE]?VP|SRE|DBA|QA|nurse|matron|midwife|physician|doctor|surgeon|dentist|(?<!(?:text|code|source|image|photo|video|audio|map|level|rich|online|markdown|hex|json|graph|visual|web) )editor(?:[- ]in[- ]chief)?|journalist|reporter|translator|interpreter|accountant|bookkeeper|cashier|treasurer|auditor|receptionist|recruiter|lawyer|solicitor|paralegal|counsel|chef|cook|baker|barista|waiter|waitress|driver|courier|librarian|mechanic|electrician|welder|machinist|foreman|carpenter|plumber|secretary|coach|trainer|photographer|animator|illustrator|producer|writer|volunteer|steward|buyer|clerk|typist|representative|associate|fellow|captain|scrum master|product owner|estimator|planner|inspector|surveyor|dean|executive)';
/** Words that no title holds before its noun. */
const NO_PART =
  /^(?:a|an|the|of|for|with|by|from|to|at|in|on|and|or|as|was|is|am|are|were|be|been|being|became|become|my|our|their|his|her|its|your|i|we|who|that|which|this|these|those|one|two|three|four|five|six|another|other|some|every|each|all|any|no|not|used|under|between|among|per|via|than|into|so|but|then|also|only|just|while|when|where|after|before|worked|served|acted|hired|promoted|made|built|wrote|led|ran|new|former|first|last|same|own|entire|whole|if|how|what|because|since|until|over|about|let|lets|helps|\w{3,}ed|called|named|(?!engineer|test|market|account|nurs|teach|train|develop|purchas|found|build|learn|work|act|manufactur|manag|draft|plann|process)\w{3,}ing)$/i;
const ENGLISH = new RegExp(
  `(?<![\\w-])${NOUN}(?: intern| trainee| assistant| apprentice| manager| of engineering| of technology|,? (?:deputy|acting|interim)\\b)?(?![\\w-])`,
  'gi',
);

const HAN_LEVEL =
  '高级|资深|初级|中级|首席|实习|见习|助理|副|代理|暂代|临时|兼职|全职|外聘|外包|驻场|核心|联合|主要';
const HAN_NOUN =
  '工程师|程序员|架构师|分析师|科学家|研究员|设计师|实习生|培训生|项目经理|总经理|经理|总监|主管|组长|组员|队长|队员|班长|负责人|专家|顾问|运维|管理员|技术员|测试员|讲师|助教|教师|教授|辅导员|创始人|合伙人|总裁|董事长|董事|开发者|维护者|贡献者|码农|主程|专员|文员|职员|干事|部员|客服|编辑|主编|总编|记者|翻译|译员|会计|出纳|店长|店员|技师|技工|电工|焊工|学徒|站长|馆长|馆员|院长|校长|部长|科长|处长|局长|厂长|社长|会长|理事长|主席|团长|领班|工长|护士长|护士|医生|医师|厨师长|厨师|司机|骑手|律师|法务|销售|采购|秘书|志愿者|义工|教练|摄影师|动画师|制作人|系主任|主任|测试(?:岗|实习)?|运营|开发(?:岗|实习生?)?|首席(?:技术|执行|信息|运营|财务|产品|安全)官|CTO|CEO|CIO|COO|DBA|SRE';
const HAN_PART =
  '全栈|客户成功|前端|后端|服务端|后台|客户端|移动端|安卓|大数据|数据|算法|机器学习|人工智能|测试|运维|网络|安全|嵌入式|固件|硬件|电子|系统|平台|软件|研发|技术|产品|项目|团队|小组|游戏|图像|视觉|语音|数据库|云计算|架构|质量|自动化|接口|实施|支持|解决方案|业务|商业|交互|部门|工程|教学|独立|站点可靠性|可靠性|开发|设计|分析|销售|市场|客户|运营|财务|行政|人事|学生会|班级|车间|门店|仓库|采购|护理|内容|新媒体|法务|生产|质检|物流|供应链|电气|机械|结构|工艺|创始|团委|支部';
const CHINESE = new RegExp(
  `(?:(?:${HAN_LEVEL}|${HAN_PART}|(?<![A-Za-z+#.])[A-Za-z][A-Za-z+#.]{0,15}(?![A-Za-z+#.])|[/ ])(?:组|部|岗|类|线)?){0,8}(?:${HAN_NOUN})(?:助理|实习生?|见习)?(?![们端]|人员|团队|群体|社区|文化|培训|学院|过|了|出|成|用|环境|工具|平台|系统|流程|数据|模块|报告|框架|脚本|用例|覆盖|规范|效率|成本|周期|计划|库|大赛|板|包|机)|(?:${HAN_LEVEL})[\\p{Script=Han}]{1,6}?[员师官](?![\\p{Script=Han}])`,
  'gu',
);

/** What every Chinese title holds: where none of it stands, looking for the words in front of it is in vain. */
const HAN_TITLE = new RegExp(`${HAN_NOUN}|[员师官]`);

/** Titles that a text names, whoever bears them. */
export const findJobTitles = memo(readJobTitles);

function readJobTitles(text: string): readonly JobTitle[] {
  const english = matchesOf(ENGLISH, text).map((match) => {
    const start = titleStart(text, match.index);
    return titleOf(text.slice(start, match.index + match[0].length), start);
  });
  const chinese = (HAN_TITLE.test(text) ? matchesOf(CHINESE, text) : [])
    .filter((match) => /\p{Script=Han}/u.test(match[0]))
    .map((match) => {
      const start = match.index + match[0].length - match[0].trimStart().length;
      return titleOf(match[0].trim(), start);
    });
  const titles = [...english, ...chinese].sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1]);
  let end = 0;
  return titles.filter(({ span }) => {
    if (span[0] < end) return false;
    end = span[1];
    return true;
  });
}

/** Up to five words before the noun that may belong to the title. */
function titleStart(text: string, noun: number): number {
  let start = noun;
  for (let words = 0; words < 5; words++) {
    const word = /([A-Za-z][\w.+#&/'’-]*)[ ]{1,2}$/u.exec(text.slice(Math.max(0, start - 32), start));
    if (!word?.[1] || NO_PART.test(word[1]) || /[.]$/.test(word[1].replace(/^(?:sr|jr)\.$/i, ''))) break;
    start -= word[0].length;
  }
  // "front-end developer" joined by a hyphen is one word already; "Co-Founder" likewise.
  return start;
}

/** Reads a text that is a title and nothing else. */
export function titleOf(surface: string, start = 0): JobTitle {
  return {
    span: [start, start + surface.length],
    surface,
    rank: rankOf(surface),
    trade: TRADES.find(([pattern]) => pattern.test(surface))?.[1] ?? 'other',
    field: FIELDS.find(([, pattern]) => pattern.test(surface))?.[0] ?? null,
  };
}

/** The lowest word wins over the trade ("assistant manager", 实习), the highest among the others. */
function rankOf(surface: string): number {
  const ranks = RANKS.filter(([pattern]) => pattern.test(surface)).map(([, rank]) => rank);
  const low = ranks.filter((rank) => rank <= 2);
  if (low.length > 0) return Math.min(...low);
  const rank = ranks.length > 0 ? Math.max(...ranks) : 3;
  return BELOW.test(surface) ? rank - 0.5 : rank;
}
