/** A job title in prose. `span` is `[start, end)` in UTF-16 units. */
export interface JobTitle {
  span: [number, number];
  surface: string;
  /** Standing, 0 (intern) to 9 (founder, C-level); 3 where no word says. */
  rank: number;
  /** The trade: engineer, analyst, … */
  trade: Trade;
  /** The field where one is named: backend, data, … */
  field: string | null;
}

/** What somebody does, whatever the standing. */
export type Trade =
  | 'engineer'
  | 'architect'
  | 'analyst'
  | 'scientist'
  | 'tester'
  | 'designer'
  | 'manager'
  | 'operator'
  | 'consultant'
  | 'teacher'
  | 'executive';

const RANKS: readonly [RegExp, number][] = [
  [
    /\b(?:C[TEIFOP]O|chief [a-z]+ officer|co-?founder|founder|owner|partner)\b|首席|创始人|合伙人|董事长|总裁/iu,
    9,
  ],
  [/\b(?:vice president|[SE]?VP)\b|副总裁/iu, 8],
  [/\b(?:director|head)\b|总监|总经理|部长/iu, 7],
  [/\b(?:principal|distinguished|fellow)\b|首席|资深专家/iu, 7],
  [/\b(?:manager|supervisor)\b|经理|主管|主任/iu, 6],
  [/\b(?:lead|leader|staff|architect)\b|组长|负责人|架构师|专家|主程|带头人/iu, 5],
  [/\b(?:senior|sr\.?)\b|高级|资深/iu, 4],
  [
    /\b(?:interns?|internship|trainee|apprentice|working student|student (?:developer|engineer|assistant))\b|实习|见习|学徒/iu,
    0,
  ],
  [/\b(?:assistant)\b|助理|助教/iu, 1],
  [/\b(?:junior|jr\.?|graduate|entry[- ]level|associate)\b|初级|管培/iu, 2],
];
const TRADES: readonly [RegExp, Trade][] = [
  [/\b(?:architect)\b|架构师/iu, 'architect'],
  [/\b(?:scientist|researcher)\b|科学家|研究员/iu, 'scientist'],
  [/\b(?:analyst)\b|分析师/iu, 'analyst'],
  [/\b(?:tester|QA|quality assurance|test engineer)\b|测试/iu, 'tester'],
  [/\b(?:designer)\b|设计师/iu, 'designer'],
  [
    /\b(?:administrator|technician|operator|support (?:engineer|specialist|agent)|help ?desk)\b|运维|技术支持|管理员|技术员/iu,
    'operator',
  ],
  [/\b(?:consultant|advisor)\b|顾问/iu, 'consultant'],
  [/\b(?:teacher|lecturer|professor|teaching assistant|tutor|instructor)\b|讲师|教师|助教|教授/iu, 'teacher'],
  [
    /\b(?:C[TEIFOP]O|chief|president|VP|founder|partner)\b|总裁|创始人|合伙人|首席(?:技术|执行|信息)官/iu,
    'executive',
  ],
  [
    /\b(?:manager|product owner|scrum master|coordinator|supervisor|director|head)\b|经理|主管|总监|负责人|主任/iu,
    'manager',
  ],
];
const FIELDS: readonly [string, RegExp][] = [
  ['fullstack', /full[- ]?stack|全栈/iu],
  ['frontend', /front[- ]?end|\bUI\b|前端|web 前端/iu],
  ['backend', /back[- ]?end|server[- ]side|后端|服务端|后台/iu],
  ['mobile', /\b(?:android|ios|mobile)\b|安卓|移动端|客户端/iu],
  ['data', /\bdata\b|\bBI\b|数据|大数据/iu],
  ['learning', /machine learning|\bML\b|\bAI\b|deep learning|算法|人工智能|机器学习/iu],
  [
    'operations',
    /\b(?:devops|SRE|site reliability|infrastructure|platform|cloud|network|systems?)\b|运维|网络|云计算/iu,
  ],
  ['security', /security|安全/iu],
  ['embedded', /embedded|firmware|嵌入式|固件|单片机/iu],
  ['hardware', /hardware|硬件|电子/iu],
  ['product', /\bproduct\b|产品/iu],
  ['project', /\bproject|programme|program\b|项目/iu],
];

const NOUN =
  '(?:engineer|developer|dev|programmer|coder|architect|analyst|scientist|researcher|tester|designer|administrator|technician|operator|consultant|advisor|manager|director|supervisor|coordinator|specialist|lead(?:er)?|head(?= of)|intern|trainee|apprentice|founder|co-?founder|owner|officer|president|partner|student|lecturer|professor|tutor|instructor|assistant|freelancer|contractor|maintainer|CTO|CEO|CIO|CFO|CPO|VP|SRE|DBA|QA)';
const QUALIFIER =
  '(?:senior|sr\\.?|junior|jr\\.?|staff|principal|lead|chief|head|associate|assistant|graduate|entry[- ]level|mid[- ]level|distinguished|vice|executive|deputy|acting|interim|technical|tech|software|web|full[- ]?stack|front[- ]?end|back[- ]?end|mobile|android|ios|data|machine|learning|ml|ai|devops|site|reliability|cloud|platform|infrastructure|network|systems?|security|embedded|firmware|hardware|game|games|test|testing|qa|quality|assurance|automation|support|help ?desk|product|project|programme|program|engineering|development|team|squad|database|business|research|applied|solutions?|integration|release|build|performance|application|applications|information|it|bi|ui|ux|robotics|computer|vision|algorithm|teaching|working|student|python|java|javascript|typescript|go|golang|php|ruby|rails|react|vue|angular|node(?:\\.js)?|\\.net|c\\+\\+|c#|rust|scala|kotlin|swift|sap|salesforce|linux|unity|blockchain|analytics|marketing|sales|operations|customer|success|scrum|delivery|freelance|contract|part-time|full-time|temporary|volunteer|founding|core|open[- ]source|rocket|sole)';
const ENGLISH = new RegExp(
  `(?<![\\w-])(?:(?:${QUALIFIER})[ -]{1,2}){0,6}(?:${NOUN}|(?<=(?:chief|senior|principal|deputy)[ -])[a-z]+(?:or|ist|ian|er))(?: intern| trainee| manager| of engineering| of technology)?(?![\\w-])`,
  'giu',
);
const HAN_LEVEL = '(?:高级|资深|初级|中级|首席|实习|见习|助理|副|主任|全职|兼职|外聘|驻场|外包)';
const HAN_NOUN =
  '(?:工程师|程序员|架构师|分析师|科学家|研究员|设计师|实习生|经理|总监|主管|组长|负责人|专家|顾问|运维|管理员|技术员|讲师|助教|教师|教授|创始人|合伙人|总裁|总经理|开发者|开发(?:岗|实习)|码农|主程|工程师助理|CTO|CEO|CIO|DBA|SRE|专员|文员|干事|客服|编辑|记者|翻译|会计|店长|班长|技师|技工|学徒|站长|馆长|院长|校长|部长|科长|处长|厂长|队长|志愿者|辅导员|教练)';
const CHINESE = new RegExp(
  `${HAN_LEVEL}[\\p{Script=Han}A-Za-z+#.]{1,10}?(?:${HAN_NOUN}|[\\p{Script=Han}](?:员|师|官|家))|${HAN_LEVEL}?(?:联合)?(?:[A-Za-z+#.]{1,12}\\s?)?(?:全栈|前端|后端|服务端|后台|客户端|移动端|安卓|大?数据|算法|机器学习|人工智能|测试|运维|网络|安全|嵌入式|固件|硬件|电子|系统|平台|软件|研发|技术|产品|项目|团队|小组|游戏|图像|视觉|语音|数据库|云计算|架构|质量|自动化|实施|支持|解决方案|业务|商业|交互|视觉|部门|工程|教学|独立){0,4}(?:开发|研发|设计|分析|测试|运维)?${HAN_LEVEL}?${HAN_NOUN}(?!们|团队|群体|社区|文化|培训|学院)`,
  'gu',
);

/** Titles that a text names, whoever bears them. */
export function findJobTitles(text: string): JobTitle[] {
  return [...text.matchAll(ENGLISH), ...text.matchAll(CHINESE)]
    .map((match) => titleOf(match[0], match.index))
    .sort((a, b) => a.span[0] - b.span[0]);
}

/** Reads a text that is a title and nothing else. */
export function titleOf(surface: string, start = 0): JobTitle {
  return {
    span: [start, start + surface.length],
    surface,
    rank: rankOf(surface),
    trade: TRADES.find(([pattern]) => pattern.test(surface))?.[1] ?? 'engineer',
    field: FIELDS.find(([, pattern]) => pattern.test(surface))?.[0] ?? null,
  };
}

/** The lowest word wins over the trade ("assistant manager", 实习), the highest among the others. */
function rankOf(surface: string): number {
  const ranks = RANKS.filter(([pattern]) => pattern.test(surface)).map(([, rank]) => rank);
  const low = ranks.filter((rank) => rank <= 2);
  if (low.length > 0) return Math.min(...low);
  return ranks.length > 0 ? Math.max(...ranks) : 3;
}
