import { clausesOf } from '../../text/clauses';
import { findDates } from '../../text/dates';
import type { DateMention } from '../../text/dates';
import { languageOf } from '../../text/language';
import { findQuantities } from '../../text/numbers';
import type { Quantity } from '../../text/numbers';
import { findTechnologies } from '../../text/technologies';
import type { TechnologyMention } from '../../text/technologies';
import type { FactIndex } from './sources';
import { termsOf } from './terms';
import type { Term } from './terms';

/** Part of a claim that says one thing: a clause, or an item of a list in it. */
export interface Part {
  span: [number, number];
  text: string;
  terms: readonly Term[];
}

/** A bullet or a sentence that is held against the facts, read once for all rules. */
export interface Claim {
  text: string;
  language: 'en' | 'zh' | 'mixed' | null;
  terms: readonly Term[];
  parts: readonly Part[];
  quantities: readonly Quantity[];
  dates: readonly DateMention[];
  technologies: readonly TechnologyMention[];
}

/** The fact that a claim clashes with: its text, and the evidence that says it. */
export interface FactRef {
  fact?: string;
  source?: string;
}

/** What a rule objects to. */
export interface Objection extends FactRef {
  rule: GateRule;
  span: [number, number];
}

/** A rule of the gate. */
export type Detector = (claim: Claim, facts: FactIndex) => Objection[];

/** Ids of the gate's rules, as they stand in findings. */
export type GateRule =
  | 'number-not-in-evidence'
  | 'number-of-something-else'
  | 'technology-not-in-evidence'
  | 'name-not-in-evidence'
  | 'date-not-in-evidence'
  | 'title-not-in-evidence'
  | 'employer-not-in-evidence'
  | 'degree-not-in-evidence'
  | 'award-not-in-evidence'
  | 'verb-beyond-evidence'
  | 'verb-beyond-authorship'
  | 'scope-not-in-evidence'
  | 'lack-not-in-evidence'
  | 'denied-in-evidence'
  | 'planned-in-evidence'
  | 'from-another-entry'
  | 'from-an-instruction'
  | 'placeholder'
  | 'hidden-characters'
  | 'look-alike-characters'
  | 'link'
  | 'instruction';

/** Where a clause goes on to the next thing: conjunctions and list marks. */
const LIST =
  /\s*(?:、|，|,(?!\d{3}(?!\d))|;|；|\s(?:and|plus|as well as|while|then|by|with|so that)\s|以及|并且?(?!发|行|不)|同时|(?<!总|温|饱)和(?!谐|解|平)|(?<!参)与(?!会))\s*/gi;

/** Reads a claim. */
export function readClaim(text: string): Claim {
  const terms = termsOf(text);
  // Both are in order: each term is looked at by few parts.
  let next = 0;
  const termsWithin = ([from, to]: [number, number]): Term[] => {
    while ((terms[next]?.span[0] ?? from) < from) next++;
    const within: Term[] = [];
    for (let at = next; (terms[at]?.span[0] ?? to) < to; at++) {
      const term = terms[at];
      if (term && term.span[1] <= to) within.push(term);
    }
    return within;
  };
  return {
    text,
    language: languageOf(text),
    terms,
    parts: partsOf(text).map((span) => ({
      span,
      text: text.slice(...span),
      terms: termsWithin(span),
    })),
    quantities: findQuantities(text),
    dates: findDates(text),
    technologies: findTechnologies(text),
  };
}

/** The part that holds an offset. */
export function partAt({ parts, text }: Claim, offset: number): Part {
  return (
    parts.find(({ span }) => span[0] <= offset && offset < span[1]) ?? {
      span: [0, text.length],
      text,
      terms: [],
    }
  );
}

function partsOf(text: string): [number, number][] {
  return clausesOf(text).flatMap(({ span }) => {
    const spans: [number, number][] = [];
    let start = span[0];
    for (const match of text.slice(...span).matchAll(LIST)) {
      const end = span[0] + match.index;
      if (end > start) spans.push([start, end]);
      start = end + match[0].length;
    }
    if (start < span[1]) spans.push([start, span[1]]);
    return spans;
  });
}
