import type { JudgedBullet } from '../rule';
import { contentOf } from './specifics';

/** Words behind which an English sentence says what became of it. */
const EFFECT_EN =
  /\bso (?!far\b|called\b|forth\b|on\b|many\b|much\b)(?:that\b)?|\bno longer\b|\binstead of\b|\brather than\b|\bwithout\b|\bbefore (?=\w+)|\breplac(?:ing|ed|es) |\bremov(?:ing|ed|es) |\beliminat(?:ing|ed|es) |\bprevent(?:ing|ed|s)\b|\bstopp(?:ing|ed)\b|\bavoid(?:ing|ed|s)\b|\bwhich (?:now |then |also )?(?!was\b|were\b|is\b|are\b)\w+(?:s|ed|t)\b|\bthat (?:now |then |also |once |had |have )?(?!was\b|were\b|is\b|are\b|has\b|this\b|used\b)(?:\w+s|\w+ed|made|let|kept|lost|broke|ran|took|sent|hid|gave|put|held|led|drove|cut|left|fell|brought|caught|stood|went|grew|froze|shut)\b|\blet(?:ting|s)? \w+|\ballow(?:ing|ed|s) \w+|\benabl(?:ing|ed|es) \w+|\bcan(?:not)? (?:now |no longer |still )?\w+|\bnow \w+|\bautomatically\b|\bautomat(?:ed|ing) |\bon (?:every|each) \w+|\bwhen(?:ever)? (?:a|an|the|it|they|two|one|both|\w+s)\b|\beven (?:if|when|after)\b|\bonly (?:once|when|if|after|the)\b|\buntil\b|\bunless\b|\bin (?:one|a single) (?:click|step|command|pass|place|call|query|request|screen|page|file)\b|\bwhile (?:the|it|a|they|users|others)\b|\bfell\b|\bdropped\b|\bhalv(?:ed|ing)\b|;\s*(?:it|they|the|now|users?|nobody|no one|each|every|\w+ (?:now|can|no))\b|\b(?:split|moved|migrated|ported|converted|merged|turned|rewrote|switched)\b[^.;]{3,60}\b(?:into|from|to|onto|in)\b|\badopted by\b|\bused by (?:the|every|all|\d)|\bstill (?:in use|run|used)|\bdown to\b|\bcaught\b|\bfound\b(?=.{0,30}\b(?:bug|leak|race|cause|fault))/gi;

/** 结果、行为与变化. */
const EFFECT_ZH =
  /不再|避免|防止|杜绝|免去|免于|无需|不用|不必|不需|省去|自动(?!化)|即可|便可|就能|就可|后可|均可|仍可|仍能|仍然|可(?:直接|独立|按|随时|在|由|自行|一键|查|看|回|追|离线|定位|配置|选|改)|可以?[^，,。；]{1,6}(?:看|查|改|选|发|用|删|建|补|退)|只需|从而|以便|便于|使(?!用)得?[^，,。]{2,}|让[^，,。]{2,}|替代|取代|代替|替换|改为|改成|改由|改用|换成|变为|变成|转为|拆(?:分|成|为)|合并|迁移?[到至]|一键|定时|实时|按[^，,。]{1,8}(?:切换|分|拆|生成|统计|过滤|推送|路由|计算)|失败[^，,。]{0,6}(?:重试|回滚|告警|补)|断点续传|续传|补传|重试|回滚|告警|拦截|拒绝|报错|提示|提醒|标出|标记|去重|幂等|提前|先于|据此|沿用|至今|复用|共用|统一到|下线|关闭了?|停用|零(?:停机|故障|丢)|不(?:丢|漏|重复|中断|超卖|停机|影响|会)|降[到至为]|升[到至]|缩短|减[少到至半]|支持(?!业务|活动|团队|部门|工作|决策|运营|营销|项目|公司|销售|市场|管理|日常)[^，,。]{2,}|两[^，,。]{0,4}分离|解耦/gu;

/** By what means. */
const METHOD_EN =
  /\b(?:by|through) (?!\d|the (?:team|company|way)\b|working\b|being\b)\w+(?:ing|s|ed)?\b|\b(?:using|via|with|on top of|on|in|over|from|behind|against) (?=[A-Z][a-z]*[A-Za-z+#.]*\b|an? \w+|[a-z]+(?:-[a-z]+)+)/;
const METHOD_ZH =
  /(?:^|[，,、。；]|\s)(?:用|使用|通过|基于|采用|利用|借助|以|为|给|按|将|把|在|对)[^，,。；]{2,}|后(?:两者|再|即)/u;

/** Effects stand in the first lines of a bullet, or nowhere. */
const MAX_CLAUSE = 200;
const MAX_TRIED = 12;

/** The clause that says what became of it, if it says something; its start in the bullet. */
export function findEffect(bullet: JudgedBullet): number | null {
  const pattern = bullet.language === 'zh' ? EFFECT_ZH : EFFECT_EN;
  let tried = 0;
  for (const match of bullet.text.matchAll(pattern)) {
    const start = match.index;
    const clause = bullet.text.slice(start, start + MAX_CLAUSE);
    const end = clause.slice(match[0].length).search(/[.;。；]/);
    const tail = clause.slice(0, end < 0 ? undefined : match[0].length + end);
    tried += 1;
    if (tried > MAX_TRIED) return null;
    // "allowing for a better user experience" has no content; "skips malformed rows" has.
    if (contentOf(tail) >= (bullet.language === 'zh' ? 1 : 1.5)) return start;
  }
  return null;
}

/** Whether it says by what means. */
export function hasMethod({ text, language, technologies }: JudgedBullet): boolean {
  return language === 'zh' ? METHOD_ZH.test(text) : METHOD_EN.test(text) || technologies.length > 0;
}
