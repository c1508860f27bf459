import { monthsBetween } from '../../text/dates';
import { findTechnologies, technologyOf } from '../../text/technologies';
import { impliedBy } from '../../text/technologyRelations';
import type { JudgeContext, JudgedEntry, Rule, RuleFinding } from './rule';
import { findMastery, isMeter, isSoft, isTrivial, kindsOfGroup } from './words/skillWords';

/** One item of the skills list, with the technologies that it names. */
interface Skill {
  path: string;
  text: string;
  technologies: string[];
  /** The name of a group is judged for its spelling alone. */
  isGroup: boolean;
}

const ORPHAN_COST = 22;
const MASTERY_COST = 9;
const TRIVIAL_COST = 10;
const DUPLICATE_COST = 10;
const NO_SKILLS_COST = 22;
const GROUP_COST = 8;
const MANY_SKILLS = 24;
/** Months with a technology that make "expert" believable. */
const EXPERT_MONTHS = 36;

/** Skills that no entry shows in use. */
const orphan: Rule = {
  id: 'orphan-skill',
  dimension: 'technical',
  judge(context) {
    const skills = skillsOf(context).filter(
      // Who claims mastery of it hears of that.
      ({ technologies, isGroup, text }) =>
        technologies.length > 0 && !isGroup && findMastery(text).length === 0,
    );
    if (skills.length === 0 || context.entries.length === 0) return judgeable(context) ? [] : null;
    const used = usedTechnologies(context);
    const named = skills.reduce((sum, { technologies }) => sum + technologies.length, 0);
    return skills.flatMap(({ path, text, technologies }) => {
      const unused = technologies.filter((id) => !used.has(id));
      if (unused.length === 0) return [];
      return [
        { path, severity: 'info', params: { skill: text }, cost: (ORPHAN_COST * unused.length) / named },
      ];
    });
  },
};

/** 精通 and "expert" take years or several entries. */
const mastery: Rule = {
  id: 'unjustified-expert',
  dimension: 'technical',
  judge(context) {
    if (!judgeable(context)) return null;
    const claims = [
      ...skillsOf(context).flatMap(({ path, text, technologies }) =>
        findMastery(text).map(({ span, surface }) => ({ path, span, surface, technologies, text })),
      ),
      ...context.resume.skills.flatMap((skill) =>
        findMastery(skill.level).map(({ surface }) => ({
          path: `${skill.path}.level`,
          span: undefined,
          surface,
          technologies: [skill.name, ...skill.keywords].flatMap((text) => namesIn(text)),
          text: skill.name,
        })),
      ),
      ...['basics.summary', 'basics.label'].flatMap((path) => {
        const text = path === 'basics.summary' ? context.resume.basics.summary : context.resume.basics.label;
        return findMastery(text).map(({ span, surface }) => ({
          path,
          span,
          surface,
          technologies: namesIn(text.slice(span[0], span[0] + 60)),
          text: text.slice(span[0], span[0] + 30),
        }));
      }),
    ];
    const unjustified = claims.filter(
      ({ technologies }) => technologies.length === 0 || !technologies.every((id) => isProven(context, id)),
    );
    const cost = Math.min(MASTERY_COST, 45 / Math.max(1, unjustified.length));
    return unjustified.map(({ path, span, surface, text }): RuleFinding => ({
      path,
      ...(span ? { span } : {}),
      severity: 'warning',
      params: { level: surface, skill: text },
      cost,
    }));
  },
};

/** Everyday tools, traits of character and self-made ratings in the skills list. */
const trivial: Rule = {
  id: 'trivial-skill',
  dimension: 'technical',
  judge(context) {
    if (!judgeable(context)) return null;
    const positions = context.entries.map(({ entry }) => entry.position).join(' ');
    const found = skillsOf(context).flatMap(({ path, text, isGroup }) => {
      const kind = isGroup
        ? null
        : isTrivial(text, positions)
          ? 'trivial'
          : isSoft(text)
            ? 'soft'
            : isMeter(text)
              ? 'meter'
              : null;
      return kind === null ? [] : [{ path, text, kind }];
    });
    const cost = Math.min(TRIVIAL_COST, 40 / Math.max(1, found.length));
    return found.map(({ path, text, kind }) => ({
      path,
      severity: 'warning',
      params: { skill: text, kind },
      cost,
    }));
  },
};

/** One skill under several names: JS and JavaScript, React and React.js. */
const duplicate: Rule = {
  id: 'duplicate-skill',
  dimension: 'technical',
  judge(context) {
    if (!judgeable(context)) return null;
    const seen = new Map<string, string>();
    const found = skillsOf(context).flatMap(({ path, text, technologies, isGroup }) => {
      if (isGroup) return [];
      const names = technologies.length > 0 ? technologies : [text.trim().toLowerCase()];
      const again =
        names[0] === ''
          ? undefined
          : names.every((id) => seen.has(id))
            ? seen.get(names[0] ?? '')
            : undefined;
      for (const id of names) if (!seen.has(id)) seen.set(id, text);
      return again === undefined ? [] : [{ path, text, again }];
    });
    const cost = Math.min(DUPLICATE_COST, 40 / Math.max(1, found.length));
    return found.map(({ path, text, again }) => ({
      path,
      severity: 'warning',
      params: { skill: text, same: again },
      cost,
      fix: { path, text: null },
    }));
  },
};

/** A list too long to be believed. */
const manySkills: Rule = {
  id: 'too-many-skills',
  dimension: 'technical',
  judge(context) {
    if (!judgeable(context)) return null;
    const count = skillsOf(context).filter(({ isGroup, text }) => !isGroup && text.trim() !== '').length;
    if (count <= MANY_SKILLS) return [];
    return [
      {
        path: 'skills',
        severity: 'info',
        params: { count, max: MANY_SKILLS },
        cost: Math.min(20, count - MANY_SKILLS),
      },
    ];
  },
};

/** A whole resume of a developer has a list of skills. */
const noSkills: Rule = {
  id: 'no-skills',
  dimension: 'technical',
  judge({ resume, whole }) {
    if (!whole) return null;
    const listed = resume.skills.some(({ name, keywords }) =>
      [name, ...keywords].some((text) => text.trim() !== ''),
    );
    return listed ? [] : [{ path: 'skills', severity: 'info', params: {}, cost: NO_SKILLS_COST }];
  },
};

/** Skills in a group of another kind: Docker among the languages, React among the databases. */
const wrongGroup: Rule = {
  id: 'skill-group',
  dimension: 'technical',
  judge({ resume }) {
    if (resume.skills.length === 0) return null;
    const found = resume.skills.flatMap((group) => {
      const kinds = kindsOfGroup(group.name);
      if (!kinds) return [];
      return group.keywords.flatMap((text, index) => {
        const technology = technologyOf(text);
        if (!technology || technology.kind === 'concept' || kinds.includes(technology.kind)) return [];
        return [{ path: `${group.path}.keywords[${index}]`, text, group: group.name }];
      });
    });
    const cost = Math.min(GROUP_COST, 30 / Math.max(1, found.length));
    return found.map(({ path, text, group }) => ({
      path,
      severity: 'warning',
      params: { skill: text, group },
      cost,
    }));
  },
};

/** Whether there is anything technical to judge. */
export function judgeable({ bullets, resume }: JudgeContext): boolean {
  return bullets.length > 0 || resume.skills.length > 0;
}

/** Every item of the skills list; a group with keywords is an item too. */
export function skillsOf({ resume }: JudgeContext): Skill[] {
  return resume.skills.flatMap((group) => [
    // A group without keywords is the skill itself.
    {
      path: `${group.path}.name`,
      text: group.name,
      technologies: namesIn(group.name),
      isGroup: group.keywords.length > 0,
    },
    ...group.keywords.map((text, index) => ({
      path: `${group.path}.keywords[${index}]`,
      text,
      technologies: namesIn(text),
      isGroup: false,
    })),
  ]);
}

function namesIn(text: string): string[] {
  const whole = technologyOf(text);
  if (whole) return [whole.id];
  return [...new Set(findTechnologies(text).map(({ id }) => id))];
}

/** Technologies that entries show, with what they imply. */
function usedTechnologies({ entries }: JudgeContext): Set<string> {
  const used = new Set<string>();
  for (const entry of entries) for (const id of technologiesOf(entry)) used.add(id);
  return used;
}

function technologiesOf({ entry, bullets }: JudgedEntry): Set<string> {
  const ids = new Set(bullets.flatMap(({ technologies }) => technologies.map(({ id }) => id)));
  for (const text of [entry.summary, entry.position, entry.name, ...entry.keywords])
    for (const id of namesIn(text)) ids.add(id);
  for (const id of [...ids]) for (const implied of impliedBy(id)) ids.add(implied);
  return ids;
}

/** Shown over three years, or in two entries where periods aren't known. */
function isProven({ entries, today }: JudgeContext, id: string): boolean {
  const own = entries.filter((entry) => technologiesOf(entry).has(id));
  const now = /^(\d{4})-(\d{2})/.exec(today ?? '');
  const months = own.map(({ start, end }) => {
    if (!start) return null;
    if (end === 'present') return now ? monthsBetween(start, { y: Number(now[1]), m: Number(now[2]) }) : null;
    return end ? monthsBetween(start, end) : null;
  });
  const known = months.filter((month) => month !== null);
  if (known.reduce((sum, month) => sum + month, 0) >= EXPERT_MONTHS) return true;
  return known.length < own.length && own.length >= 1 && known.length === 0
    ? own.length >= 2 || own.some(({ end }) => end === 'present')
    : false;
}

/** Rules of the dimension technical that look at the skills list. */
export const skillsListRules: readonly Rule[] = [
  orphan,
  mastery,
  trivial,
  duplicate,
  manySkills,
  noSkills,
  wrongGroup,
];
