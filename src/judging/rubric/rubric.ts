import type { JudgedFinding } from '../finding';
import type { EntryText, ResumeText } from '../resumeText';

/** What a resume is judged by. */
export type Dimension =
  | 'relevance'
  | 'impact'
  | 'evidence'
  | 'ownership'
  | 'technical'
  | 'clarity'
  | 'consistency'
  | 'completeness';

/** Raised by each release that may give the same resume another score than the one before. */
export const RUBRIC_VERSION = 1;

/** Points of 100 with a job ad. Without one, relevance's share is spread over the others in proportion. */
export const WEIGHTS: Readonly<Record<Dimension, number>> = {
  relevance: 25,
  impact: 20,
  evidence: 15,
  ownership: 12,
  technical: 10,
  clarity: 8,
  consistency: 6,
  completeness: 4,
};

/** What is judged. `whole`: the document is complete, so that what it lacks counts; bullets alone lack nothing. */
export interface RubricInput {
  resume: ResumeText;
  whole: boolean;
  /** The job ad's text. */
  jobAd?: string;
  /** Paths of bullets that rest on evidence (`work[0].highlights[1]`); absent: evidence can't be judged. */
  evidenced?: ReadonlySet<string>;
  /** `YYYY-MM-DD`: what "present" and "in the future" mean; absent: neither is judged. */
  today?: string;
}

/** A dimension's judgement: `score` 0–100, or `null` where the input doesn't allow one. */
export interface DimensionScore {
  /** Its share of the total after rescaling, 0–100. */
  weight: number;
  score: number | null;
}

/** `total` 0–100, `null` where there is nothing to judge. */
export interface RubricResult {
  version: number;
  total: number | null;
  dimensions: Record<Dimension, DimensionScore>;
  /** The costliest first; equal ones in the order of the document. */
  findings: RubricFinding[];
}

/** A finding with the dimension it lowers, and by how many points of that dimension's 100. */
export interface RubricFinding extends JudgedFinding {
  dimension: Dimension;
  cost: number;
}

/** A bullet with where it stands. */
export interface BulletText {
  path: string;
  text: string;
  entry: EntryText;
}
