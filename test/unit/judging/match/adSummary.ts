import { readJobAd } from '../../../../src/judging/match/readJobAd';
import { technologyOf } from '../../../../src/text/technologies';

/** What a reading of an ad says, in few words, so that tables stay readable. Concepts are left out. */
export interface AdSummary {
  title?: string;
  must?: string;
  duty?: string;
  nice?: string;
  /** Groups of alternatives: `kafka|rabbitmq`. */
  or?: string;
  /** `years 3, location Leeds`. */
  knockouts?: string;
}

/** Reads an ad and keeps of it the fields that `wanted` has. */
export function summarize(ad: string, wanted: AdSummary): AdSummary {
  const { title, requirements, knockouts } = readJobAd(ad);
  const products = requirements.filter(({ skill }) => technologyOf(skill)?.kind !== 'concept');
  const level = (name: string): string =>
    products
      .filter((requirement) => requirement.level === name)
      .map(({ skill }) => skill)
      .join(', ');
  const groups = new Map<number, string[]>();
  for (const { skill, group } of products)
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), skill]);
  const whole: Required<AdSummary> = {
    title,
    must: level('must'),
    duty: level('duty'),
    nice: level('nice'),
    or: [...groups.values()].map((group) => group.join('|')).join(', '),
    knockouts: knockouts.map(({ kind, value }) => `${kind} ${value}`).join(', '),
  };
  return Object.fromEntries(Object.entries(whole).filter(([field]) => field in wanted));
}
