export type ChangeType = 'feature' | 'performance' | 'fix' | 'refactor' | 'test' | 'security' | 'other';

/** Prefixes of conventional commits and their relatives, `null`: nothing worth telling. */
export const CONVENTIONAL: Record<string, ChangeType | null> = {
  feat: 'feature',
  feature: 'feature',
  add: 'feature',
  new: 'feature',
  perf: 'performance',
  performance: 'performance',
  optimize: 'performance',
  opt: 'performance',
  fix: 'fix',
  bugfix: 'fix',
  hotfix: 'fix',
  bug: 'fix',
  refactor: 'refactor',
  refact: 'refactor',
  rewrite: 'refactor',
  test: 'test',
  tests: 'test',
  security: 'security',
  sec: 'security',
  enhance: 'feature',
  enhancement: 'feature',
  improve: 'feature',
  improvement: 'feature',
  update: 'other',
  docs: null,
  doc: null,
  chore: null,
  style: null,
  ci: null,
  build: null,
  deps: null,
  revert: null,
  release: null,
  wip: null,
  merge: null,
  typo: null,
  lint: null,
  i18n: null,
  format: null,
  fmt: null,
};

/** What an emoji at the beginning says (gitmoji.dev), `null`: nothing worth telling. */
export const EMOJI: [ChangeType | null, RegExp][] = [
  ['feature', /^(?:✨|:sparkles:|🎉|:tada:|🚀|:rocket:)/u],
  ['performance', /^(?:⚡|:zap:)/u],
  ['fix', /^(?:🐛|:bug:|🚑|:ambulance:)/u],
  ['refactor', /^(?:♻|:recycle:)/u],
  ['test', /^(?:✅|:white_check_mark:|🧪|:test_tube:)/u],
  ['security', /^(?:🔒|:lock:)/u],
  [
    null,
    /^(?:📝|:memo:|⬆|:arrow_up:|⬇|:arrow_down:|👷|:construction_worker:|💚|:green_heart:|🔖|:bookmark:|🚧|:construction:|🔧|:wrench:|🙈|📄|:page_facing_up:|🚨|:rotating_light:|🌐|:globe_with_meridians:|✏|:pencil2?:|💡|:bulb:|🔀|⏪|📌|:pushpin:|🍱|:bento:|👥)/u,
  ],
];

/** Verbs that begin a subject (or, in Chinese, stand in it), most specific first. */
export const VERBS: [ChangeType, RegExp][] = [
  [
    'performance',
    /^(?:optimi[sz]\w*|speed(?:s|ed)? up|accelerat\w+|cach(?:e|es|ed|ing)|paralleli[sz]\w*|vectori[sz]\w*|batch|make \S+ .{0,40}faster|(?:reduc|lower|cut|improv|halv)\w* .{0,60}(?:latenc|memory|time|alloc|perform|throughput|overhead|cost|speed|size)\w*)|^(?!.*(?:问题|无法|错误|异常|bug|修复)).*(?:性能|提速|加速)|^(?!.*(?:问题|无法|错误|异常|bug))(?:优化|减少|降低|缩短).*(?:速度|耗时|内存|延迟|查询|并发|吞吐|体积|开销|响应|加载|缓存)/i,
  ],
  [
    'security',
    /^(?:harden|saniti[sz]e|secure|prevent .{0,40}(?:xss|csrf|injection|traversal|leak))|^(?:修复|防止|加固).*(?:漏洞|注入|越权|安全)/i,
  ],
  [
    'test',
    /\b(?:unit |integration |e2e |regression )?(?:tests|test cases?)$|^(?:tests? (?:for|that)|cover|add(?:ed)? .{0,30}\btests?\b|benchmark)|^(?:补充|增加|添加).*(?:测试|用例)/i,
  ],
  [
    'feature',
    /^(?:add(?:s|ed|ing)?|implement\w*|introduc\w+|support(?:s|ed|ing)?|creat\w+|build|built|enabl\w+|allow(?:s|ed)?|integrat\w+|provid\w+|expos\w+|develop\w*|design\w*|launch\w*|ship\w*|port(?:ed)? |new |first )\b|^(?:新增|添加|增加|加入|实现|支持|引入|接入|集成|完成|开发|新建|构建|搭建|设计|上线|提供|初步实现|对接|封装)/i,
  ],
  [
    'refactor',
    /^(?:refactor\w*|rewrit\w+|rewrote|redesign\w*|migrat\w+|replac\w+|split|extract\w*|simplif\w+|unif\w+|decoupl\w+|restructur\w*|reorgani[sz]\w*|moderni[sz]e|switch(?:ed)? (?:to|from)|move to|convert\w*|use \S+ instead|generali[sz]e|rework\w*)\b|^(?:重构|重写|迁移|替换|拆分|抽离|抽取|改造|统一|解耦|改用|简化|升级改造)/i,
  ],
  [
    'fix',
    /^(?:fix(?:e[sd]|ing)?|resolv\w+|prevent\w*|handl\w+|correct\w*|avoid\w*|repair\w*|guard|ensure|don't|do not|make sure|stop)\b|^(?:修复|解决|修正|处理|避免|防止|修改.*(?:bug|问题)|修bug)/i,
  ],
  [
    'feature',
    /^(?:improv\w+|enhanc\w+|extend\w*|expand\w*|automat\w+|make \S+|use \S+ (?:for|to))\b|^(?:优化|完善|改进|增强|提升|扩展|调整.*(?:逻辑|架构|策略|算法))/i,
  ],
];

/** Subjects that tell nothing, whatever their verb. */
export const TELLS_NOTHING =
  /\btypos?\b|\bspelling\b|\bwording\b|\bgrammar\b|\bwhite ?space\b|\bindent|\bformat(?:ting|ted)?\b(?! string)|\blint(?:er|ing|s)?\b|\bprettier\b|\beslint\b|\bflake8\b|\bgofmt\b|\bclippy\b|\bblack\b|\bisort\b|\bmerge\b|\bbump|\bwip\b|\bwork in progress\b|\binitial commit\b|\bfirst\b.{0,20}\bcommit\b|\bchange ?logs?\b|\brelease\b|\bversion\b|^v?\d+\.\d+|^prepare\b|\breadme\b|\blicen[cs]e\b|\bcopyright\b|\bcontribut(?:ing|ors?)\b|\bgitignore\b|\bdependenc(?:y|ies)\b|\bupgrade \S+ (?:to|from)\b|\bupdate(?:s|d)? (?:\S+ )?(?:deps|to v?\d)|\bci\b|\bbadges?\b|\bcomments?\b|\bdocs?\b|\bdocuments?\b|\bissue templates?\b|\bpull request templates?\b|\bdiscussion templates?\b|\bdocumentation\b|\bdocstrings?\b|\bclean ?ups?\b|\btidy|\bnits?\b|\bminor\b|\bsmall\b|\btweaks?\b|\btmp\b|\btemp\b|\bdebug(?:ging)? (?:log|print|code)|\bremove (?:unused|dead|unnecessary|redundant)|\bunused\b|\brename\b|\bfix(?:e[sd])? (?:tests?|builds?|bugs?|errors?|issues?|warnings?|compil\w+|(?:the )?\w+ (?:build|tests?))$|^revert|\bfixup!|^squash!|\bcode ?style\b|\bstyle\b|\breview comments?\b|\bcode review\b|\baddress(?:ed)? (?:review|comments|feedback)|\bmissing (?:file|import|semicolon|newline)s?\b|\btest commit\b|\bhello world\b|\bscreenshots?\b|\bexample(?:s)?$|\bmisc\b|\bvarious\b|\bstuff\b|\btravis\b|\bcodecov\b|\bworkflows?$|\btranslation/i;
export const TELLS_NOTHING_ZH =
  /错别字|拼写|格式化|代码格式|代码风格|代码规范|空格|缩进|合并|升级版本|版本号|更新版本|发布(?:版本)?|发版|初始化(?:项目|提交|仓库)?$|首次提交|第一次提交|初始提交|更新日志|文档|注释|说明|许可证|临时|测试提交|提交代码|更新代码|修改代码|备份|暂存|小(?:修改|改动|调整|优化|bug)|细节|无用|删除多余|清理|忽略文件|依赖(?:版本|升级|更新)|更新依赖|升级依赖|调整样式|样式调整|样式|文案|readme|解决冲突|冲突|回滚|撤销|代码优化$|优化代码$|^(?:优化|修复|更新|修改|完善|调整|提交|完成|修复bug|修改bug|bug修复|修复问题|功能优化|功能完善|bug)$/i;

/** Prefixes that people use for all sorts of changes. */
export const LOOSE = new Set([
  'opt',
  'optimize',
  'add',
  'new',
  'improve',
  'improvement',
  'enhance',
  'enhancement',
  'update',
]);

/** Words of an author to themselves. */
export const ASIDE =
  /\bI\b|\bty @|\bnice\b|\bfor now\b|\bhopefully\b|\bseems?\b|\b(?:have|need) to\b|\bstupid\b|\boops\b|\blol\b|\bugly\b|\bhack(?:y)?\b|暂时|先这样|好像|应该/i;
