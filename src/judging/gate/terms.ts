import { conceptsOf } from '../../text/glossary';
import { tokensOf } from '../../text/tokens';

/** What a text is about: a technology, a concept that both languages share, or a word of its own. */
export interface Term {
  /** `t:redis`, `c:login`, `w:ledger`, `h:排班`: technologies and concepts agree over the languages, words don't. */
  id: string;
  span: [number, number];
}

/** Words that every bullet has; they tell nothing about what it speaks of. */
const COMMON = new Set(
  'c:make c:build c:work c:do c:use c:develop c:implement c:write c:create c:complete c:system c:project c:feature c:function c:new c:support c:provide c:design c:add c:responsible c:team c:time c:improve w:make w:build w:use w:work w:one w:get w:also w:thing w:way w:part w:day w:year w:month'.split(
    ' ',
  ),
);

/** The terms of a text, in its order. Numbers are none. */
export function termsOf(text: string): Term[] {
  const concepts = conceptsOf(text).map(({ id, span }) => ({ id: `c:${id}`, span }));
  const terms: Term[] = [...concepts];
  for (const { kind, norm, span } of tokensOf(text)) {
    if (kind === 'number') continue;
    if (kind === 'technology') terms.push({ id: `t:${norm}`, span });
    else if (!concepts.some((concept) => concept.span[0] <= span[0] && span[1] <= concept.span[1])) {
      terms.push({ id: `${kind === 'han' ? 'h' : 'w'}:${norm}`, span });
    }
  }
  return terms.filter(({ id }) => !COMMON.has(id)).sort((a, b) => a.span[0] - b.span[0]);
}

/** The ids of a text's terms. */
export function termIds(text: string): Set<string> {
  return new Set(termsOf(text).map(({ id }) => id));
}

/** How many of `a` are among `b`. */
export function overlap(a: Iterable<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const id of a) if (b.has(id)) count++;
  return count;
}
