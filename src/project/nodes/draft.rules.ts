import type { Language } from '../../protocol/cards';
import type { ProjectFacts } from '../collect/facts';

/** What the rule writer may be told beside the facts. */
export interface DraftOptions {
  /** Ids of evidence whose bullets failed the check and must not be used again. */
  avoid?: readonly string[];
}

/** Fields of an entry that code sets from the facts; no writer's text ever reaches them. */
export interface EntryFields {
  name: string;
  startDate?: string;
  endDate?: string;
  roles: string[];
  url?: string;
}

/** The rule writer: an entry in the line format of `lines.ts`, made only of the evidence. */
export function draftLines(facts: ProjectFacts, _language: Language, _options: DraftOptions = {}): string {
  return `ABOUT: ${facts.name}\n`;
}

/** Name, dates, roles and URL of the entry. */
export function entryFields(facts: ProjectFacts, _today: Date): EntryFields {
  return { name: facts.name, roles: [] };
}
