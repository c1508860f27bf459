import { Taken } from '../../text/characters';
import { conceptsOf } from '../../text/glossary';
import { tokensOf } from '../../text/tokens';
import { memo } from '../../text/memo';

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

/** Words that deny or limit: they say how something is meant, not what it is. */
const HOW = new Set('not no never only just also yet none nobody without first then now before'.split(' '));
/** Units behind numbers. */
const UNIT = new Set('s ms h m d k w mb gb kb tb min sec hr km kg cm mm qps tps rps pp'.split(' '));
/** Characters that no Chinese content word begins or ends with. */
const FUNCTION_HAN = new Set(
  '的了着过吗呢吧把被也就都很和与及或在是为对从到由于以将等其之并而但若则所这那哪我你他她它们没不未无只仅',
);

/** The terms of a text, in its order. Numbers are none; Chinese that no table knows is cut into pairs of characters. */
export const termsOf = memo(readTerms);

function readTerms(text: string): readonly Term[] {
  const terms: Term[] = conceptsOf(text).map(({ id, span }) => ({ id: `c:${id}`, span }));
  const taken = new Taken(text.length);
  for (const { span } of terms) taken.add(span);
  for (const { kind, norm, span } of tokensOf(text)) {
    const isWord = kind === 'word' && !HOW.has(norm) && !UNIT.has(norm) && taken.isFree(span);
    if (kind !== 'technology' && !isWord) continue;
    terms.push({ id: `${kind === 'technology' ? 't' : 'w'}:${norm}`, span });
    taken.add(span);
  }
  for (const match of text.matchAll(/\p{Script=Han}{2,}/gu)) {
    for (let at = match.index; at + 2 <= match.index + match[0].length; at++) {
      const pair = text.slice(at, at + 2);
      if (FUNCTION_HAN.has(pair.charAt(0)) || FUNCTION_HAN.has(pair.charAt(1))) continue;
      const span: [number, number] = [at, at + 2];
      if (taken.isFree(span)) terms.push({ id: `h:${pair}`, span });
    }
  }
  return terms.filter(({ id }) => !COMMON.has(id)).sort((one, other) => one.span[0] - other.span[0]);
}

/** Terms and, beside them, the plain pairs of characters: 冷启动 and 热启动 are one concept and not the same. */
export function fineTermIds(text: string): Set<string> {
  const ids = termIds(text);
  for (const run of text.matchAll(/\p{Script=Han}{2,}/gu)) {
    for (let at = 0; at + 2 <= run[0].length; at++) ids.add(`h:${run[0].slice(at, at + 2)}`);
  }
  return ids;
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
