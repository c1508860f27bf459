import { readResume } from '../../../../src/judging/resumeText';
import { readContext } from '../../../../src/judging/rubric/context';
import type { JudgedBullet } from '../../../../src/judging/rubric/rule';
import type { Dimension, RubricFinding } from '../../../../src/judging/rubric/rubric';
import { scoreResume } from '../../../../src/judging/rubric/scoreResume';

/** One bullet as the rules see it. */
export function bulletOf(text: string): JudgedBullet {
  const [bullet] = readContext({
    resume: readResume({ work: [{ highlights: [text] }] }),
    whole: false,
  }).bullets;
  if (!bullet) throw new Error(`No bullet in ${text}`);
  return bullet;
}

/** A dimension's score of some bullets, 0 where there is none. */
export function scoreOf(dimension: Dimension, ...bullets: string[]): number {
  const input = { resume: readResume({ work: [{ highlights: bullets }] }), whole: false };
  return scoreResume(input).dimensions[dimension].score ?? 0;
}

/** Findings of one rule in a resume; without `resume` of bullets alone. */
export function findingsOf(rule: string, resume: unknown): RubricFinding[] {
  return scoreResume({ resume: readResume(resume), whole: false }).findings.filter(
    (finding) => finding.rule === rule,
  );
}

/** What a rule underlines in bullets. */
export function marked(rule: string, ...bullets: string[]): string[] {
  return findingsOf(rule, { work: [{ highlights: bullets }] }).map(({ path, span }) => {
    const text = bullets[Number(/highlights\[(\d+)\]/.exec(path)?.[1] ?? 0)] ?? '';
    return span ? text.slice(...span) : text;
  });
}
