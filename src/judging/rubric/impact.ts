import type { Quantity } from '../../text/quantity';
import { perBullet } from './perBullet';
import type { JudgedBullet, Rule } from './rule';
import { unclearness } from './readability';
import { isUnmade } from './unmade';
import { findEffect, hasMethod } from './words/effects';
import { classifyQuantity } from './words/measures';
import type { Measure } from './words/measures';

/** What a bullet says about its result, and in points of 100 what that is worth and what takes away from it. */
export interface BulletImpact {
  /** The best measure among its numbers. */
  measure: Measure | 'none';
  /** It says what changed, with a number or without. */
  effect: boolean;
  /** 0–1: how much of it would not fit any other project. */
  content: number;
  /** Points before deductions. */
  worth: number;
  /** Vague words and their cost each. */
  vague: { span: [number, number]; surface: string }[];
  /** What is left, 0–100. */
  strength: number;
}

/** Points for a number, by what it measures. A concrete effect is worth as much as a number without its baseline. */
const MEASURED: Record<Measure | 'none', number> = {
  baseline: 50,
  change: 41,
  claim: 24,
  scope: 15,
  activity: 4,
  none: 0,
};
const EFFECT = 33;
const CONTENT = 38;
const METHOD = 9;
/** What is left of the content where it is a count of what somebody was busy with. */
const COUNTED = 0.4;
/** What is left of what was only planned, or made by others. */
const UNMADE = 0.4;
const VAGUE_COST = 8;
/** What is buried in a chain is found by nobody: the share that the least readable bullet loses. */
const BURIED = 0.9;
/** Content words that a full statement has: object, place, manner. */
const ENOUGH = 3.5;

const memo = new WeakMap<JudgedBullet, BulletImpact>();

/** Judges one bullet's impact: result with baseline and method, result, concrete change, concrete object, vague, duty. */
export function impactOf(bullet: JudgedBullet): BulletImpact {
  const known = memo.get(bullet);
  if (known) return known;
  const judged = judge(bullet);
  memo.set(bullet, judged);
  return judged;
}

function judge(bullet: JudgedBullet): BulletImpact {
  const { text } = bullet;
  const unmade = isUnmade(bullet);
  const measure = unmade ? 'none' : bestMeasure(bullet.quantities, text);
  const effect = !unmade && findEffect(bullet) !== null;
  // "Closed 400 tickets", 编写 200 个用例: what was counted is all that was done.
  const counted = !effect && countsActivity(bullet) ? COUNTED : 1;
  const content = Math.min(1, bullet.content / ENOUGH) * counted * (unmade ? UNMADE : 1);
  // Whose object is not named ("improved efficiency by 40 %") is half a result.
  const measured = MEASURED[measure] * (0.5 + 0.5 * Math.min(1, content * 1.5));
  const said = effect ? EFFECT * Math.min(1, 0.3 + content) : 0;
  const result = Math.max(measured, said) + Math.min(measured, said) * 0.15;
  const worth = Math.min(100, CONTENT * content + result + (hasMethod(bullet) ? METHOD * content : 0));
  const { vague } = bullet;
  const weak = bullet.weak?.weakness;
  const told = weak === 'duty' ? 0.52 : weak === 'weak' ? 0.58 : weak === 'pale' ? 0.9 : 1;
  const strength =
    worth * told * (1 - BURIED * unclearness(bullet)) - Math.min(32, VAGUE_COST * vague.length);
  return { measure, effect, content, worth, vague, strength: Math.max(0, Math.min(100, strength)) };
}

/** The verb's own object is a count of activity, or every one of several numbers is. */
function countsActivity({ text, opener, quantities }: JudgedBullet): boolean {
  const measures = quantities.map((quantity) => classifyQuantity(quantity, text));
  // A team of 5 beside costs that fell by 40 % is no result, and hides none.
  if (measures.some((measure) => measure === 'baseline' || measure === 'change')) return false;
  const activities = measures.filter((measure) => measure === 'activity').length;
  if (activities > 1 && measures.every((measure) => measure === 'activity' || measure === null)) return true;
  const [first] = quantities;
  if (!first || measures[0] !== 'activity') return false;
  return /^[了过\s]*(?:(?:over|more than|about|around|nearly|some|up to|a total of|超过|近|约|共|累计)\s*)*$/i.test(
    text.slice(opener?.span[1] ?? 0, first.span[0]),
  );
}

function bestMeasure(quantities: readonly Quantity[], text: string): BulletImpact['measure'] {
  const order = ['baseline', 'change', 'claim', 'scope', 'activity'] as const;
  const found = new Set(quantities.map((quantity) => classifyQuantity(quantity, text)));
  return order.find((measure) => found.has(measure)) ?? 'none';
}

/** A result that is not measured: the higher the cost, the less the bullet says what changed at all. */
const metric: Rule = {
  id: 'metric',
  dimension: 'impact',
  judge: orNothing(
    perBullet((bullet, share) => {
      const impact = impactOf(bullet);
      if (isMeasured(impact)) return [];
      return [
        {
          path: bullet.path,
          severity: impact.effect ? 'info' : 'warning',
          params: { measure: impact.measure, effect: impact.effect ? 1 : 0 },
          cost: (100 - impact.strength - vagueCost(impact)) * share,
        },
      ];
    }),
  ),
};

/** A measured result without the value before it. */
const baseline: Rule = {
  id: 'baseline',
  dimension: 'impact',
  judge: perBullet((bullet, share) => {
    const impact = impactOf(bullet);
    if (!isMeasured(impact)) return [];
    const cost = (100 - impact.strength - vagueCost(impact)) * share;
    // The rest of a measured result with its baseline is style: a method, a detail.
    return cost <= 0
      ? []
      : [{ path: bullet.path, severity: 'info', params: { measure: impact.measure }, cost }];
  }),
};

/** Amounts and degrees that are not said, praise instead of a result. */
const vagueWords: Rule = {
  id: 'vague-words',
  dimension: 'impact',
  judge: perBullet((bullet, share) => {
    const impact = impactOf(bullet);
    const each = impact.vague.length === 0 ? 0 : vagueCost(impact) / impact.vague.length;
    return impact.vague.map(({ span, surface }) => ({
      path: bullet.path,
      span,
      severity: 'warning',
      params: { word: surface },
      cost: each * share,
    }));
  }),
};

/** A whole resume without a bullet shows no result; a part of one can't be judged. */
function orNothing(judgeBullets: Rule['judge']): Rule['judge'] {
  return (context) =>
    context.whole && context.bullets.length === 0
      ? [
          {
            path: context.entries[0]?.entry.path ?? '',
            severity: 'warning',
            params: { measure: 'none', effect: 0 },
            cost: 100,
          },
        ]
      : judgeBullets(context);
}

/** Whether a result was measured. */
export function isMeasured({ measure }: BulletImpact): boolean {
  return measure === 'baseline' || measure === 'change';
}

/** What vague words took, no more than there was. */
function vagueCost({ vague, strength }: BulletImpact): number {
  return Math.min(Math.min(32, VAGUE_COST * vague.length), 100 - strength);
}

/** Rules of the dimension impact. */
export const impactRules: readonly Rule[] = [metric, baseline, vagueWords];
