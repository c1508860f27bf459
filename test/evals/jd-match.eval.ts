import { matchJob } from '../../src/judging/match/matchJob';
import { readJobAd } from '../../src/judging/match/readJobAd';
import type { JobAd } from '../../src/judging/match/match';
import { readResume } from '../../src/judging/resumeText';
import { technologyOf } from '../../src/text/technologies';
import { EvalInputError, text } from './eval';
import type { EvalLine, EvalSet } from './eval';

const BUCKETS = ['covered', 'skillsListOnly', 'inEvidenceNotInResume', 'gap'] as const;

interface Expected {
  title: string;
  must: string[];
  nice: string[];
  orGroups: string[][];
  knockouts: { kind: string; value: string }[];
  bucket: Map<string, string>;
}

/** Things found against things expected; `accuracy`: right ones among all that were expected or found. */
class Tally {
  right = 0;
  missed = 0;
  surplus = 0;

  add(expected: readonly string[], actual: readonly string[]): void {
    this.right += expected.filter((one) => actual.includes(one)).length;
    this.missed += expected.filter((one) => !actual.includes(one)).length;
    this.surplus += actual.filter((one) => !expected.includes(one)).length;
  }

  get precision(): number {
    return share(this.right, this.right + this.surplus);
  }

  get recall(): number {
    return share(this.right, this.right + this.missed);
  }

  get f1(): number {
    return share(2 * this.right, 2 * this.right + this.surplus + this.missed);
  }

  get accuracy(): number {
    return share(this.right, this.right + this.surplus + this.missed);
  }
}

/**
 * `jd-match`: an ad read and held against a resume. A concept that is not expected is neither right nor wrong, as the
 * labels say of umbrella terms; one that is expected counts. A bucket is also wrong when the skill was not found.
 */
export const evalSet: EvalSet = {
  evaluate(lines) {
    const failures = [];
    const [skills, knockouts, groups] = [new Tally(), new Tally(), new Tally()];
    const [states, levels, titles] = [new Tally(), new Tally(), new Tally()];
    for (const line of lines) {
      const expected = expectationOf(line);
      const ad = readJobAd(text(line, 'jd'));
      const match = matchJob(ad, readResume(line.value.resume), evidenceOf(line));
      const wanted = [...expected.must, ...expected.nice];
      const counted = ad.requirements
        .map(({ skill }) => skill)
        .filter((skill) => wanted.includes(skill) || technologyOf(skill)?.kind !== 'concept');
      const bucket = new Map(match.matches.map(({ requirement, state }) => [requirement.skill, state]));
      const found = {
        skills: pair(wanted, counted),
        knockouts: pair(expected.knockouts.map(keyOf), ad.knockouts.map(keyOf)),
        groups: pair(
          expected.orGroups.map((group) => group.toSorted().join('|')),
          groupsOf(ad, counted),
        ),
        states: pair(
          [...expected.bucket].map(([skill, state]) => `${skill}: ${state}`),
          [...expected.bucket.keys()].flatMap((skill) => `${skill}: ${bucket.get(skill) ?? 'not found'}`),
        ),
        levels: pair(
          wanted.map((skill) => `${skill}: ${expected.nice.includes(skill) ? 'nice' : 'must'}`),
          ad.requirements
            .filter(({ skill }) => wanted.includes(skill))
            .map(({ skill, level }) => `${skill}: ${level === 'nice' ? 'nice' : 'must'}`),
        ),
        title: pair([expected.title], [titleWithin(expected.title, ad.title) ? expected.title : ad.title]),
      };
      skills.add(found.skills.expected, found.skills.actual);
      knockouts.add(found.knockouts.expected, found.knockouts.actual);
      groups.add(found.groups.expected, found.groups.actual);
      states.add(found.states.expected, found.states.actual);
      levels.add(found.levels.expected, found.levels.actual);
      titles.add(found.title.expected, found.title.actual);
      const wrong = Object.entries(found).flatMap(([figure, both]) => {
        const missed = both.expected.filter((one) => !both.actual.includes(one));
        const surplus = both.actual.filter((one) => !both.expected.includes(one));
        return missed.length + surplus.length === 0 ? [] : [[figure, { missed, surplus }] as const];
      });
      if (wrong.length > 0)
        failures.push({
          id: typeof line.value.id === 'string' ? line.value.id : line.line,
          expected: Object.fromEntries(wrong.map(([figure, { missed }]) => [figure, missed])),
          actual: Object.fromEntries(wrong.map(([figure, { surplus }]) => [figure, surplus])),
        });
    }
    const figures = {
      precision: skills.precision,
      recall: skills.recall,
      f1: skills.f1,
      stateAccuracy: states.recall,
      knockoutAccuracy: knockouts.accuracy,
      orGroupAccuracy: groups.accuracy,
      titleAccuracy: titles.recall,
      levelAccuracy: levels.recall,
    };
    return { figures, failures };
  },
};

function expectationOf(line: EvalLine): Expected {
  const expect = line.value.expect as Partial<Record<string, unknown>> | undefined;
  const list = <T>(field: string): T[] => {
    const value = expect?.[field];
    if (!Array.isArray(value)) throw new EvalInputError(line.line, `"expect.${field}" must be a list`);
    return value as T[];
  };
  return {
    title: String(expect?.['title'] ?? ''),
    must: list<string>('must').map(idOf),
    nice: list<string>('nice').map(idOf),
    orGroups: list<string[]>('orGroups').map((group) => group.map(idOf)),
    knockouts: list('knockouts'),
    bucket: new Map(
      BUCKETS.flatMap((bucket) => list<string>(bucket).map((skill) => [idOf(skill), bucket] as const)),
    ),
  };
}

/** Two official names of one thing ("Amazon SQS", "SQS") are the same skill. */
function idOf(skill: string): string {
  return technologyOf(skill)?.id ?? skill;
}

function evidenceOf({ line, value }: EvalLine): { skill: string; where: string }[] {
  if (!Array.isArray(value.evidence)) throw new EvalInputError(line, '"evidence" must be a list');
  return value.evidence as { skill: string; where: string }[];
}

function groupsOf({ requirements }: JobAd, counted: readonly string[]): string[] {
  const groups = new Map<number, string[]>();
  for (const { skill, group } of requirements) {
    if (group === undefined || !counted.includes(skill)) continue;
    groups.set(group, [...(groups.get(group) ?? []), skill]);
  }
  return [...groups.values()].filter((group) => group.length > 1).map((group) => group.toSorted().join('|'));
}

function keyOf({ kind, value }: { kind: string; value: string }): string {
  return `${kind}: ${value.trim().toLowerCase()}`;
}

function titleWithin(expected: string, actual: string): boolean {
  const [a, b] = [expected.trim().toLowerCase(), actual.trim().toLowerCase()];
  return a === '' || b === '' ? a === b : a.includes(b) || b.includes(a);
}

function pair(expected: string[], actual: string[]): { expected: string[]; actual: string[] } {
  return { expected, actual };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
