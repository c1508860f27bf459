import type { Detector, FactRef, Objection } from './claim';
import { squeeze } from './indexFacts';
import type { FactIndex } from './sources';
import { matchesOf } from '../../text/matches';
import { occurs } from '../../text/prefilter';

const ENGLISH_NAME =
  "(\\p{Lu}[\\w&.'’-]*(?: (?:of |and |& |the )?\\p{Lu}[\\w&.'’-]*){0,4}|[\\p{Script=Han}]{2,12})";
const ROLE =
  '(?:[A-Za-z]*[Ee]ngineer|[Dd]eveloper|[Ii]ntern(?:ed)?|[Aa]nalyst|[Tt]ester|[Ll]ecturer|[Pp]rogrammer|engineer|developer|intern|internship|analyst|manager|architect|consultant|designer|scientist|lead|tester|programmer|administrator|technician|lecturer|teacher|tutor|professor|researcher|nurse|editor|officer|assistant|specialist|director|head|estimator|operator|accountant|translator|role|job|position|post|stint|tenure|time|years?|months?)';
const ORG_ZH =
  '(?:公司|集团|科技|软件|银行|电网|数据|网络|信息|人力|实验室|研究院|研究所|设计院|大学|学院|工作室|咨询|证券|保险|医院|物流|汽车|通信|电子|智能|传媒|文化|教育|出版社|局|厅|委|中心|股份|控股|资本|基金会?|航空|铁路|能源|电力|制造|重工|电器|生物|医药|地产|酒店|百货|超市|游戏|互娱|云|茶饮|食品|餐饮|零售|商城|芯片|半导体|机器人|图书馆|博物馆|学校|中学|小学|政府|机场|地铁|港口|矿业|钢铁|化工|农业|渔业|牧业|影业|影视|音乐|体育|旅游|旅行|支付|金融|租赁|外包|服务|技术|工业|仪器|仪表|电信|移动|联通)';
/** Where a claim says for whom the person works. */
const EMPLOYED_EN = new RegExp(
  `(?:\\b(?:[Ee]mployed (?:by|at|with)|[Ee]mployees? (?:of|at|with)|[Ss]taff(?: member)? (?:of|at)|[Oo]n the (?:payroll|[Ss]taff) of|[Ww]ork(?:ed|ing|s)? (?:directly )?(?:at|for|in)|[Jj]oin(?:ed|ing|s)?|[Hh]ired by|[Rr]ecruited by|[Oo]n staff at|[Mm]ember of staff at|(?:career|employment|tenure) (?:at|with)|[Ii]n-house (?:\\w+ ){0,2}(?:at|for)|${ROLE} (?:at|with|for|of)|\\w+ at|(?<=^|[,;—–-]\\s?)at)|在|于|就职于|任职于|加入)\\s+(?:the )?${ENGLISH_NAME}`,
  'gu',
);
/** "Sable Airlines developer who …", "Full-time Sable Airlines employee". */
const APPOSITION_EN = new RegExp(
  `(?:^|[.,;:—–]\\s|\\b(?:as an?|former|[Ff]ull-time|[Pp]ermanent) )((?:\\p{Lu}[\\w&'’-]*)(?: \\p{Lu}[\\w&'’-]*){0,3}) (?:(?:software|web|backend|back-end|frontend|front-end|data|test|systems?|senior|junior|full-time|permanent|mobile|QA) )*(?:engineer|developer|employee|staff(?: member)?|analyst|programmer|tester|intern|team member)\\b`,
  'gu',
);
const NAME_ZH = "(?![为给替帮与和跟])[\\p{Script=Han}A-Za-z·&'’ -]";
const EMPLOYED_ZH = new RegExp(
  [
    `(?:就职于|任职于|供职于|入职(?:于|了|到)?|受雇于|受聘于|效力于|服务于|加入(?:了|到)?|就职|任职(?:单位|公司)?[:：为是]?|就业于|工作单位[:：为是])\\s?((?:${NAME_ZH}){2,20}?)(?=[，。,;；、（(]|担任|任|从事|负责|开发|做|的|期间|并|后|编写|$)`,
    `(?:在|于)\\s?((?:${NAME_ZH}){2,18}?)\\s?(?:任职|就职|工作|上班|担任|任(?!务|何)|从事|实习|供职|当|全职|入职|打工)`,
    `(?:在|于)\\s?((?:${NAME_ZH}){2,14}?${ORG_ZH}(?:公司|集团|银行|有限公司)?)\\s?(?:做|负责|期间|编写|开发|参与|维护|主导|[，。,]|$)`,
    `([\\p{Script=Han}A-Za-z]{2,12}?)(?:的|公司)?(?:正式|在编|合同|全职|总部|内部)?(?:员工|职员|雇员|在编人员|工作人员)`,
  ].join('|'),
  'gu',
);

const APPOSITION_ZH = new RegExp(
  `(?<=^|[，。,;；：:|])\\s?([\\p{Script=Han}]{2,8}?)\\s?(?:[A-Za-z+#.]{1,12}\\s?)?(?:高级|资深|初级|正式|全职)?(?:前端|后端|全栈|软件|测试|数据|算法|运维|客户端|移动端|研发|技术|产品|项目|系统|嵌入式|网络)*(?:开发工程师|工程师|程序员|开发人员|开发(?=[，。,;；]|$)|架构师|分析师|经理|设计师)`,
  'gu',
);

/** What makes a name in the evidence a customer, a site, a host or a partner. */
const OTHER_BEFORE =
  /(?:\b(?:clients?|customers?|account|contract(?:or|ed)?(?: out)? (?:to|for|at)|seconded to|placed (?:at|with|in)|outsourced to|loaned to|lent (?:out )?to|sent (?:me|us|him|her)?(?: on)?(?: out)? ?to|on[- ]site (?:at|with|for)|embedded (?:at|with|in)|assigned to|deployed (?:at|to)|stationed at|based at|sitting at|on behalf of|projects? (?:for|of|with)|delivered (?:for|to)|(?:built|made|wrote|developed|did|designed|done|created|set up) (?:[\w'’-]+ ){0,5}for|was for|were for|is for|went to|vendor (?:of|to|for)|suppliers? (?:of|to|for)|subsidiary of|division of|part of|belongs to|owned by|acquired by|bought by|sold to|merged into|taken over by|partner(?:ed)? (?:with|of)|agency for|used by|funded by|grant from|scholarship from|site (?:was|is)|next (?:door )?to|opposite|rented from|room at|space (?:at|from)|sponsored by|paid for by|financed by|ordered by|commissioned by|hosted by|organi[sz]ed by|run by|held (?:at|by)|contribut\w+ to|patch(?:es)? (?:to|for)|pull requests? (?:to|for|at)|PRs? (?:to|for|at)|volunteer\w* (?:for|at|with)|member of|user of|customer of|visit(?:ed|or to)|applied to|interview(?:ed)? (?:at|with)|offer from|trained by|course (?:at|by)|neighbou?r(?:ing)?|through|via|(?:money|prize|data|fund\w*|gift|loan|came|comes|bought|ordered|purchased|licen[sc]ed|samples?|hardware|equipment)\b[^.;]{0,20}\bfrom)\b[\s,:]*(?:called |named |the |our |a |an |my )*|甲方(?:是|为|：|:)?|(?:最终)?客户(?:是|为|：|:|叫|方)?|(?:派|驻)(?:到|驻|往|驻到|去|在)?|驻场(?:在|于|到)?|外派(?:到|至|去)?|借调(?:到|至|去)?|外包(?:给|到|于)?|服务(?:的是|于|过)?|给|替|帮|对接|乙方为|母公司(?:是|为|叫)?|隶属于?|合作方(?:是|为)?|项目方(?:是|为)?|项目[:：]|收购方(?:是|为)?|被|供货给|卖给|参加(?:了|过)?|赞助商?(?:是|为)?|主办方?(?:是|为)?|隔壁(?:是)?|租(?:用|的)?(?:是|了)?|志愿|贡献(?:给|过)?|提(?:过|了)?\s?PR\s?(?:给|到)?|给)\s?$/i;
const OTHER_AFTER =
  /^[^，。,.;；]{0,8}?(?:was |is |were |being |are )?(?:(?:the|our|a|my|only a|just a|only the|only) )?(?:client|customer|end user|buyer|sponsor(?:ed|s)?|fund(?:ed|s)|organi[sz](?:ed|es)|host(?:ed|s)?|paid for|commissioned|ordered|parent company|partner|vendor)\b|^(?:,? (?:later |then |who )?)(?:acquired|bought|took over|lent|loaned|donated|supplied|provided|gave us|sold us|sponsored|funded|hosted|organi[sz]ed|commissioned|ordered)\b|^['’]s? (?:hackathon|contest|competition|challenge|grant|prize|meetup|conference|bootcamp|course|customers?|building|campus|fund)|^ (?:hackathon|contest|competition|challenge|grant|prize|meetup|conference|bootcamp|fellowship|project|account|contract|org(?:ani[sz]ation)? on GitHub)\b|^(?:公司)?(?:合作|联合|共建|共同|派来)|^(?:的)?(?:供应商|外包商?|代理商|合作伙伴|子公司|孙公司|分包商|服务商|经销商|加盟商|承包商|客户|用户|黑客松|比赛|竞赛|大赛|奖学金|课题|基金|训练营|培训|会员|志愿者|贡献者|开源项目)|^[^，。,;；]{0,4}?(?:是|作为|为)?(?:我们的|我司的|公司的)?(?:甲方|客户|驻场|采购方|使用方|合作方|母公司|的(?:驻场|外包)?项目|出(?:的|钱|资)|赞助|资助|收购|那边的?驻场|驻场|办的|举办|主办|隔壁|旁边|对面|组织的|开的(?:课|班)|做的?(?:系统|项目|网站|小程序|平台|模块|页面|App))/i;
/** A person who gives work away, or takes part, but isn't paid by the name. */
const UNPAID =
  /\b(?:volunteer\w*|unpaid|nobody (?:there )?pays|not (?:an )?employ\w+|never (?:worked|employed)|never on (?:the|their) payroll|not on (?:the|their) payroll|spare time|contributor|open[- ]source|in my free time|hackathon|freelanc\w*|self-employed)\b|业余|志愿|社区贡献者|不是(?:他们的?)?(?:员工|正式)|没有?(?:入职|劳动关系)|自由职业|黑客松|(?:提|交)(?:了|过)?[^，。]{0,6}\bPR\b/i;
const EMPLOYER_BEFORE =
  /(?:\b(?:employed (?:by|at)|work(?:ed|ing|s)? (?:at|for|in)|joined|hired by|employee of|on the payroll of|contract (?:is |was )?with|paid by|employer(?: is| was|:)?|intern(?:ed|ship)? (?:at|with)|freelanced for|volunteer(?:ed)? (?:for|at)|at|on staff at)\b\s*(?:the )?|就职于|任职于|入职|加入|劳动合同(?:一直)?(?:是|跟|和|与)?(?:跟|和|与)?|合同(?:方)?(?:签在?|是)|编制在|(?:我们?)?公司(?:是|叫)|雇主(?:是|为)?|(?<!挂|存|放|用|跑|部署|运行|托管|住|站|卡|停|派|驻|现)在|从|并(?:到|入)|转(?:到|入)|毕业后?(?:到|去)了?)\s?$/i;
const STILL_THERE =
  /\b(?:still|now|currently|today)\b[^.]{0,30}\b(?:there|work|for)\b|(?:现在|目前|至今|一直)(?:还)?在[^，。]{0,8}(?:上班|工作|任职)/i;

/** Phrases that say outright that somebody was employed. */
const OUTRIGHT =
  /\b(?:employed|employees?|joined|hired|staff|payroll|permanent)\b|就职|任职|供职|入职|受雇|受聘|员工|职员|雇员|在编|工作|上班|全职/i;
/** A relation that the claim names itself is no employment. */
const RELATION_TOLD =
  /\b(?:client|customer|on[- ]site|seconded|contract(?:or)?|placed|freelanc\w*|volunteer\w*|for the client|outsourced|via|hackathon|interned|sponsored)\b|客户|甲方|驻场|派驻|外派|外包|借调|志愿|兼职|黑客松|合作方/i;

/** For whom a claim says the person worked: a name of the facts, and there an employer, not a customer or partner. */
export const checkEmployers: Detector = (claim, facts) => {
  const objections: Objection[] = [];
  const matches = [EMPLOYED_EN, EMPLOYED_ZH, APPOSITION_EN, APPOSITION_ZH].flatMap((pattern) =>
    matchesOf(pattern, claim.text).map((match) => ({
      match,
      loose: pattern === APPOSITION_EN || pattern === APPOSITION_ZH,
    })),
  );
  for (const { match, loose } of matches) {
    const name = (match.slice(1).find((group) => group !== undefined) ?? '')
      .trim()
      .replace(/['’]s$|[.,]$/u, '');
    const at = match.index + match[0].lastIndexOf(name);
    if (name === '' || claim.dates.some(({ span }) => span[0] <= at && at < span[1])) continue;
    const span: [number, number] = [match.index, at + name.length];
    const known = knownPart(name, facts);
    const { relation, ...clash } = relationOf(known, facts);
    const isTechnology = claim.technologies.some((one) => one.span[0] <= at && at < one.span[1]);
    if ((isTechnology || loose) && relation !== 'other') continue;
    const outright = OUTRIGHT.test(match[0]);
    const told = occurs(RELATION_TOLD, claim.text) && !outright;
    const denied =
      (relation === 'other' && !told) ||
      (relation === 'named' &&
        (outright || (ROLE_AT.test(match[0]) && isEmployedElsewhere(known, facts))) &&
        !occurs(RELATION_TOLD, claim.text)) ||
      // A name in the other script can't be compared.
      (relation === 'unknown' && sameTongue(name, facts) && looksLikeName(name, match[0]));
    if (denied) objections.push({ rule: 'employer-not-in-evidence', span, ...clash });
  }
  return objections;
};

/** "Engineer at …": a job, and not only a place. */
const ROLE_AT = new RegExp(`${ROLE}\\s+(?:at|with|for|of)\\s|担任|任职|工作`, 'u');

function isEmployedElsewhere(name: string, facts: FactIndex): boolean {
  return facts.own.some(({ text }) => EMPLOYED_ELSEWHERE.test(text.split(name).join(' ')));
}

/** The part of a name that the facts know: "Kestrel Motors Ltd", 北辰证券公司. */
function knownPart(name: string, facts: FactIndex): string {
  if (facts.allWords.includes(squeeze(name))) return name;
  const shorter = name
    .replace(/(?:有限)?(?:责任)?(?:公司|集团)$|的$/u, '')
    .replace(/ (?:Ltd|Inc|GmbH|AG|LLC|Corp|Co|Group|Limited|Company)\.?$/u, '');
  return shorter.length >= 2 && facts.allWords.includes(squeeze(shorter)) ? shorter : name;
}

/** How the facts speak of a name: as the employer, as somebody else, just so, or not at all. */
function relationOf(
  name: string,
  facts: FactIndex,
): FactRef & { relation: 'employer' | 'other' | 'named' | 'unknown' } {
  if (!facts.allWords.includes(squeeze(name))) return { relation: 'unknown' };
  const told = [...facts.own, ...facts.unmade].flatMap((statement) => {
    const at = statement.text.toLowerCase().indexOf(name.toLowerCase());
    if (at < 0) return [];
    // "Client: Halden": what stands before may be a clause of its own.
    const start = Math.max(0, statement.source.text.indexOf(statement.text)) + at;
    const before = /[^\n.。]*$/u.exec(statement.source.text.slice(0, start))?.[0] ?? '';
    const after = /^[^\n.。]*/u.exec(statement.source.text.slice(start + name.length))?.[0] ?? '';
    return [{ ...statement, before, after }];
  });
  const hasOther = isEmployedElsewhere(name, facts);
  let other: FactRef | null = null;
  let named: FactRef = {};
  for (const { text, source, before, after } of told) {
    const ref = { fact: text, source: source.id };
    named = ref;
    if (occurs(STILL_THERE, text)) return { relation: 'employer' };
    if (
      OTHER_BEFORE.test(before) ||
      OTHER_AFTER.test(after) ||
      (occurs(UNPAID, text) && !hasOther && !EMPLOYED_HERE.test(before))
    ) {
      other ??= ref;
      continue;
    }
    if (EMPLOYER_BEFORE.test(before) || (/[跟和与]\s?$/u.test(before) && /^(?:公司)?签/u.test(after)))
      return { relation: 'employer' };
    if (
      /(?:\band|&|,|、|和|及|then|later|再)\s*(?:at |for |in |在|到)?$/i.test(before) &&
      EMPLOYED_ELSEWHERE.test(before)
    )
      return { relation: 'employer' };
    // A role for somebody is a job, something made for somebody an order.
    if (MADE_FOR.test(before) && (hasOther || source.kind === 'resume')) {
      other ??= ref;
      continue;
    }
    // "Pellow Labs | Developer", "Developer, Pellow Labs": the head of an entry.
    if (source.kind === 'resume' && /(?:^|[|,，·–—@-]\s?|\d\s|\bat |\p{Script=Han}\s)$/u.test(before))
      return { relation: 'employer' };
  }
  if (other) return { relation: 'other', ...other };
  const statement = told[0];
  // Somebody who says to be no employee, in a clause beside the name.
  if (
    statement &&
    [...facts.own, ...facts.unmade].some(
      ({ text, source }) => source === statement.source && occurs(UNPAID, text),
    )
  )
    return { relation: 'other', ...named };
  return { relation: 'named', ...named };
}

const MADE_FOR = new RegExp(`(?<!\\b${ROLE})\\s+for\\s+(?:the )?$|(?<![主司位称名作成])为\\s?$`, 'i');
const EMPLOYED_HERE =
  /\b(?:freelanced|volunteer(?:ed)?|intern(?:ed)?) (?:for|at|with)\s+(?:the )?$|兼职|实习/i;
const EMPLOYED_ELSEWHERE =
  /\b(?:employed (?:by|at)|work(?:ed|ing|s)? (?:at|for)|joined|hired by)\s+(?:the |an? )?\w|\b(?:payroll|my (?:employer|agency|company)|contract(?: is| was)? with|intern(?:ed)? at)\b|就职|任职|入职|劳动合同|供职|编制|(?:我们?)?公司(?:是|叫)|签合同|合同方/i;

function sameTongue(name: string, facts: FactIndex): boolean {
  return /\p{Script=Han}/u.test(name) ? /\p{Script=Han}/u.test(facts.text) : /[A-Z][a-z]+/.test(facts.text);
}

/** "At Scale", "at Night", 在业余时间: words that are no company. */
function looksLikeName(name: string, match: string): boolean {
  if (
    /^(?:scale|night|runtime|work|home|least|most|first|once|all|university|school|college|the|a|an|I|English|Chinese|January|February|March|April|May|June|July|August|September|October|November|December|Agile|Scrum|Linux|Windows|Android|React|Python|Java|Go|Rust)\b/i.test(
      name,
    )
  )
    return false;
  if (!/\p{Script=Han}/u.test(name))
    return (
      !/\bin\s+(?:the )?\p{Lu}[^ ]*$/u.test(match) &&
      !/\b(?:of|with|for|years?|months?|time)\s+(?:the )?$/u.test(
        match.slice(0, match.lastIndexOf(name)).replace(/\b(?:engineer|developer|employee) of\s+$/u, ''),
      )
    );
  return (
    new RegExp(`${ORG_ZH}(?:公司|集团)?$`, 'u').test(name) &&
    !/[的了和与及、]|期间|业余|校园?内?|团队|项目|小组|系统|平台|模块/u.test(name)
  );
}
