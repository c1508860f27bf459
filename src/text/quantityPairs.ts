import { roundNoise } from './quantity';
import type { Quantity } from './quantity';

/** What may stand before the second number of a pair. */
const LEAD_IN =
  '(?:about|around|roughly|nearly|almost|just|only|under|over|less than|more than|below|some|a|the|~|≈|<|>|\\$|¥|￥|€|£|约|大约|近|仅|不到|超过|了|左右)';
const tail = `\\s*(?:${LEAD_IN}\\s*){0,3}$`;
const GAP = '[^\\d.;。；!?！？\\n→]{0,28}?';

const DASH = /^\s*(?:-|–|—|~|～|〜)\s*[$¥￥€£]?$/u;
const TO = new RegExp(`^\\s*(?:[a-z-]+ |[\\p{Script=Han}]{1,4})?(?:to|到|至)\\s*[$¥￥€£]?$`, 'iu');
const AND = /^[^\d.;。；,，]{0,16}?(?:and|和|与)\s*[$¥￥€£]?$/iu;
const OR = /^\s*(?:or|或)\s*$/iu;
const ARROW = new RegExp(
  `^${GAP}(?:→|⟶|➜|->|=>|-->|\\b(?:down|up|back|all the way)?\\s?to\\b|[降升减缩压优增涨提变改调砍跌][^\\d，。；]{0,4}?[到至为成]|[到至](?:了|现在的)?)${tail}`,
  'iu',
);
const INSTEAD = new RegExp(
  `^${GAP}(?:instead of|rather than|down from|up from|from|compared (?:to|with)|versus|vs\\.?|against|\\(?(?:was|previously|formerly)|而不是|而非|相比(?:之前|原来)的?|[（(]?(?:原来|原先|之前|此前|原本)(?:要|需要|是|为)?)${tail}`,
  'iu',
);
const OF = /^\s*(?:[a-z-]+ ){0,2}?(?:out of|of)\s*(?:the|all|its|our|my|a total of)?\s*$/iu;
const AMONG = /^\s*[^\d，。；,]{0,10}?(?:里|中|内)的?(?:有|占|,|，)?\s*[^\d，。；,]{0,4}$/u;
const FROM_BEFORE =
  /(?:\bfrom|从|由|自)\s*(?:原来的?|原先的?|之前的?|最初的?|平均|an? |the |about |around |over |nearly |近|约|\$)*\s*$/iu;
const RANGING = /(?:rang(?:es?|ed|ing)|var(?:y|ies|ied|ying)|anywhere|浮动|介于|between)[^\d.;。；]{0,12}$/iu;
const BETWEEN = /(?:\bbetween|介于|在)\s*[$¥￥€£]?$/iu;

/** Marks ranges, from–to pairs and shares of a whole, and carries a unit that one half leaves out over to it. */
export function markPairs(text: string, all: Quantity[]): void {
  const quantities = all.filter(({ unit }) => unit !== 'percentile');
  for (let i = 0; i + 1 < quantities.length; i++) {
    const [a, b] = [quantities[i], quantities[i + 1]];
    if (!a || !b || b.span[0] - a.span[1] > 40) continue;
    const between = text.slice(a.span[1], b.span[0]);
    const before = text.slice(Math.max(0, a.span[0] - 32), a.span[0]);
    const parts = partsOf(between, before, a, b);
    if (!parts || !carry(a, b)) continue;
    if (a.part === undefined || parts[0] === a.part || a.part === 'to')
      [a.part, b.part] = a.part === 'to' ? ['to', parts[1]] : parts;
    if (parts[0] === 'low' && a.value > b.value) [a.part, b.part] = ['from', 'to'];
  }
}

type Part = NonNullable<Quantity['part']>;

function partsOf(between: string, before: string, a: Quantity, b: Quantity): [Part, Part] | null {
  const isRange = DASH.test(between) || (OR.test(between) && b.value > a.value);
  if (isRange || (AND.test(between) && BETWEEN.test(before))) return ['low', 'high'];
  const from = FROM_BEFORE.test(before) && !RANGING.test(before);
  if (TO.test(between)) return from ? ['from', 'to'] : ['low', 'high'];
  if (INSTEAD.test(between) && !from) return ['to', 'from'];
  if (ARROW.test(between)) return ['from', 'to'];
  if (OF.test(between)) return ['share', 'whole'];
  if (AMONG.test(between)) return ['whole', 'share'];
  return null;
}

/** Whether the two belong together; a half without unit or noun gets those of the other. */
function carry(a: Quantity, b: Quantity): boolean {
  for (const [bare, full] of [
    [a, b],
    [b, a],
  ] as const) {
    if (bare.unit !== 'count' || bare.noun !== '' || bare.per) continue;
    const factor = full.factor ?? 1;
    if (full.unit !== 'count') {
      bare.value = roundNoise(bare.value * factor);
      bare.unit = full.unit;
      bare.factor = factor;
    } else bare.noun = full.noun;
    if (full.per) bare.per = full.per;
  }
  return a.unit === b.unit;
}
