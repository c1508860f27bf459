import type { Detector, Objection } from './claim';
import { BAD_BEFORE, BAD_TOLD, LACKS } from './lackTable';
import type { FactIndex, Statement } from './sources';
import { overlap, termIds } from './terms';
import { matchesOf } from '../../text/matches';
import { occurs } from '../../text/prefilter';

/** Ways to say that a machine does it; "without a person" is no lack then. */
const AUTOMATIC =
  /\bautomat\w*|\bon its own\b|\bby itself\b|\bunattended\b|\bhands-off\b|\b(?:cron|scheduled|script(?:ed)?)\b|自动|无人|自行|定时|不用人|脚本/i;
const BY_HAND =
  /\b(?:manual(?:ly)?|person|human|people|anyone|intervention|hand|operator|supervision|touch|steps?)\b|人工|手动|人值守|手工|干预|人为/i;
const HELP =
  /help|support|guid|mentor|supervis|assist|aided|self-taught|supervision|colleague|teammate|指导|协助|帮助|支持|支援|帮忙|带领|导师|师傅|专人|自学|人带/i;
/** What a lack is of, and how the facts may say it in other words. */
const CLASSES: readonly [RegExp, RegExp][] = [
  [
    /unpaid|without pay|无薪|无偿/i,
    /\b(?:unpaid|without pay|volunteer\w*|pro bono)\b|无薪|没(?:有)?工资|无偿|义务|志愿/i,
  ],
  [
    /downtime|outage|interrupt|seamless|smooth|停机|停服|宕机|中断|感知|平滑/i,
    /\b(?:no|zero|without|never|not|avoid\w*|nobody|no one)\b[^.;]{0,24}\b(?:downtime|outage|interrupt\w*|offline|stop\w*|notic\w+|down)|\b(?:stayed|kept|remained|was) (?:up|online|live|available|running|open)|rolling|blue[- ]green|hot[- ]?swap|seamless|smooth|zero-downtime|canary|(?:没有?|无|零|不|未)(?:用|曾)?(?:停|宕|中断|掉线|影响|感知)|不停(?:机|服)|平滑|热(?:更新|升级|切换)|在线(?:升级|迁移|切换)|蓝绿|滚动|灰度|照常|正常运行/i,
  ],
  [
    /data|loss|record|丢失|丢/i,
    /\b(?:no|zero|without|never|not|nothing)\b[^.;]{0,24}\b(?:los[est]\w*|missing)|\b(?:los\w+|miss\w+) (?:nothing|none|no)\b|(?:没有?|无|零|不|未)(?:曾)?(?:有)?(?:任何)?(?:数据)?丢|一(?:条|个|笔|份)(?:数据|记录|单)?(?:都|也)?(?:没|不)(?:有)?(?:丢|少)/i,
  ],
  [
    /incident|fault|error|defect|bug|flaw|issue|problem|regression|impeccabl|perfect|hitch|right first time|complain|rework|故障|事故|缺陷|差错|漏洞|问题|返工|投诉|差评|例外|一次(?:性)?(?:通过|成功)/i,
    /\b(?:no|zero|without|never|nothing|nobody|no one|not (?:a single|one))\b[^.;]{0,24}\b(?:incidents?|faults?|errors?|defects?|bugs?|fail\w*|complain\w*|problems?|issues?|broke|wrong|rework|redo\w*|hitch|tickets?|reports?)|first (?:try|attempt|time)|(?:没有?|无|零|不|未)(?:一个|一次)?(?:人)?(?:曾|再|出过?|发生过?|有过?|收到过?)?(?:任何)?(?:出|发生|收到)?(?:故障|事故|缺陷|错|bug|问题|投诉|返工|差评|岔子)|没出|一次(?:就|性)?(?:过|通过|成)/i,
  ],
  [
    /downstream|config|configuration|install|setup|dependenc|third-party|external librar|配置|依赖|安装|第三方/i,
    /\b(?:no|zero|without|needs? no|requires? no|free of)\b[^.;]{0,24}\b(?:config\w*|dependenc\w*|install\w*|set-?up|extra|librar\w+|packages?)|(?:无需?|零|不(?:需要?|用|依赖)|没有)(?:任何|额外|第三方)?(?:配置|依赖|安装|库)|开箱即用|standalone|self-contained|单文件|single (?:file|binary|header)|standard library only|标准库/i,
  ],
  [
    HELP,
    /\b(?:alone|by myself|on my own|only me|just me|single-?handed\w*|myself|nobody|no one|without (?:any )?(?:help|support)|self-taught|taught myself|solo)\b|一个人|独立|独自|自学|自己|没人|单人|没有?(?:人|别人|老师|导师)|独力/i,
  ],
  [
    /network|internet|connect|online|signal|网络|联网|网/i,
    /\b(?:offline|no (?:network|internet|signal|connection)|without (?:a )?(?:network|internet|signal|connection)|air-?gapped|local-?first|locally)\b|离线|断网|没网|无网|本地|不联网|内网/i,
  ],
  [
    /deadline|timeline|schedule|time ?frame|short notice|limited time|time pressure|pressure|时间|工期|压力/i,
    /\b(?:deadlines?|rush\w*|hurry|short notice|tight|under pressure|pressure|only (?:\w+ ){1,2}(?:hours|days|weeks)|last minute|crunch|overtime)\b|时间紧|赶|急|工期|只有[^，。]{0,6}(?:天|周|小时)|加班|紧|压力|截止/i,
  ],
  [
    /staff|short-handed|skeleton|manpower|people|labou?r|developer shortage|turnover|人手|人员|人力/i,
    /\b(?:alone|only me|just me|short-?staffed|understaffed|short-?handed|few people|only (?:two|three|one)|left the (?:team|company)|quit|vacan\w+|one-(?:man|person)|laid off|lay-?offs?|nobody)\b|人手|人少|一个人|只有[^，。]{0,8}人|只有我|缺人|走了|离职|没人|裁员/i,
  ],
  [
    /budget|shoestring|fund|money|cost|spend|cash|预算|经费|成本|资金/i,
    /\b(?:no|without|never|zero|little|low|tight|small|limited|tiny|nobody)\b[^.;]{0,24}\b(?:budgets?|money|fund\w*|costs?|spend\w*|spent|paid|pay)\b|\b(?:free(?: tier)?|for free|cheap\w*|broke|paid nothing|donat\w+|second-hand|own pocket|shoestring|unpaid)\b|(?:没有?|无|零|少|紧|有限|不足)[^，。]{0,6}(?:预算|经费|钱|成本)|(?:预算|经费|成本)[^，。]{0,6}(?:没|无|少|紧|有限|不足|低)|没钱|便宜|免费|省钱|自费|没花钱|二手/i,
  ],
  [
    /resource|constrain|under-resourced|limited hardware|资源|条件/i,
    /\b(?:limited|scarce|constrain\w*|tight|small|only \w+|old|low-end|spare|tiny|\d+ ?[MG]B)\b|有限|紧|少|只有|旧|低配|简陋|不足|老/i,
  ],
  [
    /experience|first-time|never|new to|background|knowledge|基础|经验|首次|第一次|初次|积累|接触|从未/i,
    /\b(?:first|never|new to|beginner|no idea|from zero|didn['’]t know|had not|hadn['’]t|no experience|learn(?:ed|t|ing)|taught)\b|没(?:有)?(?:用|做|接触|写|学|碰|经验|基础)|第一次|头一次|首次|不会|不懂|刚学|零基础|从零|现学|新手|边学边/i,
  ],
  [
    /label|annotat|training data|标注|标签/i,
    /\b(?:unlabell?ed|no labels|without labels|not labell?ed|unsupervised)\b|没(?:有)?标|无标|未标/i,
  ],
  [
    /undocumented|documentation|docs|文档|资料|手册|说明/i,
    /\b(?:no|without|never|lack\w*|missing|undocumented|nobody|out ?dated|sparse|little|thin|poor)\b[^.;]{0,30}\b(?:docs?|document\w*|manuals?|readme|comments?|wiki|wrote (?:it|anything) down)|\b(?:read|reading) the (?:code|source)\b|undocumented|(?:没有?|无|缺|不全|未)[^，。]{0,6}(?:文档|资料|手册|说明|注释)|(?:文档|资料|手册|注释)[^，。]{0,4}(?:没|缺|无|少|不)|只能看(?:代码|源码)/i,
  ],
  [
    /untested|tests?\b|测试/i,
    /\b(?:no|without|never|lack\w*|zero|untested|first)\b[^.;]{0,24}\b(?:tests?|tested|coverage|QA)|untested|(?:没有?|无|缺|零)[^，。]{0,6}(?:测试|单测|用例|QA)|\bhad none\b|没有?测|没(?:写)?过?(?:单)?测/i,
  ],
];

/** A lack that a claim makes something of, or a bad state before, must be told by the facts. */
export const checkLacks: Detector = (claim, facts) => {
  const lacks = LACKS.flatMap((pattern) => matchesOf(pattern, claim.text));
  const bad = matchesOf(BAD_BEFORE, claim.text);
  if (lacks.length === 0 && bad.length === 0) return [];
  const told = [...facts.own, ...facts.unmade];
  const text = told.map((statement) => statement.text).join('\n');
  const [first] = told;
  const object = (match: RegExpExecArray): Objection => ({
    rule: 'lack-not-in-evidence',
    span: [match.index, match.index + match[0].length],
    ...(first && { fact: first.text, source: first.source.id }),
  });
  return [
    ...lacks.filter((match) => !isBacked(match[0], told, text, facts)),
    ...(BAD_TOLD.test(text) ? [] : bad),
  ].map(object);
};

const DENYING =
  /\b(?:no|not|never|without|lack\w*|none|nobody|nothing|zero|missing|un\w+ed|first time|free of|little|limited|short|few|scarce|only|offline|instead|except|\w+less|\w+-free|remov\w+|delet\w+|dropp\w+|replac\w+|got rid|eliminat\w+|stopp\w+|avoid\w*|fix\w+)\b|n['’]t\b|没|无|未|不|缺|零|免|少|第一次|头一次|只有|有限|紧|去掉|删|替换|代替|取消|避免|消除|解决|修/i;

function isBacked(lack: string, told: readonly Statement[], text: string, facts: FactIndex): boolean {
  if (occurs(BY_HAND, lack) && occurs(AUTOMATIC, text)) return true;
  const all = CLASSES.filter(([claims]) => claims.test(lack));
  // "No financial support" is a matter of money, not of help.
  const classes = all.length > 1 ? all.filter(([claims]) => claims !== HELP) : all;
  if (classes.some(([, backs]) => backs.test(text))) return true;
  // "Accessibility", 无障碍, is a thing and no lack; so is what the facts call by the same name.
  if (facts.words.includes(lack.toLowerCase().replace(/[\s_-]+/g, ''))) return true;
  // The facts deny the same thing, or say in their own words what was missing.
  const terms = termIds(lack);
  return told
    .filter((statement) => occurs(DENYING, statement.text))
    .some((statement) => overlap(terms, statement.terms) > 0 || sharesWord(lack, statement.text));
}

const NO_THING =
  /^(?:without|despite|zero|lacking|lack|prior|previous|having|with|limited|little|spite|formal|given|while|although|though|minimal|absence|single|from|free|never|insufficient|heavy|severe|under|tight|short|strict|proper|real|dedicated|outside|external|existing|manual|human)$/;

/** The thing that lacks is named in a denying clause by the same characters. */
function sharesWord(lack: string, text: string): boolean {
  const thing = lack.replace(
    /^.*?(?:没有|缺乏|缺少|毫无|无需|无|零|没|未有?|欠缺|不依赖)(?:任何|相关|专人|现成|外部|额外)?/u,
    '',
  );
  const han = /\p{Script=Han}{2}/u.exec(thing)?.[0];
  if (han !== undefined) return text.includes(han);
  const words = lack.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return words.some(
    (word) =>
      word.length >= 4 &&
      !NO_THING.test(word) &&
      text.toLowerCase().includes(word.slice(0, Math.max(4, word.length - 3))),
  );
}
