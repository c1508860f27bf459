import { conceptsIn, type Concept } from './intentConcepts.rules';
import type { IntentState } from './intents.rules';
import type { Circumstance } from './intentSigns.rules';

/** A question by its form. */
export const QUESTION =
  /\?\s*$|^(?:and |but |so |ok |okay |btw |hey |oh |well |just |wait |hm+ |honestly |seriously )*(?:how|what|which|why|when|where|who|whose|is|are|am|was|do|does|did|should|shall|can|could|may|might|will|would|has|have you|isn'?t|aren'?t|doesn'?t|didn'?t|won'?t|whats|hows|wheres)\b|(?:吗|么|呢|嘛|吧\?|没有?)\s*$|能[^,。]{0,4}几|多[远大高]|怎么|咋|如何|什么|啥|哪(?:个|些|里|种|儿|家|一)|为什么|为何|是否|(?<x>\p{Script=Han})不\k<x>|要不要|能不能|可不可以|会不会|有没有|该不该|需不需要|多少|多久|几(?:页|年|段|行|号|轮|家|篇)|多长/iu;
/** A question in form, a request in meaning. */
const REQUEST =
  /^where(?:'s| is) my\b|^(?:can|could|would) (?:the|my|this|that|these|it|we)\b.{0,40}\b(?:be|sound|read|look|get|have)\b.{0,30}\b(?:less|more|\w+er)\b|^(?:and |so |ok |hi |hey )?(?:can|could|would|will) (?:you|u|we|ya)\b(?!.{0,12}\b(?:do|handle|support|also do)\b\s+\w+s\b)|^(?:can|could|may) i (?:have|get|see|export|download|import|upload|start)\b|\bhow about (?:we|you|i|a|an)\b|\bwhy don'?t (?:you|we)\b|\bwould you mind\b|\blet me\b|(?:能不能|可不可以)[^,。]{0,4}(?:写|改|再|更)|(?:能不能|可不可以|可以|能|能否|可否)(?:请你?|麻烦你?)?(?:帮|给|替|把|让)|帮我|给我(?!的)|替我|我想(?:要|把|让)|^(?:检查|看看|看一下|查一下|核对|请|告诉我|说说|check|tell me|let me know)/iu;
/** Asking whether a thing exists, not for it. */
const CAPABILITY =
  /\b(?:can|could|do|does|will) (?:you|it|vitae|this|the (?:tool|extension|plugin|app)) (?:also |even |really )?(?:do|support|handle|read|write|speak|work|run|export|import|create|save|understand|store|send|keep|know|offer|use|need)\b|(?:支持|可以|能|会|能够)[^,。]{0,12}(?:吗|么)$|\bwhy do you\b|\bwhat do you need\b|\bhow (?:does|do) (?:it|this|the|\w+ing) (?:\w+ )?work|\bwhat happens\b|\bwhat(?:'s| is| are| does)? (?:the )?(?:difference|\w+ (?:do|mean)\b|this (?:thing|tool) for|ats|star)|(?:有)?(?:啥|什么)(?:不一样|区别|不同)|差[别异]|(?:^|这\S{0,4})怎么用|^(?:does|do|will|can|is) (?:the )?(?:undo|export|import|polish\w*|tailor\w*|panel|interview mode|score)\b|\bis (?:it|there) (?:possible|a way|any way)\b|能不能(?:用|支持|导|改|换|接|离线)/iu;
const TOPIC =
  /\b(?:resumes?|cvs?|cover letters?|bullets?|job|jobs|hiring|recruiters?|hr|photo|gpa|interviews?|ats|export|import|pdf|offline|internet|online|api|key|data|privacy|private|models?|llm|undo|cost|price|free|plugin|extension|vitae|should i (?:mention|include|list|put|write|add|say|quote|leave|send|apply|use)|work history|experience|hobbies|hobby|salary|pages?|tense|panel|personas?|evidence|git history|ai|careers?|degree|education|references|skills?|gap|internship|score|scoring|linkedin|portfolio|references|columns?|sections|without a model|this tool|tools?|use (?:it|this)|files?|machine|uninstall|chatbot|polish\w*|tailor\w*|layoff|side projects?|thing for|this thing|changes?|jobs?|llms?|ats|pay|page|summary|objective|font|template|languages?|formats?|match estimate|applicant|employers?|candidates?|probation|promotion|section|projects?|how long (?:will|does|would) (?:it|this)|you (?:do|support|store|keep|send|need|work|know|help|ask))\b|简历|履历|面试|求职|岗位|职位|招聘|校招|秋招|实习|hr|薪资|薪水|工资|照片|绩点|学历|证书|字体|大厂|支持|花钱|要钱|你(?:们)?是?(?:怎么|如何)|几轮|要放|要附|性别|年龄|证明|模板|字数|自荐|[要该需]写|怎么写|项目(?:经历|经验)|工作经[历验]|自我评价|技能|导出|导入|离线|联网|网络|数据|隐私|上传|模型|密钥|收费|免费|插件|功能|格式|评分|打分|证据|撤销|你(?:们)?(?:会|能|可以|都|支持|是谁|有什么)|法则|gap|offer|自我介绍|求职信|推荐信|高中|爱好|作品集|期望|机器人|教育背景|github|链接|经历|润色|定制|写不下|这玩意|怎么用|代码|差别|内推|笔试|hc|猎头|自学|一页|两页|key|密钥/iu;
/** Questions about what happens to the user's data. */
const PRIVACY =
  /\b(?:sent|stored?|saved|uploaded|server|servers|private|cloud|machine|local(?:ly)?|share[ds]?|leaves?|tracked|telemetry|uninstall)\b|(?:上传|传|发|存)[^,。]{0,8}(?:吗|么|出去|服务器|云)|传出去|保存在|存在哪|隐私|泄露|联网|本地/iu;
/** What is no matter of ours: programs, errors, small talk. */
const ELSEWHERE =
  /\b(?:functions?|variables?|class(?:es)?|refactor|compile|compiler|stack ?trace|null pointer|exception|debug|bug|lint|unit tests?|run the tests|failing tests?|test fails?|async|terminal|div|css|regex|commit my|branch|merge conflict|branch|npm|why is docker|(?:this|my|the) code (?:is|looks|does)|git (?:rebase|merge|push|pull|stash|reset|checkout)|dockerfile|node_modules|(?:this|the) error|(?:to|into) (?:french|german|spanish|japanese|korean|italian|russian|latin|km|celsius)|css|monads?|login handler|weather|movie|song|joke|recipe|football|restaurant|music|poem|\w+\.(?:ts|js|py|go|java|rs|cpp)\b)|函数|变量|报错|编译|异步|单元测试|接口为什么|json 格式化|格式化|天气|电影|歌词|歌(?!曲)|笑话|菜谱|餐厅|火锅|诗|机票|情书|辞职信|请假|服务器(?:连|挂|崩)|英文名|贪吃蛇|股市|\b[45]\d\d$|调试|代码(?!库|仓)(?=.{0,6}(?:为什么|报|怎么|改|跑|错))/iu;
/** Asks what one should do. */
const ADVICE =
  /\b(?:should|must|may|shall) (?:i(?! (?:be )?worr)|we|one|people|a|it|my|the)\b|\b(?:do|can|could) i (?:have|need|put|list|use|leave|mention|skip)\b|\bdo (?:people|recruiters|hiring managers|employers|companies)\b|\bhow (?:do|can|to|should|does|is|many|long)\b(?! (?:my|this|it|points|you (?:rate|like)))|\b(?:ok|okay|weird|bad|fine) (?:to|if)\b|\bright way\b|\bwhy do you\b|\bwhat do you need\b|^does (?:undo|export|import)|(?:要不要|该不该|可不可以|需不需要|应该|怎么|如何|一般|通常|几页|多久)(?!样|看|想|评)|(?:要|该|需要|必要|能)(?:写|放|附|填|列)[^,。]{0,6}(?:吗|么|嘛)?$|(?:会|算)(?:不会)?(?:减分|加分)/u;
/** About resumes at large, not about this one. */
const GENERIC =
  /\b(?:resumes|cvs|a (?:resume|cv)|an? \w+ (?:resume|cv)|recruiters (?:usually|actually|really)|normally|usually|difference)\b|^(?:is|are|does|do|should|can) (?:an?|one|two|recruiters|people|employers|companies|hr)\b|(?:写|放|列)(?:多少|几|什么|哪些|到)|一般|通常|区别|不一样|差别|\b(?:photo|gpa|hobb\w+|font|cover letters?)\b|照片|绩点|字体|爱好|证书|求职信|推荐信|什么是|是什么/u;
/** People whom a panel may hold; two make one. */
const ROLES =
  /\b(?:hr|recruiters?|hiring managers?|(?:tech|backend|front-?end|team|engineering|product|senior|department) (?:leads?|managers?|engineers?|devs?|heads?)|managers?|ctos?|ceos?|founders?|architects?|designers?|engineers?|devs?|developers?|pms?|headhunters?|peers?)\b|人事|(?<![a-z])hr(?![a-z])|面试官|产品经理|产品|老板|架构师|主管|设计师|工程师|总监|猎头|创始人|招聘官|技术(?:负责人|总监|经理)?|业务|同事|同行|研发|测试/gu;
const ROLE = new RegExp(ROLES.source, 'u');

/** What this tool does; a question about it is a question for us. */
const FEATURES = ['interview', 'crowd', 'exportOutright', 'takeInOutright', 'extract', 'tailored'] as const;

/** What is known of a clause: the ideas that it names, how it is said and where the conversation stands. */
export function factsOf(
  text: string,
  /** `core`: the whole message; `said`: what of it is not negated; `before`: of that, what precedes the clause. */
  { core, said, before }: { core: string; said: string; before: string },
  state: IntentState,
): Set<Concept | Circumstance> {
  const facts = new Set<Concept | Circumstance>(conceptsIn(text));
  if (ELSEWHERE.test(text) && !/简历|resume|\bcv\b/u.test(text)) return new Set(['elsewhere']);
  const question = asks(text, core) && !REQUEST.test(text);
  const add = (fact: Circumstance, holds: boolean): unknown => holds && facts.add(fact);
  add('asks', question);
  add('advice', question && ADVICE.test(text));
  add(
    'capability',
    asks(text, core) && CAPABILITY.test(text) && !/\b(?:me|us|my)\b|我|这[份样条段]/u.test(text),
  );
  if (facts.has('capability')) facts.add('asks');
  add('privacy', PRIVACY.test(text));
  add('topic', TOPIC.test(text) || FEATURES.some((feature) => facts.has(feature)));
  add('generic', GENERIC.test(text));
  add('quote', text.includes('‹›'));
  add('roles', ROLE.test(text) && new Set(said.match(ROLES) ?? []).size >= 2);
  const earlier = before === '' ? null : conceptsIn(before);
  for (const object of ['repo', 'file', 'ad', 'resume', 'format'] as const)
    add(`${object}Before`, earlier?.has(object) === true);
  add('quoteBefore', before.includes('‹›'));
  add('hasResume', state.hasResume);
  add('hasJobAd', state.hasJobAd);
  add('done', state.stage === 'done');
  add('short', /\p{Script=Han}/u.test(text) ? text.length <= 10 : text.split(' ').length <= 5);
  return facts;
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
