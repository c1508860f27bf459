import type { Quantity } from './quantity';

type Change = NonNullable<Quantity['change']>;

/** What may stand between a cue and its number: bounds, articles, currency. */
const FILLER =
  '(?:about|around|roughly|approximately|approx\\.?|nearly|almost|some|over|more than|at least|up to|at most|under|less than|close to|just|only|an?|the|another|an extra|an additional|further|as much as|~|≈|>|≥|<|≤|\\$|¥|￥|€|£|了|近|约|大约|将近|接近|超过?|逾|至少|最多|不到|足足|整整|大概|差不多|平均|均)';
const before = (words: string, boundary = '\\b'): RegExp =>
  new RegExp(`(?:${boundary}(?:${words}))\\s*(?:${FILLER}\\s*){0,3}$`, 'iu');

const UP_VERB =
  'increas(?:e[sd]?|ing)|grow(?:n|s|ing|th)?|grew|ris(?:e[sn]?|ing)|rose|rais(?:e[sd]?|ing)|boost(?:s|ed|ing)?|lift(?:s|ed|ing)?|gain(?:s|ed|ing)?|climb(?:s|ed|ing)?|jump(?:s|ed|ing)?|expand(?:s|ed|ing)?|add(?:s|ed|ing)|higher|more|up';
const DOWN_VERB =
  'reduc(?:e[sd]?|ing|tion)|cut(?:s|ting)?|decreas(?:e[sd]?|ing)|drop(?:s|ped|ping)?|fall(?:s|en|ing)?|fell|lower(?:s|ed|ing)?|shrink(?:s|ing)?|shrank|shrunk|shorten(?:s|ed|ing)?|trim(?:s|med|ming)?|sav(?:e[sd]?|ing|ings)|slash(?:es|ed|ing)?|shav(?:e[sd]?|ing)(?: off)?|remov(?:e[sd]?|ing)|eliminat(?:e[sd]?|ing)|declin(?:e[sd]?|ing)|down|minus|less|fewer';
const EITHER_VERB =
  'improv(?:e[sd]?|ing|ement)|chang(?:e[sd]?|ing)|optimi[sz](?:e[sd]?|ing)|speed(?:s|ed|ing)? ?up|sped up|accelerat(?:e[sd]?|ing)|enhanc(?:e[sd]?|ing)';

const HAN_UP = '提升|提高|增加|增长|增幅|上升|上涨|上浮|涨幅|涨|加快|升高|增多|多|增|拉升|提速|升';
const HAN_DOWN =
  '降低|下降|减少|缩短|节省|节约|压缩|降幅|缩减|削减|精简|下跌|跌|减小|减轻|少|省下?|降|减|缩小|砍掉?|下滑|瘦身';
const HAN_EITHER = '优化|改善|改进|变化|快|慢|加速';
/** Between a Chinese verb and its number: 降低了约 40%, 提升幅度达 2 倍. */
const HAN_TAIL = '(?:了|幅度|幅|比例|率)?(?:达到?|高达|为|近|约)?';

const REACHED =
  /(?:\b(?:to|at|reach(?:es|ed|ing)?|hit(?:s|ting)?|achiev(?:e[sd]?|ing)|becom(?:es|e|ing)|became|until)|[降升减缩短低高长少涨加快化善为展大]?[到至](?!少)|[降升减缩短低高长少涨加][为成]|达到?|高达|突破|是原来的|原来的|原先的|之前的)$/iu;

const CHANGE_BEFORE: [RegExp, Change][] = [
  [before(UP_VERB), 'up'],
  [before(DOWN_VERB), 'down'],
  [before(EITHER_VERB), 'either'],
  [before(`(?:${HAN_UP})${HAN_TAIL}`, ''), 'up'],
  [before(`(?:${HAN_DOWN})${HAN_TAIL}`, ''), 'down'],
  [before(`(?:${HAN_EITHER})${HAN_TAIL}`, ''), 'either'],
];
/** A verb that stands earlier in the clause: "cut build time by 40 %", "reduced errors 30 %". */
const CLAUSE_VERB: [RegExp, Change][] = [
  [new RegExp(`\\b(?:${DOWN_VERB})\\b`, 'iu'), 'down'],
  [new RegExp(`\\b(?:${UP_VERB})\\b`, 'iu'), 'up'],
];
const CHANGE_AFTER: [RegExp, Change][] = [
  [
    /^\s*(?:off\b|(?:[\w-]+ ){0,2}?(?:less|fewer|lower|smaller|cheaper|shorter|lighter|reduction|cuts?|drop|decrease|decline|savings?)\b)|^\s*的?[^，。；,;\d]{0,6}?(?:降幅|下降|减少|降低|缩短|节省)/iu,
    'down',
  ],
  [
    /^\s*(?:[\w-]+ ){0,2}?(?:more|higher|larger|bigger|increase|growth|rise|gain|boost|uplift|jump)\b|^\s*的?[^，。；,;\d]{0,6}?(?:增幅|涨幅|提升|增长|提高|上升)/iu,
    'up',
  ],
  [/^\s*(?:[\w-]+ ){0,2}?(?:faster|quicker|slower|better|improvement|speed-?up|change)\b/iu, 'either'],
];

/** Marks the numbers that are amounts of change, and those that are said to be reached. */
export function markChanges(text: string, quantities: Quantity[]): void {
  for (const [i, quantity] of quantities.entries()) {
    if (quantity.unit === 'percentile' || quantity.change || quantity.part === 'from') continue;
    const start = Math.max(quantities[i - 1]?.span[1] ?? 0, quantity.span[0] - 48);
    const head = clause(text.slice(start, quantity.span[0]));
    const tail = text.slice(
      quantity.span[1],
      Math.min(quantity.span[1] + 32, quantities[i + 1]?.span[0] ?? text.length),
    );
    const bare = head.replace(new RegExp(`(?:\\s*${FILLER})*\\s*$`, 'iu'), '');
    if (quantity.part === 'to' || REACHED.test(bare) || REACHED.test(head.trimEnd())) {
      quantity.reached = true;
      continue;
    }
    const change = changeOf(quantity, head, bare, tail);
    if (change) quantity.change = change;
  }
}

function changeOf({ unit }: Quantity, head: string, bare: string, tail: string): Change | undefined {
  const relative = unit === 'percent' || unit === 'x' || unit === 'point';
  const near = CHANGE_BEFORE.find(([pattern]) => pattern.test(head))?.[1];
  if (near && (relative || unit !== 'count')) return near;
  if (/\bby$/i.test(bare)) return CLAUSE_VERB.find(([pattern]) => pattern.test(bare))?.[1] ?? 'either';
  if (!relative) return undefined;
  if (/[+＋]$/.test(head)) return 'up';
  if (/(?:^|[\s(（])[-−–]$/.test(head)) return 'down';
  const after = CHANGE_AFTER.find(([pattern]) => pattern.test(tail))?.[1];
  if (after) return after;
  if (/\b(?:of|in|for|with|from|on|and|or)$/i.test(bare)) return undefined;
  return CLAUSE_VERB.find(([pattern]) => pattern.test(bare))?.[1];
}

/** The end of `text` behind the last border of a clause. */
function clause(text: string): string {
  return text.split(/[,;:.，。；：、!?！？\n(（](?!\d)/u).at(-1) ?? text;
}
