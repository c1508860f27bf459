import { matchesOf } from './matches';

/**
 * Spans that hold digits or number words and are no quantities: addresses, versions, ids, standards, times of day, sizes of
 * screens, idioms. Each family is one pattern; all of them are linear.
 */
const FAMILIES: RegExp[] = [
  // Links, addresses, paths
  /https?:\/\/\S+|\bwww\.\S+/g,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{2,64}/g,
  /(?<![\w./@-])[A-Za-z_.@][\w.@-]*(?:\/[\w.@-]+){2,}/g,
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?:[:/]\d+)?(?![\d.])/g,
  /(?:\blocalhost|(?<![\w.-])[a-z\d-]+\.[a-z\d.-]+):\d{2,5}\b|(?<=^|[\s"'(（])[:：]\d{2,5}\b/gi,
  // Hashes, ids, numbers of issues
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  /\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{7,40}\b/g,
  /(?<!\w)#\d+\b/g,
  /\bCVE-\d{4}-\d+\b|\b[A-Z][A-Z\d]+-\d+\b(?![%\d]|\s?(?:ms|s|min)\b)/g,
  // Telephone numbers
  /(?<![\d.])(?:\+?\d{1,3}[ -])?(?:\(\d{3}\)[ -]?|\d{3}[ -])\d{3,4}[ -]\d{4}(?!\d)/g,
  /(?<!\d)(?:\+?\d{1,3}[ -]?)?1[3-9]\d{9}(?!\d)/g,
  /(?<![\d\w])\+\d{1,3}(?:[ -]?\(?\d{2,4}\)?){2,5}(?![\d%])/g,
  /(?<!\d)0\d{2,3}-\d{7,8}(?!\d)/g,
  /\b[A-Z]\+\d\b|@\d[\d.]*|\d{2}\s?薪|[五5]天[八8]小时/g,
  // Versions
  /\bv?\d+\.\d+\.\d+[\w.+-]*|\b[vV]\d+(?:\.\d+)*\b|\b\d+\.x\b/g,
  /[=:]\s?["'][\^~>=<]*v?\d[\d.x*]*["']|(?<=[\w)-]):\d+\.\d+(?=["')])/g,
  /(?:\^|~>|==|~=)\s?v?\d+(?:\.[\dx*]+)*/g,
  /\b(?:C\+\+|C#|ES|ECMAScript|CSS|HTML) ?-?\d+(?:\.\d+)?\b|C\+\+ ?\d\d\b/g,
  /\b(?:http\/[123](?:\.\d)?|utf-?(?:8|16|32)|oauth ?2(?:\.\d)?|tls ?1\.\d|h\.?26[45]|mp[34]|md5|sha-?\d+|aes-?\d+|rsa-?\d+|base64|x86(?:[-_]64)?|x64|arm64|log4j2?|pm2|s3|ec2|web ?[23](?:\.0)?|工业 ?[45](?:\.0)?|等保 ?[23](?:\.0)?)\b/gi,
  /\b(?:i18n|l10n|a11y|k8s|k3s|p2p|b2b|b2c|c2c|o2o|e2e|2fa|3ds?|2d|4d|12-factor)\b/gi,
  // Standards and exams
  /\b(?:ISO(?:\/IEC)?|IEC|RFC|IEEE|PEP|JSR|JEP|ECMA|ANSI|DIN|EN|GB(?:\/T)?|PCI[- ]DSS|WCAG|SOC|HIPAA|CMMI|DO|NIST|FIPS|OWASP Top)[ -]?\d[\d.:-]*(?!\d)/g,
  /\b(?:CET|TEM|HSK|JLPT|IELTS|TOEFL|GRE|GMAT|PTE|CSP)[ -]?\d[\d./]*|(?:雅思|托福|专[四八]|英语|日语)[\s:：]?[\d.]+(?:分|级)?|[四六八]级(?!别)|四六级/gi,
  /\bGPA[\s:：]*(?:of )?[\d.]+(?:\s?\/\s?[\d.]+)?|绩点\s?[:：为]?\s?[\d.]+(?:\s?\/\s?[\d.]+)?|[0-4]\.\d{1,2}\s?\/\s?[45](?:\.0)?\b/gi,
  /(?<![\d,.])(?:985|211)(?:\s?[/、]\s?(?:985|211)|(?=\s?(?:高校|院校|大学|本科|工程|硕士|毕业|院系)))|(?<![\d,.])996(?=\s?工作制|制|加班|的|模式|作息|[，。、]|$)/g,
  // Status codes, ports, bits
  /\b(?:HTTP|status(?: code)?|error(?: code)?|exit code|errno)\s?[:：]?\s?[1-5]\d\d\b(?!\s?(?:ms|s|个|条|次|%|kb|mb|万))/gi,
  /(?:状态码|错误码|返回码|返回|报错?)\s?[:：]?\s?[1-5]\d\d(?![\d.,]|\s?(?:ms|s\b|个|条|次|%|kb|mb|万|行|份))/gi,
  /(?<![\d.,])[45]\d\d(?=\s?(?:errors?|responses?|pages?|status|not found|错误|页面|异常|状态|报错|响应码)\b|\s?(?:错误|页面|异常|状态码|报错))/gi,
  /(?<![\d.,])(?:4|8|16|24|32|64|128|256)[ -]?bits?\b|(?<![\d.,])(?:8|16|32|64|128)\s?位(?=系统|处理器|整|机|单片机|MCU|操作|浮点|无符号|芯片|架构|ARM|的)/gi,
  // Screens, ratios, times
  /(?<![\d.])\d{2,5}\s?[x×*]\s?\d{2,5}(?![\d.]|\s?小时)|\b(?:480|720|1080|1440|2160)[pi]\b|\b[248]k(?=\s?(?:video|resolution|display|screen|monitor|视频|分辨率|屏|画质|超清|高清|直播|端|显示))/gi,
  /\b24\s?[x×*/]\s?7\b|(?<!\d)[75]\s?[x×*]\s?(?:24|8)(?:\s?小时)?(?!\d)|\b\d{1,2}:\d{2}(?::\d{2})?(?!\d)|(?<![\d.:])\d{1,2}:\d{1,2}(?![\d:])|\b\d:[a-z]\b/gi,
  /(?<![\d.])\d{1,2}\s?(?:am|pm|a\.m\.|p\.m\.|o['’]clock)(?![a-z])/gi,
  /(?<![\d.个])\d{1,2}\s?点(?![\d赞])(?:半|钟|整)?|(?<![个十])[一二三四五六七八九十]{1,2}点(?:半|钟|整)|(?:早上|上午|中午|下午|晚上|凌晨|夜里)[一二两三四五六七八九十]{1,3}点/g,
  // Parts of dates, ordinals, ages, years of study
  /(?<![\d.])(?:1[0-2]|0?[1-9])\s?月(?:份|底|初|中旬?|末)?(?:\s?(?:3[01]|[12]\d|0?[1-9])\s?[日号])?|(?<![\d.])(?:3[01]|[12]\d|[1-9])\s?号(?!线|楼)/g,
  /(?:十[一二]|[一二三四五六七八九十正腊])月(?:份|底|初)?/g,
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.? (?:3[01]|[12]\d|[1-9])(?:st|nd|rd|th)?\b(?!\s?(?:%|ms|users|people))/g,
  /(?<![\d.,])(?:3[01]|[12]\d|[1-9]) (?:January|February|March|April|June|July|August|September|October|November|December)\b/g,
  /(?<![\d.,])\d+(?:st|nd|rd|th)\b(?![ -]percentile)/gi,
  /\bQ[1-4]\b|\bH[12]\b|\bFY ?'?\d\d\b|['’]\d\d\b/g,
  /(?<![\d.])\d{1,2}\s?(?:周?岁|years? old|-years?-old)|\baged? \d{1,2}\b(?!\s?(?:%|ms))|\d0\s?后/gi,
  /(?<![提最升扩增放较新])[大研高初博][一二三四](?![个次人名位项条成倍万千百十])|[一二三四五六七八九]年级|(?<!\d)\d年级/g,
  /第\s?[\d一二两三四五六七八九十百千零]+/g,
  // Idioms and fixed names
  /从?\s?(?<![\d.])0\s?(?:到|至|-|~|→|->|\bto\b)\s?1(?![\d.,%万亿kKmMw]|\s?(?:个|万|亿|million|billion|thousand|hundred))|从?零到一|从零开始|\bzero to one\b|从\s?[01]\s?(?:到|至)\s?[nN]\b/gi,
  /[做写跑进行]到一半|\b(?:Fortune|Forbes|FTSE|S&P) \d+\b|(?:世界|中国|全球)?\s?[15]00\s?强|三次握手|四次挥手|二次(?=开发|封装|元|确认|校验|验证|销售|传播|加工)|[两三二]阶段|[两二]步验证|[两三四七34七]层(?=架构|负载|网络|代理|协议|结构|模型)|[一二两三四][级阶](?!域名服务)/g,
  /双\s?(?:十[一二]|1[12])|(?<![\d,.])618(?=\s?(?:大促|活动|期间|购物|电商|备战|促销|和|、|\/))|五险一金|六险一金|一二线|三四线|千人千面|三高|四舍五入|两地三中心|一对[一多]|[1一]v[1一]|\b1[- ]on[- ]1s?\b|\bone[- ]on[- ]ones?\b|\b50[/-]50\b/gi,
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|zero)-(?:to|way|off|time|click|line|liner|stop|step|phase|factor|tier|sided|star|dimensional|by|pager|eyes|size|handed|point|d|party|pass|shot|touch|digit|level|legged|hop)\b/gi,
  /\b(?:any|every|no|each|some|this|that|the|which|another|only|last|first|next|new|old|right|number|at|phase|day|level|one by|day|version) (?:one|zero)\b(?!-)|\b(?:these|those|the other) (?:two|three|four)\b(?! (?:hundred|thousand|million))|\bone (?:of|by one|another|or more|day I|thing|such|which|that|at a time)\b/gi,
  /\b\d+(?:\.\d+)?[bB](?=[ -]?(?:models?|parameters?|参数|模型|大模型|LLM|chat|instruct|版)\b|\s?(?:参数|模型|大模型))/g,
  /\btop[- ]?[kn\d]+(?=[ -]?(?:accuracy|acc|precision|recall|准确率|命中率|error))/gi,
];

/** Spans of a text that no quantity may touch, in no order. */
export function findLookalikes(text: string): [number, number][] {
  return FAMILIES.flatMap((pattern) =>
    matchesOf(pattern, text).map((match): [number, number] => [match.index, match.index + match[0].length]),
  );
}

/** From the word that names a list of dependencies to the end of its line. */
export function findManifestLines(text: string): [number, number][] {
  return matchesOf(MANIFEST, text).map((match): [number, number] => [
    match.index,
    match.index + match[0].length,
  ]);
}

const MANIFEST =
  /(?:Gemfile|Podfile|Cargo\.toml|go\.mod|package\.json|composer\.json|pubspec\.yaml|mix\.exs|pom\.xml|build\.gradle(?:\.kts)?|requirements(?:-\w+)?\.txt|pyproject\.toml|Pipfile|environment\.yml|vcpkg\.json|conanfile|CMakeLists|\.csproj|packages\.config|\b(?:dev)?[dD]ependencies\b\s?:|依赖[:：])[^\n]{0,400}/g;

/** Words before a number that make it a name, a number of something, or an address. */
export const NAMED_BEFORE =
  /(?:\b(?:v|ver|version|release|rev|ports?|status|code|error|section|chapter|figure|fig|table|step|issue|ticket|pr|page|room|level|layer|phase|part|no|number|id|build|ipv|tier|grade|class|lesson|lecture|lab|exercise|question|week|day|round|stage|appendix|article|row|column|line|gate|bus|route|floor|unit|item|option|case|sprint|q|p|model|series|type|group|team|flight|channel|slot|node|shard|issue number|job|order|invoice|account|badge|employee)[\s:.#-]*|#|[Vv]|端口\s?[:：]?|版本号?\s?[:：]?|编号\s?[:：]?|工号\s?[:：]?|状态码\s?|错误码\s?|学号\s?[:：]?|QQ\s?[:：]?|微信\s?[:：]?|座位号?|房间号?|邮编\s?[:：]?|得分\s?|考了|分数\s?)$/i;
