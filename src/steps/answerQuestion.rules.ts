/** What a question asks for; it gives a bare answer its meaning. */
export type Topic =
  | 'company'
  | 'position'
  | 'start'
  | 'end'
  | 'dates'
  | 'length'
  | 'skills'
  | 'name'
  | 'email'
  | 'phone'
  | 'url'
  | 'degree'
  | 'school'
  | 'people'
  | 'users'
  | 'times'
  | 'factor'
  | 'percent'
  | 'ms'
  | 'rate'
  | 'usd'
  | 'cny'
  | 'money'
  | 'gb'
  | 'reason'
  /** About somebody else, or what is no matter of a resume. */
  | 'others';

/** Topics by the words of a question, in both languages. Rows are independent: a question may ask several things. */
const TOPICS: [Topic, RegExp][] = [
  [
    'company',
    /\b(?:compan(?:y|ies)|employers?|firm|organi[sz]ation|workplace|startup)\b(?!'s)|\bwhere (?:(?:do|did|are|were|have|has|had) you (?:been )?(?:last |currently |previously |most recently )?(?:work|intern|employed)|was (?:that|it|this)\b|were you\b(?!.*stud))|\bwho (?:do|did|are|were|have) you (?:been )?(?:last |currently )?(?:work|intern|employed|hired)|\bwho (?:employed|hired) you|\bwork (?:history|experience)\b|公司|单位|雇主|东家|企业|在哪(?:里|儿|家|个)?(?:里|儿)?(?:工作|上班|实习|任职|就职|做事|干)|(?:工作|实习)(?:是)?在哪|去哪(?:里|儿)?(?:实习|工作)|哪家/iu,
  ],
  [
    'position',
    /\b(?:roles?|positions?|job titles?|titles?|what (?:did|do|were|are|was|is) you(?:r)? (?:do|doing|hired|work(?:ing)? as|job)|(?:were|are) you (?:a|an|the) [\w -]{2,24}|worked as|your job|job and|and job|job title)\b|岗位|职位|职务|角色|头衔|岗$|做(?:的)?什么(?:工作|的)|做(?:的)?什么(?=[?？,，。]|$)|什么(?:工作|岗)|担任|[你您]是.{0,8}(?:经理|组长|主管|负责人|工程师|总监|开发|架构师|实习生|leader|老板)(?:吗|么)|干什么的|哪个岗|职称/iu,
  ],
  // "Your most recent job": where and as what.
  [
    'company',
    /\b(?:(?:most recent|last|latest|current|previous|first|present) (?:job|position|role|work|internship|employer|gig)|(?:recent|previous|past|current) (?:work|experience)|which (?:job|internship)|your (?:job|internship))\b|(?:最近|上|上一|目前|现在|前|之前|第)[一二]?[份段]?的?(?:工作|实习|经历)|(?:工作|实习)(?:经历|经验|情况)|什么工作|介绍(?:一下)?(?:你|您)?的?(?:工作|实习)/iu,
  ],
  [
    'position',
    /\b(?:most recent|last|latest|current|previous|first|present) (?:job|internship|gig)\b|(?:最近|上|上一|目前|现在|前|之前|第)[一二]?[份段]?的?(?:工作|实习|经历)|(?:工作|实习)(?:经历|经验|情况)/iu,
  ],
  [
    'start',
    /(?:哪[一]?天|几号|几月几[号日])[^,。?]{0,6}(?:入职|到岗|加入|开始|报到|上岗|来的)|第一天(?:上班|报到|入职)|\bwhen (?:did|have) (?:you|it|this|that|the \w+) (?:\w+ )?(?:start|begin|join|enrol|kick|get hired|come|arrive|move)|\bstart(?:ing)? (?:date|day|year|month|time)\b|\bfirst day\b|\bsince when\b|\bhow long ago did you (?:start|join)|\bwhen (?:were you hired|did (?:they|the company|he|she) (?:hire|take|recruit|employ))|(?:什么时候|何时|哪年|哪一年|几几年|几月|哪个月)[^,。?]{0,6}(?:入职|到岗|动工|开工|上线|加入|开始|入学|进[的公去来]|来的|上岗|报到|启动|立项|考上|读的|上的大学)|(?:入职|加入|开始|入学|起始|启动)(?:的)?(?:时间|日期|年份|年月|是)/iu,
  ],
  [
    'end',
    /(?:哪[一]?天|几号|几月几[号日])[^,。?]{0,6}(?:离职|离开|结束|走的|毕业)|最后一天|\bwhen (?:did|do|will|are|have) (?:you|it|this|that|the \w+) (?:\w+ )?(?:leave|left|end|finish|quit|graduat|stop|resign|wrap|complete|depart|get your degree)|\bwhen (?:did (?:they|he|she|the company) (?:let you go|fire|lay)|were you (?:laid|let|fired))|\bend(?:ing)? (?:date|year|month)\b|\buntil when\b|\b(?:graduation|leaving) (?:date|year)|\blast day\b|\bwhat year did you graduate|(?:什么时候|何时|哪年|哪一年|哪届|几几年|几月|哪个月)[^,。?]{0,6}(?:离职|离开|毕业|结束|走的|辞职|退出|完成|上线)|(?:离职|离开|毕业|结束|截止)(?:的)?(?:时间|日期|年份|年月|是)/iu,
  ],
  [
    'dates',
    /\bwhen\b|\bdates?\b|\bwhat years?\b|\bwhich years?\b|\bperiod\b|\btime ?(?:frame|line|span)\b|\bfrom when\b|起止|什么时候|何时|哪[一几]?年|哪几个月|时间段|时间范围|起始|(?<!响应|耗|延迟|加载|启动|花|多长|多少|构建|处理|运行)时间(?!复杂)|几几年|年份|日期|在职|从哪/iu,
  ],
  ['length', /\bhow long\b|\blength of\b|\bhow much time\b|\btime (?:spent|served)\b|\bhow many (?:years|months)\b|\bduration\b|多久|多长时间|多少[年个]?月?(?=时间)|几年|几个月|多少年|多少个月|多长|时长|工龄/iu],
  [
    'skills',
    /\b(?:technolog(?:y|ies)|tech|stacks?|tools?|toolchain|frameworks?|languages?|librar(?:y|ies)|databases?|skills?|platforms?|software|built (?:it )?(?:with|in|on)|written in|write (?:it|that|this) in|(?:did|do|have|are|were) you (?:us|know|work(?:ed|ing)? with|familiar|comfortable|build it)\w*|infra(?:structure)?|cloud|ci\b|queue|cache|orm|storage|stored?|backend|frontend|front end|back end|carried|deployed? (?:it|on|with)|under the hood|what (?:powers|powered|ran|runs))\b|技术|框架|语言(?!能力)|工具|数据库|中间件|技能|栈|用(?:的|了|到|过)?(?:是)?(?:什么|哪些|啥)|(?:什么|啥|哪种|哪门)(?:写|开发|实现|做)|会(?:什么|哪些|啥)|熟悉|擅长|掌握|组件|用过|存在哪|部署在|存储|缓存|消息队列|云|队列|架构/iu,
  ],
  [
    'name',
    /^(?:and |so )?(?:the )?(?:full )?name\s?[?:]?$|\b(?:your|full|legal|first|last|family|preferred|own|real) name\b|\bname and\b|\bwho are you\b|\bcall you\b|\baddress you\b|\byour names?\b|(?:您|你)的?(?:全名|姓名|名字|大名|真名)|姓名|哪个名字|名字(?:怎么|写|用|填)|[写用填]什么名|称呼|贵姓|尊姓|怎么叫你|(?:你|您)叫什么|全名|^(?:请问)?(?:叫什么|名字)/iu,
  ],
  [
    'email',
    /\be-?mail|\bmail address|\bcontact\b|\breach you\b|\bget in touch\b|\bget hold of you\b|邮箱|邮件|电邮|联系(?:你|您|方式)|伊妹儿/iu,
  ],
  [
    'phone',
    /\bphone\b|\bmobile\b|\bcell\b|\btelephone\b|\bcontact\b|\breach you\b|\bget in touch\b|\bget hold of you\b|\bcall you (?:at|on)\b|\bnumber\b.{0,24}\b(?:call|reach|phone|ring|text|use|to)\b|\bnumber (?:can|should)\b|电话|手机|号码|联系(?:你|您|方式)/iu,
  ],
  [
    'url',
    /\bwebsites?\b|\bportfolio\b|\bhomepages?\b|\bhome page\b|\blinks?\b|\burls?\b|\bgithub\b|\bgitlab\b|\blinkedin\b|\bblogs?\b|\bprofiles?\b|\bonline\b|\brepo(?:sitory)?\b|\bpersonal (?:site|page)\b|\bsite\b|\bweb page\b|\bdemo\b|主页|网站|网址|博客|链接|作品集|作品|仓库|地址|在线/iu,
  ],
  [
    'degree',
    /\bdegrees?\b|\bqualifications?\b|\beducat|\bwhat did you study\b|\bdiploma\b|\bgraduate with\b|学历|学位|文凭|教育|本科|硕士|博士|什么程度/iu,
  ],
  [
    'school',
    /\bschools?\b|\buniversit(?:y|ies)\b|\bcolleges?\b|\bwhere (?:did|do|are|were|have) you (?:\w+ )?(?:stud|go to|get your|graduat|attend|train)|\beducat|\balma mater\b|\bwhich uni\b|学校|院校|大学|在哪(?:里|儿)?(?:念|读|上|毕业|学)|哪(?:里|儿|个|所)(?:学校|大学|毕业|读|念)|教育|母校|毕业于|上的学|读的书|就读/iu,
  ],
  [
    'people',
    /\bhow many (?:people|engineers?|developers?|devs|colleagues|of you|members|persons?|teammates|folks|others|reports|interns?|designers|programmers|juniors|mentees|contributors|were you|are you)\b(?!.{0,20}\b(?:us(?:e|ed|ing)|visit|sign|play|download|register|read|subscrib|bought|buy)\b)|\bteam(?:'s)? size\b|\bsize of (?:the|your) (?:\w+ )?team\b|\b(?:big|large|small) (?:was|is|were) (?:the|your|that|this) (?:\w+ )?(?:team|group|squad|crew|department|company|firm|startup)\b|\bhead ?count\b|\bwho was on (?:the|your) team\b|(?:团队|小组|组里|项目组|部门|公司|班组)[^,。?]{0,6}(?:多大|几个?人?|多少人?|规模|人数)|几个人(?!用|在用|使用)|多少人(?!用|在用|使用|访问|注册|下载|玩)|几人|人数|多少(?:同事|工程师|开发|程序员)|带(?:过|了)?(?:几|多少)/iu,
  ],
  [
    'users',
    /\bhow many (?:\w+ ){0,3}(?:users?|customers?|clients?|subscribers?|players?|members|accounts|readers|visitors|downloads)\b|\bhow many (?:people|persons|folks|students|engineers)\b.{0,20}\b(?:us(?:e|ed|ing)|visit|sign|play|register|read|subscrib)|\buser ?(?:base|count|numbers?)\b|\b(?:dau|mau)\b|\bactive users\b|\bwho uses?\b|\bhow (?:big|large) (?:was|is) the (?:audience|user|community)|用户(?:量|数|规模|有|多|大)|(?:多少|几|几个)(?:个|位|名|万)?(?:注册|活跃|付费|日活|月活)?(?:用户|客户|会员|玩家)|(?:多少|几个?)人(?:在)?(?:用|使用|访问|注册|玩)|日活|月活|活跃|使用人数|用户/iu,
  ],
  [
    'times',
    /\bhow (?:many times|often|frequently)\b|\bfrequency\b|几次|多少次|多久一次|多少遍|几回|频率|频次|多频繁|次数/iu,
  ],
  [
    'factor',
    /\bhow much (?:faster|quicker|slower|better|bigger|smaller|larger|cheaper|more|quicker)\b|\bby what factor\b|\bspeed ?up\b|\bfaster\b|\bhow many times (?:faster|as|more|quicker|bigger|larger|smaller)\b|多少倍|几倍|快(?:了)?多少|提速|加速比/iu,
  ],
  ['percent', /\bpercent(?:age)?\b|\b(?:coverage|accuracy|(?:error|conversion|success|hit|failure|crash|churn|retention|pass) rate|uptime|availability)\b|准确率|召回率|\bwhat share\b|\bproportion\b|%|百分(?:之|比)|占比|(?:覆盖|转化|成功|命中|准确|留存|增长|错误|失败|通过|可用)率/iu],
  ['ms', /\b(?:milliseconds?|ms)\b|毫秒/iu],
  ['rate', /\b(?:qps|rps|tps|requests? (?:per|a|each) second|queries (?:per|a) second|throughput)\b|每秒|吞吐|并发/iu],
  ['usd', /\$|\b(?:dollars?|usd)\b|美元|美金/iu],
  ['cny', /[¥￥]|\b(?:rmb|cny|yuan)\b|人民币|多少元|几万元/iu],
  ['money', /\bmoney\b|\bcosts?\b|\bbudget\b|\brevenue\b|\bbills?\b|\bsaved?\b|\bspend\b|\bspent\b|多少钱|成本|费用|预算|营收|花了多少|金额|开销/iu],
  ['gb', /\b(?:gb|gigabytes?|tb|terabytes?)\b|多少 ?[gGtT]\b/u],
  [
    'others',
    /\b(?:vouch|references?|referees?|emergency contact|manager's|supervisor's|recommend you)\b|\b(?:marital|married|spouse|religio|pregnan|children)\w*\b|推荐人|证明人|紧急联系人|背调|婚姻|婚育|结婚|对象/iu,
  ],
  ['reason', /\bwhy\b|\breasons?\b|为什么|为何|原因|怎么(?:会)?(?:走|离)/iu],
]; // prettier-ignore

/** A name that is not the user's: of a manager, a project, a product. */
const OTHER_NAME =
  /(?:manager|boss|project|product|team|app|company|school|supervisor|mentor|colleague|client)(?:'s)? name|name of|(?:公司|项目|产品|领导|学校|同事|老板|系统|团队)(?:的)?(?:名字|名称|叫)/iu;

/** What a question asks for. */
export function topicsOf(question: string): ReadonlySet<Topic> {
  const text = question.slice(0, 1_000).replace(/[‘’]/g, "'");
  const topics = new Set(TOPICS.filter(([, pattern]) => pattern.test(text)).map(([topic]) => topic));
  if (
    /\b(?:after|before|since|during|outside|besides|left|at) (?:the |your )?(?:university|college|school|uni|graduation)\b/iu.test(
      text,
    )
  )
    topics.delete('school');
  if (
    OTHER_NAME.test(text) ||
    /(?:同事|朋友|别人|大家|他们)[^,。?]{0,6}(?:称呼|叫)|\bnickname|外号|绰号|昵称/iu.test(text)
  )
    topics.delete('name');
  // 公司什么阶段 asks about the company, not for it.
  if (
    /(?:公司|单位|企业)(?:当时|现在|那时)?(?:是)?(?:什么|啥|哪个)?(?:阶段|规模|业务|氛围|文化|怎么样|多大|做什么|做啥|主要做|干什么|行业|性质|状况|情况)|\b(?:stage|size|culture|industry|mood) (?:was|is|of) the (?:company|firm|startup)\b|\bwhat (?:did|does) the (?:company|firm|startup) (?:do|make|sell)/iu.test(
      text,
    )
  )
    topics.delete('company');
  // "When did you join the company?" asks for a date only; "company and dates?" for both.
  if (
    /^(?:and |so )?(?:when|how)\b|什么时候|哪年|何时|多久|多长|多少|几/iu.test(text) &&
    !/[,，、和及跟]|\band\b/iu.test(text)
  )
    topics.delete('company');
  if (
    /\b(?:about yourself|introduce yourself|who are you)\b|自我介绍|介绍(?:一下)?(?:你|您)?自己|基本信息|个人信息/iu.test(
      text,
    )
  )
    for (const topic of ['name', 'email', 'phone', 'position', 'company'] as const) topics.add(topic);
  return topics;
}

/** Whether any of the topics is asked for. */
export function asks(topics: ReadonlySet<Topic>, ...some: Topic[]): boolean {
  return some.some((topic) => topics.has(topic));
}
