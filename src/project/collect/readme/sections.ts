/** What a section of a README is for; `other` may still hold facts, `dropped` holds none about the project itself. */
export type SectionKind = 'features' | 'about' | 'results' | 'other' | 'dropped';

const ANY = (words: string[]): RegExp => new RegExp(`^(?:${words.join('|')})$`, 'i');

const FEATURES = ANY([
  '(?:.{0,40}\\W)?(?:features?|highlights?|capabilit(?:y|ies)|functionalit(?:y|ies)|selling points|advantages|benefits|design goals|strengths)(?: (?:list|overview|at a glance|and .*|& .*|include|set|highlights?))?',
  'what (?:it|this|.{1,30}) (?:does|do|can do|offers|provides)(?: for you)?',
  'why(?: (?!not\\b|should(?:n.t| not)\\b)(?:use |choose |another )?.{1,40})?',
  'what.s (?:in|inside|included)(?: .*)?',
  '.{0,12}(?:特性|特点|功能|亮点|优势|特色|能力|已实现|完成功能|实现功能|创新点|难点)(?:介绍|列表|清单|概览|一览|说明|概述|模块|点|简介)?',
  '(?:为什么|为何)(?!不).{1,20}',
  '(?:features?|highlights?)[ /|(（]*(?:特性|特点|功能|亮点)[)）]?',
]);
const ABOUT = ANY([
  '(?:about|introduction|intro|overview|description|summary|abstract|background|motivation|what(?:.s| is| are) .{1,40}|about(?: (?:the |this )?(?:project|repo(?:sitory)?|app|library|tool|package|us)?)?|project (?:overview|description|summary)|tl;?dr)',
  '(?:项目|系统|平台|工具|框架|软件|产品)?(?:简介|介绍|概述|概览|背景|描述|说明|简述|总览|摘要|是什么)',
  '(?:关于|什么是).{0,20}',
  '.{1,20}是什么',
]);
const RESULTS = ANY([
  '.{0,30}(?:benchmarks?|performance|results?|evaluation|metrics|scalability|accuracy|impact|experiments?|numbers)(?: .{0,30})?',
  '.{0,12}(?:性能|基准|压测|效果|结果|成果|实验|评测|指标|数据表现|压力测试)(?:测试|对比|数据|报告|指标|表现|优化|评估)?',
]);
const DROPPED = new RegExp(
  [
    '^(?:table of )?contents?$|^toc$|^目录$|^index$|^navigation$',
    'instal|\\bsetup\\b|set up|getting started|quick ?start|\\bquickstart|get started|\\busage\\b|how to (?:use|run|build|install)|\\bbuild(?:ing)?\\b|\\bcompil|\\brun(?:ning)?\\b|\\bdownloads?\\b|prerequisite|requirements?$|\\bdependencies\\b|\\bconfigur|\\bsettings?\\b|\\boptions?\\b|\\bparameters?\\b|environment variables|\\bcommands?\\b|\\bdeploy|\\bupgrad|\\bmigrat|\\bexamples?\\b|\\btutorials?\\b|\\bguides?\\b|\\bapi reference\\b|^api$|\\bdevelop(?:ment|ing)$|local development|\\btesting\\b|\\btests?$|\\bdebug',
    'licen[cs]|\\bcontribut|contributor|\\bmaintain|\\bauthors?\\b|\\bcredits?\\b|acknowledg|\\bthanks\\b|sponsor|\\bbackers?\\b|donat|\\bfund|\\bsupport(?:ers|ing)?$|^support|get(?:ting)? help|\\bhelp\\b|\\bcommunit|\\bcontact|\\bsocial\\b|\\bchat\\b|who.?s? us(?:es|ing)|\\b(?:companies|projects|people|organizations)\\b.*\\busing\\b|\\busers$|used by|users of|adopters|showcase|built with|made with|code of conduct|security(?: policy)?$|reporting|vulnerab|\\bprivacy\\b|\\bdisclaimer|\\bcopyright|\\blegal|trademark|citation|\\bciting|\\breferences?$|further reading|\\bresources\\b|\\blinks?\\b|\\brelated\\b|see also|alternatives|similar|compar|\\bfaqs?\\b|frequently asked|questions|troubleshoot|known (?:issues|problems|limitations|bugs)|limitations|caveats|\\bbugs?\\b|issues$|changelog|change log|release notes?|\\breleases?$|history|what.s new|\\bnews\\b|\\bupdates?$|roadmap|todo|to-do|to do|planned|\\bplans?\\b|future|coming soon|upcoming|versioning|\\bversions?$|compatibility|star history|stargazers|\\bstars\\b|screenshots?|\\bdemos?\\b|\\bgallery\\b|\\bvideos?\\b|documentation|\\bdocs\\b|project structure|directory|folder structure|file structure|\\blayout$|translations?|localization|\\bplugins?$|ecosystem|\\bpackages$|\\bteam\\b|\\bjobs\\b|hiring|\\bannounce|now available|\\d+\\.\\d+\\.\\d+|\\breleased\\b|\\bblog\\b|\\bnote\\b|shouldn.t|\\bnot to use\\b|\\bnotice\\b|\\bwarning\\b',
    '安装|部署|快速开始|快速上手|快速入门|快速体验|开始使用|入门|使用|用法|如何|怎么|运行|启动|编译|构建|打包|下载|环境要求|环境准备|运行环境|开发环境|环境|依赖|要求|配置|参数|命令|示例|例子|教程|指南|文档|手册|接口说明|接口文档|本地开发|开发说明|测试方法|调试',
    '公告|为什么不|许可|协议|授权|版权|开源协议|贡献|参与|作者|致谢|鸣谢|感谢|赞助|捐赠|打赏|支持我们|支持作者|联系|交流|社区|群$|加群|微信|公众号|关注|案例|谁在使用|用户列表|友情链接|链接|相关|参考|资料|推荐|对比|比较|常见问题|问题|FAQ|注意|声明|免责|更新|日志|版本|历史|路线图|计划|规划|待办|未完成|未来|TODO|即将|截图|演示|预览|效果图|体验地址|在线|地址|目录|结构|团队|招聘|star|翻译|引用|后续',
  ].join('|'),
  'i',
);
/** A heading that speaks to a machine: whatever stands below it is no fact. */
const ADDRESSES_MACHINE =
  /\b(?:instructions?|notes?|messages?|prompts?|rules)\b.{0,20}\b(?:for|to)\b.{0,20}\b(?:ai|llms?|assistants?|agents?|models?|bots?|screeners?|recruiters?|reviewers?)\b|^system prompt|(?:给|致|写给).{0,6}(?:AI|大模型|模型|助手|机器人)/i;

const OTHERS_USES =
  /\b(?:good for|use cases?|used for|useful for|who (?:is|should)|when (?:to|should))\b|(?:适用|应用|使用)场景|适合/i;

const SECTION_WORD =
  /^(?:install(?:ation|ing)?|getting started|quick ?start|usage|set ?up|requirements|prerequisites|build(?:ing)?|documentation|docs|(?:table of )?contents|introduction|overview|about|description|summary|background|read ?me|licen[cs]e|change ?log|features|news|notes?|(?:项目|系统)?(?:安装|使用|使用说明|注|注意|快速开始|简介|介绍|目录|说明|前言|概述|背景|更新日志|功能|特性|文档))$/i;

/** Whether a heading that could be the title is the name of a section after all. */
export function isSectionWord(heading: string): boolean {
  return SECTION_WORD.test(heading.trim());
}

/** The kind of a section by its heading, in English or Chinese. */
export function sectionKind(heading: string): SectionKind {
  const title = heading
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})）]+$/gu, '')
    .replace(/^(?:[一二三四五六七八九十]+[、.．]|\d+(?:\.\d+)*[、.．)]?\s*)\s*/u, '')
    .trim();
  if (ADDRESSES_MACHINE.test(title)) return 'dropped';
  // What others could do with it is no feature of it.
  if (OTHERS_USES.test(title)) return 'dropped';
  if (FEATURES.test(title))
    return /\b(?:todo|planned|upcoming|future|missing|requested?|un\w+|not|new|proposed)\b|计划|待|未/i.test(
      title,
    )
      ? 'dropped'
      : 'features';
  if (ABOUT.test(title)) return 'about';
  if (DROPPED.test(title)) return 'dropped';
  return RESULTS.test(title) ? 'results' : 'other';
}
