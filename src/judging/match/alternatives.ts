import type { TechnologyMention } from '../../text/technologies';
import { areCouple, areSubstitutes, hasSubstitutes } from './substitutes';
import { occurs } from '../../text/prefilter';

type Link = 'or' | 'slash' | 'comma' | 'and' | 'none';

const OR =
  /^[\s,，(（、]*(?:[\w'’.-]+[\s,]+){0,3}?(?:and\/or|or|alternatively|otherwise)\b[\s,(（]*(?:[\w'’.-]+[\s,]+){0,5}[(（"“]*$|^[\s,，(（、]*[\p{Script=Han}\s]{0,8}?(?:或者?是?|抑或|亦或|还是|\bor\b)[\s(（]*[\p{Script=Han}\s]{0,8}$/iu;
/** Words between two names that make them parts of different statements. */
const NO_OR =
  /\bor (?:more|two|so|three|higher|above|later)\b|\bor (?:build|write|maintain|deploy|manage|teach|hire)\b|\b(?:not|no)\b|以上|或多[种个门]/i;
const SLASH = /^\s*(?:\/|／|\|)\s*$/;
/** An item that the table does not know parts no list. */
const COMMA = /^\s*[,，、]\s*(?:[A-Z][\w.+#-]*(?: [A-Z][\w.+#-]*)?\s*[,，、]\s*)?$/;
const AND = /^\s*(?:,?\s*(?:and|&|plus)|\+|[和与及]|以及|,\s*and)\s*$/i;

const ONE_BEFORE =
  /(?:\b(?:(?:at least |any |just |only |minimum (?:of )?)?(?:one|two|1|2)(?: or more| or two)? (?:of|from|among)|either|any of|at least (?:one|1)|one or more|any one|whichever of|some of|one (?:\w+ ){1,3}?(?:such as|like|e\.g\.?|for example|from|among|of))\b|[二三四]选一|至少.{0,8}?[一1两2二][种门个款项类套]|(?:任意?|其中|以下|下列)(?:的)?[一1][种门个款项类套]|(?:熟悉|掌握|精通|了解|会|用过|使用过|熟练使用|熟练掌握|懂|擅长|具备)(?:以下|过|其中)?(?:任意|至少)?[一1][种门个款项类套](?:或多[种门个款项类套]|以上|及以上)?)[^.;。；,，]{0,48}(?:[,，]\s*(?:如|例如|比如|像|包括|such as|like|e\.g\.?|for example|for instance|ideally|preferably|be it)?\s*)?$/i;
const ONE_AFTER =
  /^[\s)）"”]*(?:等)?(?:[\p{Script=Han}\s]{0,10}?[,，]?[\p{Script=Han}\s]{0,4}?)(?:哪[个种门款项](?:都|也)?(?:算|行|可以?|成|ok)|(?:中|里|当中)的?(?:至少|任意?|其中|某)?[一1两][种门个款项类套]|(?:任意?|其中|至少|任选)[\p{Script=Han}]{0,4}?[一1两](?:[种门个款项类套样]|即可|就|$|[,，。；;])|(?:任意?|至少)(?:会|懂|熟悉|掌握|精通|了解|用过)?其[一1]|其[一1]|之一|任选|[二三四]选一|(?:均|皆|都|亦)(?:可以?|行|可选|ok|没问题)|[一1][种门个款项类套](?:或多[种门个款项类套]|以上|及以上|即可|就行|就好|就可以))/iu;
const ONE_AFTER_EN =
  /^[\s)"]*(?:[-–—,:]\s*)?\(?(?:(?:any|either|whichever|each)(?: one)?(?: of (?:them|these|those|the two|which))?(?: \w+){0,2}? (?:is|will|would|works?|does|counts?|you|suits?|can)|any of (?:them|these|those)|(?:at least )?one of (?:these|them|those|the two|the above|which)|(?:at least )?one is enough|(?:at least )?(?:any )?one(?=[).,;]|$)|either(?=[).,;]|$)|your (?:choice|pick)|take your pick|we (?:don't|do not) mind which|it doesn't matter which|both are fine|all (?:are )?fine)/i;
const OR_SIMILAR =
  /^[\s,，、]*(?:(?:or|and\/or) (?:\w+ ){0,3}?(?:similar|equivalent|comparable|alike|another|other|others|something|anything|alternatives?|the like|related|like|competing|some other|any other)\b|或(?:者)?(?:是)?(?:其他|其它|类似|同类|同等|相似|相近|别的|同级)|(?:等)?(?:类似|同类)|等(?:任意|至少)[一1])/i;
const ONE_NOUN =
  /\b(?:an?|any|some|one|your favou?rite) (?:[\w-]+ ){0,4}?(?:framework|librar(?:y|ies)|database|db|rdbms|broker|queue|bus|cloud|provider|platform|language|tool|system|store|engine|runner|stack|service|product|server|warehouse|orchestrator|bundler|orm|proxy|registry|pipeline|technology|solution|toolkit|environment|client|suite|scheduler|dashboard|protocol|os|vendor|distribution)\b[^.;()]{0,14}[\s(:,–-]*(?:such as|like|e\.g\.?|i\.e\.?|for example|for instance|think|say|preferably|ideally|be it|whether)?[\s,:(–-]*$/i;
/** Behind the second name: "(MySQL is fine too)", "Vue 也可以". */
const ALSO =
  /^\s*(?:experience |people |users |developers |folks |is |are |would be |works? |counts? |will |'s )+(?:also |just as |equally |perfectly |totally |just |welcome )*(?:fine|ok|okay|good|acceptable|do|too|as well|well|great)\b|^\s*(?:经验)?(?:也|亦)(?:可以?|行|成|ok|没问题|算)/i;
const ALSO_LINK =
  /^(?:[\p{Script=Han}\w ]{1,8}[,，、(（])?[\s,，、(（:：–—-]*(?:but|and|though|用|有|会|是|写|做|过|如果|换成)?\s*$/iu;

/**
 * Skills of a sentence that are alternatives of each other, as lists of indices. Explicit words ("or", 任一, "one of")
 * bind a whole list; a slash or an open list binds what an ad names as alternatives anyway.
 */
export function alternativesOf(sentence: string, mentions: readonly TechnologyMention[]): number[][] {
  const between = (at: number): string => sentence.slice(mentions[at]?.span[1], mentions[at + 1]?.span[0]);
  const links = mentions
    .slice(1)
    .map((_, at) => linkOf(between(at), sentence.slice(mentions[at + 1]?.span[1]), at));
  const groups: Set<number>[] = [];

  // Where the words end that bound the list before.
  let used = 0;
  for (const [from, to] of runs(links)) {
    const first = mentions[from];
    const last = mentions[to];
    if (!first || !last || from === to) continue;
    const before = sentence.slice(Math.max(used, first.span[0] - 90), first.span[0]);
    const after = sentence.slice(last.span[1], last.span[1] + 60);
    const whole = indices(from, to);
    const bound = ONE_AFTER.exec(after) ?? ONE_AFTER_EN.exec(after);
    used = last.span[1] + (bound?.[0].length ?? 0);
    const lastOr = links.lastIndexOf('or', to - 1);
    if (bound && lastOr >= from) {
      groups.push(widened(lastOr, from));
      continue;
    }
    if (bound || ONE_BEFORE.test(before)) {
      groups.push(new Set(bound ? sameStops(from, to) : indices(from, lastOr >= from ? lastOr + 1 : to)));
      continue;
    }
    if ((OR_SIMILAR.test(after) || ONE_NOUN.test(before)) && allAlike(whole)) {
      groups.push(new Set(whole));
      continue;
    }
    for (let at = from; at < to; at++) {
      const link = links[at];
      if (link === 'or' || (link === 'slash' && slashed(at))) groups.push(widened(at, from));
    }
  }
  return merged(groups).filter((group) => new Set(group.map((index) => mentions[index]?.id)).size > 1);

  function linkOf(text: string, after: string, at: number): Link {
    if (SLASH.test(text)) return 'slash';
    if (text.length <= 60 && occurs(OR, text) && !occurs(NO_OR, text)) return 'or';
    if (occurs(ALSO_LINK, text) && ALSO.test(after.slice(0, 40)) && alike(at, at + 1)) return 'or';
    if (COMMA.test(text)) return 'comma';
    return AND.test(text) ? 'and' : 'none';
  }

  /** From the pair at `at` to the left over commas: "React, Vue or Angular", but not "Redis, Kafka or RabbitMQ". */
  function widened(at: number, from: number): Set<number> {
    const group = new Set([at, at + 1]);
    for (let left = at - 1; left >= from; left--) {
      const link = links[left];
      if (link === 'and' || link === 'none') break;
      if (link === 'comma' && !alike(left, at)) break;
      group.add(left);
    }
    return group;
  }

  /** "熟悉Linux,React、Vue均可": of a list with two kinds of stops only what the last kind parts. */
  function sameStops(from: number, to: number): number[] {
    if (!/[、和与及/／|]/.test(between(to - 1))) return indices(from, to);
    const other = Array.from({ length: to - from }, (_, offset) => to - 1 - offset).find((at) =>
      /[,，]/.test(between(at)),
    );
    return indices(other === undefined ? from : other + 1, to);
  }

  function slashed(at: number): boolean {
    const [a, b] = [mentions[at]?.id ?? '', mentions[at + 1]?.id ?? ''];
    return areSubstitutes(a, b) && !areCouple(a, b);
  }

  function alike(first: number, second: number): boolean {
    const [a, b] = [mentions[first], mentions[second]];
    if (!a || !b) return false;
    if (areSubstitutes(a.id, b.id)) return true;
    return a.kind === b.kind && !hasSubstitutes(a.id) && !hasSubstitutes(b.id);
  }

  function allAlike(whole: readonly number[]): boolean {
    return whole.every(
      (index) => index === whole[0] || alike(whole[0] ?? 0, index) || alike(index - 1, index),
    );
  }
}

/** Maximal lists as `[first, last]`. */
function runs(links: readonly Link[]): [number, number][] {
  const found: [number, number][] = [];
  let from = 0;
  links.forEach((link, at) => {
    if (link !== 'none') return;
    found.push([from, at]);
    from = at + 1;
  });
  found.push([from, links.length]);
  return found;
}

function indices(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
}

/** Groups that share a member become one. */
function merged(groups: readonly Set<number>[]): number[][] {
  const found: Set<number>[] = [];
  for (const group of groups) {
    const last = found.at(-1);
    if (last && [...group].some((index) => last.has(index))) for (const index of group) last.add(index);
    else found.push(new Set(group));
  }
  return found.map((group) => [...group].sort((a, b) => a - b));
}
