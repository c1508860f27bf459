import type { Intent } from './intents.rules';

/** A pattern of one wish in a clause of normalised words (lower case, half width). */
interface Wish {
  intent: Intent;
  /** 3: the words say it outright; 2: as people say it; 1: a hint. */
  weight: 1 | 2 | 3;
  pattern: RegExp;
  unless?: RegExp;
}

const RESUME = '(?:resumes?|cvs?|curriculum vitae|简历|履历)';
/** Parts of a resume. */
const PART =
  '(?:bullets?(?: points?)?|sections?|summar(?:y|ies)|paragraphs?|sentences?|lines?|wording|phrasing|headline|intro(?:duction)?|highlights?|descriptions?|work experience|experience|entry|entries|titles?|verbs?|tone|grammar|typos?|skills|education part|draft|措辞|用词|语气|语序|语病|语法|错别字|文笔|排版|格式|标题|动词|经历|经验|描述|自我评价|个人总结|总结|简介|亮点|成果|技能(?:栏|部分)?|(?:第\\S{1,2}|[这那头前两]|最后一|上一|下一)段|段落|[条句点]|部分|内容|表述|说法|写法)';
const REPO =
  '(?:repo(?:sitor(?:y|ies))?s?|code ?bases?|source code|git (?:history|log)|commits?|commit history|workspace|working directory|folder|director(?:y|ies)|(?:this|the|my|current|open|whole) (?:\\w+ )?(?:code|project|app|package)|code here|readme|仓库|代码库|代码|提交(?:记录|历史)?|工作区|文件夹|目录|(?:这个|当前|本|该|我的|我这个|整个|打开的)(?:小)?项目|项目(?=(?:写进|加到|加进|放进|放到|写到|提取|变成|转成|整理)))';
const AD =
  '(?:job (?:ads?|descriptions?|posting|post|offer|opening|spec)|jds?|posting|adverts?|the ads?|this ads?|that ads?|vacanc(?:y|ies)|(?:this|that|the|above) (?:job|role|position|opening|company)|(?:job|role|position) (?:above|i (?:gave|pasted|sent))|岗位|职位|招聘(?:信息|要求|启事|广告)?|任职要求|职务)';
const FORMAT =
  '(?:pdfs?|docx?|word(?: (?:file|document|version|文档|版))?|html|markdown|md|json(?: resume)?|a4|letter size|latex|txt|plain text|网页|纸质)';
const ROLES =
  '(?:hr|人事|招聘官|recruiters?|hiring managers?|hr person|managers?|tech(?:nical)? leads?|leads?|ctos?|ceos?|architects?|designers?|engineers?|product managers?|pms?|面试官|产品经理|产品|老板|架构师|技术(?:主管|负责人|经理|总监)|主管|设计师|工程师|总监|同事|专家|猎头|测试)';

/** Latin verbs as whole words, Chinese ones anywhere. */
const POLISH_VERB =
  '(?:\\b(?:polish|improve|enhance|rewrite|re-?write|reword|rephrase|paraphrase|shorten|tighten(?: up)?|trim|condense|refine|revise|fix|correct|proofread|edit|clean(?: up)?|smooth(?: out)?|strengthen|sharpen|expand|translate|vary|simplify|touch up|spruce up|tweak|change|replace|swap|merge|split|reorder|rework|better verb)(?:s|d|ed|ing)?\\b|润色|精简|精炼|简化|优化|改进|改善|改写|修改|修饰|改得|改成|改为|改短|改通顺|改一改|改一下|改改|改下|换一个|换个|换一下|换成|替换|调整|扩写|缩写|缩短|压缩|翻译|翻成|译成|打磨|完善|合并|重写|美化|修正|纠正|顺一?顺|顺一下|斟酌|提炼)';

/** Everything a user may want done, most specific first; the weights decide, then the place in the clause. */
export const WISHES: readonly Wish[] = [
  // stop
  {
    intent: 'stop',
    weight: 3,
    pattern:
      /^(?:(?:ok|no|oh|let's|lets|can we|i want to|i'd like to) )*(?:stop|cancel|quit|abort|exit|halt|pause|end)(?: (?:it|this|here|that|everything|for (?:now|today)|right there|the (?:chat|run|conversation|session|task|questions?)))*$/,
  },
  {
    intent: 'stop',
    weight: 3,
    pattern:
      /\b(?:hold on|that's enough|that is enough|thats enough|enough (?:for (?:now|today)|questions|of this)|no more$|never ?mind|forget it|stop asking|no more questions|that's (?:it|all)(?: for (?:now|today))?$|i'm done(?: here)?$|im done|call it a day|leave it (?:here|there|at that)$|i give up|take a break|let's leave it)\b/,
  },
  {
    intent: 'stop',
    weight: 3,
    pattern:
      /^(?:先)?(?:停|停止|停下|停一?下|停下来|暂停|暂停一下|取消|终止|中止|结束|退出|打住|到此为止|不弄了|不做了|不搞了|不写了|不聊了|不继续了|够了|算了)(?:吧|了|啦|会话|对话|任务|一下)?$|先[^,。]{0,3}到这(?:里|儿)?|到此为止|不想(?:继续|弄|写|聊)了?|别问了|不要再问|今天就(?:到这|这样)|下次再(?:说|聊|来|弄)|改天再|先这样吧$|歇一?会|停(?:下|一下)?吧/,
  },
  // undo
  {
    intent: 'undo',
    weight: 3,
    pattern:
      /\b(?:undo|undone|roll(?:ed)? (?:that |it |this |everything )?back|revert|ctrl[ +-]?z|cmd[ +-]?z|take (?:that|it|this)?\s?back\b|take back|back the way it was|go back(?: to| one)|previous version|step back|change it back|put (?:it|that|things) back|restore (?:the|my|it)|as it was before)/,
    unless: /undo (?:stack|feature|button|function)|^how|how (?:do|can|to)|\bwrote\b|\bbuilt\b/,
  },
  {
    intent: 'undo',
    weight: 3,
    pattern:
      /撤销|撤回|撤掉|撤了|回退|回滚|还原|恢复(?:到|成|原|上|之前|刚|为)|退回(?:去|上|到|刚)|改回(?:去|来|原)|变回(?:去|来)|回到(?:上一|之前|刚才|修改前)|(?:刚才|刚刚|上一步|上次)[^,。]{0,6}(?:不要了|不算|取消|作废)|取消(?:刚|上)[^,。]{0,6}(?:改动|修改|操作|编辑|那步)/,
    unless: /撤销(?:功能|栈|操作)?(?:是|由)我|怎么|如何/,
  },
  // panel
  {
    intent: 'panel',
    weight: 3,
    pattern:
      /\bpanel\b|\bpersonas?\b|round ?table|评审团|评审会|专家组|专家团|圆桌|多(?:个)?(?:角色|人)(?:一起|评|讨论|会|点评)|不同(?:的)?(?:角色|视角|立场|角度)|几个角色|各个角色|每个角色|多角度/,
    unless: /panel (?:component|layout|widget)|控制面板/,
  },
  {
    intent: 'panel',
    weight: 3,
    pattern:
      /(?:several|different|multiple|various|many) (?:perspectives?|viewpoints?|points of view|opinions|people|reviewers|roles|experts)|\b(?:experts|everyone|reviewers|they all|all of (?:you|them)) (?:to )?(?:debate|discuss|weigh|comment|argue|chime)|weigh in|each (?:of (?:them|you) )?(?:comment|say|give)|(?:three|four|five|two|\d) (?:reviewers|experts|people)|一群人|大家(?:都|一起|来)?[^,。]{0,4}(?:评|看|聊|说|讨论)|组织一场[^,。]{0,4}讨论|(?:专家|他们)(?:们)?[^,。]{0,4}(?:讨论|辩论|点评)/,
  },
  {
    intent: 'panel',
    weight: 3,
    pattern: new RegExp(
      `${ROLES}(?:,? ?(?:and|&|和|、|跟|与|及|还有|以及|,) ?(?:a |an |the |one )?)${ROLES}[^。]{0,30}?(?:discuss|debate|look|comment|weigh|review|feedback|opinions?|say|argue|talk|聊|看|评|讨论|说|谈|意见|点评|发表|反馈|建议|给)|(?:叫上|请|让|喊上|拉上|召集|找)[^。]{0,12}?${ROLES}[、,和跟与][^。]{0,16}?(?:聊|看|评|讨论|说|谈|意见)|\\b(?:have|let|ask|get|bring in|gather|invite|hear from)\\b.{0,40}\\b${ROLES}\\b.{0,12}\\b(?:and|&)\\b`,
    ),
  },
  // interview
  {
    intent: 'interview',
    weight: 3,
    pattern:
      /\b(?:mock|practice|practise|fake|simulated?) (?:\w+ ){0,2}interviews?\b|\binterview (?:me|practice|prep(?:aration)?|training|simulation|drill|session|mode)\b|^(?:an? )?interview(?: (?:now|please|time))?$|\b(?:start|begin|do|run|have|hold|conduct|continue|resume|try|open|simulate|launch|set up) (?:an?|the|my|our|another|with the)?\s?(?:\w+ ){0,3}interviews?\b|\bbe (?:the|my|an) interviewer\b|\byou(?:'re| are) (?:the|my|an) interviewer\b|pretend (?:you(?:'re| are)|to be) (?:the|an|my) interviewer/,
    unless: /how (?:do|does|to)|\bcan you do\b|\bi (?:had|did|gave|held|conducted)\b/,
  },
  {
    intent: 'interview',
    weight: 3,
    pattern:
      /\b(?:quiz|drill|grill|examine|cross-examine|question) me\b|\b(?:be|get) (?:quizzed|grilled|drilled|interviewed|tested)\b|\btest (?:me|my (?:knowledge|skills|understanding))\b|\bask me (?:\w+ ){0,4}(?:questions?|something|things?|anything|about)|\b(?:fire away|throw|hit me|give me|shoot)\b.{0,30}\bquestions?\b|\b(?:practi[cs]e|train|rehears\w*|drill|warm up)\b.{0,30}\b(?:interview|questions?|answers?|design|coding|algorithms?|behaviou?ral|pitch|self-introduction|introduction|answering|leetcode)|\bprep(?:are)? (?:me )?(?:for )?(?:an? |my |the )?interview|\binterview\b.{0,20}\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|coming up|soon)|\bprepare for (?:an?|my|the|next)? ?\w* ?interview/,
  },
  {
    intent: 'interview',
    weight: 3,
    pattern:
      /模拟(?:一下|一场|一次|个)?[^,。]{0,6}(?:面试|面谈|hr面|技术面)|面试(?:练习|模拟|训练|演练|一下我|我|下我|开始|题)|(?:开始|来|进行|做|搞|练|进入|安排|来一?[场次轮]|开一?[场次轮])(?:一[场次轮下个])?[^,。吗]{0,6}面试|考考?(?:一下|下)?我|考我|抽查|抽问|拷问|刷[^,。]{0,8}题|(?<!指)出[^,。]{0,10}(?<![问主标话课])题|(?:来|做|练)[几一两三十\d]+道|你(?:来)?问我(?:来)?答|问问我|问我[^,。]{0,14}(?:问题|题|几个|一些|项目|知识|基础)|(?:练习?|练练|陪练|陪我练|练一练)[^,。]{0,12}(?:面试|自我介绍|回答|答题|算法|八股|提问|问答|questions?|口述|系统设计|技术题)|陪我练|你当面试官|扮演面试官|你来(?:当|做)面试官|准备[^,。]{0,4}面试|面试[^,。]{0,6}(?:准备|帮我准备)|先面试|^面试|八股文?[^,。]{0,4}(?:练|背|考|问|来)|测试?(?:一下|下)?我(?:的|对)/,
    unless: /面试官(?:和|、|跟)|怎么|如何|(?:可以|能|会|支持)[^,。]{0,6}面试吗/,
  },
  // extract
  {
    intent: 'extract',
    weight: 3,
    pattern:
      /^(?:(?:can|could) you )?(?:extract|mine|harvest)\b|\bextract(?:ing)? (?:the |this |my |a |an )?(?:\w+ )?(?:project|repo(?:sitory)?|resume entry|entry|code|workspace|contributions?)|提取(?!词|色)/,
    unless:
      /(?:extract|提取)[^,。]{0,6}(?:关键词|keywords?|text|文字|method|函数|function|component|variable)/,
  },
  {
    intent: 'extract',
    weight: 3,
    pattern: new RegExp(
      `\\b(?:turn|make|write|generate|create|draft|build|produce|put|add|summari[sz]e|convert|transform|distil|distill|document|describe|read|scan|look at|look through|go through|analy[sz]e|inspect|mine|use|pull|get|derive|list|figure out|work out|check)\\b.{0,60}${REPO}`,
    ),
    unless:
      /\b(?:fix|refactor|debug|run|compile|commit my|rename|bug|tests?)\b|\bfrom (?:my|the) old\b|project (?:section|experience|bullets?|descriptions?)|\bunit test/,
  },
  {
    intent: 'extract',
    weight: 3,
    pattern: new RegExp(
      `${REPO}.{0,50}\\b(?:entry|resume|cv|project item|achievements|contributions|what i (?:did|built|made)|write[- ]?up|highlights)`,
    ),
    unless: /\b(?:review|score|fix)\b/,
  },
  {
    intent: 'extract',
    weight: 3,
    pattern: new RegExp(
      `(?:看|读|分析|扫描|扫|总结|整理|根据|基于|从|把|将|拿|用|给|翻|梳理|归纳|为)[^。]{0,8}${REPO}[^。]{0,24}(?:写|经历|经验|简历|条目|做了什么|总结|介绍|描述|整理|提炼|变成|转成|生成|加|放|resume|cv|entry|贡献|成果)|${REPO}[^。]{0,10}(?:写进|写到|加到|加进|放进|放到|变成|转成|整理成|整理进|写成|也?加)[^。]{0,6}(?:简历|经历|条目|resume|cv|里)|总结[^。]{0,6}(?:提交|commit|代码|仓库)`,
    ),
    unless: /报错|重构|异步|bug|调试/,
  },
  {
    intent: 'extract',
    weight: 3,
    pattern:
      /\b(?:write|make|create|generate|draft|add|produce|get|pull)\b.{0,12}\b(?:project|repo) (?:entry|item)\b/,
    unless: /\b(?:better|stronger|shorter)\b/,
  },
  {
    intent: 'extract',
    weight: 2,
    pattern:
      /\b(?:this|the|my) project\b.{0,30}\b(?:on|to|into|in|for) my (?:cv|resume)|(?:写|生成|整理|总结)[^,。]{0,6}(?:项目经[历验]|项目描述)/,
    unless: /翻译|润色|优化|改|精简/,
  },
  // import
  {
    intent: 'import',
    weight: 3,
    pattern:
      /\b(?:import|upload|ingest|load|bring in|pull in|read (?:it |this |that )?in)\b.{0,40}(?:resume|cv|\bfile|\bit\b|linkedin|\.(?:pdf|docx?|md|json|txt|html)|existing|old)|^(?:import|upload)$|\b(?:use|open|read|parse|start from|work from)\b.{0,30}\b(?:existing|old|previous|last|current|the resume i|resume i|my resume|my cv|pdf|linkedin|\S+\.(?:pdf|docx?|md|json|txt|html))\b|\bi(?: already|'ve)?(?: already)? (?:have|got|wrote) (?:an? )?(?:old |existing |finished |ready |written )?(?:cv|resume)\b|\bhere(?:'s| is) my (?:\w+ )?(?:cv|resume)\b|\b(?:parse|read) (?:this|the|my) (?:pdf|docx?|cv|resume)\b/,
    unless:
      /\bhow\b|\b(?:the|this) (?:ad|posting|jd)\b|\btell me\b|\bfeedback\b|open my resume$|built the import|import(?:ed|ing)? (?:tool|module)|^(?:what|which)\b/,
  },
  {
    intent: 'import',
    weight: 3,
    pattern:
      /导入(?!导出)|(?:上传|载入|读进来|读入|读取|读一下|解析|加载|识别|录入|传)[^。]{0,14}(?:简历|cv|resume|pdf|word|docx?|\.md|\.json|文件)|(?:简历|cv|resume|\.(?:pdf|docx?|md|json))[^。]{0,10}(?:读进来|载入|导进来|导进去|上传|读一下|解析|加载|传给你|录进来)|(?:有|这是)(?:一?份)?(?:现成|旧|已有|以前|之前|老|写好)的?[^。]{0,6}(?:简历|cv|resume)|(?:现成|旧|已有|以前|之前)的?(?:简历|cv|resume)[^。]{0,10}(?:用|读|打开|导)/,
    unless: /怎么|如何|导入导出|导入模块|能导入吗/,
  },
  // export
  {
    intent: 'export',
    weight: 3,
    pattern: new RegExp(
      `\\b(?:export|download|print)(?:ing)?\\b|\\b(?:save|store|output|convert|render|turn|write|produce|generate|create|make|give|get|send|have|need|want|put|deliver)\\b.{0,40}\\b${FORMAT}\\b|^(?:an? |the |one )?${FORMAT}(?: (?:version|file|copy|first|now|too|export|format))*$|\\b${FORMAT} (?:version|copy|file|export)\\b`,
    ),
    unless:
      /^i(?:'ve| have)? ?(?:got|have)\b|\b(?:we|they|i) (?:exported|printed|saved)\b|console\.?log|print (?:statement|function)|parse|upload|import|\bread\b|\bload\b|how (?:do|can|to)|(?:finance|customers|team)\b|project entry|which|what (?:file )?formats/,
  },
  {
    intent: 'export',
    weight: 3,
    pattern:
      /导出|打印|下载(?!量|次数)|(?:生成|转成|转为|转换成|输出|输出成|输出为|存成|存为|另存|保存成|保存为|弄成|做成|要|来|给我|发我|(?<!指)出)[^。]{0,10}(?:pdf|word|docx?|html|markdown|\bmd\b|json|网页版|纸质版|电子版)|(?:pdf|word|docx?|html|markdown)(?:版本?|格式|文件)(?:的)?(?:给我|来|一份|发)?|保存到?(?:本地|文件|桌面)/,
    unless:
      /怎么|如何|哪些格式|什么格式|支持|导入|读|(?:数据|报表|模块|功能)[^。]{0,6}导出|导出(?:功能|模块|接口)|解析/,
  },
  // tailor
  {
    intent: 'tailor',
    weight: 3,
    pattern: /\b(?:tailor|customi[sz]e|personali[sz]e)(?:ed|ing|s)?\b|定制(?:一?[版份]|化|简历|版)|量身/,
    unless: /\bhow\b|what (?:is|does)|customi[sz]e (?:the )?(?:theme|editor|settings)/,
  },
  {
    intent: 'tailor',
    weight: 3,
    pattern: new RegExp(
      `\\b(?:adapt|adjust|fit|match|align|target|targets|tune|optimi[sz]e|change|modify|rework|rewrite|update|make|bend|shape|gear|focus|tweak|prepare|version|apply(?:ing)?)\\b.{0,60}(?:\\b(?:to|for|with|towards?|against|at|matches|fits|targets|around)\\b).{0,24}${AD}|${AD}.{0,40}\\b(?:adapt|adjust|fit|match|align|target|tune|version|variant)\\b`,
    ),
  },
  {
    intent: 'tailor',
    weight: 3,
    pattern: new RegExp(
      `(?:针对|根据|按照?|照着?|依据|对照|结合|参照|贴合|贴近|匹配|靠近|对准|冲着|为了?|围绕|适配|对应|往)[^。]{0,12}(?:${AD}|jd)[^。]{0,24}|(?:${AD}|jd)[^。]{0,16}(?:来?改|优化|调整|调一|贴合|靠|侧重|匹配一下|改一版|适配|对齐)|(?:tailor|match|靠)[^。]{0,8}(?:jd|岗位|职位)|(?:投|应聘|申请)(?:这个|上面|该|这家|那个)[^。]{0,20}(?:改|调|优化|侧重|版)`,
    ),
    unless: /匹配(?:度|吗|不)|合不?适吗|模拟面试|面试|从头|新建/,
  },
  // review
  {
    intent: 'review',
    weight: 3,
    pattern: new RegExp(
      `\\b(?:review|score|rate|grade|evaluate|assess|critique|criticise|criticize|judge|audit|inspect|roast)\\b.{0,30}(?:${RESUME}|\\b(?:it|this|that|me|my|draft|section|experience|summary|bullets?|everything|work)\\b)|^(?:review|score|rate|evaluate|critique|feedback)(?: (?:it|this|that|now|please|again|me))*$|\\b(?:check|look over|look through|look at|go over|read|scan|examine)\\b.{0,16}(?:${RESUME}|\\bmy (?:draft|experience|summary|bullets|work|projects?))|\\b(?:feedback|opinion|thoughts|comments|verdict|assessment) (?:on|about|of|regarding|for)\\b|\\b(?:give|want|need|get) (?:me )?(?:\\w+ )?(?:feedback|opinion|assessment|critique|a score|an? (?:honest )?(?:review|opinion|evaluation|critique))|\\bmy (?:resume )?score\\b`,
    ),
    unless:
      /\breview(?:ed|s)? (?:pull requests|code|prs)\b|code review|review (?:this|my|the) (?:code|function|pr|pull request)/,
  },
  {
    intent: 'review',
    weight: 3,
    pattern:
      /\b(?:weak(?:nesses| spots?| points?)|red flags?|what(?:'s| is|s) (?:wrong|missing|weak|bad|off)|anything (?:is )?(?:missing|wrong|off|unclear|weak)|would you hire|how (?:good|strong|weak|bad|convincing|solid|competitive)\b.{0,16}\b(?:resume|cv|this|it|draft|my)|any good\b|good enough|strong enough|tell me what you think|what do you think|(?:problems?|mistakes?|flaws?|issues?|holes|gaps) (?:with|in|of) (?:my|the|this|it)|stand out|does (?:my|this|the) (?:resume|cv|summary|draft).{0,24}(?:fit|match|work|look|sound|read|make sense|pass)|(?:is|are) my (?:\w+ ){0,3}(?:ok|okay|fine|good|strong|clear|convincing|too (?:long|short)|enough|any good|competitive)|how (?:does|do|is|are) my (?:\w+ ){0,3}(?:look|sound|read|doing|compare)|first impression|\b(?:scan|check|search|look)\b.{0,20}\bfor (?:typos|errors|mistakes|problems|issues|inconsistencies))/,
    unless: /what(?:'s| is) wrong with (?:this|the|my) (?:code|function|test)|weather/,
  },
  {
    intent: 'review',
    weight: 3,
    pattern:
      /评(?:个|一下|下)?分|打(?:个|一下|几|多少)?分|评估|评价(?!部分|写|改|润)(?:一下|下)|点评|诊断|体检|挑[^,。]{0,8}(?:毛病|问题|刺|错)|(?:毛病|问题|不足|缺点|短板|硬伤|漏洞|弱点)(?:在哪|有哪|吗|没|是什么|$)|(?:有|存在)(?:什么|哪些|没有|啥)(?:大|明显)?(?:问题|毛病|不足|缺点|硬伤|漏洞|改进)|(?:给|提|来)(?:我)?(?:点|些|一些|几条|个)?(?:意见|建议|反馈|评价|feedback)|检查(?:一下|下|一遍|我|简历|有没有|看)|审(?:阅|一下|查|一审|核)|看看[^,。]{0,10}(?:写得|简历|怎么样|如何|行不行|有没有|够不够)|(?:写得|简历|经历|这份|整体)[^,。]{0,8}(?:怎么样|如何|好不好|行不行|行吗|够吗|好吗|可以吗|够好吗|合格吗|过关吗|能过吗)|(?:匹配|符合|合适|够格)(?:度)?(?:吗|么|不|高|怎么样|如何|多少)|够好吗|有竞争力|有什么想法|怎么看我|过不过关|\breview\b|\bcheck\b|把把关|把关|把脉/,
    unless:
      /评审团|专家|角色|评分标准|怎么评|如何评|检查(?:代码|单测)|persona|个人评价部分|自我评价(?!怎么样|如何)/,
  },
  // polish
  {
    intent: 'polish',
    weight: 3,
    pattern: new RegExp(`${POLISH_VERB}.{0,40}(?:${PART}|${RESUME}|‹›)`),
    unless:
      /\b(?:to|into) (?:french|german|spanish|japanese|korean|italian|russian|latin)\b|\b(?:function|variable|class|code|test|bug|compile|script|async)\b|函数|变量|代码|报错/,
  },
  {
    intent: 'polish',
    weight: 3,
    pattern: new RegExp(`(?:${PART}|${RESUME}|‹›).{0,30}${POLISH_VERB}`),
    unless: /\b(?:function|variable|class|code|test|bug)\b|函数|变量|代码|报错|分数/,
  },
  {
    intent: 'polish',
    weight: 3,
    pattern: new RegExp(
      `\\b(?:make|get|turn)\\b.{0,50}\\b(?:stronger|shorter|longer|better|clearer|punchier|crisper|tighter|more (?:\\w+)|less (?:\\w+)|sound|concise|professional|impressive|impactful|readable|formal|one line)\\b|\\bsounds? (?:\\w+ ){0,2}(?:weak|flat|odd|clumsy|boring|awkward|stiff|vague|less|better|more|too)|\\breads? (?:\\w+ )?(?:clumsy|clumsily|badly|odd|awkward|poorly|stiff)|\\btoo (?:wordy|long|vague|short|weak|verbose|generic|casual|dry|dense)\\b|\\b(?:find|use|pick|suggest|give me) (?:me )?(?:an? )?(?:better|stronger|different|other|shorter) (?:verb|word|wording|phrase|version|phrasing)`,
    ),
    unless: /\bpdf\b|how long should/,
  },
  {
    intent: 'polish',
    weight: 3,
    pattern:
      /^(?:polish|rewrite|rephrase|reword|shorten|proofread|improve|tighten)(?: (?:it|this|that|these|them|everything|all|again|more|up|a bit))*$|(?:太|有点|过于|偏|比较)(?:啰嗦|口语|长|短|弱|平|空|生硬|拗口|怪|绕|笼统|罗嗦|空泛|随意|冗长|别扭|泛)|(?:改|写|说|表达)得?(?:更|再)?(?:短|长|具体|专业|有力|简洁|通顺|好看|漂亮|正式|清楚|精炼|突出|书面|详细)(?:一?点|一?些|了)?|(?:再|更)(?:短|长|具体|专业|有力|简洁|通顺|精炼|突出|详细|正式)(?:一?点|一?些)|换个?(?:说法|词|动词|表达|措辞|写法)|润色|精简一?[点下]|改书面|写(?:得)?(?:更)?(?:专业|具体|好|漂亮|出彩|突出)一?[点些]|替换掉|改一?改$|改一下$|^改(?:完|好)?第|重新(?:措辞|组织|表述)|(?:改|修)(?:掉|正)?(?:一下|下)?[^,。]{0,8}(?:错别字|语病|语法|标点)|(?:改|换|写)成(?:英文|中文|英语|被动|主动|过去)/,
    unless: /代码|函数|变量|异步|背景色/,
  },
  {
    intent: 'polish',
    weight: 2,
    pattern: new RegExp(
      `(?:改|写|弄|调|修|动)[^,。]{0,8}${PART}|${PART}[^,。]{0,8}(?:改|写得|弄得|调|修|动|换)|\\b(?:work on|help (?:me )?with|redo|do over)\\b.{0,20}${PART}`,
    ),
    unless: /代码|函数|变量|写进|怎么写|如何写/,
  },
  // create
  {
    intent: 'create',
    weight: 3,
    pattern: new RegExp(
      `\\b(?:never (?:written|had|made)|haven't (?:got|written|made)|don't have|have no|without) (?:an? |any )?(?:resume|cv)\\b|\\b(?:create|make|build|write|draft|start|generate|prepare|compose|produce|put together|set up|begin|need|want|do|get|design|have)\\b.{0,30}\\b(?:resumes?|cvs?|curriculum vitae)\\b`,
    ),
    unless: new RegExp(
      `\\b(?:my|this|the|existing|current) (?:\\w+ )?(?:resume|cv)\\b.{0,30}(?:${POLISH_VERB}|pdf|docx|better|shorter|stronger)|\\b(?:pdf|docx|word|html|review|score|feedback|import|upload|into|to) (?:of |version |on |for )?(?:my |the |this )?(?:resume|cv)|resume (?:entry|item)|have (?:an? )?(?:old|existing)`,
    ),
  },
  {
    intent: 'create',
    weight: 3,
    pattern:
      /(?:写(?!的|好|过|了)|做(?!的|好|过)|建|创建|新建|起草|生成|制作|弄|搞|搭|准备|来|整|要|需要|开始|create|start|make|build|new|重新做|从头做|从零做|填|出)[^,。]{0,10}(?:简历|cv\b|resume|履历)|(?:简历|cv|resume)[^,。]{0,8}(?:还没写|没有写|一个字都没|不会写|没写过|还没有|不知道(?:怎么|从哪)写|从头|从零|从何)|还没有简历|没有简历|简历(?:都|还)?没(?:有|写)/,
    unless:
      /写进|写得|要写|加到|放到|(?:改|优化|润色|评|导出|导入|打印|下载|检查|修改|针对|根据)|怎么|几页|吗$/,
  },
  {
    intent: 'create',
    weight: 2,
    pattern:
      /\b(?:looking for|apply(?:ing)? (?:for|to)|want|hunting for|going for|searching for|find(?:ing)?|after)\b.{0,30}\b(?:jobs?|roles?|positions?|internships?|work)\b|(?:想找|在找|打算找|准备投|想投|要投|求职|找)[^,。]{0,14}(?:工作|岗位?|实习|职位|岗)|秋招|春招|校招/,
    unless: /\b(?:this|that|above|the) (?:job|role|position)|上面|这个岗位|该岗位|吗$|怎么/,
  },
];
