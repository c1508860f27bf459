import type { Intent, IntentState } from './intents.rules';

/** Nouns for parts of a resume, as people point at them. */
const PART =
  /\b(?:bullets?(?: points?)?|sections?|summar(?:y|ies)|intro(?:duction)?|paragraphs?|sentences?|lines?|wording|phrasing|headlines?|highlights?|descriptions?|buzzwords?|filler words|punctuation|spelling|typos?|grammar|verbs?|voice|tone|tense|dates?|skills|(?:first|second|third|last|previous|current) (?:job|role|one|position|entry|project|part|item|point)|work (?:history|experience)|projects?|experience|entr(?:y|ies)|education|title)\b|措辞|用词|语气|语序|语病|语法|错别字|标点|文笔|格式|排版|标题|动词|副词|经历|经验|描述|自我评价|总结|简介|亮点|技能栏|专业技能|第[一二三四五六\d最后]+[段条句点项份]|(?:这|那|上|下|最后一|头)(?:段|条|句|几句|部分)|段落|句子|开头|结尾|项目[一二三四\d]|这[两几三]?(?:条|段|句)|校园/iu;
const RESUME = /\b(?:resumes?|cvs?|one[- ]pager|curriculum vitae)\b|简历|履历/iu;
const REPO =
  /\b(?:repo(?:s|sitor(?:y|ies))?|code ?base|source code|commits?|git (?:history|log)|workspace|folder|directory|readme|(?:this|my|the|current|open) (?:\w+ )?(?:code|project))\b|仓库|代码库|代码|工程|提交记录|git|工作区|文件夹|目录|这个项目|当前项目|本项目/iu;
const REPO_WISH =
  /\b(?:extract|summari[sz]e|write(?: it)? up|turn|entry|bullets?|cv|resume|contribut\w*|analy[sz]e|look at|read|scan|go through|pull|list|describe|document|what i (?:did|built))\b|提取|总结|整理|写成|写进|生成|分析|看看|读|梳理|归纳|提炼|经历|经验|要点|简历|条目/iu;
const AD =
  /\b(?:jds?|job (?:ad|description|posting|post|offer|spec|opening)s?|postings?|vacanc(?:y|ies)|advert\w*|openings?|requirements|position|role|what they (?:ask|want|need|look)\w*|they (?:want|ask|need|require|look for)|apply at|applying (?:to|at)|description (?:i|above|below|you)|(?:this|that|the) (?:company|employer|team))\b|岗(?!哨)|职位|招聘|任职要求|jd|(?:这|那)家|这个坑|用人单位|他们(?:要|想|要求|招)/iu;
const AD_WISH =
  /\b(?:tailor|adapt|adjust|align|fit|suit|match|target|shift|focus|emphasi[sz]e|highlight|stress|tune|customi[sz]e|gear|bring out|version|play up|rework|rewrite|change|update)\b|针对|按|照着|贴|靠|突出|侧重|强调|匹配|改|调|定制|适配|对口|迎合/iu;
const FORMAT =
  /(?<![\w.])(?:pdfs?|\.?docx?|word|html|markdown|md|json|latex|txt|a4|printable)(?!\w)|电子版|纸质|网页版/iu;
const FILE = /[\w-]+\.(?:pdf|docx?|md|json|txt|html|rtf|odt)\b|[~.]?\/[\w./-]+|在桌面|附件|网盘/iu;
const TAKE_IN =
  /\b(?:import|upload|load|give you|send you|hand you|read(?: (?:it|this))? in|read|pull in|bring in|take|ingest|parse|open|attach|start(?:ing)? (?:point|from)|existing|old|already|i have|i've got|here is|here's)\b|导入|上传|载入|读|解析|识别|加载|已有|现成|旧的?|以前的|之前的|我有了/iu;
const GIVE_OUT =
  /\b(?:export|save|download|print|produce|output|spit out|hand me|send me|render|convert|copy|as an?|final file|ready to send|version)\b|导出|导成|导(?:一份|个)|存|保存|打印|下载|输出|转|发我|给我|来一?份|出一?份|版/iu;
const INTERVIEW =
  /\b(?:interviews?|interviewer|mock|quiz\w*|rehears\w*|(?:technical|hr|phone|onsite|coding|final) (?:round|screen|call)|leetcode|questions|practi[cs]e|rehearsal|mock)\b|练(?:习|练|一练|手)|面试|面经|技术面|hr面|一面|二面|终面|模拟题|八股|刷题|(?<![问主标话课专])题(?:目)?/iu;
const PANEL =
  /\b(?:panel|persona\w*|reviewers|perspectives|viewpoints|more than one opinion|several opinions|second opinion|round ?table|experts|committee|jury|everyone's (?:view|opinion|take))\b|评审|圆桌|专家|各方|多方|多个角色|角色|几位|三位|几个(?:面试官|hr|专家|人)|一起(?:看|评|聊)/iu;
const ROLE =
  /\b(?:hr|recruiters?|hiring managers?|(?:tech|backend|front-?end|team|engineering|product) (?:leads?|managers?|engineers?)|managers?|ctos?|ceos?|founders?|architects?|designers?|engineers?|devs?|developers?|pms?)\b|人事|面试官|产品经理|老板|架构师|主管|设计师|工程师|总监|猎头|创始人|技术(?:负责人|总监|经理)/giu;
const UNDO =
  /\b(?:undo|revert|reverse|restore|put .{1,20} back|old one|changed my mind|roll(?:ed)? back|bring back|put back|change (?:it|that) back|before (?:that|the (?:last )?(?:edit|change)))\b|撤|恢复|还原|回滚|回退|退回|改回|换回|不算|倒回/iu;
const LAST =
  /\b(?:last|latest|previous|old|earlier|that|just|before|back|edit|change)\b|刚|上一|上次|之前|原来|那步|一步|旧/iu;
const JUDGE =
  /\b(?:assess\w*|opinions?|verdict|feedback|grade|score|rate|rating|judge|review|evaluat\w*|critique|criticis\w*|honest|weak(?:nesses|est)?|how (?:is|are|does|do) my|anything (?:i|to|that)|something|flaws?|mistakes?|inconsisten\w*|embarrassing|convincing|red flags?|gaps?|stack up|stands? out|would (?:you|they|a|anyone) (?:hire|think|say)|think of|missing|wrong|impression|strong(?:est)?|competitive|match(?:es)?|fit|sounds?|fall short|short of|get (?:me|us) past|screening|strong|chances|holes?|problems?|issues?)\b|评|打分|意见|看法|反馈|毛病|问题|不足|弱|怎么样|如何|行不行|行吗|可以吗|好不好|好吗|够不够|够吗|硬伤|把关|诊断|体检|匹配|合适|印象|竞争力|完成度|靠谱|能过|过(?:关|初筛)|优秀|说服力|吸引|出彩|清楚吗|专业吗|喜欢|看得上|雷区|扣分|逻辑|写得不好|漏洞/iu;
/** Of these, what asks for a verdict outside a question too. */
const VERDICT =
  /\b(?:assess\w*|opinions?|verdict|feedback|grade|score|rate|rating|judge|review|evaluat\w*|critique|criticis\w*|honest|weak(?:nesses| spots?| points?)|flaws?|inconsisten\w*|red flags?|think of|impression|comments?|once-over|remarks|brutal|merciless|harsh|candid|tear (?:it )?apart)\b|评|打分|意见|看法|反馈|毛病|不足|怎么样|硬伤|把关|诊断|体检|印象|漏洞|弱点|雷区|扣分|(?:指出|找|挑)[^,。]{0,10}问题/iu;
/** Needs no object. */
const BARE_VERDICT =
  /\b(?:comments?|once-over|remarks|assess\w*|opinions?|verdict|feedback|grade|score|rating|review|evaluat\w*|critique|weak (?:spots?|points?)|red flags?)\b|评|打分|意见|反馈|把关|诊断|体检|硬伤|弱点|漏洞/iu;
const AIM = /\b(?:tailor|target|fit|match|adapt|align|suit|line up)\b|针对|按照?|根据|照着?|对着|贴合/iu;
const OWN =
  /\b(?:my|mine|this|it|these|me|(?:do|am|would|can) i|i should)\b|我的|我这|这份|这样写|这段|这条|这个/iu;
const COMPLAINT =
  /\b(?:boring|bland|dull|dry|flat|weak|wordy|clumsy|awkward|vague|generic|stiff|repetitive|repeated|messy|unclear|too \w+|(?:sounds?|reads?|feels?|looks?) (?:a bit |kind of |so |very )?(?!good|great|fine|right)\w+|robotic|childish|cheesy|long-winded|bad|poor|ugly|buzzwords?)\b|干巴巴|平淡|啰嗦|罗嗦|重复|不顺|别扭|拗口|空洞|空泛|笼统|生硬|口语|太[长短多少弱乱虚]|乱|单调|没亮点|不够/iu;
const EDIT =
  /\b(?:polish|improve|rewrite|reword|rephrase|shorten|tighten|trim|cut|fix|correct|change|swap|replace|remove|drop|delete|get rid of|use|make|start|begin|split|merge|reorder|move|spice up|jazz up|punch up|clean up|tidy|smooth|sharpen|translate|simplify|condense|refine|revise|edit|strengthen|vary|better|stronger|shorter|clearer|crisper|nicer|expand|add|unify|standardi[sz]e|rework|redo|touch up|turn|put)\b|润|改|换|删|去掉|缩|精简|压|扩|补|加|调|统一|理一|理顺|顺一|优化|美化|修|写(?:得|成|具体|短|专业|好)|(?:再|更)[^,。]{1,4}(?:一?点|一?些)|friendlier|翻译|合并|拆|突出|强化|弱化|替/iu;
const STOP =
  /\b(?:stop|quit|exit|cancel|abort|halt|pause|that's (?:it|all|enough)|enough|done for|gotta go|have to go|leave it|see you|bye|later then|call it)\b|停|退出|结束|取消|终止|不(?:答|做|写|弄|聊|继续|玩)了|到这|再见|拜拜|改天|下次再/iu;
const OWN_PART = /\b(?:this|that|the|my|these|those)\b|这|那|第|我的/iu;
const MAKE =
  /\b(?:create|make|build|write|draft|start|begin|generate|prepare|need|want|like|set (?:me )?up|put together|work on|do)\b|写|做|建|起草|生成|弄|搞|整|出|需要|想要|撰写|准备/iu;

/**
 * What a clause that no outright wish was found in is probably about, by the things that it names: a part of a resume
 * that somebody makes a statement about is to be polished, a file format means import or export, and so on. `question`:
 * it asks instead of telling.
 */
export function hintOf(text: string, question: boolean, state: IntentState): Intent | null {
  const resume = RESUME.test(text);
  const part = PART.test(text);
  if (question) {
    if (!JUDGE.test(text)) return null;
    const here =
      state.hasResume &&
      /which (?:part|section|bullet|line)|what part|写得|这样写|哪里|哪些地方|(?:简历|内容)[^,。]{0,4}(?:有没有|哪)|where (?:is|are|does)/iu.test(
        text,
      ) &&
      !/\b(?:should|resumes|cvs|a resume|a cv)\b|一般|通常|应该/iu.test(text);
    return OWN.test(text) || here ? 'review' : null;
  }
  if (UNDO.test(text) && LAST.test(text)) return 'undo';
  if (PANEL.test(text) || new Set(text.match(ROLE) ?? []).size >= 2) return 'panel';
  if (INTERVIEW.test(text) && !part) return 'interview';
  const verdict = VERDICT.test(text);
  if (AD.test(text) && (AD_WISH.test(text) || state.hasJobAd) && !verdict) return 'tailor';
  if (state.hasJobAd && AIM.test(text) && !part && !verdict) return 'tailor';
  if (AD.test(text) && verdict && !EDIT.test(text)) return 'review';
  if (FORMAT.test(text) || FILE.test(text)) {
    const out = GIVE_OUT.test(text);
    const into = TAKE_IN.test(text) || FILE.test(text);
    if (out !== into) return out ? 'export' : 'import';
    if (!part || !EDIT.test(text)) return state.hasResume && !FILE.test(text) ? 'export' : 'import';
  }
  if (resume && TAKE_IN.test(text) && !state.hasResume && !MAKE.test(text)) return 'import';
  if (REPO.test(text) && REPO_WISH.test(text)) return 'extract';
  const edits = EDIT.test(text) || COMPLAINT.test(text);
  if ((part || text.includes('‹›')) && edits) return 'polish';
  if (verdict && (resume || part || OWN.test(text) || (text.length < 30 && BARE_VERDICT.test(text))))
    return 'review';
  if (!state.hasResume && MAKE.test(text) && /\bfrom scratch\b|\bfirst one\b|从[零头]/iu.test(text))
    return 'create';
  if (resume && MAKE.test(text))
    return state.hasResume && /\b(?:my|the|this)\b|我的|这份/iu.test(text) ? 'polish' : 'create';
  if (resume && edits && state.hasResume) return 'polish';
  if (COMPLAINT.test(text) && OWN.test(text) && state.hasResume) return 'polish';
  if (STOP.test(text) && text.length < 40) return 'stop';
  // A remark on a part of the resume is a wish to have it better.
  if (part && state.hasResume && OWN_PART.test(text)) return 'polish';
  if (edits && state.hasJobAd && OWN.test(text)) return 'tailor';
  return null;
}
