import type { PartialDate } from '../../text/dates';
import type { Quantity } from '../../text/numbers';
import { derivedQuantities } from '../../text/quantityDerived';
import { supportsQuantity } from '../../text/quantityMatch';
import { monthsBetween } from '../../text/dates';
import { partAt } from './claim';
import type { Claim, Detector, Objection } from './claim';
import { squeeze } from './indexFacts';
import type { FactIndex, Statement } from './sources';
import { fineTermIds } from './terms';

/** Each number of a claim with its unit must stand in the facts, follow from them, or be honestly rounded. */
export const checkNumbers: Detector = (claim, facts) => {
  const known = [...facts.quantities, ...derivedFrom(facts, claim)];
  return claim.quantities.flatMap((quantity): Objection[] => {
    if (isNameOf(quantity, claim) || countsOwnList(quantity, claim)) return [];
    const meant = loosened(quantity, claim);
    const supporting = known.filter((fact) => supports(fact, meant, claim));
    if (supporting.length === 0) {
      if (countsList(quantity, facts)) return [];
      const span = quantity.per ? limits(quantity, claim.text) : quantity.span;
      return [{ rule: 'number-not-in-evidence', span, ...clashOf(quantity, facts) }];
    }
    const other = meantOtherwise(quantity, claim, facts, supporting);
    return other
      ? [{ rule: 'number-of-something-else', span: spanWithContext(quantity, claim), ...other }]
      : [];
  });
};

/** Versions that a claim names: of a technology, the facts must name the same, or a more precise one. */
export const checkVersions: Detector = (claim, facts) => {
  const objections: Objection[] = [];
  for (const { span, surface } of claim.technologies) {
    const after =
      /^[\s-]?[vV]?(\d{1,4}(?:\.\d+){0,3})(?:\.x)?(?![\d%％]|[\s-]?(?:年|月|个|次|人|倍|万|亿|ms\b|s\b|GB|MB|x\b|times))/.exec(
        claim.text.slice(span[1]),
      );
    const own = /\d+(?:\.\d+)*$/.exec(surface);
    const version = after?.[1] ?? own?.[0];
    if (version === undefined || Number(version) > 2100) continue;
    if (claim.quantities.some((q) => after && q.span[0] < span[1] + after[0].length && span[1] <= q.span[0]))
      continue;
    if (!statesVersion(facts.text, version) && !facts.words.includes(squeeze(surface + (after?.[0] ?? '')))) {
      objections.push({
        rule: 'number-not-in-evidence',
        span: after ? [span[0], span[1] + after[0].length] : span,
      });
    }
  }
  // "From 5.7 to 8.0": versions that stand apart from their name.
  for (const match of claim.text.matchAll(
    /(?<![\d.\w])[vV]?(\d+\.\d+(?:\.\d+)*)(?![\d.]*\d|\s?[%％]|[a-zA-Z])/gu,
  )) {
    const span: [number, number] = [match.index, match.index + match[0].length];
    const known = [...claim.quantities, ...claim.dates, ...objections].some(
      (other) => other.span[0] < span[1] && span[0] < other.span[1],
    );
    if (!known && !statesVersion(facts.text, match[1] ?? ''))
      objections.push({ rule: 'number-not-in-evidence', span });
  }
  return objections;
};

/** Places and prizes: "2nd place", 第三名, 二等奖, "top 5". */
export const checkRanks: Detector = (claim, facts) => {
  const stated = ranksIn(facts.text).map(({ rank }) => rank);
  return ranksIn(claim.text)
    .filter(({ rank }) => !stated.includes(rank))
    .map(({ span }) => ({ rule: 'award-not-in-evidence', span }));
};

const ORDINALS: Record<string, number> = {
  first: 1, second: 2, third: 3, fourth: 4, fifth: 5, '1st': 1, '2nd': 2, '3rd': 3, '4th': 4, '5th': 5,
  gold: 1, silver: 2, bronze: 3, winner: 1, champion: 1, 'runner-up': 2, won: 1,
  一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 冠军: 1, 亚军: 2, 季军: 3, 金: 1, 银: 2, 铜: 3,
}; // prettier-ignore

function ranksIn(text: string): { rank: number; span: [number, number] }[] {
  const pattern =
    /\b(first|second|third|fourth|fifth|\d+(?:st|nd|rd|th))[- ](?:place|prize|rank)|\b(?:placed|ranked|finished|came|took)(?: in)? (first|second|third|fourth|fifth|\d+(?:st|nd|rd|th))\b|\b(gold|silver|bronze)(?: medal| award| prize)|\b(runner-up|champion)\b|第\s?([一二三四五\d]+)\s?名|([一二三四五])等奖|(冠军|亚军|季军)|([金银铜])(?:奖|牌)/giu;
  return [...text.matchAll(pattern)].map((match) => {
    const word = (match.slice(1).find((group) => group !== undefined) ?? '').toLowerCase();
    return {
      rank: ORDINALS[word] ?? Number.parseInt(word, 10),
      span: [match.index, match.index + match[0].length],
    };
  });
}

/** Percent, factors and differences of pairs; shares; spans of dates; pairs are looked for in one source at a time. */
function derivedFrom(facts: FactIndex, claim: Claim): Quantity[] {
  const bySource = new Map<string, Quantity[]>();
  for (const { source, quantities } of facts.own) {
    bySource.set(source.id, [...(bySource.get(source.id) ?? []), ...quantities]);
  }
  const derived = [...bySource.values()]
    .flatMap((quantities) => [
      ...derivedQuantities(quantities),
      ...unmarkedPairs(quantities),
      // A factor that is computed is a ratio; "rose 1.25 times" could be read as a rise by 125 %.
    ])
    .filter(({ unit, change }) => unit !== 'x' || change === undefined);
  derived.push(...intervals(facts));
  for (const [from, to] of periodsOf(facts)) {
    const months = monthsBetween(from, to);
    for (const value of new Set([months, months - 1])) {
      derived.push({ span: [0, 0], surface: '', value, unit: 'month', noun: '' });
    }
  }
  if (facts.share !== null && /commit|author|code|提交|代码/i.test(claim.text)) {
    derived.push({
      span: [0, 0],
      surface: '',
      value: Math.round(facts.share * 1000) / 10,
      unit: 'percent',
      noun: '',
    });
  }
  return derived;
}

/** Spans that the facts give, and those between two dates of one source. */
function periodsOf(facts: FactIndex): [PartialDate, PartialDate][] {
  const spans = facts.dates.flatMap(({ from, to }): [PartialDate, PartialDate][] =>
    to === undefined || to === 'present' ? [] : [[from, to]],
  );
  const points = new Map<string, PartialDate[]>();
  for (const { source, dates } of facts.own) {
    const single = dates.filter(({ to }) => to === undefined).map(({ from }) => from);
    points.set(source.id, [...(points.get(source.id) ?? []), ...single]);
  }
  for (const [first, last] of points.values()) if (first && last) spans.push([first, last]);
  return spans;
}

/** 次 counts anything that happens, and a length of time has no period: "the nightly import to 6 minutes". */
function loosened(quantity: Quantity, { text }: Claim): Quantity {
  const { per, ...rest } = quantity;
  const times = quantity.unit === 'count' && /^\s?次/.test(text.slice(quantity.span[1]));
  if (quantity.unit === 's' || quantity.unit === 'month') return rest;
  return { ...rest, ...(per && { per }), ...(times && { noun: '' }) };
}

const RISE_ZH = /(?:增长|增加|增多|提升|提高|上升|上涨|涨|多|扩大|增)了?(?:近|约|超过?|将近)?\s*$/u;

/** 增长 3 倍 is a rise by 300 %, not to three times; said so itself, it is what it says. */
function supports(fact: Quantity, quantity: Quantity, claim: Claim): boolean {
  const rises =
    quantity.unit === 'x' &&
    /倍/.test(quantity.surface) &&
    RISE_ZH.test(claim.text.slice(0, quantity.span[0])) &&
    !/到\s*$/.test(claim.text.slice(0, quantity.span[0]));
  if (!rises || (fact.unit === 'x' && fact.change !== undefined)) return supportsQuantity(fact, quantity);
  return supportsQuantity(fact, { ...quantity, unit: 'percent', value: quantity.value * 100, change: 'up' });
}

/** "It took 90 minutes before; now it takes 45": a pair that no word marks; what follows from it is a change only. */
function unmarkedPairs(quantities: readonly Quantity[]): Quantity[] {
  const bare = quantities.filter(
    ({ part, unit, change }) => !part && !change && unit !== 'percent' && unit !== 'percentile',
  );
  if (bare.length > 6) return [];
  return bare.flatMap((from, i) =>
    bare.slice(i + 1).flatMap((to) =>
      likeUnits(from, to) && from.value !== to.value
        ? derivedQuantities([
            { ...from, part: 'from' },
            {
              ...to,
              part: 'to',
              unit: from.unit,
              value: to.unit === from.unit ? to.value : to.value * (from.factor ?? 1),
            },
          ]).filter(({ change, unit }) => change !== undefined || unit === 'x')
        : [],
    ),
  );
}

/** Equal units, or a second number that leaves its unit to the first. */
function likeUnits(from: Quantity, to: Quantity): boolean {
  return (
    (from.unit === to.unit && from.noun === to.noun) || (to.unit === 'count' && to.noun === '' && !to.per)
  );
}

/** "Every 5 minutes" is twelve an hour, and the other way round. */
function intervals({ own }: FactIndex): Quantity[] {
  return own.flatMap(({ quantities, source }) =>
    quantities.flatMap((quantity): Quantity[] => {
      const before = source.text.slice(Math.max(0, quantity.span[0] - 12), quantity.span[0]);
      const made = { span: [0, 0] as [number, number], surface: '', noun: '' };
      if (
        quantity.unit === 's' &&
        !quantity.per &&
        /\b(?:every|each|once (?:in|per))\s*$|每隔?|间隔[^\d]{0,4}$/iu.test(before)
      ) {
        return [{ ...made, value: 1 / quantity.value, unit: 'count', per: 's' }];
      }
      const seconds = { s: 1, min: 60, h: 3600, d: 86_400, wk: 604_800, mo: 0, yr: 0 }[quantity.per ?? 'mo'];
      return quantity.unit === 'count' && seconds > 0 && quantity.value > 0
        ? [{ ...made, value: seconds / quantity.value, unit: 's' }]
        : [];
    }),
  );
}

/** "MySQL 5.7", "Vue 3": a version is no number of something; see `checkVersions`. */
function isNameOf({ span }: Quantity, { technologies }: Claim): boolean {
  return technologies.some((technology) => technology.span[0] <= span[0] && span[1] <= technology.span[1]);
}

/** "Linux、macOS、Windows 三端": it counts what it lists itself. */
function countsOwnList(quantity: Quantity, { text }: Claim): boolean {
  if (quantity.unit !== 'count' || quantity.value > 12 || quantity.value < 2) return false;
  return enumerations(text).includes(quantity.value);
}

/** A count of things that the evidence lists without counting them. */
function countsList(quantity: Quantity, facts: FactIndex): boolean {
  if (quantity.unit !== 'count' || quantity.value > 12 || quantity.value < 2) return false;
  if (quantity.noun === 'person' || quantity.noun === 'user') return false;
  return facts.own.some(({ source }) => enumerations(source.text).includes(quantity.value));
}

function enumerations(text: string): number[] {
  const counts: number[] = [];
  for (const sentence of text.split(/[.。;；:：\n(（)）]/)) {
    const items = sentence
      .split(/、|，|,\s|\s(?:and|or)\s|和|与|及|以及/)
      .filter((item) => item.trim() !== '');
    if (items.length >= 2) counts.push(items.length);
  }
  return counts;
}

/** The fact that a changed number comes from: the one with the same unit and the nearest words. */
function clashOf(quantity: Quantity, facts: FactIndex): { fact?: string; source?: string } {
  const candidates = facts.own.filter(({ quantities }) => quantities.length > 0);
  const same = candidates.filter(({ quantities }) =>
    quantities.some(
      ({ unit, noun }) => unit === quantity.unit && (noun === quantity.noun || unit !== 'count'),
    ),
  );
  const best = same[0] ?? candidates[0];
  return best ? { fact: best.text, source: best.source.id } : {};
}

const PEAK =
  /\bpeak|\bmax(?:imum)?\b|\bat best\b|\bbest[- ]case|\brecord\b|\bburst|busiest|\b(?:single|once|one-off|lucky|exceptional(?:ly)?|on one)\b|某次|有一次|偶尔|个别|峰值|最高|最大|高峰|极限|顶峰|最多|最忙/iu;
const USUAL =
  /\b(?:average|averag(?:es|ing)|mean|median|typical(?:ly)?|usual(?:ly)?|sustained|steady|constant(?:ly)?|regular(?:ly)?)\b|平均|日常|稳定|持续|均值|中位|常态/iu;
const REGISTERED =
  /\b(?:registered|sign(?:ed)?[- ]?ups?|installs?|downloads?|total|cumulative|lifetime|all[- ]time)\b|注册|累计|下载|总共|历史/iu;
const ACTIVE =
  /\b(?:active|concurrent|paying|paid|daily|weekly|monthly|online|DAU|MAU)\b|活跃|在线|付费|日活|月活|并发|同时/iu;
const EACH =
  /\b(?:each|every|all|per|respectively|across all|in all)\b|均(?!衡|值|摊)|都(?!市)|各|每(?!天|日|周|月|年|秒|分|小时|次|晚|季)|全部|所有/iu;
const RANGE_TO_ALL =
  /\b(?:depending on|varies|varied|ranging|between|up to|as much as|at most|some)\b|不同|不等|最多|最高|至多|部分|个别|之间|有的/iu;
const EXCLUSIVE: readonly [RegExp, RegExp][] = [
  [PEAK, USUAL],
  [REGISTERED, ACTIVE],
];

/**
 * Whether a number that stands in the facts is used for something else: the noun, what is measured, peak against
 * average, registered against active, one end of a range for all.
 */
function meantOtherwise(
  quantity: Quantity,
  claim: Claim,
  facts: FactIndex,
  supporting: readonly Quantity[],
): { fact?: string; source?: string } | null {
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
  if (EACH.test(context) && RANGE_TO_ALL.test(theirs) && !EACH.test(theirs)) return true;
  return fact !== undefined && countsAnother(quantity, fact, claim, holder, facts);
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

function besideIn(quantity: Quantity, { source }: Statement): Set<string> {
  return fineTermIds(source.text.slice(...limits(quantity, source.text)));
}

/** From the comma before a number to the comma behind it. */
function limits({ span }: Quantity, text: string): [number, number] {
  const before = text.slice(0, span[0]);
  const start = Math.max(
    ...['，', ',', '。', '.', ';', '；', '、', '\n', ' and ', '和', '与'].map((mark) => {
      const at = before.lastIndexOf(mark);
      return at < 0 ? 0 : at + mark.length;
    }),
  );
  const after = text.slice(span[1]);
  const end = /[，,。；;、\n]|\.(?:\s|$)|\s(?:and|while|but)\s|和|与/u.exec(after);
  return [start, span[1] + (end ? end.index : after.length)];
}

function contextOf(quantity: Quantity, claim: Claim): string {
  const [from, to] = limits(quantity, claim.text);
  return claim.text.slice(Math.min(from, partAt(claim, quantity.span[0]).span[0]), to);
}

function spanWithContext(quantity: Quantity, claim: Claim): [number, number] {
  return limits(quantity, claim.text);
}

function sentenceOf(holder: Statement, facts: FactIndex): string {
  return facts.own
    .filter(({ source, sentence }) => source === holder.source && sentence === holder.sentence)
    .map(({ text }) => text)
    .join(' ');
}

function statesVersion(text: string, version: string): boolean {
  const escaped = version.replace(/\./g, '\\.');
  return new RegExp(`(?<![\\d.])${escaped}(?:\\.\\d+)*(?!\\d)`).test(text);
}
