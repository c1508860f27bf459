import type { Words } from './intentConcepts.rules';

/** What a message may be about. */
export const OBJECTS = {
  resume: {
    en: 'resumes?|cvs?|curriculum vitae|one[- ]pager|(?:my|the) (?:application|draft)',
    zh: '简历|履历|cv|resume',
  },
  part: {
    en: 'bullets?(?: points?)?|sections?|summar(?:y|ies)|intro(?:duction)?|about me(?: part)?|paragraphs?|sentences?|lines?|wording|phrasing|phrases?|wordiness|headlines?|highlights?|descriptions?|words?|buzzwords?|filler words|punctuation|spelling|typos?|grammar|verbs?|adjectives|adverbs|voice|tone|tense|dates?|skills|(?:first|second|third|2nd|3rd|1st|last|previous|current|other) (?:job|role|one|position|entry|project|part|item|point|bit)|work (?:history|experience)|experiences?|entr(?:y|ies)|education|titles?|(?:the|that|this) (?:bit|part)s?|draft|objective|formatting|layout|everything under|\\w+ project',
    zh: '措辞|用词|语气|语序|语病|语法|错别字|标点|文笔|格式|排版|标题|时间线|顺序|动词|副词|自我介绍|职责|形容词|经历|经验|描述|自我评价|个人简介|个人总结|总结|简介|亮点|成果|技能|第[一二三四五六\\d最后]+[段条句点项份]|[这那头前两上下]两?(?:段|条|句|几句|块|部分|一段|一条)|最后(?:一|那)?[条段句]|段落|句子|开头|结尾|项目[一二三四\\d]|中间那段|校园|表述|说法|写法|部分|每[一]?[条句段]|英文那[段版]|summary|bullet|wording|这话|这句|那句|这块|那块',
  },
  ad: {
    en: "jds?|job (?:ad|description|posting|post|offer|spec|opening|listing)s?|postings?|listing|vacanc(?:y|ies)|adverts?|ads?|openings?|requirements?|(?:this|that|the|above) (?:job|role|position|gig|company|employer|team|place)|(?:job|role|position) (?:above|i (?:gave|pasted|sent))|what they(?:'re| are)?\\b|(?:they|employer|company) (?:want|ask|need|require|look)\\w*|they(?:'re| are) (?:asking|looking|after)\\b|(?:apply|applying) (?:to|at|there)|description (?:i|above|below|you)|keywords",
    zh: '岗(?!哨|亭)|职位|职务|招聘(?!官)|任职要求|jd|(?:这|那|他们)家|这个坑|用人单位|他们(?:要|想|要求|招)|应聘要求|投[^,。]{0,3}(?:这|那|他们)',
  },
  /** Whoever hires, where an ad is known. */
  they: {
    en: "they|them|they're|their(?: (?:stack|needs|wishes))?|for (?:this|that) one",
    zh: '人家|他们|对方|那边|那家',
  },
  repo: {
    en: "repo(?:s|sitor(?:y|ies))?|code ?bases?|source(?:s| code| files)?|commits?|commit history|git (?:history|log)|workspace|folder|director(?:y|ies)|readme|what i(?:'ve)? (?:built|did|made|wrote) here|(?:this|my|the|current|open|whole|side) (?!first|second|third|last|previous|other)(?:\\w+ )?(?:code|app|package|project(?! (?:section|part|descriptions?|bullets?|entr)))|code here|code|src",
    zh: '仓库|代码库|代码|源码|工程(?!师)|提交记录|提交历史|git|commit|repo|工作区|文件夹|目录|(?:这个|当前|本|该|手头|我的|我这个|整个|打开的|现在这个)(?:小|这个)?项目(?!经|描述|介绍|部分|那段)|这项目|提交了|项目(?=(?:写进|加到|加进|放进|放到|写到|提取|变成|转成|整理|代码|的 ?package))|readme|package\\.json',
  },
  /** A project's place among the parts of a resume. */
  entry: {
    en: '(?:resume |cv |project )?(?:entry|item|blurb)|bullets?|achievements?|contributions?|what i (?:did|built|made|contributed|actually did)|highlights|project description|for (?:my|the) (?:resume|cv)|on my (?:resume|cv)|my part|accomplishments',
    zh: '项目经[历验]|项目描述|项目介绍|条目|要点|亮点|贡献|成果|做了(?:什么|啥)|干了(?:什么|啥)|经历|经验|写进|简历|我做的事',
  },
  path: {
    en: '[~.]?/[\\w./-]+|src/?',
    zh: '(?:^|[\\s,])[~.]{1,2}/[\\w./-]+',
  },
  file: {
    en: '[\\w-]+\\.(?:pdf|docx?|md|json|txt|html|rtf|odt)|files?|attachment|downloads',
    zh: '[\\w-]+\\.(?:pdf|docx?|md|json|txt|html|rtf|odt)|桌面|附件|网盘|文件(?!夹)',
  },
  format: {
    en: 'pdfs?|\\.?docx?|word(?= (?:file|document|version|format|copy|doc|please|export)|$|[,;])|(?:in|as|to|a|into|use) word|html|markdown|md|json|latex|txt|a4|letter size|plain text|printable|hard copy|paper|web ?page|final (?:file|version|thing|copy)|attach\\w* to|e-?mail (?:it|this|out)|can send|to disk|on disk',
    zh: '(?<![\\w.]|(?:the|this|that|one) )(?:pdf|docx?|word|html|markdown|md|json|latex|txt|a4)(?!\\w)|电子版|纸质|网页|最终(?:版|文件)|成品|本地|邮件附件',
  },
  interview: {
    en: 'interviews?|interviewing|interviewer|mock|onsite|(?:technical|hr|phone|onsite|coding|final|behaviou?ral|screening|design|mock|tech) (?:round|screen|call|interview)|phone screen|leetcode|candidate|with their cto|hiring manager and ask',
    zh: '面试(?!官看)|面经|技术面|hr ?面|一面|二面|三面|终面|压力面|群面|面谈|来一[轮场]|八股|考官|要面|面[^,。]{1,6}(?=,|先)|interview|mock',
  },
  exam: {
    en: '(?<!your )questions?|curveballs?|(?:system |api )?design|algorithms?|data structures|behaviou?ral|coding|pitch|self-introduction|scenarios',
    zh: '(?<![问主标话课专])题(?!目经)|系统设计|算法|八股|questions?|自我介绍|问答|答题|口述|提问|behavioral|刁钻|基础',
  },
  crowd: {
    en: "panels?|personas?|reviewers|perspectives|viewpoints|points of view|more than one opinion|round ?table|experts|committee|jury|everyone(?:'s)?|everybody(?:'s)?|(?:several|different|multiple|various|many|a few|a couple of|three|four|five|\\d) (?:\\w+ ){0,2}(?:perspectives?|folks|persons|viewpoints?|opinions|people|reviewers|roles|experts|angles|voices|eyes|kinds of people)|whole (?:group|team|gang|crew|panel)|group discussion|all of (?:you|them)|each of (?:you|them)|second opinion|they all|(?:have|let|make) them (?:debate|discuss|argue|talk)|both of them|bunch of people",
    zh: '评审|圆桌|专家|各方|多方|[三两几]方|各路|每个?人|各自|轮流|各说|多个?角色|不同(?:的)?(?:角色|视角|立场|角度|身份|人)|(?:几|各|每)个角色|多人|多角度|几个(?:人|面试官|hr|专家|不同)|不同[^,。]{0,4}的人|评委|一桌|几位|[三两]位|大家|一群人|一堆人|众人|群聊|persona|panel|大伙|所有人|一起(?:看|评|聊|讨论)',
  },
} satisfies Record<string, Words>;
