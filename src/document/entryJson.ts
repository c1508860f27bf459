import { isDeepStrictEqual } from 'node:util';
import type { Entry, EntrySection } from '../protocol/cards';
import { VitaeError } from '../protocol/errors';
import { isRecord, strings } from './meta';
import type { JsonEditor } from './jsonEditor';
import { pathText, type JsonPath } from './jsonText';
import { parsePartialDate, partialDateText, type PartialDate } from './partialDate';

/**
 * What an entry of JSON Resume says. Dates are as precise as known; one that can't be understood is as it stands in the
 * file.
 */
export interface EntryContent extends Omit<Entry, 'id' | 'bullets'> {
  highlights: string[];
}

type Field = keyof EntryContent;

/**
 * What the fields of an entry are called in each section, in the order in which they are written. `highlights` is no
 * field of education in JSON Resume, which takes fields of one's own; `courses` is the user's.
 */
const keys: Record<EntrySection, readonly (readonly [Field, string])[]> = {
  work: [
    ['name', 'name'],
    ['position', 'position'],
    ['url', 'url'],
    ['startDate', 'startDate'],
    ['endDate', 'endDate'],
    ['description', 'summary'],
    ['highlights', 'highlights'],
  ],
  volunteer: [
    ['name', 'organization'],
    ['position', 'position'],
    ['url', 'url'],
    ['startDate', 'startDate'],
    ['endDate', 'endDate'],
    ['description', 'summary'],
    ['highlights', 'highlights'],
  ],
  education: [
    ['name', 'institution'],
    ['url', 'url'],
    ['area', 'area'],
    ['studyType', 'studyType'],
    ['startDate', 'startDate'],
    ['endDate', 'endDate'],
    ['highlights', 'highlights'],
  ],
  projects: [
    ['name', 'name'],
    ['description', 'description'],
    ['highlights', 'highlights'],
    ['keywords', 'keywords'],
    ['startDate', 'startDate'],
    ['endDate', 'endDate'],
    ['url', 'url'],
    ['roles', 'roles'],
  ],
};

/** Fields of which having none means that the file shall have none either. An absent end means that it goes on. */
const clearable: ReadonlySet<Field> = new Set(['description', 'highlights', 'endDate']);

/** Reads an entry of a section of JSON Resume; values of a wrong type count as absent. */
export function readEntry(section: EntrySection, data: Record<string, unknown>): EntryContent {
  const raw = (field: Field): unknown => {
    const key = keys[section].find(([own]) => own === field)?.[1];
    return key === undefined ? undefined : data[key];
  };
  const startDate = dateText(raw('startDate'));
  const endDate = dateText(raw('endDate'));
  const [position, studyType, area, url] = [
    text(raw('position')),
    text(raw('studyType')),
    text(raw('area')),
    text(raw('url')),
  ];
  return {
    name: text(raw('name')),
    description: text(raw('description')),
    ...(position !== '' && { position }),
    ...(studyType !== '' && { studyType }),
    ...(area !== '' && { area }),
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && { endDate }),
    roles: strings(raw('roles')),
    keywords: strings(raw('keywords')),
    ...(url !== '' && { url }),
    highlights: strings(raw('highlights')),
  };
}

/** The entry of JSON Resume that an entry becomes; absent values are not written. */
export function entryJson(section: EntrySection, entry: Entry): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const [field, key] of keys[section]) {
    const value = valueOf(entry, field);
    if (value !== undefined) json[key] = value;
  }
  return json;
}

/**
 * Brings the entry at `path` to what an entry says, writing only the fields of which the file says something else. Keys
 * that entries don't have stay, and so does what the entry says nothing about: it came from the user.
 *
 * @param file names the file in errors.
 * @throws `resume-section {path, section}` where the user keeps something of another type in a field that changes.
 */
export function updateEntry(
  editor: JsonEditor,
  path: JsonPath,
  section: EntrySection,
  entry: Entry,
  file: string,
): void {
  const before: string[] = [];
  for (const [field, key] of keys[section]) {
    const value = valueOf(entry, field);
    const old = editor.get([...path, key]);
    if (!says(field, old, value)) {
      if (value !== undefined && !isOurs(field, old)) {
        throw new VitaeError('resume-section', { path: file, section: pathText([...path, key]) });
      }
      write(editor, path, key, field, value, before);
    }
    before.push(key);
  }
}

/** The start and end of something in a resume; `open`: it has no end. */
export function periodOf(data: unknown): { start?: PartialDate; end?: PartialDate; open: boolean } {
  if (!isRecord(data)) return { open: false };
  const start = parsePartialDate(data['startDate']);
  const end = parsePartialDate(data['endDate']);
  return {
    ...(start.kind === 'date' && { start: start.date }),
    ...(end.kind === 'date' && { end: end.date }),
    open: end.kind === 'open',
  };
}

function write(
  editor: JsonEditor,
  path: JsonPath,
  key: string,
  field: Field,
  value: string | string[] | undefined,
  before: string[],
): void {
  const old = editor.get([...path, key]);
  if (value === undefined && !clearable.has(field)) return;
  // What is no text in a list is not ours.
  const foreign = Array.isArray(old) ? old.filter((item) => typeof item !== 'string') : [];
  if (Array.isArray(old) && (value !== undefined || foreign.length > 0)) {
    editor.setItems([...path, key], [...(value ?? []), ...foreign]);
  } else if (value === undefined) {
    editor.remove(path, key);
  } else {
    editor.set(path, key, value, before);
  }
}

/** The value of a field; `undefined`: the entry has none. */
function valueOf({ bullets, ...entry }: Entry, field: Field): string | string[] | undefined {
  const value = field === 'highlights' ? bullets.map((bullet) => bullet.text) : entry[field];
  return value === undefined || value.length === 0 ? undefined : value;
}

/** Whether the file says this already; a date in another form is the same date. */
function says(field: Field, old: unknown, value: string | string[] | undefined): boolean {
  switch (field) {
    case 'startDate':
    case 'endDate':
      return dateText(old) === dateText(value);
    case 'highlights':
    case 'keywords':
    case 'roles':
      return isDeepStrictEqual(strings(old), value ?? []);
    default:
      return text(old) === (value ?? '');
  }
}

/** Whether a field holds nothing, or what can stand there; else it is the user's own. */
function isOurs(field: Field, old: unknown): boolean {
  if (old === undefined || old === null) return true;
  switch (field) {
    case 'startDate':
    case 'endDate':
      // Years stand in resumes as numbers, too.
      return typeof old === 'string' || (typeof old === 'number' && dateText(old) !== undefined);
    case 'highlights':
    case 'keywords':
    case 'roles':
      return Array.isArray(old);
    default:
      return typeof old === 'string';
  }
}

function dateText(value: unknown): string | undefined {
  const parsed = parsePartialDate(value);
  if (parsed.kind === 'date') return partialDateText(parsed.date);
  return parsed.kind === 'invalid' && typeof value === 'string' ? value : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
