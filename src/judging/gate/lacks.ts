import type { Detector, Objection } from './claim';
import type { FactIndex } from './sources';
import { overlap, termIds } from './terms';

/** Something that a claim says was missing. */
interface Lack {
  /** Where it is said, and what stands behind the word that says it. */
  claims: RegExp;
}

const LACKS: readonly Lack[] = [
  {
    claims:
      /\b(?:despite|in spite of|with(?:out)?|having|given|while|although|though)? ?(?:having )?(?:had )?(?:no|zero|without(?: any)?|lacking|little|limited|minimal|almost no|a lack of|absence of|absent|not having)[- ](?:any |prior |previous |formal |existing |outside |external |dedicated |real |single |a |an |the |human |manual )*[\w-]+(?:[ -](?!and\b|or\b|but\b|by\b|in\b|on\b|for\b|to\b|with\b|so\b|that\b|when\b)[\w-]+){0,3}/giu,
  },
  {
    claims:
      /\b(?:untested|undocumented|unmaintained|unsupervised|self-taught|unstaffed|unfunded|understaffed|leaderless|first-time|unsupported|neglected|abandoned|chaotic|broken|failing(?= (?:tests?|builds?|systems?|projects?|jobs?|code))|outdated|bug-ridden|(?:zero|no)-(?:downtime|loss|defect|bug|error|incident|budget|config|touch))\b/giu,
  },
  {
    claims:
      /(?:[\p{Script=Han}]{2,6}(?:缺失|匮乏|缺位|空白|紧缺|奇缺|不全)(?=的?(?:情况|条件|前提|下|时|[，,]))|在?(?:没有|缺乏|缺少|无|毫无|尚无|零|欠缺|没|并无|未有|几乎没有)(?:任何|相关|专人|现成|前人|外部|正式|完整|足够|充足)?[\p{Script=Han}A-Za-z]{2,8}?(?=的?情况下|的?条件下|的?前提下|的?基础上|下[，,完独实搭]|[，,。;；完实地]|$)|(?:零|无)(?:停机|宕机|故障|事故|缺陷|中断|丢失|基础|经验|预算|成本|差错|误差|投诉|返工|回滚|感知|人值守|文档|人指导|培训|差评|漏洞|bug))/giu,
  },
];

/** Ways to say that a machine does it; "without a person" is no lack then. */
const AUTOMATIC =
  /\bautomat\w*|\bon its own\b|\bby itself\b|\bunattended\b|\bhands-off\b|自动|无人|自行|定时/iu;
const BY_HAND =
  /\b(?:manual(?:ly)?|person|human|people|anyone|intervention|hand|operator|supervision|touch)\b|人工|手动|人值守|手工|干预/iu;
/** Nothing happened that could have: what backs it is that the facts say so in any words. */
const CLASSES: readonly [RegExp, RegExp][] = [
  [
    /unpaid|without pay|无薪|无偿/iu,
    /\b(?:unpaid|without pay|volunteer\w*|pro bono)\b|无薪|没(?:有)?工资|无偿|义务|志愿/iu,
  ],
  [
    /downtime|outage|interruption|停机|宕机|中断|感知/iu,
    /\b(?:no|zero|without|never|avoid\w*)\b[^.;]{0,24}\b(?:downtime|outage|interrupt\w*|offline|stop\w*)|\b(?:stayed|kept|remained|was) (?:up|online|live|available)|rolling|blue[- ]green|hot[- ]?swap|seamless|(?:没有?|无|零|不|未)(?:用|曾)?(?:停|宕|中断|掉线|影响|感知)|不停(?:机|服)|平滑|热(?:更新|升级|切换)|在线(?:升级|迁移|切换)|蓝绿|滚动/iu,
  ],
  [
    /data loss|loss|丢失/iu,
    /\b(?:no|zero|without|never|not)\b[^.;]{0,24}\b(?:los[est]\w*|missing)|(?:没有?|无|零|不|未)(?:曾)?丢|一条(?:都|也)?(?:没|不)丢/iu,
  ],
  [
    /incident|fault|error|defect|bug|故障|事故|缺陷|差错|漏洞/iu,
    /\b(?:no|zero|without|never|not (?:a single|one))\b[^.;]{0,24}\b(?:incidents?|faults?|errors?|defects?|bugs?|fail\w*|complain\w*)|(?:没有?|无|零|不|未)(?:曾|再|出过?|发生过?|有过?)?(?:任何)?(?:出|发生)?(?:故障|事故|缺陷|错|bug|问题)/iu,
  ],
  [
    /downstream|config|configuration|install|setup|dependenc|配置|依赖|安装/iu,
    /\b(?:no|zero|without|needs? no|requires? no|free of)\b[^.;]{0,24}\b(?:config\w*|dependenc\w*|install\w*|set-?up|extra)|(?:无需?|零|不(?:需要?|用|依赖))(?:任何|额外)?(?:配置|依赖|安装)|开箱即用|standalone|self-contained|单文件/iu,
  ],
];

/** A lack that a claim makes something of must be told by the facts. */
export const checkLacks: Detector = (claim, facts) =>
  LACKS.flatMap(({ claims }) =>
    [...claim.text.matchAll(claims)].flatMap((match): Objection[] => {
      if (backed(match[0], facts)) return [];
      const [first] = facts.own;
      return [
        {
          rule: 'lack-not-in-evidence',
          span: [match.index, match.index + match[0].length],
          ...(first && { fact: first.text, source: first.source.id }),
        },
      ];
    }),
  );

function backed(lack: string, facts: FactIndex): boolean {
  const all = [...facts.own, ...facts.unmade];
  const text = all.map((statement) => statement.text).join('\n');
  if (BY_HAND.test(lack) && AUTOMATIC.test(text)) return true;
  for (const [claims, backs] of CLASSES) if (claims.test(lack) && backs.test(text)) return true;
  const terms = termIds(lack);
  // The facts deny the same thing, or say in their own words what was missing.
  const denying = all.filter(({ text: told }) =>
    /\b(?:no|not|never|without|lack\w*|none|nobody|zero|missing|n['’]t|un\w+ed|first time|free of|little)\b|n['’]t\b|没|无|未|不|缺|零|免|第一次|头一次/iu.test(
      told,
    ),
  );
  return denying.some((statement) => overlap(terms, statement.terms) > 0 || sharesWord(lack, statement.text));
}

/** The thing that lacks is named in a denying clause by the same characters. */
function sharesWord(lack: string, text: string): boolean {
  const thing = lack.replace(/^.*?(?:没有|缺乏|缺少|无|零|没|未有?|欠缺)(?:任何|相关|专人|现成)?/u, '');
  const han = /\p{Script=Han}{2}/u.exec(thing)?.[0];
  if (han !== undefined) return text.includes(han);
  const words = lack.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return words.some(
    (word) =>
      !/^(?:without|despite|zero|lacking|prior|previous|having|with|limited|little|spite|formal|given|while|although|though|minimal)$/.test(
        word,
      ) && text.toLowerCase().includes(word.slice(0, Math.max(4, word.length - 2))),
  );
}
