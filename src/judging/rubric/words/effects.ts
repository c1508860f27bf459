import { baseOfPast, baseOfThirdPerson } from '../../../text/englishVerbs';
import type { JudgedBullet } from '../rule';
import { contentOf } from './specifics';
import { occurs } from '../../../text/prefilter';

/** Words behind which an English sentence says what became of it. `(?<verb>…)` counts only where it is a verb. */
const EFFECT_EN = new RegExp(
  [
    String.raw`\bso (?!i\b|we\b|it's\b|basically\b|far\b|called\b|forth\b|on\b|many\b|much\b|that(?: it)? (?:works|runs) (?:well|better|fine))(?:that\b)?`,
    String.raw`\bno (?:longer|more)\b|\binstead of\b|\brather than\b|\bwithout\b|\bbefore (?=\w+)|\bafter (?:which|filing|\w+ing)\b|\buntil\b|\bunless\b|\bstill (?:in use|runs?|used|works)\b`,
    String.raw`\b(?:replac|remov|eliminat|prevent|avoid|sav)(?:ing|ed|es|e)? (?=\w)|\bstopp(?:ing|ed)\b|\bkeeps? (?=\w)|\bkept (?=\w)|\bspar(?:ing|ed|es)\b|\bfre(?:eing|ed|es)(?: up)?\b|\bends? (?=\w+)`,
    String.raw`(?<!\b(?:predict|decide|determine|guess|choose|show|tell|know|see|check)(?:s|d|ed|ing)? )\b(?:which|that|who) (?:now |then |also |once |had |have )?(?!was\b|were\b|is\b|are\b|has\b)(?<verb>\w+)\b`,
    String.raw`\b(?:let|lets|letting|allow(?:s|ed|ing)?|enabl(?:es?|ed|ing)|help(?:s|ed|ing)?|(?<=\S\s)mak(?:es|ing)) (?:\w+ ){0,3}?(?:to )?\w+`,
    String.raw`\bcan(?:not)? (?:now |no longer |still )?\w+|\bnow (?!it's\b|i\b|we\b|it is\b)\w+|\bautomatically\b|\bautomat(?:ed|ing) `,
    String.raw`\bon (?:every|each) \w+|\bwhen(?:ever)? (?:a|an|the|it|they|two|one|both|somebody|someone|\w+s)\b|\bif (?:a|an|the|it|they|one) |\beven (?:if|when|after)\b|\bonly (?:once|when|if|after|the|\w+s)\b|\bwhile (?:the|it|a|they|users|others)\b`,
    String.raw`\bin (?:one|a single) (?:click|step|command|pass|place|call|query|request|screen|page|file|paragraph|pull request)\b|\bone \w+ at a time\b|\bat every step\b|\bwith (?:one|no|zero|a single) (?:click|button|command|downtime|code|change)`,
    String.raw`\b(?:fell|ended|vanished|disappeared|stopped|went away|ceased|dropped|halv(?:ed|ing)|shrank|went from|rose|doubled|tripled)\b|\bdown to\b|\btwice as\b|\b(?:half|a third|a quarter|two thirds|most) of\b`,
    String.raw`;\s*(?:it|they|the|now|users?|nobody|no one|each|every|\w+ (?:now|can|no|are|is|find|see|get))\b`,
    String.raw`\b(?:split|moved|migrated|ported|converted|merged|turned|rewrote|switched)\b[^.;]{3,60}\b(?:into|from|to|onto|in)\b`,
    String.raw`\badopted by\b|\bused by (?:the|every|all|\d)|\bcaught\b|\bfound\b(?=.{0,40}\b(?:bug|leak|race|cause|fault|drift|error|deadlock|half|third|that)\b)`,
    String.raw`\bfixed\b(?=.{0,60}\b(?:that|when|which|where)\b)`,
  ].join('|'),
  'gi',
);
/** Pasts and third persons that no table of software's verbs holds. */
const IRREGULAR =
  /^(?:made|let|lets|kept|lost|loses|broke|ran|took|takes|sent|hid|gave|gives|put|held|led|drove|cut|left|fell|brought|caught|stood|went|goes|grew|froze|shut|did|does|knows|saw|sees|won|told|tells|quotes|pays|answers|reads|needs|asks|works|lives|sits|costs|wins|decides|survives|pages|signs|blocked|landed|missed|duplicated|shifted|doubled|blamed|annoyed|stopped|crashed|leaked|printed|charged|counted|warned|caused|affected|confused)$/i;

/** 结果、行为与变化. */
const EFFECT_ZH = new RegExp(
  [
    '不再|避免|防止|杜绝|免去|免于|无需|不用|不必|不需|未再|没有再|基本消失|减为零|取消了?(?=[，,。]|$)|省去|自动(?!化)|即可|便可|就能|就可|后可|均可|仍可|仍能|仍然|只需|只处理',
    '(?<![高许认不])可(?:直接|独立|按|随时|在|由|自行|一键|查|看|回|追|离线|定位|配置|选|改|转|先)|(?<![高许认不])可以?[^，,、。；]{1,6}(?:看|查|改|选|发|用|删|建|补|退)|自行[^，,。]{1,}',
    '从而|以便|便于|使(?!用|命)得?[^，,。]{2,}|让[^，,。]{2,}|供[^，,。]{1,8}使用',
    '替代|取代|代替|替换|改为|改成|改由|改用|改到|换成|变为|变成|转为|写成|拆(?:分|成|为)|合并|迁移?[到至]|提前到|前置|移[到至]|并入',
    '一键|定时|实时|当[天晚周日]|逐[台条页个]|按[^，,。]{1,8}(?:切换|分|拆|生成|统计|过滤|推送|路由|计算)|失败[^，,。]{0,6}(?:重试|回滚|告警|补)|断点续传|续传|补传|补跑|重试|回滚|告警|拦下|拦截|拒绝|报错|提示|提醒|标出|标红|标记|去重|幂等|核对|推送给',
    '提前|先于|据此|沿用|至今|复用|共用|统一到|下线|关闭了?|停用|零(?:停机|故障|丢)|不(?:丢|漏|重复|中断|超卖|停机|影响|会|串|等|需)|降[到至为]|升[到至]|缩短|减[少到至半为]|少(?:接|写|跑|等|花|占)|释放',
    '支持(?!业务|活动|团队|部门|工作|决策|运营|营销|项目|公司|销售|市场|管理|日常)[^，,。]{2,}|两[^，,。]{0,4}分离|解耦',
  ].join('|'),
  'gu',
);

/** By what means. */
const METHOD_EN =
  /\b(?:by|through) (?!\d|the (?:team|company|way)\b|working\b|being\b)\w+(?:ing|s|ed)?\b|\b(?:using|via|with|on top of|on|in|over|from|behind|against) (?=[A-Z][a-z]*[A-Za-z+#.]*\b|an? \w+|[a-z]+(?:-[a-z]+)+)/;
const METHOD_ZH =
  /(?:^|[，,、。；]|\s)(?:用|使用|通过|基于|采用|利用|借助|以|为|给|按|将|把|在|对)[^，,。；]{2,}|后(?:两者|再|即)/u;

/** Effects stand in the first lines of a bullet, or nowhere. */
const MAX_CLAUSE = 200;
const MAX_TRIED = 12;
/** Content words of a clause that says something: "allowing for a better user experience" has none. */
const ENOUGH = { en: 1.5, zh: 1 } as const;

/** The clause that says what became of it, if it says something; its start in the bullet. */
export function findEffect({ text, language }: JudgedBullet): number | null {
  let tried = 0;
  for (const match of text.matchAll(language === 'zh' ? EFFECT_ZH : EFFECT_EN)) {
    tried += 1;
    if (tried > MAX_TRIED) return null;
    const verb = match.groups?.['verb'];
    if (verb !== undefined && !/^which|now /i.test(match[0]) && !isVerbForm(verb)) continue;
    const clause = text.slice(match.index, match.index + MAX_CLAUSE);
    const end = clause.slice(match[0].length).search(/[.;](?=\s|$)|[。；]/);
    const tail = clause.slice(0, end < 0 ? undefined : match[0].length + end);
    if (contentOf(tail) >= ENOUGH[language]) return match.index;
    // ", and the nightly stalls ended": what ended stands in front.
    const before = /[,;，；](?<clause>[^,;，；。]*)$/u.exec(
      text.slice(Math.max(0, match.index - 80), match.index),
    );
    if (before && contentOf((before.groups?.['clause'] ?? '') + tail) >= ENOUGH[language]) return match.index;
  }
  return null;
}

/** A verb of a relative clause: "that catches", not "that deadlines". */
function isVerbForm(word: string): boolean {
  return IRREGULAR.test(word) || baseOfThirdPerson(word) !== null || baseOfPast(word) !== null;
}

/** Whether it says by what means. */
export function hasMethod({ text, language, technologies }: JudgedBullet): boolean {
  return language === 'zh' ? occurs(METHOD_ZH, text) : occurs(METHOD_EN, text) || technologies.length > 0;
}
