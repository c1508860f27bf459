/** A number with its sign and thousands. */
const NUMBER = String.raw`(?<![\w.:/-])[~≈<>≤≥+]?\d+(?:[ ,，]\d{3})*(?:\.\d+)?`;
const SCALE = String.raw`\s*(?:k|K|M|B|bn|万|亿|千|百万|千万|million|billion|thousand|hundred)?\+?`;

const of = (...parts: string[]): RegExp => new RegExp(parts.join(''), 'iu');

/** What makes a number a measured one. */
const MEASURES: RegExp[] = [
  of(NUMBER, String.raw`\s*(?:%|％|percent\b|个百分点)`),
  of(String.raw`百分之[一二三四五六七八九十百零]+`),
  of(
    NUMBER,
    String.raw`\s*(?:ms|µs|μs|us|ns|milliseconds?|microseconds?|nanoseconds?|seconds?|secs?|minutes?|hours?|s)(?![\w-])`,
  ),
  of(NUMBER, String.raw`\s*(?:毫秒|微秒|纳秒|秒|分钟|小时)`),
  of(NUMBER, String.raw`\s*(?:x|×|times|倍|-fold)(?!\w)`),
  of(String.raw`(?:[一二两三四五六七八九十百千]+|数[十百千])倍`),
  of(
    NUMBER,
    SCALE,
    String.raw`\s*(?:qps|tps|rps|iops|fps|ops|req|reqs|requests?|queries|messages?|msgs?|events?|rows?|records?|tokens?|transactions?|operations?|packets?|images?|frames?|次|个请求|条|笔)\s*(?:\/|per|每)\s*(?:s|sec|second|min|minute|hour|day|秒|分钟|小时|天|日)`,
  ),
  of(NUMBER, SCALE, String.raw`\s*(?:qps|tps|rps|iops|fps)\b`),
  of(
    String.raw`(?:qps|tps|rps|iops|fps|p50|p90|p95|p99|吞吐量?|延迟|耗时|并发量?|准确率|召回率|命中率|覆盖率|accuracy|precision|recall|F1|mAP|BLEU|latency|throughput|coverage)[^.。;；]{0,24}?`,
    NUMBER,
  ),
  of(String.raw`每(?:秒|天|日|分钟|小时|月)[^。；;]{0,12}`, NUMBER),
  of(NUMBER, SCALE, String.raw`\s*(?:KB|MB|GB|TB|PB|KiB|MiB|GiB)\s*\/\s*s(?!\w)`),
  of(
    String.raw`(?:size|bundle|core|gzip\w*|memory|footprint|binary|data|logs?|index\w*|体积|大小|内存|占用|数据|日志|压缩|包)[^.。;；]{0,40}?`,
    NUMBER,
    String.raw`\s*(?:KB|MB|GB|TB|PB|KiB|MiB|GiB)(?!\w)`,
  ),
  of(
    NUMBER,
    String.raw`\s*(?:KB|MB|GB|TB|PB|KiB|MiB|GiB)(?!\w)[^.。;；]{0,24}(?:bundle|core|gzip|minified|memory|footprint|binary|of data|logs|体积|内存|数据|日志)`,
  ),
  of(
    NUMBER,
    SCALE,
    String.raw`\s*(?:(?:active|daily|monthly|concurrent|registered|real|paying|unique|public|unit|different|distinct|production|supported|open-source|test|individual|parallel|simultaneous)\s+){0,2}(?:users?|customers?|packages|repos(?:itories)?|downloads?|installs?|clients?|devices?|sensors?|nodes?|servers?|hosts?|services?|documents?|records?|rows|files|pages|articles|images|videos?|songs|products|orders|payments|transactions|connections?|requests?|messages|events|samples|tests?|test cases|tables|datasets?|models|parameters|languages|locales|countries|cities|schools|students|teams|companies|contributors|stars|integrations|connectors|plugins|components|endpoints|rules|icons|widgets|tasks|jobs|lines of code|loc)(?!\w)`,
  ),
  of(
    NUMBER,
    SCALE,
    String.raw`\s*(?:多|余)?(?:名|位|个|家|台|条|张|份|篇|款|种|类|套|行|所|座|首|门|项|人次|人|次|\+)?(?:并发|同时)?(?:注册|活跃|日活|月活|在线|付费|真实|不同|单元|测试)?(?:用户|客户|下载|设备|传感器|节点|服务器|服务|文档|记录|数据|文件|页面|文章|图片|视频|商品|订单|交易|连接|请求|消息|事件|样本|测试|用例|表|数据集|模型|参数|语言|国家|城市|学校|学生|团队|公司|企业|门店|接口|组件|插件|图标|规则|任务|代码)`,
  ),
  of(
    String.raw`(?:用户|日活|月活|下载|订单|并发|数据|请求|文件|设备|访问|记录|样本)(?:量|数|规模|总数|总量|峰值)?[^。；;，,\d]{0,8}`,
    NUMBER,
    String.raw`\s*(?:万|亿|千|百万|k\b|\+)`,
  ),
];

/** Numbers that are settings, conditions, hardware, versions, dates and promises. */
const NOT_MEASURED =
  /\b(?:default|defaults|timeout|interval|every \d|port|ttl|retries|max(?:imum)?|min(?:imum)? of|at least \d+ (?:gb|mb)|requires?|required|needs?|version|python ?\d|node(?:\.js)? ?\d|java ?\d|since \d|copyright|©|licen[cs]e|e\.g\.|example|for instance|by \d{4}|step \d|intel|amd|ryzen|xeon|i[3579]-|geforce|rtx|tesla|a100|h100|v100|ram|cpu cores?|vcpus?|ghz|minute read|take(?:s)? (?:about |around |only )?\d+ (?:minutes|seconds)|in (?:just |only |under |less than )\d+ (?:minutes?|seconds?)|(?:started|install\w*|deploy\w*|set ?up|running|ready)\b.{0,30}\bin \d+|in (?:just |only )?\d+ (?:lines?|steps?)|\d+ (?:minutes?|days?) (?:ago|trial)|free (?:tier|plan)|price|\$ ?\d|per month|stars? on github|give .{0,20}star|click|sponsor|will (?:be|support))\b|默认|超时|间隔|端口|至少需要|要求|版本|最大|最小值|版权|例如|比如|分钟(?:内)?(?:上手|部署|搭建|了解|入门)|一键|即可|元\/|价格|英特尔|内存[:：]|显存|点个|星标|赞助|计划|即将|将会|建议/i;
const PROMISE =
  /100\s*%\s*(?:free|open|compatible|type|pure|native|safe|private|local|offline|java|python|go|rust|typescript|免费|开源|兼容|原生|纯|本地)/i;

/** Whether a sentence states something that was measured or counted. */
export function hasMeasure(sentence: string): boolean {
  const text = sentence.replace(/https?:\/\/\S+/g, ' ');
  if (NOT_MEASURED.test(text) || PROMISE.test(text)) return false;
  return MEASURES.some((measure) => measure.test(text));
}

/** How much a measure is worth on a resume: a change of something that matters before a mere count. */
export function measureWeight(sentence: string): number {
  let weight = 0;
  if (
    /(?:reduc|lower|cut|drop|improv|increas|faster|smaller|speed|sav|from .{1,30} to )|(?:降低|降至|减少|提升|提高|缩短|优化|加速|节省|快|从.{1,20}到)/i.test(
      sentence,
    )
  )
    weight += 3;
  if (
    /(?:qps|tps|rps|p9\d|latency|throughput|accuracy|recall|users?|requests?)|(?:并发|吞吐|延迟|准确率|用户|日活|请求|订单)/i.test(
      sentence,
    )
  )
    weight += 2;
  if (sentence.length > 200) weight -= 1;
  return weight;
}
