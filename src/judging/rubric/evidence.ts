import type { Rule } from './rule';

/** Bullets that rest on no evidence. Without a list of those that do nothing is judged. */
const unevidenced: Rule = {
  id: 'no-evidence',
  dimension: 'evidence',
  judge({ bullets, evidenced }) {
    if (!evidenced || bullets.length === 0) return null;
    return bullets
      .filter(({ path, copies }) => ![path, ...copies].some((one) => evidenced.has(one)))
      .map(({ path }) => ({ path, severity: 'warning', params: {}, cost: 100 / bullets.length }));
  },
};

/** Rules of the dimension evidence. */
export const evidenceRules: readonly Rule[] = [unevidenced];
