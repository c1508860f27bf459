import { memo } from './memo';
import { matchesOf } from './matches';

/**
 * How much a phrase claims for the person, from weak to strong: `watch` – was there and learnt; `join` – others did it,
 * the person helped; `keep` – ran or maintained what stood; `make` – made it; `lead` – others followed; `sole` – alone,
 * all of it.
 */
export type VerbStrength = 'watch' | 'join' | 'keep' | 'make' | 'lead' | 'sole';

/** A claim in a text. `span` is `[start, end)` in UTF-16 units. */
export interface VerbClaim {
  strength: VerbStrength;
  span: [number, number];
  surface: string;
}

const STRENGTHS: readonly VerbStrength[] = ['watch', 'join', 'keep', 'make', 'lead', 'sole'];

const WATCH = words(
  'observed|shadowed|sat in on|attended|watched|studied|learn(?:ed|t|ing)|got to know|read up on|was introduced to',
  '旁听|观摩|见习|学习了?|了解了?|围观|跟着看',
);
const JOIN = words(
  'help(?:ed|ing|s)?(?! (?:users?|customers?|people|developers|teams?|them) )|assist(?:ed|ing|s)?(?: in| with)?|contribut(?:ed|ing|es?)(?: to)?|participat(?:ed|ing)(?: in)?|t(?:ook|aking) part(?: in)?|(?:was|were|been|got|being) involved(?: in)?|involved in|(?:was|am|been) part of|played a part in|pitched in|chipped in|lent a hand|gave a hand|pair(?:ed|ing) (?:with|on)|collaborat(?:ed|ing)(?: with| on)?|worked (?:alongside|under)|co-(?:wrote|authored|developed|built|designed)|support(?:ed|ing)(?= (?:the|a|our|my) [\\w ]{0,30}(?:team|engineers?|lead|developers?|colleagues?|migration|rollout|launch|project))|filled in for|on the side ?lines',
  '参与|参加|协助|配合|辅助|帮忙|帮着|帮助(?!用户|客户|商家|学生|老师)|打下手|支援|协同|搭把手|跟着|跟进|打杂|打辅助|分担|搭手|其中一(?:员|个|名|位)|之一',
);
const KEEP = words(
  'maintain(?:ed|ing|s)?|operat(?:ed|ing|es?)|ran|runs?|kept|look(?:ed|ing) after|took care of|monitored|updated|patched|upgraded|tested|reviewed|used|fixed',
  '维护|运维|值守|巡检|保养|修复|更新|使用',
);
const MAKE = words(
  'buil[dt]|building|creat(?:ed|ing)|design(?:ed|ing)|develop(?:ed|ing)|implement(?:ed|ing)|wrote|writing|author(?:ed|ing)|engineered|made|produced|coded|programmed|delivered|shipped|launched|migrated|rewrote|refactored|automated|set up|put together|came up with|did',
  '开发|设计|实现|搭建|构建|编写|研发|完成|撰写|负责|重构|重写|做(?:了|的|过|完)|写(?:了|的|过|完)|改(?:了|的|写|造)|打造|优化|落地|接入|迁移|制定|拟定|策划|规划|选定|引入|建立|推动|推广|改进|新增|添加',
);
/** Making things with others in the shade: who built the whole, who thought it up. */
const LEAD = words(
  'led|leading(?= (?:a|an|the|on|our|\\w+ (?:team|effort|migration|project|rollout|redesign)))|leads(?= (?:a|an|the))|spearhead(?:ed|ing|s)?|head(?:ed|ing)(?: up)?(?= (?:a|an|the|up|our|\\w+ team))|direct(?:ed|ing)(?= (?:a|an|the|our|\\w+ (?:team|engineers)))|champion(?:ed|ing)|overs(?:aw|een|eeing)|supervis(?:ed|ing)|manag(?:ed|ing) (?:a|an|the|our)? ?(?:[\\w-]+ ){0,4}?(?:team|squad|group|project|programme|program|engineers|developers|people|staff|department|migration|rollout|release|effort)|in charge of|(?:tech(?:nical)?|team|project|squad|engineering|development) lead(?:er)?|t(?:ook|aking) the lead|masterminded|mentor(?:ed|ing)|coach(?:ed|ing)|orchestrat(?:ed|ing) the|drove(?= (?:the|a|an|our|adoption|delivery|development))|driving(?= the)|owned|owner of|took ownership of|architected|initiated|pioneered|founded|co-?founded|invented|conceived|at the helm of|the driving force behind|steer(?:ed|ing)|quarterbacked|ran (?:the|a) (?:[\\w-]+ ){0,3}?(?:team(?! \\w)|project|squad|programme)',
  '主导|牵头|领导|带领|带队|率领|领衔|统筹|操盘|掌舵|主持|总负责|全面负责|(?:项目|技术|团队|研发|开发|小组|主要)负责人|(?:技术|项目|研发)总监|组长|挂帅|主抓|把控全局|一手推动|首创|发起|创立|创办|指挥|担纲|(?:带|管理|指导|培养)(?:了|过)?\\s?(?:\\d+|[一二两三四五六七八九十几数多]+)?\\s?(?:个|名|位)?(?:人的?)?(?:团队|小组|新人|实习生|下属|徒弟|同事|工程师|开发)',
);
const SOLE = words(
  "single-?hand(?:ed|edly)|sol(?:e|ely|o)(?: (?:author|developer|maintainer|engineer|contributor|owner|programmer|dev))?(?= |-|$|[,.;])(?! (?:source|purpose|exception|point|proprietor))|independently|(?:all )?by (?:myself|himself|herself)|all alone|alone(?= |$|[,.;])|on my own|without (?:any )?(?:help|assistance|anyone(?:'s help)?|support)(?= |$|[,.;])|unaided|unassisted|as a one-(?:man|person|woman) (?:team|effort|show|project)|one-(?:man|person|woman) (?:team|effort|show|project)|only (?:developer|engineer|programmer|author|maintainer|contributor)|entirely (?:myself|on my own|by)|everything myself",
  '(?<!可|可以|能|能够|可被|两者可|相互|彼此|互相|各自|模块|进程|服务|需|需要|要)独立(?!于|站|软件|游戏|音乐|出版|书店|显卡|部署|运行|扩展|升级|发布|配置|模块|进程|线程|组件|子|的|库|包|服务|仓|域名|IP|董事|性|开发者|页面|按钮|测试环境|环境|表|集群|实例|事务|数据|计费|伸缩|回滚|缩放|重启)|独自|独力|单枪匹马|单独(?=完成|开发|负责|承担|实现)|(?:我|本人|自己)?(?:一个人|一人)(?=完成|开发|承担|负责|做|写|搞|搭|包揽|全|把)|一手(?:打造|搭建|包办|创建|完成|负责)|全权负责|全部由(?:我|本人)|独揽|包揽|唯一(?:的)?(?:开发|作者|维护|负责|工程师|后端|前端|程序)|solo',
);

const PATTERNS: readonly [VerbStrength, RegExp][] = [
  ['sole', SOLE],
  ['lead', LEAD],
  ['join', JOIN],
  ['watch', WATCH],
  ['make', MAKE],
  ['keep', KEEP],
];

/** "jobs developed by others", "design documents": a noun or somebody else's work, no claim of the person. */
const NOUN_HAN =
  /^(?:者|人员|工具|环境|文档|框架|平台|语言|流程|体验|效率|模式|套件|原则|了?的|部|组|团队|成本|周期|规范|经验|岗)/u;

/** What a text claims for the person, in its order. Where phrases overlap, the stronger one counts. */
export const findVerbClaims = memo(readVerbClaims);

function readVerbClaims(text: string): readonly VerbClaim[] {
  const claims: VerbClaim[] = [];
  for (const [strength, pattern] of PATTERNS) {
    for (const match of matchesOf(pattern, text)) {
      const span: [number, number] = [match.index, match.index + match[0].length];
      if (claims.some((other) => span[0] < other.span[1] && other.span[0] < span[1])) continue;
      if (strength === 'make' && NOUN_HAN.test(text.slice(span[1]))) continue;
      claims.push({ strength, span, surface: match[0] });
    }
  }
  return claims.sort((a, b) => a.span[0] - b.span[0]);
}

/** Below 0: `a` claims less than `b`. */
export function compareStrength(a: VerbStrength, b: VerbStrength): number {
  return STRENGTHS.indexOf(a) - STRENGTHS.indexOf(b);
}

function words(english: string, chinese: string): RegExp {
  return new RegExp(`(?<![\\w-])(?:${english})(?![\\w])|${chinese}`, 'gi');
}
