import { QUESTION } from './intentFacts.rules';
import type { Understanding } from './intents.rules';

const GOOD_EN = [
  "yes|yep|yeah|yup|yea|aye|ok|okay|k|sure|sure thing|right|correct|good|great|perfect|nice|nicely done|fine|excellent|awesome|lovely|cool|sweet|solid|beautiful|brilliant|wonderful|fantastic|neat|done|approved?|agreed?|accept(?:ed)?|lgtm|confirm(?:ed)?|deal|sold|bingo|absolutely|definitely|certainly|exactly|totally|indeed|spot on|nailed it|love it|alright|all right|fair enough|very good|well done|good (?:job|one|stuff|to go)|ship it|go ahead|go for it|go on|go with (?:it|this|that)|do (?:it|that|so|this)|make it so|put it in|sounds good|looks? (?:good|great|right|fine|ok(?:ay)?|perfect|correct|nice|solid)|that works|works(?: for me)?|all good|i(?:'m| am) (?:happy|fine|ok(?:ay)?|good|down|in|sold)(?: with (?:it|this|that))?|i (?:like|love|agree|approve|accept)(?: (?:it|this|that))?|(?:use|keep|save|take|add|apply) (?:it|that|this)|save|keep|apply|that(?:'s| is) (?:it|right|good|fine|great|perfect|correct|true|the one|better|me)|(?:much|way|so much|far) better|better|exactly right|thanks?|you got it|why not",
];
const GOOD_ZH = [
  '好|好的|好啊|好呀|好吧|好嘞|可以|可以的|行|行的|行吧|行啊|对|对的|是|是的|嗯+|中|得|没错|同意|通过|采纳|接受|确认|批准|准了|赞同|认可|就这样|就这么(?:定|办|写|着|改)|就(?:用)?(?:这个|它|这版|这条|新的)|用(?:这个|这版|这条|新的|它|吧)|挺好|挺好的|不错|很好|很棒|满意|赞|完美|棒|稳|到位|绝了|牛|ok的|可|成|妥了?|保存|保存吧|存|存吧|写进去|写上去?|写入|加上去?|加进去|放进去|应用|应用吧|收了|收下|改得好|写得好|听你的|按你(?:说|改)的(?:来|办)?|安排|成交|👍|👌|✅|💯',
];
const END = '[\\s,.!~、。!的吧了啊呀哦嘞]*';
const YES = new RegExp(`^(?:(?:${[...GOOD_EN, ...GOOD_ZH].join('|')})${END})+(?:$|\\s|,)`, 'iu');
/** Nothing but assent. */
const YES_ALL = new RegExp(`^(?:(?:${[...GOOD_EN, ...GOOD_ZH].join('|')})${END})+$`, 'iu');
/** What denies a fault is praise: "no complaints", 没毛病. */
const FAULTLESS =
  /\b(?:no|zero|without) (?:further )?(?:objections?|problems?|complaints?|issues?|notes|changes?|edits?|need to change|worries)(?: (?:needed|necessary|required|from me|here|at all|to make))?|\b(?:can'?t|cannot) (?:complain|fault it)|\bnothing to (?:change|add|complain about|fix)|\bnot bad(?: at all)?|\bcouldn'?t be better|\b(?:doesn'?t|don'?t) need (?:any )?(?:changes?|changing|more)|\bi don'?t mind|没(?:有)?(?:什么|啥)?(?:毛病|问题|意见|异议|得说|话说|可改)|不错|不赖|不差|(?:不用|不需要|无需|不必)(?:再)?(?:改|动)|挑不出[^,。]*|无异议|比(?:原来|之前|以前|我写)的?(?:强|好)(?:多了)?/giu;
const APPROVE =
  /\b(?:approve|accept|apply|keep|save|use|take|go with|merge|commit to|confirm|lock in|add) (?:it|that|this|these|them|all|both|everything|the (?:change|changes|new|second|first|draft|edit|edits|proposal|rewrite|suggestion|entry)|your)|\b(?:looks|sounds|seems|reads) (?:really |very |pretty |quite |all )?(?:good|great|right|fine|ok(?:ay)?|perfect|correct|nice|better)|\bgo ahead\b|\bgo for it\b|\bworks for me\b|\bhappy with\b|\bno objections?\b|\blgtm\b|\bship it\b|\bmuch better\b|采纳|采用|就用|用这|保存吧|写进(?:去|简历)|没意见|没问题|就这样|就这么|同意|通过吧|^通过|批准|确认|不用(?:再)?改|不需要改|应用(?:吧|修改|改动)|挺好|(?:写得|改得)(?:很|挺|真)?(?:好|不错)/iu;
const TURN = /\b(?:but|actually|however|on second thoughts?)\b|但是?|不过|其实|可是|转念/u;
const REJECT =
  /^(?:no+|nah|nope|naw|ew+|yuck|meh|ugh|hard pass|no way|never mind|not? (?:really|good|this|that|quite|ok|okay|right|great|convinced|what i)|reject(?:ed)?|decline[d]?|discard|bad|wrong|never|不|不行|不要|不对|不好|不用|不可以|不同意|不采纳|不接受|不通过|不满意|不合适|不准确|不太(?:行|好|对|满意|合适)|别+|还不如|否|拒绝|驳回|放弃|算了|别|删了|删掉|作废|重来|差)(?:$|[\s,.!、。!了吧的啊])|\b(?:reject|discard|decline|dismiss|throw (?:\w+ ){0,3}(?:away|out)|get rid of|drop (?:it|that|this)|scrap|delete (?:it|that|this)|leave (?:it|the old|the original|as)|keep (?:the )?(?:original|old|previous|mine|my (?:version|wording))|i (?:don'?t|do not) (?:like|want|agree|approve|think so|accept)|(?:don'?t|do not) (?:use|save|apply|keep|accept|add|change|like|want|take)|not what i|keep what i|rather keep|(?:is|are|was)n'?t (?:true|right|correct|accurate|good|what)|that's (?:wrong|false|not|incorrect|inaccurate|untrue)|i'd rather (?:keep|not)|prefer (?:the|my) (?:own|old|original|previous)|doesn'?t (?:work|fit|sound|look)|too (?:exaggerated|much)|never did that|made[- ]up|invent(?:ed|ing)|fabricat\w+|bogus|fiction|fake|isn'?t me|not me|not mine|sounds nothing like|i never|(?:old|original|previous|mine|my own|my version|what i had)\b.{0,20}\b(?:better|best|nicer|fine)|salesy|over the top|overstat\w+|exaggerat\w+|remove (?:it|this|that)|toss (?:it|this|that)|bin (?:it|this|that)|leave (?:that|this|the) \w+ alone)\b|不(?:要|用)(?:这|了|它)|不采纳|不采用|不接受|不认可|不同意|不满意|不(?:太)?(?:对|准确|行|好|合适)(?:$|[,。了吧])|用(?:原来|之前|旧)的|保留(?:原|旧|之前)|还是(?:原来|之前|旧|原先)|(?:别|不要|先不要|先别|不)(?:改|保存|存|用|应用|采用|采纳|写|加|放|收|提交|同意)|不是我(?:做|写)的|与事实不符|不属实|瞎编|编的|编造|杜撰|胡说|造假|太假|太夸张|太过了?|吹过?头|吹牛|换回|用回|改回|还不如|还是(?:我|原)|不能这么|不像我|^算了|喜欢原来|原来的(?:写法|版本|表述|那[句条版])|夸大|拒绝|驳回|否决|重来|删掉|作废|扔掉|pass ?掉|(?:不|no) ok|没有?这回事/iu;

/** Words that decline or turn something down, with or without a proposal. */
export function declines(core: string): boolean {
  return REJECT.test(core);
}

/** Whether the words are nothing but assent. */
export function assents(core: string): boolean {
  return YES_ALL.test(core);
}

/** The user's verdict on what is proposed; `null`: they speak of something else. */
export function decisionOf(words: string, wish: Understanding): 'approve' | 'reject' | null {
  const core = words.replace(FAULTLESS, (fault) => (/\p{Script=Han}/u.test(fault) ? '好的' : 'good'));
  if (/\b(?:absolutely|definitely|certainly|really) not\b/.test(core)) return 'reject';
  if (YES_ALL.test(core)) return 'approve';
  // "My first thought was no, but actually yes": the last word counts.
  const last = core.split(TURN).at(-1)?.trim() ?? '';
  if (last !== core && YES_ALL.test(last)) return 'approve';
  if (last !== core && /^(?:no|nah|nope|not|不|别|算了)/u.test(last) && REJECT.test(last)) return 'reject';
  const back = /\b(?:undo|undone|roll|revert|restore|ctrl)\b|撤|回滚|回退|恢复|还原/u.test(core);
  const over =
    /停|退出|结束|到这|下次|改天|今天|收工|\b(?:stop|quit|exit|cancel|abort|day|today|now|enough|up)\b/u.test(
      core,
    );
  const control =
    wish.confidence === 'sure' && ((wish.intent === 'stop' && over) || (wish.intent === 'undo' && back));
  if (control && !/^(?:(?:no|nope)\b|不(?:好|行|要|对|用))|原来的|old|original|\bmine\b/u.test(core))
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
  if (contrast && (specific || wish.intent === 'polish')) return null;
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
