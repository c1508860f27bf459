import { roundNoise } from './quantity';
import type { Quantity } from './quantity';
import type { Reading } from './quantityReading';

type Part = NonNullable<Quantity['part']>;

/** What may stand right before the second number of a pair. */
const LEAD_IN =
  '(?:about|around|roughly|nearly|almost|just|only|under|over|less than|more than|below|some|a|an|the|another|now|then|finally|eventually|currently|~|≈|<|>|\\$|¥|￥|€|£|约|大约|近|仅|不到|超过|了|左右|现在的?|目前的?|最终的?|后来的?|每[天日秒周月年]|一(?:天|周|个?月|年))';
const TAIL = `\\s*(?:${LEAD_IN}\\s*){0,3}$`;
/** Other words between the two, within one sentence. */
const GAP = '[^\\d.;。；!?！？\\n→]{0,32}?';
const at = (words: string): RegExp => new RegExp(`^${GAP}(?:${words})${TAIL}`, 'i');

const DASH = /^\s*(?:-|–|—|~|〜|--)\s*[$¥￥€£]?$/u;
const TO = new RegExp(`^\\s*(?:[a-z-]+ |[\\p{Script=Han}]{1,4})?(?:to|到|至)\\s*[$¥￥€£]?$`, 'iu');
const AND = /^[^\d.;。；,，]{0,16}?(?:and|和|与)\s*[$¥￥€£]?$/i;
const OR = /^\s*(?:or|或)\s*$/i;
/** "3 条涨到 5 条": a verb of change makes it no range. */
const CHANGED_TO = at(
  '[降升减缩压优增涨提变改调砍跌扩加拉][^\\d，。；]{0,4}?[到至为成]|\\b(?:down|up|back) to',
);
const ARROW = at(
  '→|⟶|➜|⇒|->|=>|-->|\\b(?:down|up|back|all the way)?\\s?to\\b|\\binto\\b|[降升减缩压优增涨提变改调砍跌扩加拉][^\\d，。；]{0,4}?[到至为成]|(?:变成|变为|到了|到|至)',
);
const ARROW_TO = /^[^\d.;。；!?！？\n]{0,16}(?:→|⟶|➜|⇒|->|=>)[^\d,.;，。；\n]{0,12}$/u;
const INSTEAD = at(
  'instead of|rather than|down from|up from|\\bfrom|compared (?:to|with)|versus|vs\\.?|against|\\(?(?:was|previously|formerly|originally|used to be|before:?)|而不是|而非|相比(?:之前|原来)?的?|比(?:之前|原来)的?|[（(，,]?(?:原来|原先|之前|此前|原本|以前|优化前)(?:要|需要|需|是|为|的)?',
);
const OF = /^\s*(?:[a-z-]+ ){0,2}?(?:out of|of|in)\s*(?:the|all|its|our|my|a total of)?\s*$/i;
const SLASH = /^\s?\/\s?$/u;
const AMONG = /^\s*[^\d，。；,]{0,10}?(?:里面?|中|内|当中)的?(?:有|占|,|，)?\s*[^\d，。；,]{0,4}$/u;
/** "Of 60 commits, 45 are mine", 共 60 次提交，其中 45 次是我的. */
const TOTAL_BEFORE = /(?:^|[.;,] )(?:out )?of (?:the |all |its )?$|(?:共|全部|合计|总计)\s?(?:有|是)?\s?$/i;
const MINE = /^[^\d.;。；]{0,14}[,，]\s?(?:其中|我|本人|由我|i |i'm |about |some )?[^\d，。；,;]{0,12}$/i;
const FROM_BEFORE =
  /(?:\bfrom|从|由|自)\s*(?:[^\d\s，。；,.]{1,6}(?:的|是)\s*|原来的?|原先的?|之前的?|最初的?|平均|每[天秒周月年]|an? |the |about |around |over |nearly |近|约|\$)*\s*$/i;
const RANGING = /(?:rang(?:es?|ed|ing)|var(?:y|ies|ied|ying)|anywhere|浮动|介于|不等)[^\d.;。；]{0,12}$/i;
const BETWEEN = /(?:\bbetween|介于|在)\s*[$¥￥€£]?$/i;

/** Words near a number that tell which state it describes; they stand in its clause, before it or behind it. */
const EARLIER =
  /\b(?:before|previously|originally|formerly|initially|used to|was|were|took|at first|old|baseline|started? (?:at|with))\b|原来|原先|之前|以前|此前|原本|最初|最早|优化前|改造前|改版前|旧|本来|起初/i;
const LATER =
  /\b(?:after(?:wards?)?|now|today|currently|new|finally|in the end|ended? (?:at|with)|afterwards|since then|it takes)\b|现在|目前|如今|之后|以后|后来|优化后|改造后|改版后|改完后?|最终|上线后|只要|只需/i;

/** Joins what is one quantity in two units: 1 小时 20 分钟, "2 years and 3 months", 1 亿 2000 万. */
export function mergeComposites(text: string, readings: readonly Reading[]): Reading[] {
  const merged: Reading[] = [];
  for (const reading of readings) {
    const last = merged.at(-1);
    if (last && isComposite(text, last, reading)) {
      last.quantity.value = roundNoise(last.quantity.value + reading.quantity.value);
      last.quantity.span = [last.quantity.span[0], reading.quantity.span[1]];
      if (reading.quantity.bound) last.quantity.bound ??= reading.quantity.bound;
    } else merged.push(reading);
  }
  return merged;
}

function isComposite(text: string, last: Reading, next: Reading): boolean {
  const [a, b] = [last.quantity, next.quantity];
  if (a.unit !== b.unit || a.vague || b.vague || a.noun !== '') return false;
  const between = text.slice(a.span[1], b.span[0]);
  if (a.unit === 'count')
    return (
      last.magnitude > next.magnitude &&
      next.magnitude >= 1e4 &&
      /^\s?$/.test(between) &&
      /[万亿]$/.test(text.slice(...a.span))
    );
  if (a.unit !== 's' && a.unit !== 'month') return false;
  return (
    (a.factor ?? 1) > (b.factor ?? 1) &&
    b.value < (a.factor ?? 1) &&
    /^\s?(?:,\s|and\s|, and\s|零|又|外加)?\s?$/.test(between)
  );
}

/** Marks ranges, from–to pairs and shares of a whole, and carries a unit that one half leaves out over to it. */
export function markPairs(text: string, all: readonly Reading[]): void {
  const measured = all.filter(({ quantity }) => quantity.unit !== 'percentile');
  for (const group of byParentheses(text, measured)) markNeighbours(text, group);
}

/** Numbers in one pair of parentheses are each other's neighbours; what stands around them is one row, too. */
function byParentheses(text: string, readings: readonly Reading[]): Reading[][] {
  const outside: Reading[] = [];
  const groups = [outside];
  let open = -1;
  let at = 0;
  for (const reading of readings) {
    for (; at < reading.quantity.span[0]; at++) {
      const c = text.charAt(at);
      if (c === '(' || c === '（') open = groups.push([]) - 1;
      else if (c === ')' || c === '）' || c === '\n') open = -1;
    }
    (groups[open] ?? outside).push(reading);
  }
  return groups;
}

function markNeighbours(text: string, readings: readonly Reading[]): void {
  for (let i = 0; i + 1 < readings.length; i++) {
    const [first, second] = [readings[i], readings[i + 1]];
    if (!first || !second) continue;
    const [a, b] = [first.quantity, second.quantity];
    const distance = b.span[0] - a.span[1];
    if (distance > 90 || (a.part && a.part !== 'to')) continue;
    const between = text.slice(a.span[1], b.span[0]).replace(/[(（][^()（）]*[)）]\s?/gu, '');
    const before = text.slice(Math.max(0, a.span[0] - 40), a.span[0]);
    const parts =
      (distance <= 48 ? partsOf(between, before, text.slice(b.span[1], b.span[1] + 24), a, b) : null) ??
      (a.part ? null : statesOf(between, before, text.slice(b.span[1], b.span[1] + 24), a, b));
    if (!parts || !carry(first, second, parts)) continue;
    if (a.part === 'to') {
      // A third step of a chain: "from 5 to 3 to 2 days".
      if (parts[0] === 'low' || parts[0] === 'from') b.part = 'to';
      continue;
    }
    const descending = parts[0] === 'low' && a.value > b.value;
    [a.part, b.part] = descending ? ['from', 'to'] : parts;
    // The sign between them is no "about" of the second.
    if (/[~～]\s?$/u.test(between)) delete b.bound;
  }
}

function partsOf(
  between: string,
  before: string,
  after: string,
  a: Quantity,
  b: Quantity,
): [Part, Part] | null {
  const isCount = a.unit === 'count' && b.unit === 'count';
  if (DASH.test(between) || (OR.test(between) && b.value > a.value)) return ['low', 'high'];
  if (AND.test(between) && BETWEEN.test(before)) return ['low', 'high'];
  if (isCount && a.value >= b.value && TOTAL_BEFORE.test(before) && MINE.test(between))
    return ['whole', 'share'];
  if (SLASH.test(between)) return isCount && a.value <= b.value ? ['share', 'whole'] : null;
  const from = FROM_BEFORE.test(before) && !RANGING.test(before);
  if (CHANGED_TO.test(between)) return ['from', 'to'];
  if (TO.test(between)) return from ? ['from', 'to'] : ['low', 'high'];
  if (INSTEAD.test(between) && !from && !isStart(after) && a.unit !== 'point') return ['to', 'from'];
  if (ARROW.test(between) || ARROW_TO.test(between)) return ['from', 'to'];
  if (isCount && OF.test(between) && a.value <= b.value) return ['share', 'whole'];
  if (isCount && AMONG.test(between) && a.value >= b.value) return ['whole', 'share'];
  return null;
}

/** What follows makes the number the start of the next pair: "25 points, from 60 to 85". */
function isStart(after: string): boolean {
  return /^\s?[a-z%]{0,12}\s?(?:to\b|到|至|→|->)/i.test(after);
}

/** "took 90 minutes before; now it takes 45", 原来 1.8 秒，现在 600 毫秒. */
function statesOf(
  between: string,
  before: string,
  after: string,
  a: Quantity,
  b: Quantity,
): [Part, Part] | null {
  const sameKind = a.unit === b.unit && (a.unit !== 'count' || a.noun === b.noun || b.noun === '');
  if (!sameKind && !isBare(a) && !isBare(b)) return null;
  const cuts = between.split(/[,;.，；。、]\s?/u);
  const head = before.split(/[.;。；!?！？\n](?!\d)/u).at(-1) ?? '';
  const [behindA, beforeB] = cuts.length > 1 ? [cuts[0] ?? '', cuts.slice(1).join(' ')] : [between, between];
  const behindB = after.split(/[,;.，；。、\n]/u)[0] ?? '';
  const earlierA = EARLIER.test(head) || (cuts.length > 1 && EARLIER.test(behindA));
  const laterB = LATER.test(beforeB) || LATER.test(behindB);
  if (earlierA && laterB && !(LATER.test(head) && cuts.length === 1)) return ['from', 'to'];
  // "40 分钟的流程现在 6 分钟"
  const isMeasured = a.unit === b.unit && a.unit !== 'count' && a.unit !== 'percent';
  if (
    isMeasured &&
    !LATER.test(head) &&
    /(?:\bnow|现在|如今|目前)(?:只要|只需|仅需|仅|只|takes?|is|only|just|\s)*$/i.test(between)
  )
    return ['from', 'to'];
  const laterA = LATER.test(head) || (cuts.length > 1 && LATER.test(behindA));
  const earlierB = EARLIER.test(beforeB) || EARLIER.test(behindB);
  if (laterA && earlierB) return ['to', 'from'];
  return null;
}

function isBare(quantity: Quantity): boolean {
  return quantity.unit === 'count' && quantity.noun === '';
}

/** Units that a pair has without a period. */
const TIMELESS = new Set(['s', 'month', 'percent', 'point', 'x']);

/** Whether the two belong together; a half without unit, noun, period or magnitude gets those of the other. */
function carry(first: Reading, second: Reading, parts: readonly [Part, Part]): boolean {
  const [a, b] = [first.quantity, second.quantity];
  // "10–20k", 3 到 5 万; "from 900 to 3k" has no need of it.
  if (
    parts[0] !== 'share' &&
    first.magnitude === 1 &&
    second.magnitude > 1 &&
    isBare(a) &&
    a.value < 1000 &&
    a.value * second.magnitude < b.value * 50 &&
    b.value / second.magnitude > a.value / 50 &&
    (parts[0] === 'low' ? a.value < b.value / second.magnitude : a.value < 100)
  ) {
    a.value = roundNoise(a.value * second.magnitude);
    first.magnitude = second.magnitude;
  }
  // "Doubled to 80": 80 of what was counted.
  if (a.unit === 'x' && isBare(b)) return false;
  for (const [bare, full] of [
    [a, b],
    [b, a],
  ] as const) {
    const { borrowed } = bare === a ? first : second;
    if (borrowed && bare.unit === 'count' && full.unit !== 'count' && TIMELESS.has(full.unit)) {
      bare.noun = '';
      delete bare.nouns;
    }
    // "The nightly import from 40 to 6 minutes" is no 40 a night.
    if (bare.noun === '' && TIMELESS.has(full.unit)) delete bare.per;
    if (isBare(bare) && full.unit !== 'count') {
      bare.value = roundNoise(bare.value * (full.factor ?? 1));
      bare.unit = full.unit;
      if (full.factor !== undefined) bare.factor = full.factor;
    }
    // 团队 20-30 人: the end of a range tells what both count.
    const isLow = parts[0] === 'low' && bare === a;
    if (bare.unit === full.unit && (bare.noun === '' || isLow) && full.noun !== '') {
      bare.noun = full.noun;
      delete bare.nouns;
      if (full.nouns) bare.nouns = full.nouns;
    }
    if (bare.unit === full.unit && bare.noun === full.noun && full.per) bare.per ??= full.per;
  }
  return a.unit === b.unit;
}
