import type { JudgeContext, JudgedBullet, RuleFinding } from './rule';

/** A rule that looks at each bullet alone; every bullet has an equal share of the dimension. */
export function perBullet(judgeOne: (bullet: JudgedBullet, share: number) => RuleFinding[]) {
  return ({ bullets }: JudgeContext): RuleFinding[] | null =>
    bullets.length === 0 ? null : bullets.flatMap((bullet) => judgeOne(bullet, 1 / bullets.length));
}
