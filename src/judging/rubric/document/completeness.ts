import { parsePartialDate } from '../../../document/partialDate';
import type { JudgedEntry, Rule, RuleFinding } from '../rule';
import { spread } from './mixture';
import type { Uncosted } from './mixture';

/** A reader's patience: more bullets in an entry are skimmed. */
const MOST_BULLETS = 8;

/** Something that was done: jobs, projects or volunteering. A student's projects are as good as a job. */
const experience: Rule = {
  id: 'experience',
  dimension: 'completeness',
  judge: ({ entries }) =>
    entries.some(({ entry }) => entry.section !== 'education')
      ? []
      : [{ path: 'work', severity: 'error', params: {}, cost: 30 }],
};

/** Each job has a title and an employer, each project a name. */
const entryTitle: Rule = {
  id: 'entry-title',
  dimension: 'completeness',
  judge({ entries }) {
    const done = entries.filter(({ entry }) => entry.section !== 'education');
    const findings = done.flatMap(({ entry }): Uncosted[] => {
      const missing = [
        ...(entry.name.trim() === '' ? ['name'] : []),
        // A project needs no title, nor does volunteering.
        ...(entry.section === 'work' && entry.position.trim() === '' ? ['position'] : []),
      ];
      return missing.map((field) => ({
        path: `${entry.path}.${field}`,
        severity: 'warning',
        params: { entry: entry.name, missing: field },
      }));
    });
    return spread(findings, findings.length / Math.max(1, done.length), 20);
  },
};

/** When each thing was done: both ends of a job, any date of a project. */
const entryDates: Rule = {
  id: 'entry-dates',
  dimension: 'completeness',
  judge({ entries }) {
    const done = entries.filter(({ entry }) => entry.section === 'work' || entry.section === 'projects');
    const findings = done.flatMap(({ entry }): Uncosted[] => {
      const [start, end] = [isDate(entry.startDate), isDate(entry.endDate)];
      // A job without an end goes on.
      if (entry.section === 'work' ? start : start || end) return [];
      const params = { entry: entry.name, missing: 'startDate' };
      return [{ path: `${entry.path}.startDate`, severity: 'warning', params }];
    });
    return spread(findings, findings.length / Math.max(1, done.length), 20);
  },
};

/** Schools, with a degree and a date. */
const education: Rule = {
  id: 'education',
  dimension: 'completeness',
  judge({ entries }) {
    const schools = entries.filter(({ entry }) => entry.section === 'education');
    if (schools.length === 0) return [{ path: 'education', severity: 'warning', params: {}, cost: 16 }];
    const findings = schools.flatMap(({ entry }): Uncosted[] => {
      const missing = [
        ...(entry.name.trim() === '' ? ['institution'] : []),
        ...(entry.position.trim() === '' ? ['studyType'] : []),
        ...(!isDate(entry.startDate) && !isDate(entry.endDate) ? ['endDate'] : []),
      ];
      return missing.map((field) => ({
        path: `${entry.path}.${field}`,
        severity: 'info',
        params: { entry: entry.name, missing: field },
      }));
    });
    return spread(findings, findings.length / (2 * schools.length), 10);
  },
};

/** A list of skills. */
const skillsList: Rule = {
  id: 'skills-list',
  dimension: 'completeness',
  judge({ resume: { skills } }) {
    if (
      skills.some(({ name, keywords }) => name.trim() !== '' || keywords.some((word) => word.trim() !== ''))
    ) {
      return [];
    }
    return [{ path: 'skills', severity: 'warning', params: {}, cost: 12 }];
  },
};

/** One to eight bullets say what was done in an entry; without any, a summary says half of it. */
const entryBullets: Rule = {
  id: 'entry-bullets',
  dimension: 'completeness',
  judge({ entries }) {
    const done = entries.filter(({ entry }) => entry.section !== 'education');
    const empty = done.filter((one) => bulletsIn(one) === 0);
    const findings = empty.map(({ entry: { path, name } }) => ({
      path: `${path}.highlights`,
      severity: 'warning' as const,
      params: { entry: name, count: 0 },
    }));
    const share =
      empty.reduce((sum, { entry }) => sum + (entry.summary.trim() === '' ? 1 : 0.3), 0) /
      Math.max(1, done.length);
    return [...spread(findings, share, 20), ...tooMany(done)];
  },
};

/** Rules over what a whole resume has. */
export const completenessRules: Rule[] = [
  experience,
  entryTitle,
  entryDates,
  education,
  skillsList,
  entryBullets,
];

function tooMany(done: readonly JudgedEntry[]): RuleFinding[] {
  const crowded = done.filter((one) => bulletsIn(one) > MOST_BULLETS);
  const findings = crowded.map((one) => ({
    path: `${one.entry.path}.highlights`,
    severity: 'info' as const,
    params: { entry: one.entry.name, count: bulletsIn(one) },
  }));
  return spread(findings, crowded.length / Math.max(1, done.length), 4);
}

/** "TBD" is none. */
function isDate(text: string): boolean {
  return text.trim() !== '' && (/\d{2}/.test(text) || parsePartialDate(text).kind === 'open');
}

function bulletsIn({ entry }: JudgedEntry): number {
  return entry.highlights.filter((text) => text.trim() !== '').length;
}
