import type { PartialDate } from '../../text/dates';
import type { Quantity } from '../../text/numbers';
import type { TechnologyMention } from '../../text/technologies';
import type { EntryText, ResumeText } from '../resumeText';
import type { Reading } from './reading';
import type { PhraseMention } from './words/phrases';
import type { Misspelling } from './words/typos';
import type { WeakPhrase } from './words/weakPhrases';
import type { BulletText, Dimension, RubricFinding, RubricInput } from './rubric';

/** The word that a bullet begins with, when it is a verb. */
export interface Opener {
  /** `build` for "Built", "Builds" and "building"; a Chinese verb as it stands. */
  base: string;
  surface: string;
  form: 'past' | 'base' | 'thirdPerson' | 'gerund' | 'han';
  span: [number, number];
}

/** A bullet with what the rules need of it, computed once. Every span is `[start, end)` in `text`. */
export interface JudgedBullet extends BulletText {
  /** Paths of bullets that say the same in the same words; they count once. */
  copies: readonly string[];
  language: 'en' | 'zh';
  /** Words; in Chinese characters, where a Latin word or a number counts as two. Marks and spaces count nothing. */
  length: number;
  /** Content words that would not fit any other project; a pair of Han characters is one. */
  content: number;
  quantities: readonly Quantity[];
  technologies: readonly TechnologyMention[];
  /** What it was made with: technologies without umbrella terms, misspelt ones, and names that no table knows. */
  products: PhraseMention[];
  /** `null`: it begins with something else than a known verb. */
  opener: Opener | null;
  /** The phrase of duty or of being there that its first statement rests on. */
  weak: WeakPhrase | null;
  /** Technologies whose names are not written as their makers write them. */
  misspellings: Misspelling[];
  /** The first passive. */
  passive: PhraseMention | null;
  /** Clichés, praise of oneself, words of slides. Of these and the next ones none is in two lists, nor in `weak`. */
  cliches: PhraseMention[];
  /** Technologies that are not named. */
  unsaid: PhraseMention[];
  /** Words of talk. */
  spoken: PhraseMention[];
  /** Words that can go. */
  fillers: PhraseMention[];
  /** Amounts and degrees that are not said. */
  vague: PhraseMention[];
}

/** An entry with its bullets and its period as dates, whatever way they are written. */
export interface JudgedEntry {
  entry: EntryText;
  bullets: JudgedBullet[];
  /** `null`: not given, or no date. */
  start: PartialDate | null;
  end: PartialDate | 'present' | null;
}

/** All that a rule may look at; texts as they are read ({@link Reading}), for rules over the document as written. */
export interface JudgeContext extends RubricInput {
  /** The resume as written. */
  written: ResumeText;
  /** Of texts that are written in another way than they are read, by path. */
  readings: ReadonlyMap<string, Reading>;
  /** The language that most of the resume is written in. */
  language: 'en' | 'zh';
  /** In the order of the document. */
  entries: JudgedEntry[];
  /** Bullets of all entries that say something, equal ones once. Blank ones are none. */
  bullets: JudgedBullet[];
}

/** A finding as a rule gives it: the engine adds the rule's id and dimension. */
export type RuleFinding = Omit<RubricFinding, 'rule' | 'dimension'>;

/**
 * One rule. `judge` gives what it found, each with its cost in points of the dimension's 100 (0 for mere advice), or
 * `null` where the input doesn't allow a judgement: a dimension that none of its rules can judge has no score.
 * A rule is pure, and its costs don't depend on the order of bullets or on spaces.
 */
export interface Rule {
  /** In kebab-case, unique over the rubric: `weak-verb`. */
  id: string;
  dimension: Dimension;
  judge(context: JudgeContext): RuleFinding[] | null;
}
