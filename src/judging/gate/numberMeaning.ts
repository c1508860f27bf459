import type { Quantity } from '../../text/numbers';
import { partAt } from './claim';
import type { Claim, FactRef } from './claim';
import { isMoved, labelOf } from './measureLabels';
import type { Label } from './measureLabels';
import type { FactIndex, Statement } from './sources';
import { fineTermIds } from './terms';

const PEAK =
  /\bpeak|\bmax(?:imum)?\b|\bat best\b|\bbest[- ]case|\brecord\b|\bburst|busiest|\b(?:single|once|one-off|lucky|exceptional(?:ly)?|on one)\b|某次|有一次|偶尔|个别|峰值|最高|最大|高峰|极限|顶峰|最多|最忙/i;
const USUAL =
  /\b(?:average|averag(?:es|ing)|mean|median|typical(?:ly)?|usual(?:ly)?|sustained|steady|constant(?:ly)?|regular(?:ly)?)\b|平均|日常|稳定|持续|均值|中位|常态/i;
const REGISTERED =
  /\b(?:registered|sign(?:ed)?[- ]?ups?|installs?|downloads?|total|cumulative|lifetime|all[- ]time)\b|注册|累计|下载|总共|历史/i;
const ACTIVE =
  /\b(?:active|concurrent|paying|paid|daily|weekly|monthly|online|DAU|MAU)\b|活跃|在线|付费|日活|月活|并发|同时/i;
const EACH =
  /\b(?:each|every|all|per|respectively|across all|in all)\b|均(?!衡|值|摊)|都(?!市)|各|每(?!天|日|周|月|年|秒|分|小时|次|晚|季)|全部|所有/i;
const RANGE_TO_ALL =
  /\b(?:depending on|varies|varied|ranging|between|up to|as much as|at most|some)\b|不同|不等|最多|最高|至多|部分|个别|之间|有的/i;
const PERCENTILE = /\b[pP]\d{2,3}\b|(?<![a-z])[pP]\d{2,3}(?!\d)|percentile|分位|中位|\bmedian\b/i;
const MEAN = /\b(?:average|mean|averag(?:es|ing))\b|平均|均值/i;
const EXCLUSIVE: readonly [RegExp, RegExp][] = [
  [PERCENTILE, MEAN],
  [/\bcold\b|冷/i, /\b(?:warm|hot)\b|热(?!点|门|更)/i],
  [
    /\breads?\b|(?<!只)读(?:取|请求|操作)?(?=.*?(?:延迟|耗时|QPS|吞吐|性能)|请求|接口)/i,
    /\bwrites?\b(?! (?:a|the|an)\b)|写(?:入|请求|操作)(?=.*?(?:延迟|耗时|QPS|吞吐|性能)|请求|接口)/i,
  ],
  [/\buploads?\b|上传|上行/i, /\bdownloads?\b|下载|下行/i],
  [/\btraining\b|训练/i, /\binference\b|推理/i],
  [
    /\b(?:staging|test environment|benchmark|lab)\b|测试环境|压测|实验室/i,
    /\b(?:in )?production\b|\blive\b|线上|生产/i,
  ],
  [/\bclient\b|客户端|前端/i, /\bserver\b|服务端|后端/i],
  [PEAK, USUAL],
  [REGISTERED, ACTIVE],
];

/**
 * Whether a number that stands in the facts is used for something else: the noun, what is measured, peak against
 * average, registered against active, one end of a range for all.
 */
export function meantOtherwise(
  quantity: Quantity,
  claim: Claim,
  facts: FactIndex,
  supporting: readonly Quantity[],
): FactRef | null {
  // Counted in data, or computed: nothing stands beside it.
  if (supporting.some(({ surface }) => surface === '')) return null;
  const holders = facts.own.filter(({ quantities }) => quantities.some((q) => supporting.includes(q)));
  const context = contextOf(quantity, claim);
  const clashing = holders.filter((holder) => clashes(quantity, context, claim, holder, facts, supporting));
  const [first] = clashing;
  if (!first || clashing.length < holders.length) return null;
  return { fact: first.text, source: first.source.id };
}

function clashes(
  quantity: Quantity,
  context: string,
  claim: Claim,
  holder: Statement,
  facts: FactIndex,
  supporting: readonly Quantity[],
): boolean {
  const theirs = sentenceOf(holder, facts);
  for (const [one, other] of EXCLUSIVE) {
    if (one.test(theirs) && !other.test(theirs) && other.test(context) && !one.test(context)) return true;
    if (other.test(theirs) && !one.test(theirs) && one.test(context) && !other.test(context)) return true;
  }
  const fact = holder.quantities.find((q) => supporting.includes(q));
  if (
    holder.byOthers &&
    fact &&
    facts.own.some(
      (own) =>
        !own.byOthers && own.quantities.some((q) => q.unit === fact.unit && q.part !== 'from' && q !== fact),
    )
  ) {
    return quantity.part === 'to' || quantity.reached === true || quantity.change !== undefined;
  }
  if (fact && isWholeOfPart(fact, claim, holder, facts)) return true;
  if (EACH.test(context) && RANGE_TO_ALL.test(theirs) && !EACH.test(theirs)) return true;
  return fact !== undefined && countsAnother(quantity, fact, claim, holder, facts);
}

const FIRST_PERSON = /\bI\b|我(?!们)/;
/** "We had eight hosts. I retired three of them": the deed is told of the part. */
function isWholeOfPart(fact: Quantity, claim: Claim, holder: Statement, facts: FactIndex): boolean {
  if (fact.unit !== 'count' || FIRST_PERSON.test(holder.text)) return false;
  return facts.own.some(({ source, text, quantities }) => {
    if (source !== holder.source || !FIRST_PERSON.test(text)) return false;
    if (!/\bof (?:them|these|those)\b|其中/.test(text)) return false;
    const parts = quantities.filter(({ unit, value }) => unit === 'count' && value < fact.value);
    // Who names both numbers tells it all.
    return parts.length > 0 && !claim.quantities.some((q) => parts.some(({ value }) => value === q.value));
  });
}

/**
 * Two numbers changed places: beside this number stand words that the facts have beside another number of the same kind,
 * and none of those that stand beside the one it equals.
 */
function countsAnother(
  quantity: Quantity,
  fact: Quantity,
  claim: Claim,
  holder: Statement,
  facts: FactIndex,
): boolean {
  if (fact.surface === '') return false;
  // "Three of them": its noun was named before.
  if (/^ of (?:them|these|those)\b/.test(holder.source.text.slice(fact.span[1]))) return false;
  const told = labelIn(fact, holder.source.text, holder.quantities);
  const said = labelIn(quantity, claim.text, claim.quantities);
  if (said.percentile !== null && told.percentile !== null && said.percentile !== told.percentile)
    return true;
  const rivals = [...facts.own, ...facts.unmade].flatMap((statement) =>
    statement.quantities
      .filter(
        (q) =>
          q !== fact &&
          q.surface !== '' &&
          q.unit === fact.unit &&
          q.value !== fact.value &&
          (q.part === undefined || q.part === fact.part),
      )
      .map((q) => ({ statement, q })),
  );
  if (rivals.length === 0) return false;
  const isRivals = rivals.some(({ statement, q }) =>
    isMoved(said, told, labelIn(q, statement.source.text, statement.quantities)),
  );
  if (isRivals) return true;
  // What is counted says it at once.
  if (quantity.noun !== '' && fact.noun === '' && rivals.some(({ q }) => q.noun === quantity.noun))
    return true;
  // Where a claim has but one pair of numbers, all of it speaks of them.
  const few = claim.quantities.filter(({ unit }) => unit !== 'percentile').length <= (quantity.part ? 2 : 1);
  const near = fineTermIds(few ? claim.text : claim.text.slice(...limits(quantity, claim.text)));
  if (near.size === 0) return false;
  const own = besideIn(fact, holder);
  return rivals.some(({ statement, q }) => {
    const theirs = besideIn(q, statement);
    const onlyOwn = [...near].some((id) => own.has(id) && !theirs.has(id));
    return !onlyOwn && [...near].some((id) => theirs.has(id) && !own.has(id));
  });
}

function labelIn(quantity: Quantity, text: string, others: readonly Quantity[]): Label {
  return labelOf(quantity, text, limits(quantity, text), others);
}

function besideIn(quantity: Quantity, { source }: Statement): Set<string> {
  return fineTermIds(source.text.slice(...limits(quantity, source.text)));
}

const BORDER = /[，。；;、\n]|,(?!\d{3})|\.(?=\s|$)|\s(?:and|while|but)\s|和|与/gu;

/** From the comma before a number to the comma behind it. */
export function limits({ span }: Quantity, text: string): [number, number] {
  const before = [...text.slice(0, span[0]).matchAll(BORDER)].at(-1);
  const start = before ? before.index + before[0].length : 0;
  const after = text.slice(span[1]);
  const end = after.search(BORDER);
  return [start, span[1] + (end < 0 ? after.length : end)];
}

function contextOf(quantity: Quantity, claim: Claim): string {
  const [from, to] = limits(quantity, claim.text);
  return claim.text.slice(Math.min(from, partAt(claim, quantity.span[0]).span[0]), to);
}

function sentenceOf(holder: Statement, facts: FactIndex): string {
  return facts.own
    .filter(({ source, sentence }) => source === holder.source && sentence === holder.sentence)
    .map(({ text }) => text)
    .join(' ');
}
