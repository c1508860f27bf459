import { readResume } from '../../src/judging/resumeText';
import type { Dimension, RubricInput } from '../../src/judging/rubric/rubric';
import { scoreResume } from '../../src/judging/rubric/scoreResume';
import { EvalInputError } from './eval';
import type { EvalFailure, EvalLine, EvalSet } from './eval';

/** Names of dimensions in the set; buzzwords are scored inside clarity. */
const DIMENSIONS: Record<string, Dimension> = {
  relevance: 'relevance',
  impact: 'impact',
  evidence: 'evidence',
  ownership: 'ownership',
  tech: 'technical',
  technical: 'technical',
  clarity: 'clarity',
  buzzwords: 'clarity',
  consistency: 'consistency',
  completeness: 'completeness',
};

/** `rubric-pairs`: of two versions of a resume the better one scores higher, in all and in the named dimension. */
export const evalSet: EvalSet = {
  evaluate(lines) {
    const failures: EvalFailure[] = [];
    let ordered = 0;
    let dimensionOrdered = 0;
    for (const line of lines) {
      const dimension = DIMENSIONS[String(line.value.dimension)];
      if (!dimension)
        throw new EvalInputError(
          line.line,
          `"dimension" must be one of ${Object.keys(DIMENSIONS).join(', ')}`,
        );
      const weak = scoreResume(inputOf(line, 'weak'));
      const strong = scoreResume(inputOf(line, 'strong'));
      const totals = [weak.total ?? 0, strong.total ?? 0] as const;
      const scores = [
        weak.dimensions[dimension].score ?? 0,
        strong.dimensions[dimension].score ?? 0,
      ] as const;
      const inAll = totals[1] > totals[0];
      const inDimension = scores[1] > scores[0];
      if (inAll) ordered += 1;
      if (inDimension) dimensionOrdered += 1;
      if (inAll && inDimension) continue;
      failures.push({
        id: typeof line.value.id === 'string' ? line.value.id : line.line,
        expected: `strong > weak in ${[inAll ? '' : 'total', inDimension ? '' : dimension].filter(Boolean).join(' and ')}`,
        actual: { total: totals.map(Math.round), [dimension]: scores.map(Math.round) },
      });
    }
    const of = Math.max(1, lines.length);
    return { figures: { accuracy: ordered / of, dimensionAccuracy: dimensionOrdered / of }, failures };
  },
};

/** Bullets alone stand for a part of a resume; anything else is a whole one. */
function inputOf({ line, value }: EvalLine, side: 'weak' | 'strong'): RubricInput {
  const version = value[side];
  if (typeof version !== 'object' || version === null)
    throw new EvalInputError(line, `"${side}" must be an object`);
  const { bullets } = version as { bullets?: unknown };
  const jobAd = typeof value.jd === 'string' ? { jobAd: value.jd } : {};
  if (Array.isArray(bullets))
    return { resume: readResume({ work: [{ highlights: bullets }] }), whole: false, ...jobAd };
  return { resume: readResume(version), whole: true, ...jobAd };
}
