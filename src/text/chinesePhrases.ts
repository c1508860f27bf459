import { countHan } from './characters';

/** Words that praise instead of saying something, with the 的 that ties them. */
const PRAISE =
  /(?:非常|极其|超级|十分|超|极致|极|最)?(?:强大|优雅|炫酷|酷炫|漂亮|美观|好用|易用|简单易用|开箱即用|功能强大|功能丰富|功能齐全|功能完善|高颜值|人性化|友好|完美|优秀|惊艳|先进|领先|企业级|生产级|现代化|神器|良心|省心|傻瓜式|简洁优雅|简单|实用|全新|极简)(?:且|又|而|、|，|,)?(?:[^，。、]{0,4}(?<=[易强美简好用])(?:且|又)?)?的/gu;
const PERSON = /我们?|咱们?|本人|笔者|作者|大家|各位|您|你/u;
/** An opinion, a mood or news of its author. */
const MOOD =
  /最近|已经|曾|初学|很(?!多)|但是|往往|不错|无奈|希望|觉得|感觉|月入|目前正|正在|有点|哈哈|练手|随便|顺便/u;
const BARE_HEAD =
  /^(?:(?:小)?(?:工具|系统|平台|项目|库|框架|应用|服务|小程序|软件|组件|插件|程序|网站|后台|脚本|模块|引擎|方案|实现|示例|demo))$/i;

/** A Chinese description of software as parts of a sentence. */
export interface ChineseDescription {
  /** `轻量级任务队列` – fits behind 开发. */
  short: string;
  /** A line of its own. */
  line: string;
}

/** What a README's sentence says the project is; `null` where it can't be put impersonally. */
export function describeChinese(sentence: string, name: string): ChineseDescription | null {
  let text = tidyChinese(sentence);
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  text = text
    .replace(new RegExp(`^${escaped}\\s*(?:[（(][^）)]*[）)])?\\s*`, 'iu'), '')
    .replace(/^[，,：:=—-]+\s*/u, '')
    .replace(
      /^(?:本|这|该|此)?(?:个)?(?:项目|仓库|工具|系统|库|框架|程序|应用|平台|插件|软件|小程序|代码)?\s*(?:是|为|乃)\s*/u,
      '',
    )
    .replace(
      /^(?:本|这个?|该|此)(?:项目|仓库|工具|系统|库|框架|程序|应用|平台|插件|软件|小程序)(?=[\p{L}])/u,
      '',
    )
    // Another name for the same thing: 微商城是一个….
    .replace(/^[^，。；：]{1,16}?(?:是|为)(?=(?:一|1)\s?(?:个|款|套|种|份|组))/u, '')
    .replace(/^又?(?:一|1)\s?(?:个|款|套|种|份|组|门|站式)(?:用来|用以)?/u, '')
    .replace(PRAISE, '')
    .trim();
  if (text === '' || PERSON.test(text) || MOOD.test(text) || /[？?]$/u.test(text) || hanCount(text) < 3)
    return null;
  const line = cutChinese(text.replace(/[，：](?:做|打造)?最(?:好|强|佳|棒)的?.*$/u, ''), 60);
  // What it is made of is a list with 、 itself.
  const marks = /^(?:使用|采用|基于|用(?!于|来|以|户)|由|以)/u.test(text)
    ? /[，。；：！;:](?!\d)|——/u
    : /[，。；：！、,;:](?!\d)|——/u;
  const clause = text.split(marks)[0]?.trim() ?? text;
  const short = headOf(clause);
  // A sum of parts that was cut in the middle names nothing.
  if ((clause.match(/\+/g)?.length ?? 0) > 1 && !/的[^的+]+$/u.test(clause)) return null;
  return { short, line: spaced(line) };
}

/** A feature as it can stand behind 实现: short, without 支持 in front and 功能 behind. */
export function featureChinese(feature: string): string | null {
  const text = tidyChinese(feature)
    .replace(/\s*(?:[-–—]+|[（([【])\s*(?:已?完成|已实现|done|finished|√|✓)\s*[)）\]】]?$/i, '')
    .replace(
      /^(?:全面|完美|完整|良好|默认|内置|自带)?(?:支持|提供|实现了?|具备|拥有|可以|能够|可|包含|带有|采用)(?:了)?(?=[\p{L}\d])/u,
      '',
    )
    .replace(/^(?:使用|基于|通过|采用|利用|借助)[^，。]{1,24}?(?:实现|完成|支持|提供)了?(?=\S)/u, '')
    .replace(/^(?:一个|一些|了)/u, '')
    // 对常用组件封装 → 封装常用组件.
    .replace(
      /^对于?(?:一些)?([^，。；：（(]{2,16}?)(?:进行)?(?:的)?(封装|加密|校验|管理|拦截|统计|监控|分析|压缩|缓存|排序|筛选|过滤)(?=$|[，。；：（(])/u,
      '$2$1',
    )
    .split(/[，。；：！,;:(（]|——|\s[-–—]\s|以便|从而|方便/u)[0]
    ?.replace(/(?:等)?(?:功能|特性|能力)$/u, '')
    .trim();
  if (text === undefined || hanCount(text) < 2 || widthOf(text) > 40 || PERSON.test(text)) return null;
  if (
    /[`*_{}<>[\]|\\]|https?:|开箱即用|简单|方便|易用|最新|高效|社区|评价|好评|上手|开发体验|快速$|高效率|强大|优雅|美观|轻量$|免费|开源$|零|无需|不用|更多|新颖|丰富|不完善|求职|简历|学习后|知识点|望见谅|友好|^对|^还有|朋友|亲测|教程|博客|文章|^(?:服务器?端|客户端|前端|后端)$|版本$|版$/u.test(
      text,
    )
  )
    return null;
  return spaced(text);
}

/** 甲、乙与丙. */
export function listChinese(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  const last = parts.at(-1) ?? '';
  const before = parts.at(-2) ?? '';
  // A part that is a pair itself would make the last 与 ambiguous.
  if (parts.length > 1 && parts.some((part) => /[与和及]/u.test(part))) return parts.join('、');
  const space = (side: string, edge: 'end' | 'start'): string =>
    (edge === 'end' ? /[A-Za-z\d+#)]$/ : /^[A-Za-z\d.]/).test(side) ? ' ' : '';
  return `${parts.slice(0, -1).join('、')}${space(before, 'end')}与${space(last, 'start')}${last}`;
}

/**
 * A Chinese sentence with values in it: a space parts a value from the words around it where the one is Chinese and the
 * other is not, whatever spaces stand in the sentence there. The value itself is left as it is.
 */
export function chinese(words: readonly string[], ...values: readonly (string | number)[]): string {
  let text = words[0] ?? '';
  for (const [n, value] of values.entries()) {
    text = parted(parted(text.trimEnd(), String(value)), (words[n + 1] ?? '').trimStart());
  }
  return text;
}

function parted(left: string, right: string): string {
  const [end = '', start = ''] = [[...left].at(-1), [...right][0]];
  const space = (isHan(end) && isForeign(start)) || (isForeign(end) && isHan(start));
  return `${left}${space ? ' ' : ''}${right}`;
}

function isHan(character: string): boolean {
  return /^\p{Script=Han}$/u.test(character);
}

/** Letters, digits and marks of other scripts; Chinese punctuation brings its own space. */
function isForeign(character: string): boolean {
  return !isHan(character) && /^[!-~\p{L}\p{N}]$/u.test(character);
}

/** A space between Chinese and Latin letters or digits, none before a percent sign or between digits and 年月日. */
export function spaced(text: string): string {
  return text
    .replace(/(\p{Script=Han})([A-Za-z\d])/gu, '$1 $2')
    .replace(/([A-Za-z\d%+#)])(\p{Script=Han})/gu, '$1 $2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Full width punctuation between Chinese, no full stop at the end, no emoji and no marks. */
export function tidyChinese(text: string): string {
  return text
    .replace(/[\p{Extended_Pictographic}\uFE0F]/gu, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/(?<=\p{Script=Han}),\s*|,\s*(?=\p{Script=Han})/gu, '，')
    .replace(/(?<=\p{Script=Han});\s*/gu, '；')
    .replace(/(?<=\p{Script=Han}):\s*/gu, '：')
    .replace(/\s*、\s*/gu, '、')
    .replace(/\s+/g, ' ')
    .replace(/[。.！!；;，,、：:\s]+$/u, '')
    .trim();
}

/** At most `limit` characters of width two, cut at a mark. */
export function cutChinese(text: string, limit: number): string {
  if (widthOf(text) <= limit * 2) return text;
  let head = '';
  for (const char of text) {
    if (widthOf(head + char) > limit * 2) break;
    head += char;
  }
  const at = Math.max(...['，', '。', '；', '、'].map((mark) => head.lastIndexOf(mark)));
  if (at > head.length / 3) return head.slice(0, at);
  // Never in the middle of a Latin word.
  return /[A-Za-z\d]$/.test(head) && /^[A-Za-z\d]/.test(text.slice(head.length))
    ? head.replace(/[A-Za-z\d.+#-]+$/, '').trim()
    : head;
}

/** Whether a text is Chinese prose, with Latin names in it at most. */
export function isChinese(text: string): boolean {
  return hanCount(text) >= 3 && hanCount(text) * 2 >= (text.match(/[A-Za-z]{2,}/g)?.length ?? 0);
}

export function hanCount(text: string): number {
  return countHan(text);
}

/** Width in columns: a Chinese character takes two. */
export function widthOf(text: string): number {
  return [...text].reduce(
    (sum, char) => sum + (/[\p{Script=Han}，。；：！？、（）【】“”]/u.test(char) ? 2 : 1),
    0,
  );
}

/** The noun of a clause: what stands behind its last 的, unless that says too little. */
function headOf(clause: string): string {
  // "HanLP 的 Python 接口" says more as a whole.
  if (widthOf(clause) <= 24 && /^[A-Za-z][\w.+#-]*\s?的/u.test(clause)) return spaced(clause);
  const at = clause.lastIndexOf('的');
  const head = at < 0 ? clause : clause.slice(at + 1);
  const enough = !BARE_HEAD.test(head) && hanCount(head) >= 2 && widthOf(head) <= 28;
  if (enough) return spaced(head.replace(/^(?:小型|一个)/u, ''));
  // 基于 Go 的工具 → keep what it is for, drop what it is made of: the technologies stand in front.
  const rest = clause.replace(
    /^(?:使用|采用|基于|用(?!于|来|以|户)|由|以)\s?[^的，]{1,40}(?:开发|实现|编写|构建|搭建|写)?的/u,
    '',
  );
  return spaced(widthOf(rest) <= 44 ? rest : cutChinese(rest, 22));
}
