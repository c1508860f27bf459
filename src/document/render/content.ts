import { resumeShape, type Shape } from '../resumeShape';
import { isRecord } from '../meta';

/** Beginning and end as they are written in the document. */
export interface Period {
  startDate?: string;
  endDate?: string;
}

export interface Profile {
  network?: string;
  username?: string;
  url?: string;
}

export interface Place {
  address?: string;
  postalCode?: string;
  city?: string;
  countryCode?: string;
  region?: string;
}

export interface Basics {
  name?: string;
  label?: string;
  image?: string;
  email?: string;
  phone?: string;
  url?: string;
  summary?: string;
  location?: Place;
  profiles?: Profile[];
}

/** The entries of each section of JSON Resume. */
export interface Sections {
  work: (Period & {
    name?: string;
    location?: string;
    description?: string;
    position?: string;
    url?: string;
    summary?: string;
    highlights?: string[];
  })[];
  volunteer: (Period & {
    organization?: string;
    position?: string;
    url?: string;
    summary?: string;
    highlights?: string[];
  })[];
  education: (Period & {
    institution?: string;
    url?: string;
    area?: string;
    studyType?: string;
    score?: string;
    courses?: string[];
  })[];
  awards: { title?: string; date?: string; awarder?: string; summary?: string }[];
  certificates: { name?: string; date?: string; url?: string; issuer?: string }[];
  publications: { name?: string; publisher?: string; releaseDate?: string; url?: string; summary?: string }[];
  skills: { name?: string; level?: string; keywords?: string[] }[];
  languages: { language?: string; fluency?: string }[];
  interests: { name?: string; keywords?: string[] }[];
  references: { name?: string; reference?: string }[];
  projects: (Period & {
    name?: string;
    description?: string;
    highlights?: string[];
    keywords?: string[];
    url?: string;
    roles?: string[];
    entity?: string;
    type?: string;
  })[];
}

export type SectionName = keyof Sections;

/** A resume as it is shown and exported: of JSON Resume only, each value of the right type and not empty. */
export type Content = { basics?: Basics } & Partial<Sections>;

export const SECTION_NAMES = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
] as const satisfies SectionName[];

/**
 * What a parsed JSON Resume says, its sections in the order of the document. Fields that JSON Resume doesn't know, values
 * of another type and what is empty are left out; a number stands for its text.
 */
export function contentOf(resume: unknown): Content {
  const { meta: _, ...shown } = resumeShape;
  // `kept` makes exactly what the shape says, and the types above say the same.
  return (kept(resume, shown) ?? {}) as Content;
}

/** The sections of a content, in order. */
export function sectionsOf(content: Content): SectionName[] {
  return Object.keys(content).filter((key): key is SectionName =>
    (SECTION_NAMES as readonly string[]).includes(key),
  );
}

function kept(value: unknown, shape: Shape): unknown {
  if (typeof shape === 'string') return textOf(value);
  if (Array.isArray(shape)) {
    const [inner] = shape;
    const items = Array.isArray(value) ? value.map((item) => kept(item, inner)) : [];
    const full = items.filter((item) => item !== undefined);
    return full.length > 0 ? full : undefined;
  }
  if (!isRecord(value)) return undefined;
  const fields = Object.entries(value).flatMap(([key, field]) => {
    const inner = Object.hasOwn(shape, key) ? shape[key] : undefined;
    const text = inner && kept(field, inner);
    return text === undefined ? [] : [[key, text] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** A text without control characters and space around it; lines end with `\n`, at most one blank line between two. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, (found) => (found === '\t' ? ' ' : ''))
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' ? undefined : text;
}
