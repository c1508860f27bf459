import { stripHidden } from '../text/hidden';

/** An entry of work, projects, volunteering or education as the judges read it. Missing fields are `''` or `[]`. */
export interface EntryText {
  section: 'work' | 'projects' | 'volunteer' | 'education';
  /** Where it stands: `work[0]`. */
  path: string;
  /** `name`, `organization` or `institution`. */
  name: string;
  /** `position`, the first of `roles`, or `studyType` with `area`. */
  position: string;
  startDate: string;
  endDate: string;
  url: string;
  summary: string;
  keywords: string[];
  highlights: string[];
}

/** A group of the skills list. */
export interface SkillText {
  path: string;
  name: string;
  level: string;
  keywords: string[];
}

/** A JSON Resume as the judges read it: only texts, nothing missing, everything with its path. */
export interface ResumeText {
  basics: {
    name: string;
    label: string;
    email: string;
    phone: string;
    url: string;
    image: string;
    summary: string;
    location: string;
    profiles: { network: string; username: string; url: string }[];
  };
  /** In the order of the document: work, projects, volunteer, education. */
  entries: EntryText[];
  skills: SkillText[];
  languages: { language: string; fluency: string }[];
  certificates: { name: string; date: string }[];
  awards: { title: string; date: string }[];
  /** Keys of `basics` that JSON Resume doesn't know, in order. */
  otherBasics: string[];
  /** Top-level keys that the document has, in order. */
  sections: string[];
}

type Json = Record<string, unknown>;

const BASICS = new Set([
  'name',
  'label',
  'image',
  'email',
  'phone',
  'url',
  'summary',
  'location',
  'profiles',
]);

/** Reads any JSON as a resume. What has another type than JSON Resume says is left out; it never throws. */
export function readResume(value: unknown): ResumeText {
  const root = object(value);
  const basics = object(root['basics']);
  return {
    basics: {
      name: text(basics['name']),
      label: text(basics['label']),
      email: text(basics['email']),
      phone: text(basics['phone']),
      url: text(basics['url']),
      image: text(basics['image']),
      summary: text(basics['summary']),
      location: Object.values(object(basics['location'])).map(text).filter(Boolean).join(' '),
      profiles: list(basics['profiles']).map((profile) => ({
        network: text(profile['network']),
        username: text(profile['username']),
        url: text(profile['url']),
      })),
    },
    entries: (['work', 'projects', 'volunteer', 'education'] as const).flatMap((section) =>
      list(root[section]).map((entry, index) => readEntry(section, `${section}[${index}]`, entry)),
    ),
    skills: list(root['skills']).map((skill, index) => ({
      path: `skills[${index}]`,
      name: text(skill['name']),
      level: text(skill['level']),
      keywords: texts(skill['keywords']),
    })),
    languages: list(root['languages']).map((one) => ({
      language: text(one['language']),
      fluency: text(one['fluency']),
    })),
    certificates: list(root['certificates']).map((one) => ({
      name: text(one['name']),
      date: text(one['date']),
    })),
    awards: list(root['awards']).map((one) => ({ title: text(one['title']), date: text(one['date']) })),
    otherBasics: Object.keys(basics).filter((key) => !BASICS.has(key)),
    sections: Object.keys(root),
  };
}

/** The text of everything that an entry says about what was done: summary and highlights. */
export function prose({ summary, highlights }: EntryText): string {
  return stripHidden([summary, ...highlights].filter((part) => part !== '').join('\n'));
}

function readEntry(section: EntryText['section'], path: string, entry: Json): EntryText {
  const study = [text(entry['studyType']), text(entry['area'])].filter((part) => part !== '').join(' ');
  return {
    section,
    path,
    name: text(entry['name']) || text(entry['organization']) || text(entry['institution']),
    position: text(entry['position']) || (texts(entry['roles'])[0] ?? '') || study,
    startDate: text(entry['startDate']),
    endDate: text(entry['endDate']),
    url: text(entry['url']),
    summary: text(entry['summary']) || text(entry['description']),
    keywords: texts(entry['keywords']),
    highlights: texts(entry['highlights']),
  };
}

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(object) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text) : [];
}
