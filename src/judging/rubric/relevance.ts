import { readSubject, skillsIn, termsOf } from './adSubject';
import type { AdSubject } from './adSubject';
import type { JudgeContext, JudgedBullet, Rule, RuleFinding } from './rule';
import { findWeakPhrase } from './words/weakPhrases';

/** Shares of the dimension's 100. Where the ad names no technology the subject takes all. */
const SHARES = { skills: 55, bullets: 30, title: 15 } as const;
/** What a skill is worth that is only listed, and one that was only learnt about. */
const LISTED = 0.25;
const LEARNT = 0.4;
/** Terms of the ad that make a bullet fully one of its subject. */
const ON_TOPIC = 2;

const memo = new WeakMap<JudgeContext, AdSubject | null>();

function subjectOf(context: JudgeContext): AdSubject | null {
  const known = memo.get(context);
  if (known !== undefined) return known;
  const subject =
    context.jobAd === undefined || context.jobAd.trim() === '' ? null : readSubject(context.jobAd);
  const judged = subject && (subject.skills.size > 0 || subject.terms.size > 0) ? subject : null;
  memo.set(context, judged);
  return judged;
}

/** Skills that the ad asks for: shown in an entry, only listed, or missing. */
const requirementShown: Rule = {
  id: 'requirement-shown',
  dimension: 'relevance',
  judge(context) {
    const subject = subjectOf(context);
    if (!subject || !hasContent(context)) return null;
    if (subject.skills.size === 0) return [];
    const listed = skillsIn(
      context.resume.skills.map(({ name, keywords }) => [name, ...keywords].join(', ')).join('\n'),
    );
    const total = [...subject.skills.values()].reduce((sum, weight) => sum + weight, 0);
    const shown = shownSkills(context);
    return [...subject.skills].flatMap(([skill, weight]): RuleFinding[] => {
      const value = Math.max(shown.get(skill) ?? 0, listed.has(skill) ? LISTED : 0);
      if (value >= 1) return [];
      return [
        {
          path: 'skills',
          severity: value === 0 ? 'warning' : 'info',
          params: { skill, state: value === 0 ? 'missing' : listed.has(skill) ? 'listed' : 'mentioned' },
          cost: (SHARES.skills * weight * (1 - value)) / total,
        },
      ];
    });
  },
};

/** Bullets that have nothing to do with the ad. */
const offTopic: Rule = {
  id: 'off-topic',
  dimension: 'relevance',
  judge(context) {
    const subject = subjectOf(context);
    if (!subject || !hasContent(context)) return null;
    const share = SHARES.bullets + (subject.skills.size === 0 ? SHARES.skills : 0);
    const { bullets } = context;
    if (bullets.length === 0) return [{ path: '', severity: 'warning', params: {}, cost: share }];
    return bullets.flatMap((bullet): RuleFinding[] => {
      const missing = 1 - closeness(bullet, subject);
      if (missing <= 0) return [];
      return [{ path: bullet.path, severity: 'info', params: {}, cost: (share * missing) / bullets.length }];
    });
  },
};

/** The title of the position that is sought, in the label or in a position held. */
const title: Rule = {
  id: 'title-differs',
  dimension: 'relevance',
  judge(context) {
    const subject = subjectOf(context);
    if (!subject || !hasContent(context)) return null;
    if (subject.title.size === 0) return [];
    const held = [context.resume.basics.label, ...context.entries.map(({ entry }) => entry.position)].join(
      '\n',
    );
    const own = new Set([...termsOf(held), ...skillsIn(held)]);
    const wanted = [...subject.title];
    const met = wanted.filter((term) => own.has(term)).length / wanted.length;
    return met >= 0.5
      ? []
      : [{ path: 'basics.label', severity: 'info', params: {}, cost: SHARES.title * (1 - 2 * met) }];
  },
};

/** The best showing of each skill: 1 where it was used, less where it was only learnt about or stands beside an entry. */
function shownSkills({ entries }: JudgeContext): Map<string, number> {
  const shown = new Map<string, number>();
  const show = (text: string, value: number): void => {
    for (const id of skillsIn(text)) shown.set(id, Math.max(shown.get(id) ?? 0, value));
  };
  for (const { entry, bullets } of entries) {
    for (const bullet of bullets) show(bullet.text, used(bullet));
    show([entry.position, entry.name, entry.summary].join('\n'), 0.7);
    show(entry.keywords.join('\n'), 0.5);
  }
  return shown;
}

function used({ text, language }: JudgedBullet): number {
  return findWeakPhrase(text, language)?.weakness === 'weak' ? LEARNT : 1;
}

/** 0–1: how much a bullet speaks of what the ad speaks of. */
function closeness(bullet: JudgedBullet, { skills, terms }: AdSubject): number {
  const named = [...skillsIn(bullet.text)].filter((id) => skills.has(id)).length;
  const spoken = [...termsOf(bullet.text)].filter((term) => terms.has(term)).length;
  return Math.min(1, (named + spoken) / ON_TOPIC) * used(bullet);
}

function hasContent({ bullets, resume }: JudgeContext): boolean {
  return bullets.length > 0 || resume.skills.length > 0;
}

/** Rules of the dimension relevance. */
export const relevanceRules: readonly Rule[] = [requirementShown, offTopic, title];
