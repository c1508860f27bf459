import type { Quantity } from '../../text/numbers';
import { fineTermIds } from './terms';

/** What stands beside a number and names what is measured, as far as it tells one measure from another. */
export interface Label {
  /** Terms of the words next to the number, those left out that every measure has. */
  ids: ReadonlySet<string>;
  /** p50 and median are 50; `null` where none is named, or more than one. */
  percentile: number | null;
}

/** Words that stand beside any number: measures without a thing, changes, bounds. */
const ANY_MEASURE =
  /^(?:[cwr]:(?:the|and|for|from|that|which|this|were|was|been|has|had|its|our|their|into|down|went|came|took|one|other|all|rate|time|duration|number|count|total|average|level|phase|score|grade-mark|value|size|usage|share|percent|ratio|amount|figure|latency|response|reach|achieve|reduce|raise|improve|increase|decrease|delete|drop|fall|rise|lower|cut|grow|stay|measure|result|metric|be|have|run|take|get|go|hold|see|show|with|about|over|under|only|around|nearly|almost|roughly|just|last|quarter|per|each|now|data|use|need|keep|change|optimize|cost|quantity|volume|speed|performance|current|maintain|own|responsible|support|serve|cover|handle|process|manage|lead|write|build|make|reach)|h:(?:时间|耗时|数量|数据|平均|日均|月均|达到|降低|降至|降到|提升|缩短|减少|增加|提高|大约|左右|目前|每天|每日|每月|共有|累计|总共|一共|占比|处理|负责|支持|覆盖|使用|实现|完成|优化))$/;

/** Characters before a number that can name what it measures: four words or nine Chinese characters. */
const WORDS_BEFORE = /(?:[\p{L}\p{N}%'’+#./-]+[\s(]+){0,4}[\p{L}\p{N}%'’+#./-]*[\s(]*$/u;
const HAN_BEFORE = /[\p{Script=Han}A-Za-z\d@ -]{0,9}$/u;

/** "A model with a recall of": what bears the measure stands before these. */
const LEADING = /^.*\b(?:with|has|have|had|whose|where|that|which|in|for|on)\s/i;

/** The label of a number in its text; `limits` are those of its stretch, `others` the numbers of the text. */
export function labelOf(
  quantity: Quantity,
  text: string,
  [from, to]: readonly [number, number],
  others: readonly Quantity[],
): Label {
  const within = others.filter(({ span }) => span[0] >= from && span[1] <= to);
  const percentiles = [
    ...within.filter(({ unit }) => unit === 'percentile').map(({ value }) => value),
    ...(/\bmedian\b|中位/i.test(text.slice(from, to)) ? [50] : []),
  ];
  // The first number of a pair stands next to the words of both.
  const first = (quantity.part === 'to' ? within.find(({ part }) => part === 'from') : undefined) ?? quantity;
  const words = before(text.slice(from, first.span[0]));
  const end = Math.min(to, quantity.span[1] + 32);
  // A share, its whole and a percentile itself are named by each other.
  const isPart = quantity.part === 'share' || quantity.part === 'whole' || quantity.unit === 'percentile';
  const ids = isPart
    ? new Set<string>()
    : ([words.replace(LEADING, ''), words, text.slice(quantity.span[1], end)]
        .map(namesOf)
        .find(({ size }) => size > 0) ?? new Set<string>());
  return { ids, percentile: percentiles.length === 1 ? (percentiles[0] ?? null) : null };
}

function before(text: string): string {
  return (
    (/\p{Script=Han}/u.test(text.slice(-8)) ? HAN_BEFORE : WORDS_BEFORE).exec(text.slice(-80))?.[0] ?? ''
  );
}

function namesOf(text: string): Set<string> {
  const words = (text.match(/[A-Za-z]{3,}/g) ?? []).map(
    (word) => `r:${word.toLowerCase().replace(/s$/, '')}`,
  );
  const ids = fineTermIds(text.replace(/(?<=[A-Za-z])-(?=[A-Za-z])/g, ' '));
  return new Set([...ids, ...words].filter((id) => !ANY_MEASURE.test(id)));
}

/** Whether a number of the claim bears the name of a rival, and none of the fact that it equals. */
export function isMoved(claim: Label, fact: Label, rival: Label): boolean {
  if (fact.ids.size === 0 || [...claim.ids].some((id) => fact.ids.has(id))) return false;
  return [...claim.ids].some((id) => rival.ids.has(id));
}
