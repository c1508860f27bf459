import { clarityRules } from './clarity';
import { asWritten, readContext } from './context';
import { documentRules } from './document/rules';
import { evidenceRules } from './evidence';
import { impactRules } from './impact';
import { ownershipRules } from './ownership';
import { relevanceRules } from './relevance';
import { RUBRIC_VERSION, WEIGHTS } from './rubric';
import type { Dimension, DimensionScore, RubricFinding, RubricInput, RubricResult } from './rubric';
import { writtenSpan } from './reading';
import type { JudgeContext, Rule, RuleFinding } from './rule';
import { technicalRules } from './technical';

/** Rules over what the resume says, in the order in which equally costly findings are reported. */
const RULES: readonly Rule[] = [
  ...relevanceRules,
  ...impactRules,
  ...evidenceRules,
  ...ownershipRules,
  ...technicalRules,
  ...clarityRules,
];
const DIMENSIONS = Object.keys(WEIGHTS) as Dimension[];
/** A document of many small slips looks careless as a whole: what its costs count. */
const SENSITIVITY: Partial<Record<Dimension, number>> = { consistency: 1.6 };
/** Up to this cost a point costs a point; what is beyond brings the score ever nearer to 0. */
const LINEAR = 70;

/**
 * Scores a resume: 100 points in weighted dimensions, with what each rule found. Pure: the same input gives the same
 * result everywhere. What the input doesn't allow to judge is left out, and the weights of the rest are scaled up.
 */
export function scoreResume(input: RubricInput): RubricResult {
  const context = readContext(input);
  const costs = new Map<Dimension, number>();
  const findings: RubricFinding[] = [];
  const add = ({ id, dimension }: Rule, found: readonly RuleFinding[] | null): void => {
    if (found === null) return;
    const cost = found.reduce((sum, finding) => sum + finding.cost, 0);
    costs.set(dimension, (costs.get(dimension) ?? 0) + cost);
    for (const finding of found) findings.push({ rule: id, dimension, ...finding });
  };
  for (const rule of RULES)
    add(rule, rule.judge(context)?.map((finding) => placed(finding, context)) ?? null);
  const written = asWritten(context);
  for (const rule of documentRules) add(rule, rule.judge(written));
  const judged = DIMENSIONS.filter((dimension) => costs.has(dimension));
  const weights = judged.reduce((sum, dimension) => sum + WEIGHTS[dimension], 0);
  const dimensions = Object.fromEntries(
    DIMENSIONS.map((dimension): [Dimension, DimensionScore] => {
      const cost = costs.get(dimension);
      return [
        dimension,
        cost === undefined
          ? { weight: 0, score: null }
          : {
              weight: (100 * WEIGHTS[dimension]) / weights,
              score: scoreOf(cost * (SENSITIVITY[dimension] ?? 1)),
            },
      ];
    }),
  ) as Record<Dimension, DimensionScore>;
  const total = judged.reduce((sum, dimension) => {
    const { weight, score } = dimensions[dimension];
    return sum + (weight * (score ?? 0)) / 100;
  }, 0);
  findings.sort((a, b) => b.cost * WEIGHTS[b.dimension] - a.cost * WEIGHTS[a.dimension]);
  return { version: RUBRIC_VERSION, total: judged.length === 0 ? null : total, dimensions, findings };
}

/** A finding in a text as it is read, with its spans in the text as written. */
function placed(finding: RuleFinding, { readings }: JudgeContext): RuleFinding {
  const reading = readings.get(finding.path);
  if (!reading) return finding;
  const { span, fix } = finding;
  return {
    ...finding,
    ...(span ? { span: writtenSpan(reading, span) } : {}),
    ...(fix?.span ? { fix: { ...fix, span: writtenSpan(reading, fix.span) } } : {}),
  };
}

/** 100 less the costs, without a floor that would make bad and worse equal. */
function scoreOf(cost: number): number {
  if (cost <= LINEAR) return 100 - Math.max(0, cost);
  const rest = 100 - LINEAR;
  return rest * Math.exp(-(cost - LINEAR) / rest);
}
