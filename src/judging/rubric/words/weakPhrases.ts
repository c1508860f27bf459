import { chinese, english, mentions } from './phrases';
import { firstOf } from '../../../text/prefilter';

/** What somebody was there for, instead of what was done. */
const DUTY_EN = english(`
responsible for|responsibility for|responsibility of|responsibilities include[sd]?|responsibilities were|responsibilities are|duties include[sd]?|duties were|duties are|tasks include[sd]?|job duties|
my role was|my role include[sd]?|my job was|my job is|role include[sd]?|role was to|role is to|tasked with|tasked to|in charge of|accountable for|charged with|entrusted with|assigned to|assigned with|
given the task of|given responsibility for|required to|expected to|had to|have to|the job include[sd]?|(?:serv|act|function)(?:e|ed|s|es|ing)? as|
day to day|daily tasks|daily duties|daily operations|daily maintenance|routine tasks|routine maintenance|general maintenance|ongoing maintenance|other duties|ad hoc tasks|various responsibilities|various duties|various tasks`);

/** Being there while it happened. */
const WEAK_EN = english(`
work~ on|work~ with|work~ closely with|work~ closely together|work~ in|work~ as|work~ for|work~ alongside|work~ together|work~ to|work~ at|work~ under|work~ hand in hand|work~ [\\w-]+ly (?:with|on|in|for|alongside|together|across)|work~ \\d+(?:-?\\w{1,9})?|work~ (?:hard|overtime|weekends|nights|long|late|tirelessly|day and night)|help~|help~ out|assist~|aid~|support~|
provid(?:e|ed|es|ing) (?:\\w+ )?(?:support|assistance|help)|gave (?:\\w+ )?(?:support|assistance)|offer~ (?:support|assistance)|participat(?:e|ed|es|ing)|took part|tak(?:e|es|ing) part|involved in|involvement in|engaged in|
was part of|part of a|part of the|member of a|member of the|being part of|contribut(?:e|ed|es|ing)|contributions? to|exposed to|exposure to|gain(?:s|ed|ing)? (?:\\w+ ){0,2}?(?:exposure|experience|knowledge|understanding|insight|insights|skills)|
acquir(?:e|ed|ing) (?:\\w+ )?(?:knowledge|skills|experience)|(?:had|have|has|got|getting) (?:\\w+ )?(?:experience|exposure)|got to know|familiar with|familiarity with|familiari[sz](?:e|ed|ing)|knowledge of|some knowledge|understanding of|
learned|learnt|learning (?:about|how|to|and|from|the)|stud(?:y|ied|ies|ying)|deal~ with|dealt with|attend~|join~ (?:the|a|an|in|weekly|daily|meetings?|calls?|team)|observ(?:e|ed|es|ing)|shadow~|follow~ up|follow~ (?:the|instructions)|
read (?:a|the|some|several|many|about|documentation|docs|books?|articles?|tutorials?)|watch(?:ed|ing) (?:a|the|some|several|many|tutorials?|videos?)|took (?:a|an|some|several|part in an?)? ?(?:online )?(?:courses?|class|classes|trainings?)|
complet(?:e|ed|ing) (?:a|an|some|several|various|assigned|many|all)? ?(?:online )?(?:courses?|tutorials?|bootcamp|trainings?|tasks|assignments)|practi[sc](?:e|ed|ing)|experiment~|explor(?:e|ed|es|ing)|curious about|keen on|aware of|
look~ after|look~ into|tr(?:y|ied|ies|ying) to|attempt~ to|collaborat(?:e|ed|es|ing) (?:[\\w-]+ly )?(?:with|on|in|closely)|cooperat(?:e|ed|es|ing) (?:[\\w-]+ly )?with|co operat(?:e|ed|ing) with|coordinat(?:e|ed|es|ing) (?:[\\w-]+ly )?with|liais(?:e|ed|es|ing) with|interact~ (?:[\\w-]+ly )?with|interfac(?:e|ed|ing) with|
communicat(?:e|ed|es|ing) (?:[\\w-]+ly )?with|interested in|perform~ (?:duties|tasks|various|different)|carr(?:y|ied|ying) out (?:tasks|various)|did some|did the|handl(?:e|ed|es|ing) (?:various|tasks|different)|undertook|undertak(?:e|es|ing)|
utili[sz]ed|made use of|mak(?:e|ing) use of|able to|got to|touch~ on|receiv(?:e|ed|es|ing) (?:\\w+ )?(?:training|instruction|guidance|feedback|praise|recognition)|underwent|(?:lucky|fortunate|proud|happy|honou?red|thrilled|excited) to|(?:the|this) (?:system|application|project|app|platform|product|website|software|tool|module) (?:is|was|has|uses|used|consist~ of|provides?|allows?|contains?|includes?|aims?)|had the (?:opportunity|chance|privilege)|(?:got|given) the (?:opportunity|chance)|privileged to|play~ an? (?:\\w+ )?(?:part|role)|made sure|mak(?:e|es|ing) sure|ensur(?:e|ed|es|ing) that|saw to it that|in the team|on a team of`);

/** What is weak only where a bullet begins with it: done, but nothing says by whom or what. */
const PALE_EN =
  /^(?:d(?:o|oes|id|oing)|us(?:e|es|ed|ing)|handl(?:e|es|ed|ing)|manag(?:e|es|ed|ing) to|perform(?:s|ed|ing)?|conduct(?:s|ed|ing)?|carr(?:y|ies|ied|ying) out|execut(?:e|es|ed|ing)|ensur(?:e|es|ed|ing)|provid(?:e|es|ed|ing)|maintain(?:s|ed|ing)?|monitor(?:s|ed|ing)?|ke(?:ep|eps|pt|eping)|experienced?|various|general|different|some|basic|ongoing|regular|daily)\b/i;

/** A state instead of a deed: "Was on the crew that", "Had access to". */
const BEING_EN = /^(?:was|were|is|has|had|have|am|being|been)\b/i;

/** 职责. */
const DUTY_ZH = chinese(`
主要负责|全面负责|具体负责|共同负责|负责|工作职责|岗位职责|主要职责|职责包括|职责是|职责|主要工作|工作内容|主要内容|日常工作|日常开发|日常维护|日常运维|日常管理|日常事务|日常运营|
承担了?.{0,12}?工作|承担了?.{0,12}?职责|担任.{0,14}?(?:一职|工作|角色)|从事.{0,16}?(?:工作|开发|维护|相关)|相关工作|等工作|的工作|作为.{0,10}?(?:成员|一员|骨干|主力|组员|人员|实习生)|有幸|服从|被评为|荣获|做好本职|起到了?.{0,12}?作用|各项工作|其他工作|其它工作|领导交办|领导安排|上级安排|上级交办|临时任务|交代的任务|安排的任务|分配的任务|交办的`);

/** 在场. */
const WEAK_ZH = chinese(`
主要参与|全程参与|深度参与|积极参与|部分参与|参与了?|参加了?|在.{1,10}?(?:带领|指导|领导|安排|帮助|协助|要求)下|被?(?:安排|分配|派)(?:到|去|做|负责)?|协助|协同|配合|辅助|帮助|帮忙|支持.{0,8}?(?:团队|同事|部门|工作)|(?:该|本|此)(?:系统|项目|平台|产品|软件|应用|程序|小程序|网站|模块|工具)|加班加点|加班|通宵|熬夜|打杂|打下手|跟进|跟踪|跟随|跟着|接触过?|了解过?|熟悉了?|学习了?|学会了?|自学了?|掌握了?|懂得|
认识了?|旁听|观摩|体验过|尝试过?|试用过?(?![例户])|用过|做过|写过|接手过?|见过|做了一些|一起做|打过交道|积累了?.{0,10}?经验|锻炼了?|提升了?自己|提高了?自己|受益匪浅|收获|
对.{1,16}?有.{0,6}?(?:了解|认识|经验|理解)|具有.{0,20}?经验|具备.{0,20}?(?:能力|经验)|拥有.{0,20}?经验|与.{1,12}?(?:沟通|协作|合作|配合|对接|联调)|和.{1,12}?(?:沟通|协作|合作|配合|对接|联调)|沟通协调|协调沟通|对接`);

/** What is weak only where a Chinese bullet begins with it, and doing that hides the deed in a noun. */
const PALE_ZH =
  /^[\s"“*•·-]*(?:(?:日常|持续|定期|及时|按时)?(?:维护|管理|处理|执行|保障|保证|确保|进行|开展|运营|监控|支持)|(?:使用|利用|采用|运用|基于|用|通过)[^，,。；]{1,60}?(?:进行|完成|从事|开展)|完成了?[^，,。；]{1,20}?的?(?:开发|设计|实现|编写|工作|搭建|建设|编码)(?=[，,。；]|$|工作|任务))/u;

/** How strongly a bullet claims its deed: what the weakest phrase in it says. */
type Weakness = 'duty' | 'weak' | 'pale';

/** A weak phrase with where it stands. */
export interface WeakPhrase {
  weakness: Weakness;
  span: [number, number];
  surface: string;
}

/** How much of a bullet is its beginning, and how far into it a phrase of being there still governs it. */
const BEGINNING = 120;
const FAR = 14;
const OBJECT_BEFORE = /(?:自动|用于|以便|供|可|支持|避免|使|让|方便)$/u;
/** Beginnings that leave the phrase behind them the first: "I also helped", "In this role, I was". */
const LEAD_EN =
  /^[\s"'(*•·-]*(?:(?:in|at|as|during|for|with|while)\s[^,.;]{1,60},\s*)?(?:(?:i|we|also|primarily|mainly|mostly|actively|successfully|regularly|occasionally|sometimes|directly|closely|was|were|am|been|being|have|has|had|heavily|partly|solely|fully|and|then|later|my|the|main|job|role|role:|key|duties:?|responsibilities:?|tasks:?)\s+){0,6}$/i;

/**
 * The weak phrase that a bullet's first statement rests on, `null` for one that says what was done. A Chinese phrase
 * counts where it governs the sentence (before its first mark), an English one where nothing but adverbs stands before.
 */
export function findWeakPhrase(text: string, language: 'en' | 'zh'): WeakPhrase | null {
  return language === 'zh' ? weakChinese(text) : weakEnglish(text);
}

function weakEnglish(text: string): WeakPhrase | null {
  // Only the beginning decides: "a tool that helped us" names no weak deed.
  const beginning = text.slice(0, BEGINNING);
  for (const [weakness, phrases] of [
    ['duty', DUTY_EN],
    ['weak', WEAK_EN],
  ] as const) {
    const first = mentions(phrases, beginning).find(({ span }) => LEAD_EN.test(text.slice(0, span[0])));
    if (first) return { weakness, ...first };
  }
  const lead =
    /^[\s"'(*•·-]*(?:(?:also|successfully|regularly|mainly|mostly|i|we)\s+){0,3}/i.exec(text)?.[0].length ??
    0;
  const start = text.slice(lead, lead + 40);
  const being = BEING_EN.exec(start);
  if (being) return { weakness: 'weak', span: [lead, lead + being[0].length], surface: being[0] };
  const pale = firstOf(PALE_EN, start);
  return pale ? { weakness: 'pale', span: [lead, lead + pale[0].length], surface: pale[0] } : null;
}

function weakChinese(text: string): WeakPhrase | null {
  const clause = /^[^。；;!！，,]*/u.exec(text.slice(0, BEGINNING))?.[0] ?? '';
  let found: WeakPhrase | null = null;
  for (const [weakness, phrases] of [
    ['duty', DUTY_ZH],
    ['weak', WEAK_ZH],
  ] as const) {
    // 自动对接, 支持协助: behind a verb that does something the phrase is an object.
    const first = mentions(phrases, clause).find(({ span }) => !OBJECT_BEFORE.test(clause.slice(0, span[0])));
    if (!first || (weakness === 'weak' && first.span[0] > FAR)) continue;
    if (found === null || first.span[0] < found.span[0]) found = { weakness, ...first };
  }
  const pale = found ? null : firstOf(PALE_ZH, clause);
  return pale ? { weakness: 'pale', span: [0, pale[0].length], surface: pale[0].trim() } : found;
}
