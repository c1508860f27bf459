import { COUNTED_NOUNS } from './countedNounTable';
import { phraseAt, phraseBefore, phraseTable, skipSpaces, skipSpacesBack } from './phraseTable';

/** What a number counts: canonical nouns, the likeliest first; none where it is not one of the usual things. */
export interface Counted {
  nouns: string[];
  /** Where the words that tell it end, measure word included. */
  end: number;
  /** A Chinese measure word stands behind the number. */
  measured: boolean;
  /** Words that are no usual noun follow: they are what is counted. */
  named: boolean;
}

interface NounEntry {
  ids: string[];
  plural: boolean;
}

const HAN = /\p{Script=Han}/u;
const NOUNS = compileNouns();
const KIND = new Map(
  COUNTED_NOUNS.flatMap(({ id, kind }) => (kind === undefined ? [] : [[id, kind] as const])),
);

/**
 * Chinese measure words with the noun that they suggest. `sure` ones tell it alone (5 人团队 are people); `null` are words
 * that only begin like one.
 */
const MEASURES = phraseTable<{ nouns?: string[]; sure?: boolean } | null>([
  ['个|条|项|种|款|台|家|套|门|层|类|支|份|张|只|轮|点|组|块|路|端|所|间|座|辆|部|件|批|例|场|期|处|道|届|代|段|根|颗|把|架|艘|株|枚|幅|首|句|节|盘|册|封|列|本|颗|组|版|款|排|对|副|片|瓶|箱|盒|袋', {}],
  ['人|个人|口人|名成员', { nouns: ['person'], sure: true }],
  ['名|位', { nouns: ['person'] }],
  ['人次', { nouns: ['view'], sure: true }],
  ['人天|人日', { nouns: ['person-day'], sure: true }],
  ['人月', { nouns: ['person-month'], sure: true }],
  ['次|遍|趟|回', { nouns: ['time'] }],
  ['单', { nouns: ['order'], sure: true }],
  ['行', { nouns: ['line', 'row'] }],
  ['页', { nouns: ['page'] }],
  ['篇', { nouns: ['document', 'paper'] }],
  ['笔', { nouns: ['transaction', 'order'] }],
  ['起', { nouns: ['incident', 'ticket', 'bug'] }],
  ['户', { nouns: ['customer', 'user'] }],
  ['步', { nouns: ['step'] }],
  ['字', { nouns: ['word'], sure: true }],
  ['题|道题', { nouns: ['question'], sure: true }],
  ['国', { nouns: ['country'], sure: true }],
  ['省|区|县', { nouns: ['region'], sure: true }],
  ['市|城', { nouns: ['city'], sure: true }],
  ['店', { nouns: ['store'], sure: true }],
  ['校', { nouns: ['school'], sure: true }],
  ['站', { nouns: ['site'] }],
  ['核', { nouns: ['core'], sure: true }],
  ['卡', { nouns: ['gpu'], sure: true }],
  ['屏', { nouns: ['screen'] }],
  ['表', { nouns: ['table'] }],
  ['仓', { nouns: ['warehouse'] }],
  ['星', { nouns: ['star'] }],
  ['人工|人力|人均|个人信息|个人中心|个人项目|个人博客|个人网站|单元|单机|单点|单位|单独|行为|行业|行动|行程|页面|次数|次要|步骤|表单|表示|表明|表现|核心|核对|卡顿|卡片|城市|市场|省去|省下|省了|省力|站点|仓库|星期|起来|起到|面|方|维|期间|期望|点击|点赞|类似|组件|组织|组成|条件|项目|部门|部分|部署|场景|件事|端口|路由|路径|层级|级别|代码|代理|处理|处于|道路|列表|份额|对比|对接|对应|对于|排名|排查|排序|排队|版本|块钱|块链|国产|国内|字段|字节|字符|店铺|校验|校区|题目|户外|户型|节点|门店|个体|家庭|门户|层面|类型|支付|支撑|轮询|点播|路线|端点|所有|间隔|件数|批次|批量|场地|期限|处置|段落|根据|幅度|首页|句子|版块|对话|对象|副本|片段|次级|回调|回归|行数|行政|页码|字典|题库|步数|国际|省级|区块|区域|市政|店员|校园|站长|核算|卡券|屏幕|仓储|表格|星级|名单|名称|位置|位数|笔记|笔试|起点|篇幅|遍历', null],
]); // prettier-ignore

const STOP = new Set(
  (
    'of in for with to from and or that which who whose per a an the on by at across over under into within via using as than is are ' +
    'was were be been being have has had each every when while after before during through ' +
    'without since until between plus both all their its our my your it they i we he she so but if then not at off out up down ' +
    'more fewer less faster slower ago later only alone together worldwide annually'
  ).split(' '),
);
const HAN_STOP =
  /[的了着过并和与及或由从到在为被把将给是有对以用于等中里内上下后前时均都也就还又只仅使让每共这那但而,，。；;：:、！!？?（）()\s\d]/;
const HAN_VERB =
  /^(?:完成|负责|实现|提供|使用|支持|开发|建设|优化|提升|降低|减少|增加|处理|覆盖|接入|上线|设计|维护|编写|搭建|拆分|迁移|改造|统一|服务于|参与|协助|主导|重构|封装|管理|运行|稳定|同时|需要|可以|能够|通过|进行|组成|以上|以下|左右|以内|缩减|缩短|扩容|扩大|扩展|增长|下降|上升|合并|变成|变为|降至|降到|减至|减到|增至|增到|涨到|升至|升到|砍到|压到|压缩|装软件|参加|担任)/;
const WORD = /[A-Za-z][\w'’.+#-]*/y;

/** What a number that ends at `at` counts. */
export function readCounted(text: string, at: number): Counted {
  let start = skipSpaces(text, at);
  if (text.charAt(start) === '-' && /[A-Za-z]/.test(text.charAt(start + 1))) start++;
  const measure = phraseAt(MEASURES, text, start);
  const hint = measure?.value ?? null;
  const measured = hint !== null;
  const from = start + (measured ? (measure?.length ?? 0) : 0);
  if (hint?.sure) return { nouns: hint.nouns ?? [], end: from, measured, named: true };
  const next = skipSpaces(text, from);
  const named = HAN.test(text.charAt(next)) ? readHanNoun(text, next, measured) : readLatinNoun(text, from);
  if (named) {
    // 6 名测试 are testers.
    const arePeople =
      hint?.nouns?.[0] === 'person' && !named.nouns.some((noun) => nounsAgree(noun, 'person'));
    // 三个后端六个测试 counts people, or what they make.
    const trade = measured && TRADES.test(text.slice(next, next + 5));
    const nouns = trade ? [...named.nouns, 'person'] : named.nouns;
    return { ...named, nouns: arePeople ? ['person'] : nouns, measured, named: true };
  }
  return {
    nouns: hint?.nouns ?? [],
    end: measured ? from : at,
    measured,
    named: isNamed(text, next, measured),
  };
}

const TRADES =
  /^(?:前端|后端|测试|产品|运维|设计|算法|开发|客户端|安卓|美术|策划|运营|销售|客服|数据(?=岗|同学|工程师|分析师|开发)|实习|硕士|博士|本科)(?!用例|系统|平台|工具|脚本|服务|模块|页面|项目|文档|任务|集|库|表|点|量)/u;

/**
 * What stands before the number and its bounds as the thing counted: 接口 34 个, "Stars: 1,200", 下载量达 120 万. `end` is
 * where bounds and verbs before the number begin.
 */
export function readCountedBefore(text: string, end: number, verbs = false): string[] {
  const at = skipFillersBack(text, end);
  const hit = phraseBefore(NOUNS, text, at);
  if (!hit) return [];
  const word = text.slice(at - hit.length, at);
  const latin = /[A-Za-z]$/.test(word);
  if (latin ? !hit.value.plural && !COUNTERS.test(word) : word.length < 2) return [];
  // 服务 30 家, 测试 3 次: rather verbs than nouns.
  return !verbs && VERBAL.test(word) && at === skipSpacesBack(text, end) ? [] : hit.value.ids;
}

const VERBAL =
  /^(?:服务|测试|请求|发布|提交|调用|下载|部署|查询|迁移|评审|面试|培训|访问|安装|支付|交易|上线|构建|浏览|分享|评价|反馈|应用|开发|研发|通知|推送|检索|点击|投诉|咨询|校验|标注|下载量?|阅读)$/;
/** Singular words that stand before their number: "DAU 300k", "GitHub star 1.2k". */
const COUNTERS = /^(?:[DM]AU|[PU]V|(?:github )?star|fork|commit|bug|pr|issue)$/i;
const FILLERS = phraseTable<true | null>(
  [
    ['路由|理由|自由|缘由|收到|服从|报到|签到|达成|作为|行为|认为', null],
    ['总数|总量|数量|数目|个数|规模|量|数|总计|共计|合计|累计|达到了|达到|达|高达|多达|超过|突破|逾|超|为|是|有|共|一共|共有|约|近|大约|大概|将近|接近|从|由|涨到|增长到|增加到|增至|提升到|降到|降至|减少到|减到|到|至|：|:|=|不到|至少|日均|峰值|平均|目前|现有|现在', true],
    ['of|is|was|are|were|reached|reach|reaches|hit|hits|exceed|exceeded|exceeds|over|about|around|roughly|nearly|almost|up to|more than|from|to|grew to|grew from|rose to|rose from|fell to|fell from|went from|totalled|totaled|total|count|at|now|≈|~', true],
  ],
); // prettier-ignore

/** Where verbs and fillers between a thing and its number begin: "downloads reached", 用户数达. */
export function skipFillersBack(text: string, end: number): number {
  let at = skipSpacesBack(text, end);
  for (let i = 0; i < 3; i++) {
    const filler = phraseBefore(FILLERS, text, at);
    if (!filler?.value) break;
    at = skipSpacesBack(text, at - filler.length);
  }
  return at;
}

/** Whether two canonical nouns can mean the same things: equal, or one a kind of the other. */
export function nounsAgree(a: string, b: string): boolean {
  if (a === '' || b === '' || a === b) return true;
  return isKindOf(a, b) || isKindOf(b, a);
}

function isKindOf(noun: string, wider: string): boolean {
  for (let kind = KIND.get(noun); kind !== undefined; kind = KIND.get(kind)) if (kind === wider) return true;
  return false;
}

/** Whether words follow at `at` that a number can count: no verb, no stop word, no end. */
function isNamed(text: string, at: number, measured: boolean): boolean {
  const c = text.charAt(at);
  if (HAN.test(c)) return measured && !HAN_STOP.test(c) && !HAN_VERB.test(text.slice(at, at + 3));
  const word = latinWord(text, at);
  return word !== '' && !STOP.has(word.toLowerCase());
}

/** Most modifiers have two characters; 自定义, 可复用, 分布式 have three, these one. */
const LONG_MODIFIER = /^(?:自定义|第三方|可\p{Script=Han}{2}|\p{Script=Han}{2}[化式型性])/u;
/** Modifiers that begin with a character that else ends a phrase. */
const INNER_MODIFIER =
  /^(?:在线|对外|对内|对公|后台|后端|前端|上游|下游|内部|内网|中台|中间|时序|实时|有效|用户|上报|下单|前置|后置|并发|过期)/;
const HARD_STOP = /[的了着过并和与及或，,。；;：:、！!？?（）()\s\d]/;
const SHORT_MODIFIER = /[新旧大小老子主多各类总副全超真非好纯]/;

/** The head of a Chinese noun phrase: its last noun (12 个会员接口: 接口). */
function readHanNoun(
  text: string,
  start: number,
  measured: boolean,
): { nouns: string[]; end: number } | null {
  let at = start;
  let found: { nouns: string[]; end: number } | undefined;
  for (let skipped = 0; skipped <= 3 && at < text.length;) {
    const hit = phraseAt(NOUNS, text, at);
    if (hit && (hit.length > 1 || (skipped === 0 && isHanEnd(text, at + hit.length)))) {
      found = { nouns: [...hit.value.ids, ...(found?.nouns ?? [])], end: at + hit.length };
      at += hit.length;
      continue;
    }
    if (found || (!measured && skipped >= 2)) break;
    const c = text.charAt(at);
    const latin = latinWord(text, at);
    if (latin) at = skipSpaces(text, at + latin.length);
    else if ((c === '的' && at === start) || c === ' ') at++;
    else if (INNER_MODIFIER.test(text.slice(at, at + 2))) at += 2;
    else if (HAN_STOP.test(c) || !HAN.test(c) || HAN_VERB.test(text.slice(at, at + 3))) break;
    else if (LONG_MODIFIER.test(text.slice(at, at + 3))) at += 3;
    else at += SHORT_MODIFIER.test(c) || HARD_STOP.test(text.charAt(at + 1)) ? 1 : 2;
    skipped++;
  }
  return found ?? null;
}

/** The head of an English noun phrase: the first plural in the next words, or a singular that ends the phrase. */
function readLatinNoun(text: string, start: number): { nouns: string[]; end: number } | null {
  let at = skipSpaces(text, start);
  // "Two of us" are people, "two of them" whatever was named before.
  if (/^of (?:us|you)\b/i.test(text.slice(at, at + 7))) return { nouns: ['person'], end: at };
  if (/^of (?:them|these|those)\b(?! \w)/i.test(text.slice(at, at + 10))) return { nouns: [], end: at };
  const of = /^of (?:(?:the|its|all|our|my|these|those|them) )?/i.exec(text.slice(at, at + 12));
  if (of) at += of[0].length;
  for (let words = 0; words < 5; words++) {
    const hit = phraseAt(NOUNS, text, at);
    if (hit) {
      const end = at + hit.length;
      const next = latinWord(text, skipSpaces(text, end));
      const ends = next === '' || STOP.has(next.toLowerCase()) || text.charAt(end) === '-';
      if (hit.value.plural || ends || text.charAt(at - 1) === '-') return { nouns: hit.value.ids, end };
      at = skipSpaces(text, end);
      continue;
    }
    if (HAN.test(text.charAt(at))) return words === 0 ? null : readHanNoun(text, at, true);
    const word = latinWord(text, at);
    if (word === '' || STOP.has(word.toLowerCase()) || (word.length > 3 && /[^s]s$/.test(word))) return null;
    at += word.length;
    const gap = text.slice(at, skipSpaces(text, at)).length || (/[-/]/.test(text.charAt(at)) ? 1 : 0);
    if (gap === 0) return null;
    at += gap;
  }
  return null;
}

function latinWord(text: string, at: number): string {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0].replace(/[.'’-]+$/, '') ?? '';
}

function isHanEnd(text: string, at: number): boolean {
  const c = text.charAt(at);
  return !HAN.test(c) || HAN_STOP.test(c);
}

function compileNouns(): ReturnType<typeof phraseTable<NounEntry>> {
  const entries = new Map<string, NounEntry>();
  const add = (word: string, id: string, plural: boolean): void => {
    const entry = entries.get(word) ?? { ids: [], plural };
    if (!entry.ids.includes(id)) entry.ids.push(id);
    entry.plural ||= plural;
    entries.set(word, entry);
  };
  for (const { id, en, zh } of COUNTED_NOUNS) {
    for (const word of en.split('|')) {
      const whole = /^(?:people|staff|loc|sloc)$/.test(word);
      add(word, id, whole);
      if (!whole) add(pluralOf(word), id, true);
    }
    for (const word of zh.split('|')) add(word.toLowerCase(), id, HAN.test(word));
  }
  return phraseTable(entries);
}

/** `line of code` → `lines of code`, `query` → `queries`, `batch` → `batches`. */
function pluralOf(word: string): string {
  const of = /^(\S+)( of .+)$/.exec(word);
  if (of) return `${pluralOf(of[1] ?? '')}${of[2] ?? ''}`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh|z)$/.test(word) ? `${word}es` : `${word}s`;
}
