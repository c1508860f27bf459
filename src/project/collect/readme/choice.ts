import type { Language } from '../../../protocol/cards';
import { languageOf } from '../../../text/language';
import type { Fact } from '../fact';

/** A fact that a README may tell. */
export interface Found {
  fact: Fact;
  score: number;
  /** It stands in the introduction. */
  early: boolean;
}

export type FoundFacts = Record<'description' | 'feature' | 'number', Found[]>;

const MOST = { description: 3, feature: 12, number: 8 } as const;
/** Places for what the introduction lists, beside a long list of features. */
const EARLY = 4;

/** The facts to tell, best first within a kind, in one language. */
export function chooseFacts(found: FoundFacts, wanted?: Language): { facts: Fact[]; language?: Language } {
  const { language, kept } = inLanguage(Object.values(found).flat(), wanted);
  const best = (kind: keyof FoundFacts): Found[] =>
    found[kind].filter((each) => kept.has(each)).sort((a, b) => b.score - a.score);
  const features = best('feature');
  const early = features.filter((each) => each.early).slice(0, EARLY);
  const listed = features.filter((each) => !each.early).slice(0, MOST.feature - early.length);
  // Without a list of features all places are the introduction's.
  const told = listed.length === 0 ? features.slice(0, MOST.feature) : [...listed, ...early];
  const facts = [
    ...best('description').slice(0, MOST.description),
    ...told.sort((a, b) => b.score - a.score),
    ...best('number').slice(0, MOST.number),
  ].map(({ fact }) => fact);
  return { facts, ...(language === undefined ? {} : { language }) };
}

/** Neither a slogan of three words nor a paragraph. */
export function clarity(text: string): number {
  const length = text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
  return length < 20 ? -1 : length <= 200 ? 0.5 : 0;
}

/** The language of what was found; where there are both, one of them is kept. */
function inLanguage(found: readonly Found[], wanted?: Language): { language?: Language; kept: Set<Found> } {
  const whole = languageOf(found.map(({ fact }) => fact.text).join('\n'));
  if (whole === null) return { kept: new Set(found) };
  const chinese = found.filter(({ fact }) => languageOf(fact.text) === 'zh');
  const english = found.filter(({ fact }) => languageOf(fact.text) === 'en');
  // One English tagline above a Chinese README is no second version of it.
  if (Math.min(chinese.length, english.length) < Math.max(2, found.length / 5)) {
    const language = whole === 'mixed' ? (chinese.length > 0 ? 'zh' : 'en') : whole;
    return { language, kept: new Set(found) };
  }
  const language = wanted ?? (chinese.length >= english.length ? 'zh' : 'en');
  const other = new Set(language === 'zh' ? english : chinese);
  return { language, kept: new Set(found.filter((each) => !other.has(each))) };
}
