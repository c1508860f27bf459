import { similarity } from '../../document/wording';
import type { Evidence, Language } from '../../protocol/cards';
import type { Draft, DraftBullet } from '../state';
import type { Told, ToldEntry } from '../told';
import type { Standing } from './parts.rules';
import { bulletsOf, polished } from './write.rules';

/** From here on a passage is a bullet of the resume, in nearly the same words. */
const SAME = 0.8;

/** What the rules make of what was told: the twin of the model writer. */
export function ruleDraft(told: Told, entries: readonly Standing[], language: Language): Draft {
  const worked = told.entries.filter(({ section }) => section !== 'education');
  const bullets = worked.flatMap((entry): DraftBullet[] => {
    const own = told.evidence.filter(({ id }) => entry.evidence.includes(id));
    const standing = entries.find((one) => one.entry.id === entry.id)?.entry.bullets ?? [];
    const better = own.flatMap((one): DraftBullet[] => {
      const of = bulletOf(one);
      const text = of === null ? one.text : polished(one.text, language);
      return of === null || text === one.text
        ? []
        : [{ entry: entry.id, of, text, evidence: [one.id], unknown: [] }];
    });
    const made = bulletsOf(
      own.filter((one) => bulletOf(one) === null),
      language,
    );
    const fresh = made.filter(({ text }) => !standing.some((bullet) => bullet.text === text));
    return [
      ...better,
      ...fresh.map(({ text, evidence }) => ({ entry: entry.id, of: null, text, evidence, unknown: [] })),
    ];
  });
  return { bullets, source: 'rules', fallback: false };
}

/** The bullet that a piece of evidence is the standing text of. */
export function bulletOf({ data }: Evidence): string | null {
  return typeof data?.['bullet'] === 'string' ? data['bullet'] : null;
}

/** What was told, with the bullets that are to be polished as the user's own words; all of them without a passage. */
export function withStanding(told: Told, passage: string | null, entries: readonly Standing[]): Told {
  const evidence = [...told.evidence];
  const added: ToldEntry[] = [];
  for (const { section, entry } of entries) {
    const meant = entry.bullets.filter(
      ({ text }) => passage === null || text.trim() === passage.trim() || similarity(text, passage) >= SAME,
    );
    if (meant.length === 0) continue;
    const ids = meant.map(({ id, text }) => {
      const known = evidence.find((one) => one.data?.['bullet'] === id && one.text === text);
      if (known) return known.id;
      const one: Evidence = {
        id: `e${evidence.length + 1}`,
        kind: 'statement',
        text,
        source: { type: 'user' },
        data: { bullet: id },
      };
      evidence.push(one);
      return one.id;
    });
    const before = told.entries.find(({ id }) => id === entry.id);
    added.push({
      ...(before ?? { id: entry.id, section, standing: true, fields: {}, skills: [] }),
      evidence: [...new Set([...(before?.evidence ?? []), ...ids])],
    });
  }
  if (added.length === 0) return told;
  const others = told.entries.filter(({ id }) => !added.some((entry) => entry.id === id));
  return { ...told, entries: [...others, ...added], evidence };
}
