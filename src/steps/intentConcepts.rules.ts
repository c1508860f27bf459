import { OBJECTS } from './intentObjects.rules';

/** English words and Chinese characters of one idea. English ones stand as whole words. */
export interface Words {
  en: string;
  zh: string;
}

/** What people do with a resume, and how they speak about it. English verbs in every form. */
const ACTIONS = {
  make: {
    en:
      verbs('create make build write draft start begin generate prepare compose produce assemble craft') +
      '|put\\b.{0,12}\\btogether|set (?:me )?up|knock (?:up|together|out)|whip up|walk me through|come up with|fill (?:in|out)|cook up|give me|type up',
    zh: '写|做|建|起草|生成|弄|搞|整|出|撰写|准备|攒|填|凑|搭|拼|码一|来一?[份个版]|起个头|create|build|make|new',
  },
  /** A wish without a verb for the work. */
  want: {
    en: verbs('need want get do') + "|have to have|i'd like|would like|would love|looking for",
    zh: '需要|要一|想要|要个|缺|来一?[份个版]|求',
  },
  one: {
    en: 'one|something',
    zh: '一[份个]',
  },
  improve: {
    en:
      verbs(
        'polish improve enhance rewrite re-write reword rephrase paraphrase shorten trim condense refine revise fix correct proofread edit strengthen sharpen expand translate vary simplify tweak replace swap merge split reorder rework redo remove delete drop lose cut shrink compress elaborate unify standardise standardize reformat restructure reorganise reorganize wordsmith modernise modernize',
      ) +
      '|(?:tighten|clean|smooth|touch|spruce|spice|jazz|punch|beef|tone|water|dumb|break|tidy|liven|brush|dress|bulk|pare|strip)(?:s|ed|ing)?(?: \\w+){0,3} (?:up|down|out)|tighten|smooth|tidy|get rid of|work on|make over|(?:find|use|pick|suggest|need|get|give)(?: me)? (?:an? |some )?(?:better|stronger|different|other|shorter|fewer|active|something better)|use (?:an?|the|more|fewer|less|active|past|strong\\w*)|vary|(?<!(?:last|that|the|your|any|no|recent|this|latest) )chang(?:e|es|ed|ing)|flesh out|iron out|take out|put (?:it |this |that |\\w+ ){0,4}(?:into|in) (?:english|chinese|past tense|plain)',
    zh: '润色|润|精简|精炼|简化|优化|改进|改善|改|修饰|换|替|调整|调|扩写|扩|缩|压|翻译|翻成|译|打磨|完善|合|重写|重新(?:写|组织|措辞|表述)|美化|修|纠正|顺一|理一|理顺|捋|斟酌|提炼|抠|删|去掉|拆|统一|归归?类|强化|弱化|倒序|排(?:一下|列|$)|写(?:得|成|具体|实|短|专业|好|细|透)|polish|rephrase|rewrite|落到|收一收|砍',
  },
  fit: {
    en:
      verbs(
        'tailor customise customize personalise personalize adapt adjust align target match fit suit gear tune aim optimise optimize bend shape',
      ) +
      '|line up|hit the keywords|speaks? to|geared|matches|fits|targets|suits|variant|accordingly|mirror|echo',
    zh: '针对|按照?|照着?|根据|依据|对照|结合|参照|贴[合近]?|匹配|靠|对准|冲着|围绕|适配|对应|定制|定向|量身|对口|迎合|契合|对齐|对着|符合|tailor|match|fit|往[^,。]{1,10}上',
  },
  tailored: {
    en: verbs('tailor customise customize personalise personalize'),
    zh: '定制(?:一?[版份]|化|简历|版)|量身|定向|tailor|customi[sz]e',
  },
  stress: {
    en:
      verbs('emphasise emphasize highlight stress feature foreground prioritise prioritize focus') +
      '|play up|(?:more )?(?:weight|emphasis|focus) on|bring out|(?:bring|move|push|put|shift|pull)\\b.{1,40}\\b(?:to the (?:top|front)|up(?: top| front)?|first|forward|down|back)|shift|lean into|work (?:them|it|those|these|\\w+ \\w+) in',
    zh: '突出|侧重|强调|重点|往(?:前|后)[放挪提移排]?|提(?:到|前)|前面去|放(?:到)?前|多写|靠前|挪|凸显|往[^,。]{0,4}上(?:面)?写',
  },
  judge: {
    en:
      verbs(
        'review score rate grade evaluate assess critique criticise criticize judge audit inspect roast analyse analyze diagnose',
      ) +
      '|feedback|opinions?|thoughts?|comments?|verdict|assessment|evaluation|impressions?|sanity[- ]check|once[- ]over|check(?:ing|s)?|look (?:it |this |them )?over|go over|proof|nitpick|(?:rip|tear|pick|take)\\b.{0,20}\\bapart|pull no punches|poke holes|grading|rating|tell me (?:honestly|what you think|whether|if)|what (?:do|would|did) (?:you|they|\\w+ \\w+) think|remarks|second pair of eyes|honest(?:ly)?|brutal(?:ly)?|critic(?:al)?|candid|good enough to|be (?:mean|harsh|tough|ruthless|merciless|strict|hard)',
    zh: '(?<!自我)评(?!审[团会])|打(?:个|一下|几|多少)?分|评估|点评|诊断|体检|意见|看法|反馈|把把?(?:关|脉)|审(?:阅|一|查|核|视)|检查|check|review|feedback|掌掌?眼|看看|瞅|瞧|看(?:一下|下|一看|一眼)|过一(?:遍|眼|下)|过目|印象|吐槽|喷|怎么看|会诊|找找|roast',
  },
  tell: {
    en: 'tell me|let me know|point(?:ing)? out|spot|list|show me|find(?: me)?|flag|name|identify|hunt|see',
    zh: '指出|挑|找|说说|告诉我|列出|指点|点出|看看|哪',
  },
  look: {
    en:
      verbs('look check read scan examine inspect') +
      '|take a look|have a look|go through|go over|glance|skim|look through|run (?:a check|it|this)',
    zh: '看|读|瞅|瞧|过一遍|扫|瞄',
  },
  distil: {
    en:
      verbs(
        'extract mine harvest summarise summarize distil distill document describe scrape convert transform derive',
      ) +
      '|write\\b.{0,12}\\bup|write[- ]?up|turn\\b.{0,40}\\binto|figure out|work out|pull\\b.{0,30}\\b(?:out of|from)|look (?:at|through)|go through|read(?: through)?|scan|list|analy[sz]e|make\\b.{0,40}\\b(?:of|from) (?:it|this|that|them|these)|pick|write it down|get\\b.{0,20}\\bfrom|take|use|inspect|check|dig|crawl|boil|inventory',
    zh: '提取|总结|统计|罗列|整理|写成|写进|写到|生成|分析|梳理|归纳|提炼|汇总|扒|扫|读|看|变成|转成|整成|做成|写|挖|概括|extract|放[到进]|加[到进]',
  },
  extract: {
    en: verbs('extract') + '|mine|harvest',
    zh: '提取(?!词|色)|extract',
  },
  include: {
    en: '(?:put|add|get|include|place|list|want|like|have)\\b.{0,40}\\b(?:on|to|into|in|for)|add',
    zh: '(?:写|加|放|整理|总结|弄|搞)(?:进|到|入)|写简历|加到|放简历',
  },
  takeIn: {
    en:
      verbs('import upload ingest load parse open attach feed paste') +
      "|bring\\b.{0,30}\\bin|pull\\b.{0,40}\\b(?:in|from)|(?:read|pull|bring|take|load|drop)(?: (?:it|this|that|them|\\w+ \\w+))? in|read|give you|send you|hand you|show you|drop\\b.{0,20}\\bin|here(?: is|'s| are| you go| it is)|start(?:ing)? (?:point|from|with)|go from there|work from|base\\b.{0,20}\\bon|based on|build on|use|take|grab|reuse|pick up from",
    zh: '导入|上传|载入|读[进入取]|读一|读|解析|识别|加载|录入|传[上进给]|传|导[进入]|拿[去来]|发你|给你|丢给|喂给?|粘|贴过来|打开|import|load|upload|parse|用(?:我|以前|那|现|旧|已)|基于|当(?:底稿|底子|基础)|接着用|拿(?:我|旧|以前)|从(?:领英|linkedin|pdf|word)[^,。]{0,6}导|导一份过来',
  },
  takeInOutright: {
    en:
      verbs('import upload ingest load parse') +
      '|(?:take|carry|bring)\\b.{0,30}\\bover|(?:read|pull|bring|take)\\b.{0,40}\\bin',
    zh: '导入(?!导出)|上传|载入|读[进入取]|解析|加载|录入|传上来|导[进]来|import|load|upload|parse',
  },
  giveOut: {
    en:
      verbs(
        'export save download print produce output render convert generate send email deliver store compile',
      ) +
      '|spit out|hand me|ship me|give me|get|give|need|want|have|drop|turn\\b.{0,40}\\binto|make|write|create|put\\b.{0,20}\\b(?:into|as|in)|as an?|version|copy|file|plain|now|please|ready',
    zh: '导出|导成|导(?:一份|个|吧|$)|存|保存|打印|打出来|下载|输出|转|发我|给我|来[一个]?|出一?[份个]|弄|搞|整|生成|做成|要|版|export|save|print',
  },
  exportOutright: {
    en: verbs('print') + '|(?<!linkedin )export(?:s|ed|ing)?|download(?:ed|ing)?',
    zh: '导出|打印|下载(?!量|次数)|export|导吧$|^导$|导(?:一份|个)(?![^,。]{0,8}[过进]来)',
  },
  practise: {
    en:
      verbs('practice practise rehearse drill train simulate prep prepare role-play roleplay') +
      '|warm (?:me )?up|get (?:me )?ready|dry run|mock|run through|brush up',
    zh: '(?<![熟教老])练|模拟|准备|演练|陪练|刷|走一遍|过一[下遍]|热身|实战|预演|彩排|备战|突击',
  },
  quiz: {
    en: '(?:quiz|grill|drill|interview|examine|cross-examine|question|interrogate|challenge) (?:me|us)|(?:be|get) (?:quizzed|grilled|drilled|interviewed|tested)|test (?:me|my)|ask me|(?:throw|hit|fire|shoot|toss|give|send|hand)\\b.{0,40}\\b(?:questions?|problems?|curveballs?|scenarios?|brain ?teasers?)|fire away|ask away|more questions (?:about|on)|(?:another|next) round of',
    zh: '考考?(?:一下|下|一考)?我|考我|抽(?:查|问|几|道)|拷[问打]|追问|深挖|问[^,。]{0,3}(?:难|深|细|刁)|刁难|你(?:来)?问我?(?:来)?答|问问我|问我|问点|问几个|面(?:试|一面|一下|下)?我|盘问|提问我|测试?(?:一下|下)?我|(?:出|来|练|抽|做|刷|整)[几一两三四五十\\d点套]*[道个套]?[^,。]{0,14}(?<![问主标话课])题|刷[^,。]{0,8}题|(?<!指)出[^,。]{0,10}(?<![问主标话课])题',
  },
  play: {
    en: "pretend|act (?:as|like)|play (?:the|an?|my)|role-?play|be (?:the|my|an?) (?:tough |strict )?(?:\\w+ )?(?:interviewer|manager|recruiter)|you(?:'re| are) (?:the|my|an?) (?:interviewer|hiring manager|recruiter)|imagine (?:you|i)|like you were|as if you were|like (?:the|an?) (?:interviewer|hiring manager|recruiter)",
    zh: '假装|假设你|扮演?|你(?:来)?(?:当|做|是)(?:我的|一[个回次])?|当(?:一[回次个]|考官|面试官)|装作|模仿|角色扮演|假如你是',
  },
  gather: {
    en: '(?:have|let|ask|get|bring|gather|invite|hear|call|convene|put|want|like|set up|assemble|round up|pull|launch|open|start)',
    zh: '让|请|叫|找|拉|喊|召集|组织|邀请|听听?|看看|想看|开[个一场]|集合|安排|分别|各自|一起|同时|轮流',
  },
  discuss: {
    en:
      verbs('discuss debate argue comment weigh chime talk fight') +
      '|say|think|discussion|debate|opinions?|views?|takes?|each|together|review|feedback|one after another|look|perspectives?|go over|apart',
    zh: '讨论|辩|聊|谈|说|评|看法|意见|反馈|会诊|发言|吵|商量|怎么看|怎么评|喷|看|建议|交锋|掰扯|碰一?碰',
  },
  takeBack: {
    en: 'undo|undone|undoing|(?:roll|rolled|rolling)\\b.{0,24}\\bback|rollback|revert(?:ed|ing)?|reverse|unto|ctrl[ +-]?z|cmd[ +-]?z|take (?:that|it|this)?\\s?back|go back|going back|back the way|step back|(?:change|put|bring|get|switch|turn|set|give|want|restore)\\b.{0,40}\\bback(?: in)?|restore|previous version|as it was(?: before)?|how it was|(?:was|liked\\b.{0,30}) better before|back to (?:how|what|the)',
    zh: '撤销|撤回|撤掉|撤了|(?:要|拿|找)回|回上一|撤一下|撤$|回退|回滚|还原|恢复(?!力)|退回|倒回|改回|变回|换回|回到(?:上|之前|刚|修改前|原)|返回(?:上|之前|原)|后悔|(?:刚才|刚刚|刚|上一步|上次|上一?个)[^,。]{0,8}(?:不要|不算|取消|作废|去掉)|取消(?:刚|上)|undo|revert|ctrl ?z',
  },
  ofBefore: {
    en: 'last|latest|previous|old|earlier|that|just|before|back|edit|change[ds]?|changes|original|step|used to|everything since|again|was|had|mistake|messed',
    zh: '刚|上一|上次|上个|之前|原来|原样|那步|一步|旧|改[错坏]|前面|改动|修改|那版|版本|回去',
  },
  endOutright: {
    en: "do(?:n't| not) (?:feel like|want to) (?:doing|do|continue|answer|go on|keep)|call it (?:a day|quits|a night)|wrap (?:it |this |things )up|(?:got to|gotta) (?:go|run|leave)|stop asking|enough questions|i(?:'m| am) out",
    zh: '退出(?!率)|收工|打住|到此为止|不想(?:继续|弄|写|聊|答|做|搞)了?|别问了|今天(?:先|就)到|先到这',
  },
  end: {
    en: "(?:stop|quit|exit|cancel|abort|halt|pause|terminate)|that's (?:it|all|enough)|that(?:'ll| will) do|that is (?:enough|all)|enough|i(?:'m| am) (?:done|out|off|leaving)|(?:got to|gotta|have to|need to) (?:go|run|leave)|leave it (?:here|there|at that)|see (?:you|ya)|bye|call it (?:a day|quits|a night)|wrap (?:it |this |things )?up|hold on|never ?mind|forget it|give up|take a break|no more|continue (?:tomorrow|later|another)|pick (?:this|it) up (?:later|tomorrow)|do(?:n't| not) (?:feel like|want to) (?:doing|do|continue|answer|go on|keep)|close (?:this|it)|shut (?:it |this )?down|stop asking|done for (?:today|now)|finish here|end (?:this|it|here|the (?:chat|session|conversation|run))|later then|break it off|let's (?:end|stop|leave it|pause)",
    zh: '停(?!留|顿)|退出|结束|取消|终止|中止|中断|打住|打断|到此为止|到这[里儿]?|到这|不(?:答|做|写|弄|聊|继续|玩|搞|干|整|问|改)了|不想(?:继续|弄|写|聊|答|做|搞)|够了|算了|再见|拜拜|改天|下次再|收工|歇|明天再|今天就|关掉|关了|别问了|不要再问|先这样|别弄了|休息',
  },
} satisfies Record<string, Words>;

/** How something is spoken about. */
const WAYS = {
  quality: {
    en: '(?:more|less) (?!than|questions?|time)\\w+|stronger|shorter|longer|better|clearer|punchier|crisper|tighter|snapp(?:y|ier)|nicer|cleaner|simpler|smoother|bolder|friendlier|concise|professional|impressive|impactful|readable|formal|human|natural|half|one line|two (?:lines|sentences)|pop|active voice|past tense|star (?:format|structure)|something better|sound (?:like|more|less)|like a (?:person|human|pro)|consistent|quantif\\w+|(?:start|begin) with|to (?:\\w+ )?\\w+ (?:lines?|sentences?|words)|[a-z]{3,}ier|into (?:bullets|two|three)|less|flow',
    zh: '(?:更|再)[^,。]{0,8}(?:一?点|一?些|了|[短长强细实准顺紧])?|[\\p{Script=Han}a-z]{1,6} ?(?:一点儿?|一些|点儿?)$|专业|具体|有力|简洁|通顺|高级|地道|书面|正式|量化|出彩|亮眼|分量|动词开头|高大上|通俗|人话|一行|两行|一句',
  },
  complaint: {
    en: "boring|bland|dull|dry|flat|weak|wordy|clumsy|clunky|awkward|vague|generic|stiff|repetitive|repeated|messy|unclear|too (?!late|early|many (?:resumes|people)|much for|tired|hard)\\w+|(?:sounds?|reads?|feels?|looks?) (?:a (?:bit|little) |kind of |kinda |so |very |really |too |like )?(?!good|great|fine|right|me)\\w+|robotic|robot|childish|cheesy|cringe|salesy|long-winded|poor(?:ly)?|badly|bad|ugly|buzzwords?|meh|off|sloppy|dense|wall of text|mouthful|rambl\\w+|drags? on|all over the place|inconsistent|fluff\\w*|filler|jargon|typos?|passive|needs? (?:work|help|love|polish\\w*|an? \\w+ \\w+)|shows? up everywhere|a mess|don't like|not a fan of|hate|wordiness|overused?|way too|so passive|verbose",
    zh: '干巴巴|平淡|啰嗦|罗嗦|重复|不顺|别扭|拗口|空洞|空泛|笼统|生硬|口语|太[^,。了棒好]{1,4}|有点[^,。]{1,4}|乱|单调|没亮点|不够|翻译腔|流水账|套话|废话|小学生|不清不楚|怪怪的|平平|水(?:了|得)|官腔|模板(?:味|化)|ai味|ai 味|太虚|假大空|冗长|写得[^,。]{0,3}(?:差|烂|一般|糙|乱)|大白话|语病|错别字|跑题|散',
  },
  fault: {
    en: 'weak(?:nesses|ness|est)?(?: spots?| points?| parts?)?|red flags?|wrong|missing|flaws?|mistakes?|errors?|inconsistenc\\w+|embarrass\\w+|holes|gaps?|problems?|issues?|typos|suck(?:s|y)?|trash|garbage|terrible|awful|bad|hate|reject(?:ed)?|off|stupid|cringe\\w*|blunders?|deal ?breakers?|complain\\w*|dislike|turn[- ]?offs?|worst|fall(?:s)? short|need(?:s)? (?:work|improvement)|improve|fix|thin|drawbacks?|shortcomings?|nitpick\\w*|lacking',
    zh: '毛病|刺|问题|不足|缺点|短板|硬伤|漏洞|弱点|雷区|坑|错误|错别字|扣分|拉胯|弱|差(?![别异])|不行|不好|减分|硬伤|破绽|改进|提升|补充|遗漏|漏(?:了|掉|洞)|瑕疵|槽点|致命|冲突|矛盾|欠缺|逻辑',
  },
  verdict: {
    en: "(?:would|will|do|does|could) (?:you|they|he|she|it|i|we|this|anyone|anybody|people|an?|the|any|my|hr|recruiters?|employers?|companies)(?: \\w+){0,6} (?:hire|bin|toss|trash|reject|skip|like|hate|shortlist|interview|call|think|say|notice|pass|laugh|buy|believe|read|get|survive|suck|work|make it|stand|fit|match|look|sound|impress|hold up|cut it|stack up|compare|bother|make sense|come across|stink|convince|fall|need|help)|how (?:good|strong|weak|bad|convincing|solid|competitive|close|far|well|badly|much)|how(?:'s| is| are| does| do| did| would)|any good|good enough|strong enough|stand (?:out|a chance)|chances?|callback|(?:too|so) \\w+|ok(?:ay)?|convincing|competitive|decent|solid|up to (?:scratch|par|standard)|ready|hold up|cut it|impress\\w*|points|score|rank|in good shape|senior enough|enough|match|fit|worth|embarrassing|clear|strong(?:est)?|better|any \\w+|anything|something|what(?:'s| is|s)? (?:wrong|missing|weak|off|bad|the weak\\w*|the worst|lacking)|what would|what do|qualified|experienced enough|cut out for|which (?:part|section|bullet|line|one)|where (?:is|are|does|do|am)|get (?:me|us) (?:past|through|in|rejected|an)|good match|impression|good|fine|strong|weak|look|sound|bad|spot",
    zh: '怎么样|咋样|咋|如何|差多|多远|差距|还差|行不行|行吗|可以吗|好不好|好吗|够不够|够吗|够|合适|印象|竞争力|完成度|靠谱|能过|过(?:关|初筛)|优秀|说服力|吸引|出彩|清楚吗|专业吗|喜欢|看得上|水平|拿得出手|能打|有戏|没戏|机会|胜算|秒拒|被刷|刷掉|筛掉|被筛|会不会|几分|多少分|什么档次|合格|过不过|会怎么(?:想|看|评)|怎么想|怎么看|有什么想法|哪里|哪块|哪些|哪儿|哪条|哪部分|有没有|有啥|啥水平|什么(?:问题|毛病|感觉)|像样|匹配|写得好|能看|太[^,。]{1,3}了?吗|要我吗|约面|约我|约不约',
  },
  old: {
    en: "existing|old|previous|current|already|last year'?s?|finished|written|i (?:have|wrote|had|made|used)|i've (?:got|written|had)|got (?:a|my) (?:cv|resume)|ready-made|lying around|from (?:20\\d\\d|last year|before|linkedin)|linkedin|of mine|up to date",
    zh: '已有|现成|旧|以前|之前|老简历|早写好|写好|我有|我这有|有一?份|有份|手头有|手里有|手上有|原来|原有|去年|领英|linkedin|old|existing|已经有',
  },
  fresh: {
    en: 'new|brand[- ]new|from (?:scratch|zero|nothing|the ground up)|blank(?: page| slate)?|first|another|second|separate|additional|extra|fresh(?: start)?|start(?:ing)? (?:over|from (?:zero|nothing|scratch|blank))|from a blank|step by step|zero|all over|empty|square one|(?:completely|totally|entirely) (?:different|new)',
    zh: '新(?!增|浪|闻|人)|从头|从零|重头|空白|第一[份次]|另[外一]|再(?:建|做|写|弄|来|单独|搞)[^,。]{0,4}[一份个]|单独|全新|重新(?:写|来|做|建|弄)一|重新来|白纸|从0|从无到有|一项项|一步步|scratch|new',
  },
  lack: {
    en: "(?:never|haven't|have not) (?:had to |really |ever )?(?:writ\\w+|had|made|got|done|needed|put together)|(?:don't|do not|didn't) (?:even )?(?:have|own)(?: (?:a|one|any))?|have no|have nothing|with(?:out)? (?:a |any )?(?:cv|resume)|no (?:cv|resume|resumes)|nothing(?: to (?:import|upload))?(?: so far| yet)?|no file|zero resume|there is nothing|got nothing|zero so far",
    zh: '(?:(?<!有)没有?|无|还没)(?:写过|有|做过|弄过|搞过)?(?:简历|cv|resume)|(?:简历|cv|resume)[^,。]{0,6}(?:没写|(?<!有)没有|一个字都没|没弄|没做|不会写|丢了|没了|空白)|没写过|(?:压根|根本|完全|还|啥都|都)没有(?=$|,)|没做过简历|啥都没有|什么都没有|不会写|不知道(?:怎么|从哪)写|从何',
  },
  jobHunt: {
    en: '(?:looking|hunting|searching|going|applying|apply) (?:for|to|at)|job hunt\\w*|(?:want|find|get|after|into) (?:an? )?(?:\\w+ ){0,3}(?:job|role|position|internship|work)|laid off|unemployed|graduat\\w*|switching (?:careers?|from|to)|career change\\w*|to recruiters|send (?:out|around)|internship|for (?:\\w+ ){1,3}(?:jobs?|roles?|gigs?|positions?)',
    zh: '找[^,。]{0,14}(?:工作|岗位?|实习|职位)|投(?!递邮箱)|求职|秋招|春招|校招|社招|应届|毕业|转行|被裁|跳槽|实习|应聘|申请',
  },
  own: {
    en: 'my|mine|me|this|it|these|that|here|(?:do|am|would|can|could|will|should) i|i',
    zh: '我|这|它|咱',
  },
  ownResume: {
    en: '(?:my|this|the|existing|current|our) (?:\\w+ )?(?:resume|cv)',
    zh: '(?:我的|我这|这份|这个|我这份|把)(?:简历|cv|resume|履历)',
  },
  it: {
    en: 'it|this|that|them|these|those|everything|all|the (?:whole thing|lot|text|rest)|stuff|thing|something|one',
    zh: '它|这个|这些|全部|全文|整[个体份]|内容|这样|那个|都',
  },
  edited: {
    en: 'without (?:chang|edit|touch)\\w+|no (?:edits|changes|rewriting|rewrites)|hands off|leave the (?:text|words)',
    zh: '别(?:动|改)|不(?:用|要)(?:动|改)|先别改|一个字都',
  },
} satisfies Record<string, Words>;

const ALL = { ...OBJECTS, ...ACTIONS, ...WAYS };
export type Concept = keyof typeof ALL;

const PATTERNS = Object.entries(ALL).map(
  ([name, { en, zh }]) => [name as Concept, new RegExp(`(?<![\\w'])(?:${en})(?![\\w])|${zh}`, 'u')] as const,
);

/** The ideas that a text of normalised words names. */
export function conceptsIn(text: string): Set<Concept> {
  return new Set(PATTERNS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])));
}

/** English verbs with their regular endings: "trim" → trim, trims, trimmed, trimming. */
function verbs(list: string): string {
  return list
    .split(' ')
    .map((verb) =>
      verb.endsWith('e')
        ? `${verb.slice(0, -1)}(?:e|es|ed|ing)`
        : `${verb}(?:${verb.at(-1) ?? ''}?(?:ed|ing)|e?s)?`,
    )
    .join('|');
}
