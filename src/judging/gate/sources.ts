import type { DateMention } from '../../text/dates';
import type { Quantity } from '../../text/numbers';
import type { VerbStrength } from '../../text/verbStrength';

/**
 * A piece of evidence as the fact gate reads it. `user` and `resume` are a person's own words; `readme`, `manifest` and
 * `git` tell of a project, not of a person.
 */
export interface FactSource {
  id: string;
  kind: 'readme' | 'manifest' | 'git' | 'user' | 'resume';
  text: string;
  /** The entry that it belongs to; absent: the one that is judged. */
  entry?: string;
  /** Names that stand in its data: packages, tools, scopes. */
  names?: readonly string[];
  /** Counts that stand in its data. */
  counts?: readonly Quantity[];
  /** Dates that stand in its data. */
  dates?: readonly DateMention[];
  /** Commits of the person, and all. */
  share?: { mine: number; total: number };
}

/** Whether a source is a person's own word. */
export function isPersonal({ kind }: FactSource): boolean {
  return kind === 'user' || kind === 'resume';
}

/**
 * How a clause is meant. Only `asserted` and `ongoing` ones are facts; `ongoing`: begun, not finished, or only tried;
 * `instruction`: it addresses a reader or a tool.
 */
export type Mood = 'asserted' | 'ongoing' | 'planned' | 'negated' | 'instruction';

/** One clause of a source. */
export interface Statement {
  source: FactSource;
  text: string;
  mood: Mood;
  /** Offset in `text` from which a `negated` mood holds. */
  moodFrom: number;
  /** Index of its sentence in the source. */
  sentence: number;
  /** Terms of both languages that it is about; see `termsOf`. */
  terms: ReadonlySet<string>;
  /** Of a clause that denies or plans: the terms that are denied or planned. */
  denied: ReadonlySet<string>;
  /** The first of them, right behind the word that denies. */
  focus: string | null;
  quantities: readonly Quantity[];
  dates: readonly DateMention[];
  /** Ids of technologies that it names. */
  technologies: ReadonlySet<string>;
  /** Whether it tells of another person's doing. */
  byOthers: boolean;
  /** What it claims for the person, `null` where no verb says. */
  strength: VerbStrength | null;
}

/** All that the evidence of an entry states, ready to be compared. */
export interface FactIndex {
  /** Clauses of the entry's own evidence that are facts. */
  own: readonly Statement[];
  /** Clauses of the entry's own evidence that deny or plan something. */
  unmade: readonly Statement[];
  /** Clauses of other entries' evidence. */
  foreign: readonly Statement[];
  /** Texts that address a reader or a tool. */
  injected: readonly Statement[];
  /** Technologies of the facts, those included that a named one implies. */
  technologies: ReadonlySet<string>;
  /** Terms of the facts. */
  terms: ReadonlySet<string>;
  /** Texts and names of the facts in lower case, without spaces. */
  words: string;
  /** The same of all the entry's evidence, denied and planned included. */
  allWords: string;
  quantities: readonly Quantity[];
  dates: readonly DateMention[];
  /** Texts of the facts without shares of commits, for patterns that need more than one clause. */
  text: string;
  /** The person's share of the commits, 0–1; `null` where nothing says. */
  share: number | null;
  /** Whether something of it is the person's own word. */
  personal: boolean;
}
