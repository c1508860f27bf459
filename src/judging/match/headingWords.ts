/** What a part of an ad is about. `aside`: benefits, company, process; `fact`: one line of place, pay, years. */
export type Section = 'duties' | 'must' | 'nice' | 'aside' | 'fact';

/**
 * What is nice to have: what the words before 优先 or 更好 name ("有Go经验优先", "会C#更好") makes a line an item, so that
 * only words of headings may stand there.
 */
const NICE = new RegExp(
  `^(?:${[
    // 满足以下任意一项者优先, 如果有下列经验更好
    '(?:如果|如|若|最好)?(?:你|您)?(?:还|也|能|再)*(?:有|会|懂|具备|满足|符合|熟悉|了解|掌握)?(?:以下|下列|如下|上述|这些|任意)(?:任意|任一|其中|之一)?(?:[一几]?[项条点个种类])?(?:或多项)?(?:条件|经验|技能|背景|情况|能力|经历|技术|内容)?(?:之一)?(?:者|的人?|同学|候选人)?(?:将|会|可|则|为)?',
    '(?:我们|公司|岗位|职位|技能|专业|录用|面试|其他|其它|额外|同等条件下?|以上|以下|下列)?(?:亮点|条件|技能|能力|项|内容|要求)?(?:将|会|可|为|是)?(?:有则)?',
  ].join('|')})(?:${[
    '优先(?:项|条件|录用|考虑|录取|要求|技能|选项)?|加(?:鸡腿|分)(?:项目?|条件|技能|点|亮点|能力|经历|内容)?(?:是|有|包括)?|附加分|额外加分|锦上添花',
    '非(?:硬性|必须|必要|强制)(?:的)?(?:要求|条件|项|技能)?|非必[须需备](?:项)?|可选(?:项|技能)?|不强求|没有也行|为?加分项?',
    '(?:更佳|更好|更棒|最好|更加分)(?:的(?:是|话|情况|条件)?)?|(?:如果|若)?有了?(?:会|则|就|那)*更好|(?:最好|若|如果|如)(?:你)?(?:还|也|能|再)*(?:有|会|懂|具备)?(?:那?就?更好|更佳|更棒)?',
  ].join('|')})(?:了|哦)?$|^(?:${[
    // 如果你还有以下经历，我们会更感兴趣
    '(?:如果|如|若|要是)(?:你|您)?(?:还|也|能|再)*(?:有|会|懂|具备|满足|符合|熟悉|了解|掌握)(?:以下|下列|如下|上述|这些).{0,24}',
    '(?:你|您)?(?:还|也)?(?:会|有|懂)的话(?!.{0,4}不).{0,10}|(?:软|软性|额外|附加)(?:条件|要求|亮点|技能)(?:有的话.{0,12})?',
  ].join('|')})$`,
);

/** The whole of a Chinese heading, without spaces and punctuation. The first that fits decides. */
export const CHINESE_HEADINGS: readonly [Section, RegExp][] = [
  [
    'aside',
    /^不加.{1,4}$|^(?:我们|你|这里|本岗位|以下)?(?:暂时|目前|并|都)?(?:不(?:需要|要求|涉及|会用到|用|使用|用会|必会|看重|考察|看|在意|在乎|关心|介意|挑|搞|做|碰|招|写|限)|无需|无须|用不到|不作要求|没有要求)(?:你)?(?:的|会|有|掌握|了解|的内容|的技术|什么|哪些)*$/,
  ],
  ['nice', NICE],
  [
    'fact',
    new RegExp(
      [
        String.raw`^(?:工作|办公|上班|驻场)地$|^(?:工作|办公|上班|所在|入职|面试|常驻|公司|驻场)?(?:地点|城市|地址|地区|坐标|base地?)$|^base地?$|^(?:最低)?学历(?:要求)?$`,
        String.raw`^(?:工作|从业|开发|相关)?(?:经验|年限|工作年限|经验年限)(?:要求)?$|^(?:薪资|薪酬|月薪|年薪|薪水|工资)(?:范围|区间|水平)?$`,
        String.raw`^(?:职级|级别|部门|所属部门|汇报对象|汇报关系|招聘人数|人数|工作性质|工作类型|职位类型|岗位类型|行业|发布时间|截止日期|到岗时间|hc)$|^(?:语言|外语|英语|日语)(?:要求|能力|水平)?$`,
        String.raw`^(?:招聘|应聘|招募)?(?:职位|岗位|职务)(?:名称)?$|^招聘$`,
      ].join('|'),
      'i',
    ),
  ],
  [
    'aside',
    new RegExp(
      [
        String.raw`^(?:我们的?|公司|团队|部门|你的?)?(?:薪[酬资水]|福利|待遇|补贴|奖金|薪资待遇|福利待遇|薪酬福利|薪资福利|员工福利|公司福利|福利补贴|薪酬待遇|薪酬与福利)(?:和|与|及|以及)?(?:福利|待遇|发展|亮点)?$`,
        String.raw`^(?:我们|公司|你)(?:将|会|能|可以|可)?(?:为你|给你|给|提供|得到|获得|收获|享有|享受|拥有)(?:的|什么|到什么|些什么)*$`,
        String.raw`^你(?:将|会|能|可以)(?:得到|获得|收获|享有|享受|拥有)(?:的|什么|些什么)*$`,
        String.raw`^(?:我们的?|本)?(?:公司|团队|部门|企业|单位|项目|业务|产品|平台|项目组|小组|工作室){1,3}(?:介绍|简介|概况|背景|文化|情况|优势|亮点|信息|氛围|环境)?$`,
        String.raw`^关于(?:我们|公司|团队|部门|项目|.{1,8}公司)$|^我们是谁$|^我们是(?:做什么|干什么)的$`,
        String.raw`^(?:面试|招聘|应聘|申请|投递|录用|入职|选拔)(?:流程|环节|安排|方式|说明|须知|声明|渠道|邮箱|形式|简历|步骤)*$|^(?:如何|怎么|怎样)(?:投递|申请|应聘|联系|加入|投简历|面试)(?:我们)?$`,
        String.raw`^(?:联系方式|联系我们|联系人|简历投递|流程|其他|其它|其他说明|备注|特别说明|特别提示|补充说明|其他说明|其他事项|其它事项|说明|温馨提示|注意事项|声明|工作时间|上班时间|作息时间?|试用期|办公环境|工作环境|隐私说明|机会平等|平等声明|平等机会|多元与包容)$`,
        String.raw`^为什么(?:加入|选择|来)(?:我们)?$|^加入我们.{0,6}$|^(?:职业|晋升|个人)?(?:发展|成长|晋升)(?:空间|通道|路径|机会)?$`,
      ].join('|'),
    ),
  ],
  [
    'must',
    new RegExp(
      [
        String.raw`^.{0,6}?(?:任职|岗位|职位|应聘|招聘|入职|候选人|人员|人才|技术|技能|能力|专业|基本|基础|硬性|核心|资格|经验|素质|工作|胜任|职责)(?:技能|能力|基本|任职|准入|录用)?(?:要求|资格|条件|标准|画像)(?:如下|包括)?$`,
        String.raw`^(?:基本|硬性|最低|必备|必要|必须)?(?:要求|条件|资格|门槛)(?:如下)?$|^(?:必备|必须|必要|必选|硬性|刚需|必须有|必须会)(?:技能|条件|能力|项|经验|具备)*$`,
        String.raw`^(?:专业|核心|关键|所需)?(?:技能|能力|技术栈|技术选型|技术方案|技术|知识技能)$`,
        String.raw`^(?:我们|团队|项目|主要|当前|现有|目前)?(?:的|使用的|用到的|在用的|所用)?(?:技术栈|技术体系|技术选型|技术架构)(?:是|为|包括|如下)?$`,
        String.raw`^(?:我们|团队)?(?:希望|期望|期待|需要|要求|想要|看重|寻找|在找|在寻找|想找|想找的是|对你的期待|对你的要求|希望看到|更看重|在乎的?|在意的?|关心的?)(?:你|您|的你|的人|的是|什么样的?人|怎样的?你|这样的?你)?(?:是|能|有|会|具备|掌握)?$`,
        String.raw`^(?:希望|期望|期待|需要)?(?:你|您)(?:需要|需|应该|应|要|得|最好|必须)?(?:具备|会|有|是|掌握|懂|是谁|会什么|有什么|满足)?(?:什么|哪些|些什么)?$`,
        String.raw`^(?:关于你|理想的你|理想的?候选人|适合你如果|谁适合|适合谁|适合的?人|人选要求|画像|你的画像|你的条件|你的能力|你的背景|人选画像)$`,
      ].join('|'),
    ),
  ],
  [
    'duties',
    new RegExp(
      [
        String.raw`^.{0,6}?(?:岗位|职位|工作|主要|核心|具体|日常|职务|角色)?(?:工作)?(?:职责|责任|内容|任务|描述|介绍|职责描述|职责内容|说明|使命)(?:如下|包括)?$`,
        String.raw`^你(?:将|会|要|将会|需要|来|来了|入职后)*(?:负责|参与|做|承担|完成|干)(?:的|什么|些什么|的事|的事情|的工作|啥)*$|^(?:来了|入职后|入职|日常|每天)(?:做|干|要做|会做)(?:什么|啥|些什么)$`,
        String.raw`^(?:做什么|干什么|要做什么|做些什么|工作|职责|你的工作|你的职责|你的任务|你的角色|岗位使命|负责|负责内容|负责事项|日常|日常工作)$`,
        String.raw`^我们(?:需要|希望|邀请)你(?:来)?(?:做|负责)(?:的|什么|些什么|的事)*$`,
      ].join('|'),
    ),
  ],
];

const YOU_WILL = "you(?:'ll|'d| will| would|'re going to| are going to| get to)";

/** Headings of what is not asked for. */
export const UNWANTED = new RegExp(
  String.raw`^(?:(?:what|things|stuff|tools) )?(?:(?:we|you) )?(?:` +
    [
      String.raw`(?:this is )?not (?:a fit|us|for you|(?:the|your|this) job|your problem|needed|required|necessary|wanted|expected|in scope|on the list)`,
      String.raw`(?:do not|don't|won't|will not|needn't) (?:need|use|require|expect|have to|touch|ask|care|want|be)\b.*`,
      String.raw`no need (?:for|to)\b.*|out of scope|(?:what )?(?:we|you) (?:can|could) (?:do|live) without.*`,
      String.raw`(?:not a fit|not for you) if|what we (?:ran|used|had|left|used to \w+)|(?:our )?(?:old|former|previous|past) stack`,
      String.raw`(?:things )?you can (?:\w+ )?(?:forget|skip|ignore).*`,
    ].join('|') +
    String.raw`)$`,
);

/** Families of English headings, lower case, `and` for `&`, straight apostrophes. The first that fits decides. */
export const ENGLISH_HEADINGS: readonly [Section, RegExp][] = [
  ['aside', UNWANTED],
  [
    'nice',
    new RegExp(
      String.raw`^(?:nice|extra|also nice|nice but not needed|we (?:also )?(?:like|love|enjoy|appreciate)|surprise us|skills that(?:'d| would).*)$|\b(?:` +
        [
          String.raw`(?:nice|good|great|cool|lovely)[- ]to[- ]haves?|bonus(?:es)?|plus(?:es)?|preferred|preferably|preferences?|desirables?`,
          String.raw`desired|advantages?|advantageous|beneficial|optional|extras?|extra credit|great if|nice if|good if|(?:even|also) better`,
          String.raw`not (?:essential|required|mandatory|necessary|a must)|would be (?:nice|great|good|lovely|a plus)|brownie`,
          String.raw`(?:we'd|we would|we'll) (?:also )?(?:be \w+|love)`,
          String.raw`(?:you|candidates) (?:might|may|could)(?: also)?(?: (?:have|know|bring|be|even))?|ideally|helps?|helpful|useful|standout`,
          String.raw`stand out|sets? you apart|wish ?list|in your favou?r|cherry|icing|happy if|like to see|welcome|assets?|differentiators?`,
          String.raw`appreciate|appreciated|perhaps|impress us|(?:would|will|'d) (?:make|score|earn|win)|could haves?|should haves?`,
        ].join('|') +
        String.raw`)\b`,
    ),
  ],
  [
    'fact',
    new RegExp(
      String.raw`^(?:job |work |office |role |position |primary |employment )?(?:` +
        [
          String.raw`locations?|place(?: of work)?|office`,
          String.raw`where(?: (?:you|we|you'll|you will|it)(?: (?:will|can))?(?: (?:are|work|be|sit|is|live|be working))?)?|city|country|base`,
          String.raw`based in|salary(?: range| band)?|pay(?: range)?|compensation range|type|contract(?: type)?|hours`,
          String.raw`start(?: date|ing date)?|reports? to|reporting to|reporting line|department|team|level|grade|seniority|experience level`,
          String.raw`job title|title|position|role|vacancy|job|reference|ref|job id|closing date|deadline|posted|about (?:this|the) location`,
          String.raw`remote|work(?:ing)? model|workplace|education|degree|years of experience|spoken languages?|language requirements?`,
          String.raw`employment`,
        ].join('|') +
        String.raw`)$`,
    ),
  ],
  [
    'must',
    new RegExp(
      String.raw`\b(?:` +
        [
          String.raw`requirements?|required|qualifications?|qualified|must[- ]?haves?|musts?|essentials?|minimum|prerequisites?|eligibility`,
          String.raw`criteria|competenc(?:e|es|ies|y)|person spec(?:ification)?|candidates?|skill ?sets?`,
          String.raw`(?:tech|technology|technical|our|your|the|core) stack|stack|toolbox|toolkit|tool ?chain|non[- ]negotiables?|basics`,
          String.raw`you(?:'ll| will| would|'d)? (?:also )?(?:be an? (?:good|great|perfect|strong) (?:fit|match)|bring|need|have|know|want|(?:fit|do|get|feel|enjoy|like|love|thrive|succeed)\b.*\bif(?: you)?)`,
          String.raw`need to (?:have|know|succeed)|should (?:have|know|bring)|you must|it takes|^skills (?:you|we).*`,
        ].join('|') +
        String.raw`)\b`,
    ),
  ],
  [
    'aside',
    new RegExp(
      String.raw`\b(?:` +
        [
          String.raw`benefits?|perks?|compensation|salary|pay|remuneration|rewards?|package|offers?|offering|on offer|give you`,
          String.raw`you(?:'ll| will)? (?:get|receive|gain|enjoy)(?! to)|expect from us|why (?:join|us|work|you'll love|you should|this|now)`,
          String.raw`why|who we are`,
          String.raw`about (?:us|our|the (?:company|team|business|client|organi[sz]ation|group|employer|firm|product|project|office))`,
          String.raw`what we (?:do|offer|believe|value|build|make|stand for|can offer|provide)`,
          String.raw`our (?:company|values?|culture|story|mission|teams?|client|customers?|process|commitment|promise|business|products?|people|office|benefits)`,
          String.raw`company|culture|values|equal|equality|diversity|inclusion|inclusive|accommodations?|accessibility`,
          String.raw`(?:hiring|interview|recruitment|selection|application) (?:process|steps|stages)|process|how to apply`,
          String.raw`how we (?:hire|work|interview|recruit)|apply|applying|application|applications|interviews?|interviewing|next steps?`,
          String.raw`what happens next|contact|questions|privacy|in it for you|in return|life at|living in|small print|fine print`,
          String.raw`good to know|practicalit(?:y|ies)|practical|conditions|terms|timeline|disclaimer|note to|notes?|agenc(?:y|ies)|logistics`,
          String.raw`work-life`,
        ].join('|') +
        String.raw`)\b|^about (?!(?:you|the (?:role|job|position|work|opportunity)|this (?:role|job|position)|your)\b)`,
    ),
  ],
  [
    'duties',
    new RegExp(
      String.raw`\b(?:` +
        [
          String.raw`responsibilit(?:y|ies)|dut(?:y|ies)|accountabilit(?:y|ies)|responsible for|tasks?|day[- ]to[- ]day|day to day`,
          String.raw`a (?:typical|normal|usual) (?:day|week)|typical (?:day|week)|a day in|${YOU_WILL}|will you`,
          String.raw`the (?:role|job|position|work|opportunity|mission|challenge|gig|project)`,
          String.raw`(?:this|your|about the|about this|in this|job|role|position|main|key) (?:role|job|position|mission|impact|work|days?|weeks?|remit|summary|overview|description|purpose|challenge|focus|activities|assignment)`,
          String.raw`role|job|position|remit|scope|to do|you do|you would|overview`,
        ].join('|') +
        String.raw`)\b`,
    ),
  ],
  [
    'must',
    new RegExp(
      String.raw`\b(?:` +
        [
          String.raw`you (?:have|bring|are|need|know|should|can|possess|offer|come with|already)|you've|you're|what (?:we|we're|we are)`,
          String.raw`your (?:profile|background|skills?|experience|qualities|strengths|expertise|knowledge)|who you are`,
          String.raw`who (?:we're|we are|you)|about you|you|(?:looking|hoping) for|we (?:expect|need|ask|seek|want|require|look)|we'd like`,
          String.raw`we would like|skills?|experience|profile|ideal|knowledge|expertise|expectations?|good fit|great fit|fit if|background`,
          String.raw`technolog(?:y|ies)|tools|tooling|tech|technical|languages?|what matters|proficienc(?:y|ies)`,
        ].join('|') +
        String.raw`)\b`,
    ),
  ],
];

/** Words that headings are made of besides the families; a line of other words is no heading unless it is marked. */
export const HEADING_WORDS: ReadonlySet<string> = new Set(
  "a an the and or of for to in on at with by from us we our ours you your you'll you're you've we're we'd i me it this that these those what what's who why how where when which is are be will would could should can may might do does have has had get key main core basic minimum technical tech professional personal required essential additional other general specific ideal successful candidate candidates job role position work working team company skills skill experience experiences qualifications requirements qualification requirement responsibilities responsibility duties duty tasks profile background about need needs want look looking like love see bring bringing know expect ask offer offers benefits perks more also even better great good nice plus bonus points if not but must haves have-nots nice-to-have must-have preferred desired desirable knowledge abilities ability attributes competencies education certification certifications training stack tools tooling toolbox technologies technology day days week life typical here join apply process hiring interview next steps equal opportunity opportunities diversity inclusion values culture mission summary overview description details info information doing do building build owning own working delivering help contribute make impact success succeed thrive fit person spec specification criteria things some few little bit extra extras welcome person's package compensation salary pay rewards and/or everyone employer statement contact".split(
    ' ',
  ),
);
