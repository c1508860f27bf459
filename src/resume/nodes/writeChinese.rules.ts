import { findTechnologies } from '../../text/technologies';
import { DEED_ZH, FIGURE_ZH, LATER_ZH, NO_DEED_ZH, RESULT_ZH } from './writeChineseVerbTable.rules';
import { ENDINGS_ZH, FILLERS_ZH, HEDGES_ZH, OPENINGS_ZH, WORDINGS_ZH } from './writeChineseWordTable.rules';
import { inForm } from './writeForm.rules';
import { saidOf } from './writeTold.rules';
import type { Part, Told } from './writeTold.rules';

const SENTENCE = /[。！!;；\n?？…]+|(?<!\d|[A-Za-z])\.(?=\s|$|\p{Script=Han})/u;
const CLAUSE =
  /[，,](?!\d{3}(?!\d))|(?<=\p{Script=Han})\s+(?=\p{Script=Han})|——|[（(](?=\p{Script=Han})|[)）]/u;
/** Where a clause begins in talk without marks. */
const TURN =
  /(?<=.{4})(?=(?:然后|后来|之后(?!的)|接着|另外|还有就是|并且|而且|所以|结果|最后(?!一)|顺便|同时|于是)(?!续))|(?<=.{4})(?=(?<![我咱是由归让给])(?:我们?|咱们?)(?:就|又|还|也)?(?:把|用|给|写|做|加|改|搭|弄|搞|优化|重构|负责))|(?<=(?:开发|编写|增加|写了|做了|加了|搭了|弄了|搞了|建了|上了)[^，]{2,16})(?=把[^，]{1,20}(?:从|降|提|换|改|拆|迁|压|缩))|(?<=(?:了|好|完|化|存|引|构|移)[^，]{0,6})(?=(?:(?<!接口|平均|页面)耗时|延迟|(?<!接口|平均)响应时间|接口|p\d\d|P\d\d|QPS|qps|首屏|内存|成本|转化率|速度|时间)[^，]{0,6}从)/u;

/** The parts of one Chinese statement; what is no deed and tells nothing of one is left out. */
export function chineseParts(text: string, id: string, sentence: number, follows = false): Part[] {
  const parts: Part[] = [];
  let silent = -1;
  for (const clause of chineseClauses(text)) {
    const own = /^[^，,]{0,6}?(?:我|咱|本人)/u.test(clause.text);
    const bare = opened(clause.text);
    const others = THEIRS.test(clause.text) || saidOf(clause.text) === null;
    const said = /^(?:全程|中间|期间)?(?:没有?|无)(?:停机|停服|丢数据)$/u.test(bare)
      ? bare
      : bare === '' || others || (!own && silent === clause.sentence)
        ? null
        : saidOf(bare);
    if (said === null) {
      // 后端是同事写的, 接口也是: who it was goes on until the person speaks of themselves.
      if (others && OTHERS.test(clause.text)) silent = clause.sentence;
      continue;
    }
    if (own) silent = -1;
    const part = partOf(said, follows || parts.length > 0);
    if (part) parts.push({ ...part, id, sentence: sentence + clause.sentence });
  }
  return parts;
}

/** 之前他们是用 Excel 做的. */
const THEIRS =
  /^(?:之前|以前|原来|原先|当时|后来|因为|但是?|不过)?(?:他们?|她们?|同事们?|别人|对方|人家)(?!一起)/u;
const OTHERS = /同事|同学|别人|其他人|他们|她们|老板|领导|leader|组长|外包|前端那边|后端那边|运维/u;

/** The clauses of a Chinese text, also of one dictated without marks. */
export function chineseClauses(text: string): Told[] {
  return text.split(SENTENCE).flatMap((whole, sentence) =>
    whole
      .split(CLAUSE)
      .flatMap((part) => part.split(TURN))
      .map((part) => ({ text: part.trim(), sentence }))
      .filter((part) => /[\p{L}\d]/u.test(part.text)),
  );
}

type Worded = Pick<Part, 'kind' | 'text' | 'plain' | 'join'>;

function partOf(clause: string, follows: boolean): Worded | null {
  const text = fronted(clause);
  if (NO_DEED_ZH.test(text) || /^(?:到|至|从)?\s?(?:19|20)\d\d\s?[年./-]/u.test(text)) return null;
  const plain = inForm(stripped(clause));
  const result = (): Worded => ({ kind: 'result', text: worded(text), plain, join: '，' });
  if (follows) {
    const means = meansOf(text);
    if (means !== null) return { kind: 'method', text: worded(means), plain: worded(means), join: '，' };
    if (RESULT_ZH.test(text) && !BEGINS_DEED.test(text)) return result();
  }
  if (DEED_ZH.test(text) || LATER_ZH.test(text) || TOPIC_DEED.test(text)) {
    const written = worded(text);
    return written.replace(/[^\p{L}\d]/gu, '').length < 3
      ? null
      : { kind: 'deed', text: written, plain, join: '，' };
  }
  // What a thing was like before, or what came of it: it stands with the deed beside it.
  return (RESULT_ZH.test(text) && /\d/.test(text)) || FIGURE_ZH.test(text) ? result() : null;
}

const BEGINS_DEED =
  /^(?:把|将|给|负责|参与|开发|编写|做了|写了|优化|重构|支持(?!\s?\d)|接入|对接|迁移|实现)/u;
/** 首页接口加了缓存, 数据库连接池调了一下: the thing in front, a deed behind it. */
const TOPIC_DEED =
  /^[^，,把将我他她你]{2,12}?(?:(?<![参增添附追叠施更要])加了|(?:调|优化|重构|升级|压缩|整理|梳理|重写)了(?:一下|一遍|一版|一轮)?$)/u;

/** 用的是 Go, Vue 3 写的, 基于 RBAC: by what means, and nothing else. */
function meansOf(text: string): string | null {
  if (findTechnologies(text).length === 0) return null;
  const used =
    /^(?:全部?|都|主要|是)*(?:用的?(?:是|都是)?|使用|基于|采用|通过|借助)\s?(?<what>[^，,]{1,28}?)(?:来?(?:写|做|搭|开发|实现|跑|弄|搞|编写)的)?$/u.exec(
      text,
    )?.groups?.['what'];
  const based = /^(?:基于|通过|借助|采用)/u.exec(text)?.[0] ?? '使用';
  if (used !== undefined && !VERB_WITHIN.test(used)) return `${based} ${used}`;
  const made = /^(?<what>[A-Za-z][\w.+#/ -]{0,20}?)\s?(?:来)?(?:写|做|搭|开发|实现|跑)的$/u.exec(text)
    ?.groups?.['what'];
  return made === undefined ? null : `使用 ${made}`;
}

const VERB_WITHIN =
  /做|写|搭(?!配)|实现|开发|优化|重构|改|拆|加(?!密)|迁|接(?!口)|解决|处理|部署|训练|编写|换|存(?!储)|预扣|抓|跑/u;

/** 性能这块我主要做的是…: what is spoken of, before it is said. */
const TOPIC =
  /^[^，,我是把用]{1,8}(?:这(?:一)?(?:块|边|方面|部分)|方面)(?:的话)?\s?(?:我)?(?:们)?(?:主要|就)?(?:做的)?(?:就)?是?(?=\S)/u;

/** Without what leads a clause in and out. */
function opened(clause: string): string {
  let text = HEDGES_ZH.reduce((hedged, [spoken, written]) => hedged.replace(spoken, written), clause.trim());
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(TOPIC, '').replace(OPENINGS_ZH, '').replace(ENDINGS_ZH, '').trim();
  }
  return text;
}

const WRITTEN: Readonly<Record<string, string>> = {
  弄: '做了',
  搞: '做了',
  做: '做了',
  写: '编写',
  搭: '搭建',
};

/** 网关是我用 Go 写的 → 用 Go 写网关: the verb in front. */
function fronted(clause: string): string {
  const cleft =
    /^(?<what>[^，,是]{1,20}?)(?<mainly>主要|大部分|基本上?)?(?:都|全)?是(?:我们?|咱们?|本人)(?:自己|一个人)?(?<how>用[^，,]{1,16}?)?(?<verb>写|做|搭|开发|设计|负责|弄|搞|实现|优化|重构|维护|部署|搭建)(?:出来)?的$/u.exec(
      clause,
    )?.groups;
  if (cleft) {
    const { what = '', how = '', verb = '', mainly } = cleft;
    return `${how}${WRITTEN[verb] ?? verb}${what}${mainly === undefined ? '' : '的主要部分'}`;
  }
  return clause
    .replace(
      /^(?:我)?(?:自己)?(?:一个人|独自)(?:就|从头)?(?=把|做|写|搞|弄|搭|开发|完成|负责|设计|维护|扛)/u,
      '独立',
    )
    .replace(/^自己(?=写|做|搭|开发|设计|研究)/u, '')
    .replace(/^(?:主要|就)?是(?=做|写|负责|开发|维护|用|把|搭|优化)/u, '')
    .replace(/^主要(?=做|写|负责|参与|开发|维护|用|把|搭|优化)/u, '');
}

function stripped(text: string): string {
  return FILLERS_ZH.reduce((current, [spoken, written]) => current.replace(spoken, written), opened(text));
}

function worded(text: string): string {
  return inForm(
    WORDINGS_ZH.reduce(
      (current, [spoken, written]) => current.replace(spoken, written),
      stripped(text),
    ).replace(/[，,。；;、\s]+$/u, ''),
  );
}

/** A Chinese bullet in better wording, clause by clause; its marks stay. */
export function polishedChinese(text: string): string {
  const pieces = text.trim().split(/([，,；;。！]\s*)/u);
  const kept: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 1) {
      if (kept.length > 0) kept.push(piece.trim().replace(/^,$/, '，'));
      continue;
    }
    const clause = /[\p{L}\d]/u.test(piece) ? worded(fronted(opened(piece))) : '';
    if (clause !== '') kept.push(clause);
    else if (at > 0) kept.pop();
  }
  return inForm(kept.join('')).replace(/[，,。；;！!\s]+$/u, '');
}
