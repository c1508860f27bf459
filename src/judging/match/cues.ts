/** Words that say how much a skill is wanted. Read in a piece of a sentence; `before`: they stand before the skill. */
interface Cues {
  before: RegExp;
  after: RegExp;
}

const EN_NOT = "(?:not|n't|never|no longer|hardly)";

/** The skill is nice to have. */
export const NICE: Cues = {
  before: new RegExp(
    [
      String.raw`\b(?:ideally|preferably|preference (?:for|to|will be given to)|optionally|perhaps|bonus(?: points?| credit)?(?: for| if| in|:)?|extra (?:points?|credit)|brownie points|plus(?:es)? (?:if|for|points)|nice[- ]to[- ]haves?|good[- ]to[- ]haves?|(?:great|nice|good|better|lovely|wonderful|fantastic|cool|helpful|useful|happy|glad|delighted|pleased|plus|bonus|ideal|advantage|love it|thrilled) (?:if|when|to see)|(?:we|i)(?:'d| would) (?:also |really )?(?:love|like|be (?:happy|glad|delighted|thrilled))|desirable|an? (?:plus|bonus|advantage):|it helps if|helps if|would help if|would please us|(?:glad|happy|pleased|delighted) (?:of|about|with)|would suit us)(?![\w-])`,
      String.raw`最好(?!的)|(?:额外)?加分(?:项|点)?(?:是|有|包括)?[:：]?|优先(?:考虑|录用|条件)?(?:有|具备|熟悉|会|懂|[:：])|更(?:希望|喜欢|欢迎|青睐)|(?:会|将)?更?倾向于?`,
    ].join('|'),
    'gi',
  ),
  after: new RegExp(
    [
      String.raw`\b(?:(?:an?|as|some|big|huge|real|strong|definite|added|extra|great|nice|major|clear|distinct|considerable|welcome|further|additional|small|the|'s|is|are|be|=) (?:plus|bonus|advantage|asset|benefit|blessing|treat|delight|pluses)|pluses|bonus(?: points)?|plus(?=\s*(?:[.!);,]|$))|nice[- ]to[- ]have|good[- ]to[- ]have|great[- ]to[- ]have|(?:pleasant|lovely|handy|useful) to have|preferred(?! over)|preferable|desirable|desired|beneficial|advantageous|helpful|helps?|(?:would|will|may|can|could|might) (?:also |certainly |really |definitely )?(?:help|be (?:pleasant|nice|great|good|lovely|useful|handy|helpful|interesting|cool|wonderful|fantastic|ideal|welcome|appreciated|perfect|beneficial|advantageous))|(?:is|are|also|most|very|always|warmly|especially) (?:welcome|useful|handy|appreciated|valued|interesting)|useful|handy|appreciated|welcome(?=\s*(?:[.;,!)]|$))|optional|valued|(?:even|all the|so much the|much) better|extra (?:points|credit)|brownie points|counts? in your favou?r|(?:in|to) your (?:favou?r|advantage)|stand out|catch(?:es)? our eye|(?:make|makes|made) us (?:happy|smile|very happy)|impress(?:es)? us|sets? you apart|icing on the cake|cherry on (?:the )?top|wouldn't hurt|doesn't hurt|would not hurt|does not hurt|we (?:will|would) (?:love|like) (?:it|that|to hear))(?![\w-])`,
      String.raw`优先(?:考虑|录用|录取)?|[更尤为]佳|(?:就|会|则|那|将|能)?更(?:好|优|棒|省心|省事|方便|顺手|合适|受欢迎|有优势|完美|理想|匹配)|加分|锦上添花|太(?:好|棒)了?|求之不得`,
      String.raw`最好(?=[，,。；;)）]|$)|(?:有|是|为|更具?)(?:明显|很大|巨大|一定)?(?:的)?(?:优势|亮点|惊喜)|不强求|(?:也)?(?:非常|很|十分)?欢迎`,
    ].join('|'),
    'gi',
  ),
};

/** The skill is not asked for, or belongs to the past, to others, to customers. */
export const NOT_ASKED: Cues = {
  before: new RegExp(
    [
      String.raw`\bno (?:(?:real|particular|specific|such|actual) )?(?:need|requirement|obligation|necessity|expectation|prior|previous|knowledge|experience|background|reason|plans?|programming|coding|scripting|usage|use of|trace of)\b`,
      String.raw`(?:\b${EN_NOT}|n't)(?! (?:mind|hesitate|fear|wait|be afraid|be shy|be scared|afraid|shy|scared|stop|resist|help|only|just|merely|simply)\b)(?: \w+){0,2}? (?:need|have to|has to|require|expect|use|using|want|look(?:ing)? for|ask(?:ing)?(?: for| you)?|care|mind (?:if|whether)|touch|touching|write|writing|run|running|insist|hire|hiring|interested in|work(?:ing)? with|maintain|do|doing|offer|be using|deploy|rely|depend|worry about|worried about|bother|matter if|matter whether)\b`,
      String.raw`\b(?:needn't|need not)\b`,
      String.raw`\b(?:instead of|rather than|as opposed to|in place of|away from|got rid of|getting rid of|goodbye to|farewell to|moved? off|moving off|off of|phas(?:e|ed|ing) out|switch(?:ed|ing)? off|shut(?:ting)? down|turn(?:ed|ing)? off|mov(?:ed|ing) on from|said goodbye to|left behind|wav(?:ed|ing) goodbye to|sunset(?:ting)?|retir(?:e|ed|ing)|ditch(?:ed|ing)|dropp(?:ed|ing)|abandon(?:ed|ing)|deprecat(?:ed|ing)|replac(?:e|es|ed|ing)|switch(?:ed|ing)? (?:over )?from|mov(?:e|ed|ing) (?:\w+ ){0,4}?from|migrat(?:e|ed|ing|ion) (?:\w+ ){0,5}?(?:from|off)|rewrit(?:e|ing|ten) (?:\w+ ){0,4}?from|port(?:ed|ing)? (?:\w+ ){0,4}?from|transition(?:ed|ing)? (?:\w+ ){0,4}?from|convert(?:ed|ing)? (?:\w+ ){0,4}?from)\b`,
      String.raw`\b(?:teach|train) you\b`,
      String.raw`\byou(?:'ll| will) (?:\w+ )?(?:learn|pick up|be taught|get to know|be trained)\b`,
      String.raw`\b(?:used to|previously|formerly|historically|originally|in the past|back then|once upon a time|started (?:out |life )?(?:as|in|on|with)|began (?:life )?(?:as|in|on|with))\b`,
      String.raw`\b(?:our|the|an?) (?:old|older|previous|former|first|original|outgoing|abandoned|retired|defunct)\b(?! versions?)`,
      String.raw`\b(?:another|other|different|separate|sister|neighbou?ring) (?:\w+ )?(?:teams?|groups?|squads?|departments?|offices?|colleagues)\b`,
      String.raw`\b(?:customers?|clients?|users?|competitors?|partners?|suppliers?|people) (?:\w+ )?(?:use|run|rely|write|work in|work with|export|keep|still|who use|using|running)\b`,
      String.raw`\bforget(?: about)?\b`,
      String.raw`\bleave\b(?=.{1,30}\balone\b)`,
      String.raw`\bafter (?:[\w-]+ ){0,3}(?:years?|decades?|months) (?:of|on|with)\b`,
      String.raw`\bwe(?:'ve|’ve| have)? (?:left|quit|outgrew|outgrown)\b`,
      String.raw`\bused by\b`,
      String.raw`\b(?:our|the) (?:[\w-]+ )?(?:designers?|analysts?|scientists?|colleagues|admins?|sysadmins?|testers?|front-?enders?|back-?enders?|accountants?|marketers?|vendors?|agency|contractors?|freelancers?|ops people|platform team|frontend team|backend team|mobile team|data team|it team|hq) (?:\w+ )?(?:write|writes|use|uses|handles?|own|owns|do|does|runs?|builds?|maintains?|looks? after|takes? care|prefers?)\b`,
      String.raw`\b(?:nobody|no one|none of us|no-one)\b`,
      '(?:并?不|无|毋|没|别|勿)(?:再)?(?:要求|需要?|须|必|用|强求|限|考察?|考核|看重|在乎|在意|关心|写|碰|做|招|接触|涉及|使用|采用|考虑|指望|期待|期望|依赖|接受|招收|办理|涉足|维护)',
      '(?<!不)不(?:会|懂|了解|熟悉|是|知道)(?=.{0,30}?(?:没关系|无所谓|不要紧|也行|也可以|也没事|没问题|不影响))',
      '没(?:有)?(?:任何)?人(?:在|会|再)?(?:写|用|做|碰|懂|会)',
      '没(?:有)?(?:用过|做过|写过|接触过|学过)',
      '(?:已经?|正在?|逐步|全面|彻底|早已|计划)?(?:告别|弃用|抛弃|放弃|摆脱|淘汰|下线|替换掉?|取代|代替|替代|去掉|移除)了?',
      '而(?:不是|非)',
      '(?:以前|之前|过去|早期|早年|最初|原来|原先|曾经?|当年|历史上|前几年|起初)(?!.{0,4}经验)(?=.{0,6}(?:用|是|写|基于|跑|采用|做|靠|开发))',
      '(?:老|旧|原有|上一代|上一版|历史)的?(?:[\u4e00-\u9fff]{1,5}?)(?:是|用|基于|还是|采用|跑)',
      '(?:其他|其它|别的|另一个?|另外一?个?|兄弟|隔壁|外部)(?:组|团队|部门|小组|同事)',
      '(?:客户|用户|甲方|竞品|同行|合作方|供应商)(?:们)?(?:都|多|大多|一般|普遍|仍|还|会|自己)?(?:在用|使用|用|跑|习惯)',
      '(?:从|由|把|将)(?=.{1,24}?(?:迁|切|转|换|改|重写|升级|过渡|搬|替换)(?:移|换|到|成|为|至|向|写)?)',
    ].join('|'),
    'gi',
  ),
  after: new RegExp(
    [
      String.raw`(?:\bnot|n't)(?: \w+){0,2}? (?:required|needed|necessary|essential|mandatory|expected|must|important|relevant|used|in use|part of (?:this|the|your|our)|something we|what we|our thing|for us|involved|part of|needed here|on the list|a requirement|a condition|compulsory|deal[- ]?breaker|come into|matter(?! which| whether| if)|count|apply)\b`,
      String.raw`\bnot(?= (?:here|us)\b)`,
      // "Bash is assumed, Perl isn't."
      String.raw`(?:\b(?:is|are) not|n't)(?=\s*(?:[.,;!]|$))`,
      String.raw`\b(?:unnecessary|irrelevant|need not apply|plays? no (?:role|part)|no longer (?:used|needed|required|in use|part|maintained|relevant|there|exists?))\b`,
      String.raw`(?<!\b(?:until|till|before|when|once) (?:it|they|these|those) )\b(?:is|are|was|were|being|been|has been|have been) (?:\w+ )?(?:gone|dead|history|binned|scrapped|tried and \w+|deprecated|retired|phased out|replaced|switched off|sunset|removed|decommissioned|abandoned|on (?:its|their) way out|a thing of the past|behind us)\b`,
      String.raw`\b(?:can|could|will|may) be (?:learn(?:ed|t)|picked up|taught|acquired|trained)\b`,
      String.raw`\b(?:you(?:'ll| will| can|'d)?|it can be|that can be) (?:\w+ )?(?:learn|pick)(?:ed)?(?: \w+){0,3} (?:on the job|here|with us|from us|later|as you go|along the way|in your first|once you)\b`,
      String.raw`\b(?:handled|owned|covered|run|managed|looked after|taken care of|done|maintained|operated) by (?:another|a different|a separate|our|the|someone|somebody|colleagues|others|a (?:sister|partner|central))\b`,
      String.raw`\b(?:is|are) (?:\w+ )?used (?:\w+ )?by (?:our|the|other|another|a few|some|one)\b`,
      String.raw`\bout of (?:the|our) (?:door|house|code|codebase|stack|picture|scope)\b`,
      String.raw`\b(?:is|are) (?:\w+['’]s|somebody|someone) (?:job|task|business|turf|department|baby)\b`,
      String.raw`\b(?:somebody|someone) else's\b`,
      String.raw`\b(?:belongs? to|sits? with|lives? with|stays? with|is up to|are up to|in the hands of|falls? to|(?:is|are) with) (?:\w+ )?(?:another|other|a different|a separate|our|the|someone|somebody|colleagues|others)\b`,
      String.raw`\b(?:takes?|took|looks?) (?:care of|after) (?:it|that|this|them|those)\b`,
      String.raw`\b(?:can wait|left behind|in (?:good|safe|other|capable) hands)\b`,
      String.raw`\bneither (?:needed|required|necessary|expected)\b`,
      '(?:经验|基础|能力|知识|背景)?(?:并|都|也|则|就|完全|其实)?(?:不是|非)(?:必[须需要]|硬性|强制|刚需|重点|前提)',
      '(?:都|也|则|就|均|一律|这边|我们|其实|完全)?(?:不作|不做|不|无|没有)(?:硬性|强制|特别|具体|任何)?(?:要求|需要|必要|强求|考察|限制?)(?!不)',
      '(?:也|都|那|就|完全)?(?:没关系|无所谓|不要紧|不重要|没事|无妨|不打紧|不影响|用不到|用不上|用不着|没(?:有)?(?:在)?用|没人用|不涉及|不会用|不用了?(?=[，,。；;]|$)|不再使用|不再用)',
      '(?:入职后?|来了|进来|以后|后续|之后|到岗)(?:再|后|可以|慢慢|边做边)*(?:学|培训|上手|补)',
      '(?:可以|能)(?:边做边|慢慢|现|后)学',
      '不用(?:你|您)?(?:管|操心|理会|碰)',
      '(?:不用|不必|无需|不需要|不要求)(?:会|懂|学|掌握|了解|精通)(?=[，,。；;!！]|$)',
      '会不会(?:用)?(?:也|都)?(?:行|可以|没关系|无所谓|不影响)',
      '请(?:投|看|移步|去|选)(?:另|其他|其它|别|隔壁)',
      '(?:会有人|有人|有同事|我们会?|老员工)(?:来)?(?:带|教)',
      '(?:已经?|正在?|早就?|逐步|即将|年底)?(?:下线|废弃|淘汰|弃用|退役|停用|下掉|停掉|砍掉|换掉|扔掉|去掉|不维护)了?',
      '(?:有|归|让)(?:专门|专职|专人|其他|别)的?[^，。；,;]{0,6}?(?:维护|负责|管|处理|做|搞)',
      '(?:由|交给|归)(?!你|您|候选人|该岗位|本岗位|团队一起)[^，。；,;]{1,12}?(?:负责|维护|管|处理|做|搞定|承担)',
    ].join('|'),
    'gi',
  ),
};

/** Immediately before a skill: "no PHP", "not Java but". */
export const NOT_BEFORE =
  /(?:\b(?:no(?: more)?|zero|not(?: an?| in| with| using| about)?|without(?: \w+){0,2}|never|except(?: for)?|minus)\s|非|(?<![及绕离免])不(?:是|做|写|用|碰|搞|学|上))\s*$/i;
/** What is left for something else. */
export const MIGRATION =
  /migrat|after|mov|switch|replac|rewrit|port|transition|convert|away|retir|phas|ditch|drop|instead|rather|迁|替|取代|从|由|把|将|弃|告别|放弃/i;
/** Where a migration's target begins: what stands behind it is wanted. */
export const TARGET =
  /\b(?:to|towards?|into|onto|with|by|in favou?r of|now|today|but|so)\b|(?:迁移?|切换?|转换?|换|重写)(?:到|成|为|至|向)?|(?:改|过渡|升级|搬|替换)(?:写|换)?(?:到|成|为|至|向)|现在|如今|目前|但|而是/gi;
/** Where the talk of what is not asked for ends. */
export const TURN = /\b(?:now|today|but|so|we use|only)\b|现在|如今|目前|但|而是|只用|只要/gi;
/** A clause of its own, hence no item of a list. */
export const FINITE =
  /\b(?:you|we|they|it|he|she|who|that|there|i)(?:'(?:ll|re|ve|d|s))?\b|\b(?:is|are|was|were|will|would|can|should|must|need|needs|has|have|use|uses|know|knows|run|runs|expect|want|require|requires|work|build|writes?|matters?)\b/i;
/** A contrast: what was said before does not hold behind it. */
export const CONTRAST =
  /^(?:but|however|whereas|while|although|though|yet|only|just|instead|但是?|不过|而|只是|只要|只需|重点是)/i;
/** A strong wish. */
export const STRONG =
  /\b(?:must(?:-have)?|required|essential|mandatory|need(?:ed)?|strong|solid|expert|fluent)\b|必须|必备|要求|精通|熟练|扎实/i;
/** A condition, with its consequence behind it ("如果…那就更好"). */
export const CONDITION =
  /^(?:and |also )*(?:if|having|should you|when you|any|in case)\b|^(?:另外|此外|同时|而且|并且)?(?:如果|如(?:有|能|你|您|还|曾|熟悉|会|用过|对|具备|懂)|若|要是|假如|倘若|对)/i;
/** The consequence of a condition: what it names is nice to have. */
export const EVEN_BETTER =
  /^(?:then |that(?:'s| is| would be|'d be)? |it(?:'s| is) |it |so much |all |we(?:'d| would) be )*(?:even better|the better|better|great|perfect|wonderful|lovely|a plus|a bonus|bonus|helps?|fantastic|delighted|happy|ideal|please (?:say|tell|mention)|tell us|say so|let us know|mention it)/i;
