import { countHan } from '../../../text/characters';
import { findCliches } from './cliches';
import { chinese, english, mentions } from './phrases';
import { findVagueWords } from './vague';

/** Words without content of their own: articles, prepositions, pronouns, auxiliaries, adverbs of manner. */
const FUNCTION_EN = new Set(
  `a an the this that these those its their our my your his her it they we i you he she them us me who whom whose which what when where why how
  and or but nor so yet if then than as at by for from in into of off on onto out over per to toward towards under up upon via with within without across after against
  along among around before behind below beneath beside besides between beyond down during except inside like near outside since through throughout till until about above
  is are was were be been being am do does did done doing have has had having can could may might must shall should will would not no yes also too both each every all any
  more most other another such same own only just even still already always never ever again further here there now well very much many new old good better best big
  main key important different own day daily week weekly basis way ways order part parts time times while because due using use used uses`.split(
    /\s+/,
  ),
);

/** Words that fit any project, reduced to their stem: they name nothing. */
const GENERIC_EN = english(`
system*|application*|app|apps|software|program|programs|project*|feature*|functionalit*|function|functions|module*|component*|code|codes|codebase*|coding|programming|task*|work|works|worked|working|
solution*|tool|tools|process|processes|performance|efficien*|effective*|quality|productivit*|reliab*|stabilit*|scalab*|maintainab*|usabilit*|flexib*|robust*|secur*|
issue*|bug|bugs|problem*|challenge*|team|teams|teammate*|colleague*|coworker*|company|companies|business*|client*|customer*|stakeholder*|user|users|people|member*|manager*|
requirement*|need|needs|technolog*|technical|environment*|data|information|development|maintenance|maintaining|maintain*|testing|tests|test|tested|design*|implement*|
deliver*|develop*|creat*|build*|built|made|make|makes|making|support*|help*|assist*|manag*|handl*|perform*|conduct*|provid*|ensur*|enabl*|allow|allows|allowed|allowing|outcome*|achiev*|made sure|make sure|budget*|manager*|directors?|collaborat*|participat*|involv*|
contribut*|coordinat*|communicat*|improv*|enhanc*|optimi[sz]*|increas*|boost*|reduc*|fix|fixed|fixing|fixes|resolv*|solv*|writ*|wrote|run|ran|running|operation*|operate*|
experience*|knowledge|skill*|abilit*|result*|success*|goal*|objective*|value|benefit*|impact*|growth|activit*|dut*|responsib*|role|roles|service*|product|products|platform*|
website*|web|site|backend|frontend|back end|front end|full stack|server|servers|database*|architecture|infrastructure|framework*|librar*|api|apis|engineer*|developer*|
department*|daily|day to day|regular|regularly|basic|simple|complex|modern|latest|advanced|existing|current|internal|external|innovat*|great|nice|clean|smooth*|fast|faster|
quick|quickly|better|easy|easily|easier|high|higher|low|lower|large|small|overall|end to end|successful*|effectively|efficient*|proper|properly|correct*|timely|area|areas|
meeting*|call|calls|discussion*|ticket*|jira|stand ups?|stand up|sprint*|email*|e mail*|presentation*|led|leading|attended|document*|report|reports|review|reviews|stuff|thing|things|aspect*|kind|kinds|type|types|usage|learn*|understand*|research*|involved|related|relevant|
implementation*|integration*|deployment*|analysis|research|best practices|agile|scrum|cross functional|methodolog*|standard|standards|strategy|strategies|initiative*|effort*`);

/** Chinese words that fit any project, and function words. What remains of a sentence without them is its content. */
const GENERIC_ZH = chinese(`
主导|牵头|带队|带领|输出|重点项目|重点|统筹|组织|预算|人员|用户体验|系统|平台|项目|模块|功能|业务|需求|产品|应用|软件|程序|代码|编码|编程|开发|研发|设计|实现|编写|完成|进行|负责|参与|协助|配合|协作|合作|协同|工作|任务|问题|优化|提升|提高|改善|改进|增强|
完善|性能|效率|效果|质量|体验|用户|客户|团队|公司|部门|小组|技术|框架|工具|方案|流程|管理|维护|运维|迭代|升级|重构|后端|前端|后台|前台|全栈|服务端|服务|接口|数据库|数据|测试|联调|部署|上线|发布|支持|
保障|保证|确保|推进|推动|跟进|沟通|对接|协调|能力|稳定性|可用性|可维护性|扩展性|可扩展性|安全性|可靠性|易用性|高效|稳定|流畅|顺利|及时|按时|准时|成功|独立|主动|积极|认真|良好|优秀|丰富|先进|主流|
整体|整个|主要|核心|重要|关键|复杂|基础|相关|有关|日常|各种|各类|各项|多种|多个|若干|一些|大量|显著|大幅|有效|极大|明显|全面|深入|不断|持续|进一步|版本|运行|使用|利用|采用|运用|应用|通过|基于|根据|
按照|结合|针对|围绕|关于|对于|以及|并且|从而|为了|期间|过程|当中|其中|之后|之前|以后|最终|最后|同时|然后|首先|其次|包括|例如|等等|情况|方面|内容|部分|目标|成果|结果|价值|经验|知识|学习|了解|熟悉|掌握|
分析|调研|讨论|会议|文档|撰写|编辑|处理|解决|修复|修改|调整|更新|新增|增加|添加|提供|承担|担任|从事|执行|落实|落地|建设|搭建|构建|创建|建立|维持|领导|同事|同学|大家|我们|本人|自己|我|公司内部|
后续|前期|中期|后期|一系列|一整套|一套|一个|一定|大家|共同|努力|成长|积累|收获|贡献|帮助|辅助|支撑|满足|达到|达成|取得|获得|得到|实际|具体|不同|多方|内部|外部|线上|线下|新|旧|好|快|高|低|大|小|多|少|
的|了|和|与|及|等|并|为|以|从|到|把|被|将|由|之|其|在|对|中|上|下|内|外|后|前|时|个|种|项|次|名|位|条|是|有|也|都|而|或|所|该|此|这|那|使|让|给|向|至|于|地|得|着|过|可|能|会|要|就|再|又|很|更|最|较|各|本|每|某|做|写`);

/** Generic words that name a thing where its value is measured: "took the build from 30 minutes to 8". */
const MEASURED_EN = english(`
builds?|deployments?|deploys?|releases?|tests?|test suites?|coverage|tickets?|code|bugs?|issues?|defects?|incidents?|api|apis|queries|pages?|reports?|emails?|calls?|meetings?|documents?|reviews?|users?|customers?|
clients?|onboarding|development|integration|server|servers|databases?|services?|requests?|memory|costs?|tasks?|data`);
const MEASURED_ZH = chinese(
  `构建|编译|部署|发布|上线|测试|回归|用例|工单|代码|接口|需求|缺陷|问题|任务|报表|数据|数据库|服务|文档|会议|用户|客户|迭代|交付|联调|评审|人员`,
);

/** How many measured things a text names that {@link contentWithout} counts as filler. */
export function measuredThings(text: string): number {
  return mentions(MEASURED_EN, text).length + mentions(MEASURED_ZH, text).length;
}

/**
 * How much a text says that would not fit any other project: content words (a pair of Han characters is one), without
 * generic words, clichés and vague amounts. Technologies count as two at most, so that listing them says no more, and
 * numbers not at all.
 */
export function contentOf(text: string, technologies: readonly { span: [number, number] }[] = []): number {
  return contentWithout(text, [...findCliches(text), ...findVagueWords(text)], technologies);
}

/** {@link contentOf} where the words without content are known already. */
export function contentWithout(
  text: string,
  empty: readonly { span: [number, number] }[],
  technologies: readonly { span: [number, number] }[],
): number {
  const named = blank(text, [...empty, ...technologies]);
  const rest = blank(named, [...mentions(GENERIC_EN, named), ...mentions(GENERIC_ZH, named)]);
  const han = countHan(rest);
  const words = (rest.match(/[A-Za-z][A-Za-z'’]+/g) ?? []).map((word) => word.toLowerCase());
  const content = new Set(words.filter((word) => !FUNCTION_EN.has(word)));
  return Math.min(2, technologies.length) + han / 2 + content.size;
}

/** The text with spaces in place of parts. */
export function blank(text: string, parts: readonly { span: [number, number] }[]): string {
  return parts.reduce(
    (rest, { span: [from, to] }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    text,
  );
}
