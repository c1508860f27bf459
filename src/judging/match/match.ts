/** A hard condition of an ad. `value`: years as a number's text; degree; English lower-case language; place as written. */
export interface Knockout {
  kind: 'years' | 'degree' | 'location' | 'language';
  value: string;
  /** Other values that meet it as well: "London or Manchester". */
  or?: string[];
  /** Where it stands in the ad, `[start, end)`. */
  span: [number, number];
}

/** A skill that an ad asks for. */
export interface Requirement {
  /** The official name in lower case (`go`, `ci/cd`). */
  skill: string;
  /** As the ad writes it. */
  surface: string;
  span: [number, number];
  /** Weights: must 3, duty 2, nice 1. */
  level: 'must' | 'duty' | 'nice';
  /** Members of one group are alternatives: one of them is enough. */
  group?: number;
}

/** A job ad, read. Nothing of it is invented: everything has its place in the text. */
export interface JobAd {
  title: string;
  requirements: Requirement[];
  knockouts: Knockout[];
}

/** How a requirement stands. `unknown`: the resume is empty, or it can't be told from texts. */
export type RequirementState = 'covered' | 'skillsListOnly' | 'inEvidenceNotInResume' | 'gap' | 'unknown';

/** A requirement beside the resume. */
export interface RequirementMatch {
  requirement: Requirement;
  state: RequirementState;
  /** Paths in the resume or references of evidence that show it. */
  where: string[];
}

/**
 * The match estimate. `estimate` 0–100, `null` when there is nothing to match: unknown, never 0 %. Of a group of which a
 * member is there, the missing members are not among the `matches`.
 */
export interface JobMatch {
  estimate: number | null;
  matches: RequirementMatch[];
  knockouts: { knockout: Knockout; state: 'met' | 'unmet' | 'unknown' }[];
}
