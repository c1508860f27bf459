import { monthsBetween } from '../../text/dates';
import type { PartialDate } from '../../text/dates';
import { knockoutState } from '../match/knockoutState';
import { readSubject, skillsIn, termsOf, withImplied } from './adSubject';
import type { AdSubject } from './adSubject';
import type { JudgeContext, JudgedBullet, JudgedEntry, Rule, RuleFinding } from './rule';

/** Shares of the dimension's 100. Where the ad names no technology the bullets take its share. */
const SHARES = { skills: 55, bullets: 30, title: 15 } as const;
/** What a skill is worth that is only listed, stands beside an entry, or was only learnt about. */
const LISTED = 0.25;
const KEYWORD = 0.5;
const BESIDE = 0.7;
const LEARNT = 0.4;
/** Terms of the ad that make a bullet fully one of its subject. */
const ON_TOPIC = 2;
const KNOCKOUT_COST = 10;
/** What is ten years older than the newest entry is worth this much less. */
const STALE = 0.4;
const STALE_MONTHS = 120;

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

/** A rule that needs an ad, and something to hold against it. */
function beside(judge: (context: JudgeContext, subject: AdSubject) => RuleFinding[]): Rule['judge'] {
  return (context) => {
    const subject = subjectOf(context);
    if (!subject || (context.bullets.length === 0 && context.resume.skills.length === 0)) return null;
    return judge(context, subject);
  };
}

/** Skills that the ad asks for: shown in an entry, only listed, or missing. */
const requirementShown: Rule = {
  id: 'requirement-shown',
  dimension: 'relevance',
  judge: beside((context, { wanted }) => {
    const listed = skillsIn(
      context.resume.skills.map(({ name, keywords }) => [name, ...keywords].join(', ')).join('\n'),
    );
    const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
    const shown = shownSkills(context);
    return wanted.flatMap(({ skills, weight }): RuleFinding[] => {
      const values = skills.map((skill) => Math.max(shown.get(skill) ?? 0, listed.has(skill) ? LISTED : 0));
      const value = Math.max(...values);
      if (value >= 1) return [];
      return [
        {
          path: 'skills',
          severity: value === 0 ? 'warning' : 'info',
          params: {
            skill: skills.join(' / '),
            state: value === 0 ? 'missing' : value <= LISTED ? 'listed' : 'mentioned',
          },
          cost: (SHARES.skills * weight * (1 - value)) / total,
        },
      ];
    });
  }),
};

/** Bullets that have nothing to do with the ad. */
const offTopic: Rule = {
  id: 'off-topic',
  dimension: 'relevance',
  judge: beside(({ bullets }, subject) => {
    const share = SHARES.bullets + (subject.wanted.length === 0 ? SHARES.skills : 0);
    if (bullets.length === 0) return [{ path: '', severity: 'warning', params: {}, cost: share }];
    return bullets.flatMap((bullet): RuleFinding[] => {
      const missing = 1 - closeness(bullet, subject);
      if (missing <= 0) return [];
      return [{ path: bullet.path, severity: 'info', params: {}, cost: (share * missing) / bullets.length }];
    });
  }),
};

/** The title of the position that is sought, in the label or in a position held. */
const title: Rule = {
  id: 'title-differs',
  dimension: 'relevance',
  judge: beside(({ resume, entries }, subject) => {
    if (subject.title.size === 0) return [];
    const held = [resume.basics.label, ...entries.map(({ entry }) => entry.position)].join('\n');
    const own = new Set([...termsOf(held), ...skillsIn(held)]);
    const met = [...subject.title].filter((term) => own.has(term)).length / subject.title.size;
    return met >= 0.5
      ? []
      : [{ path: 'basics.label', severity: 'info', params: {}, cost: SHARES.title * (1 - 2 * met) }];
  }),
};

/** Hard conditions that the resume shows to be unmet; what it doesn't show is left open. */
const knockout: Rule = {
  id: 'knockout-unmet',
  dimension: 'relevance',
  judge: beside(({ resume, today, whole }, { knockouts }) =>
    !whole
      ? []
      : knockouts
          .filter((one) => knockoutState(one, resume, today) === 'unmet')
          .map(({ kind, value }) => ({
            path: '',
            severity: 'warning',
            params: { kind, value },
            cost: KNOCKOUT_COST,
          })),
  ),
};

/** The best showing of each skill: 1 where it was used, less where it was only learnt about or stands beside an entry. */
function shownSkills({ entries }: JudgeContext): Map<string, number> {
  const shown = new Map<string, number>();
  const newest = newestEnd(entries);
  for (const one of entries) {
    const fresh = freshness(one, newest);
    const show = (skills: ReadonlySet<string>, value: number): void => {
      for (const id of skills) shown.set(id, Math.max(shown.get(id) ?? 0, value * fresh));
    };
    for (const bullet of one.bullets) show(withImplied(bullet.technologies), used(bullet));
    const { position, name, summary, keywords } = one.entry;
    show(skillsIn([position, name, summary].join('\n')), BESIDE);
    show(skillsIn(keywords.join('\n')), KEYWORD);
  }
  return shown;
}

function newestEnd(entries: readonly JudgedEntry[]): PartialDate | null {
  return entries
    .map(({ end }) => (end === 'present' ? null : end))
    .reduce<PartialDate | null>(
      (newest, end) => (end && (!newest || monthsBetween(newest, end) > 1) ? end : newest),
      null,
    );
}

function freshness({ end }: JudgedEntry, newest: PartialDate | null): number {
  if (!end || end === 'present' || !newest) return 1;
  return 1 - STALE * Math.min(1, (monthsBetween(end, newest) - 1) / STALE_MONTHS);
}

function used({ weak }: JudgedBullet): number {
  return weak?.weakness === 'weak' ? LEARNT : 1;
}

/** 0–1: how much a bullet speaks of what the ad speaks of. */
function closeness(bullet: JudgedBullet, { skills, terms }: AdSubject): number {
  const named = [...withImplied(bullet.technologies)].filter((id) => skills.has(id)).length;
  const spoken = [...termsOf(bullet.text)].filter((term) => terms.has(term)).length;
  return Math.min(1, (named + spoken) / ON_TOPIC) * used(bullet);
}

/** Rules of the dimension relevance. */
export const relevanceRules: readonly Rule[] = [requirementShown, offTopic, title, knockout];
