/** What a speaker puts in front of "skip" or "pass". */
const LEAD =
  "(?:(?:um+|uh+|er+|well|ok(?:ay)?|let's|let us|let me|can we|could we|please|i'll|i will|i'd like to|just|sorry|no|嗯+(?!嗯)|呃|那|这[个题]?|先|就|我|请)[\\s,，]*){0,4}";
const END = '(?=[\\s,，。.!！~]*$)';

/** The speaker will not say, or wants to go on. */
const REFUSALS: readonly string[] = [
  // The whole clause: "let's skip", "pass", "next!", 过.
  `^${LEAD}(?:skip(?!\\s?(?:list|gram|s\\b))|pass(?:ing)?(?: on (?:this|that|it)(?: one)?)?(?=[\\s,.!]*(?:$|please|thanks|for now|next))|next(?: one| question| please)?${END}|move on|n\\/?a${END}|no comment|not applicable|过(?:了|吧)?${END}|(?:直接)?跳(?:过)?[吧了]?(?=[\\s,，。.!！~]|$)|略(?:过)?吧?${END}|下一[个题道]|换(?:一)?[个题道]|不填|留空|空着)`,
  '\\b(?:can|could|may|shall) (?:we|i|you) skip\\b',
  // Not what a program or somebody else skips.
  '(?<!\\b(?:they|it|we|he|she|you|which|that|and|then|to|will|would|can|could|also|always|simply) )\\bskip (?:this|that|it|the (?:question|topic|next)|ahead|to the next)\\b',
  '\\bnext (?:question|one)\\b',
  '\\bmove on\\b',
  '\\bleave (?:it|that|this) (?:blank|out|empty|off)\\b',
  // "I'd rather not", "prefer to keep that to myself".
  '\\b(?:rather|prefer|like|choose) (?:not|to keep|to skip|to pass|to leave)(?! to lose)\\b.{0,40}$',
  '\\b(?:rather|prefer) (?:that )?(?:stay|stays|remain|keep)',
  "\\b(?:let's|let us) not (?:go (?:there|into)|get into|talk about|discuss|open)\\b",
  "\\bdon't (?:go|get me) (?:there|started)\\b",
  '\\bnot (?:comfortable|willing|happy|at liberty|allowed|permitted|able) (?:to (?:say|share|disclose|discuss|talk|give|tell|reveal|answer|go|name)|sharing|saying|discussing|disclosing|talking|giving|answering|telling|with (?:sharing|that question))',
  "\\b(?:can't|cannot|can not|won't|will not|don't want to|do not want to|don't wanna|don't feel like|not going to|not gonna|refuse to|not supposed to|don't like to) (?:really |legally |publicly |actually |even )?(?:share|disclose|discuss|talk|give (?:that|you|out|it)|tell you(?! exactly)|reveal|answer|go into|get into|name|comment|divulge|publish|sharing|talking|answering)",
  "\\bcouldn't (?:share|disclose|discuss|reveal)\\b",
  "\\b(?:won't|will not|don't want to|do not want to|don't wanna|not going to|refuse to|not supposed to) say\\b",
  '\\bdecline to\\b|\\bno comment\\b|\\bno thanks?(?: you)?\\b',
  // Reasons not to say.
  '\\bnda\\b|\\bnon-disclosure|\\bconfidential|\\bclassified\\b|\\bsecret\\b(?!s? manager| key)',
  "\\bthat's (?:private|personal|my business|between)",
  '\\bkeep (?:that|it|this) (?:private|to myself|secret|out)',
  "\\b(?:it's|that is|this is|is|stays|kept) (?:private|personal|sensitive)(?= |$)(?! (?:project|repo|reasons|site|cloud))",
  "\\bnot (?:telling|saying|sharing|answering|going there)\\b|\\b(?:wouldn't you like to know|above your pay grade|that stays with me|my lips are sealed|keep(?:ing)? (?:that|it|this) to myself|not your (?:business|concern))\\b|\\bi(?:'d| would) (?:skip|pass)\\b",
  '\\bnone of (?:your|ur)\\b|\\bmind your own',
  '不(?:太|是很|大)?(?:想|愿意?|方便|便|能|可以|好(?=透|公))(?:多)?(?:说|讲|透露|回答|答|谈|提|聊|公开|告诉|提供|填|写|给|细说|展开|披露)(?!清|准|得清)',
  '不(?:太|是很|大)?方便(?!面|快|用)|不便(?!宜|捷)|无可奉告|保密|涉密|机密|隐私|私事|商业秘密|敏感信息|比较敏感|不予|不作答|拒绝回答',
  '(?:跳过|略过)(?=.{0,8}(?:问题|话题)|[这此该][题个块])|(?:这[个题道块]?|此题|该题|想|要)(?:我|就|先|直接){0,2}(?:跳过|略过)|下一[题个]问?题?(?=[吧。,，!\\s]|$)|(?:先|直接|就|题|个)过(?:了)?吧?(?=$|[,，。!\\s])',
  '先不(?:说|答|填|谈|聊|讲)|暂(?:时)?不(?:说|答|填|便|想|方便)|免了|别问|不说了|不谈|不聊|不答|换个?(?:问题|话题)|这个?就?算了|算了(?=$|[,，。])|名字就?不[提说]了?',
  '(?:这个|那个|这|就|恕|可)?(?:就|可|偏|还是)?不(?:能|会|想)?告诉(?:你|您|大家)|(?:我)?(?:就|还是|选择)?保留(?:吧|$)|天机不可|你猜|不提(?:也罢|了)|不足为外人道|不接受(?:提问|采访)|不奉告|少打听|别打听|打听(?:这|那)个?干|不关你|这是秘密|秘密(?=$|[,，。!啦哦])',
  '签(?:了|过|的)?(?:有)?(?:保密|NDA)',
];

const NUMBERS =
  '(?:a clue|any idea|the (?:exact |precise |actual )?(?:number|figure|data|stat)s?|(?:exact |precise |any |hard |real |good )?(?:numbers?|figures?|data|stats?|metrics|idea)|that (?:number|figure|data))';
const MEASURED =
  '(?:measure[d]?|track(?:ed)?|count(?:ed)?|benchmark(?:ed)?|record(?:ed)?|check(?:ed)?|monitor(?:ed)?|log(?:ged)?|calculat(?:ed|e)|quantif(?:ied|y)|profil(?:ed|e)|look(?:ed)? at the numbers|ke(?:pt|ep) (?:track|count|records?|stats))';

/** The speaker can't say. */
const UNKNOWNS: readonly string[] = [
  `\\b(?:i )?(?:really |honestly |just |actually |truly )?(?:don'?t|do not|dont|didn'?t|wouldn'?t|never) (?:really |honestly |quite |actually |exactly |even |precisely )?(?:know|remember|recall|have ${NUMBERS})\\b(?: the| exactly| precisely| for sure| off hand| offhand)?`,
  "\\b(?:can'?t|cannot|could(?:n'?t| not)) (?:really |quite |honestly |possibly |even )?(?:remember|recall|say\\b(?! enough)|tell(?: you)?(?: exactly| for sure)?|think of|put a number|be sure|give an? (?:exact |precise )?(?:number|figure))",
  '\\bnot (?:really |entirely |totally |completely |quite |too |so |exactly |100% |a hundred percent |that )?(?:sure|certain)\\b|\\bunsure\\b',
  '\\bno (?:idea|clue|memory|recollection|(?:exact |hard |real |good )?(?:numbers?|figures?|data|stats|statistics|metrics|measurements?|records?))\\b',
  "\\b(?:haven'?t|not|hasn't) (?:a|the) (?:clue|foggiest|faintest|slightest)|\\bhaven'?t (?:got )?(?:any |a |the )?(?:idea|clue)|\\b(?:have|had) no (?:idea|clue|way)",
  "\\bdunno\\b|\\bidk\\b|\\bi forgot?\\b|\\bi(?:'ve| have)? forgotten\\b|\\bforgot(?:ten)?\\b|\\bforget\\b|\\bunknown\\b|\\bbeats me\\b|\\bwho knows\\b",
  '\\b(?:hard|difficult|impossible|tough) to (?:say|tell|know|estimate|judge|put)',
  `\\b(?:never|wasn'?t|weren'?t|didn'?t|haven'?t|hadn'?t|hasn'?t|not|nobody|no one|no-one|nobody ever|none of us|wasn't ever) (?:really |ever |actually |properly )?${MEASURED}`,
  "\\b(?:have|need|got|'d need|'d have) to (?:check|look (?:it|that) up|ask|dig)|\\bneed to look\\b",
  "\\b(?:your|ur|yr) guess is as good\\b|\\b(?:god|lord|heaven|hell|goodness) (?:only )?knows\\b|\\bhell if i know\\b|\\bsearch me\\b|\\bnot a clue\\b|\\bno (?:earthly )?clue\\b|\\blost count\\b|\\bnever (?:really )?counted\\b|\\bcouldn't tell you\\b|\\byou(?:'ve)? got me\\b|\\bnot that i know\\b|\\bwish i knew\\b|\\b(?:i )?(?:can't|couldn't) for the life of me\\b|\\bdraw(?:ing|n)? a blank\\b|\\bslip(?:s|ped) my mind\\b|\\bescapes me\\b|\\boff the top of my head\\b(?! (?:it|about|around|\\d))|\\blost track\\b|\\bno way (?:to|of) (?:know|tell)",
  '不(?:太|是很|大|怎么|是特别|很)?(?:知道|清楚|记得|确定|了解|晓得|好说|好讲|好估|明确)(?!吗)(?:具体|确切|准确)?(?:的)?(?:数字|数据|数值|多少)?',
  '记(?:得)?不(?:太|大)?(?:清|得|住|起|准)(?:楚|来)?了?|想不起来?|忘(?:了|记了?|得|掉)|说不(?:上来?|清|准|好|出来?|太?清|了太准)(?:楚)?|印象(?:不深|模糊)|模糊了',
  '没(?:有)?(?:什么)?(?:印象|统计|测过?|量过?|算过?|数过|记录|监控|数据(?!库|分析)|具体数|埋点|关注|留意|注意|记(?!者|号)|概念|底(?=$|[,，。了])|数(?=$|[,，。了])|把握|查过|压测|评估过|对比过|人统计|人测|人算|人知道|做过?(?:统计|测|压测|对比)|专门(?:统计|测|算))(?:过)?',
  '问倒我|考倒我|(?:谁|鬼|天)(?:也|都)?(?:知道|晓得|清楚)(?=$|[,，。啊呀呢])|一问三不知|没(?:个)?准(?:数|儿|信)|没(?:在意|上心|去(?:看|数|算|统计|记))(?:过)?|毫无(?:印象|头绪|概念)|(?:真|完全|一点都?)?不(?:晓得|清楚|知道)|不记得|没谱|心里没',
  '没法(?:说|估|统计|确定|量化|衡量)准?|(?:难|很难|不太?好)(?:说|讲|估|量化|衡量|统计)(?=$|[,，。,!\\s的了吧])|不得而知|无从(?:得知|考证|查)|心里没(?:数|底)|谁知道|鬼知道|天知道|没谱|不详|未知',
  '(?:得|要|需要|还得|要去|得去|需|我去)(?:再)?(?:查|问|翻|看看|确认)(?:一?下|一查|查|问|记录)?(?=$|[,，。!\\s才])|(?:得|要)(?:去)?问(?:一下|问)?[^,，。]{1,8}$',
];

/** Typed in a hurry the apostrophe is missing: "cant say", "id rather not". */
const orHasty = (patterns: readonly string[]): string =>
  patterns.join('|').replace(/'(?=(?:t|s|d|m|ve|ll)\b)/g, "'?");

export const NO_COMMENT = new RegExp(orHasty(REFUSALS), 'iu');
export const NO_IDEA = new RegExp(orHasty(UNKNOWNS), 'iu');
