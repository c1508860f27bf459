import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '../protocol/cards';
import { isRecord, strings } from './meta';
import type { JsonEditor } from './jsonEditor';
import type { JsonPath } from './jsonText';
import { parsePartialDate, partialDateText, type PartialDate } from './partialDate';

/** An entry without ids: what a project of JSON Resume says. */
export interface Project {
  name: string;
  description: string;
  /** As precise as known; one that can't be understood as it stands in the file. */
  startDate?: string;
  endDate?: string;
  roles: string[];
  keywords: string[];
  url?: string;
  highlights: string[];
}

/** Reads a project of JSON Resume; values of a wrong type count as absent. */
export function readProject(data: Record<string, unknown>): Project {
  const startDate = dateText(data['startDate']);
  const endDate = dateText(data['endDate']);
  const url = text(data['url']);
  return {
    name: text(data['name']),
    description: text(data['description']),
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && { endDate }),
    roles: strings(data['roles']),
    keywords: strings(data['keywords']),
    ...(url !== '' && { url }),
    highlights: strings(data['highlights']),
  };
}

/** The project of JSON Resume that an entry becomes; absent values are not written. */
export function projectJson(entry: Entry): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const { key, value } of fieldsOf(entry)) if (value !== undefined) json[key] = value;
  return json;
}

/**
 * Brings the project at `path` to what an entry says, touching only what differs. Keys that entries don't have stay,
 * and so does what the entry says nothing about: it came from the user. An absent end means that it goes on.
 */
export function updateProject(editor: JsonEditor, path: JsonPath, entry: Entry): void {
  const before: string[] = [];
  for (const { key, value, emptied } of fieldsOf(entry)) {
    const old = editor.get([...path, key]);
    if (value === undefined) {
      if (emptied && !isEmpty(old)) editor.remove(path, key);
    } else if (Array.isArray(value) && Array.isArray(old)) {
      editor.setItems([...path, key], value);
    } else if (!says(old, value, key)) {
      editor.set(path, key, value, before);
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

interface Field {
  key: string;
  /** `undefined`: the entry has no value for it. */
  value: string | string[] | undefined;
  /** Whether having no value means that the file shall have none either. */
  emptied: boolean;
}

function fieldsOf(entry: Entry): Field[] {
  const { name, description, bullets, keywords, startDate, endDate, url, roles } = entry;
  return [
    { key: 'name', value: name, emptied: false },
    { key: 'description', value: description || undefined, emptied: true },
    { key: 'highlights', value: filled(bullets.map((bullet) => bullet.text)), emptied: true },
    { key: 'keywords', value: filled(keywords), emptied: false },
    { key: 'startDate', value: startDate || undefined, emptied: false },
    { key: 'endDate', value: endDate || undefined, emptied: true },
    { key: 'url', value: url || undefined, emptied: false },
    { key: 'roles', value: filled(roles), emptied: false },
  ];
}

function filled(items: string[]): string[] | undefined {
  return items.length === 0 ? undefined : items;
}

/** Whether the file has nothing here that a reader would miss: also `endDate: "present"`. */
function isEmpty(old: unknown): boolean {
  return parsePartialDate(old).kind === 'open' || (Array.isArray(old) && old.length === 0);
}

/** Whether the file says this already; a date in another form is the same date. */
function says(old: unknown, value: string | string[], key: string): boolean {
  if (key === 'startDate' || key === 'endDate') return dateText(old) === value;
  return isDeepStrictEqual(old, value);
}

function dateText(value: unknown): string | undefined {
  const parsed = parsePartialDate(value);
  if (parsed.kind === 'date') return partialDateText(parsed.date);
  return parsed.kind === 'invalid' && typeof value === 'string' ? value : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
