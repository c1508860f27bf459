/**
 * The fields of JSON Resume 1.0 with their types. `date` also takes the forms of `partialDate.ts`; `end` is a date that
 * may say "present". Fields that aren't listed are the user's own.
 */
export type Shape = 'string' | 'number' | 'date' | 'end' | [Shape] | { [field: string]: Shape };

const texts: Shape = ['string'];
const period = { startDate: 'date', endDate: 'end' } as const;

/** A whole resume. */
export const resumeShape: Record<string, Shape> = {
  basics: {
    name: 'string',
    label: 'string',
    image: 'string',
    email: 'string',
    phone: 'string',
    url: 'string',
    summary: 'string',
    location: {
      address: 'string',
      postalCode: 'string',
      city: 'string',
      countryCode: 'string',
      region: 'string',
    },
    profiles: [{ network: 'string', username: 'string', url: 'string' }],
  },
  work: [
    {
      name: 'string',
      location: 'string',
      description: 'string',
      position: 'string',
      url: 'string',
      ...period,
      summary: 'string',
      highlights: texts,
    },
  ],
  volunteer: [
    {
      organization: 'string',
      position: 'string',
      url: 'string',
      ...period,
      summary: 'string',
      highlights: texts,
    },
  ],
  education: [
    {
      institution: 'string',
      url: 'string',
      area: 'string',
      studyType: 'string',
      ...period,
      score: 'string',
      courses: texts,
    },
  ],
  awards: [{ title: 'string', date: 'date', awarder: 'string', summary: 'string' }],
  certificates: [{ name: 'string', date: 'date', url: 'string', issuer: 'string' }],
  publications: [
    { name: 'string', publisher: 'string', releaseDate: 'date', url: 'string', summary: 'string' },
  ],
  skills: [{ name: 'string', level: 'string', keywords: texts }],
  languages: [{ language: 'string', fluency: 'string' }],
  interests: [{ name: 'string', keywords: texts }],
  references: [{ name: 'string', reference: 'string' }],
  projects: [
    {
      name: 'string',
      description: 'string',
      highlights: texts,
      keywords: texts,
      ...period,
      url: 'string',
      roles: texts,
      entity: 'string',
      type: 'string',
    },
  ],
  meta: {
    canonical: 'string',
    version: 'string',
    lastModified: 'string',
    vitae: {
      version: 'number',
      id: 'string',
      language: 'string',
      variant: 'string',
      master: 'string',
      entries: [
        {
          id: 'string',
          section: 'string',
          name: 'string',
          title: 'string',
          bullets: [{ id: 'string', hash: 'string', evidence: texts }],
        },
      ],
    },
  },
};
