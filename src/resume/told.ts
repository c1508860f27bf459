import type { BasicsField, EntrySection, Evidence } from '../protocol/cards';

/** An identity field of an entry: only ever what the user said, in their words. */
export type EntryField = 'name' | 'position' | 'startDate' | 'endDate' | 'studyType' | 'area' | 'url';

/** An entry that the user tells of; `id` is that of the resume's entry where it stands there already. */
export interface ToldEntry {
  id: string;
  section: EntrySection;
  /** It stands in the resume. */
  standing: boolean;
  fields: Partial<Record<EntryField, string>>;
  skills: string[];
  /** Ids of the evidence that tells of it, in the order in which it was told. */
  evidence: string[];
}

/** All that the user told in this thread, typed. `evidence` holds their own words: kind `statement`, ids `e1`, `e2`, … */
export interface Told {
  basics: Partial<Record<BasicsField, string>>;
  entries: ToldEntry[];
  evidence: Evidence[];
}

/** What is missing, and so worth a question. `entry`: the id of the entry that it is about. */
export type Gap =
  | { kind: 'target' }
  | { kind: 'job-ad' }
  | { kind: 'experience' }
  | { kind: 'more-experience' }
  | { kind: 'field'; entry: string; name: string; field: EntryField }
  | { kind: 'deeds'; entry: string; name: string }
  /** A claim without a number, or too vague; `quote` is the claim. */
  | { kind: 'metric'; entry: string; name: string; quote: string }
  | { kind: 'requirement'; skill: string }
  /** Nothing for the role that is aimed at: a neighbouring stack, coursework, open source. */
  | { kind: 'transferable'; target: string }
  | { kind: 'basics'; field: BasicsField }
  | { kind: 'education' };

/** A question that was asked: `key` tells what about. Declined ones are not asked again. */
export interface Asked {
  key: string;
  gap: Gap;
  state: 'open' | 'answered' | 'declined';
  /** How often it was asked. */
  times: number;
}
