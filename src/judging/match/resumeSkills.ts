import { findTechnologies, technologyOf } from '../../text/technologies';
import type { EntryText, ResumeText } from '../resumeText';
import { NOT_BEFORE } from './cues';

/** Where a resume names a skill. */
export interface SkillPlaces {
  /** Paths of the texts of entries that say what was done, with when that entry ended. */
  shown: { path: string; entry: EntryText }[];
  /** Paths where it is only named: the skills list, a position, the summary, certificates. */
  named: string[];
}

/** All skills of a resume by id. */
export function skillsOf(resume: ResumeText): Map<string, SkillPlaces> {
  const skills = new Map<string, SkillPlaces>();
  for (const entry of resume.entries) {
    if (entry.section === 'education') {
      for (const text of [entry.position, entry.summary, ...entry.highlights, ...entry.keywords])
        name(text, entry.path);
      continue;
    }
    entry.highlights.forEach((text, index) => {
      show(text, `${entry.path}.highlights[${index}]`, entry);
    });
    show(entry.summary, `${entry.path}.${entry.section === 'projects' ? 'description' : 'summary'}`, entry);
    entry.keywords.forEach((text, index) => {
      for (const id of idsOf(text))
        placesOf(id).shown.push({ path: `${entry.path}.keywords[${index}]`, entry });
    });
    name(entry.position, entry.path);
  }
  for (const skill of resume.skills) {
    for (const id of idsOf(skill.name)) placesOf(id).named.push(`${skill.path}.name`);
    skill.keywords.forEach((text, index) => {
      for (const id of idsOf(text)) placesOf(id).named.push(`${skill.path}.keywords[${index}]`);
    });
  }
  name(resume.basics.summary, 'basics.summary');
  name(resume.basics.label, 'basics.label');
  resume.certificates.forEach(({ name: text }, index) => {
    name(text, `certificates[${index}]`);
  });
  return skills;

  function placesOf(id: string): SkillPlaces {
    const known = skills.get(id) ?? { shown: [], named: [] };
    skills.set(id, known);
    return known;
  }

  function show(text: string, path: string, entry: EntryText): void {
    const done = findTechnologies(text).filter(
      // "No Go code was written" shows none.
      ({ span: [start] }) => !NOT_BEFORE.test(text.slice(Math.max(0, start - 24), start)),
    );
    for (const id of new Set(done.map((mention) => mention.id))) placesOf(id).shown.push({ path, entry });
  }

  function name(text: string, path: string): void {
    for (const id of new Set(findTechnologies(text).map((mention) => mention.id)))
      placesOf(id).named.push(path);
  }
}

/** The skills of a keyword: a name that stands alone, or several in one ("Java / Kotlin", "Python(熟练)"). */
function idsOf(keyword: string): string[] {
  const whole = technologyOf(keyword);
  if (whole) return [whole.id];
  const parts = keyword
    .split(/[,，、;；/|()（）]+|\s[-–—]\s|[:：]/)
    .flatMap((part) => technologyOf(part)?.id ?? []);
  return [...new Set([...parts, ...findTechnologies(keyword).map(({ id }) => id)])];
}
