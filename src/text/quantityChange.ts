import { phraseBefore, phraseTable, skipSpacesBack } from './phraseTable';
import { roundNoise } from './quantity';
import type { Quantity } from './quantity';
import { boundBefore } from './quantityContext';

type Change = NonNullable<Quantity['change']>;

/** Verbs and nouns of change. English ones stand anywhere before the number in its clause, Chinese ones right before it. */
const UP =
  'increas(?:e[sd]?|ing)|grow(?:n|s|ing|th)?|grew|ris(?:e[sn]?|ing)|rose|rais(?:e[sd]?|ing)|boost(?:s|ed|ing)?|lift(?:s|ed|ing)?|gain(?:s|ed|ing)?|climb(?:s|ed|ing)?|jump(?:s|ed|ing)?|expand(?:s|ed|ing)?|surg(?:e[sd]?|ing)|uplift|up|higher|more|scal(?:ed|ing)';
const DOWN =
  'reduc(?:e[sd]?|ing|tions?)|cut(?:s|ting)?|decreas(?:e[sd]?|ing)|drop(?:s|ped|ping)?|fall(?:s|en|ing)?|fell|lower(?:s|ed|ing)?|shrink(?:s|ing)?|shrank|shrunk|shorten(?:s|ed|ing)?|trim(?:s|med|ming)?|sav(?:e[sd]?|ing|ings)|slash(?:es|ed|ing)?|shav(?:e[sd]?|ing)(?: off)?|declin(?:e[sd]?|ing)|eliminat(?:e[sd]?|ing)|curb(?:s|ed|ing)?|compress(?:ed|ing)?|minus|down|less|fewer';
const EITHER =
  'improv(?:e[sd]?|ing|ements?)|optimi[sz](?:e[sd]?|ing)|speed(?:s|ed|ing)?(?:[ -]?up)?|sped up|accelerat(?:e[sd]?|ing)|enhanc(?:e[sd]?|ing)|gains? of';
const HAN_UP =
  '提升|提高|增加|增长|增幅|上升|上涨|上浮|涨幅|涨|升高|增多|多|增|拉升|升|扩大|攀升|提振|拉高|新增|同比增长|放大';
const HAN_DOWN =
  '降低|下降|减少|缩短|节省|节约|压缩|降幅|缩减|削减|精简|下跌|跌|减小|减轻|少|省下|省|降|减|缩小|砍掉|砍|下滑|瘦身|下调|回落|压降|省去|裁掉';
const HAN_EITHER = '优化|改善|改进|变化|快|慢|加速|提速|加快|变快';

const LATIN_VERBS: [RegExp, Change][] = [
  [new RegExp(`\\b(?:${DOWN})\\b`, 'i'), 'down'],
  [new RegExp(`\\b(?:${EITHER})\\b`, 'i'), 'either'],
  [new RegExp(`\\b(?:${UP})\\b`, 'i'), 'up'],
];
/** The word right before the number: "up 12 %", "cut 40 %", "savings of 3 hours". */
const LATIN_BEFORE: [RegExp, Change][] = [
  [new RegExp(`\\b(?:${DOWN})(?: of| off)?$`, 'i'), 'down'],
  [new RegExp(`\\b(?:${EITHER})(?: of)?$`, 'i'), 'either'],
  [new RegExp(`\\b(?:${UP})(?: of)?$`, 'i'), 'up'],
];
const HAN_BEFORE = phraseTable<Change | null>([
  [HAN_UP, 'up'],
  [HAN_DOWN, 'down'],
  [HAN_EITHER, 'either'],
  ['最多|至少|减速|许多|很多|最快|不少|至多|缺少|加载慢|多少', null],
]);
/** Between a Chinese verb and its number: 降低了, 提升幅度达. */
const HAN_TAIL = /(?:了|幅度|幅|比例|率|量|值)?(?:达到?|高达|为|有|至少)?$/u;

const REACHED =
  /(?:\b(?:to|at|reach(?:es|ed|ing)?|hit(?:s|ting)?|achiev(?:e[sd]?|ing)|becom(?:es|e|ing)|became)|[到至](?:了|目前的?|现在的?)?|[降升减缩压优提增扩短低高长少化][为成]|达到?了?|高达|突破|(?:原来|原先|之前|以前|原有|改造前|优化前)的?)$/i;
/** "原来的 3 倍", "a third of the original size": of what it was before. */
const OF_ORIGINAL_BEFORE = /(?:原来|原先|之前|以前|原有|改造前|优化前|旧版)的?$/u;
const OF_ORIGINAL_AFTER =
  /^\s*(?:of (?:the |its |their |what it )?(?:original|previous|former|initial|old|earlier|was before|used to))/i;

const AFTER: [RegExp, Change][] = [
  [
    /^\s*(?:off\b|(?:[\w-]+ ){0,3}?(?:less|fewer|lower|smaller|cheaper|shorter|lighter|reductions?|cuts?|drop|decrease|decline|savings?)\b)|^\s*的?[^，。；,;\d\s]{0,6}?(?:降幅|下降|减少|降低|缩短|节省|节约)/i,
    'down',
  ],
  [
    /^\s*(?:[\w-]+ ){0,3}?(?:more|higher|larger|bigger|increase|growth|rise|gain|boost|uplift|jump)\b|^\s*的?[^，。；,;\d\s]{0,6}?(?:增幅|涨幅|提升|增长|提高|上升)/i,
    'up',
  ],
  [/^\s*up\b(?! to)/i, 'up'],
  [/^\s*down\b(?! to)/i, 'down'],
  [/^\s*(?:[\w-]+ ){0,3}?(?:faster|quicker|slower|better|improvements?|speed-?ups?|change)\b/i, 'either'],
];

/** Marks the numbers that are amounts of change, and those that are said to be reached. */
export function markChanges(text: string, quantities: readonly Quantity[]): void {
  for (const [i, quantity] of quantities.entries()) {
    if (quantity.unit === 'percentile' || quantity.part === 'from' || quantity.part === 'whole') continue;
    const previous = quantities[i - 1]?.span[1] ?? 0;
    const next = quantities[i + 1]?.span[0] ?? text.length;
    const start = boundBefore(text, quantity.span[0]).start;
    const head = clause(text.slice(Math.max(previous, start - 48, 0), start)).replace(ARTICLE, '');
    const tail = text.slice(quantity.span[1], Math.min(quantity.span[1] + 40, next));
    if (DOUBLING.test(text.slice(...quantity.span))) continue;
    const isRange = quantity.part === 'low' || quantity.part === 'high';
    if (quantity.part === 'to' || (!quantity.change && !isRange && isReached(head))) quantity.reached = true;
    else if ((!quantity.change && quantity.part === undefined) || isRange) {
      const change = changeOf(quantity, head, tail);
      if (change) {
        quantity.change = change;
        // 至少节省 40 分钟, 约降低 40%: the bound stands before the verb.
        const verb = HAN_VERB_END.exec(head);
        const bound =
          quantity.bound === undefined && verb ? boundBefore(text, start - verb[0].length).bound : undefined;
        if (bound) quantity.bound = bound;
      }
    }
    if (quantity.part === 'high') shareChange(quantities[i - 1], quantity);
    if (quantity.unit === 'percent' && (OF_ORIGINAL_BEFORE.test(head) || OF_ORIGINAL_AFTER.test(tail))) {
      quantity.unit = 'x';
      quantity.value = roundNoise(quantity.value / 100);
      quantity.reached = true;
      delete quantity.change;
    }
  }
}

const ARTICLE =
  /(?:\s*(?:\b(?:just|only|merely|another|an extra|an additional|a further|an?|the|by up|as)|仅仅?|只))*\s*$/i;

function changeOf({ unit, value, part }: Quantity, head: string, tail: string): Change | undefined {
  const relative = unit === 'percent' || unit === 'x' || unit === 'point';
  const han = hanChange(head);
  if (han && (relative || unit !== 'count' || HAN_AMOUNT.test(head))) return han;
  const isFactorOf = /\bby a factor of$/i.test(head);
  const byAmount = isFactorOf || /\bby$/i.test(head);
  if (byAmount) {
    const verb = firstOf(LATIN_VERBS, head.replace(/by(?: a factor of)?$/i, ''));
    // "Increased by 3x" is used for both readings.
    if (unit === 'x' && verb === 'up') return isFactorOf ? undefined : 'either';
    return verb ?? (relative && !isFactorOf ? 'either' : undefined);
  }
  const near = firstOf(LATIN_BEFORE, head);
  const change = relative
    ? ((part ? undefined : signOf(head)) ?? near ?? firstOf(AFTER, tail) ?? inClause(head) ?? hanClause(head))
    : unit === 'count'
      ? undefined
      : (near ?? (SAVED.test(head) ? 'down' : undefined));
  // "Grew threefold" says three times as much; 增长 3 倍 is a rise.
  return unit === 'x' && change === 'up' && value > 1 ? undefined : change;
}

/** 达 behind a verb of change tells its amount (降幅达 40%), else a value reached (准确率达 95%). */
function isReached(head: string): boolean {
  return REACHED.test(head) && !(/[达到高]$/.test(head) && /达到?$/.test(head) && hanChange(head));
}

function hanChange(head: string): Change | undefined {
  const end = skipSpacesBack(head, head.length - (HAN_TAIL.exec(head)?.[0].length ?? 0));
  return phraseBefore(HAN_BEFORE, head, end)?.value ?? undefined;
}

/** 提升接口响应速度 30%: the verb opens the clause, what changes stands between. */
function hanClause(head: string): Change | undefined {
  const verb =
    /^\s*(?:并|使|将|成功|有效|大幅|显著|共|累计|平均)*(提升|提高|增加|降低|减少|缩短|节省|节约|压缩|优化|改善)(?!后|了|之后|前)[^，。；]{2,14}[^到至为达\s]\s*$/u.exec(
      head,
    )?.[1];
  return verb === undefined ? undefined : (phraseBefore(HAN_BEFORE, verb, verb.length)?.value ?? undefined);
}

/** Words that say a ratio and its direction at once. */
const DOUBLING =
  /^(?:doubl|tripl|trebl|quadrupl|quintupl|翻(?!了?\s?[\d两三四五六七八九十]+\s?倍)|加倍|双倍)/i;
/** 减少 2 人, 多了 3 个 tell how much counts changed by. */
const HAN_AMOUNT = /(?:增加|减少|缩减|削减|裁减|下降|降低|增长)$|了$/;
const HAN_VERB_END = /(?:提升|提高|增加|增长|降低|下降|减少|缩短|节省|节约|压缩|上升|省)了?\s?$/;

/** "Saved the team 5 hours". */
const SAVED = /\b(?:sav(?:e[sd]?|ing)|spar(?:e[sd]?|ing))(?: [\w']+){1,4}$/i;

/** "+12 %", "-40 %". */
function signOf(head: string): Change | undefined {
  if (/(?:^|[\s(（:：])[+＋]$/.test(head)) return 'up';
  return /(?:^|[\s(（:：])[-−–]$/.test(head) ? 'down' : undefined;
}

/** "Cut build time 40 %"; "cut the time of 40 % of the builds" is no change of 40 %. */
function inClause(head: string): Change | undefined {
  return /\b(?:of|in|for|with|from|on|and|or|at|is|are|was|were|has|have|covers?|covering|about)$/i.test(head)
    ? undefined
    : firstOf(LATIN_VERBS, head);
}

function firstOf(rows: readonly [RegExp, Change][], text: string): Change | undefined {
  return rows.find(([pattern]) => pattern.test(text))?.[1];
}

/** A range is one change: "cut it by 4 to 11 %". */
function shareChange(low: Quantity | undefined, high: Quantity): void {
  if (low?.part !== 'low') return;
  const change = low.change ?? high.change;
  if (change) low.change = high.change = change;
}

/** The end of `text` behind the last border of a clause. */
function clause(text: string): string {
  return text.split(/[,;:.，。；：、!?！？\n(（](?!\d)/u).at(-1) ?? text;
}
