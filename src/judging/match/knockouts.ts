import { DEGREES } from '../../text/degrees';
import type { Degree } from '../../text/degrees';
import { findTechnologies } from '../../text/technologies';
import type { AdSentence } from './adSentences';
import { degreesAsked, OR_EXPERIENCE } from './degrees';
import { findLanguages } from './languages';
import type { Knockout } from './match';
import { findPlace } from './places';
import { standingsOf } from './standing';
import { findYears } from './years';
import { occurs } from '../../text/prefilter';

/** The language of the work, wherever an ad says it. */
const SPOKEN =
  /工作语言|(?:working|office|team|company|everyday) language|language (?:is|of the)|is our (?:\w+ )?(?:tongue|language)|\bspoken\b|\bwe (?:all )?speak\b/i;

type Spanned<T> = T & { span: [number, number]; sentence: AdSentence };

/** The hard conditions of an ad. What is only preferred, waived or about the firm is none. */
export function findKnockouts(
  ad: string,
  sentences: readonly AdSentence[],
  title: [number, number] | null,
): Knockout[] {
  const asking = sentences.filter(({ place }) => place !== 'nice');
  const years = yearsOf(asking);
  const degree = degreeOf(asking);
  const place = findPlace(ad, sentences, title);
  return [
    ...(years ? [{ kind: 'years' as const, value: String(years.years), span: years.span }] : []),
    ...(degree ? [{ kind: 'degree' as const, value: degree.degree, span: degree.span }] : []),
    ...languagesOf(asking),
    ...(place
      ? [
          {
            kind: 'location' as const,
            value: place.place,
            ...(place.or.length > 0 ? { or: place.or } : {}),
            span: place.span,
          },
        ]
      : []),
  ].sort((a, b) => a.span[0] - b.span[0]);
}

/** Years of the whole career come before years with one skill. */
function yearsOf(sentences: readonly AdSentence[]): { years: number; span: [number, number] } | null {
  const found = sentences
    .filter(({ place }) => place !== 'aside')
    .flatMap((sentence) => asked(sentence, findYears(sentence.text, yearsContext(sentence))));
  const overall = found.find(({ span, sentence }) => !ofOneSkill(sentence, span[1] - sentence.start));
  return overall ?? found[0] ?? null;
}

function yearsContext({ place, label }: AdSentence): Parameters<typeof findYears>[1] {
  if (place === 'fact' && /经验|年限|experience|years/i.test(label)) return 'label';
  return place === 'must' || place === 'fact' ? 'requirement' : 'prose';
}

function ofOneSkill({ text }: AdSentence, at: number): boolean {
  const behind = /^[^,，;；。.()（）]{0,60}/.exec(text.slice(at))?.[0] ?? '';
  return findTechnologies(behind).some(({ kind }) => kind !== 'concept');
}

/** The lowest degree that is enough; none where experience may stand for it. */
function degreeOf(sentences: readonly AdSentence[]): { degree: Degree; span: [number, number] } | null {
  const found = sentences
    .filter(({ place, text }) => place !== 'aside' && !OR_EXPERIENCE.test(text))
    .flatMap((sentence) => asked(sentence, degreesAsked(sentence.text)));
  return found.toSorted((a, b) => DEGREES.indexOf(a.degree) - DEGREES.indexOf(b.degree)).at(0) ?? null;
}

function languagesOf(sentences: readonly AdSentence[]): Knockout[] {
  const found = new Map<string, Knockout>();
  for (const sentence of sentences) {
    const demanded = sentence.place === 'must' || sentence.place === 'fact';
    if (sentence.place === 'aside' && !occurs(SPOKEN, sentence.text)) continue;
    for (const { language, span } of asked(sentence, findLanguages(sentence.text, demanded))) {
      if (!found.has(language)) found.set(language, { kind: 'language', value: language, span });
    }
  }
  return [...found.values()];
}

/** Those that the sentence asks for, with spans in the ad. */
function asked<T extends { span: [number, number] }>(
  sentence: AdSentence,
  found: readonly T[],
): Spanned<T>[] {
  const standings = standingsOf(
    sentence.text,
    found.map(({ span }) => span),
  );
  return found.flatMap((one, index) =>
    standings[index] === 'asked'
      ? [
          {
            ...one,
            sentence,
            span: [sentence.start + one.span[0], sentence.start + one.span[1]] as [number, number],
          },
        ]
      : [],
  );
}
