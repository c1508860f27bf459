import { occurs } from '../../text/prefilter';
import { sentencesOf } from '../../text/clauses';
import { matchesOf } from '../../text/matches';
import { memo } from '../../text/memo';
import type { Detector, Objection } from './claim';
import type { FactIndex, FactSource } from './sources';
import { overlap, termIds } from './terms';

/** One thing that gave way to another. */
interface Exchange {
  old: ReadonlySet<string>;
  new: ReadonlySet<string>;
  span: [number, number];
}

const A = '([^,.;:，。；：]{1,40}?)';
const B = '([^,.;:，。；：]{1,40})';
const A_ZH = '([^，。；：,;]{1,24}?)';
const B_ZH = '([^，。；：,;的]{1,24})';
const CHANGED_ZH =
  '(?:迁移?|切换?|升级|替换|更换|换|改造?|改写|转换?|重构|重写|移植|搬迁?|翻译|译)了?(?:到|至|为|成|往|入|用)了?';

/** The old one in the first group. */
const OLD_FIRST: readonly RegExp[] = [
  new RegExp(`\\b(?:from|off|out of) ${A} (?:in|on|over )?to ${B}`, 'gi'),
  new RegExp(`\\b(?:replac|swapp?|exchang|substitut)(?:ed?|es|s|ing) (?:out )?${A} (?:with|by|for) ${B}`, 'gi'),
  new RegExp(`\\b(?:rewrote|rewrit\\w+|port(?:ed|ing)|convert(?:ed|ing)|migrat(?:ed|ing)|mov(?:ed|ing)|translat(?:ed|ing)|switch(?:ed|ing)) (?!from\\b|off\\b|out\\b)${A} (?:in|to|into|onto|over to) ${B}`, 'gi'),
  new RegExp(`\\b(?:ripped|threw|took|tore|pulled|kicked|dropped|removed|retired) (?:out )?${A}(?: out)? and (?:I )?(?:wrote|put|built|used|added|introduced|chose|brought in|installed|set up) (?:in )?${B} (?:in (?:its|their) (?:place|stead)|instead)`, 'gi'),
  new RegExp(`${A} ?(?:→|->|=>) ?${B}`, 'g'),
  new RegExp(`(?:从|由|将|把)?${A_ZH}${CHANGED_ZH}${B_ZH}`, 'g'),
  new RegExp(`(?:将|把)${A_ZH}用${A_ZH}(?:重写|改写|重构|重做|替换|代替)`, 'g'),
  new RegExp(`(?:以前|原来|之前|原先|原本|本来)(?:是|都)?(?:用|使用|靠)的?(?:是)?${A_ZH}[，,](?:我|后来|现在|之后|已)*(?:把它|将其)?(?:换成|改成|改用|换为|切到|切换到|迁到|用)了?${B_ZH}`, 'g'),
]; // prettier-ignore
/** The new one in the first group. */
const NEW_FIRST: readonly RegExp[] = [
  new RegExp(`${A} (?:took the place of|takes the place of|superseded|supersedes|instead of|in place of|in lieu of|rather than) ${B}`, 'gi'),
  new RegExp(`(?<![\\w])(?!I\\b|We\\b|we\\b|they\\b|They\\b|and\\b|then\\b)(\\p{L}[\\w.+#-]*(?: [\\w.+#-]+)?) replac(?:ed|es) (?![^,.;:]{1,40} (?:with|by)\\b)${B}`, 'gu'),
  new RegExp(`(?:用|以)${A_ZH}(?:来)?(?:替换|替代|取代|代替|换掉|顶替)了?(?:掉)?(?:原来的|旧的|原有的)?${B_ZH}`, 'g'),
]; // prettier-ignore
const CUE =
  /\b(?:from|off|out|replac|swap|exchang|substitut|rewr|port|convert|migrat|mov|translat|switch|ripped|instead|place of|supersede|rather|lieu)|→|->|=>|迁|换|替|代|改|转|重写|重构|移植|升级|翻译|原来|以前/i;

/** "Moved from A to B" of facts that tell of B and A: what gave way to what. */
export const checkExchanges: Detector = (claim, facts) => {
  if (!occurs(CUE, claim.text)) return [];
  const claimed = exchangesIn(claim.text);
  if (claimed.length === 0) return [];
  const told = toldExchanges(facts);
  return claimed.flatMap((exchange): Objection[] => {
    if (told.some(({ exchanges }) => exchanges.some((fact) => isSame(fact, exchange)))) return [];
    const clash = told.find(({ exchanges }) => exchanges.some((fact) => isReverse(fact, exchange)));
    return clash
      ? [{ rule: 'denied-in-evidence', span: exchange.span, fact: clash.text, source: clash.source.id }]
      : [];
  });
};

interface Told {
  text: string;
  source: FactSource;
  exchanges: readonly Exchange[];
}

/** Sentences, since one clause may take out what another one puts in. */
function toldExchanges(facts: FactIndex): Told[] {
  const sources = new Set([...facts.own, ...facts.unmade].map(({ source }) => source));
  return [...sources].flatMap((source) =>
    sentencesOf(source.text)
      .map((span) => source.text.slice(...span))
      .filter((text) => occurs(CUE, text))
      .map((text) => ({ text, source, exchanges: exchangesIn(text) }))
      .filter(({ exchanges }) => exchanges.length > 0),
  );
}

const exchangesIn = memo(readExchanges);

function readExchanges(text: string): readonly Exchange[] {
  const read = (patterns: readonly RegExp[], oldAt: number, newAt: number): Exchange[] =>
    patterns.flatMap((pattern) =>
      matchesOf(pattern, text).flatMap((match): Exchange[] => {
        const [before, after] = [termIds(match[oldAt] ?? ''), termIds(match[newAt] ?? '')];
        // What stands on both sides is what was moved, and no side of it.
        const common = [...before].filter((id) => after.has(id));
        for (const id of common) {
          before.delete(id);
          after.delete(id);
        }
        return before.size > 0 && after.size > 0
          ? [{ old: before, new: after, span: [match.index, match.index + match[0].length] }]
          : [];
      }),
    );
  return [...read(OLD_FIRST, 1, 2), ...read(NEW_FIRST, 2, 1)];
}

function isSame(fact: Exchange, claim: Exchange): boolean {
  return overlap(claim.old, fact.old) > 0 && overlap(claim.new, fact.new) > 0;
}

function isReverse(fact: Exchange, claim: Exchange): boolean {
  return overlap(claim.old, fact.new) > 0 && overlap(claim.new, fact.old) > 0;
}
