import type { Said } from './answerClauses.rules';
import { withoutLengths } from './answerLengths.rules';
import { asks } from './answerQuestion.rules';
import type { Topic } from './answerQuestion.rules';

/** Words that a title ends with. */
const HEADS =
  'developer|engineer|programmer|architect|analyst|designer|manager|intern|lead|tester|consultant|administrator|admin|scientist|researcher|director|specialist|technician|coordinator|officer|assistant|associate|apprentice|trainee|freelancer|contractor|founder|co-founder|cofounder|owner|master|evangelist|advocate|operator|supervisor|instructor|teacher|tutor|editor|writer|strategist|maintainer|coder|accountant|nurse|clerk|salesperson|representative|dev|sre|dba|swe|sde|cto|ceo|coo|vp|pm|qa|devops|fellow|partner|executive|buyer|planner|librarian|barista|cashier|mechanic|electrician|translator|producer|artist|animator|recruiter|marketer|trader|surveyor|lecturer|professor|postdoc|ta|mentor|counselor|agent|rep|student worker|working student|webmaster|sysadmin|hand';
/** Words that stand before such a head. */
const MODIFIERS =
  'senior|sr\\.?|junior|jr\\.?|mid-?level|mid|entry-?level|lead|principal|staff|chief|head|associate|assistant|deputy|founding|graduate|trainee|intern|apprentice|freelance|contract|part-?time|full-?time|remote|backend|back-?end|back end|frontend|front-?end|front end|full-?stack|full stack|fullstack|software|web|mobile|ios|android|data|machine learning|ml|ai|nlp|deep learning|computer vision|cv|cloud|platform|infrastructure|infra|site reliability|reliability|devops|security|application|applications|app|appsec|systems?|network|embedded|firmware|hardware|electrical|electronics?|mechanical|process|test|testing|automation|test automation|qa|quality|quality assurance|product|project|program|programme|engineering|technical|tech|team|group|database|sql|big data|etl|bi|business|business intelligence|analytics|game|gameplay|games|graphics|level|ui|ux|ui/ux|ux/ui|user experience|interaction|visual|graphic|integration|support|customer|customer support|customer success|sales|solutions?|service|field|help ?desk|it|operations|ops|production|release|build|tools|tooling|performance|search|ranking|robotics|research|teaching|student|lab|marketing|content|digital|growth|account|finance|financial|quant|quantitative|risk|operations|supply chain|logistics|warehouse|office|hr|human resources|scrum|agile|delivery|general|managing|creative|art|technology|information|wordpress|salesforce|sap|erp|crm|api|blockchain|smart contract|web3|crypto|compiler|kernel|linux|unix|windows|r&d|python|java|javascript|js|typescript|ts|go|golang|rust|c|c\\+\\+|c#|\\.net|php|ruby|rails|ruby on rails|kotlin|swift|scala|node\\.?(?:js)?|react|react native|vue|angular|django|spring|flutter|unity|unreal|perl|elixir|cobol|haskell|clojure';
const LEVEL = '(?: (?:i{1,3}|iv|[1-5]|intern|lead|manager|engineer|developer|trainee))?';
const TITLE_EN = new RegExp(
  `(?<![\\w/-])(?:(?:(?:${MODIFIERS})(?:[ /-]|\\s(?:and|&)\\s)){0,5}(?:${HEADS})(?!s\\b|['’]|[\\w-])${LEVEL}(?![\\w-])|(?:head|vp|director|vice president|chief|president|manager) of (?:the )?[A-Za-z&]+(?: (?:and |& )?[A-Z][A-Za-z]+){0,2}|(?:chief|vice) (?:\\w+ ){1,2}(?:officer|president)|(?:${MODIFIERS})(?: (?:${MODIFIERS})){0,2} (?:dev|eng))(?![\\w])`,
  'giu',
);
/** Fields that stand for a title where one is asked for: "backend", "mostly QA". */
const FIELD_EN =
  /(?<![\w/-])(?:back-?end|back end|front-?end|front end|full[- ]?stack|devops|qa|data science|machine learning|data engineering|mobile|embedded|sysadmin|support|tech support|it support|product management|site reliability|sre)(?: (?:development|engineering|work|dev|intern(?:ship)?))?(?![\w-])/iu;

/** Parts of Chinese titles. */
const PREFIX_ZH =
  '(?:高级|资深|初级|中级|助理|见习|实习|首席|主任|兼职|全职|外包|副|总|技术|研发|软件|硬件|嵌入式|系统|网络|运维|测试|自动化测试|性能测试|前端|后端|后台|服务端|客户端|全栈|移动端|移动|安卓|鸿蒙|小程序|游戏|引擎|图形|算法|推荐算法|机器学习|深度学习|视觉|大模型|大数据|数据库|数据|数仓|数据分析|数据挖掘|爬虫|架构|平台|基础架构|云计算|云原生|云|安全|网络安全|信息安全|信息|区块链|电气|机械|工艺|质量|品质|产品|项目|交付|实施|售前|售后|技术支持|运营|内容|市场|销售|商务|人事|行政|财务|设计|视觉设计|交互|交互设计|平面|UI|UX|QA|Web|Java|Python|Go|Golang|C\\+\\+|C#|PHP|Node(?:\\.?js)?|React|Vue|iOS|Android|Flutter|Rust|\\.NET|AI|IT|BI|ETL|H5|Linux|DevOps|SRE|Unity|Unreal|UE|Kotlin|Swift|SAP|ERP|研究|教学|开发|业务|部门|小组|团队|组|主管|区域|校园|仿真|结构|固件|驱动|通信|射频|FPGA|芯片|验证)';
const HEAD_ZH =
  '(?:开发工程师|工程师|程序员|架构师|开发者?|实习生|分析师|设计师|科学家|研究员|产品经理|项目经理|经理|总监|主管|负责人|组长|队长|技术骨干|负责人|合伙人|创始人|联合创始人|顾问|助理|助教|专员|专家|管理员|技术员|运维|测试员?|策划|美术|运营|教师|老师|讲师|讲师|编辑|文员|会计|客服|店员|店长|销售|护士|技师|操作员|网管|站长|CTO|CEO|COO|PM|DBA|Leader|leader|SRE|码农|外包|培训生|管培生|学徒|博士后|翻译|记者|导师|班主任|工程师助理|架构)';
const TITLE_ZH = new RegExp(
  `(?:${PREFIX_ZH}\\s?){0,5}${HEAD_ZH}(?:实习生?|助理)?|(?:${PREFIX_ZH}){1,3}(?:岗|实习)(?!过|了|时|期)|研发(?=$|[,，。])`,
  'gu',
);
const FIELD_ZH =
  '(?:(?:Java|Python|Go|Golang|C\\+\\+|PHP|Node|Web|iOS|Android|安卓|移动端|游戏|大数据|数据|嵌入式|推荐|软件)?\\s?(?:前端|后端|后台|全栈|服务端|客户端|算法|测试|运维|研发|开发|产品|运营|设计|数据分析|数据开发|嵌入式|爬虫|架构|实施|技术支持|客服|销售|安卓|DBA|QA|UI|SRE|DevOps))';
const DID_ZH =
  '(?:做|干|当|搞|任|是|担任|从事|负责|岗位是?|职位是?|角色是?|应聘|写|主要是?|属于|算)(?:的|了|过|着|一些|点|个|一个|一名|名)*(?:是)?\\s*';
const FIELD_DONE = new RegExp(
  `${DID_ZH}(?<field>${FIELD_ZH})(?:这块|方面|方向|岗位|岗|工作|相关)?(?:的|了|吧)*(?=$|[,，。、\\s（(]|和|还|也|兼)`,
  'u',
);
const FIELD_ONLY = new RegExp(
  `^(?:${DID_ZH}|就是|一直|其实|主要|偏|纯|两|[,，\\s])*(?<field>${FIELD_ZH})(?:这块|方向|岗位|岗|工作|吧|的|呗|啊)*$`,
  'u',
);

/** What says in English that a title is the speaker's own. */
const AS_EN =
  /(?:\b(?:as|was|am|being|became|called|titled|promoted to|moved up to|hired as|title (?:is|was)|role (?:is|was)|position (?:is|was)|officially|technically|basically|essentially|mostly|mainly|just|job (?:is|was)|hired (?:me )?as)|i'm|i was|:)\s+(?:then |first |just |only |basically |mainly |mostly |officially |really |still |actually |also |now |currently |hired as |working as )*(?:an? |the |their |our |its |one of the |one of their )?$/iu;
const MINE_ZH =
  /(?:我(?:是|当|做|在|的|就是|任|担任)|做|当|担任|任职?|职位|岗位|头衔|title|职务|角色|身份|升[为到任]?|成为|转[为做成岗]?|是|干)[^,，。]{0,14}$/iu;
/** Titles after these are of other people: "with two engineers", "my manager", 带实习生. */
const THEIRS_EN =
  /\b(?:with|two|three|four|five|six|several|some|many|other|another|few|\d+|my|our|his|her|their|by|from|under|to|for|the|reporting to|mentor(?:ed|ing)?|hired|hiring|managed|led|wasn't|isn't) (?:\w+ )?(?:an? |the )?$/iu;
const THEIRS_ZH =
  /(?:带(?:了|过)?|和|跟|与|向|给|对|有|招(?:了)?|[\d一二两三四五六七八九十几]+个?|[名位]|组的|部的|们的|他是|她是|同事是|找|加上)(?:[\d一二两三四五六七八九十]+)?(?:个|名|位)?$/u;

/** The role that the speaker held, as typed. */
export function readPosition(
  said: readonly Said[],
  topics: ReadonlySet<Topic>,
  company?: string,
): string | undefined {
  const asked = asks(topics, 'position');
  const found: string[] = [];
  for (const { text } of said) {
    const title = titleOf(text, asked, topics);
    if (title !== undefined) found.push(widened(title, text));
  }
  if (found[0] !== undefined) return found[0];
  if (!asked) return undefined;
  for (const { text } of said) {
    const rest = withoutLengths(text).trim();
    const field = FIELD_ONLY.exec(rest)?.groups?.['field'] ?? fieldEn(rest);
    if (field !== undefined) return field;
  }
  for (const { text } of said) {
    const held = HELD_ZH.exec(text)?.groups?.['trade'] ?? HELD_EN.exec(text)?.groups?.['trade'];
    if (held !== undefined && (isTradeName(held) || isTitle(held))) return held;
  }
  return said.flatMap(({ text }) => pieces(text)).find((piece) => piece !== company && isTradeName(piece));
}

/** 做视频剪辑师, 当 motion designer. */
const HELD_ZH =
  /(?:做|当|任|担任|是|干)(?:了|的是|一?名|一?个)?\s?(?<trade>[\u4e00-\u9fff]{2,10}(?:师|员|工|官|家|手|长|教练|助理|干事|专员|客服|秘书|医生|护士))(?=$|[,，。\s])/u;
const HELD_EN =
  /(?:做|当|任|担任|是|as an?|was an?|am an?)\s?(?<trade>[a-z][a-z&' -]{3,40}?)(?=$|[,，.。]|\s(?:at|for|in|from|since|with)\b)/iu;

/** 采购专员 of 专员: the words of a title that no table holds stand right before it. */
function widened(title: string, text: string): string {
  const at = text.indexOf(title);
  if (!/^[\u4e00-\u9fff]/u.test(title) || at <= 0) return title;
  const before = /[\u4e00-\u9fff]{1,6}$/u.exec(text.slice(0, at))?.[0] ?? '';
  const own = before.split(/[是做当任的在名个位了过我你他她就也还从于为叫担干和与及一兼]/u).at(-1) ?? '';
  return own.length <= 4 &&
    !/[年月天\d一二两三四五六七八九十几半]/u.test(own) &&
    !/(?:公司|集团|科技|银行|重工|传媒|信息|网络|软件|医院|大学|学院)$/u.test(own)
    ? own + title
    : title;
}

/** The parts of a list: "Wexcombe Energy / grid planner / 2014". */
function pieces(text: string): string[] {
  return text.split(/\s[/|–—-]\s|[,，;；|]/u).map((piece) =>
    piece
      .trim()
      .replace(/^(?:(?:only|just|as|an?|the|then|mostly|mainly|i was|was|是|做|当|一名|一个)\s?)+/iu, '')
      .replace(/[.。!]$/u, ''),
  );
}

/** A trade that no table holds: "payroll clerk", 播音员. Its last word says that somebody does it. */
function isTradeName(text: string): boolean {
  if (
    /^(?:[a-z][\w&'-]* ){0,3}(?:[a-z]{3,}(?:er|or|ist|ian|yst|man|woman)|(?:clerk|chef|nurse|assistant|attendant|accountant|agent|hand|guard|intern|officer|rep))$/u.test(
      text,
    )
  )
    return !/\b(?:there|other|after|over|under|never|ever|however|whatever|together|summer|winter|september|october|november|december|number|answer|quarter|semester|server|router|computer|paper|offer|order|career|for|or|nor)$/u.test(
      text,
    );
  return /^[\u4e00-\u9fff]{1,8}(?:员|师|工|长|官|家|手|教练|助理|干事|专员|客服|秘书|医生|护士)$/u.test(text);
}

/** Whether the whole text is a title. */
export function isTitle(text: string): boolean {
  const plain = text.trim();
  return (
    [TITLE_EN, TITLE_ZH].some((pattern) => plain.match(pattern)?.[0].length === plain.length) ||
    FIELD_ONLY.test(plain) ||
    FIELD_EN.exec(plain)?.[0].length === plain.length
  );
}

/** Spans of titles, whoever holds them. */
export function titleSpans(text: string): [number, number][] {
  return [...text.matchAll(TITLE_EN), ...text.matchAll(TITLE_ZH)].map(({ index, 0: title }) => [
    index,
    index + title.length,
  ]);
}

function titleOf(text: string, asked: boolean, topics: ReadonlySet<Topic>): string | undefined {
  for (const match of text.matchAll(TITLE_EN)) {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const own = AS_EN.test(before);
    if (!own && (THEIRS_EN.test(before) || /^(?:s\b|'s|’s)/u.test(after))) continue;
    // A bare title, a title at a place, or one that is asked for.
    const alone =
      /^(?:(?:yes|yeah|no|well|so|um+|uh+|mostly|just|a|an|the|it was|that was|first|,|\s)+)?$/iu.test(
        before,
      );
    const place = /^\s+(?:at|@|for|in|with|on|role|position|job|internship)\b|^\s*\(|^\s*$/iu.test(after);
    if (own ? !/^(?:s|ed|ing)\b/.test(after) : asked ? alone : alone && /^\s+(?:at|@)\s/iu.test(after)) {
      if (own || place || asked) return match[0].trim();
    }
    if (
      !own &&
      asked &&
      /(?:^|\s)(?:worked|working|job|employed|doing|did|[\u4e00-\u9fff]|years?|months?)\b.{0,20}$/iu.test(
        before,
      ) &&
      !/\bwith\b/iu.test(before)
    )
      return match[0].trim();
  }
  for (const match of text.matchAll(TITLE_ZH)) {
    const before = withoutLengths(text.slice(0, match.index)).trimEnd();
    const after = text.slice(match.index + match[0].length);
    if (
      THEIRS_ZH.test(before) ||
      /^(?:们|是(?!我)|说|让|带|给|那边|负责|的(?!$|时候|工作|岗|角色|职))/u.test(after)
    )
      continue;
    if (/^(?:开发|测试|运营|设计|架构|销售|运维|外包|策划|翻译|编辑)$/u.test(match[0])) continue;
    const work = asked || asks(topics, 'company', 'start', 'end', 'length', 'dates', 'reason');
    if (MINE_ZH.test(before) && (work || /我|当|担任|职位|岗位|升/u.test(before))) return match[0].trim();
    if (asked && /^[\s,，:：/|-]*$|公司|科技|集团|[\s（(]$/u.test(before)) return match[0].trim();
  }
  const done = FIELD_DONE.exec(withoutLengths(text));
  if (done?.groups?.['field'] !== undefined && (asked || asks(topics, 'company', 'length', 'dates')))
    return done.groups['field'].trim();
  return undefined;
}

function fieldEn(text: string): string | undefined {
  const match = FIELD_EN.exec(text);
  if (!match) return undefined;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  return /^(?:(?:i|we|did|do|was|worked|in|on|the|as|a|mostly|mainly|just|only|pure|purely|doing|of|pretty much|basically|some|it was|um+|uh+|well|so|mainly on|more|,)\s*)*$/iu.test(
    before,
  ) &&
    /^(?:\s*(?:at|for|there|stuff|things|mostly|mainly|side|team|i guess|i'd say|with|,|$).*)?$/iu.test(after)
    ? match[0]
    : undefined;
}
