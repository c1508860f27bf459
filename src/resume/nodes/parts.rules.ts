import type { BasicsField, Bullet, Entry, EntrySection, ProposalPart } from '../../protocol/cards';
import { technologyOf } from '../../text/technologies';
import type { DraftBullet } from '../state';
import type { Told, ToldEntry } from '../told';

/** An entry of the resume as it stands, with its exact text. */
export interface Standing {
  section: EntrySection;
  entry: Entry;
  json: string;
}

/** What a proposal is made of. */
export interface Material {
  told: Told;
  /** Bullets that may be proposed, in order. */
  bullets: readonly DraftBullet[];
  standing: readonly Standing[];
  /** Texts of `basics` as they stand. */
  basics: Partial<Record<BasicsField, string>>;
  /** Names in the skills list and in keywords, as they stand. */
  skills: readonly string[];
  source: 'model' | 'rules';
  newId: () => string;
}

/**
 * The changes that a draft comes to: entries with their bullets, fields of the person, skills. Identity fields are only
 * ever what the user said; a bullet replaces the one that it is a better wording of, or is added.
 */
export function partsOf(material: Material): ProposalPart[] {
  const { told } = material;
  const fields = Object.entries(told.basics).flatMap(([field, text]): ProposalPart[] => {
    const before = material.basics[field as BasicsField] ?? '';
    if (before.trim() === text.trim()) return [];
    const evidence = told.evidence.filter((one) => one.text.includes(text)).map(({ id }) => id);
    const part = { kind: 'field', field: field as BasicsField, text, evidence } as const;
    return [{ ...part, replaces: before === '' ? null : before }];
  });
  const entries = told.entries.flatMap((entry) => entryPart(entry, material));
  return [...fields, ...entries, ...skillsPart(material)];
}

function entryPart(told: ToldEntry, { bullets, standing, source, newId }: Material): ProposalPart[] {
  const own = bullets.filter(({ entry }) => entry === told.id);
  const base = standing.find(({ entry }) => entry.id === told.id);
  const made = (bullet: DraftBullet, id: string): Bullet => ({
    id,
    text: bullet.text,
    evidence: bullet.evidence,
    source,
  });
  if (base) {
    const before = base.entry.bullets;
    const kept = before.map((bullet) => {
      const better = own.find(({ of }) => of === bullet.id);
      return better && better.text !== bullet.text
        ? { ...made(better, bullet.id), evidence: [...new Set([...bullet.evidence, ...better.evidence])] }
        : bullet;
    });
    const texts = new Set(before.map(({ text }) => text));
    const added = own.filter(({ of, text }) => of === null && !texts.has(text));
    const entry = { ...base.entry, bullets: [...kept, ...added.map((bullet) => made(bullet, newId()))] };
    const same = added.length === 0 && kept.every((bullet, at) => bullet === before[at]);
    if (same) return [];
    return [{ kind: 'entry', section: base.section, entry, replaces: base.json, before }];
  }
  const { name, position, startDate, endDate, studyType, area, url } = told.fields;
  // Without a name there is no entry to write it into: that is asked for first.
  if (name === undefined && position === undefined) return [];
  const entry: Entry = {
    id: told.id,
    name: name ?? '',
    description: '',
    ...(told.section !== 'education' &&
      position !== undefined &&
      told.section !== 'projects' && { position }),
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && endDate !== 'present' && { endDate }),
    ...(studyType !== undefined && { studyType }),
    ...(area !== undefined && { area }),
    ...(url !== undefined && { url }),
    roles: told.section === 'projects' && position !== undefined ? [position] : [],
    keywords: told.section === 'projects' ? told.skills.map(officialName) : [],
    bullets: own.map((bullet) => made(bullet, newId())),
  };
  return [{ kind: 'entry', section: told.section, entry, replaces: null, before: [] }];
}

/** What the user said that they work with, and the list doesn't have yet. */
function skillsPart({ told, skills }: Material): ProposalPart[] {
  const there = new Set(skills.map(idOf));
  const names: string[] = [];
  const evidence = new Set<string>();
  for (const entry of told.entries) {
    for (const skill of entry.skills) {
      if (there.has(idOf(skill))) continue;
      there.add(idOf(skill));
      names.push(officialName(skill));
      for (const id of entry.evidence) evidence.add(id);
    }
  }
  return names.length === 0 ? [] : [{ kind: 'skills', names, evidence: [...evidence] }];
}

function officialName(skill: string): string {
  return technologyOf(skill)?.name ?? skill;
}

function idOf(skill: string): string {
  return technologyOf(skill)?.id ?? skill.trim().toLowerCase();
}
