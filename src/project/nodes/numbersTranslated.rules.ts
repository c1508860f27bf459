import type { Language } from '../../protocol/cards';
import { languageOf } from '../../text/language';
import { translateMeasure } from '../../text/measureTerms';
import type { Candidate } from './candidate.rules';
import type { Material } from './material.rules';

/** Measured results that are told in another language than the entry's, by the usual names of what was measured. */
export function numbersTranslated(material: Material, language: Language): Candidate[] {
  const { authorship } = material;
  const foreign = (text: string): boolean => {
    const other = languageOf(text);
    return other !== null && other !== language;
  };
  const own = material.of('authorship').map(({ id }) => id);
  const of = (text: string): string | null => (foreign(text) ? translateMeasure(text, language) : null);
  const stated = authorship === 'sole' || authorship === 'main' ? material.of('number') : [];
  const done = authorship === 'unknown' || authorship === 'none' ? [] : material.of('change');
  return [
    ...stated.map(({ id, text }) => ({ text: of(text), evidence: [id, ...own] })),
    ...done.map(({ id, text }) => ({ text: of(text), evidence: [id] })),
  ].flatMap(({ text, evidence }, index) =>
    text === null ? [] : [{ aspect: 'number' as const, text, evidence, score: 8.5 - Math.min(index, 4) }],
  );
}
