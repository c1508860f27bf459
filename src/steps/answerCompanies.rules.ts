import { technologyOf } from '../text/technologies';
import type { Said } from './answerClauses.rules';
import { hasDate } from './answerDates.rules';
import { hasLength, withoutLengths } from './answerLengths.rules';
import { asks } from './answerQuestion.rules';
import type { Topic } from './answerQuestion.rules';
import { isTitle, titleSpans } from './answerTitles.rules';

const WORD =
  "(?:\\p{Lu}[\\p{L}\\d&'.+-]*|\\d+[\\p{Lu}][\\p{L}\\d]*|[\\p{Ll}]+\\p{Lu}[\\p{L}\\d]*|\\d{1,3}(?=\\s\\p{Lu}))";
/** A name by its capitals: "Pellow Labs", "Bank of Harrow", "Ash & Finch". */
const NAME = `${WORD}(?:(?:\\s(?:of|and|&|de|the|for|van|du)\\s|\\s|\\s?&\\s?)${WORD}){0,5}(?:\\s\\d{1,3}(?![\\d.%]|\\s?(?:years?|months?|people)))?`;
const OUTFIT =
  '(?:company|employer|start-?up|firm|shop|agency|place|outfit|studio|bank|business|organisation|organization|consultancy|fintech|hospital|clinic|lab|ngo|non-?profit|charity|vendor|provider|contractor|one)';
/** Words around the name of an employer, in English. Case matters inside the name only. */
const AT_EN: RegExp[] = [
  new RegExp(`\\b(?:${caseless(OUTFIT)})(?: \\w+){0,3}?,?(?: (?:that(?:'s| is| was)|which (?:is|was)))? (?:called|named|known as|by the name of) (?<name>${NAME}|[a-z][\\w-]+(?: [a-z][\\w-]+)?(?=$|[,.;]))`, 'u'),
  new RegExp(`\\b(?:${caseless('company|employer|firm|workplace|startup|agency')})(?:'s name)? (?:is|was|name is|name was) (?<name>${NAME})`, 'u'),
  new RegExp(`\\b(?:[Ww]ork(?:ed|ing|s)?|[Ii]ntern(?:ed|ing|ship)?|[Ee]mployed|[Cc]ontract(?:ed|ing)?|[Ff]reelanc(?:ed|ing)|[Jj]ob|[Rr]ole|[Pp]osition|[Ss]tint|[Gg]ig|[Bb]een|[Ss]tayed|[Tt]ime|[Yy]ears?|[Mm]onths?|[Ss]tarted|[Hh]ired|[Ss]till|[Cc]urrently|[Nn]ow|[Ss]pent \\w+ \\w+)(?: \\w+){0,4}? (?:at|@|for|by) (?:the )?(?<name>${NAME})`, 'u'),
  new RegExp(`\\b(?:[Jj]oined|[Ll]eft|[Qq]uit|[Cc]o-?founded|[Ff]ounded|[Ii]nterned at|[Rr]esigned from|[Ll]aid off (?:by|from)|[Ff]ired from) (?:the )?(?<name>${NAME})`, 'u'),
  new RegExp(`(?:\\b(?:at|[Aa]t)|@) (?:the )?(?:(?:${caseless(OUTFIT)}) )?(?<name>${NAME})`, 'u'),
  new RegExp(`^(?:for|For|by|By|with|With|in|it was|It was|that was|That was|that would be|It's|it's) (?:the )?(?<name>${NAME})(?=$|[,(]|\\s(?:as|from|since|for|until|in|where|and)\\b)`, 'u'),
  new RegExp(`\\b(?:[Ii]t's|[Ii]t is|[Ii]t was|is|was) (?:called|named) (?<name>${NAME})`, 'u'),
]; // prettier-ignore
/** The same without capitals, where a company is asked for: "at pellow labs as a dev". */
const AT_LOWER =
  /\b(?:at|@|joined|work(?:ed|ing)? for) (?<name>[a-z][\w&'.-]*(?: [a-z&][\w&'.-]*){0,3}?)(?=$|[,;(]|\s(?:as|for|from|since|in|doing|where|and|but|until|till|on|with|building|working|then|last|i)\b)/u;

const STOP_ZH = '[\\u4e00-\\u9fffA-Za-z\\d（）()·&.\\s-]';
const DO_ZH =
  '(?:上班|工作|做|干|实习|任职|担任|当|待|呆|搬砖|打工|负责|写|搞|从事|兼职|就职|供职|创业|任|入职|的时候|那会|那时)';
const AT_ZH: RegExp[] = [
  new RegExp(`(?:发(?:我)?(?:的)?工资|签(?:的|了)?(?:劳动)?合同|[缴交]社保|编制)(?:的)?(?:公司|单位)?(?:是|在|跟|和)的?(?:是)?\\s*(?<name>${STOP_ZH}{2,20}?)(?:签的?)?(?=$|[,，。;；、])`, 'u'),
  new RegExp(`(?:公司|厂|单位|机构|工作室|团队|企业|银行|医院)(?:的名字|名字|名称|名)?(?:就?叫做?|名叫|是叫|名为|叫作|就?是|:)\\s*(?:一家)?(?<name>${STOP_ZH}{1,24}?)(?=$|[,，。;；、]|的|做|的(?:公司|创业))`, 'u'),
  new RegExp(`(?:叫做?|名叫|名为)\\s*(?<name>${STOP_ZH}{2,20}?)的(?:一?家)?[\\u4e00-\\u9fff]{0,6}?(?:公司|小公司|创业公司|初创|企业|厂|工作室|机构|地方|团队)`, 'u'),
  new RegExp(`(?:就职于|供职于|任职于|服务于|入职(?!的|时|了|前|后|日)(?:了|到)?|加入(?!的|时|到|了?(?:新|团|项|这|我))(?:了)?|跳槽到了?|跳到了?|去(?!年)了?(?=[^,，。]{2,16}(?:${DO_ZH}|公司|科技|$))|来到了?|进了|离开(?!的|时|了?这)(?:了)?|从(?=[^,，。]{2,16}(?:离职|辞职|走的|出来|毕业(?!于))))\\s*(?<name>${STOP_ZH}{2,24}?)(?=$|[,，。;；、]|${DO_ZH}|离职|辞职|走的|出来|之前|之后|以前|以后|的)`, 'u'),
  new RegExp(`(?<![现正存实内站所])在(?!线|职|读|校|家|外面|那|这|其|里|学|国内|国外|老家|哪|找|做|干|用|写|一起|逃|建|意|乎|下|上|前|后|此)(?:一家|一个)?\\s*(?<name>${STOP_ZH}{1,24}?)\\s*(?:${DO_ZH})`, 'u'),
  new RegExp(`^(?:我?是|在)?(?<name>[\\p{L}][${'\\p{L}\\d&. -'}]{1,20}?)\\s*的\\s*(?=[^,，。的]{0,12}(?:工程师|开发|实习生|经理|程序员|架构师|分析师|设计师|测试|运维|专员|主管|总监|运营|产品)$)`, 'u'),
  new RegExp(`(?:是|来自)\\s*(?<name>${STOP_ZH}{2,20}?)(?:的)(?:员工|实习生|人)`, 'u'),
  // "I joined 南枝科技", "at 橙屿科技".
  /(?:\bat|@|\b(?:joined|left|quit|for|called|named))\s(?<name>[\u4e00-\u9fff][\u4e00-\u9fffA-Za-z\d（）()·]{1,23}?)(?=$|[\s,，。;；、]|的)/iu,
  // 我是 Halden Group 的 data analyst.
  /^(?:我?(?:是|在)|之前是)\s*(?<name>\p{Lu}[\p{L}\d&. -]{1,24}?)\s*的\s*(?=(?:[A-Za-z-]+\s){0,3}(?:engineer|developer|dev|analyst|designer|intern|manager|lead|tester|scientist|architect|consultant)\b)/u,
]; // prettier-ignore
const SUFFIX_ZH =
  /(?:公司|集团|科技|网络|信息|软件|技术|银行|证券|保险|医院|研究院|研究所|工作室|事务所|传媒|文化|教育|电子|智能|数据|云|通信|汽车|医疗|物流|商城|超市|实业|能源|生物|游戏|互娱|出行|金融|咨询|重工|食品|药业|制药|航空|地产|家居|电器|光电|半导体|控股|股份|有限|资本|基金|制造|机械|电气|材料|环保|农业|酒店|旅游|餐饮|影业|出版社|电视台|中心|协会|基金会|书店|物业|建筑|设计院|互联|在线|优品|生鲜|外卖|支付|健康|体育)$/u;

/** Places, kinds of places, and words for the employer: no name. */
const GENERIC_ZH =
  /^(?:待业中?|失业|无业|自由职业|在家|休息|备考|考研|考公|年|月|\d|一|那|这|某|几|两|个|家|间|所|的|小|大|中|型|厂|作坊|小店|铺子|摊子|新|老|旧|前|后|初创|创业|互联网|外包|国有?|外资?|民营?|私营?|上市|本地|当地|传统|公司|企业|单位|机构|团队|甲方|乙方|老家|家里|学校|实验室|原来|之前|上家|前司|前公司|现在|目前|现司|央企|国企|外企|民企|私企|大厂|小厂|体制内|事业单位|部门|组里?|项目组|项目|里面?|公司里|学生会|社团|网上|国外|国内|海外|北京|上海|广州|深圳|杭州|成都|武汉|南京|西安|苏州|重庆|天津|长沙|郑州|青岛|厦门|合肥|大连|宁波|济南|福州|沈阳|香港|台湾|澳门|新加坡|日本|美国|英国|德国|加拿大|澳洲|公司那|软件|电商|金融|教育|游戏|医疗|银行|互联网公司|行业|物流|保险|传媒|广告|车企|工厂|门店|门市|店|店里|做|干|什么|哪|我|我们|他|他们|自己|朋友|亲戚|前端|后端|测试|运维|产品|算法|开发|研发|数据|平台|业务|支付|架构|一名|普通|时候|期间|大学|大三|大四|研究生|本科|毕业)+$/u;
const GENERIC_EN =
  /^(?:the|a|an|my|our|home|school|university|college|work|night|scale|first|last|least|once|all|it|that|this|there|here|them|myself|me|us|uni|january|february|march|april|may|june|july|august|september|october|november|december|monday|friday|i|we|he|she|they|yes|no|not|none|well|just|mostly|mainly|currently|freelanc\w*|self-employed|unemployed|various|several|different|nowhere|somewhere|same|small|big|local|tiny|large|another|some|one|two|three|startup|start-up|company|agency|firm|bank|various companies|remote|remotely|family|friends?|nothing|anything|something|about|around|from|since|in|for|as|berlin|london|paris|new york|san francisco|seattle|boston|toronto|tokyo|beijing|shanghai|shenzhen|hangzhou|singapore|hong kong|germany|france|china|india|canada|europe|asia|america|the us|us|uk|the uk|usa|backend|frontend|qa|devops|data|product|ai|ml|it|hr|ui|ux|api|apis|sql|covid|ops)$/iu;

/** Whom the work was for is not who employed. */
const CLIENT = /^(?:甲方|客户|业主|对方|合作方|供应商|the client|our client|my client|the customer)/iu;

/** The employer's name, as typed. Bare names count where an employer is asked for. */
export function readCompany(said: readonly Said[], topics: ReadonlySet<Topic>): string | undefined {
  const asked = asks(topics, 'company');
  const school = asks(topics, 'school', 'degree') && !asked;
  for (const { text } of said) {
    if (school) break;
    if (CLIENT.test(text)) continue;
    for (const [index, pattern] of AT_EN.entries()) {
      // "At Brightfen" alone may be any place; where work is asked for, it is the employer.
      if (index >= 4 && !asked && !workSaid(text)) continue;
      const name = pattern.exec(text)?.groups?.['name'];
      const plain = name === undefined ? undefined : companyEn(name, text);
      if (plain !== undefined) return plain;
    }
    for (const pattern of AT_ZH) {
      const match = pattern.exec(text);
      const name = match?.groups?.['name'] === undefined ? undefined : companyZh(match.groups['name']);
      if (name !== undefined) return name;
    }
  }
  if (!asked) return undefined;
  for (const { text } of said) {
    if (CLIENT.test(text)) continue;
    const name = bareCompany(text) ?? lowerCompany(text);
    if (name !== undefined) return name;
  }
  return undefined;
}

function workSaid(text: string): boolean {
  return titleSpans(text).length > 0 || /\b(?:work|job|intern|employ|join|role|hired)\w*\b/iu.test(text);
}

function lowerCompany(text: string): string | undefined {
  const name = AT_LOWER.exec(text)?.groups?.['name'];
  if (name === undefined) return undefined;
  const words = name.split(' ');
  return words.some((word) => GENERIC_EN.test(word)) || hasDate(name) ? undefined : name;
}

/** A part that is nothing else may be the name: "Pellow Labs", "星屿科技(上海)", "Pellow Labs (junior dev)". */
function bareCompany(clause: string): string | undefined {
  const parts = clause.split(
    /\s[/|–—-]\s|[;；/|]|(?<=^[a-z][a-z ]{0,24}):\s|(?<=^(?:[A-Z][a-z]+ )?(?:the |just |only )*(?:one|this one|company|employer)):\s|\s?[（(](?=[^)）]*[)）]$)|(?<=[\u4e00-\u9fff])\s+(?=[\u4e00-\u9fffA-Z])|、/u,
  );
  for (const part of parts) {
    const text = withoutLengths(part)
      .replace(/[)）]+$/u, (close) => (part.includes('(') || part.includes('（') ? close : ''))
      .replace(
        /^(?:(?:um+|uh+|well|so|oh|hmm+|yes|yeah|mainly|mostly|most recently|currently|previously|last one was|last|it was|that was|it's|that would be|the|a company called|company|employer|then|first|at|for|嗯+(?!嗯)|呃|哦|那个|就是|就|是(?:它|他|其)?(?:下面|旗下|下属|底下)的|是|叫|在|目前|现在|最近|之前|以前|原来|[上前]一?家(?:公司|单位)?|[上前]一?[个份](?:公司|单位|工作|东家)|老东家|公司|单位|公司是|是在|应该是|我在|我)[\s:：,，]*)+/iu,
        '',
      )
      .replace(/(?:的|吧|啊|呀|呢|哦|那边|这边|,)+$/u, '')
      .trim();
    const name = nameOnly(text);
    if (name !== undefined) return name;
  }
  return undefined;
}

function nameOnly(text: string): string | undefined {
  if (text === '' || hasDate(text) || hasLength(text) || isTitle(text) || /[@\d]{4,}|https?:/u.test(text))
    return undefined;
  if (technologyOf(text) !== null) return undefined;
  if (/[\u4e00-\u9fff]/u.test(text)) {
    const glued =
      /^(?<name>[\u4e00-\u9fffA-Za-z（）()]{2,16}?)(?:的)?(?<title>[\u4e00-\u9fffA-Za-z+#]{2,12})$/u.exec(
        text,
      );
    if (
      glued?.groups !== undefined &&
      isTitle(glued.groups['title'] ?? '') &&
      SUFFIX_ZH.test(glued.groups['name'] ?? '')
    )
      return companyZh(glued.groups['name'] ?? '');
    const suffixed = SUFFIX_ZH.test(text.replace(/[（(][^（()）]*[)）]?$/u, ''));
    // 了 and 家 are parts of names where 有限公司 or the like says that it is one.
    const words =
      /(?:有限(?:责任)?|股份|科技|网络|信息|软件|技术)(?:[（(][^（()）]*[)）])?(?:有限)?公司?$/u.test(text)
        ? /[我你他她它们吗么这那没不]|[换去]了/u
        : SENTENCE_ZH;
    const sentence = words.test(text) || VERBS_ZH.test(text);
    const named = suffixed || text.length <= 8;
    return !sentence && named && text.length <= 24 ? companyZh(text) : undefined;
  }
  const match = new RegExp(
    `^(?:the |The )?(?<name>${NAME}(?: (?:council|bank|hospital|clinic|group|labs?|studio|agency|college|university|library|ministry))?)(?: (?:did|hired me|was it|it was))?(?: (?:Inc|Ltd|LLC|GmbH|Co|Corp)\\.?)?$`,
    'u',
  ).exec(text);
  if (!match) return undefined;
  return companyEn(match.groups?.['name'] ?? text, text);
}

const SENTENCE_ZH = /[了过着完刚正在是我你他她它们吗么这那没不很也都还就家]|[待呆忙找融轮]/u;
const VERBS_ZH = /岗|职位|读书|上学|休息|做|干|用|写|负责|因为|觉得|时候|团队|大概|一直|离职|学校|大学|学院/u;

function companyEn(name: string, clause: string): string | undefined {
  const plain = name.replace(/[.,'-]+$/u, '').trim();
  const words = plain.split(/\s+/);
  if (words.every((word) => GENERIC_EN.test(word)) || GENERIC_EN.test(plain)) return undefined;
  if (
    /^(?:I|We|He|She|They|My|Our|It|That|This|There|What|When|Where|Why|How|Yes|No|Not|And|But|So|Just|Mostly|About|Around|From|Since|Skip|Next|Pass|Nothing|None)\b/u.test(
      plain,
    )
  )
    return undefined;
  if (hasDate(plain) || isTitle(plain)) return undefined;
  // "Worked for Python shops"; "Oracle" and "GitLab" are employers behind "at".
  if (
    technologyOf(plain) !== null &&
    !new RegExp(`\\b(?:at|joined|left|for)\\s+${escape(plain)}`, 'iu').test(clause)
  )
    return undefined;
  const [title] = titleSpans(plain);
  return title ? undefined : plain;
}

function companyZh(name: string): string | undefined {
  const plain = name
    .trim()
    .replace(/^["'“”「」《》\s]+|["'“”「」《》\s]+$/gu, '')
    .replace(/^.{0,12}?(?:一家|家|一个)?(?:名叫|叫做|叫)(?=.{2})/u, '')
    .replace(/^(?:一家|一个|那家|这家|一间|当时的?|之前的?|原来的?|目前|现在)+/u, '')
    .replace(/^(?:北京|上海|广州|深圳|杭州|成都|武汉|南京|西安|苏州|重庆|天津|长沙|厦门|合肥|青岛)的/u, '')
    .replace(/(?:那边|这边|那里|里面?|旗下|总部|分公司)$/u, '')
    .replace(/^(?<own>.{2,20}?)的.{1,12}$/u, '$<own>')
    .replace(/(?:从|自)?\d{2,4}年.*$/u, '')
    .trim();
  if (plain.length < 2 || plain.length > 24 || GENERIC_ZH.test(plain)) return undefined;
  if (
    /^(?:title|职位|岗位|职务|头衔|名义|合同|工牌|名片|挂|做|干|搞|当|写|用|被|把|我|你|他|她|它|这|那|哪|什么|一家|一个|从|不|没|因为|如果|大学|学校)|(?:时候|之前|之后|期间|方面|大学|学院|职院|实验室里?)$/u.test(
      plain,
    )
  )
    return undefined;
  if (hasDate(plain) || hasLength(plain) || isTitle(plain) || technologyOf(plain) !== null) return undefined;
  return /[\p{L}]/u.test(plain) ? plain : undefined;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function caseless(pattern: string): string {
  return pattern.replace(/\(\?[:=!<]+|\\.|\[[^\]]*\]|[a-z]/g, (part) =>
    part.length === 1
      ? `[${part}${part.toUpperCase()}]`
      : part.startsWith('[')
        ? `[${part.slice(1, -1)}${part.slice(1, -1).toUpperCase()}]`
        : part,
  );
}
