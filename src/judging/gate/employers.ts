import type { Detector, FactRef, Objection } from './claim';
import { squeeze } from './indexFacts';
import type { FactIndex } from './sources';

const ENGLISH_NAME = "(\\p{Lu}[\\w&.'’-]*(?: (?:of |and |& )?\\p{Lu}[\\w&.'’-]*){0,4})";
const ORG_ZH =
  '(?:公司|集团|科技|软件|银行|电网|数据|网络|信息|人力|实验室|研究院|研究所|设计院|大学|学院|工作室|咨询|证券|保险|医院|物流|汽车|通信|电子|智能|传媒|文化|教育|出版社|局|厅|委|中心|股份|控股|资本|基金|航空|铁路|能源|电力|制造|重工|电器|生物|医药|地产|酒店|百货|超市|游戏|互娱|云)';
/** Where a claim says for whom the person works. */
const EMPLOYED_EN = new RegExp(
  `(?:\\b(?:employed (?:by|at|with)|employees? (?:of|at)|staff(?: member)? (?:of|at)|on the payroll of|work(?:ed|ing|s)? (?:at|for)|join(?:ed|ing)|hired by|on staff at|(?:engineer|developer|intern|analyst|manager|architect|consultant|designer|scientist|lead|tester|programmer|administrator|role|job|position|internship|stint|time|years?|months?) (?:at|with|for)|\\w+ at|(?<=^|[,;—–-]\\s?)at))\\s+(?:the )?${ENGLISH_NAME}`,
  'gu',
);
const EMPLOYED_ZH = new RegExp(
  `(?:就职于|任职于|供职于|入职(?:于)?|受雇于|服务于|就职|任职)\\s?([\\p{Script=Han}A-Za-z·]{2,16}?)(?=[，。,;；、\\s（(]|担任|任|从事|负责|开发|做|的|期间|并|后|编写|$)|(?:在|于|加入(?:了)?)\\s?([\\p{Script=Han}A-Za-z·]{2,14}?${ORG_ZH}(?:公司|集团|银行|有限公司)?)\\s?(?:任职|就职|工作|担任|任|从事|实习|做|负责|供职|期间|编写|开发|参与|维护|主导|[，。,]|$)|([\\p{Script=Han}]{2,12}?)(?:的)?(?:正式|在编|合同|全职|总部)(?:员工|职员|雇员|工)`,
  'gu',
);
/** What makes a name in the evidence a customer, a site or a partner. */
const CLIENT_BEFORE =
  /(?:\b(?:client|customer|account|contract(?:or|ed)?(?: out)? (?:to|for|at)|seconded to|placed (?:at|with)|outsourced to|loaned to|on[- ]site (?:at|with)|embedded (?:at|with)|assigned to|deployed (?:at|to)|stationed at|on behalf of|project (?:for|of)|delivered (?:for|to)|built (?:it )?for|made (?:it )?for|was for|were for|is for|for our client|for a client|vendor (?:of|to|for)|supplier (?:of|to|for)|subsidiary of|owned by|acquired by|partner(?:ed)? with|agency for|sold to|used by|funded by|agency|site (?:was|is)|next to|sponsored by|paid for by|financed by|ordered by|commissioned by)\b[\s,:]*(?:called |named |the |our |a |an )*|甲方(?:是|为|：|:)?|客户(?:是|为|：|:|叫)?|派(?:到|驻|往|驻到|去)|驻场(?:在|于)?|外派(?:到|至)?|外包(?:给|到|于)?|服务(?:的是|于)?|给|替|对接|乙方为|母公司(?:是|为)?|隶属于?|合作方(?:是|为)?|项目方(?:是|为)?|收购方(?:是|为)?|供货给|卖给)\s?$/iu;
const CLIENT_AFTER =
  /^[^，。,.;；]{0,8}?(?:was |is |were |being )?(?:(?:the|our|a|my) )?(?:client|customer|end user|buyer|sponsor(?:ed)?|funded|organi[sz]ed|paid for|commissioned|ordered|bought|parent company|partner)\b|^(?:的)?(?:供应商|外包商|代理商|合作伙伴|子公司|分包商|服务商|经销商)|^[^，。,;；]{0,4}?(?:是|作为|为)?(?:我们的|我司的|公司的)?(?:甲方|客户|驻场|采购方|使用方|合作方|母公司|的(?:驻场|外包)?项目|出(?:的|钱|资)|赞助|资助|收购|那边的?驻场|驻场)/iu;
const EMPLOYER_BEFORE =
  /(?:\b(?:employed (?:by|at)|work(?:ed|ing)? (?:at|for)|joined|hired by|employee of|on the payroll of|contract (?:is |was )?with|paid by|employer(?: is| was|:)?|at)\b\s*(?:the )?|就职于|任职于|入职|加入|劳动合同(?:一直)?(?:是|跟|和|与)?(?:跟|和|与)?|合同签在?|编制在|(?<!挂|存|放|用|跑|部署|运行|托管|住|站|卡|停)在)\s?$/iu;

/** Phrases that say outright that somebody was employed. */
const OUTRIGHT =
  /\b(?:employed|employees?|joined|hired|staff|payroll)\b|就职|任职|供职|入职|受雇|加入|员工|职员|雇员/iu;

/** For whom a claim says the person worked: a name of the facts, and there an employer, not a customer or partner. */
export const checkEmployers: Detector = (claim, facts) => {
  const objections: Objection[] = [];
  for (const match of [...claim.text.matchAll(EMPLOYED_EN), ...claim.text.matchAll(EMPLOYED_ZH)]) {
    const name = (match[1] ?? match[2] ?? match[3] ?? '').replace(/['’]s$|[.,]$/u, '');
    const at = match.index + match[0].lastIndexOf(name);
    if (name === '' || claim.technologies.some(({ span }) => span[0] <= at && at < span[1])) continue;
    if (claim.dates.some(({ span }) => span[0] <= at && at < span[1])) continue;
    const span: [number, number] = [match.index, at + name.length];
    const { relation, ...clash } = relationOf(name, facts);
    const denied =
      relation === 'client' ||
      (relation === 'named' && OUTRIGHT.test(match[0])) ||
      // A name in the other script can't be compared.
      (relation === 'unknown' && sameTongue(name, facts) && looksLikeName(name));
    if (denied) objections.push({ rule: 'employer-not-in-evidence', span, ...clash });
  }
  return objections;
};

/** How the facts speak of a name: as the employer, as a customer or partner, just so, or not at all. */
function relationOf(
  name: string,
  facts: FactIndex,
): FactRef & { relation: 'employer' | 'client' | 'named' | 'unknown' } {
  if (!facts.allWords.includes(squeeze(name))) return { relation: 'unknown' };
  const told = [...facts.own, ...facts.unmade].flatMap((statement) => {
    const at = statement.text.toLowerCase().indexOf(name.toLowerCase());
    return at < 0 ? [] : [{ ...statement, at }];
  });
  const hasOther = facts.own.some(({ text }) => EMPLOYED_ELSEWHERE.test(text.replace(name, '')));
  let named: FactRef = {};
  for (const { text, source, at } of told) {
    const [before, after] = [text.slice(0, at), text.slice(at + name.length)];
    const ref = { fact: text, source: source.id };
    named = ref;
    if (CLIENT_BEFORE.test(before) || CLIENT_AFTER.test(after)) return { relation: 'client', ...ref };
    if (/\bfor\s+(?:the )?$/i.test(before) && hasOther) return { relation: 'client', ...ref };
    if (EMPLOYER_BEFORE.test(before)) return { relation: 'employer' };
    // "Pellow Labs | Developer", "Developer, Pellow Labs": the head of an entry.
    if (source.kind === 'resume' && /(?:^|[|,，·–—-]\s?|\d\s|\bat )$/u.test(before))
      return { relation: 'employer' };
  }
  return { relation: 'named', ...named };
}

const EMPLOYED_ELSEWHERE =
  /\b(?:employed (?:by|at)|work(?:ed|ing)? (?:at|for)|joined|hired by|payroll|my employer|contract(?: is| was)? with|intern(?:ed)? at)\b|就职|任职|入职|劳动合同|供职|编制/iu;

function sameTongue(name: string, facts: FactIndex): boolean {
  return /\p{Script=Han}/u.test(name) ? /\p{Script=Han}/u.test(facts.text) : /[A-Z][a-z]+/.test(facts.text);
}

/** "At Scale", "at Night": words that begin with a capital in a heading are no company. */
function looksLikeName(name: string): boolean {
  return !/^(?:scale|night|runtime|work|home|least|most|first|once|all|university|school|college|the|a|an|I)$/i.test(
    name,
  );
}
