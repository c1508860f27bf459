import { baseOfGerund, baseOfPast, baseOfThirdPerson, isVerb } from '../../../text/englishVerbs';
import type { Opener } from '../rule';
import { firstOf } from '../../../text/prefilter';

/** Pasts that aren't told by their ending, and their bases. */
const IRREGULAR = new Map(
  `began-begin|became-become|bent-bend|bet-bet|bought-buy|broke-break|brought-bring|built-build|caught-catch|chose-choose|came-come|cut-cut|dealt-deal|did-do|dug-dig|drew-draw|drove-drive|
  fed-feed|felt-feel|fought-fight|found-find|flew-fly|forgot-forget|froze-freeze|gave-give|got-get|grew-grow|ground-grind|had-have|held-hold|hid-hide|hit-hit|hung-hang|kept-keep|knew-know|
  laid-lay|led-lead|left-leave|lent-lend|let-let|lit-light|lost-lose|made-make|met-meet|mapped-map|oversaw-oversee|overcame-overcome|paid-pay|proved-prove|put-put|quit-quit|ran-run|rebuilt-rebuild|read-read|
  reran-rerun|reset-reset|rethought-rethink|rewrote-rewrite|rose-rise|said-say|saw-see|sent-send|set-set|shed-shed|shot-shoot|showed-show|shrank-shrink|shut-shut|sold-sell|sought-seek|sped-speed|spent-spend|
  split-split|spun-spin|stood-stand|stuck-stick|struck-strike|swept-sweep|swung-swing|taught-teach|took-take|tore-tear|thought-think|threw-throw|told-tell|undertook-undertake|understood-understand|undid-undo|went-go|
  withdrew-withdraw|won-win|wore-wear|wound-wind|wove-weave|wrote-write|redid-redo|re-wrote-rewrite|re-built-rebuild|underwrote-underwrite|cast-cast|forecast-forecast|broadcast-broadcast`
    .split(/[|\s]+/)
    .filter((pair) => pair !== '')
    .map((pair): [string, string] => {
      const dash = pair.lastIndexOf('-');
      return [pair.slice(0, dash), pair.slice(dash + 1)];
    }),
);
/** Bases beyond those that software is described with. */
const BASES = new Set(
  `lead teach mentor coach own drive run write rewrite build rebuild architect author champion pioneer found negotiate persuade present publish organise organize recruit hire interview onboard advise
  consult plan budget research investigate analyse analyze interpret administer operate oversee supervise train troubleshoot triage respond resolve debug port refactor modernise optimise standardise
  normalise tune trace audit assess evaluate benchmark prototype ship deploy launch release roll introduce establish found set put take give hold keep win cut trim slash shrink halve double triple raise
  lift lower grow extend expand scale move replace retire sunset deprecate decommission remove drop kill clean simplify speed wire hook connect link integrate embed draft document translate localise
  maintain support staff guide direct manage chair host speak talk sell market pitch close handle process serve teach invent devise conceive formulate spec specify define describe draw sketch model
  simulate compute solve prove verify validate certify secure harden encrypt patch fix repair recover restore migrate upgrade adopt adapt customise configure provision automate script schedule batch
  stream index cache shard partition replicate back collect gather scrape crawl parse label annotate curate tag rank score rate predict forecast detect classify cluster segment train fine-tune distil
  quantise profile instrument monitor alert page log measure count track report chart plot visualise render paint animate style theme lay craft code program engineer develop design implement create
  make produce generate deliver complete finish add help work use assist participate contribute collaborate coordinate communicate attend learn study join`.split(
    /\s+/,
  ),
);
const NOT_VERBS = new Set(
  'need seed feed speed bleed weed red bed shed sled embed based related united advanced distributed embedded detailed limited unified automated experienced skilled talented dedicated motivated seasoned varied continued named shared mixed managed-service spring string thing nothing something everything king ring morning evening during including according being pricing billing existing'.split(
    ' ',
  ),
);
const DETERMINER = /^(?:an?|the|all|each|every|our|its|their|this|\d+)\b/i;
/** Behind these a word in -ed is an adjective: "Distributed systems". */
const LEADING_ADVERBS =
  /^(?:(?:[a-z]+ly|also|then|later|re|co|self|once|now|again|first|i|we)[\s,-]+(?=[a-z])){0,3}/i;

/** Chinese verbs of doing, longest first. */
const HAN_VERBS =
  '二次开发|从零搭建|独立开发|自主研发|设计并实现|设计实现|开发|研发|设计|实现|搭建|构建|编写|撰写|重构|重写|改写|改造|优化|调优|迁移|接入|对接|封装|抽取|抽象|拆分|拆解|合并|引入|替换|替代|取代|移除|删除|清理|下线|上线|发布|部署|配置|定位|排查|修复|解决|处理|分析|调研|评估|选型|压测|测试|验证|校验|监控|采集|爬取|清洗|标注|训练|微调|量化|部署|推导|建模|设计|绘制|制作|制定|制订|规范|统一|梳理|整理|输出|沉淀|推广|推动|推进|落地|组织|主持|主导|牵头|带领|指导|培训|培养|管理|协调|维护|运营|负责|参与|协助|配合|支持|新增|增加|加入|添加|补充|补齐|扩展|扩充|支撑|完成|承担|建立|建设|创建|创立|发起|降低|减少|缩短|压缩|削减|节省|提升|提高|增长|加快|加速|简化|自动化|改为|改成|改用|改进|改善|升级|切换|切分|分离|解耦|隔离|限流|缓存|同步|导出|导入|生成|渲染|适配|兼容|联调|集成|整合|聚合|汇总|统计|检测|识别|拦截|过滤|筛选|加密|鉴权|授权|备份|恢复|回滚|扩容|缩容|调度|编排|托管|开源|贡献|提交|翻译|讲解|分享|审核|评审|审查|排期|拟定|起草|编制|编排|使用|利用|采用|通过|基于|运用|用|为|将|把|给|让|使|做|写|画|修|建|改|接';
const HAN_OPENER = new RegExp(
  `^[\\s"“「【(（*•·\\-—、\\d.]{0,6}(?:独立|主动|成功|积极|全面|深入|持续|快速|高效|同时|并|我们?|本人|共同|联合|首次|率先|曾|自主|自行|主要是?|重点|着重|在[^，,。]{1,12}?(?:中|里|上|期间)[，,]?)?\\s?(${HAN_VERBS})`,
  'u',
);

/** The verb that a bullet begins with, behind adverbs; `null` where it begins with something else. */
export function findOpener(text: string, language: 'en' | 'zh'): Opener | null {
  if (language === 'zh' && !/^\s*[A-Za-z]/.test(text)) {
    const match = firstOf(HAN_OPENER, text);
    const verb = match?.[1];
    if (!match || verb === undefined) return null;
    const end = match.index + match[0].length;
    return { base: verb, surface: verb, form: 'han', span: [end - verb.length, end] };
  }
  const mark = /^[\s"'“‘([*•·–—-]*/.exec(text)?.[0].length ?? 0;
  const lead = mark + (LEADING_ADVERBS.exec(text.slice(mark))?.[0].length ?? 0);
  const match = /^[A-Za-z]+(?:-[a-z]+)?/.exec(text.slice(lead));
  if (!match) return null;
  const read = readVerb(match[0], text.slice(lead + match[0].length).trimStart());
  return read ? { ...read, surface: match[0], span: [lead, lead + match[0].length] } : null;
}

function readVerb(word: string, rest: string): Pick<Opener, 'base' | 'form'> | null {
  const lower = word.toLowerCase().replace(/^(?:re|co|pre|de)-/, '');
  // "Distributed systems", but "Distributed the load".
  const noVerb = NOT_VERBS.has(lower) && !(lower.endsWith('ed') && DETERMINER.test(rest));
  if (noVerb || /^[A-Z]{2,}$/.test(word)) return null;
  const irregular = IRREGULAR.get(lower);
  // "Set up" and "Cut" are both; what stands in a resume without a third person is past.
  if (irregular !== undefined) return { base: irregular, form: 'past' };
  const past = baseOfPast(lower);
  if (past !== null) return { base: past, form: 'past' };
  if (lower.length > 4 && lower.endsWith('ed')) return { base: stemOf(lower.slice(0, -2)), form: 'past' };
  if (BASES.has(lower) || isVerb(lower, rest)) return { base: lower, form: 'base' };
  const third =
    baseOfThirdPerson(lower) ??
    (lower.endsWith('s') && BASES.has(lower.slice(0, -1)) ? lower.slice(0, -1) : null);
  if (third !== null && /^(?:an?|the|all|any|each|every|new|our|its|their|[a-z]+(?:s|ing)?\s)/i.test(rest))
    return { base: third, form: 'thirdPerson' };
  const gerund = baseOfGerund(lower);
  if (gerund !== null) return { base: gerund, form: 'gerund' };
  if (lower.length > 5 && lower.endsWith('ing')) return { base: stemOf(lower.slice(0, -3)), form: 'gerund' };
  return null;
}

/** `spearhead`, `champion`; a doubled last letter is undone, a lost e is not known. */
function stemOf(stem: string): string {
  return /([bdgkmnprt])\1$/.test(stem)
    ? stem.slice(0, -1)
    : stem.endsWith('i')
      ? `${stem.slice(0, -1)}y`
      : stem;
}
