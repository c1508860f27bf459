import { pastedShape } from './intentShapes.rules';
import { hintOf } from './intentHints.rules';
import { clausesOf, normalizeWords, withoutCourtesy } from './intentText.rules';
import type { Clause } from './intentText.rules';
import { WISHES } from './intentWishes.rules';

/** What a user may want of Vitae. */
export type Intent =
  | 'create'
  | 'polish'
  | 'tailor'
  | 'review'
  | 'extract'
  | 'import'
  | 'export'
  | 'interview'
  | 'panel'
  | 'ask'
  | 'answer'
  | 'approve'
  | 'reject'
  | 'undo'
  | 'stop'
  | 'other';

/** Where the conversation stands: `collect` – a question of ours is open; `review` – a proposal waits. */
export interface IntentState {
  hasResume: boolean;
  hasJobAd: boolean;
  stage: 'none' | 'collect' | 'review' | 'done';
}

export interface Understanding {
  /** The first thing to be done, in the order the user wants it. */
  intent: Intent;
  /** `unsure`: ask instead of acting. */
  confidence: 'sure' | 'unsure';
  /** What the user wants after that. */
  second?: Intent;
}

const YES =
  /^(?:(?:yes|yep|yeah|yup|ya|ok|okay|k|sure|right|correct|good|great|perfect|nice|fine|excellent|awesome|lovely|cool|done|approved?|agreed?|accept(?:ed)?|lgtm|confirm(?:ed)?|deal|absolutely|definitely|certainly|wonderful|love it|ship it|go ahead|go for it|do it|sounds good|looks? (?:good|great|right|fine|ok(?:ay)?|perfect|correct|nice)|that works|works for me|all good|no objections?|no problem|no complaints|i(?:'m| am) (?:happy|fine|ok(?:ay)?|good)(?: with (?:it|this|that))?|i (?:like|love|agree|approve|accept)(?: (?:it|this|that))?|use (?:it|that|this)|that's (?:it|right|good|fine|great|perfect|correct|true)|much better|好|好的|好啊|好呀|好吧|可以|可以的|行|行的|行吧|行啊|对|对的|是|是的|嗯+|没错|没问题|没毛病|没意见|同意|通过|采纳|接受|确认|批准|就这样|就这么(?:定|办|写)|就用(?:这个|它|这版|这条|新的)|用(?:这个|这版|这条|新的)|挺好|挺好的|不错|很好|很棒|满意|赞|完美|棒|ok的|可|成|妥|保存|保存吧|写进去|写入|应用|应用吧|就它(?:了)?|👍|👌|✅|💯)[\s,.!~、。!的吧了啊呀哦]*)+(?:$|\s|,)/iu;
/** Nothing but assent. */
const YES_ALL = new RegExp(YES.source.replace('(?:$|\\s|,)', '$'), 'iu');
const APPROVE =
  /\b(?:approve|accept|apply|keep|save|use|take|go with|merge|commit to|confirm|lock in|add) (?:it|that|this|these|them|all|both|everything|the (?:change|changes|new|second|first|draft|edit|edits|proposal|rewrite|suggestion|entry)|your)|\b(?:looks|sounds|seems|reads) (?:really |very |pretty |quite |all )?(?:good|great|right|fine|ok(?:ay)?|perfect|correct|nice|better)|\bgo ahead\b|\bgo for it\b|\bworks for me\b|\bhappy with\b|\bno objections?\b|\blgtm\b|\bship it\b|\bmuch better\b|采纳|采用|就用|用这|保存吧|写进(?:去|简历)|没意见|没问题|就这样|就这么|同意|通过吧|^通过|批准|确认|不用(?:再)?改|不需要改|应用(?:吧|修改|改动)|挺好|(?:写得|改得)(?:很|挺|真)?(?:好|不错)/iu;
const REJECT =
  /^(?:no+|nah|nope|naw|not? (?:really|good|this|that|quite|ok|okay|right|great|convinced|what i)|reject(?:ed)?|decline[d]?|discard|bad|wrong|never|不|不行|不要|不对|不好|不用|不可以|不同意|不采纳|不接受|不通过|不满意|不合适|不准确|不太(?:行|好|对|满意|合适)|否|拒绝|驳回|放弃|算了|别|删了|删掉|作废|重来|差)(?:$|[\s,.!、。!了吧的啊])|\b(?:reject|discard|decline|dismiss|throw (?:\w+ ){0,3}(?:away|out)|get rid of|drop (?:it|that|this)|scrap|delete (?:it|that|this)|leave (?:it|the old|the original|as)|keep (?:the )?(?:original|old|previous|mine|my (?:version|wording))|i (?:don'?t|do not) (?:like|want|agree|approve|think so|accept)|(?:don'?t|do not) (?:use|save|apply|keep|accept|add|change|like|want|take)|not what i|(?:is|are|was)n'?t (?:true|right|correct|accurate|good|what)|that's (?:wrong|false|not|incorrect|inaccurate|untrue)|i'd rather (?:keep|not)|prefer (?:the|my) (?:own|old|original|previous)|doesn'?t (?:work|fit|sound|look)|too (?:exaggerated|much)|never did that)\b|不(?:要|用)(?:这|了|它)|不采纳|不采用|不接受|不认可|不同意|不满意|不(?:太)?(?:对|准确|行|好|合适)(?:$|[,。了吧])|用(?:原来|之前|旧)的|保留(?:原|旧|之前)|还是(?:原来|之前|旧|原先)|(?:别|不要|先不要|先别)(?:改|保存|用|采纳|写进)|不是我(?:做|写)的|与事实不符|不属实|夸大|拒绝|驳回|否决|重来|删掉|作废|扔掉|pass ?掉|(?:不|no) ok|没有?这回事/iu;
const DECLINE =
  /^(?:skip|pass|next|next (?:one|question)|no idea|dunno|idk|n\/?a|none|nothing|跳过|略过|略|过|下一[个题]|不知道|不清楚|不记得|忘了|没有|无|不方便|保密|不想说|不便透露)/iu;

const QUESTION =
  /\?\s*$|^(?:and |but |so |ok |btw )?(?:how|what|which|why|when|where|who|whose|is|are|am|was|do|does|did|should|shall|can|could|may|might|will|would|has|have you|isn'?t|aren'?t|doesn'?t|whats|hows|wheres)\b|(?:吗|么|呢|嘛|吧\?)\s*$|怎么(?!样$)|如何|什么|啥|哪(?:个|些|里|种|儿|家|一)|为什么|为何|是否|(?<x>\p{Script=Han})不\k<x>|要不要|能不能|可不可以|会不会|有没有|该不该|需不需要|多少|多久|几(?:页|年|段|行|号|轮|家|篇)|多长/iu;
/** A question in form, a request in meaning. */
const REQUEST =
  /^(?:and |so |ok |hi |hey )?(?:can|could|would|will) (?:you|u|we|ya)\b(?!.{0,12}\b(?:do|handle|support|also do)\b\s+\w+s\b)|^(?:can|could|may) i (?:have|get|see|export|download|import|upload|start)\b|\bhow about (?:we|you|i|a|an)\b|\bwhy don'?t (?:you|we)\b|\bwould you mind\b|\blet me\b|(?:能不能|可不可以)[^,。]{0,4}(?:写|改|再|更)|(?:能不能|可不可以|可以|能|能否|可否)(?:请你?|麻烦你?)?(?:帮|给|替|把|让)|帮我|给我(?!的)|替我|我想(?:要|把|让)|^(?:检查|看看|看一下|查一下|核对|请|告诉我|说说|check|tell me|let me know)/iu;
/** Asking whether a thing exists, not for it. */
const CAPABILITY =
  /\b(?:can|could|do|does|will) (?:you|it|vitae|this|the (?:tool|extension|plugin|app)) (?:also |even |really )?(?:do|support|handle|read|write|speak|work|run|export|import|create|save|understand|store|send|keep|know|offer|use|need)\b|(?:支持|可以|能|会|能够)[^,。]{0,12}(?:吗|么)$|\bis (?:it|there) (?:possible|a way|any way)\b|能不能(?:用|支持|导|改|换|接|离线)/iu;
const OWN = /\b(?:my|mine|this|it|me)\b|我的|我这|这份|这段|这条|帮我看/iu;
const TOPIC =
  /\b(?:resumes?|cvs?|cover letters?|bullets?|job|jobs|hiring|recruiters?|hr|photo|gpa|interviews?|ats|export|import|pdf|offline|internet|online|api|key|data|privacy|private|models?|llm|undo|cost|price|free|plugin|extension|vitae|should i (?:mention|include|list|put|write|add|say|quote|leave|send|apply|use)|work history|experience|hobbies|hobby|salary|pages?|tense|panel|personas?|evidence|git history|ai|careers?|degree|education|references|skills?|gap|internship|score|scoring|linkedin|portfolio|references|columns?|sections|without a model|this tool|tools?|use (?:it|this)|files?|machine|uninstall|chatbot|summary|objective|font|template|languages?|formats?|match estimate|applicant|employers?|candidates?|probation|promotion|section|projects?|how long (?:will|does|would) (?:it|this)|you (?:do|support|store|keep|send|need|work|know|help|ask))\b|简历|履历|面试|求职|岗位|职位|招聘|校招|秋招|实习|hr|薪资|薪水|工资|照片|绩点|学历|证书|字体|大厂|支持|花钱|要钱|你(?:们)?是?(?:怎么|如何)|几轮|要放|要附|性别|年龄|证明|模板|字数|自荐|[要该需]写|怎么写|项目(?:经历|经验)|工作经[历验]|自我评价|技能|导出|导入|离线|联网|网络|数据|隐私|上传|模型|密钥|收费|免费|插件|功能|格式|评分|打分|证据|撤销|你(?:们)?(?:会|能|可以|都|支持|是谁|有什么)|法则|gap|offer|自我介绍|求职信|推荐信|高中|爱好|作品集|期望|机器人|教育背景|github|链接|经历/iu;
/** Questions about what happens to the user's data. */
const PRIVACY =
  /\b(?:sent|stored?|saved|uploaded|server|servers|private|cloud|machine|local(?:ly)?|share[ds]?|leaves?|tracked|telemetry|uninstall)\b|上传|服务器|保存在|存在哪|隐私|泄露|联网|本地/iu;
const ABOUT_US =
  /^(?:help|\/help|帮助|你是谁|who are you|what are you|(?:你|它|这个?(?:插件|工具|扩展)?)?(?:都)?(?:能|会|可以)[^,。]{0,6}(?:哪些|什么|啥)[^,。]{0,6})\??$/iu;
const CODE =
  /\b(?:functions?|variables?|class(?:es)?|refactor|compile|compiler|stack ?trace|null pointer|exception|debug|bug|lint|unit tests?|run the tests|failing tests?|test fails?|async|terminal|div|css|regex|commit my|branch|merge conflict|npm|\w+\.(?:ts|js|py|go|java|rs|cpp)\b)|函数|变量|报错|编译|异步|单元测试|调试|代码(?!库|仓)(?=.{0,6}(?:为什么|报|怎么|改|跑|错))/iu;
/** In a conversation about facts these are the user's own deeds, not commands. */
const NARRATIVE =
  /^(?:i|we|my|our|an?|it|they|he|she|there|the|about|around|roughly|maybe|from|in|at|mainly|mostly|because|with|for)\b(?!'?d? ?(?:want|need|would like|like to|wish|think you should))|^(?:我们?|当时|主要|大概|大约|其中|因为|用|从|在|后来|那时|那会|每天|由|负责|参与|维护|(?:做|写|用|开发|优化|实现)了)(?!想|要|需要|希望)/iu;

/**
 * What a user wants, by rule, in English, Chinese or both. Pasted documents are told by their shape, decisions and
 * answers by the stage, wishes by the words of each clause; what is negated does not count, and of two wishes the first
 * in the user's own order wins.
 */
export function understandIntent(text: string, state: IntentState): Understanding {
  const pasted = pastedShape(text);
  if (pasted) {
    const intent = ({ jobAd: 'tailor', resume: 'import', readme: 'extract' } as const)[pasted];
    return { intent, confidence: 'sure' };
  }
  const words = normalizeWords(text);
  const core = withoutCourtesy(words);
  if (!/[\p{L}\d👍👌✅💯]/u.test(core)) return { intent: 'other', confidence: 'unsure' };
  if (ABOUT_US.test(core)) return { intent: 'ask', confidence: 'sure' };
  if (state.stage === 'collect') return inCollect(core, state);
  if (state.stage === 'review') {
    const decision = decisionOf(core);
    if (decision) return { intent: decision, confidence: 'sure' };
  }
  return wishOf(core, state);
}

function inCollect(core: string, state: IntentState): Understanding {
  if (DECLINE.test(core) && core.length < 24) return { intent: 'answer', confidence: 'sure' };
  const wish = wishOf(core, state);
  const han = /\p{Script=Han}/u.test(core);
  const short = han ? core.length <= 16 : core.split(/\s+/).length <= 7;
  if (wish.intent === 'stop' && wish.confidence === 'sure' && (short || core.length < 40)) return wish;
  if (wish.intent === 'ask' && QUESTION.test(core) && !NARRATIVE.test(core) && core.length < 80) return wish;
  // A question back is short and ends as one.
  if (/^(?:how|what|which|who|when|where|is|are|do|does|can|will)\b.{0,60}\?$/iu.test(core))
    return { intent: 'ask', confidence: 'sure' };
  if (/^(?:why|为什么|为何|what do you mean|怎么突然)/iu.test(core))
    return { intent: 'ask', confidence: 'sure' };
  const command = !['answer', 'other', 'approve', 'reject', 'ask', 'create', 'polish'].includes(wish.intent);
  if (command && wish.confidence === 'sure' && short && !NARRATIVE.test(core)) return wish;
  return { intent: 'answer', confidence: 'sure' };
}

/** The user's verdict on what is proposed; `null`: they speak of something else. */
function decisionOf(words: string): 'approve' | 'reject' | null {
  const core = words.replace(/没(?:毛病|问题|意见|异议)/gu, '好的');
  if (/\b(?:absolutely|definitely|certainly|really) not\b/.test(core)) return 'reject';
  if (YES_ALL.test(core)) return 'approve';
  const wish = wishOf(core, { hasResume: true, hasJobAd: false, stage: 'none' }, false);
  const control = wish.confidence === 'sure' && (wish.intent === 'stop' || wish.intent === 'undo');
  if (control && !/^(?:(?:no|nope)\b|不(?:好|行|要|对|用))|原来的|old|original|算了,/u.test(core))
    return null;
  if (
    REJECT.test(core) &&
    !/^no (?:objection|problem|complaint|need)|没(?:问题|意见)|不错|不用(?:再)?改|不需要改/iu.test(core)
  ) {
    return /^(?:no|不|别)[^,。]{0,4}[,，].*(?:shorter|longer|instead|改成|换成|再短|再具体)/iu.test(core)
      ? null
      : 'reject';
  }
  if (QUESTION.test(core)) return null;
  const specific =
    wish.confidence === 'sure' &&
    ['polish', 'review', 'export', 'interview', 'tailor', 'panel', 'extract'].includes(wish.intent);
  const yes = YES.test(core);
  const contrast = /\b(?:but|however|though|except)\b|但|不过|只是|就是/iu.test(core);
  if (
    contrast &&
    (specific || hintOf(core, false, { hasResume: true, hasJobAd: false, stage: 'none' }) === 'polish')
  )
    return null;
  if (specific && !(yes && wish.intent === 'polish' && /不用/u.test(core))) {
    const saves = /\b(?:save|use|apply|keep|accept)\b|保存|采纳|用这/iu.test(core);
    if (!(saves && yes)) return null;
  }
  if (yes || APPROVE.test(core)) return 'approve';
  if (wish.intent !== 'other' && wish.confidence === 'sure') return null;
  return sentiment(core);
}

/** Short words on a proposal that name no wish. */
function sentiment(core: string): 'approve' | 'reject' | null {
  if (core.length > 60) return null;
  const bad =
    /\b(?:no|not|never|nah|fake|wrong|false|untrue|exaggerat\w*|overstat\w*|hate|worse|awful|cringe|lie|inaccurate|\w+n't)\b|不|别|没(?!问题|意见|毛病)|夸张|夸大|假|虚|离谱|换回|原来那|难看|奇怪|放着/iu;
  const good =
    /\b(?:good|great|fine|nice|perfect|love|like|works|happy|better|right|true|accurate|take it|use|keep|ok(?:ay)?|yes)\b|好|行|可以|棒|对|满意|喜欢|就(?:按|用|照|这|它)|用这|收下/iu;
  if (bad.test(core)) return 'reject';
  return good.test(core) ? 'approve' : null;
}

function wishOf(core: string, state: IntentState, decisions = true): Understanding {
  const clauses = clausesOf(core);
  const wishes = clauses.flatMap((clause, index) => {
    if (clause.negated && !ends(clause.text)) return [];
    const found = read(clause, core, state);
    return found ? [{ ...found, order: clause.order, index }] : [];
  });
  wishes.sort((a, b) => rank(a.order) - rank(b.order) || a.index - b.index);
  const strong = wishes.filter(({ weight }) => weight >= 2);
  const asked = wishes.find(({ intent }) => intent === 'ask');
  const chosen = strong.find(({ intent }) => intent !== 'ask') ?? asked;
  const said = clauses
    .filter(({ negated }) => !negated)
    .map(({ text }) => text)
    .join(', ');
  // "What did I do here? Turn it into bullets": the question leads to the wish behind it.
  const last = clauses.at(-1);
  const leads =
    chosen?.intent === 'ask' && last && !last.negated && clauses.length > 1 && !asks(last.text, core);
  const led = leads ? hintOf(said, false, state) : null;
  if (led) return { intent: inContext(led, said, state), confidence: 'unsure' };
  if (chosen) {
    const second = strong.find(
      ({ intent, index }) => intent !== chosen.intent && intent !== 'ask' && index !== chosen.index,
    );
    return {
      intent: inContext(chosen.intent, said, state),
      confidence: 'sure',
      ...(second ? { second: second.intent } : {}),
    };
  }
  // Nothing is said outright: what the clauses name together gives a hint.
  const own = clauses
    .filter((clause) => !clause.negated && !asks(clause.text, core) && hintOf(clause.text, false, state))
    .sort((a, b) => rank(a.order) - rank(b.order))[0];
  const open =
    CODE.test(said) || (asks(said, core) && !REQUEST.test(said)) ? null : hintOf(said, false, state);
  const hint = (own && !CODE.test(said) ? hintOf(own.text, false, state) : null) ?? open ?? wishes[0]?.intent;
  if (hint) return { intent: inContext(hint, said, state), confidence: 'unsure' };
  if (decisions && REJECT.test(core) && state.stage !== 'none')
    return { intent: 'reject', confidence: 'unsure' };
  if (decisions && YES_ALL.test(core)) return { intent: 'approve', confidence: 'unsure' };
  return { intent: 'other', confidence: 'unsure' };
}

/** Whether a clause asks; the splitter took its question mark away. */
function asks(text: string, core: string): boolean {
  // "Write my resume?" is a wish with a rising voice.
  if (
    /^(?:write|make|create|build|draft|extract|export|import|review|polish|rewrite|improve|shorten|tailor|score|rate|undo|interview|quiz|spot|find|check|look)\b/.test(
      text,
    )
  )
    return false;
  return QUESTION.test(text) || (/\?\s*$/.test(core) && core.replace(/[?\s]+$/, '').endsWith(text));
}

/** Words of ending that look like a negation ("never mind", 不弄了). */
function ends(text: string): boolean {
  return (
    /^(?:别问了|不要再问)|^no more$|\bnever ?mind\b|\bforget it\b|stop asking|no more questions|不(?:弄|做|写|聊|搞|继续|答)了|不想(?:继续|弄|写|聊)/iu.test(
      text,
    ) && !/(?:别|不要|don'?t)\s?(?:停|stop|cancel|取消)/iu.test(text)
  );
}

/** What the other clauses make of a wish: "I finished this project, put it on my CV" is about the project. */
function inContext(intent: Intent, said: string, state: IntentState): Intent {
  const resume = /\b(?:resume|cv)\b|简历/u.test(said);
  if ((intent === 'polish' || intent === 'create') && ABOUT_PROJECT.test(said) && MADE_OF_IT.test(said))
    return 'extract';
  if (intent === 'polish' && resume && ABOUT_AD.test(said)) return 'tailor';
  if (
    intent === 'tailor' &&
    !state.hasResume &&
    !state.hasJobAd &&
    /(?:写|撰写|做|新建|创建|起草|生成)[^,。]{0,24}简历|\b(?:write|create|draft|make)\b.{0,20}\ba (?:new )?(?:resume|cv)\b/u.test(
      said,
    )
  )
    return 'create';
  return intent;
}

const ABOUT_PROJECT =
  /\b(?:this|the|my) (?:\w+ )?(?:project|repo|repository|folder|code ?base|workspace)\b|代码库|仓库|这个项目|当前项目|工程|目录|文件夹|(?:这里|这些)的?(?:代码|源码)|\b(?:these|the) (?:sources|files)\b/u;
const MADE_OF_IT =
  /\b(?:put|write|add|turn|get|make) (?:it|this|that|them)\b|写成|写进|写到|放到|放进|加到|加进|整理|总结|变成|生成|\bentry\b/u;
const ABOUT_AD =
  /针对[^,。]{1,12}岗|投(?:这|那)家|\b(?:job ad|jd|posting|vacancy|job description)\b|(?:这个|该|上面的?|那个)(?:岗位|职位)|招聘|\bjd\b/u;

const rank = (order: Clause['order']): number => (order === 'first' ? 0 : order === 'later' ? 2 : 1);

/** The wish of one clause. */
function read(clause: Clause, core: string, state: IntentState): { intent: Intent; weight: number } | null {
  const { text } = clause;
  if (CODE.test(text)) return null;
  const found = WISHES.flatMap((wish) => {
    const match = wish.pattern.exec(text);
    return match && !wish.unless?.test(text)
      ? [{ intent: wish.intent, weight: wish.weight, at: match.index }]
      : [];
  });
  found.sort((a, b) => b.weight - a.weight);
  const best = found[0];
  const request = REQUEST.test(text);
  const question = asks(text, core);
  if (question && !request) return readQuestion(text, best, state);
  if (question && CAPABILITY.test(text) && !OWN.test(text) && !/\b(?:me|us)\b|我/u.test(text)) {
    return { intent: 'ask', weight: 2 };
  }
  // Without a resume, "help me write my resume" creates one.
  if (best?.intent === 'polish' && !state.hasResume && /简历|resume|\bcv\b/u.test(text) && /写/u.test(text)) {
    return { intent: 'create', weight: 3 };
  }
  // Two trades that look at it make a panel of a review.
  if (best?.intent === 'review' && hintOf(core, false, state) === 'panel')
    return { intent: 'panel', weight: 2 };
  // "I want a backend job" of somebody with a resume is a hint at most.
  if (best?.intent === 'create' && best.weight === 2 && state.hasResume)
    return { intent: 'create', weight: 1 };
  return best ?? null;
}

/** A question asks for a verdict on one's own resume, or about resumes and this tool, or about something else. */
function readQuestion(
  text: string,
  best: { intent: Intent; weight: number } | undefined,
  state: IntentState,
): { intent: Intent; weight: number } | null {
  const about =
    /\b(?:should|can|could|may|must) (?:i|we|one|people)\b|\bdo people\b|\bhow (?:do|can|to|should)\b|\bok (?:to|if)\b|(?:要不要|该不该|能不能|可不可以|需不需要|是否|怎么|如何)(?!样)/iu.test(
      text,
    );
  const judged =
    best && ['review', 'panel', 'undo', 'stop'].includes(best.intent) && judges(best.intent, text);
  if (best && judged && !CAPABILITY.test(text)) return best;
  if (
    !about &&
    !PRIVACY.test(text) &&
    (!CAPABILITY.test(text) || OWN.test(text)) &&
    hintOf(text, true, state) === 'review'
  ) {
    return { intent: 'review', weight: 2 };
  }
  return TOPIC.test(text) || text.includes('‹›') || best?.weight === 3 ? { intent: 'ask', weight: 2 } : null;
}

/** Whether a question about one's own resume asks for a verdict on it, or a panel's. */
function judges(intent: Intent, text: string): boolean {
  if (intent !== 'review') {
    return !/^(?:how|can i|could i|is|are|does|do|why|where|when|which|what(?:'s| is| does| are))\b|怎么(?!看|说)|如何|(?:吗|么)$/iu.test(
      text,
    );
  }
  return (
    OWN.test(text) ||
    /简历|写得|会有什么想法/u.test(text) ||
    /what do you think|would you hire|anything|red flags?|score|feedback|weak/iu.test(text)
  );
}
