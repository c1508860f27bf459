import type { JudgedBullet, Rule, RuleFinding } from '../rule';
import { markLength } from './listMark';
import { mixtureOf, spread } from './mixture';
import { sizeOf } from './passages';

const SUBJECT =
  /^[\s"'“‘(•*-]*(?:(?:I|We|My|Our)(?:['’](?:ve|m|d|re))?(?=\s)|我们?(?![国司院校行])|本人|笔者)/;
const LABEL = /^\s*(?:【[^】\n]{1,16}】|\[[^\]\n]{1,16}\](?!\())/;

/** Bullets have all a subject or none: "I built" beside "Wrote". */
const mixedSubject: Rule = {
  id: 'mixed-subject',
  dimension: 'consistency',
  judge: (context) => costed(withAndWithout(context.bullets, SUBJECT), sizeOf(context), 6),
};

/** In an entry, bullets have all a label in brackets or none: 【性能】. */
const mixedLabels: Rule = {
  id: 'mixed-labels',
  dimension: 'consistency',
  judge: (context) =>
    costed(
      context.entries.flatMap(({ bullets }) => withAndWithout(bullets, LABEL)),
      sizeOf(context),
      5,
    ),
};

/** Rules over how bullets speak. */
export const voiceRules: Rule[] = [mixedSubject, mixedLabels];

/** Bullets that begin in another way than most, with whether most begin with the pattern. */
function withAndWithout(bullets: readonly JudgedBullet[], pattern: RegExp): Omit<RuleFinding, 'cost'>[] {
  const { target, deviants } = mixtureOf(
    bullets.map((item) => ({ item, forms: [pattern.test(unlisted(item.text)) ? 'with' : 'without'] })),
    ['without', 'with'],
  );
  return deviants.map(({ item: { path, text } }) => {
    const found = pattern.exec(unlisted(text))?.[0].trim() ?? '';
    return { path, severity: 'info', params: { found, expected: target } };
  });
}

/** Without the mark of a list. */
function unlisted(text: string): string {
  return text.slice(markLength(text));
}

function costed(findings: Omit<RuleFinding, 'cost'>[], size: number, worst: number): RuleFinding[] {
  return spread(findings, (2 * findings.length) / size, worst);
}
